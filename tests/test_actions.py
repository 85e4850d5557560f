"""The actions as plain data: what they are made of, and how they are written."""

import copy
import pickle
import random
from collections.abc import Callable, Sequence
from itertools import product
from typing import Final, TypeAlias, cast, get_args

import pytest

import pyskat as sk
from pyskat import actions, plays
from pyskat.kernel import COMPILED

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
    "claim rearhand": sk.Claim(R),
    "claim forehand schneider": sk.Claim(F, "schneider"),
    "throw middlehand": sk.Throw(M),
    "accept": sk.Accept(),
    "refuse": sk.Refuse(),
    "play on": sk.PlayOn(),
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
    "a push in words": lambda: sk.Push("CJ SJ"),  # type: ignore[arg-type]
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


# Lists of legal actions, in the form of either build.

Form: TypeAlias = Callable[..., sk.LegalActions]
FORMS: Final[tuple[Form, ...]] = (cast("Form", plays.LegalActions), actions.AS_TUPLE)
HAND: Final = "CJ C7 SA HQ H9 D7"
"""Among them the highest card and the lowest."""


def listed(form: Form) -> list[tuple[sk.LegalActions, tuple[sk.Action, ...]]]:
    """Make lists of cards, of actions and of nothing, and say what is in each."""
    cards = tuple(sk.PlayCard(sk.Card[code]) for code in HAND.split())
    whole = tuple(map(sk.PlayCard, reversed(sk.CARDS)))
    others: tuple[sk.Action, ...] = (*map(sk.Bid, (18, 20, 22)), sk.Pass())
    of_cards = [(form(cards), cards), (form((), sk.cards(HAND).mask), cards)]
    return [*of_cards, (form(iter(others)), others), (form((), sk.DECK.mask), whole), (form(), ()), (form((), 0), ())]


each_form: Final = pytest.mark.parametrize("form", FORMS, ids=["mask", "tuple"])


@each_form
def test_a_list_is_asked_and_cut_like_a_tuple(form: Form) -> None:
    strangers: list[object] = [None, [], "CJ", 18, sk.Card.CJ, (), sk.PlayCard(sk.Card.S8), sk.Bid(23), sk.Hold()]
    for legal, plain in listed(form):
        assert (len(legal), bool(legal), hash(legal)) == (len(plain), bool(plain), hash(plain))
        assert (tuple(legal), tuple(reversed(legal))) == (plain, plain[::-1])
        places = range(-len(plain), len(plain))
        assert [legal[place] for place in places] == [plain[place] for place in places]
        for place in (len(plain), 33, -len(plain) - 1, 2**70, -(2**70)):
            with pytest.raises(IndexError):
                legal[place]
        for start, stop, step in product((None, 0, 1, -3, 99), (None, 2, -1, -99), (None, 2, -1)):
            assert legal[start:stop:step] == plain[start:stop:step]
        for action in plain:
            assert (action in legal, legal.index(action), legal.count(action)) == (True, plain.index(action), 1)
        for stranger in strangers:
            assert (stranger in legal, legal.count(stranger)) == (stranger in plain, plain.count(stranger))
        assert (legal + (sk.Re(),), (sk.Re(),) + legal) == ((*plain, sk.Re()), (sk.Re(), *plain))  # noqa: RUF005 - the point
        assert legal + legal == plain + plain
    with pytest.raises(ValueError, match="tuple"):
        form(()).index(sk.Pass())
    assert form((sk.Pass(), sk.Hold(), sk.Pass())).index(sk.Pass(), 1, 3) == 2


@each_form
def test_a_list_is_no_list_of_anything_else(form: Form) -> None:
    legal, cards = listed(form)[0]
    for wrong in ("0", 1.0, None):
        with pytest.raises(TypeError):
            legal[wrong]  # type: ignore[call-overload]
    for stranger in ([sk.Pass()], None, 1):
        with pytest.raises(TypeError):
            legal + stranger  # type: ignore[operator]
        with pytest.raises(TypeError):
            stranger + legal  # type: ignore[operator]
    assert isinstance(legal, Sequence)
    assert not isinstance(cards, type(legal))
    assert not isinstance(list(cards), type(legal))
    with pytest.raises(AttributeError):
        legal.note = 1  # type: ignore[attr-defined]


