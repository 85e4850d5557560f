"""Records of the International Skat Server: real ones, endings, hostile ones, and what is written reads back."""

import io
import random
import re
from collections.abc import Iterator
from string import ascii_uppercase, digits
from typing import Final, TypeAlias

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

import pyskat as sk
from laws.strategies import LAW, any_rules, walk
from pyskat.base.values import FrozenMap
from pyskat.notation import iss
from pyskat.records.recorded import RecordedEnd
from shared_data import ABSENT, data_path
from tables import cells, headed, pairs

SERVER: Final = "International Skat Server"
APP: Final = "ISS2"
DEALT: Final = "w CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8.SA.ST.SK.SQ.S9.S8.S7.HA.HT.HK.DA.DT.DK.DQ.D9.D8.HQ.H9.H8.H7.C7.D7"
"""Forehand: all jacks and clubs but the seven. Middlehand: spades, HA HT HK. Rearhand: diamonds, HQ H9 H8 H7."""

FORE18: Final = "1 p 2 p 0 18"
MID18: Final = "1 18 0 p 2 p"
REAR18: Final = "1 p 2 18 0 p"


def text_of(moves: str, result: str | None = None, place: str = SERVER) -> str:
    """Write a record of the one deal used here."""
    claimed = "" if result is None else f"R[{result}]"
    return f"(;GM[Skat]PC[{place}]P0[Ann]P1[Bob]P2[Cid]MV[{DEALT} {moves} ]{claimed} ;)"


def read(text: str) -> sk.Record:
    """Read exactly one record."""
    (record,) = iss.loads(text)
    return record


# Real records.


def real_lines() -> list[str]:
    """The lines of the real records; none where they are not at hand."""
    path = data_path() / "iss_records.sgf"
    return path.read_text(encoding="utf-8").splitlines() if path.is_file() else []


LINES: Final = real_lines()
CORRUPT: Final = 3
needs_records = pytest.mark.skipif(not LINES, reason=ABSENT)
each_real = pytest.mark.parametrize(
    ("number", "line"),
    [pytest.param(number, line, id=f"line {number}") for number, line in enumerate(LINES, 1) if number != CORRUPT]
    or [pytest.param(0, "", id="absent", marks=pytest.mark.skip(reason=ABSENT))],
)


@each_real
def test_a_real_record_agrees_with_the_rules_and_reads_back_equal(number: int, line: str) -> None:
    record = read(line)
    final, claimed = record.final, record.outcome
    assert number
    assert isinstance(final, sk.Finished)
    assert claimed is not None
    assert record.check() == ()
    assert final.result.scores == tuple(claimed.value if seat is claimed.declarer else 0 for seat in sk.Seat)
    assert iss.loads(iss.dumps(record)) == [record]


@needs_records
def test_of_27_real_records_a_hidden_card_makes_the_third_corrupt() -> None:
    with pytest.raises(sk.RecordError, match="line 3, move 8") as found:
        iss.loads("\n".join(LINES))
    errors: list[sk.RecordError] = []
    records = iss.loads("\n".join(LINES), on_error=errors.append)
    assert len(records) == 26
    for error in (found.value, *errors):
        assert (error.line, error.index, error.code) == (3, 8, sk.Code.UNKNOWN_CARDS)
    assert len(errors) == 1


FIELDS: Final = dict(
    pairs("""
    d = declarer | v = value | m = matadors | p = points | t = tricks | s = schneider | z = schwarz
    p0 = penalties | p1 = penalties | p2 = penalties | l = left | to = timed_out | r = resigned
    """)
)


def altered(name: str, value: int) -> int:
    """Another value of a field, one that it could have."""
    if name in {"s", "z", "p0", "p1", "p2", "r"}:
        return 1 - value
    if name in {"d", "l", "to"}:
        return 0 if value else -1
    return -value if name == "m" and value else value + 1


def tampered(line: str) -> Iterator[tuple[str, str]]:
    """Alter each field of the result in turn; give the name of the field with the record."""
    result = re.search(r"\bR\[(.*?)\]", line)
    assert result
    words = result[1].split()
    for place, word in enumerate(words):
        name, colon, value = word.partition(":")
        field, other = FIELDS.get(name, ""), ""
        if colon:
            other = f"{name}:{altered(name, int(value))}"
        elif word in {"bidok", "overbid"}:
            field, other = "overbid", {"bidok": "overbid", "overbid": "bidok"}[word]
        else:
            field, other = "result", {"win": "loss", "loss": "win", "penalty": "win"}[word]
        changed = [*words[:place], other, *words[place + 1 :]]
        yield field, line[: result.start()] + f"R[{' '.join(changed)}]" + line[result.end() :]


@each_real
def test_each_altered_field_of_a_real_result_is_named(number: int, line: str) -> None:
    final = read(line).final
    assert isinstance(final, sk.Finished)
    null = final.contract is not None and final.contract.game is sk.Game.NULL
    aborted = isinstance(final.result, sk.Aborted)
    if isinstance(final.result, sk.PassedIn):
        assert read(line.replace("R[passed]", "R[d:0 win]")).check()[0].explain().startswith("result: recorded win")
        return
    seen = set()
    for field, text in tampered(line):
        if (field == "points" and null) or (aborted and field not in {"declarer", "penalties", "left", "timed_out"}):
            continue
        seen.add(field)
        told = read(text).check()
        assert [str(difference).split(":")[0].replace(" ", "_") for difference in told] == [field], f"line {number}"
    assert {"declarer", "penalties", "left", "timed_out"} <= seen


