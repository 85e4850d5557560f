from typing import Any

import pytest
from attrs import evolve

import pyskat as sk
from pyskat import PLAIN, Code, Entry, RamschRules
from pyskat.notation import sheet_text
from pyskat.notation.sheet_text import read_sheet

loose: Any = sheet_text
"""The module without its types, for calls that a type checker would refuse."""

THREE = "players Anna Ben Cleo\n"
FOUR = "players Anna Ben Cleo Dora\n"


def totals(lines: str, rules: sk.Rules = sk.ISKO, head: str = THREE) -> tuple[int, ...]:
    """Score a list plainly."""
    return read_sheet(head + lines, PLAIN, rules=rules).totals


def faults(text: str, system: sk.ScoringSystem = PLAIN, rules: sk.Rules = sk.ISKO) -> list[str]:
    """Give what is wrong with a list."""
    with pytest.raises(sk.SheetError) as caught:
        read_sheet(text, system, rules=rules)
    assert caught.value.code is Code.BAD_SHEET_FILE
    told = [str(fault) for fault in caught.value.faults]
    assert all(fault in str(caught.value) for fault in told[:20])
    return told


def places(text: str, system: sk.ScoringSystem = PLAIN, rules: sk.Rules = sk.ISKO) -> list[tuple[int, int]]:
    """Give line and column of everything that is wrong with a list."""
    found = [fault.split(": ")[0].replace(",", "").split() for fault in faults(text, system, rules)]
    assert all((line, column) == ("line", "column") for line, _, column, _ in found)
    return [(int(line), int(column)) for _, line, _, column in found]


# A list as it is typed.

EVENING = """\
# Friday
players: Anna, Ben, Cleo

Anna: grand hand with 2, 75 points, bid 72     # 96
Cleo: Pik mit 1, 60 Augen, gereizt 22          # lost, 44
passed
Ben: -70
   ben : hearts without 3, 92 points
ramsch 35 40 45
ANNA: D with 1, 75 points, bid 30              # overbid, 72
Cleo: clubs hand with 1, schneider announced, 93 points
eingepasst
"""


def test_an_evening_is_scored_as_by_hand() -> None:
    sheet = read_sheet(EVENING)
    assert sheet.players == ("Anna", "Ben", "Cleo")
    assert sheet.system is sk.SEEGER_FABIAN
    assert len(sheet.entries) == 9
    assert sheet.running == (
        (146, 0, 0),
        (186, 40, -94),
        (186, 40, -94),
        (226, -80, -54),
        (226, 20, -54),
        (226, 20, -99),
        (104, 60, -59),
        (104, 60, 51),
        (104, 60, 51),
    )


def test_what_was_typed_is_what_could_have_been_entered() -> None:
    entries = read_sheet(
        "players Anna Ben Cleo\nBen: null hand, 1 trick\nAnna: +48\npassed in\nramsch 45 40 35"
    ).entries
    assert entries == (
        Entry.game(1, sk.reckon("null hand, 1 trick")),
        Entry.game(0, 48),
        Entry.passed_in(),
        Entry.ramsch((-45, 0, 0)),
    )


@pytest.mark.parametrize(
    "head",
    [
        "players Anna Ben Cleo",
        "Players: Anna, Ben, Cleo",
        "PLAYERS Anna; Ben; Cleo",
        "  player Anna,Ben,Cleo  # at the Ox",
        "\n\n# comment\nplayers\tAnna\tBen\tCleo",
    ],
)
def test_the_players_may_be_listed_in_several_ways(head: str) -> None:
    assert read_sheet(head).players == ("Anna", "Ben", "Cleo")


@pytest.mark.parametrize(
    "head",
    ["players Anna Maria, Ben, Cleo", "players: Anna  Maria;Ben;Cleo;", "Players Anna\tMaria ,Ben , Cleo,"],
)
def test_where_there_is_a_comma_names_may_have_spaces(head: str) -> None:
    sheet = read_sheet(f"{head}\nAnna Maria: +24\nanna   maria: -18\nBen: +20", PLAIN)
    assert sheet.players == ("Anna Maria", "Ben", "Cleo")
    assert sheet.totals == (6, 20, 0)


