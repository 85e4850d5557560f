"""What went wrong is understood as people say it, and what did not happen is not taken for it."""

from typing import Final

import pytest

import pyskat as sk
from notation.told_faults import NOT_SO, TOLD
from pyskat.court import Offence, OffenceKind, Party
from pyskat.language.letters import in_ascii
from pyskat.notation.reckoning import read_reckoning
from tables import headed

FAULTS: Final = [(*head.split(" "), said) for head, said in headed(TOLD)]
NONE: Final = [said for _, said in headed(NOT_SO)]


@pytest.mark.parametrize(("kind", "by", "said"), FAULTS)
@pytest.mark.parametrize(
    "game", ["{}, Herz mit 2", "hearts with 2, {}", "Herz mit 2: {}!", "bid 18; {}. Clubs without 3"]
)
def test_it_is_understood_wherever_it_stands(kind: str, by: str, said: str, game: str) -> None:
    offence = Offence(OffenceKind(kind), None if by == "both" else Party(by))
    assert read_reckoning(game.format(said)).offence == offence
    assert read_reckoning(in_ascii(game.format(said)).upper()).offence == offence


@pytest.mark.parametrize("said", NONE)
def test_what_did_not_happen_is_refused(said: str) -> None:
    for text in (f"Herz mit 2, {said}", f"hearts with 2, bid 18, {said}"):
        with pytest.raises(sk.SkatError) as refused:
            read_reckoning(text).ruling()
        assert refused.value.explain("de") != refused.value.explain("en")


def test_the_tables_are_as_long_as_they_should_be() -> None:
    assert len({said for *_, said in FAULTS}) > 180
    assert len(set(NONE)) > 120
