"""The table of the server plays whole deals, is one document, and tells nobody what he cannot know."""

import json
import random
import re
import runpy
from collections.abc import Iterator
from typing import Any, Final

import pytest
from attrs import evolve

import pyskat as sk

pytest.importorskip("cattrs", reason="JSON documents need the extra json")

from docs.conftest import EXAMPLES
from pyskat.jsonio import from_json, to_data

PATH: Final = EXAMPLES / "table_server.py"
SERVER: Final = runpy.run_path(str(PATH))
BUTTONS: Final = runpy.run_path(str(EXAMPLES / "table_client.py"))["buttons"]
PLAYERS: Final = ("Anna", "Ben", "Cleo")
CARD: Final = re.compile(r"\b[CSHD][789TJQKA]\b")
FOREHAND, MIDDLEHAND, REARHAND = sk.Seat
DEAL: Final = sk.Deal.shuffled(random.Random(1))


def client(seat: sk.Seat | None, language: str = "en") -> Any:  # noqa: ANN401 - a class of the example
    return SERVER["Client"](seat, language)


def opened(*moves: str, now: int = 0, deal: sk.Deal = DEAL, rules: sk.Rules = sk.ISKO) -> str:
    """Open a table, and do several moves."""
    return done(SERVER["open_table"](deal, PLAYERS, now, 60, rules), *moves, now=now)


def look(table: str, seat: sk.Seat | None, had: int = 0) -> Any:  # noqa: ANN401 - what a message holds
    return json.loads(json.dumps(SERVER["look"](table, client(seat), had)))


def send(
    table: str, seat: sk.Seat | None, now: int = 0, language: str = "en", **message: object
) -> tuple[str, dict[str, Any] | None]:
    """Send a message that answers what is asked now, unless it says otherwise."""
    message = {"at": look(table, seat)["number"], **message}
    after: str
    after, refusal = SERVER["receive"](table, client(seat, language), json.dumps(message), now)
    assert (refusal is None) or after == table
    return after, refusal


def done(table: str, *moves: str, now: int = 0) -> str:
    """Do several moves, each sent by the seat that is on."""
    for move in moves:
        turn = from_json(table, sk.Record).final.turn
        assert turn is not None
        table, refusal = send(table, turn, now, do=move)
        assert refusal is None
    return table


def result(table: str) -> sk.Result:
    end = from_json(table, sk.Record).final
    assert isinstance(end, sk.Finished)
    return end.result


def named(text: str) -> set[str]:
    """List the cards that are named in a text."""
    return set(CARD.findall(text))


def knowable(record: sk.Record, seat: sk.Seat) -> set[str]:
    """Follow by hand which cards a seat has held, seen played, or seen lie open."""
    known, lying = record.deal.hand(seat), record.deal.skat
    for state, action in record.steps():
        match action:
            case sk.PickUp() if state.turn is seat:
                known |= lying
            case sk.Discard(cards) | sk.Push(cards):
                lying = cards
            case sk.PlayCard(card):
                known |= card
            case _:
                pass
    end = record.final
    if isinstance(end, sk.Playing | sk.Finished) and end.declarer is not None and end.shown:
        known |= end.hand(end.declarer)
    if isinstance(end, sk.Finished):
        known |= record.deal.skat | lying
    return {str(card) for card in known}


def of_view(view: sk.View) -> set[str]:
    """List the cards that stand in a view."""
    cards = view.hand | view.played
    for more in (view.skat, view.discard, view.shown):
        cards |= more or sk.CardSet()
    return {str(card) for card in cards}


def wrong_messages(state: sk.State, rng: random.Random) -> Iterator[tuple[sk.Seat, str]]:
    """Make up what may not be done: by others than the one on turn, or by that one against the rules."""
    for seat in sk.Seat:
        first, second, *others = map(str, rng.sample(sk.CARDS, 4))
        for word in (*others, "17", "hold", "kontra", f"discard {first} {second}", f"push {first} {second}", "null"):
            if not sk.is_legal(state, sk.parse_action(state, word), by=seat):
                yield seat, word


def check_what_is_told(table: str, had: dict[sk.Seat, list[Any]]) -> None:
    """Hold what each seat is told against its view, what it can know at all, and what it was told before.

    Args:
        table: The table.
        had: The events that each seat has been told so far.
    """
    record = from_json(table, sk.Record)
    for seat in sk.Seat:
        view = sk.view(record.final, seat)
        message = look(table, seat)
        assert from_json(json.dumps(message["view"]), sk.View) == view
        assert message["choices"] == to_data(sk.choices(view))
        assert named(json.dumps(message["view"])) <= of_view(view)
        assert named(json.dumps(message)) <= knowable(record, seat)
        assert {str(card) for card in view.hand} <= named(json.dumps(message))
        assert message["events"][: len(had[seat])] == had[seat]
        had[seat] = message["events"]


