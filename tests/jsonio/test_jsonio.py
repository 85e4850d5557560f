import copy
import importlib
import json
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Any, Final

import attrs
import pytest
from attrs import evolve

import pyskat as sk
from laws import house_walks, strategies
from pyskat import Card, Code, Contract, Entry, Game, ParseError, Seat, cards, jsonio
from pyskat.jsonio import from_json, to_json
from pyskat.phases.bidding import FIRST_DUEL
from pyskat.scoring.ramsch import conclude_ramsch
from stored_values import FOLDER, MINE, STORED

EYES: Final = (*Seat, None)
TABLES: Final = {**strategies.PRESETS, "SIMPLE": sk.SIMPLE, **house_walks.TABLES}
each_table: Final = pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)
each_stored: Final = pytest.mark.parametrize("name", STORED)


def read(name: str) -> str:
    return (FOLDER / f"{name}.json").read_text(encoding="utf-8")


def plain(value: Any) -> Any:  # noqa: ANN401 - any value and any JSON
    return json.loads(to_json(value))


def refused(document: object) -> ParseError:
    text = document if isinstance(document, str) else json.dumps(document)
    with pytest.raises(ParseError) as caught:
        from_json(text, systems={"twice": MINE})
    return caught.value


def keeps(value: Any) -> None:  # noqa: ANN401
    text = to_json(value)
    again = from_json(text, systems={"twice": MINE})
    assert again == value
    assert type(again) is type(value)
    assert hash(again) == hash(value)
    assert to_json(copy.deepcopy(again)) == text


# What was stored once stays readable, and is written in the same way.


@each_stored
def test_a_stored_document_reads_as_the_value_it_was_made_of(name: str) -> None:
    value = from_json(read(name), systems={"twice": MINE})
    assert value == STORED[name]
    assert type(value) is type(STORED[name])


@each_stored
def test_a_value_is_written_as_it_was_stored(name: str) -> None:
    assert to_json(STORED[name], indent=2) + "\n" == read(name)


@each_stored
def test_every_kind_round_trips(name: str) -> None:
    keeps(STORED[name])


def test_every_stored_file_is_tested() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == sorted(STORED)


