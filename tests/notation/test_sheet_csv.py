"""The CSV of a sheet is read as it was written, as a spreadsheet program saved it, and as somebody changed it."""

import csv
import io
import random
from typing import Any, Final

import pytest
from attrs import evolve

import pyskat as sk
from effort import some
from pyskat import PLAIN, SEEGER, SEEGER_FABIAN, Code, Entry, RamschRules, Sheet, bierlachs
from pyskat.contract import HAND_CONTRACTS, SKAT_CONTRACTS
from pyskat.notation import sheet_csv
from pyskat.notation.sheet_csv import is_csv, loads
from settled import settled

loose: Any = sheet_csv
"""The module without its types, for calls that a type checker would refuse."""

BEFORE: Final = "Deal,Game,Value,Anna,Ben,Cleo\n"
"""The headings of earlier releases."""
HEAD: Final = BEFORE.strip() + ",Player,Sat out,Times,Reason,Result,Rules,System: Seeger-Fabian\n"
FOUR: Final = HEAD.replace("Cleo,", "Cleo,Dora,")

EVENING: Final = HEAD + (
    '1,Anna: grand hand with 2,+96,146,0,0,Anna,,,,"grand hand with 2, 75 points, bid 72",isko,\n'
    "2,Cleo,-44,186,40,-94,Cleo,,,,,,\n"
    "3,passed in,0,186,40,-94,,,,,,,\n"
    "4,Ramsch,-50 -50,186,-10,-144,,,,,scores 0 -50 -50,,\n"
    ",Anna: penalty,-30,156,-10,-144,Anna,,,,,,\n"
    '5,Ben: null ouvert × 2,-184,196,-244,-104,Ben,,2,Bock,"null ouvert, 1 trick",isko,\n'
)
ENTRIES: Final = (
    Entry.game(0, settled("grand hand with 2, 75 points, bid 72")),
    Entry.game(2, -44),
    Entry.passed_in(),
    Entry.ramsch((0, -50, -50)),
    Entry.penalty(0, -30),
    Entry.game(1, settled("null ouvert, 1 trick")).times(2, "Bock"),
)


def faults(text: str, **given: Any) -> list[tuple[int, int, str]]:  # noqa: ANN401 - whatever loads takes
    """Give line, column and words of everything that is wrong."""
    with pytest.raises(sk.SheetError) as caught:
        loads(text, **given)
    assert caught.value.code is Code.BAD_SHEET_FILE
    found = [fault.params for fault in caught.value.faults]
    assert all(isinstance(fault.explain("de"), str) for fault in caught.value.faults)
    return [(int(str(told["line"])), int(str(told["column"])), str(told["why"])) for told in found]


# As it was written.


def test_an_evening_is_read_entry_by_entry() -> None:
    sheet = loads(EVENING)
    assert (sheet.players, sheet.system, sheet.entries) == (("Anna", "Ben", "Cleo"), SEEGER_FABIAN, ENTRIES)
    assert (sheet.totals, sheet.csv()) == ((196, -244, -104), EVENING)


GERMAN: Final = (
    "Nr.,Spiel,Wert,Anna,Ben,Cleo,Spieler,Ausgesetzt,Faktor,Grund,Ergebnis,Regeln,System: Seeger-Fabian\n"
    '1,Anna: Grand Hand mit 2,+96,146,0,0,Anna,,,,"Grand Hand mit 2, 75 Augen, gereizt 72",isko,\n'
    "2,Cleo,-44,186,40,-94,Cleo,,,,,,\n"
    "3,eingepasst,0,186,40,-94,,,,,,,\n"
    "4,Ramsch,-50 -50,186,-10,-144,,,,,Punkte 0 -50 -50,,\n"
    ",Anna: Strafe,-30,156,-10,-144,Anna,,,,,,\n"
    '5,Ben: Null ouvert × 2,-184,196,-244,-104,Ben,,2,Bock,"Null ouvert, 1 Stich",isko,\n'
)


