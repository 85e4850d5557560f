"""Laws of score sheets and evenings: what holds whatever was played."""

import copy
import csv
import io
import pickle
import random
from typing import Any, Final

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

import pyskat as sk
from effort import some
from pyskat import PLAIN, SEEGER, SEEGER_FABIAN, Entry, Format, ScoringSystem, Session, Sheet, bierlachs, list_totals
from pyskat.notation.sheet_csv import loads
from pyskat.scoring.value import Step

SYSTEMS: Final = (PLAIN, SEEGER, SEEGER_FABIAN, bierlachs(None))
NAMES: Final = ("Anna", "Ben", "Cleo", "Dora")
HOUSE: Final = evolve(sk.HOUSE, bock=sk.BockRules(events=("sixty", "lost_against_kontra", "won_after_kontra", "re")))
PUSHING: Final = evolve(sk.HOUSE, ramsch=sk.RamschRules(pushing=True, tie="split", march="others"))

LAW: Final = settings(deadline=None, max_examples=some(60), database=None)
SLOW: Final = settings(LAW, max_examples=some(12))

# Entries as a table may write them down.

_TRUMP_GAMES: Final = [sk.Game.DIAMONDS, sk.Game.HEARTS, sk.Game.SPADES, sk.Game.CLUBS, sk.Game.GRAND]


@st.composite
def settlements(draw: st.DrawFn) -> sk.Settlement:
    """Settle a suit game, a Grand or a Null, with Kontra and Re or without."""
    kontra = draw(st.booleans())
    said: dict[str, Any] = {"kontra": kontra, "re": kontra and draw(st.booleans())}
    hand = draw(st.booleans())
    if draw(st.integers(0, 5)) == 0:
        return sk.settle(sk.Contract(sk.Game.NULL, hand=hand), tricks_taken=draw(st.integers(0, 1)), **said)
    contract = sk.Contract(draw(st.sampled_from(_TRUMP_GAMES)), hand=hand)
    matadors = draw(st.sampled_from([-4, -3, -2, -1, 1, 2, 3, 4]))
    bid = draw(st.sampled_from([None, 18, 30, 48, 60]))
    points = draw(st.integers(2, 110))
    return sk.settle(contract, bid=bid, matadors=matadors, points=points, **said)


@st.composite
def entries(draw: st.DrawFn, players: int) -> Entry:
    """Make an entry of any kind, once or several times counted."""
    out = draw(st.one_of(st.none(), st.integers(0, 3))) if players == 4 else None
    seated = [player for player in range(players) if player != out]
    kind = draw(st.sampled_from(["game", "score", "ramsch", "passed in", "penalty"]))
    if kind == "penalty":
        return Entry.penalty(draw(st.integers(0, players - 1)), draw(st.integers(-(10**9), 10**9).filter(bool)))
    if kind == "game":
        entry = Entry.game(draw(st.sampled_from(seated)), draw(settlements()), out)
    elif kind == "score":
        score = draw(st.integers(-1056, 528).filter(bool))
        entry = Entry.game(draw(st.sampled_from(seated)), score, out)
    elif kind == "ramsch":
        loser, loss = draw(st.sampled_from(seated)), draw(st.integers(-480, 120))
        entry = Entry.ramsch(tuple(loss if player == loser else 0 for player in range(players)), out)
    else:
        entry = Entry.passed_in(out)
    return entry.times(draw(st.sampled_from([1, 1, 2, 4])), "Bock")


@st.composite
def lists(draw: st.DrawFn) -> tuple[int, tuple[Entry, ...]]:
    """Fill a whole sheet for three or four players."""
    players = draw(st.sampled_from([3, 4]))
    return players, tuple(draw(st.lists(entries(players), max_size=14)))


def sheet_of(players: int, system: ScoringSystem, written: tuple[Entry, ...]) -> Sheet:
    sheet = Sheet(NAMES[:players], system)
    for entry in written:
        sheet = sheet.enter(entry)
    return sheet


@LAW
@given(lists())
def test_totals_are_the_sums_of_what_the_deals_gave(written: tuple[int, tuple[Entry, ...]]) -> None:
    players, deals = written
    for system in SYSTEMS:
        given_to = [system.score(entry, players) for entry in deals]
        fined = [sum(entry.points or 0 for entry in deals if entry.player == player) for player in range(players)]
        totals = tuple(sum(gain[player] for gain in given_to) + fined[player] for player in range(players))
        sheet = sheet_of(players, system, deals)
        assert sheet.totals == totals
        assert len(sheet.running) == len(deals)
        assert sheet.running[-1:] == ((totals,) if deals else ())


