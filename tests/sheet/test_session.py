import random
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from attrs import evolve

import pyskat as sk
from pyskat import (
    LIST,
    PLAIN,
    SEEGER,
    SEEGER_FABIAN,
    THREE_ROUNDS,
    TWELVE,
    BockRules,
    Code,
    Entry,
    Format,
    RamschRules,
    Seat,
    Session,
    bierlachs,
)
from pyskat.rules import RamschMarch
from pyskat.sheet.session import bock_events

loose: Any = sk
"""The package without its types, for calls that a type checker would refuse."""

THREE = ("Anna", "Ben", "Cleo")
FOUR = ("Anna", "Ben", "Cleo", "Dora")

DEAL = sk.Deal.parse(
    "CJ SJ CA CT SA ST HA HT D8 D7 | HJ DJ CK CQ SK SQ HK HQ DK DQ | C9 C8 C7 S9 S8 S7 H9 H8 H7 D9 | DA DT"
)
FOREHAND_PLAYS_GRAND = "18 y p p s, discard DA DT, grand"
"""With two, game three, 3 × 24 = 72."""

MARCH = sk.Deal.parse(
    "CJ SJ HJ DJ CA CT CK CQ C9 C8 | SA ST SK SQ S9 S8 S7 HA HT HK | C7 HQ H9 H8 H7 DA DT DK DQ D9 | D8 D7"
)
"""Forehand takes every trick of a Ramsch, whatever is played."""


def told(player: int, text: str) -> Entry:
    return Entry.game(player, sk.reckon(text))


def entered(session: Session, entries: Iterable[Entry]) -> Session:
    for entry in entries:
        session = session.enter(entry)
    return session


def passed(session: Session, count: int) -> Session:
    return entered(session, [Entry.passed_in()] * count)


def played_out(state: sk.State, seed: int = 0) -> sk.State:
    """Play any legal card until it is over."""
    rng = random.Random(seed)
    while state.turn is not None:
        state = sk.apply(state, rng.choice(sk.legal_actions(state)))
    return state


def factors(session: Session, count: int) -> list[int]:
    """Pass in so many deals, and tell how often each of them counted."""
    found = []
    for _ in range(count):
        found.append(session.factor)
        session = session.enter(Entry.passed_in())
    return found


# Who deals, who sits where, who sits out.


@pytest.mark.parametrize(
    ("players", "seen"),
    [
        (THREE, [(0, (1, 2, 0), None), (1, (2, 0, 1), None), (2, (0, 1, 2), None), (0, (1, 2, 0), None)]),
        (FOUR, [(0, (1, 2, 3), 0), (1, (2, 3, 0), 1), (2, (3, 0, 1), 2), (3, (0, 1, 2), 3), (0, (1, 2, 3), 0)]),
    ],
)
def test_players_deal_in_turn_and_the_dealer_is_rearhand_or_sits_out(
    players: tuple[str, ...], seen: list[tuple[int, tuple[int, ...], int | None]]
) -> None:
    session = Session.start(players)
    for number, expected in enumerate(seen, 1):
        assert session.deal_number == number
        assert (session.dealer, session.seats, session.sitting_out) == expected
        session = session.enter(Entry.passed_in())
    assert [entry.sitting_out for entry in session.sheet.entries] == [out for _, _, out in seen]


@pytest.mark.parametrize(
    ("form", "players", "deals"),
    [
        (TWELVE, THREE, 12),
        (THREE_ROUNDS, THREE, 9),
        (THREE_ROUNDS, FOUR, 12),
        (LIST, THREE, 36),
        (LIST, FOUR, 48),
        (Format(1, PLAIN), FOUR, 4),
    ],
)
def test_an_evening_has_its_number_of_deals_passed_in_ones_among_them(
    form: Format, players: tuple[str, ...], deals: int
) -> None:
    session = Session.start(players, format=form)
    assert session.deals == deals
    last = passed(session, deals - 1)
    assert not last.over
    assert last.enter(Entry.passed_in()).over


@pytest.mark.parametrize(("form", "system"), [(TWELVE, PLAIN), (THREE_ROUNDS, PLAIN), (LIST, SEEGER_FABIAN)])
def test_each_format_has_its_system_unless_another_is_given(form: Format, system: sk.ScoringSystem) -> None:
    assert Session.start(THREE, format=form).sheet.system is system
    assert Session.start(THREE, format=form, system=SEEGER).sheet.system is SEEGER


