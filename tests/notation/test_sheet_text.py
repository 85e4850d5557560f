from typing import Any

import pytest
from attrs import evolve

import pyskat as sk
from pyskat import PLAIN, Code, Entry, RamschRules
from pyskat.notation import sheet_text
from pyskat.notation.sheet_text import read_sheet
from settled import settled
from tables import cells, pairs, pointed

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
    assert [" ".join(map(str, totals)) for totals in sheet.running] == cells("""
        146 0 0 | 186 40 -94 | 186 40 -94 | 226 -80 -54 | 226 20 -54 | 226 20 -99 | 104 60 -59 | 104 60 51 | 104 60 51
    """)


def test_what_was_typed_is_what_could_have_been_entered() -> None:
    entries = read_sheet(
        "players Anna Ben Cleo\nBen: null hand, 1 trick\nAnna: +48\npassed in\nramsch 45 40 35"
    ).entries
    assert entries == (
        Entry.game(1, settled("null hand, 1 trick")),
        Entry.game(0, 48),
        Entry.passed_in(),
        Entry.ramsch((-45, 0, 0)),
    )


@pytest.mark.parametrize(
    "head",
    [
        "players Anna Ben Cleo",
        "Spieler Anna Ben Cleo",
        "SPIELERINNEN: Anna, Ben, Cleo",
        "Namen Anna, Ben, Cleo",
        "names: Anna Ben Cleo",
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
    assert (sheet.players, sheet.totals) == (("Anna Maria", "Ben", "Cleo"), (6, 20, 0))


def test_a_name_is_the_same_however_its_umlaut_is_written_but_not_with_other_capitals() -> None:
    assert read_sheet("players anna Anna Cleo\nAnna: +24\nanna: +18", PLAIN).totals == (18, 24, 0)
    assert read_sheet("players Ju\u0308rgen B C\nJ\u00fcrgen: +24\nJu\u0308rgen: +18", PLAIN).totals == (42, 0, 0)


@pytest.mark.parametrize(
    ("line", "score", "factor"),
    [("-44 bock", -44, 2), ("+48, Bock", 48, 2), ("−44 bock bock", -44, 4), ("- 044 bock", -44, 2)],
)
def test_a_score_alone_may_be_doubled_and_keeps_its_bonus(line: str, score: int, factor: int) -> None:
    assert read_sheet(f"{THREE}Cleo: {line}").entries == (Entry.game(2, score).times(factor, "Bock"),)


SCHIEBERAMSCH = evolve(sk.HOUSE, ramsch=RamschRules(pushing=True))


def test_four_players_may_be_listed() -> None:
    assert read_sheet(FOUR + "Dora: +24\nAnna: -44").totals == (-94, 30, 30, 104)


PASSED = ["passed", "Passed in", "  eingepasst  ", "PASSED   IN # again", "gepasst", "alle gepasst", "all passed"]


@pytest.mark.parametrize("line", PASSED)
def test_a_deal_may_be_passed_in(line: str) -> None:
    assert read_sheet(THREE + line).entries == (Entry.passed_in(),)


@pytest.mark.parametrize(("line", "factor"), [("passed, Bock", 2), ("eingepasst bock bock", 4)])
def test_a_deal_that_is_passed_in_may_be_one_of_a_bock_round(line: str, factor: int) -> None:
    assert read_sheet(THREE + line).entries == (Entry.passed_in().times(factor, "Bock"),)


GERMAN = """\
Spieler Anna Maria, Ben, Cleo
Anna Maria: Herz mit 2, 61 Augen, gereizt 20
Ben: Null ouvert Hand, kein Stich
eingepasst
Ramsch: 45 40 35, geschoben 2
Ramsch 120 0 0, Durchmarsch, Bock
Ramsch 70 50 0, Jungfrau
Cleo: Pik ohne 2, 60 Augen, Bock
Strafe Cleo -50
"""


def test_a_list_may_be_typed_in_german() -> None:
    sheet = read_sheet(GERMAN, PLAIN, rules=SCHIEBERAMSCH)
    assert sheet.players == ("Anna Maria", "Ben", "Cleo")
    assert [" ".join(map(str, totals)) for totals in sheet.running] == cells("""
        30 0 0 | 30 59 0 | 30 59 0 | -150 59 0 | 90 59 0 | -50 59 0 | -50 59 -132 | -50 59 -182
    """)


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("penalty Anna -100", Entry.penalty(0, -100)),
        ("Penalty: anna −100", Entry.penalty(0, -100)),
        ("penalty Anna: - 100  # late", Entry.penalty(0, -100)),
        ("Strafe Ben -50", Entry.penalty(1, -50)),
        ("STRAFE ben, −50", Entry.penalty(1, -50)),
        ("Strafpunkte Cleo +30", Entry.penalty(2, 30)),
        ("Anna: penalty −100", Entry.penalty(0, -100)),
        ("Anna: Strafe −50", Entry.penalty(0, -50)),
        ("  Ben : Strafe: -050 ", Entry.penalty(1, -50)),
    ],
)
def test_a_penalty_has_its_sign_and_is_no_deal(line: str, entry: Entry) -> None:
    sheet = read_sheet(f"{THREE}Anna: -24\n{line}\n")
    assert (sheet.entries, sheet.deals) == ((Entry.game(0, -24), entry), 1)


