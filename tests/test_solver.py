import itertools
import pickle
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any

import attrs
import pytest

import brute_force
import pyskat as sk
from effort import some
from pyskat import kernel
from pyskat.kernel.search import Search
from pyskat.solver import SolverStopped, claim_holds, keeps, points_needed, reaches, solve, solve_many

DECLARED = [game for game in sk.Game if game is not sk.Game.RAMSCH]
SEATS = [sk.Seat.FOREHAND, sk.Seat.MIDDLEHAND, sk.Seat.REARHAND]
LEVELS = [
    {},
    {"hand": True},
    {"hand": True, "schneider_announced": True},
    {"hand": True, "schneider_announced": True, "schwarz_announced": True},
]


def cards_left(state: sk.Playing) -> int:
    return sum(len(state.hand(seat)) for seat in SEATS)


def play_down(state: sk.State, left: int, rng: random.Random) -> sk.Playing | None:
    """Play random cards until so many are left; None if the game is over before."""
    while isinstance(state, sk.Playing) and cards_left(state) > left:
        state = sk.apply(state, rng.choice(list(sk.legal_actions(state))))
    return state if isinstance(state, sk.Playing) else None


def endgame(rng: random.Random, left: int, contract: sk.Contract, bid: int = 18) -> sk.Playing:
    while True:
        start = sk.start_play(sk.Deal.shuffled(rng), contract, rng.choice(SEATS), bid=bid)
        found = play_down(start, left, rng)
        if found is not None:
            return found


def strong_endgame(rng: random.Random, left: int, contract: sk.Contract, bid: int) -> sk.Playing:
    """Find an endgame in which the declarer has all tricks so far: by giving him the highest cards."""
    trumps = sk.trumps(contract.game)
    while True:
        pack = list(sk.DECK)
        rng.shuffle(pack)
        pack.sort(key=lambda card: rng.random() - (card in trumps) - 0.6 * (card.rank is sk.Rank.ACE))
        seat = rng.choice(SEATS)
        hands = [sk.CardSet(pack[:10])]
        rest = pack[10:]
        rng.shuffle(rest)
        hands += [sk.CardSet(rest[:10]), sk.CardSet(rest[10:20])]
        fore, middle, rear = hands[-seat:] + hands[:-seat]
        found = play_down(
            sk.start_play(sk.Deal((fore, middle, rear), sk.CardSet(rest[20:])), contract, seat, bid=bid), left, rng
        )
        if found is not None:
            return found


def table(state: sk.Playing) -> brute_force.Table:
    assert state.declarer is not None
    hands = [[str(card) for card in state.hand(seat)] for seat in SEATS]
    trick = [str(card) for card in state.trick]
    return brute_force.table_of(hands, trick, int(state.trick.leader), int(state.declarer), str(state.contract.game))


def taken(state: sk.Playing) -> int:
    assert state.declarer is not None
    return state.points[state.declarer] + sk.CardSet.from_mask(state.position.skat).points


def expected(state: sk.Playing) -> dict[str, int]:
    if state.contract.game is sk.Game.NULL:
        return dict(brute_force.forces_by_card(table(state), every=False))
    return {card: points + taken(state) for card, points in brute_force.points_by_card(table(state)).items()}


@pytest.mark.parametrize("game", DECLARED)
def test_it_equals_brute_force(game: sk.Game) -> None:
    rng = random.Random(100 + game)
    for left in [*(rng.randrange(1, 12) for _ in range(some(90))), *(13, 14, 15) * some(4)]:
        state = endgame(rng, left, sk.Contract(game))
        solution = solve(state)
        want = expected(state)
        assert {str(card): value for card, value in solution.values.items()} == want
        assert state.declarer is not None
        declares = state.turn is state.declarer
        value = (max if declares else min)(want.values())
        assert {str(card) for card in solution.best} == {card for card in want if want[card] == value}
        assert solve(state.position) == solution  # as it was not bid too high
        asked = min(120, rng.choice([0, 61, *(want[card] + more for card in want for more in (0, 1))]))
        least = 1 if game is sk.Game.NULL else asked
        for each in (state, state.position):
            kept = keeps(each, asked)
            assert {str(card) for card in kept} == {card for card in want if (want[card] >= least) is declares}
        if game is sk.Game.NULL:
            assert (solution.points, solution.won) == (None, bool(value))
        else:
            assert (solution.points, solution.won) == (value, value >= 61)
            assert reaches(state, value)
            assert value == 120 or not reaches(state.position, value + 1)


