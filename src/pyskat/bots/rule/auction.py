"""How high to bid? As long as what can be expected of playing is better than what comes of passing."""

from typing import Final

from pyskat.actions import Bid, Call, Hold, LegalActions, Pass
from pyskat.bots.advice import Advice, Alternative, Reason, ReasonCode
from pyskat.bots.chances.features import HOLES, jacks
from pyskat.bots.chances.table import after_hearing, share
from pyskat.bots.rule.options import Stake, stakes
from pyskat.bots.rule.plans import spitzen
from pyskat.bots.rule.worth import rounded
from pyskat.card import Card, CardSet, Rank
from pyskat.contract import Contract
from pyskat.engine import legal_actions
from pyskat.game import Game
from pyskat.kernel.tables import JACKS, NULL, SUITS, TRUMPS, strength
from pyskat.scoring.value import BID_VALUES, worths
from pyskat.seat import Seat
from pyskat.views import View

__all__ = ["call", "heard", "highest", "passing_worth", "why_game"]

_OTHERS_PLAY: Final = -10.0
"""What passing is worth while somebody else may yet play, in list points against the mean of the other two."""
_FIRST, _FARTHEST = 18, 30
_MARGIN: Final = 12.0
"""How much better than passing a game has to be: the chances come from games of rule players, and better ones defend
better."""
_ALL_PASS: Final = 0.15
"""How likely all pass who may yet speak."""
_RAMSCH_LOST: Final = -60.0
_RAMSCH_SAVED: Final = 30.0
_CARDS_OF_FOUR: Final = 10 / 8
_CARDS_OF_EIGHT: Final = 10 / 4


def call(seen: View) -> Advice:
    """Advise what to say in the auction.

    Args:
        seen: What the player on turn knows.
    """
    legal = legal_actions(seen)
    speaking = _lowest_bid(legal, seen.bid or 0)
    if speaking is None and Hold() not in legal:
        return Advice(Pass(), (Reason(ReasonCode.ONLY_ACTION),))
    go_on, stake = (Hold(), seen.bid or 0) if speaking is None else (speaking, speaking.value)
    table = _heard_stakes(seen)
    most = highest(seen)
    there = next((each for each in table if each.value >= stake), None)
    if there is not None and stake <= most:
        reasons = (*why_game(seen.hand, there.best), _limit(seen, most, there.best))
        return Advice(go_on, reasons, there.chance, (Alternative(Pass()),))
    others = () if there is None else (Alternative(go_on, there.chance, there.worth),)
    return Advice(Pass(), _why_pass(seen, stake, most, table), None, others)


def _lowest_bid(legal: LegalActions, above: int) -> Bid | None:
    """Find the lowest bid that is a game's value, or None where no bid can be made."""
    return next((Bid(value) for value in BID_VALUES if value > above and Bid(value) in legal), None)


def highest(seen: View) -> int:
    """Say up to which value to bid or hold; 0 if not at all."""
    least = passing_worth(seen) + _MARGIN
    return max([each.value for each in _heard_stakes(seen) if each.worth > least], default=0)


def _heard_stakes(seen: View) -> list[Stake]:
    """Say what can be expected at each bid, by the cards and by what the others have said."""
    seat = seen.turn or Seat.FOREHAND
    told = heard(seen.calls, seat)
    found = []
    for each in stakes(seen.hand.mask, int(seat), seen.rules):
        chance, worth = after_hearing(each.chance, each.worth, told)
        found.append(Stake(each.value, rounded(worth), chance, each.best))
    return found


def heard(calls: tuple[tuple[Seat, Call], ...], seat: Seat) -> tuple[float, float]:
    """Say what an auction tells a player of the other two.

    Args:
        calls: What was said.
        seat: The player.

    Returns:
        1 if both have passed without a bid, else 0; and how far one of them went, in tens above 18, 0 to 3.

    >>> from pyskat import Bid, Hold, Pass
    >>> heard(((Seat.MIDDLEHAND, Bid(18)), (Seat.FOREHAND, Hold()), (Seat.MIDDLEHAND, Bid(28))), Seat.FOREHAND)
    (0.0, 1.0)
    """
    said, value, passed = 0, 0, 0
    for who, each in calls:
        value = each.value if isinstance(each, Bid) else value
        if who is not seat:
            said, passed = (said, passed + 1) if isinstance(each, Pass) else (value, passed)
    silent = float(passed > 1 and not said)
    return silent, min(max(said - _FIRST, 0), _FARTHEST) / 10