def test_a_format_has_one_value_by_two_names() -> None:
    assert (
        (sk.TWELVE_DEALS, sk.TOURNAMENT_LIST) == (sk.TWELVE, sk.LIST) == (Format(4, PLAIN), Format(12, SEEGER_FABIAN))
    )


def test_twelve_deals_by_the_skat_order_unless_it_is_said_otherwise() -> None:
    session = Session.start(THREE)
    assert (session.format, session.rules, session.players) == (TWELVE, sk.ISKO, THREE)


# Deals that are played here.


def test_a_deal_begins_by_the_rules_of_the_table() -> None:
    state = Session.start(THREE, rules=sk.HOUSE).begin(DEAL)
    assert isinstance(state, sk.Bidding)
    assert (state.rules, state.deal) == (sk.HOUSE, DEAL)


@pytest.mark.parametrize(
    ("players", "deals_before", "totals"),
    [
        (THREE, 0, (0, 72, 0)),  # Anna deals, Ben is forehand
        (THREE, 2, (72, 0, 0)),
        (FOUR, 0, (0, 72, 0, 0)),
        (FOUR, 3, (72, 0, 0, 0)),  # Dora deals and sits out
    ],
)
def test_a_game_is_written_to_the_player_in_that_seat(
    players: tuple[str, ...], deals_before: int, totals: tuple[int, ...]
) -> None:
    session = passed(Session.start(players), deals_before)
    end = sk.play(session.begin(DEAL), f"{FOREHAND_PLAYS_GRAND}, concede rearhand")
    assert session.finish(end).sheet.totals == totals


def test_a_game_lost_costs_twice_its_value() -> None:
    session = Session.start(THREE, format=LIST)
    end = sk.play(session.begin(DEAL), f"{FOREHAND_PLAYS_GRAND}, concede forehand")
    assert session.finish(end).sheet.totals == (40, -144 - 50, 40)


def test_a_deal_in_which_all_pass_counts_as_a_deal() -> None:
    session = Session.start(FOUR)
    after = session.finish(sk.play(session.begin(DEAL), "p p p"))
    assert after.sheet.entries == (Entry.passed_in(sitting_out=0),)
    assert (after.deal_number, after.dealer) == (2, 1)


@pytest.mark.parametrize("moves", ["left middlehand", "18 y p p, timed out forehand"])
def test_an_aborted_deal_counts_as_a_deal_and_scores_nothing(moves: str) -> None:
    session = Session.start(THREE, rules=sk.HOUSE).bock()
    end = sk.play(session.begin(DEAL), moves)
    assert isinstance(end, sk.Finished)
    assert isinstance(end.result, sk.Aborted)
    after = session.finish(end)
    assert (after.deal_number, after.sheet.totals) == (2, (0, 0, 0))
    assert factors(after, 3) == [2, 2, 1]


def test_who_leaves_in_play_has_lost_the_game() -> None:
    session = Session.start(THREE)
    end = sk.play(session.begin(DEAL), f"{FOREHAND_PLAYS_GRAND}, CJ, left forehand")
    assert session.finish(end).sheet.totals == (0, -144, 0)


@pytest.mark.parametrize(
    ("march", "players", "deals_before", "totals"),
    [
        ("plus", THREE, 0, (0, 120, 0)),
        ("plus", FOUR, 1, (0, 0, 120, 0)),
        ("others", THREE, 0, (-120, 0, -120)),
        ("others", FOUR, 1, (-120, 0, 0, -120)),  # Ben deals and sits out
    ],
)
def test_a_ramsch_is_written_to_the_players_in_their_seats(
    march: RamschMarch,
    players: tuple[str, ...],
    deals_before: int,
    totals: tuple[int, ...],
) -> None:
    rules = sk.Rules(ramsch=RamschRules(march=march))
    session = passed(Session.start(players, rules=rules), deals_before)
    end = played_out(sk.play(session.begin(MARCH), "p p p"))
    after = session.finish(end)
    assert after.sheet.totals == totals
    assert after.sheet.entries[-1].sitting_out == (None if players == THREE else deals_before)


