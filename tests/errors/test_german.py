"""What is refused is said in German throughout: every cause, as it is really met, and every place where one is made."""

import ast
import json
import random
import re
import string
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest
from attrs import evolve

import pyskat as sk
from pyskat import Card, Code, Contract, Entry, Game, Reason, Seat, Sheet, cards, court, jsonio, kernel, worlds
from pyskat.base.values import FrozenMap
from pyskat.bots.demo import careless
from pyskat.errors.messages import MESSAGES
from pyskat.language.terms import Choice, Filled, Said, Term
from pyskat.notation import iss, sheet_csv
from pyskat.notation.sheet_text import read_sheet
from pyskat.records.recorded import RecordedEnd
from pyskat.table import Table
from settled import settled

loose: Any = sk
"""pyskat for callers without a type checker, and its parts."""
batch: Any = import_module("pyskat.batch")
display: Any = import_module("pyskat.display")
solver: Any = import_module("pyskat.solver")
testing: Any = import_module("pyskat.testing")
from_json: Any = jsonio.from_json
to_json: Any = jsonio.to_json

DEAL: Final = sk.Deal.parse(
    "CJ SJ CA CT SA ST HA HT D8 D7 | HJ DJ CK CQ SK SQ HK HQ DK DQ | C9 C8 C7 S9 S8 S7 H9 H8 H7 D9 | DA DT"
)
SCHIEBER: Final = evolve(sk.PUB, ramsch=sk.RamschRules(pushing=True))
SHEET: Any = Sheet(("Anna", "Ben", "Cleo"))
NAMES: Final = ("Anna", "Ben", "Cleo")
GRAND: Final = Contract(Game.GRAND)
PLAYING: Final = "18 y p p s, discard DA DT, grand"
FAULT: Final = court.Offence(court.OffenceKind.REVOKE, Seat.REARHAND)
BY_DEFENDERS: Final = court.Offence(court.OffenceKind.REVOKE, court.Party.DEFENDERS)
REPLACING: Final = sk.Rules(null_below_bid="replacement")
TOUCHED: Final = court.Offence(court.OffenceKind.SKAT_TOUCHED, Seat.FOREHAND)
LOST: Final = "18 y p p s, discard CJ SJ, grand, D7 DK D9, HJ S9 CA, DJ S8 SA, DQ S7 D8"
MOVES: Final = (
    "w CJ.CK.CQ.SJ.SQ.HJ.HQ.DJ.DQ.D8.CA.CT.SA.ST.SK.HA.HK.DA.DT.D7."
    "C9.C8.C7.S9.S8.S7.HT.H8.H7.D9.H9.DK 1 p 2 18 0 p 2 s w H9.DK 2 N.HT.DK 0 D8 1 D7 2 D9"
)
RESULT: Final = "d:2 loss v:-46 m:0 bidok p:14 t:1 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0"
ABRUPT: Final = MOVES.partition(" N.HT")[0] + " NO w LE.2"

Act = Callable[[], object]


def at(moves: str = "", rules: sk.Rules = sk.ISKO) -> sk.State:
    """Reach a state."""
    return sk.play(sk.start(DEAL, rules), moves)


def refused(action: sk.Action, moves: str = "", rules: sk.Rules = sk.ISKO, by: Seat | None = None) -> Act:
    """Try an action that is refused."""
    return lambda: sk.apply(at(moves, rules), action, by)


def recorded(moves: str = MOVES, result: str = RESULT, more: str = "") -> str:
    """Write a record of the game server."""
    return f"(;GM[Skat]PC[International Skat Server]{more}MV[{moves} ]R[{result}] ;)"


def replaced(value: object, *path: str | int, by: object) -> str:
    """Write a document in which one part is another."""
    document = json.loads(to_json(value))
    part = document
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = by
    return json.dumps(document)


def read(value: object, *path: str | int, by: object) -> Act:
    """Read a document in which one part is another."""
    return lambda: from_json(replaced(value, *path, by=by))


def listed(*lines: str, rules: sk.Rules = sk.ISKO, system: sk.ScoringSystem = sk.SEEGER_FABIAN) -> Act:
    """Read a list."""
    return lambda: read_sheet("\n".join(["players Anna Ben Cleo", *lines]), system, rules=rules)


def saved(old: str, new: str) -> Act:
    """Read the CSV of a sheet in which a cell is another."""
    written = SHEET.enter(Entry.game(0, settled("grand with 2, 61 points"))).csv(language="de")
    assert old in written
    return lambda: sheet_csv.loads(written.replace(old, new))


def differing(**fields: object) -> Act:
    """Compare a record that claims something else with what the rules give."""
    record = iss.loads(recorded())[0]
    claimed: Any = record.outcome
    return lambda: evolve(record, outcome=evolve(claimed, **fields)).differences()


def stopping(moves: str) -> Act:
    """Compare a record that stops early, and claims that the deal was passed in, with what the rules give."""
    passed = sk.Outcome(verdict=RecordedEnd.PASSED)
    return lambda: evolve(sk.Record.of(at(moves)), outcome=passed).differences()


def own(*_: object) -> tuple[int, ...]:
    """Score as no system may."""
    return (1,)


VIEW: Final = sk.view(at(PLAYING), Seat.FOREHAND)
NULL: Final = at("p 18 p, null ouvert hand, D8")
RAMSCH: Final = at("p p p", sk.PUB)
ENDED: Final = at("p p p")
BAD_SYSTEM: Final = sk.ScoringSystem("own", own)
BITS: Final = "1" * 33
FULL: Final = sk.bierlachs(100)

TABLE: Final = Table.open(NAMES, seed=1, format=sk.Format(1, sk.PLAIN))


def over(table: Table) -> Table:
    """Let everybody leave until the evening is over."""
    while not table.over:
        table = table.forfeit(table.record.players[0], sk.Cause.LEFT)
    return table