@LAW
@given(lists(), st.randoms(use_true_random=False))
def test_the_order_of_the_deals_changes_no_total_and_no_place(
    written: tuple[int, tuple[Entry, ...]], rng: random.Random
) -> None:
    players, deals = written
    mixed = tuple(rng.sample(deals, len(deals)))
    for system in SYSTEMS:
        one, other = sheet_of(players, system, deals), sheet_of(players, system, mixed)
        assert one.totals == other.totals
        assert one.standings() == other.standings()


@LAW
@given(lists())
def test_a_game_is_one_players_by_plain_scores(written: tuple[int, tuple[Entry, ...]]) -> None:
    players, deals = written
    for entry, gain in zip(deals, sheet_of(players, PLAIN, deals).gains, strict=True):
        if entry.player is not None:
            assert [player for player in range(players) if gain[player]] == [entry.player]
            assert gain[entry.player] == (entry.score or entry.points)


@LAW
@given(lists())
def test_bierlachs_knows_minus_points_only(written: tuple[int, tuple[Entry, ...]]) -> None:
    players, deals = written
    for entry, gain in zip(deals, sheet_of(players, bierlachs(None), deals).gains, strict=True):
        if entry.points is not None:
            assert [points for points in gain if points] == [entry.points]
            continue
        assert max(gain) <= 0
        if entry.player is not None:
            charged = [player for player in range(players) if gain[player]]
            others = [player for player in range(players) if player != entry.player]
            assert charged == (others if entry.won else [entry.player])


@LAW
@given(lists())
def test_a_list_of_paper_adds_up_to_the_same(written: tuple[int, tuple[Entry, ...]]) -> None:
    players, deals = written
    deals = tuple(entry for entry in deals if entry.points is None)
    plain = sheet_of(players, PLAIN, deals)
    rows = [(plain.totals[player], *plain.games(player)) for player in range(players)]
    assert list_totals(rows, "seeger") == sheet_of(players, SEEGER, deals).totals
    assert list_totals(rows) == sheet_of(players, SEEGER_FABIAN, deals).totals


@LAW
@given(lists())
def test_nobody_is_ranked_below_one_with_less(written: tuple[int, tuple[Entry, ...]]) -> None:
    players, deals = written
    for system in SYSTEMS:
        standings = sheet_of(players, system, deals).standings()
        assert sorted(standing.player for standing in standings) == list(range(players))
        assert [standing.total for standing in standings] == sorted((one.total for one in standings), reverse=True)
        for place, standing in enumerate(standings):
            ahead = sum(one.rank < standing.rank for one in standings)
            assert standing.rank == 1 + ahead <= 1 + place


@LAW
@given(lists(), st.data())
def test_a_corrected_entry_is_as_if_entered_right_at_once(
    written: tuple[int, tuple[Entry, ...]], data: st.DataObject
) -> None:
    players, deals = written
    wrong = data.draw(entries(players))
    for system in SYSTEMS:
        for index, right in enumerate(deals):
            mistaken = sheet_of(players, system, (*deals[:index], wrong, *deals[index + 1 :]))
            assert mistaken.replace(index, right) == sheet_of(players, system, deals)


@LAW
@given(lists())
def test_comma_separated_values_read_back_to_the_same_numbers(written: tuple[int, tuple[Entry, ...]]) -> None:
    players, deals = written
    for system in SYSTEMS:
        sheet = sheet_of(players, system, deals)
        head, *rows = csv.reader(io.StringIO(sheet.csv(), newline=""))
        assert head[: 3 + players] == ["Deal", "Game", "Value", *NAMES[:players]]
        numbered = [row for row, entry in zip(rows, deals, strict=True) if entry.points is None]
        assert [int(row[0]) for row in numbered] == list(range(1, sheet.deals + 1))
        assert tuple(tuple(map(int, row[3 : 3 + players])) for row in rows) == sheet.running
        for row, entry in zip(rows, deals, strict=True):
            scored = [s for s in entry.ramsch_scores if s] or [entry.score if entry.points is None else entry.points]
            assert [int(word) for word in row[2].split()] == scored


_SHOWN: Final = st.text(
    st.one_of(st.sampled_from(",;\"'=:×- 2"), st.characters().filter(str.isprintable)), min_size=1, max_size=12
).filter(str.strip)
_TRICKY: Final = st.sampled_from(
    ["passed in", "Ramsch", "A: penalty", "A", "A × 2", "a", "=1+1", "Player", "1", '"', "scores 1"]
)


