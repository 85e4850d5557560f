"""The actions as plain data: what they are made of, and how they are written."""

from collections.abc import Callable
from typing import Final, get_args

import pytest

import pyskat as sk

F, M, R = sk.Seat

WRITTEN: Final[dict[str, sk.Action]] = {
    "18": sk.Bid(18),
    "-1": sk.Bid(-1),
    "hold": sk.Hold(),
    "pass": sk.Pass(),
    "pick up": sk.PickUp(),
    "discard H7 DQ": sk.Discard(sk.cards("DQ H7")),
    "discard": sk.Discard(sk.CardSet()),
    "discard CJ SJ H8": sk.Discard(sk.cards("H8 SJ CJ")),
    "grand": sk.Declare(sk.Contract(sk.Game.GRAND)),
    "grand hand schneider": sk.Declare(sk.Contract(sk.Game.GRAND, schneider_announced=True)),
    "clubs hand schwarz": sk.Declare(sk.Contract(sk.Game.CLUBS, schwarz_announced=True)),
    "spades ouvert": sk.Declare(sk.Contract(sk.Game.SPADES, ouvert=True)),
    "null ouvert hand": sk.Declare(sk.Contract(sk.Game.NULL, hand=True, ouvert=True)),
    "kontra": sk.Kontra(),
    "re": sk.Re(),
    "push DQ D7": sk.Push(sk.cards("D7 DQ")),
    "CJ": sk.PlayCard(sk.Card.CJ),
    "D7": sk.PlayCard(sk.Card.D7),
    "concede forehand": sk.Concede(F),
    "show middlehand": sk.Show(M),
    "timed out rearhand": sk.Forfeit(R, sk.Cause.TIMED_OUT),
    "left forehand": sk.Forfeit(F, sk.Cause.LEFT),
}

each_action: Final = pytest.mark.parametrize(("text", "action"), WRITTEN.items())


@each_action
def test_an_action_is_written_as_players_say_it(text: str, action: sk.Action) -> None:
    assert str(action) == f"{action}" == text


def test_every_kind_of_action_is_among_the_examples() -> None:
    assert {type(action) for action in WRITTEN.values()} == set(get_args(sk.Action))


def test_actions_are_equal_by_kind_and_content_alone() -> None:
    actions = list(WRITTEN.values())
    for place, action in enumerate(actions):
        assert [other == action for other in actions] == [number == place for number in range(len(actions))]
    for action, other in zip(actions, [18, -1, "hold", None, F, sk.cards("DQ H7"), sk.Card.CJ], strict=False):
        assert action != other
    assert {sk.Bid(18), sk.Bid(18), sk.Discard(sk.cards("H7 D7")), sk.Discard(sk.cards("D7 H7"))} == {
        sk.Bid(18),
        sk.Discard(sk.cards("H7 D7")),
    }


def test_whether_an_action_makes_sense_is_not_its_own_question() -> None:
    assert sk.Bid(19).value == 19
    assert len(sk.Discard(sk.cards("CJ SJ HJ")).cards) == 3


def test_a_seat_may_be_given_by_its_number() -> None:
    assert sk.Concede(0) == sk.Concede(F)
    assert sk.Show(2).seat is R
    assert sk.Forfeit(1, sk.Cause.LEFT).seat is M