@pytest.mark.parametrize("name", ["Anna Maria", "Anna-2", "Strafe", "Anna: b", "penalty x"])
def test_anybody_may_have_a_penalty(name: str) -> None:
    text = f"Namen {name}, Ben, Cleo\nStrafe {name} -100\npenalty {name}: -1\n"
    assert read_sheet(text, PLAIN).totals == (-101, 0, 0)


def test_a_penalty_counts_towards_the_limit_of_bierlachs() -> None:
    text = "players A B C\nA: -250\npenalty A -51\npenalty B -1\n"
    assert places(text, sk.bierlachs(301)) == [(4, 1)]
    assert read_sheet(text, sk.bierlachs(302)).totals == (-301, -1, 0)


@pytest.mark.parametrize(
    ("score", "entered"),
    [
        ("+48", 48),
        ("-48", -48),
        ("−48", -48),
        ("- 48", -48),
        ("+ 48", 48),
        ("−\u00a048", -48),
        ("-\t48", -48),
        ("+1000000000", 10**9),
    ],
)
def test_a_score_alone_has_its_sign(score: str, entered: int) -> None:
    assert totals(f"Ben: {score}") == (0, entered, 0)


def test_empty_lines_and_remarks_do_not_count_and_lines_end_as_on_any_machine() -> None:
    assert len(read_sheet(f"{THREE}\n   \n# Anna: +48\n\t# so\n").entries) == 0
    assert read_sheet("players A B C\r\nA: +24\rB: +18\nC: +20", PLAIN).totals == (24, 18, 20)


def test_the_rules_of_the_table_decide() -> None:
    line = "Ben: clubs hand with 1, 58 points"
    assert totals(line) == (0, -72, 0)
    assert totals(line, sk.PRE_1999) == (0, -36, 0)
    assert totals("Ben: diamonds with 1, 75 points, bid 30", sk.SIMPLE) == (0, -36, 0)
    assert totals("Ben: clubs with 1, 70 points, kontra, re, bock") == (0, 24 * 8, 0)


def test_the_list_ends_where_bierlachs_does() -> None:
    sheet = read_sheet("players A B C\nA: -300\nB: +24", sk.bierlachs(301))
    assert (sheet.totals, sheet.losers) == ((-324, 0, -24), (0,))


@pytest.mark.parametrize(
    "name",
    ["passed", "ramsch", "players", "Player", "hand", "march", "+48", "Ä-Ö", "ß", "penalty", "Strafe", "Spieler"],
)
def test_a_player_may_bear_the_name_of_anything(name: str) -> None:
    assert read_sheet(f"players Anna {name} Cleo\n{name}: +24\n", PLAIN).totals == (0, 24, 0)


# Ramsch.


RAMSCH = """
ramsch 45 40 35 => -45 0 0 | Ramsch 35, 40, 45 => 0 0 -45 | ramsch 50 50 20 => -50 -50 0
ramsch 40 40 40 => -40 -40 -40 | ramsch 45 40 35 bock => -90 0 0 | ramsch 45 40 35 bock bock => -180 0 0
# Nobody is a virgin, and no march is one, unless it is said: a trick of nines has no points.
ramsch 70 50 0 => -70 0 0 | ramsch 70 50 0 virgin => -140 0 0 | ramsch 60 60 0 virgin => -120 -120 0
ramsch 70 50 0 Jungfrau Bock => -280 0 0 | ramsch 0 120 0 march => 0 120 0 | ramsch 0 120 0 Durchmarsch bock => 0 240 0
ramsch 0 120 0 => 0 -120 0 | ramsch 0 120 0 virgin => 0 -240 0
"""
AT_FOUR = """
ramsch - 45 40 35 => 0 -45 0 0 | ramsch 45 40 35 - => -45 0 0 0 | ramsch 10 - 55 55 => 0 0 -55 -55
ramsch 0 120 - 0 march => 0 120 0 0 | ramsch 0 - 50 70 virgin => 0 0 0 -140
"""
PUSHED = """
ramsch 45 40 35 pushed => -90 0 0 | ramsch 45 40 35 pushed 2 => -180 0 0 | ramsch 45 40 35 bock geschoben => -180 0 0
ramsch 45 40 35 geschoben 3, bock => -720 0 0 | ramsch 70 50 0 Jungfrau pushed 1 => -280 0 0
"""


