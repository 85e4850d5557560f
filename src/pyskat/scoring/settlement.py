"""What does the declarer score? The whole reckoning of one game, without any deal."""

from typing import Final

from pyskat.contract import Contract
from pyskat.errors import Code, ContractError, SettlementError, check_type
from pyskat.errors.limits import check_doublings
from pyskat.game import Game
from pyskat.rules import ISKO, NullRule, Rules
from pyskat.scoring.judgement import ALL_POINTS, ALL_TRICKS, Ending, Facts, Verdict, judge
from pyskat.scoring.matador import Matadors
from pyskat.scoring.possible import can_lie
from pyskat.scoring.settled import Settlement
from pyskat.scoring.value import BID_VALUES, check_matadors, game_value, nearest_bids

__all__ = ["Ending", "Settlement", "Verdict", "settle"]

_LEAST_BID: Final = 18
_MOST_ANY_BID: Final = 499
PACK: Final = 32


def settle(
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
    rules: Rules = ISKO,
) -> Settlement:
    """Settle one declared game.

    Args:
        contract: The game with its announced levels.
        bid: The value at which the auction ended; None: nobody wrote it down, so nothing is overbid.
        matadors: Positive for "with", negative for "without"; plays no part in Null.
        points: The declarer's card points with the skat, 0 to 120. Required in suit games and Grand that were
            played to the end.
        tricks_taken: The declarer's tricks, 0 to 10; None: neither side took all ten. Required in Null.
        ended: Played to the end, or given up by one side; ``points`` is then what the declarer had by that time.
        kontra: A defender doubled.
        re: The declarer doubled back.
        doublings: How often more the score doubles, as in Bock rounds; 0 to 40.
        rules: The rules of the table.

    Raises:
        SettlementError: If a game cannot have ended like this.
        ContractError: For a Null worth less than the bid where that cannot be declared.

    Rule: 003, "The Scoring"; ISkO 2015 §5.2 to §5.4.

    >>> from pyskat import Contract, Game

    An announced level counts although it was missed, and with it all steps below:

    >>> print(settle(Contract(Game.GRAND, schneider_announced=True), matadors=4, points=89))
    with 4, game 5, hand 6, Schneider 7, Schneider announced 8, 8 × grand 24 = 192: lost with 89 points, 90 were \
announced, −384
    """
    check_type("a contract", contract, Contract, "a Contract")
    check_type("rules", rules, Rules, "Rules, such as ISKO")
    check_type("ended", ended, Ending, "an Ending")
    for flag in (kontra, re):
        check_type("kontra and re", flag, bool, "True or False")
    if contract.game is Game.RAMSCH:
        raise SettlementError.of(Code.RAMSCH_NOT_SETTLED)
    found = check_matadors(contract, matadors)
    _check_bid(contract, bid, rules)
    _check_taken(contract, points, tricks_taken, ended)
    check_doublings(doublings)
    if re and not kontra:
        raise SettlementError.of(Code.RE_WITHOUT_KONTRA)
    facts = Facts(points, tricks_taken, ended)
    return conclude(contract, bid, found, facts, rules, kontra=kontra, re=re, doublings=doublings)


def conclude(
    contract: Contract,
    bid: int | None,
    matadors: Matadors | None,
    facts: Facts,
    rules: Rules,
    *,
    kontra: bool,
    re: bool,
    doublings: int = 0,
) -> Settlement:
    """Settle a game whose facts are known to be possible."""
    judged = judge(contract, matadors, bid, facts, rules)
    return Settlement(
        contract=contract,
        bid=bid,
        matadors=matadors,
        points=facts.points,
        tricks_taken=facts.tricks,
        ended=facts.ended,
        kontra=kontra,
        re=re,
        doublings=doublings,
        rules=rules,
        won=judged.won,
        overbid=judged.overbid,
        game_value=judged.game_value,
        value=judged.value,
        verdict=judged.verdict,
    )


def null_reaches_bid(contract: Contract, bid: int, null_below_bid: NullRule) -> bool:
    """Tell whether a contract may be declared at this bid: all but a Null that is worth less.

    Rule: 004, "Null games"; 000 lets it be declared and lost.
    """
    if contract.game is not Game.NULL or null_below_bid == "own_value":
        return True
    return game_value(contract).value >= bid


def _check_bid(contract: Contract, bid: int | None, rules: Rules) -> None:
    if bid is None:
        return
    check_type("a bid", bid, int, "an int")
    any_number = rules.bidding == "any" and _LEAST_BID <= bid <= _MOST_ANY_BID
    if bid not in BID_VALUES and not any_number:
        raise SettlementError.of(Code.BAD_BID, bid=bid, nearest=nearest_bids(bid))
    if not null_reaches_bid(contract, bid, rules.null_below_bid):
        value = game_value(contract).value
        raise ContractError.of(Code.NULL_BELOW_BID, contract=str(contract), value=value, bid=bid)


def _check_taken(contract: Contract, points: int | None, tricks: int | None, ended: Ending) -> None:
    """Refuse points and tricks that no play can bring together."""
    if tricks is not None:
        check_type("tricks", tricks, int, "an int")
        if not 0 <= tricks <= ALL_TRICKS:
            raise SettlementError.of(Code.TRICKS_OUT_OF_RANGE, tricks=tricks)
    elif contract.game is Game.NULL and ended is Ending.PLAYED:
        raise SettlementError.of(Code.TRICKS_MISSING)
    if points is None:
        if contract.game is not Game.NULL and ended is Ending.PLAYED:
            raise SettlementError.of(Code.POINTS_MISSING)
        return
    check_type("points", points, int, "an int")
    if not 0 <= points <= ALL_POINTS:
        raise SettlementError.of(Code.POINTS_OUT_OF_RANGE, points=points)
    counts = range(ALL_TRICKS + 1)
    sizes = [2 + 3 * count for count in (counts if tricks is None else (tricks,))]
    if not any(can_lie((points, ALL_POINTS - points), (size, PACK - size)) for size in sizes):
        said = f"{counts[0]}–{counts[-1]}" if tricks is None else tricks
        raise SettlementError.of(Code.POINTS_IMPOSSIBLE, points=points, tricks=said)