def test_a_name_is_the_same_however_its_umlaut_is_written() -> None:
    assert read_sheet("players Ju\u0308rgen B C\nJ\u00fcrgen: +24\nJu\u0308rgen: +18", PLAIN).totals == (42, 0, 0)


@pytest.mark.parametrize(
    ("line", "score"),
    [("-44 bock", -88), ("+48, Bock", 96), ("−44 bock bock", -176), ("- 044 bock", -88), ("+1000000000", 10**9)],
)
def test_a_score_alone_may_be_doubled(line: str, score: int) -> None:
    assert totals(f"Cleo: {line}") == (0, 0, score)


def test_a_doubled_score_keeps_its_bonus() -> None:
    (entry,) = read_sheet(f"{THREE}Cleo: -44 bock").entries
    assert entry == Entry.game(2, -44).times(2, "Bock")


SCHIEBERAMSCH = evolve(sk.HOUSE, ramsch=RamschRules(pushing=True))


@pytest.mark.parametrize(
    ("line", "score"),
    [
        ("ramsch 45 40 35 pushed", -90),
        ("ramsch 45 40 35 pushed 2", -180),
        ("ramsch 45 40 35 geschoben 3, bock", -45 * 16),
        ("ramsch 45 40 35 bock geschoben", -180),
        ("ramsch 70 50 0 Jungfrau pushed 1", -280),
    ],
)
def test_pushes_double_a_ramsch(line: str, score: int) -> None:
    assert totals(line, SCHIEBERAMSCH) == (score, 0, 0)


def test_four_players_may_be_listed() -> None:
    assert read_sheet(FOUR + "Dora: +24\nAnna: -44").totals == (-94, 30, 30, 104)


@pytest.mark.parametrize("line", ["passed", "Passed in", "  eingepasst  ", "PASSED   IN # again"])
def test_a_deal_may_be_passed_in(line: str) -> None:
    assert read_sheet(THREE + line).entries == (Entry.passed_in(),)


@pytest.mark.parametrize(
    ("score", "entered"),
    [("+48", 48), ("-48", -48), ("−48", -48), ("- 48", -48), ("+ 48", 48), ("−\u00a048", -48), ("-\t48", -48)],
)
def test_a_score_alone_has_its_sign(score: str, entered: int) -> None:
    assert totals(f"Ben: {score}") == (0, entered, 0)


def test_empty_lines_and_remarks_do_not_count() -> None:
    assert len(read_sheet(f"{THREE}\n   \n# Anna: +48\n\t# so\n").entries) == 0


def test_lines_may_end_as_on_any_machine() -> None:
    assert read_sheet("players A B C\r\nA: +24\rB: +18\nC: +20", PLAIN).totals == (24, 18, 20)


def test_the_rules_of_the_table_decide() -> None:
    line = "Ben: clubs hand with 1, 58 points"
    assert totals(line) == (0, -72, 0)
    assert totals(line, sk.PRE_1999) == (0, -36, 0)
    assert totals("Ben: diamonds with 1, 75 points, bid 30", sk.SIMPLE) == (0, -36, 0)


def test_kontra_and_bock_are_words_of_a_game() -> None:
    assert totals("Ben: clubs with 1, 70 points, kontra, re, bock") == (0, 24 * 8, 0)


def test_the_list_ends_where_bierlachs_does() -> None:
    sheet = read_sheet("players A B C\nA: -300\nB: +24", sk.bierlachs(301))
    assert (sheet.totals, sheet.losers) == ((-324, 0, -24), (0,))


def test_names_that_differ_only_in_their_capitals_are_two_players() -> None:
    sheet = read_sheet("players anna Anna Cleo\nAnna: +24\nanna: +18", PLAIN)
    assert sheet.totals == (18, 24, 0)


@pytest.mark.parametrize("name", ["passed", "ramsch", "players", "Player", "hand", "march", "+48", "Ä-Ö", "ß"])
def test_a_player_may_bear_the_name_of_anything(name: str) -> None:
    assert read_sheet(f"players Anna {name} Cleo\n{name}: +24\n", PLAIN).totals == (0, 24, 0)


