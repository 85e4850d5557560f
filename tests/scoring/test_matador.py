import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pyskat as sk
from pyskat import Card, CardSet, Game, Matadors, cards, matadors
from pyskat.scoring.matador import most_matadors
from referee.contracts import matadors as plain_count

LETTERS = dict(zip(Game, "DHSCGN", strict=False))
TRUMP_GAMES = [Game.DIAMONDS, Game.HEARTS, Game.SPADES, Game.CLUBS, Game.GRAND]


@pytest.mark.parametrize(
    ("held", "game", "words"),
    [
        ("CJ SJ HJ C7", Game.GRAND, "with 3"),  # 000: "with 3"
        ("HJ DA", Game.CLUBS, "without 2"),  # 000: "without 2"
        ("CJ SJ HJ DJ", Game.HEARTS, "with 4"),
        ("CJ SJ HJ DJ DA DT DK DQ D9 D8 D7", Game.DIAMONDS, "with 11"),
        ("CJ SJ HJ DJ DA DT DK DQ D9 D8 D7", Game.GRAND, "with 4"),
        ("CA CT", Game.DIAMONDS, "without 11"),
        ("CA CT", Game.CLUBS, "without 4"),
        ("C7", Game.CLUBS, "without 10"),
        ("DJ", Game.GRAND, "without 3"),
        ("", Game.GRAND, "without 4"),
        ("", Game.HEARTS, "without 11"),
    ],
)
def test_matadors_are_the_unbroken_run_from_the_club_jack(held: str, game: Game, words: str) -> None:
    assert str(matadors(cards(held), game)) == words


@given(st.frozensets(st.sampled_from(list(Card))), st.sampled_from(TRUMP_GAMES))
def test_the_count_agrees_with_a_plain_one_for_any_cards(held: frozenset[Card], game: Game) -> None:
    assert matadors(CardSet(held), game).signed == plain_count([str(card) for card in held], LETTERS[game])


@given(st.frozensets(st.sampled_from(list(Card))), st.sampled_from(TRUMP_GAMES))
def test_who_misses_what_the_other_holds_has_the_same_count(held: frozenset[Card], game: Game) -> None:
    mine, theirs = matadors(CardSet(held), game), matadors(sk.DECK - CardSet(held), game)
    assert (mine.held, mine.count) == (not theirs.held, theirs.count)


@pytest.mark.parametrize("signed", [*range(-11, 0), *range(1, 12)])
def test_a_signed_count_makes_the_matadors_it_names(signed: int) -> None:
    made = Matadors.of(signed)
    assert made == Matadors(held=signed > 0, count=abs(signed))
    assert made.signed == signed
    assert pickle.loads(pickle.dumps(made)) == made  # noqa: S301 - our own bytes


def test_matadors_are_said_in_english_and_german() -> None:
    assert (str(Matadors.of(2)), Matadors.of(2).say("de")) == ("with 2", "mit 2")
    assert (str(Matadors.of(-3)), Matadors.of(-3).say("de")) == ("without 3", "ohne 3")


def test_a_game_has_as_many_matadors_at_most_as_it_has_trumps() -> None:
    assert [most_matadors(game) for game in Game] == [11, 11, 11, 11, 4, 0, 0]