RAISED: Final[dict[Code, list[Act]]] = {
    Code.WRONG_TYPE: [
        lambda: loose.start(5),
        lambda: loose.start(DEAL, None),
        lambda: loose.cards(5),
        lambda: loose.CardSet(5),
        lambda: loose.CardSet([7]),
        lambda: sk.DECK | loose.SEEGER,
        lambda: loose.DECK["x"],
        lambda: loose.legal_actions(None),
        lambda: loose.apply(VIEW, sk.Pass()),
        lambda: loose.apply(at(), "18"),
        lambda: loose.view(at(), 7),
        lambda: loose.Deal([], sk.DECK),
        lambda: loose.Deal.from_order(5),
        lambda: loose.Deal.shuffled(5),
        lambda: loose.legal_cards(sk.DECK, 5, Game.GRAND),
        lambda: loose.Record.of(5),
        lambda: worlds.sample(VIEW, loose.Seat),
        lambda: worlds.sample(VIEW, random.Random(1), weigh=loose.DECK),
        lambda: worlds.sample(VIEW, random.Random(1), weigh=lambda _: loose.DECK),
        lambda: loose.Record(DEAL, players="Anna"),
        lambda: loose.Outcome(verdict=RecordedEnd.RAMSCH, scores=5),
        lambda: list(iss.load("(;")),
        lambda: display.text(5),
        lambda: display.text(DEAL, seat=Seat.FOREHAND),
        lambda: display.text(DEAL, style="de"),
        lambda: to_json(5),
        lambda: to_json(DEAL, indent="x"),
        lambda: from_json(5),
        lambda: from_json("{}", int),
        lambda: from_json("{}", systems=5),
        lambda: solver.solve(5),
        lambda: solver.points_needed(5),
        lambda: solver.solve_many(5),
        lambda: solver.solve_many([], executor=5),
        lambda: solver.solve(NULL, node_limit="x"),
        lambda: solver.solve(NULL, cancel=5),
        lambda: batch.Batch([["x"]]),
        lambda: testing.states(5),
        lambda: testing.card_sets("x"),
        lambda: loose.ScoringSystem("own", 5),
        lambda: loose.settle(GRAND, matadors="x"),
        lambda: loose.Entry.game(0, None),
        lambda: loose.reckon(b"x"),
        lambda: SHEET.enter(object()),
        lambda: SHEET.enter(at()),
        lambda: SHEET.enter([10**5000]),
        read(DEAL, "hands", by=5),
        read(DEAL, "hands", 0, by=5),
        read(sk.ISKO, "lost_hand_doubled", by="x"),
        read(sk.Entry.game(0, 48), "player", by="x"),
        read(sk.Entry.game(0, 48), "player", by=10**50),
        read(sk.Trick(Seat.FOREHAND, (), Game.GRAND), "leader", by=5),
        read(sk.Trick(Seat.FOREHAND, (), Game.GRAND), "leader", by=None),
        read(sk.Trick(Seat.FOREHAND, (), Game.GRAND), "leader", by=True),
        read(at(), "actions", by=5),
    ],
    Code.WRONG_VALUE: [
        lambda: worlds.sample(VIEW, random.Random(1), weigh=lambda _: -1),
        lambda: loose.Reason.of(Code.DEAL_OVER).explain("fr"),
        lambda: loose.KontraRules(who="x"),
        lambda: loose.BockRules(events=("x",)),
        lambda: loose.CardSet.from_mask(1 << 40),
        lambda: sk.trick_winner([], Game.GRAND),
        lambda: sk.legal_cards(sk.DECK, cards("C7 C8 C9").sorted(Game.GRAND), Game.GRAND),
        lambda: sk.Outcome(verdict=RecordedEnd.WIN, scores=(1, 2, 3)),
        lambda: sk.Format(0, sk.PLAIN),
        lambda: sk.Bid(10**10),
        lambda: Entry.game(0, 48).times(2, " "),
        lambda: to_json(DEAL, indent=99),
        lambda: solver.solve(NULL, node_limit=0),
        lambda: solver.solve(kernel.Position(0, 0, 0, 0, 0, 0)),
        lambda: batch.Batch([[1, 2, 3]]),
        lambda: batch.Batch([[1, 1, 1, 0, 0, 0]]),
        lambda: testing.card_sets(9, 3),
        lambda: testing.states(sk.Doubling),
        lambda: testing.views(sk.Finished, on_turn=True),
        lambda: testing.actions(ENDED),
        lambda: sk.Session.start(NAMES).finish(at("p p p"), deal_number=9),
        read(DEAL, "hands", by=[]),
        read(VIEW, "hand_sizes", by=[99, 10, 10]),
        read(VIEW, "hand_sizes", by=[12, 12, 12]),
        read(VIEW, "bid", by=5),
        read(VIEW, "phase", by="x"),
        read(sk.reckon("spades with 1, 89 points"), "doublings", by=99),
        read(sk.Entry.game(0, 48), "reason", by="\ud800"),
        read(Seat.FOREHAND, "value", by="dealer"),
        read(Card.CJ, "value", by="XX"),
        read(Code.DEAL_OVER, "value", by="x"),
        read(GRAND, "value", by="Grand"),
        read(sk.Hold(), "value", by="y"),
        read(sk.bierlachs(301), "limit", by=0),
        read(sk.PLAIN, "scoring", by="x"),
        read(sk.Session.start(NAMES), "bock_deals", by=-1),
        read(Reason.of(Code.BID_TOO_LOW, value=17, least=18), "params", "value", by={"x": 1}),
        read(Reason.of(Code.BID_TOO_LOW, value=17, least=18), "params", "value", by={"phrase": "x"}),
        read(Reason.of(Code.BID_TOO_LOW, value=17, least=18), "params", "value", by={"filled": {}}),
        read(Reason.of(Code.BID_TOO_LOW, value=17, least=18), "params", "value", by=[[[[[[[[[[1]]]]]]]]]]),
        read(VIEW, "calls", 0, 1, by="CJ"),
    ],
    Code.UNKNOWN_CARD: [lambda: cards("CJ XX"), read(sk.DECK, "value", by="CJ XX")],
    Code.DUPLICATE_CARD: [lambda: cards("CJ CJ"), read(sk.DECK, "value", by="CJ CJ")],
    Code.UNKNOWN_CONTRACT: [lambda: Contract.parse("grand foo")],
    Code.UNKNOWN_ACTION: [lambda: sk.parse_action(at(), "foo bar")],
    Code.UNKNOWN_WORD: [
        lambda: sk.reckon("grand mit 2, foo"),
        lambda: sk.reckon("grand mit 2, 75 points xyz"),
        lambda: sk.reckon("grnad mit 2"),
        lambda: sk.reckon("grand mit 2, 75 Punkte"),
        listed("Anna: 48"),
        listed("ramsch 45 40 35 foo"),
        listed("ramsch 45 40 35 geschoben 2"),
    ],
    Code.WORD_TWICE: [lambda: sk.reckon("grand grand mit 2"), lambda: Contract.parse("grand herz")],
    Code.WORD_MISSING: [
        lambda: Contract.parse("hand"),
        lambda: Contract.parse("grand announced"),
        lambda: sk.reckon("75 Augen"),
        lambda: read_sheet(""),
        listed("ramsch 45"),
        lambda: read_sheet("players A B C D\nramsch 45"),
    ],
    Code.BAD_DEAL_TEXT: [lambda: sk.Deal.parse("CJ|SJ"), lambda: sk.Deal.parse("CJ")],
    Code.TEXT_TOO_LONG: [lambda: cards("x" * 1001)],
    Code.NULL_LEVEL: [lambda: Contract.parse("null schneider"), lambda: sk.reckon("null schneider angesagt")],
    Code.RAMSCH_LEVEL: [
        lambda: Contract(Game.RAMSCH, hand=True),
        lambda: Contract(Game.RAMSCH, ouvert=True),
        lambda: Contract(Game.RAMSCH, schwarz_announced=True),
    ],
    Code.AMBIGUOUS_CARD: [lambda: sk.Card.parse("KD", language="de"), lambda: sk.cards("CJ KB", language="de")],
    Code.CELL_DIFFERS: [saved("Anna: Grand mit 2", "Anna: Karo mit 2"), saved("+72", "+70"), saved("\n1,", "\n2,")],
    Code.UNKNOWN_SEAT: [lambda: Seat.parse("dealer"), lambda: Seat.parse("Vorhandd")],
    Code.NO_MATADORS: [lambda: sk.matadors(sk.DECK, Game.NULL), lambda: sk.reckon("Ramsch mit 2")],
    Code.NO_VALUE: [lambda: sk.game_value(Contract(Game.RAMSCH))],
    Code.NULL_BELOW_BID: [
        lambda: sk.settle(Contract(Game.NULL), bid=24, tricks_taken=0),
        refused(sk.Declare(Contract(Game.NULL)), "24 y p p s, discard DA DT"),
    ],
    Code.NOT_A_GAME: [lambda: loose.trumps("grand"), lambda: loose.matadors(sk.DECK, sk.Suit.CLUBS)],
    Code.BAD_DEAL: [lambda: sk.Deal((sk.CardSet(), cards("CJ"), cards("CJ SJ")), cards("HJ"))],
    Code.PACK_SIZE: [lambda: sk.Deal.from_order(sk.CARDS[:31])],
    Code.HAND_COUNT: [lambda: loose.Deal((sk.DECK,), sk.CardSet())],
    Code.HAND_SIZE: [lambda: sk.Deal((sk.CardSet(), sk.CardSet(), sk.CardSet()), sk.DECK)],
    Code.CARD_IN_TWO_PLACES: [lambda: sk.Deal.parse("CJ | CJ | CJ | CJ")],
    Code.CARD_MISSING: [lambda: sk.Deal.parse("CJ | CJ | CJ | CJ")],
    Code.NOT_YOUR_TURN: [
        refused(sk.Pass(), by=Seat.REARHAND),
        refused(sk.Concede(Seat.FOREHAND), PLAYING, by=Seat.REARHAND),
        lambda: sk.why_not(sk.view(at(), None), sk.Pass()),
        lambda: sk.why_not(VIEW, sk.Concede(Seat.REARHAND)),
    ],
    Code.DEAL_OVER: [refused(sk.Pass(), "p p p")],
    Code.NOT_NOW: [
        refused(sk.PickUp()),
        refused(sk.PickUp(), "18"),
        refused(sk.Pass(), "18 y p p"),
        refused(sk.Pass(), "18 y p p s"),
        refused(sk.Pass(), "18 y p p s, discard DA DT"),
        refused(sk.Pass(), PLAYING),
        refused(sk.Hold(), "18 y p p, grand hand", sk.PUB),
        refused(sk.Hold(), "18 y p p, grand hand, kontra", sk.PUB),
        refused(sk.Hold(), "p p p", SCHIEBER),
        refused(sk.Hold(), "p p p, s", SCHIEBER),
        refused(sk.Concede(Seat.FOREHAND)),
        refused(sk.Show(Seat.FOREHAND)),
        refused(sk.Discard(cards("CJ SJ"))),
        refused(sk.Push(cards("CJ SJ"))),
    ],
    Code.BID_TOO_LOW: [refused(sk.Bid(17)), refused(sk.Bid(264), "264 y")],
    Code.BID_TOO_HIGH: [refused(sk.Bid(265))],
    Code.NOT_A_BID_VALUE: [refused(sk.Bid(19))],
    Code.NOT_THE_NEXT_BID: [refused(sk.Bid(22), rules=sk.SIMPLE)],
    Code.LISTENER_BIDS: [refused(sk.Bid(20), "18")],
    Code.NOTHING_TO_HOLD: [refused(sk.Hold())],
    Code.FOREHAND_TAKES_18: [refused(sk.Bid(20), "p p")],
    Code.HAND_NEEDS_UNSEEN_SKAT: [refused(sk.Declare(Contract(Game.HEARTS, hand=True)), "18 y p p s, discard DA DT")],
    Code.SKAT_STILL_THERE: [refused(sk.Declare(GRAND), "18 y p p")],
    Code.NO_DECLARED_RAMSCH: [refused(sk.Declare(Contract(Game.RAMSCH)), "18 y p p")],
    Code.DISCARD_COUNT: [refused(sk.Discard(cards("DA")), "18 y p p s")],
    Code.CARD_NOT_HELD: [
        refused(sk.PlayCard(Card.H7), PLAYING),
        lambda: sk.why_not_card(Card.CJ, cards("HJ"), [], Game.GRAND),
    ],
    Code.MUST_FOLLOW: [
        refused(sk.PlayCard(Card.DK), f"{PLAYING}, CA"),
        lambda: sk.why_not_card(Card.HA, cards("HJ HA C7"), [Card.S9], Game.SPADES),
    ],
    Code.CONCEDE_TOO_LATE: [refused(sk.Concede(Seat.FOREHAND), f"{PLAYING}, CA CK C9 CT CQ C8", sk.SIMPLE)],
    Code.NO_CLAIMS: [
        refused(sk.Claim(Seat.FOREHAND), PLAYING, sk.SIMPLE),
        refused(sk.Throw(Seat.REARHAND), PLAYING, sk.ISS),
    ],
    Code.CLAIM_IN_NULL: [
        refused(sk.Claim(Seat.REARHAND), "18 y p p, null hand"),
        lambda: solver.claim_holds(at("18 y p p, null hand"), Seat.REARHAND),
    ],
    Code.LEVEL_NOT_CLAIMABLE: [refused(sk.Claim(Seat.FOREHAND, "schwarz"), "18 y p p, null hand")],
    Code.LEVEL_LOST: [
        refused(sk.Claim(Seat.FOREHAND, "schwarz"), f"{PLAYING}, D7 DK D9"),
        refused(sk.Claim(Seat.FOREHAND, "schneider"), LOST),
    ],
    Code.ASKED_ALREADY: [refused(sk.Throw(Seat.FOREHAND), f"{PLAYING}, claim forehand, refuse")],
    Code.LEVEL_NOT_AGREED: [lambda: sk.settle(GRAND, matadors=2, points=70, claimed="schneider")],
    Code.NOT_IN_PLACE_OF_NULL: [lambda: sk.settle(GRAND, bid=48, matadors=2, points=70, ended=sk.Ending.REPLACED)],
    Code.NULL_REPLACED: [lambda: sk.settle(Contract(Game.NULL), bid=24, tricks_taken=0, rules=REPLACING)],
    Code.DEFENDERS_POINTS_IMPOSSIBLE: [
        lambda: court.ruling(GRAND, 2, offence=BY_DEFENDERS, defenders_points=31, defenders_tricks=0)
    ],
    Code.NO_PARTIES: [
        lambda: loose.court.decided(at("p p p", sk.PUB)),
        lambda: court.judge(at("p p p", sk.PUB), FAULT),
    ],
    Code.NO_SCORE_FOLLOWS: [
        lambda: sk.reckon("hearts with 2, declarer showed a card"),
        lambda: sk.reckon("hearts with 2, claimed, refused"),
    ],
    Code.DEAL_NEEDED: [
        lambda: sk.reckon("hearts with 2, declarer showed the skat"),
        lambda: sk.reckon("hearts with 2, a defender claimed"),
    ],
    Code.NO_SUCH_OFFENCE: [lambda: court.judge(at("18"), FAULT), lambda: court.judge(at(PLAYING), TOUCHED)],
    Code.CONCEDED_ALREADY: [refused(sk.Concede(Seat.REARHAND), f"{PLAYING}, concede rearhand", sk.ISS)],
    Code.NOT_THE_DECLARER: [refused(sk.Show(Seat.REARHAND), PLAYING)],
    Code.SHOWN_ALREADY: [
        refused(sk.Show(Seat.FOREHAND), f"{PLAYING}, show forehand", evolve(sk.ISS, concession="rest_shown"))
    ],
    Code.NO_KONTRA: [refused(sk.Kontra(), "18 y p p, grand hand, kontra", sk.PUB)],
    Code.DECLARER_ANSWERS: [refused(sk.Re(), "18 y p p, grand hand", sk.PUB)],
    Code.PUSH_COUNT: [refused(sk.Push(cards("DA")), "p p p, s", SCHIEBER)],
    Code.JACK_PUSHED: [refused(sk.Push(cards("CJ DA")), "p p p, s", SCHIEBER)],
    Code.NO_DECLARER: [refused(sk.Concede(Seat.FOREHAND), "p p p", sk.PUB)],
    Code.MATADORS_MISSING: [lambda: sk.settle(GRAND, points=61), lambda: sk.reckon("Herz, 75 Augen")],
    Code.BAD_MATADORS: [lambda: sk.Matadors.of(12), lambda: sk.settle(GRAND, matadors=-5, points=61)],
    Code.POINTS_MISSING: [lambda: sk.settle(GRAND, matadors=1)],
    Code.POINTS_OUT_OF_RANGE: [
        lambda: sk.settle(GRAND, matadors=1, points=121),
        lambda: solver.reaches(at(PLAYING), 999),
    ],
    Code.POINTS_IMPOSSIBLE: [
        lambda: sk.settle(GRAND, matadors=1, points=119),
        lambda: sk.settle(GRAND, matadors=1, points=100, tricks_taken=1),
    ],
    Code.TRICKS_MISSING: [lambda: sk.settle(Contract(Game.NULL))],
    Code.TRICKS_OUT_OF_RANGE: [lambda: sk.settle(Contract(Game.NULL), tricks_taken=11)],
    Code.BAD_BID: [
        lambda: sk.settle(GRAND, bid=19, matadors=1, points=61),
        lambda: sk.settle(GRAND, bid=17, matadors=1, points=61),
    ],
    Code.RE_WITHOUT_KONTRA: [lambda: sk.settle(GRAND, matadors=1, points=61, re=True)],
    Code.BAD_DOUBLINGS: [lambda: sk.settle(GRAND, matadors=1, points=61, doublings=41)],
    Code.RAMSCH_NOT_SETTLED: [lambda: sk.settle(Contract(Game.RAMSCH), points=61)],
    Code.CONTRADICTION: [
        lambda: sk.reckon("grand mit 2, Schneider, 70 Augen"),
        lambda: sk.reckon("grand mit 2, Schwarz, 9 Stiche, 80 Augen"),
        lambda: sk.reckon("grand mit 2, gewonnen, 50 Augen"),
        listed("ramsch 45 40 35 Jungfrau"),
        listed("ramsch 45 40 35 Durchmarsch"),
    ],
    Code.RAMSCH_POINTS: [
        lambda: sk.settle_ramsch(points=(45, 40, 25), tricks_taken=(4, 3, 3), skat=11, last_trick=Seat.FOREHAND),
        listed("ramsch 45 40 36"),
    ],
    Code.RAMSCH_TRICKS: [
        lambda: sk.settle_ramsch(points=(45, 40, 25), tricks_taken=(4, 3, 4), skat=10, last_trick=Seat.FOREHAND),
        lambda: sk.settle_ramsch(points=(85, 25, 0), tricks_taken=(6, 4, 0), skat=10, last_trick=Seat.REARHAND),
    ],
    Code.RAMSCH_CARDS: [
        lambda: sk.settle_ramsch(points=(100, 10, 0), tricks_taken=(1, 8, 1), skat=10, last_trick=Seat.FOREHAND)
    ],
    Code.RAMSCH_NUMBERS: [
        lambda: loose.settle_ramsch(points=(45, 40), tricks_taken=(4, 3, 3), skat=10, last_trick=Seat.FOREHAND)
    ],
    Code.BAD_PLAYERS: [lambda: Sheet(("Anna", "Ben")), lambda: sk.list_totals([])],
    Code.BAD_NAME: [
        lambda: Sheet(("Anna", "Ben", "")),
        lambda: Sheet(("Anna", "Ben", "\n")),
        lambda: Sheet(("Anna", "Ben", "C\tD")),
        lambda: loose.Sheet(("Anna", "Ben", 5)),
    ],
    Code.UNKNOWN_PLAYER: [lambda: SHEET.enter(Entry.game(3, 48)), listed("Dora: +48")],
    Code.NOT_A_PLAYER: [lambda: Entry.game(-1, 48), lambda: Entry.game(Seat.FOREHAND, 48)],
    Code.SITTING_OUT: [
        lambda: Entry.game(1, 48, 1),
        lambda: Entry.ramsch((0, 0, 0, -60), 3),
        lambda: sk.Session.start((*NAMES, "Dora")).enter(Entry.game(0, 48)),
    ],
    Code.BAD_SCORE: [
        lambda: Entry.game(0, 0),
        lambda: Entry.game(0, 10**10),
        lambda: Entry(player=0),
        lambda: Entry.game(0, 48).times(0, "Bock"),
        lambda: SHEET.enter(Entry.passed_in(2)),
        lambda: SHEET.enter(Entry.ramsch((0, -60))),
        lambda: sk.bierlachs(0),
        lambda: sk.bierlachs(10**10),
        lambda: loose.list_totals([(1, 2), (1, 2), (1, 2)]),
        lambda: sk.list_totals([(1, 2, -1)] * 3),
        listed("Anna: +99999999999"),
    ],
    Code.BAD_SYSTEM: [lambda: evolve(SHEET, system=BAD_SYSTEM).enter(Entry.game(0, 48)).totals],
    Code.NO_SUCH_ENTRY: [lambda: SHEET.replace(0, Entry.game(0, 48))],
    Code.SHEET_OVER: [
        lambda: Sheet(NAMES, FULL).enter(Entry.game(0, -100)).enter(Entry.passed_in()),
        lambda: Sheet(NAMES, FULL).enter(Entry.game(0, 100)).enter(Entry.passed_in()),
        lambda: sk.Session.start(NAMES, format=sk.Format(1, FULL)).enter(Entry.game(0, -100)).bock(),
    ],
    Code.OTHER_RULES: [lambda: sk.Session.start(NAMES).finish(sk.play(sk.start(DEAL, sk.PRE_1999), "p p p"))],
    Code.OTHER_PLAYERS: [lambda: evolve(sk.Session.start(NAMES), players=("A", "B", "C"))],
    Code.BOOKED_ALREADY: [
        lambda: sk.Session.start(NAMES).enter(Entry.passed_in()).finish(at("p p p"), deal_number=1),
    ],
    Code.STALE: [lambda: TABLE.act("Ben", "pass", at=1)],
    Code.PLAYED_BY_BOT: [lambda: TABLE.replace("Ben", careless).act("Ben", "pass", at=1)],
    Code.EMPTY_CHAIR: [lambda: TABLE.leave("Ben").forfeit("Ben", sk.Cause.LEFT).act("Anna", "pass", at=1)],
    Code.CHAIR_TAKEN: [lambda: TABLE.join("Dora", "Ben")],
    Code.NO_BOT_ON_TURN: [TABLE.advance],
    Code.EVENING_OVER: [lambda: over(TABLE).advance()],
    Code.BAD_SHEET_LINE: [listed("foo"), lambda: read_sheet("foo\n")],
    Code.BAD_SHEET_FILE: [listed("foo"), listed("foo", "bar"), listed(*["foo"] * 30)],
    Code.FAULT_AT: [listed("foo"), listed("Anna: grand mit 2, foo"), listed("Dora: passed")],
    Code.NOT_A_RECORD: [lambda: iss.loads("x")],
    Code.OTHER_GAME: [lambda: iss.loads("(;GM[Go]MV[] ;)")],
    Code.RECORD_NOT_CLOSED: [lambda: iss.loads("(;GM[Skat]"), lambda: iss.loads("(;GM[Skat] xyz ;)")],
    Code.BAD_PROPERTY: [lambda: iss.dumps(evolve(iss.loads(recorded())[0], tags=FrozenMap({"MV": "x"})))],
    Code.PROPERTY_MISSING: [lambda: iss.loads("(;GM[Skat] ;)")],
    Code.UNKNOWN_CARDS: [lambda: iss.loads(recorded(MOVES.replace("1 D7", "1 ??")))],
    Code.BAD_MOVE: [
        lambda: iss.loads(recorded("")),
        lambda: iss.loads(recorded("0 18")),
        lambda: iss.loads(recorded(MOVES + " x y")),
        lambda: iss.loads(recorded(MOVES.replace("w H9.DK", "w H9.H8"))),
        lambda: iss.loads(recorded(MOVES.replace("2 N.HT.DK", "2 NO.HT.DK.C9"))),
    ],
    Code.BAD_RESULT: [
        lambda: iss.loads(recorded(result="foo")),
        lambda: iss.loads(recorded(result="")),
        lambda: iss.loads(recorded(result=RESULT.replace("s:0", "s:7"))),
        lambda: iss.loads(recorded(result=RESULT.replace("d:2", "d:7"))),
        lambda: iss.loads(recorded(result=RESULT + " v0:3")),
        lambda: iss.loads(recorded(more="RU[x]")),
    ],
    Code.ILLEGAL_MOVE: [
        lambda: iss.loads(recorded(MOVES.replace("1 D7", "1 CA"))),
        lambda: evolve(sk.Record.start(DEAL), actions=(sk.Hold(),)).final,
    ],
    Code.NOTHING_TO_UNDO: [lambda: sk.Record.start(DEAL).undo(1), lambda: sk.Record.start(DEAL).undo(2)],
    Code.FIELD_DIFFERS: [
        differing(value=0),
        differing(declarer=None),
        differing(overbid=True),
        differing(penalties=(True, False, False)),
        differing(left=Seat.FOREHAND),
        differing(contract=GRAND, bid=20),
        differing(verdict=RecordedEnd.WIN),
        differing(resigned=True, schneider=True, schwarz=True, matadors=2, tricks=5),
        differing(scores=(1, 2, 3), verdict=RecordedEnd.RAMSCH),
    ],
    Code.RECORD_STOPS: [
        stopping(moves) for moves in ("", "18 y p p", "18 y p p s", "18 y p p s, discard DA DT", PLAYING)
    ],
    Code.CUT_OFF: [iss.loads(recorded(ABRUPT))[0].differences],
    Code.BID_WITHOUT_GAME: [iss.loads(recorded(MOVES.replace("2 18", "2 19")))[0].remarks],
    Code.SOLVER_STOPPED: [lambda: solver.solve(at(PLAYING), node_limit=1)],
    Code.NULL_HAS_NO_POINTS: [lambda: solver.reaches(NULL, 61)],
    Code.RAMSCH_NOT_SOLVED: [lambda: solver.solve(RAMSCH)],
    Code.NO_WORLDS: [lambda: worlds.count(sk.view(ENDED, None))],
    Code.NO_POSITIONS: [
        partial(worlds.positions, sk.view(at(moves), None), 1, random.Random(1))
        for moves in ("", "18 y p p", "18 y p p s", "18 y p p s, discard DA DT")
    ],
    Code.NOT_JSON: [
        *(lambda text=text: from_json(text) for text in ("", "{", '{"a" 1}', '{"a": 1 "b"', '"', '"\t"', '"\\x"')),
        *(
            lambda text=text: from_json(text)
            for text in ("1 2", "[" * 100_000, "\ufeff{}", b"\xff", "[1,]", '{"a": 1,}')
        ),
    ],
    Code.UNKNOWN_VERSION: [lambda: from_json('{"pyskat": 9, "kind": "card"}')],
    Code.UNKNOWN_KIND: [
        lambda: from_json('{"pyskat": 2, "kind": "x"}'),
        lambda: from_json('{"pyskat": 2, "kind": "playing"}'),
        lambda: from_json(to_json(Card.CJ), Seat),
        lambda: from_json(to_json(at()), sk.Finished),
        read(sk.view(ENDED, None), "result", "kind", by="x"),
    ],
    Code.FIELD_MISSING: [lambda: from_json("{}"), lambda: from_json('{"pyskat": 2, "kind": "card"}')],
    Code.UNKNOWN_FIELD: [
        lambda: from_json('{"pyskat": 2, "kind": "card", "value": "CJ", "x": 1}'),
        read(DEAL, "x", by=1),
    ],
    Code.FIELD_TWICE: [lambda: from_json('{"pyskat": 2, "pyskat": 2}')],
    Code.DOES_NOT_FOLLOW: [
        read(sk.reckon("spades with 1, 89 points"), "won", by=False),
        read(sk.reckon("spades with 1, 89 points"), "game_value", "steps", by=[]),
        read(VIEW, "hand", by="CJ"),
        read(VIEW, "conceded", by=["forehand", "forehand"]),
        read(sk.view(at(f"{PLAYING}, CA"), Seat.FOREHAND), "hand", by="CA CJ SJ CT SA ST HA HT D8"),
        lambda: sk.legal_actions(evolve(VIEW, phase=sk.Phase.BIDDING)),
        lambda: sk.legal_actions(evolve(VIEW, phase=sk.Phase.BIDDING, calls=VIEW.calls * 2)),
        lambda: sk.legal_actions(evolve(VIEW, contract=None)),
        lambda: display.text(evolve(VIEW, turn=None)),
        lambda: worlds.count(evolve(VIEW, hand=cards("CJ"))),
    ],
    Code.UNKNOWN_SYSTEM: [lambda: from_json(to_json(BAD_SYSTEM))],
    Code.NOT_STORABLE: [
        lambda: to_json(Entry.game(0, 48).times(2, "\ud800")),
        lambda: to_json(sk.Standing(1, 0, "Anna", 2**60, 0, 0)),
        lambda: to_json(sk.Standing(1, 0, "Anna", 10**50, 0, 0)),
        lambda: to_json(
            evolve(
                sk.Session.start(NAMES, format=sk.Format(1, BAD_SYSTEM)),
                sheet=Sheet(NAMES, sk.ScoringSystem("own", lambda *_: (0, 0, 0))),
            )
        ),
    ],
}
"""How each cause is really met: several ways where what is named differs in kind."""


