"""Questions put to Skat courts that moves, `settle` and the solver answer, by the paragraph they are about."""

import random
from collections.abc import Callable
from typing import Final, TypeAlias

import pytest

import pyskat as sk
from pyskat.solver import claim_holds
from shared_data import ABSENT, Case, court_cases

F, M, R = sk.Seat
OLDER, NEWER = sk.Rules(concession="isko1999"), sk.ISKO
GAMES: Final = {"C": "clubs", "S": "spades", "H": "hearts", "D": "diamonds", "G": "grand", "N": "null"}
JACKS: Final = "CJ SJ HJ DJ"

CASES: Final = court_cases()
OURS: Final = {"claim", "concession", "early_end", "overbid", "null", "scoring", "matadors", "bidding"}
FOR_THE_COURT: Final = {
    *("court-001", "court-061", "court-sf166", "court-ghand-1", "ref19-b", "blog-exposed-2", "ps-bid-words"),
    *("txt-prelead", "txt-414", "htw-already", "i22-nullhand-impossible"),
}
"""Faults and words of the auction, which no move is: a court rules on them."""

Answer: TypeAlias = Callable[[Case, Case], None]
ANSWERS: Final[dict[str, Answer]] = {}


def answers(*names: str) -> Callable[[Answer], Answer]:
    def note(answer: Answer) -> Answer:
        ANSWERS.update(dict.fromkeys(names, answer))
        return answer

    return note


def contract_of(given: Case) -> sk.Contract:
    words = [GAMES[given["contract"]], "hand" if given.get("hand") else "", given.get("announced", "")]
    return sk.Contract.parse(" ".join(filter(None, words)))


def signed(matadors: dict[str, int]) -> int:
    return matadors.get("with", 0) - matadors.get("without", 0)


def came_to(state: sk.State) -> sk.Settlement:
    assert isinstance(state, sk.Finished)
    assert isinstance(state.result, sk.GameResult)
    return state.result.settlement


def levels(settled: sk.Settlement) -> list[str]:
    return [step.name for step in settled.game_value.steps if step.name in {"schneider", "schwarz"}]


def do(state: sk.State, *actions: sk.Action) -> sk.State:
    for action in actions:
        state = sk.apply(state, action)
    return state


# 2.4 Matadors.


@answers("pagat-mat-1", "pagat-mat-3")
def _(given: Case, wanted: Case) -> None:
    held = sk.cards(" ".join(given["trumps_incl_skat"]))
    assert sk.matadors(held, sk.Game[GAMES[given["contract"]].upper()]).signed == signed(wanted["matadors"])


# 3.2.9 A skat with a wrong number of cards counts for no matadors.


@answers("blog-400")
def _(given: Case, wanted: Case) -> None:
    settled = sk.settle(contract_of(given), bid=given["bid"], matadors=signed(wanted["matadors_used"]), points=61)
    assert (settled.won, settled.score, settled.overbid) == (wanted["declarer_won"], wanted["score"], False)


# 3.3 The auction.


@answers("pagat-auc-1", "pagat-auc-3")
def _(given: Case, wanted: Case) -> None:
    seats = {"F": F, "M": M, "R": R}
    state: sk.State = sk.start(sk.Deal.shuffled(random.Random(1)))
    said: dict[str, sk.Action] = {"hold": sk.Hold(), "pass": sk.Pass()}
    for who, word in given["actions"]:
        action = sk.Bid(word) if isinstance(word, int) else said[word]
        state = sk.apply(state, action, by=seats[who])
    assert isinstance(state, sk.SkatDecision)
    assert (state.declarer, state.bid) == (seats[wanted["declarer"]], wanted["bid"])


# 4.3.4 and 4.4.4 The declarer claims.


@answers("court-031")
def _(given: Case, wanted: Case) -> None:
    rng = random.Random(31)
    hand = sk.cards(" ".join(given["hand_after_discard"]))
    skat = sk.cards(" ".join(given["skat"]))
    for _number in range(30):
        others = list(sk.DECK - hand - skat)
        rng.shuffle(others)
        fore, middle = sk.CardSet(others[:10]), sk.CardSet(others[10:])
        if sk.Card.SA not in fore:
            fore, middle = middle, fore
        deal = sk.Deal((fore, middle, hand), skat)
        led = sk.play(sk.start_play(deal, sk.Contract(sk.Game.GRAND), R, discard=skat, rules=OLDER), "SA")
        assert isinstance(led, sk.Playing)
        assert claim_holds(led, R)
        settled = came_to(do(led, sk.Show(R)))
        assert (settled.won, settled.score, levels(settled)) == (True, wanted["score"], wanted["levels"])