@pytest.mark.parametrize("seed", range(5))
def test_whoever_loses_a_ramsch_pays_in_the_seat_where_he_sat(seed: int) -> None:
    session = passed(Session.start(FOUR, rules=sk.PUB), seed)
    end = played_out(sk.play(session.begin(DEAL), "p p p"), seed)
    assert isinstance(end, sk.Finished)
    after = session.finish(end)
    assert [after.sheet.totals[player] for player in session.seats] == list(end.result.scores)
    assert min(end.result.scores) < 0 == after.sheet.totals[session.dealer]


def test_a_deal_played_here_is_worth_what_its_result_is_when_typed() -> None:
    session = Session.start(THREE, rules=sk.PUB)
    end = sk.play(session.begin(DEAL), f"{FOREHAND_PLAYS_GRAND}, kontra, re, concede forehand")
    assert isinstance(end, sk.Finished)
    assert isinstance(end.result, sk.GameResult)
    typed = session.enter(Entry.game(1, end.result.settlement))
    assert session.finish(end) == typed
    assert typed.sheet.totals == (0, -144 * 2 * 2, 0)


def test_finishing_and_entering_leave_the_old_session_as_it_was() -> None:
    session = Session.start(THREE, rules=sk.HOUSE)
    session.finish(sk.play(session.begin(DEAL), f"{FOREHAND_PLAYS_GRAND}, kontra, pass, concede forehand"))
    session.enter(told(0, "clubs with 1, 60 points"))
    session.bock()
    assert session == Session.start(THREE, rules=sk.HOUSE)


# Typed results.


def test_a_typed_ramsch_counts_at_three_and_at_four() -> None:
    assert Session.start(THREE).enter(Entry.ramsch((0, -50, 0))).sheet.totals == (0, -50, 0)
    at_four = Session.start(FOUR).enter(Entry.ramsch((0, -50, -50, 0)))
    assert at_four.sheet.totals == (0, -50, -50, 0)
    assert at_four.sheet.entries[0].sitting_out == 0


def test_who_sat_out_is_filled_in_and_may_be_said() -> None:
    session = passed(Session.start(FOUR), 1)
    silent, said = session.enter(Entry.game(0, 48)), session.enter(Entry.game(0, 48, sitting_out=1))
    assert silent == said
    assert silent.sheet.entries[-1].sitting_out == 1


# Bock rounds.

EVENTS = ("sixty", "lost_against_kontra", "won_after_kontra", "re", "grand_hand", "null_ouvert_hand")


@pytest.mark.parametrize(
    ("text", "events"),
    [
        ("clubs with 1, 60 points", {"sixty"}),
        ("clubs with 1, 61 points", set()),
        ("clubs with 1, 59 points", set()),
        ("clubs with 1, 60 points, defenders conceded", set()),
        ("grand hand with 2, schneider announced, 60 points", {"sixty"}),
        ("null, 4 tricks, 60 points", set()),
        ("clubs with 1, 50 points, kontra", {"lost_against_kontra"}),
        ("clubs with 1, 60 points, kontra", {"lost_against_kontra", "sixty"}),
        ("null, 1 trick, kontra", {"lost_against_kontra"}),
        ("clubs with 1, 70 points, kontra", {"won_after_kontra"}),
        ("clubs with 1, 70 points, kontra, re", {"won_after_kontra", "re"}),
        ("clubs with 1, 50 points, kontra, re", {"lost_against_kontra", "re"}),
        ("diamonds with 1, 75 points, bid 30, kontra", {"lost_against_kontra"}),
        ("grand hand with 1, 61 points", {"grand_hand"}),
        ("grand hand with 1, schneider announced, 90 points", {"grand_hand"}),
        ("grand ouvert with 4, all tricks, 120 points", {"grand_hand"}),
        ("grand hand with 1, 50 points", set()),
        ("grand with 4, 80 points", set()),
        ("clubs hand with 1, 61 points", set()),
        ("null ouvert hand, no trick", {"null_ouvert_hand"}),
        ("null ouvert hand, 1 trick", set()),
        ("null ouvert, no trick", set()),
        ("null hand, no trick", set()),
    ],
)
def test_what_happened_in_a_deal(text: str, events: set[str]) -> None:
    assert bock_events(told(0, text)) == events
    for event in EVENTS:
        session = Session.start(THREE, rules=sk.Rules(bock=loose.BockRules(events=(event,))))
        assert factors(session.enter(told(0, text)), 4) == ([2, 2, 2, 1] if event in events else [1, 1, 1, 1])


