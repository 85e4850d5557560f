"""Every rule case that one deal or one settlement can answer, checked under its preset."""

from collections.abc import Callable, Iterable

import pytest

import pyskat as sk
from shared_data import Case, each_case

PRESETS = {"ISKO": sk.ISKO, "SIMPLE": sk.SIMPLE, "PRE_1999": sk.PRE_1999}
GAMES = dict(zip("DHSCGNR", sk.Game, strict=True))
CALLS: dict[str, sk.Action] = {"hold": sk.Hold(), "pass": sk.Pass()}


def of_kind(*kinds: str) -> Callable[[Case], bool]:
    """Choose the cases of some kinds whose rules are a preset."""
    return lambda case: case["kind"] in kinds and isinstance(case["rules"], str) and case["rules"] in PRESETS


def is_settled_kontra(case: Case) -> bool:
    """Choose the Kontra cases that ask for nothing but one score."""
    return case["kind"] == "kontra" and "contract" in case["input"]


def card_set(names: Iterable[str]) -> sk.CardSet:
    return sk.cards(" ".join(names))


def contract_of(said: Case) -> sk.Contract:
    """Read a declaration, where schneider and schwarz mean announced."""
    return sk.Contract(
        GAMES[said["game"]],
        hand=said.get("hand", False),
        schneider_announced=said.get("schneider", False),
        schwarz_announced=said.get("schwarz", False),
        ouvert=said.get("ouvert", False),
    )


def settled(
    case: Case, rules: sk.Rules, *, kontra: bool = False, re: bool = False, doublings: int = 0
) -> sk.Settlement:
    given = case["input"]
    conceded = given.get("ended_by") == "declarer_concession"
    return sk.settle(
        contract_of(given["contract"]),
        bid=given["bid"],
        matadors=given.get("matadors"),
        points=given.get("declarer_points"),
        tricks_taken=given["declarer_tricks"],
        ended=sk.Ending.DECLARER_CONCEDED if conceded else sk.Ending.PLAYED,
        kontra=kontra,
        re=re,
        doublings=doublings,
        rules=rules,
    )


def some_deal(forehand: sk.CardSet, skat: sk.CardSet) -> sk.Deal:
    rest = list(sk.DECK - forehand - skat)
    return sk.Deal((forehand, sk.CardSet(rest[:10]), sk.CardSet(rest[10:])), skat)


ANY_DEAL = some_deal(sk.cards("CJ SJ CA CT SA ST HA HT D8 D7"), sk.cards("DA DT"))


def won_by_middlehand(bid: int, rules: sk.Rules) -> sk.State:
    """Let middlehand win the auction at a bid, step by step up the ladder."""
    state = sk.start(ANY_DEAL, rules)
    for value in sk.BID_VALUES[: sk.BID_VALUES.index(bid)]:
        state = sk.play(state, f"{value}, hold")
    return sk.play(state, f"{bid}, pass, pass")


@each_case(of_kind("bid_ladder"))
def test_bid_ladder(case: Case) -> None:
    match case["input"]["op"]:
        case "count":
            assert len(sk.BID_VALUES) == case["expected"]
        case "is_legal":
            assert (case["input"]["value"] in sk.BID_VALUES) is case["expected"]
        case "next_after":
            assert sk.next_bid(case["input"]["value"]) == case["expected"]
        case op:
            pytest.fail(f"no such question: {op}")


@each_case(of_kind("value"))
def test_value(case: Case) -> None:
    given = case["input"]
    contract = sk.Contract(
        GAMES[given["game"]],
        hand=given.get("hand", False),
        schneider_announced=given.get("schneider_announced", False),
        schwarz_announced=given.get("schwarz_announced", False),
        ouvert=given.get("ouvert", False),
    )
    value = sk.game_value(
        contract,
        given.get("matadors"),
        schneider=given.get("schneider", False),
        schwarz=given.get("schwarz", False),
    )
    assert {"multiplier": value.multiplier, "value": value.value} == case["expected"]


@each_case(of_kind("matadors"))
def test_matadors(case: Case) -> None:
    given = case["input"]
    found = sk.matadors(card_set(given["hand"]) | card_set(given["skat"]), GAMES[given["game"]])
    assert {"with": found.held, "n": found.count} == case["expected"]


@each_case(lambda case: of_kind("outcome", "overbid", "null")(case) and "hands" not in case["input"])
def test_outcome_without_a_deal(case: Case) -> None:
    rules = PRESETS[case["rules"]]
    if case["expected"] == {"legal": False}:
        with pytest.raises(sk.ContractError):
            settled(case, rules)
        return
    result = settled(case, rules)
    assert {name: getattr(result, name) for name in case["expected"]} == case["expected"]


