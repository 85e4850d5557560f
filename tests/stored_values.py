"""Values of every kind that can be stored, by the name of the file in ``tests/data/json`` that holds each.

What version 2 writes in another way than version 1, and what version 1 did not have, stands in the folder ``2``.
"""

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from attrs import evolve

import pyskat as sk
from pyskat import Card, Cause, Contract, Entry, Game, Seat, bierlachs, cards, event
from pyskat.bots import RandomBot, RuleBot
from pyskat.jsonio import VERSION, Document, from_data, from_json, to_data, to_json
from pyskat.records.recorded import RecordedEnd
from pyskat.solver import solve
from pyskat.table import Table
from settled import settled

__all__ = ["BEFORE", "FOLDER", "MINE", "ODD", "STORED", "keeps", "opened", "places", "written"]

FOLDER: Final = Path(__file__).parent / "data" / "json"

DEAL: Final = sk.Deal.parse(
    "CJ SJ CA CT SA ST HA HT D8 D7 | HJ DJ CK CQ SK SQ HK HQ DK DQ | C9 C8 C7 S9 S8 S7 H9 H8 H7 D9 | DA DT"
)
FORMER: Final = evolve(sk.ISKO, concession="simple")
"""What ISKO stood for when these values were first stored; a file says all rules, so it goes on meaning that."""
HOUSE: Final = evolve(sk.HOUSE, ramsch=sk.RamschRules(pushing=True))


def _at(text: str, rules: sk.Rules = FORMER) -> sk.State:
    return sk.play(sk.start(DEAL, rules), text)


def _end(state: sk.State) -> sk.Finished:
    """Play the highest legal card until the deal is over."""
    while not isinstance(state, sk.Finished):
        state = sk.apply(state, sk.legal_actions(state)[0])
    return state


def _session() -> sk.Session:
    session = sk.Session.start(("Anna", "Ben", "Cleo", "Dora"), format=sk.LIST, rules=sk.HOUSE)
    for entry in (Entry.passed_in(), Entry.game(2, settled("grand with 2, 60 points", FORMER))):
        session = session.enter(entry)
    return session.enter(Entry.ramsch((0, 0, 0, -60))).bock()


def _table() -> Table:
    """Let four people and a bot play, come and go."""
    bots = {"Dora": RandomBot()}
    table = Table.open(("Anna", "Ben", "Cleo", "Dora"), bots=bots, format=sk.Format(2, sk.PLAIN), seed=1 << 100)
    table = table.forfeit("Ben", Cause.LEFT).penalty("Ben", -50)
    for number in range(7):
        action = RandomBot()(table.view(table.asked[0]), random.Random(number))
        table = table.act(table.asked[0], action, at=table.number)
    return table.leave("Cleo").join("Emil", "Dora").undo("Anna")


def _evening(deals: list[sk.Deal] | None, seed: str | None) -> Table:
    """Let everybody pass all evening."""
    table = Table.open(("Anna", "Ben", "Cleo"), format=sk.THREE_ROUNDS, deals=deals, seed=seed)
    while not table.over:
        table = table.act(table.asked[0], "pass", at=table.number)
    return table


def _mine(entry: Entry, players: int) -> tuple[int, ...]:
    return tuple(2 * score for score in sk.PLAIN.score(entry, players))


MINE: Final = sk.ScoringSystem("twice", _mine)
"""A scoring system that is none of pyskat's own."""

GRAND: Final = _end(_at("18 y p p s, discard DA DT, grand"))
RAMSCH: Final = _end(_at("p p p, pass, pick up, push DQ DK, pass", HOUSE))
GIVEN_UP: Final = _end(
    sk.play(
        sk.start(
            sk.Deal.parse(
                "CJ CA C7 SK S8 HT HK H7 DA DK | HJ CT CK C9 C8 SA H9 DT DQ D9 | SJ DJ CQ ST S9 S7 HA HQ D8 D7 | SQ H8"
            ),
            FORMER,
        ),
        "18 y p p, diamonds hand schneider, C7 CT CQ DQ DJ CJ CA CK S7 DK HJ SJ S9 S8 SA, left forehand",
    )
)
"""Forehand leaves when the defenders have won already."""
CLAIMED: Final = "18 y p p s, discard DA DT, grand, CA CK C9, claim forehand schwarz"
NULL: Final = _at("p 18 p, null ouvert hand, D8")
LATE: Final = _at("18 y p p s, discard DA DT, grand, CA CK C9 CT CQ C8 CJ DJ C7 SJ HJ S9 SA SQ S8 ST SK S7 HA")

