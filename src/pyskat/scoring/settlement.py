"""What does the declarer score? One game settled without a deal, overbid or not, and the sentence that explains it."""

from functools import cache
from typing import Final, get_args

from attrs import field, frozen

from pyskat.actions import ClaimLevel
from pyskat.base.values import Value
from pyskat.contract import Contract
from pyskat.errors import Code, ContractError, Language, SettlementError, expect_language, expect_type
from pyskat.errors.checks import expect_one_of
from pyskat.errors.limits import expect_doublings
from pyskat.game import Game
from pyskat.language.letters import in_style
from pyskat.language.settling import SETTLED, signed
from pyskat.language.terms import CardStyle, Span
from pyskat.rules import ISKO, Rules
from pyskat.scoring.judgement import ALL_POINTS, ALL_TRICKS, Ending, Facts, Level, Verdict, given_up, judge
from pyskat.scoring.matador import Matadors
from pyskat.scoring.overbid import level_needed, null_reaches_bid, overbid_value
from pyskat.scoring.possible import can_lie
from pyskat.scoring.value import BID_VALUES, GameValue, expect_matadors, game_value, nearest_bids, worths

__all__ = ["Settlement", "expect_possible", "is_possible", "refuse_bid", "settle"]

_LEAST_BID: Final = 18
_MOST_ANY_BID: Final = 499
PACK: Final = 32
_RAISING: Final = ISKO
"""The rules by which a game in place of a Null is raised to the bid, whatever overbid games cost at the table."""
_BY_POINTS: Final = {Verdict.TOO_FEW_POINTS, Verdict.SCHNEIDER_MISSED}


@frozen
class Settlement(Value):
    """One game settled: the known facts and what follows from them; :func:`pyskat.settle` makes it."""

    contract: Contract
    bid: int | None
    matadors: Matadors | None
    facts: Facts
    """How the game went, as far as known. What the defenders had matters only if the game was given up."""
    rules: Rules
    kontra: bool = field(default=False, kw_only=True)
    re: bool = field(default=False, kw_only=True)
    doublings: int = field(default=0, kw_only=True)
    _needed: Level = field(init=False, repr=False)
    game_value: GameValue = field(init=False, repr=False)
    """What the game is worth, even if that is less than the bid."""
    overbid: bool = field(init=False, repr=False)
    """Whether the value, with all levels, stayed below the bid."""
    value: int = field(init=False, repr=False)
    """The value that counts; it is higher than the game's own if that was overbid, or counts in place of a Null."""
    won: bool = field(init=False, repr=False)
    verdict: Verdict = field(init=False, repr=False)
    """Why it was won or lost."""

    def __attrs_post_init__(self) -> None:
        known = worths(self.contract, self.matadors)
        needed = level_needed(known, self.bid)
        made, level, verdict = judge(self.contract, self.facts, self.rules, needed)
        worth = known[level]
        replaces = self.facts.ended is Ending.REPLACED
        raised = overbid_value(worth, self.bid, _RAISING if replaces else self.rules)
        if raised is not None and not replaces:
            # Before all other reasons: no points, no tricks and no gift win a game that is worth less than its bid.
            made, verdict = False, Verdict.OVERBID
        follows = object.__setattr__
        follows(self, "_needed", needed)
        follows(self, "game_value", worth)
        follows(self, "overbid", raised is not None and not replaces)
        follows(self, "value", worth.value if raised is None else raised)
        follows(self, "won", made)
        follows(self, "verdict", verdict)

    @property
    def points(self) -> int | None:
        """The declarer's card points with the skat, 0 to 120."""
        return self.facts.points

    @property
    def tricks_taken(self) -> int | None:
        """The declarer's tricks, 0 to 10."""
        return self.facts.tricks

    @property
    def ended(self) -> Ending:
        """Played to the end, or given up by one side."""
        return self.facts.ended

    @property
    def factor(self) -> int:
        """By how much Kontra, Re and other doublings multiply the score."""
        return 1 << (self.kontra + self.re + self.doublings)

    @property
    def score(self) -> int:
        """What the declarer scores, with doublings: the value if won, minus twice the value if lost."""
        if self.won:
            return self.value * self.factor
        return -self.value * (1 if self._counts_once else 2) * self.factor

    @property
    def _counts_once(self) -> bool:
        """Whether it is a lost hand game by the order before 1999."""
        return not self.won and self.contract.hand and not self.rules.lost_hand_doubled

    def explain(self, language: Language = "en", *, style: CardStyle | None = None) -> str:
        """Say the value, the reason and the score in one sentence.

        Args:
            language: ``"en"`` or ``"de"``.
            style: A :class:`pyskat.display.Style` by whose pack suits are named; None: the French one.

        >>> from pyskat import Contract, Game, settle
        >>> print(settle(Contract(Game.DIAMONDS), bid=30, matadors=1, points=75).explain())
        with 1, game 2, 2 × diamonds 9 = 18; bid 30, diamonds with 1 is worth 18: overbid, counted as 36, −72 \
(Schwarz would have been needed)
        """
        return in_style(self.say(language, style), style)

    def say(self, language: Language, style: CardStyle | None = None) -> str:
        """Say it within a sentence, by the suits of the pack that is shown."""
        return self._say(language, style, with_reason=True)

    def reckoned(self, language: Language, style: CardStyle | None = None) -> str:
        """Say the value and the score within a sentence, as :meth:`say` does, but not why it was won or lost."""
        return self._say(language, style, with_reason=False)

    def _say(self, language: Language, style: CardStyle | None, *, with_reason: bool) -> str:
        words = SETTLED[expect_language(language)]
        said = [self.game_value.say(language, style)]
        if self.overbid:
            said += ["; ", _overbid(self, words, language, style)]
        else:
            said += [
                ": ",
                _reason(self, words) if with_reason else words["plainly_won" if self.won else "plainly_lost"],
            ]
        if self.won and self._needed is not Level.NONE:
            said.append(words["lifted"].format(level=self._needed.name.capitalize(), bid=self.bid))
        if self.factor > 1:
            said.append(words["times"].format(said=_doublings(self, words), factor=self.factor))
        said += [words["once"]] if self._counts_once else []
        said.append(f", {signed(self.score)}")
        if self.overbid and self._needed is not Level.NEVER:
            said.append(words["needed"].format(level=self._needed.name.capitalize()))
        return "".join(said)

    def __str__(self) -> str:
        return self.explain()


