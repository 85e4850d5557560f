"""Which card a text names: every way that is understood, and what is left open because it may be several."""

from itertools import product
from typing import Final

import pytest

import pyskat as sk
from pyskat.display import Style
from pyskat.language.card_names import CARD_WORDS, cards_in

GERMAN_PACK: Final = Style(suits="german", language="de")

READ: Final[dict[str, str]] = {
    # In pyskat's own letters, with signs, and with the German letters of the ranks beside a sign
    "HT": "HT ht hT H10 h10 ♥10 10♥ ♥T t♥ ♡10 ♥\ufe0f10 ♥-10 hearts-10",
    "CJ": "CJ ♣J J♣ ♣B B♣ ♣b ♣U bube♣ ♣Bube ♣-Bube",
    "HQ": "HQ ♥Q ♥D D♥ ♥d ♥O dame♥",
    "SA": "SA ♠A A♠ ♤A ♠Ass ♠As ♠Daus",
    # In words
    "CQ": "Kreuz_Dame Kreuzdame Kreuz-Dame KREUZ_DAME kreuz_dame Kreuz_D KreuzD Kreuz_O die_Kreuz_Dame "
    "queen_of_clubs clubs_queen club_queen Queen_of_Clubs Treff_Dame Eichel_Ober Eichelober Eichel-Ober Eichel_O "
    "Ober_of_acorns",
    "SJ": "Pik_Bube Pik-Bube Pikbube den_Pik_Buben Pik_B PikB Pik_Bauer Pik_Wenzel jack_of_spades spades_jack "
    "knave_of_spades Schippen_Bube Grün_Unter Grünunter Gruen_Unter GRÜN_UNTER Laub_Unter Blatt_Unter "
    "Unter_of_leaves leaf_Unter",
    "SK": "Pik_König Pik-König Pikkönig PIK_KÖNIG Pik_Koenig pikkoenig Pik_K king_of_spades Ko\u0308nig_von_Pik",
    "DA": "Karo_Ass Karo_As Karo-As Karoass das_Karo_Ass Karo_A KaroA ace_of_diamonds Eckstein_Ass Schellen_Daus "
    "Schellen_As Schell_Ass ace_of_bells SchellenA bells_ace",
    "H9": "Herz_9 Herz9 Herz-9 Herz_Neun Herzneun Herz_nine nine_of_hearts 9_of_hearts hearts_9 heart_nine Rot_9 "
    "Rot_Neun",
    "DT": "Karo_10 Karo10 Karo_Zehn Karozehn ten_of_diamonds 10_of_diamonds Schellen_10 Schellenzehn ten_of_bells",
    # The letters of Pik, those cut short, and those of the German pack that are no others
    "S7": "P7 p7 Pi7 Pi_7 Pik_7 G7 g7",
    "ST": "P10 PT Pi10 G10 gt",
    "SQ": "PD PO PQ GO go PiD Pi_Dame",
    "C8": "Kr8 Kr_8 KR8 E8 e8",
    "CK": "KrK Kr_K EK ek",
    "DJ": "KaB KAB Ka_B kab",
    "DK": "KaK Ka_K",
    "HA": "HeA He_A RA ra",
    "HJ": "HB hb HeB RU ru RB HU",
    "C7": "Kreuz_Sieben Kreuz_7 seven_of_clubs Eichel_7 E7",
}
"""Ways to write each card; a line stands for a blank."""


@pytest.mark.parametrize(("name", "ways"), READ.items(), ids=READ)
def test_a_card_is_read_in_every_way_that_names_it_alone(name: str, ways: str) -> None:
    card = sk.Card[name]
    for way in ways.split():
        text = way.replace("_", " ")
        assert sk.Card.parse(text) is card, text
        assert sk.cards(f"  {text} ") == sk.CardSet([card]), text
        assert sk.Card.parse(text, language="de") is card, text
        assert sk.Card.parse(text, style=Style()) is card, text


SUITS: Final = (
    "Karo diamonds Schellen bells",
    "Herz hearts Rot hearts",
    "Pik spades Grün leaves",
    "Kreuz clubs Eichel acorns",
)
RANKS: Final = (
    ("Sieben", "seven", "Sieben", "seven"),
    ("Acht", "eight", "Acht", "eight"),
    ("Neun", "nine", "Neun", "nine"),
    ("Dame", "queen", "Ober", "Ober"),
    ("König", "king", "König", "king"),
    ("Zehn", "ten", "Zehn", "ten"),
    ("Ass", "ace", "Ass", "ace"),
    ("Bube", "jack", "Unter", "Unter"),
)


@pytest.mark.parametrize(("suit", "rank"), list(product(range(4), range(8))))
def test_every_card_is_read_in_words_of_both_packs_and_languages(suit: int, rank: int) -> None:
    card = sk.CARDS[8 * suit + rank]
    for pack in range(4):
        name, value = SUITS[suit].split()[pack], RANKS[rank][pack]
        ways = [f"{name} {value}", f"{name}-{value}", f"{name}{value}", f"{value} of {name}"]
        for text in ways + [way.upper() for way in ways] + [way.lower() for way in ways]:
            assert sk.Card.parse(text) is card