def chosen(words: list[str], rng: random.Random) -> str:
    """Choose a button: of the bids the lowest, the skat always, and whatever else by chance."""
    if "pass" in words:
        return rng.choice([words[0], "pass"])
    return "pick up" if "pick up" in words else rng.choice(words)


OURS: Final = evolve(sk.HOUSE, kontra=sk.KontraRules(), ramsch=sk.RamschRules(pushing=True))
ALONE: Final = ("18", "pass", "pass")


@pytest.mark.parametrize(
    ("rules", "opening"),
    [
        pytest.param(sk.ISKO, (), id="isko"),
        pytest.param(sk.ISKO, (*ALONE, "pick up"), id="skat picked up"),
        pytest.param(sk.ISKO, (*ALONE, "null ouvert hand"), id="open"),
        pytest.param(OURS, (*ALONE, "grand hand", "kontra", "re"), id="kontra"),
        pytest.param(OURS, ("pass", "pass", "pass", "pick up"), id="pushed"),
    ],
)
@pytest.mark.parametrize("seed", range(2))
def test_three_random_clients_play_a_deal_from_a_stored_table(
    seed: int, rules: sk.Rules, opening: tuple[str, ...]
) -> None:
    rng = random.Random(seed)
    table = opened(*opening, deal=sk.Deal.shuffled(rng), rules=rules)
    had: dict[sk.Seat, list[Any]] = {seat: [] for seat in sk.Seat}
    check_what_is_told(table, had)
    moves = 0
    while (turn := (record := from_json(table, sk.Record)).final.turn) is not None:
        may = [BUTTONS(look(table, seat)["choices"], rng) for seat in sk.Seat]
        assert [bool(words) for words in may] == [seat is turn for seat in sk.Seat]
        for wrong, word in rng.sample(list(wrong_messages(record.final, rng)), 2):
            _, refusal = send(table, wrong, do=word)
            assert refusal is not None
            assert set(refusal) == {"error", "message", "rule"}
            assert named(json.dumps(refusal)) <= knowable(record, wrong) | named(word)
        moves += 1
        table = done(table, chosen(may[turn], rng))
        check_what_is_told(table, had)
    assert isinstance(record.final, sk.Finished)
    assert record.check() == ()
    assert len(record.actions) == len(opening) + moves
    assert int(record.tags["number"]) == len(record.actions) + 1
    assert (record.players, record.rules) == (PLAYERS, rules)


def test_a_client_is_told_what_there_is_to_know() -> None:
    table = opened("18", now=100)
    message = look(table, FOREHAND)
    assert BUTTONS(message["choices"], random.Random(1)) == ["hold", "pass"]
    assert "left forehand" in message["choices"]["interrupts"]
    assert message["players"] == list(PLAYERS)
    assert (message["number"], message["undo"], message["due"]) == (2, [], 160)
    assert message["told"] == ["Ben bids 18"]
    assert SERVER["look"](table, client(REARHAND, "de"))["told"] == ["Ben reizt 18"]
    for seat in (REARHAND, None):
        assert BUTTONS(look(table, seat)["choices"], random.Random(1)) == []
    assert named(json.dumps(look(opened(*ALONE, "pick up"), None))) == set()  # a spectator sees no hand


def test_who_is_asked_about_a_claim_has_the_answers_and_nobody_else() -> None:
    table = opened(*ALONE, "grand hand")
    turn, declarer = (getattr(from_json(table, sk.Record).final, who) for who in ("turn", "declarer"))
    table, refusal = send(table, declarer, do=f"claim {declarer}")
    assert refusal is None
    left, right = (sk.Seat((declarer + step) % 3) for step in (1, 2))  # the one on the declarer's left is asked first
    for seat in (left, right):
        may = [BUTTONS(look(table, one)["choices"], random.Random(1)) for one in sk.Seat]
        assert may == [["accept", "refuse"] if one is seat else [] for one in sk.Seat]
        table = done(table, "accept" if seat is left else "refuse")
    assert look(table, left)["view"]["turn"] == str(turn)
    told = look(table, left)["told"]
    assert any("claims" in said for said in told), told


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "it is middlehand's turn, not rearhand's"),
        ("de", "nicht Hinterhand ist an der Reihe, sondern Mittelhand"),
    ],
)
def test_the_wrong_seat_is_refused_in_its_language(language: str, said: str) -> None:
    _, refusal = send(opened(), REARHAND, language=language, do="18")
    assert refusal is not None
    assert (refusal["error"], refusal["message"]) == ("not_your_turn", said)
    assert {"en": "Skat Order 2015, 4.1.1", "de": "Skatordnung 2015, 4.1.1"}[language] in refusal["rule"]


