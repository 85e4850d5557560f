"""Questions put to Skat courts, by the paragraph they are about: each is answered as it was there, or is open."""

import random
from collections.abc import Callable
from typing import Any, Final, TypeAlias

import attrs
import pytest

import pyskat as sk
from effort import some
from pyskat.court import (
    Offence,
    OffenceKind,
    Party,
    Ruling,
    Then,
    announced,
    decided,
    judge,
    null_replacements,
    ruling,
)
from pyskat.solver import claim_holds
from shared_data import ABSENT, Case, court_cases

F, M, R = sk.Seat
OLDER, NEWER = sk.Rules(concession="isko1999"), sk.ISKO
GAMES: Final = {"C": "clubs", "S": "spades", "H": "hearts", "D": "diamonds", "G": "grand", "N": "null"}
JACKS: Final = "CJ SJ HJ DJ"

CASES: Final = court_cases()
OPEN: Final = {
    "hr-ramsch-37c3": "one club's Ramsch, in which the fewest points pay; pyskat has no such rule",
}
"""What is not answered, and why."""
DOUBTFUL: Final = {
    "blog-revoke-overbid": "no ruling was seen: only the paper's rule, that an overbid stays one, decides it",
    "blog-restmine": "no ruling was seen: the proof decides whether the claim is true, not what follows from a quarrel",
    "ps-misdeal": "the Order before 1999 dealt again; what it says since is ruled",
    "hr-koelln": "a club's rule says Schwarz; the Order's simple loss is ruled",
}
"""What is answered, although the answer is not certain, or belongs to an older Order or to one club."""

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
    for _number in range(some(6)):
        others = list(sk.DECK - hand - skat)
        rng.shuffle(others)
        fore, middle = sk.CardSet(others[:10]), sk.CardSet(others[10:])
        if sk.Card.SA not in fore:
            fore, middle = middle, fore
        deal = sk.Deal((fore, middle, hand), skat)
        led = sk.play(sk.start_play(deal, sk.Contract(sk.Game.GRAND), R, discard=skat, rules=OLDER), "SA")
        assert isinstance(led, sk.Playing)
        settled = came_to(do(led, sk.Show(R)))
        assert (settled.won, settled.score, levels(settled)) == (True, wanted["score"], wanted["levels"])
        found = judge(led, Offence(OffenceKind.SHOWED_SKAT, R))
        assert (found.winner, found.settlement) == (Party.DECLARER, attrs.evolve(settled, rules=NEWER))


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


# 3.2.9, 3.2.16 The deal, and wrong numbers of cards.


FAULTS: Final = {"declarer": Party.DECLARER, "defender": Party.DEFENDERS, "defenders": Party.DEFENDERS}


def ruled(kind: OffenceKind, by: Party | None, contract: str = "grand", matadors: int = 2, **known: Any) -> Ruling:  # noqa: ANN401 - what is known of the game
    return ruling(sk.Contract.parse(contract), matadors, offence=Offence(kind, by), **known)


def simple(found: Ruling) -> bool:
    """Tell whether no level beside those announced counts."""
    assert found.settlement is not None
    named = found.settlement.contract
    plain = sk.game_value(named, found.settlement.matadors)
    return found.settlement.game_value == plain


@answers("ps-misdeal")
def _(_given: Case, wanted: Case) -> None:
    assert "no redeal" in wanted["isko1999"]
    found = judge(_grand(), Offence(OffenceKind.WRONG_COUNT, Party.DEFENDERS))
    assert (found.winner, found.consequence.then, simple(found)) == (Party.DECLARER, Then.GAME_OVER, True)
    assert judge(_grand(), Offence(OffenceKind.WRONG_COUNT, None)).consequence.then is Then.NEW_DEAL


@answers("ann-count")
def _(given: Case, wanted: Case) -> None:
    assert given["cards_held"] == [9, 11, 12]
    found = ruled(OffenceKind.WRONG_COUNT, Party.DECLARER)
    assert found.settlement is not None
    assert (found.settlement.won, simple(found)) == (wanted["declarer_won"], wanted["levels"] == "simple")


@answers("hr-koelln")
def _(_given: Case, wanted: Case) -> None:
    assert "ISkO: simple" in wanted["levels"]
    found = judge(_grand(), Offence(OffenceKind.WRONG_COUNT, F))
    assert found.settlement is not None
    assert (found.settlement.won, simple(found)) == (wanted["declarer_won"], True)