def test_every_public_class_of_values_can_be_stored() -> None:
    stored = {type(value) for value in STORED.values()}
    wanted = {
        name
        for name in sk.__all__
        if isinstance(found := getattr(sk, name), type) and (attrs.has(found) or hasattr(found, "__members__"))
    }
    actions = {type(action).__name__ for action in house_walks.UNIVERSE}
    states = {phase.__name__ for phase in house_walks.PHASES}
    assert wanted - {kind.__name__ for kind in stored} - actions - states == set()
    for action in house_walks.UNIVERSE[:: len(house_walks.UNIVERSE) // 200 or 1]:
        keeps(action)


# Deals in every phase, at every table.


@each_table
def test_every_state_view_and_record_reads_back_equal(rules: sk.Rules) -> None:
    rng = random.Random(f"json {rules}")
    for walk in house_walks.walks(rng, rules, len(house_walks.MANNERS)):
        for state in {walk.state, *rng.sample(walk.states, min(4, len(walk.states)))}:
            keeps(state)
            keeps(sk.view(state, rng.choice(EYES)))
            keeps(sk.Record.of(state))
            keeps(sk.legal_actions(state))
        assert isinstance(walk.state, sk.Finished)
        keeps(walk.state.result)
        for eye in EYES:
            keeps(sk.view(walk.state, eye))


@pytest.mark.parametrize("phase", house_walks.PHASES)
def test_a_state_goes_on_as_before(phase: type[sk.State]) -> None:
    rng = random.Random(phase.__name__)
    state = house_walks.reach(rng, house_walks.PUSHING, phase).state
    again = from_json(to_json(state), phase)
    assert sk.legal_actions(again) == sk.legal_actions(state)
    for action in (*sk.legal_actions(state)[:5], *sk.interrupts(state)):
        assert sk.apply(again, action) == sk.apply(state, action)


@pytest.mark.parametrize("concession", ["simple", "rest", "rest_shown"])
@pytest.mark.parametrize("temper", [temper for name, temper in strategies.TEMPERS.items() if "giving up" in name])
def test_games_given_up_read_back_equal(concession: Any, temper: strategies.Temper) -> None:  # noqa: ANN401
    rng = random.Random(f"{concession} {temper}")
    rules = evolve(sk.ISKO, concession=concession)
    for _ in range(8):
        end = strategies.walk(rng, rules, temper).state
        keeps(end)
        assert isinstance(end, sk.Finished)
        keeps(end.result)
        keeps(sk.view(end, rng.choice(EYES)))


def test_a_game_that_the_server_stopped_reads_back_equal() -> None:
    rules = evolve(sk.ISS)
    deal = sk.Deal.parse(
        "CJ SJ HJ DJ C9 C8 C7 H7 D8 D7 | CA CT CK CQ SA ST SK SQ HA HT | S9 S8 S7 HK HQ H9 H8 DA DT DK | DQ D9"
    )
    state = sk.start_play(deal, Contract(Game.HEARTS, schneider_announced=True), Seat.FOREHAND, rules=rules)
    text = "D8 HA DA"
    running = sk.play(state, text)
    while isinstance(running, sk.Playing):
        taken = sum(running.points) - running.points[0]
        if taken > 30:
            break
        running = sk.apply(running, sk.legal_actions(running)[-1])
    assert isinstance(running, sk.Playing)
    outcome = sk.Outcome(verdict=sk.RecordedEnd.LOSS)
    stopped = evolve(sk.Record.of(running), outcome=outcome).final
    assert isinstance(stopped, sk.Finished)
    keeps(stopped)
    keeps(sk.view(stopped, Seat.REARHAND))


def test_a_ramsch_where_an_earlier_trick_decides_who_of_the_tied_pays() -> None:
    rules = sk.RamschRules(tie="last_trick")
    takers = (Seat.MIDDLEHAND, Seat.FOREHAND, Seat.REARHAND)
    settled = conclude_ramsch((50, 50, 10), (4, 4, 2), 10, takers, 0, rules)
    assert settled.payers == (Seat.FOREHAND,)
    keeps(settled)
    both = sk.settle_ramsch(points=(50, 50, 10), tricks_taken=(4, 4, 2), skat=10, last_trick=Seat.REARHAND, rules=rules)
    assert both.payers == (Seat.FOREHAND, Seat.MIDDLEHAND)
    keeps(both)


def test_settlements_of_all_kinds_read_back_equal() -> None:
    for text in ("grand ouvert with 4, 120 points, 10 tricks", "null, 0 tricks, bid 23", "spades with 1, 61 points"):
        keeps(sk.reckon(text))
    for doublings in (0, 1, 40):
        keeps(sk.settle(Contract(Game.GRAND), matadors=1, points=60, kontra=True, re=True, doublings=doublings))
    keeps(sk.settle(Contract(Game.CLUBS), matadors=-1, ended=sk.Ending.DECLARER_CONCEDED))
    keeps(sk.settle(Contract(Game.CLUBS), matadors=1, bid=48, ended=sk.Ending.DEFENDERS_CONCEDED))


# Sheets and sessions.


def test_sheets_of_four_and_sessions_with_bock_read_back_equal() -> None:
    rng = random.Random(7)
    names = ("Anna", "Ben", "Cleo", "Dora")
    for players in (names[:3], names):
        for system in (None, sk.PLAIN, sk.SEEGER, sk.bierlachs(None), sk.bierlachs(-501)):
            session = sk.Session.start(players, format=sk.THREE_ROUNDS, system=system, rules=sk.HOUSE)
            while not session.over:
                walk = house_walks.walk(rng, sk.HOUSE, house_walks.MANNERS["doubling"])
                assert isinstance(walk.state, sk.Finished)
                session = session.finish(walk.state)
            again = from_json(to_json(session), sk.Session)
            assert (again, again.factor, again.winners) == (session, session.factor, session.winners)
            keeps(session.sheet)
            for standing in session.sheet.standings():
                keeps(standing)
            for entry in session.sheet.entries:
                keeps(entry)


def test_a_scoring_system_of_ones_own_is_found_by_its_name() -> None:
    sheet = sk.Sheet(("Anna", "Ben", "Cleo"), MINE).enter(Entry.game(0, 48))
    text = to_json(sheet)
    assert from_json(text, sk.Sheet, systems={"twice": MINE}).totals == (96, 0, 0)
    with pytest.raises(ParseError) as caught:
        from_json(text)
    assert (caught.value.code, caught.value.pointer) == (Code.UNKNOWN_SYSTEM, "/system/name")
    keeps(sk.Session.start(("Anna", "Ben", "Cleo"), format=sk.Format(2, MINE)))


def test_two_systems_of_one_name_cannot_be_told_apart() -> None:
    other = evolve(MINE, limit=-5)
    with pytest.raises(sk.ArgumentError) as caught:
        to_json(sk.Session.start(("Anna", "Ben", "Cleo"), format=sk.Format(2, MINE), system=other))
    assert caught.value.code is Code.NOT_STORABLE


# What a seat may not know stands in no view of it.


@each_table
def test_a_view_names_no_card_that_its_seat_has_not_seen(rules: sk.Rules) -> None:
    rng = random.Random(f"seen {rules}")
    for walk in house_walks.walks(rng, rules, len(house_walks.MANNERS)):
        for length in rng.sample(range(len(walk.states)), min(6, len(walk.states))):
            part = walk.cut(length)
            for eye in EYES:
                text = to_json(sk.view(part.state, eye))
                named = sk.CardSet({Card[word] for word in re.findall(r"\b[CSHD][789TJQKA]\b", text)})
                assert named <= house_walks.seen_by(part, eye)


def test_states_that_differ_in_what_a_seat_cannot_know_give_the_same_document() -> None:
    deal = sk.Deal.shuffled(random.Random(3))
    other = sk.Deal((deal.hands[0], deal.hands[2], deal.hands[1]), deal.skat)
    for text in ("", "18 y", "18 y p p", "18 y p p s"):
        one, two = (sk.play(sk.start(each), text) for each in (deal, other))
        assert one != two
        assert to_json(sk.view(one, Seat.FOREHAND)) == to_json(sk.view(two, Seat.FOREHAND))
        assert to_json(sk.view(one, None)) == to_json(sk.view(two, None))


# Equal values, equal documents.


def test_the_order_of_tags_and_of_cards_leaves_no_trace() -> None:
    one, two = sk.FrozenMap({"a": "1", "b": "2"}), sk.FrozenMap({"b": "2", "a": "1"})
    assert one == two
    assert to_json(one) == to_json(two)
    assert from_json('{"pyskat": 1, "kind": "card_set", "value": "D7 CJ"}') == cards("CJ D7")
    assert to_json(cards("D7 CJ")) == to_json(cards("CJ D7"))


def test_a_document_may_be_indented_and_come_as_bytes() -> None:
    deal = STORED["deal"]
    assert to_json(deal, indent=0).count("\n") > 5
    assert from_json(to_json(deal, indent=4).encode()) == deal
    assert json.loads(to_json(deal, indent=16)) == json.loads(to_json(deal))


# What cannot be stored.


@pytest.mark.parametrize("value", [None, 3, "CJ", (Card.CJ,), [Card.CJ], object, sk.SkatError, sk.Card])
def test_what_is_no_value_of_the_package_is_refused(value: object) -> None:
    with pytest.raises(sk.ArgumentError) as caught:
        to_json(value)  # type: ignore[arg-type]
    assert caught.value.code is Code.WRONG_TYPE


SHEET: Final = sk.Sheet(("Anna", "Ben", "Cleo"))
STATE: Final = sk.start(sk.Deal.shuffled(random.Random(1)))


@pytest.mark.parametrize(
    "value",
    [
        sk.FrozenMap({"number": 2**53}),
        sk.FrozenMap({"name": "\ud800"}),
        sk.FrozenMap({"\udfff": "name"}),
        sk.Reason.of(Code.BID_TOO_LOW),
        evolve(sk.reckon("grand with 1, 61 points"), bid=19),
        sk.Bidding(STATE.deal, STATE.rules, ((Seat.REARHAND, sk.Bid(19)),), FIRST_DUEL),
        sk.Session(players=("A", "B", "C"), format=sk.TWELVE, rules=sk.ISKO, sheet=SHEET),
        sk.Session(players=SHEET.players, format=sk.TWELVE, rules=sk.ISKO, sheet=SHEET, bock_deals=-1),
        sk.Trick(Seat.FOREHAND, tuple(sk.CARDS[:4]), Game.GRAND),
    ],
)
def test_a_value_that_would_not_read_back_is_refused(value: Any) -> None:  # noqa: ANN401
    with pytest.raises(sk.ArgumentError) as caught:
        to_json(value)
    assert caught.value.code is Code.NOT_STORABLE
    assert len(str(caught.value)) < 400


def test_a_state_whose_history_leads_elsewhere_is_refused() -> None:
    state = sk.play(sk.start(sk.Deal.shuffled(random.Random(1))), "18")
    assert isinstance(state, sk.Bidding)
    with pytest.raises(sk.ArgumentError) as caught:
        to_json(evolve(state, duel=evolve(state.duel, value=20)))
    assert caught.value.code is Code.NOT_STORABLE


@pytest.mark.parametrize("indent", [-1, 17, True, "2"])
def test_a_wrong_indent_is_refused(indent: Any) -> None:  # noqa: ANN401
    with pytest.raises(sk.ArgumentError):
        to_json(Card.CJ, indent=indent)


# What is no document.


def test_a_class_may_be_asked_for() -> None:
    text = to_json(STORED["state"])
    assert isinstance(from_json(text, sk.Playing), sk.Playing)
    for kind, pointer in ((sk.Deal, "/kind"), (sk.Bidding, "/phase")):
        with pytest.raises(ParseError) as caught:
            from_json(text, kind)
        assert (caught.value.code, caught.value.pointer) == (Code.UNKNOWN_KIND, pointer)
    with pytest.raises(ParseError) as caught:
        from_json(to_json(sk.Hold()), sk.Bid)
    assert (caught.value.code, caught.value.pointer) == (Code.UNKNOWN_KIND, "/value")


@pytest.mark.parametrize("kind", [int, "deal", [], sk.State, sk.SkatError])
def test_another_class_cannot_be_asked_for(kind: Any) -> None:  # noqa: ANN401
    with pytest.raises(sk.ArgumentError):
        from_json("{}", kind)


@pytest.mark.parametrize("systems", [[MINE], {"twice": "MINE"}, {1: MINE}, "twice"])
def test_systems_are_a_mapping_from_names(systems: Any) -> None:  # noqa: ANN401
    with pytest.raises(sk.ArgumentError):
        from_json(to_json(Card.CJ), systems=systems)


@pytest.mark.parametrize("text", [None, 3, {}, bytearray(b"{}")])
def test_a_document_is_text(text: Any) -> None:  # noqa: ANN401
    with pytest.raises(sk.ArgumentError):
        from_json(text)


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("", 0),
        ("{", 1),
        ('{"pyskat": 1,}', 12 if sys.version_info >= (3, 13) else 13),  # the comma, or what stands after it
        ("[" * 100_000, 0),
        ('{"a":' * 100_000, 0),
        (b'{"pyskat": "\xff"}', 12),
        ("\ufeff{}", 0),
        ("{} {}", 3),
        ('{"a": "\t"}', 7),
    ],
)
def test_what_is_no_json_is_refused_with_the_place(text: str | bytes, position: int) -> None:
    with pytest.raises(ParseError) as caught:
        from_json(text)
    assert (caught.value.code, caught.value.position, caught.value.pointer) == (Code.NOT_JSON, position, None)


