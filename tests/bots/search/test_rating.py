"""Cards that come to the same, and what each is worth in given worlds: against going through everything."""

import random

import pytest

import pyskat as sk
from effort import some
from positions import a_start, after, cards_of, endings
from pyskat import kernel, solver
from pyskat.bots.search.goals import Goal
from pyskat.bots.search.rating import Budget, alike, rate
from pyskat.kernel import Position
from pyskat.kernel.limited import Stopped

WIN = Goal(61, 1.0)
PLENTY = 10**7


def named(groups: list[list[int]]) -> list[str]:
    return [" ".join(str(sk.CARDS[card]) for card in group) for group in groups]


@pytest.mark.parametrize(
    ("game", "legal", "others", "groups"),
    [
        (sk.Game.GRAND, "H7 H8 H9", "HK", ["H7 H8 H9"]),  # nothing between them, no points
        (sk.Game.GRAND, "H7 H9", "H8", ["H7", "H9"]),
        (sk.Game.GRAND, "HT HA", "H7", ["HT", "HA"]),  # a point less is not the same
        (sk.Game.GRAND, "CJ SJ DJ", "HJ", ["DJ", "SJ CJ"]),
        (sk.Game.GRAND, "CJ DJ", "", ["DJ CJ"]),  # all others are gone
        (sk.Game.HEARTS, "H9 DJ", "", ["H9", "DJ"]),
        (sk.Game.HEARTS, "HA DJ HJ", "C7", ["HA", "DJ HJ"]),
        (sk.Game.NULL, "HT HJ HA", "HK", ["HT HJ", "HA"]),  # ranks alone count there
        (sk.Game.NULL, "H7 C7", "", ["H7", "C7"]),
        (sk.Game.RAMSCH, "H7 H8 HQ", "HT", ["H7 H8", "HQ"]),
    ],
)
def test_neighbours_that_count_the_same_are_one(game: sk.Game, legal: str, others: str, groups: list[str]) -> None:
    assert named(alike(sk.cards(legal).mask, sk.cards(others).mask if others else 0, int(game))) == groups


def test_cards_of_a_group_come_to_the_same() -> None:
    rng = random.Random(71)
    together = 0
    for _ in range(some(60)):
        position = after(rng, a_start(rng, rng.randrange(6)), rng.randrange(15, 27))
        legal = kernel.legal_mask(position)
        if position.over:
            continue
        others = (position.hands[0] | position.hands[1] | position.hands[2]) & ~legal
        for card in position.trick:
            others |= kernel.BIT[card]
        values = {int(card): value for card, value in solver.solve(position).values.items()}
        groups = alike(legal, others, position.game)
        assert sorted(card for group in groups for card in group) == cards_of(legal)
        for group in groups:
            together += len(group) > 1
            assert len({values[card] for card in group}) == 1
    assert together > 5


def forced(position: Position, goal: int) -> bool:
    """Tell by going through all cards whether the declarer can reach a goal: points, 120 for all tricks, 0 in Null."""
    if position.over or (not any(position.hands) and not position.trick):
        if position.game == kernel.NULL:
            return position.tricks[position.declarer] == 0
        if goal == 120:
            return sum(position.tricks) == position.tricks[position.declarer]
        return position.points[position.declarer] + kernel.mask_points(position.skat) >= goal
    after_each = (forced(kernel.play_card(position, card), goal) for card in cards_of(kernel.legal_mask(position)))
    return any(after_each) if position.turn == position.declarer else all(after_each)