@needs_records
def test_the_points_of_a_null_are_for_information_only_and_a_result_may_say_nothing_of_resigning() -> None:
    assert "p:14" in LINES[11]
    assert read(LINES[11].replace("p:14", "p:99")).check() == ()
    outcome = read(LINES[1]).outcome
    assert outcome is not None
    assert outcome.resigned is None


def test_a_penalty_has_no_value() -> None:
    assert read(text_of("1 18 w LE.2", claim("d:-1 penalty p2:1 l:2"))).check() == ()
    (told,) = read(text_of("1 18 w LE.2", claim("d:-1 penalty v:99 p2:1 l:2"))).check()
    assert str(told).startswith("value: recorded 99")


# How a game may stop before the tenth trick.

USUAL: Final = "v:0 m:0 bidok p:0 t:0 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0"
STOPPED_AT_30: Final = f"{MID18} 1 SHS 0 C8 1 S7 2 H7 1 SA 2 DA 0 CJ 0 C9 1 HK 2 D8 0 DJ 1 S8 2 H8"
"""Spades hand without 4, Schneider announced. Tricks: 0 to middlehand; 24, 4 and 2 to the defenders, 30 in all."""
STOPPED_AT_43: Final = f"{STOPPED_AT_30} 0 CQ 1 HT 2 D9"
PLAYED_OUT: Final = f"{STOPPED_AT_43} 0 SJ 1 S9 2 H9 0 HJ 1 SQ 2 HQ 0 CA 1 SK 2 DT 1 ST 2 DK 0 CT 1 HA 2 DQ 0 CK"

ENDINGS: Final = f"""\
Null ends with the declarer's first trick: d:2 loss v:-46 p:24 t:1
    {REAR18} 2 s w C7.D7 2 N.C7.D7 0 DJ 1 SA 2 DA
schwarz announced ends with the first trick lost: d:1 loss v:-480 m:-4
    {MID18} 1 GHZ 0 CJ 1 HK 2 H7  # without 4, game, hand, schneider, announced, schwarz, announced: 10 × 24
ouvert ends with the first trick lost: d:1 loss v:-242 m:-4
    {MID18} 1 SO.SA.ST.SK.SQ.S9.S8.S7.HA.HT.HK 0 CJ 1 S7 2 H7  # without 4 and seven steps more: 11 × 11
schneider announced may end once the defenders have more than 30: d:1 loss v:-176 m:-4 t:1
    {STOPPED_AT_43}  # without 4, game 5, hand 6, schneider 7, announced 8: 8 × 11
the same with a card on the table: d:1 loss v:-176 m:-4 t:1
    {STOPPED_AT_43} 0 SJ
or it is played out: d:1 loss v:-176 m:-4 p:67 t:4
    {PLAYED_OUT}
both defenders resign: d:0 win v:180 m:11 p:120 t:10 s:1 z:1 r:1
    {FORE18} 0 CH 0 CJ 1 RE 2 RE  # with 11, game 12, hand 13, schneider 14, schwarz 15: 15 × 12
both defenders resign with a trick taken and a card on the table: d:1 win v:77 m:-4 p:105 t:9 s:1 r:1
    {MID18} 1 SH 0 CA 1 HK 2 D8 0 CT 2 RE 0 RE  # 15 points with them; without 4, 5, 6, schneider 7: 7 × 11
both defenders resign with the announcement missed already: d:1 loss v:-176 m:-4 p:77 t:6 r:1
    {STOPPED_AT_43} 2 RE 0 RE  # four tricks and 43 points with the defenders
in the app one defender resigns after the hand was shown: d:1 win v:77 m:-4 p:105 t:9 s:1 r:1
    {MID18} 1 SH 0 CA 1 HK 2 D8 0 CT 1 SC 2 RE
in the app one who resigned before that needs the other: d:1 win v:77 m:-4 p:105 t:9 s:1 r:1
    {MID18} 1 SH 0 CA 1 HK 2 D8 0 CT 2 RE 1 SC 0 RE
both defenders resign against Null: d:2 win v:23 r:1
    {REAR18} 2 s w C7.D7 2 N.C7.D7 0 C8 1 SA 2 H7 1 RE 0 RE
the declarer resigns with more than 60: d:0 win v:156 m:11 p:63 t:2 r:1
    {FORE18} 0 CH 0 CA 1 SA 2 DA 0 CT 1 ST 2 DT 0 RE  # 33 + 30 points; with 11, game 12, hand 13: 13 × 12
the declarer resigns with 90 or more: d:0 win v:168 m:11 p:98 t:5 s:1 r:1
    {FORE18} 0 CH 0 CA 1 SA 2 DA 0 CT 1 ST 2 DT 0 CK 1 SK 2 DK 0 CQ 1 SQ 2 DQ 0 C9 1 HA 2 HQ 0 RE  # schneider 14 × 12
the declarer resigns with less than 61: d:0 loss v:-312 m:11 p:33 t:1 r:1
    {FORE18} 0 CH 0 CA 1 SA 2 DA 0 RE
the declarer resigns as schneider: d:0 loss v:-336 m:11 p:4 t:1 s:1 r:1
    {FORE18} 0 CH 0 CK 1 S7 2 D8 0 RE  # 4 points in one trick: schneider 14 × 12
the declarer resigns as schwarz: d:1 loss v:-176 m:-4 s:1 z:1 r:1
    {MID18} 1 SH 0 CA 1 HK 2 D8 1 RE  # without 4, game 5, hand 6, schneider 7, schwarz 8: 8 × 11
the declarer resigns before the first card, when no level counts: d:0 loss v:-312 m:11 r:1
    {FORE18} 0 CH 0 RE
the declarer resigns within the first trick, when no level counts: d:0 loss v:-312 m:11 r:1
    {FORE18} 0 CH 0 CK 1 S7 0 RE
the declarer resigns a Null: d:2 loss v:-92 r:1
    {REAR18} 2 s w C7.D7 2 NO.C7.D7 0 C8 1 SA 2 H7 2 RE
the declarer leaves with more than 60: d:0 win v:156 m:11 p:63 t:2 l:0
    {FORE18} 0 CH 0 CA 1 SA 2 DA 0 CT 1 ST 2 DT w LE.0
the declarer runs out of time as schneider: d:0 loss v:-336 m:11 p:4 t:1 s:1 to:0
    {FORE18} 0 CH 0 CK 1 S7 2 D8 0 CQ w TI.0
one defender leaves: d:1 win v:77 m:-4 p:105 t:9 s:1 l:2
    {MID18} 1 SH 0 CA 1 HK 2 D8 0 CT w LE.2
one defender runs out of time: d:1 win v:77 m:-4 p:105 t:9 s:1 to:0
    {MID18} 1 SH 0 CA 1 HK 2 D8 0 CT w TI.0
one defender leaves a Null: d:2 win v:23 l:1
    {REAR18} 2 s w C7.D7 2 N.C7.D7 0 C8 w LE.1
somebody leaves the auction: d:-1 penalty p2:1 l:2
    1 18 w LE.2
the declarer runs out of time over the skat: d:-1 penalty p0:1 to:0
    {FORE18} w TI.0
a defender leaves during the discard: d:-1 penalty p1:1 l:1
    {FORE18} 0 s w C7.D7 w LE.1
the declarer leaves before declaring: d:-1 penalty p0:1 l:0
    {FORE18} 0 s w C7.D7 0 C7.D7 w LE.0
the declarer leaves before the first card: d:0 penalty p0:1 l:0
    {FORE18} 0 CH w LE.0
a defender runs out of time before the first card: d:0 penalty p1:1 p2:1 to:2
    {FORE18} 0 CH w TI.2
a defender leaves before the first card: d:1 penalty p0:1 p2:1 l:0
    {MID18} 1 s w C7.D7 1 S.C7.D7 w LE.0
"""
"""Two lines each: what happens and what the server claims besides :data:`USUAL`; and the moves."""


