"""What a notebook shows of a value."""

from typing import Any

import pytest

import pyskat as sk
from display.shown import DEAL, GRAND, MOMENTS, RECORD
from display.test_svg import TRICK
from pyskat import display

SHEET = sk.Sheet(("Anna", "Ben", "Cleo"))
KINDS = {type(state): state for state in MOMENTS}


def test_there_is_a_state_of_each_phase() -> None:
    assert len(KINDS) == 8


@pytest.mark.parametrize("value", [sk.cards("CJ"), DEAL, TRICK, sk.view(GRAND, None), RECORD, *KINDS.values()])
def test_a_value_draws_itself(value: Any) -> None:  # noqa: ANN401 - a notebook calls by name whatever it is given
    assert value._repr_svg_() == display.svg(value)
    assert not hasattr(value, "_repr_html_")


def test_a_sheet_is_shown_as_a_table() -> None:
    assert SHEET._repr_html_() == display.html(SHEET)
    assert not hasattr(SHEET, "_repr_svg_")


def test_a_record_that_cannot_be_replayed_is_left_to_its_repr() -> None:
    assert sk.Record(DEAL, actions=(sk.Hold(),))._repr_svg_() is None


@pytest.mark.parametrize("value", [sk.cards("CJ"), DEAL, TRICK, sk.view(GRAND, None), SHEET, *KINDS.values()])
def test_a_value_that_can_be_shown_carries_nothing_more(value: object) -> None:
    assert not hasattr(value, "__dict__")