@pytest.mark.parametrize("game", range(6))
def test_it_counts_the_worlds_in_which_a_card_wins(game: int) -> None:
    rng = random.Random(80 + game)
    differ = 0
    for _ in range(some(30)):
        first = after(rng, a_start(rng, game, 3), rng.randrange(3))
        if first.over or kernel.legal_mask(first).bit_count() < 2:
            continue
        hidden = [seat for seat in range(3) if seat != first.turn]
        worlds = []
        for count in (1, 2):
            pool = cards_of(first.hands[hidden[0]] | first.hands[hidden[1]])
            rng.shuffle(pool)
            hands = list(first.hands)
            size = first.hands[hidden[0]].bit_count()
            hands[hidden[0]] = sum(2**card for card in pool[:size])
            hands[hidden[1]] = sum(2**card for card in pool[size:])
            worlds.append((Position(hands[0], hands[1], hands[2], *first.parts[3:]), count))
        goals = (
            (Goal(0, 1.0),) if game == kernel.NULL else (Goal(61, 1.0), Goal(90, 0.25), Goal(31, 0.25), Goal(120, 0.25))
        )
        mine = first.turn == first.declarer
        cards = cards_of(kernel.legal_mask(first))
        found = rate(worlds, cards, goals, Budget(PLENTY), mine=mine)
        shares = [
            [
                sum(count * (forced(kernel.play_card(world, card), goal.points) == mine) for world, count in worlds) / 3
                for goal in goals
            ]
            for card in cards
        ]
        assert found.worlds == 3
        assert found.cards == tuple(cards)
        assert found.chances == pytest.approx([each[0] for each in shares])
        values = [sum(goal.weight * share for goal, share in zip(goals, each, strict=True)) for each in shares]
        reachable = [at for at, each in enumerate(shares) if each[0] >= max(found.chances) - 0.75 + 1e-9]
        if len(reachable) > 1:
            assert [found.values[at] for at in reachable] == pytest.approx([values[at] for at in reachable])
        else:
            assert found.values == found.chances
        differ += len(set(found.values)) > 1
    assert differ


def test_a_card_far_behind_is_not_looked_at_for_more() -> None:
    deal = "CJ SJ HJ DJ CA CT CK CQ C9 C8 | HA HT HK HQ H9 H8 H7 SA ST SK | SQ S9 S8 S7 DA DT DK DQ D9 D8 | D7 C7"
    state = sk.start_play(sk.Deal.parse(deal), sk.Contract.parse("clubs"), sk.Seat.FOREHAND)
    assert isinstance(state, sk.Playing)
    cards = cards_of(kernel.legal_mask(state.position))
    goals = (WIN, Goal(90, 0.5), Goal(120, 0.5))
    found = rate([(state.position, 4)], cards, goals, Budget(PLENTY), mine=True)
    assert set(found.chances) == {1.0}
    assert set(found.values) == {2.0}  # Schwarz, whatever is led
    assert found.worlds == 4


def test_what_is_not_done_in_time_does_not_count() -> None:
    rng = random.Random(90)
    position = a_start(rng, kernel.GRAND)
    cards = cards_of(kernel.legal_mask(position))
    nothing = rate([(position, 1)], cards, (WIN,), Budget(1), mine=True)
    assert (nothing.worlds, set(nothing.chances), set(nothing.values)) == (0, {0.0}, {0.0})
    late = rate([(position, 1)], cards, (WIN,), Budget(PLENTY, lambda: True), mine=True)
    assert late.worlds == 0

    class Short(Budget):
        """Enough for the game itself in two worlds, and then for nothing more."""

        asked = 0

        def ask(self, search: kernel.search.Search, card: int, need: int) -> bool:
            self.asked += 1
            if self.asked > self.stop:
                raise Stopped
            return super().ask(search, card, need)

        stop = PLENTY

    small = after(rng, a_start(rng, kernel.GRAND), 18)
    cards = cards_of(kernel.legal_mask(small))
    full = Short(PLENTY)
    whole = rate([(small, 1), (small, 1)], cards, (WIN,), full, mine=small.turn == small.declarer)
    stopped = Short(PLENTY)
    stopped.stop = full.asked
    more = rate([(small, 1), (small, 1)], cards, (WIN, Goal(31, 5.0)), stopped, mine=small.turn == small.declarer)
    assert more == whole
    half = Short(PLENTY)
    half.stop = full.asked - 1
    assert rate([(small, 1), (small, 1)], cards, (WIN,), half, mine=small.turn == small.declarer).worlds == 1


def test_a_budget_counts_positions() -> None:
    rng = random.Random(91)
    position = a_start(rng, kernel.GRAND)
    cards = cards_of(kernel.legal_mask(position))
    found = [rate([(position, 1)] * 12, cards, (WIN,), Budget(size), mine=True).worlds for size in (300, 3_000)]
    assert 0 < found[0] < found[1]


def test_endings_are_told_alike() -> None:
    """The slow reading of these tests, against that of the kernel's."""
    rng = random.Random(92)
    for _ in range(some(20)):
        position = after(rng, a_start(rng, rng.randrange(5)), 24)
        best = max(points for points, _ in endings(position))
        assert not forced(position, best + 1)