STORED: Final[dict[str, Document]] = {
    "card": Card.HT,
    "suit": sk.Suit.HEARTS,
    "rank": sk.Rank.TEN,
    "seat": Seat.REARHAND,
    "game": Game.NULL,
    "cause": Cause.TIMED_OUT,
    "ending": sk.Ending.DEFENDERS_CONCEDED,
    "verdict": sk.Verdict.SCHNEIDER_MISSED,
    "phase": sk.Phase.SKAT_DECISION,
    "recorded_end": RecordedEnd.PENALTY,
    "code": sk.Code.MUST_FOLLOW,
    "card_set": cards("CJ SJ HT D7"),
    "contract": Contract(Game.GRAND, schneider_announced=True),
    "matadors": sk.Matadors.of(-3),
    "action": sk.Discard(cards("DQ H7")),
    "actions": sk.legal_actions(_at("18")),
    "choices": sk.choices(sk.view(_at("18 y p p"), Seat.FOREHAND)),
    "choices_pushing": sk.choices(sk.view(_at("p p p, pass, pick up", HOUSE), Seat.MIDDLEHAND)),
    "selection": sk.Selection(2, cards("CJ SJ HT D7")),
    "map": sk.FrozenMap({"GM": "Skat", "count": 3}),
    "deal": DEAL,
    "rules": HOUSE,
    "kontra_rules": sk.KontraRules(who="bid_or_held"),
    "bock_rules": sk.BockRules(events=("re", "grand_hand")),
    "ramsch_rules": sk.RamschRules(tie="split", march="others"),
    "trick": sk.Trick(Seat.REARHAND, (Card.HA, Card.HT, Card.SJ), Game.SPADES),
    "trick_begun": sk.Trick(Seat.REARHAND, (Card.HT, Card.HA), Game.SPADES),
    "state": _at("18 y p p s, discard DA DT, grand, CA CK C9, show forehand, CT"),
    "state_bidding": _at("18 y"),
    "state_doubling": _at("18 y p p, clubs hand schneider, kontra", sk.HOUSE),
    "state_pushing": _at("p p p, pick up", HOUSE),
    "state_finished": GRAND,
    "state_claimed": _at(f"{CLAIMED}, accept", sk.ISKO),
    "view": sk.view(_at("18 y p p s, discard DA DT, grand, CA CK C9, show forehand, CT"), Seat.MIDDLEHAND),
    "view_pushing": sk.view(_at("p p p, pass, pick up", HOUSE), Seat.MIDDLEHAND),
    "view_finished": sk.view(GRAND, None),
    "view_claimed": sk.view(_at(f"{CLAIMED}, throw rearhand, refuse, CT, concede middlehand", sk.ISKO), None),
    "view_aborted": sk.view(_at("18 y p p s, left middlehand"), Seat.FOREHAND),
    "record": sk.Record.of(GRAND, players=("Anna", "Ben", "Cleo"), tags={"PC": "bei Müllers ♣", "ID": "1"}),
    "outcome": sk.Outcome(verdict=RecordedEnd.WIN, declarer=Seat.FOREHAND, value=48, matadors=1, points=61, tricks=5),
    "reason": sk.Reason.of(sk.Code.BID_TOO_LOW, value=17, least=18),
    "step": sk.Step("hand", 4),
    "game_value": sk.game_value(Contract(Game.SPADES), 2, schneider=True),
    "facts": sk.Facts(50, 4, sk.Ending.DECLARER_CONCEDED, 31, 3),
    "settlement_claimed": sk.settle(
        Contract(Game.GRAND), matadors=2, points=70, ended=sk.Ending.DEFENDERS_CONCEDED, claimed="schneider"
    ),
    "settlement": settled("spades with 1, 89 points, bid 23", FORMER),
    "ramsch_settlement": sk.settle_ramsch(
        points=(45, 40, 25), tricks_taken=(4, 3, 3), skat=10, last_trick=Seat.MIDDLEHAND, doublings=1
    ),
    "game_result": GRAND.result,
    "game_result_given_up": GIVEN_UP.result,
    "ramsch_result": RAMSCH.result,
    "passed_in": sk.PassedIn(),
    "aborted": sk.Aborted(Seat.FOREHAND, Cause.LEFT, Seat.REARHAND),
    "entry": Entry.game(1, settled("null ouvert, 1 trick", FORMER), 0).times(2, "Bock"),
    "entry_score": Entry.game(0, -96),
    "entry_penalty": Entry.penalty(1, -100),
    "sheet": sk.Sheet(("Anna", "Ben", "Cleo"), bierlachs(301)).enter(Entry.game(0, 48)).enter(Entry.passed_in()),
    "sheet_custom": sk.Sheet(("Anna", "Ben", "Cleo"), MINE).enter(Entry.ramsch((0, -60, 0))),
    "standing": sk.Standing(1, 2, "Cleo", 186, 1, 0),
    "scoring_system": sk.SEEGER_FABIAN,
    "format": sk.Format(3, sk.PLAIN, "round"),
    "format_deal": sk.THREE_ROUNDS,
    "session": _session(),
    "solution": solve(LATE) if isinstance(LATE, sk.Playing) else sk.PassedIn(),
    "solution_null": solve(NULL) if isinstance(NULL, sk.Playing) else sk.PassedIn(),
    "table": _table(),
    "table_of_bots": Table.open(
        ("Anna", "Ben", "Cleo"), bots={"Anna": RuleBot(), "Ben": RandomBot(), "Cleo": RuleBot()}, seed="x"
    ).advance(),
    "table_over": _evening([DEAL] * 3, None),
    "called": event.Called(Seat.MIDDLEHAND, sk.Bid(18)),
    "picked_up": event.PickedUp(Seat.FOREHAND, cards("DA DT")),
    "laid_away": event.LaidAway(Seat.FOREHAND, None),
    "declared": event.Declared(Seat.FOREHAND, Contract(Game.GRAND)),
    "doubled": event.Doubled(Seat.MIDDLEHAND, sk.Kontra()),
    "declined": event.Declined(Seat.FOREHAND, sk.Re()),
    "looked": event.Looked(Seat.MIDDLEHAND, None),
    "pushed": event.Pushed(Seat.MIDDLEHAND, cards("DQ DK")),
    "passed_on": event.PassedOn(Seat.REARHAND),
    "card_played": event.CardPlayed(Seat.FOREHAND, Card.CJ),
    "trick_taken": event.TrickTaken(sk.Trick(Seat.FOREHAND, (Card.CJ, Card.HJ, Card.C9), Game.GRAND)),
    "hand_opened": event.HandOpened(Seat.FOREHAND, cards("SJ CA CT SA ST HA HT D8 D7")),
    "rest_claimed": event.RestClaimed(Seat.FOREHAND, "schwarz"),
    "threw": event.Threw(Seat.REARHAND),
    "answered": event.Answered(Seat.MIDDLEHAND, sk.Refuse()),
    "conceded": event.Conceded(Seat.REARHAND),
    "forfeited": event.Forfeited(Seat.REARHAND, Cause.TIMED_OUT),
    "uncovered": event.Uncovered(cards("DA DT"), None),
    "deal_over": event.DealOver(sk.Aborted(Seat.FOREHAND, Cause.LEFT, None)),
}
"""One value or more of every kind; what each file holds is read off from its name."""