@pytest.mark.parametrize("entry", [Entry.game(0, -120), Entry.passed_in(), Entry.ramsch((-60, -60, 0))])
def test_a_deal_that_tells_no_game_brings_no_bock_round(entry: Entry) -> None:
    session = Session.start(THREE, rules=sk.Rules(bock=loose.BockRules(events=EVENTS)))
    assert bock_events(entry) == set()
    assert session.enter(entry).factor == 1


def test_the_three_usual_events_are_the_default() -> None:
    assert BockRules().events == ("sixty", "lost_against_kontra", "won_after_kontra")


def test_without_bock_rules_nothing_counts_double() -> None:
    session = Session.start(THREE).enter(told(0, "clubs with 1, 60 points, kontra, re"))
    assert factors(session, 4) == [1, 1, 1, 1]


def test_the_deal_of_the_event_counts_once_and_the_next_round_twice() -> None:
    session = entered(
        Session.start(THREE, rules=sk.HOUSE),
        [
            told(0, "clubs with 1, 60 points"),  # −48
            told(1, "grand with 1, 61 points"),  # 2 × 48
            told(2, "spades with 1, 50 points"),  # 2 × −44
            told(1, "null, no trick"),  # 2 × 23
            told(0, "hearts with 1, 70 points"),  # 20
        ],
    )
    assert session.sheet.running == ((-48, 0, 0), (-48, 96, 0), (-48, 96, -88), (-48, 142, -88), (-28, 142, -88))


LOST_WITH_60 = told(1, "clubs with 1, 60 points")


@pytest.mark.parametrize(
    ("session", "expected"),
    [
        pytest.param(Session.start(FOUR, rules=sk.HOUSE).enter(LOST_WITH_60), [2, 2, 2, 2, 1], id="at four"),
        pytest.param(
            passed(Session.start(THREE, rules=sk.HOUSE), 1).enter(LOST_WITH_60),
            [2, 2, 2, 1, 1],
            id="begun in the middle",
        ),
        pytest.param(
            Session.start(THREE, rules=sk.HOUSE).enter(told(1, "clubs with 1, 60 points, kontra")),
            [2, 2, 2, 2, 2, 2, 1],
            id="two events in one deal",
        ),
        pytest.param(Session.start(FOUR, rules=sk.HOUSE).bock(), [2, 2, 2, 2, 1], id="by hand at four"),
        pytest.param(passed(Session.start(THREE, rules=sk.HOUSE), 2).bock(), [2, 2, 2, 1], id="by hand in the middle"),
        pytest.param(
            Session.start(THREE, rules=sk.HOUSE).enter(LOST_WITH_60).enter(Entry.passed_in()).bock(),
            [2, 2, 2, 2, 2, 1],
            id="by hand, behind another",
        ),
    ],
)
def test_a_bock_round_has_a_deal_by_each_player_and_waits_behind_others(session: Session, expected: list[int]) -> None:
    assert factors(session, len(expected)) == expected


def test_an_event_in_a_bock_round_brings_another_one_behind_it() -> None:
    session = Session.start(THREE, rules=sk.HOUSE).enter(told(0, "clubs with 1, 60 points"))
    again = session.enter(told(0, "clubs with 1, 60 points"))
    assert again.sheet.totals == (-48 - 2 * 48, 0, 0)
    assert factors(again, 6) == [2, 2, 2, 2, 2, 1]


def test_passed_in_deals_use_up_their_place_in_a_bock_round() -> None:
    session = passed(Session.start(THREE, rules=sk.HOUSE).bock(), 3)
    assert session.enter(Entry.game(0, 24)).sheet.totals == (24, 0, 0)


