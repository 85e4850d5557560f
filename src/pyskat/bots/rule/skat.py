"""Pick up the skat or not, and what to put away? Game and discard are chosen together."""

from pyskat.actions import Action, Declare, Discard, PickUp
from pyskat.bots.advice import Advice, Alternative, Reason, ReasonCode
from pyskat.bots.chances.features import HOLES, suit_cards
from pyskat.bots.chances.table import with_choice
from pyskat.bots.rule.auction import why_game
from pyskat.bots.rule.declaring import announced, best_declaration
from pyskat.bots.rule.options import options
from pyskat.bots.rule.plans import Plan, best_plans
from pyskat.card import Card, CardSet, Rank
from pyskat.contract import SKAT_CONTRACTS
from pyskat.game import Game
from pyskat.kernel.tables import SUITS, TRUMPS
from pyskat.scoring.overbid import null_reaches_bid
from pyskat.seat import Seat
from pyskat.views import View

__all__ = ["lay_away", "pick_up"]

_ALTERNATIVES = 2


def pick_up(seen: View) -> Advice:
    """Advise whether to pick up the skat or to play a hand game, and which.

    Args:
        seen: What the declarer knows.
    """
    chance, worth = _after_skat(seen)
    by_hand = best_declaration(seen)
    if by_hand.worth > worth:
        reasons = (Reason(ReasonCode.FROM_HAND), *announced(by_hand), *why_game(seen.hand, by_hand.contract))
        other = Alternative(PickUp(), chance, worth)
        return Advice(Declare(by_hand.contract), reasons, by_hand.chances.wins, (other,))
    other = Alternative(Declare(by_hand.contract), by_hand.chances.wins, by_hand.worth)
    return Advice(PickUp(), (Reason(ReasonCode.SKAT_HELPS),), chance, (other,))


def _after_skat(seen: View) -> tuple[float, float]:
    """Say how likely the best game is won after picking up, and what can be expected of it."""
    seat, bid = int(seen.turn or Seat.FOREHAND), seen.bid or 0
    every = options(seen.hand.mask, seat, seen.rules, bid)
    good = [each for each in every if each.value >= bid]
    if good:
        return with_choice([each.logit for each in good], [each.worth for each in good])
    return 0.0, every[0].worth


def lay_away(seen: View) -> Advice:
    """Advise which two of the twelve cards to put away, for the game that is to be declared.

    Args:
        seen: What the declarer knows.
    """
    seat, bid, twelve = int(seen.turn or Seat.FOREHAND), seen.bid or 0, seen.hand.mask
    contracts = [each for each in SKAT_CONTRACTS if null_reaches_bid(each, bid)]
    plans = best_plans(contracts, twelve, seat, bid, seen.rules)
    away = {each.put_away: each for each in reversed(plans)}
    others = [_alternative(each) for each in plans[1:] if away[each.put_away] is each][:_ALTERNATIVES]
    return Advice(_discard(plans[0]), _why(seen, plans[0]), plans[0].chances.wins, tuple(others))


def _discard(made: Plan) -> Action:
    return Discard(CardSet.from_mask(made.put_away))


def _alternative(made: Plan) -> Alternative:
    return Alternative(_discard(made), made.chances.wins, made.worth)


def _why(seen: View, made: Plan) -> tuple[Reason, ...]:
    """Say what the discard does: for which game, and what of a Null's hole, a blank ten, a short suit or points."""
    game, twelve, away = made.contract.game, seen.hand.mask, made.put_away
    cards = CardSet.from_mask(away)
    reasons = [Reason(ReasonCode.FOR_GAME, game=game)]
    if game is Game.NULL:
        holes = [card for card in cards if HOLES[twelve >> 8 * card.suit & 255]]
        reasons += [Reason(ReasonCode.CLOSES_HOLE, cards=CardSet(holes))] if holes else []
        return tuple(reasons)
    reasons += [Reason(ReasonCode.BLANK_TEN, card=card) for card in cards if _stood_alone(card, twelve & ~TRUMPS[game])]
    gone = [
        suit for suit in range(4) if suit != game and suit_cards(twelve, suit) and not suit_cards(twelve ^ away, suit)
    ]
    reasons += [Reason(ReasonCode.SHORT_SUIT, game=Game(suit)) for suit in gone if game is not Game.GRAND]
    if cards.points:
        reasons.append(Reason(ReasonCode.POINTS_AWAY, count=cards.points))
    return tuple(reasons)


def _stood_alone(card: Card, plain: int) -> bool:
    """Tell whether a ten has no card of its suit beside it that is not trumps."""
    return card.rank is Rank.TEN and plain & SUITS[card.suit] == 1 << card
