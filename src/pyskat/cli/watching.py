"""The program without a command: a deal to watch, played by bots that say why, and two rule questions."""

import argparse
import random
from collections.abc import Iterator
from functools import partial
from textwrap import wrap
from typing import Final, NamedTuple

from pyskat import display
from pyskat.actions import Answer, Bid, Hold, Interrupt, Pass, PlayCard
from pyskat.bots.advice import Advice, ReasonCode, deed
from pyskat.cli.common import OK, say
from pyskat.cli.parser import Parser
from pyskat.deal import Deal
from pyskat.display import Style
from pyskat.display.speech import aside, call
from pyskat.engine import State, apply, start
from pyskat.game import Game
from pyskat.language import terms
from pyskat.language.advice_words import AdviceWord
from pyskat.language.printed import Help, Printed
from pyskat.language.sayings import Saying
from pyskat.language.terms import Term
from pyskat.notation.reckoning import reckon
from pyskat.phases.finished import Finished
from pyskat.phases.phase import Phase
from pyskat.phases.results import GameResult
from pyskat.seat import Seat
from pyskat.tricks import Trick
from pyskat.views import view

__all__ = ["Move", "sentence", "set_up_watch", "watched"]

_QUESTIONS: Final = (Printed.FIRST_QUESTION, Printed.SECOND_QUESTION)
_WIDTH: Final = 100
_NAME: Final = 12
_CARD: Final = 5
_BEFORE_THE_CARDS: Final = {Phase.SKAT_DECISION, Phase.DISCARDING, Phase.DECLARING}
_REASONS: Final = 3
"""How many reasons are told of what is not a card; a card has one."""


class Move(NamedTuple):
    """What a player did, and why."""

    before: State
    by: Seat
    advice: Advice


def set_up_watch(parser: Parser) -> None:
    """Describe the program without a command."""
    parser.add_argument("--seed", type=int, default=None, help=parser.say(Help.WATCH_SEED))
    parser.set_defaults(run=_watch)


def _watch(args: argparse.Namespace) -> int:
    seed = random.SystemRandom().randrange(10_000) if args.seed is None else args.seed
    moves, end = watched(random.Random(seed))  # noqa: S311 - a game, no secret
    tell = partial(_told, seed, moves, end)
    say(tell(Style(language=args.lang)), plain=partial(tell, Style(language=args.lang, ascii=True)))
    say("\n" + Printed.TWO_QUESTIONS.say(args.lang) + "\n")
    for question in _QUESTIONS:
        asked = question.say(args.lang)
        say(f"{asked}?\n  {reckon(asked).explain(args.lang)}")
    return OK


def watched(rng: random.Random) -> tuple[list[Move], Finished]:
    """Deal and let three rule players play, until somebody has declared a game and it is over.

    Args:
        rng: Where the cards come from.

    Returns:
        What they did, and how it ended.
    """
    while True:
        moves, end = _played(start(Deal.shuffled(rng)))
        if isinstance(end.result, GameResult):
            return moves, end


def _played(state: State) -> tuple[list[Move], Finished]:
    from pyskat.bots.asking import advise  # noqa: PLC0415 - few commands need the rule player

    moves = []
    while not isinstance(state, Finished):
        assert state.turn is not None  # noqa: S101 - only a finished deal waits for nobody
        move = Move(state, state.turn, advise(view(state, state.turn)))
        state = apply(state, move.advice.action, by=move.by)
        moves.append(move)
    return moves, state


# How it is told.


def sentence(term: Term, style: Style) -> str:
    """Say a term with a capital letter in front."""
    text = terms.say(term, style.language, style)
    return text[:1].upper() + text[1:]


def _told(seed: int, moves: list[Move], end: Finished, style: Style) -> str:
    """Tell the deal: the cards, the auction, the skat and the game, the tricks, the result."""
    game = None if end.contract is None else end.contract.game
    calls = [move for move in moves if move.before.phase is Phase.BIDDING]
    chosen = [move for move in moves if move.before.phase in _BEFORE_THE_CARDS]
    declares = Saying.DECLARES_AT.of(seat=chosen[0].by, bid=end.story.bid or 0)
    lines = [
        Printed.WATCHED.of(seed=seed).say(style.language),
        "",
        display.text(end.story.deal, style=style, game=game),
        "",
        Printed.THE_AUCTION.say(style.language),
        *_auction(calls, style),
        "",
        sentence(declares, style),
    ]
    for move in chosen:
        lines += _wrapped("  ", _said(deed(move.advice.action), move.advice, style), hang=4)
    return "\n".join(
        [*lines, "", *_tricks(moves[len(calls) + len(chosen) :], end, style), "", sentence(end.result, style)]
    )


def _auction(calls: list[Move], style: Style) -> Iterator[str]:
    """Tell what was said; who has the same reasons again does not repeat them."""
    told: dict[Seat, str] = {}
    for move in calls:
        advice, reasons = move.advice, _why(move.advice, _REASONS, style)
        assert isinstance(advice.action, Bid | Hold | Pass)  # noqa: S101 - nothing else is said in an auction
        said = terms.say(call(advice.action), style.language, style)
        if reasons and told.get(move.by) != reasons:
            said = f"{said}: {reasons}"
        told[move.by] = reasons
        yield from _wrapped(f"  {sentence(move.by, style):{_NAME}}", said)


def _tricks(moves: list[Move], end: Finished, style: Style) -> Iterator[str]:
    """Tell the tricks, each card with its reason, and what else was done among them."""
    null = end.contract is not None and end.contract.game is Game.NULL
    for move in moves:
        action, number = move.advice.action, len(move.before.tricks)
        if not isinstance(action, PlayCard):
            assert isinstance(action, Interrupt | Answer)  # noqa: S101 - by these rules nobody says Kontra
            yield from _wrapped("  ", _said(aside(action, move.by, null=null), move.advice, style), hang=4)
            continue
        if not move.before.trick:
            yield _heading(number, end.tricks[number] if number < len(end.tricks) else None, style)
        card = action.card.say(style.language, style)
        yield from _wrapped(f"  {sentence(move.by, style):{_NAME}}{card:{_CARD}}", _why(move.advice, 1, style))


def _heading(number: int, trick: Trick | None, style: Style) -> str:
    """Name a trick, and say who takes it, if it is played to its end."""
    if trick is None or trick.winner is None:
        return sentence(Saying.TRICK_NUMBER.of(number=number + 1), style)
    return sentence(Printed.TRICK_TO.of(number=number + 1, seat=trick.winner, points=trick.points), style)


def _said(what: Term, advice: Advice, style: Style) -> str:
    """Say what was done, and why; with the chance, if there is one."""
    said = f"{sentence(what, style)}: {_why(advice, _REASONS, style)}"
    if advice.chance is None:
        return said
    chance = AdviceWord.CHANCE.filled({"percent": round(100 * advice.chance)}, style.language, style)
    return f"{said} ({chance})"


def _why(advice: Advice, most: int, style: Style) -> str:
    """Say the weightiest reasons; where there was no choice, nothing."""
    reasons = [each for each in advice.reasons if each.code is not ReasonCode.ONLY_ACTION]
    return "; ".join([each.say(style.language, style) for each in reasons[:most]])


def _wrapped(begin: str, text: str, hang: int = 0) -> list[str]:
    """Break a line where it is too long, and go on below where its text began, or further in."""
    below = " " * (hang or len(begin))
    return wrap(text, _WIDTH, initial_indent=begin, subsequent_indent=below) or [begin.rstrip()]
