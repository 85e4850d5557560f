from collections.abc import Callable
from typing import Any

import pytest
from attrs import evolve

import pyskat as sk
from pyskat import Code, Entry, Seat

loose: Any = sk
"""The package without its types, for calls that a type checker would refuse."""

GRAND = "with 2, game 3, hand 4, 4 × grand 24 = 96: won with 75 points, +96"
GRAND_DE = "mit 2, Spiel 3, Hand 4, 4 × Grand 24 = 96: gewonnen mit 75 Augen, +96"


def grand_hand() -> sk.Settlement:
    return sk.reckon("grand hand with 2, 75 points, bid 72")


# What an entry holds.


@pytest.mark.parametrize(
    ("told", "score"),
    [
        ("grand hand with 2, 75 points, bid 72", 4 * 24),
        ("spades with 1, 60 points, bid 22", -2 * 22),
        ("diamonds with 1, 75 points, bid 30", -2 * 36),
        ("null ouvert, no trick", 46),
        ("null hand, 1 trick", -2 * 35),
        ("clubs with 1, 65 points, kontra", 2 * 24),
        ("clubs with 1, 55 points, kontra, re", -2 * 24 * 4),
    ],
)
def test_a_game_scores_what_its_settlement_says(told: str, score: int) -> None:
    entry = Entry.game(2, sk.reckon(told))
    assert (entry.player, entry.score) == (2, score)
    assert (entry.won, entry.lost) == (score > 0, score < 0)
    assert entry.ramsch_scores == ()


def test_a_game_may_be_entered_by_its_score_alone() -> None:
    won, lost = Entry.game(0, 48), Entry.game(1, -96)
    assert (won.score, won.won, won.lost) == (48, True, False)
    assert (lost.score, lost.won, lost.lost) == (-96, False, True)
    assert won.contract is lost.contract is None


def test_only_a_settled_game_tells_what_was_played() -> None:
    assert Entry.game(0, grand_hand()).contract == sk.Contract(sk.Game.GRAND, hand=True)
    assert Entry.passed_in().contract is None
    assert Entry.ramsch((0, -50, 0)).contract is None


def test_a_passed_in_deal_has_no_player_and_no_score() -> None:
    entry = Entry.passed_in()
    assert (entry.player, entry.score, entry.won, entry.lost, entry.ramsch_scores) == (None, 0, False, False, ())


def test_a_ramsch_is_nobodys_game() -> None:
    entry = Entry.ramsch((0, -50, 0))
    assert (entry.player, entry.score, entry.won, entry.lost) == (None, 0, False, False)
    assert entry.ramsch_scores == (0, -50, 0)


def test_a_march_is_no_game_won() -> None:
    entry = Entry.ramsch((120, 0, 0))
    assert (entry.won, entry.lost, entry.ramsch_scores) == (False, False, (120, 0, 0))


def test_who_sat_out_is_written_down_if_it_is_said() -> None:
    said = [Entry.game(1, 24, 3), Entry.passed_in(0), Entry.ramsch((0, 0, -50, 0), 1)]
    silent = [Entry.game(1, 24), Entry.passed_in(), Entry.ramsch((0, 0, -50, 0))]
    assert [entry.sitting_out for entry in said] == [3, 0, 1]
    assert [entry.sitting_out for entry in silent] == [None, None, None]


def test_equal_entries_are_one() -> None:
    assert len({Entry.game(0, grand_hand()), Entry.game(0, grand_hand()), Entry.game(0, 96)}) == 2
    assert Entry.game(0, 96) != Entry.game(1, 96)


# What counts more than once.


def test_a_factor_multiplies_the_score() -> None:
    assert Entry.game(0, grand_hand()).times(2, "Bock").score == 192
    assert Entry.game(0, -96).times(3, "three rounds of Bock").score == -288
    assert Entry.ramsch((0, -50, -50)).times(2, "Bock").ramsch_scores == (0, -100, -100)
    assert Entry.passed_in().times(2, "Bock").score == 0


def test_kontra_re_and_bock_multiply() -> None:
    entry = Entry.game(0, sk.reckon("clubs with 1, 65 points, kontra, re")).times(2, "Bock")
    assert entry.score == 24 * 2 * 2 * 2


def test_factors_multiply_each_other() -> None:
    assert Entry.game(0, 24).times(2, "Bock").times(2, "Bock").score == 24 * 4


