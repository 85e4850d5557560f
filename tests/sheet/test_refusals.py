"""What has no place in an entry, on a sheet, in a system or in an evening is refused, and the code says why."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import pytest
from attrs import evolve

import pyskat as sk
from pyskat import PLAIN, SEEGER, Code, Entry, Format, Seat, bierlachs
from settled import settled

loose: Any = sk
"""The package without its types, for calls that a type checker would refuse."""

THREE: Final = ("Anna", "Ben", "Cleo")
FOUR: Final = (*THREE, "Dora")
DEAL: Final = sk.Deal.from_order(sk.CARDS)
PASSED_IN: Final = sk.play(sk.start(DEAL), "p p p")

sheet: Any = sk.Sheet(THREE)
sheet_of_four: Any = sk.Sheet(FOUR)
one: Any = sheet.enter(Entry.game(0, 48))
evening: Any = sk.Session.start(THREE)
evening_of_four: Any = sk.Session.start(FOUR)
over: Any = sk.Session.start(THREE, format=Format(1, PLAIN), rules=sk.ISKO)
for _ in range(3):
    over = over.enter(Entry.passed_in())
lost: Any = sk.Session.start(THREE, system=bierlachs(301)).enter(Entry.game(0, -384))

mine: Final = partial(loose.ScoringSystem, "mine")
start: Final = partial(loose.Session.start, THREE)
game, passed_in, ramsch = loose.Entry.game, loose.Entry.passed_in, loose.Entry.ramsch
penalty = loose.Entry.penalty


def bonus(entry: Entry, players: int) -> tuple[int, ...]:
    """Score by a system of one's own."""
    return PLAIN.score(entry, players)


Rows = list[tuple[Callable[..., object], Code, list[tuple[object, ...]]]]


def each(*values: object) -> list[tuple[object, ...]]:
    """Call with each value alone."""
    return [(value,) for value in values]


def rows(*numbers: object) -> tuple[object, ...]:
    """Make a paper list of three equal rows."""
    return ([numbers] * 3,)


ENTRIES: Final[Rows] = [
    (game, Code.NOT_A_PLAYER, [(who, 48) for who in (Seat.FOREHAND, "Anna", True, sk.Card.D7, None, -1)]),
    (game, Code.NOT_A_PLAYER, [(1, 48, Seat.FOREHAND)]),
    (passed_in, Code.NOT_A_PLAYER, each(Seat.REARHAND, -1)),
    (ramsch, Code.NOT_A_PLAYER, [((0, 0, -5, 0), Seat.REARHAND)]),
    (game, Code.SITTING_OUT, [(1, 48, 1)]),
    (ramsch, Code.SITTING_OUT, [((0, -50, 0, 0), 1)]),
    (game, Code.BAD_SCORE, [(0, 0)]),
    (game, Code.WRONG_TYPE, [(0, score) for score in ("+48", 48.0, True, sk.Card.CJ, None)]),
    (game, Code.WRONG_TYPE, [(0, sk.game_value(sk.Contract(sk.Game.NULL)))]),
    (ramsch, Code.WRONG_TYPE, each([0, -50, 0], -50, ("0", "-50", "0"), (True, False, False))),
    (game(0, 48).times, Code.BAD_SCORE, [(0, "Bock"), (-2, "Bock")]),
    (game(0, 48).times, Code.WRONG_TYPE, [*[(factor, "Bock") for factor in (0.5, 2.0, True, None)], (2, None)]),
    (game(0, 48).explain, Code.WRONG_VALUE, each("fr")),
    (passed_in().explain, Code.WRONG_VALUE, each(None)),
    (penalty, Code.NOT_A_PLAYER, [(who, -50) for who in (Seat.FOREHAND, "Anna", True, None, -1)]),
    (penalty, Code.BAD_SCORE, [(0, 0), (0, -(10**9) - 1), (0, 10**9 + 1)]),
    (penalty, Code.WRONG_TYPE, [(0, points) for points in ("-100", -100.0, True, None, sk.Card.CJ)]),
    (penalty(0, -50).times, Code.BAD_SCORE, [(2, "Bock")]),
]

