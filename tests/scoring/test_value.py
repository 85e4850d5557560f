import itertools
import pickle

import pytest

from pyskat import BID_VALUES, Contract, Game, GameValue, Matadors, game_value, next_bid

BASES = {Game.DIAMONDS: 9, Game.HEARTS: 10, Game.SPADES: 11, Game.CLUBS: 12, Game.GRAND: 24}
FLAGS = ["hand", "schneider", "schneider announced", "schwarz", "schwarz announced", "ouvert"]
LEVELS = {"": [], "hand": FLAGS[:1], "schneider_announced": FLAGS[:3], "schwarz_announced": FLAGS[:5], "ouvert": FLAGS}


@pytest.mark.parametrize(("game", "announced"), list(itertools.product(BASES, LEVELS)))
def test_value_is_base_times_matadors_and_one_for_each_level(game: Game, announced: str) -> None:
    contract = Contract(game, **({announced: True} if announced else {}))
    most = 4 if game is Game.GRAND else 11
    for count, held, made in itertools.product(range(1, most + 1), (1, -1), ("", "schneider", "schwarz")):
        counted = set(LEVELS[announced])
        counted |= {"schneider"} if made else set()
        counted |= {"schwarz"} if made == "schwarz" else set()
        value = game_value(contract, count * held, schneider=made == "schneider", schwarz=made == "schwarz")
        names = ["matadors", "game", *[flag for flag in FLAGS if flag in counted]]
        assert [step.name for step in value.steps] == names
        assert [step.count for step in value.steps] == list(range(count, count + len(names)))
        assert (value.base, value.multiplier) == (BASES[game], count + 1 + len(counted))
        assert value.value == BASES[game] * (count + 1 + len(counted))
        assert (value.contract, value.matadors) == (contract, Matadors.of(count * held))


@pytest.mark.parametrize(
    ("text", "value"), [("null", 23), ("null hand", 35), ("null ouvert", 46), ("null ouvert hand", 59)]
)
def test_null_has_fixed_values_whatever_is_said_of_matadors(text: str, value: int) -> None:
    for said in (None, 1, -11, Matadors.of(4)):
        found = game_value(Contract.parse(text), said, schneider=True, schwarz=True)
        assert (found.value, found.base, found.multiplier) == (value, value, None)
        assert (found.matadors, found.steps) == (None, ())
        assert str(found) == f"{text} {value}"


@pytest.mark.parametrize(
    ("value", "english", "german"),
    [
        pytest.param(
            game_value(Contract(Game.SPADES), 2, schneider=True),
            "with 2, game 3, Schneider 4, 4 × spades 11 = 44",
            "mit 2, Spiel 3, Schneider 4, 4 × Pik 11 = 44",
        ),
        pytest.param(
            game_value(Contract(Game.DIAMONDS), Matadors.of(-1)),
            "without 1, game 2, 2 × diamonds 9 = 18",
            "ohne 1, Spiel 2, 2 × Karo 9 = 18",
        ),
        pytest.param(
            game_value(Contract(Game.GRAND, ouvert=True), 4),
            "with 4, game 5, hand 6, Schneider 7, Schneider announced 8, Schwarz 9, Schwarz announced 10, ouvert 11, "
            "11 × grand 24 = 264",
            "mit 4, Spiel 5, Hand 6, Schneider 7, Schneider angesagt 8, Schwarz 9, Schwarz angesagt 10, ouvert 11, "
            "11 × Grand 24 = 264",
        ),
        (game_value(Contract.parse("null ouvert hand")), "null ouvert hand 59", "Null ouvert Hand 59"),
    ],
)
def test_the_reckoning_is_said_as_players_say_it(value: GameValue, english: str, german: str) -> None:
    assert str(value) == value.explain() == value.explain("en") == english
    assert value.explain("de") == german


def test_bid_values_are_the_values_a_game_can_have() -> None:
    multiples = {base * times for base in (9, 10, 11, 12) for times in range(2, 19)}
    expected = multiples | {24 * times for times in range(2, 12)} | {23, 35, 46, 59}
    assert sorted(expected) == list(BID_VALUES)
    assert (len(BID_VALUES), BID_VALUES[0], BID_VALUES[-1]) == (63, 18, 264)


def test_the_next_bid_is_the_least_value_above() -> None:
    for value in range(301):
        higher = [bid for bid in BID_VALUES if bid > value]
        assert next_bid(value) == (min(higher) if higher else None)
    assert (next_bid(0), next_bid(263), next_bid(264)) == (18, 264, None)


def test_a_value_is_a_value() -> None:
    value = game_value(Contract(Game.SPADES, hand=True), -2, schwarz=True)
    again = pickle.loads(pickle.dumps(value))  # noqa: S301 - our own bytes
    assert again == value
    assert hash(again) == hash(value)