def claim(said: str) -> str:
    """Write a result as the server does, of which only what is not usual is said."""
    declarer, end, *told = said.split()
    fields = {word.partition(":")[0]: word for word in told}
    return " ".join([declarer, end, *[fields.get(word.partition(":")[0], word) for word in USUAL.split()]])


CASES: Final = {
    name: (moves.partition("#")[0].strip(), claim(claimed), APP if "in the app" in name else SERVER)
    for line, moves in zip(*[iter(ENDINGS.splitlines())] * 2, strict=True)
    for name, _, claimed in [line.partition(": ")]
}


@pytest.mark.parametrize(("moves", "claimed", "place"), CASES.values(), ids=CASES)
def test_an_ending_gives_what_the_server_writes_and_reads_back_equal(moves: str, claimed: str, place: str) -> None:
    record = read(text_of(moves, claimed, place))
    assert record.check() == ()
    assert isinstance(record.final, sk.Finished)
    assert sk.Record.of(record.final).outcome == record.outcome
    assert iss.loads(iss.dumps(record)) == [record]


NOT_THE_END: Final = [
    pytest.param(STOPPED_AT_30, SERVER, id="schneider announced, the defenders have just 30"),
    pytest.param(STOPPED_AT_43.replace("SHS", "SH"), SERVER, id="the defenders have 43, but nothing is announced"),
    pytest.param(f"{FORE18} 0 CH 0 CJ 1 RE", SERVER, id="one defender resigns"),
    pytest.param(f"{FORE18} 0 CH 0 SC 0 CJ 1 RE", SERVER, id="one resigns after the hand was shown, not in the app"),
    pytest.param(f"{FORE18} 0 CH 0 CJ 1 RE", APP, id="one resigns in the app, but no hand was shown"),
    pytest.param(f"{FORE18} 0 CH 0 CJ 1 RE 0 SC", APP, id="one resigns in the app, and then the hand is shown"),
    pytest.param(f"{FORE18} 0 CH 0 SC", APP, id="the hand is shown and nobody resigns"),
    pytest.param(f"{FORE18} 0 CH 0 CA 1 SA 2 DA", SERVER, id="the moves just end"),
]


@pytest.mark.parametrize(("moves", "place"), NOT_THE_END)
def test_what_does_not_end_a_game(moves: str, place: str) -> None:
    (told,) = read(text_of(moves, claim("d:0 win"), place)).check()
    assert str(told).startswith("result: recorded win, but the record stops in the play")
    assert isinstance(read(text_of(moves, place=place)).final, sk.Playing)


