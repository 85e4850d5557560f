"""How likely is a world, by what the others have called, declared and put away?"""

from typing import Final

from pyskat.actions import Bid, Hold
from pyskat.bots.chances.table import BEFORE, logit_of, share
from pyskat.bots.rule.options import safe_matadors
from pyskat.bots.rule.plans import spitzen
from pyskat.contract import SKAT_CONTRACTS, Contract
from pyskat.scoring.matador import Matadors
from pyskat.scoring.value import next_bid, worths
from pyskat.seat import SEATS, Seat
from pyskat.tricks import follow
from pyskat.views import View
from pyskat.worlds.lies import Lie

__all__ = ["Judge"]

_DECLARED_AT: Final = 0.8
"""At this logit of winning it, one player of two declares a game."""
_STEEP: Final = 1.5
"""How much rarer it is at a lower one."""
_CALL_AT: Final = 0.3
_CALL_STEEP: Final = 1.5
"""The same of a bid, by the logit before the skat is picked up."""
_LEAST: Final = 0.05
"""Nobody always does what is expected."""
_OVERBID: Final = 0.1
_NOTHING: Final = -9.0
_DIGITS: Final = 9


def _least(contract: Contract) -> int:
    """Give the least that a game is worth."""
    return worths(contract, Matadors.of(1) if contract.game.has_matadors else None)[0].value


_GAMES: Final = tuple([(contract, _least(contract)) for contract in SKAT_CONTRACTS])


class _Heard:
    """What a player said in the auction."""

    __slots__ = ("refused", "said", "seat")

    def __init__(self, seen: View, seat: Seat) -> None:
        self.seat = seat
        self.said = 0
        """The highest value that the player has bid or held."""
        self.refused = 0
        """The lowest value that the player did not go up to; 0: never asked."""
        high = 0
        for who, call in seen.calls:
            if isinstance(call, Bid):
                high = call.value
            if who is seat:
                if isinstance(call, (Bid, Hold)):
                    self.said = high
                else:
                    self.refused = high if high > self.said else next_bid(high) or high + 1


def _within_reach(cards: int, seat: int, value: int) -> float:
    """Give the logit of winning the best game that is worth so much, for a player who may yet pick up the skat."""
    best = _NOTHING
    for contract, least in _GAMES:
        if least < value and worths(contract, safe_matadors(cards, contract.game))[0].value < value:
            continue
        best = max(best, logit_of(contract.game, cards, 0, seat, ouvert=contract.ouvert, wanted=BEFORE))
    return best


def _goes_on(cards: int, seat: int, value: int) -> float:
    """Say how likely a player with these ten cards goes up to a value."""
    return share(_CALL_STEEP * (_within_reach(cards, seat, value) - _CALL_AT))


class Judge:
    """Weighs the ways in which the cards can lie, for one player at one moment of the play.

    Args:
        seen: What the player knows.
    """

    def __init__(self, seen: View) -> None:
        self._seen = seen
        contract = seen.contract
        none = (0, 0, 0)
        self._played = none if contract is None else tuple(follow(seen.cards_played, contract.game).played)
        others = [seat for seat in SEATS if seat is not seen.seat and seen.declarer is not None]
        self._declarer = seen.declarer if seen.declarer in others else None
        heard = [_Heard(seen, seat) for seat in others if seat is not seen.declarer]
        self._heard = [each for each in heard if each.refused]
        self.by_game: bool = self._declarer is not None
        """Whether the game that somebody else declared says something about the cards."""
        self.by_calls: bool = bool(self._heard)
        """Whether the calls of a player who does not declare say something."""

    def declared(self, lie: Lie) -> float:
        """Say how likely the declarer chooses this game with these cards."""
        seen, declarer = self._seen, self._declarer
        contract = seen.contract
        if declarer is None or contract is None:
            return 1.0
        hand, ouvert = contract.hand, contract.ouvert
        held, away = lie[declarer] | self._played[declarer], 0 if hand else lie[3]
        number = logit_of(contract.game, held, away, declarer, hand=hand, ouvert=ouvert)
        return round(share(_STEEP * (number - _DECLARED_AT)), _DIGITS)

    def called(self, lie: Lie) -> float:
        """Say how likely the others call as they did with these cards."""
        weight = self._reaches_bid(lie)
        for heard in self._heard:
            cards = lie[heard.seat] | self._played[heard.seat]
            if heard.said:
                weight *= max(_LEAST, _goes_on(cards, heard.seat, heard.said))
            weight *= max(_LEAST, 1.0 - _goes_on(cards, heard.seat, heard.refused))
        return round(weight, _DIGITS)

    def _reaches_bid(self, lie: Lie) -> float:
        """Say how likely the declarer's game is worth so much less than the bid."""
        seen, declarer = self._seen, self._declarer
        contract = seen.contract
        if declarer is None or contract is None or not seen.bid:
            return 1.0
        counted = spitzen(lie[declarer] | self._played[declarer] | lie[3], contract.game)
        return 1.0 if worths(contract, counted)[0].value >= seen.bid else _OVERBID
