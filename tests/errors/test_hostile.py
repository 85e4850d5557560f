"""Bad input of every kind gives a typed error with a stable code, and never a traceback from inside."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, strategies as st

import pyskat as sk
from pyskat import Card, CardSet, Code, Contract, Deal, Game, Matadors, Seat, Suit, cards
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

Bad = tuple[str, Callable[[], object], type[sk.SkatError], Code]

CARD_TEXTS: list[Bad] = [
    ("no such card", lambda: cards("CJ XX"), sk.ParseError, Code.UNKNOWN_CARD),
    ("eleven", lambda: cards("CJ H11"), sk.ParseError, Code.UNKNOWN_CARD),
    ("one", lambda: cards("H1"), sk.ParseError, Code.UNKNOWN_CARD),
    ("rank before letter", lambda: cards("7H"), sk.ParseError, Code.UNKNOWN_CARD),
    ("ten before letter", lambda: Card.parse("10H"), sk.ParseError, Code.UNKNOWN_CARD),
    ("hidden card", lambda: cards("CJ ??"), sk.ParseError, Code.UNKNOWN_CARD),
    ("card twice", lambda: cards("CJ SJ CJ"), sk.ParseError, Code.DUPLICATE_CARD),
    ("card twice in two spellings", lambda: cards("HT ♥10"), sk.ParseError, Code.DUPLICATE_CARD),
    ("bar between cards", lambda: cards("CJ|SJ"), sk.ParseError, Code.UNKNOWN_CARD),
    ("two suits", lambda: cards("♥10♥"), sk.ParseError, Code.UNKNOWN_CARD),
    ("suit alone", lambda: cards("♥"), sk.ParseError, Code.UNKNOWN_CARD),
    ("other digits", lambda: Card.parse("H١٠"), sk.ParseError, Code.UNKNOWN_CARD),
    ("ligature that capitals turn into ST", lambda: Card.parse("ﬆ"), sk.ParseError, Code.UNKNOWN_CARD),
    ("long s that capitals turn into S", lambda: Card.parse("ſ7"), sk.ParseError, Code.UNKNOWN_CARD),
    ("nothing as a card", lambda: Card.parse(""), sk.ParseError, Code.UNKNOWN_CARD),
    ("two cards as one", lambda: Card.parse("CJ SJ"), sk.ParseError, Code.UNKNOWN_CARD),
    ("number as a card's text", lambda: loose.Card.parse(7), sk.ArgumentError, Code.WRONG_TYPE),
    ("bytes as cards", lambda: loose.cards(b"CJ"), sk.ArgumentError, Code.WRONG_TYPE),
    ("None as cards", lambda: loose.cards(None), sk.ArgumentError, Code.WRONG_TYPE),
    ("cards as text of cards", lambda: loose.cards(sk.DECK), sk.ArgumentError, Code.WRONG_TYPE),
]

CARD_SETS: list[Bad] = [
    ("set of a text", lambda: loose.CardSet("CJ SJ"), sk.ArgumentError, Code.WRONG_TYPE),
    ("set of names", lambda: loose.CardSet(["CJ"]), sk.ArgumentError, Code.WRONG_TYPE),
    ("set of ints", lambda: loose.CardSet([31]), sk.ArgumentError, Code.WRONG_TYPE),
    ("set of bools", lambda: loose.CardSet([True]), sk.ArgumentError, Code.WRONG_TYPE),
    ("set of seats", lambda: loose.CardSet([Seat.FOREHAND]), sk.ArgumentError, Code.WRONG_TYPE),
    ("set of suits", lambda: loose.CardSet([Suit.CLUBS]), sk.ArgumentError, Code.WRONG_TYPE),
    ("set of sets", lambda: loose.CardSet([sk.DECK]), sk.ArgumentError, Code.WRONG_TYPE),
    ("set of a number", lambda: loose.CardSet(31), sk.ArgumentError, Code.WRONG_TYPE),
    ("set of None", lambda: loose.CardSet(None), sk.ArgumentError, Code.WRONG_TYPE),
    ("negative mask", lambda: CardSet.from_mask(-1), sk.ArgumentError, Code.WRONG_VALUE),
    ("mask of 33 bits", lambda: CardSet.from_mask(1 << 32), sk.ArgumentError, Code.WRONG_VALUE),
    ("bool as a mask", lambda: CardSet.from_mask(True), sk.ArgumentError, Code.WRONG_TYPE),
    ("card as a mask", lambda: CardSet.from_mask(Card.CJ), sk.ArgumentError, Code.WRONG_TYPE),
    ("text as a mask", lambda: loose.CardSet.from_mask("1"), sk.ArgumentError, Code.WRONG_TYPE),
    ("union with an int", lambda: DECK | 3, sk.ArgumentError, Code.WRONG_TYPE),
    ("int in union", lambda: 3 | DECK, sk.ArgumentError, Code.WRONG_TYPE),
    ("intersection with a set", lambda: DECK & {Card.CJ}, sk.ArgumentError, Code.WRONG_TYPE),
    ("difference with a text", lambda: DECK - "CJ", sk.ArgumentError, Code.WRONG_TYPE),
    ("symmetric difference with a seat", lambda: DECK ^ Seat.REARHAND, sk.ArgumentError, Code.WRONG_TYPE),
    ("comparison with an int", lambda: DECK <= 3, sk.ArgumentError, Code.WRONG_TYPE),
    ("text looked for", lambda: "CJ" in DECK, sk.ArgumentError, Code.WRONG_TYPE),
    ("int looked for", lambda: 31 in DECK, sk.ArgumentError, Code.WRONG_TYPE),
    ("seat looked for", lambda: Seat.FOREHAND in DECK, sk.ArgumentError, Code.WRONG_TYPE),
    ("place by a card", lambda: DECK[Card.CJ], sk.ArgumentError, Code.WRONG_TYPE),
    ("place by truth", lambda: DECK[True], sk.ArgumentError, Code.WRONG_TYPE),
    ("place by name", lambda: DECK["CJ"], sk.ArgumentError, Code.WRONG_TYPE),
    ("disjoint from a list", lambda: DECK.isdisjoint([Card.CJ]), sk.ArgumentError, Code.WRONG_TYPE),
    ("sorted for a suit", lambda: DECK.sorted(Suit.HEARTS), sk.ArgumentError, Code.NOT_A_GAME),
    ("sorted for a text", lambda: DECK.sorted("hearts"), sk.ArgumentError, Code.NOT_A_GAME),
]

CONTRACTS: list[Bad] = [
    ("text as a game", lambda: loose.Contract("grand"), sk.ArgumentError, Code.WRONG_TYPE),
    ("number as a game", lambda: loose.Contract(4), sk.ArgumentError, Code.WRONG_TYPE),
    ("suit as a game", lambda: loose.Contract(Suit.HEARTS), sk.ArgumentError, Code.WRONG_TYPE),
    ("number as a level", lambda: loose.Contract(Game.GRAND, hand=1), sk.ArgumentError, Code.WRONG_TYPE),
    ("None as a level", lambda: loose.Contract(Game.GRAND, ouvert=None), sk.ArgumentError, Code.WRONG_TYPE),
    ("null schneider", lambda: Contract(Game.NULL, schneider_announced=True), sk.ContractError, Code.NULL_LEVEL),
    ("null schwarz", lambda: Contract(Game.NULL, schwarz_announced=True), sk.ContractError, Code.NULL_LEVEL),
    ("ramsch hand", lambda: Contract(Game.RAMSCH, hand=True), sk.ContractError, Code.RAMSCH_LEVEL),
    ("ramsch ouvert", lambda: Contract(Game.RAMSCH, ouvert=True), sk.ContractError, Code.RAMSCH_LEVEL),
    ("ramsch schwarz", lambda: Contract(Game.RAMSCH, schwarz_announced=True), sk.ContractError, Code.RAMSCH_LEVEL),
    ("no contract", lambda: Contract.parse(""), sk.ParseError, Code.WORD_MISSING),
    ("level alone", lambda: Contract.parse("hand"), sk.ParseError, Code.WORD_MISSING),
    ("announced what", lambda: Contract.parse("grand hand announced"), sk.ParseError, Code.WORD_MISSING),
    ("game twice", lambda: Contract.parse("grand grand"), sk.ParseError, Code.WORD_TWICE),
    ("two games", lambda: Contract.parse("grand hearts"), sk.ParseError, Code.WORD_TWICE),
    ("two games by letter", lambda: Contract.parse("G H"), sk.ParseError, Code.WORD_TWICE),
    ("level twice", lambda: Contract.parse("grand hand hand"), sk.ParseError, Code.WORD_TWICE),
    ("level twice in a code", lambda: Contract.parse("GHH"), sk.ParseError, Code.WORD_TWICE),
    ("no such word", lambda: Contract.parse("grand hnad"), sk.ParseError, Code.UNKNOWN_CONTRACT),
    ("ramsch code with a level", lambda: Contract.parse("RH"), sk.ParseError, Code.UNKNOWN_CONTRACT),
    ("text of null schneider", lambda: Contract.parse("null schneider"), sk.ContractError, Code.NULL_LEVEL),
    ("code of null schneider", lambda: Contract.parse("NS"), sk.ContractError, Code.NULL_LEVEL),
    ("text of ramsch hand", lambda: Contract.parse("ramsch hand"), sk.ContractError, Code.RAMSCH_LEVEL),
    ("None as a contract", lambda: loose.Contract.parse(None), sk.ArgumentError, Code.WRONG_TYPE),
    ("name in French", lambda: GRAND.name("fr"), sk.ArgumentError, Code.WRONG_VALUE),  # type: ignore[arg-type]
]

VALUES: list[Bad] = [
    ("no matadors", lambda: Matadors.of(0), sk.SettlementError, Code.BAD_MATADORS),
    ("twelve matadors", lambda: Matadors.of(-12), sk.SettlementError, Code.BAD_MATADORS),
    ("text as matadors", lambda: loose.Matadors.of("2"), sk.ArgumentError, Code.WRONG_TYPE),
    ("number as held", lambda: loose.Matadors(held=1, count=2), sk.ArgumentError, Code.WRONG_TYPE),
    ("matadors said in French", lambda: Matadors.of(1).say("fr"), sk.ArgumentError, Code.WRONG_VALUE),  # type: ignore[arg-type]
    ("matadors of a list", lambda: loose.matadors([Card.CJ], Game.GRAND), sk.ArgumentError, Code.WRONG_TYPE),
    ("matadors in Null", lambda: sk.matadors(sk.DECK, Game.NULL), sk.ContractError, Code.NO_MATADORS),
    ("matadors in Ramsch", lambda: sk.matadors(sk.DECK, Game.RAMSCH), sk.ContractError, Code.NO_MATADORS),
    ("matadors in a contract", lambda: loose.matadors(DECK, GRAND), sk.ArgumentError, Code.NOT_A_GAME),
    ("matadors in a suit", lambda: loose.matadors(DECK, Suit.CLUBS), sk.ArgumentError, Code.NOT_A_GAME),
    ("value without matadors", lambda: sk.game_value(SPADES), sk.SettlementError, Code.MATADORS_MISSING),
    ("five matadors in Grand", lambda: sk.game_value(GRAND, 5), sk.SettlementError, Code.BAD_MATADORS),
    ("without five in Grand", lambda: sk.game_value(GRAND, Matadors.of(-5)), sk.SettlementError, Code.BAD_MATADORS),
    ("matadors nought", lambda: sk.game_value(SPADES, 0), sk.SettlementError, Code.BAD_MATADORS),
    ("bool as matadors", lambda: sk.game_value(SPADES, True), sk.ArgumentError, Code.WRONG_TYPE),
    ("card as matadors", lambda: sk.game_value(SPADES, Card.D8), sk.ArgumentError, Code.WRONG_TYPE),
    ("text as matadors in Null", lambda: loose.game_value(NULL, "1"), sk.ArgumentError, Code.WRONG_TYPE),
    ("value of Ramsch", lambda: sk.game_value(Contract(Game.RAMSCH)), sk.ContractError, Code.NO_VALUE),
    ("value of a game", lambda: loose.game_value(Game.GRAND, 1), sk.ArgumentError, Code.WRONG_TYPE),
    ("value said in French", lambda: sk.game_value(GRAND, 1).explain("fr"), sk.ArgumentError, Code.WRONG_VALUE),  # type: ignore[arg-type]
    ("next after a text", lambda: loose.next_bid("18"), sk.ArgumentError, Code.WRONG_TYPE),
    ("next after a float", lambda: loose.next_bid(18.0), sk.ArgumentError, Code.WRONG_TYPE),
    ("no such bidding", lambda: loose.Rules(bidding="jmup"), sk.ArgumentError, Code.WRONG_VALUE),
    ("list as a rule", lambda: loose.Rules(concession=["rest"]), sk.ArgumentError, Code.WRONG_VALUE),
    ("border of 31", lambda: sk.Rules(declarer_schneider_max=31), sk.ArgumentError, Code.WRONG_VALUE),
    ("border as a text", lambda: loose.Rules(declarer_schneider_max="30"), sk.ArgumentError, Code.WRONG_TYPE),
    ("number as a yes", lambda: loose.Rules(lost_hand_doubled=1), sk.ArgumentError, Code.WRONG_TYPE),
    ("reason in French", lambda: loose.Reason.of(Code.BAD_DEAL).explain("fr"), sk.ArgumentError, Code.WRONG_VALUE),
]

DEALS: list[Bad] = [
    ("several faults", lambda: Deal((FORE, FORE, cards("D9")), cards("DA")), sk.DealError, Code.BAD_DEAL),
    ("nothing dealt", lambda: Deal.parse("|||"), sk.DealError, Code.BAD_DEAL),
    ("hands swapped with the skat", lambda: Deal((DEAL.skat, MIDDLE, REAR), FORE), sk.DealError, Code.BAD_DEAL),
    ("two hands", lambda: loose.Deal((FORE, MIDDLE), DEAL.skat), sk.DealError, Code.BAD_DEAL),
    ("four hands", lambda: loose.Deal((FORE, MIDDLE, REAR, REAR), DEAL.skat), sk.DealError, Code.BAD_DEAL),
    ("hands in a list", lambda: loose.Deal([FORE, MIDDLE, REAR], DEAL.skat), sk.ArgumentError, Code.WRONG_TYPE),
    ("hands as texts", lambda: loose.Deal(("CJ", "SJ", "HJ"), "DJ"), sk.ArgumentError, Code.WRONG_TYPE),
    ("skat as a list", lambda: loose.Deal((FORE, MIDDLE, REAR), [Card.DA]), sk.ArgumentError, Code.WRONG_TYPE),
    ("no text", lambda: Deal.parse(""), sk.ParseError, Code.BAD_DEAL_TEXT),
    ("five parts", lambda: Deal.parse(f"{TEXT}|"), sk.ParseError, Code.BAD_DEAL_TEXT),
    ("no card in a part", lambda: Deal.parse(TEXT.replace("DK", "DX")), sk.ParseError, Code.UNKNOWN_CARD),
    ("card twice in a part", lambda: Deal.parse(TEXT.replace("SJ", "CJ")), sk.ParseError, Code.DUPLICATE_CARD),
    ("card twice in two parts", lambda: Deal.parse(TEXT.replace("DA", "CJ")), sk.DealError, Code.BAD_DEAL),
    ("None as a deal", lambda: loose.Deal.parse(None), sk.ArgumentError, Code.WRONG_TYPE),
    ("short pack", lambda: Deal.from_order(sk.CARDS[1:]), sk.DealError, Code.BAD_DEAL),
    ("pack with a card twice", lambda: Deal.from_order([Card.CJ, *sk.CARDS[1:]]), sk.DealError, Code.BAD_DEAL),
    ("pack of ints", lambda: loose.Deal.from_order(range(32)), sk.ArgumentError, Code.WRONG_TYPE),
    ("pack as a text", lambda: loose.Deal.from_order("CJ SJ"), sk.ArgumentError, Code.WRONG_TYPE),
    ("number as a pack", lambda: loose.Deal.from_order(32), sk.ArgumentError, Code.WRONG_TYPE),
    ("seed as chance", lambda: loose.Deal.shuffled(7), sk.ArgumentError, Code.WRONG_TYPE),
    ("module as chance", lambda: loose.Deal.shuffled(random), sk.ArgumentError, Code.WRONG_TYPE),
    ("no fourth seat", lambda: DEAL.hand(3), sk.ArgumentError, Code.WRONG_TYPE),
    ("seat by name", lambda: DEAL.hand("forehand"), sk.ArgumentError, Code.WRONG_TYPE),
    ("seat by truth", lambda: DEAL.hand(True), sk.ArgumentError, Code.WRONG_TYPE),
    ("card as a seat", lambda: DEAL.hand(Card.D7), sk.ArgumentError, Code.WRONG_TYPE),
]


def settled(contract: Any = SPADES, **given: Any) -> object:  # noqa: ANN401 - bad types are the point
    """Settle spades with 1 and 61 points, but for what is given."""
    return loose.settle(contract, **({"matadors": 1, "points": 61} | given))


SETTLEMENTS: list[Bad] = [
    ("121 points", lambda: settled(points=121), sk.SettlementError, Code.POINTS_OUT_OF_RANGE),
    ("negative points", lambda: settled(points=-1), sk.SettlementError, Code.POINTS_OUT_OF_RANGE),
    ("no trick but 40 points", lambda: settled(points=40, tricks_taken=0), sk.SettlementError, Code.POINTS_IMPOSSIBLE),
    ("119 points", lambda: settled(points=119), sk.SettlementError, Code.POINTS_IMPOSSIBLE),
    ("one point", lambda: settled(points=1, tricks_taken=3), sk.SettlementError, Code.POINTS_IMPOSSIBLE),
    ("all tricks but 61 points", lambda: settled(tricks_taken=10), sk.SettlementError, Code.POINTS_IMPOSSIBLE),
    ("61 points in one trick", lambda: settled(tricks_taken=1), sk.SettlementError, Code.POINTS_IMPOSSIBLE),
    ("11 tricks", lambda: settled(tricks_taken=11), sk.SettlementError, Code.TRICKS_OUT_OF_RANGE),
    ("negative tricks", lambda: settled(tricks_taken=-1), sk.SettlementError, Code.TRICKS_OUT_OF_RANGE),
    ("points missing", lambda: settled(points=None), sk.SettlementError, Code.POINTS_MISSING),
    ("tricks missing in Null", lambda: settled(NULL, points=None), sk.SettlementError, Code.TRICKS_MISSING),
    ("points as a float", lambda: settled(points=61.0), sk.ArgumentError, Code.WRONG_TYPE),
    ("points as a bool", lambda: settled(points=True), sk.ArgumentError, Code.WRONG_TYPE),
    ("tricks as a text", lambda: settled(tricks_taken="6"), sk.ArgumentError, Code.WRONG_TYPE),
    ("game without matadors", lambda: settled(matadors=None), sk.SettlementError, Code.MATADORS_MISSING),
    ("game with five matadors in Grand", lambda: settled(GRAND, matadors=5), sk.SettlementError, Code.BAD_MATADORS),
    ("bid of 19", lambda: settled(bid=19), sk.SettlementError, Code.BAD_BID),
    ("bid of nothing", lambda: settled(bid=0), sk.SettlementError, Code.BAD_BID),
    ("bid beyond 264", lambda: settled(bid=265), sk.SettlementError, Code.BAD_BID),
    ("bid of 17 on the server", lambda: settled(bid=17, rules=sk.ISS), sk.SettlementError, Code.BAD_BID),
    ("bid of 500 on the server", lambda: settled(bid=500, rules=sk.ISS), sk.SettlementError, Code.BAD_BID),
    ("bid as a text", lambda: settled(bid="18"), sk.ArgumentError, Code.WRONG_TYPE),
    ("bid as an action", lambda: settled(bid=sk.Bid(18)), sk.ArgumentError, Code.WRONG_TYPE),
    (
        "null below the bid",
        lambda: settled(NULL, bid=24, points=None, tricks_taken=0),
        sk.ContractError,
        Code.NULL_BELOW_BID,
    ),
    ("ramsch", lambda: settled(Contract(Game.RAMSCH)), sk.SettlementError, Code.RAMSCH_NOT_SETTLED),
    ("re without kontra", lambda: settled(re=True), sk.SettlementError, Code.RE_WITHOUT_KONTRA),
    ("kontra as a number", lambda: settled(kontra=1), sk.ArgumentError, Code.WRONG_TYPE),
    ("re as None", lambda: settled(re=None), sk.ArgumentError, Code.WRONG_TYPE),
    ("halved", lambda: settled(doublings=-1), sk.SettlementError, Code.BAD_DOUBLINGS),
    ("doublings as a bool", lambda: settled(doublings=True), sk.ArgumentError, Code.WRONG_TYPE),
    ("ending as a text", lambda: settled(ended="played"), sk.ArgumentError, Code.WRONG_TYPE),
    ("rules as a text", lambda: settled(rules="ISKO"), sk.ArgumentError, Code.WRONG_TYPE),
    ("contract as a text", lambda: settled("grand hand"), sk.ArgumentError, Code.WRONG_TYPE),
]

TRICKS: list[Bad] = [
    ("hand as a list", lambda: loose.legal_cards([Card.HJ], [], Game.GRAND), sk.ArgumentError, Code.WRONG_TYPE),
    ("trick as a set", lambda: loose.legal_cards(HAND, {Card.S9}, Game.GRAND), sk.ArgumentError, Code.WRONG_TYPE),
    ("trick as a CardSet", lambda: loose.legal_cards(HAND, DECK, Game.GRAND), sk.ArgumentError, Code.WRONG_TYPE),
    ("trick as a text", lambda: loose.legal_cards(HAND, "S9", Game.GRAND), sk.ArgumentError, Code.WRONG_TYPE),
    ("trick of ints", lambda: loose.legal_cards(HAND, [1], Game.GRAND), sk.ArgumentError, Code.WRONG_TYPE),
    ("trick already full", lambda: sk.legal_cards(HAND, THREE, Game.GRAND), sk.ArgumentError, Code.WRONG_VALUE),
    ("no game", lambda: loose.legal_cards(HAND, [Card.S9], "grand"), sk.ArgumentError, Code.NOT_A_GAME),
    ("no game at the lead", lambda: loose.legal_cards(HAND, [], "grand"), sk.ArgumentError, Code.NOT_A_GAME),
    ("no card asked about", lambda: loose.why_not_card("HA", HAND, [], Game.NULL), sk.ArgumentError, Code.WRONG_TYPE),
    ("trick of two", lambda: sk.trick_winner(THREE[:2], Game.NULL), sk.ArgumentError, Code.WRONG_VALUE),
    ("trick of four", lambda: sk.trick_winner([*THREE, Card.CJ], Game.NULL), sk.ArgumentError, Code.WRONG_VALUE),
    (
        "card twice in a trick",
        lambda: sk.trick_winner([Card.S9, Card.HA, Card.HA], Game.NULL),
        sk.ArgumentError,
        Code.DUPLICATE_CARD,
    ),
    ("winner in a suit", lambda: loose.trick_winner(THREE, Suit.SPADES), sk.ArgumentError, Code.NOT_A_GAME),
    ("led by a text", lambda: loose.follow_group("CJ", Game.GRAND), sk.ArgumentError, Code.WRONG_TYPE),
    ("follow in a number", lambda: loose.follow_group(Card.CJ, 4), sk.ArgumentError, Code.NOT_A_GAME),
    ("trumps of a suit", lambda: loose.trumps(Suit.HEARTS), sk.ArgumentError, Code.NOT_A_GAME),
    ("trumps of a contract", lambda: loose.trumps(GRAND), sk.ArgumentError, Code.NOT_A_GAME),
]

EVERY = [*CARD_TEXTS, *CARD_SETS, *CONTRACTS, *VALUES, *DEALS, *SETTLEMENTS, *TRICKS]


@pytest.mark.parametrize(("act", "kind", "code"), [pytest.param(*bad[1:], id=bad[0]) for bad in EVERY])
def test_bad_input_is_refused_with_its_own_code(
    act: Callable[[], object], kind: type[sk.SkatError], code: Code
) -> None:
    with pytest.raises(sk.SkatError) as caught:
        act()
    assert type(caught.value) is kind
    assert caught.value.code is code
    assert str(caught.value)
    assert caught.value.explain("de")


def test_no_two_inputs_bear_the_same_name() -> None:
    assert len({name for name, *_ in EVERY}) == len(EVERY)


def test_a_deal_with_several_faults_tells_each_of_them() -> None:
    with pytest.raises(sk.DealError) as caught:
        Deal((FORE, FORE, cards("D9")), cards("DA"))
    doubled = [f"{card} is in two places" for card in FORE]
    missing = [f"{card} is missing" for card in sk.DECK - FORE - cards("D9 DA")]
    sizes = ["rearhand: 1 of 10 cards", "the skat: 1 of 2 cards"]
    assert sorted(caught.value.faults) == sorted(doubled + missing + sizes)


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


READERS: list[Callable[[str], object]] = [Contract.parse, cards, Card.parse, Deal.parse]
WORDS = [
    "grand",
    "Null",
    "HAND",
    "schneider",
    "angesagt",
    "ouvert",
    "GHS",
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
