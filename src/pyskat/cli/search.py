"""The commands that search an open deal: ``solve`` and ``perft``."""

import argparse
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from pyskat import kernel
from pyskat.card import Card, CardSet
from pyskat.cli.common import OK, TROUBLE, add_language, complain, say
from pyskat.cli.table import number, set_up_table, state_of
from pyskat.errors import Language, SkatError
from pyskat.kernel.perft import perft
from pyskat.language.solving import SOLVING
from pyskat.phases.finished import Finished
from pyskat.phases.in_play import Playing
from pyskat.scoring.judgement import ALL_POINTS
from pyskat.seat import SEATS

if TYPE_CHECKING:
    from pyskat.solver import Solution

__all__ = ["set_up_perft", "set_up_solve"]

_ALL_CARDS: Final = 30
_PIECE: Final = 9
"""Compiled code cannot be interrupted: more cards than this are counted in pieces, with a chance to stop in between."""
_MANY: Final = 18
"""Plain Python solves up to this many cards in seconds."""
_NODES: Final = 20_000_000 if kernel.COMPILED else 300_000
"""This takes one to two minutes."""
_MOST: Final = 10**15


# ---- solve --------------------------------------------------------------------------------------------------------


def set_up_solve(parser: argparse.ArgumentParser) -> None:
    """Describe the command ``solve``."""
    parser.description = """Find what best play from both sides leads to when all cards lie open, and what each card
    leads to. Say where the cards are with --deal, --seed or --record."""
    set_up_table(parser, records=True)
    parser.add_argument(
        "--nodes",
        type=number(1, _MOST),
        default=_NODES,
        metavar="N",
        help=f"the most positions to search, by default {_NODES}",
    )
    add_language(parser)
    parser.set_defaults(run=_solve)


def _solve(args: argparse.Namespace) -> int:
    try:
        return _solve_state(args)
    except SkatError as error:
        complain(error.explain(args.lang))
        return TROUBLE


def _solve_state(args: argparse.Namespace) -> int:
    """Solve what the options set up, and print it."""
    from pyskat.solver import SolverStopped, points_needed, solve  # noqa: PLC0415 - no other command needs them

    texts = SOLVING[args.lang]
    state = state_of(args)
    if isinstance(state, Finished):
        complain(texts["over"].format(result=state.result.explain(args.lang)))
        return TROUBLE
    assert isinstance(state, Playing)  # noqa: S101 - nothing else is set up
    left = _ALL_CARDS - len(state.played)
    if left > _MANY and state.declarer is not None and not kernel.COMPILED:
        complain(texts["slow"].format(left=left, limit=args.nodes))
    try:
        solution = solve(state, node_limit=args.nodes, cancel=_never)
    except SolverStopped as error:
        complain(texts["more"].format(why=error.explain(args.lang)))
        return TROUBLE
    needed = None if solution.points is None else points_needed(state)
    for line in (*_shown(state, args.lang), *_listed(solution, args.lang), _told(solution, needed, args.lang)):
        say(line)
    return OK


def _never() -> bool:
    """Let the search go on. Compiled code can be interrupted only where it calls plain Python, such as this."""
    return False


def _shown(state: Playing, language: Language) -> Iterator[str]:
    """Show who holds which cards now."""
    texts = SOLVING[language]
    game = state.contract.game
    assert state.declarer is not None  # noqa: S101 - there is a solution
    contract, declarer = state.contract.name(language), state.declarer.say(language)
    text = texts["declared"].format(contract=contract, declarer=declarer, bid=state.bid)
    yield text[0].upper() + text[1:]
    for seat in SEATS:
        yield _row(seat.say(language).capitalize(), state.hand(seat).sorted(game))
    yield _row(texts["skat"], CardSet.from_mask(state.position.skat).sorted(game))
    yield ""
    if state.trick:
        plays = ", ".join(f"{seat.say(language)} {card.symbol}" for seat, card in state.trick.plays)
        yield texts["table"].format(cards=plays)
    turn = state.turn.say(language).capitalize()
    yield texts["turn"].format(seat=turn, number=len(state.played) + 1)


def _row(name: str, held: tuple[Card, ...]) -> str:
    return f"{name:12}{' '.join(card.symbol for card in held)}".rstrip()


def _listed(solution: "Solution", language: Language) -> Iterator[str]:
    """List the cards, the best for the player to act first."""
    texts = SOLVING[language]
    sign = -1 if solution.turn is solution.declarer else 1
    outcomes = sorted(solution.outcomes, key=lambda pair: (pair[0] not in solution.best, sign * pair[1]))
    null = solution.points is None
    last = texts["outcome" if null else "points"]
    width = len(texts["card"])
    yield f"  {texts['card']}  {last}"
    for card, value in outcomes:
        outcome = texts[str(bool(value))] if null else str(value)
        mark = f"  {texts['best']}" if card in solution.best else ""
        yield f"  {card.symbol:{width}}  {outcome:>{len(last)}}{mark}"
    yield ""


def _told(solution: "Solution", needed: int | None, language: Language) -> str:
    """Say in a sentence what best play leads to."""
    points, won = solution.points, solution.won
    if points is None:
        key = f"null {won}"
    elif needed is None:
        key = "overbid"
    elif needed == ALL_POINTS:
        key = "all" if won else "missed" if points == needed else "lost"
    else:
        key = "lost" if not won else "just" if points == needed else "won"
    more = abs((points or 0) - (needed or 0))
    declarer = solution.declarer.say(language)
    text = SOLVING[language][key].format(declarer=declarer, points=points, more=more, needed=needed)
    return text[0].upper() + text[1:]


# ---- perft --------------------------------------------------------------------------------------------------------


def set_up_perft(parser: argparse.ArgumentParser) -> None:
    """Describe the command ``perft``."""
    parser.description = """Count the ways to play so many cards from a deal, as chess programs count moves: for each
    number of cards up to the one asked for, how many sequences the rules allow, and how fast they were counted."""
    parser.add_argument("depth", type=number(1, _ALL_CARDS), metavar="CARDS", help="how many cards, 1 to 30")
    parser.add_argument("--divide", action="store_true", help="how many ways begin with each card")
    set_up_table(parser, records=False)
    parser.set_defaults(run=_perft)


def _perft(args: argparse.Namespace) -> int:
    state = state_of(args)
    if not isinstance(state, Playing):
        complain("nothing is left to count: the game is over")
        return TROUBLE
    position = state.position
    say(f"{'cards':>5}{'ways':>24}{'seconds':>10}{'per second':>14}")
    for depth in range(args.depth if args.divide else 1, args.depth + 1):
        begin = time.perf_counter()
        ways = _divided(position, depth) if args.divide else _ways(position, depth)
        seconds = max(time.perf_counter() - begin, 1e-9)
        say(f"{depth:5}{ways:24,}{seconds:10.3f}{ways / seconds:14,.0f}", flush=True)
    return OK


def _ways(position: kernel.Position, depth: int) -> int:
    """Count the ways to play a number of cards, in pieces if there are many."""
    if depth <= _PIECE:
        return perft(position, depth)
    legal = CardSet.from_mask(kernel.legal_mask(position))
    return sum(_ways(kernel.advance(position, int(card)), depth - 1) for card in legal)


def _divided(position: kernel.Position, depth: int) -> int:
    """Count by the first card, and print each count."""
    total = 0
    for card in CardSet.from_mask(kernel.legal_mask(position)):
        ways = _ways(kernel.advance(position, int(card)), depth - 1)
        total += ways
        say(f"{card.symbol:>5}{ways:24,}", flush=True)
    return total