@answers("isko18-demand")
def _(given: Case, wanted: Case) -> None:
    settled = sk.settle(
        contract_of(given),
        bid=given["bid"],
        matadors=signed(given["matadors"]),
        ended=sk.Ending.DEFENDERS_CONCEDED,
        claimed=given["level_demanded"],
    )
    assert (settled.won, settled.score, levels(settled)) == (True, wanted["score"], wanted["levels"])
    deal = sk.Deal.parse(
        "CJ SJ SA ST SK SQ CA CT HA DA | HJ DJ S9 S8 CK CQ C9 HT HK HQ | S7 C8 C7 H9 H8 DT DK DQ D9 D8 | H7 D7"
    )
    played = sk.start_play(deal, contract_of(given), F, bid=given["bid"])
    moved = came_to(do(played, sk.Claim(F, given["level_demanded"]), sk.Accept(), sk.Accept()))
    assert (moved.score, levels(moved)) == (settled.score, levels(settled)) == (55, ["schneider", "schwarz"])


@answers("blog-restmine")
def _(_given: Case, wanted: Case) -> None:
    """He leads his trumps first, whatever a defender says of the heart."""
    deal = sk.Deal.parse(
        "CJ SJ HJ C7 C8 CK CQ D7 D8 H7 | DJ C9 CT SA ST SK SQ S9 S8 S7 | CA DA DT DK DQ D9 HA HT HK HQ | H8 H9"
    )
    state = sk.play(
        sk.start_play(deal, sk.Contract(sk.Game.CLUBS), F, rules=OLDER),
        "D7 SA D9, HA H7 SK, DA D8 DJ, SQ DQ C7, C8 C9 CA, HT CK CT, S7 HK CQ",
    )
    assert isinstance(state, sk.Playing)
    assert state.hand(F) == sk.cards("CJ SJ HJ")
    assert claim_holds(state, F) is wanted["claim_valid"]


@answers("ps-claim-2cards")
def _(_given: Case, _wanted: Case) -> None:
    deal = sk.Deal.parse(
        "CJ SJ HJ DJ CA CT CK CQ C9 C8 | SA ST SK SQ S9 S8 S7 HA HT HK | C7 DA DT DK DQ D9 D8 D7 HQ H9 | H8 H7"
    )
    state: sk.State = sk.start_play(deal, sk.Contract(sk.Game.CLUBS), F, rules=OLDER)
    state = sk.play(state, "CJ SA C7, SJ ST DA, HJ HA DT, DJ HT DK, CA SK DQ, CT SQ D9, CK HK D8, CQ S9 D7")
    assert isinstance(state, sk.Playing)
    before = state.points[F]
    assert came_to(do(state, sk.Claim(F))).points == before + state.hand(F).points + 3  # and HQ of rearhand


# 4.4.1, 4.1.3 Somebody gives up.


@answers("i22-conc-9")
def _(given: Case, wanted: Case) -> None:
    for cards in ("", "CJ"):  # ten cards, and nine
        state = sk.play(_grand(), cards)
        assert len(state.hand(F)) in {given["cards_held"], 10}
        settled = came_to(do(state, sk.Concede(F)))
        assert (settled.won, levels(settled)) == (wanted["declarer_won"], [])


@answers("i22-conc-value")
def _(given: Case, wanted: Case) -> None:
    settled = sk.settle(
        contract_of(given),
        bid=given["bid"],
        matadors=signed(given["matadors"]),
        points=given["declarer_points"],
        ended=sk.Ending.DECLARER_CONCEDED,
    )
    assert (settled.won, settled.score) == (wanted["declarer_won"], wanted["score"])
    assert ("schneider" in levels(settled)) is wanted["schneider"]