def test_it_is_written_and_read_in_german() -> None:
    assert loads(EVENING).csv(language="de") == GERMAN
    assert loads(GERMAN) == loads(EVENING)
    assert is_csv(GERMAN)
    ((line, column, _),) = faults(GERMAN.replace("Grand Hand mit 2,+", "Grand Hand mit 3,+"))
    assert (line, column) == (2, 3)
    for system, name in ((PLAIN, "einfach"), (bierlachs(301), "Bierlachs bis 301"), (bierlachs(None), "Bierlachs")):
        assert loads(GERMAN.splitlines()[0].replace("Seeger-Fabian", name)).system == system
    given_up = sk.settle(sk.Contract(sk.Game.GRAND), matadors=-1, points=50, ended=sk.Ending.DEFENDERS_CONCEDED)
    known = evolve(given_up, facts=evolve(given_up.facts, defender_points=1, defender_tricks=1))
    sheet = loads(EVENING).enter(Entry.game(0, known))
    assert "50 Augen, Gegenpartei aufgegeben; Gegenpartei 1 Auge, 1 Stich" in sheet.csv(language="de")
    assert loads(sheet.csv(language="de")) == sheet
    with pytest.raises(sk.ArgumentError):
        loose_csv("fr")


def loose_csv(language: Any) -> str:  # noqa: ANN401 - the wrong one
    """Write a CSV in a language that there is not."""
    return loads(EVENING).csv(language=language)


@pytest.mark.parametrize("system", [PLAIN, SEEGER, SEEGER_FABIAN, bierlachs(None), bierlachs(301), bierlachs(10**9)])
def test_the_system_is_read_also_of_a_sheet_without_an_entry(system: sk.ScoringSystem) -> None:
    for players in (("Anna", "Ben", "Cleo"), ("Anna", "Ben", "Cleo", "Dora")):
        assert loads(Sheet(players, system).csv()) == Sheet(players, system)


def test_a_system_of_ones_own_is_known_by_its_name() -> None:
    mine = sk.ScoringSystem("mine,\n by far", PLAIN.score)
    sheet = Sheet(("Anna", "Ben", "Cleo"), mine).enter(Entry.game(0, -24))
    assert loads(sheet.csv(), systems={"mine,\n by far": mine}) == sheet
    ((line, column, said),) = faults(sheet.csv())
    assert (line, column) == (1, sheet.csv().index("System: ") + 1)
    assert "'mine,  by far' is a function of its own" in said
    own = sk.ScoringSystem("plain", SEEGER.score)  # by the name of another
    assert loads(Sheet(("Anna", "Ben", "Cleo"), own).csv(), systems={"other": SEEGER, "plain": own}).system is own


@pytest.mark.parametrize(
    "rules",
    [
        *[sk.ISKO, sk.SIMPLE, sk.PRE_1999, sk.ISS, sk.PUB, sk.HOUSE],
        evolve(sk.PRE_1999, kontra=sk.KontraRules(), bock=sk.BockRules(events=("re", "sixty"))),
        evolve(sk.HOUSE, ramsch=RamschRules(pushing=True, tie="split"), overbid_loss="own_value"),
    ],
)
def test_a_game_is_settled_by_the_rules_by_which_it_was(rules: sk.Rules) -> None:
    games = [settled(f"clubs hand with 1, {points} points, bid 36", rules) for points in (29, 30, 58, 80)]
    games.append(settled("diamonds with 1, 75 points, bid 30, kontra, re, bock", rules))
    sheet = Sheet(("Anna", "Ben", "Cleo"), entries=tuple(Entry.game(1, game) for game in games))
    assert loads(sheet.csv()) == sheet


