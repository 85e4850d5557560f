"""Every rule case that a deal, a settlement or a score sheet can answer, checked under its id."""

from collections.abc import Callable, Iterable
from typing import Any, Final

import pytest
from attrs import evolve

import pyskat as sk
from pyskat.phases.doubling import may_say_kontra
from shared_data import Case, each_case

PRESETS = {"ISKO": sk.ISKO, "SIMPLE": sk.SIMPLE, "PRE_1999": sk.PRE_1999}
GAMES = dict(zip("DHSCGNR", sk.Game, strict=True))
CALLS: dict[str, sk.Action] = {"hold": sk.Hold(), "pass": sk.Pass()}
MARCHES: Final = {"plus120": "plus", "others_minus120": "others"}
ELIGIBLE: Final = {"bid_or_held_18": "bid_or_held", "anyone": "anyone"}
NAMES: Final = ("Anna", "Ben", "Cleo", "Dora")

made: Any = sk.RamschRules
kontra_rules: Any = sk.KontraRules
may_say: Any = may_say_kontra
scores_of: Any = sk.settle_ramsch


def of_kind(*kinds: str) -> Callable[[Case], bool]:
    """Choose the cases of some kinds whose rules are a preset."""
    return lambda case: case["kind"] in kinds and isinstance(case["rules"], str) and case["rules"] in PRESETS


def asking(kind: str, op: str | None = None) -> Callable[[Case], bool]:
    """Choose the cases of a kind that ask one question."""
    return lambda case: case["kind"] == kind and case["input"].get("op") == op


def card_set(names: Iterable[str]) -> sk.CardSet:
    return sk.cards(" ".join(names))


def contract_of(said: Case, announced: str = "") -> sk.Contract:
    """Read a declaration, where schneider and schwarz mean announced unless the words say so themselves."""
    return sk.Contract(
        GAMES[said["game"]],
        hand=said.get("hand", False),
        schneider_announced=said.get(f"schneider{announced}", False),
        schwarz_announced=said.get(f"schwarz{announced}", False),
        ouvert=said.get("ouvert", False),
    )


def calls_of(case: Case) -> list[tuple[sk.Seat, sk.Action]]:
    return [(sk.Seat(seat), CALLS.get(said) or sk.Bid(said)) for seat, said in case["input"]["calls"]]


def told(result: object, case: Case) -> Case:
    """Say what the case asks for."""
    return {name: getattr(result, name) for name in case["expected"]}


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
    asked: dict[str, Callable[[int], object]] = {
        "count": lambda _: len(sk.BID_VALUES),
        "is_legal": lambda value: value in sk.BID_VALUES,
        "next_after": sk.next_bid,
    }
    assert asked[case["input"]["op"]](case["input"].get("value", 0)) == case["expected"]


@each_case(of_kind("value"))
def test_value(case: Case) -> None:
    given = case["input"]
    made = {level: given.get(level, False) for level in ("schneider", "schwarz")}
    value = sk.game_value(contract_of(given, "_announced"), given.get("matadors"), **made)
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
    assert told(settled(case, rules), case) == case["expected"]


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
    assert (result.points, result.tricks_taken) == (expected["declarer_points"], expected["declarer_tricks"])
    assert result.matadors is not None
    assert {"with": result.matadors.held, "n": result.matadors.count} == expected["matadors"]
    for name in ("won", "overbid", "value"):
        assert getattr(result.settlement, name) == expected[name]
    assert result.scores == tuple(expected["score"] if seat is declarer else 0 for seat in sk.Seat)


@each_case(of_kind("trick_winner"))
def test_trick_winner(case: Case) -> None:
    trick = [sk.Card.parse(name) for name in case["input"]["cards"]]
    winner = sk.trick_winner(trick, GAMES[case["input"]["game"]])
    assert {"winner_index": winner, "points": sk.CardSet(trick).points} == case["expected"]


@each_case(of_kind("legal_moves"))
def test_legal_moves(case: Case) -> None:
    given = case["input"]
    trick = [sk.Card.parse(name) for name in given["trick"]]
    assert sk.legal_cards(card_set(given["hand"]), trick, GAMES[given["game"]]) == card_set(case["expected"])


@each_case(of_kind("auction"))
def test_auction(case: Case) -> None:
    calls, expected = calls_of(case), case["expected"]
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
        wanted = contract_of({"game": given["declaration"]["game"], **case["expected"]["normalized"]})
        assert playing.contract == wanted


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


@each_case(asking("kontra"))
def test_kontra(case: Case) -> None:
    said = case["rules"]["options"]
    preset = PRESETS[case["rules"]["base"].upper()]
    for rules in (preset, evolve(preset, kontra=sk.KontraRules())):
        kontra, re, bock = (said.get(word, False) for word in ("kontra", "re", "bock"))
        assert told(settled(case, rules, kontra=kontra, re=re, doublings=int(bock)), case) == case["expected"]


ANSWERED: Final[dict[str, set[str | None]]] = {
    "ramsch": {None},
    "kontra": {None, "may_say_kontra", "seeger_fabian_with_kontra"},
    "seeger_fabian": {None, "list_length", "rank"},
    "bierlachs": {None},
}


@each_case(lambda case: case["kind"] in ANSWERED)
def test_every_question_about_house_rules_and_sheets_is_asked_here(case: Case) -> None:
    assert case["input"].get("op") in ANSWERED[case["kind"]]


