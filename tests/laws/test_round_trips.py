"""What is written reads back, what is shown evaluates back, what is pickled comes back, and a copy is the value."""

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pyskat as sk
from laws.strategies import LAW, PHASES, PUSHING, TABLES, Walk, any_state, reach, walk, walks
from pyskat.language import terms
from pyskat.language.phrases import Phrase
from pyskat.testing import actions, card_sets, contracts, deals, rules

any_seat: Final = st.sampled_from([*sk.Seat, None])


# Text.


@pytest.mark.parametrize("card", sk.CARDS)
def test_a_card_reads_back(card: sk.Card) -> None:
    assert sk.Card.parse(str(card)) is card
    assert sk.Card.parse(card.symbol) is card
    assert sk.Card.parse(str(card).lower()) is card


@LAW
@given(hand=card_sets())
def test_a_set_of_cards_reads_back(hand: sk.CardSet) -> None:
    assert sk.CardSet.parse(str(hand)) == hand
    assert sk.cards(", ".join(card.symbol for card in hand)) == hand


@LAW
@given(contract=contracts() | st.just(sk.Contract(sk.Game.RAMSCH)))
def test_a_contract_reads_back_from_both_languages_and_the_server_code(contract: sk.Contract) -> None:
    assert sk.Contract.parse(str(contract)) == contract
    assert sk.Contract.parse(contract.name("de")) == contract
    assert sk.Contract.parse(contract.code) == contract


@LAW
@given(deal=deals())
def test_a_deal_reads_back(deal: sk.Deal) -> None:
    assert sk.Deal.parse(str(deal)) == deal


@LAW
@given(state=any_state(), wishes=st.lists(actions(), max_size=20))
def test_an_action_reads_back_in_every_phase(state: sk.State, wishes: list[sk.Action]) -> None:
    for action in [*wishes, *sk.legal_actions(state)[:40], *sk.interrupts(state)]:
        assert sk.parse_action(state, str(action)) == action
        assert sk.parse_action(sk.view(state, state.turn), str(action).upper()) == action


@pytest.mark.parametrize("value", [10**8, 10**9 - 1, 10**9, -(10**9)])
def test_a_bid_of_any_size_reads_back(value: int) -> None:
    state = reach(random.Random(1), sk.ISKO, sk.Bidding).state
    assert sk.parse_action(state, str(sk.Bid(value))) == sk.Bid(value)


@pytest.mark.parametrize("text", ["1000000001", "-1000000001", "1" * 20, "1" * 21, "1" * 900, "-" + "9" * 999])
def test_a_number_longer_than_any_bid_is_refused_with_the_range(text: str) -> None:
    state = reach(random.Random(1), sk.ISKO, sk.Bidding).state
    with pytest.raises(sk.ParseError) as caught:
        sk.parse_action(state, text)
    assert caught.value.code is sk.Code.WRONG_VALUE
    assert "bid must be -1000000000 to 1000000000, not " in str(caught.value)
    assert len(str(caught.value)) < 300


def test_noughts_before_a_bid_count_for_nothing() -> None:
    state = reach(random.Random(1), sk.ISKO, sk.Bidding).state
    assert sk.parse_action(state, "0" * 900 + "18") == sk.parse_action(state, "+018") == sk.Bid(18)
    assert sk.parse_action(state, "000") == sk.Bid(0)


@LAW
@given(whole=walks(), between=st.sampled_from([",", ", ", "\n", " ,\n", ",,\r\n"]))
def test_a_deal_written_as_its_moves_plays_to_the_same_end(whole: Walk, between: str) -> None:
    start = sk.start(whole.deal, whole.rules)
    assert sk.play(start, between.join(map(str, whole.actions))) == whole.state


@LAW
@given(whole=walks())
def test_cards_may_be_parted_by_spaces_alone(whole: Walk) -> None:
    first = next((place for place, state in enumerate(whole.states) if isinstance(state, sk.Playing)), None)
    if first is None:
        return
    one_word = first
    while one_word < len(whole.actions) and isinstance(whole.actions[one_word], sk.PlayCard):
        one_word += 1
    text = " ".join(map(str, whole.actions[first:one_word]))
    assert sk.play(whole.states[first], text) == whole.states[one_word]