def test_every_game_that_can_be_settled_is_settled_to_the_same() -> None:
    rng = random.Random(3)
    tables = (sk.ISKO, sk.SIMPLE, sk.PRE_1999, sk.ISS, sk.HOUSE, evolve(sk.ISS, concession="rest_shown"))
    sheet = Sheet(("Anna", "Ben", "Cleo"), PLAIN)
    while len(sheet.entries) < some(600):
        contract = rng.choice([*HAND_CONTRACTS, *SKAT_CONTRACTS])
        given: dict[str, Any] = {"bid": rng.choice([None, 18, 23, 36, 48, 144, 264]), "ended": rng.choice([*sk.Ending])}
        given |= {"points": rng.choice([None, 0, 120, 29, 30, 31, 59, 60, 61, 89, 90, rng.randrange(121)])}
        given |= {"tricks_taken": rng.choice([None, 0, 1, 9, 10]), "doublings": rng.choice([0, 0, 1, 40])}
        given |= {"kontra": rng.random() < 0.5, "rules": rng.choice(tables)}
        given |= {"re": given["kontra"] and rng.random() < 0.5, "matadors": rng.choice([1, -1, 2, 4, -4, 11])}
        try:
            game = sk.settle(contract, **given)
        except sk.SkatError:
            continue
        if given["ended"] is not sk.Ending.PLAYED:
            left = rng.choice([(None, None), (0, 0), (120 - (game.points or 0), 10 - (game.tricks_taken or 0))])
            known: dict[str, Any] = {"defender_points": left[0], "defender_tricks": rng.choice([None, left[1]])}
            game = evolve(game, facts=evolve(game.facts, **known))
        sheet = sheet.enter(Entry.game(rng.randrange(3), game))
    assert loads(sheet.csv()) == sheet


@pytest.mark.parametrize(
    "name", ["passed in", "Ramsch", "Anna: penalty", "Ben × 2", "=1+1", "Player", 'a"b', "a,b", " x ", "7"]
)
def test_a_player_may_bear_any_name(name: str) -> None:
    sheet = Sheet((name, "Ben", "Anna", "b"), SEEGER, tuple(evolve(entry) for entry in ENTRIES[1:2]))
    for entry in (Entry.game(0, 48), Entry.game(0, -48).times(2, "x"), Entry.penalty(0, -7), Entry.passed_in(0)):
        sheet = sheet.enter(entry)
    assert loads(sheet.csv()) == sheet


def test_a_reason_is_written_on_one_line() -> None:
    sheet = Sheet(("Anna", "Ben", "Cleo")).enter(Entry.game(0, 48).times(2, 'a\r\n"b",\x00c'))
    assert len(sheet.csv().splitlines()) == 2
    again = loads(sheet.csv())
    assert (again.csv(), again.totals, again.entries[0].reason) == (sheet.csv(), sheet.totals, 'a  "b", c')


# As a spreadsheet program saved it.


def saved(text: str, separator: str, *, quoted: bool) -> str:
    """Write a CSV as other programs do."""
    out = io.StringIO()
    how: Any = csv.QUOTE_ALL if quoted else csv.QUOTE_MINIMAL
    writer = csv.writer(out, delimiter=separator, lineterminator="\r\n", quoting=how)
    writer.writerows(csv.reader(io.StringIO(text, newline="")))
    return out.getvalue()


