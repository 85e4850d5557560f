"""A Null below the bid where another game counts in its place: it may be declared, and is over at once."""

import pytest
from attrs import evolve

import pyskat as sk
from pyskat.court import null_replacements
from pyskat.jsonio import from_json, to_json
from pyskat.notation import iss, sheet_csv

F, M, R = sk.Seat
RULES = sk.Rules(null_below_bid="replacement", kontra=sk.KontraRules())
DEAL = sk.Deal.parse(
    "CJ S8 S9 HK HQ H9 H8 D9 D8 D7 | S7 CA CT SA ST HA HT DA DT CK | SJ HJ DJ CQ C9 C8 C7 SK SQ DK | H7 DQ"
)
"""Forehand is with 1, whatever is played."""


def declared(words: str, bid: int = 24, rules: sk.Rules = RULES) -> sk.Finished:
    state: sk.State = sk.start(DEAL, rules)
    for action in (sk.Bid(bid), sk.Hold(), sk.Pass(), sk.Pass()):
        state = sk.apply(state, action)
    if "hand" not in words:
        state = sk.apply(sk.apply(state, sk.PickUp()), sk.Discard(sk.cards("H7 DQ")))
    assert sk.is_legal(state, sk.Declare(sk.Contract.parse(words)))
    state = sk.apply(state, sk.Declare(sk.Contract.parse(words)))
    assert isinstance(state, sk.Finished)
    return state


@pytest.mark.parametrize(
    ("words", "bid", "score"),
    [
        ("null", 24, -48),  # clubs 2 × 12 are 24, diamonds 3 × 9
        ("null", 46, -96),  # clubs 4 × 12 or grand 2 × 24, hearts 5 × 10
        ("null hand", 36, -72),  # diamonds 4 × 9 or clubs 3 × 12, which is with 1, game 2, hand 3
        ("null ouvert", 48, -96),  # clubs 4 × 12
        ("null ouvert hand", 60, -120),  # hearts 6 × 10 or clubs 5 × 12, diamonds 7 × 9
        ("null", 264, -528),  # spades 24 × 11, clubs 22 × 12 or grand 11 × 24; diamonds would be 30 × 9 = 270
    ],
)
def test_it_is_over_at_the_cheapest_game(words: str, bid: int, score: int) -> None:
    final = declared(words, bid)
    assert isinstance(final.result, sk.GameResult)
    settled = final.result.settlement
    every = null_replacements(bid, dict.fromkeys(list(sk.Game)[:5], 1), hand="hand" in words, rules=RULES)
    assert (settled.score, final.result.scores) == (score, (score, 0, 0))
    assert settled in every
    assert (settled.ended, settled.won, final.declarer, final.bid) == (sk.Ending.REPLACED, False, F, bid)
    assert final.contract == sk.Contract.parse(words)
    assert not sk.interrupts(final)
    assert not final.shown
    assert final.played == ()
    assert final.doubling == ()


def test_a_null_worth_the_bid_is_played() -> None:
    state: sk.State = sk.start(DEAL, evolve(RULES, kontra=None))
    for action in (sk.Bid(23), sk.Hold(), sk.Pass(), sk.Pass(), sk.PickUp(), sk.Discard(sk.cards("H7 DQ"))):
        state = sk.apply(state, action)
    assert isinstance(sk.apply(state, sk.Declare(sk.Contract(sk.Game.NULL))), sk.Playing)


def test_everybody_sees_it_alike() -> None:
    final = declared("null ouvert", 48)
    for eye in (*sk.Seat, None):
        seen = sk.view(final, eye)
        assert seen.result == final.result
        assert (seen.shown, seen.matadors) == (None, None)
        assert sk.events(seen)[-1].say("de") == (
            "Vorhand spielt Kreuz: mit 1, Spiel 2, 2 × Kreuz 12 = 24: verloren statt eines Null, gereizt 48, "
            "gezählt als 48, −96"
        )


def test_it_is_stored_and_replayed() -> None:
    final = declared("null", 24)
    assert from_json(to_json(final)) == final
    assert from_json(to_json(final.result)) == final.result
    record = sk.Record.of(final)
    assert record.final == final
    assert record.differences() == ()
    assert from_json(to_json(record)) == record
    (again,) = iss.loads(iss.dumps(record))
    assert again.final == final
    assert again.differences() == ()


def test_it_goes_on_a_sheet_and_comes_back() -> None:
    final = declared("null", 24)
    assert isinstance(final.result, sk.GameResult)
    sheet = sk.Sheet(("A", "B", "C")).enter(sk.Entry.game(0, final.result.settlement))
    for language in ("en", "de"):
        assert sheet_csv.loads(sheet.csv(language=language)) == sheet


def test_there_is_no_play_to_begin_with() -> None:
    with pytest.raises(sk.IllegalActionError) as caught:
        sk.start_play(DEAL, sk.Contract(sk.Game.NULL), F, bid=24, rules=RULES)
    assert caught.value.code is sk.Code.NULL_REPLACED


@pytest.mark.parametrize("bid", [24, 264])
def test_without_a_deal_nobody_knows_the_game(bid: int) -> None:
    with pytest.raises(sk.ContractError) as caught:
        sk.settle(sk.Contract(sk.Game.NULL), bid=bid, tricks_taken=0, rules=RULES)
    assert caught.value.code is sk.Code.NULL_REPLACED
    assert "null_replacements" in caught.value.explain("de")
