import pickle
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pyskat as sk
from pyskat import Card, CardSet, Game, Seat, Suit, Trick, cards
from pyskat.language.phrases import Phrase
from referee.tricks import playable, winner_index

PLAIN_GAME = dict(zip(Game, "DHSCGNG", strict=True))
"""Each game as the referee knows it; Ramsch ranks and follows as Grand does."""

DEALT = st.permutations(list(Card))
ANY_GAME = st.sampled_from(list(Game))


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        (Game.DIAMONDS, "CJ SJ HJ DJ DA DT DK DQ D9 D8 D7"),
        (Game.HEARTS, "CJ SJ HJ DJ HA HT HK HQ H9 H8 H7"),
        (Game.SPADES, "CJ SJ HJ DJ SA ST SK SQ S9 S8 S7"),
        (Game.CLUBS, "CJ SJ HJ DJ CA CT CK CQ C9 C8 C7"),
        (Game.GRAND, "CJ SJ HJ DJ"),
        (Game.NULL, ""),
        (Game.RAMSCH, "CJ SJ HJ DJ"),
    ],
)
def test_trumps_are_the_jacks_and_the_suit_named(game: Game, expected: str) -> None:
    assert sk.trumps(game) == cards(expected)


@pytest.mark.parametrize(
    ("card", "game", "expected"),
    [
        (Card.HJ, Game.HEARTS, "CJ SJ HJ DJ HA HT HK HQ H9 H8 H7"),
        (Card.HJ, Game.SPADES, "CJ SJ HJ DJ SA ST SK SQ S9 S8 S7"),
        (Card.HA, Game.SPADES, "HA HT HK HQ H9 H8 H7"),
        (Card.HJ, Game.GRAND, "CJ SJ HJ DJ"),
        (Card.H7, Game.RAMSCH, "HA HT HK HQ H9 H8 H7"),
        (Card.HJ, Game.NULL, "HA HK HQ HJ HT H9 H8 H7"),
        (Card.CA, Game.NULL, "CA CK CQ CJ CT C9 C8 C7"),
    ],
)
def test_a_lead_is_answered_by_its_effective_suit(card: Card, game: Game, expected: str) -> None:
    assert sk.follow_group(card, game) == cards(expected)


@pytest.mark.parametrize("game", list(Game))
def test_follow_groups_part_the_pack(game: Game) -> None:
    for card in Card:
        group = sk.follow_group(card, game)
        assert card in group
        assert all(sk.follow_group(other, game) == group for other in group)
        assert (group == sk.trumps(game)) is (card in sk.trumps(game))


@given(DEALT, st.integers(0, 10), st.integers(0, 2), ANY_GAME)
def test_legal_cards_agree_with_a_plain_reading(pack: list[Card], held: int, on_table: int, game: Game) -> None:
    hand, trick = pack[:held], pack[held : held + on_table]
    led = str(trick[0]) if trick else None
    expected = playable([str(card) for card in hand], led, PLAIN_GAME[game])
    assert {str(card) for card in sk.legal_cards(CardSet(hand), trick, game)} == expected


@given(DEALT, st.integers(1, 10), st.integers(0, 2), ANY_GAME)
def test_a_card_has_a_reason_against_it_exactly_when_it_is_not_legal(
    pack: list[Card], held: int, on_table: int, game: Game
) -> None:
    hand, trick = CardSet(pack[:held]), pack[held : held + on_table]
    legal = sk.legal_cards(hand, trick, game)
    for card in Card:
        reason = sk.why_not_card(card, hand, trick, game)
        if card in legal:
            assert reason is None
        else:
            assert reason is not None
            assert reason.code == (sk.Code.MUST_FOLLOW if card in hand else sk.Code.CARD_NOT_HELD)


def test_a_reason_names_the_card_led_what_it_asks_for_and_what_is_legal() -> None:
    hand = cards("HJ HA C7")
    reason = sk.why_not_card(Card.HA, hand, [Card.S9], Game.SPADES)
    assert reason is not None
    assert reason.params == {
        "seat": Phrase.THE_PLAYER,
        "led": Card.S9,
        "group": Phrase.TRUMPS,
        "legal": cards("HJ"),
    }
    reason = sk.why_not_card(Card.HJ, hand, [Card.H9], Game.SPADES)
    assert reason is not None
    assert (reason.params["group"], reason.params["legal"]) == (Suit.HEARTS, cards("HA"))
    reason = sk.why_not_card(Card.DA, hand, [Card.H9], Game.SPADES)
    assert reason is not None
    assert (reason.params["card"], reason.params["hand"]) == (Card.DA, hand)


@given(DEALT, ANY_GAME)
def test_the_winner_agrees_with_a_plain_reading(pack: list[Card], game: Game) -> None:
    for trick in (pack[:1], pack[:2], pack[:3]):
        assert sk.trick_winner(trick, game) == winner_index([str(card) for card in trick], PLAIN_GAME[game])