@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize("quoted", [False, True])
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", ""),
        ("\ufeff", ""),
        ("sep=;\r\n", ""),
        ("\r\n", "\r\n;;;;;;;\r\n,,,\r\n"),
    ],
)
def test_other_separators_quotes_line_ends_and_marks_are_read(
    separator: str,
    quoted: bool,  # noqa: FBT001 - a table of data
    before: str,
    after: str,
) -> None:
    text = before + saved(EVENING, separator, quoted=quoted) + after
    assert loads(text) == loads(EVENING)
    assert loads(text.replace("\r\n", "\r")) == loads(EVENING)
    assert is_csv(text)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("+96,", "96,"),
        ("+96,", '"96,00",'),
        ("+96,", "96.0,"),
        ("-44,", "−44,"),
        ("-44,", "–44,"),
        ("-44,", " - 44 ,"),
        ("186,40,-94", "186.00, +40,−94"),
        ("-50 -50", "−50 −50"),
        ("null ouvert × 2", "Null Ouvert x 2"),
        ("passed in", "Passed  in"),
        ("isko", "ISKO"),
        ("Bock", "Bock"),
        # What follows may be left out.
        ("5,Ben", ",Ben"),
        ("3,passed in,0,186,40,-94", ",passed in,,,,"),
        ("2,Cleo,-44,186,40,-94", ",,-44,,40,"),
        ("1,Anna: grand hand with 2,+96,146,0,0,", ",,,,,,"),
        ("4,Ramsch,-50 -50,186,-10,-144", ",,,,,"),
        (",isko,\n", "\n"),
        (",,,,,,\n", "\n"),
        # More to the right of it is nobody's business.
        ("System: Seeger-Fabian\n", "System: Seeger-Fabian,Remarks\n"),
        ('bid 72",isko,\n', 'bid 72",isko,,a very good game,,\n'),
    ],
)
def test_what_a_spreadsheet_program_or_a_person_changes_is_read_as_before(old: str, new: str) -> None:
    assert old in EVENING
    assert [entry.score for entry in loads(EVENING.replace(old, new)).entries] == [96, -44, 0, 0, 0, -184]
    assert loads(EVENING.replace(old, new)) == loads(EVENING)


@pytest.mark.parametrize(
    ("row", "entry"),
    [
        (",Anna: grand with 2 and 61 points,,,,", Entry.game(0, settled("grand with 2, 61 points"))),
        (",ben: Null verloren", Entry.game(1, settled("null, 1 trick"))),
        (",Cleo,+48,,,", Entry.game(2, 48)),
        (",cleo: something or other,-48,,,", Entry.game(2, -48)),
        (",Cleo × 2,-96,,,", Entry(player=2, outcome=-48, factor=2)),
        (",eingepasst", Entry.passed_in()),
        (",passed in x 2", Entry(factor=2)),
        (",Anna: Strafe,-50,,,", Entry.penalty(0, -50)),
        (",penalty,-50,,,,Anna", Entry.penalty(0, -50)),
        (",,,,,,,,,,scores 0 -40 0,,", Entry.ramsch((0, -40, 0))),
        (',,,,,,Anna,,2,Bock,"Grand mit 2, 61 Augen",house,', None),
    ],
)
def test_a_row_that_somebody_typed_needs_no_more_than_says_it(row: str, entry: Entry | None) -> None:
    wanted = entry or Entry.game(0, settled("grand with 2, 61 points", sk.HOUSE)).times(2, "Bock")
    assert loads(HEAD + row + "\n").entries == (wanted,)
    assert loads(EVENING + row + "\n").entries == (*ENTRIES, wanted)


def test_who_sat_out_is_read_by_name() -> None:
    rows = "1,Ben,-44,30,-94,30,30,Ben,anna,,,,,\n2,passed in,0,,,,,,Ben,,,,,\n,Ramsch,,,,,,,Cleo,,,scores -5 0 0 0,,\n"
    assert loads(FOUR + rows).entries == (
        Entry.game(1, -44, 0),
        Entry.passed_in(1),
        Entry.ramsch((-5, 0, 0, 0), 2),
    )


def test_the_rules_of_the_caller_are_for_games_that_do_not_say_theirs() -> None:
    row = ",Ben: clubs hand with 1 and 58 points\n"
    assert loads(HEAD + row, rules=sk.PRE_1999).entries[0].score == -36
    assert loads(HEAD + row).entries[0].score == -72
    assert loads(HEAD + row.strip() + ",,,,,,,,,,isko\n", rules=sk.PRE_1999).entries[0].score == -72


# As earlier releases wrote it.