@pytest.mark.parametrize("game", DECLARED)
def test_a_claim_holds_as_brute_force_says(game: sk.Game) -> None:
    rng = random.Random(400 + game)
    found: set[bool] = set()
    for _ in range(40 + some(80)):
        state = strong_endgame(rng, rng.randrange(1, 13), sk.Contract(game), 18)
        for seat in SEATS:
            if seat is state.declarer:
                want = brute_force.forces(table(state), every=game is not sk.Game.NULL)
            elif game is sk.Game.NULL:
                continue
            else:
                want = brute_force.keeps_out(table(state), int(seat))
            assert claim_holds(state, seat) is claim_holds(state.position, int(seat)) is want
            found.add(want)
    assert found == {True, False}


def test_a_claim_that_waits_can_be_asked_about() -> None:
    state = strong_endgame(random.Random(1), 9, sk.Contract(sk.Game.GRAND), 18)
    assert state.declarer is not None
    waiting = sk.apply(state, sk.Claim(state.declarer))
    assert isinstance(waiting, sk.Claimed)
    for seat in SEATS:
        assert claim_holds(waiting, seat) is claim_holds(state, seat)


def test_a_bound_settles_every_question() -> None:
    rng = random.Random(5)
    for _ in range(some(40)):
        state = endgame(rng, rng.randrange(1, 10), sk.Contract(sk.Game(rng.randrange(5))))
        points = solve(state).points
        assert points is not None
        assert [reaches(state, each) for each in range(121)] == [each <= points for each in range(121)]


@pytest.mark.parametrize(
    ("hands", "game", "declarer", "leader"),
    [
        (("HJ CK C7 HA H9", "CJ SJ DJ H8 H7", "CT CQ HT HK HQ"), sk.Game.HEARTS, 1, 2),
        (("CT CQ S7 HQ DA D9 D8", "CJ SJ DJ CA C9 SA HK", "HJ CK C8 C7 ST SQ H8"), sk.Game.CLUBS, 1, 2),
    ],
)
def test_tricks_are_counted_right_where_more_than_eight_trumps_are_left(
    hands: tuple[str, str, str], game: sk.Game, declarer: int, leader: int
) -> None:
    at = brute_force.table_of([hand.split() for hand in hands], [], leader, declarer, str(game))
    first, second, third = [sk.cards(hand).mask for hand in hands[leader:] + hands[:leader]]
    search = Search((first, second, third), (), game, (declarer - leader) % 3, by_tricks=True)
    assert (search.bound(-1, search.left) >= search.left) is brute_force.forces(at, every=True)


def with_bid(rng: random.Random) -> Iterator[tuple[sk.Playing, int]]:
    """Make endgames with announced levels, and bids that need one more level than was announced."""
    while True:
        game = rng.choice(DECLARED[:5])
        contract = sk.Contract(game, **rng.choice(LEVELS))
        state = strong_endgame(rng, rng.randrange(1, 10), contract, 18)
        held = state.story.hands[state.declarer or 0] | sk.CardSet.from_mask(state.position.skat)
        matadors = sk.matadors(held, game)
        made: list[dict[str, bool]] = [{}, {"schneider": True}, {"schwarz": True}]
        values = [sk.game_value(contract, matadors, **level).value for level in made]
        bid = rng.choice([*values, values[-1] + 12])
        yield state.__replace__(story=state.story.__replace__(bid=bid)), bid


def can_win(state: sk.Playing, after: brute_force.Table | None = None, gain: int = 0, *, lost: int = 0) -> bool:
    """Settle every outcome as the rules do, and let each side choose what is good for it."""
    at = table(state) if after is None else after
    assert state.declarer is not None
    if not any(at.hands):
        tricks = state.position.tricks
        other = sum(tricks) - tricks[state.declarer] + lost
        held = state.story.hands[state.declarer] | sk.CardSet.from_mask(state.position.skat)
        settled = sk.settle(
            state.contract,
            bid=None,
            matadors=sk.matadors(held, state.contract.game),
            points=taken(state) + gain,
            tricks_taken=10 - other,
        )
        return settled.won and settled.game_value.value >= (state.bid or 0)
    chances: list[bool] = []
    for card in brute_force.legal(at):
        later, got = brute_force.put(at, card)
        missed = int(not later.trick and got.tricks == 0)
        chances.append(can_win(state, later, gain + got.points, lost=lost + missed))
    return any(chances) if at.turn == at.declarer else all(chances)


