"""Bad input of every kind gives a typed error with a stable code, and never a traceback from inside."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pyskat as sk
from pyskat import Card, Code, Contract, Deal, Game, Matadors, Seat, Suit, cards
from pyskat.kernel import Position, play_card, playouts

loose: Any = sk
"""The package without its types, for calls that a type checker would refuse."""

DECK: Any = sk.DECK
HAND = cards("HJ HA C7")
TEXT = "CJ SJ CA CT SA ST HA HT D8 D7 | HJ DJ CK CQ SK SQ HK HQ DK DQ | C9 C8 C7 S9 S8 S7 H9 H8 H7 D9 | DA DT"
DEAL: Any = Deal.parse(TEXT)
FORE, MIDDLE, REAR = DEAL.hands
SPADES, GRAND, NULL = Contract(Game.SPADES), Contract(Game.GRAND), Contract(Game.NULL)
THREE = [Card.S9, Card.HA, Card.SA]

RAMSCH_GAME = Contract(Game.RAMSCH)
ARGUMENT, PARSE, CONTRACT, DEAL_ERROR, SETTLE = (
    *(sk.ArgumentError, sk.ParseError, sk.ContractError, sk.DealError, sk.SettlementError),
)


def settled(contract: Any = SPADES, **given: Any) -> object:  # noqa: ANN401 - bad types are the point
    """Settle spades with 1 and 61 points, but for what is given."""
    return loose.settle(contract, **({"matadors": 1, "points": 61} | given))


def told(field: str) -> Callable[[object], object]:
    """Settle with one thing given."""
    return lambda value: settled(**{field: value})


def ruled(field: str) -> Callable[[object], object]:
    """Make rules with one field given."""
    return lambda value: loose.Rules(**{field: value})


SAYING: list[Any] = [
    *(Card.CJ, Suit.HEARTS, sk.Rank.TEN, DECK, sk.CardSet(), Seat.FOREHAND, Game.NULL, Game.HEARTS, GRAND),
    *(
        sk.Phase.PLAYING,
        sk.Cause.LEFT,
        sk.RecordedEnd.WIN,
        sk.Bid(18),
        sk.Pass(),
        sk.Discard(DECK),
        sk.PlayCard(Card.CJ),
    ),
]
"""Everything that is said in a language and a style."""


Refused = tuple[Callable[[Any], object], type[sk.SkatError], Code, list[Any]]

REFUSED: list[Refused] = [
    # Cards as text: other digits, and letters that capitals turn into S and T, among them
    (cards, PARSE, Code.UNKNOWN_CARD, ["CJ XX", "CJ H11", "H1", "7H", "CJ ??", "CJ|SJ", "♥10♥", "♥"]),
    (Card.parse, PARSE, Code.UNKNOWN_CARD, ["10H", "H١٠", "ﬆ", "ſ7", "", "CJ SJ"]),
    (cards, PARSE, Code.DUPLICATE_CARD, ["CJ SJ CJ", "HT ♥10", "HT, Herz Zehn"]),
    (cards, PARSE, Code.AMBIGUOUS_CARD, ["KD", "H7 DB", "EU S10", "Eichel D"]),
    (Seat.parse, PARSE, Code.UNKNOWN_SEAT, ["", "H", "Vorhand Vorhand"]),
    (loose.Seat.parse, ARGUMENT, Code.WRONG_TYPE, [0, None]),
    (loose.cards, ARGUMENT, Code.WRONG_TYPE, [b"CJ", None, sk.DECK]),
    (loose.Card.parse, ARGUMENT, Code.WRONG_TYPE, [7]),
    # Sets of cards
    (
        *(loose.CardSet, ARGUMENT, Code.WRONG_TYPE),
        ["CJ SJ", ["CJ"], [31], [True], [Seat.FOREHAND], [Suit.CLUBS], [sk.DECK], 31, None],
    ),
    (loose.CardSet.from_mask, ARGUMENT, Code.WRONG_VALUE, [-1, 1 << 32]),
    (loose.CardSet.from_mask, ARGUMENT, Code.WRONG_TYPE, [True, Card.CJ, "1"]),
    (lambda other: DECK | other, ARGUMENT, Code.WRONG_TYPE, [3]),
    (lambda other: other | DECK, ARGUMENT, Code.WRONG_TYPE, [3]),
    (lambda other: DECK & other, ARGUMENT, Code.WRONG_TYPE, [{Card.CJ}]),
    (lambda other: DECK - other, ARGUMENT, Code.WRONG_TYPE, ["CJ"]),
    (lambda other: DECK ^ other, ARGUMENT, Code.WRONG_TYPE, [Seat.REARHAND]),
    (lambda other: other >= DECK, ARGUMENT, Code.WRONG_TYPE, [3]),
    (lambda other: other in DECK, ARGUMENT, Code.WRONG_TYPE, ["CJ", 31, Seat.FOREHAND]),
    (DECK.__getitem__, ARGUMENT, Code.WRONG_TYPE, [Card.CJ, True, "CJ"]),
    (DECK.isdisjoint, ARGUMENT, Code.WRONG_TYPE, [[Card.CJ]]),
    (DECK.sorted, ARGUMENT, Code.NOT_A_GAME, [Suit.HEARTS, "hearts"]),
    # Contracts
    (loose.Contract, ARGUMENT, Code.WRONG_TYPE, ["grand", 4, Suit.HEARTS]),
    (lambda level: loose.Contract(Game.GRAND, **level), ARGUMENT, Code.WRONG_TYPE, [{"hand": 1}, {"ouvert": None}]),
    (
        *(lambda level: loose.Contract(Game.NULL, **{level: True}), CONTRACT, Code.NULL_LEVEL),
        ["schneider_announced", "schwarz_announced"],
    ),
    (
        *(lambda level: loose.Contract(Game.RAMSCH, **{level: True}), CONTRACT, Code.RAMSCH_LEVEL),
        ["hand", "ouvert", "schwarz_announced"],
    ),
    (Contract.parse, PARSE, Code.WORD_MISSING, ["", "hand", "grand hand announced"]),
    (Contract.parse, PARSE, Code.WORD_TWICE, ["grand grand", "grand hearts", "G H", "grand hand hand", "GHH"]),
    (Contract.parse, PARSE, Code.UNKNOWN_CONTRACT, ["grand hnad", "RH"]),
    (Contract.parse, CONTRACT, Code.NULL_LEVEL, ["null schneider", "NS"]),
    (Contract.parse, CONTRACT, Code.RAMSCH_LEVEL, ["ramsch hand"]),
    (loose.Contract.parse, ARGUMENT, Code.WRONG_TYPE, [None]),
    # Languages
    *(
        (say, ARGUMENT, Code.WRONG_VALUE, ["fr"])
        for say in (
            GRAND.name,
            Matadors.of(1).say,
            sk.game_value(GRAND, 1).explain,
            sk.Reason.of(Code.BAD_DEAL).explain,
            *(each.say for each in SAYING),
        )
    ),
    *(
        (lambda style, say=each.say: say("de", style), ARGUMENT, Code.WRONG_TYPE, ["german", 1, Seat, SPADES])
        for each in SAYING
    ),
    # Matadors, values and rules
    (loose.Matadors.of, SETTLE, Code.BAD_MATADORS, [0, -12]),
    (loose.Matadors.of, ARGUMENT, Code.WRONG_TYPE, ["2"]),
    (lambda held: loose.Matadors(held=held, count=2), ARGUMENT, Code.WRONG_TYPE, [1]),
    (lambda held: loose.matadors(held, Game.GRAND), ARGUMENT, Code.WRONG_TYPE, [[Card.CJ]]),
    (lambda game: loose.matadors(DECK, game), CONTRACT, Code.NO_MATADORS, [Game.NULL, Game.RAMSCH]),
    (lambda game: loose.matadors(DECK, game), ARGUMENT, Code.NOT_A_GAME, [GRAND, Suit.CLUBS]),
    (loose.game_value, SETTLE, Code.MATADORS_MISSING, [SPADES]),
    (loose.game_value, CONTRACT, Code.NO_VALUE, [RAMSCH_GAME]),
    (loose.game_value, ARGUMENT, Code.WRONG_TYPE, [Game.GRAND]),
    (lambda count: loose.game_value(GRAND, count), SETTLE, Code.BAD_MATADORS, [5, Matadors.of(-5)]),
    (lambda count: loose.game_value(SPADES, count), SETTLE, Code.BAD_MATADORS, [0]),
    (lambda count: loose.game_value(SPADES, count), ARGUMENT, Code.WRONG_TYPE, [True, Card.D8]),
    (lambda count: loose.game_value(NULL, count), ARGUMENT, Code.WRONG_TYPE, ["1"]),
    (loose.next_bid, ARGUMENT, Code.WRONG_TYPE, ["18", 18.0]),
    (ruled("bidding"), ARGUMENT, Code.WRONG_VALUE, ["jmup"]),
    (ruled("concession"), ARGUMENT, Code.WRONG_VALUE, [["rest"]]),
    (ruled("declarer_schneider_max"), ARGUMENT, Code.WRONG_VALUE, [31]),
    (ruled("declarer_schneider_max"), ARGUMENT, Code.WRONG_TYPE, ["30"]),
    (ruled("lost_hand_doubled"), ARGUMENT, Code.WRONG_TYPE, [1]),
    # Deals
    (
        *(lambda parts: loose.Deal(*parts), DEAL_ERROR, Code.BAD_DEAL),
        [
            *[((FORE, FORE, cards("D9")), cards("DA")), ((DEAL.skat, MIDDLE, REAR), FORE)],
            *[((FORE, MIDDLE), DEAL.skat), ((FORE, MIDDLE, REAR, REAR), DEAL.skat)],
        ],
    ),
    (
        *(lambda parts: loose.Deal(*parts), ARGUMENT, Code.WRONG_TYPE),
        [([FORE, MIDDLE, REAR], DEAL.skat), (("CJ", "SJ", "HJ"), "DJ"), ((FORE, MIDDLE, REAR), [Card.DA])],
    ),
    (Deal.parse, DEAL_ERROR, Code.BAD_DEAL, ["|||", TEXT.replace("DA", "CJ")]),
    (Deal.parse, PARSE, Code.BAD_DEAL_TEXT, ["", f"{TEXT}|"]),
    (Deal.parse, PARSE, Code.UNKNOWN_CARD, [TEXT.replace("DK", "DX")]),
    (Deal.parse, PARSE, Code.DUPLICATE_CARD, [TEXT.replace("SJ", "CJ")]),
    (loose.Deal.parse, ARGUMENT, Code.WRONG_TYPE, [None]),
    (loose.Deal.from_order, DEAL_ERROR, Code.BAD_DEAL, [sk.CARDS[1:], [Card.CJ, *sk.CARDS[1:]]]),
    (loose.Deal.from_order, ARGUMENT, Code.WRONG_TYPE, [range(32), "CJ SJ", 32]),
    (loose.Deal.shuffled, ARGUMENT, Code.WRONG_TYPE, [7, random]),
    (DEAL.hand, ARGUMENT, Code.WRONG_TYPE, [3, "forehand", True, Card.D7]),
    # What a game comes to
    (told("points"), SETTLE, Code.POINTS_OUT_OF_RANGE, [121, -1]),
    (told("points"), SETTLE, Code.POINTS_IMPOSSIBLE, [119]),
    (told("points"), SETTLE, Code.POINTS_MISSING, [None]),
    (told("points"), ARGUMENT, Code.WRONG_TYPE, [61.0, True]),
    (told("tricks_taken"), SETTLE, Code.POINTS_IMPOSSIBLE, [10, 1]),
    (told("tricks_taken"), SETTLE, Code.TRICKS_OUT_OF_RANGE, [11, -1]),
    (told("tricks_taken"), ARGUMENT, Code.WRONG_TYPE, ["6"]),
    (
        *(lambda given: settled(**given), SETTLE, Code.POINTS_IMPOSSIBLE),
        [{"points": 40, "tricks_taken": 0}, {"points": 1, "tricks_taken": 3}],
    ),
    (lambda points: settled(NULL, points=points), SETTLE, Code.TRICKS_MISSING, [None]),
    (told("matadors"), SETTLE, Code.MATADORS_MISSING, [None]),
    (lambda count: settled(GRAND, matadors=count), SETTLE, Code.BAD_MATADORS, [5]),
    (told("bid"), SETTLE, Code.BAD_BID, [19, 0, 265]),
    (told("bid"), ARGUMENT, Code.WRONG_TYPE, ["18", sk.Bid(18)]),
    (lambda bid: settled(bid=bid, rules=sk.ISS), SETTLE, Code.BAD_BID, [17, 500]),
    (lambda bid: settled(NULL, bid=bid, points=None, tricks_taken=0), CONTRACT, Code.NULL_BELOW_BID, [24]),
    (settled, SETTLE, Code.RAMSCH_NOT_SETTLED, [RAMSCH_GAME]),
    (settled, ARGUMENT, Code.WRONG_TYPE, ["grand hand"]),
    (told("re"), SETTLE, Code.RE_WITHOUT_KONTRA, [True]),
    (told("re"), ARGUMENT, Code.WRONG_TYPE, [None]),
    (told("kontra"), ARGUMENT, Code.WRONG_TYPE, [1]),
    (told("doublings"), SETTLE, Code.BAD_DOUBLINGS, [-1]),
    (told("doublings"), ARGUMENT, Code.WRONG_TYPE, [True]),
    (told("ended"), ARGUMENT, Code.WRONG_TYPE, ["played"]),
    (told("rules"), ARGUMENT, Code.WRONG_TYPE, ["ISKO"]),
    # Tricks
    (lambda hand: loose.legal_cards(hand, [], Game.GRAND), ARGUMENT, Code.WRONG_TYPE, [[Card.HJ]]),
    (
        *(lambda trick: loose.legal_cards(HAND, trick, Game.GRAND), ARGUMENT, Code.WRONG_TYPE),
        [{Card.S9}, DECK, "S9", [1]],
    ),
    (lambda trick: loose.legal_cards(HAND, trick, Game.GRAND), ARGUMENT, Code.WRONG_VALUE, [THREE]),
    (lambda trick: loose.legal_cards(HAND, trick, "grand"), ARGUMENT, Code.NOT_A_GAME, [[Card.S9], []]),
    (lambda card: loose.why_not_card(card, HAND, [], Game.NULL), ARGUMENT, Code.WRONG_TYPE, ["HA"]),
    (
        *(lambda trick: sk.trick_winner(trick, Game.NULL), ARGUMENT, Code.WRONG_VALUE),
        [[], (), [*THREE, Card.CJ]],
    ),
    (
        *(lambda trick: sk.trick_winner(trick, Game.NULL), ARGUMENT, Code.DUPLICATE_CARD),
        [[Card.S9, Card.HA, Card.HA], [Card.S9, Card.S9]],
    ),
    (lambda game: loose.trick_winner(THREE, game), ARGUMENT, Code.NOT_A_GAME, [Suit.SPADES]),
    (lambda game: loose.trick_winner(THREE[:1], game), ARGUMENT, Code.NOT_A_GAME, ["grand"]),
    (lambda led: loose.follow_group(led, Game.GRAND), ARGUMENT, Code.WRONG_TYPE, ["CJ"]),
    (lambda game: loose.follow_group(Card.CJ, game), ARGUMENT, Code.NOT_A_GAME, [4]),
    (loose.trumps, ARGUMENT, Code.NOT_A_GAME, [Suit.HEARTS, GRAND]),
]


@pytest.mark.parametrize(("act", "kind", "code", "given_"), [(*row, one) for *row, many in REFUSED for one in many])
def test_bad_input_is_refused_with_its_own_code(
    act: Callable[[Any], object], kind: type[sk.SkatError], code: Code, given_: object
) -> None:
    with pytest.raises(sk.SkatError) as caught:
        act(given_)
    assert (type(caught.value), caught.value.code) == (kind, code)
    assert str(caught.value)
    assert caught.value.explain("de")


def test_a_deal_with_several_faults_tells_each_of_them() -> None:
    with pytest.raises(sk.DealError) as caught:
        Deal((FORE, FORE, cards("D9")), cards("DA"))
    doubled = [f"{card} is in two places" for card in FORE]
    missing = [f"{card} is missing" for card in sk.DECK - FORE - cards("D9 DA")]
    sizes = ["rearhand: 1 of 10 cards", "the skat: 1 of 2 cards"]
    assert sorted(map(str, caught.value.faults)) == sorted(doubled + missing + sizes)


START = Position.start((0x3FF, 0xFFC00, 0x3FF00000), 0xC0000000, Game.GRAND, 0, 0)
RAMSCH = Position.start((0x3FF, 0xFFC00, 0x3FF00000), 0xC0000000, Game.RAMSCH, -1, 0)


@pytest.mark.parametrize(
    "act",
    [
        pytest.param(lambda: Position.start((1, 2, 4), 8, 7, 0, 0), id="no such game"),
        pytest.param(lambda: Position.start((1, 2, 4), 8, 4, 3, 0), id="no such declarer"),
        pytest.param(lambda: Position.start((1, 2, 4), 8, 4, 0, 3), id="no such leader"),
        pytest.param(lambda: Position.start((1, 2, 4), 8, 6, 0, 0), id="ramsch with a declarer"),
        pytest.param(lambda: Position.start((1, 2, 4), 8, 4, -1, 0), id="grand without a declarer"),
        pytest.param(lambda: Position.start((1, 2, 3), 8, 4, 0, 0), id="hands overlap"),
        pytest.param(lambda: Position.start((1, 2, 4), 4, 4, 0, 0), id="hand and skat overlap"),
        pytest.param(lambda: Position.start((1, 2, 12), 0, 4, 0, 0), id="hands differ in size"),
        pytest.param(lambda: Position.start((1, 2, -4), 0, 4, 0, 0), id="negative mask"),
        pytest.param(lambda: Position.start((1, 2, 1 << 32), 0, 4, 0, 0), id="mask of 33 bits"),
        pytest.param(lambda: play_card(START, 31), id="card in the skat"),
        pytest.param(lambda: play_card(START, 10), id="card of another hand"),
        pytest.param(lambda: play_card(START, -1), id="negative card"),
        pytest.param(lambda: play_card(START, 32), id="card beyond the pack"),
        pytest.param(lambda: playouts(START, -1, 0), id="negative number of games"),
        pytest.param(lambda: playouts(RAMSCH, 1, 0), id="playouts of ramsch"),
    ],
)
def test_the_kernel_refuses_what_is_no_position_or_no_move(act: Callable[[], object]) -> None:
    # It needs nothing of the package, so its errors are plain ones; the message is all they have.
    with pytest.raises(ValueError, match=r"\w") as caught:
        act()
    assert type(caught.value) is ValueError


READERS: list[Callable[[str], object]] = [Contract.parse, cards, Card.parse, Deal.parse, Seat.parse]
WORDS = [
    "grand",
    "Null",
    "HAND",
    "schneider",
    "angesagt",
    "ouvert",
    "GHS",
    "Kreuz",
    "Eichel",
    "Bube",
    "of",
    "und",
    "KD",
    "S10",
    "EU",
    "Vorhand",
    "♠",
    "CJ",
    "h10",
    "10♥",
    "|",
    ",",
    "-",
    "{}",
]
NEARLY = st.lists(st.sampled_from(WORDS), max_size=8).map(" ".join)
LETTERS = st.text(alphabet="CSHDGNRZO789TJQKA10♣♠♥♦|?.,;- \t\n{}%ßſﬆ\ufe0f\ud800", max_size=40)


@pytest.mark.parametrize("read", READERS)
@given(text=st.text() | LETTERS | NEARLY)
def test_any_text_is_read_or_refused_with_a_sentence(read: Callable[[str], object], text: str) -> None:
    try:
        value = read(text)
    except sk.SkatError as error:
        assert error.explain()  # noqa: PT017 - that a text may also be good is no failure
        assert error.explain("de")  # noqa: PT017 - likewise
    else:
        assert read(str(value)) == value


@given(text=NEARLY | st.text())
def test_a_reader_that_names_a_place_names_one_in_the_text(text: str) -> None:
    for read in READERS:
        try:
            read(text)
        except sk.ParseError as error:
            assert error.text == text  # noqa: PT017 - that a text may also be good is no failure
            assert 0 <= error.position <= len(text)  # noqa: PT017 - likewise
        except sk.SkatError:
            continue


LEVELS = ["hand", "schneider_announced", "schwarz_announced", "ouvert"]
NUMBERS = st.integers(-20, 600) | st.none() | st.booleans() | st.floats() | st.text(max_size=3)


@given(
    game=st.sampled_from(list(Game)),
    levels=st.sets(st.sampled_from(LEVELS)),
    given_=st.fixed_dictionaries(
        {
            "bid": NUMBERS,
            "matadors": NUMBERS | st.integers(-11, 11),
            "points": NUMBERS | st.integers(0, 120),
            "tricks_taken": NUMBERS | st.integers(0, 10),
            "doublings": NUMBERS | st.integers(0, 3),
            "kontra": NUMBERS,
            "re": NUMBERS,
            "ended": st.sampled_from([*sk.Ending, "played"]),
            "rules": st.sampled_from([sk.ISKO, sk.SIMPLE, sk.PRE_1999, sk.ISS]),
        }
    ),
)
def test_anything_given_to_settle_is_settled_or_refused(game: Game, levels: set[str], given_: dict[str, Any]) -> None:
    try:
        found = loose.settle(loose.Contract(game, **dict.fromkeys(levels, True)), **given_)
    except sk.SkatError as error:
        assert error.explain("de")  # noqa: PT017 - that input may also be good is no failure
    else:
        assert found.explain()
        assert found.explain("de")
