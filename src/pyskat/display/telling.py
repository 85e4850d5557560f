"""A deal told as people tell it: the cards, the auction, the tricks, the result."""

from collections.abc import Iterable, Iterator

from attrs import frozen

from pyskat.base.values import Value
from pyskat.display.scene import Scene, facts, scene_of, waiting
from pyskat.display.speech import aside, clean, listed, said, seat_name, sentence, told
from pyskat.display.style import Style, short
from pyskat.event import Event
from pyskat.game import Game
from pyskat.language.sayings import Saying
from pyskat.language.terms import Filled
from pyskat.phases.claims import by_whom
from pyskat.records.record import Record
from pyskat.seat import SEATS
from pyskat.tricks import Trick

__all__ = ["Told", "moments", "tell", "trick_line"]

_MARK = "*"


@frozen
class Told(Value):
    """A deal told event by event, as a seat saw it, or a part of that."""

    events: tuple[Event, ...]

    def lines(self, style: Style) -> list[str]:
        """Write each event as a sentence of its own."""
        return [f"{sentence(told(event.told(), style))}." for event in self.events] or [told(Saying.NO_EVENTS, style)]


def tell(record: Record, style: Style | None = None) -> Iterator[str]:
    """Tell a record line by line, without line ends.

    Args:
        record: Any record; it may stop early.
        style: How to name the cards, and the language.

    Raises:
        RecordError: If an action is not possible.
    """
    how = Style() if style is None else style
    scene = scene_of(record.final)
    yield from _cards(record, scene.game, how)
    yield from facts(scene, how)
    if scene.told.trick is not None:
        yield ""
        yield from _tricks(scene, how)
    yield ""
    if scene.result is None:
        yield told(Saying.UNFINISHED.of(what=waiting(scene, how)), how)
    else:
        yield said(scene.result, how)


def _cards(record: Record, game: Game | None, style: Style) -> Iterator[str]:
    for seat in SEATS:
        name = clean(record.players[seat])
        label = seat_name(seat, style)
        yield f"{label:12}{listed(record.deal.hand(seat), style, game)}" + (f"   {name}" if name else "")
    yield f"{told(Saying.SKAT, style):12}{listed(record.deal.skat, style, game)}"
    yield ""


def _tricks(scene: Scene, style: Style) -> Iterator[str]:
    for number, moment in moments(scene):
        yield (
            f"{number:2}. {trick_line(moment, style)}" if isinstance(moment, Trick) else f"    {told(moment, style)}"
        )


def moments(scene: Scene) -> Iterator[tuple[int, Trick | Filled]]:
    """Go through the tricks with their numbers, and through what was done out of turn, in order."""
    null, done = scene.game is Game.NULL, 0
    asides = [
        (count, aside(action, by, null=null)) for count, by, action in by_whom(scene.interrupts, scene.told.declarer)
    ]
    for number, trick in enumerate(scene.all_tricks, 1):
        yield from ((number, action) for action in _during(asides, range(done, done + 1)))
        if trick:
            yield number, trick
        yield from ((number, action) for action in _during(asides, range(done + 1, done + len(SEATS))))
        done += len(trick)


def _during(asides: Iterable[tuple[int, Filled]], cards: range) -> Iterator[Filled]:
    return (said for count, said in asides if count in cards)


def trick_line(trick: Trick, style: Style) -> str:
    """Write a trick on one line, with a star at the card that takes it."""
    cards = "  ".join(f"{short(card, style):>3}{_MARK if seat is trick.taker else ' '}" for seat, card in trick.plays)
    taken = ""
    if trick.taker is not None:
        taken = "  " + told(Saying.TAKES.of(seat=trick.taker, points=trick.points), style)
    return f"{seat_name(trick.leader, style):11}{cards}{taken}".rstrip()