def passing_worth(seen: View) -> float:
    """Say what passing is worth, in list points against the mean of the other two.

    The last to speak can see that the deal is passed in, or goes over into a Ramsch. Otherwise somebody else may play.
    """
    silent = 0.0 if seen.rules.ramsch is None else _ramsch(seen.hand.mask)
    passed = sum(isinstance(said, Pass) for _, said in seen.calls)
    if seen.bid is not None:
        return _OTHERS_PLAY
    return silent if passed > 1 else _ALL_PASS * silent + (1 - _ALL_PASS) * _OTHERS_PLAY


def _ramsch(cards: int) -> float:
    """Estimate what a Ramsch would cost: jacks, aces and tens take tricks, sevens and eights do not."""
    hand = CardSet.from_mask(cards)
    high = sum(card.rank in {Rank.ACE, Rank.TEN} for card in hand) - _CARDS_OF_EIGHT
    low = sum(card.rank in {Rank.SEVEN, Rank.EIGHT} for card in hand) - _CARDS_OF_EIGHT
    own_jacks = (cards & JACKS).bit_count() - _CARDS_OF_FOUR
    loses = share(0.4 * own_jacks + 0.25 * high - 0.35 * low - 0.7)
    return _RAMSCH_LOST * loses + _RAMSCH_SAVED * (1 - loses)


# Reasons.


def why_game(hand: CardSet, contract: Contract) -> tuple[Reason, ...]:
    """Say what speaks for a game: jacks first; Grand needs jacks and aces; Null wants sevens and no hole.

    Args:
        hand: The cards.
        contract: A game that looks good.

    Rule: Simple rules, "Strategy: what to bid on".
    """
    game, count = contract.game, jacks(hand.mask).bit_count()
    if game is Game.NULL:
        sevens = CardSet([card for card in hand if card.rank is Rank.SEVEN])
        return (Reason(ReasonCode.NULL_SEVENS, cards=sevens, count=len(sevens)),)
    club = (Reason(ReasonCode.CLUB_JACK, card=Card.CJ),) if Card.CJ in hand else ()
    if game is Game.GRAND:
        aces = CardSet([card for card in hand if card.rank in {Rank.ACE, Rank.JACK}])
        return (Reason(ReasonCode.GRAND_JACKS_AND_ACES, cards=aces, count=len(aces)), *club)
    first = (Reason(ReasonCode.JACKS_FIRST, count=count),) if count else ()
    trumps = (hand.mask & TRUMPS[game]).bit_count()
    return (*first, *club, Reason(ReasonCode.LONG_SUIT, count=trumps, game=game))


def _limit(seen: View, most: int, best: Contract) -> Reason:
    """Say how far it goes, and whether that is below the matadors."""
    return Reason(ReasonCode.BELOW_MATADORS if _has_slack(seen.hand.mask, best) else ReasonCode.UP_TO, count=most)


def _has_slack(cards: int, contract: Contract) -> bool:
    """Tell whether jacks in the skat could cost this game a multiplier."""
    found = spitzen(cards, contract.game)
    return found is not None and not found.held and found.count > 1


def _why_pass(seen: View, stake: int, most: int, table: list[Stake]) -> tuple[Reason, ...]:
    """Say why not: it is above what was good, or nothing is good; and where a Null has its hole."""
    cards = seen.hand.mask
    if most:
        best = next(each.best for each in table if each.value >= most)
        full = worths(best, spitzen(cards, best.game))[0].value
        code = ReasonCode.BELOW_MATADORS if _has_slack(cards, best) and full >= stake else ReasonCode.UP_TO
        return (Reason(code, count=most),)
    near = table[0].best.game if table else Game.NULL
    hole = _hole(cards) if near is Game.NULL else None
    return (Reason(ReasonCode.TOO_WEAK, count=stake), *([Reason(ReasonCode.NULL_HOLE, card=hole)] if hole else []))


def _hole(cards: int) -> Card | None:
    """Find the lowest card of the worst hole for a Null, or None."""
    holes = [CardSet.from_mask(cards & SUITS[suit]) for suit in range(4) if HOLES[cards >> 8 * suit & 255]]
    lowest = [(min(hole, key=lambda card: strength(NULL, card)), len(hole)) for hole in holes]
    worst = max(lowest, key=lambda each: (strength(NULL, each[0]), each[1], each[0]), default=None)
    return None if worst is None else worst[0]
