"""The commands that search an open deal: ``solve`` and ``perft``."""

import argparse
import time
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

from pyskat import kernel
from pyskat.card import Card, CardSet
from pyskat.cli.common import OK, TROUBLE, complain, say
from pyskat.cli.parser import Parser
from pyskat.cli.table import number, set_up_table, state_of
from pyskat.display import Style
from pyskat.errors import Language
from pyskat.kernel.perft import perft
from pyskat.language import terms
from pyskat.language.printed import Help, Printed
from pyskat.language.record_words import RecordWord
from pyskat.language.sayings import Saying
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


def set_up_solve(parser: Parser) -> None:
    """Describe the command ``solve``."""
    parser.description = parser.say(Help.SOLVE_LONG)
    set_up_table(parser, records=True)
    most = parser.say(Help.NODES.of(count=_NODES))
    parser.add_argument("--nodes", type=number(parser, 1, _MOST), default=_NODES, metavar="N", help=most)
    parser.set_defaults(run=_solve)


def _solve(args: argparse.Namespace) -> int:
    """Solve what the options set up, and print it."""
    from pyskat.solver import SolverStopped, points_needed, solve  # noqa: PLC0415 - no other command needs them

    state = state_of(args)
    if isinstance(state, Finished):
        complain(Printed.NOTHING_TO_SOLVE.of(result=state.result.explain(args.lang)).say(args.lang))
        return TROUBLE
    assert isinstance(state, Playing)  # noqa: S101 - nothing else is set up
    left = _ALL_CARDS - len(state.played)
    if left > _MANY and state.declarer is not None and not kernel.COMPILED:
        complain(Printed.SLOW.of(left=left, limit=args.nodes).say(args.lang))
    try:
        solution = solve(state, node_limit=args.nodes, cancel=_never)
    except SolverStopped as error:
        complain(Printed.ALLOW_MORE.of(why=error.reason).say(args.lang))
        return TROUBLE
    needed = None if solution.points is None else points_needed(state)
    tell = partial(_solved, state, solution, needed)
    say(tell(Style(language=args.lang)), plain=partial(tell, Style(language=args.lang, ascii=True)))
    return OK


def _never() -> bool:
    """Let the search go on. Compiled code can be interrupted only where it calls plain Python, such as this."""
    return False


def _solved(state: Playing, solution: "Solution", needed: int | None, style: Style) -> str:
    """Tell what best play leads to, after the cards and the table."""
    lines = (*_shown(state, style), *_listed(solution, style), _told(solution, needed, style.language))
    return "\n".join(lines)


def _sentence(term: terms.Term, style: Style) -> str:
    text = terms.say(term, style.language, style)
    return text[:1].upper() + text[1:]


def _shown(state: Playing, style: Style) -> Iterator[str]:
    """Show who holds which cards now."""
    game = state.contract.game
    assert state.declarer is not None  # noqa: S101 - there is a solution
    declares = Saying.DECLARES_AT.of(seat=state.declarer, bid=state.story.bid or 0)
    yield _sentence(Printed.DECLARED.of(game=state.contract, declares=declares), style)
    for seat in SEATS:
        yield _row(seat, state.hand(seat).sorted(game), style)
    yield _row(Saying.SKAT, CardSet.from_mask(state.position.skat).sorted(game), style)
    yield ""
    if state.trick:
        plays = tuple(Saying.SAYS.of(seat=seat, word=card) for seat, card in state.trick.plays)
        yield _sentence(Printed.ON_THE_TABLE.of(cards=plays), style)
    yield _sentence(Printed.TURN.of(seat=state.turn, number=len(state.played) + 1), style)


def _row(name: terms.Term, held: tuple[Card, ...], style: Style) -> str:
    return f"{_sentence(name, style):12}{' '.join(card.say(style.language, style) for card in held)}".rstrip()


def _listed(solution: "Solution", style: Style) -> Iterator[str]:
    """List the cards, the best for the player to act first."""
    language = style.language
    sign = -1 if solution.turn is solution.declarer else 1
    outcomes = sorted(solution.outcomes, key=lambda pair: (pair[0] not in solution.best, sign * pair[1]))
    null = solution.points is None
    card_head, last = Printed.CARD.say(language), (Saying.DECLARER if null else RecordWord.FIELD_POINTS).say(language)
    yield f"  {card_head}  {last}"
    for card, value in outcomes:
        outcome = (Printed.WINS if value else Printed.LOSES).say(language) if null else str(value)
        mark = f"  {Printed.BEST.say(language)}" if card in solution.best else ""
        yield f"  {card.say(language, style):{len(card_head)}}  {outcome:>{len(last)}}{mark}"
    yield ""