SHEETS: Final[Rows] = [
    (loose.Sheet, Code.BAD_PLAYERS, each(THREE[:2], (*FOUR, "Emil"), "ABC", 3, None, ())),
    (loose.Sheet, Code.BAD_PLAYERS, each(("Anna", "Ben", "Anna"), (*THREE, "Ben"))),
    (loose.Sheet, Code.BAD_NAME, [*each(*[("Anna", "Ben", name) for name in ("", "  ", None, 3)]), (tuple(Seat),)]),
    (loose.Sheet, Code.WRONG_TYPE, [(THREE, system) for system in ("Seeger", PLAIN.score)]),
    (loose.Sheet, Code.WRONG_TYPE, [(THREE, PLAIN, entries) for entries in ([Entry.passed_in()], (48,))]),
    (sheet.enter, Code.UNKNOWN_PLAYER, each(Entry.game(3, 48), Entry.passed_in(3))),
    (sheet_of_four.enter, Code.UNKNOWN_PLAYER, each(Entry.game(4, 48), Entry.game(0, 48, 4))),
    (sheet.enter, Code.BAD_SCORE, each(Entry.game(0, 48, 2), Entry.passed_in(2))),
    (sheet.enter, Code.BAD_SCORE, each(Entry.ramsch((0, -50, 0, 0)), Entry.ramsch(()))),
    (sheet_of_four.enter, Code.BAD_SCORE, each(Entry.ramsch((0, -50, 0)))),
    (sheet.enter, Code.UNKNOWN_PLAYER, each(Entry.penalty(3, -50))),
    (one.enter, Code.WRONG_TYPE, each(48, sk.reckon("null, no trick"), None)),
    (one.replace, Code.NO_SUCH_ENTRY, [(-1, Entry.passed_in()), (1, Entry.passed_in())]),
    (sheet.replace, Code.NO_SUCH_ENTRY, [(0, Entry.passed_in())]),
    (one.replace, Code.WRONG_TYPE, [(False, Entry.passed_in()), ("0", Entry.passed_in()), (0, 48)]),
    (one.replace, Code.UNKNOWN_PLAYER, [(0, Entry.game(3, 48))]),
]

SYSTEMS: Final[Rows] = [
    (loose.bierlachs, Code.BAD_SCORE, each(0)),
    (loose.bierlachs, Code.WRONG_TYPE, each("301", 301.0, True)),
    (loose.ScoringSystem, Code.WRONG_TYPE, [(7, bonus), ("mine", 10)]),
    (mine, Code.WRONG_TYPE, [(bonus, "-301"), (bonus, True)]),
    (mine, Code.WRONG_VALUE, [(bonus, 0), (bonus, 301)]),
    (mine, Code.WRONG_VALUE, [(bonus, None, "lots"), (bonus, None, None), (bonus, None, [])]),
    (loose.list_totals, Code.BAD_PLAYERS, each(*[[(0, 0, 0)] * count for count in (0, 2, 5)])),
    (loose.list_totals, Code.BAD_SCORE, each(*[[(0, 0, 0), row, (0, 0, 0)] for row in ((0, -1, 0), (0, 0, -1))])),
    (loose.list_totals, Code.WRONG_TYPE, [rows("1", 0, 0), rows(0.5, 0, 0), rows(48, True, False)]),
    (loose.list_totals, Code.WRONG_VALUE, [(*rows(0, 0, 0), "plain"), (*rows(0, 0, 0), SEEGER), (*rows(0, 0, 0), [])]),
    (loose.list_totals, Code.BAD_SCORE, [(["abc"] * 3,), rows(48, 1), rows(48), rows(), rows(48, 1, 0, 0)]),
]

