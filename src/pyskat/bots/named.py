"""Which bot does a name mean? The bundled ones, as the command line has them."""

from importlib import import_module
from typing import Final, NamedTuple, cast

from pyskat.bots.protocol import Bot
from pyskat.errors import ArgumentError, Code, expect_type
from pyskat.errors.quoting import as_found
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Choice, Span, Term

__all__ = ["BOT_NAMES", "named_bot"]


class _Home(NamedTuple):
    """Where a bot comes from, which is imported when it is asked for."""

    module: str
    name: str
    levels: int = 0
    """Up to which level, from 1 on, it can be made; 0 for a bot without levels."""


_BOTS: Final = {
    "random": _Home("pyskat.bots.uniform", "RandomBot"),
    "careless": _Home("pyskat.bots.demo", "careless"),
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
    found = getattr(import_module(home.module), home.name)
    made = found(**({"level": int(level)} if colon else {})) if isinstance(found, type) else found
    return cast("Bot", made)


def _no_bot(text: str, wanted: Term) -> ArgumentError:
    return ArgumentError.of(Code.WRONG_VALUE, what="bot", wanted=wanted, found=as_found(text))