def _reason(settled: Settlement, words: dict[str, str]) -> str:
    """Say why a game that was not overbid was won or lost."""
    reason = settled.verdict.value
    if settled.verdict is Verdict.WON and settled.contract.game is Game.NULL:
        reason = "won_null"
    elif settled.verdict is Verdict.WON and settled.tricks_taken == ALL_TRICKS:
        reason = "won_all"
    elif settled.verdict in _BY_POINTS and given_up(settled.facts, settled.rules):
        reason = f"{reason}_left"
    elif settled.verdict is Verdict.IN_PLACE_OF_NULL and settled.value > settled.game_value.value:
        reason = f"{reason}_raised"
    return words[reason].format(points=settled.points, bid=settled.bid, counted=settled.value)


def _overbid(settled: Settlement, words: dict[str, str], language: Language, style: CardStyle | None) -> str:
    """Say what an overbid game was worth and what it counts as."""
    name = settled.contract.say(language, style)
    if settled.matadors is not None:
        name = f"{name} {settled.matadors.say(language)}"
    worth = settled.game_value.value
    own = settled.value == worth
    return words["own" if own else "worth"].format(bid=settled.bid, game=name, value=worth, counted=settled.value)


def _doublings(settled: Settlement, words: dict[str, str]) -> str:
    """Say what multiplies the score."""
    there = {"kontra": settled.kontra, "re": settled.re, "bock": settled.doublings}
    return " + ".join(words[name] for name, counts in there.items() if counts)


def settle(  # noqa: PLR0913 - whatever is known of a game, by name
    contract: Contract,
    *,
    bid: int | None = None,
    matadors: Matadors | int | None = None,
    points: int | None = None,
    tricks_taken: int | None = None,
    ended: Ending = Ending.PLAYED,
    kontra: bool = False,
    re: bool = False,
    doublings: int = 0,
    claimed: ClaimLevel | None = None,
    rules: Rules = ISKO,
) -> Settlement:
    """Settle one declared game.

    Args:
        contract: The game with its announced levels.
        bid: The value at which the auction ended; None if nobody wrote it down, so nothing is overbid.
        matadors: Positive for "with", negative for "without"; ignored in Null.
        points: The declarer's card points with the skat, 0 to 120. Required in suit games and Grand that were played to
            the end.
        tricks_taken: The declarer's tricks, 0 to 10; None: neither side took all ten. Required in Null.
        ended: Played to the end, or given up by one side; ``points`` is then what the declarer had at that time.
        kontra: Whether a defender said Kontra.
        re: Whether the declarer said Re.
        doublings: How many more times the score is doubled, as in Bock rounds; 0 to 40.
        claimed: The level that the declarer demanded with a claim, ``"schneider"`` or ``"schwarz"``, if the defenders
            agreed to it, so that ``ended`` is ``Ending.DEFENDERS_CONCEDED``. It lifts a short bid. Not in Null.
        rules: The rules of the table.

    Raises:
        SettlementError: If a game cannot have ended like this.
        ContractError: For a Null worth less than the bid, if the rules do not allow it.

    Rule: Detailed rules, "The Scoring"; ISkO 2015 §5.2 to §5.4.

    >>> from pyskat import Contract, Game

    An announced level counts even if it was missed, and with it all levels below:

    >>> print(settle(Contract(Game.GRAND, schneider_announced=True), matadors=4, points=89))
    with 4, game 5, hand 6, Schneider 7, Schneider announced 8, 8 × grand 24 = 192: lost with 89 points, 90 were \
announced, −384
    """
    facts = Facts(points, tricks_taken, ended, claimed=claimed)
    found = expect_possible(contract, bid, matadors, facts, rules, kontra=kontra, re=re, doublings=doublings)
    return Settlement(contract, bid, found, facts, rules, kontra=kontra, re=re, doublings=doublings)


