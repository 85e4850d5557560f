"""When does a defender say Kontra, and the declarer Re?"""

from typing import Final

from pyskat.actions import Kontra, Pass, Re
from pyskat.bots.advice import Advice, Reason, ReasonCode
from pyskat.bots.chances.table import reached
from pyskat.bots.rule.null import danger
from pyskat.bots.rule.reading import bits, count
from pyskat.contract import Contract
from pyskat.game import Game
from pyskat.kernel.tables import BIT, FULL, JACKS, SUITS, TRUMPS
from pyskat.views import View

__all__ = ["double", "own_tricks"]

_JACK_TRICKS: Final = (0.45, 0.6, 0.8, 1.0)
"""What each jack is worth in tricks, from diamonds to clubs."""
_ACE, _TEN = 6, 5
_SUIT: Final = 3.0
_GRAND: Final = 3.0
_NULL: Final = 6
_RE: Final = 0.93


def double(seen: View) -> Advice:
    """Say Kontra or Re, or let the game be as it is."""
    contract = seen.contract
    assert contract is not None  # noqa: S101 - it is declared
    game, hand = contract.game, seen.hand.mask
    if seen.seat is seen.declarer:
        chance = _chance(seen, contract)
        if chance >= _RE:
            return Advice(Re(), (Reason(ReasonCode.RE),), chance)
        return Advice(Pass(), (Reason(ReasonCode.NO_RE),), chance)
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
    if low >= _NULL:
        return Advice(Kontra(), (Reason(ReasonCode.KONTRA_NULL),))
    return Advice(Pass(), (Reason(ReasonCode.NO_KONTRA),))


def _chance(seen: View, contract: Contract) -> float:
    """Give the declarer's chance to win, by the table."""
    away = 0 if seen.discard is None else seen.discard.mask
    seat = int(seen.seat or 0)
    hand, ouvert = contract.hand, contract.game is Game.NULL and contract.ouvert
    return round(reached(int(contract.game), seen.hand.mask, away, seat, hand=hand, ouvert=ouvert).wins, 6)