def test_a_fault_is_said_with_its_pointer_in_both_languages() -> None:
    error = refused({"pyskat": 1, "kind": "map", "value": {"a/b~c": 1.5}})
    assert error.pointer == "/value/a~1b~0c"
    assert str(error).endswith(", not 1.5 (in /value/a~1b~0c)")
    assert error.explain("de").endswith("(in /value/a~1b~0c)")
    whole = refused([])
    assert whole.pointer == ""
    assert str(whole) == "the value must be an object, not a list (in the whole document)"
    assert whole.explain("de").endswith("(im ganzen Dokument)")


def changed(name: str, pointer: str, value: object) -> Any:  # noqa: ANN401
    """Put something else into a stored document; ``...`` takes the part out."""
    document = json.loads(read(name))
    *way, last = pointer.split("/")[1:]
    inner = document
    for step in way:
        inner = inner[int(step) if isinstance(inner, list) else step]
    key: Any = int(last) if isinstance(inner, list) else last
    if value is ...:
        del inner[key]
    else:
        inner[key] = value
    return document


DOES_NOT_FOLLOW: Final = Code.DOES_NOT_FOLLOW
FAULTS: Final[list[tuple[str, str, object, Code, str]]] = [
    ("card", "/pyskat", 2, Code.UNKNOWN_VERSION, "/pyskat"),
    ("card", "/pyskat", True, Code.UNKNOWN_VERSION, "/pyskat"),
    ("card", "/pyskat", "1", Code.UNKNOWN_VERSION, "/pyskat"),
    ("card", "/pyskat", 10**30, Code.UNKNOWN_VERSION, "/pyskat"),
    ("card", "/pyskat", ..., Code.FIELD_MISSING, "/pyskat"),
    ("card", "/kind", ..., Code.FIELD_MISSING, "/kind"),
    ("card", "/kind", "joker", Code.UNKNOWN_KIND, "/kind"),
    ("card", "/kind", ["card"], Code.UNKNOWN_KIND, "/kind"),
    ("card", "/value", ..., Code.FIELD_MISSING, "/value"),
    ("card", "/suit", "hearts", Code.UNKNOWN_FIELD, "/suit"),
    ("card", "/value", "H10", Code.WRONG_VALUE, "/value"),
    ("card", "/value", 13, Code.WRONG_TYPE, "/value"),
    ("card", "/value", {}, Code.WRONG_TYPE, "/value"),
    ("code", "/value", "no_such_code", Code.WRONG_VALUE, "/value"),
    ("card_set", "/value", "CJ XX", Code.UNKNOWN_CARD, "/value"),
    ("card_set", "/value", "CJ  HT", Code.UNKNOWN_CARD, "/value"),
    ("card_set", "/value", " ".join(["CJ"] * 33), Code.DUPLICATE_CARD, "/value"),
    ("card_set", "/value", ["CJ"], Code.WRONG_TYPE, "/value"),
    ("card_set", "/value", "x" * 10_000, Code.UNKNOWN_CARD, "/value"),
    ("contract", "/value", "grand forever", Code.WRONG_VALUE, "/value"),
    ("contract", "/value", None, Code.WRONG_TYPE, "/value"),
    ("matadors", "/value", 0, Code.BAD_MATADORS, "/value"),
    ("matadors", "/value", True, Code.WRONG_TYPE, "/value"),
    ("matadors", "/value", 2.0, Code.WRONG_TYPE, "/value"),
    ("action", "/value", "sing", Code.UNKNOWN_ACTION, "/value"),
    ("action", "/value", "9" * 16, Code.WRONG_TYPE, "/value"),
    ("action", "/value", "9" * 5000, Code.UNKNOWN_ACTION, "/value"),
    ("action", "/value", "discard ZZ", Code.UNKNOWN_CARD, "/value"),
    ("action", "/value", "018", Code.UNKNOWN_ACTION, "/value"),
    ("actions", "/value/1", 3, Code.WRONG_TYPE, "/value/1"),
    ("actions", "/value", {}, Code.WRONG_TYPE, "/value"),
    ("map", "/value", [], Code.WRONG_TYPE, "/value"),
    ("map", "/value/count", None, Code.WRONG_TYPE, "/value/count"),
    ("deal", "/skat", "CJ SJ", Code.BAD_DEAL, ""),
    ("deal", "/hands/1", ..., Code.WRONG_VALUE, "/hands"),
    ("deal", "/hands/1", 5, Code.WRONG_TYPE, "/hands/1"),
    ("deal", "/skat", ..., Code.FIELD_MISSING, "/skat"),
    ("rules", "/bidding", "loud", Code.WRONG_VALUE, "/bidding"),
    ("rules", "/bidding", ["jump"], Code.WRONG_VALUE, "/bidding"),
    ("rules", "/declarer_schneider_max", 31, Code.WRONG_VALUE, "/declarer_schneider_max"),
    ("rules", "/lost_hand_doubled", 1, Code.WRONG_TYPE, "/lost_hand_doubled"),
    ("rules", "/kontra", {"who": "nobody"}, Code.WRONG_VALUE, "/kontra/who"),
    ("rules", "/kontra", {"whom": "anyone"}, Code.UNKNOWN_FIELD, "/kontra/whom"),
    ("rules", "/kontra", [], Code.WRONG_TYPE, "/kontra"),
    ("bock_rules", "/events", ["re", "re"], Code.WRONG_VALUE, "/events"),
    ("bock_rules", "/events/0", "rain", Code.WRONG_VALUE, "/events/0"),
    ("trick", "/cards", "HA HT SJ CJ", Code.WRONG_VALUE, "/cards"),
    ("trick", "/cards", "HA HA", Code.DUPLICATE_CARD, "/cards"),
    ("trick", "/leader", "dealer", Code.WRONG_VALUE, "/leader"),
    ("state", "/actions/0", "19", Code.NOT_A_BID_VALUE, "/actions/0"),
    ("state", "/actions/5", "discard CJ", Code.DISCARD_COUNT, "/actions/5"),
    ("state", "/actions/7", "H9", Code.CARD_NOT_HELD, "/actions/7"),
    ("state", "/phase", "bidding", DOES_NOT_FOLLOW, "/phase"),
    ("state", "/phase", "finished", DOES_NOT_FOLLOW, "/phase"),
    ("state", "/deal/skat", "DA", Code.BAD_DEAL, "/deal"),
    ("state", "/rules/bidding", "slow", Code.WRONG_VALUE, "/rules/bidding"),
    ("record", "/players", ["Anna"], Code.WRONG_VALUE, "/players"),
    ("record", "/players/2", "\ud800", Code.WRONG_VALUE, "/players/2"),
    ("record", "/tags/ID", 1, Code.WRONG_TYPE, "/tags/ID"),
    ("record", "/outcome/points", "61", Code.WRONG_TYPE, "/outcome/points"),
    ("reason", "/params/least", ..., Code.FIELD_MISSING, "/params/least"),
    ("reason", "/code", "silly", Code.WRONG_VALUE, "/code"),
    ("game_value", "/steps/1/count", 9, DOES_NOT_FOLLOW, "/steps"),
    ("game_value", "/contract", "ramsch", Code.NO_VALUE, ""),
    ("settlement", "/score", -65, DOES_NOT_FOLLOW, "/score"),
    ("settlement", "/score", ..., Code.FIELD_MISSING, "/score"),
    ("settlement", "/won", True, DOES_NOT_FOLLOW, "/won"),
    ("settlement", "/value", 22, DOES_NOT_FOLLOW, "/value"),
    ("settlement", "/bid", 19, Code.BAD_BID, ""),
    ("settlement", "/points", 121, Code.POINTS_OUT_OF_RANGE, ""),
    ("settlement", "/doublings", 10**15, Code.WRONG_VALUE, "/doublings"),
    ("settlement", "/doublings", -1, Code.BAD_DOUBLINGS, ""),
    ("settlement", "/game_value/matadors", 2, DOES_NOT_FOLLOW, "/game_value/steps"),
    ("settlement", "/game_value/contract", "clubs", DOES_NOT_FOLLOW, "/game_value/contract"),
    ("ramsch_settlement", "/scores/1", 0, DOES_NOT_FOLLOW, "/scores"),
    ("ramsch_settlement", "/points/1", 41, Code.RAMSCH_POINTS, ""),
    ("ramsch_settlement", "/doublings", 41, Code.WRONG_VALUE, "/doublings"),
    ("ramsch_settlement", "/payers", ["forehand"], DOES_NOT_FOLLOW, "/payers"),
    ("game_result", "/settlement/verdict", "lost", Code.WRONG_VALUE, "/settlement/verdict"),
    ("entry", "/player", -1, Code.NOT_A_PLAYER, ""),
    ("entry", "/outcome/score", 1, DOES_NOT_FOLLOW, "/outcome/score"),
    ("entry", "/outcome", "48", Code.WRONG_TYPE, "/outcome"),
    ("entry", "/factor", 0, Code.BAD_SCORE, ""),
    ("entry_score", "/outcome", 0, Code.BAD_SCORE, ""),
    ("sheet", "/players/1", "Anna", Code.BAD_PLAYERS, "/players"),
    ("sheet", "/players/1", "", Code.BAD_NAME, "/players"),
    ("sheet", "/players/1", "A\n", Code.BAD_NAME, "/players"),
    ("sheet", "/entries/0/player", 3, Code.UNKNOWN_PLAYER, ""),
    ("sheet", "/system/scoring", "fair", Code.WRONG_VALUE, "/system/scoring"),
    ("sheet", "/system/scoring", ..., Code.FIELD_MISSING, "/system/scoring"),
    ("sheet", "/system/scoring", [], Code.WRONG_VALUE, "/system/scoring"),
    ("sheet", "/system/limit", ..., Code.FIELD_MISSING, "/system/limit"),
    ("sheet", "/system/limit", 0, Code.WRONG_VALUE, "/system/limit"),
    ("sheet", "/system/limit", 10**20, Code.WRONG_VALUE, "/system/limit"),
    ("sheet", "/system/limit", 10**9 + 1, Code.WRONG_VALUE, "/system/limit"),
    ("sheet", "/system/limit", True, Code.WRONG_VALUE, "/system/limit"),
    ("sheet", "/system/name", "mine", Code.UNKNOWN_FIELD, "/system/name"),
    ("sheet_custom", "/system/name", 4, Code.WRONG_TYPE, "/system/name"),
    ("scoring_system", "/limit", 301, Code.UNKNOWN_FIELD, "/limit"),
    ("format", "/rounds", 0, Code.WRONG_VALUE, "/rounds"),
    ("session", "/players/0", "Emil", DOES_NOT_FOLLOW, "/players"),
    ("session", "/bock_deals", -4, Code.WRONG_VALUE, "/bock_deals"),
    ("solution", "/best", "CJ", DOES_NOT_FOLLOW, "/best"),
    ("solution", "/values", {"": 1}, Code.WRONG_VALUE, "/values/"),
    ("solution", "/values/HK", True, Code.WRONG_TYPE, "/values/HK"),
    ("solution_null", "/values/DJ", 1, Code.WRONG_TYPE, "/values/DJ"),
    ("view_finished", "/result/kind", "sunk", Code.UNKNOWN_KIND, "/result/kind"),
    ("view_finished", "/result/kind", ..., Code.UNKNOWN_KIND, "/result/kind"),
    ("view_finished", "/result", "won", Code.WRONG_TYPE, "/result"),
    ("view", "/calls/0/1", "pick up", Code.WRONG_VALUE, "/calls/0/1"),
    ("view", "/calls/0", ["forehand"], Code.WRONG_VALUE, "/calls/0"),
    ("view", "/hand_sizes/0", False, Code.WRONG_TYPE, "/hand_sizes/0"),
]