MAY_BE: Final[dict[str, str]] = {
    "KD": "queen of diamonds, king of diamonds or queen of clubs",
    "KB": "jack of diamonds, king of spades or jack of clubs",  # König Blatt among them
    "BK": "jack of diamonds, king of spades or jack of clubs",
    "DB": "jack of diamonds or queen of spades",  # Dame Blatt
    "BD": "jack of diamonds, queen of spades or ace of spades",  # Bube in diamonds, Blatt-Dame, Blatt-Daus
    "KA": "ace of diamonds or ace of clubs",
    "K10": "ten of diamonds or ten of clubs",
    "AK": "ace of diamonds or ace of clubs",
    "SB": "jack of diamonds or jack of spades",
    "SO": "queen of diamonds or queen of spades",
    "SU": "jack of diamonds or jack of spades",
    "SD": "queen of diamonds, ace of diamonds, queen of spades or ace of spades",
    "ED": "queen of clubs or ace of clubs",  # Dame, Daus
    "Eichel D": "queen of clubs or ace of clubs",
    "gründ": "queen of spades or ace of spades",
}
"""What letters may mean where nobody says in which language they are."""


@pytest.mark.parametrize(("text", "options"), MAY_BE.items())
def test_what_may_be_several_cards_is_refused_with_all_of_them(text: str, options: str) -> None:
    for read in (sk.Card.parse, sk.cards):
        with pytest.raises(sk.ParseError) as caught:
            read(f"H7, {text}" if read is sk.cards else text)
        error = caught.value
        assert error.code is sk.Code.AMBIGUOUS_CARD
        assert error.reason.explain() == f"{text!r} may be {options}; write it in full"
        assert error.position == (4 if read is sk.cards else 0)


def test_what_may_be_several_cards_is_said_in_german_and_by_the_pack_that_is_shown() -> None:
    with pytest.raises(sk.ParseError) as caught:
        sk.Card.parse("KD", language="de")
    assert caught.value.reason.explain("de") == "'KD' kann Karo Dame oder Kreuz Dame sein; schreib es aus"
    assert "Schellen Ober oder Eichel Ober" in caught.value.reason.explain("de", style=GERMAN_PACK)


IN_GERMAN: Final = {"SB": "SJ", "SD": "SQ", "DB": "DJ", "DD": "DQ", "DK": "DK", "HB": "HJ", "HD": "HQ", "CB": "CJ"}
IN_GERMAN_SUITS: Final = {
    "SB": "DJ",
    "SO": "DQ",
    "SU": "DJ",
    "S10": "DT",
    "SK": "DK",
    "ST": "DT",
    "S7": "D7",
    "s-9": "D9",
    "GO": "SQ",
    "EU": "CJ",
    "R10": "HT",
    "RK": "HK",
    "E7": "C7",
    "CJ": "CJ",
    "DT": "DT",
}


def test_letters_are_german_ones_where_that_is_said() -> None:
    for text, name in IN_GERMAN.items():
        for way in ({"language": "de"}, {"style": Style(language="de")}, {"language": "de", "style": Style()}):
            assert sk.Card.parse(text, **way).name == name
    for text, name in IN_GERMAN_SUITS.items():
        assert sk.Card.parse(text, style=GERMAN_PACK).name == name
        assert sk.Card.parse(text, language="en", style=GERMAN_PACK).name == name
    for text in ("KB", "KD", "KA", "K7", "ED", "GD"):  # Kreuz or Karo, Dame or Daus
        with pytest.raises(sk.ParseError) as caught:
            sk.Card.parse(text, language="de")
        assert caught.value.code is sk.Code.AMBIGUOUS_CARD
    assert sk.Card.parse("S10") is sk.Card.parse("S10", language="de") is sk.Card.ST  # ours, as it always was


@pytest.mark.parametrize(
    ("text", "place"),
    [("EU S10", 3), ("S10 EU", 0), ("H7, Rot 9, SK", 11), ("Eichel Unter sa", 13), ("♣U S7", 3), ("ED7 S7", None)],
)
def test_beside_cards_of_the_german_pack_an_s_may_be_schellen(text: str, place: int | None) -> None:
    with pytest.raises(sk.ParseError) as caught:
        sk.cards(text)
    if place is None:
        assert caught.value.code is sk.Code.UNKNOWN_CARD
    else:
        assert (caught.value.code, caught.value.position) == (sk.Code.AMBIGUOUS_CARD, place)
        assert len(sk.cards(text, style=GERMAN_PACK)) == len(sk.cards(text, style=Style()))