@answers("txt-passedin")
def _(_given: Case, wanted: Case) -> None:
    passed = do(sk.start(sk.Deal.shuffled(random.Random(1))), *[sk.Pass()] * 3)
    assert isinstance(passed, sk.Finished)
    assert passed.result.scores == tuple(wanted["score"])
    session = sk.Session.start(("Anna", "Ben", "Cleo"))
    begun = session.begin(sk.Deal.shuffled(random.Random(1)))
    after = session.finish(do(begun, *[sk.Pass()] * 3))
    assert (after.deal_number, after.dealer != session.dealer) == (session.deal_number + 1, wanted["next_dealer"])


# 3.3 The auction: faults, and games named in it.


def auction(*said: tuple[str, int | str]) -> sk.State:
    """Begin an auction, and let the seats say this in turn."""
    state: sk.State = sk.start(sk.Deal.shuffled(random.Random(1)), sk.ISKO)
    words: dict[int | str, sk.Action] = {"pass": sk.Pass(), "hold": sk.Hold()}
    for _, word in said:
        state = sk.apply(state, sk.Bid(word) if isinstance(word, int) else words[word])
    return state


SEATS: Final = {"F": F, "M": M, "R": R}


@answers("court-061")
def _(given: Case, wanted: Case) -> None:
    state = auction(("M", 18), ("F", "pass"))  # forehand passed before he was asked: the engine takes it in turn
    found = judge(state, Offence(OffenceKind.SKAT_TOUCHED, SEATS[given["irregular"]])).consequence
    assert found.then is Then.AUCTION
    assert set(found.out) == {SEATS[name] for name in wanted["excluded"]}
    assert (list(found.may_bid), found.least_bid) == ([SEATS[name] for name in wanted["may_bid"]], wanted["min_bid"])


@answers("court-ghand-1")
def _(given: Case, wanted: Case) -> None:
    (_, words), _ = given["actions"]
    state = auction(("M", "pass"))
    found = judge(state, Offence(OffenceKind.BID_IN_WORDS, R, words=words)).consequence
    assert (found.then, found.least_bid) == (Then.AUCTION, wanted["counts_as_bid"])
    assert found.bound_to == sk.Contract.parse(wanted["bound_to"])
    bid = do(state, sk.Bid(72), sk.Pass())
    assert sk.is_legal(bid, sk.Declare(sk.Contract.parse("grand hand schneider"))) is wanted["may_add_announcements"]


@answers("ps-bid-words")
def _(given: Case, wanted: Case) -> None:
    words = given["actions"][0][1]
    found = judge(auction(), Offence(OffenceKind.BID_IN_WORDS, M, words=words)).consequence
    assert (found.least_bid, found.bound_to) == (wanted["counts_as_bid"], None)
    assert sk.is_legal(auction(("M", 35), ("F", "pass"), ("R", "pass")), sk.PickUp()) is wanted["may_take_skat"]


# 3.4 Announcing.


@answers("court-joke-go")
def _(given: Case, wanted: Case) -> None:
    said = announced("Grand ouvert", picked_up=False, shown=True)
    assert said == sk.Contract(sk.Game.GRAND, ouvert=True)
    settled = sk.settle(said, bid=given["bid"], matadors=-4, ended=sk.Ending.DECLARER_CONCEDED)
    assert (settled.won, settled.score) == (wanted["declarer_won"], wanted["score"])


@answers("blog-nohand")
def _(given: Case, wanted: Case) -> None:
    said = announced("grand, schneider announced", picked_up=given["skat_looked_at"])
    assert (said.hand, said.schneider_announced) == (wanted["hand_counts"], wanted["schneider_announced_counts"])
    settled = sk.settle(said, matadors=2, points=given["declarer_points"])
    assert (settled.won, settled.value) == (wanted["declarer_won"], (2 + 1 + 1) * 24)
    assert ("schneider" in levels(settled)) is wanted["schneider_counts"]


@answers("ps-announced-miss")
def _(given: Case, wanted: Case) -> None:
    for rules, name in ((sk.PRE_1999, "pre1999"), (sk.ISKO, "isko1999+")):
        settled = sk.settle(
            contract_of(given), matadors=signed(given["matadors"]), points=given["declarer_points"], rules=rules
        )
        assert (settled.won, settled.value, settled.score) == (False, wanted["value"], wanted["score"][name])
        assert settled.game_value.multiplier == wanted["multiplier"]