@pytest.mark.parametrize(
    ("told", "score"),
    [
        ("Pik Hand Schneider mit 1, 95 Augen", 44),  # with 1, game 2, hand 3, Schneider 4
        ("Pik Hand mit 1, Schneider angesagt, 95 Augen", 55),
    ],
)
def test_a_level_is_announced_only_where_that_is_said(told: str, score: int) -> None:
    assert totals(f"Anna: {told}") == (score, 0, 0)


# Ramsch.


@pytest.mark.parametrize(
    ("line", "scores"),
    [
        ("ramsch 45 40 35", (-45, 0, 0)),
        ("Ramsch 35, 40, 45", (0, 0, -45)),
        ("ramsch 50 50 20", (-50, -50, 0)),
        ("ramsch 40 40 40", (-40, -40, -40)),
        ("ramsch 45 40 35 bock", (-90, 0, 0)),
        ("ramsch 45 40 35 bock bock", (-180, 0, 0)),
        ("ramsch 70 50 0", (-70, 0, 0)),  # a trick of nines
        ("ramsch 70 50 0 virgin", (-140, 0, 0)),
        ("ramsch 60 60 0 virgin", (-120, -120, 0)),
        ("ramsch 70 50 0 Jungfrau Bock", (-280, 0, 0)),
        ("ramsch 0 120 0 march", (0, 120, 0)),
        ("ramsch 0 120 0 Durchmarsch bock", (0, 240, 0)),
        ("ramsch 0 120 0", (0, -120, 0)),  # every point, but not every trick
        ("ramsch 0 120 0 virgin", (0, -240, 0)),
    ],
)
def test_a_ramsch_is_told_by_the_points_of_each_player(line: str, scores: tuple[int, ...]) -> None:
    assert totals(line) == scores


@pytest.mark.parametrize(
    ("line", "scores"),
    [
        ("ramsch - 45 40 35", (0, -45, 0, 0)),
        ("ramsch 45 40 35 -", (-45, 0, 0, 0)),
        ("ramsch 10 - 55 55", (0, 0, -55, -55)),
        ("ramsch 0 120 - 0 march", (0, 120, 0, 0)),
        ("ramsch 0 - 50 70 virgin", (0, 0, 0, -140)),
    ],
)
def test_at_four_a_dash_stands_for_the_one_who_sat_out(line: str, scores: tuple[int, ...]) -> None:
    sheet = read_sheet(FOUR + line, PLAIN)
    assert sheet.totals == scores
    assert sheet.entries[0].sitting_out == line.split()[1:5].index("-")


@pytest.mark.parametrize(
    ("options", "line", "scores"),
    [
        (RamschRules(tie="split"), "ramsch 50 50 20", (-25, -25, 0)),
        (RamschRules(tie="split"), "ramsch 50 50 20 bock", (-50, -50, 0)),
        (RamschRules(tie="split"), "ramsch 51 51 18", (-25, -25, 0)),  # 25.5, rounded down
        (RamschRules(skat_to="loser", tie="split"), "ramsch 39 39 32", (-24, -24, 0)),  # and so are the skat's 10
        (RamschRules(march="others"), "ramsch 120 0 0 march", (0, -120, -120)),
        (RamschRules(tie="last_trick"), "ramsch 45 40 35", (-45, 0, 0)),
        # Nobody wrote down who took the last trick, so all tied pay.
        (RamschRules(tie="last_trick"), "ramsch 50 50 20", (-50, -50, 0)),
        (RamschRules(tie="last_trick"), "ramsch 20 50 50", (0, -50, -50)),
        # The 14 points of the skat are nobody's.
        (RamschRules(skat_to="nobody"), "ramsch 50 40 16", (-50, 0, 0)),
        # They are told with those of the loser, who pays for them.
        (RamschRules(skat_to="loser"), "ramsch 64 40 16", (-64, 0, 0)),
    ],
)
def test_a_ramsch_is_scored_by_the_rules_of_the_table(options: RamschRules, line: str, scores: tuple[int, ...]) -> None:
    assert totals(line, evolve(sk.HOUSE, ramsch=options)) == scores


# What is wrong, and where.