def test_a_game_that_could_stop_goes_on_where_no_result_is_claimed() -> None:
    running = read(text_of(STOPPED_AT_43))
    assert isinstance(running.final, sk.Playing)
    assert isinstance(running.then(sk.PlayCard(sk.Card.SJ)).final, sk.Playing)


@pytest.mark.parametrize("end", ["TI.0", "LE.0", "LE.2"])
def test_a_declaration_cut_off_before_its_discard_has_no_meaningful_result(end: str) -> None:
    record = read(text_of(f"{FORE18} 0 s w C7.D7 0 G w {end}", claim("d:0 loss v:-480 m:-11")))
    (told,) = record.check()
    assert "between declaration and discard" in str(told)
    assert isinstance(record.final, sk.Finished)
    assert isinstance(record.final.result, sk.Aborted)
    assert "G" in record.tags.values()
    taken_back = record.undo(2)
    assert isinstance(taken_back.final, sk.SkatDecision)
    for each in (record, taken_back):
        assert iss.loads(iss.dumps(each)) == [each]


def test_a_declaration_cut_off_at_the_end_is_kept_and_forgotten_when_the_deal_goes_on() -> None:
    record = read(text_of(f"{FORE18} 0 s w C7.D7 0 G"))
    assert isinstance(record.final, sk.Discarding)
    gone_on = record.then(sk.Discard(sk.cards("C7 D7"))).then(sk.Declare(sk.Contract(sk.Game.CLUBS)))
    for each, kept in ((record, True), (gone_on, False)):
        assert ("G" in each.tags.values()) is kept
        assert iss.loads(iss.dumps(each)) == [each]


# Bids.


def test_a_bid_no_game_is_worth_is_played_and_remarked() -> None:
    # Spades hand without 4 is worth 66; the least multiple of 11 that reaches 119 is 121.
    claimed = claim("d:1 loss v:-242 m:-4 p:120 t:10 s:1 z:1 r:1").replace("bidok", "overbid")
    record = read(text_of("1 119 0 p 2 p 1 SH 0 RE 2 RE", claimed))
    assert list(map(str, record.check())) == ["bid: 119 is no value that a game can have"]
    several = read(text_of("1 19 0 y 1 20 0 y 1 26 0 p 2 p"))
    assert [told.params["value"] for told in several.check()] == [19, 26]


@pytest.mark.parametrize(("moves", "bid"), [("1 p 2 p 0 20 0 CH", 20), ("1 499 0 y 1 p", 499)])
def test_forehand_names_any_value_after_two_passes_and_bids_go_up_to_499(moves: str, bid: int) -> None:
    assert read(text_of(moves)).final.bid == bid


# The forms of the format.

WHOLE: Final = text_of(f"{MID18} 1 s w C7.D7 1 S.C7.D7 0 CA 1 HK 2 D8")


def test_players_deal_and_moves_are_read() -> None:
    record = read(WHOLE)
    assert record.players == ("Ann", "Bob", "Cid")
    assert record.deal == sk.Deal.parse(
        "CJ SJ HJ DJ CA CT CK CQ C9 C8 | SA ST SK SQ S9 S8 S7 HA HT HK | DA DT DK DQ D9 D8 HQ H9 H8 H7 | C7 D7"
    )
    assert (record.rules, record.outcome) == (sk.ISS, None)
    assert record.tags == {"PC": SERVER}
    assert ", ".join(map(str, record.actions)) == "18, pass, pass, pick up, discard C7 D7, spades, CA, HK, D8"
    assert read(re.sub(r"(PC|P0|P1|P2)\[.*?\]", "", WHOLE)).players == ("", "", "")


SAME: Final = [
    # Lines, blanks and marks that do not count; properties in another order, or none that must be there.
    *[WHOLE.replace("MV[", "\nMV[").replace(" 1 s", "\n1\ns"), WHOLE.replace(" 1 s", "\r\n1 s") + "\r\n"],
    *["\ufeff" + WHOLE, f"\n\n  {WHOLE}  \n\n", WHOLE.replace(" ;)", ")"), WHOLE.replace("GM[Skat]", "")],
    *[WHOLE.replace("]P", "] P").replace("(;", "(; "), WHOLE.replace("P0[Ann]", "").replace("MV[", "P0[Ann]MV[")],
    WHOLE.replace("C8.SA", "C8|SA").replace("HK.DA", "HK|DA").replace("H7.C7.D7 1", "H7|C7.D7 1"),
    # The discard: a move of its own, behind or before the declaration; its cards and the skat's in another order.
    *[WHOLE.replace("1 S.C7.D7", discard) for discard in ("1 S 1 C7.D7", "1 C7.D7 1 S", "1 S.D7.C7")],
    WHOLE.replace("w C7.D7", "w D7.C7"),
]


@pytest.mark.parametrize("text", SAME)
def test_ways_to_write_the_same_record(text: str) -> None:
    assert read(text) == read(WHOLE)


TAGGED: Final = {"XY": "one", "R0": "", "DT": "2007", "Q": "", "ID": "77", "SE": "3", "CO": "so", "declared": "G"}


def test_unknown_properties_are_kept_whatever_their_names() -> None:
    record = read(WHOLE.replace("MV[", "".join(f"{name}[{value}]" for name, value in TAGGED.items()) + "MV["))
    assert record.tags == {"PC": SERVER, **TAGGED}
    assert iss.loads(iss.dumps(record)) == [record]