@answers("txt-nodouble")
def _(given: Case, wanted: Case) -> None:
    settled = sk.settle(
        contract_of(given), bid=given["bid"], matadors=signed(given["matadors"]), points=given["declarer_points"]
    )
    assert (settled.won, settled.score) == (wanted["declarer_won"], wanted["score"])


@answers("ps-raise-1")
def _(given: Case, wanted: Case) -> None:
    """Once announced, a game stays: there is no second declaration, and giving it up costs the overbid value."""
    deal = sk.Deal.parse(
        "CJ HJ DA DT D9 D8 SA S7 S8 H7 | SJ DJ DK DQ CA CT HA HT C7 C8 | D7 CK CQ C9 ST SK SQ HK HQ H8 | S9 H9"
    )
    state = sk.start_play(deal, contract_of(given), F, bid=given["bid"])
    assert sk.is_legal(state, sk.Declare(sk.Contract(sk.Game.NULL))) is wanted["change_allowed"]
    settled = came_to(do(state, sk.Concede(F)))
    assert (settled.score, settled.value) == (wanted["score_if_conceded"], wanted["effective_value"])


# 3.4.8 Looking at the skat.


@answers("ps-peek-1")
def _(given: Case, wanted: Case) -> None:
    found = ruling(
        contract_of(given),
        2,
        offence=Offence(OffenceKind.LOOKED_AT_SKAT, FAULTS[given["by"]]),
        points=given["declarer_points_in_tricks"],
        tricks_taken=7,
    )
    assert found.settlement is not None
    assert (found.settlement.won, simple(found)) == (wanted["declarer_won"], True)
    assert (found.consequence.then, "4.1.3" in found.rule) == (Then.GAME_OVER, True)


# 3.6.2 A Null below the bid.


