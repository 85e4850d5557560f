"""Best play by trying everything, by the referee's rules of a trick: no pruning, nothing of the package's search.

Cards are written as their two letters, ``"CJ"``.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from referee.cards import PACK, card_points
from referee.tricks import playable, winner_index

winner = cache(winner_index)


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


@cache
def following(led: str, game: str) -> frozenset[str]:
    return frozenset(playable(PACK, led, game))


def legal(table: Table) -> list[str]:
    hand = table.hands[table.turn]
    return sorted((table.trick and hand & following(table.trick[0], table.game)) or hand)


def put(table: Table, card: str) -> tuple[Table, Outcome]:
    """Play a card; the outcome is what the declarer takes by it."""
    hands = list(table.hands)
    hands[table.turn] -= {card}
    trick = (*table.trick, card)
    first, second, third = hands
    if len(trick) < 3:
        return Table((first, second, third), trick, table.leader, table.declarer, table.game), Outcome(0, 0)
    taker = (table.leader + winner(trick, table.game)) % 3
    mine = taker == table.declarer
    gain = Outcome(card_points(trick) if mine else 0, int(mine))
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


@cache
def keeps_out(table: Table, claimant: int) -> bool:
    """Tell whether one defender can keep the declarer from every trick to come, whatever the two others play."""
    found = []
    for card in legal(table):
        after, gain = put(table, card)
        found.append(not gain.tricks and keeps_out(after, claimant))
    if not found:
        return True
    return any(found) if table.turn == claimant else all(found)


LETTERS = dict(zip(("diamonds", "hearts", "spades", "clubs", "grand", "null"), "DHSCGN", strict=True))


def table_of(hands: Iterable[Iterable[str]], trick: Iterable[str], leader: int, declarer: int, game: str) -> Table:
    first, second, third = (frozenset(hand) for hand in hands)
    return Table((first, second, third), tuple(trick), leader, declarer, LETTERS[game])
