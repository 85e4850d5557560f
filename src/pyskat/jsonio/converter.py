"""From values to plain data and back: one converter that goes by the fields of the classes."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from types import UnionType
from typing import Any, Final, Literal, TypeAlias, Union, get_args, get_origin

from attrs import AttrsInstance, frozen, has
from cattrs import Converter
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn

from pyskat.actions import ACTION_TYPES, Action, LegalActions
from pyskat.base.values import FrozenMap
from pyskat.card import CARDS, Card, CardSet
from pyskat.contract import Contract
from pyskat.engine import State
from pyskat.errors import Reason
from pyskat.errors.codes import Code
from pyskat.game import Game
from pyskat.jsonio.derived import (
    StoredSettlement,
    check_game_value,
    check_ramsch,
    check_reason,
    check_solution,
    refuse_difference,
    settled_again,
)
from pyskat.jsonio.faults import FAULTY, Fault, as_list, as_object, fault_of, flag, shown, text, whole, wrong
from pyskat.jsonio.names import (
    ENUMS,
    name_of,
    read_action,
    read_cards,
    read_contract,
    read_matadors,
    read_row,
    reader_of_names,
    write_action,
    write_trick,
)
from pyskat.jsonio.replay import STATES, StoredState, replayed
from pyskat.jsonio.seen import check_view
from pyskat.jsonio.systems import read_system, write_system
from pyskat.phases.results import Aborted, GameResult, PassedIn, RamschResult, Result
from pyskat.records.record import history
from pyskat.scoring.matador import Matadors
from pyskat.scoring.ramsch import RamschSettlement
from pyskat.scoring.settlement import Settlement
from pyskat.scoring.value import GameValue
from pyskat.seat import SEATS, Seat
from pyskat.sheet.session import Session
from pyskat.sheet.systems import ScoringSystem
from pyskat.solver import Solution
from pyskat.tricks import Trick
from pyskat.views import View

__all__ = ["RESULTS", "converter_for"]

Read: TypeAlias = Callable[[object, Any], Any]  # what cattrs takes and gives for any class at all

RESULTS: Final[Mapping[type[Result], str]] = {
    GameResult: "game_result",
    RamschResult: "ramsch_result",
    PassedIn: "passed_in",
    Aborted: "aborted",
}
"""The kinds of result, which say inside another value which of them they are."""


def converter_for(*systems: tuple[str, ScoringSystem]) -> Converter:
    """Make the converter of all that can be stored.

    Args:
        systems: The scoring systems that are not pyskat's own, each with its name.
    """
    return _made(*systems)


@lru_cache(maxsize=8)  # it takes longer to make one than to read most documents
def _made(*systems: tuple[str, ScoringSystem]) -> Converter:
    converter = Converter(forbid_extra_keys=True)
    converter.register_structure_hook_factory(has, lambda cl: _by_fields(cl, converter))
    _add_plain(converter)
    _add_names(converter)
    _add_actions(converter)
    _add_reckoned(converter)
    _add_results(converter)
    _add_systems(converter, dict(systems))
    _add_states(converter)
    return converter


def _by_fields(cl: type[AttrsInstance], converter: Converter) -> Read:
    """Read an object field by field."""

    @cache  # made when it is first needed, once all the parts can be read
    def reader() -> Callable[[Mapping[str, object], object], object]:
        return make_dict_structure_fn(cl, converter, _cattrs_forbid_extra_keys=True)

    return lambda value, _: reader()(as_object(value), cl)


def _checked(cl: type[AttrsInstance], converter: Converter, check: Callable[[Any], None]) -> None:
    """Read a class field by field, and check what was read."""
    read = _by_fields(cl, converter)

    def hook(value: object, _: object) -> object:
        made = read(value, cl)
        check(made)
        return made

    converter.register_structure_hook(cl, hook)


# The plain things


def _add_plain(converter: Converter) -> None:
    for cl, read in ((int, whole), (bool, flag), (str, text)):
        converter.register_structure_hook(cl, read)
    converter.register_structure_hook_func(_made_of(Literal), _read_literal)
    converter.register_structure_hook_factory(_made_of(tuple), lambda hint: _rows(hint, converter))
    converter.register_unstructure_hook_func(_made_of(tuple), lambda row: [converter.unstructure(item) for item in row])
    converter.register_structure_hook_func(_is_map, _read_map)
    converter.register_unstructure_hook_func(_is_map, lambda found: {name: found[name] for name in sorted(found)})


def _made_of(origin: object) -> Callable[[object], bool]:
    """Tell types such as ``tuple[int, ...]`` by what they are made of."""
    return lambda hint: get_origin(hint) is origin


def _read_literal(value: object, hint: object) -> object:
    allowed = get_args(hint)
    if not isinstance(value, str) or value not in allowed:
        raise wrong("one of " + ", ".join(allowed), value, Code.WRONG_VALUE)
    return value


def _rows(hint: object, converter: Converter) -> Read:
    """Read a list into a tuple, each item by its type."""
    kinds = get_args(hint)
    endless = kinds[-1] is Ellipsis
    reads = [(converter.get_structure_hook(kind), kind) for kind in kinds if kind is not Ellipsis]

    def read(value: object, _: object) -> tuple[object, ...]:
        items = as_list(value, None if endless else len(kinds))
        made: list[object] = []
        for index, item in enumerate(items):
            hook, kind = reads[0] if endless else reads[index]
            try:
                made.append(hook(item, kind))
            except FAULTY as error:
                raise fault_of(error).under(index) from None
        return tuple(made)

    return read


def _is_map(hint: object) -> bool:
    return hint is FrozenMap or get_origin(hint) is FrozenMap


def _read_map(value: object, hint: object) -> FrozenMap[Any]:
    """Read a map of texts, or of texts and numbers."""
    texts_only = get_args(hint) == (str,)
    made: dict[str, str | int] = {}
    for name, item in as_object(value).items():
        try:
            made[text(name)] = text(item) if texts_only or isinstance(item, str) else whole(item)
        except Fault as fault:
            raise fault.under(name) from None
    return FrozenMap(made)


# What is one text


def _add_names(converter: Converter) -> None:
    for kind in ENUMS:
        converter.register_structure_hook(kind, reader_of_names(kind))
        converter.register_unstructure_hook(kind, name_of)
    converter.register_unstructure_hook(Seat, lambda seat: name_of(SEATS[seat]))
    converter.register_structure_hook(CardSet, read_cards)
    converter.register_unstructure_hook(CardSet, str)
    converter.register_structure_hook(Contract, read_contract)
    converter.register_unstructure_hook(Contract, str)
    converter.register_structure_hook(Matadors, read_matadors)
    converter.register_unstructure_hook(Matadors, lambda found: found.signed)
    converter.register_structure_hook(Trick, lambda value, _: _read_trick(value, converter))
    converter.register_unstructure_hook(Trick, write_trick)


@frozen
class _Trick:
    """A trick as it is stored."""

    leader: Seat
    cards: str
    game: Game


def _read_trick(value: object, converter: Converter) -> Trick:
    stored = converter.structure(value, _Trick)
    try:
        cards = read_row(stored.cards)
    except Fault as fault:
        raise fault.under("cards") from None
    if len(cards) > len(SEATS):
        raise Fault.of(Code.WRONG_VALUE, "cards", what="the value", wanted="at most three cards", found=len(cards))
    return Trick(stored.leader, cards, stored.game)


def _add_actions(converter: Converter) -> None:
    converter.register_structure_hook_factory(_is_actions, _one_of)
    converter.register_structure_hook(
        LegalActions, lambda value, _: LegalActions(converter.structure(value, tuple[Action, ...]))
    )
    converter.register_unstructure_hook(LegalActions, lambda found: [write_action(action) for action in found])
    for kind in ACTION_TYPES:
        converter.register_unstructure_hook(kind, write_action)


def _is_actions(hint: object) -> bool:
    return get_origin(hint) in {UnionType, Union} and set(get_args(hint)) <= set(ACTION_TYPES)


def _one_of(hint: object) -> Read:
    """Make the reader of one of some actions."""
    kinds = get_args(hint)

    def read(value: object, _: object) -> Action:
        action = read_action(value)
        if type(action) not in kinds:
            raise wrong("an action that can be done here", value, Code.WRONG_VALUE)
        return action

    return read


# What is reckoned


def _add_reckoned(converter: Converter) -> None:
    _checked(GameValue, converter, lambda value: check_game_value(value, converter.unstructure))
    _checked(RamschSettlement, converter, lambda settled: check_ramsch(settled, converter.unstructure))
    _checked(Reason, converter, check_reason)
    _checked(View, converter, check_view)
    _checked(Session, converter, _check_session)
    _add_settlement(converter)
    _add_solution(converter)


def _add_settlement(converter: Converter) -> None:
    """Store what is known of a game and what follows from it."""

    def read(value: object, _: object) -> Settlement:
        return settled_again(converter.structure(value, StoredSettlement), converter.unstructure)

    def read_outcome(value: object, _: object) -> Settlement | int | None:
        if value is None or not isinstance(value, dict):
            return None if value is None else whole(value)
        return read(value, Settlement)

    converter.register_structure_hook(Settlement, read)
    converter.register_structure_hook(Settlement | int | None, read_outcome)
    converter.register_unstructure_hook(Settlement, lambda settled: converter.unstructure(StoredSettlement.of(settled)))


def _check_session(session: Session) -> None:
    refuse_difference("players", list(session.sheet.players), list(session.players))
    if session.bock_deals < 0:
        raise Fault.of(Code.WRONG_VALUE, "bock_deals", what="the value", wanted="0 or more", found=session.bock_deals)


@frozen
class _Solution:
    """A solution as it is stored."""

    turn: Seat
    declarer: Seat
    points: int | None
    won: bool
    best: CardSet
    values: dict[str, object]


def _add_solution(converter: Converter) -> None:
    """Store what each card leads to by the card's name: points, or in Null whether the declarer wins."""
    converter.register_structure_hook_func(_made_of(dict), lambda value, _: as_object(value))

    card = reader_of_names(Card)

    def read(value: object, _: object) -> Solution:
        stored = converter.structure(value, _Solution)
        worth = flag if stored.points is None else whole
        outcomes: list[tuple[Card, int]] = []
        for name, found in stored.values.items():
            try:
                outcomes.append((card(name, Card), worth(found)))
            except FAULTY as error:
                raise fault_of(error).under("values", name) from None
        solution = Solution(stored.turn, stored.declarer, stored.points, stored.won, stored.best, tuple(outcomes))
        check_solution(solution)
        return solution

    def write(solution: Solution) -> dict[str, object]:
        worth: Callable[[int], object] = bool if solution.points is None else int
        return {
            "turn": str(solution.turn),
            "declarer": str(solution.declarer),
            "points": solution.points,
            "won": solution.won,
            "best": str(solution.best),
            "values": {CARDS[card].name: worth(value) for card, value in solution.outcomes},
        }

    converter.register_structure_hook(Solution, read)
    converter.register_unstructure_hook(Solution, write)


