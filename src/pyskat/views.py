"""What may one seat know? A view holds that and nothing else."""

from functools import cached_property
from typing import Final

from attrs import frozen

from pyskat.actions import Call, Kontra, Re
from pyskat.base.values import Drawn
from pyskat.card import DECK, Card, CardSet
from pyskat.contract import Contract
from pyskat.errors import ArgumentError, Code
from pyskat.errors.quoting import as_found
from pyskat.language.phrases import Phrase
from pyskat.phases.finished import Finished
from pyskat.phases.phase import Phase
from pyskat.phases.results import Result
from pyskat.phases.state import DealState
from pyskat.phases.story import DoublingWord, pushed_by
from pyskat.rules import Rules
from pyskat.seat import Seat, as_seat
from pyskat.tricks import Trick, follow_group, tricks_from

__all__ = ["Phase", "View", "view"]

_NOTHING: Final = CardSet()
_TWELVE: Final = 12
_WITH_TRICKS: Final = frozenset({Phase.PLAYING, Phase.FINISHED})


@frozen(repr=False)
class View(Drawn):
    """What one seat, or a spectator, may know of a state.

    Two states that differ only in what the seat cannot know give equal views.
    """

    seat: Seat | None
    """Whose view it is; None for a spectator."""
    phase: Phase
    rules: Rules
    turn: Seat | None
    calls: tuple[tuple[Seat, Call], ...]
    bid: int | None
    declarer: Seat | None
    contract: Contract | None
    hand: CardSet
    """What the seat holds now; empty for a spectator."""
    hand_sizes: tuple[int, int, int]
    skat: CardSet | None
    """The skat, for a declarer who picked it up, and for everybody once the deal is over. Before and in a Ramsch: the
    two cards that this seat picked up."""
    discard: CardSet | None
    """The discard, for the declarer, and for everybody once the deal is over. Before and in a Ramsch: the two cards
    that this seat pushed on."""
    shown: CardSet | None
    """The declarer's hand, if it is open."""
    showed: bool
    """Whether the declarer has shown it."""
    cards_played: tuple[Card, ...]
    """The cards played so far, in order."""
    doubling: tuple[DoublingWord, ...]
    """What the defenders and the declarer said about Kontra and Re."""
    looked: tuple[tuple[Seat, bool], ...]
    """Who, before a Ramsch, looked at the skat, and who passed it on unseen."""
    conceded: tuple[Seat, ...]
    result: Result | None

    @cached_property
    def _all_tricks(self) -> tuple[Trick, ...]:
        """The completed tricks, and then the one on the table; none before the play."""
        begun = self.contract is not None and self.phase in _WITH_TRICKS
        return tuple(tricks_from(self.cards_played, self.contract.game)) if begun and self.contract else ()

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The completed tricks."""
        return self._all_tricks[:-1]

    @property
    def trick(self) -> Trick | None:
        """The trick on the table; None before the play."""
        return self._all_tricks[-1] if self._all_tricks else None

    @property
    def played(self) -> CardSet:
        """All cards that have been played."""
        return CardSet(self.cards_played)

    @property
    def has_looked(self) -> bool:
        """Whether the seat to act has picked up the skat before a Ramsch and has not pushed yet."""
        return (self.turn, True) in self.looked

    @property
    def held(self) -> CardSet:
        """The hand; only the view of the seat to act is asked what it may do."""
        return self.hand

    @property
    def kontra(self) -> bool:
        """Whether a defender has said Kontra."""
        return any(isinstance(word, Kontra) for _, word in self.doubling)

    @property
    def re(self) -> bool:
        """Whether the declarer has said Re."""
        return any(isinstance(word, Re) for _, word in self.doubling)

    @property
    def unseen(self) -> CardSet:
        """The cards whose place the seat does not know: in other hands, and in the skat unless the seat has seen it.

        Cards pushed on before a Ramsch are among them, because nobody knows where they went.
        """
        known = self.hand | self.played | (self.shown or _NOTHING)
        if any(looked for _, looked in self.looked):
            return DECK - known - (self.discard or _NOTHING if self.phase is Phase.FINISHED else _NOTHING)
        return DECK - known - (self.skat or _NOTHING) - (self.discard or _NOTHING)

    def may_hold(self, seat: Seat) -> CardSet:
        """List the cards a seat may still hold, given where it followed suit and where it did not.

        Args:
            seat: Any seat. The viewer's own hand and an open hand are known exactly.
        """
        where = as_seat(seat)
        if where is self.seat:
            return self.hand
        if where is self.declarer and self.shown is not None:
            return self.shown
        if not self.hand_sizes[where]:
            return _NOTHING
        possible = self.unseen
        if where is self.declarer and self.skat is not None and self._took_skat:
            possible |= self.skat - (self.discard or _NOTHING) - self.played
        for trick in self._all_tricks:
            card = trick.card_of(where)
            if card is not None and card not in (group := follow_group(trick[0], trick.game)):
                possible -= group
        return possible

    @property
    def _took_skat(self) -> bool:
        """Whether the declarer is known to have picked up: two cards were discarded, or are still in the hand."""
        return self.discard is not None or _TWELVE in self.hand_sizes

    @property
    def skat_lies_there(self) -> bool:
        """Whether the declarer has not decided about the skat yet."""
        return self.phase in {Phase.SKAT_DECISION, Phase.PUSHING}

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else str(self.seat)
        turn = f", {self.turn} to act" if self.turn is not None else ""
        return f"<View of {who}: {self.phase}{turn}>"


def view(state: DealState, seat: Seat | None) -> View:
    """Build what a seat may know, by listing it.

    Args:
        state: Any state.
        seat: The seat, or None for a spectator, whose hand is empty.

    Rule: Detailed rules, "The Possible Contracts" (who sees the skat; in a hand game nobody does).

    >>> import random
    >>> from pyskat import Deal, Seat, start
    >>> seen = view(start(Deal.shuffled(random.Random(1))), Seat.FOREHAND)
    >>> len(seen.hand), len(seen.unseen), seen.skat
    (10, 22, None)
    """
    if not isinstance(state, DealState):
        raise ArgumentError.of(Code.WRONG_TYPE, what="state", wanted=Phrase.A_STATE, found=as_found(state))
    who = None if seat is None else as_seat(seat)
    story, interrupts, declarer = state.story, state.interrupts, state.declarer
    skat, discard = _exchanged(state, who)
    return View(
        who,
        state.phase,
        story.rules,
        state.turn,
        story.calls,
        story.bid,
        declarer,
        story.contract,
        _NOTHING if who is None else state.hand(who),
        state.hand_sizes,
        skat,
        discard,
        state.hand(declarer) if declarer is not None and state.shown else None,
        state.showed if interrupts else False,
        state.played,
        story.doubling,
        story.looked if story.pushing else (),
        state.conceded if interrupts else (),
        state.result if isinstance(state, Finished) else None,
    )


def _exchanged(state: DealState, who: Seat | None) -> tuple[CardSet | None, CardSet | None]:
    """Give what a seat knows of the skat and of the cards discarded or pushed on."""
    story = state.story
    if isinstance(state, Finished):
        return story.deal.skat, story.discard
    if who is None or not story.picked_up:
        return None, None
    if story.pushing:
        return pushed_by(story.deal, story.pushing, who)
    return (story.deal.skat, story.discard) if who is story.declarer else (None, None)
