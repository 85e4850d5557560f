"""The command for an evening in the terminal: ``play``."""

import argparse
import secrets
from typing import Final

from pyskat.bots.named import BOT_NAMES
from pyskat.cli.common import OK, PRESETS, say
from pyskat.cli.matches import bot_in
from pyskat.cli.parser import Parser
from pyskat.cli.play_evening import Evening, LeftError
from pyskat.cli.play_log import Log
from pyskat.cli.play_screen import Screen
from pyskat.language.play_words import PlayHelp, PlayWord
from pyskat.language.printed import Help
from pyskat.sheet.session import THREE_ROUNDS, TOURNAMENT_LIST, TWELVE_DEALS
from pyskat.table import Table

__all__ = ["set_up_play"]

_MODES: Final = ("solo", "duel", "tournament")
"""Each for one person more than the one before."""
_FORMATS: Final = {"three-rounds": THREE_ROUNDS, "twelve": TWELVE_DEALS, "list": TOURNAMENT_LIST}
_USUAL_RULES, _USUAL_FORMAT, _USUAL_BOT = "pub", "three-rounds", "rule"
_SECRET_BITS: Final = 128


def set_up_play(parser: Parser) -> None:
    """Describe the command ``play``."""
    tell = parser.say
    parser.description = tell(PlayHelp.PLAY_LONG)
    parser.add_argument("names", nargs="*", metavar=tell(PlayHelp.NAME), help=tell(PlayHelp.NAMES))
    parser.add_argument("--mode", choices=_MODES, help=tell(PlayHelp.MODE))
    rules, length = PlayHelp.RULES.of(name=_USUAL_RULES), PlayHelp.FORMAT.of(name=_USUAL_FORMAT)
    parser.add_argument("--rules", choices=sorted(PRESETS), default=_USUAL_RULES, help=tell(rules))
    parser.add_argument("--format", choices=_FORMATS, default=_USUAL_FORMAT, help=tell(length))
    read, known = bot_in(parser), tell(Help.BOTS.of(names=BOT_NAMES))
    parser.add_argument("--bot", type=read, default=_USUAL_BOT, metavar=tell(Help.BOT), help=known)
    parser.add_argument("--seed", type=int, metavar="N", help=tell(PlayHelp.SEED))
    parser.add_argument("--log", metavar=tell(Help.FILE), help=tell(PlayHelp.LOG))
    parser.set_defaults(run=_play, refuse=parser.refuse)


def _play(args: argparse.Namespace) -> int:
    log = Log(args.log)
    kept = log.read()
    table = _opened(args) if kept is None else _resumed(args, kept)
    screen = Screen(args.lang)
    evening = Evening(table, screen, log)
    if kept is not None:
        screen.tell(PlayWord.RESUMED.of(file=args.log))
    try:
        evening.run()
    except LeftError:
        _leave(evening, log)
    except KeyboardInterrupt:
        _leave(evening, log)
        raise
    return OK


def _leave(evening: Evening, log: Log) -> None:
    """Keep what was done last, and say how to go on."""
    log.write(evening.table)
    say("")
    evening.screen.tell(log.farewell)


def _opened(args: argparse.Namespace) -> Table:
    """Open a table as the options say."""
    mode = args.mode or _MODES[min(max(len(args.names), 1), len(_MODES)) - 1]
    wanted = _MODES.index(mode) + 1
    if args.names and len(args.names) != wanted:
        args.refuse(PlayWord.SO_MANY_NAMES.of(mode=mode, count=wanted, given=len(args.names)))
    names = args.names or [PlayWord.PLAYER.of(number=number).say(args.lang) for number in range(1, wanted + 1)]
    seed = secrets.randbits(_SECRET_BITS) if args.seed is None else args.seed
    format_, rules, (_, bot) = _FORMATS[args.format], PRESETS[args.rules], args.bot
    if len(names) == len(_MODES):
        return Table.tournament(*names, format=format_, rules=rules, seed=seed)
    if len(names) == 1:
        return Table.solo(*names, bot=bot, format=format_, rules=rules, seed=seed)
    return Table.duel(*names, bot=bot, format=format_, rules=rules, seed=seed)


def _resumed(args: argparse.Namespace, kept: Table) -> Table:
    """Go on with a table; a bot sits down on a chair that is empty."""
    if args.names and tuple(args.names) != kept.people:
        args.refuse(PlayWord.OTHER_NAMES.of(file=args.log, names=kept.people))
    for name, chair in zip(kept.players, kept.chairs, strict=True):
        if chair.empty:
            kept = kept.replace(name, args.bot[1])
    return kept