# repr.


def _evaluated(value: object) -> Any:  # noqa: ANN401 - whatever the text says
    names = {name: getattr(sk, name) for name in vars(sk)["__all__"]} | vars(terms) | {"Phrase": Phrase}
    return eval(repr(value), names)  # noqa: S307 - our own text


def _settlements() -> list[sk.Settlement]:
    made: list[sk.Settlement] = []
    rng = random.Random(5)
    while len(made) < 40:
        final = walk(rng, rng.choice(list(TABLES.values()))).state
        if isinstance(final, sk.Finished) and isinstance(final.result, sk.GameResult):
            made.append(final.result.settlement)
    return made


def _reasons() -> list[sk.Reason]:
    rng = random.Random(8)
    made: list[sk.Reason] = []
    for phase in PHASES:
        state = reach(rng, PUSHING, phase).state
        wishes: list[sk.Action] = [
            sk.Bid(19),
            sk.Hold(),
            sk.PickUp(),
            sk.PlayCard(sk.Card.CJ),
            sk.Show(sk.Seat.REARHAND),
        ]
        made += [reason for action in wishes if (reason := sk.why_not(state, action)) is not None]
    return made


_NAMES: Final = [sk.Card, sk.Suit, sk.Rank, sk.Seat, sk.Game, sk.Cause, sk.Ending, sk.Verdict, sk.Code, sk.Phase]


@pytest.mark.parametrize("kind", _NAMES)
def test_a_name_evaluates_back_and_is_copied_and_pickled_as_itself(kind: Any) -> None:  # noqa: ANN401 - any enum
    for member in kind:
        assert _evaluated(member) is member
        assert copy.copy(member) is copy.deepcopy(member) is member
        assert pickle.loads(pickle.dumps(member)) is member  # noqa: S301 - our own pickle


@LAW
@given(hand=card_sets(), contract=contracts(), deal=deals(), action=actions(), table=rules())
def test_what_is_typed_evaluates_back(
    hand: sk.CardSet, contract: sk.Contract, deal: sk.Deal, action: sk.Action, table: sk.Rules
) -> None:
    for value in (hand, contract, deal, action, table, *[sk.Matadors.of(signed) for signed in (-11, -1, 1, 4)]):
        assert _evaluated(value) == value


@LAW
@given(whole=walks())
def test_a_trick_evaluates_back(whole: Walk) -> None:
    final = whole.state
    assert isinstance(final, sk.Finished)
    for trick in final.all_tricks:
        assert _evaluated(trick) == trick


def test_a_settlement_and_its_value_evaluate_back() -> None:
    for settled in _settlements():
        assert _evaluated(settled) == settled
        assert _evaluated(settled.game_value) == settled.game_value


@pytest.mark.parametrize("table", TABLES)
def test_a_result_evaluates_back(table: str) -> None:
    for seed in range(30):
        final = walk(random.Random(seed), TABLES[table]).state
        assert isinstance(final, sk.Finished)
        assert _evaluated(final.result) == final.result


def test_a_result_without_a_game_evaluates_back() -> None:
    seats = (None, *sk.Seat)
    aborted = [sk.Aborted(seat, cause, by) for seat in sk.Seat for cause in sk.Cause for by in seats]
    for result in (sk.PassedIn(), *aborted):
        assert _evaluated(result) == result


def test_a_reason_evaluates_back() -> None:
    for reason in _reasons():
        assert _evaluated(reason) == reason


# Pickling and copying.