def _told(solution: "Solution", needed: int | None, language: Language) -> str:
    """Say in a sentence what best play leads to."""
    points, won = solution.points, solution.won
    if points is None:
        what = Printed.NULL_WON if won else Printed.NULL_LOST
    elif needed is None:
        what = Printed.OVERBID
    elif needed == ALL_POINTS:
        what = Printed.WON_ALL if won else Printed.MISSED_ALL if points == needed else Printed.LOST
    else:
        what = Printed.LOST if not won else Printed.JUST_WON if points == needed else Printed.WON
    more = abs((points or 0) - (needed or 0))
    told = what.of(declarer=solution.declarer, points=points or 0, more=more, needed=needed or 0)
    return _sentence(told, Style(language=language))


# ---- perft --------------------------------------------------------------------------------------------------------


def set_up_perft(parser: Parser) -> None:
    """Describe the command ``perft``."""
    parser.description = parser.say(Help.PERFT_LONG)
    depth, how_many = number(parser, 1, _ALL_CARDS), parser.say(Help.DEPTH)
    parser.add_argument("depth", type=depth, metavar=parser.say(Help.CARDS), help=how_many)
    parser.add_argument("--divide", action="store_true", help=parser.say(Help.DIVIDE))
    set_up_table(parser, records=False)
    parser.set_defaults(run=_perft)


_HEADS: Final = (
    (Printed.HEAD_CARDS, 5),
    (Printed.HEAD_WAYS, 24),
    (Printed.HEAD_SECONDS, 10),
    (Printed.HEAD_PER_SECOND, 14),
)
"""The columns and how wide they are."""


def _perft(args: argparse.Namespace) -> int:
    state = state_of(args)
    if not isinstance(state, Playing):
        complain(Printed.NOTHING_TO_COUNT.say(args.lang))
        return TROUBLE
    position = state.position
    heads = [(head.say(args.lang), width) for head, width in _HEADS]
    first = len(heads[0][0])
    say("".join(f"{head:>{width}}" for head, width in heads))
    for depth in range(args.depth if args.divide else 1, args.depth + 1):
        begin = time.perf_counter()
        ways = _divided(position, depth, args.lang, first) if args.divide else _ways(position, depth)
        seconds = max(time.perf_counter() - begin, 1e-9)
        speed = _figure(f"{ways / seconds:14,.0f}", args.lang)
        line = f"{depth:{first}}{_figure(f'{ways:24,}', args.lang)}{_figure(f'{seconds:10.3f}', args.lang)}{speed}"
        say(line, flush=True)
    return OK


_GERMAN_MARKS: Final = str.maketrans(",.", ".,")


def _figure(written: str, language: Language) -> str:
    """Put the points and commas of a number where its language has them."""
    return written.translate(_GERMAN_MARKS) if language == "de" else written


def _ways(position: kernel.Position, depth: int) -> int:
    """Count the ways to play a number of cards, in pieces if there are many."""
    if depth <= _PIECE:
        return perft(position, depth)
    legal = CardSet.from_mask(kernel.legal_mask(position))
    return sum(_ways(kernel.advance(position, int(card)), depth - 1) for card in legal)


def _divided(position: kernel.Position, depth: int, language: Language, first: int) -> int:
    """Count by the first card, and print each count.

    Args:
        position: Where it begins.
        depth: How many cards.
        language: How cards and numbers are written.
        first: How wide the first column is.
    """
    total = 0
    style, plain = Style(language=language), Style(language=language, ascii=True)
    for card in CardSet.from_mask(kernel.legal_mask(position)):
        ways = _ways(kernel.advance(position, int(card)), depth - 1)
        total += ways
        rest = _figure(f"{ways:24,}", language)
        line, plainly = (f"{card.say(language, how):>{first}}{rest}" for how in (style, plain))
        say(line, plain=partial(str, plainly), flush=True)
    return total