@pytest.mark.parametrize(
    ("head", "rules", "line", "scores"),
    [
        (head, rules, line, scores)
        for head, rules, table in ((THREE, sk.ISKO, RAMSCH), (FOUR, sk.ISKO, AT_FOUR), (THREE, SCHIEBERAMSCH, PUSHED))
        for line, scores in pairs(table, " => ")
    ],
)
def test_a_ramsch_is_told_by_the_points_of_each_player(head: str, rules: sk.Rules, line: str, scores: str) -> None:
    sheet = read_sheet(head + line, PLAIN, rules=rules)
    assert sheet.totals == tuple(map(int, scores.split()))
    assert sheet.entries[0].sitting_out == (line.split()[1:5].index("-") if head == FOUR else None)


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


FAULTS = """
Anna: grand ^wiht 2, 75 points => 'wiht' | ___Anna: grand ^wiht 2 => 'wiht'
Anna:grand with 2, ^sevente points => 'sevente' | Anna:^ with 2, 75 points => the game | Anna:^ => the game
Anna: grand, ^hearts with 1 => 'hearts' | Anna: GH ^hearts => 'hearts'
Anna: ^48 => '48' is not understood here; a score has its sign: write +48 or -48
^Anna: +1000000001 => -1000000000 to 1000000000 | ^Anna: -99999999999 => -1000000000 to 1000000000
Anna: +24 ^back => 'back' | ramsch 45 40 35 ^pushed => nobody pushes | Anna: bid 18, ^GHH with 1 => 'GHH'
^Dora: grand with 2, 75 points => 'Dora' | _^Dora: +48 => 'Dora' | ^: +48 => ''
^Anna grand with 2 => 'Anna grand with 2' | ^so what => 'so what' | ^passed out => 'passed out'
^players A B C => 'players A B C' | ^Anna: +0 => 0 | ^Anna: grand with 2 => points
__^Anna: grand with 5, 75 points => 5 | ^Anna: grand with 2, 121 points => 121 | ^Anna: null, no trick, bid 24 => null
Anna: null ^schneider, no trick => schneider | ^Anna: clubs with 1, 70 points, re => Re | ramsch^ 45 40 => number
ramsch^ 45 40 35 0 => number | ramsch^ 45 - 75 => number | ramsch^ => number | ramsch 45 ^forty 35 => 'forty'
__ramsch 45 40 35 ^schneider => 'schneider' | ramsch ^-45 40 35 => '-45' | ^ramsch 45 40 36 => 121
penalty ^Dora -50 => 'Dora' | Anna: penalty ^50 => '50' is not understood here; a penalty ends with a number and its
Strafe Anna ^100 => write 'penalty NAME -100' to take a hundred | penalty ^Anna => 'Anna' | penalty^ => missing
penalty ^-50 => '' | Anna: penalty^ => missing | Anna: penalty ^-50 bock => '-50 bock' | ^Anna: penalty -0 => takes or
penalty ^Anna -0 => takes or gives | penalty ^Anna +99999999999 => -1000000000 to 1000000000
Anna: penalty -^٥٠ => '٥٠' | Anna: grand with ^٢, 75 points => '٢' is not understood here; numbers are written with 0
Anna: -^٤٨ => '٤٨' | ramsch ^٤٥ 40 35 => '٤٥' | ^passed ٢ => 'passed ٢' | Ramsch^ 45 40 => each player (Anna, Ben, Cleo)
^ramsch 45 40 34 => 119 | ^ramsch 60 50 10 virgin => virgin | ^ramsch 110 10 0 march => march | ^ramsch 119 1 0 => 1
"""
"""Lines for Anna, Ben and Cleo, where the fault is, and a word of what is said of it; _ stands for a blank."""

PUSHES = """
ramsch^ 45 40 35 pushed 4 => number | ramsch^ 45 40 35 pushed 2 2 => number
ramsch 45 40 35 pushed ^geschoben => 'geschoben' | ramsch 45 40 35 ^schob => pushed 2 (geschoben 2)
"""


