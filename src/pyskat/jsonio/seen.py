"""Can a seat see this? What a stored view says is held against the rules, as far as the seat itself could do it."""

from typing import Final, assert_never

from pyskat.actions import Action, Declare, Discard, Pass, PickUp
from pyskat.card import CARDS, CardSet
from pyskat.deal import Deal
from pyskat.engine import State, apply, legal_actions, start
from pyskat.errors import IllegalActionError
from pyskat.errors.codes import Code
from pyskat.errors.quoting import short
from pyskat.game import Game
from pyskat.jsonio.derived import refuse_difference
from pyskat.jsonio.faults import Fault
from pyskat.jsonio.seen_cards import check_cards, check_play
from pyskat.phases.bidding import Bidding
from pyskat.phases.doubling import Doubling
from pyskat.phases.finished import Finished
from pyskat.phases.play import Playing
from pyskat.phases.pushing import Pushing
from pyskat.phases.results import Aborted, GameResult, PassedIn, RamschResult
from pyskat.phases.skat import SkatDecision
from pyskat.scoring.judgement import ALL_POINTS, ALL_TRICKS, Ending
from pyskat.seat import SEATS, Seat
from pyskat.views import Phase, View

__all__ = ["check_view"]

_DEAL: Final = Deal.from_order(CARDS)
"""Any deal: what is said before the first card depends on no card."""

_TWELVE: Final = 12

_REACHED: Final[dict[type, frozenset[Phase]]] = {
    Bidding: frozenset({Phase.BIDDING}),
    SkatDecision: frozenset({Phase.SKAT_DECISION, Phase.DISCARDING, Phase.DECLARING}),
    Doubling: frozenset({Phase.DOUBLING}),
    Pushing: frozenset({Phase.PUSHING}),
    Playing: frozenset({Phase.PLAYING}),
    Finished: frozenset(),
}
"""In which phases a deal may be once its words have led so far; it may be over everywhere."""


def check_view(seen: View) -> None:
    """Refuse a view that no deal gives.

    The cards are checked seat by seat: whether those that nobody has seen can be dealt to all seats at once, so that
    every card was legal, is not searched for.
    """
    said = _told(seen)
    if seen.phase is not Phase.FINISHED and seen.phase not in _REACHED[type(said)]:
        wanted = " or ".join(str(phase) for phase in Phase if phase in _REACHED[type(said)]) or str(Phase.FINISHED)
        raise Fault.of(Code.DOES_NOT_FOLLOW, "phase", wanted=wanted, found=str(seen.phase))
    declared = said if isinstance(said, Doubling | Playing) else None
    refuse_difference("contract", declared and str(declared.contract), seen.contract and str(seen.contract))
    begun = seen.contract is not None and seen.phase in {Phase.PLAYING, Phase.FINISHED}
    check_play(seen, begun=begun)
    turn = None if seen.phase is Phase.FINISHED else said.turn
    if seen.phase is Phase.PLAYING and seen.trick is not None:
        turn = SEATS[(seen.trick.leader + len(seen.trick)) % 3]
    _same_seat(("turn",), turn, seen.turn)
    check_cards(seen, said)
    _check_conceded(seen, said)
    _check_result(seen, said)


def _same_seat(path: tuple[str, ...], wanted: Seat | None, found: Seat | None) -> None:
    if wanted is not found:
        raise Fault.of(Code.DOES_NOT_FOLLOW, *path, wanted=str(wanted or "null"), found=str(found or "null"))


def _told(seen: View) -> State:
    """Repeat with other cards what everybody has heard before the first card."""
    state = start(_DEAL, seen.rules)
    for index, (seat, call) in enumerate(seen.calls):
        state = _heard(state, Bidding, seat, call, ("calls", index))
    refuse_difference("bid", state.bid, seen.bid)
    _same_seat(("declarer",), state.declarer, seen.declarer)
    for index, (seat, looked) in enumerate(seen.looked):
        state = _heard(state, Pushing, seat, PickUp() if looked else Pass(), ("looked", index))
        has_pushed = index < len(seen.looked) - 1 or seen.hand_sizes[seat] != _TWELVE
        if looked and has_pushed:
            state = apply(state, legal_actions(state)[0])
    if isinstance(state, SkatDecision) and seen.contract is not None:
        if not seen.contract.hand:
            state = apply(apply(state, PickUp()), Discard(_DEAL.skat))
        state = _done(state, state.turn, Declare(seen.contract), ("contract",))
    for index, (seat, word) in enumerate(seen.doubling):
        state = _heard(state, Doubling, seat, word, ("doubling", index))
    return state


