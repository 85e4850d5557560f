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