@pytest.mark.parametrize(("name", "meant"), [(r"[A\]n\\n\[]", r"A]n\n["), ("[A[nn]", "A[nn")])
def test_brackets_are_escaped_where_they_close(name: str, meant: str) -> None:
    record = read(WHOLE.replace("[Ann]", name))
    assert record.players[0] == meant
    assert iss.loads(iss.dumps(record)) == [record]


DECLARATIONS: Final = """
DH = diamonds hand | HH = hearts hand | SH = spades hand | CH = clubs hand | GH = grand hand | NH = null hand
CHS = clubs hand schneider | CSH = clubs hand schneider | GHZ = grand hand schwarz | GHSZ = grand hand schwarz
GZH = grand hand schwarz | GO = grand ouvert | CO = clubs ouvert | COHSZ = clubs ouvert
NOH = null ouvert hand | NHO = null ouvert hand
"""


@pytest.mark.parametrize(("code", "name"), pairs(DECLARATIONS))
def test_a_hand_game_is_declared_by_its_code(code: str, name: str) -> None:
    record = read(text_of(f"{FORE18} 0 {code}"))
    assert str(record.actions[-1]) == name
    assert isinstance(record.final, sk.Playing)
    assert record.final.contract == sk.Contract.parse(name)
    assert iss.loads(iss.dumps(record)) == [record]


OPEN: Final = """
0 GO.CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8 | 0 GO.C8.C9.CQ.CK.CT.CA.DJ.HJ.SJ.CJ | 0 NOH.CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8
0 s w C7.D7 0 NO.CJ.SJ.D7.HJ.DJ.CA.CT.CK.CQ.C9.C8.C7 | 0 s w C7.D7 0 NO.CJ.SJ
"""


@pytest.mark.parametrize("moves", cells(OPEN))
def test_an_open_hand_may_follow_the_declaration(moves: str) -> None:
    final = read(text_of(f"{FORE18} {moves}")).final
    assert isinstance(final, sk.Playing)
    assert final.shown


@pytest.mark.parametrize("shown", ["0 SC", "0 SC.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8"])
def test_the_declarer_shows_his_cards(shown: str) -> None:
    record = read(text_of(f"{FORE18} 0 CH 0 CJ {shown}"))
    assert isinstance(record.final, sk.Playing)
    assert record.final.showed
    assert record.final.turn is sk.Seat.MIDDLEHAND


def test_the_app_has_its_own_rule_of_resigning() -> None:
    assert read(text_of("1 18", place=APP)).rules == evolve(sk.ISS, concession="rest_shown")


# Several records.


def test_a_line_may_hold_several_records_or_none() -> None:
    one, other = text_of("1 18"), text_of("1 p")
    assert iss.loads(one + other + " " + one) == [read(one), read(other), read(one)]
    text = text_of("1 18 0 p").replace(" 0 p", "\n0 p") + text_of("1 p 2 p").replace(" 2 p", "\n2 p")
    assert [len(record.actions) for record in iss.loads(text)] == [2, 2]
    assert iss.loads("") == iss.loads(" \n\r\n\t") == []


def test_only_the_lines_a_record_needs_are_consumed() -> None:
    taken = []

    def lines() -> Iterator[str]:
        for number, line in enumerate([WHOLE, *WHOLE.replace("MV", "\nMV").splitlines(), WHOLE], 1):
            taken.append(number)
            yield line + "\n"

    records = iss.load(lines())
    assert taken == []
    next(records)
    assert taken == [1]
    next(records)
    assert taken == [1, 2, 3]
    next(records)
    assert taken == [1, 2, 3, 4]
    assert next(records, None) is None
    strict = iss.load([WHOLE, "(;GM[Skat];)\n", WHOLE])
    assert next(strict) == read(WHOLE)
    with pytest.raises(sk.RecordError) as found:
        next(strict)
    assert found.value.line == 2


def test_only_text_is_read_and_only_records_that_can_be_replayed_are_written() -> None:
    for use in (
        lambda: list(iss.load([WHOLE.encode()])),  # type: ignore[list-item]
        lambda: iss.loads(WHOLE.encode()),  # type: ignore[arg-type]
        lambda: iss.dumps(sk.start(read(WHOLE).deal)),  # type: ignore[arg-type]
    ):
        with pytest.raises(sk.ArgumentError):
            use()
    with pytest.raises(sk.RecordError) as found:
        iss.dumps(sk.Record(read(WHOLE).deal, actions=(sk.Pass(), sk.Hold())))
    assert found.value.index == 1


def test_lines_are_counted_as_in_the_file() -> None:
    text = WHOLE.replace("Ann", "A\x85n\u2028n\x0c") + "\n(;GM[Skat];)\n"
    errors: list[sk.RecordError] = []
    iss.loads(text, on_error=errors.append)
    list(iss.load(io.StringIO(text), on_error=errors.append))
    assert [error.line for error in errors] == [2, 2]


# Hostile records.

GOOD: Final = text_of("1 18 0 p")
TAKEN: Final = f"{FORE18} 0 s w C7.D7"
CLUBS: Final = f"{FORE18} 0 CH"
NULL24: Final = "1 24 0 p 2 p 1 s w C7.D7"