EVENINGS: Final[Rows] = [
    (loose.Session.start, Code.BAD_PLAYERS, each(THREE[:2], (*FOUR, "Emil"), ("Anna", "Ben", "Anna"))),
    (lambda said: start(**said), Code.WRONG_TYPE, each({"format": 12}, {"system": "plain"}, {"rules": "isko"})),
    (lambda rules: start(rules=rules), Code.WRONG_TYPE, each(None)),
    (loose.Format, Code.WRONG_VALUE, [(0, PLAIN), (-1, PLAIN), (4, PLAIN, "game"), (4, PLAIN, ["round"])]),
    (loose.Format, Code.WRONG_TYPE, [(True, PLAIN), (4, "plain")]),
    (evening.begin, Code.WRONG_TYPE, each(sk.DECK)),
    (evening.finish, Code.WRONG_TYPE, each(DEAL, sk.PassedIn(), evening.begin(DEAL))),
    (evening.enter, Code.WRONG_TYPE, each(48)),
    (evening.enter, Code.UNKNOWN_PLAYER, each(Entry.game(3, 48), Entry.penalty(3, -50))),
    (evening_of_four.enter, Code.UNKNOWN_PLAYER, each(Entry.game(4, 48))),
    (evening.enter, Code.BAD_SCORE, each(Entry.game(0, 48, 1))),
    # The dealer, and anybody else who is said to sit out.
    (evening_of_four.enter, Code.SITTING_OUT, each(Entry.game(0, 48), Entry.game(0, settled("null, 1 trick")))),
    (evening_of_four.enter, Code.SITTING_OUT, each(Entry.ramsch((-50, 0, 0, 0)))),
    (evening_of_four.enter, Code.SITTING_OUT, each(Entry.game(1, 48, 2), Entry.passed_in(3))),
    (evening_of_four.enter, Code.BAD_SCORE, each(Entry.ramsch((0, -50, 0)), Entry.ramsch(()))),
    (start(rules=sk.HOUSE).finish, Code.OTHER_RULES, each(PASSED_IN)),
    (lambda number: over.finish(PASSED_IN, deal_number=number), Code.BOOKED_ALREADY, each(3)),
    (lambda number: evening.finish(PASSED_IN, deal_number=number), Code.WRONG_VALUE, each(2, 0)),
    (lambda number: evening.finish(PASSED_IN, deal_number=number), Code.WRONG_TYPE, each("1")),
    (lambda players: evolve(evening, players=players), Code.OTHER_PLAYERS, each(FOUR, [*THREE])),
    (lambda other: evolve(evening, sheet=other), Code.OTHER_PLAYERS, each(sheet_of_four)),
    (lambda said: evolve(evening, **said), Code.WRONG_TYPE, each({"sheet": None}, {"rules": None}, {"format": "LIST"})),
    (lambda count: evolve(evening, bock_deals=count), Code.WRONG_VALUE, each(-1)),
    (over.begin, Code.SHEET_OVER, each(DEAL)),
    (over.finish, Code.SHEET_OVER, each(PASSED_IN)),
    (over.enter, Code.SHEET_OVER, each(Entry.game(0, 48), Entry.passed_in())),
    (over.bock, Code.SHEET_OVER, [()]),
    (lost.begin, Code.SHEET_OVER, each(DEAL)),
    (lost.enter, Code.SHEET_OVER, each(Entry.game(1, 48))),
]

RULES: Final[Rows] = [
    (lambda kontra: loose.Rules(kontra=kontra), Code.WRONG_TYPE, each(True, sk.BockRules())),
    (lambda bock: loose.Rules(bock=bock), Code.WRONG_TYPE, each("sixty")),
    (lambda ramsch: loose.Rules(ramsch=ramsch), Code.WRONG_TYPE, each(sk.RamschRules)),
    (lambda who: loose.KontraRules(who=who), Code.WRONG_VALUE, each("dealer")),
    (
        lambda events: loose.BockRules(events=events),
        Code.WRONG_VALUE,
        each(("thirty",), ("sixty", "sixty"), "sixty", ["sixty"], (["sixty"],), None),
    ),
    (
        lambda said: loose.RamschRules(**said),
        Code.WRONG_VALUE,
        each({"skat_to": "dealer"}, {"tie": "lot"}, {"march": None}),
    ),
    (lambda pushing: loose.RamschRules(pushing=pushing), Code.WRONG_TYPE, each(1)),
]


