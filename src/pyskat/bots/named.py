"""Which bot does a name mean? The bundled ones, as the command line has them, and as they are stored."""

from collections.abc import Mapping
from importlib import import_module
from typing import Final, NamedTuple, TypeAlias, cast

from attrs import AttrsInstance, fields

from pyskat.bots.protocol import Bot
from pyskat.errors import ArgumentError, Code, SkatError, expect_type
from pyskat.errors.quoting import as_found
from pyskat.language.phrases import Phrase
from pyskat.language.table_words import TableWord
from pyskat.language.terms import Choice, Span, Term

__all__ = ["BOT_NAMES", "Settings", "bundled", "made", "named_bot"]

Settings: TypeAlias = Mapping[str, bool | int | str | None]
"""What a bot is made with; a number with a fraction is written as a text."""


class _Home(NamedTuple):
    """Where a bot comes from, which is imported when it is asked for."""

    module: str
    name: str
    levels: int = 0
    """Up to which level, from 1 on, it can be made; 0 for a bot without levels."""


_BOTS: Final = {
    "random": _Home("pyskat.bots.uniform", "RandomBot"),
    "rule": _Home("pyskat.bots.rule", "RuleBot"),
    "search": _Home("pyskat.bots.search", "SearchBot", levels=9),
}

BOT_NAMES: Final = tuple(_BOTS)
"""The names of the bundled bots, the weakest first."""


def named_bot(text: str) -> Bot:
    """Make the bot of a name.

    Args:
        text: One of :data:`BOT_NAMES`; for a bot that has levels, its name, a colon and the level as well.

    Raises:
        ArgumentError: For another name, or a level that it does not have.

    >>> named_bot("random")
    RandomBot()
    """
    name, colon, level = expect_type("bot", text, str).strip().lower().partition(":")
    if name not in _BOTS:
        raise _no_bot(text, Choice(BOT_NAMES))
    home = _BOTS[name]
    if colon and not home.levels:
        raise _no_bot(text, Phrase.WITHOUT_A_LEVEL.of(name=name))
    if colon and level not in map(str, range(1, home.levels + 1)):
        raise _no_bot(text, Phrase.WITH_A_LEVEL.of(name=name, range=Span(1, home.levels)))
    return _made(home, {"level": int(level)} if colon else {})


def bundled(bot: Bot) -> tuple[str, Settings] | None:
    """Tell by which name and settings a bot can be made again; None for a bot of somebody's own.

    >>> bundled(named_bot("random")), bundled(lambda seen, rng: None)
    (('random', {}), None)
    """
    for name, home in _BOTS.items():
        if type(bot).__name__ == home.name:
            found = getattr(import_module(home.module), home.name)
            if type(bot) is found:
                settings = {part.name: getattr(bot, part.name) for part in fields(cast("type[AttrsInstance]", found))}
                return name, {key: str(part) if isinstance(part, float) else part for key, part in settings.items()}
    return None


def made(name: str, settings: Settings) -> Bot:
    """Make a bundled bot again from what :func:`bundled` tells.

    Raises:
        ArgumentError: If there is no such bot, or not with these settings.
    """
    if name not in _BOTS:
        raise _no_bot(name, Choice(BOT_NAMES))
    try:
        given = {key: float(part) if isinstance(part, str) else part for key, part in settings.items()}
        return _made(_BOTS[name], given)
    except SkatError:
        raise
    except (TypeError, ValueError):  # a setting that it does not have, or no number
        raise _no_bot(", ".join(settings), TableWord.SETTINGS_OF.of(name=name)) from None


def _made(home: _Home, settings: Mapping[str, object]) -> Bot:
    """Make the bot of a home."""
    return cast("Bot", getattr(import_module(home.module), home.name)(**settings))


def _no_bot(text: str, wanted: Term) -> ArgumentError:
    return ArgumentError.of(Code.WRONG_VALUE, what="bot", wanted=wanted, found=as_found(text))