MOVES: Final = f"""
# The auction: who, what, how high, in which order.
BAD_MOVE 1: {DEALT} | 3 18 | ?? 18 | W 18 | -1 18
ILLEGAL_MOVE 1: 1 | 1 hello | 1 17 | 1 500 | 1 -18 | 1 {"9" * 30} | 1 {"9" * 10_000} | 0 18 | 2 p | 1 y
    1 s | 1 CJ | 1 GH | 1 RE | 1 SC
ILLEGAL_MOVE 2: 1 18 1 20 | 1 18 0 20
ILLEGAL_MOVE 3: 1 18 0 y 1 18
ILLEGAL_MOVE 4: 1 p 2 p 0 p 1 p
# A defender picks up or declares; the skat is still there; levels that do not go together.
ILLEGAL_MOVE 4 {FORE18}: 1 s | 0 C | 1 GH | 0 NS | 0 GHH | 0 R | 0 GO.
# The skat before it is picked up; an open hand of two cards, or not the one held.
BAD_MOVE 4 {FORE18}: w C7.D7 | 0 GO.CJ.SJ | 0 GO.CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C7
BAD_MOVE 5 {FORE18}: 0 s w C7.D8 | 0 s w C7 | 0 s w X7.D7
UNKNOWN_CARDS 5 {FORE18}: 0 s w ??.??
# After picking up: laid away too few, too many, one twice, what another holds or nobody sees; by another; cut off.
ILLEGAL_MOVE 6 {TAKEN}: 0 s | 0 G.C7 | 0 G.C7.C7 | 0 G.C7.SA | 0 GH.C7.D7 | 1 G 0 C7.D7 | 1 G | 0 GH | 0 NS | 0 RE
BAD_MOVE 6 {TAKEN}: {DEALT} | 0 G.C7.D7.CA
UNKNOWN_CARDS 6 {TAKEN}: 0 G.C7.??
ILLEGAL_MOVE 7 {TAKEN}: 0 G 0 C7 | 0 G 0 G | 0 G 1 C7.D7
# A Null below the bid, with its discard and without.
ILLEGAL_MOVE 6 {NULL24}: 1 N.C7.D7 | 1 N
# The play, and what is said out of turn.
ILLEGAL_MOVE 5 {CLUBS}: 1 SA | 0 SA | 0 c | 0 CA.CT | 0 18 | 0 GH | 1 SC | 0 SC. | 0 LE.0
UNKNOWN_CARDS 5 {CLUBS}: 0 ??
BAD_MOVE 5 {CLUBS}: w C7.D7 | 0 SC.CJ | w TI.3 | w LE | w RE
ILLEGAL_MOVE 6 {CLUBS}: 0 CA 1 | 0 RE 0 CA | 0 RE 0 RE | 0 RE w LE.1 | 1 RE 1 RE | 0 SC 0 SC
ILLEGAL_MOVE 8 {CLUBS}: 0 CA 1 SA 2 DA 0 CA
# Trumps not followed; an eleventh trick; a Null that was lost before.
ILLEGAL_MOVE 6 {MID18}: 1 SH 0 CJ 1 HA
ILLEGAL_MOVE 35 {PLAYED_OUT}: 1 SA
ILLEGAL_MOVE 10 {REAR18}: 2 s w C7.D7 2 N.C7.D7 0 DJ 1 SA 2 DA 2 DT
"""
"""The code, the move that is wrong, and moves before; then moves that lead there."""

RESULTS: Final = f"""
nonsense | d:0 v:18 | d:0 win loss | d:0 win bidok overbid | d:0 d:1 win | d:0 win q:1
d:0 win v:abc | d:0 win v: | d:0 win v:- | d:0 win v:--5 | d:0 win v:1.5 | d:0 win v:٣ | d:0 win v:²
d:0 win v:{"9" * 20} | d:0 win v:{"9" * 5000} | d:3 win | d:-2 win | d:0 win l:7 | d:0 win to:3
d:0 win s:2 | d:0 win z:-1 | d:0 win p1:5 | d:0 win v1:3 | d:0 win r:3
"""
RULES: Final = ("{", "3", '{"bidding": "wild"}', '{"bidding": {}}', '{"tempo": 1}', "[" * 60_000)

Hostile: TypeAlias = tuple[str, sk.Code, int | None]


def all_hostile() -> Iterator[Hostile]:
    """Give each bad record, and what is wrong with which move."""
    for code, texts in {
        sk.Code.NOT_A_RECORD: ["hello", "\x00\x01\x02", WHOLE[1:]],
        sk.Code.RECORD_NOT_CLOSED: [
            *["(;", "(;GM[Skat]", WHOLE[:-3], WHOLE[:200], WHOLE[:30], WHOLE.replace("P1[", "[")],
            *[WHOLE.replace("D8 ]", "D8 "), WHOLE.replace("D8 ]", r"D8 \]")],
        ],
        sk.Code.OTHER_GAME: [WHOLE.replace("Skat]", "Chess]")],
        sk.Code.WORD_TWICE: [WHOLE.replace("P1[", "P0[")],
        sk.Code.PROPERTY_MISSING: ["(;)", "(;GM[Skat]PC[ISS2];)"],
        sk.Code.BAD_RESULT: [
            *[text_of(f"{CLUBS} 0 RE", result) for result in ("", *cells(RESULTS))],
            *[GOOD.replace("MV[", f"RU[{rules}]MV[") for rules in RULES],
        ],
    }.items():
        yield from ((text, code, None) for text in texts)
    for code, texts in {
        sk.Code.BAD_MOVE: [
            *["(;MV[];)", "(;MV[w];)", "(;MV[1 18 0 p];)", GOOD.replace("w CJ", "0 CJ")],
            *[GOOD.replace(".D7", other) for other in ("", ".D7.D7")],
        ],
        sk.Code.ILLEGAL_MOVE: [
            GOOD.replace(".DA", ".DT"),
            *[GOOD.replace(".D7", other) for other in (".CJ", ".D6", ".")],
        ],
        sk.Code.UNKNOWN_CARDS: [GOOD.replace(".D7", ".??")],
    }.items():
        yield from ((text, code, 0) for text in texts)
    for head, moves in headed(MOVES):
        name, index, *before = head.split()
        yield text_of(" ".join([*before, moves])), sk.Code[name], int(index)


