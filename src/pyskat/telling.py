"""A deal told as people tell it: the cards, the auction, the tricks, the result."""

from collections.abc import Iterable, Iterator
from typing import assert_never

from pyskat.actions import Concede, Forfeit, Hold, Interrupt, Pass, PickUp, Push, Show
from pyskat.card import CardSet
from pyskat.engine import State
from pyskat.game import Game
from pyskat.phases.bidding import Bidding
from pyskat.phases.doubling import Doubling
from pyskat.phases.finished import Finished
from pyskat.phases.play import Playing
from pyskat.phases.pushing import Pushing
from pyskat.record import Record
from pyskat.seat import SEATS, Seat
from pyskat.tricks import Trick

__all__ = ["tell"]

_MARK = "*"


def tell(record: Record) -> Iterator[str]:
    """Tell a record line by line, without line ends.

    Args:
        record: Any record; it may stop early.

    Raises:
        RecordError: If an action is not possible.
    """
    state = record.final
    yield from _cards(record)
    yield from _auction(state)
    yield from _game(state)
    yield from _tricks(state)
    yield ""
    yield str(state.result) if isinstance(state, Finished) else f"unfinished: {state!r}"


def _cards(record: Record) -> Iterator[str]:
    game = _game_of(record.final) or Game.GRAND
    for seat in SEATS:
        name = record.players[seat]
        yield f"{_name(seat):12}{_symbols(record.deal.hand(seat), game)}" + (f"   {name}" if name else "")
    yield f"{'Skat':12}{_symbols(record.deal.skat, game)}"
    yield ""


def _name(seat: Seat) -> str:
    return str(seat).capitalize()


def _symbols(cards: CardSet, game: Game) -> str:
    return " ".join(card.symbol for card in cards.sorted(game))


def _game_of(state: State) -> Game | None:
    return state.contract.game if isinstance(state, Playing | Finished) and state.contract is not None else None


def _auction(state: State) -> Iterator[str]:
    words = [(seat, "yes" if isinstance(call, Hold) else str(call)) for seat, call in state.calls]
    said = [f"{seat} {word}" for seat, word in words]
    yield "Auction: " + (", ".join(said) or "nothing said yet")


def _game(state: State) -> Iterator[str]:
    if isinstance(state, Pushing | Playing | Finished) and state.pushing:
        yield "Pushing: " + ", ".join(f"{seat} {_shown(word)}" for seat, word in state.pushing)
    if isinstance(state, Playing | Finished) and state.contract is not None and state.declarer is None:
        yield "All passed: Ramsch."
    if isinstance(state, Bidding) or state.declarer is None:
        return
    yield f"{_name(state.declarer)} declares at {state.bid}."
    if state.picked_up:
        yield f"Picked up {' '.join(card.symbol for card in state.deal.skat)}" + (
            "." if state.discard is None else f", laid away {' '.join(card.symbol for card in state.discard)}."
        )
    if isinstance(state, Doubling | Playing | Finished) and state.contract is not None:
        yield f"The game: {state.contract.name()}."
        if state.doubling:
            yield "Kontra: " + ", ".join(f"{seat} {word}" for seat, word in state.doubling)


def _shown(word: PickUp | Push | Pass) -> str:
    """Name what was done with the skat, with the symbols of the cards."""
    return "push " + " ".join(card.symbol for card in word.cards) if isinstance(word, Push) else str(word)


def _tricks(state: State) -> Iterator[str]:
    if not isinstance(state, Playing | Finished) or state.contract is None:
        return
    yield ""
    done = 0
    for number, trick in enumerate(state.all_tricks, 1):
        yield from _aside(state.interrupts, range(done, done + 1))
        if trick:
            yield _trick(number, trick)
        yield from _aside(state.interrupts, range(done + 1, done + len(SEATS)))
        done += len(trick)


def _trick(number: int, trick: Trick) -> str:
    cards = "  ".join(f"{card.symbol:>3}{_MARK if seat is trick.winner else ' '}" for seat, card in trick.plays)
    taken = "" if trick.winner is None else f"  {trick.winner} takes {trick.points}"
    return f"{number:2}. {_name(trick.leader):11}{cards}{taken}"


def _aside(interrupts: Iterable[tuple[int, Interrupt]], during: range) -> Iterator[str]:
    for count, action in interrupts:
        if count in during:
            yield f"    {_said(action)}"


def _said(action: Interrupt) -> str:
    match action:
        case Concede(seat):
            return f"{seat} concedes"
        case Show(seat):
            return f"{seat} lays the hand open"
        case Forfeit(seat, cause):
            return f"{seat} {cause.value}"
        case _:
            assert_never(action)
