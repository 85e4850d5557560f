"""When does a defender say Kontra, and the declarer Re?"""

from typing import Final

from pyskat.actions import Kontra, Pass, Re
from pyskat.bots.advice import Advice, Reason, ReasonCode
from pyskat.bots.rule.null import danger
from pyskat.bots.rule.reading import bits, count
from pyskat.game import Game
from pyskat.kernel.tables import BIT, FULL, JACKS, SUITS, TRUMPS
from pyskat.views import View

__all__ = ["double", "own_tricks"]

_JACK_TRICKS: Final = (0.45, 0.6, 0.8, 1.0)
"""What each jack is worth in tricks, from diamonds to clubs."""
_ACE, _TEN = 6, 5
_SUIT: Final = 3.6
_GRAND: Final = 3.2
_NULL: Final = 9
_RE: Final = 7.5


def double(seen: View) -> Advice:
    """Say Kontra or Re, or let the game be as it is."""
    contract = seen.contract
    assert contract is not None  # noqa: S101 - it is declared
    game, hand = contract.game, seen.hand.mask
    if seen.seat is seen.declarer:
        sure = _sure_for_declarer(game, hand)
        return Advice(Re(), (Reason(ReasonCode.RE),)) if sure else Advice(Pass(), (Reason(ReasonCode.NO_RE),))
    if game is Game.NULL:
        return _against_null(hand)
    tricks = own_tricks(game, hand)
    if tricks >= (_GRAND if game is Game.GRAND else _SUIT):
        return Advice(Kontra(), (Reason(ReasonCode.KONTRA, count=round(tricks)),))
    return Advice(Pass(), (Reason(ReasonCode.NO_KONTRA),))


def own_tricks(game: Game, hand: int) -> float:
    """Estimate the tricks of a hand against a suit game or Grand, or for it."""
    trumps = TRUMPS[game]
    total = 0.0
    for card in bits(hand):
        if BIT[card] & JACKS:
            total += _JACK_TRICKS[card >> 3]
        elif BIT[card] & trumps:
            total += 0.45 if card & 7 >= _TEN else 0.3
        else:
            total += _plain(game, hand, card)
    return total


def _plain(game: Game, hand: int, card: int) -> float:
    """Estimate what a card of a plain suit is worth in tricks."""
    suit = SUITS[card >> 3] & ~JACKS
    length = count(hand & suit)
    if card & 7 == _ACE:
        return (0.9 if game is Game.GRAND else 0.75) if length <= 3 else 0.5  # noqa: PLR2004 - or somebody is short
    if card & 7 == _TEN and length > 1:
        return 0.55 if hand & BIT[card + 1] else 0.3
    return 0.0


def _against_null(hand: int) -> Advice:
    """Say Kontra to a Null with low cards in every suit."""
    low = sum([danger(FULL & suit & ~hand, hand & suit) for suit in SUITS])
    if low >= _NULL * 4:
        return Advice(Kontra(), (Reason(ReasonCode.KONTRA_NULL),))
    return Advice(Pass(), (Reason(ReasonCode.NO_KONTRA),))


def _sure_for_declarer(game: Game, hand: int) -> bool:
    if game is Game.NULL:
        return not any(danger(hand & suit, FULL & suit & ~hand) for suit in SUITS)
    trumps = count(hand & TRUMPS[game])
    return own_tricks(game, hand) + (0.3 * trumps if game is not Game.GRAND else 1.5) >= _RE