HOSTILE: Final = list(all_hostile())


@pytest.mark.parametrize(("text", "code", "index"), HOSTILE, ids=[f"{code} {text[:20]}" for text, code, _ in HOSTILE])
def test_a_bad_record_is_refused_with_its_cause_and_place_and_hides_no_other(
    text: str, code: sk.Code, index: int | None
) -> None:
    with pytest.raises(sk.RecordError) as found:
        iss.loads(f"\n{text}")
    assert (found.value.code, found.value.index, found.value.line) == (code, index, 2)
    assert str(found.value).startswith("line 2" if index is None else f"line 2, move {index}: ")
    german = found.value.explain("de")
    assert german.startswith("Zeile 2")
    assert not re.search(r"\b(the|is|are|not|possible|meant|comes)\b", german)
    errors: list[sk.RecordError] = []
    records = iss.loads(f"{WHOLE}\n{text}\n{GOOD}\n{WHOLE}", on_error=errors.append)
    assert records == [read(WHOLE), read(GOOD), read(WHOLE)]
    assert [(error.code, error.index, error.line) for error in errors] == [(code, index, 2)]


@pytest.mark.parametrize(
    ("text", "count", "lines"),
    [
        (f"{GOOD} and so on\n{GOOD}\n...\n\n{GOOD}", 3, [1, 3]),
        ("(;GM[Skat]CO[\n" + ("x" * 50 + "\n") * 1000, 0, [1]),
    ],
    ids=["garbage after records", "a long record that never ends"],
)
def test_what_is_passed_over_is_reported(text: str, count: int, lines: list[int]) -> None:
    errors: list[sk.RecordError] = []
    assert len(iss.loads(text, on_error=errors.append)) == count
    assert [error.line for error in errors] == lines
    assert {error.code for error in errors} == {sk.Code.NOT_A_RECORD if count else sk.Code.RECORD_NOT_CLOSED}


# What is written reads back.

NAMES: Final = st.text(max_size=12)
RESERVED: Final = {"GM", "MV", "R", "P0", "P1", "P2", "RU"}
TAGS: Final = st.dictionaries(
    st.builds(str.__add__, st.sampled_from(ascii_uppercase), st.text(ascii_uppercase + digits, max_size=3)).filter(
        lambda name: name not in RESERVED
    ),
    st.one_of(NAMES, st.sampled_from(["ISS2", SERVER])),
    max_size=4,
)


@given(
    seed=st.integers(0, 2**32 - 1),
    rules=any_rules(),
    share=st.floats(0, 1),
    players=st.tuples(NAMES, NAMES, NAMES),
    tags=TAGS,
)
@LAW
def test_any_record_reads_back_equal(
    seed: int, rules: sk.Rules, share: float, players: tuple[str, str, str], tags: dict[str, str]
) -> None:
    deal = walk(random.Random(seed), rules)
    count = round(share * len(deal.actions))
    plain = sk.Record.of(deal.states[count])
    record = evolve(plain, players=players, tags=FrozenMap(tags))
    assert plain.actions == deal.actions[:count]
    assert iss.loads(iss.dumps(record)) == [record]
    assert iss.loads(iss.dumps(record) + "\n" + iss.dumps(plain)) == [record, plain]


def test_a_discard_without_a_declaration_reads_back_equal() -> None:
    record = sk.Record.of(sk.play(sk.start(read(WHOLE).deal), "p p 18 s, discard CA DJ"))
    assert iss.loads(iss.dumps(record)) == [record]


def test_a_plain_record_is_written_on_one_line_without_rules() -> None:
    written = iss.dumps(read(WHOLE))
    assert "\n" not in written
    assert "RU[" not in written
    assert written.startswith("(;GM[Skat]PC[International Skat Server]P0[Ann]P1[Bob]P2[Cid]MV[w ")
    assert written.endswith("1 S.C7.D7 0 CA 1 HK 2 D8 ] ;)")
    claimed = "d:0 loss v:-336 m:11 bidok p:4 t:1 s:1 z:0 p0:0 p1:0 p2:0 l:-1 to:0 r:0"
    assert f"R[{claimed}]" in iss.dumps(read(text_of(f"{CLUBS} 0 CK 1 S7 2 D8 w TI.0", claimed)))


