"""A player by rules of thumb: the whole game, every action with its reasons."""

import random

from attrs import frozen

from pyskat.actions import Action
from pyskat.base.values import Value
from pyskat.bots.advice import Advice, Reason, ReasonCode
from pyskat.bots.rule.auction import call
from pyskat.bots.rule.cards import declarer_card
from pyskat.bots.rule.declaring import declare
from pyskat.bots.rule.defence import defender_card
from pyskat.bots.rule.endings import counted_out
from pyskat.bots.rule.ends import answer, certain_card, early_end
from pyskat.bots.rule.kontra import double
from pyskat.bots.rule.null import null_card
from pyskat.bots.rule.ramsch import push, ramsch_card
from pyskat.bots.rule.reading import Reading, read
from pyskat.bots.rule.skat import lay_away, pick_up
from pyskat.errors import ArgumentError, Code
from pyskat.errors.quoting import as_found
from pyskat.game import Game
from pyskat.language.phrases import Phrase
from pyskat.phases.phase import Phase
from pyskat.plays import PLAYS
from pyskat.views import View

__all__ = ["RuleBot"]


@frozen
class RuleBot(Value):
    """A player by rules of thumb. It sees a view and nothing else, and needs no chance.

    >>> import random
    >>> from pyskat import Contract, Deal, Game, Seat, start_play, view
    >>> playing = start_play(Deal.shuffled(random.Random(1)), Contract(Game.GRAND, hand=True), Seat.REARHAND)
    >>> seen = view(playing, Seat.FOREHAND)
    >>> RuleBot()(seen, random.Random(2)) == RuleBot().think(seen).action
    True
    """

    def __call__(self, seen: View, rng: random.Random) -> Action:  # noqa: ARG002 - every bot is given one
        """Choose an action.

        Args:
            seen: What the seat on turn knows.
            rng: Not used.

        Raises:
            ArgumentError: If the seat is not on turn.
        """
        return self.think(seen).action

    def think(self, seen: View) -> Advice:
        """Choose an action, and say why; what is said is what decided.

        Args:
            seen: What the seat on turn knows.

        Raises:
            ArgumentError: If the seat is not on turn.
        """
        if seen.turn is None or seen.seat is not seen.turn:
            raise ArgumentError.of(
                Code.WRONG_VALUE, what="view", wanted=Phrase.OF_THE_SEAT_ON_TURN, found=as_found(seen)
            )
        match seen.phase:
            case Phase.BIDDING:
                return call(seen)
            case Phase.SKAT_DECISION:
                return pick_up(seen)
            case Phase.DISCARDING:
                return lay_away(seen)
            case Phase.DECLARING:
                return declare(seen)
            case Phase.DOUBLING:
                return double(seen)
            case Phase.PUSHING:
                return push(seen)
            case Phase.CLAIMED:
                return answer(seen, read(seen))
            case _:
                return _play(seen, read(seen))


def _play(seen: View, r: Reading) -> Advice:
    """Choose a card, or end the play before its last card."""
    ended = early_end(seen, r)
    if ended is not None:
        return ended
    if r.legal & (r.legal - 1) == 0:
        return Advice(PLAYS[r.legal.bit_length() - 1], (Reason(ReasonCode.ONLY_ACTION),))
    certain = certain_card(r)
    if certain is not None:
        return Advice(PLAYS[certain], (Reason(ReasonCode.CLAIM),))
    if r.game == Game.RAMSCH:
        return ramsch_card(r)
    if r.game == Game.NULL:
        return null_card(r)
    return counted_out(r, declarer_card(r) if r.declares else defender_card(r))