def reasons_in(found: object) -> Iterator[Reason]:
    """Find the reasons in what was raised or given, and those within them."""
    if isinstance(found, sk.SkatError):
        yield from reasons_in(found.reason)
        yield from reasons_in(getattr(found, "faults", ()))
        yield from reasons_in(getattr(found, "why", None))
    elif isinstance(found, Reason):
        yield found
        yield from reasons_in(tuple(found.params.values()))
    elif isinstance(found, Filled):
        yield from reasons_in(tuple(found.terms.values()))
    elif isinstance(found, tuple):
        for each in found:
            yield from reasons_in(each)


def met(act: Act) -> list[Reason]:
    """Do what is refused, and give the reasons."""
    try:
        return list(reasons_in(act()))
    except sk.SkatError as error:
        return list(reasons_in(error))


CASES: Final = [
    pytest.param(code, act, id=f"{code}-{number}") for code in RAISED for number, act in enumerate(RAISED[code])
]


def test_every_cause_is_met() -> None:
    assert set(RAISED) == set(Code)


ENGLISH: Final = frozenset(
    re.findall(
        r"\w+",
        """
    above add again all and announced another any are argument as asked asks at auction be because been before
    below between bid bids both but by called can cannot card cards case choose closed come comes conceded concedes
    contradicts could counted deal dealt decided declare declared declarer declares defender defenders different
    discard discarded divided does done each either empty end ends enough entered entry every everybody expected few
    field fields file first follow following for forehand from game games get give given goes gone hand's has have he
    held here hidden higher hold holds how if impossible instead is it its just last least led less level levels like
    line list lost made make many matadors may meant middlehand missing more most move moves must named nearest neither
    never next nobody none nor not nothing number numbers of off once one only open or order other out over overbid
    own pack pair part parts passed pick picked play played player players plays points possible push pushed pushes
    rank read rearhand recorded records repeats reached row rows rule rules said same say score scores seat second
    settled several shape sheet show shown shows side sign skips somebody spades stopped such suit system take taken
    takes than that the their them then there these they this those three tricks true trumps tuple turn twice two
    unknown until up value values wanted were what when where which while who whole why with without won word worth
    would write written wrong yet you your
    """,
    )
)
"""Words that are English and not German. Without "in", "hand", "ten", "so", "an", "was", "man", "die", "also" and the
like, which are both."""


