"""Bots by their names."""

import random

import pytest
from attrs import field, frozen

import pyskat as sk
from pyskat.bots import BOT_NAMES, RandomBot, named, named_bot
from pyskat.bots.demo import careless
from pyskat.bots.named import Settings, bundled, made
from pyskat.errors.checks import whole


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


@frozen
class Thinking:
    """A bot with settings of every kind."""

    level: int = field(default=5, validator=whole(1, 9))
    seconds: float | None = None
    inference: bool = False

    def __call__(self, seen: sk.View, rng: random.Random) -> sk.Action:
        """Choose an action."""
        return RandomBot()(seen, rng)


def test_bots_are_told_by_name_and_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = {**vars(named)["_BOTS"], "thinking": vars(named)["_Home"](__name__, "Thinking")}
    monkeypatch.setattr(named, "_BOTS", bots)
    for bot in (RandomBot(), careless, Thinking(), Thinking(3, 0.25, inference=True)):
        told = bundled(bot)
        assert told is not None
        assert made(*told) == bot
    assert bundled(Thinking(3, 0.25)) == ("thinking", {"level": 3, "seconds": "0.25", "inference": False})
    wrong: tuple[tuple[str, Settings], ...] = (
        ("thinking", {"level": 10}),
        ("thinking", {"seconds": "soon"}),
        ("thinking", {"speed": 1}),
        ("careless", {"level": 1}),
        ("nobody", {}),
    )
    for name, settings in wrong:
        with pytest.raises(sk.ArgumentError):
            made(name, settings)


def test_a_bot_of_ones_own_is_not_told() -> None:
    class RandomBot:
        def __call__(self, _: sk.View, __: random.Random) -> sk.Action:
            raise AssertionError

    assert bundled(RandomBot()) is None
    assert bundled(lambda _, __: None) is None  # type: ignore[arg-type,return-value]