def test_the_settlement_itself_stays_plain() -> None:
    entry = Entry.game(0, grand_hand()).times(2, "Bock")
    assert isinstance(entry.outcome, sk.Settlement)
    assert entry.outcome.score == 96


def test_the_entry_that_is_multiplied_stays_as_it_is() -> None:
    entry = Entry.game(0, 24)
    entry.times(2, "Bock")
    assert (entry.factor, entry.score) == (1, 24)


def test_once_is_not_more_than_once() -> None:
    assert Entry.game(0, 24).times(1, "Bock") == Entry.game(0, 24)


# What an entry says.


@pytest.mark.parametrize(
    ("entry", "english", "german"),
    [
        (Entry.game(0, grand_hand()), GRAND, GRAND_DE),
        (Entry.game(0, 48), "+48", "+48"),
        (Entry.game(0, -96), "−96", "−96"),
        (Entry.passed_in(), "passed in", "eingepasst"),
        (Entry.ramsch((0, -50, 0)), "Ramsch 0 −50 0", "Ramsch 0 −50 0"),
        (Entry.game(0, grand_hand()).times(2, "Bock"), f"{GRAND} (Bock: counts × 2)", f"{GRAND_DE} (Bock: zählt × 2)"),
        (Entry.game(0, -96).times(2, "Bock"), "−96 (Bock: counts × 2)", "−96 (Bock: zählt × 2)"),
        (Entry.passed_in().times(2, "Bock"), "passed in (Bock: counts × 2)", "eingepasst (Bock: zählt × 2)"),
        (
            Entry.ramsch((0, 0, -45)).times(4, "Bock"),
            "Ramsch 0 0 −45 (Bock: counts × 4)",
            "Ramsch 0 0 −45 (Bock: zählt × 4)",
        ),
    ],
)
def test_it_says_what_it_is_and_why_it_counts_double(entry: Entry, english: str, german: str) -> None:
    assert entry.explain() == entry.explain("en") == str(entry) == english
    assert entry.explain("de") == german


def test_it_names_every_reason_for_which_it_counts_more() -> None:
    said = Entry.game(0, 24).times(2, "Hirsch").times(2, "Bock").explain()
    assert "Hirsch" in said
    assert "Bock" in said


# What is refused.

Bad = tuple[str, Callable[[], object], type[sk.SkatError], Code]