@answers("i22-dconc-lost")
def _(given: Case, wanted: Case) -> None:
    deal = sk.Deal.parse(
        "CJ HJ S7 S8 S9 SQ HA HT DA DT | SJ DJ SA ST SK CA CT H9 H8 D9 | CK CQ C9 C8 C7 HK HQ H7 DK DQ | D8 D7"
    )
    state = sk.play(sk.start_play(deal, contract_of(given), F, bid=given["bid"]), "S7 SA CQ, CA C9 HA, CT CK DA")
    assert isinstance(state, sk.Playing)
    assert state.points[M] + state.points[R] >= given["defender_points"]
    settled = came_to(do(state, sk.Concede(M), sk.Accept()))
    assert (settled.won, settled.score) == (wanted["declarer_won"], wanted["score"])


# 4.4.5 A defender claims.


@answers("i22-defopen")
def _(_given: Case, _wanted: Case) -> None:
    deal = sk.Deal.parse(
        "CJ SJ HJ DJ DA DT CA CT CK CQ | SA ST SK SQ S9 S8 S7 HA HT HK | D7 D8 D9 DK DQ C7 C8 C9 HQ H9 | H8 H7"
    )
    state = sk.play(sk.start_play(deal, sk.Contract(sk.Game.DIAMONDS), R), "CJ SA D7, SJ")
    assert isinstance(state, sk.Playing)
    assert claim_holds(state, F)
    settled = came_to(do(state, sk.Claim(F)))
    assert (settled.facts.defender_points, settled.facts.defender_tricks, settled.points) == (120, 10, 0)


# 4.3.6 and 4.4.6 Thrown cards.


def _grand(rules: sk.Rules = NEWER, jacks: str = JACKS) -> sk.Playing:
    """Begin a Grand of forehand, who holds these jacks, and take no other from middlehand."""
    strong = sk.cards(" ".join(f"{jacks} CA CT CK SA ST SK HA".split()[:10]))
    rest = list((sk.DECK - strong).sorted(sk.Game.GRAND))
    deal = sk.Deal((strong, sk.CardSet(rest[:10]), sk.CardSet(rest[10:20])), sk.CardSet(rest[20:]))
    return sk.start_play(deal, sk.Contract(sk.Game.GRAND), F, rules=rules)


@answers("isko18-throw")
def _(_given: Case, _wanted: Case) -> None:
    state = sk.play(_grand(), "CJ")
    after = state
    for _ in range(2):
        after = do(after, sk.legal_actions(after)[0])
    assert isinstance(after, sk.Playing)
    assert after.position.tricks == (1, 0, 0)
    settled = came_to(do(after, sk.Throw(F)))
    skat = sum(card.points for card in after.skat)
    assert (settled.points, settled.tricks_taken) == (after.points[F] + skat, 1)
    assert (settled.ended, settled.won, levels(settled)) == (sk.Ending.THROWN, False, ["schneider"])


@answers("blog-throw-0")
def _(_given: Case, wanted: Case) -> None:
    settled = came_to(do(_grand(OLDER), sk.Throw(R)))
    assert (settled.won, levels(settled)) == (wanted["declarer_won"], wanted["levels"])
    assert levels(came_to(do(_grand(OLDER, "SJ HJ DJ"), sk.Throw(M)))) == wanted["levels"]


@answers("i22-throw-jacks")
def _(given: Case, wanted: Case) -> None:
    assert given["losing_party_holds"] == ["CJ"]
    settled = came_to(do(_grand(NEWER, "SJ HJ DJ"), sk.Throw(R)))
    assert levels(settled) == wanted["levels"]
    assert ("schwarz" in levels(settled)) is wanted["schwarz"]
    assert levels(came_to(do(_grand(NEWER), sk.Throw(M)))) == ["schneider", "schwarz"]


# 5.2 What is won, and the levels.


@answers("txt-schneider", "iss-jskat33", "court-002-cf1")
def _(given: Case, wanted: Case) -> None:
    settled = sk.settle(
        contract_of(given), bid=given["bid"], matadors=signed(given["matadors"]), points=given["declarer_points"]
    )
    assert (settled.won, settled.score) == (wanted["declarer_won"], wanted["score"])
    assert levels(settled) == wanted.get("levels", [])