@pytest.mark.parametrize(
    ("line", "column", "word"),
    [
        ("Anna: grand wiht 2, 75 points", 13, "'wiht'"),
        ("   Anna: grand wiht 2", 16, "'wiht'"),
        ("Anna:grand with 2, seventy points", 20, "'seventy'"),
        ("Anna: with 2, 75 points", 6, "the game"),
        ("Anna:", 6, "the game"),
        ("Anna: grand, hearts with 1", 14, "'hearts'"),
        ("Anna: GH hearts", 10, "'hearts'"),
        ("Anna: 48", 7, "'48' is not understood here; a score has its sign: write +48 or -48"),
        ("Anna: +1000000001", 1, "-1000000000 to 1000000000"),
        ("Anna: -99999999999", 1, "-1000000000 to 1000000000"),
        ("Anna: +24 back", 7, "'+24'"),
        ("Anna: +24" + " bock" * 41, 1, "0 to 40"),
        ("ramsch 45 40 35" + " bock" * 41, 1, "0 to 40"),
        ("ramsch 45 40 35 pushed", 17, "nobody pushes"),
        ("Anna: bid 18, GHH with 1", 15, "'GHH'"),
        ("Dora: grand with 2, 75 points", 1, "'Dora'"),
        (" Dora: +48", 2, "'Dora'"),
        (": +48", 1, "''"),
        ("Anna grand with 2", 1, "'Anna grand with 2'"),
        ("so what", 1, "'so what'"),
        ("passed out", 1, "'passed out'"),
        ("players A B C", 1, "'players A B C'"),
        ("Anna: +0", 1, "0"),
        ("Anna: grand with 2", 1, "points"),
        ("  Anna: grand with 5, 75 points", 3, "5"),
        ("Anna: grand with 2, 121 points", 1, "121"),
        ("Anna: null, no trick, bid 24", 1, "null"),
        ("Anna: null schneider, no trick", 12, "schneider"),
        ("Anna: clubs with 1, 70 points, re", 1, "Re"),
        ("ramsch 45 40", 7, "number"),
        ("ramsch 45 40 35 0", 7, "number"),
        ("ramsch 45 - 75", 7, "number"),
        ("ramsch", 7, "number"),
        ("ramsch 45 forty 35", 11, "'forty'"),
        ("  ramsch 45 40 35 schneider", 19, "'schneider'"),
        ("ramsch -45 40 35", 8, "'-45'"),
        ("ramsch 45 40 36", 1, "121"),
        ("ramsch 45 40 34", 1, "119"),
        ("ramsch 60 50 10 virgin", 1, "virgin"),
        ("ramsch 110 10 0 march", 1, "march"),
        ("ramsch 119 1 0", 1, "1"),  # no cards are worth one point
    ],
)
def test_a_fault_is_named_with_its_line_and_column(line: str, column: int, word: str) -> None:
    text = f"{THREE}passed\n{line}\n"
    assert places(text) == [(3, column)]
    assert word in faults(text)[0].split(": ", 1)[1]


def test_the_column_is_right_for_a_player_with_a_name_like_the_heading() -> None:
    assert places("players Player Ben Cleo\nPlayer: grand wiht 2\n") == [(2, 15)]


@pytest.mark.parametrize(
    ("line", "column", "word"),
    [
        ("ramsch 45 40 35 pushed 4", 7, "number"),
        ("ramsch 45 40 35 pushed 2 2", 7, "number"),
        ("ramsch 45 40 35 pushed geschoben", 24, "'geschoben'"),
        ("ramsch 45 40 35 schob", 17, "pushed 2 (geschoben 2)"),
    ],
)
def test_what_is_wrong_with_pushes_is_named(line: str, column: int, word: str) -> None:
    assert places(THREE + line, rules=SCHIEBERAMSCH) == [(2, column)]
    assert word in faults(THREE + line, rules=SCHIEBERAMSCH)[0]


def test_of_many_faults_the_message_tells_twenty() -> None:
    with pytest.raises(sk.SheetError) as caught:
        read_sheet(THREE + "Anna: grand wth 1, 70 points\n" * 900)
    assert len(caught.value.faults) == 900
    said = str(caught.value)
    assert said.startswith("nothing was entered, because of 900 faults: line 2, column 13: 'wth'")
    assert said.endswith("; and 880 more")
    assert said.count("line ") == 20
    assert len(said) < 4000


