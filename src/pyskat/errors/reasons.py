"""What is wrong, as a value that can be said in two languages, and the error that carries it."""

from typing import Self

from attrs import frozen

from pyskat.base.values import FrozenMap, Value
from pyskat.errors.codes import Code
from pyskat.errors.document_messages import DOCUMENT_MESSAGES
from pyskat.errors.messages import MESSAGES, Language, say
from pyskat.errors.quoting import as_found
from pyskat.language.words import translate

__all__ = ["ArgumentError", "Reason", "SkatError", "expect_language"]


@frozen
class Reason(Value):
    """Why something is wrong or refused.

    >>> reason = Reason.of(Code.BID_TOO_LOW, value=17, least=18)
    >>> reason.code, reason.params["least"]
    (Code.BID_TOO_LOW, 18)
    >>> reason.explain()
    '17 is not enough: the least possible is 18'
    """

    code: Code
    """The cause, stable from release to release."""
    params: FrozenMap[str | int]
    """What the message names: cards, seats, values."""

    @classmethod
    def of(cls, code: Code, **params: str | int) -> Self:
        """Make a reason from a code and what its message names."""
        return cls(code, FrozenMap(params))

    @property
    def rule(self) -> str:
        """The source and paragraph of the rule behind it."""
        return MESSAGES[self.code].rule

    def explain(self, language: Language = "en") -> str:
        """Say it in a sentence.

        Args:
            language: ``"en"`` or ``"de"``.

        Raises:
            ArgumentError: For another language.
        """
        lang = expect_language(language)
        params: dict[str, str | int] = dict(self.params)
        if lang == "de" and self.code not in _FOR_PROGRAMMERS:
            params = {
                key: translate(value) if isinstance(value, str) and key not in _QUOTED else value
                for key, value in params.items()
            }
        return say(self.code, lang, params)

    def __str__(self) -> str:
        return self.explain()


_QUOTED = frozenset({"word", "action", "found", "forms", "name"})
"""What messages quote as it was given."""

_FOR_PROGRAMMERS = frozenset({Code.WRONG_TYPE, Code.WRONG_VALUE, Code.NOT_A_GAME, *DOCUMENT_MESSAGES})
"""Messages that speak of Python, where words are names."""


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
        """The cause, stable from release to release."""
        return self.reason.code

    @classmethod
    def of(cls, code: Code, **params: str | int) -> Self:
        """Make an error from a code and what its message names."""
        return cls(Reason.of(code, **params))

    def explain(self, language: Language = "en") -> str:
        """Say it in a sentence, in English or German."""
        return self.reason.explain(language)

    def __str__(self) -> str:
        return self.explain()


class ArgumentError(SkatError, TypeError):
    """An argument of the wrong type or outside its range, where nothing more special fits."""


def expect_language(language: object) -> Language:
    """Return the language if something is written in it.

    Raises:
        ArgumentError: For another one.
    """
    if language == "en":
        return "en"
    if language == "de":
        return "de"
    raise ArgumentError.of(Code.WRONG_VALUE, what="language", wanted='"en" or "de"', found=as_found(language))