OLD: Final = BEFORE + (
    "1,Anna: grand hand with 2,+96,146,0,0\n"
    "2,Cleo,-44,186,40,-94\n"
    "3,passed in,0,186,40,-94\n"
    "4,Ramsch,-50 -50,186,-10,-144\n"
    "5,Ben: null ouvert × 2,-184,226,-244,-104\n"
)


def test_of_a_csv_of_earlier_releases_the_scores_are_read() -> None:
    sheet = loads(OLD)
    assert (sheet.system, sheet.totals) == (SEEGER_FABIAN, (226, -244, -104))
    assert [entry.score for entry in sheet.entries] == [96, -44, 0, 0, -184]
    assert sheet.entries[3] == Entry.ramsch((0, -50, -50))
    assert loads(OLD.replace("Cleo\n", "Cleo,,\n", 1)) == sheet
    assert [(one.won, one.lost) for one in sheet.standings()] == [(1, 0), (0, 1), (0, 1)]
    assert loads(sheet.csv()) == sheet
    charged = BEFORE + "1,Ramsch × 2,-100,-100,0,0\n2,Ben,+24,-124,0,-24\n"
    assert loads(charged, bierlachs(301)).entries == (Entry(scores=(-50, 0, 0), factor=2), Entry.game(1, 24))
    assert faults(charged)[0][:2] == (3, 11)  # by another system the totals are not these


# What is wrong, and where.


@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        ("+96,146", "^+95,146", "Value: there is '+95', but +96 follows from the rest"),
        ("-44,186,40,-94", "-44,186,^41,-94", "Ben: there is '41', but 40 follows from the rest"),
        ("2,Cleo,-44,186,40,-94", "2,Cleo,-45,186,40,^-94", "Cleo: there is '-94', but -95 follows"),
        (
            "1,Anna: grand hand with 2,+96",
            "1,^Anna: grand hand with 3,+96",
            "Game: there is 'Anna: grand hand with 3', but Anna: grand hand",
        ),
        ("2,Cleo", "^7,Cleo", "Deal: there is '7', but 2 follows from the rest"),
        (",Anna: penalty", "^5,Anna: penalty", "Deal: there is '5', but nothing follows from the rest"),
        ("5,Ben", "^x,Ben", "'x' is not understood here; a whole number is meant"),
        (",-94,Cleo,", ",-94,^Dora,", "'Dora' does not play at this table; the players are Anna, Ben and Cleo"),
        ("2,Cleo,-44,186,40,-94,Cleo", "2,^Dora: so,-44,186,40,-94,", "'Dora' does not play at this table"),
        ("2,Cleo,-44,186,40,-94,Cleo", "2,^so,-44,186,40,-94,", "'so' is not a line of a sheet; below 'Game' stands"),
        ("2,Cleo,-44", "2,Cleo,^lots", "'lots' is not understood here; a whole number is meant"),
        ("2,Cleo,-44", "2,Cleo,^-1.000", "'-1.000' is not understood"),
        ("2,Cleo,-44", "2,Cleo,^-٤٤", "'-٤٤' is not understood"),
        ("2,Cleo,-44", "^2,Cleo,0", "no game is worth nothing"),
        ("2,Cleo,-44", "2,Cleo,^", "'' is not understood here; a whole number is meant"),
        ("146,0,0", "146,0,^x", "'x' is not understood here; a whole number is meant"),
        ("75 points", "75 ^pints", "'pints'"),
        ("isko", "^isco", "the rules are 'isko', 'simple', 'pre-1999', 'iss', 'pub' or 'house', or the fields"),
        ("isko", "^{}[", "the rules are"),
        ("isko", '"^{""kontra"": 3}"', "the rules are"),
        ("isko", "^" + "[" * 9000, "the rules are"),
        ('"grand hand with 2', '"grand hand with 5', "5 is not a possible number of matadors"),
        ('"grand hand with 2, 75', '"grand hand with 2, 121', "121 card points are not possible"),
        ("scores 0 -50 -50", "scores 0 -50", "a Ramsch has a score for each of 3 players"),
        ("scores 0 -50 -50", "^scores 0 x -50", "'x' is not understood"),
        (",2,Bock", ",^two,Bock", "'two' is not understood"),
        (",2,Bock", ",0,Bock", "a factor of 0"),
        (",Anna,,,,,,\n", ",Anna,,2,Bock,,,\n", "a penalty is no deal"),
        ("-44,186,40,-94,Cleo,", "-44,186,40,-94,Cleo,Ben", "at a table of three nobody does"),
        ("-44,186,40,-94,Cleo,,,", "^-45,186,40,-94,Cleo,,2,", "-45 cannot be entered: it is no multiple of 2"),
        ("2,Cleo", '2,^"Cleo', "a cell that begins with a quotation mark ends with one"),
        ("2,Cleo", '2,^"Cl"eo', "a cell that begins with a quotation mark ends with one"),
        ("System: Seeger-Fabian", "^System: Skat", "the scoring system 'Skat' is a function of its own"),
        ("Anna,Ben,Cleo,", "^Anna,Anna,Cleo,", "three or four players with different names"),
        ("Anna,Ben,Cleo,", "^Anna,,Cleo,", "'' cannot be the name of a player: it is empty"),
        ("Deal,Game", 'Deal,^"Game', "quotation mark"),
        ("Anna,Ben,Cleo,Player", "^Anna,Ben,Cleo,Gamer", "three or four players with different names"),
        *[
            (
                "grand hand with 2, 75 points, bid 72",
                f"^grand with 2, 7 tricks, conceded; defenders {had}",
                "what the defenders had is written like",
            )
            for had in ("", "nothing", "121 points", "4 tricks", "1 point, 4 tricks", "3 tricks, 1 point")
        ],
    ],
)
def test_a_fault_is_named_with_its_place(old: str, new: str, word: str) -> None:
    assert old in EVENING
    text = EVENING.replace(old, new, 1)
    before = (
        text.partition("^")[0] if "^" in new else EVENING.partition(old)[0].rpartition("\n")[0] + "\n"
    )  # else the row
    ((line, column, said),) = faults(text.replace("^", ""))
    assert word in said
    assert (line, column) == (before.count("\n") + 1, len(before.rpartition("\n")[2]) + 1)


