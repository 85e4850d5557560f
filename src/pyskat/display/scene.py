"""What there is to show of a state: all of it, or what a view knows and nothing else."""

from collections.abc import Iterator

from attrs import frozen

from pyskat.actions import Call, Interrupt, Pass, PickUp, Push
from pyskat.base.values import Value
from pyskat.card import DECK, CardSet
from pyskat.contract import Contract
from pyskat.display.speech import WORDS, answer, call, listed, played_as, pushed_word, said, seat_name, sentence
from pyskat.display.style import Style
from pyskat.engine import State
from pyskat.game import Game
from pyskat.phases.contest import DoublingWord, PushingWord
from pyskat.phases.doubling import Doubling
from pyskat.phases.finished import Finished
from pyskat.phases.play import Playing
from pyskat.phases.pushing import Pushing
from pyskat.phases.results import Result
from pyskat.seat import SEATS, Seat
from pyskat.tricks import Trick
from pyskat.views import Phase, View, view

__all__ = ["Pile", "Scene", "facts", "scene_of", "status", "waiting"]

_NOTHING = CardSet()


@frozen
class Pile(Value):
    """Cards in one place: those one sees, and how many more lie face down."""

    cards: CardSet
    hidden: int = 0

    def __len__(self) -> int:
        return len(self.cards) + self.hidden


@frozen(kw_only=True)
class Scene(Value):
    """A table at one moment."""

    seat: Seat | None
    """Whose eyes it is seen with; None for nobody's in particular."""
    all_cards: bool
    """Whether nothing is hidden."""
    hands: tuple[Pile, Pile, Pile]
    skat: Pile
    """What lies in the skat now."""
    phase: Phase
    turn: Seat | None
    calls: tuple[tuple[Seat, Call], ...]
    pushing: tuple[PushingWord, ...]
    bid: int | None
    declarer: Seat | None
    picked: CardSet | None
    """The skat the declarer picked up, where it is known."""
    laid: CardSet | None
    """What the declarer laid away, where it is known."""
    contract: Contract | None
    doubling: tuple[DoublingWord, ...]
    tricks: tuple[Trick, ...]
    trick: Trick | None
    interrupts: tuple[tuple[int, Interrupt], ...]
    """What was done out of turn; a view does not keep it."""
    result: Result | None

    @property
    def game(self) -> Game | None:
        """What is played."""
        return self.contract.game if self.contract is not None else None

    @property
    def all_tricks(self) -> tuple[Trick, ...]:
        """The completed tricks, and then the one on the table."""
        return self.tricks if self.trick is None else (*self.tricks, self.trick)

    def taken(self, seat: Seat) -> tuple[int, int]:
        """Count the tricks a seat took, and the points in them."""
        own = [trick.points for trick in self.tricks if trick.winner is seat]
        return len(own), sum(own)


def scene_of(value: State | View) -> Scene:
    """Find what there is to show."""
    return _seen(value) if isinstance(value, View) else _open(value)


def _open(state: State) -> Scene:
    """Show everything."""
    hands = [state.hand(seat) for seat in SEATS]
    course = state if isinstance(state, Playing | Finished) else None
    declared = state if isinstance(state, Doubling | Playing | Finished) else None
    own = view(state, state.declarer)  # the declarer knows what he picked up and laid away
    picked, laid = _exchanged(own)
    played = CardSet(course.played if course is not None else ())
    return Scene(
        seat=None,
        all_cards=True,
        hands=(Pile(hands[0]), Pile(hands[1]), Pile(hands[2])),
        skat=Pile(DECK - hands[0] - hands[1] - hands[2] - played),
        phase=own.phase,
        turn=state.turn,
        calls=state.calls,
        pushing=state.pushing if isinstance(state, Pushing | Playing | Finished) else (),
        bid=state.bid,
        declarer=state.declarer,
        picked=picked,
        laid=laid,
        contract=declared.contract if declared is not None else None,
        doubling=declared.doubling if declared is not None else (),
        tricks=course.tricks if course is not None else (),
        trick=course.trick if course is not None else None,
        interrupts=course.interrupts if course is not None else (),
        result=state.result if isinstance(state, Finished) else None,
    )


