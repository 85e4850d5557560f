import pytest

from pyskat import Game


def test_base_values_are_those_of_the_rules() -> None:
    assert {game.name: game.base_value for game in Game} == {
        "DIAMONDS": 9,
        "HEARTS": 10,
        "SPADES": 11,
        "CLUBS": 12,
        "GRAND": 24,
        "NULL": 23,
        "RAMSCH": 0,
    }


def test_four_games_have_a_trump_suit_and_with_grand_five_have_matadors() -> None:
    suits = [Game.DIAMONDS, Game.HEARTS, Game.SPADES, Game.CLUBS]
    assert [game for game in Game if game.is_suit] == suits
    assert [game for game in Game if game.has_matadors] == [*suits, Game.GRAND]


@pytest.mark.parametrize("game", list(Game))
def test_every_game_is_true_and_written_as_a_word(game: Game) -> None:
    assert bool(game) is True
    assert str(game) == f"{game}" == game.name.lower()
    assert repr(game) == f"Game.{game.name}"