SETS: Final = {
    "Pik König, Herz 9": "SK H9",
    "Pik König und Herz 9": "SK H9",
    "den Pik König & die Herz 9": "SK H9",
    "ace of spades and ten of hearts": "SA HT",
    "♣B ♠B ♥B ♦B": "CJ SJ HJ DJ",
    "♥ 10 ♠ K": "HT SK",
    "Kreuz-As; Kreuz-10. KrK": "CA CT CK",
    "EU GU RU": "CJ SJ HJ",
    "": "",
    "und": "",
}


@pytest.mark.parametrize(("text", "names"), SETS.items())
def test_several_cards_are_read_with_blanks_commas_and_words_between_them(text: str, names: str) -> None:
    assert sk.cards(text) == sk.CardSet([sk.Card[name] for name in names.split()])


NO_CARDS: Final[dict[str, tuple[int, str, str]]] = {
    "Herz Konig": (5, "Konig", "König"),
    "CJ, Herz Konig": (9, "Konig", "König"),
    "Kruez Bube": (0, "Kruez", "Kreuz"),
    "Kreuz Bubbe": (6, "Bubbe", "Bube"),
    "qeen of spades": (0, "qeen", "queen"),
    "10H": (0, "10H", "HT"),
    "QS": (0, "QS", "SQ"),
    "as": (0, "as", "SA"),
    "B7": (0, "B7", "S7"),
    "Pik": (0, "Pik", ""),
    "PiK": (0, "PiK", ""),
    "Pik, König": (0, "Pik", ""),
    "♥": (0, "♥", ""),
    "♥10♥": (0, "♥10♥", ""),
    "König Pik": (0, "König", ""),
    "ſ7": (0, "ſ7", ""),
    "\N{KELVIN SIGN}rB": (0, "\N{KELVIN SIGN}rB", ""),
    "H١٠": (0, "H١٠", ""),
    "Schelle 7": (0, "Schelle", "Schellen"),
    "CJ" + "x" * 900: (0, "CJ" + "x" * 900, ""),
    "Pik " + "x" * 900: (0, "Pik", ""),
    "queen of": (0, "queen", ""),
    "queen of of": (0, "queen", ""),
}


@pytest.mark.parametrize(("text", "wrong"), NO_CARDS.items(), ids=[text[:20] for text in NO_CARDS])
def test_what_is_no_card_is_named_with_what_was_probably_meant(text: str, wrong: tuple[int, str, str]) -> None:
    place, word, near = wrong
    with pytest.raises(sk.ParseError) as caught:
        sk.cards(text)
    error = caught.value
    assert (error.code, error.position, error.reason.params["word"]) == (sk.Code.UNKNOWN_CARD, place, word)
    hints = {"en": f"did you mean {near!r}?", "de": f"gemeint ist wohl {near!r};"}
    assert (hints["en"] in error.explain(), hints["de"] in error.explain("de")) == (bool(near), bool(near))
    assert ("did you mean" in error.explain()) == bool(near)


def test_a_card_alone_is_one_card() -> None:
    for text in ("CJ SJ", "CJ, CJ", "Pik König, Herz 9", "Kreuz", ""):
        with pytest.raises(sk.ParseError) as caught:
            sk.Card.parse(text)
        assert (caught.value.position, caught.value.reason.params["word"]) == (0, text)
    with pytest.raises(sk.ParseError) as caught:
        sk.Card.parse("  Kreuz Konig")
    assert caught.value.position == 8


def test_words_for_cards_are_no_letters_of_others() -> None:
    # KA and KR are cut short from Karo and Kreuz, and KA is two aces as well.
    assert [found.cards for found in cards_in("KA 10")] == [(sk.Card.DT,)]
    assert len(cards_in("KA")[0].cards) == 2
    assert {word for word in CARD_WORDS if not word.isalpha()} == set()


STYLES: Final = [Style(suits=suits, ascii=plain) for suits in ("french", "german") for plain in (False, True)]


@pytest.mark.parametrize("style", [None, *STYLES])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_card_is_read_back_from_all_it_says_in_the_same_style(style: Style | None, language: sk.Language) -> None:
    for card in sk.CARDS:
        said = card.say(language, style)
        assert sk.Card.parse(said, style=style) is card
        assert sk.Card.parse(said, language=language, style=style) is card
        assert sk.Card.parse(said.lower(), style=style) is card
        assert sk.Card.parse(f"{card.suit.say(language, style)} {card.rank.say(language, style)}") is card
        if style is None or style.suits == "french":
            assert sk.Card.parse(said) is card
    assert sk.cards(sk.DECK.say(language, style), style=style) == sk.DECK


def test_a_german_card_is_read_without_its_style_as_itself_or_not_at_all_but_for_the_letter_s() -> None:
    style = STYLES[2]
    for card in sk.CARDS:
        said = card.say("de", style)
        try:
            found: sk.Card | None = sk.Card.parse(said)
        except sk.ParseError:
            found = None
        assert found in {card, None} or (card.suit is sk.Suit.DIAMONDS and found is sk.CARDS[card + 16])