@pytest.mark.parametrize(
    "name", ["a\n(;b", "(;GM[Skat]MV[w x ];)", "a\n(;GM[Skat]MV[w x ];)\nb", "\n", "\r\n", "\\", "]", "\\]", "a\x85(;"]
)
def test_a_name_that_looks_like_a_record_reads_back_equal(name: str) -> None:
    record = sk.Record.start(read(WHOLE).deal, sk.ISS, players=(name, "", ""))
    assert iss.loads(iss.dumps(record)) == [record]


@pytest.mark.parametrize("name", ["GM", "MV", "R", "P0", "P2", "RU", "declared", "", "my tag", "A]", "ä", "9"])
def test_a_tag_that_no_property_can_hold_is_refused_or_reads_back_equal(name: str) -> None:
    try:
        record = evolve(read(WHOLE), tags=FrozenMap({name: "G"}))
        written = iss.dumps(record)
    except sk.SkatError:
        return
    assert iss.loads(written) == [record]


@pytest.mark.parametrize(
    "result", ["passed", "passed d:1", "passed v:18", "d:-1 passed r:0", "win", "d:0 win", "loss r:1"]
)
def test_a_result_that_is_read_reads_back_equal(result: str) -> None:
    try:
        record = read(text_of("1 p 2 p 0 p", result))
    except sk.RecordError:
        return
    assert iss.loads(iss.dumps(record)) == [record]


def test_the_outcome_of_all_passing_is_just_that() -> None:
    record = read(text_of("1 p 2 p 0 p", "passed"))
    assert (record.outcome, record.check()) == (sk.Outcome(verdict=RecordedEnd.PASSED), ())
    assert "R[passed]" in iss.dumps(record)


# Mutations.

POOL: Final = [
    WHOLE,
    text_of(f"{TAKEN} 0 G w TI.0", "d:0 loss v:-480 m:-11 bidok"),
    *[text_of(*case) for case in [*CASES.values()][::4]],
    *LINES[::5],
]
PIECES: Final = [
    *["(;", ";)", "[", "]", "\\", "\n", " ", ".", "|", "??", "\ufeff", "\x00", "ſ", "²", "-", "{", "}", "9" * 40],
    *["w ", "0 ", "1 ", "2 ", "3 ", "y ", "p ", "s ", "18 ", "RE ", "SC ", "SC.", "TI.0", "LE.2", "G", "NO", "GHZ"],
    *["CJ", "D7", "MV[", "R[", "RU[", "RU[{}]", "PC[ISS2]", "passed", "win ", "d:", "v:-1 ", "r:1 ", "declared[G]"],
]


def mutate(text: str, rng: random.Random) -> str:
    """Spoil a text in one to four places."""
    for _ in range(rng.randint(1, 4)):
        at, to = rng.randrange(len(text) + 1), rng.randrange(len(text) + 1)
        length = rng.choice([1, 1, 1, 2, 3, 8, 60])
        kind = rng.randrange(6)
        if kind == 0:
            text = text[:at] + text[at + length :]
        elif kind == 1:
            text = text[:at] + rng.choice(PIECES) + text[at:]
        elif kind == 2:
            text = text[:at] + chr(rng.choice([rng.randrange(128), rng.randrange(0x3000)])) + text[at + 1 :]
        elif kind == 3:
            low, high = sorted([at, to])
            text = text[:low] + text[high : high + length] + text[low:high] + text[high + length :]
        else:
            words = text.split(" ")
            one, other = rng.randrange(len(words)), rng.randrange(len(words))
            if kind == 4:
                words[one], words[other] = words[other], words[one]
            else:
                del words[one]
            text = " ".join(words)
    return text


@given(seed=st.integers(0, 2**32 - 1))
@LAW
def test_a_spoilt_record_is_refused_or_read_and_nothing_else(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(25):
        text = mutate(rng.choice(POOL), rng)
        errors: list[sk.RecordError] = []
        records = iss.loads(text, on_error=errors.append)
        assert all(error.line is not None and error.explain("de") != str(error) for error in errors)
        for record in records:
            record.check()
            assert iss.loads(iss.dumps(record)) == [record]
        if errors:
            with pytest.raises(sk.RecordError):
                iss.loads(text)


@given(seed=st.integers(0, 2**32 - 1))
@LAW
def test_a_spoilt_record_does_not_hide_the_lines_after_it(seed: int) -> None:
    rng = random.Random(seed)
    spoilt = mutate(rng.choice(POOL), rng)
    errors: list[sk.RecordError] = []
    records = iss.loads(f"{GOOD}\n{spoilt}\n{WHOLE}\n{GOOD}", on_error=errors.append)
    assert records[0] == read(GOOD)
    assert records[-2:] == [read(WHOLE), read(GOOD)]
    assert errors or len(records) >= 3


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ("(;GM[Chess]MV[];)", "a record of 'Chess', not of Skat", "ein Protokoll von 'Chess', nicht von Skat"),
        ("(;GM[Skat]", "not closed by ';)', but ends there", "schließt nicht mit ';)', sondern endet da"),
        (
            "(; what is this, I pray you",
            "goes on with 'what is this, I pra…'",
            "geht weiter mit 'what is this, I pra…'",
        ),
    ],
)
def test_what_is_no_whole_record_of_skat_is_said(text: str, english: str, german: str) -> None:
    with pytest.raises(sk.RecordError) as caught:
        iss.loads(text)
    assert english in caught.value.explain()
    assert german in caught.value.explain("de")