@pytest.mark.parametrize(("name", "place", "value", "code", "pointer"), FAULTS)
def test_a_fault_is_named_with_its_code_and_pointer(
    name: str, place: str, value: object, code: Code, pointer: str
) -> None:
    error = refused(changed(name, place, value))
    assert (error.code, error.pointer) == (code, pointer)
    assert len(str(error)) < 900
    assert error.explain("de") != str(error)


@pytest.mark.parametrize(
    ("text", "code", "pointer"),
    [
        ('{"pyskat": 1, "kind": "card", "kind": "card", "value": "CJ"}', Code.FIELD_TWICE, "/kind"),
        ('{"pyskat": 1, "kind": "map", "value": {"a": 1, "b": 2, "b": 3}}', Code.FIELD_TWICE, "/value/b"),
        ('{"pyskat": 1, "kind": "matadors", "value": NaN}', Code.WRONG_TYPE, "/value"),
        ('{"pyskat": 1, "kind": "matadors", "value": -Infinity}', Code.WRONG_TYPE, "/value"),
        ('{"pyskat": 1, "kind": "matadors", "value": 1e400}', Code.WRONG_TYPE, "/value"),
        ('{"pyskat": 1, "kind": "matadors", "value": ' + "9" * 100_000 + "}", Code.WRONG_TYPE, "/value"),
        ('{"pyskat": 1, "kind": "map", "value": {"\\ud800": 1}}', Code.WRONG_VALUE, "/value/\ud800"),
        ("null", Code.WRONG_TYPE, ""),
        ('"CJ"', Code.WRONG_TYPE, ""),
    ],
)
def test_what_only_json_can_say_is_refused(text: str, code: Code, pointer: str) -> None:
    error = refused(text)
    assert (error.code, error.pointer) == (code, pointer)
    assert len(str(error)) < 300


