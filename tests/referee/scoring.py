"""Is the game won, and what is it worth? One function for each way in which a game can end."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .cards import card_points
from .contracts import BASE_VALUES, Contract, matadors, value_before_play
from .rules import TableRules

SCHNEIDER = 90
"""Points with which a side has made the other one schneider."""


@dataclass(frozen=True)
class Standing:
    """What the two sides have so far; the declarer's points include the skat."""

    points: int
    tricks: int
    other_points: int
    other_tricks: int


def standing_of(taken: Sequence[Iterable[str]], tricks: Sequence[int], skat: Iterable[str], declarer: int) -> Standing:
    """Add up the cards and tricks that the seats have taken; an open trick is nobody's yet."""
    points = card_points(skat)
    trick_count = 0
    other_points = 0
    other_tricks = 0
    for seat in [0, 1, 2]:
        if seat == declarer:
            points += card_points(taken[seat])
            trick_count += tricks[seat]
        else:
            other_points += card_points(taken[seat])
            other_tricks += tricks[seat]
    return Standing(points, trick_count, other_points, other_tricks)


@dataclass(frozen=True)
class Agreement:
    """What the declarer has let himself in for."""

    contract: Contract
    matadors: int
    bid: int
    rules: TableRules

    @property
    def plain_value(self) -> int:
        """The value with the announced levels and no others."""
        return value_before_play(self.contract, self.matadors)


@dataclass(frozen=True)
class Verdict:
    """The outcome of a game; the score is the declarer's, before Kontra and Re."""

    won: bool
    overbid: bool
    value: int
    score: int
    schneider: bool
    schwarz: bool


def verdict(deal: Agreement, *, reached: bool, schneider: bool, schwarz: bool) -> Verdict:
    """Value a game whose goal was reached or missed, with the levels that one side has made."""
    contract = deal.contract
    # An announced level is in the plain value already and is not charged a second time.
    schneider = schneider and not contract.is_null and not contract.schneider
    schwarz = schwarz and not contract.is_null and not contract.schwarz
    value = deal.plain_value
    if schneider:
        value += BASE_VALUES[contract.game]
    if schwarz:
        value += BASE_VALUES[contract.game]
    overbid = value < deal.bid
    if overbid and not contract.is_null and deal.rules.overbid_loss == "least_multiple":
        while value < deal.bid or value % BASE_VALUES[contract.game] != 0:
            value += 1
    won = reached and not overbid
    if won:
        score = value
    elif contract.hand and not deal.rules.lost_hand_doubled:
        score = -value
    else:
        score = -2 * value
    return Verdict(won, overbid, value, score, schneider, schwarz)


def instead_of_null(rules: TableRules, twelve: Iterable[str], bid: int, *, hand: bool) -> tuple[str, int, Verdict]:
    """Find the game that is lost for a Null below the bid: its letter, its matadors, and what it costs."""
    held = set(twelve)
    best: tuple[str, int, Verdict] | None = None
    for game in ["D", "H", "S", "C", "G"]:
        tops = matadors(held, game)
        steps = abs(tops) + 1
        if hand:
            steps += 1
        while steps * BASE_VALUES[game] < bid:
            steps += 1
        value = steps * BASE_VALUES[game]
        score = -value if hand and not rules.lost_hand_doubled else -2 * value
        if best is None or score > best[2].score:
            best = game, tops, Verdict(False, False, value, score, False, False)
    if best is None:
        raise ValueError("there are five games")
    return best


def goal_reached(contract: Contract, points: int, *, other_has_trick: bool) -> bool:
    """Say whether a suit game or Grand has what it was announced with."""
    if contract.schwarz:
        return not other_has_trick
    if contract.schneider:
        return points >= SCHNEIDER
    return points >= 61


def judge_played(deal: Agreement, standing: Standing) -> Verdict:
    """Judge a game that was played until it was over."""
    if deal.contract.is_null:
        return verdict(deal, reached=standing.tricks == 0, schneider=False, schwarz=False)
    return verdict(
        deal,
        reached=goal_reached(deal.contract, standing.points, other_has_trick=standing.other_tricks > 0),
        schneider=standing.points >= SCHNEIDER or standing.points <= deal.rules.declarer_schneider_max,
        schwarz=standing.other_tricks == 0 or standing.tricks == 0,
    )