@answers("i22-nullhand-impossible")
def _(given: Case, wanted: Case) -> None:
    found = null_replacements(given["bid"], {sk.Game.DIAMONDS: 1, sk.Game.CLUBS: 1}, hand=given["hand"])
    assert [settled.score for settled in found] == [*wanted["examples"].values()]
    assert not any(settled.won for settled in found)
    for game, tops, bid, hand in ((sk.Game.HEARTS, 3, 36, False), (sk.Game.GRAND, -4, 264, True)):
        (settled,) = null_replacements(bid, {game: tops}, hand=hand)
        base = game.base_value
        assert settled.score == -2 * base * max(abs(tops) + 1 + hand, -(-bid // base))


# 4.1 Faults in play.


@answers("txt-prelead")
def _(_given: Case, wanted: Case) -> None:
    state = auction(("M", 18), ("F", "pass"), ("R", "pass"))
    first = judge(state, Offence(OffenceKind.LED_BEFORE_ANNOUNCING, M))
    assert (first.winner, first.consequence.then) == (Party.DEFENDERS, Then.NAME_A_GAME)
    named = ruled(OffenceKind.LED_BEFORE_ANNOUNCING, Party.DECLARER, "hearts", 2, bid=36)
    assert named.settlement is not None
    assert (named.settlement.won, named.settlement.score) == (wanted["declarer_won"], -80)  # 4 × 10, twice


@answers("txt-414", "rev-decl")
def _(given: Case, wanted: Case) -> None:
    found = ruled(
        OffenceKind.REVOKE,
        FAULTS[given["by"]],
        points=given["declarer_points"],
        defenders_points=given["defender_points"],
        bid=given.get("bid", 18),
    )
    assert found.settlement is not None
    assert (found.settlement.won, simple(found)) == (wanted["declarer_won"], wanted["levels"] == "simple")
    assert found.settlement.score == wanted.get("score", -144)


@answers("htw-already")
def _(_given: Case, wanted: Case) -> None:
    assert wanted["result"] == "stays won"
    assert ruled(OffenceKind.REVOKE, Party.DECLARER, points=61).winner is Party.DECLARER
    assert ruled(OffenceKind.REVOKE, Party.DEFENDERS, defenders_points=60).winner is Party.DEFENDERS


@answers("blog-exposed-2")
def _(given: Case, wanted: Case) -> None:
    assert wanted["winner"] == "declarer"
    found = ruled(OffenceKind.EXPOSED_CARD, FAULTS[given["by"]])
    assert (found.winner, simple(found)) == (Party.DECLARER, True)
    owed = ruled(OffenceKind.EXPOSED_CARD, Party.DEFENDERS, "spades", 1, bid=33)
    assert owed.settlement is not None
    assert (levels(owed.settlement), owed.settlement.score) == (["schneider"], 33)


@answers("blog-revoke-overbid")
def _(given: Case, wanted: Case) -> None:
    found = ruled(
        OffenceKind.REVOKE, FAULTS[given["irregular"]], "spades hand", signed(given["matadors"]), bid=given["bid"]
    )
    assert found.settlement is not None
    assert found.settlement.game_value.value == wanted["value_simple"]
    assert sk.game_value(contract_of(given), 1, schwarz=True).value == wanted["max_value_with_both_levels"]
    assert (found.winner, found.settlement.value) == (Party.DEFENDERS, wanted["required"])


@answers("rev-playon")
def _(given: Case, wanted: Case) -> None:
    found = ruled(OffenceKind.REVOKE, FAULTS[given["by"]])
    assert "play goes on" in wanted["result"]
    assert found.may_demand_play_on
    assert "4.1.6" in found.rule


# 4.4 Tricks: pulled in, looked at, and what is said of them.


@answers("court-001")
def _(given: Case, wanted: Case) -> None:
    deal = sk.Deal.parse(
        "CJ SJ C7 C8 C9 CA CT HA H7 S7 | HJ DJ SA ST SK HT HK DA DT D7 | CK CQ S8 S9 SQ H8 H9 HQ DK DQ | D8 D9"
    )
    cards = "S7 SA S8, SK S9 C7, C8 HJ CK, ST SQ H7, HT HQ HA, CJ DJ CQ"
    state = sk.play(sk.start_play(deal, sk.Contract(sk.Game.CLUBS), F), cards)
    assert isinstance(state, sk.Playing)
    assert (len(state.tricks), decided(state)) == (given["tricks_played"], None)
    found = judge(state, Offence(OffenceKind.LOOKED_AT_TRICKS, FAULTS[given["irregular"]]))
    assert found.settlement is not None
    assert (found.winner, found.settlement.won) == (Party.DEFENDERS, wanted["declarer_won"])
    assert simple(found)


@answers("court-sf166")
def _(given: Case, wanted: Case) -> None:
    deal = sk.Deal.parse(
        "HK SA ST SK SQ S9 CA DA DT D7 | H8 S8 S7 CT CK DK DQ D9 D8 H9 | HA HT CJ SJ HJ DJ CQ C9 C8 C7 | H7 HQ"
    )
    state = sk.play(sk.start_play(deal, sk.Contract(sk.Game.CLUBS), R), " ".join(given["trick"]))
    led = sk.Card[wanted["trick_completed_with"]]
    found = judge(state, Offence(OffenceKind.PULLED_IN, R, card=led))
    assert (found.winner, found.consequence.then) == (None, Then.PLAY_ON)
    assert str(found.consequence.trick_winner) == wanted["trick_winner"]


@answers("ref19-b")
def _(_given: Case, wanted: Case) -> None:
    assert "against the defenders" in wanted["result"]
    claimed = do(_grand(), sk.Claim(F))
    found = judge(claimed, Offence(OffenceKind.NAMED_A_TRICK, R))
    assert (found.winner, found.consequence.then) == (Party.DECLARER, Then.GAME_OVER)


# 5.2 Ouvert.


@answers("txt-co")
def _(given: Case, wanted: Case) -> None:
    settled = sk.settle(
        sk.Contract(sk.Game.CLUBS, ouvert=given["ouvert"]),
        bid=given["bid"],
        matadors=signed(given["matadors"]),
        points=120,
        tricks_taken=10,
    )
    assert (settled.won, settled.score) == (wanted["declarer_won"], wanted["score"])
    assert settled.game_value.multiplier == wanted["multiplier"]


@answers("ps-go-swap")
def _(given: Case, wanted: Case) -> None:
    hand = sk.cards(" ".join(given["declarer_hand"]))
    skat = sk.cards("S7 S8")
    rear = sk.cards("DJ SA ST SK SQ S9 HA HT HK HQ")  # void in clubs
    fore = sk.DECK - hand - skat - rear
    ouvert = sk.Contract(sk.Game.GRAND, ouvert=True)
    state = sk.start_play(sk.Deal((fore, hand, rear), skat), ouvert, M)
    lost = came_to(sk.play(state, "C8 CT DJ"))  # over with any lost trick
    assert (lost.won, lost.score) == (False, wanted["score_lost"])
    won = sk.settle(ouvert, matadors=3, points=120, tricks_taken=10)
    assert won.score == wanted["score_won"]
    assert not any(isinstance(action, sk.Discard | sk.PickUp) for action in sk.legal_actions(state))


# SkWO 6.3.1 The list, and Ramsch at home.


@answers("sf-null")
def _(given: Case, wanted: Case) -> None:
    contracts = {"NO": sk.Contract(sk.Game.NULL, ouvert=True), "N": sk.Contract(sk.Game.NULL)}
    for game, points in zip(given["games"], wanted["declarer_points"], strict=True):
        name, result = game.split()
        settled = sk.settle(contracts[name], tricks_taken=int(result == "lost"))
        sheet = sk.Sheet(("A", "B", "C"), sk.SEEGER_FABIAN, (sk.Entry.game(0, settled),))
        assert sheet.totals[0] == points


@answers("sf-dealer4")
def _(given: Case, wanted: Case) -> None:
    entry = sk.Entry.game(0, given["score"], sitting_out=3)
    sheet = sk.Sheet(("A", "B", "C", given["dealer"]), sk.SEEGER_FABIAN, (entry,))
    assert sheet.totals == (wanted["A"], *[wanted["others_each"]] * 2, wanted["dealer"])


@answers("iss-jskat183")
def _(_given: Case, wanted: Case) -> None:
    rules = sk.Rules(ramsch=sk.RamschRules(pushing=True))
    passed = do(sk.start(sk.Deal.shuffled(random.Random(7)), rules), *[sk.Pass()] * 3)
    looked = do(passed, sk.PickUp())
    jacks = [card for card in looked.hand(F) if card.rank is sk.Rank.JACK]
    assert jacks
    others = [card for card in looked.hand(F) if card.rank is not sk.Rank.JACK]
    forbidden = not sk.is_legal(looked, sk.Push(sk.CardSet([jacks[0], others[0]])))
    assert forbidden is wanted["jacks_discard_forbidden_when_looked"]
    assert sk.is_legal(passed, sk.Pass()) is wanted["allowed_when_unseen"]


@answers("hr-ramsch-rasche")
def _(given: Case, wanted: Case) -> None:
    settled = sk.settle_ramsch(
        points=tuple(given["points"]),
        tricks_taken=(4, 4, 2),
        skat=given["skat_points"],
        last_trick=sk.Seat(given["last_trick"]),
        rules=sk.RamschRules(skat_to="loser", tie="last_trick"),
    )
    assert settled.payers == (wanted["loser"],)
    assert settled.scores[wanted["loser"]] == wanted["score"]


def by_paragraph(name: str) -> tuple[str, str]:
    return str(CASES[name]["isko_paragraph"]), name


TABLE: Final = [
    pytest.param(CASES[name], id=f"§{str(CASES[name]['isko_paragraph']).split(' (')[0]} {name}")
    for name in sorted(CASES, key=by_paragraph)
    if name not in OPEN
] or [pytest.param({}, id="absent", marks=pytest.mark.skip(reason=ABSENT))]


@pytest.mark.parametrize("case", TABLE)
def test_a_question_is_answered_as_the_court_did(case: Case) -> None:
    ANSWERS[case["id"]](case["input"], case["expected"])


@pytest.mark.skipif(not CASES, reason=ABSENT)
def test_every_question_is_answered_or_open() -> None:
    assert {*ANSWERS} | {*OPEN} == {*CASES}
    assert not {*ANSWERS} & {*OPEN}
    assert {*DOUBTFUL} <= {*ANSWERS}


@pytest.mark.skipif(not CASES, reason=ABSENT)
def test_every_doubt_that_is_stated_is_stated_here() -> None:
    uncertain = {name for name, case in CASES.items() if "doubt" in case or case["confidence"] == "era_conflict"}
    assert uncertain <= {*DOUBTFUL}