def test_kontra_and_bock_multiply() -> None:
    session = Session.start(THREE, rules=sk.HOUSE).bock()
    typed = session.enter(told(0, "clubs with 1, 70 points, kontra"))
    assert typed.sheet.totals == (24 * 2 * 2, 0, 0)
    end = sk.play(session.begin(DEAL), f"{FOREHAND_PLAYS_GRAND}, kontra, re, concede forehand")
    assert isinstance(end, sk.Finished)
    assert end.result.scores == (-144 * 4, 0, 0)
    assert session.finish(end).sheet.totals == (0, -144 * 4 * 2, 0)


def test_kontra_in_a_deal_that_is_played_brings_a_bock_round() -> None:
    session = Session.start(THREE, rules=sk.HOUSE)
    end = sk.play(session.begin(DEAL), f"{FOREHAND_PLAYS_GRAND}, kontra, pass, concede middlehand")
    assert factors(session.finish(end), 4) == [2, 2, 2, 1]


def test_bock_doubles_a_ramsch_too() -> None:
    session = Session.start(THREE, rules=sk.HOUSE).bock()
    assert session.enter(Entry.ramsch((0, 0, -45))).sheet.totals == (0, 0, -90)
    assert session.finish(played_out(sk.play(session.begin(MARCH), "p p p"))).sheet.totals == (0, 240, 0)


def test_bock_doubles_no_bonus() -> None:
    session = entered(
        Session.start(THREE, format=LIST, rules=sk.HOUSE),
        [
            told(0, "clubs with 1, 60 points"),  # −48 − 50, and 40 for the others
            told(1, "grand with 1, 61 points"),  # 2 × 48 + 50
            told(2, "spades with 1, 50 points"),  # 2 × −44 − 50, and 40 for the others
        ],
    )
    assert session.sheet.running == ((-98, 40, 40), (-98, 186, 40), (-58, 226, -98))


def test_an_entry_says_why_it_counts_double() -> None:
    session = Session.start(THREE, rules=sk.HOUSE).enter(told(0, "clubs with 1, 60 points"))
    first, second = session.enter(told(1, "null, no trick")).sheet.entries
    assert first.explain() == "with 1, game 2, 2 × clubs 12 = 24: lost with 60 points, 61 were needed, −48"
    assert second.explain() == "null 23: won without a trick, +23 (Bock: counts × 2)"
    assert second.explain("de") == "Null 23: gewonnen ohne Stich, +23 (Bock: zählt × 2)"


def test_bock_rounds_make_the_evening_no_longer() -> None:
    session = passed(Session.start(THREE, format=Format(1, PLAIN), rules=sk.HOUSE), 2)
    assert session.enter(told(0, "clubs with 1, 60 points")).over


# Who wins.


def test_nobody_has_won_before_the_end() -> None:
    assert passed(Session.start(THREE), 11).enter(Entry.game(0, 24)).winners == (0,)
    assert Session.start(THREE).enter(Entry.game(0, 24)).winners == ()


def test_the_highest_total_wins_and_joint_winners_share() -> None:
    session = entered(Session.start(THREE), [Entry.game(2, 48), Entry.game(0, 24), Entry.game(0, 24)])
    assert passed(session, 9).winners == (0, 2)
    assert entered(session, [Entry.game(1, 18)] * 9).winners == (1,)


def test_on_a_list_games_won_decide_between_equal_totals() -> None:
    # Ben 120 + 50, Cleo 22 + 48 + 2 × 50.
    games = [Entry.game(1, 120), Entry.game(2, 22), Entry.game(2, 48)]
    assert passed(entered(Session.start(THREE, format=LIST), games), 33).winners == (2,)


def test_each_round_has_its_winners() -> None:
    session = entered(
        Session.start(THREE, format=THREE_ROUNDS),
        [
            *[Entry.game(1, 96), Entry.game(0, 24), Entry.game(2, -36)],  # 24 : 96 : −36
            *[Entry.game(2, 48), Entry.game(0, 24), Entry.game(0, 24)],  # 48 : 0 : 48
            *[Entry.game(2, -44), Entry.passed_in(), Entry.passed_in()],  # 0 : 0 : −44
        ],
    )
    assert session.round_winners == ((1,), (0, 2), (0, 1))
    assert session.winners == (0, 1)  # two rounds each; the totals 72 : 96 : −32 play no part


