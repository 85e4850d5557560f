import copy
import pickle
import random
from collections.abc import Sequence

import attrs
import pytest
from hypothesis import given, strategies as st

import pyskat as sk
from pyskat import Card, CardSet, Game, Rank, Suit, cards

NAMES = [suit + rank for suit in "DHSC" for rank in "789QKTAJ"]
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
ANY_CARD = st.sampled_from(list(Card))
ANY_CARDS = st.frozensets(ANY_CARD)


def test_suits_rise_from_diamonds_to_clubs() -> None:
    assert [suit.name for suit in sorted(Suit)] == ["DIAMONDS", "HEARTS", "SPADES", "CLUBS"]
    assert "".join(suit.letter for suit in Suit) == "DHSC"
    assert "".join(suit.symbol for suit in Suit) == "♦♥♠♣"
    assert [str(suit) for suit in Suit] == ["diamonds", "hearts", "spades", "clubs"]


def test_ranks_rise_from_seven_to_jack() -> None:
    order = ["SEVEN", "EIGHT", "NINE", "QUEEN", "KING", "TEN", "ACE", "JACK"]
    assert [rank.name for rank in sorted(Rank)] == order
    assert "".join(rank.letter for rank in Rank) == "789QKTAJ"


def test_a_card_is_its_suit_times_eight_plus_its_rank() -> None:
    assert [card.name for card in Card] == NAMES
    assert [int(card) for card in Card] == list(range(32))
    assert all(card == card.suit * 8 + card.rank for card in Card)
    assert all((card.suit.letter, card.rank.letter) == tuple(card.name) for card in Card)
    assert tuple(Card) == sk.CARDS


def test_a_card_is_written_as_its_name() -> None:
    assert [str(Card.HT), f"{Card.HT}"] == ["HT", "HT"]
    assert f"{Card.HT:>4}" == "  HT"
    assert repr(Card.HT) == "Card.HT"


def test_a_symbol_shows_the_ten_in_figures() -> None:
    assert [card.symbol for card in (Card.HT, Card.CJ, Card.D7, Card.SA)] == ["♥10", "♣J", "♦7", "♠A"]


def test_card_points_are_those_of_its_rank() -> None:
    assert [card.points for card in Card] == [POINTS[name[1]] for name in NAMES]


@pytest.mark.parametrize("text", ["HT", "ht", "hT", "H10", "h10", "♥10", "10♥", "♥T", "t♥", "♡10", " HT ", "♥\ufe0f10"])
def test_a_card_is_read_in_every_usual_form(text: str) -> None:
    assert Card.parse(text) is Card.HT


@pytest.mark.parametrize("card", list(Card))
def test_a_card_is_read_back_from_what_it_writes(card: Card) -> None:
    assert Card.parse(str(card)) is card
    assert Card.parse(str(card).lower()) is card
    assert Card.parse(card.symbol) is card
    assert Card.parse(card.symbol[1:] + card.symbol[0]) is card


@pytest.mark.parametrize("first", [Card.D7, Suit.DIAMONDS, Rank.SEVEN])
def test_what_is_numbered_zero_is_true(first: object) -> None:
    assert bool(first) is True


def test_the_deck_holds_every_card_and_120_points() -> None:
    assert set(sk.DECK) == set(Card)
    assert (len(sk.DECK), sk.DECK.points, sk.DECK.mask) == (32, 120, 0xFFFFFFFF)


@given(ANY_CARDS)
def test_a_set_holds_what_it_was_made_of(chosen: frozenset[Card]) -> None:
    held = CardSet(chosen)
    assert set(held) == chosen
    assert {card for card in Card if card in held} == chosen
    assert len(held) == len(chosen)
    assert held.points == sum(POINTS[str(card)[1]] for card in chosen)
    assert held.mask == sum(2**card for card in chosen)
    assert held == CardSet.from_mask(held.mask) == CardSet(iter(chosen)) == cards(str(held))
    assert hash(held) == hash(CardSet(chosen))


@given(ANY_CARDS)
def test_iteration_goes_from_the_highest_card_down_jacks_first(chosen: frozenset[Card]) -> None:
    jacks = [card for card in chosen if card.rank is Rank.JACK]
    others = [card for card in chosen if card.rank is not Rank.JACK]
    assert list(CardSet(chosen)) == sorted(jacks, reverse=True) + sorted(others, reverse=True)


@given(ANY_CARDS, ANY_CARDS)
def test_operators_agree_with_plain_sets(one: frozenset[Card], two: frozenset[Card]) -> None:
    a, b = CardSet(one), CardSet(two)
    assert [a | b, a & b, a - b, a ^ b] == [CardSet(made) for made in (one | two, one & two, one - two, one ^ two)]
    assert [a <= b, a < b, a >= b, a > b] == [one <= two, one < two, one >= two, one > two]
    assert a.isdisjoint(b) is one.isdisjoint(two)
    assert (a == b) is (one == two)


@given(ANY_CARDS, ANY_CARD)
def test_operators_take_single_cards_on_either_side(chosen: frozenset[Card], card: Card) -> None:
    held, single = CardSet(chosen), CardSet([card])
    assert [held | card, held & card, held - card, held ^ card] == [
        held | single,
        held & single,
        held - single,
        held ^ single,
    ]
    assert [card | held, card & held, card - held, card ^ held] == [
        single | held,
        single & held,
        single - held,
        single ^ held,
    ]
    assert [held <= card, held < card, held >= card, held > card] == [
        held <= single,
        held < single,
        held >= single,
        held > single,
    ]
    assert (card <= held) is (card in chosen)


