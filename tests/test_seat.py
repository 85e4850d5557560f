import copy
import pickle
from typing import Any

import pytest

import pyskat as sk
from pyskat import Seat


def test_seats_are_numbered_in_the_order_of_play() -> None:
    assert [(seat.name, int(seat)) for seat in Seat] == [("FOREHAND", 0), ("MIDDLEHAND", 1), ("REARHAND", 2)]
    assert [str(seat) for seat in Seat] == ["forehand", "middlehand", "rearhand"]


def test_the_next_seat_is_to_the_left() -> None:
    assert [seat.next for seat in Seat] == [Seat.MIDDLEHAND, Seat.REARHAND, Seat.FOREHAND]


@pytest.mark.parametrize("seat", list(Seat))
def test_every_seat_is_true_and_itself_when_copied(seat: Seat) -> None:
    assert bool(seat) is True
    assert copy.deepcopy(seat) is seat
    assert pickle.loads(pickle.dumps(seat)) is seat  # noqa: S301 - our own bytes


def test_a_seat_is_also_understood_by_its_number() -> None:
    deal: Any = sk.Deal.from_order(sk.CARDS)
    assert tuple(deal.hand(number) for number in range(3)) == deal.hands
    concede: Any = sk.Concede
    assert [concede(number).seat for number in range(3)] == list(Seat)


@pytest.mark.parametrize(
    ("seat", "names"),
    [
        (Seat.FOREHAND, "forehand Forehand FOREHAND fore-hand Vorhand vorhand VORHAND VH vh FH first_hand"),
        (Seat.MIDDLEHAND, "middlehand middle_hand Middle-Hand Mittelhand MH mh mittel-hand"),
        (Seat.REARHAND, "rearhand rear_hand Hinterhand HINTERHAND HH RH post_hand"),
    ],
)
def test_a_seat_is_read_in_both_languages(seat: Seat, names: str) -> None:
    for name in names.split():
        assert Seat.parse(name.replace("_", " ")) is Seat.parse(f"  {name} ".replace("_", " ")) is seat


@pytest.mark.parametrize("text", ["", "dealer", "0", "forehands", "Vorhand passt", "\ufb00orehand", "H", "x" * 1000])
def test_what_is_no_seat_is_refused(text: str) -> None:
    with pytest.raises(sk.ParseError) as caught:
        Seat.parse(text)
    assert (caught.value.code, caught.value.text, caught.value.position) == (sk.Code.UNKNOWN_SEAT, text, 0)
    assert "forehand, middlehand or rearhand" in str(caught.value)
    assert "Vorhand, Mittelhand oder Hinterhand" in caught.value.explain("de")


def test_a_seat_that_is_misspelt_is_named_as_it_should_be() -> None:
    for text, right in (("Vorhnad", "Vorhand"), ("middelhand", "middlehand"), ("HINTRHAND", "Hinterhand")):
        with pytest.raises(sk.ParseError, match=f"did you mean '{right}'") as caught:
            Seat.parse(text)
        assert f"gemeint ist wohl '{right}'" in caught.value.explain("de")


def test_a_seat_is_read_from_text_alone() -> None:
    loose: Any = Seat
    for wrong in (None, 0, Seat.FOREHAND, b"forehand"):
        with pytest.raises(sk.ArgumentError):
            loose.parse(wrong)
    with pytest.raises(sk.ParseError) as caught:
        Seat.parse(" " * 1001)
    assert caught.value.code is sk.Code.TEXT_TOO_LONG