def test_a_round_in_which_nothing_was_won_is_everybodys() -> None:
    assert passed(Session.start(FOUR, format=THREE_ROUNDS), 4).round_winners == ((0, 1, 2, 3),)


def test_a_round_that_is_not_finished_has_no_winners_yet() -> None:
    session = Session.start(THREE, format=THREE_ROUNDS)
    assert session.round_winners == ()
    assert session.enter(Entry.game(0, 24)).enter(Entry.game(0, 24)).round_winners == ()
    assert passed(session.enter(Entry.game(0, 24)), 4).round_winners == ((0,),)


def test_rounds_of_four_have_four_deals() -> None:
    games = [Entry.game(1, 24), Entry.game(2, 18), Entry.game(3, 20), Entry.game(0, 22)]
    assert entered(Session.start(FOUR, format=THREE_ROUNDS), games).round_winners == ((1,),)


def test_every_format_knows_the_winners_of_its_rounds() -> None:
    session = passed(Session.start(THREE, format=TWELVE).enter(Entry.game(1, 24)), 2)
    assert (session.round_winners, session.winners) == (((1,),), ())


# When it is over.


def test_reaching_the_limit_of_bierlachs_ends_the_evening() -> None:
    session = Session.start(THREE, format=LIST, system=bierlachs(301)).enter(Entry.game(1, -96))
    assert not session.over
    ended = session.enter(Entry.game(1, -240))
    assert ended.over
    assert (ended.sheet.losers, ended.winners, ended.deal_number) == ((1,), (0, 2), 3)


def test_a_limit_reached_in_the_first_round_leaves_no_round_to_win() -> None:
    ended = Session.start(THREE, format=THREE_ROUNDS, system=bierlachs(301)).enter(Entry.game(1, -384))
    assert (ended.over, ended.round_winners, ended.winners) == (True, (), (0, 2))


# What is refused.

Bad = tuple[str, Callable[[], object], type[sk.SkatError], Code]

AT_THREE, AT_FOUR = Session.start(THREE), Session.start(FOUR)
OVER = passed(Session.start(THREE, format=Format(1, PLAIN)), 3)
LOST = Session.start(THREE, system=bierlachs(301)).enter(Entry.game(0, -384))
PASSED_IN = sk.play(sk.start(DEAL), "p p p")
loose_session: Any = AT_THREE