@pytest.mark.parametrize(
    ("call", "code", "arguments"),
    [
        pytest.param(call, code, arguments, id=f"{code} {getattr(call, '__qualname__', '')}")
        for table in (ENTRIES, SHEETS, SYSTEMS, EVENINGS, RULES)
        for call, code, several in table
        for arguments in several
    ],
)
def test_it_is_refused(call: Callable[..., object], code: Code, arguments: tuple[object, ...]) -> None:
    with pytest.raises(sk.SkatError) as caught:
        call(*arguments)
    assert caught.value.code is code
    assert type(caught.value) is (sk.ArgumentError if code in {Code.WRONG_TYPE, Code.WRONG_VALUE} else sk.SheetError)


@pytest.mark.parametrize("paper", [[48, 24, 0], None, 3])
def test_a_paper_list_of_another_shape_is_refused(paper: object) -> None:
    with pytest.raises(sk.SkatError):
        loose.list_totals(paper)


@pytest.mark.parametrize(
    "fields",
    [
        {"player": 0, "outcome": 48, "scores": (0, -50, 0, 0)},
        *[{"player": 0}, {"outcome": 48}, {"player": 0, "outcome": 0}, {"player": 0, "outcome": "+48"}],
        *[{"player": player, "outcome": 48} for player in (-1, "Anna", Seat.FOREHAND)],
        *[{"scores": [0, -50, 0, 0]}, {"sitting_out": -1}],
        *[{"player": 0, "outcome": 48, "factor": factor} for factor in (0, -2)],
        *[{"points": -50}, {"player": 0, "outcome": 48, "points": -50}, {"scores": (0, -50, 0, 0), "points": -50}],
        *[{"player": 0, "points": -50, **more} for more in ({"factor": 2}, {"sitting_out": 1}, {"scores": (0,) * 4})],
    ],
    ids=str,
)
def test_an_impossible_entry_put_together_by_its_fields_does_not_get_on_a_sheet(fields: dict[str, object]) -> None:
    with pytest.raises(sk.SkatError):
        sheet_of_four.enter(loose.Entry(**fields))


@pytest.mark.parametrize(
    ("names", "english", "german"),
    [
        (("A\nB", "C", "D"), "'A\\nB' cannot be the name of a player: it has a character", "er enthält ein Zeichen"),
        (("", "C", "D"), "'' cannot be the name of a player: it is empty", "er ist leer"),
        (("C", " ", "D"), "' ' cannot be the name of a player: it is empty", "er ist leer"),
        (("C", 3, "D"), "a name is a text", "ein Name ist ein Text"),
        (("C", "D", "C"), "three or four players with different names", "mit verschiedenen Namen"),
        (("C", "D"), "three or four players with different names", "drei oder vier Spieler"),
    ],
)
def test_what_is_wrong_with_the_players_is_said(names: tuple[object, ...], english: str, german: str) -> None:
    with pytest.raises(sk.SheetError) as caught:
        loose.Sheet(names)
    assert english in caught.value.explain()
    assert german in caught.value.explain("de")


def test_a_refusal_names_who_is_meant() -> None:
    with pytest.raises(sk.SheetError, match=r"^Anna sat out"):
        evening_of_four.enter(Entry.game(0, 48))
    with pytest.raises(sk.SheetError, match=r"^Seat\.REARHAND is not a player"):
        Entry.game(Seat.REARHAND, 48)


def test_a_refused_entry_changes_nothing() -> None:
    for refuse in (one.enter, partial(one.replace, 0)):
        with pytest.raises(sk.SheetError):
            refuse(Entry.game(3, 48))
    assert (one.totals, one.entries) == ((98, 0, 0), (Entry.game(0, 48),))