@pytest.mark.parametrize(
    ("trick", "game", "ahead"),
    [
        ("H7", Game.NULL, 0),
        ("H7 HA", Game.HEARTS, 1),
        ("HT CA", Game.GRAND, 0),  # an ace of another suit takes nothing
        ("HA D7", Game.DIAMONDS, 1),  # the least trump does
        ("HJ HA", Game.HEARTS, 0),
        ("HT HJ", Game.NULL, 1),  # where the jack is above the ten
        ("SJ CJ", Game.RAMSCH, 1),
        ("D7 HA", Game.DIAMONDS, 0),
        ("H8 CJ DJ", Game.SPADES, 1),
    ],
)
def test_who_is_ahead_of_the_cards_so_far(trick: str, game: Game, ahead: int) -> None:
    played = [Card[word] for word in trick.split()]
    assert sk.trick_winner(played, game) == ahead
    begun = Trick(Seat.MIDDLEHAND, tuple(played), game)
    assert begun.winner == (Seat.MIDDLEHAND + ahead) % 3
    assert begun.complete == (len(played) == 3)
    assert begun.taker == (begun.winner if len(played) == 3 else None)


@pytest.mark.parametrize(
    ("trick", "wanted", "said"),
    [
        ((), "of one to three cards, not 0", "aus einer bis drei Karten sein, nicht 0"),
        (tuple(sk.CARDS[:4]), "of at most 3 cards here, not 4", "aus höchstens 3 Karten sein, nicht 4"),
    ],
)
def test_of_no_card_and_of_four_nobody_is_ahead(trick: tuple[Card, ...], wanted: str, said: str) -> None:
    with pytest.raises(sk.ArgumentError) as caught:
        sk.trick_winner(trick, Game.GRAND)
    assert caught.value.code is sk.Code.WRONG_VALUE
    assert str(caught.value).endswith(wanted)
    assert caught.value.explain("de").endswith(said)
    empty = Trick(Seat.FOREHAND, (), Game.GRAND)
    assert (empty.winner, empty.taker, empty.complete, empty.points) == (None, None, False, 0)


@pytest.mark.parametrize("game", list(Game))
def test_the_winner_agrees_with_a_plain_reading_for_every_lead_and_answer(game: Game) -> None:
    rng = random.Random(3)
    for led in Card:
        for answer in Card:
            third = rng.choice([card for card in Card if card not in {led, answer}])
            trick = [led, answer, third]
            if led is not answer:
                assert sk.trick_winner(trick, game) == winner_index([str(card) for card in trick], PLAIN_GAME[game])


FULL = Trick(Seat.REARHAND, (Card.HA, Card.HT, Card.SJ), Game.SPADES)
SHORT = Trick(Seat.MIDDLEHAND, (Card.HA, Card.HT), Game.SPADES)


def test_a_trick_is_a_sequence_of_its_cards() -> None:
    assert list(FULL) == [Card.HA, Card.HT, Card.SJ]
    assert (len(FULL), FULL[0], FULL[-1], FULL[1:]) == (3, Card.HA, Card.SJ, (Card.HT, Card.SJ))
    assert Card.HT in FULL
    assert Card.HK not in FULL
    with pytest.raises(IndexError):
        FULL[3]


def test_a_full_trick_has_a_winner_and_its_points() -> None:
    assert (FULL.winner, FULL.points) == (Seat.MIDDLEHAND, 23)
    assert (SHORT.winner, SHORT.taker, SHORT.points) == (Seat.MIDDLEHAND, None, 21)  # so far
    assert Trick(Seat.REARHAND, FULL.cards, Game.NULL).winner is Seat.REARHAND


def test_a_trick_knows_who_played_what() -> None:
    assert FULL.plays == ((Seat.REARHAND, Card.HA), (Seat.FOREHAND, Card.HT), (Seat.MIDDLEHAND, Card.SJ))
    assert [FULL.card_of(seat) for seat in Seat] == [Card.HT, Card.SJ, Card.HA]
    assert [SHORT.card_of(seat) for seat in Seat] == [None, Card.HA, Card.HT]


def test_a_trick_is_written_with_its_leader() -> None:
    assert str(FULL) == "rearhand: HA HT SJ"
    assert str(Trick(Seat.FOREHAND, (), Game.NULL)) == "forehand:"


def test_a_trick_is_a_value() -> None:
    assert Trick(Seat.REARHAND, (Card.HA, Card.HT, Card.SJ), Game.SPADES) == FULL
    assert FULL != SHORT
    assert len({FULL, pickle.loads(pickle.dumps(FULL)), SHORT}) == 2  # noqa: S301 - our own bytes
