"""Which words are understood in a game? What was played, how it went and what was bid is read and settled."""

import unicodedata
from typing import TypeVar

from pyskat.errors import expect_type
from pyskat.errors.texts import expect_text
from pyskat.game import Game
from pyskat.notation.reckoning.answers import Reckoning
from pyskat.notation.reckoning.conclusion import concluded
from pyskat.notation.reckoning.grammar import Sayings, Sentence, understood
from pyskat.notation.reckoning.hints import not_understood
from pyskat.notation.reckoning.ramsch import RAMSCH_SAYINGS, RamschTold, is_ramsch
from pyskat.notation.reckoning.said import Said
from pyskat.notation.reckoning.sayings import SAYINGS
from pyskat.notation.reckoning.tokens import tokens_of
from pyskat.rules import ISKO, Rules
from pyskat.scoring.ramsch import RamschSettlement
from pyskat.scoring.settlement import Settlement
from pyskat.scoring.value import GameValue

__all__ = ["Reckoning", "read_reckoning", "reckon"]

T = TypeVar("T")


def read_reckoning(text: str) -> Reckoning:
    """Read the words of one game, which :meth:`Reckoning.settle` then settles only if there is a result.

    Args:
        text: As for :func:`pyskat.reckon`.

    Raises:
        ParseError: If a word is not understood, or said twice; it names the place.
        SettlementError: If the points of both sides contradict each other.

    >>> from pyskat.notation.reckoning import read_reckoning
    >>> read_reckoning("grand hand with 2, 75 points").settle().score
    96
    """
    sentence = _sentence(text)
    if is_ramsch(sentence.tokens):
        return Reckoning(sentence.text, Game.RAMSCH)
    return concluded(_noted(sentence, SAYINGS, Said(sentence.text)))


def reckon(text: str, *, rules: Rules = ISKO) -> Settlement | GameValue | RamschSettlement:
    """Reckon a game told in words, in English or German.

    Args:
        text: The game with its levels, ``with`` or ``without`` how many, how it went, and the bid, in any order:
            ``"hearts hand with 2, schneider announced, 88 points, bid 50"``, ``"Karo ohne 3 Spiel 4 verloren"``,
            ``"Kreuz mit zweien, 61:59"``, ``"Null ouvert, kein Stich, gereizt 46"``; or a question: ``"was kostet Grand
            mit 2"``; or a Ramsch: ``"ramsch 45 40 35"``, ``"Durchmarsch Vorhand"``. All that pyskat says of a game is
            read too, to the same score.
        rules: The rules of the table.

    Returns:
        The :class:`Settlement` of a game with a result, the :class:`GameValue` of one without, the
        :class:`RamschSettlement` of a Ramsch. A result is points, tricks, ``won``, ``lost``, ``overbid``,
        ``conceded``, or a level that was made, unless a value is asked for. A bid is none.

    Raises:
        ParseError: If a word is not understood, may mean two things, or is said twice; it names the place.
        SettlementError: If something is missing, impossible, or contradicts the rest.
        ContractError: For a level that the game does not have.

    A level is announced only if that is said, or if the server's code has it (``GHS``); otherwise it was made.
    If neither points nor tricks are told, ``won``, ``lost``, ``schneider`` and ``schwarz`` stand for just enough
    points, such as 61 and 60, and a Ramsch has tricks that go with its points.
    A game that is ``won`` in this way but worth less than the bid is still overbid, and lost.
    Of ``59:61`` the first number is the declarer's.
    A bare number is points or a bid if it cannot be both; beside ``won`` or ``lost`` it may be the score. It is no bid
    that would make the game overbid: then it is asked what it is.

    >>> print(reckon("grand hand with 2, 75 points, bid 72"))
    with 2, game 3, hand 4, 4 × grand 24 = 96: won with 75 points, +96
    >>> reckon("was kostet Grand mit 2").value, reckon("clubs with 2, lost 59 to 61").score
    (72, -72)
    """
    return _answered(_sentence(text), expect_type("rules", rules, Rules))


def _sentence(text: str) -> Sentence:
    whole = unicodedata.normalize("NFC", expect_text("text", text))
    return Sentence.of(whole, tokens_of(whole))


def _answered(sentence: Sentence, rules: Rules, *, hints: bool = True) -> Settlement | GameValue | RamschSettlement:
    """Answer what was asked; the first word that is not understood is answered with what was meant."""
    if is_ramsch(sentence.tokens):
        return _noted(sentence, RAMSCH_SAYINGS, RamschTold(sentence.text), hints=hints).settle(rules)
    return concluded(_noted(sentence, SAYINGS, Said(sentence.text), hints=hints)).answer(rules)


def _noted(sentence: Sentence, sayings: Sayings[T], told: T, *, hints: bool = True) -> T:
    """Note all that is said."""
    read = (lambda text: _answered(_sentence(text), ISKO, hints=False)) if hints else None
    for at in understood(sentence, sayings, told):
        raise not_understood(sentence, at, read)
    return told
