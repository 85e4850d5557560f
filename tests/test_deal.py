import copy
import itertools
import pickle
import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pyskat as sk
from effort import some
from pyskat import CARDS, Card, CardSet, Deal, Seat, cards
from pyskat.display import Style

FORE = "CJ SJ CA CT SA ST HA HT D8 D7"
MIDDLE = "HJ DJ CK CQ SK SQ HK HQ DK DQ"
REAR = "C9 C8 C7 S9 S8 S7 H9 H8 H7 D9"
SKAT = "DA DT"
TEXT = f"{FORE} | {MIDDLE} | {REAR} | {SKAT}"
DEAL = Deal((cards(FORE), cards(MIDDLE), cards(REAR)), cards(SKAT))

SHUFFLED = st.permutations(list(CARDS))


def test_a_deal_gives_three_hands_and_a_skat() -> None:
    assert [DEAL.hand(seat) for seat in Seat] == [cards(FORE), cards(MIDDLE), cards(REAR)]
    assert DEAL.hands == (cards(FORE), cards(MIDDLE), cards(REAR))
    assert DEAL.skat == cards(SKAT)


def test_cards_are_dealt_3_skat_2_4_3_from_forehand_on() -> None:
    pack = list(CARDS)
    hands: list[list[Card]] = [[], [], []]
    skat: list[Card] = []
    for hand in hands:
        hand += [pack.pop(0) for _ in range(3)]
    skat += [pack.pop(0) for _ in range(2)]
    for count in (4, 3):
        for hand in hands:
            hand += [pack.pop(0) for _ in range(count)]
    assert Deal.from_order(CARDS) == Deal((CardSet(hands[0]), CardSet(hands[1]), CardSet(hands[2])), CardSet(skat))


@given(SHUFFLED)
def test_each_place_of_the_pack_goes_where_the_rules_say(pack: list[Card]) -> None:
    deal = Deal.from_order(pack)
    places = [
        [0, 1, 2, *range(11, 15), 23, 24, 25],
        [3, 4, 5, *range(15, 19), 26, 27, 28],
        [6, 7, 8, *range(19, 23), 29, 30, 31],
    ]
    assert [set(hand) for hand in deal.hands] == [{pack[place] for place in row} for row in places]
    assert set(deal.skat) == {pack[9], pack[10]}


@given(SHUFFLED)
def test_a_deal_is_read_back_from_what_it_writes(pack: list[Card]) -> None:
    deal = Deal.from_order(pack)
    assert Deal.parse(str(deal)) == deal
    assert eval(repr(deal), {"Deal": Deal}) == deal  # noqa: S307 - that is the promise


def test_a_deal_is_written_hand_by_hand_and_the_skat_last() -> None:
    assert str(DEAL) == TEXT
    assert repr(DEAL) == f"Deal.parse({TEXT!r})"
    assert Deal.parse(TEXT.lower().replace(" ", ",")) == DEAL


class Lazy(random.Random):
    """Every number that is drawn is the least there is."""

    def getrandbits(self, k: int, /) -> int:
        """Give so many bits, none of them set."""
        return 0 * k


def by_the_library(rng: random.Random) -> Deal:
    pack = list(CARDS)
    rng.shuffle(pack)
    return Deal.from_order(pack)


def test_a_deal_is_the_pack_as_the_library_shuffles_it() -> None:
    for seed in range(some(4000)):
        ours, theirs = random.Random(seed), random.Random(seed)
        for _ in range(2):
            deal = Deal.shuffled(ours)
            assert deal == by_the_library(theirs)
            assert ours.getstate() == theirs.getstate()
    assert eval(repr(deal), {"Deal": Deal}) == deal  # noqa: S307 - it is a deal as any other
    assert Deal.shuffled(Lazy()) == by_the_library(Lazy())
    assert len({Deal.shuffled(random.SystemRandom()) for _ in range(5)}) == 5


def test_a_generator_of_numpy_gives_the_order_of_the_pack() -> None:
    numpy = pytest.importorskip("numpy", reason="its Generator is what shuffles here")
    for seed in range(some(200)):
        order = numpy.random.default_rng(seed).permutation(32).tolist()
        deal = Deal.shuffled(numpy.random.default_rng(seed))
        assert deal == Deal.from_order([CARDS[at] for at in order])
        assert all(type(card) is Card for card in deal.skat)


