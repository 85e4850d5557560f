"""The options that set up card play: a deal and a game, or a moment in a record."""

import argparse
import random
import re
from collections.abc import Callable
from typing import Final

from pyskat.actions import Pass, PlayCard
from pyskat.card import DECK, Card, CardSet, cards
from pyskat.cli.common import PRESETS, UnreadableError, opened
from pyskat.cli.parser import Parser
from pyskat.contract import Contract
from pyskat.deal import Deal
from pyskat.engine import State, apply, start, start_play
from pyskat.errors import Code, IllegalActionError, ParseError, Reason, RecordError
from pyskat.game import Game
from pyskat.language.printed import Help, Printed
from pyskat.language.terms import Span, Term
from pyskat.language.words import SEAT_NAMES
from pyskat.notation import iss
from pyskat.phases.in_play import Playing
from pyskat.records.record import Record
from pyskat.seat import SEATS, Seat

__all__ = ["SEATS_BY_WORD", "number", "played_on", "recorded", "set_up_table", "state_of"]

_PARTED: Final = re.compile(r"[^\s,.;]+")
_DIGITS: Final = 16
_USUAL_SEED: Final = 1
SEATS_BY_WORD: Final = {names[seat].lower(): seat for seat in SEATS for names in SEAT_NAMES.values()}


def _seat_in(parser: Parser) -> Callable[[str], Seat]:
    """Make a function that reads the name of a seat, in English or German."""

    def read(word: str) -> Seat:
        if word.lower() not in SEATS_BY_WORD:
            known = tuple(SEATS_BY_WORD)
            raise argparse.ArgumentTypeError(parser.say(Printed.NONE_OF.of(given=word, names=known)))
        return SEATS_BY_WORD[word.lower()]

    return read


def number(parser: Parser, least: int, most: int | None = None) -> Callable[[str], int]:
    """Make a function that reads whole numbers in a range, for ``argparse``."""

    def read(text: str) -> int:
        value = int(text) if text.isascii() and text.isdigit() and len(text) <= _DIGITS else -1
        if value < least or (most is not None and value > most):
            wanted = Printed.NO_NUMBER_FROM.of(given=text, least=least)
            if most is not None:
                wanted = Printed.NO_NUMBER_IN.of(given=text, range=Span(least, most))
            raise argparse.ArgumentTypeError(parser.say(wanted))
        return value

    return read


def set_up_table(parser: Parser, *, records: bool) -> None:
    """Add the options that say what is played, and what is on the table.

    Args:
        parser: The parser of a command.
        records: Whether a moment in a record is possible as well, so that the deal must be named; if not, a Grand with
            the deal of seed 1 is the default.
    """
    tell, cards_ = parser.say, parser.say(Help.CARDS)
    such_as = tell(Help.GAME_SUCH_AS if records else Help.GAME_BY_DEFAULT)
    usual = () if records else ("grand",)
    parser.add_argument("contract", nargs="*", default=usual, metavar=tell(Help.GAME), help=such_as)
    where = parser.add_mutually_exclusive_group(required=records)
    where.add_argument("--seed", type=int, metavar="N", help=tell(Help.SEED))
    where.add_argument("--deal", metavar=cards_, help=tell(Help.DEAL))
    if records:
        where.add_argument("--record", metavar=tell(Help.FILE), help=tell(Help.RECORDS))
        parser.add_argument("-n", "--number", type=number(parser, 1), metavar="N", help=tell(Help.WHICH_RECORD))
        parser.add_argument("--after", type=number(parser, 0), metavar="N", help=tell(Help.AFTER))
    parser.add_argument("--declarer", type=_seat_in(parser), metavar=tell(Help.SEAT), help=tell(Help.DECLARER))
    parser.add_argument("--discard", metavar=cards_, help=tell(Help.DISCARD))
    parser.add_argument("--bid", type=int, metavar="N", help=tell(Help.BID))
    parser.add_argument("--played", metavar=cards_, default="", help=tell(Help.PLAYED))
    parser.add_argument("--rules", choices=sorted(PRESETS), help=tell(Help.RULES_BY_DEFAULT))
    parser.set_defaults(refuse=parser.refuse)
    if not records:
        parser.set_defaults(record=None, number=None, after=None)


