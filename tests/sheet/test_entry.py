import pytest

import pyskat as sk
from pyskat import Entry
from settled import settled

GRAND = "with 2, game 3, hand 4, 4 × grand 24 = 96: won with 75 points, +96"
GRAND_DE = "mit 2, Spiel 3, Hand 4, 4 × Grand 24 = 96: gewonnen mit 75 Augen, +96"


def grand_hand() -> sk.Settlement:
    return settled("grand hand with 2, 75 points, bid 72")


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
    entry = Entry.game(2, settled(told))
    assert (entry.player, entry.score) == (2, score)
    assert (entry.won, entry.lost) == (score > 0, score < 0)
    assert entry.ramsch_scores == ()


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        (Entry.game(0, 48), (0, 48, True, False, ())),
        (Entry.game(1, -96), (1, -96, False, True, ())),
        (Entry.passed_in(), (None, 0, False, False, ())),
        # A Ramsch is nobody's game, and a march is none that is won.
        (Entry.ramsch((0, -50, 0)), (None, 0, False, False, (0, -50, 0))),
        (Entry.ramsch((120, 0, 0)), (None, 0, False, False, (120, 0, 0))),
        # A penalty is no game, and none that is lost.
        (Entry.penalty(1, -100), (1, 0, False, False, ())),
    ],
)
def test_without_a_settlement_nobody_knows_what_was_played(entry: Entry, said: tuple[object, ...]) -> None:
    assert (entry.player, entry.score, entry.won, entry.lost, entry.ramsch_scores) == said
    assert entry.contract is None
    assert Entry.game(0, grand_hand()).contract == sk.Contract(sk.Game.GRAND, hand=True)


def test_who_sat_out_is_written_down_if_it_is_said() -> None:
    said = [Entry.game(1, 24, 3), Entry.passed_in(0), Entry.ramsch((0, 0, -50, 0), 1)]
    silent = [Entry.game(1, 24), Entry.passed_in(), Entry.ramsch((0, 0, -50, 0))]
    assert [entry.sitting_out for entry in said] == [3, 0, 1]
    assert [entry.sitting_out for entry in silent] == [None, None, None]


def test_equal_entries_are_one() -> None:
    assert len({Entry.game(0, grand_hand()), Entry.game(0, grand_hand()), Entry.game(0, 96)}) == 2
    assert Entry.game(0, 96) != Entry.game(1, 96)


# What counts more than once.


def test_factors_kontra_and_re_multiply_the_score_and_leave_the_settlement() -> None:
    grand = Entry.game(0, grand_hand())
    bock = grand.times(2, "Bock")
    assert (bock.score, grand.score, grand.factor) == (192, 96, 1)
    assert isinstance(bock.outcome, sk.Settlement)
    assert bock.outcome.score == 96
    assert Entry.game(0, -96).times(3, "three rounds of Bock").score == -288
    assert Entry.game(0, 24).times(2, "Bock").times(2, "Bock").score == 24 * 4
    assert Entry.game(0, settled("clubs with 1, 65 points, kontra, re")).times(2, "Bock").score == 24 * 2 * 2 * 2
    assert Entry.ramsch((0, -50, -50)).times(2, "Bock").ramsch_scores == (0, -100, -100)
    assert Entry.passed_in().times(2, "Bock").score == 0
    assert grand.times(1, "Bock") == grand


# What an entry says.


@pytest.mark.parametrize(
    ("entry", "english", "german"),
    [
        (Entry.game(0, grand_hand()), GRAND, GRAND_DE),
        (Entry.game(0, 48), "+48", "+48"),
        (Entry.game(0, -96), "−96", "−96"),
        (Entry.passed_in(), "passed in", "eingepasst"),
        (Entry.ramsch((0, -50, 0)), "Ramsch 0 −50 0", "Ramsch 0 −50 0"),
        (Entry.penalty(1, -100), "penalty −100", "Strafe −100"),
        (Entry.penalty(1, 50), "penalty +50", "Strafe +50"),
        (Entry.game(0, grand_hand()).times(2, "Bock"), f"{GRAND} (Bock: counts × 2)", f"{GRAND_DE} (Bock: zählt × 2)"),
        (Entry.game(0, -96).times(2, "Bock"), "−96 (Bock: counts × 2)", "−96 (Bock: zählt × 2)"),
        (Entry.passed_in().times(2, "Bock"), "passed in (Bock: counts × 2)", "eingepasst (Bock: zählt × 2)"),
        (Entry.ramsch((0, 0, -45)).times(4, "B"), "Ramsch 0 0 −45 (B: counts × 4)", "Ramsch 0 0 −45 (B: zählt × 4)"),
    ],
)
def test_it_says_what_it_is_and_why_it_counts_double(entry: Entry, english: str, german: str) -> None:
    assert entry.explain() == entry.explain("en") == str(entry) == english
    assert entry.explain("de") == german


def test_it_names_every_reason_for_which_it_counts_more() -> None:
    said = Entry.game(0, 24).times(2, "Hirsch").times(2, "Bock").explain()
    assert "Hirsch" in said
    assert "Bock" in said
