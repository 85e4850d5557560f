import copy
import pickle
import random
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import pyskat as sk
from positions import cards_of
from pyskat import kernel

DEALS = 5000
LOWEST, HIGHEST = 0, 31


def interpreted() -> ModuleType:
    """Load the kernel from its sources, under another name, beside the one that runs."""
    folder = Path(kernel.__file__).parent
    package = ModuleType("plain_kernel")
    sys.modules[package.__name__] = package
    for name in ("tables", "play", "chance", "__init__"):
        source = folder / f"{name}.py"
        module = package if name == "__init__" else ModuleType(f"plain_kernel.{name}")
        sys.modules[module.__name__] = module
        module.__file__ = str(source)
        text = source.read_text(encoding="utf-8").replace("pyskat.kernel", "plain_kernel")
        exec(compile(text, source, "exec"), module.__dict__)  # noqa: S102 - our own source
    return package


PURE = interpreted()
both_builds = pytest.mark.skipif(
    not kernel.COMPILED, reason="the kernel runs as plain Python: there is nothing else to compare it with"
)


def setup(rng: random.Random) -> tuple[tuple[int, int, int], int, int, int, int]:
    """Draw a start of play in which the lowest and the highest card are held, and so will be played."""
    pack = list(range(LOWEST + 1, HIGHEST))
    rng.shuffle(pack)
    skat, held = pack[:2], [*pack[2:], LOWEST, HIGHEST]
    rng.shuffle(held)
    fore, middle, rear, put_away = (sum(2**card for card in part) for part in (held[:10], held[10:20], held[20:], skat))
    game = rng.randrange(7)
    declarer = -1 if game == kernel.RAMSCH else rng.randrange(3)
    return (fore, middle, rear), put_away, game, declarer, rng.randrange(3)


def facts(position: kernel.Position) -> tuple[object, ...]:
    """Say all that a position says of itself."""
    told = (position.parts, position.hands, position.skat, position.game, position.declarer, position.leader)
    counts = (position.trick, position.turn, position.points, position.tricks, position.over, position.key)
    return (*told, *counts, repr(position), hash(position))


@both_builds
def test_both_builds_play_every_deal_alike() -> None:
    rng = random.Random(31)
    lowest = highest = 0
    for _ in range(DEALS):
        start = setup(rng)
        one, two = kernel.Position.start(*start), PURE.Position.start(*start)
        while True:
            assert facts(one) == facts(two)
            legal = kernel.legal_mask(one)
            assert legal == PURE.legal_mask(two)
            if not legal:
                break
            card = rng.choice(cards_of(legal))
            lowest, highest = lowest + (card == LOWEST), highest + (card == HIGHEST)
            one, two = kernel.play_card(one, card), PURE.play_card(two, card)
    assert min(lowest, highest) > DEALS * 0.8  # all but those of a Null that was over before


@both_builds
def test_both_builds_draw_the_same_random_games() -> None:
    rng = random.Random(7)
    for seed in (0, 1, -1, 2**31, 2**32, 2**63, -(2**70), *range(100)):
        hands, skat, any_game, _, leader = setup(rng)
        game = any_game % kernel.RAMSCH
        one = kernel.Position.start(hands, skat, game, 1, leader)
        two = PURE.Position.start(hands, skat, game, 1, leader)
        for _ in range(rng.randrange(9)):
            if not one.over:
                card = cards_of(kernel.legal_mask(one))[0]
                one, two = kernel.advance(one, card), PURE.advance(two, card)
        assert kernel.playouts(one, 20, seed) == PURE.playouts(two, 20, seed)


@both_builds
def test_both_builds_have_the_same_tables() -> None:
    for name in ("BIT", "POINTS", "TRUMPS", "FOLLOW", "BEATS", "FULL", "JACKS"):
        assert getattr(kernel, name) == getattr(PURE, name)
    for game in range(7):
        assert [kernel.strength(game, card) for card in range(32)] == [PURE.strength(game, card) for card in range(32)]


@both_builds
@pytest.mark.parametrize(
    "call",
    [
        lambda module: module.Position.start((1 << 70, 0, 0), 0, 0, 0, 0),
        lambda module: module.Position.start((1, 2, 4), 1 << 70, 0, 0, 0),
        lambda module: module.play_card(module.Position.start((1, 2, 4), 0, 0, 0, 0), 1 << 70),
        lambda module: module.playouts(module.Position.start((1, 2, 4), 0, 0, 0, 0), -(1 << 70), 1),
    ],
)
def test_both_builds_refuse_huge_numbers_alike(call: Callable[[ModuleType], object]) -> None:
    said = []
    for module in (kernel, PURE):
        with pytest.raises(ValueError, match=r"\d") as caught:
            call(module)
        said.append(str(caught.value))
    assert said[0] == said[1]


@pytest.fixture(params=[kernel, PURE][: 1 + kernel.COMPILED], ids=lambda module: module.__name__)
def module(request: pytest.FixtureRequest) -> ModuleType:
    chosen: ModuleType = request.param
    return chosen