WRONG: Final[dict[str, Callable[[], object]]] = {
    "a bid of a float": lambda: sk.Bid(18.0),  # type: ignore[arg-type]
    "a bid in words": lambda: sk.Bid("18"),  # type: ignore[arg-type]
    "a bid of True": lambda: sk.Bid(True),
    "a bid of a card": lambda: sk.Bid(sk.Card.CJ),
    "a discard of a list": lambda: sk.Discard([sk.Card.CJ]),  # type: ignore[arg-type]
    "a discard in words": lambda: sk.Discard("CJ SJ"),  # type: ignore[arg-type]
    "a discard of a card": lambda: sk.Discard(sk.Card.CJ),  # type: ignore[arg-type]
    "a declaration of a game": lambda: sk.Declare(sk.Game.GRAND),  # type: ignore[arg-type]
    "a declaration in words": lambda: sk.Declare("grand"),  # type: ignore[arg-type]
    "a card by its number": lambda: sk.PlayCard(31),  # type: ignore[arg-type]
    "a card in words": lambda: sk.PlayCard("CJ"),  # type: ignore[arg-type]
    "a seat in words": lambda: sk.Concede("forehand"),  # type: ignore[arg-type]
    "a fourth seat": lambda: sk.Show(3),
    "a seat below the first": lambda: sk.Show(-1),
    "a seat of True": lambda: sk.Concede(True),
    "a suit for a seat": lambda: sk.Concede(sk.Suit.HEARTS),
    "a cause in words": lambda: sk.Forfeit(F, "left"),  # type: ignore[arg-type]
    "no cause": lambda: sk.Forfeit(F, None),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("make", WRONG.values(), ids=[name.replace(" ", "_") for name in WRONG])
def test_an_action_refuses_what_is_of_the_wrong_type(make: Callable[[], object]) -> None:
    with pytest.raises(sk.ArgumentError) as caught:
        make()
    assert caught.value.code is sk.Code.WRONG_TYPE


def test_an_action_does_not_change() -> None:
    for action, field in ((sk.Bid(18), "value"), (sk.PlayCard(sk.Card.CJ), "card"), (sk.Concede(F), "seat")):
        with pytest.raises(AttributeError):
            setattr(action, field, None)


def test_an_action_is_taken_apart_by_its_kind() -> None:
    said: list[object] = []
    for action in WRITTEN.values():
        match action:
            case sk.Bid(value):
                said.append(value)
            case sk.Forfeit(seat, cause):
                said.append((seat, cause))
            case sk.PlayCard(card):
                said.append(card)
            case _:
                pass
    assert said == [18, -1, sk.Card.CJ, sk.Card.D7, (R, sk.Cause.TIMED_OUT), (F, sk.Cause.LEFT)]


# Lists of legal actions.

DEAL: Final = sk.Deal.parse(
    "CJ SJ HJ DJ CA CT CK CQ C9 C8 | SA ST SK SQ S9 S8 S7 HA HT HK | C7 DA DT DK DQ D9 D8 D7 HQ H9 | H8 H7"
)


def test_the_legal_cards_are_a_list_that_can_be_asked_and_cut() -> None:
    state = sk.play(sk.start(DEAL), "p 18 p s, discard H8 H7, grand, CJ SA")
    legal = sk.legal_actions(state)
    assert list(map(str, legal)) == ["C7", "HQ", "H9", "DA", "DT", "DK", "DQ", "D9", "D8", "D7"]
    assert sk.PlayCard(sk.Card.C7) in legal
    assert sk.PlayCard(sk.Card.SA) not in legal
    assert sk.Pass() not in legal
    assert legal[0] == sk.PlayCard(sk.Card.C7)
    assert legal[-1] == sk.PlayCard(sk.Card.D7)
    assert legal[1:3] == (sk.PlayCard(sk.Card.HQ), sk.PlayCard(sk.Card.H9))
    assert legal.index(sk.PlayCard(sk.Card.H9)) == 2


def test_a_list_prints_short_lists_in_full_and_long_ones_by_their_ends() -> None:
    state = sk.start(DEAL, sk.SIMPLE)
    assert repr(sk.legal_actions(state)) == "<LegalActions: 18, pass>"
    assert repr(sk.legal_actions(sk.play(state, "p p p"))) == "<LegalActions: none>"
    long = str(sk.legal_actions(sk.start(DEAL)))
    assert long.startswith("18, 20, 22, 23, 24, 27,")
    assert long.endswith(" more …, pass")
    assert "264" not in long