def test_won_is_as_declared_and_bid() -> None:
    seen: set[tuple[bool, int]] = set()
    for state, bid in itertools.islice(with_bid(random.Random(8)), 150):
        won = solve(state).won
        assert won is can_win(state), (state, bid)
        seen.add((won, state.contract.schneider_announced + state.contract.schwarz_announced))
    assert len(seen) == 6, seen


SCHWARZ = sk.Contract(sk.Game.GRAND, hand=True, schneider_announced=True, schwarz_announced=True)


def test_best_cards_keep_or_break_an_announced_schwarz() -> None:
    rng = random.Random(3)
    for _ in range(some(100)):
        state = strong_endgame(rng, rng.randrange(4, 10), SCHWARZ, 18)
        solution = solve(state)
        after = brute_force.forces_by_card(table(state), every=True)
        declares = state.turn is state.declarer
        assert solution.won is (any if declares else all)(after.values())
        good = {sk.Card.parse(card) for card, made in after.items() if made is declares}
        assert not good or set(solution.best) <= good


def test_the_best_card_keeps_every_trick_although_another_brings_as_many_points() -> None:
    deal = sk.Deal.parse(
        "CJ SJ HJ DJ CA CT CK CQ D9 D7 | C9 D8 S7 DA DT DK DQ HA HT HK | S9 S8 SA ST SK SQ HQ H9 H8 H7 | C8 C7"
    )
    played = "CJ DA SA, SJ DT ST, HJ DK SK, DJ DQ SQ, CA C9 HQ, CT HA H9, CK HT H8, CQ HK H7".replace(",", "")
    state = sk.play(sk.start_play(deal, SCHWARZ, sk.Seat.FOREHAND), played)
    assert isinstance(state, sk.Playing)
    solution = solve(state)
    assert solution.values == {sk.Card.D9: 120, sk.Card.D7: 120}
    assert solution.won
    assert solution.best == sk.cards("D9")
    after = sk.play(state, "D7")
    assert isinstance(after, sk.Playing)
    assert not solve(after).won


def test_a_null_worth_less_than_the_bid_is_lost_whatever_is_played() -> None:
    rng = random.Random(1)
    rules = attrs.evolve(sk.ISKO, null_below_bid="own_value")
    for _ in range(some(50)):
        state = endgame(rng, 8, sk.Contract(sk.Game.NULL))
        dear = state.__replace__(story=state.story.__replace__(bid=24, rules=rules))
        solution = solve(dear)
        assert not solution.won
        assert not any(solution.values.values())
        assert keeps(dear) == (sk.CardSet() if dear.turn is dear.declarer else sk.CardSet(solution.values))
        assert solve(dear.position) == solve(state)


def test_full_answers_agree_with_each_other_from_the_fifth_trick_on() -> None:
    rng = random.Random(12)
    for game in DECLARED[:5]:
        state = endgame(rng, 18, sk.Contract(game))
        solution = solve(state)
        assert solution.points is not None
        assert reaches(state, solution.points)
        assert solution.points == 120 or not reaches(state, solution.points + 1)
        after = sk.apply(state, sk.PlayCard(next(iter(solution.best))))
        assert isinstance(after, sk.Playing)
        assert solve(after).points == solution.points


def test_a_limit_and_a_wish_stop_it() -> None:
    state = endgame(random.Random(2), 21, sk.Contract(sk.Game.CLUBS))
    for ask in (solve, keeps, lambda state, **how: reaches(state, 61, **how)):
        with pytest.raises(SolverStopped) as stopped:
            ask(state, node_limit=1)
        assert stopped.value.code is sk.Code.SOLVER_STOPPED
        assert "positions searched: 1)" in str(stopped.value)
        with pytest.raises(SolverStopped):
            ask(state, cancel=lambda: True)
        assert ask(state, node_limit=10**9, cancel=lambda: False) == ask(state)
    assert isinstance(pickle.loads(pickle.dumps(stopped.value)), SolverStopped)  # noqa: S301 - made here
    small = endgame(random.Random(2), 6, sk.Contract(sk.Game.GRAND))
    for limit in ((1 << 63) - 1, 1 << 63, 10**30):  # compiled, the search counts in 64 bits
        assert solve(small, node_limit=limit) == solve(small)
        assert reaches(small, 61, node_limit=limit) == reaches(small, 61)