@each_case(lambda case: of_kind("outcome")(case) and "hands" in case["input"])
def test_outcome_of_a_deal_trick_by_trick(case: Case) -> None:
    given, expected = case["input"], case["expected"]
    fore, middle, rear = map(card_set, given["hands"])
    deal = sk.Deal((fore, middle, rear), card_set(given["skat"]))
    declarer = sk.Seat(given["declarer"])
    state: sk.State = sk.start_play(deal, contract_of(given["contract"]), declarer, bid=given["bid"])
    for number, trick in enumerate(given["tricks"]):
        assert state.turn == trick["leader"]
        for name in trick["cards"]:
            state = sk.apply(state, sk.PlayCard(sk.Card.parse(name)), state.turn)
        assert isinstance(state, sk.Playing | sk.Finished)
        assert len(state.tricks) == number + 1
        assert [str(card) for card in state.tricks[-1]] == trick["cards"]
        assert state.tricks[-1].winner == expected["trick_winners"][number]
    assert isinstance(state, sk.Finished)
    result = state.result
    assert isinstance(result, sk.GameResult)
    assert result.points == expected["declarer_points"]
    assert result.tricks_taken == expected["declarer_tricks"]
    assert result.matadors is not None
    assert {"with": result.matadors.held, "n": result.matadors.count} == expected["matadors"]
    assert result.settlement.won is expected["won"]
    assert result.settlement.overbid is expected["overbid"]
    assert result.settlement.value == expected["value"]
    assert result.scores == tuple(expected["score"] if seat is declarer else 0 for seat in sk.Seat)


@each_case(of_kind("trick_winner"))
def test_trick_winner(case: Case) -> None:
    trick = [sk.Card.parse(name) for name in case["input"]["cards"]]
    assert sk.trick_winner(trick, GAMES[case["input"]["game"]]) == case["expected"]["winner_index"]
    assert sk.CardSet(trick).points == case["expected"]["points"]


@each_case(of_kind("legal_moves"))
def test_legal_moves(case: Case) -> None:
    given = case["input"]
    trick = [sk.Card.parse(name) for name in given["trick"]]
    assert sk.legal_cards(card_set(given["hand"]), trick, GAMES[given["game"]]) == card_set(case["expected"])


@each_case(of_kind("auction"))
def test_auction(case: Case) -> None:
    calls = [(sk.Seat(seat), CALLS.get(said) or sk.Bid(said)) for seat, said in case["input"]["calls"]]
    expected = case["expected"]
    state = sk.start(ANY_DEAL, PRESETS[case["rules"]])
    legal = calls[: expected.get("error_at", len(calls))]
    for seat, call in legal:
        state = sk.apply(state, call, seat)
    if "error_at" in expected:
        seat, call = calls[expected["error_at"]]
        assert state.turn is seat
        assert call not in sk.legal_actions(state)
        with pytest.raises(sk.IllegalActionError):
            sk.apply(state, call, seat)
    elif "next" in expected:
        assert state.turn == expected["next"]["seat"]
        higher = [sk.Bid(value) for value in sk.BID_VALUES if value > expected["next"]["above"]]
        assert list(sk.legal_actions(state)) == [*higher, sk.Pass()]
    elif expected.get("passed_in"):
        assert isinstance(state, sk.Finished)
        assert isinstance(state.result, sk.PassedIn)
        assert (state.declarer, state.bid) == (None, None)
    else:
        assert isinstance(state, sk.SkatDecision)
        assert {"declarer": state.declarer, "bid": state.bid} == expected


@each_case(lambda case: of_kind("announcement")(case) and "declaration" in case["input"])
def test_announcement(case: Case) -> None:
    given = case["input"]
    state = won_by_middlehand(given["bid"], PRESETS[case["rules"]])
    if given["picked_up_skat"]:
        state = sk.apply(sk.apply(state, sk.PickUp()), sk.Discard(ANY_DEAL.skat))
    declaration = sk.Declare(contract_of(given["declaration"]))
    assert (declaration in sk.legal_actions(state)) is case["expected"]["legal"]
    assert sk.is_legal(state, declaration) is case["expected"]["legal"]
    if case["expected"]["legal"]:
        playing = sk.apply(state, declaration)
        assert isinstance(playing, sk.Playing)
        said = {
            "hand": playing.contract.hand,
            "schneider": playing.contract.schneider_announced,
            "schwarz": playing.contract.schwarz_announced,
            "ouvert": playing.contract.ouvert,
        }
        assert case["expected"]["normalized"].items() <= said.items()


@each_case(lambda case: of_kind("announcement")(case) and case["input"].get("op") == "discard")
def test_discard(case: Case) -> None:
    twelve, discard = case["input"]["hand12"], sk.Discard(card_set(case["input"]["discard"]))
    deal = some_deal(card_set(twelve[:10]), card_set(twelve[10:]))
    state = sk.play(sk.start(deal), "pass, pass, 18, pick up")
    assert (discard in sk.legal_actions(state)) is case["expected"]["legal"]
    assert sk.is_legal(state, discard) is case["expected"]["legal"]
    if case["expected"]["legal"]:
        conceded = sk.play(sk.apply(state, discard), "clubs, concede forehand")
        assert isinstance(conceded, sk.Finished)
        assert isinstance(conceded.result, sk.GameResult)
        assert conceded.result.points == case["expected"]["declarer_points_from_discard"]


@each_case(is_settled_kontra)
def test_kontra(case: Case) -> None:
    said = case["rules"]["options"]
    result = settled(
        case,
        PRESETS[case["rules"]["base"].upper()],
        kontra=said.get("kontra", False),
        re=said.get("re", False),
        doublings=int(said.get("bock", False)),
    )
    assert {name: getattr(result, name) for name in case["expected"]} == case["expected"]