def state_of(args: argparse.Namespace) -> State:
    """Set up what the options say.

    Raises:
        SkatError: If it is against the rules.
        UnreadableError: If a record cannot be read, or has no such moment.
    """
    declared = {args.declarer, args.discard, args.bid} != {None}
    if args.record is not None:
        if args.contract or declared or args.rules is not None:
            args.refuse(Printed.ONLY_A_RECORD)
        return played_on(recorded(args.record, args.number or 1, args.after or 0), args.played)
    if (args.number, args.after) != (None, None):
        args.refuse(Printed.ONLY_WITH_A_RECORD)
    if not args.contract:
        args.refuse(Printed.GAME_MISSING)
    contract = Contract.parse(" ".join(args.contract))
    if contract.game is Game.RAMSCH and declared:
        args.refuse(Printed.RAMSCH_ALONE)
    return played_on(_dealt(args, contract), args.played)


def _dealt(args: argparse.Namespace, contract: Contract) -> State:
    """Begin the play of a deal."""
    seed = _USUAL_SEED if args.seed is None else args.seed
    deal = Deal.shuffled(random.Random(seed)) if args.deal is None else _deal(args.deal)  # noqa: S311 - a game
    if contract.game is Game.RAMSCH:
        state: State = start(deal, PRESETS["pub"])
        for _ in SEATS:
            state = apply(state, Pass())
        return state
    discard = None if args.discard is None else cards(args.discard)
    bid = 18 if args.bid is None else args.bid
    declarer = args.declarer or SEATS[0]
    return start_play(deal, contract, declarer, discard=discard, bid=bid, rules=PRESETS[args.rules or "isko"])


def _deal(text: str) -> Deal:
    """Read a deal; the skat may be left out."""
    if text.count("|") == len(SEATS) - 1:
        seen = CardSet()
        for match in _PARTED.finditer(text.replace("|", " ")):
            seen |= _card(text, match)
        text = f"{text} | {DECK - seen}"
    return Deal.parse(text)


def _card(text: str, match: "re.Match[str]") -> Card:
    """Read one of several cards; an error names its place."""
    try:
        return Card.parse(match[0])
    except ParseError as error:
        raise ParseError(error.reason, text, match.start()) from None


def played_on(state: State, text: str) -> State:
    """Play cards; an error names the one that may not be played."""
    for index, match in enumerate(_PARTED.finditer(text), 1):
        card = _card(text, match)
        try:
            state = apply(state, PlayCard(card))
        except IllegalActionError as error:
            raise RecordError(Reason.of(Code.ILLEGAL_MOVE, word=card), index, why=error.reason) from None
    return state


def recorded(name: str, number: int, after: int) -> State:
    """Find a moment in a record.

    Args:
        name: The file.
        number: Which record of it, counted from 1.
        after: After how many cards.
    """
    record = _record(name, number)
    states = [*(state for state, _ in record.steps()), record.final]
    moments = {len(state.played): state for state in states if isinstance(state, Playing)}
    if after not in moments:
        where: dict[str, Term] = {"file": name, "number": number, "after": after}
        if not moments:
            raise UnreadableError(Printed.NO_CARD_PLAY.of(**where))
        raise UnreadableError(Printed.NO_SUCH_MOMENT.of(**where, most=max(moments)))
    return moments[after]


def _record(name: str, number: int) -> Record:
    """Find a record by its number; corrupt records count as well."""
    seen = 0

    def note(error: RecordError) -> None:
        nonlocal seen
        seen += 1
        if seen == number:
            raise error

    with opened(name) as lines:
        for record in iss.load(lines, on_error=note):
            seen += 1
            if seen == number:
                return record
    raise UnreadableError(Printed.NO_SUCH_RECORD.of(file=name))
