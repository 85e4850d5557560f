"""The numbers of actions, as the design has them: each comes back, and what has none is refused."""

from pathlib import Path

import pytest
from hypothesis import given

import pyskat as sk
from laws.strategies import LAW, UNIVERSE, Walk, any_walk, sender
from pyskat.rl.numbers import ACTIONS_VERSION, RANGES, decode, encode, label, number_of, steps

GOLDEN = Path(__file__).parents[1] / "data" / "rl_labels.txt"
DEAL = sk.Deal.from_order(sk.CARDS)
START = sk.start(DEAL)
INTERRUPTS = (sk.Concede, sk.Show, sk.Claim, sk.Throw, sk.Forfeit)


def test_the_labels_are_those_that_were_released() -> None:
    assert ACTIONS_VERSION == 1
    assert [label(number) for number in range(635)] == GOLDEN.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(
    ("text", "number"),
    [
        *(("D7", 0), ("DJ", 7), ("H7", 8), ("CJ", 31)),
        *(("18", 32), ("20", 33), ("22", 34), ("264", 94)),
        *(("hold", 95), ("pass", 96), ("pick up", 97)),
        *(("diamonds", 98), ("hearts hand", 104), ("spades hand schneider", 110), ("clubs hand schwarz", 116)),
        *(("grand", 118), ("grand ouvert", 122)),
        *(("null", 123), ("null hand", 124), ("null ouvert", 125), ("null ouvert hand", 126)),
        *(("kontra", 127), ("re", 128)),
        *(("discard D7 D8", 129), ("discard D7 D9", 130), ("discard D8 D9", 131), ("discard CJ CA", 624)),
        *(("concede middlehand", 625), ("show middlehand", 626), ("claim middlehand", 627)),
        *(("claim middlehand schneider", 628), ("claim middlehand schwarz", 629), ("throw middlehand", 630)),
        *(("accept", 631), ("refuse", 632), ("play on", 633), ("left middlehand", 634)),
    ],
)
def test_a_number_is_where_the_design_has_it(text: str, number: int) -> None:
    action = sk.parse_action(START, text)
    assert encode(action) == number
    assert decode(number, START) == action  # middlehand is on turn


def test_each_pair_has_one_number() -> None:
    found = {
        encode(sk.Discard(sk.CardSet((one, other)))): sk.CardSet((one, other))
        for one in sk.CARDS
        for other in sk.CARDS
        if one is not other
    }
    assert sorted(found) == list(range(129, 625))
    assert len(set(found.values())) == 496
    pushing = sk.play(sk.start(DEAL, sk.Rules(ramsch=sk.RamschRules(pushing=True))), "p p p s")
    assert {decode(number, pushing) for number in found} == {sk.Push(cards) for cards in found.values()}
    assert {decode(number, sk.view(pushing, sk.Seat.REARHAND)) for number in (129,)} == {sk.Push(sk.cards("D7 D8"))}


@given(any_walk())
@LAW
def test_every_action_that_can_be_done_has_a_number_and_comes_back(walk: Walk) -> None:
    state = walk.state
    every = [
        *sk.legal_actions(state),
        *[action for action in sk.interrupts(state) if sender(state, action) is state.turn],
    ]
    numbered = [action for action in every if action not in without_number(state.rules)]
    numbers = [encode(action) for action in numbered]
    assert len(set(numbers)) == len(numbers)
    for at in (state, *[sk.view(state, seat) for seat in (*sk.Seat, None)]):
        assert [decode(number, at) for number in numbers] == numbered
    for action in set(every) - set(numbered):
        with pytest.raises(sk.SkatError):
            encode(action)


def without_number(rules: sk.Rules) -> set[sk.Action]:
    """List what is legal somewhere and has no number: bids of the game server, and running out of time."""
    bids = {sk.Bid(value) for value in range(510) if value not in sk.BID_VALUES} if rules.bidding == "any" else set()
    return {*bids, *(sk.Forfeit(seat, sk.Cause.TIMED_OUT) for seat in sk.Seat)}


def test_any_number_is_an_action_anywhere_and_any_action_a_number_or_refused() -> None:
    over = sk.play(START, "p p p")
    for at in (START, over, sk.view(over, sk.Seat.REARHAND), sk.view(over, None)):
        assert [encode(decode(number, at)) for number in range(635)] == list(range(635))
    assert decode(625, over) == sk.Concede(sk.Seat.FOREHAND)
    assert decode(625, sk.view(over, sk.Seat.REARHAND)) == sk.Concede(sk.Seat.REARHAND)
    refused = 0
    for action in UNIVERSE:
        if number_of(action) is None:
            with pytest.raises(sk.SkatError, match="an action that has a number"):
                encode(action)
            refused += 1
            continue
        number = encode(action)

        back = decode(number, START)
        assert back == action or isinstance(action, (sk.Push, *INTERRUPTS))
        assert sender(START, back) is sk.Seat.MIDDLEHAND
    assert refused == 452 + 2 * 4 + 1 + 1 + 3  # bids, no pairs, all cards, Ramsch, time-outs


def test_numbers_in_two_steps() -> None:
    numbers = [encode(decode(number, START, pairs="two_steps"), pairs="two_steps") for number in range(139)]
    assert numbers == list(range(139))
    labels = [label(number, pairs="two_steps") for number in range(139)]
    assert labels[:129] == [label(number) for number in range(129)]
    assert labels[129:] == [label(number) for number in range(625, 635)]
    pair = sk.Discard(sk.cards("H7 D8"))
    assert steps(pair, pairs="two_steps") == (8, 1)
    assert steps(pair) == (encode(pair),) == (129 + 8 * 7 // 2 + 1,)
    assert steps(sk.Concede(sk.Seat.FOREHAND), pairs="two_steps") == (129,)
    assert decode(1, START, pairs="two_steps", first=sk.Card.H7) == pair
    assert decode(8, START, pairs="two_steps", first=sk.Card.H7) == sk.PlayCard(sk.Card.H7)
    assert decode(95, START, pairs="two_steps", first=sk.Card.H7) == sk.Hold()
    with pytest.raises(sk.SkatError):
        encode(pair, pairs="two_steps")


@pytest.mark.parametrize("number", [-1, 635, 10**9, True, "1", 1.0, None])
def test_what_is_no_number_is_refused(number: int) -> None:
    for ask in (lambda: decode(number, START), lambda: label(number)):
        with pytest.raises(sk.SkatError):
            ask()


@pytest.mark.parametrize("wrong", ["twice", None, 2])
def test_what_is_no_way_to_number_pairs_is_refused(wrong: str) -> None:
    with pytest.raises(sk.SkatError, match="'once' or 'two_steps'"):
        encode(sk.Hold(), pairs=wrong)  # type: ignore[arg-type]
    with pytest.raises(sk.SkatError):
        label(139, pairs="two_steps")
    with pytest.raises(sk.SkatError):
        decode(0, DEAL)  # type: ignore[arg-type]
    with pytest.raises(sk.SkatError):
        encode("CJ")  # type: ignore[arg-type]


def test_the_table_leaves_nothing_out() -> None:
    assert [number for first, last, _ in RANGES for number in range(first, last + 1)] == list(range(635))
