"""Every rule case about house rules and score sheets, checked under its id."""

import json
import os
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest
from attrs import evolve

import pyskat as sk
from pyskat.phases.doubling import may_say_kontra

Case: TypeAlias = dict[str, Any]

VARIABLE: Final = "PYSKAT_SHARED"
GAMES: Final = dict(zip("DHSCGNR", sk.Game, strict=True))
CALLS: Final[dict[str, sk.Action]] = {"hold": sk.Hold(), "pass": sk.Pass()}
MARCHES: Final = {"plus120": "plus", "others_minus120": "others"}
ELIGIBLE: Final = {"bid_or_held_18": "bid_or_held", "anyone": "anyone"}
NAMES: Final = ("Anna", "Ben", "Cleo", "Dora")

made: Any = sk.RamschRules
kontra_rules: Any = sk.KontraRules
scores_of: Any = sk.settle_ramsch


def every_case() -> list[Case] | None:
    """Read the cases: where the variable says, or beside the repository."""
    beside = Path(__file__).resolve().parents[3] / "shared"
    root = Path(os.environ.get(VARIABLE, beside))
    found = [path for path in (root / "data" / "rule_cases.json", root / "rule_cases.json") if path.is_file()]
    cases: list[Case] | None = json.loads(found[0].read_text(encoding="utf-8")) if found else None
    return cases


CASES: Final = every_case()
ABSENT: Final = pytest.mark.skip(reason=f"no rule cases beside the repository; {VARIABLE} names their directory")


def each_case(kind: str, op: str | None = None) -> pytest.MarkDecorator:
    """Run a test for each case of a kind that asks one question; skip it where there are no cases."""
    if CASES is None:
        return pytest.mark.parametrize("case", [pytest.param({}, id="absent", marks=ABSENT)])
    chosen = [case for case in CASES if case["kind"] == kind and case["input"].get("op") == op]
    assert chosen, f"no case of kind {kind} asks {op}"
    return pytest.mark.parametrize("case", [pytest.param(case, id=case["id"]) for case in chosen])


ANSWERED: Final = {
    ("ramsch", None),
    ("kontra", None),
    ("kontra", "may_say_kontra"),
    ("kontra", "seeger_fabian_with_kontra"),
    ("seeger_fabian", None),
    ("seeger_fabian", "list_length"),
    ("seeger_fabian", "rank"),
    ("bierlachs", None),
}


@pytest.mark.skipif(CASES is None, reason=str(ABSENT.kwargs["reason"]))
def test_every_question_about_house_rules_and_sheets_is_asked_below() -> None:
    kinds = {kind for kind, _ in ANSWERED}
    asked = {(case["kind"], case["input"].get("op")) for case in CASES or () if case["kind"] in kinds}
    assert asked == ANSWERED


# Ramsch.


def ramsch_rules(case: Case) -> Any:  # noqa: ANN401 - built from the words of a case
    said = case["rules"].get("options", {})
    assert said.get("virgin", True), "a player without a trick always doubles"
    fields = {name: said[name] for name in ("skat_to", "tie") if name in said}
    if "march" in said:
        fields["march"] = MARCHES[said["march"]]
    return made(**fields)


@each_case("ramsch")
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


# Kontra.


@each_case("kontra")
def test_kontra(case: Case) -> None:
    given, said = case["input"], case["rules"]["options"]
    assert case["rules"]["base"] == "isko"
    result = sk.settle(
        sk.Contract(GAMES[given["contract"]["game"]]),
        bid=given["bid"],
        matadors=given["matadors"],
        points=given["declarer_points"],
        tricks_taken=given["declarer_tricks"],
        kontra=said.get("kontra", False),
        re=said.get("re", False),
        doublings=int(said.get("bock", False)),
        rules=evolve(sk.ISKO, kontra=sk.KontraRules()),
    )
    assert {name: getattr(result, name) for name in case["expected"]} == case["expected"]


def who_may(case: Case) -> sk.KontraRules:
    rules: sk.KontraRules = kontra_rules(who=ELIGIBLE[case["rules"]["options"]["eligibility"]])
    return rules


@each_case("kontra", "may_say_kontra")
def test_who_may_say_kontra(case: Case) -> None:
    given: Any = case["input"]
    calls = tuple((sk.Seat(seat), CALLS.get(said) or sk.Bid(said)) for seat, said in given["calls"])
    who, declarer = sk.Seat(given["who"]), sk.Seat(given["declarer"])
    asked: Any = calls
    assert may_say_kontra(who, declarer, asked, who_may(case)) is case["expected"]


@each_case("kontra", "may_say_kontra")
def test_who_is_asked_for_kontra_at_the_table(case: Case) -> None:
    given = case["input"]
    state = sk.start(sk.Deal.from_order(sk.CARDS), evolve(sk.ISKO, kontra=who_may(case)))
    for seat, said in given["calls"]:
        state = sk.apply(state, CALLS.get(said) or sk.Bid(said), sk.Seat(seat))
    assert state.declarer == given["declarer"]
    state = sk.apply(state, sk.Declare(sk.Contract(sk.Game.GRAND, hand=True)))
    asked = []
    while isinstance(state, sk.Doubling):
        asked.append(state.turn)
        assert sk.is_legal(state, sk.Kontra(), state.turn)
        state = sk.apply(state, sk.Pass())
    assert (sk.Seat(given["who"]) in asked) is case["expected"]


@each_case("kontra", "seeger_fabian_with_kontra")
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


@each_case("seeger_fabian")
def test_seeger_fabian(case: Case) -> None:
    sheet = sk.Sheet(NAMES[: case["input"]["players"]], sk.SEEGER_FABIAN)
    for deal in case["input"]["deals"]:
        passed_in = deal.get("passed_in", False)
        entry = sk.Entry.passed_in() if passed_in else sk.Entry.game(deal["declarer"], deal["score"])
        sheet = sheet.enter(entry)
    assert list(sheet.totals) == case["expected"]


@each_case("seeger_fabian", "list_length")
def test_the_length_of_a_list(case: Case) -> None:
    session = sk.Session.start(NAMES[: case["input"]["players"]], format=sk.LIST)
    assert session.deals == case["expected"]


@each_case("seeger_fabian", "rank")
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


@each_case("bierlachs")
def test_bierlachs(case: Case) -> None:
    given, ended = case["input"], None
    sheet = sk.Sheet(NAMES[: given["players"]], sk.bierlachs(given["limit"]))
    for number, deal in enumerate(given["deals"], 1):
        score = deal["value"] if deal["won"] else -2 * deal["value"]
        sheet = sheet.enter(sk.Entry.game(deal["declarer"], score))
        if sheet.over and ended is None:
            ended = number
    assert list(sheet.totals) == case["expected"]["totals"]
    assert ended == case["expected"]["ends_after"]