def test_the_proof_of_a_claim_can_be_stopped() -> None:
    rng = random.Random(4)
    stopped: set[bool] = set()
    while len(stopped) < 2:
        state = strong_endgame(rng, 27, sk.Contract(sk.Game.CLUBS), 18)
        for seat in SEATS:
            with pytest.raises(SolverStopped):
                claim_holds(state, seat, cancel=lambda: True)
            try:
                assert claim_holds(state, seat, node_limit=1) is claim_holds(state, seat)
            except SolverStopped as reached:
                assert "positions searched: 1)" in str(reached)  # noqa: PT017 - many a claim needs no second position
                assert claim_holds(state, seat, node_limit=10**9) is claim_holds(state, seat)
                stopped.add(seat is state.declarer)


def test_it_asks_now_and_then_whether_to_stop() -> None:
    state = sk.start_play(sk.Deal.shuffled(random.Random(3)), sk.Contract(sk.Game.HEARTS), sk.Seat.FOREHAND)
    asked: list[int] = []

    def cancel() -> bool:
        asked.append(1)
        return len(asked) == 3

    with pytest.raises(SolverStopped) as stopped:
        solve(state, cancel=cancel)
    assert len(asked) == 3
    assert stopped.value.reason.params["count"] == 2048


def test_the_table_grows_and_answers_stay_the_same() -> None:
    """The search of a small position, with a table that is full at once."""
    rng = random.Random(6)
    state = endgame(rng, 21, sk.Contract(sk.Game.GRAND))
    at = state.position
    first, second, third = at.hands[at.leader :] + at.hands[: at.leader]
    search = Search((first, second, third), at.trick, at.game, (at.declarer - at.leader) % 3, by_tricks=False)
    search.room = 1
    assert search.exact(-1, 30) + taken(state) == solve(state).points
    assert search.size > 1 << 16
    assert search.exact(-1, 70) + taken(state) == solve(state).points


def test_what_cannot_be_solved_is_refused() -> None:
    rng = random.Random(1)
    state = endgame(rng, 3, sk.Contract(sk.Game.GRAND))
    null = endgame(rng, 9, sk.Contract(sk.Game.NULL))
    over: sk.State = state
    while isinstance(over, sk.Playing):
        over = sk.apply(over, sk.legal_actions(over)[0])
    ramsch = sk.play(sk.start(sk.Deal.shuffled(rng), sk.PUB), "p p p")
    while not isinstance(ramsch, sk.Playing):
        ramsch = sk.apply(ramsch, sk.legal_actions(ramsch)[0])
    cases: list[tuple[Any, tuple[Any, ...], dict[str, Any], sk.Code]] = [
        *(
            (ask, (over, *more), {}, sk.Code.WRONG_TYPE)
            for ask, *more in ((solve,), (keeps,), (reaches, 61), (claim_holds, 0))
        ),
        *((claim_holds, (each, 0), {}, sk.Code.RAMSCH_NOT_SOLVED) for each in (ramsch, ramsch.position)),
        *(
            (claim_holds, (each, seat), {}, sk.Code.CLAIM_IN_NULL)
            for each in (null, null.position)
            for seat in SEATS
            if seat is not null.declarer
        ),
        *((claim_holds, (state, seat), {}, sk.Code.WRONG_TYPE) for seat in (3, "forehand", None)),
        (claim_holds, (state, 0), {"node_limit": 0}, sk.Code.WRONG_VALUE),
        (keeps, (ramsch.position,), {}, sk.Code.RAMSCH_NOT_SOLVED),
        (solve, (ramsch,), {}, sk.Code.RAMSCH_NOT_SOLVED),
        (reaches, (ramsch, 61), {}, sk.Code.RAMSCH_NOT_SOLVED),
        *((reaches, (each, 61), {}, sk.Code.NULL_HAS_NO_POINTS) for each in (null, null.position)),
        (keeps, (null, 121), {}, sk.Code.POINTS_OUT_OF_RANGE),
        *((reaches, (state, points), {}, sk.Code.POINTS_OUT_OF_RANGE) for points in (121, -1)),
        (keeps, (state, 61.0), {}, sk.Code.WRONG_TYPE),
        (reaches, (state, True), {}, sk.Code.WRONG_TYPE),
        *((ask, (state,), {"node_limit": 0}, sk.Code.WRONG_VALUE) for ask in (solve, keeps)),
        (solve, (state,), {"node_limit": True}, sk.Code.WRONG_TYPE),
        (solve, (state,), {"cancel": 5}, sk.Code.WRONG_TYPE),
        (reaches, (state, 61), {"cancel": "no"}, sk.Code.WRONG_TYPE),
        *((points_needed, (each,), {}, sk.Code.WRONG_TYPE) for each in (state.position, sk.view(state, None), None)),
        *((solve_many, (each,), {}, sk.Code.WRONG_TYPE) for each in (state, [state, over])),
        (solve_many, ([state],), {"chunksize": 0}, sk.Code.WRONG_VALUE),
        *((solve_many, ([state],), wrong, sk.Code.WRONG_TYPE) for wrong in ({"chunksize": True}, {"executor": 4})),
        (solve_many, ([],), {"node_limit": 0}, sk.Code.WRONG_VALUE),
    ]
    for ask, given, more, code in cases:
        with pytest.raises((sk.ArgumentError, sk.ContractError)) as refused:
            ask(*given, **more)
        assert refused.value.code is code
        assert refused.value.explain("de") != refused.value.explain("en")


