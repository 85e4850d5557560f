"""What may one seat know? A view holds that and nothing else."""

from functools import cached_property
from typing import Final

from attrs import frozen

from pyskat.actions import Call, Claim, Concede, Kontra, Re, Show
from pyskat.base.values import Drawn
from pyskat.card import DECK, Card, CardSet
from pyskat.card import _from as set_of
from pyskat.contract import Contract
from pyskat.errors import ArgumentError, Code
from pyskat.errors.quoting import as_found
from pyskat.game import Game
from pyskat.kernel.tables import FULL
from pyskat.language.phrases import Phrase
from pyskat.phases.claims import Answered, Interrupts, answers_to, conceding, open_claim, opening, showing
from pyskat.phases.finished import Finished
from pyskat.phases.phase import Phase
from pyskat.phases.results import GameResult, Result
from pyskat.phases.state import DealState
from pyskat.phases.story import DoublingWord, Story, pushed_by
from pyskat.places import possible_places
from pyskat.rules import Rules
from pyskat.scoring.matador import Matadors, certain_matadors
from pyskat.seat import SEATS, Seat, as_seat
from pyskat.tricks import Course, Trick, cut, follow

__all__ = ["Phase", "View", "view"]

_NOTHING: Final = CardSet()
_ALL_CLOSED: Final = (None, None, None)
_TWELVE: Final = 12
_WITH_TRICKS: Final = frozenset({Phase.PLAYING, Phase.CLAIMED, Phase.FINISHED})


@frozen(repr=False)
class View(Drawn):
    """What one seat, or a spectator, may know of a state.

    Two states that differ only in what the seat cannot know give equal views.
    """

    seat: Seat | None
    """Whose view it is; None for a spectator."""
    phase: Phase
    """Where the deal stands."""
    rules: Rules
    """The rules of the table."""
    turn: Seat | None
    """Whose turn it is; None when the deal is over."""
    calls: tuple[tuple[Seat, Call], ...]
    """What was said in the auction, with who said it."""
    bid: int | None
    """The last value bid; after the auction, the bid to reach; None if nobody bid."""
    declarer: Seat | None
    """Who won the auction; None before its end, and if all passed."""
    contract: Contract | None
    """What is played; None before the declaration."""
    hand: CardSet
    """What the seat holds now; empty for a spectator."""
    hand_sizes: tuple[int, int, int]
    """How many cards each seat holds, 0 to 12."""
    own_skat: CardSet | None
    """The two cards that this seat itself picked up, as the declarer or before a Ramsch; kept to the end."""
    own_discard: CardSet | None
    """The two cards that this seat itself laid away, as the declarer, or pushed on before a Ramsch; kept to the end."""
    uncovered: tuple[CardSet, CardSet | None] | None
    """What everybody sees once the deal is over, and None before that: the skat as it was dealt, and the two cards that
    were laid away, or pushed last (None if there are none)."""
    open_hands: tuple[CardSet | None, CardSet | None, CardSet | None]
    """By seat, the cards that everybody has seen there and that are still held, taken back or not; None for a hand that
    nobody has laid open."""
    cards_played: tuple[Card, ...]
    """The cards played so far, in order."""
    doubling: tuple[DoublingWord, ...]
    """What the defenders and the declarer said about Kontra and Re."""
    looked: tuple[tuple[Seat, bool], ...]
    """Who, before a Ramsch, looked at the skat, and who passed it on unseen."""
    interrupts: Interrupts
    """What was done among the cards, and how it was answered, each with the number of cards played before; kept to the
    end."""
    result: Result | None
    """How the deal ended; None while it goes on."""

    @property
    def shown(self) -> CardSet | None:
        """The declarer's hand, if it is open: the cards left in it."""
        return None if self.declarer is None else self.open_hands[self.declarer]

    @property
    def claim(self) -> Concede | Show | Claim | None:
        """What waits for an answer, and who proposed it; None if nothing does."""
        proposed = any(isinstance(action, (Concede, Show, Claim)) for _, action in self.interrupts)
        return open_claim(self.interrupts) if proposed and self.phase is Phase.CLAIMED else None

    @property
    def answers(self) -> Answered:
        """Who has answered so far what waits for an answer, and what."""
        return () if self.claim is None or self.declarer is None else answers_to(self.interrupts, self.declarer)

    @property
    def skat(self) -> CardSet | None:
        """The skat, for a declarer who picked it up, and for everybody once the deal is over.

        Before and in a Ramsch: the two cards that this seat picked up.
        """
        return self.own_skat if self.uncovered is None else self.uncovered[0]

    @property
    def discard(self) -> CardSet | None:
        """The discard, for the declarer, and for everybody once the deal is over.

        Before and in a Ramsch: the two cards that this seat pushed on.
        """
        return self.own_discard if self.uncovered is None else self.uncovered[1]

    @property
    def picked_up(self) -> bool:
        """Whether somebody picked up the skat, the declarer or anybody before a Ramsch; everybody knows that."""
        if self.declarer is None:
            return any(looked for _, looked in self.looked)
        if self.contract is not None:
            return not self.contract.hand
        return self.phase is Phase.DECLARING or _TWELVE in self.hand_sizes or self.discard is not None

    @property
    def conceded(self) -> tuple[Seat, ...]:
        """The seats that have conceded, in order, without those whom the others made play on."""
        return conceding(self.interrupts)

    @property
    def showed(self) -> bool:
        """Whether the declarer has shown the hand, out of turn; an ouvert game alone does not count."""
        return self.declarer is not None and showing(self.interrupts, self.declarer)

    @cached_property
    def _course(self) -> Course | None:
        """What the cards played came to, in numbers; None before the play."""
        begun = self.contract is not None and self.phase in _WITH_TRICKS
        return follow(self.cards_played, self.contract.game) if begun and self.contract else None

    @cached_property
    def _all_tricks(self) -> tuple[Trick, ...]:
        """The completed tricks, and then the one on the table; none before the play."""
        if self._course is None or self.contract is None:
            return ()
        return tuple(cut(self.cards_played, self.contract.game, self._course.leaders))

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
    def points(self) -> tuple[int, int, int]:
        """The card points of the completed tricks, by the seat that took them; the skat is not among them."""
        taken = [0, 0, 0]
        if self._course is not None:
            for winner, points in zip(self._course.winners[:-1], self._course.points, strict=False):
                taken[winner or 0] += points
        fore, middle, rear = taken
        return fore, middle, rear

    @property
    def matadors(self) -> Matadors | None:
        """With how many matadors the declarer plays, or without, where this seat can be certain of it; otherwise None.

        They are counted in the ten cards dealt to the declarer and the skat. A declarer who picked up knows them, and
        everybody does once the game has been scored. Until then the others can go by what lies open, who played what,
        and who did not follow suit: often too little, and sometimes enough. There are none in Null and Ramsch.
        """
        if self.contract is None or self.declarer is None or not self.contract.game.has_matadors:
            return None
        if isinstance(self.result, GameResult):
            return self.result.matadors
        return _certain(self, self.declarer, self.contract.game)

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
        return self._unseen

    @cached_property
    def _unseen(self) -> CardSet:
        """The same, worked out once, because :meth:`may_hold` needs it for each seat."""
        known = self.hand | self.played
        for laid_open in filter(None, self.open_hands):
            known |= laid_open
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
        laid_open = self.open_hands[where]
        if laid_open is not None:
            return laid_open
        if not self.hand_sizes[where]:
            return _NOTHING
        possible = self.unseen
        if where is self.declarer and self.skat is not None and self.picked_up:
            possible |= self.skat - (self.discard or _NOTHING) - self.played
        return possible if self._course is None else CardSet.from_mask(possible.mask & ~self._course.gone[where])

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
    story, declarer = state.story, state.declarer
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
        *_exchanged(story, who),
        (story.deal.skat, story.discard) if isinstance(state, Finished) else None,
        _laid_open(state),
        state.played,
        story.doubling,
        story.looked if story.pushing else (),
        state.interrupts,
        state.result if isinstance(state, Finished) else None,
    )