def test_a_set_of_cards_equals_nothing_else() -> None:
    held = cards("CJ SJ")
    for other in (held.mask, {Card.CJ, Card.SJ}, frozenset([Card.CJ, Card.SJ]), "CJ SJ", (Card.CJ, Card.SJ)):
        assert held != other
    assert CardSet([Card.CJ]) != Card.CJ
    assert CardSet() != 0


def test_a_set_of_cards_is_true_unless_it_is_empty() -> None:
    assert cards("D7")
    assert not CardSet()


@given(ANY_CARDS, st.slices(34), st.integers(-40, 40))
def test_places_go_by_the_order_of_iteration(chosen: frozenset[Card], part: slice, place: int) -> None:
    held = CardSet(chosen)
    row = list(held)
    assert held[part] == tuple(row[part])
    assert list(reversed(held)) == row[::-1]
    assert [held.index(card) for card in row] == list(range(len(row)))
    if -len(row) <= place < len(row):
        assert held[place] is row[place]
    else:
        with pytest.raises(IndexError):
            held[place]


@given(ANY_CARDS.filter(bool), st.integers(0, 2**32 - 1))
def test_chance_chooses_from_a_set_as_from_a_list_of_it(chosen: frozenset[Card], seed: int) -> None:
    def drawn(held: Sequence[Card]) -> list[object]:
        rng = random.Random(seed)
        return [rng.choice(held), rng.sample(held, len(chosen) // 2), rng.choices(held, k=3), rng.random()]

    assert drawn(CardSet(chosen)) == drawn(list(CardSet(chosen)))


def test_a_set_is_a_sequence_that_equals_no_other() -> None:
    held = cards("CJ SJ")
    assert isinstance(held, Sequence)
    assert [held.count(card) for card in (Card.CJ, Card.D7)] == [1, 0]
    assert (held == [Card.CJ, Card.SJ], held == tuple(held)) == (False, False)


def test_text_of_a_set_parts_cards_by_spaces_commas_or_full_stops() -> None:
    expected = CardSet([Card.CJ, Card.SJ, Card.HT])
    for text in ("CJ SJ H10", "ht,sj, CJ", "CJ.SJ.HT", "\n CJ\tSJ  ♥10 "):
        assert CardSet.parse(text) == cards(text) == expected
    assert cards("") == cards(" ") == CardSet()


def test_a_fault_in_a_text_is_named_with_its_place() -> None:
    with pytest.raises(sk.ParseError) as caught:
        cards("CJ  XY")
    assert (caught.value.text, caught.value.position) == ("CJ  XY", 4)
    assert "XY" in str(caught.value)
    with pytest.raises(sk.ParseError) as caught:
        cards("♥10 CJ HT")
    assert (caught.value.code, caught.value.position) == (sk.Code.DUPLICATE_CARD, 7)
    assert "HT" in str(caught.value)


def test_a_set_is_shown_as_the_call_that_makes_it() -> None:
    assert repr(cards("ht cj")) == "cards('CJ HT')"
    assert str(CardSet()) == ""


JACKS, PLAIN, IN_NULL = ["CJ", "SJ", "HJ", "DJ"], "ATKQ987", "AKQJT987"


@pytest.mark.parametrize(
    ("game", "jacks", "suits", "ranks"),
    [
        (Game.DIAMONDS, JACKS, "DCSH", PLAIN),
        (Game.HEARTS, JACKS, "HCSD", PLAIN),
        (Game.SPADES, JACKS, "SCHD", PLAIN),
        (Game.CLUBS, JACKS, "CSHD", PLAIN),
        (Game.GRAND, JACKS, "CSHD", PLAIN),
        (Game.RAMSCH, JACKS, "CSHD", PLAIN),
        (Game.NULL, [], "CSHD", IN_NULL),
    ],
)
def test_cards_are_sorted_as_one_holds_them_in_a_game(game: Game, jacks: list[str], suits: str, ranks: str) -> None:
    row = jacks + [suit + rank for suit in suits for rank in ranks]
    assert [str(card) for card in sk.DECK.sorted(game)] == row


@given(ANY_CARDS, st.sampled_from(list(Game)))
def test_sorting_keeps_the_cards_and_their_order(chosen: frozenset[Card], game: Game) -> None:
    row = [card for card in sk.DECK.sorted(game) if card in chosen]
    assert list(CardSet(chosen).sorted(game)) == row


def test_a_set_does_not_change() -> None:
    held = cards("CJ")
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        setattr(held, "mask", 3)  # noqa: B010 - the assignment itself would not type-check
    with pytest.raises(AttributeError):
        del held.mask
    assert copy.copy(held) is copy.deepcopy(held) is held
    assert pickle.loads(pickle.dumps(held)) == held  # noqa: S301 - our own bytes


@pytest.mark.parametrize("value", [Card.CJ, Suit.CLUBS, Rank.JACK])
def test_cards_suits_and_ranks_survive_pickling_and_copying(value: object) -> None:
    assert pickle.loads(pickle.dumps(value)) is copy.deepcopy(value) is value  # noqa: S301 - our own bytes