def _heard(state: State, phase: type[State], seat: Seat, word: Action, path: tuple[str | int, ...]) -> State:
    """Repeat one word, if it is the time for such words."""
    if not isinstance(state, phase):
        raise Fault.of(Code.DOES_NOT_FOLLOW, *path, wanted="left out", found=f"{seat}: {word}")
    return _done(state, seat, word, path)


def _done(state: State, seat: Seat | None, action: Action, path: tuple[str | int, ...]) -> State:
    try:
        return apply(state, action, seat)
    except IllegalActionError as error:
        raise Fault(error.reason, path) from error


def _check_conceded(seen: View, said: State) -> None:
    """Refuse a concession that cannot have been made, or would have ended the game."""
    seats = seen.conceded
    possible = len(set(seats)) == len(seats) if isinstance(said, Playing) and seen.declarer is not None else not seats
    if seen.phase is Phase.PLAYING and seats:
        possible = possible and seen.rules.concession != "simple" and len(seats) == 1 and seats[0] is not seen.declarer
    if not possible:
        raise Fault.of(
            Code.DOES_NOT_FOLLOW,
            "conceded",
            wanted="what the game can go on after",
            found=short(", ".join(map(str, seats))),
        )


def _check_result(seen: View, said: State) -> None:
    """Refuse a result of another deal."""
    result = seen.result
    if (result is None) is (seen.phase is Phase.FINISHED):
        wanted = "the result" if result is None else "null"
        raise Fault.of(Code.DOES_NOT_FOLLOW, "result", wanted=wanted, found=str(result or "null"))
    match result:
        case None:
            return
        case PassedIn():
            fits = isinstance(said, Finished)
        case Aborted():
            fits = not isinstance(said, Finished)
            playing = seen.declarer if seen.contract is not None else None
            _same_seat(("result", "declarer"), playing, result.declarer)
        case RamschResult():
            fits = isinstance(said, Playing) and seen.declarer is None
            fits = fits and result.settlement.rules == seen.rules.ramsch
            fits = (
                fits and result.settlement.tricks_taken == _tricks(seen) and result.settlement.points == _points(seen)
            )
        case GameResult():
            fits = isinstance(said, Playing) and seen.declarer is result.declarer
            fits = fits and _is_settled(seen, result)
        case _:
            assert_never(result)
    if not fits:
        raise Fault.of(Code.DOES_NOT_FOLLOW, "result", wanted="the result of this deal", found=str(result))


def _is_settled(seen: View, result: GameResult) -> bool:
    """Whether a settlement is that of the game that was seen."""
    settled = result.settlement
    same = (settled.contract, settled.bid, settled.kontra, settled.re, settled.rules) == (
        seen.contract,
        seen.bid,
        seen.kontra,
        seen.re,
        seen.rules,
    )
    points, tricks = _points(seen), _tricks(seen)
    put_away = seen.discard or seen.skat or CardSet()
    own_points, own_tricks = points[result.declarer] + put_away.points, tricks[result.declarer]
    rest_given = settled.ended is Ending.DEFENDERS_CONCEDED and seen.rules.concession != "simple"
    if rest_given and settled.contract.game is not Game.NULL:
        own_points = ALL_POINTS - (sum(points) - points[result.declarer])
        own_tricks = ALL_TRICKS - (sum(tricks) - tricks[result.declarer])
    return same and (settled.points, settled.tricks_taken) == (own_points, own_tricks)


def _tricks(seen: View) -> tuple[int, int, int]:
    """Count the tricks of each seat."""
    fore, middle, rear = (sum(trick.winner is seat for trick in seen.tricks) for seat in SEATS)
    return fore, middle, rear


def _points(seen: View) -> tuple[int, int, int]:
    """Add up the card points that each seat has taken."""
    fore, middle, rear = (sum(trick.points for trick in seen.tricks if trick.winner is seat) for seat in SEATS)
    return fore, middle, rear