@LAW
@given(
    lists(),
    st.sampled_from([*SYSTEMS, bierlachs(10**9)]),
    st.lists(_TRICKY | _SHOWN, min_size=4, max_size=4, unique=True),
    _SHOWN,
)
def test_what_is_written_as_csv_reads_back_to_the_same_sheet(
    written: tuple[int, tuple[Entry, ...]], system: ScoringSystem, names: list[str], reason: str
) -> None:
    players, deals = written
    whole = tuple(entry if entry.points is not None else entry.times(3, reason) for entry in deals)
    for entries_written in (deals, whole):
        try:
            sheet = Sheet(tuple(names[:players]), system, entries_written)
        except sk.SheetError:  # somebody has reached the limit
            continue
        again = loads(sheet.csv())
        assert again == sheet == loads(sheet.csv(language="de"))
        assert again.standings() == sheet.standings()
        saved = io.StringIO()
        csv.writer(saved, delimiter=";", lineterminator="\r\n", quoting=csv.QUOTE_ALL).writerows(
            csv.reader(io.StringIO(sheet.csv(), newline=""))
        )
        assert loads("\ufeff" + saved.getvalue()) == sheet


@LAW
@given(lists(), st.data())
def test_a_csv_with_one_wrong_number_is_refused_there_alone(
    written: tuple[int, tuple[Entry, ...]], data: st.DataObject
) -> None:
    players, deals = written
    sheet = sheet_of(players, data.draw(st.sampled_from(SYSTEMS)), deals)
    rows = list(csv.reader(io.StringIO(sheet.csv(), newline="")))
    if len(rows) < 2:
        return
    at = data.draw(st.integers(1, len(rows) - 1))
    column = 3 + data.draw(st.integers(0, players - 1))
    rows[at][column] = str(int(rows[at][column]) + data.draw(st.integers(-9, 9).filter(bool)))
    changed = io.StringIO()
    csv.writer(changed, lineterminator="\n").writerows(rows)
    with pytest.raises(sk.SheetError) as caught:
        loads(changed.getvalue())
    (fault,) = caught.value.faults
    why = fault.params["why"]
    assert isinstance(why, sk.Reason)
    assert (fault.params["line"], why.code) == (at + 1, sk.Code.CELL_DIFFERS)


@LAW
@given(lists())
def test_every_form_has_a_line_for_each_deal(written: tuple[int, tuple[Entry, ...]]) -> None:
    players, deals = written
    sheet = sheet_of(players, SEEGER_FABIAN, deals)
    assert len(sheet.text().splitlines()) == len(deals) + 2
    assert len(sheet.markdown().splitlines()) == len(deals) + 3
    assert sheet.html().count("<tr>") == len(deals) + 2


# Values.

TOOLS: Final = {**{name: getattr(sk, name) for name in vars(sk)["__all__"]}, "Step": Step}


@LAW
@given(lists())
def test_sheets_are_values(written: tuple[int, tuple[Entry, ...]]) -> None:
    players, deals = written
    for value in (sheet_of(players, SEEGER_FABIAN, deals), *deals):
        again = pickle.loads(pickle.dumps(value))  # noqa: S301 - our own bytes
        assert again == value
        assert hash(again) == hash(value)
        assert copy.copy(value) is copy.deepcopy(value) is value


@LAW
@given(lists())
def test_what_is_written_down_evaluates_to_itself(written: tuple[int, tuple[Entry, ...]]) -> None:
    players, deals = written
    standings = sheet_of(players, SEEGER_FABIAN, deals).standings()
    for value in (*deals, *standings, HOUSE, PUSHING):
        assert eval(repr(value), dict(TOOLS)) == value  # noqa: S307 - our own text


@pytest.mark.parametrize("value", [*SYSTEMS, bierlachs(301), sk.TWELVE, sk.THREE_ROUNDS, sk.LIST, sk.HOUSE, sk.PUB])
def test_systems_formats_and_rules_are_values(value: object) -> None:
    assert pickle.loads(pickle.dumps(value)) == value  # noqa: S301 - our own bytes
    assert copy.copy(value) is copy.deepcopy(value) is value
    assert len({value, pickle.loads(pickle.dumps(value))}) == 1  # noqa: S301 - our own bytes


# Whole evenings.


def play_deal(state: sk.State, rng: random.Random) -> sk.State:
    """Play anything legal to the end, and leave the table now and then."""
    leaves = rng.random() < 0.05
    while state.turn is not None:
        legal = sk.legal_actions(state)
        if leaves and rng.random() < 0.1:
            action: sk.Action = rng.choice(sk.interrupts(state))
        elif isinstance(state, sk.Bidding):
            action = rng.choice([legal[0], sk.Pass(), sk.Pass()])
        else:
            action = rng.choice(legal)
        state = sk.apply(state, action)
    return state