@pytest.mark.parametrize(
    "parts",
    [
        (0, 0, 0, 1, 0, 0),  # nothing is held
        (1, 2, 4, 7 << 2 | 1, 0, 0),  # no such game
        (1, 2, 4, 4 << 2, 0, 0),  # no declarer
        (1, 2, 4, 1, 3, 0),  # no such leader
        (1, 2, 4, 1, 3 << 2, 0),  # three cards on the table
        (1, 2, 2, 1, 0, 0),  # a card in two places
        (1, 2, 4, 4 << 5 | 1, 0, 0),
        (1, 2, 4, 1, 1 << 2, 0),
        (3, 4, 8, 1, 0, 0),  # uneven hands
        (1, 2, 12, 1, 0, 0),
        (1, 2, 4, 1, 5 << 4 | 1 << 2, 0),  # who led holds as many as the others
        (-1, 2, 4, 1, 0, 0),  # no mask
        (1 << 32, 2, 4, 1, 0, 0),
        (1, 2, 4, 5 << 2 | 1, 0, 1 << 21),  # a Null that is lost
    ],
)
def test_numbers_that_are_no_position_are_refused(parts: tuple[int, int, int, int, int, int]) -> None:
    for ask in (solve, keeps, lambda position: claim_holds(position, 0)):
        with pytest.raises(sk.ArgumentError, match="Position") as refused:
            ask(kernel.Position(*parts))
        assert refused.value.code is sk.Code.WRONG_VALUE


def test_many_positions_over_any_executor() -> None:
    rng = random.Random(9)
    states = [endgame(rng, 9, sk.Contract(game)) for game in DECLARED]
    alone = solve_many(states)
    assert alone == [solve(state) for state in states]
    with ThreadPoolExecutor(2) as threads:
        assert solve_many(states, executor=threads) == alone
    with ProcessPoolExecutor(2) as processes:
        assert solve_many(iter(states), executor=processes, node_limit=10**6) == alone
        assert solve_many([state.position for state in states], executor=processes, chunksize=4) == alone
    with pytest.raises(SolverStopped):
        solve_many(states, node_limit=1)


def test_a_solution_is_a_value_that_reads_well() -> None:
    rng = random.Random(14)
    solution = solve(endgame(rng, 6, sk.Contract(sk.Game.SPADES)))
    assert pickle.loads(pickle.dumps(solution)) == solution  # noqa: S301 - made here
    assert hash(solution) == hash(attrs.evolve(solution))
    assert f"with {solution.points} points" in str(solution)
    assert str(next(iter(solution.best))) in str(solution)
    with pytest.raises(TypeError):
        solution.values[sk.Card.CJ] = 3  # type: ignore[index]
    null = solve(endgame(rng, 6, sk.Contract(sk.Game.NULL)))
    assert str(null).startswith("the declarer wins; " if null.won else "the declarer loses; ")
