"""What a notebook shows of a value."""

from typing import Any

import pytest

import pyskat as sk
from display.shown import DEAL, GRAND, MOMENTS, RECORD
from display.test_svg import TRICK
from pyskat import display

SHEET = sk.Sheet(("Anna", "Ben", "Cleo"))
KINDS = {type(state): state for state in MOMENTS}


@pytest.mark.parametrize("value", [sk.cards("CJ"), DEAL, TRICK, sk.view(GRAND, None), *KINDS.values()])
def test_a_value_draws_itself_and_carries_nothing_more(value: Any) -> None:  # noqa: ANN401 - a notebook calls by name
    assert value._repr_svg_() == display.svg(value)
    assert not hasattr(value, "_repr_html_")
    assert not hasattr(value, "__dict__")
    assert len(KINDS) == 9


def test_a_sheet_is_shown_as_a_table_and_a_record_if_it_can_be_replayed() -> None:
    assert SHEET._repr_html_() == display.html(SHEET)
    assert not hasattr(SHEET, "_repr_svg_")
    assert not hasattr(SHEET, "__dict__")
    assert RECORD._repr_svg_() == display.svg(RECORD)
    assert not hasattr(RECORD, "_repr_html_")
    assert sk.Record(DEAL, actions=(sk.Hold(),))._repr_svg_() is None
