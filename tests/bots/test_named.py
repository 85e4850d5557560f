"""Bots by their names."""

import pytest

import pyskat as sk
from pyskat.bots import BOT_NAMES, RandomBot, named, named_bot
from pyskat.bots.demo import careless


def test_a_name_gives_a_bot() -> None:
    assert named_bot("random") == named_bot(" Random ") == RandomBot()
    assert named_bot("careless") is careless
    for name in BOT_NAMES:
        assert callable(named_bot(name))


def test_a_bot_with_levels_is_made_at_the_one_that_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[dict[str, int]] = []

    class Levelled:
        def __init__(self, **options: int) -> None:
            made.append(options)

    monkeypatch.setattr("pyskat.bots.uniform.RandomBot", Levelled)
    monkeypatch.setitem(named._BOTS, "random", named._Home("pyskat.bots.uniform", "RandomBot", levels=9))  # noqa: SLF001
    for text in ("random", "random:1", "RANDOM:9"):
        assert isinstance(named_bot(text), Levelled)
    assert made == [{}, {"level": 1}, {"level": 9}]
    for text in ("random:", "random:0", "random:10", "random:01", "random:x", "random:1:1", "random:²"):
        with pytest.raises(sk.ArgumentError, match="bot must be 'random' with a level from 1 to 9, not") as refused:
            named_bot(text)
        assert "'random' mit einer Stufe von 1 bis 9" in refused.value.explain("de")


def test_other_names_are_refused_with_those_that_there_are() -> None:
    for text in ("", "rnadom", "randombot", "random random", "../bots"):
        with pytest.raises(sk.ArgumentError, match=r"bot must be 'random'.* or '.*', not") as refused:
            named_bot(text)
        assert refused.value.code is sk.Code.WRONG_VALUE
    with pytest.raises(sk.ArgumentError, match="bot must be 'random' without a level, not 'random:3'"):
        named_bot("random:3")
    with pytest.raises(sk.ArgumentError, match="bot must be a string, not 3"):
        named_bot(3)  # type: ignore[arg-type]