LONG: Final = 4_000


def long_document(name: str, count: int) -> dict[str, object]:
    """Make a document one part of which is longer than any good one."""
    documents: dict[str, dict[str, object]] = {
        "actions": {"pyskat": 1, "kind": "actions", "value": ["sing"] * count},
        "card set": {"pyskat": 1, "kind": "card_set", "value": "CJ " * count},
        "action": {"pyskat": 1, "kind": "action", "value": "push " + "CJ " * count},
        "events": {"pyskat": 1, "kind": "bock_rules", "events": ["re"] * count},
        "state": {**json.loads(read("state")), "actions": ["18"] * count},
        "calls": {**json.loads(read("view")), "calls": [["middlehand", "18"]] * count},
        "tricks": {
            **json.loads(read("view")),
            "tricks": [{"leader": "forehand", "cards": "CA CK C9", "game": "grand"}] * count,
        },
        "conceded": {**json.loads(read("view")), "conceded": ["rearhand"] * count},
        "steps": {**json.loads(read("game_value")), "steps": [{"name": "game", "count": 2}] * count},
        "players": {**json.loads(read("sheet")), "players": ["Anna"] * count},
        "code": {**json.loads(read("reason")), "code": "x" * count},
        "field": {"x" * count: 1, "pyskat": 1, "kind": "deal"},
    }
    return documents[name]


