"""How many columns does a text take, and how is it written in plain characters?"""

import unicodedata
from typing import Final

from pyskat.language.terms import CardStyle

__all__ = ["columns", "folded", "in_ascii", "in_style", "referenced"]

_PLAIN: Final = str.maketrans(
    {
        "♦": "D",
        "♥": "H",
        "♠": "S",
        "♣": "C",
        "−": "-",
        "–": "-",
        "×": "x",
        "“": '"',
        "”": '"',
        "„": '"',
        "Ä": "Ae",
        "Ö": "Oe",
        "Ü": "Ue",
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "ß": "ss",
    }
)
_FOLDED: Final = str.maketrans(
    {
        **{letter: letter.lower() for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"},
        **{letter: _PLAIN[ord(letter)].lower() for letter in "ÄÖÜäöüß"},
        "ẞ": "ss",
        "\N{VARIATION SELECTOR-15}": None,
        "\N{VARIATION SELECTOR-16}": None,
    }
)
_UMLAUTS: Final = tuple((f"{letter}\N{COMBINING DIAERESIS}", f"{letter}e") for letter in "aou")
_NO_WIDTH: Final = ("Mn", "Me", "Cf")
"""The kinds of characters that combine with the one before."""


def columns(text: str) -> int:
    """Count the columns a text takes: two for East Asian letters and most emoji, none for combining marks.

    >>> columns("Anna"), columns("東京"), columns("Rene\N{COMBINING ACUTE ACCENT}")
    (4, 4, 4)
    """
    return sum(map(_width, text))


def _width(character: str) -> int:
    if unicodedata.category(character) in _NO_WIDTH:
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def in_ascii(text: str) -> str:
    """Write a text in ASCII; a character that has no equivalent becomes a question mark.

    >>> in_ascii("♥10 gedrückt, 2 × Herz 10 = 20, −40 für René…")
    'H10 gedrueckt, 2 x Herz 10 = 20, -40 fuer Rene...'
    """
    spelled = unicodedata.normalize("NFKD", unicodedata.normalize("NFC", text).translate(_PLAIN))
    return "".join(c for c in spelled if not unicodedata.combining(c)).encode("ascii", "replace").decode("ascii")


def in_style(text: str, style: CardStyle | None) -> str:
    """Write a text in plain characters if the style is so."""
    return in_ascii(text) if style is not None and style.ascii else text


def folded(word: str) -> str:
    r"""Write a word so that all its spellings are one: in small letters, with ae, oe, ue and ss for the German ones.

    Other letters stay as they are, also those whose capitals look like others, such as ſ and the Kelvin sign.

    >>> folded("König"), folded("KOENIG"), folded("Ko\N{COMBINING DIAERESIS}nig"), folded("♥\N{VARIATION SELECTOR-16}")
    ('koenig', 'koenig', 'koenig', '♥')
    """
    small = word.translate(_FOLDED)
    for composed, spelled in _UMLAUTS:
        small = small.replace(composed, spelled)
    return small


def referenced(markup: str) -> str:
    """Replace what is not ASCII in XML or HTML by character references, so that the text is right in any encoding.

    >>> referenced("<b>Jörg</b>")
    '<b>J&#246;rg</b>'
    """
    return markup.encode("ascii", "xmlcharrefreplace").decode("ascii")
