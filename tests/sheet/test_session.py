import random
from collections.abc import Iterable
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
    Session,
    bierlachs,
)
from pyskat.rules import RamschMarch
from pyskat.sheet.session import bock_events
from settled import settled
from tables import pairs

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
    return Entry.game(player, settled(text))


def entered(session: Session, entries: Iterable[Entry]) -> Session:
    for entry in entries:
        session = session.enter(entry)
    return session


def passed(session: Session, count: int) -> Session:
    return entered(session, [Entry.passed_in()] * count)


def played_out(state: sk.State) -> sk.State:
    """Play any legal card until it is over."""
    rng = random.Random(0)
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
        (THREE_ROUNDS, THREE, 3),
        (THREE_ROUNDS, FOUR, 4),
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


def test_a_format_has_one_value_by_two_names_and_twelve_deals_by_the_skat_order_are_usual() -> None:
    assert sk.TWELVE_DEALS == sk.TWELVE == Format(4, PLAIN)
    assert sk.TOURNAMENT_LIST == sk.LIST == Format(12, SEEGER_FABIAN)
    session = Session.start(THREE)
    assert (session.format, session.rules, session.players) == (TWELVE, sk.ISKO, THREE)
    assert Session.start(THREE, rules=sk.HOUSE).begin(DEAL) == sk.start(DEAL, sk.HOUSE)


# Deals that are played here.


@pytest.mark.parametrize(
    ("players", "deals_before", "end", "totals"),
    [
        (THREE, 0, "concede rearhand, accept", (0, 72, 0)),  # Anna deals, Ben is forehand
        (THREE, 2, "concede rearhand, accept", (72, 0, 0)),
        (FOUR, 0, "concede rearhand, accept", (0, 72, 0, 0)),
        (FOUR, 3, "concede rearhand, accept", (72, 0, 0, 0)),  # Dora deals and sits out
        (THREE, 0, "concede forehand", (0, -144, 0)),
        (THREE, 0, "CJ, left forehand", (0, -144, 0)),
    ],
)
def test_a_game_is_written_to_the_player_in_that_seat(
    players: tuple[str, ...], deals_before: int, end: str, totals: tuple[int, ...]
) -> None:
    session = passed(Session.start(players), deals_before)
    assert session.finish(sk.play(session.begin(DEAL), f"{FOREHAND_PLAYS_GRAND}, {end}")).sheet.totals == totals


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


def test_finishing_and_entering_leave_the_old_session_as_it_was() -> None:
    session = Session.start(THREE, rules=sk.HOUSE)
    session.finish(sk.play(session.begin(DEAL), f"{FOREHAND_PLAYS_GRAND}, kontra, pass, concede forehand"))
    session.enter(told(0, "clubs with 1, 60 points"))
    session.bock()
    assert session == Session.start(THREE, rules=sk.HOUSE)


# Typed results.


def test_who_sat_out_is_filled_in_and_may_be_said() -> None:
    session = passed(Session.start(FOUR), 1)
    said = session.enter(Entry.game(0, 48, sitting_out=1))
    assert session.enter(Entry.game(0, 48)) == said
    assert said.sheet.entries[-1].sitting_out == 1
    ramsch = session.enter(Entry.ramsch((0, 0, -50, -50)))
    assert (ramsch.sheet.totals, ramsch.sheet.entries[-1].sitting_out) == ((0, 0, -50, -50), 1)


# Bock rounds.

EVENTS = ("sixty", "lost_against_kontra", "won_after_kontra", "re", "grand_hand", "null_ouvert_hand")


HAPPENED = """
clubs with 1, 60 points = sixty | clubs with 1, 61 points = - | clubs with 1, 59 points = -
clubs with 1, 60 points, defenders conceded = - | grand hand with 2, schneider announced, 60 points = sixty
null, 4 tricks, 60 points = - | clubs with 1, 50 points, kontra = lost_against_kontra
clubs with 1, 60 points, kontra = sixty lost_against_kontra | null, 1 trick, kontra = lost_against_kontra
clubs with 1, 70 points, kontra = won_after_kontra | clubs with 1, 70 points, kontra, re = won_after_kontra re
clubs with 1, 50 points, kontra, re = lost_against_kontra re
diamonds with 1, 75 points, bid 30, kontra = lost_against_kontra | grand hand with 1, 61 points = grand_hand
grand hand with 1, schneider announced, 90 points = grand_hand
grand ouvert with 4, all tricks, 120 points = grand_hand | grand hand with 1, 50 points = -
grand with 4, 80 points = - | clubs hand with 1, 61 points = - | null ouvert hand, no trick = null_ouvert_hand
null ouvert hand, 1 trick = - | null ouvert, no trick = - | null hand, no trick = -
"""