def calls_to_refuse(document: dict[str, object]) -> int:
    """Count the calls, into C too, that it takes to refuse a document."""
    calls = 0

    def count(_frame: object, event: str, _arg: object) -> None:
        nonlocal calls
        calls += event in {"call", "c_call"}

    text = json.dumps(document)
    before = sys.getprofile()
    sys.setprofile(count)
    try:
        with pytest.raises(ParseError):
            from_json(text)
    finally:
        sys.setprofile(before)
    return calls


LONG_PARTS: Final = (
    *("actions", "card set", "action", "events", "state", "calls"),
    *("tricks", "conceded", "steps", "players", "code", "field"),
)


@pytest.mark.parametrize("name", LONG_PARTS)
def test_a_document_twice_as_long_is_at_most_twice_the_work(name: str) -> None:
    refused(long_document(name, 3))  # what is made once is made
    once, twice = (calls_to_refuse(long_document(name, count)) for count in (LONG, 2 * LONG))
    assert twice < 2.2 * once + 1000


@pytest.mark.parametrize("name", [name for name in LONG_PARTS if name not in {"players", "events"}])
def test_a_long_document_is_not_quoted_in_full(name: str) -> None:
    assert len(str(refused(long_document(name, LONG)))) < 900


def test_rules_that_are_not_said_are_as_by_default() -> None:
    assert from_json('{"pyskat": 1, "kind": "rules", "bidding": "next"}') == sk.Rules(bidding="next")


