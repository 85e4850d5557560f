"""What may be played, when is the game over, and who may give up? The ten tricks."""

from __future__ import annotations

from typing import Final

from pyskat.actions import Action, Claim, Concede, LegalActions, PlayCard, Show, Throw, plays_of
from pyskat.card import Card, CardSet
from pyskat.errors import Code, Reason
from pyskat.kernel.play import Position, advance, legal_mask
from pyskat.language.phrases import Phrase
from pyskat.phases.early_end import ends_open, step_out_of_turn, why_not_end
from pyskat.phases.finished import Finished
from pyskat.phases.in_play import Playing
from pyskat.phases.row import Known, Row, Selection, impossible
from pyskat.phases.state import DealState
from pyskat.phases.story import Story
from pyskat.scoring.judgement import ALL_POINTS, ON_THE_SERVER, SCHNEIDER
from pyskat.tricks import Trick, legal_cards, why_not_among

__all__ = ["PLAYING", "begin", "step_card", "stop_decided"]

_ALL_CARDS: Final = 30


def begin(story: Story) -> Playing:
    """Set the hands up for the first trick, which forehand leads.

    Rule: ISkO 2015 §4.1.1; Simple rules, "Trick play and card points".
    """
    fore, middle, rear = story.hands
    declarer = -1 if story.declarer is None else int(story.declarer)
    contract, skat = story.contract, story.put_away
    assert contract is not None  # noqa: S101 - nothing is played before it is said
    assert skat is not None  # noqa: S101 - nor before two cards lie in the skat
    masks = (fore.mask, middle.mask, rear.mask)
    return Playing(story, Position.start(masks, skat.mask, int(contract.game), declarer, 0))


def step_card(state: Playing, card: Card) -> DealState:
    """Play a card that is known to be legal, and end the game if it is over.

    Rule: A Null ends with the declarer's first trick, and a game with Schwarz announced with the first trick that the
    declarer loses. All others are played to the last card (ISkO 2015 §4.1; for Schwarz the International Skat Server).
    """
    story, position, before, interrupts = state._parts  # noqa: SLF001 - this module's own
    played = before + (card,)  # noqa: RUF005 - (*before, card) builds a list first
    after = advance(position, card)
    count = len(played)
    if count == _ALL_CARDS or (count % 3 == 0 and story.may_end_early and _is_over(story, after)):
        return Finished(story, after, played, interrupts)
    return Playing(story, after, played, interrupts)


def _is_over(story: Story, position: Position) -> bool:
    """Whether the game ends with the trick just completed, cards left or not."""
    if not legal_mask(position):  # the kernel knows when a Null is lost, and lets nothing more be played
        return True
    contract, declarer = story.contract, story.declarer
    if contract is None or declarer is None or not contract.schwarz_announced:
        return False
    tricks = position.tricks
    return tricks[declarer] < sum(tricks)


def _legal(at: Known) -> CardSet:
    trick = _table(at)
    return legal_cards(at.held, trick, trick.game)


def _to_play(at: Known) -> Selection | None:
    """Say that one card is played, and which may be."""
    return Selection(1, _legal(at))


def _options(at: Known) -> LegalActions:
    """List the cards that may be played."""
    return plays_of(_legal(at).mask)


def _why_not(at: Known, action: Action) -> Reason | None:
    """Say why a card, or what ends the play early, is not possible, or None."""
    if isinstance(action, Concede | Show | Claim | Throw):
        return why_not_end(at, action)
    trick, held = _table(at), at.held
    legal = legal_cards(held, trick, trick.game)
    if not isinstance(action, PlayCard):
        return Reason.of(
            Code.NOT_NOW, action=action, turn=at.turn or Phrase.NOBODY, wanted=Phrase.PLAY_ONE_OF.of(cards=legal)
        )
    return why_not_among(action.card, held, legal, trick, trick.game, at.turn or Phrase.NOBODY)


def _table(at: Known) -> Trick:
    """Give the trick on the table; during the play there is always one."""
    trick = at.trick
    if trick is None:
        raise impossible(Phrase.A_CONTRACT_AND_A_TRICK, Phrase.NOTHING)
    return trick


def _step(state: Playing, action: Action) -> DealState:
    """Go on after a card, or after what may be done out of turn."""
    if isinstance(action, PlayCard):
        return step_card(state, action.card)
    return step_out_of_turn(state, action)


def stop_decided(state: Playing) -> Finished | None:
    """End a game with Schneider announced once the defenders have won it, as the game server may do.

    Returns:
        The finished deal; None if the defenders do not have more than 30 points yet, or Schneider was not announced.
    """
    story, position, played, interrupts = state._parts  # noqa: SLF001 - this module's own
    contract, declarer = story.contract, story.declarer
    if (
        contract is None
        or declarer is None
        or not contract.schneider_announced
        or story.rules.concession not in ON_THE_SERVER
    ):
        return None
    points = position.points
    if sum(points) - points[declarer] <= ALL_POINTS - SCHNEIDER:
        return None
    return Finished(story, position, played, interrupts)


PLAYING: Final = Row(Playing, _options, _why_not, _step, ends_open, _to_play)
