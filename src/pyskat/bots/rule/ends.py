"""When is the rest certain, or the game lost? Claims, giving up, and how both are answered.

A claim is made only where it holds however the cards lie. A game is given up only where nothing that may still happen
could be better.
"""

from typing import Final

from pyskat.actions import Accept, Answer, Claim, Concede, PlayOn, Refuse, Show
from pyskat.bots.advice import Advice, Reason, ReasonCode
from pyskat.bots.rule.reading import Reading, bits, count
from pyskat.bots.rule.weighing import null_height
from pyskat.engine import interrupts
from pyskat.game import Game
from pyskat.kernel.tables import BEATS, BIT, SUITS, TRUMPS
from pyskat.seat import SEATS
from pyskat.views import View

__all__ = ["answer", "certain_card", "early_end", "takes_all", "takes_none"]

_WON, _HELD, _SCHNEIDER, _ALL = 61, 60, 90, 120
_SAFE: Final = 31
"""With so many points a side is no longer Schneider."""
_JUDGED_AS_TAKEN: Final = ("rest", "rest_shown")
"""The rules by which one who gives up is Schneider with what he has taken, and the others get the rest."""


# What is certain.


def takes_all(hand: int, out: int, game: int) -> bool:
    """Tell whether a hand that leads takes every trick, whoever of the others holds which of the cards outside.

    Trumps are drawn first, then each suit is led from the top. The others can keep the highest card of a suit until all
    others of it are gone, so that many cards have to be higher.

    >>> from pyskat import Game, cards
    >>> takes_all(cards("CJ HA HT").mask, cards("HK C7 S7 DA").mask, Game.GRAND)
    True
    >>> takes_all(cards("CJ HA HT").mask, cards("SJ HK S7 D7").mask, Game.GRAND)
    True
    >>> takes_all(cards("CJ HA HQ").mask, cards("SJ HK HT D7").mask, Game.GRAND)
    False
    """
    trumps = TRUMPS[game]
    outside = out & trumps
    if outside and count(hand & trumps) < count(outside):
        return False
    for group in (trumps, *[suit & ~trumps for suit in SUITS]):
        mine, others = hand & group, out & group
        if not mine or not others:
            continue
        top = _top(others, game)
        sure = count(mine & BEATS[game * 32 + top])
        if sure < min(count(others), count(mine)):
            return False
    return True


def _top(mask: int, game: int) -> int:
    return min(bits(mask), key=lambda card: count(BEATS[game * 32 + card]))


def takes_none(hand: int, out: int) -> bool:
    """Tell whether a hand in Null never has to take a trick, as long as others lead.

    >>> from pyskat import cards
    >>> takes_none(cards("H7 H9 SA").mask, cards("H8 HT HK").mask)  # nobody can lead a spade
    True
    >>> takes_none(cards("H7 HT").mask, cards("H8 H9 HK").mask)
    False
    """
    for suit in SUITS:
        mine = sorted([null_height(card) for card in bits(hand & suit)])
        others = sorted([null_height(card) for card in bits(out & suit)])
        if any(own > other for own, other in zip(mine, others, strict=False)):
            return False
    return True


def certain_card(r: Reading) -> int | None:
    """Find a card with which this player, who is on turn, certainly takes every trick, the open one too.

    Returns:
        The card, from the top of the trumps first; None if nothing is certain, and in Null and Ramsch.
    """
    if r.game > Game.GRAND:
        return None
    if not r.trick:
        first = r.hand & r.trumps or r.hand
        standing = [card for card in bits(first) if not r.above(card)] if takes_all(r.hand, r.out, r.game) else []
        return min(standing, key=lambda card: count(BEATS[r.row + card])) if standing else None
    for card in bits(r.legal):
        safe = r.beats(card, r.best) and not any(_may_beat(r, seat, card) for seat in r.to_play)
        if safe and takes_all(r.hand & ~BIT[card], r.out, r.game):
            return card
    return None


def _may_beat(r: Reading, seat: int, card: int) -> bool:
    return bool(BEATS[r.row + card] & r.may[seat])


def _rest_is_not_mine(r: Reading) -> bool:
    """Tell whether the declarer of a Null, who is on turn but not to lead, certainly takes no trick."""
    if not r.trick:
        return False
    return any(not r.beats(card, r.best) and takes_none(r.hand & ~BIT[card], r.out) for card in bits(r.legal))


# Ending the play.


def early_end(seen: View, r: Reading) -> Advice | None:
    """Claim the rest, or give a lost game up; None to play on."""
    if r.declarer < 0 or r.sizes[r.me] < 2:  # noqa: PLR2004 - the last card is played sooner than said
        return None
    claim = _claim(seen, r)
    if claim is not None and claim in interrupts(seen):
        return Advice(claim, (Reason(ReasonCode.CLAIM),))
    giving_up = Concede(SEATS[r.me])
    if _is_lost(seen, r) and giving_up in interrupts(seen):
        return Advice(giving_up, (Reason(ReasonCode.GIVE_UP),))
    return None