@pytest.mark.parametrize(("text", "said"), pairs(HAPPENED))
def test_what_happened_in_a_deal(text: str, said: str) -> None:
    events = set(said.replace("-", "").split())
    assert bock_events(told(0, text)) == events
    for event in EVENTS:
        session = Session.start(THREE, rules=sk.Rules(bock=loose.BockRules(events=(event,))))
        assert factors(session.enter(told(0, text)), 4) == ([2, 2, 2, 1] if event in events else [1, 1, 1, 1])


@pytest.mark.parametrize("entry", [Entry.game(0, -120), Entry.passed_in(), Entry.ramsch((-60, -60, 0))])
def test_a_deal_that_tells_no_game_brings_no_bock_round(entry: Entry) -> None:
    session = Session.start(THREE, rules=sk.Rules(bock=loose.BockRules(events=EVENTS)))
    assert bock_events(entry) == set()
    assert session.enter(entry).factor == 1


SIXTY = "clubs with 1, 60 points"


@pytest.mark.parametrize(
    ("players", "rules", "deals", "found"),
    [
        (THREE, sk.ISKO, [f"{SIXTY}, kontra, re"], [1, 1, 1, 1]),  # no Bock rules
        (FOUR, sk.HOUSE, [SIXTY], [2, 2, 2, 2, 1]),
        (FOUR, sk.HOUSE, ["bock"], [2, 2, 2, 2, 1]),
        (THREE, sk.HOUSE, ["passed", "passed", "bock"], [2, 2, 2, 1]),
        (THREE, sk.HOUSE, ["passed", SIXTY], [2, 2, 2, 1, 1]),  # it begins in the middle, and ends there
        (THREE, sk.HOUSE, [SIXTY, SIXTY], [2, 2, 2, 2, 2, 1]),  # another one behind it
        (THREE, sk.HOUSE, [SIXTY, "passed", "bock"], [2, 2, 2, 2, 2, 1]),
        (THREE, sk.HOUSE, [f"{SIXTY}, kontra"], [2, 2, 2, 2, 2, 2, 1]),  # two events in one deal
    ],
)
def test_a_bock_round_has_a_deal_by_each_player(
    players: tuple[str, ...], rules: sk.Rules, deals: list[str], found: list[int]
) -> None:
    session = Session.start(players, rules=rules)
    for deal in deals:
        if deal == "bock":
            session = session.bock()
        else:
            session = session.enter(Entry.passed_in() if deal == "passed" else told(1, deal))
    assert session.deal_number == 1 + len(deals) - deals.count("bock")
    assert factors(session, len(found)) == found


def test_kontra_and_bock_multiply_in_a_deal_that_is_typed_and_in_one_that_is_played() -> None:
    session = Session.start(THREE, rules=sk.HOUSE).bock()
    assert session.enter(Entry.game(0, 24)).sheet.totals == (48, 0, 0)
    assert passed(session, 3).enter(Entry.game(0, 24)).sheet.totals == (24, 0, 0)
    typed = session.enter(told(0, "clubs with 1, 70 points, kontra"))
    assert typed.sheet.totals == (24 * 2 * 2, 0, 0)
    end = sk.play(session.begin(DEAL), f"{FOREHAND_PLAYS_GRAND}, kontra, re, concede forehand")
    assert isinstance(end, sk.Finished)
    assert end.result.scores == (-144 * 4, 0, 0)
    assert session.finish(end).sheet.totals == (0, -144 * 4 * 2, 0)
    assert session.enter(Entry.ramsch((0, 0, -45))).sheet.totals == (0, 0, -90)
    assert session.finish(played_out(sk.play(session.begin(MARCH), "p p p"))).sheet.totals == (0, 240, 0)
    plain = Session.start(THREE, rules=sk.HOUSE)
    won = sk.play(plain.begin(DEAL), f"{FOREHAND_PLAYS_GRAND}, kontra, pass, concede middlehand")
    assert factors(plain.finish(won), 4) == [2, 2, 2, 1]


@pytest.mark.parametrize(
    ("form", "running"),
    [
        (TWELVE, ((-48, 0, 0), (-48, 96, 0), (-48, 96, -88), (-48, 142, -88), (-28, 142, -88))),
        # −50 and +50, and 40 for the others: no bonus counts twice.
        (LIST, ((-98, 40, 40), (-98, 186, 40), (-58, 226, -98), (-58, 322, -98), (12, 322, -98))),
    ],
)
def test_the_deal_of_the_event_counts_once_the_next_round_twice_and_a_bonus_never(
    form: Format, running: tuple[tuple[int, ...], ...]
) -> None:
    session = entered(
        Session.start(THREE, format=form, rules=sk.HOUSE),
        [
            told(0, SIXTY),  # −48
            told(1, "grand with 1, 61 points"),  # 2 × 48
            told(2, "spades with 1, 50 points"),  # 2 × −44
            told(1, "null, no trick"),  # 2 × 23
            told(0, "hearts with 1, 70 points"),  # 20
        ],
    )
    assert session.sheet.running == running
    one_round = passed(Session.start(THREE, format=Format(1, PLAIN), rules=sk.HOUSE), 2)
    assert one_round.enter(told(0, SIXTY)).over, "Bock rounds make the evening no longer"


