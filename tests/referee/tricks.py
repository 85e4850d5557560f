"""Which cards may be played, who takes the trick, and what each player has taken."""

from collections.abc import Iterable, Sequence

from .cards import NULL_RANKS, PLAIN_RANKS, trumps


def effective_suit(card: str, game: str) -> str:
    """Return the suit a card belongs to in a game: a suit letter, or `trumps`."""
    if card in trumps(game):
        return "trumps"
    return card[0]


def playable(hand: Iterable[str], led: str | None, game: str) -> set[str]:
    """Return the cards that may be played on the card led, or all of them to lead."""
    cards = set(hand)
    if led is None:
        return cards
    suit = effective_suit(led, game)
    following = {card for card in cards if effective_suit(card, game) == suit}
    # Whoever has nothing of the suit led is free: there is no duty to trump or to beat.
    return following or cards


def ranking(led: str, game: str) -> list[str]:
    """List every card that can take a trick begun with `led`, the strongest first."""
    ranks = NULL_RANKS if game == "N" else PLAIN_RANKS
    high = trumps(game)
    if led in high:
        return high
    return high + [led[0] + rank for rank in ranks]


def winner_index(trick: Sequence[str], game: str) -> int:
    """Return which of the three cards of a trick takes it, counted from 0 for the card led."""
    for card in ranking(trick[0], game):
        if card in trick:
            return trick.index(card)
    raise ValueError("a trick is taken by the card led if by no other")


class TrickPlay:
    """The cards in the hands, on the table and taken, while tricks are played."""

    def __init__(self, hands: Sequence[Iterable[str]], game: str, leader: int) -> None:
        """Begin with full hands; the leader plays the first card."""
        self.hands: list[set[str]] = [set(hand) for hand in hands]
        self.game = game
        self.turn = leader
        self.leader = leader
        self.open: list[str] = []
        self.taken: list[list[str]] = [[], [], []]
        self.tricks: list[int] = [0, 0, 0]
        self.takers: list[int] = []
        self.cards_played = 0

    def legal(self) -> set[str]:
        """Return the cards open to the seat on turn."""
        led = self.open[0] if self.open else None
        return playable(self.hands[self.turn], led, self.game)

    def play(self, card: str) -> None:
        """Play a card for the seat on turn; a third card completes the trick."""
        self.hands[self.turn].remove(card)
        self.open.append(card)
        self.cards_played += 1
        if len(self.open) < 3:
            self.turn = (self.turn + 1) % 3
            return
        taker = (self.leader + winner_index(self.open, self.game)) % 3
        self.taken[taker] += self.open
        self.tricks[taker] += 1
        self.takers.append(taker)
        self.open = []
        self.leader = taker
        self.turn = taker
