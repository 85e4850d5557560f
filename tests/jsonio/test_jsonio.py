"""What is stored reads back as the value it was, says no more than may be known, and nothing else can be stored."""

import importlib
import json
import random
import re
import subprocess
import sys
from typing import Any, Final

import attrs
import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

import pyskat as sk
from laws import house_walks, strategies
from laws.strategies import LAW
from pyskat import Card, Code, Contract, Entry, Game, ParseError, Seat, cards, jsonio, testing
from pyskat.jsonio import from_json, to_json
from pyskat.phases.bidding import FIRST_DUEL
from pyskat.phases.story import Story
from pyskat.scoring.ramsch import conclude_ramsch
from settled import settled
from stored_values import BEFORE, DEAL, FOLDER, GIVEN_UP, MINE, RAMSCH, STORED, keeps, opened, written

EYES: Final = (*Seat, None)
TABLES: Final = {**strategies.PRESETS, "SIMPLE": sk.SIMPLE, **house_walks.TABLES}
each_table: Final = pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)
each_stored: Final = pytest.mark.parametrize("name", STORED)


# What was stored once stays readable, and is written in the same way.


def holds(whole: object, part: object) -> bool:
    """Tell whether a document says all that another one says, and perhaps more."""
    if isinstance(whole, dict) and isinstance(part, dict):
        return all(name in whole and holds(whole[name], inner) for name, inner in part.items())
    if isinstance(whole, list) and isinstance(part, list) and len(whole) == len(part):
        return all(map(holds, whole, part))
    return whole == part


@pytest.mark.parametrize("name", BEFORE)
def test_a_document_of_version_1_reads_as_the_value_it_was_made_of(name: str) -> None:
    value = from_json(written(name, 1), systems={"twice": MINE})
    assert type(value) is type(STORED[name])
    assert value == STORED[name] or name in {"game_result_given_up", "record", "view"}
    document = {**opened(name, 1), "pyskat": 2}
    for outcome in (document, document.get("outcome")):
        if isinstance(outcome, dict) and "penalties" in outcome:
            del outcome["scores"]  # which stood there without a Ramsch too
    assert holds(json.loads(to_json(value)), document)


def test_what_was_declared_was_not_said_of_a_record_in_version_1() -> None:
    record = from_json(written("record", 1), sk.Record)
    assert record.outcome is not None
    assert (record.outcome.contract, record.outcome.bid, record.outcome.scores) == (None, None, None)
    assert record.check() == ()
    assert evolve(record, outcome=sk.Record.of(record.final).outcome) == STORED["record"]
    ramsch = opened("outcome", 1) | {"verdict": "ramsch", "scores": [0, -50, 0]}
    assert from_json(json.dumps(ramsch), sk.Outcome).scores == (0, -50, 0)
    with pytest.raises(ParseError) as caught:
        from_json(json.dumps(ramsch | {"verdict": "win"}), sk.Outcome)
    assert (caught.value.code, caught.value.pointer) == (Code.DOES_NOT_FOLLOW, "/scores/1")


def test_when_a_hand_was_shown_was_not_stored_in_version_1() -> None:
    value, now = from_json(written("view", 1), sk.View), STORED["view"]
    assert isinstance(now, sk.View)
    assert (value.interrupts, now.interrupts) == (((4, sk.Show(Seat.FOREHAND)),), ((3, sk.Show(Seat.FOREHAND)),))
    assert evolve(value, interrupts=now.interrupts) == now


@pytest.mark.parametrize(
    ("parts", "interrupts"),
    [
        ({"conceded": ["rearhand"]}, ["show forehand", "concede rearhand"]),
        ({"conceded": ["rearhand"], "showed": False}, ["concede rearhand"]),
        ({"showed": False}, []),
    ],
)
def test_what_was_done_out_of_turn_is_the_last_of_a_view_of_version_1(
    parts: dict[str, object], interrupts: list[str]
) -> None:
    value = from_json(json.dumps(opened("view", 1) | parts), sk.View)
    assert [(count, str(action)) for count, action in value.interrupts] == [(4, said) for said in interrupts]