@pytest.mark.parametrize(
    ("moves", "seat", "message", "error"),
    [
        *(
            ((*ALONE, "grand hand"), FOREHAND, {"do": word}, "not_your_turn")  # nobody gives up or leaves for another
            for word in ("concede middlehand", "left middlehand", "timed out middlehand")
        ),
        ((), FOREHAND, {"undo": True}, "nothing_to_undo"),
        ((), None, {"do": "18"}, "spectator"),
        ((), None, {"do": "left forehand"}, "spectator"),
        ((), MIDDLEHAND, {"at": 0, "do": "18"}, "stale"),
        ((), MIDDLEHAND, {"at": 2, "do": "18"}, "stale"),
        (("18",), FOREHAND, {"at": 1, "undo": True}, "stale"),
        ((), MIDDLEHAND, {"at": True, "do": "18"}, "no_message"),
    ],
)
def test_what_may_not_be_done_changes_nothing(
    moves: tuple[str, ...], seat: sk.Seat | None, message: dict[str, Any], error: str
) -> None:
    _, refusal = send(opened(*moves), seat, **message)
    assert refusal is not None
    assert refusal["error"] == error


def test_a_message_that_comes_twice_does_nothing_the_second_time() -> None:
    table = opened("18")
    first = {"at": look(table, FOREHAND)["number"], "do": "hold"}
    table = done(table, "hold", "20")  # meanwhile the same word would hold 20
    _, refusal = send(table, FOREHAND, **first)
    assert refusal is not None
    assert refusal["error"] == "stale"
    assert send(table, FOREHAND, do="hold")[1] is None


NO_MESSAGES: Final = (
    *("", "[", "{}", "[1]", '"18"', "NaN", '{"do": 18}', '{"do": "18"}', '{"at": 2, "do": null}', '{"at": 2}'),
    *('{"at": 2.0, "do": "18"}', '{"at": "2", "do": "18"}', '{"at": 2, "undo": 1}', '{"at": 2, "undo": "yes"}'),
    *('{"at": 2, "do": "king me"}', '{"at": 2, "do": "\\ud800"}', "\ud800", "[" * 200, "9" * 5000),
    '{"at": 2, "do": "18", "padding": "' + "x" * 200 + '"}',
)


@pytest.mark.parametrize("text", NO_MESSAGES)
def test_what_is_no_message_is_refused_and_tells_nothing_of_the_deal(text: str) -> None:
    refusals = []
    for seed in range(3):
        table = opened("18", deal=sk.Deal.shuffled(random.Random(seed)))
        after, refusal = SERVER["receive"](table, client(FOREHAND, "de"), text, 0)
        assert after == table
        refusals.append(json.loads(json.dumps(refusal).encode()))
    assert refusals[0] == refusals[1] == refusals[2]
    assert refusals[0]["error"] in {"no_message", "unknown_word", "unknown_action"}
    assert len(refusals[0]["message"]) < 1000


def test_the_time_that_is_left_begins_anew_with_each_action() -> None:
    tick = SERVER["tick"]
    table = opened(now=100)
    assert tick(table, 160) == table
    table, _ = send(table, MIDDLEHAND, 150, do="18")
    assert tick(table, 210) == table
    after = tick(table, 211)
    assert str(result(after)) == "aborted, forehand ran out of time"
    check_what_is_told(after, {seat: look(table, seat)["events"] for seat in sk.Seat})
    assert tick(after, 10_000) == after


def test_in_the_play_the_side_that_runs_out_of_time_gives_up() -> None:
    table = opened(*ALONE, "null hand", str(next(iter(DEAL.hand(FOREHAND)))))
    after = SERVER["tick"](table, 61)
    assert result(after).scores == (0, -70, 0)  # middlehand did not answer: a Null hand lost is 35 twice
    outcome = from_json(after, sk.Record).outcome
    assert outcome is not None
    assert outcome.timed_out is MIDDLEHAND


def test_an_undo_needs_all_three() -> None:
    before = opened()
    table = done(before, "18", now=5)
    for seat, wishes in ((REARHAND, ["rearhand"]), (FOREHAND, ["forehand", "rearhand"])):
        table, _ = send(table, seat, 30, undo=True)
        message = look(table, seat)
        assert (message["undo"], message["due"], message["number"]) == (wishes, 65, 2)  # asking stops no clock
    again, _ = send(table, FOREHAND, 30, undo=True)
    assert again == table  # who asks twice counts once
    table, _ = send(table, MIDDLEHAND, 30, undo=True)
    message = look(table, MIDDLEHAND, 1)
    assert (message["from"], message["events"], message["undo"]) == (0, [], [])
    assert (message["number"], message["due"]) == (3, 90)
    assert from_json(table, sk.Record).actions == ()


def test_an_action_ends_the_wish_for_an_undo() -> None:
    table, _ = send(opened("18"), MIDDLEHAND, undo=True)
    table = done(table, "hold")
    assert look(table, MIDDLEHAND)["undo"] == []


def test_a_finished_deal_can_be_taken_up_again() -> None:
    table = opened("pass", "pass", "pass")
    assert look(table, FOREHAND)["view"]["phase"] == "finished"
    for seat in sk.Seat:
        table, _ = send(table, seat, undo=True)
    assert look(table, FOREHAND)["view"]["phase"] == "bidding"
    assert named(json.dumps(look(table, FOREHAND))) == {str(card) for card in DEAL.hand(FOREHAND)}
