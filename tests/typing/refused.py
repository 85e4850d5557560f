"""What users might write, and what type checkers must refuse: each line with the error of mypy and of pyright."""

from typing import assert_never

import pyskat as sk
from pyskat import testing

STATE: sk.State = sk.start(sk.Deal.from_order(sk.CARDS))


def values_do_not_change(deal: sk.Deal, rules: sk.Rules, record: sk.Record, seen: sk.View) -> None:
    """Assign to values."""
    sk.Bid(18).value = 20  # refused: misc, reportAttributeAccessIssue
    deal.skat = sk.cards("CJ SJ")  # refused: misc, reportAttributeAccessIssue
    rules.bidding = "next"  # refused: misc, reportAttributeAccessIssue
    seen.hand = sk.DECK  # refused: misc, reportAttributeAccessIssue
    record.actions.append(sk.Pass())  # refused: attr-defined, reportAttributeAccessIssue
    sk.reckon("grand with 1, 61 points").score = 0  # refused: misc, reportAttributeAccessIssue
    seen.calls[0] = (sk.Seat.FOREHAND, sk.Pass())  # refused: index, reportIndexIssue


def words_are_known() -> None:
    """Use a word that a field does not have."""
    sk.reckon("grand with 1, 61 points").explain("fr")  # refused: arg-type, reportArgumentType
    sk.Rules(bidding="up")  # refused: arg-type, reportArgumentType
    sk.KontraRules(who="defenders")  # refused: arg-type, reportArgumentType
    sk.BockRules(events=("sixty_one",))  # refused: arg-type, reportArgumentType
    sk.RamschRules(tie="first")  # refused: arg-type, reportArgumentType
    sk.Format(rounds=2, system=sk.PLAIN, winners="player")  # refused: arg-type, reportArgumentType
    sk.Rules(biding="next")  # refused: call-arg, reportCallIssue


def kinds_are_not_mixed(state: sk.State, deal: sk.Deal) -> None:
    """Pass one thing for another."""
    sk.apply(state, "18")  # refused: call-overload, reportCallIssue
    sk.Bid("18")  # refused: arg-type, reportArgumentType
    sk.view(state, "forehand")  # refused: arg-type, reportArgumentType
    deal.hand(0)  # refused: arg-type, reportArgumentType
    sk.Contract("grand")  # refused: arg-type, reportArgumentType
    sk.Contract(sk.Game.GRAND, True)  # refused: call-arg, reportCallIssue
    sk.PlayCard("CJ")  # refused: arg-type, reportArgumentType
    sk.CardSet([0, 1])  # refused: list-item, reportArgumentType
    sk.trumps("spades")  # refused: arg-type, reportArgumentType
    sk.start(deal, "isko")  # refused: arg-type, reportArgumentType
    sk.Deal.shuffled(7)  # refused: arg-type, reportArgumentType
    testing.states(sk.Rank)  # refused: type-var, reportArgumentType


def what_a_phase_does_not_have(state: sk.State, bidding: sk.Bidding, playing: sk.Playing) -> None:
    """Ask for what is not there, or may not be."""
    print(state.points)  # refused: union-attr, reportAttributeAccessIssue
    print(bidding.points)  # refused: attr-defined, reportAttributeAccessIssue
    print(playing.declarer.next)  # refused: union-attr, reportOptionalMemberAccess
    print(sk.view(state, None).skat.points)  # refused: union-attr, reportOptionalMemberAccess
    sk.apply(state, sk.Pass()).duel  # refused: union-attr, reportAttributeAccessIssue


def a_phase_is_forgotten(state: sk.State) -> str:
    """Leave out Pushing."""
    match state:
        case sk.Bidding() | sk.SkatDecision() | sk.Discarding() | sk.Declaring() | sk.Doubling():
            return "before"
        case sk.Playing() | sk.Finished():
            return "after"
        case _:
            assert_never(state)  # refused: arg-type, reportArgumentType


def an_end_is_forgotten(result: sk.Result) -> str:
    """Leave out that a deal may be aborted."""
    match result:
        case sk.GameResult() | sk.RamschResult() | sk.PassedIn():
            return "over"
        case _:
            assert_never(result)  # refused: arg-type, reportArgumentType


def an_action_is_forgotten(action: sk.Action) -> str:
    """Leave out what is done out of turn."""
    match action:
        case sk.Bid() | sk.Hold() | sk.Pass() | sk.PickUp() | sk.Discard() | sk.Declare() | sk.Push():
            return "before"
        case sk.Kontra() | sk.Re() | sk.PlayCard():
            return "after"
        case _:
            assert_never(action)  # refused: arg-type, reportArgumentType


def only_a_name(entry: sk.Entry) -> tuple[int, ...]:
    """Score without being told how many play."""
    return entry.scores or ()


SYSTEM = sk.ScoringSystem("mine", only_a_name)  # refused: arg-type, reportArgumentType


class Moves(sk.LegalActions):  # refused: misc, reportGeneralTypeIssues
    """Inherit from what is final."""