# Anything else in any place: an error of this package, or a value.


def places(part: object) -> Iterator[tuple[Any, Any]]:
    """List every part of a document, as what holds it and its name or index there."""
    pairs = list(part.items()) if isinstance(part, dict) else list(enumerate(part)) if isinstance(part, list) else []
    for key, inner in pairs:
        yield part, key
        yield from places(inner)


ODD: Final[tuple[object, ...]] = (None, True, 0, -1, 3, 2**53, "", "CJ", "forehand", "pass", [], {}, [[]], {"kind": 1})


def read_or_refuse(document: object) -> object:
    """Read a document, or give None where it is refused with a place."""
    try:
        return from_json(json.dumps(document), systems={"twice": MINE})
    except ParseError as error:
        if error.pointer is None:
            raise
        return None


@each_stored
def test_whatever_stands_in_a_document_no_other_error_is_raised(name: str) -> None:
    rng = random.Random(name)
    document = json.loads(read(name))
    for holder, key in places(document):
        kept = holder[key]
        for odd in rng.sample(ODD, 3):
            holder[key] = odd
            value = read_or_refuse(document)
            if value is not None:
                keeps(value)
        holder[key] = kept


def use(seen: sk.View) -> None:
    """Ask a view everything."""
    assert repr(seen)
    assert sk.interrupts(seen) is not None
    for action in sk.legal_actions(seen):
        assert sk.is_legal(seen, action)
    for wish in house_walks.UNIVERSE[::97]:
        sk.why_not(seen, wish)
    for seat in Seat:
        assert len(seen.may_hold(seat)) >= seen.hand_sizes[seat]


