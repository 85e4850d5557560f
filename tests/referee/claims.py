"""Who may give up, claim, show or throw the cards, who answers, and whose are the tricks not yet played?"""

from collections.abc import Iterable, Mapping, Sequence

from .cards import JACKS
from .scoring import Standing
from .tricks import playable, ranking, winner_index

ORDERS = ["isko2018", "isko1999"]
"""The concessions by which cards can be claimed and thrown."""

LEVELS = ["schneider", "schwarz"]


def asked(claimant: int, declarer: int) -> list[int]:
    """List who is to answer, in turn: the defenders, from the declarer's left, or the declarer."""
    if claimant == declarer:
        return [(declarer + 1) % 3, (declarer + 2) % 3]
    return [declarer]


def levels_open(standing: Standing) -> list[str]:
    """List the levels that a declarer can still demand."""
    levels = []
    if standing.other_points <= 30:
        levels.append("schneider")
    if standing.other_tricks == 0:
        levels.append("schwarz")
    return levels


def settled(kind: str, words: Sequence[str], count: int) -> bool | None:
    """Say what the answers of `count` players come to: over, played on, or None while one is missing.

    One is enough to accept that the declarer gives up; a claim has to be accepted by all who are asked.
    """
    yes = len([word for word in words if word in {"accept", "throw"}])
    no = len(words) - yes
    if kind == "concede":
        if yes > 0:
            return True
        return False if no == count else None
    if no > 0:
        return False
    return True if yes == count else None


def has_a_certain_trick(cards: Iterable[str]) -> bool:
    """Say whether a party holds what nobody can keep from a trick."""
    held = set(cards)
    return "CJ" in held or {"SJ", "HJ", "DJ"} <= held


def all_to_declarer(standing: Standing, *, other_certain: bool) -> Standing:
    """Give every card and trick not yet taken to the declarer."""
    other_tricks = standing.other_tricks
    if other_tricks == 0 and other_certain:
        other_tricks = 1
    return Standing(120 - standing.other_points, 10 - other_tricks, standing.other_points, other_tricks)


def all_to_defenders(standing: Standing, *, declarer_certain: bool) -> Standing:
    """Give every card and trick not yet taken to the defenders."""
    tricks = standing.tricks
    if tricks == 0 and declarer_certain:
        tricks = 1
    return Standing(standing.points, tricks, 120 - standing.points, 10 - tricks)


class Proof:
    """Can one player, with all cards open, see to it that certain players take no trick more?

    The two others may play as they like, well or badly, as long as they follow suit.
    """

    def __init__(self, game: str, player: int, without: Iterable[int]) -> None:
        """Name the game, who has to manage it, and who are to take no trick."""
        self.game = game
        self.player = player
        self.without = set(without)
        self.found: dict[tuple[frozenset[str], int], bool] = {}

    def holds(self, hands: Sequence[Iterable[str]], trick: Sequence[str], leader: int) -> bool:
        """Answer for the cards in the hands, those on the table, and the seat that led them."""
        return self._holds([frozenset(hand) for hand in hands], list(trick), leader)

    def _holds(self, hands: list[frozenset[str]], trick: list[str], leader: int) -> bool:
        if trick:
            return self._tried(hands, trick, leader)
        if not hands[0]:
            return True
        # The cards that are left lie with whom they were dealt to, so their names are enough.
        moment = (hands[0] | hands[1] | hands[2], leader)
        if moment not in self.found:
            self.found[moment] = self._tried(hands, trick, leader)
        return self.found[moment]

    def _tried(self, hands: list[frozenset[str]], trick: list[str], leader: int) -> bool:
        """Try the cards of the one on turn: one has to do for the player, and all for the others."""
        seat = (leader + len(trick)) % 3
        for card in self._cards(hands[seat], trick):
            good = self._played(hands, trick, leader, seat, card)
            if good and seat == self.player:
                return True
            if not good and seat != self.player:
                return False
        return seat != self.player

    def _cards(self, hand: frozenset[str], trick: list[str]) -> list[str]:
        """List what may be played, the strongest first."""
        legal = playable(hand, trick[0] if trick else None, self.game)
        found: list[str] = []
        for first in [*trick[:1], *sorted(legal)]:
            found += [card for card in ranking(first, self.game) if card in legal and card not in found]
        return found

    def _played(self, hands: list[frozenset[str]], trick: list[str], leader: int, seat: int, card: str) -> bool:
        """Answer for the moment after a card."""
        after = list(hands)
        after[seat] = hands[seat] - {card}
        cards = [*trick, card]
        if len(cards) < 3:
            return self._holds(after, cards, leader)
        taker = (leader + winner_index(cards, self.game)) % 3
        return taker not in self.without and self._holds(after, [], taker)


def proof_of(game: str, seat: int, declarer: int) -> Proof:
    """Set up what a claim has to prove: every trick for the declarer, in Null none, and none for him otherwise."""
    if seat == declarer and game != "N":
        return Proof(game, seat, asked(declarer, declarer))
    return Proof(game, seat, [declarer])


def held_by(party: Iterable[int], hands: Sequence[Iterable[str]], table: Mapping[int, str]) -> set[str]:
    """List the jacks a party holds; a card on the table is still the party's, for its trick is not taken."""
    cards: set[str] = set()
    for seat in party:
        cards |= set(hands[seat])
        if seat in table:
            cards.add(table[seat])
    return {card for card in cards if card in JACKS}