@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        ("Seeger-Fabian", "Bierlachs to 9999999999", "a limit of 9999999999"),
        ("Deal,", "Number,", "the headings come first: Deal, Game, Value and the players"),
    ],
)
def test_a_fault_of_all_headings_is_named_at_their_line(old: str, new: str, word: str) -> None:
    ((line, column, said),) = faults(EVENING.replace(old, new))
    assert (line, column) == (1, 1)
    assert word in said


def test_a_wrong_row_stops_no_other() -> None:
    text = (
        EVENING.replace("75 points", "75 pints").replace("-50 -50,186,-10", "-50 -50,186,-11").replace("1 trick", "x")
    )
    assert [each[:2] for each in faults(text + "what\n5,Cleo,0\n")] == [(2, 70), (5, 22), (7, 69), (8, 5), (9, 1)]


def test_after_a_row_that_cannot_be_read_the_totals_go_on_as_they_were_said() -> None:
    text = EVENING.replace("2,Cleo,-44,", "2,Cleo,x,")
    assert [each[:2] for each in faults(text)] == [(3, 8)]
    assert [each[:2] for each in faults(text.replace("5,Ben", "6,Ben").replace("196,", "197,"))] == [
        (3, 8),
        (7, 1),
        (7, 29),
    ]
    lost = EVENING.replace("2,Cleo,-44,186,40,-94", "2,Cleo,x,,,")  # and if they were not said, from where they are
    assert [each[:2] for each in faults(lost.replace("156,-10", "155,-10"))] == [(3, 8), (6, 20)]