def test_twenty_faults_are_all_told() -> None:
    with pytest.raises(sk.SheetError) as caught:
        read_sheet(THREE + "what\n" * 20)
    assert "more" not in str(caught.value)
    with pytest.raises(sk.SheetError, match="because of 1 fault: "):
        read_sheet(THREE + "what\n")


def test_at_four_the_fault_says_that_one_sat_out() -> None:
    assert places(f"{FOUR}ramsch 45 40 35") == [(2, 7)]
    assert places(f"{FOUR}ramsch 40 40 40 0") == [(2, 7)]
    assert places(f"{FOUR}ramsch - - 60 60") == [(2, 7)]


def test_every_fault_is_told_at_once() -> None:
    text = f"{THREE}Anna: grand wiht 2\nBen: +24\nDora: +24\n\nramsch 1 2 3\nCleo: null, no trick\nwhat\n"
    assert places(text) == [(2, 13), (4, 1), (6, 1), (8, 1)]


def test_the_number_of_faults_is_told() -> None:
    with pytest.raises(sk.SheetError, match="because of 2 faults"):
        read_sheet(f"{THREE}what\nwhat\n")


@pytest.mark.parametrize("text", ["", "\n\n", "# players A B C", "   "])
def test_a_text_without_anything_misses_the_players(text: str) -> None:
    assert places(text) == [(1, 1)]
    assert "players A B C" in faults(text)[0]


def test_deals_before_the_players_are_one_fault() -> None:
    assert places("Anna: +24\nBen: +24\nwhat\n") == [(1, 1)]
    assert places("\n  Anna: +24\nplayers Anna Ben Cleo\nDora: +24\n") == [(2, 3), (4, 1)]


@pytest.mark.parametrize("head", ["players Anna Ben", "players A B C D E", "players A B A", "players", "players: "])
def test_players_that_are_no_table_are_one_fault(head: str) -> None:
    assert places(f"{head}\nA: +24\npassed\n") == [(1, 1)]


def test_deals_after_the_end_of_bierlachs_are_faults() -> None:
    assert places("players A B C\nA: -301\nB: +24\npassed", sk.bierlachs(301)) == [(3, 1)]


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("\x00\x01\x02", id="control characters"),
        pytest.param("(;GM[Skat]PC[International Skat Server]\n;)", id="server record"),
        pytest.param(THREE + "Anna: " + "9" * 900, id="long number"),
        pytest.param(THREE + "Anna: -" + "9" * 900, id="long score"),
        pytest.param(THREE + "ramsch " + "9" * 900 + " 0 0", id="long points"),
        pytest.param(THREE + "ramsch ١ ٢ ٣", id="other digits for points"),
        pytest.param(THREE + "Anna: -٤٨", id="other digits for a score"),
        pytest.param(THREE + ":" * 100, id="colons"),
        pytest.param("players " + "A " * 5000, id="many players"),
        pytest.param("\ud800", id="half a character"),
        pytest.param(THREE + "\ud800: +24", id="half a character for a player"),
    ],
)
def test_hostile_texts_are_refused_with_their_place(text: str) -> None:
    assert places(text)[0][0] in {1, 2}


@pytest.mark.parametrize("text", [None, b"players A B C", 3, ["players A B C"]])
def test_what_is_no_text_is_refused(text: object) -> None:
    with pytest.raises(sk.ArgumentError) as caught:
        loose.read_sheet(text)
    assert caught.value.code is Code.WRONG_TYPE


@pytest.mark.parametrize("line", ["passed", "Anna: +24", "Anna: null, no trick", "ramsch 45 40 35"])
def test_what_is_no_system_or_no_rules_is_the_callers_fault_and_not_the_lists(line: str) -> None:
    for arguments in ({"system": "seeger"}, {"rules": "isko"}):
        with pytest.raises(sk.ArgumentError) as caught:
            loose.read_sheet(THREE + line, **arguments)
        assert caught.value.code is Code.WRONG_TYPE
