"""The table server plays whole deals, keeps one document, and tells nobody what he cannot know."""

import json
import random
import re
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from attrs import evolve

import pyskat as sk

pytest.importorskip("cattrs", reason="JSON documents need the extra json")

from pyskat.jsonio import from_json, to_json

PATH: Final = Path(__file__).resolve().parents[2] / "examples" / "table_server.py"
SERVER: Final = runpy.run_path(str(PATH))
PLAYERS: Final = ("Anna", "Ben", "Cleo")
CARD: Final = re.compile(r"\b[CSHD][789TJQKA]\b")
FOREHAND, MIDDLEHAND, REARHAND = sk.Seat
DEAL: Final = sk.Deal.shuffled(random.Random(1))


def client(seat: sk.Seat, language: str = "en") -> object:
    return SERVER["Client"](seat, language)


def send(
    table: str, seat: sk.Seat, now: int = 0, language: str = "en", **message: object
) -> tuple[str, dict[Any, Any]]:
    """Send a message, and read what came of it."""
    table, sent = SERVER["receive"](table, client(seat, language), json.dumps(message), now)
    return table, {to: json.loads(text) for to, text in sent.items()}


def done(table: str, *moves: str, now: int = 0) -> str:
    """Do several moves, each sent by the seat that is on."""
    for move in moves:
        turn = from_json(table, sk.Record).final.turn
        assert turn is not None
        table, sent = send(table, turn, now, do=move)
        assert len(sent) == 3, sent
    return table


def result(table: str) -> sk.Result:
    end = from_json(table, sk.Record).final
    assert isinstance(end, sk.Finished)
    return end.result


def seen(table: str, seat: sk.Seat | None) -> Any:  # noqa: ANN401 - what a message holds
    return json.loads(SERVER["look"](table, seat))


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


def check_what_is_told(table: str, sent: dict[sk.Seat, str]) -> None:
    """Hold each message against the view of its seat, and against what it can know at all."""
    record = from_json(table, sk.Record)
    assert list(sent) == list(sk.Seat)
    for seat, text in sent.items():
        view = sk.view(record.final, seat)
        message = json.loads(text)
        assert message["view"] == json.loads(to_json(view))
        assert from_json(json.dumps(message["view"]), sk.View) == view
        assert named(text) <= of_view(view)
        assert named(text) <= knowable(record, seat)
        assert {str(card) for card in view.hand} <= named(text)
        assert SERVER["look"](table, seat) == text  # whoever comes back gets the same again


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
    seed: int, rules: sk.Rules, opening: tuple[str, ...], tmp_path: Path
) -> None:
    rng = random.Random(seed)
    stored = tmp_path / "table.json"
    table = SERVER["open_table"](sk.Deal.shuffled(rng), PLAYERS, 0, rules)
    stored.write_text(done(table, *opening), encoding="utf-8")
    inbox = {seat: SERVER["look"](stored.read_text(encoding="utf-8"), seat) for seat in sk.Seat}
    check_what_is_told(stored.read_text(encoding="utf-8"), inbox)
    now = 0
    while on := [seat for seat, text in inbox.items() if json.loads(text)["may"]]:
        (seat,) = on
        table = stored.read_text(encoding="utf-8")
        record = from_json(table, sk.Record)
        for wrong, word in rng.sample(list(wrong_messages(record.final, rng)), 2):
            kept, refused = SERVER["receive"](table, client(wrong), json.dumps({"do": word}), now)
            assert kept == table
            assert list(refused) == [wrong]
            assert set(json.loads(refused[wrong])) == {"error", "message", "rule"}
            assert named(refused[wrong]) <= knowable(record, wrong) | named(word)
        may = json.loads(inbox[seat])["may"]
        choice = rng.choice([may[0], "pass"] if "pass" in may else may)
        now += 1
        table, inbox = SERVER["receive"](table, client(seat), json.dumps({"do": choice}), now)
        check_what_is_told(table, inbox)
        stored.write_text(table, encoding="utf-8")
    record = from_json(stored.read_text(encoding="utf-8"), sk.Record)
    assert isinstance(record.final, sk.Finished)
    assert record.check() == ()
    assert len(record.actions) == len(opening) + now
    assert (record.players, record.rules) == (PLAYERS, rules)


def opened(*moves: str, at: int = 0, now: int = 0, deal: sk.Deal = DEAL) -> str:
    """Open a table, and do several moves."""
    return done(SERVER["open_table"](deal, PLAYERS, at), *moves, now=now)


def test_a_client_is_told_what_there_is_to_know() -> None:
    table = opened("18", at=100, now=130)
    message = seen(table, FOREHAND)
    assert message["may"] == ["hold", "pass"]
    assert "left forehand" in message["out_of_turn"]
    assert message["players"] == list(PLAYERS)
    assert (message["actions"], message["undo"], message["due"]) == (1, [], 190)
    assert seen(table, REARHAND)["may"] == seen(table, None)["may"] == []
    assert named(SERVER["look"](opened(*ALONE, "pick up"), None)) == set()  # a spectator sees no hand


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "it is not the turn of rearhand, but of middlehand"),
        ("de", "nicht Hinterhand ist an der Reihe, sondern Mittelhand"),
    ],
)
def test_the_wrong_seat_is_refused_in_its_language(language: str, said: str) -> None:
    after, sent = send(opened(), REARHAND, language=language, do="18")
    assert (after, list(sent)) == (opened(), [REARHAND])
    assert (sent[REARHAND]["error"], sent[REARHAND]["message"]) == ("not_your_turn", said)
    assert "ISkO 2015 §4.1.1" in sent[REARHAND]["rule"]