def play_evening(session: Session, rng: random.Random) -> tuple[Session, list[sk.Finished]]:
    """Play until it is over."""
    ends = []
    while not session.over:
        end = play_deal(session.begin(sk.Deal.shuffled(rng)), rng)
        assert isinstance(end, sk.Finished)
        ends.append(end)
        session = session.finish(end)
    return session, ends


evenings = st.tuples(
    st.sampled_from([3, 4]),
    st.sampled_from([sk.ISKO, sk.PUB, HOUSE, PUSHING]),
    st.integers(0, 2**32),
    st.integers(1, 4),
)


@SLOW
@given(evenings)
def test_an_evening_has_its_deals_and_everybody_deals_equally_often(evening: tuple[int, sk.Rules, int, int]) -> None:
    players, rules, seed, rounds = evening
    session = Session.start(NAMES[:players], format=Format(rounds, SEEGER_FABIAN), rules=rules)
    rng, dealers, seats = random.Random(seed), [], []
    while not session.over:
        dealers.append(session.dealer)
        seats.append(session.seats)
        session = session.finish(play_deal(session.begin(sk.Deal.shuffled(rng)), rng))
    assert len(dealers) == len(session.sheet.entries) == session.deals == rounds * players
    for player in range(players):
        assert dealers.count(player) == rounds
        for column in zip(*seats, strict=True):
            assert column.count(player) == rounds
    assert len(session.round_winners) == rounds
    assert session.winners


@SLOW
@given(evenings)
def test_every_deal_is_written_to_those_who_played_it(evening: tuple[int, sk.Rules, int, int]) -> None:
    players, rules, seed, rounds = evening
    begun = Session.start(NAMES[:players], format=Format(rounds, PLAIN), rules=rules)
    session, ends = play_evening(begun, random.Random(seed))
    waiting = 0
    for number, (end, gain) in enumerate(zip(ends, session.sheet.gains, strict=True)):
        expected = [0] * players
        for step, score in enumerate(end.result.scores, 1):
            expected[(number + step) % players] = score * (2 if waiting else 1)
        assert list(gain) == expected
        waiting = max(waiting - 1, 0) + players * _events(end)


def _events(end: sk.Finished) -> int:
    """Count, without the session, what brings a Bock round at this table."""
    if end.rules.bock is None or not isinstance(end.result, sk.GameResult):
        return 0
    settled = end.result.settlement
    sixty = not settled.won and settled.points == 60 and settled.contract.game is not sk.Game.NULL
    return sixty + settled.kontra + (settled.re and "re" in end.rules.bock.events)


@SLOW
@given(evenings)
def test_an_evening_that_was_played_reads_back_from_its_csv(evening: tuple[int, sk.Rules, int, int]) -> None:
    players, rules, seed, rounds = evening
    begun = Session.start(NAMES[:players], format=Format(rounds, SEEGER_FABIAN), rules=rules)
    session, _ = play_evening(begun, random.Random(seed))
    assert loads(session.sheet.csv()) == session.sheet == loads(session.sheet.csv(language="de"))


@SLOW
@given(evenings)
def test_an_evening_is_a_value_at_every_moment(evening: tuple[int, sk.Rules, int, int]) -> None:
    players, rules, seed, rounds = evening
    session = Session.start(NAMES[:players], format=Format(rounds, PLAIN), rules=rules)
    rng = random.Random(seed)
    while not session.over:
        again = pickle.loads(pickle.dumps(session))  # noqa: S301 - our own bytes
        assert again == session
        assert hash(again) == hash(session)
        assert copy.copy(session) is copy.deepcopy(session) is session
        session = session.finish(play_deal(session.begin(sk.Deal.shuffled(rng)), rng))


@SLOW
@given(evenings)
def test_an_evening_of_typed_results_is_the_same(evening: tuple[int, sk.Rules, int, int]) -> None:
    players, rules, seed, rounds = evening
    played = typed = Session.start(NAMES[:players], format=Format(rounds, SEEGER_FABIAN), rules=rules)
    rng = random.Random(seed)
    while not played.over:
        end = play_deal(played.begin(sk.Deal.shuffled(rng)), rng)
        assert isinstance(end, sk.Finished)
        typed = typed.enter(_typed(end.result, played.seats, players))
        played = played.finish(end)
        assert typed == played


def _typed(result: sk.Result, seats: tuple[int, int, int], players: int) -> Entry:
    """Write a result down as somebody who watched would."""
    match result:
        case sk.GameResult():
            return Entry.game(seats[result.declarer], result.settlement)
        case sk.RamschResult():
            scores = [0] * players
            for seat, player in enumerate(seats):
                scores[player] = result.scores[seat]
            return Entry.ramsch(tuple(scores))
        case _:
            return Entry.passed_in()