@pytest.mark.parametrize("phase", house_walks.PHASES)
def test_a_view_with_parts_of_another_is_refused_or_can_be_used(phase: type[sk.State]) -> None:
    rng = random.Random(f"mixed {phase.__name__}")
    refusals = 0
    for _ in range(20):
        rules = rng.choice([*TABLES.values()] if phase not in {sk.Pushing, sk.Doubling} else [house_walks.PUSHING])
        one = plain(sk.view(house_walks.reach(rng, rules, phase).state, rng.choice(EYES)))
        for table in (rules, house_walks.PUSHING, rules):
            other = house_walks.walk(rng, table, rng.choice([*house_walks.MANNERS.values()]))
            two = plain(sk.view(rng.choice(other.states), rng.choice(EYES)))
            for name in one:
                mixed = {**one, name: two[name]}
                try:
                    seen = from_json(json.dumps(mixed), sk.View)
                except ParseError:
                    refusals += 1
                else:
                    use(seen)
    assert refusals


# What an import costs.


def run(code: str) -> str:
    return subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.strip()


def test_the_package_is_imported_without_jsonio() -> None:
    code = "import sys, pyskat; print([name for name in sys.modules if 'cattrs' in name or 'jsonio' in name])"
    assert run(code) == "[]"


def test_without_cattrs_nothing_of_it_is_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cattrs", None)
    with pytest.raises(ImportError, match="needs cattrs: pip install"):
        importlib.reload(jsonio)


def test_without_cattrs_the_import_says_what_is_missing() -> None:
    code = (
        "import sys; sys.modules['cattrs'] = None\n"
        "try:\n    import pyskat.jsonio\nexcept ImportError as error:\n    print(error, error.name)"
    )
    assert run(code) == "pyskat.jsonio needs cattrs: pip install 'pyskat-rules[json]' cattrs"