@pytest.mark.parametrize(
    ("marked", "word", "rules"),
    [
        *[(text.replace("_", " "), word, sk.ISKO) for text, word in pairs(FAULTS, " => ")],
        *[(text, word, SCHIEBERAMSCH) for text, word in pairs(PUSHES, " => ")],
        *[(f"^{line}{' bock' * 41}", "0 to 40", sk.ISKO) for line in ("Anna: +24", "ramsch 45 40 35")],
    ],
)
def test_a_fault_is_named_with_its_line_and_column(marked: str, word: str, rules: sk.Rules) -> None:
    line, before = pointed(marked)
    assert before is not None
    (told,) = faults(f"{THREE}passed\n{line}\n", rules=rules)
    place, said = told.split(": ", 1)
    assert place == f"line 3, column {before + 1}"
    assert word in said


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("players Player Ben Cleo\nPlayer: grand wiht 2\n", [(2, 15)]),
        # One of four sat out.
        *[(f"{FOUR}ramsch {points}", [(2, 7)]) for points in ("45 40 35", "40 40 40 0", "- - 60 60")],
        (f"{THREE}Anna: grand wiht 2\nBen: +24\nDora: +24\n\nramsch 1 2 3\nwhat\n", [(2, 13), (4, 1), (6, 1), (7, 1)]),
        # Deals before the players are one fault, and so are players that are no table.
        ("Anna: +24\nBen: +24\nwhat\n", [(1, 1)]),
        # What can be seen without the players is told all the same, but not that nobody knows them.
        ("Anna: +24\nBen: grand wiht 2\nramsch 1 2 3\nwhat\nplayers A B C\nwhat\n", [(1, 1), (2, 12), (3, 1), (6, 1)]),
        (
            "players Anna Ben\nAnna: grand wiht 2\nCleo: +24\nramsch 45 40\nramsch 45 40 35 -\nx\n",
            [(1, 1), (2, 13), (4, 7), (6, 1)],
        ),
        ("players A B A\nD: penalty 5\npenalty D -5\nplayers A B C\nD: +5\n", [(1, 1), (2, 12), (5, 1)]),
        # A name and a game may both be wrong.
        (f"{THREE}Dora: grand wiht 2\npenalty Dora 50\n", [(2, 1), (2, 13), (3, 9), (3, 14)]),
        ("\n  Anna: +24\nplayers Anna Ben Cleo\nDora: +24\n", [(2, 3), (4, 1)]),
        *[(f"players{names}\nA: +24\npassed\n", [(1, 1)]) for names in (" Anna Ben", " A B C D E", " A B A", "", ": ")],
    ],
)
def test_every_fault_is_told_at_once(text: str, found: list[tuple[int, int]]) -> None:
    assert places(text) == found


@pytest.mark.parametrize("text", ["", "\n\n", "# players A B C", "   "])
def test_a_text_without_anything_misses_the_players(text: str) -> None:
    assert places(text) == [(1, 1)]
    assert "players A B C" in faults(text)[0]


def test_deals_after_the_end_of_bierlachs_are_faults() -> None:
    assert places("players A B C\nA: -301\nB: +24\npassed", sk.bierlachs(301)) == [(3, 1)]
    more = "players A B C\nA: -301\nB: +24\nB: grand wiht 2\npassed\nD: +1\n"
    assert places(more, sk.bierlachs(301)) == [(3, 1), (4, 10), (6, 1)]


def test_a_system_that_gives_no_numbers_is_one_fault() -> None:
    system = sk.ScoringSystem("mine", lambda *_: (), -301)
    assert places("players A B C\nA: -301\nB: +24\nB: grand wiht 2\npassed\n", system) == [(2, 1), (4, 10)]


@pytest.mark.parametrize(("count", "faults"), [(1, "1 fault"), (2, "2 faults"), (20, "20 faults"), (900, "900 faults")])
def test_of_many_faults_the_message_tells_twenty(count: int, faults: str) -> None:
    with pytest.raises(sk.SheetError) as caught:
        read_sheet(THREE + "Anna: grand wth 1, 70 points\n" * count)
    assert len(caught.value.faults) == count
    said = str(caught.value)
    assert said.startswith(f"nothing was entered, because of {faults}: line 2, column 13: 'wth'")
    assert said.endswith("; and 880 more") is ("more" in said) is (count > 20)
    assert said.count("line ") == min(count, 20)
    assert len(said) < 4000


@pytest.mark.parametrize(
    "text",
    [
        *["\x00\x01\x02", "(;GM[Skat]PC[International Skat Server]\n;)", "\ud800"],
        *[f"{THREE}{line}" for line in ("ramsch ١ ٢ ٣", "Anna: -٤٨", ":" * 100, "\ud800: +24")],
        pytest.param(THREE + "Anna: " + "9" * 900, id="long number"),
        pytest.param(THREE + "Anna: -" + "9" * 900, id="long score"),
        pytest.param(THREE + "ramsch " + "9" * 900 + " 0 0", id="long points"),
        pytest.param("players " + "A " * 5000, id="many players"),
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
@pytest.mark.parametrize("wrong", [{"system": "seeger"}, {"rules": "isko"}])
def test_what_is_no_system_or_no_rules_is_the_callers_fault_and_not_the_lists(line: str, wrong: dict[str, str]) -> None:
    with pytest.raises(sk.ArgumentError) as caught:
        loose.read_sheet(THREE + line, **wrong)
    assert caught.value.code is Code.WRONG_TYPE