def _claim(seen: View, r: Reading) -> Claim | None:
    """Find what can be claimed."""
    me = SEATS[r.me]
    if seen.rules.concession not in {"isko2018", "isko1999"} or _refused_before(seen):
        return None
    if r.game == Game.NULL:
        return Claim(me) if r.declares and _rest_is_not_mine(r) else None
    if certain_card(r) is None:
        return None
    if not r.declares or seen.rules.concession == "isko1999":
        return Claim(me)
    against = sum(r.tricks) - r.tricks[r.declarer]
    if not against:
        return Claim(me, "schwarz")
    return Claim(me, "schneider") if r.for_defenders <= _ALL - _SCHNEIDER else Claim(me)


def _refused_before(seen: View) -> bool:
    return any(isinstance(action, (Claim, Show)) and action.seat is seen.seat for _, action in seen.interrupts)


def _is_lost(seen: View, r: Reading) -> bool:
    """Tell whether this player's side has lost, and can neither save nor spoil anything by playing on."""
    contract = seen.contract
    if contract is None or r.game == Game.NULL or contract.schwarz_announced or _asked_to_play_on(seen):
        return False
    as_taken = seen.rules.concession in _JUDGED_AS_TAKEN
    if r.declares:
        lost = r.for_defenders >= (_SAFE if contract.schneider_announced else _HELD)
        return lost and (r.for_declarer >= _SAFE or not as_taken)
    if contract.schneider_announced or _level_may_be_owed(seen):
        return False
    return r.for_declarer >= _WON and (r.for_defenders >= _SAFE or not as_taken)


def _asked_to_play_on(seen: View) -> bool:
    return any(isinstance(action, Concede) and action.seat is seen.seat for _, action in seen.interrupts)


def _level_may_be_owed(seen: View) -> bool:
    """Tell whether the game may be worth less than the bid without a level, by the fewest matadors."""
    contract = seen.contract
    assert contract is not None  # noqa: S101 - as above
    fewest = 1 + (0 if seen.matadors is None else seen.matadors.count - 1)
    return contract.game.base_value * (fewest + 1 + contract.hand) < (seen.bid or 0)


# Answering.


def answer(seen: View, r: Reading) -> Advice:
    """Accept a claim, or that somebody gives up, or play on."""
    claim = seen.claim
    agreed = _agrees_to_concession(seen, r) if isinstance(claim, Concede) else _agrees_to_claim(seen, r)
    if agreed:
        return Advice(Accept(), (Reason(ReasonCode.ACCEPT),))
    going_on: Answer = PlayOn() if r.declares else Refuse()
    return Advice(going_on, (Reason(ReasonCode.BETTER_NOT),))


def _agrees_to_concession(seen: View, r: Reading) -> bool:
    """Agree, unless the game is won already and Schneider may come on top."""
    contract = seen.contract
    if contract is None or r.game == Game.NULL or contract.schneider_announced:
        return True
    if r.declares:
        return r.for_declarer < _WON or r.for_defenders >= _SAFE or r.for_declarer >= _SCHNEIDER
    return r.for_defenders < _HELD or r.for_declarer >= _SAFE


def _agrees_to_claim(seen: View, r: Reading) -> bool:
    """Agree if the declarer, whose hand lies open, takes the rest however the other cards lie."""
    claim, declarer = seen.claim, r.declarer
    hand = r.may[declarer]
    others = (r.hand | r.may[r.partner]) & ~hand
    leads = (r.leader + r.place) % 3 == declarer
    level = claim.level if isinstance(claim, Claim) else None
    if r.game == Game.NULL:
        return _null_claim_holds(r, hand, others)
    if level is None and r.for_declarer >= _WON and not _owes(seen):
        return True  # nothing can be won any more, and Schneider could be lost
    if not r.trick:
        return leads and takes_all(hand, others, r.game)
    return _open_trick_is_his(r, hand, others)


def _owes(seen: View) -> bool:
    contract = seen.contract
    return contract is not None and (contract.schneider_announced or _level_may_be_owed(seen))


def _null_claim_holds(r: Reading, hand: int, others: int) -> bool:
    """Judge the claim of a declarer in Null, whose hand lies open."""
    if not r.trick:
        return r.leader != r.declarer and takes_none(hand, others)
    if _has_played(r, r.declarer):
        return r.winner != r.declarer and takes_none(hand, others)
    legal = hand & r.group(r.trick[0]) or hand
    return any(not r.beats(card, r.best) and takes_none(hand & ~BIT[card], others) for card in bits(legal))


def _has_played(r: Reading, seat: int) -> bool:
    return (seat - r.leader) % 3 < r.place


def _open_trick_is_his(r: Reading, hand: int, others: int) -> bool:
    """Judge a claim of all tricks in the middle of one."""
    waiting = [seat for seat in range(3) if not _has_played(r, seat) and seat != r.declarer]
    group = r.group(r.trick[0])
    own = r.hand & group or r.hand
    out = [own if seat == r.me else r.may[seat] & ~hand for seat in waiting]  # the partner may be blank
    if _has_played(r, r.declarer):
        sure = r.winner == r.declarer and not any(_could_beat(r, cards, r.best) for cards in out)
        return sure and takes_all(hand, others, r.game)
    winning = [
        card
        for card in bits(hand & group or hand)
        if r.beats(card, r.best) and not any(_could_beat(r, cards, card) for cards in out)
    ]
    return any(takes_all(hand & ~BIT[card], others, r.game) for card in winning)


def _could_beat(r: Reading, cards: int, best: int) -> bool:
    return bool(BEATS[r.row + best] & cards)