def test_with_wrong_headings_the_rows_are_read_as_far_as_they_can_be() -> None:
    text = EVENING.replace("Seeger-Fabian", "Skat").replace("75 points", "75 pints").replace("-94,Cleo", "-94,Dora")
    assert [each[:2] for each in faults(text)] == [(1, 72), (2, 70), (3, 23)]
    twice = EVENING.replace("Anna,Ben,Cleo,", "Anna,Anna,Cleo,").replace("75 points", "75 pints")
    assert [each[:2] for each in faults(twice)] == [(1, 17), (2, 70)]


def test_in_a_csv_of_earlier_releases_nothing_stands_beside_the_totals() -> None:
    ((line, column, said),) = faults(OLD.replace("-44,186,40,-94", "-44,186,40,-94,so,"))
    assert (line, column) == (3, 23)
    assert "there are 6 headings and 8 cells" in said
    (told,) = faults(OLD.replace("186,-10,-144", ",,"))
    assert told[:2] == (5, 20)
    assert "what each player scores" in told[2]
    assert faults(OLD.replace("4,Ramsch,", "4,Ramsch × 3,"))[0][:2] == (5, 14)


def test_a_deal_after_the_end_is_one_fault() -> None:
    text = Sheet(("A", "B", "C"), bierlachs(10**9)).csv().replace("1000000000", "301")
    rows = "1,A,-301,-301,0,0,A\n2,B,+24,,,,B\n3,B,+24,,,,B\n4,B,x,,,,B\n"
    assert [each[:2] for each in faults(text + rows)] == [(3, 1), (5, 5)]


def test_reading_stops_after_a_thousand_faults() -> None:
    assert len(faults(HEAD + "what\n" * 5000)) == 1000
    assert len(faults(HEAD + "x,y,z,a,b,c\n" * 5000)) == 1000


@pytest.mark.parametrize("text", ["", "\n\n", ",,,\n", "sep=;\n"])
def test_a_text_without_anything_misses_the_headings(text: str) -> None:
    ((line, column, said),) = faults(text)
    assert (line, column) == (1, 1)
    assert "Deal, Game, Value" in said


@pytest.mark.parametrize(
    "text",
    [
        *[
            "players Anna Ben Cleo\nAnna: +24",
            "Deal",
            "Deal Game Value",
            "Dealer,Game",
            "\x00",
            "{}",
            "\ud800",
            "Spieler,A",
        ],
        '"Deal,Game,Value"',
    ],
)
def test_what_is_no_csv_of_a_sheet_is_told_from_it(text: str) -> None:
    assert not is_csv(text)
    assert faults(text)[0][0] == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"system": "plain"},
        {"rules": "isko"},
        {"systems": [PLAIN]},
        {"systems": {"mine": PLAIN.score}},
        {"text": None},
        {"text": b""},
    ],
)
def test_what_is_no_text_no_system_and_no_rules_is_the_callers_fault(wrong: dict[str, object]) -> None:
    with pytest.raises(sk.ArgumentError) as caught:
        loose.loads(**{"text": EVENING, **wrong})
    assert caught.value.code is Code.WRONG_TYPE


def test_what_no_game_can_have_come_to_is_refused_as_elsewhere() -> None:
    with pytest.raises(sk.SheetError) as caught:
        loads(HEAD + ",Anna: clubs with 2 and 61 points and re,,,,\n")
    ((why, line),) = [(fault.params["why"], fault.params["line"]) for fault in caught.value.faults]
    assert isinstance(why, sk.Reason)
    assert (why.code, line) == (Code.RE_WITHOUT_KONTRA, 2)


def test_all_points_without_the_tricks_come_back_as_they_were() -> None:
    known = sk.settle(sk.Contract(sk.Game.CLUBS, schwarz_announced=True), matadors=2, points=120)
    sheet = Sheet(("Anna", "Ben", "Cleo"), entries=(Entry.game(0, known),))
    assert loads(sheet.csv()) == sheet
