"""What is wrong, as a value that can be said in two languages, and the error that has it."""

from typing import Self

from attrs import frozen

from pyskat.base.values import FrozenMap, Lasting
from pyskat.errors.codes import Code
from pyskat.errors.messages import MESSAGES
from pyskat.errors.quoting import as_found
from pyskat.language.letters import in_style
from pyskat.language.terms import CardStyle, Choice, Language, Term, fill, say

__all__ = ["ArgumentError", "Reason", "SkatError", "expect_language"]


@frozen(repr=False)
class Reason(Lasting):
    """Why something is wrong or refused.

    >>> reason = Reason.of(Code.BID_TOO_LOW, value=17, least=18)
    >>> reason
    Reason.of(Code.BID_TOO_LOW, least=18, value=17)
    >>> reason.params["least"], reason.explain()
    (18, '17 is not enough: the least possible is 18')
    """

    code: Code
    """The cause, which stays the same from release to release."""
    params: FrozenMap[Term]
    """What the message names: numbers, cards, seats, games, actions, and texts as they were given."""

    @classmethod
    def of(cls, code: Code, **params: Term) -> Self:
        """Make a reason from a code and what its message names."""
        return cls(code, FrozenMap(params))

    @property
    def rule(self) -> str:
        """Where the rule behind it stands, in English; :meth:`cite` says it in German too."""
        return self.cite()

    def cite(self, language: Language = "en") -> str:
        """Say where the rule behind it stands: in the Skat Order of a year, or in a section of the rules here.

        Args:
            language: ``"en"`` or ``"de"``.

        Raises:
            ArgumentError: For another language.

        >>> reason = Reason.of(Code.CONCEDE_TOO_LATE, count=8)
        >>> print(reason.cite())
        Rules, “Giving up”; Skat Order 2022, 4.4
        >>> print(reason.cite("de"))
        Regeln, „Aufgeben“; Skatordnung 2022, 4.4
        """
        spoken, rule = expect_language(language), MESSAGES[self.code].rule
        places = rule if isinstance(rule, tuple) else (rule,)
        return "; ".join([say(place, spoken) for place in places])

    def explain(self, language: Language = "en", *, style: CardStyle | None = None) -> str:
        """Say it in a sentence.

        Args:
            language: ``"en"`` or ``"de"``.
            style: A :class:`pyskat.display.Style` by whose pack and signs cards and suits are named; its language plays
                no part. Without one they are named as :func:`pyskat.cards` reads them.

        Raises:
            ArgumentError: For another language.

        >>> from pyskat import Card, Game, cards, why_not_card
        >>> from pyskat.display import Style
        >>> reason = why_not_card(Card.HA, cards("HJ HA C7"), [Card.S9], Game.SPADES)
        >>> print(reason.explain("de", style=Style(suits="german")))
        G9 verlangt Trumpf, der Spieler muss mit RU bedienen
        """
        return in_style(self.say(language, style), style)

    def say(self, language: Language, style: CardStyle | None = None) -> str:
        """Say it within another sentence."""
        expect_language(language)
        message = MESSAGES[self.code]
        return fill(message.de if language == "de" else message.en, self.params, language, style)

    def __str__(self) -> str:
        return self.explain()

    def __repr__(self) -> str:
        named = "".join(f", {name}={self.params[name]!r}" for name in sorted(self.params))
        return f"Reason.of({self.code!r}{named})"


class SkatError(ValueError):
    """The base of all errors of this package; ``str()`` says what was wrong and what would be right.

    Args:
        reason: The cause.
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    @property
    def code(self) -> Code:
        """The cause, which stays the same from release to release."""
        return self.reason.code

    @classmethod
    def of(cls, code: Code, **params: Term) -> Self:
        """Make an error from a code and what its message names."""
        return cls(Reason.of(code, **params))

    def explain(self, language: Language = "en", *, style: CardStyle | None = None) -> str:
        """Say it in a sentence, as :meth:`Reason.explain` does."""
        return self.reason.explain(language, style=style)

    def __str__(self) -> str:
        return self.explain()


class ArgumentError(SkatError, TypeError):
    """An argument of the wrong type or outside its range, if no other error fits better."""


def expect_language(language: object) -> Language:
    """Return the language, if it is one that pyskat speaks.

    Raises:
        ArgumentError: For any other.
    """
    if language == "en":
        return "en"
    if language == "de":
        return "de"
    wanted = Choice.of("en", "de")
    raise ArgumentError.of(Code.WRONG_VALUE, what="language", wanted=wanted, found=as_found(language))