def bare(term: Term) -> Term:
    """Take out of a term what somebody wrote, so that only our own words are left."""
    if isinstance(term, str):
        return "§"
    if isinstance(term, tuple):
        return tuple(map(bare, term))
    match term:
        case Reason(code, params):
            return Reason(code, FrozenMap({name: bare(each) for name, each in params.items()}))
        case Filled(phrase, terms):
            return Filled(phrase, FrozenMap({name: bare(each) for name, each in terms.items()}))
        case Choice(options):
            return Choice(tuple(map(bare, options)))
        case _:
            return term


CODE: Final = re.compile(r"'[^']*'|\"[^\"]*\"|\w+\([^)]*\)|\b\w+_\w+\b|\b\w+\.\w+|\(\w+\)")
"""What is quoted or a name of Python, and so alike in both languages."""
OF_DOCUMENTS: Final = {"true", "values"}
"""What documents are written with."""


@pytest.mark.parametrize(("code", "act"), CASES)
def test_a_refusal_is_german_throughout_and_names_only_terms(code: Code, act: Act) -> None:
    reasons = met(act)
    assert code in {reason.code for reason in reasons}
    for reason in reasons:
        whole = bare(reason)
        assert isinstance(whole, Reason)
        words = set(re.findall(r"\b[^\W\d_]+\b", CODE.sub("", whole.explain("de")))) - OF_DOCUMENTS
        assert words & ENGLISH == set(), reason.explain("de")
        assert "{" not in reason.explain("de") + reason.explain("en")
        assert reason.explain("de") != reason.explain("en")
        for name, term in reason.params.items():
            assert isinstance(term, int | str | tuple | Said), name


