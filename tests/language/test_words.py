import pytest

from pyskat import Card, Contract, Game, Suit
from pyskat.language.words import GAME_LETTERS, GAME_NAMES, GAME_WORDS, LEVEL_WORDS, SUIT_TEXTS


def test_every_game_has_a_name_in_both_languages_and_a_letter() -> None:
    assert GAME_NAMES["en"] == tuple(game.name.lower() for game in Game)
    assert GAME_NAMES["de"] == ("Karo", "Herz", "Pik", "Kreuz", "Grand", "Null", "Ramsch")
    assert GAME_LETTERS == "DHSCGNR"


@pytest.mark.parametrize(("word", "game"), list(GAME_WORDS.items()))
def test_every_word_for_a_game_is_read_as_that_game(word: str, game: int) -> None:
    assert Contract.parse(word).game == Contract.parse(word.capitalize()).game == game


@pytest.mark.parametrize(
    ("words", "game"),
    [
        ("schellen schell karo ♦ diamond diamonds d", Game.DIAMONDS),
        ("rot herz ♥ heart hearts h", Game.HEARTS),
        ("grün gruen laub blatt pik ♠ spade spades s", Game.SPADES),
        ("eichel kreuz ♣ club clubs c", Game.CLUBS),
        ("grand großspiel g", Game.GRAND),
        ("null nullspiel n", Game.NULL),
        ("ramsch r", Game.RAMSCH),
    ],
)
def test_french_and_german_suits_name_the_same_games(words: str, game: Game) -> None:
    assert {GAME_WORDS[word] for word in words.split()} == {game}


def test_every_word_for_a_level_is_understood_in_grand() -> None:
    expected = {
        "hand": Contract(Game.GRAND, hand=True),
        "schneider": Contract(Game.GRAND, schneider_announced=True),
        "schwarz": Contract(Game.GRAND, schwarz_announced=True),
        "ouvert": Contract(Game.GRAND, ouvert=True),
    }
    for word, level in LEVEL_WORDS.items():
        if level == "announced":
            assert Contract.parse(f"grand schneider {word}") == expected["schneider"]
        else:
            assert Contract.parse(f"grand {word}") == expected[level]


def test_every_sign_of_a_suit_is_read_in_a_card() -> None:
    for sign, suit in SUIT_TEXTS.items():
        assert Card.parse(f"{sign}7").suit is Suit(suit)