REFUSED: list[Bad] = [
    ("seat as the player", lambda: Entry.game(Seat.FOREHAND, 48), sk.SheetError, Code.NOT_A_PLAYER),
    ("name as the player", lambda: loose.Entry.game("Anna", 48), sk.SheetError, Code.NOT_A_PLAYER),
    ("bool as the player", lambda: Entry.game(True, 48), sk.SheetError, Code.NOT_A_PLAYER),
    ("card as the player", lambda: Entry.game(sk.Card.D7, 48), sk.SheetError, Code.NOT_A_PLAYER),
    ("nobody as the player", lambda: loose.Entry.game(None, 48), sk.SheetError, Code.NOT_A_PLAYER),
    ("negative player", lambda: Entry.game(-1, 48), sk.SheetError, Code.NOT_A_PLAYER),
    ("seat as the one sitting out", lambda: Entry.game(1, 48, Seat.FOREHAND), sk.SheetError, Code.NOT_A_PLAYER),
    ("seat sitting out, passed in", lambda: Entry.passed_in(Seat.REARHAND), sk.SheetError, Code.NOT_A_PLAYER),
    ("negative sitting out, passed in", lambda: Entry.passed_in(-1), sk.SheetError, Code.NOT_A_PLAYER),
    ("seat sitting out, Ramsch", lambda: Entry.ramsch((0, 0, -5, 0), Seat.REARHAND), sk.SheetError, Code.NOT_A_PLAYER),
    ("player who sat out", lambda: Entry.game(1, 48, 1), sk.SheetError, Code.SITTING_OUT),
    ("Ramsch of one who sat out", lambda: Entry.ramsch((0, -50, 0, 0), 1), sk.SheetError, Code.SITTING_OUT),
    ("game worth nothing", lambda: Entry.game(0, 0), sk.SheetError, Code.BAD_SCORE),
    ("score as a text", lambda: loose.Entry.game(0, "+48"), sk.ArgumentError, Code.WRONG_TYPE),
    ("score as a float", lambda: loose.Entry.game(0, 48.0), sk.ArgumentError, Code.WRONG_TYPE),
    ("score as a bool", lambda: Entry.game(0, True), sk.ArgumentError, Code.WRONG_TYPE),
    ("card as a score", lambda: Entry.game(0, sk.Card.CJ), sk.ArgumentError, Code.WRONG_TYPE),
    ("no score", lambda: loose.Entry.game(0, None), sk.ArgumentError, Code.WRONG_TYPE),
    (
        "value as a score",
        lambda: loose.Entry.game(0, sk.game_value(sk.Contract(sk.Game.NULL))),
        sk.ArgumentError,
        Code.WRONG_TYPE,
    ),
    ("list of Ramsch scores", lambda: loose.Entry.ramsch([0, -50, 0]), sk.ArgumentError, Code.WRONG_TYPE),
    ("one Ramsch score", lambda: loose.Entry.ramsch(-50), sk.ArgumentError, Code.WRONG_TYPE),
    ("Ramsch scores as texts", lambda: loose.Entry.ramsch(("0", "-50", "0")), sk.ArgumentError, Code.WRONG_TYPE),
    ("Ramsch scores as bools", lambda: Entry.ramsch((True, False, False)), sk.ArgumentError, Code.WRONG_TYPE),
    ("factor 0", lambda: Entry.game(0, 48).times(0, "Bock"), sk.SheetError, Code.BAD_SCORE),
    ("negative factor", lambda: Entry.game(0, 48).times(-2, "Bock"), sk.SheetError, Code.BAD_SCORE),
    ("half a factor", lambda: loose.Entry.game(0, 48).times(0.5, "Bock"), sk.ArgumentError, Code.WRONG_TYPE),
    ("factor as a float", lambda: loose.Entry.game(0, 48).times(2.0, "Bock"), sk.ArgumentError, Code.WRONG_TYPE),
    ("factor as a bool", lambda: Entry.game(0, 48).times(True, "Bock"), sk.ArgumentError, Code.WRONG_TYPE),
    ("no factor", lambda: loose.Entry.game(0, 48).times(None, "Bock"), sk.ArgumentError, Code.WRONG_TYPE),
    ("no reason", lambda: loose.Entry.game(0, 48).times(2, None), sk.ArgumentError, Code.WRONG_TYPE),
    ("language", lambda: loose.Entry.game(0, 48).explain("fr"), sk.ArgumentError, Code.WRONG_VALUE),
    ("no language", lambda: loose.Entry.passed_in().explain(None), sk.ArgumentError, Code.WRONG_VALUE),
]


@pytest.mark.parametrize(("make", "kind", "code"), [pytest.param(*bad[1:], id=bad[0]) for bad in REFUSED])
def test_what_is_no_entry_is_refused(make: Callable[[], object], kind: type[sk.SkatError], code: Code) -> None:
    with pytest.raises(kind) as caught:
        make()
    assert type(caught.value) is kind
    assert caught.value.code is code


IMPOSSIBLE: list[tuple[str, Callable[[], Entry]]] = [
    ("game and Ramsch at once", lambda: Entry(player=0, outcome=48, scores=(0, -50, 0, 0))),
    ("player without a game", lambda: Entry(player=0)),
    ("game without a player", lambda: Entry(outcome=48)),
    ("game worth nothing", lambda: Entry(player=0, outcome=0)),
    ("negative player", lambda: Entry(player=-1, outcome=48)),
    ("name as the player", lambda: loose.Entry(player="Anna", outcome=48)),
    ("seat as the player", lambda: Entry(player=Seat.FOREHAND, outcome=48)),
    ("score as a text", lambda: loose.Entry(player=0, outcome="+48")),
    ("list of Ramsch scores", lambda: loose.Entry(scores=[0, -50, 0, 0])),
    ("negative sitting out", lambda: Entry(sitting_out=-1)),
    ("factor 0", lambda: evolve(Entry.game(0, 48), factor=0)),
    ("negative factor", lambda: evolve(Entry.game(0, 48), factor=-2)),
]


@pytest.mark.parametrize("make", [pytest.param(make, id=name) for name, make in IMPOSSIBLE])
def test_an_impossible_entry_put_together_by_its_fields_does_not_get_on_a_sheet(make: Callable[[], Entry]) -> None:
    sheet = sk.Sheet(("Anna", "Ben", "Cleo", "Dora"))
    with pytest.raises(sk.SkatError):
        sheet.enter(make())