@each_form
def test_lists_are_equal_with_the_same_actions_in_the_same_order(form: Form) -> None:
    (of_cards, cards), (of_mask, _), *others = listed(form)
    assert (of_cards == of_mask, of_cards != of_mask, hash(of_cards) == hash(of_mask)) == (True, False, True)
    assert form((), 3) == form((), 3) != form((), 1)
    assert form() == form(()) == form((), 0)
    for other in (*others, cards, list(cards), None, form(cards[1:]), form(cards[::-1])):
        assert of_cards != other
        assert of_mask != other


@each_form
def test_a_bot_chooses_from_a_list(form: Form) -> None:
    for legal, plain in listed(form)[:4]:
        for seed in range(20):
            assert random.Random(seed).choice(legal) == random.Random(seed).choice(plain)
            assert random.Random(seed).sample(legal, 3) == random.Random(seed).sample(plain, 3)


@each_form
def test_a_list_is_printed_and_a_long_one_by_its_ends(form: Form) -> None:
    of_cards, of_mask, others, whole, none, _ = [legal for legal, _ in listed(form)]
    assert str(of_cards) == str(of_mask) == "CJ, C7, SA, HQ, H9, D7"
    assert (repr(others), repr(none)) == ("<LegalActions: 18, 20, 22, pass>", "<LegalActions: none>")
    bids = [sk.Bid(value) for value in range(100, 124)]
    assert str(form(bids)) == ", ".join(map(str, range(100, 124)))
    assert str(form([*bids, sk.Pass()])) == ", ".join([*map(str, range(100, 122)), "… 2 more …", "pass"])
    assert str(whole).startswith("CJ, CA, CT, CK, CQ, C9, C8, C7, SJ")
    assert str(whole).endswith("… 9 more …, D7")


@each_form
def test_a_list_is_its_own_copy_and_stored_for_either_build(form: Form) -> None:
    for legal, plain in listed(form):
        assert copy.copy(legal) is copy.deepcopy(legal) is legal
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            again = pickle.loads(pickle.dumps(legal, protocol))  # noqa: S301 - our own bytes
            assert (type(again), again) == (sk.LegalActions, sk.LegalActions(plain))
    stored = b"cpyskat.actions\n_listed\n((cpyskat.plays\nPlayCard\n(cpyskat.card\nCard\n(I31\ntRtRttR."
    assert pickle.loads(stored) == sk.LegalActions([sk.PlayCard(sk.Card.CJ)])  # noqa: S301 - the bytes above
    assert b"pyskat.actions\n_listed\n" in pickle.dumps(legal, 0)


def test_what_a_state_gives_is_of_the_form_of_the_build() -> None:
    deal = "CJ SJ HJ DJ CA CT CK CQ C9 C8 | SA ST SK SQ S9 S8 S7 HA HT HK | C7 DA DT DK DQ D9 D8 D7 HQ H9 | H8 H7"
    bidding = sk.start(sk.Deal.parse(deal))
    legal = sk.legal_actions(sk.play(bidding, "p 18 p s, discard H8 H7, grand, CJ SA"))
    assert type(legal) is sk.LegalActions is (FORMS[0] if COMPILED else FORMS[1])
    assert str(legal) == "C7, HQ, H9, DA, DT, DK, DQ, D9, D8, D7"
    assert str(sk.legal_actions(bidding)).startswith("18, 20, 22, 23, 24, 27,")


def test_the_compiled_form_is_replaced_by_nothing_and_reduces_to_its_actions() -> None:
    legal = plays.LegalActions((), 3)
    with pytest.raises(TypeError, match=r"^LegalActions has no fields to replace, so not items"):
        legal.__replace__(items=())
    with pytest.raises(TypeError, match="so not none"):
        legal.__replace__()
    make, parts = legal.__reduce__()
    assert make(*parts) == legal