def _values_of(state: sk.State) -> list[object]:
    """Give every kind of value that a state brings along."""
    values: list[object] = [state, state.rules, state.deal, state.deal.skat, *state.calls, *sk.legal_actions(state)[:9]]
    values += [sk.view(state, seat) for seat in (*sk.Seat, None)]
    values += [sk.legal_actions(state), sk.interrupts(state), *sk.interrupts(state)]
    values += [sk.why_not(state, sk.Bid(17)), sk.why_not(state, sk.PlayCard(sk.Card.H7))]
    if isinstance(state, sk.Playing):
        values += [state.position, state.story, state.contract, state.trick, *state.tricks]
    if isinstance(state, sk.Claimed):
        values += [state.position, state.playing, state.claim, *state.answers, *[word for _, word in state.answers]]
    if isinstance(state, sk.Finished):
        values.append(state.result)
        if isinstance(state.result, sk.GameResult):
            values += [state.result.settlement, state.result.settlement.game_value, state.result.matadors]
    return values


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
@LAW
@given(state=any_state())
def test_a_pickled_value_comes_back_equal(protocol: int, state: sk.State) -> None:
    for value in _values_of(state):
        back = pickle.loads(pickle.dumps(value, protocol))  # noqa: S301 - our own pickle
        assert type(back) is type(value)
        assert back == value
        assert hash(back) == hash(value)
        assert repr(back) == repr(value)


@LAW
@given(whole=walks(phase=sk.Playing))
def test_a_deal_goes_on_from_a_pickled_state(whole: Walk) -> None:
    back = pickle.loads(pickle.dumps(whole.state))  # noqa: S301 - our own pickle
    for action in sk.legal_actions(whole.state):
        assert sk.apply(back, action) == sk.apply(whole.state, action)


@LAW
@given(state=any_state())
def test_a_copy_of_a_value_is_the_value(state: sk.State) -> None:
    for value in _values_of(state):
        if isinstance(value, tuple):
            continue
        assert copy.copy(value) is value
        assert copy.deepcopy(value) is value
    assert copy.deepcopy([state])[0] is state
    reason = sk.Reason.of(sk.Code.BID_TOO_LOW, value=17, least=18)
    assert copy.deepcopy(reason.params) is reason.params


def _error(cause: Callable[[], object]) -> sk.SkatError:
    with pytest.raises(sk.SkatError) as caught:
        cause()
    return caught.value


def _errors() -> list[sk.SkatError]:
    state = reach(random.Random(2), sk.ISKO, sk.Bidding).state
    spades = sk.Contract(sk.Game.SPADES)
    reason = sk.Reason.of(sk.Code.BAD_MOVE, word="x", wanted="y")
    return [
        _error(lambda: sk.Card.parse("X7")),
        _error(lambda: sk.cards("CJ CJ")),
        _error(lambda: sk.play(state, "18, hold, banana")),
        _error(lambda: sk.Contract.parse("null schwarz")),
        _error(lambda: sk.Deal((sk.DECK, sk.DECK, sk.DECK), sk.DECK)),
        _error(lambda: sk.apply(state, sk.Bid(19))),
        _error(lambda: sk.settle(spades, matadors=1, points=121)),
        _error(lambda: sk.legal_actions("nothing")),  # type: ignore[call-overload]
        sk.RecordError(reason, 3, 2),
        sk.RecordError(reason),
        sk.SheetError(reason),
        sk.SkatError(reason),
    ]


@pytest.mark.parametrize("error", _errors(), ids=lambda error: f"{type(error).__name__}-{error.code.value}")
def test_an_error_comes_back_from_pickle_with_all_it_says(error: sk.SkatError) -> None:
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        back = pickle.loads(pickle.dumps(error, protocol))  # noqa: S301 - our own pickle
        assert type(back) is type(error)
        assert back.args == error.args
        assert (back.code, back.reason, str(back)) == (error.code, error.reason, str(error))
        assert back.explain("de") == error.explain("de")
        assert vars(back) == vars(error)
    assert isinstance(error, ValueError)


@LAW
@given(state=any_state(), seat=any_seat)
def test_values_cannot_be_changed(state: sk.State, seat: sk.Seat | None) -> None:
    for value in (state, sk.view(state, seat), state.deal, state.rules, state.hand(sk.Seat.FOREHAND)):
        for name in ("turn", "deal", "mask", "hand", "bid", "anything"):
            with pytest.raises(AttributeError):
                setattr(value, name, None)


def test_a_position_cannot_be_changed() -> None:
    state = reach(random.Random(2), sk.ISKO, sk.Playing).state
    assert isinstance(state, sk.Playing)
    for name in [name for name in dir(state.position) if not name.startswith("_")] + ["anything"]:
        with pytest.raises(AttributeError):
            setattr(state.position, name, None)