# Every place in the package where a reason is made.

SOURCES: Final = sorted(Path(sk.__file__).parent.rglob("*.py"))
MAKERS: Final = {"wrong", "_wrong", "impossible", "expect_type"}
"""The functions that make a reason without naming its code."""
PLACES: Final = {"what", "name", ""}
"""What may be the name of an argument or a field; without a name stands the path to a part of a document."""
FIELDS: Final = {"pyskat", "kind", "value"}


def texts_given(tree: ast.AST) -> Iterator[tuple[int, str, str]]:
    """List the texts that stand among the arguments of what makes a reason, each with its line and its place."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        maker = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if maker not in MAKERS and not any(ast.unparse(part).startswith("Code.") for part in node.args):
            continue
        first = "what" if maker in {"expect_type", "_wrong"} else "wanted"
        given = [(first if number == 0 else "", part) for number, part in enumerate(node.args)]
        for place, argument in [*given, *((part.arg or "", part.value) for part in node.keywords)]:
            if isinstance(argument, ast.Call) and ast.unparse(argument).startswith(("Kind(", "Choice.of(Kind(")):
                continue
            for part in ast.walk(argument):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield node.lineno, place, part.value


def is_ours(place: str, text: str) -> bool:
    """Tell whether a text has words of a sentence of ours, and is not just the name of an argument or a field."""
    words = {*re.findall(r"\b[a-z]{2,}\b", text)} - FIELDS
    return len(words) > (1 if place in PLACES else 0)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_no_sentence_is_put_into_a_reason_as_a_text(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert [given for given in texts_given(tree) if is_ours(*given[1:])] == []


def test_the_search_for_sentences_finds_one() -> None:
    tree = ast.parse('raise ArgumentError.of(Code.WRONG_VALUE, what="limit", wanted="1 or more", found=limit)')
    assert [given for given in texts_given(tree) if is_ours(*given[1:])] == [(1, "wanted", "1 or more")]
    tree = ast.parse('expect_type("what is solved", playing, Playing)')
    assert [given for given in texts_given(tree) if is_ours(*given[1:])] == [(1, "what", "what is solved")]


# Sentences as a player would say them.


def said(act: Act) -> str:
    """Say in German what is refused."""
    try:
        found = act()
    except sk.SkatError as error:
        return error.explain("de")
    assert isinstance(found, tuple | Reason)
    return "; ".join(reason.explain("de") for reason in reasons_in(found))


@pytest.mark.parametrize(("code", "act"), CASES)
def test_a_refusal_is_stored_and_says_the_same_when_it_is_read(code: Code, act: Act) -> None:
    for reason in met(act):
        stored = from_json(to_json(reason), Reason)
        assert stored == reason, code
        assert (stored.explain("de"), stored.explain()) == (reason.explain("de"), reason.explain())


@pytest.mark.parametrize(
    ("act", "german"),
    [
        (RAISED[Code.NOT_NOW][0], "'aufnehmen' geht jetzt nicht; Mittelhand darf reizen oder passen"),
        (RAISED[Code.NOT_NOW][2], "'passen' geht jetzt nicht; Vorhand darf aufnehmen oder ein Handspiel ansagen"),
        (RAISED[Code.NOT_NOW][6], "'halten' geht jetzt nicht; Mittelhand darf Kontra geben oder passen"),
        (RAISED[Code.NOT_NOW][7], "'halten' geht jetzt nicht; Vorhand darf Re geben oder passen"),
        (RAISED[Code.MUST_FOLLOW][0], "CA verlangt Kreuz, Mittelhand muss mit CK oder CQ bedienen"),
        (RAISED[Code.NULL_BELOW_BID][1], "Null zählt nur 23, gereizt sind 24; der Wert eines Nullspiels steht fest"),
        (RAISED[Code.RAMSCH_LEVEL][0], "Ramsch kennt keinen Alleinspieler und keine Ansage wie Hand"),
        (RAISED[Code.NOT_A_BID_VALUE][0], "kein Spiel ist 19 wert; am nächsten: 18 und 20"),
        (RAISED[Code.BAD_BID][1], "17 kann niemand gereizt haben; am nächsten: 18"),
        (RAISED[Code.BID_TOO_LOW][1], "264 genügt nicht: mindestens einer über 264, und den gibt es nicht"),
        (RAISED[Code.MATADORS_MISSING][0], "zu Grand fehlen die Spitzen, etwa 'mit 2' oder 'ohne 3'"),
        (RAISED[Code.NO_KONTRA][0], "Vorhand darf kein Kontra geben: Kontra ist schon gegeben, jetzt antwortet der"),
        (RAISED[Code.UNKNOWN_PLAYER][0], "'3' spielt nicht an diesem Tisch; hier spielen Anna, Ben und Cleo"),
        (RAISED[Code.CELL_DIFFERS][0], "Spiel: da steht 'Anna: Karo mit 2', aus dem Rest folgt aber Anna: Grand mit 2"),
        (RAISED[Code.AMBIGUOUS_CARD][1], "'KB' kann Karo Bube oder Kreuz Bube sein; schreib es aus"),
        (RAISED[Code.UNKNOWN_SEAT][1], "ist kein Platz; gemeint ist wohl 'Vorhand'; schreib Vorhand, Mittelhand oder"),
        (RAISED[Code.SHEET_OVER][0], "es lässt sich nichts mehr eintragen: Anna hat die Grenze erreicht"),
        (RAISED[Code.SHEET_OVER][1], "es lässt sich nichts mehr eintragen: Ben und Cleo haben die Grenze erreicht"),
        (RAISED[Code.BAD_SCORE][4], "Aussetzen lässt sich nicht eintragen: zu dritt setzt niemand aus"),
        (RAISED[Code.RECORD_STOPS][1], "das aber vor dem Ende abbricht (die Entscheidung über den Skat)"),
        (RAISED[Code.POINTS_IMPOSSIBLE][1], "100 Augen passen nicht zu 1 Stich: so viele Karten ergeben sie mit dem"),
        (RAISED[Code.OTHER_RULES][0], "dieses Spiel ging nach anderen Regeln als der Abend"),
        (RAISED[Code.NOT_JSON][2], "das ist kein JSON: hier fehlt ein Doppelpunkt (Zeichen 6 in '{\"a\" 1}')"),
        (RAISED[Code.NOT_STORABLE][2], "bis 9007199254740991 sein, nicht eine längere Zahl"),
        (read(VIEW, "hand", by="CJ"), "aus dem Rest folgt hier: 10 Karten, nicht 1 Karte (in /hand)"),
        (read(DEAL, "hands", by=[]), "der Wert muss eine Liste von 3 sein, nicht eine von 0 (in /hands)"),
        (
            lambda: display.text(5),
            "value muss ein Blatt, eine Verteilung, ein Stich, Ereignisse, ein Zustand, eine Ansicht",
        ),
        (lambda: loose.legal_actions(None), "state muss ein Zustand aus start() oder apply() sein, nicht None"),
        (lambda: SHEET.enter(at()), "entry muss ein Wert vom Typ Entry sein, nicht ein Wert vom Typ Bidding"),
        (lambda: solver.solve_many(5), "playings muss mehrere Playings (etwa eine Liste) sein, nicht 5"),
    ],
)
def test_it_is_said_as_a_player_would(act: Act, german: str) -> None:
    assert german in said(act)


def test_what_a_name_is_does_not_change_what_is_said() -> None:
    sheet = Sheet(("Hand", "Vorhand", "passed in"))
    with pytest.raises(sk.SheetError) as caught:
        sheet.enter(Entry.game(3, 48))
    assert caught.value.explain("de") == "'3' spielt nicht an diesem Tisch; hier spielen Hand, Vorhand und passed in"


def test_the_places_of_a_message_may_say_how_several_are_joined() -> None:
    formats = {spec for message in MESSAGES.values() for text in message[:2] for _, _, spec, _ in parsed(text)}
    assert {"and", "or"} <= formats
    assert all("|" in spec or spec in {"", "and", "or", "?"} for spec in formats if spec is not None)


def parsed(text: str) -> Iterator[tuple[str, str | None, str | None, str | None]]:
    """Take a message apart."""
    return iter(string.Formatter().parse(text))