def test_what_a_seat_picked_up_itself_is_known_from_version_1_but_not_at_the_end_of_a_ramsch() -> None:
    pushing = from_json(written("view_pushing", 1), sk.View)
    assert (pushing.own_skat, pushing.own_discard) == (cards("DA DT"), None)
    over = opened("view_finished", 1)
    for seat, skat in (("forehand", cards("DA DT")), ("rearhand", None), (None, None)):
        value = from_json(json.dumps(over | {"seat": seat}), sk.View)
        assert (value.own_skat, value.own_discard, value.skat) == (skat, skat, cards("DA DT"))
    hand = over | {"seat": "forehand", "contract": "grand hand", "discard": None}
    assert from_json(json.dumps(hand), sk.View).own_skat is None
    ramsch = sk.view(RAMSCH, Seat.MIDDLEHAND)
    assert (ramsch.own_skat, ramsch.own_discard) == (cards("DA DT"), cards("DQ DK"))
    before = json.loads(to_json(ramsch)) | {"pyskat": 1}
    before = {name: before[name] for name in opened("view", 1)}
    for trick in (*before["tricks"], before["trick"]):
        del trick["winner"], trick["points"], trick["complete"]
    assert from_json(json.dumps(before), sk.View) == evolve(ramsch, own_skat=None, own_discard=None)


def test_a_hand_that_nobody_can_have_shown_is_refused_in_version_1() -> None:
    with pytest.raises(ParseError) as caught:
        from_json(json.dumps(opened("view_aborted", 1) | {"declarer": None, "showed": True}))
    assert (caught.value.code, caught.value.pointer) == (Code.DOES_NOT_FOLLOW, "/showed")


def test_version_1_has_no_events() -> None:
    with pytest.raises(ParseError) as caught:
        from_json(json.dumps(opened("called") | {"pyskat": 1}))
    assert (caught.value.code, caught.value.pointer) == (Code.UNKNOWN_KIND, "/kind")


def test_what_the_defenders_had_was_not_stored_in_version_1() -> None:
    value = from_json(written("game_result_given_up", 1), sk.GameResult)
    assert value.explain() == GIVEN_UP.result.explain()
    assert value.settlement.facts.defender_points == 31  # the least that makes it so
    assert from_json(written("game_result_given_up"), sk.GameResult).settlement.facts.defender_points == 32
    document = opened("game_result_given_up", 1)
    document["settlement"] |= {"points": 90, "tricks_taken": 8}  # with that the game is won, whatever the defenders had
    with pytest.raises(ParseError) as caught:
        from_json(json.dumps(document))
    assert (caught.value.code, caught.value.pointer) == (Code.DOES_NOT_FOLLOW, "/settlement/won")


@each_stored
def test_a_value_is_written_as_it_was_stored(name: str) -> None:
    assert to_json(STORED[name], indent=2) + "\n" == written(name)
    keeps(STORED[name])


def test_every_stored_file_is_tested() -> None:
    later = {path.stem for path in FOLDER.glob("2/*.json")}
    assert later | {path.stem for path in FOLDER.glob("*.json")} == set(STORED)


def test_every_public_class_of_values_can_be_stored() -> None:
    stored = {type(value) for value in STORED.values()}
    wanted = {
        name
        for name in vars(sk)["__all__"]
        if isinstance(found := getattr(sk, name), type) and (attrs.has(found) or hasattr(found, "__members__"))
    }
    actions = {type(action).__name__ for action in house_walks.UNIVERSE}
    states = {phase.__name__ for phase in house_walks.PHASES}
    assert wanted - {kind.__name__ for kind in stored} - actions - states == set()


# Deals in every phase, at every table.


@LAW
@given(state=testing.states(None, None), eye=st.sampled_from(EYES))
def test_every_state_view_and_record_reads_back_equal(state: sk.State, eye: Seat | None) -> None:
    for value in (state, sk.view(state, eye), sk.Record.of(state), sk.legal_actions(state)):
        keeps(value)
    if isinstance(state, sk.Finished):
        keeps(state.result)


