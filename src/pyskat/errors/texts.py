"""How long a text may be: far longer than anybody writes, and short enough to be read in no time."""

from typing import Final

from pyskat.errors import Code, ParseError, expect_type

__all__ = ["LONGEST_LINE", "LONGEST_LIST", "LONGEST_MOVES", "LONGEST_RECORD", "expect_text"]

LONGEST_LINE: Final = 1_000
"""So many characters has what is said at once: cards, a contract, a deal, an action, a game, a line of a list."""

LONGEST_MOVES: Final = 10_000
"""So many characters have the moves that are done one after the other."""

LONGEST_RECORD: Final = 1 << 16
"""So many characters has the record of one deal; a text of records may be of any length."""

LONGEST_LIST: Final = 1_000_000
"""So many characters has a score list."""


def expect_text(what: str, text: object, most: int = LONGEST_LINE) -> str:
    """Return a text that is short enough to be read.

    Args:
        what: What it should be, for the message.
        text: What was given.
        most: How many characters it may have.

    Raises:
        ArgumentError: If it is not a string.
        ParseError: If it is longer; the place named is the first character that is too much.
    """
    said = expect_type(what, text, str)
    if len(said) > most:
        raise ParseError.at(said, most, Code.TEXT_TOO_LONG, most=most)
    return said