def _seen(seen: View) -> Scene:
    """Show what a view knows."""
    fore, middle, rear = (_pile(seen, seat) for seat in SEATS)
    picked, laid = _exchanged(seen)
    return Scene(
        seat=seen.seat,
        all_cards=False,
        hands=(fore, middle, rear),
        skat=_skat(seen),
        phase=seen.phase,
        turn=seen.turn,
        calls=seen.calls,
        pushing=tuple(_pushing(seen)),
        bid=seen.bid,
        declarer=seen.declarer,
        picked=picked,
        laid=laid,
        contract=seen.contract,
        doubling=seen.doubling,
        tricks=seen.tricks,
        trick=seen.trick,
        interrupts=(),
        result=seen.result,
    )


def _pile(seen: View, seat: Seat) -> Pile:
    if seat is seen.seat:
        return Pile(seen.hand)
    if seat is seen.declarer and seen.shown is not None:
        return Pile(seen.shown)
    return Pile(_NOTHING, seen.hand_sizes[seat])


def _skat(seen: View) -> Pile:
    """Find what lies in the skat, and whether the seat knows it."""
    count = len(DECK) - sum(seen.hand_sizes) - len(seen.played)
    known = seen.discard if seen.phase is Phase.FINISHED or seen.declarer is not None else None
    if known is None and seen.phase is Phase.FINISHED and not any(looked for _, looked in seen.looked):
        known = seen.skat
    return Pile(_NOTHING, count) if known is None or not count else Pile(known)


def _exchanged(seen: View) -> tuple[CardSet | None, CardSet | None]:
    """Give what a declarer is known to have picked up and laid away; a hand game's skat was only turned up."""
    took = seen.discard is not None or max(seen.hand_sizes) > len(DECK) // len(SEATS)
    return (seen.skat, seen.discard) if seen.declarer is not None and took else (None, None)


def _pushing(seen: View) -> Iterator[PushingWord]:
    """List what was done with the skat before a Ramsch, as far as the seat knows it."""
    for seat, looked in seen.looked:
        yield seat, PickUp() if looked else Pass()
        if looked and seat is seen.seat and seen.discard is not None and seen.phase is not Phase.FINISHED:
            yield seat, Push(seen.discard)


def facts(scene: Scene, style: Style) -> Iterator[str]:
    """Tell the auction and the declaration, a line each."""
    words = WORDS[style.language]
    spoken = ", ".join(f"{seat_name(seat, style)} {call(word, style)}" for seat, word in scene.calls)
    yield words["auction"].format(words=spoken or words["silence"])
    if scene.pushing:
        pushed = ", ".join(f"{seat_name(seat, style)} {pushed_word(word, style)}" for seat, word in scene.pushing)
        yield words["pushing_words"].format(words=pushed)
    if scene.contract is not None and scene.declarer is None:
        yield words["ramsch"]
    if scene.declarer is None or scene.phase is Phase.BIDDING:
        return
    yield words["declares"].format(seat=seat_name(scene.declarer, style).capitalize(), bid=scene.bid)
    if scene.picked is not None:
        laid = "" if scene.laid is None else words["laid"].format(cards=listed(tuple(scene.laid), style))
        yield words["picked"].format(cards=listed(tuple(scene.picked), style)) + laid + "."
    if scene.contract is not None:
        yield words["game"].format(game=played_as(scene.contract, style))
    if scene.contract is not None and scene.doubling:
        answers = ", ".join(f"{seat_name(seat, style)} {answer(word, style)}" for seat, word in scene.doubling)
        yield words["doubling_words"].format(words=answers)


def status(scene: Scene, style: Style) -> str:
    """Say what is to be done now, or how it ended."""
    return sentence(waiting(scene, style) if scene.result is None else said(scene.result, style))


def waiting(scene: Scene, style: Style) -> str:
    """Say what is to be done now in a deal that is not over."""
    assert scene.turn is not None  # noqa: S101 - a deal without a result has a turn
    what = scene.phase.value
    if scene.phase is Phase.PUSHING and (scene.turn, PickUp()) in scene.pushing:
        what = "looked"
    elif scene.phase is Phase.DOUBLING and scene.turn is scene.declarer:
        what = "answering"
    return WORDS[style.language][what].format(seat=seat_name(scene.turn, style))