REFUSED: list[Bad] = [
    ("two players", lambda: Session.start(("Anna", "Ben")), sk.SheetError, Code.BAD_PLAYERS),
    ("five players", lambda: Session.start((*FOUR, "Emil")), sk.SheetError, Code.BAD_PLAYERS),
    ("equal names", lambda: Session.start(("Anna", "Ben", "Anna")), sk.SheetError, Code.BAD_PLAYERS),
    ("number for a format", lambda: loose.Session.start(THREE, format=12), sk.ArgumentError, Code.WRONG_TYPE),
    ("name for a system", lambda: loose.Session.start(THREE, system="plain"), sk.ArgumentError, Code.WRONG_TYPE),
    ("name for rules", lambda: loose.Session.start(THREE, rules="isko"), sk.ArgumentError, Code.WRONG_TYPE),
    ("no rules", lambda: loose.Session.start(THREE, rules=None), sk.ArgumentError, Code.WRONG_TYPE),
    ("no rounds", lambda: Format(0, PLAIN), sk.ArgumentError, Code.WRONG_VALUE),
    ("rounds below 0", lambda: Format(-1, PLAIN), sk.ArgumentError, Code.WRONG_VALUE),
    ("bool for rounds", lambda: Format(True, PLAIN), sk.ArgumentError, Code.WRONG_TYPE),
    ("name for a format's system", lambda: loose.Format(4, "plain"), sk.ArgumentError, Code.WRONG_TYPE),
    ("other winners", lambda: loose.Format(4, PLAIN, "deal"), sk.ArgumentError, Code.WRONG_VALUE),
    ("list for winners", lambda: loose.Format(4, PLAIN, ["round"]), sk.ArgumentError, Code.WRONG_VALUE),
    ("cards for a deal", lambda: loose_session.begin(sk.DECK), sk.ArgumentError, Code.WRONG_TYPE),
    ("deal for a result", lambda: loose_session.finish(DEAL), sk.ArgumentError, Code.WRONG_TYPE),
    ("result without its state", lambda: loose_session.finish(sk.PassedIn()), sk.ArgumentError, Code.WRONG_TYPE),
    ("deal that is not over", lambda: AT_THREE.finish(AT_THREE.begin(DEAL)), sk.ArgumentError, Code.WRONG_TYPE),
    ("score for an entry", lambda: loose_session.enter(48), sk.ArgumentError, Code.WRONG_TYPE),
    ("unknown player", lambda: AT_THREE.enter(Entry.game(3, 48)), sk.SheetError, Code.UNKNOWN_PLAYER),
    ("fifth player", lambda: AT_FOUR.enter(Entry.game(4, 48)), sk.SheetError, Code.UNKNOWN_PLAYER),
    ("one of three sitting out", lambda: AT_THREE.enter(Entry.game(0, 48, 1)), sk.SheetError, Code.BAD_SCORE),
    ("game of the dealer", lambda: AT_FOUR.enter(Entry.game(0, 48)), sk.SheetError, Code.SITTING_OUT),
    ("loss of the dealer", lambda: AT_FOUR.enter(told(0, "null, 1 trick")), sk.SheetError, Code.SITTING_OUT),
    ("Ramsch of the dealer", lambda: AT_FOUR.enter(Entry.ramsch((-50, 0, 0, 0))), sk.SheetError, Code.SITTING_OUT),
    ("another one sitting out", lambda: AT_FOUR.enter(Entry.game(1, 48, 2)), sk.SheetError, Code.SITTING_OUT),
    ("another one, passed in", lambda: AT_FOUR.enter(Entry.passed_in(3)), sk.SheetError, Code.SITTING_OUT),
    ("Ramsch of three at four", lambda: AT_FOUR.enter(Entry.ramsch((0, -50, 0))), sk.SheetError, Code.BAD_SCORE),
    ("Ramsch of nobody at four", lambda: AT_FOUR.enter(Entry.ramsch(())), sk.SheetError, Code.BAD_SCORE),
    (
        "deal by other rules",
        lambda: Session.start(THREE, rules=sk.HOUSE).finish(PASSED_IN),
        sk.SheetError,
        Code.OTHER_RULES,
    ),
    ("deal entered before the end", lambda: OVER.finish(PASSED_IN, deal_number=3), sk.SheetError, Code.BOOKED_ALREADY),
    ("deal to come", lambda: AT_THREE.finish(PASSED_IN, deal_number=2), sk.ArgumentError, Code.WRONG_VALUE),
    ("deal nought", lambda: AT_THREE.finish(PASSED_IN, deal_number=0), sk.ArgumentError, Code.WRONG_VALUE),
    ("deal by name", lambda: loose_session.finish(PASSED_IN, deal_number="1"), sk.ArgumentError, Code.WRONG_TYPE),
    ("other players", lambda: evolve(AT_THREE, players=FOUR), sk.SheetError, Code.OTHER_PLAYERS),
    ("players in a list", lambda: evolve(loose_session, players=[*THREE]), sk.SheetError, Code.OTHER_PLAYERS),
    ("another sheet", lambda: evolve(AT_THREE, sheet=AT_FOUR.sheet), sk.SheetError, Code.OTHER_PLAYERS),
    ("no sheet", lambda: evolve(loose_session, sheet=None), sk.ArgumentError, Code.WRONG_TYPE),
    ("no rules", lambda: evolve(loose_session, rules=None), sk.ArgumentError, Code.WRONG_TYPE),
    ("format by name", lambda: evolve(loose_session, format="LIST"), sk.ArgumentError, Code.WRONG_TYPE),
    ("fewer than no Bock rounds", lambda: evolve(AT_THREE, bock_deals=-1), sk.ArgumentError, Code.WRONG_VALUE),
    ("deal after the end", lambda: OVER.begin(DEAL), sk.SheetError, Code.SHEET_OVER),
    ("result after the end", lambda: OVER.finish(PASSED_IN), sk.SheetError, Code.SHEET_OVER),
    ("score after the end", lambda: OVER.enter(Entry.game(0, 48)), sk.SheetError, Code.SHEET_OVER),
    ("passed in after the end", lambda: OVER.enter(Entry.passed_in()), sk.SheetError, Code.SHEET_OVER),
    ("Bock after the end", OVER.bock, sk.SheetError, Code.SHEET_OVER),
    ("deal after the limit", lambda: LOST.begin(DEAL), sk.SheetError, Code.SHEET_OVER),
    ("score after the limit", lambda: LOST.enter(Entry.game(1, 48)), sk.SheetError, Code.SHEET_OVER),
]