def _add_results(converter: Converter) -> None:
    """Let a result say which of the four it is."""
    kinds = {name: cl for cl, name in RESULTS.items()}

    def read(value: object, _: object) -> object:
        if value is None:
            return None
        given = dict(as_object(value))
        kind = given.pop("kind", None)
        cl = kinds.get(kind) if isinstance(kind, str) else None
        if cl is None:
            raise Fault.of(Code.UNKNOWN_KIND, "kind", found=shown(kind), wanted=", ".join(kinds))
        return converter.structure(given, cl)

    def write_as(kind: str, cl: type[AttrsInstance]) -> Callable[[AttrsInstance], dict[str, object]]:
        write = make_dict_unstructure_fn(cl, converter)
        return lambda value: {"kind": kind, **write(value)}

    converter.register_structure_hook(Result | None, read)
    for cl, name in RESULTS.items():
        converter.register_unstructure_hook(cl, write_as(name, cl))


# What is stored by name, and what is played again


def _add_systems(converter: Converter, systems: Mapping[str, ScoringSystem]) -> None:
    converter.register_structure_hook(ScoringSystem, lambda value, _: read_system(value, systems))
    converter.register_unstructure_hook(ScoringSystem, write_system)


def _add_states(converter: Converter) -> None:
    def write(state: State) -> dict[str, object]:
        stored = StoredState(STATES[type(state)], state.deal, state.rules, history(state))
        plain: dict[str, object] = converter.unstructure(stored)
        return plain

    def read(value: object, _: object) -> State:
        return replayed(converter.structure(value, StoredState))

    for cl in STATES:
        converter.register_unstructure_hook(cl, write)
        converter.register_structure_hook(cl, read)
