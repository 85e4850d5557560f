"""Which of two bots plays better? Both get the same cards at every seat, alone and in pairs."""

import math
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from functools import partial
from itertools import product
from statistics import NormalDist
from typing import Final, NamedTuple, TypeAlias

from attrs import field, frozen

from pyskat.base.values import Value
from pyskat.bots.protocol import Bot
from pyskat.deal import Deal
from pyskat.engine import State, start
from pyskat.errors import ArgumentError, Code, Language, expect_language, expect_type, expect_whole
from pyskat.errors.quoting import as_found
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Kind
from pyskat.match import telling
from pyskat.match.running import dealt, expect_executor, generators, in_order, name_of, run
from pyskat.match.tally import Side, add_up, tally
from pyskat.phases.results import PassedIn, RamschResult
from pyskat.rules import ISKO, Rules
from pyskat.seat import SEATS

__all__ = ["GAMES", "Match", "Opening", "half_interval", "match"]

Opening: TypeAlias = Callable[[Deal, Rules], State]
"""How a deal begins, such as :func:`pyskat.start`."""

GAMES: Final = 6
"""How often each deal is played."""
_SEATS_EACH: Final = 9
_CERTAINTY: Final = NormalDist().inv_cdf(0.975)
_PIECES: Final = 64
_LARGEST_PIECE: Final = 32


@frozen(repr=False)
class Match(Value):
    """What came of a match.

    Args:
        names: What the two bots are called.
        seed: What all chance came from.
        rules: The rules of the table.
        gains: For each deal, the list points of a at nine seats, less those of b at nine.
        a: What the first bot came to.
        b: What the second came to.
        passed_in: How many games were passed in.
        ramsch: How many were a Ramsch.
    """

    names: tuple[str, str] = field(eq=False)
    seed: int
    rules: Rules
    gains: tuple[int, ...]
    a: Side
    b: Side
    passed_in: int
    ramsch: int

    @property
    def deals(self) -> int:
        """How many deals were played, six times each."""
        return len(self.gains)

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.gains) * GAMES

    @property
    def difference(self) -> float:
        """How many list points a deal and seat a gets more than b: Seeger-Fabian, deals passed in count 0."""
        return sum(self.gains) / (self.deals * _SEATS_EACH)

    @property
    def interval(self) -> float:
        """Half of the 95 % interval around :attr:`difference`.

        The games with the same cards depend on each other, so it is worked out over deals. It is infinite for one deal.
        """
        return half_interval(self.gains) / _SEATS_EACH

    def explain(self, language: Language = "en", *, names: tuple[str, str] | None = None) -> str:
        """Tell it as a table, in English or German.

        Args:
            language: ``"en"`` or ``"de"``.
            names: What to call the two bots.
        """
        gained = self.deals, self.difference, self.interval
        left_over = self.games, self.passed_in, self.ramsch
        called = self.names if names is None else names
        return telling.told(called, gained, (self.a, self.b), left_over, expect_language(language))

    def __str__(self) -> str:
        return self.explain()

    def __repr__(self) -> str:
        a, b = self.names
        deals = f"{self.deals} deal{'s' if self.deals > 1 else ''}"
        return f"<Match: {a} against {b}, {deals}: {self.difference:+.2f} ± {self.interval:.2f}>"


def half_interval(values: tuple[int, ...]) -> float:
    """Give half of the 95 % interval around the mean of whole numbers; it is infinite for one."""
    count = len(values)
    if count == 1:
        return math.inf
    # Whole numbers up to the root: it is exactly 0 where all are alike, and the same in any order.
    squares = count * sum(value * value for value in values) - sum(values) ** 2
    return _CERTAINTY * math.sqrt(squares / (count - 1)) / count


def match(
    a: Bot,
    b: Bot,
    deals: int,
    *,
    seed: int = 0,
    rules: Rules = ISKO,
    executor: Executor | None = None,
    opening: Opening = start,
) -> Match:
    """Let two bots play a match with the same cards.

    Each deal is played six times: a at each seat against two of b, and b at each seat against two of a. What is random
    at a seat depends on the seed, the number of the deal and the seat alone, and is the same in all six games, so a bot
    differs from itself by exactly 0. A bot that raises an exception, does what is not possible or forfeits is noted,
    and the deal goes on with the first action that was legal. A Bock round does not count double.

    Args:
        a: A bot.
        b: Another one, or the same.
        deals: How many deals, 1 to 10^9.
        seed: Another one gives other deals and other chance.
        rules: The rules of the table.
        executor: Who plays them, such as a ``ProcessPoolExecutor``, for which the bots are pickled; None: they are
            played here. The result is the same, but for the times.
        opening: How a deal begins: a function of the deal and the rules. By default with the auction; it may also start
            where all have passed, or with a game declared.

    Raises:
        ArgumentError: If an argument is not what it must be.

    >>> from pyskat.bots import RandomBot, RuleBot
    >>> match(RuleBot(), RandomBot(), 5)
    <Match: RuleBot() against RandomBot(), 5 deals: +55.89 ± 12.13>
    """
    given = {"a": a, "b": b, "opening": opening}
    for name, function in given.items():
        if not callable(function):
            wanted = Kind("function") if name == "opening" else Phrase.A_BOT
            raise ArgumentError.of(Code.WRONG_TYPE, what=name, wanted=wanted, found=as_found(function))
    expect_whole("deals", deals, 1)
    expect_type("seed", seed, int)
    expect_type("rules", rules, Rules)
    expect_executor(executor, given)
    size = min(max(1, deals // _PIECES), _LARGEST_PIECE)
    numbers = (range(first, min(first + size, deals)) for first in range(0, deals, size))
    play = partial(_piece, (a, b), seed, rules, opening)
    return Match((name_of(a), name_of(b)), seed, rules, *_joined(list(in_order(play, numbers, executor))))


class _Piece(NamedTuple):
    """What came of some deals."""

    gains: tuple[int, ...]
    a: Side
    b: Side
    passed_in: int
    ramsch: int


def _piece(pair: tuple[Bot, Bot], seed: int, rules: Rules, opening: Opening, numbers: range) -> _Piece:
    """Play some deals."""
    played = [_six(pair, seed, number, opening(dealt(seed, number), rules)) for number in numbers]
    return _joined(played)


def _joined(pieces: Sequence[_Piece]) -> _Piece:
    """Put together what came of several deals, in their order."""
    return _Piece(
        tuple(gain for piece in pieces for gain in piece.gains),
        add_up(piece.a for piece in pieces),
        add_up(piece.b for piece in pieces),
        sum(piece.passed_in for piece in pieces),
        sum(piece.ramsch for piece in pieces),
    )


def _six(pair: tuple[Bot, Bot], seed: int, number: int, begin: State) -> _Piece:
    """Play one deal six times: each bot alone at each seat, against two of the other."""
    sides, results = [Side(), Side()], []
    for single, alone in product((0, 1), SEATS):
        sits = [single if seat is alone else 1 - single for seat in SEATS]
        ran = run(begin, [pair[which] for which in sits], generators(seed, number))
        for which in (0, 1):
            sides[which] += tally(ran, tuple(seat for seat in SEATS if sits[seat] == which), number)
        results.append(ran.finished.result)
    a, b = sides
    passed_in = sum(isinstance(result, PassedIn) for result in results)
    ramsch = sum(isinstance(result, RamschResult) for result in results)
    return _Piece((a.list_points - b.list_points,), a, b, passed_in, ramsch)