@answers("ps-61")
def _(given: Case, wanted: Case) -> None:
    for game in (sk.Game.GRAND, sk.Game.HEARTS):
        settled = sk.settle(
            sk.Contract(game), matadors=1, points=given["declarer_points"], kontra=given["kontra"], rules=sk.PUB
        )
        assert settled.won is wanted["declarer_won"]


@answers("iss-jskat233")
def _(given: Case, wanted: Case) -> None:
    mine = 120 - given["defender_points"], 10 - given["defender_tricks"]
    for game in (sk.Game.GRAND, sk.Game.HEARTS):
        settled = sk.settle(sk.Contract(game), matadors=1, points=mine[0], tricks_taken=mine[1])
        assert [level in levels(settled) for level in ("schneider", "schwarz")] == [
            wanted["schneider"],
            wanted["schwarz"],
        ]


@answers("pagat-null-lost")
def _(given: Case, wanted: Case) -> None:
    for rules, scores in ((sk.ISKO, wanted["scores"]), (sk.PRE_1999, wanted["before_1999"])):
        for name, score in scores.items():
            settled = sk.settle(sk.Contract.parse(name), tricks_taken=given["declarer_tricks"], rules=rules)
            assert settled.score == score


@answers("wp-list")
def _(given: Case, wanted: Case) -> None:
    first, second, third = given["games"]
    held = sk.cards(" ".join(second["jacks"]))
    scores = [
        sk.settle(contract_of(first), matadors=signed(first["matadors"]), points=first["declarer_points"]).score,
        sk.settle(contract_of(second), matadors=sk.matadors(held, sk.Game.DIAMONDS), points=50).score,
        sk.settle(sk.Contract(sk.Game.NULL, ouvert=third["ouvert"]), tricks_taken=int(not third["won"])).score,
    ]
    assert scores == wanted["per_game"]
    assert {"A": scores[0] + scores[1], "B": 0, "C": scores[2]} == wanted["totals"]


# 5.4 Overbid.


@answers("iss-jskat138")
def _(given: Case, wanted: Case) -> None:
    least, most = map(int, given["declarer_points"].split(".."))
    for points in range(least, most + 1):
        settled = sk.settle(contract_of(given), bid=given["bid"], matadors=signed(given["matadors"]), points=points)
        assert (settled.won, settled.score) == (wanted["declarer_won"], wanted["score"])


@answers("iss-xskat10")
def _(given: Case, wanted: Case) -> None:
    for jack, score in wanted["by_skat_jack"].items():
        found = sk.matadors(sk.cards("DA" if jack == "none" else f"{jack} DA"), sk.Game.DIAMONDS)
        settled = sk.settle(contract_of(given), bid=given["bid"], matadors=found, points=given["declarer_points"])
        assert settled.score == score


@answers("pagat-clubs-95")
def _(given: Case, wanted: Case) -> None:
    held = sk.cards(" ".join([*given["declarer_hand"], *given["skat"]]))
    found = sk.matadors(held, sk.Game.CLUBS)
    settled = sk.settle(contract_of(given), bid=given["bid"], matadors=found, points=given["declarer_points"])
    assert (settled.won, settled.score) == (wanted["declarer_won"], wanted["score"])


def by_paragraph(name: str) -> tuple[str, str]:
    return str(CASES[name]["isko_paragraph"]), name


TABLE: Final = [
    pytest.param(CASES[name], id=f"§{str(CASES[name]['isko_paragraph']).split(' (')[0]} {name}")
    for name in sorted(CASES, key=by_paragraph)
    if CASES[name]["kind"] in OURS and name not in FOR_THE_COURT
] or [pytest.param({}, id="absent", marks=pytest.mark.skip(reason=ABSENT))]


@pytest.mark.parametrize("case", TABLE)
def test_a_question_is_answered_as_the_court_did(case: Case) -> None:
    ANSWERS[case["id"]](case["input"], case["expected"])


@pytest.mark.skipif(not CASES, reason=ABSENT)
def test_every_question_has_its_place() -> None:
    assert {name for name, case in CASES.items() if case["kind"] in OURS} == {*ANSWERS} | FOR_THE_COURT
    assert not {*ANSWERS} & FOR_THE_COURT
