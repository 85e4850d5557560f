"""The command ``advise``: what to bid, pick up, lay away, declare or play, and why."""

import argparse
from collections.abc import Iterator
from functools import partial
from typing import Final

from pyskat.actions import Discard
from pyskat.bots.advice import FROM_THE_PAGE, Advice, Alternative, deed
from pyskat.cli.common import OK, PRESETS, TROUBLE, complain, say
from pyskat.cli.held import held
from pyskat.cli.parser import Parser
from pyskat.cli.table import number, played_on, recorded, seat_in
from pyskat.cli.watching import sentence
from pyskat.display import Style
from pyskat.display.scene import facts, scene_of
from pyskat.display.speech import listed
from pyskat.display.telling import trick_line
from pyskat.engine import State, apply
from pyskat.errors.sources import Source
from pyskat.language import terms
from pyskat.language.advising import Advising
from pyskat.language.printed import Help, Printed
from pyskat.language.sayings import Saying
from pyskat.language.terms import Term
from pyskat.phases.finished import Finished
from pyskat.phases.phase import Phase
from pyskat.seat import Seat
from pyskat.views import view

__all__ = ["set_up_advise"]

_OF_A_HAND: Final = ("hand", "seat", "bid", "skat", "game", "declarer", "discard", "rules")
_OF_A_RECORD: Final = ("number", "after")


def set_up_advise(parser: Parser) -> None:
    """Describe the command ``advise``."""
    tell, seat, cards_ = parser.say, seat_in(parser), parser.say(Help.CARDS)
    parser.description = tell(Advising.HELP_LONG)
    parser.add_argument("hand", nargs="*", metavar=cards_, help=tell(Advising.HELP_HAND))
    parser.add_argument("--seat", type=seat, metavar=tell(Help.SEAT), help=tell(Advising.HELP_SEAT))
    parser.add_argument("--bid", type=int, metavar="N", help=tell(Advising.HELP_BID))
    parser.add_argument("--skat", metavar=cards_, help=tell(Advising.HELP_SKAT))
    parser.add_argument("--game", metavar=tell(Help.GAME), help=tell(Advising.HELP_GAME))
    parser.add_argument("--declarer", type=seat, metavar=tell(Help.SEAT), help=tell(Advising.HELP_DECLARER))
    parser.add_argument("--discard", metavar=cards_, help=tell(Advising.HELP_DISCARD))
    parser.add_argument("--played", metavar=cards_, help=tell(Help.PLAYED))
    parser.add_argument("--record", metavar=tell(Help.FILE), help=tell(Help.RECORDS))
    parser.add_argument("-n", "--number", type=number(parser, 1), metavar="N", help=tell(Help.WHICH_RECORD))
    parser.add_argument("--after", type=number(parser, 0), metavar="N", help=tell(Help.AFTER))
    parser.add_argument("--rules", choices=sorted(PRESETS), help=tell(Help.RULES_BY_DEFAULT))
    parser.set_defaults(run=_advise, refuse=parser.refuse)


def _advise(args: argparse.Namespace) -> int:
    state = _asked_about(args)
    if isinstance(state, Finished):
        complain(Advising.NO_ADVICE.of(result=state.result.explain(args.lang)).say(args.lang))
        return TROUBLE
    seat = args.seat or (Seat.FOREHAND if args.record is None else state.turn)
    if seat is not state.turn:
        args.refuse(Advising.NOT_ON_TURN.of(seat=seat, turn=state.turn))
    given = list(_given(state))
    tell = partial(_told, state, given)
    say(tell(Style(language=args.lang)), plain=partial(tell, Style(language=args.lang, ascii=True)))
    return OK


def _asked_about(args: argparse.Namespace) -> State:
    """Find the state that is asked about: a moment of a record, or one with this hand."""
    if args.record is None:
        if any(getattr(args, name) is not None for name in _OF_A_RECORD):
            args.refuse(Printed.ONLY_WITH_A_RECORD)
        if not args.hand:
            args.refuse(Advising.HAND_MISSING)
        return held(args)
    beside = tuple(f"--{name}" for name in _OF_A_HAND[1:] if getattr(args, name) is not None)
    if args.hand or beside:
        args.refuse(Advising.ADVICE_ALONE.of(names=beside or tuple(f"--{name}" for name in _OF_A_HAND[1:])))
    return played_on(recorded(args.record, args.number or 1, args.after or 0), args.played or "")


def _given(state: State) -> Iterator[Advice]:
    """Advise the seat on turn; who lays cards away is told what to declare as well."""
    from pyskat.bots.asking import advise  # noqa: PLC0415 - few commands need the rule player

    given = advise(view(state, state.turn))
    yield given
    if isinstance(given.action, Discard):
        yield from _given(apply(state, given.action))


def _told(state: State, given: list[Advice], style: Style) -> str:
    """Tell what the player sees, and then the advice."""
    lines = list(_seen(state, style))
    for advice in given:
        lines += ["", *_lines(advice, style)]
    if any(reason.code in FROM_THE_PAGE for advice in given for reason in advice.reasons):
        lines += ["", Advising.FROM_A_PAGE.of(source=Source.STRATEGY).say(style.language)]
    return "\n".join(lines)


def _seen(state: State, style: Style) -> Iterator[str]:
    """Show the hand, what has been said, and what lies on the table."""
    assert state.turn is not None  # noqa: S101 - a finished deal is refused
    game = None if state.contract is None else state.contract.game
    yield f"{sentence(state.turn, style):12}{listed(state.hand(state.turn), style, game)}"
    if state.phase is Phase.BIDDING:
        yield from facts(scene_of(view(state, state.turn)), style)
    elif state.declarer is not None:
        yield sentence(Saying.DECLARES_AT.of(seat=state.declarer, bid=state.story.bid or 0), style)
    if state.contract is not None:
        yield sentence(Saying.THE_GAME.of(game=state.contract), style)
    if state.trick:
        number_ = sentence(Saying.TRICK_NUMBER.of(number=len(state.tricks) + 1), style)
        yield f"{number_}: {trick_line(state.trick, style)}"


def _lines(advice: Advice, style: Style) -> Iterator[str]:
    """Tell an advice: the action with its chance, a line for each reason, and what else could be done."""
    yield sentence(_with_chance(deed(advice.action), advice.chance), style)
    for reason in advice.reasons:
        yield f"  {reason.say(style.language, style)}{' *' if reason.code in FROM_THE_PAGE else ''}"
    if advice.alternatives:
        options = tuple(_option(each) for each in advice.alternatives)
        yield sentence(
            Advising.INSTEAD.of(options="; ".join(terms.say(each, style.language, style) for each in options)), style
        )


def _option(other: Alternative) -> Term:
    return _with_chance(deed(other.action), other.chance)


def _with_chance(action: Term, chance: float | None) -> Term:
    return action if chance is None else Advising.WITH_CHANCE.of(action=action, percent=round(100 * chance))
