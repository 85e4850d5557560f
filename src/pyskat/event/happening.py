"""What do all events have in common? They say themselves, and who did it."""

from typing import ClassVar

from pyskat.base.values import Value
from pyskat.card import CardSet
from pyskat.errors import Language, expect_language
from pyskat.language.deeds import Deed
from pyskat.language.letters import in_ascii
from pyskat.language.terms import CardStyle, Term, say
from pyskat.seat import Names, Seat, expect_names, named

__all__ = ["Exchanged", "Happening", "OneDid"]


class Happening(Value):
    """What all events have in common."""

    __slots__ = ()

    @property
    def seat(self) -> Seat | None:
        """Who did it; None where nobody in particular did anything."""
        return None

    def say(self, language: Language = "en", style: CardStyle | None = None, names: Names | None = None) -> str:
        """Say what happened, as a sentence without capital letter and full stop.

        Args:
            language: ``"en"`` or ``"de"``.
            style: A :class:`pyskat.display.Style` by whose pack and signs cards and suits are named; its language plays
                no part. Without one they are named as :func:`pyskat.cards` reads them.
            names: The players by seat, to be named in place of the seats, alike in every language; where one is empty,
                the seat is named.

        Raises:
            ArgumentError: For another language, or anything but three names.

        >>> import pyskat as sk
        >>> played = sk.event.CardPlayed(sk.Seat.FOREHAND, sk.Card.HT)
        >>> played.say(), played.say("de"), played.say("de", names=("Anna", "Ben", "Cleo"))
        ('forehand plays HT', 'Vorhand spielt HT', 'Anna spielt HT')
        """
        who = None if names is None else expect_names("names", names)
        said = say(self.told(who), expect_language(language), style)
        return in_ascii(said) if style is not None and style.ascii else said

    def told(self, names: Names | None = None) -> Term:
        """Give the sentence as a term, which a longer one can name."""
        raise AssertionError(names)  # each kind of event has its own

    def __str__(self) -> str:
        return self.say()


class OneDid(Happening):
    """What somebody did; a phrase says it of the seat."""

    __slots__ = ()

    seat: Seat
    _words: ClassVar[Deed]

    def told(self, names: Names | None = None) -> Term:
        """Give the sentence as a term."""
        return self._words.of(seat=named(self.seat, names))


class Exchanged(OneDid):
    """What somebody did with two cards that nobody else sees."""

    __slots__ = ()

    cards: CardSet | None
    _words_with_cards: ClassVar[Deed]

    def told(self, names: Names | None = None) -> Term:
        """Give the sentence as a term; it names the cards if they are known."""
        if self.cards is None:
            return super().told(names)
        return self._words_with_cards.of(seat=named(self.seat, names), cards=self.cards)
