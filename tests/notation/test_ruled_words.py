"""What went wrong at a table, told in words: the whole ruling, and who did it."""

from typing import Any, Final

import pytest

import pyskat as sk
from pyskat.court import Offence, OffenceKind, Party, Then, ruling
from pyskat.court.rulings import happened
from pyskat.notation import sheet_csv
from pyskat.notation.reckoning import read_reckoning
from pyskat.notation.sheet_text import read_sheet

NEED_A_DEAL: Final = {"pulled_in", "left_tricks_lying", "showed_skat", "skat_touched", "bid_in_words"}


@pytest.mark.parametrize("party", [*Party, None])
@pytest.mark.parametrize("kind", [kind for kind in OffenceKind if kind is not OffenceKind.BID_IN_WORDS])
@pytest.mark.parametrize("language", ["en", "de"])
def test_what_a_ruling_says_of_an_offence_is_understood(
    kind: OffenceKind, party: Party | None, language: sk.Language
) -> None:
    only = {"named_a_trick": Party.DEFENDERS}.get(kind.value, Party.DECLARER)
    if kind.value in {"led_before_announcing", "left_tricks_lying", "showed_skat", "named_a_trick"}:
        party = only
    elif party is None and kind is not OffenceKind.WRONG_COUNT:
        party = Party.DEFENDERS
    offence = Offence(kind, party)
    read = read_reckoning(f"grand with 2, {happened(offence).say(language)}")
    assert read.offence == offence
    if kind.value in NEED_A_DEAL:
        with pytest.raises(sk.SettlementError) as refused:
            read.ruling()
        assert refused.value.code is sk.Code.DEAL_NEEDED
    else:
        assert read.ruling() == ruling(sk.Contract(sk.Game.GRAND), 2, offence=offence)


def test_what_both_had_by_then_is_ruled_on() -> None:
    facts = "bid 30, kontra, 40:31, 4 tricks, defenders 3 tricks"
    text = f"hearts hand with 1, schneider announced, {facts}, a defender revoked"
    offence = Offence(OffenceKind.REVOKE, Party.DEFENDERS)
    expected = ruling(
        sk.Contract.parse("hearts hand schneider"),
        1,
        offence=offence,
        bid=30,
        points=40,
        tricks_taken=4,
        defenders_points=31,
        defenders_tricks=3,
        kontra=True,
    )
    assert expected.settlement is not None
    assert expected.settlement.score == -2 * 2 * 5 * 10  # with 31 of the defenders the announced Schneider is missed
    assert read_reckoning(text).ruling() == expected
    assert sk.reckon(text) == expected.settlement


def test_doublings_count_in_the_settlement_and_in_the_words() -> None:
    ruled = read_reckoning("hearts with 2, bock, bock, a defender revoked").ruling()
    assert ruled.settlement is not None
    assert ruled.settlement.score == 4 * 3 * 10
    assert "+120" in ruled.explain()
    with pytest.raises(sk.SkatError) as refused:
        read_reckoning(f"hearts with 2, {'bock ' * 41}, a defender revoked").ruling()
    assert refused.value.code is sk.Code.BAD_DOUBLINGS


def test_a_ruling_may_have_no_score() -> None:
    ruled = read_reckoning("Herz mit 2, der Alleinspieler zeigt eine Karte").ruling()
    assert (ruled.winner, ruled.settlement, ruled.consequence.then) == (None, None, Then.CARD_BACK)
    assert read_reckoning("hearts with 2, declarer showed a card, 40").ruling().settlement is None


def test_the_rules_of_the_table_count() -> None:
    read = read_reckoning("hearts hand with 2, declarer revoked")
    assert [read.settle(rules).score for rules in (sk.ISKO, sk.PRE_1999, sk.SIMPLE)] == [-80, -40, -80]


@pytest.mark.parametrize("text", ["hearts with 2, 61 points", "hearts with 2", "hearts with 2, gave up"])
def test_without_anything_wrong_there_is_nothing_to_rule_on(text: str) -> None:
    with pytest.raises(sk.ParseError, match="what went wrong"):
        read_reckoning(text).ruling()


def test_in_a_ramsch_there_are_no_parties() -> None:
    with pytest.raises(sk.ContractError, match="parties"):
        read_reckoning("ramsch 45 40 35").ruling()


@pytest.mark.parametrize(
    ("text", "score"),
    [
        ("hearts with 2, defenders 30, declarer revoked, 55, bid 18", -60),
        ("hearts with 2, defenders 30, bid 18, 61, declarer revoked", 30),
    ],
)
def test_a_bare_number_may_be_what_decides_nothing(text: str, score: int) -> None:
    found = sk.reckon(text)
    assert isinstance(found, sk.Settlement)
    assert found.score == score


def test_a_list_may_have_what_went_wrong_and_is_read_back() -> None:
    text = (
        "players A B C\nA: grand with 2, bid 48, defenders 30, declarer revoked\n"
        "B: hearts with 2, a defender throws, defenders 30\nC: hearts with 2, claimed schwarz, accepted\n"
    )
    sheet = read_sheet(text)
    assert [entry.score for entry in sheet.entries] == [-144, 40, 50]
    assert sheet_csv.loads(sheet.csv()).entries == sheet.entries


def test_the_court_has_no_other_names() -> None:
    court: Any = sk.court
    assert court.judging.decided is sk.court.decided
    with pytest.raises(AttributeError, match="no attribute 'jury'"):
        _ = court.jury