def ramsch_rules(case: Case) -> Any:  # noqa: ANN401 - built from the words of a case
    said = case["rules"].get("options", {})
    assert said.get("virgin", True), "a player without a trick always doubles"
    fields = {name: said[name] for name in ("skat_to", "tie") if name in said}
    if "march" in said:
        fields["march"] = MARCHES[said["march"]]
    return made(**fields)


@each_case(asking("ramsch"))
def test_ramsch(case: Case) -> None:
    given = case["input"]
    factor = given.get("factor", 1)
    assert factor.bit_count() == 1
    result = scores_of(
        points=tuple(given["pts"]),
        tricks_taken=tuple(given["tricks"]),
        skat=given["skat"],
        last_trick=sk.Seat(given["last"]),
        doublings=given.get("pushes", 0) + factor.bit_length() - 1,
        rules=ramsch_rules(case),
    )
    assert list(result.scores) == case["expected"]


def who_may(case: Case) -> sk.KontraRules:
    rules: sk.KontraRules = kontra_rules(who=ELIGIBLE[case["rules"]["options"]["eligibility"]])
    return rules


@each_case(asking("kontra", "may_say_kontra"))
def test_who_may_say_kontra(case: Case) -> None:
    given, asked = case["input"], tuple(calls_of(case))
    who, declarer = sk.Seat(given["who"]), sk.Seat(given["declarer"])
    assert may_say(who, declarer, asked, who_may(case)) is case["expected"]
    state = sk.start(sk.Deal.from_order(sk.CARDS), evolve(sk.ISKO, kontra=who_may(case)))
    for seat, call in asked:
        state = sk.apply(state, call, seat)
    assert state.declarer == given["declarer"]
    state = sk.apply(state, sk.Declare(sk.Contract(sk.Game.GRAND, hand=True)))
    turns: list[sk.Seat] = []
    while isinstance(state, sk.Doubling):
        turns.append(state.turn)
        assert sk.is_legal(state, sk.Kontra(), state.turn)
        state = sk.apply(state, sk.Pass())
    assert (who in turns) is case["expected"]


@each_case(asking("kontra", "seeger_fabian_with_kontra"))
def test_the_bonuses_of_the_list_are_not_doubled_by_kontra(case: Case) -> None:
    given = case["input"]
    sheet = sk.Sheet(NAMES[: given["players"]])
    typed = sheet.enter(sk.Entry.game(given["declarer"], given["game_score"]))
    assert list(typed.totals) == case["expected"]
    assert typed.standings()[0].won == int(given["won"])
    settled = sk.settle(sk.Contract(sk.Game.SPADES), bid=18, matadors=2, points=70, kontra=True)
    assert settled.score == given["game_score"]
    assert sheet.enter(sk.Entry.game(given["declarer"], settled)).totals == typed.totals


# Sheets.


@each_case(asking("seeger_fabian"))
def test_seeger_fabian(case: Case) -> None:
    sheet = sk.Sheet(NAMES[: case["input"]["players"]], sk.SEEGER_FABIAN)
    for deal in case["input"]["deals"]:
        passed_in = deal.get("passed_in", False)
        entry = sk.Entry.passed_in() if passed_in else sk.Entry.game(deal["declarer"], deal["score"])
        sheet = sheet.enter(entry)
    assert list(sheet.totals) == case["expected"]


@each_case(asking("seeger_fabian", "list_length"))
def test_the_length_of_a_list(case: Case) -> None:
    session = sk.Session.start(NAMES[: case["input"]["players"]], format=sk.LIST)
    assert session.deals == case["expected"]


@each_case(asking("seeger_fabian", "rank"))
def test_rank(case: Case) -> None:
    """Enter each player's games so that the list comes to the totals of the case."""
    rows = case["input"]["rows"]
    sheet = sk.Sheet(NAMES[: len(rows)], sk.SEEGER_FABIAN)
    others = {3: 40, 4: 30}[len(rows)]
    lost = sum(row["lost"] for row in rows)
    for player, row in enumerate(rows):
        plain = row["total"] - 50 * (row["won"] - row["lost"]) - others * (lost - row["lost"])
        scores = [-36] * row["lost"] + [9] * (row["won"] - 1)
        scores.append(plain - sum(scores))
        assert scores[-1] > 0
        for score in scores:
            sheet = sheet.enter(sk.Entry.game(player, score))
    assert list(sheet.totals) == [row["total"] for row in rows]
    standings = {standing.player: standing for standing in sheet.standings()}
    assert [(standings[place].won, standings[place].lost) for place in range(len(rows))] == [
        (row["won"], row["lost"]) for row in rows
    ]
    ranks = [standings[player].rank for player in range(len(rows))]
    assert ranks == case["expected"]["ranks"]
    assert [player for player, rank in enumerate(ranks) if ranks.count(rank) > 1] == case["expected"]["lot_required"]


@each_case(asking("bierlachs"))
def test_bierlachs(case: Case) -> None:
    given = case["input"]
    ends: list[int] = []
    sheet = sk.Sheet(NAMES[: given["players"]], sk.bierlachs(given["limit"]))
    for number, deal in enumerate(given["deals"], 1):
        score = deal["value"] if deal["won"] else -2 * deal["value"]
        sheet = sheet.enter(sk.Entry.game(deal["declarer"], score))
        ends += [number] if sheet.over else []
    assert {"totals": list(sheet.totals), "ends_after": ends[0] if ends else None} == case["expected"]