def with_the_rest(deal: Agreement, standing: Standing) -> Standing:
    """Give every card and trick not yet taken to the declarer; in Null nothing changes hands."""
    if deal.contract.is_null:
        return standing
    return Standing(
        120 - standing.other_points,
        10 - standing.other_tricks,
        standing.other_points,
        standing.other_tricks,
    )


def judge_rest_from_defenders(deal: Agreement, standing: Standing) -> Verdict:
    """Judge a game whose rest the defenders have given to the declarer."""
    return judge_played(deal, with_the_rest(deal, standing))


def judge_rest_from_declarer(deal: Agreement, standing: Standing) -> Verdict:
    """Judge a declarer who gives up by what he has so far."""
    if deal.contract.is_null:
        return verdict(deal, reached=False, schneider=False, schwarz=False)
    # Before a trick is complete nobody has been made schneider or schwarz.
    begun = standing.tricks + standing.other_tricks > 0
    beaten_schneider = begun and standing.points <= deal.rules.declarer_schneider_max
    return verdict(
        deal,
        # The tricks that are still out are not his, so a game that needs them all is lost.
        reached=goal_reached(deal.contract, standing.points, other_has_trick=True),
        schneider=standing.points >= SCHNEIDER or beaten_schneider,
        schwarz=begun and standing.tricks == 0,
    )


def level_owed(deal: Agreement) -> str:
    """Name the level the declarer has to make: `none`, `schneider`, `schwarz`, or `impossible`."""
    if deal.contract.is_null:
        return "none" if deal.plain_value >= deal.bid else "impossible"
    announced = "none"
    if deal.contract.schneider:
        announced = "schneider"
    if deal.contract.schwarz:
        announced = "schwarz"
    if deal.plain_value >= deal.bid:
        return announced
    levels = ["none", "schneider", "schwarz"]
    value = deal.plain_value
    for level in levels[levels.index(announced) + 1 :]:
        value += BASE_VALUES[deal.contract.game]
        if value >= deal.bid:
            return level
    return "impossible"


def decided_for(deal: Agreement, standing: Standing) -> str | None:
    """Name the side that has won already, `declarer` or `defenders`, or None."""
    owed = level_owed(deal)
    won = False
    lost = False
    if owed == "impossible":
        lost = True
    elif deal.contract.is_null:
        lost = standing.tricks > 0
    elif owed == "schwarz":
        # The declarer has made schwarz with the last trick only, and then the game is over.
        lost = standing.other_tricks > 0
    elif owed == "schneider":
        won = standing.points >= SCHNEIDER
        lost = standing.other_points > 30
    else:
        won = standing.points >= 61
        lost = standing.other_points >= 60
    if won:
        return "declarer"
    return "defenders" if lost else None


def judge_simple(deal: Agreement, standing: Standing, *, declarer_gives_up: bool, claimed: str = "") -> Verdict:
    """Judge a game one side has given up: as decided, or else for the other side at the simple value.

    A level that the declarer claimed, and that was accepted, counts as made.
    """
    claimed_schneider = claimed in {"schneider", "schwarz"}
    claimed_schwarz = claimed == "schwarz"
    decided = decided_for(deal, standing)
    if decided is not None:
        # Schneider is certain once the other side can not get out of it any more.
        beaten_schneider = 120 - standing.other_points <= deal.rules.declarer_schneider_max
        return verdict(
            deal,
            reached=decided == "declarer",
            schneider=standing.points >= SCHNEIDER or beaten_schneider or claimed_schneider,
            schwarz=claimed_schwarz,
        )
    if declarer_gives_up:
        return verdict(deal, reached=False, schneider=False, schwarz=False)
    owed = level_owed(deal)
    return verdict(
        deal,
        reached=True,
        schneider=owed in {"schneider", "schwarz"} or claimed_schneider,
        schwarz=owed == "schwarz" or claimed_schwarz,
    )