def _laid_open(state: DealState) -> tuple[CardSet | None, CardSet | None, CardSet | None]:
    """Give the hands that everybody has seen: the declarer's if it is open, and what was claimed with or thrown."""
    if not (state.shown or state.interrupts):
        return _ALL_CLOSED
    opened = [opening(state.interrupts, seat) or (state.shown and seat is state.declarer) for seat in SEATS]
    fore, middle, rear = [state.hand(seat) if opened[seat] else None for seat in SEATS]
    return fore, middle, rear


def _exchanged(story: Story, who: Seat | None) -> tuple[CardSet | None, CardSet | None]:
    """Give what a seat itself picked up, and what it discarded or pushed on."""
    if who is None or not story.picked_up:
        return None, None
    if story.pushing:
        return pushed_by(story.deal, story.pushing, who)
    return (story.deal.skat, story.discard) if who is story.declarer else (None, None)


# Where the cards are that nobody has shown: in the hands 0, 1, 2, or, at 3, face down beside them.

_FACE_DOWN: Final = 3
_SKAT: Final = 2


def _certain(seen: View, declarer: Seat, game: Game) -> Matadors | None:
    """Count the matadors by the cards that the declarer certainly had in the hand and the skat, or certainly not.

    What the declarer laid away, and what lies face down in a hand game, belongs to the declarer.
    """
    course, there = seen._course, _known_places(seen, declarer)  # noqa: SLF001 - this module's own
    played, gone = ([0, 0, 0], [0, 0, 0]) if course is None else (course.played, course.gone)
    ins, outs = played[declarer] | there[declarer] | there[_FACE_DOWN], 0
    for seat in (declarer.next, declarer.next.next):
        outs |= played[seat] | there[seat]
    room = [size - there[seat].bit_count() for seat, size in enumerate(seen.hand_sizes)]
    room.append(_SKAT - there[_FACE_DOWN].bit_count())
    own = room[declarer] + room[_FACE_DOWN]
    if not own:
        return certain_matadors(set_of(ins), set_of(FULL & ~ins), game)
    found = certain_matadors(set_of(ins), set_of(outs), game)
    if found is not None or (own < sum(room) and not any(gone)):  # where a card may be here as well as there
        return found
    sides = 1 << declarer | 1 << _FACE_DOWN
    for cards, places in possible_places(FULL & ~(ins | outs), room, gone):
        if not places & ~sides:
            ins |= cards
        elif not places & sides:
            outs |= cards
    return certain_matadors(set_of(ins), set_of(outs), game)


def _known_places(seen: View, declarer: Seat) -> list[int]:
    """Give the cards in each place, as masks, as far as the seat sees them or has laid them there."""
    there = [0, 0, 0, 0]
    if seen.seat is not None:
        there[seen.seat] = seen.hand.mask
    for seat, laid_open in enumerate(seen.open_hands):
        if laid_open is not None:
            there[seat] = laid_open.mask
    lies = seen.discard if seen.picked_up else seen.skat
    if lies is not None:
        there[_FACE_DOWN] = lies.mask
    if seen.picked_up and seen.skat is not None:  # what was kept of it
        there[declarer] |= (seen.skat - (lies or _NOTHING) - seen.played).mask
    return there