def test_an_entry_says_why_it_counts_double() -> None:
    session = Session.start(THREE, rules=sk.HOUSE).enter(told(0, "clubs with 1, 60 points"))
    first, second = session.enter(told(1, "null, no trick")).sheet.entries
    assert first.explain() == "with 1, game 2, 2 × clubs 12 = 24: lost with 60 points, 61 were needed, −48"
    assert second.explain() == "null 23: won without a trick, +23 (Bock: counts × 2)"
    assert second.explain("de") == "Null 23: gewonnen ohne Stich, +23 (Bock: zählt × 2)"


# Who wins.


def test_the_highest_total_wins_at_the_end_and_joint_winners_share() -> None:
    assert passed(Session.start(THREE), 11).enter(Entry.game(0, 24)).winners == (0,)
    assert Session.start(THREE).enter(Entry.game(0, 24)).winners == ()
    session = entered(Session.start(THREE), [Entry.game(2, 48), Entry.game(0, 24), Entry.game(0, 24)])
    assert passed(session, 9).winners == (0, 2)
    assert entered(session, [Entry.game(1, 18)] * 9).winners == (1,)
    # On a list games won decide: Ben 120 + 50, Cleo 22 + 48 + 2 × 50.
    games = [Entry.game(1, 120), Entry.game(2, 22), Entry.game(2, 48)]
    assert passed(entered(Session.start(THREE, format=LIST), games), 33).winners == (2,)


def test_each_round_has_its_winners_and_the_evening_goes_to_the_highest_total() -> None:
    session = entered(
        Session.start(THREE, format=Format(3, PLAIN, winners="round")),
        [
            *[Entry.game(1, 96), Entry.game(0, 24), Entry.game(2, -36)],  # 24 : 96 : −36
            *[Entry.game(2, 48), Entry.game(0, 24), Entry.game(0, 24)],  # 48 : 0 : 48
            *[Entry.game(2, -44), Entry.passed_in(), Entry.passed_in()],  # 0 : 0 : −44
        ],
    )
    assert session.round_winners == ((1,), (0, 2), (0, 1))
    assert session.winners == (1,)  # 72 : 96 : −32


def test_a_round_has_winners_once_all_have_dealt() -> None:
    form = Format(3, PLAIN, winners="round")
    three, four = (Session.start(players, format=form) for players in (THREE, FOUR))
    won = three.enter(Entry.game(0, 24))
    assert three.round_winners == won.enter(Entry.game(0, 24)).round_winners == ()
    assert passed(won, 4).round_winners == ((0,),)
    assert passed(four, 4).round_winners == ((0, 1, 2, 3),)
    games = [Entry.game(1, 24), Entry.game(2, 18), Entry.game(3, 20), Entry.game(0, 22)]
    assert entered(four, games).round_winners == ((1,),)
    usual = passed(Session.start(THREE, format=TWELVE).enter(Entry.game(1, 24)), 2)
    assert (usual.round_winners, usual.winners) == (((1,),), ())


@pytest.mark.parametrize(
    ("players", "entry", "winners"),
    [
        (THREE, Entry.game(1, 24), (1,)),
        (THREE, Entry.game(1, -48), (0, 2)),
        (THREE, told(0, "diamonds with 1, 75 points, bid 30"), (1, 2)),  # overbid
        (THREE, Entry.passed_in(), ()),
        (THREE, Entry.ramsch((0, -50, 0)), (0, 2)),
        (THREE, Entry.ramsch((120, 0, 0)), (0,)),
        (THREE, Entry.ramsch((-40, -40, -40)), (0, 1, 2)),
        # At a table of four the dealer, Anna, has no part in it.
        (FOUR, Entry.game(1, 24), (1,)),
        (FOUR, Entry.game(1, -48), (2, 3)),
        (FOUR, Entry.passed_in(), ()),
        (FOUR, Entry.ramsch((0, -50, -50, 0)), (3,)),
    ],
)
@pytest.mark.parametrize("system", [PLAIN, SEEGER_FABIAN, bierlachs(None)])
def test_a_deal_is_won_by_the_soloist_or_the_two_defenders(
    players: tuple[str, ...], entry: Entry, winners: tuple[int, ...], system: sk.ScoringSystem
) -> None:
    session = Session.start(players, format=THREE_ROUNDS, system=system)
    assert session.round_winners == ()
    assert session.enter(entry).round_winners == (winners,)