@pytest.mark.parametrize("wrong", [None, 7, random, random.Random, type("Some", (), {"permutation": range})])
def test_what_is_no_source_of_chance_is_refused(wrong: object) -> None:
    with pytest.raises(sk.ArgumentError, match=r"rng must be a random\.Random or a numpy\.random\.Generator") as caught:
        Deal.shuffled(wrong)  # type: ignore[arg-type]
    assert caught.value.code is sk.Code.WRONG_TYPE


def test_shuffling_gives_every_card_to_every_place() -> None:
    rng = random.Random(1)
    where: dict[Card, set[int]] = {card: set() for card in CARDS}
    for _ in range(300):
        deal = Deal.shuffled(rng)
        for place, part in enumerate((*deal.hands, deal.skat)):
            for card in part:
                where[card].add(place)
    assert all(places == {0, 1, 2, 3} for places in where.values())


def test_all_faults_of_a_deal_are_told_at_once() -> None:
    with pytest.raises(sk.DealError) as caught:
        Deal((cards("CJ SJ"), cards("CJ") | cards(MIDDLE), cards(REAR)), cards("DA"))
    told = [str(fault) for fault in caught.value.faults]
    assert caught.value.code is sk.Code.BAD_DEAL
    assert {"forehand", "middlehand", "skat"} <= set(re.findall(r"\w+", " ".join(told)))
    assert sum("CJ" in fault for fault in told) == 1
    missing = sk.DECK - cards(f"CJ SJ {MIDDLE} {REAR} DA")
    assert all(any(str(card) in fault for fault in told) for card in missing)
    assert len(told) == 3 + 1 + len(missing)
    assert all(fault in str(caught.value) for fault in told)


def test_a_short_pack_is_no_deal() -> None:
    with pytest.raises(sk.DealError, match="31"):
        Deal.from_order(CARDS[:31])


def test_a_pack_with_a_card_twice_is_told_of_it_and_of_the_one_that_is_missing() -> None:
    with pytest.raises(sk.DealError) as caught:
        Deal.from_order([Card.CJ if card is Card.D7 else card for card in CARDS])
    assert [str(fault) for fault in caught.value.faults] == ["CJ is in two places", "D7 is missing"]


def test_two_hands_are_no_deal() -> None:
    with pytest.raises(sk.DealError, match="2 of 3 hands"):
        Deal((cards(FORE), cards(MIDDLE)), cards(SKAT))  # type: ignore[arg-type]


def test_a_fault_in_the_text_of_a_deal_is_named_with_its_place_in_the_whole() -> None:
    text = TEXT.replace("D9", "D1")
    with pytest.raises(sk.ParseError) as caught:
        Deal.parse(text)
    assert (caught.value.text, caught.value.position) == (text, text.index("D1"))


def test_a_deal_is_a_value() -> None:
    again = pickle.loads(pickle.dumps(DEAL))  # noqa: S301 - our own bytes
    assert again == DEAL
    assert hash(again) == hash(DEAL)
    assert copy.copy(DEAL) is copy.deepcopy(DEAL) is DEAL
    assert Deal((cards(MIDDLE), cards(FORE), cards(REAR)), cards(SKAT)) != DEAL


def test_no_more_than_one_card_too_many_is_looked_at() -> None:
    with pytest.raises(sk.DealError, match="33"):
        Deal.from_order(itertools.cycle(CARDS))  # type: ignore[arg-type]  # it has no end


def test_a_deal_is_read_in_german() -> None:
    suits = dict(zip("CSHD", ("Kreuz ", "Pik ", "Herz ", "Karo "), strict=True))
    ranks = dict(zip("QKTAJ", ("Dame", "König", "10", "Ass", "Bube"), strict=True))
    parts = TEXT.replace(" ", ", ").replace(", |, ", "|")
    assert Deal.parse("".join(suits.get(letter) or ranks.get(letter, letter) for letter in parts)) == DEAL
    letters = dict(zip("CSHDQTJ", ("E", "G", "R", "S", "O", "10", "U"), strict=True))
    codes = "".join(letters.get(letter, letter) for letter in TEXT)
    assert Deal.parse(codes, style=Style(suits="german")) == DEAL
    with pytest.raises(sk.ParseError) as caught:  # S is Schellen, and nobody said so
        Deal.parse(codes)
    assert (caught.value.code, caught.value.position) == (sk.Code.AMBIGUOUS_CARD, codes.index("S8"))
