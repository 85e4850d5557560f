"""Who sits down, and where do the cards come from? What a table is opened with is looked at."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from typing import Final

from pyskat.bots.protocol import Bot
from pyskat.deal import Deal
from pyskat.errors import ArgumentError, Code, TableError
from pyskat.errors.quoting import as_found, short
from pyskat.language.phrases import Phrase
from pyskat.language.table_words import TableWord

__all__ = ["bot_names", "expect_bot", "expect_bots", "expect_chance"]

_BOT: Final = "Bot"
_LONGEST: Final = 1_000
_MOST_BITS: Final = 4_096


def bot_names(people: Sequence[str], how_many: int) -> tuple[str, ...]:
    """Name the bots that sit behind people: "Bot", or "Bot 1" and "Bot 2", leaving out what a person is called.

    >>> bot_names(("Anna", "Ben"), 1), bot_names(("Anna",), 2), bot_names(("Bot 1",), 2), bot_names(("Anna", "Bot"), 1)
    (('Bot',), ('Bot 1', 'Bot 2'), ('Bot 2', 'Bot 3'), ('Bot 1',))
    """
    if how_many == 1 and _BOT not in people:
        return (_BOT,)
    free = (name for name in (f"{_BOT} {number}" for number in count(1)) if name not in people)
    return tuple(next(free) for _ in range(how_many))


def expect_bot(bot: object) -> None:
    """Refuse what cannot be a bot."""
    if not callable(bot):
        raise ArgumentError.of(Code.WRONG_TYPE, what="bot", wanted=Phrase.A_BOT, found=as_found(bot))


def expect_bots(bots: object, players: tuple[str, ...]) -> Mapping[str, Bot]:
    """Return bots by the names of players.

    Raises:
        ArgumentError: For anything but a mapping from names to functions.
        TableError: For the name of nobody at the table.
    """
    if not isinstance(bots, Mapping) or not all(map(callable, bots.values())):
        raise ArgumentError.of(Code.WRONG_TYPE, what="bots", wanted=TableWord.BOTS_BY_NAME, found=as_found(bots))
    for name in bots:
        if name not in players:
            found = short(name) if isinstance(name, str) else as_found(name)
            raise TableError.of(Code.UNKNOWN_PLAYER, player=found, known=tuple(map(short, players)))
    return bots


def expect_chance(seed: object, deals: object, how_many: int) -> tuple[int | str | None, tuple[Deal, ...] | None]:
    """Return the seed and the cards, if there is one of them at least.

    Args:
        seed: A number or a text; None only if there are cards.
        deals: The cards of all deals, or None.
        how_many: How many deals the evening may have.

    Raises:
        ArgumentError: If there is neither, one is something else, or there are too few deals.
    """
    given = None if deals is None else _expect_deals(deals, how_many)
    if seed is None and given is not None:
        return None, given
    if type(seed) is int and seed.bit_length() <= _MOST_BITS:
        return seed, given
    if type(seed) is str and _is_whole(seed):
        return seed, given
    code = Code.WRONG_VALUE if type(seed) in {int, str, type(None)} else Code.WRONG_TYPE
    raise ArgumentError.of(code, what="seed", wanted=TableWord.A_SEED, found=as_found(seed))


def _is_whole(seed: str) -> bool:
    """Tell whether a text is short enough, and has no half characters."""
    return len(seed) <= _LONGEST and seed.encode(errors="replace") == seed.encode(errors="surrogatepass")


def _expect_deals(deals: object, how_many: int) -> tuple[Deal, ...]:
    listed = tuple(deals) if isinstance(deals, Iterable) else ()
    if len(listed) < how_many or not all(isinstance(deal, Deal) for deal in listed):
        wanted = TableWord.SO_MANY_DEALS.of(count=how_many)
        raise ArgumentError.of(Code.WRONG_VALUE, what="deals", wanted=wanted, found=as_found(deals))
    return listed[:how_many]