def expect_possible(
    contract: Contract,
    bid: int | None,
    matadors: Matadors | int | None,
    facts: Facts,
    rules: Rules,
    *,
    kontra: bool,
    re: bool,
    doublings: int,
) -> Matadors | None:
    """Refuse a game that cannot have ended like this, and return its matadors; the arguments are those of a Settlement.

    Raises:
        SettlementError: If it cannot.
        ContractError: For a Null worth less than the bid, if the rules do not allow it.
    """
    expect_type("contract", contract, Contract)
    expect_type("rules", rules, Rules)
    expect_type("ended", facts.ended, Ending)
    for name, flag in (("kontra", kontra), ("re", re)):
        expect_type(name, flag, bool)
    if contract.game is Game.RAMSCH:
        raise SettlementError.of(Code.RAMSCH_NOT_SETTLED)
    found = expect_matadors(contract, matadors)
    refuse_bid(contract, bid, rules)
    _refuse_claimed(contract, facts)
    if facts.ended is Ending.REPLACED:
        _refuse_replacing(contract, bid, facts, kontra=kontra)
    _refuse_taken(contract, facts.points, facts.tricks, facts.ended)
    expect_doublings(doublings)
    if re and not kontra:
        raise SettlementError.of(Code.RE_WITHOUT_KONTRA)
    return found


def _refuse_claimed(contract: Contract, facts: Facts) -> None:
    """Refuse a level to which nobody can have agreed."""
    if facts.claimed is None:
        return
    expect_one_of("claimed", facts.claimed, get_args(ClaimLevel))
    if contract.game is Game.NULL or facts.ended is not Ending.DEFENDERS_CONCEDED:
        raise SettlementError.of(Code.LEVEL_NOT_AGREED)


def _refuse_replacing(contract: Contract, bid: int | None, facts: Facts, *, kontra: bool) -> None:
    """Refuse what cannot count in place of a Null: only a plain game that was never played, at a bid above the Null."""
    null = game_value(Contract(Game.NULL, hand=contract.hand)).value
    plain = contract.game.has_matadors and not contract.schneider_announced
    if not plain or bid is None or bid <= null or kontra or facts != Facts(None, None, Ending.REPLACED):
        raise SettlementError.of(Code.NOT_IN_PLACE_OF_NULL)


def refuse_bid(contract: Contract, bid: int | None, rules: Rules) -> None:
    """Refuse a value that nobody can have bid, or at which a Null cannot be declared.

    Raises:
        SettlementError: If no game has this value.
        ContractError: For a Null worth less than the bid, if the rules do not allow it.
    """
    if bid is None:
        return
    expect_type("bid", bid, int)
    any_number = rules.bidding == "any" and _LEAST_BID <= bid <= _MOST_ANY_BID
    if bid not in BID_VALUES and not any_number:
        raise SettlementError.of(Code.BAD_BID, bid=bid, nearest=nearest_bids(bid))
    if rules.null_below_bid != "own_value" and not null_reaches_bid(contract, bid):
        value = game_value(contract).value
        code = Code.NULL_REPLACED if rules.null_below_bid == "replacement" else Code.NULL_BELOW_BID
        raise ContractError.of(code, contract=contract, value=value, bid=bid)


def _refuse_taken(contract: Contract, points: int | None, tricks: int | None, ended: Ending) -> None:
    """Refuse points and tricks that cannot go together."""
    if tricks is not None:
        expect_type("tricks_taken", tricks, int)
        if not 0 <= tricks <= ALL_TRICKS:
            raise SettlementError.of(Code.TRICKS_OUT_OF_RANGE, tricks=tricks)
    elif contract.game is Game.NULL and ended.counted:
        raise SettlementError.of(Code.TRICKS_MISSING)
    if points is None:
        if contract.game is not Game.NULL and ended.counted:
            raise SettlementError.of(Code.POINTS_MISSING)
        return
    expect_type("points", points, int)
    if not 0 <= points <= ALL_POINTS:
        raise SettlementError.of(Code.POINTS_OUT_OF_RANGE, points=points)
    if not is_possible(points, tricks):
        said = Span(0, ALL_TRICKS) if tricks is None else tricks
        raise SettlementError.of(Code.POINTS_IMPOSSIBLE, points=points, tricks=said)


@cache  # for 0 to 120 points, and 0 to 10 tricks or None
def is_possible(points: int, tricks: int | None) -> bool:
    """Tell whether the skat and this many tricks can have these points."""
    sizes = [2 + 3 * count for count in (range(ALL_TRICKS + 1) if tricks is None else (tricks,))]
    return any(can_lie((points, ALL_POINTS - points), (size, PACK - size)) for size in sizes)