def test_an_evening_of_three_rounds_has_a_deal_by_each_and_goes_to_the_highest_total() -> None:
    assert Format(1, PLAIN, winners="deal") == THREE_ROUNDS
    session = entered(
        Session.start(THREE, format=THREE_ROUNDS), [Entry.game(1, 18), Entry.game(1, 18), Entry.game(0, 48)]
    )
    assert (session.over, session.round_winners, session.winners) == (True, ((1,), (1,), (0,)), (0,))


# Penalties.


@pytest.mark.parametrize("players", [THREE, FOUR])
@pytest.mark.parametrize("penalised", [0, 2])
def test_a_penalty_is_no_deal(players: tuple[str, ...], penalised: int) -> None:
    session = Session.start(players, format=Format(2, SEEGER_FABIAN), rules=sk.HOUSE).enter(told(1, SIXTY))
    after = session.enter(Entry.penalty(penalised, -100))
    same = ("deal_number", "dealer", "seats", "sitting_out", "factor", "bock_deals", "over", "round_winners", "deals")
    assert [getattr(after, name) for name in same] == [getattr(session, name) for name in same]
    assert session.factor == 2  # in a Bock round, in which a penalty counts once
    totals = list(session.sheet.totals)
    totals[penalised] -= 100
    assert after.sheet.totals == tuple(totals)
    assert after.sheet.entries[-1] == Entry.penalty(penalised, -100)
    assert f"<Session: 1 of {2 * len(players)} deals played: " in repr(after)


def test_penalties_win_no_round_and_lose_none_but_count_for_the_evening() -> None:
    games = [Entry.game(1, 24), Entry.penalty(1, -100), Entry.game(0, 18), Entry.passed_in()]
    for winners, found in (("round", ((1,),)), ("deal", ((1,), (0,), ()))):
        session = entered(Session.start(THREE, format=loose.Format(1, PLAIN, winners)), games)
        assert (session.over, session.round_winners, session.winners) == (True, found, (0,))
        late = session.enter(Entry.penalty(0, -19))  # what the last deal was about may be decided after it
        assert (late.over, late.round_winners, late.winners, late.deal_number) == (True, found, (2,), 4)


def test_a_deal_keeps_its_number_beside_penalties() -> None:
    session = Session.start(THREE).enter(Entry.penalty(0, -50))
    end = sk.play(session.begin(DEAL), "p p p")
    once = session.finish(end, deal_number=1).enter(Entry.penalty(0, 50))
    assert (once.deal_number, once.sheet.totals) == (2, (0, 0, 0))
    for refused in (1, 3):
        with pytest.raises(sk.SkatError):
            once.finish(end, deal_number=refused)


def test_a_penalty_may_reach_the_limit_and_nothing_comes_after_it() -> None:
    session = Session.start(THREE, system=bierlachs(301)).enter(Entry.game(1, -250)).enter(Entry.penalty(1, -51))
    assert (session.over, session.sheet.losers, session.winners) == (True, (1,), (0, 2))
    with pytest.raises(sk.SheetError) as caught:
        session.enter(Entry.penalty(0, -50))
    assert caught.value.code is Code.SHEET_OVER


# When it is over.


def test_reaching_the_limit_of_bierlachs_ends_the_evening() -> None:
    session = Session.start(THREE, format=LIST, system=bierlachs(301)).enter(Entry.game(1, -96))
    assert not session.over
    ended = session.enter(Entry.game(1, -240))
    assert ended.over
    assert (ended.sheet.losers, ended.winners, ended.deal_number) == ((1,), (0, 2), 3)
    # In the first round there is none to win.
    ended = Session.start(THREE, format=Format(3, PLAIN, "round"), system=bierlachs(301)).enter(Entry.game(1, -384))
    assert (ended.over, ended.round_winners, ended.winners) == (True, (), (0, 2))


def test_a_deal_is_entered_once_by_its_number() -> None:
    session = Session.start(THREE)
    end = sk.play(session.begin(DEAL), "p p p")
    once = session.finish(end, deal_number=1)
    assert once == session.finish(end)
    assert once.finish(end, deal_number=2).deal_number == 3
    with pytest.raises(sk.SheetError) as caught:
        once.finish(end, deal_number=1)
    assert caught.value.code is Code.BOOKED_ALREADY
    assert "Spiel 1 ist schon eingetragen" in caught.value.explain("de")


def test_a_table_may_play_by_any_set_of_events() -> None:
    assert BockRules().events == ("sixty", "lost_against_kontra", "won_after_kontra")
    assert BockRules(events=()).events == ()
    rules = sk.Rules(bock=BockRules(events=("grand_hand",)))
    assert evolve(rules, bock=None) == sk.ISKO
