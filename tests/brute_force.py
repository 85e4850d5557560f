"""Best play by trying everything: sets and tuples, no pruning, nothing of the package's search or kernel.

Written from the rules: follow suit if you can; in suit games and Grand the jacks are trumps; the highest trump takes
the trick, or else the highest card of the suit led. Cards are written as their two letters, ``"CJ"``.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
SUIT_ORDER = "DHSC"
SIDE_ORDER = "789QKTA"
NULL_ORDER = "789TJQKA"
TRUMP_SUIT = {"diamonds": "D", "hearts": "H", "spades": "S", "clubs": "C"}


@dataclass(frozen=True)
class Table:
    """A moment of card play: hands by seat, cards on the table, who led them, who declares, and what is played."""

    hands: tuple[frozenset[str], frozenset[str], frozenset[str]]
    trick: tuple[str, ...]
    leader: int
    declarer: int
    game: str

    @property
    def turn(self) -> int:
        """The seat that plays next."""
        return (self.leader + len(self.trick)) % 3


@dataclass(frozen=True)
class Outcome:
    """What the declarer has in the end: card points taken from now on, and tricks."""

    points: int
    tricks: int


def is_trump(card: str, game: str) -> bool:
    if game == "null":
        return False
    return card[1] == "J" or card[0] == TRUMP_SUIT.get(game)


def answers(card: str, led: str, game: str) -> bool:
    if is_trump(led, game) or is_trump(card, game):
        return is_trump(led, game) and is_trump(card, game)
    return card[0] == led[0]


def power(card: str, led: str, game: str) -> tuple[int, int]:
    """Rank a card in a trick; the greatest takes it."""
    if game == "null":
        return (1, NULL_ORDER.index(card[1])) if card[0] == led[0] else (0, 0)
    if card[1] == "J":
        return (3, SUIT_ORDER.index(card[0]))
    if is_trump(card, game):
        return (2, SIDE_ORDER.index(card[1]))
    return (1, SIDE_ORDER.index(card[1])) if card[0] == led[0] and not is_trump(led, game) else (0, 0)


def legal(table: Table) -> list[str]:
    hand = sorted(table.hands[table.turn])
    if not table.trick:
        return hand
    following = [card for card in hand if answers(card, table.trick[0], table.game)]
    return following or hand


def put(table: Table, card: str) -> tuple[Table, Outcome]:
    """Play a card; the outcome is what the declarer takes by it."""
    hands = list(table.hands)
    hands[table.turn] -= {card}
    trick = (*table.trick, card)
    first, second, third = hands
    if len(trick) < 3:
        return Table((first, second, third), trick, table.leader, table.declarer, table.game), Outcome(0, 0)
    taker = (table.leader + max(range(3), key=lambda at: power(trick[at], trick[0], table.game))) % 3
    mine = taker == table.declarer
    gain = Outcome(sum(POINTS[each[1]] for each in trick) if mine else 0, int(mine))
    return Table((first, second, third), (), taker, table.declarer, table.game), gain


@cache
def most_points(table: Table) -> int:
    """Find the points the declarer still takes when he wants many and the defenders want him to have few."""
    values = list(points_by_card(table).values())
    if not values:
        return 0
    return max(values) if table.turn == table.declarer else min(values)


def points_by_card(table: Table) -> dict[str, int]:
    """Find those points for each legal card."""
    found: dict[str, int] = {}
    for card in legal(table):
        after, gain = put(table, card)
        found[card] = gain.points + most_points(after)
    return found


@cache
def forces(table: Table, *, every: bool) -> bool:
    """Tell whether the declarer can force taking every trick still to come, or (in Null) none of them."""
    values = list(forces_by_card(table, every=every).values())
    if not values:
        return True
    return any(values) if table.turn == table.declarer else all(values)


def forces_by_card(table: Table, *, every: bool) -> dict[str, bool]:
    """Tell it for each legal card."""
    found: dict[str, bool] = {}
    for card in legal(table):
        after, gain = put(table, card)
        closed = not after.trick
        broken = closed and (gain.tricks == 1) is not every
        found[card] = not broken and forces(after, every=every)
    return found


def table_of(hands: Iterable[Iterable[str]], trick: Iterable[str], leader: int, declarer: int, game: str) -> Table:
    first, second, third = (frozenset(hand) for hand in hands)
    return Table((first, second, third), tuple(trick), leader, declarer, game)