BEFORE: Final = tuple(name for name in STORED if (FOLDER / f"{name}.json").exists())
"""What version 1 has."""


def written(name: str, version: int = VERSION) -> str:
    """Give what a version writes."""
    later = FOLDER / str(VERSION) / f"{name}.json"
    if version != 1 and later.exists():
        return later.read_text(encoding="utf-8")
    text = (FOLDER / f"{name}.json").read_text(encoding="utf-8")
    return text if version == 1 else text.replace('"pyskat": 1', f'"pyskat": {VERSION}')


def opened(name: str, version: int = VERSION) -> Any:  # noqa: ANN401 - any JSON
    """Give what a version writes, parsed."""
    return json.loads(written(name, version))


def keeps(value: Any) -> None:  # noqa: ANN401
    """Make sure that a value reads back as it is, by its own type, and is then written alike."""
    text = to_json(value)
    data = to_data(value)
    assert json.loads(text) == data
    for again in (from_json(text, systems={"twice": MINE}), from_data(data, systems={"twice": MINE})):
        assert (again, type(again), hash(again), repr(again)) == (value, type(value), hash(value), repr(value))
    assert to_json(copy.deepcopy(again)) == text


ODD: Final[tuple[object, ...]] = (None, True, 0, -1, 3, 2**53, "", "CJ", "forehand", "pass", [], {}, [[]], {"kind": 1})
"""What may stand anywhere in a hostile document."""


def places(part: object) -> Iterator[tuple[Any, Any]]:
    """List every part of a document, as what holds it and its name or index there."""
    pairs = list(part.items()) if isinstance(part, dict) else list(enumerate(part)) if isinstance(part, list) else []
    for key, inner in pairs:
        yield part, key
        yield from places(inner)