def some_position(module: ModuleType) -> kernel.Position:
    """Play five cards, so that tricks and table are not empty."""
    position: kernel.Position = module.Position.start(*setup(random.Random(2)))
    for _ in range(5):
        position = module.play_card(position, cards_of(module.legal_mask(position))[-1])
    return position


def test_a_position_cannot_be_written_to(module: ModuleType) -> None:
    position = some_position(module)
    before = facts(position)
    for name in ("_parts", "parts", "hands", "skat", "game", "declarer", "trick", "points", "tricks", "note", "key"):
        with pytest.raises(AttributeError):
            setattr(position, name, (0,) * 6)
    for name in ("_parts", "hands", "note"):
        with pytest.raises(AttributeError):
            delattr(position, name)
    assert facts(position) == before


def test_a_position_is_a_value(module: ModuleType) -> None:
    position = some_position(module)
    assert copy.copy(position) is copy.deepcopy([position])[0] is position
    assert position != position.parts
    again = [
        module.Position(*position.parts),
        eval(repr(position), {"Position": module.Position}),  # noqa: S307 - that is what it shows
        *(pickle.loads(pickle.dumps(position, how)) for how in range(2, pickle.HIGHEST_PROTOCOL + 1)),  # noqa: S301
    ]
    for each in again:
        assert each == position
        assert {each: 1}[position] == 1
        assert type(each) is type(position)
        assert facts(each) == facts(position)


def test_the_key_tells_the_positions_of_one_deal_apart(module: ModuleType) -> None:
    rng = random.Random(5)
    start = module.Position.start((0b111, 0b111 << 8, 0b111 << 29), 0, 4, 0, 0)
    futures: dict[int, set[object]] = {}
    for _ in range(2000):
        position = start
        while not position.over:
            future = (position.hands, position.trick, position.turn)
            futures.setdefault(position.key, set()).add(future)
            assert position.key < 2**46
            position = module.advance(position, rng.choice(cards_of(module.legal_mask(position))))
    assert len(futures) > 100
    assert all(len(found) == 1 for found in futures.values())
    assert len(set().union(*futures.values())) == len(futures)


NARROW = {"uint8": 8, "int16": 16, "uint32": 32, "int64": 64, "uint64": 64}
"""Integers of NumPy, and from which bit on a number is too large for them."""


def narrowed(number: int) -> list[object]:
    """Give a number as every integer of NumPy that it fits into, as a card, and as a bool."""
    numpy = pytest.importorskip("numpy", reason="its integers are what is tried here")
    found = [getattr(numpy, name)(number) for name, bits in NARROW.items() if 0 <= number < 2 ** (bits - 1)]
    found += [sk.CARDS[number]] if 0 <= number < 32 else []
    return [*found, bool(number)] if number in {0, 1} else found


def test_any_integers_will_do(module: ModuleType) -> None:
    rng = random.Random(6)
    for _ in range(30):
        hands, skat, game, declarer, leader = setup(rng)
        plain = position = module.Position.start(hands, skat, game, declarer, leader)
        assert repr(module.Position.start(*map(some_kind, (hands, skat, game, declarer, leader)))) == repr(plain)
        while legal := cards_of(module.legal_mask(plain)):
            card = rng.choice(legal)
            plain = module.play_card(plain, card)
            for other in narrowed(card):
                assert repr(module.play_card(position, other)) == repr(module.advance(position, other)) == repr(plain)
            position = plain
            assert module.mask_points(some_kind(position.hands[0])) == module.mask_points(position.hands[0])
        if game != kernel.RAMSCH:
            start = module.Position.start(hands, skat, game, declarer, leader)
            assert module.playouts(start, *map(some_kind, (3, 9))) == module.playouts(start, 3, 9)
    for game, card in ((0, 1), (5, 3), (4, 31)):
        assert module.strength(some_kind(game), some_kind(card)) == module.strength(game, card)


def some_kind(value: Any) -> Any:  # noqa: ANN401 - whatever a position is made of
    """Give a number, or each of several, as some other integer."""
    if isinstance(value, tuple):
        return [some_kind(each) for each in value]
    kinds = narrowed(value)
    return kinds[value % len(kinds)] if kinds else value


@pytest.mark.parametrize("wrong", [1.0, "1", None])
def test_what_is_no_integer_is_refused(module: ModuleType, wrong: object) -> None:
    position, numbers = module.Position.start((1, 2, 4), 0, 0, 0, 0), [0, 0, 0, 0]
    for call, arguments in (
        (module.Position.start, ((1, 2, wrong), *numbers)),
        *((module.Position.start, ((1, 2, 4), *numbers[:at], wrong, *numbers[at + 1 :])) for at in range(4)),
        *((call, (position, wrong)) for call in (module.play_card, module.advance)),
        *((module.playouts, (position, *asked)) for asked in ((wrong, 1), (1, wrong))),
        *((module.strength, asked) for asked in ((wrong, 1), (1, wrong))),
        (module.mask_points, (wrong,)),
    ):
        with pytest.raises(TypeError):
            call(*arguments)