RULES: list[Bad] = [
    ("Kontra by a bool", lambda: loose.Rules(kontra=True), sk.ArgumentError, Code.WRONG_TYPE),
    ("Kontra by Bock", lambda: loose.Rules(kontra=BockRules()), sk.ArgumentError, Code.WRONG_TYPE),
    ("Bock by a text", lambda: loose.Rules(bock="sixty"), sk.ArgumentError, Code.WRONG_TYPE),
    ("Ramsch by a class", lambda: loose.Rules(ramsch=RamschRules), sk.ArgumentError, Code.WRONG_TYPE),
    ("Kontra by somebody else", lambda: loose.KontraRules(who="dealer"), sk.ArgumentError, Code.WRONG_VALUE),
    ("event unknown", lambda: loose.BockRules(events=("thirty",)), sk.ArgumentError, Code.WRONG_VALUE),
    ("event twice", lambda: BockRules(events=("sixty", "sixty")), sk.ArgumentError, Code.WRONG_VALUE),
    ("event alone", lambda: loose.BockRules(events="sixty"), sk.ArgumentError, Code.WRONG_VALUE),
    ("list of events", lambda: loose.BockRules(events=["sixty"]), sk.ArgumentError, Code.WRONG_VALUE),
    ("list as an event", lambda: loose.BockRules(events=(["sixty"],)), sk.ArgumentError, Code.WRONG_VALUE),
    ("no events", lambda: loose.BockRules(events=None), sk.ArgumentError, Code.WRONG_VALUE),
    ("skat to the dealer", lambda: loose.RamschRules(skat_to="dealer"), sk.ArgumentError, Code.WRONG_VALUE),
    ("tie by lot", lambda: loose.RamschRules(tie="lot"), sk.ArgumentError, Code.WRONG_VALUE),
    ("march for nobody", lambda: loose.RamschRules(march=None), sk.ArgumentError, Code.WRONG_VALUE),
    ("pushing once", lambda: loose.RamschRules(pushing=1), sk.ArgumentError, Code.WRONG_TYPE),
]


@pytest.mark.parametrize(("make", "kind", "code"), [pytest.param(*bad[1:], id=bad[0]) for bad in [*REFUSED, *RULES]])
def test_what_has_no_place_in_an_evening_is_refused(
    make: Callable[[], object], kind: type[sk.SkatError], code: Code
) -> None:
    with pytest.raises(kind) as caught:
        make()
    assert type(caught.value) is kind
    assert caught.value.code is code


def test_a_deal_is_entered_once_by_its_number() -> None:
    end = sk.play(AT_THREE.begin(DEAL), "p p p")
    once = AT_THREE.finish(end, deal_number=1)
    assert once == AT_THREE.finish(end)
    assert once.finish(end, deal_number=2).deal_number == 3
    with pytest.raises(sk.SheetError) as caught:
        once.finish(end, deal_number=1)
    assert caught.value.code is Code.BOOKED_ALREADY
    assert "Spiel 1 ist schon eingetragen" in caught.value.explain("de")


def test_a_refusal_names_the_dealer_who_sat_out() -> None:
    with pytest.raises(sk.SheetError, match=r"^Anna sat out"):
        AT_FOUR.enter(Entry.game(0, 48))


def test_a_table_may_play_by_any_set_of_events() -> None:
    assert BockRules(events=()).events == ()
    rules = sk.Rules(bock=BockRules(events=("grand_hand",)))
    assert evolve(rules, bock=None) == sk.ISKO


def test_a_seat_is_not_a_player() -> None:
    with pytest.raises(sk.SheetError, match=r"^Seat\.REARHAND is not a player"):
        AT_THREE.enter(Entry.game(Seat.REARHAND, 48))