@pytest.mark.parametrize(
    ("moves", "message", "error"),
    [
        *(
            ((*ALONE, "grand hand"), {"do": word}, "not_your_turn")  # nobody gives up or leaves for another
            for word in ("concede middlehand", "left middlehand", "timed out middlehand")
        ),
        ((), {"undo": 0}, "nothing_to_undo"),
    ],
)
def test_what_may_not_be_done_changes_nothing(moves: tuple[str, ...], message: dict[str, Any], error: str) -> None:
    after, sent = send(opened(*moves), FOREHAND, **message)
    assert after == opened(*moves)
    assert sent[FOREHAND]["error"] == error


NO_MESSAGES: Final = (
    *("", "[", "{}", "[1]", '"18"', "NaN", '{"do": 18}', '{"do": null}', '{"undo": "1"}', '{"do": "king me"}'),
    *('{"do": "\\ud800"}', "\ud800", "[" * 200, '{"do": "18", "padding": "' + "x" * 200 + '"}', "9" * 5000),
)


@pytest.mark.parametrize("text", NO_MESSAGES)
def test_what_is_no_message_is_refused_and_tells_nothing_of_the_deal(text: str) -> None:
    refusals = []
    for seed in range(3):
        table = opened("18", deal=sk.Deal.shuffled(random.Random(seed)))
        after, sent = SERVER["receive"](table, client(FOREHAND, "de"), text, 0)
        assert (after, list(sent)) == (table, [FOREHAND])
        refusals.append(json.loads(sent[FOREHAND].encode()))
    assert refusals[0] == refusals[1] == refusals[2]
    assert refusals[0]["error"] in {"unknown_word", "unknown_action"}
    assert len(refusals[0]["message"]) < 1000


def test_the_time_that_is_left_begins_anew_with_each_action() -> None:
    table = opened("18", at=100, now=150)
    assert SERVER["tick"](opened(at=100), 160) == (opened(at=100), {})
    assert SERVER["tick"](table, 210) == (table, {})
    after, sent = SERVER["tick"](table, 211)
    assert str(result(after)) == "aborted, forehand ran out of time"
    check_what_is_told(after, sent)
    assert SERVER["tick"](after, 10_000) == (after, {})
    late, told = send(opened(), MIDDLEHAND, 61, do="18")  # a message that comes too late is not done
    assert from_json(late, sk.Record).actions == (sk.Forfeit(MIDDLEHAND, sk.Cause.TIMED_OUT),)
    assert [message["view"]["phase"] for message in told.values()] == ["finished"] * 3


def test_in_the_play_the_side_that_runs_out_of_time_gives_up() -> None:
    table = opened(*ALONE, "null hand", str(next(iter(DEAL.hand(FOREHAND)))))
    after, _ = SERVER["tick"](table, 61)
    assert result(after).scores == (0, -70, 0)  # middlehand did not answer: a Null hand lost is 35 twice
    outcome = from_json(after, sk.Record).outcome
    assert outcome is not None
    assert outcome.timed_out is MIDDLEHAND


def test_an_undo_needs_all_three() -> None:
    before = opened()
    table = done(before, "18", now=5)
    for seat, wishes in ((REARHAND, ["rearhand"]), (FOREHAND, ["forehand", "rearhand"])):
        table, sent = send(table, seat, 30, undo=1)
        assert [message["undo"] for message in sent.values()] == [wishes] * 3
        assert [message["due"] for message in sent.values()] == [65] * 3  # asking does not stop the clock
        assert seen(table, seat)["actions"] == 1
    again, _ = send(table, FOREHAND, 30, undo=1)
    assert again == table  # who asks twice counts once
    table, sent = send(table, MIDDLEHAND, 30, undo=1)
    assert (sent[MIDDLEHAND]["actions"], sent[MIDDLEHAND]["undo"]) == (0, [])
    assert table == before.replace('"due": "60"', '"due": "90"') != before


def test_an_action_ends_the_wish_for_an_undo() -> None:
    table, _ = send(opened("18"), MIDDLEHAND, undo=1)
    table = done(table, "hold")
    assert seen(table, MIDDLEHAND)["undo"] == []
    stale, sent = send(table, REARHAND, undo=1)  # of two actions the first is no longer the last
    assert stale == table
    assert len(sent) == 3


def test_a_finished_deal_can_be_taken_up_again() -> None:
    table = opened("pass", "pass", "pass")
    assert seen(table, FOREHAND)["view"]["phase"] == "finished"
    for seat in sk.Seat:
        table, _ = send(table, seat, undo=3)
    assert seen(table, FOREHAND)["view"]["phase"] == "bidding"
    assert named(SERVER["look"](table, FOREHAND)) == {str(card) for card in DEAL.hand(FOREHAND)}


def test_the_example_plays_a_deal(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(PATH), run_name="__main__")
    refused, told = capsys.readouterr().out.splitlines()
    assert refused == "to Ben: 17 genügt nicht: mindestens 18"
    assert re.fullmatch(r"to all, after \d+ messages: forehand plays hearts hand: .*= 30: lost with 31 .*, −60", told)