@LAW
@given(action=testing.actions())
def test_every_action_reads_back_equal(action: sk.Action) -> None:
    keeps(action)


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
    deal = sk.Deal.parse(
        "CJ SJ HJ DJ C9 C8 C7 H7 D8 D7 | CA CT CK CQ SA ST SK SQ HA HT | S9 S8 S7 HK HQ H9 H8 DA DT DK | DQ D9"
    )
    hearts = Contract(Game.HEARTS, schneider_announced=True)
    begun = sk.start_play(deal, hearts, Seat.FOREHAND, rules=sk.ISS)
    running = sk.play(begun, "D8 HA DA HT H8 DJ D7 SQ DK DT H7 SK HJ ST H9 SJ SA HQ C7 CQ HK")
    stopped = evolve(sk.Record.of(running), outcome=sk.Outcome(verdict=sk.RecordedEnd.LOSS)).final
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
            assert (again.factor, again.winners) == (session.factor, session.winners)
            for value in (session, session.sheet, *session.sheet.standings(), *session.sheet.entries):
                keeps(value)


def test_a_scoring_system_of_ones_own_is_found_by_its_name() -> None:
    sheet = sk.Sheet(("Anna", "Ben", "Cleo"), MINE).enter(Entry.game(0, 48))
    text = to_json(sheet)
    assert from_json(text, sk.Sheet, systems={"twice": MINE}).totals == (96, 0, 0)
    with pytest.raises(ParseError) as caught:
        from_json(text)
    assert (caught.value.code, caught.value.pointer) == (Code.UNKNOWN_SYSTEM, "/system/name")
    keeps(sk.Session.start(("Anna", "Ben", "Cleo"), format=sk.Format(2, MINE)))


def test_a_scoring_function_need_not_be_hashable() -> None:
    class Flat:
        __hash__ = None  # type: ignore[assignment]

        def __call__(self, _entry: Entry, players: int) -> tuple[int, ...]:
            return (0,) * players

    flat = sk.ScoringSystem("flat", Flat())
    sheet = sk.Sheet(("Anna", "Ben", "Cleo"), flat)
    assert from_json(to_json(sheet), sk.Sheet, systems={"flat": flat}) == sheet


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
    assert from_json('{"pyskat": 2, "kind": "card_set", "value": "D7 CJ"}') == cards("CJ D7")
    assert to_json(cards("D7 CJ")) == to_json(cards("CJ D7"))
    assert from_json('{"pyskat": 2, "kind": "action", "value": "push DQ H7"}') == sk.Push(cards("DQ H7"))


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


STATE: Final = sk.start(DEAL)
AT_18: Final[Any] = sk.play(STATE, "18")


@pytest.mark.parametrize(
    "value",
    [
        sk.FrozenMap({"number": 2**53}),
        sk.FrozenMap({"name": "\ud800"}),
        sk.FrozenMap({"\udfff": "name"}),
        sk.Reason.of(Code.BID_TOO_LOW),
        evolve(settled("grand with 1, 61 points"), bid=19),
        sk.Bidding(Story(STATE.deal, STATE.rules, ((Seat.REARHAND, sk.Bid(19)),)), FIRST_DUEL),
        sk.Trick(Seat.FOREHAND, tuple(sk.CARDS[:4]), Game.GRAND),
        AT_18.__replace__(duel=AT_18.duel.__replace__(value=20)),  # its history leads elsewhere
        sk.Session.start(
            ("Anna", "Ben", "Cleo"), format=sk.Format(2, MINE), system=evolve(MINE, limit=-5)
        ),  # one name for two
    ],
)
def test_a_value_that_would_not_read_back_is_refused(value: Any) -> None:  # noqa: ANN401
    with pytest.raises(sk.ArgumentError) as caught:
        to_json(value)
    assert caught.value.code is Code.NOT_STORABLE
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize("indent", [-1, 17, True, "2"])
def test_a_wrong_indent_is_refused(indent: Any) -> None:  # noqa: ANN401
    with pytest.raises(sk.ArgumentError):
        to_json(Card.CJ, indent=indent)


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
