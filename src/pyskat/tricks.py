"""What may I play, and who takes the trick? The rules of following suit, on cards and sets of cards."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple, overload

from attrs import frozen

from pyskat import kernel
from pyskat.base.values import Drawn
from pyskat.card import Card, CardSet
from pyskat.errors import ArgumentError, Code, Reason, expect_type
from pyskat.errors.quoting import as_found
from pyskat.game import Game, expect_game
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Term
from pyskat.seat import SEATS, Seat

__all__ = ["Trick", "follow_group", "legal_cards", "trick_winner", "trumps", "why_not_card"]

_FULL_TRICK: Final = 3
_NEXT: Final = (1, 2, 0)


def trumps(game: Game) -> CardSet:
    """List the trumps of a game.

    Args:
        game: The four jacks and the suit's seven other cards in a suit game, the jacks in Grand and Ramsch, none in
            Null.

    Rule: Detailed rules, "Point values of cards"; Online rules, "Significance of the cards".

    >>> len(trumps(Game.HEARTS)), str(trumps(Game.GRAND)), len(trumps(Game.NULL))
    (11, 'CJ SJ HJ DJ', 0)
    """
    return CardSet.from_mask(kernel.TRUMPS[expect_game(game)])


def follow_group(card: Card, game: Game) -> CardSet:
    """List all cards that follow suit when a card is led, with the card itself.

    Args:
        card: The card led. A jack belongs to the trumps, except in Null, where it belongs to its printed suit.
        game: What is played.

    Rule: Simple rules, "Trick play and card points".

    >>> str(follow_group(Card.HJ, Game.GRAND)), Card.HJ in follow_group(Card.H7, Game.GRAND)
    ('CJ SJ HJ DJ', False)
    """
    expect_type("card", card, Card)
    return CardSet.from_mask(kernel.FOLLOW[expect_game(game) * 32 + card])


def legal_cards(hand: CardSet, trick: Sequence[Card], game: Game) -> CardSet:
    """List the cards of a hand that may be played to a trick.

    Args:
        hand: The cards in the player's hand.
        trick: The cards on the table, none to two.
        game: What is played.

    Returns:
        The cards that follow suit, or the whole hand if none does or nothing has been led.

    Rule: Simple rules, "Trick play and card points". Nobody has to trump, or to beat the other cards.

    >>> str(legal_cards(CardSet([Card.HJ, Card.HA, Card.C7]), [Card.S9], Game.SPADES))
    'HJ'
    """
    expect_type("hand", hand, CardSet)
    expect_game(game)
    _check_table(trick, _FULL_TRICK - 1)
    if not trick:
        return hand
    return hand & follow_group(trick[0], game) or hand


def why_not_card(card: Card, hand: CardSet, trick: Sequence[Card], game: Game) -> Reason | None:
    """Say why a card may not be played, or None if it may.

    Args:
        card: The card in question.
        hand: The cards in the player's hand.
        trick: The cards on the table, none to two.
        game: What is played.

    >>> hand = CardSet([Card.HJ, Card.HA, Card.C7])
    >>> print(why_not_card(Card.HA, hand, [Card.S9], Game.SPADES))
    S9 asks for trumps, and the player must follow with HJ
    """
    legal = legal_cards(hand, trick, game)
    expect_type("card", card, Card)
    return why_not_among(card, hand, legal, trick, game, Phrase.THE_PLAYER)


def why_not_among(
    card: Card, hand: CardSet, legal: CardSet, trick: Sequence[Card], game: Game, who: Term
) -> Reason | None:
    """Say why a card is not among the legal ones, naming the seat."""
    if card in legal:
        return None
    if card not in hand:
        return Reason.of(Code.CARD_NOT_HELD, seat=who, card=card, hand=hand)
    led = trick[0]
    group = Phrase.TRUMPS if led in trumps(game) else led.suit
    return Reason.of(Code.MUST_FOLLOW, seat=who, led=led, group=group, legal=legal)


def trick_winner(trick: Sequence[Card], game: Game) -> int:
    """Find which card takes a trick, or is ahead so far.

    Args:
        trick: One to three different cards in the order they were played.
        game: What is played.

    Returns:
        0, 1 or 2: the place of that card in the trick.

    Raises:
        ArgumentError: If nothing has been led, or there are more than three cards.

    Rule: Simple rules, "Trick play and card points".

    >>> trick_winner([Card.HA, Card.SA, Card.DJ], Game.SPADES)
    2
    >>> trick_winner([Card.H9, Card.HJ, Card.HT], Game.NULL)  # in Null the jack is above the ten
    1
    >>> trick_winner([Card.HA, Card.SA], Game.GRAND)  # so far: an ace of another suit beats nothing
    0
    """
    _check_table(trick, _FULL_TRICK)
    if not trick:
        raise ArgumentError.of(Code.WRONG_VALUE, what="trick", wanted=Phrase.ONE_TO_THREE_CARDS, found=0)
    row = expect_game(game) * 32
    best = 0
    for place in range(1, len(trick)):
        if kernel.BEATS[row + trick[best]] & kernel.BIT[trick[place]]:
            best = place
    return best


def _check_table(trick: Sequence[Card], most: int) -> None:
    """Refuse anything but different cards in a row, and at most this many."""
    if type(trick) is not tuple and (isinstance(trick, CardSet) or not isinstance(trick, Sequence)):
        # A set does not say who played what.
        raise ArgumentError.of(Code.WRONG_TYPE, what="trick", wanted=Phrase.SEVERAL_CARDS, found=as_found(trick))
    for card in trick:
        if type(card) is not Card:  # what is right passes without a call
            expect_type("trick", card, Card)
    if len(trick) > most:
        raise ArgumentError.of(
            Code.WRONG_VALUE, what="trick", wanted=Phrase.AT_MOST_CARDS.of(most=most), found=len(trick)
        )
    if len(set(trick)) != len(trick):
        raise ArgumentError.of(Code.DUPLICATE_CARD, card=max(trick, key=list(trick).count))


@frozen
class Trick(Drawn, Sequence[Card]):
    """The cards of one trick in the order they were played, none to three.

    >>> trick = Trick(Seat.REARHAND, (Card.HA, Card.HT, Card.SJ), Game.SPADES)
    >>> trick.winner, trick.points, str(trick)
    (Seat.MIDDLEHAND, 23, 'rearhand: HA HT SJ')
    >>> begun = Trick(Seat.REARHAND, (Card.HA, Card.HT), Game.SPADES)
    >>> begun.winner, begun.taker, begun.complete  # rearhand is ahead, and nobody has taken it yet
    (Seat.REARHAND, None, False)
    """

    leader: Seat
    cards: tuple[Card, ...]
    game: Game

    @property
    def winner(self) -> Seat | None:
        """Who took it, or is ahead so far; None while it is empty."""
        if not self.cards:
            return None
        return SEATS[(self.leader + trick_winner(self.cards, self.game)) % 3]

    @property
    def taker(self) -> Seat | None:
        """Who took it; None while it is not complete."""
        return self.winner if self.complete else None

    @property
    def complete(self) -> bool:
        """Whether it has all three cards."""
        return len(self.cards) == _FULL_TRICK

    @property
    def points(self) -> int:
        """The card points in it, so far."""
        return sum([kernel.POINTS[card] for card in self.cards])

    @property
    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """Who played which card, in order."""
        return tuple((SEATS[(self.leader + place) % 3], card) for place, card in enumerate(self.cards))

    def card_of(self, seat: Seat) -> Card | None:
        """Find the card a seat played to it; None if it has not played yet."""
        place = (seat - self.leader) % 3
        return self.cards[place] if place < len(self.cards) else None

    @overload
    def __getitem__(self, index: int) -> Card: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Card, ...]: ...
    def __getitem__(self, index: int | slice) -> Card | tuple[Card, ...]:
        return self.cards[index]

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __str__(self) -> str:
        return f"{self.leader}: {' '.join(map(str, self.cards))}".rstrip()


class Course(NamedTuple):
    """What the cards played came to: trick by trick, of which the last may be short, or empty, and seat by seat."""

    leaders: list[int]
    winners: list[int | None]
    """Who took each trick, or is ahead so far; None while it is empty."""
    points: list[int]
    """The card points in each trick, so far."""
    played: list[int]
    """What each seat has played, as masks."""
    gone: list[int]
    """What each seat cannot hold, because it did not follow suit, as masks."""


def follow(cards: Sequence[int], game: Game) -> Course:
    """Follow the cards played through their tricks; forehand leads the first one."""
    course = Course([], [], [], [0, 0, 0], [0, 0, 0])
    row = game * 32
    winner = seat = best = asked = points = 0
    on_table = 0
    for card in cards:
        bit = kernel.BIT[card]
        if not on_table:
            course.leaders.append(winner)
            seat, best, asked, points = winner, card, kernel.FOLLOW[row + card], 0
        elif kernel.BEATS[row + best] & bit:
            best, winner = card, seat
        if not asked & bit:
            course.gone[seat] |= asked
        course.played[seat] |= bit
        points += kernel.POINTS[card]
        seat, on_table = _NEXT[seat], _NEXT[on_table]
        if not on_table:
            course.winners.append(winner)
            course.points.append(points)
    if not on_table:
        course.leaders.append(winner)
    course.winners.append(winner if on_table else None)
    course.points.append(points if on_table else 0)
    return course


def tricks_from(cards: tuple[Card, ...], game: Game) -> list[Trick]:
    """Cut the cards played so far into tricks; the last one may be short, or empty."""
    return cut(cards, game, follow(cards, game).leaders)


def cut(cards: tuple[Card, ...], game: Game, leaders: Iterable[int]) -> list[Trick]:
    """Cut them where it is known who led each trick."""
    return [Trick(SEATS[leader], cards[3 * at : 3 * at + 3], game) for at, leader in enumerate(leaders)]
