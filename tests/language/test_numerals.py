"""Numbers in words, beside a list written out by hand and one spelt by rules of its own."""

import pytest

import pyskat as sk
from pyskat.language.numerals import number_in_words

BIDS = (
    (18, "eighteen", "achtzehn"),
    (20, "twenty", "zwanzig"),
    (22, "twenty-two", "zweiundzwanzig"),
    (23, "twenty-three", "dreiundzwanzig"),
    (24, "twenty-four", "vierundzwanzig"),
    (27, "twenty-seven", "siebenundzwanzig"),
    (30, "thirty", "dreißig"),
    (33, "thirty-three", "dreiunddreißig"),
    (35, "thirty-five", "fünfunddreißig"),
    (36, "thirty-six", "sechsunddreißig"),
    (40, "forty", "vierzig"),
    (44, "forty-four", "vierundvierzig"),
    (45, "forty-five", "fünfundvierzig"),
    (46, "forty-six", "sechsundvierzig"),
    (48, "forty-eight", "achtundvierzig"),
    (50, "fifty", "fünfzig"),
    (54, "fifty-four", "vierundfünfzig"),
    (55, "fifty-five", "fünfundfünfzig"),
    (59, "fifty-nine", "neunundfünfzig"),
    (60, "sixty", "sechzig"),
    (63, "sixty-three", "dreiundsechzig"),
    (66, "sixty-six", "sechsundsechzig"),
    (70, "seventy", "siebzig"),
    (72, "seventy-two", "zweiundsiebzig"),
    (77, "seventy-seven", "siebenundsiebzig"),
    (80, "eighty", "achtzig"),
    (81, "eighty-one", "einundachtzig"),
    (84, "eighty-four", "vierundachtzig"),
    (88, "eighty-eight", "achtundachtzig"),
    (90, "ninety", "neunzig"),
    (96, "ninety-six", "sechsundneunzig"),
    (99, "ninety-nine", "neunundneunzig"),
    (100, "one hundred", "einhundert"),
    (108, "one hundred and eight", "hundertacht"),
    (110, "one hundred and ten", "hundertzehn"),
    (117, "one hundred and seventeen", "hundertsiebzehn"),
    (120, "a hundred and twenty", "hundertzwanzig"),
    (121, "one hundred twenty-one", "einhunderteinundzwanzig"),
    (126, "one hundred and twenty-six", "hundertsechsundzwanzig"),
    (130, "hundred thirty", "hundertunddreißig"),
    (144, "one hundred and forty-four", "hundertvierundvierzig"),
    (192, "one hundred and ninety-two", "einhundertzweiundneunzig"),
    (198, "one hundred and ninety-eight", "hundertachtundneunzig"),
    (216, "two hundred and sixteen", "zweihundertsechzehn"),
    (240, "two hundred and forty", "zweihundertvierzig"),
    (264, "two hundred and sixty-four", "zweihundertvierundsechzig"),
)


@pytest.mark.parametrize(("number", "english", "german"), BIDS, ids=[str(number) for number, _, _ in BIDS])
def test_a_bid_is_read_in_words(number: int, english: str, german: str) -> None:
    plain = german.replace("ß", "ss").replace("ü", "ue")
    for text in (english, english.upper(), english.replace("-", " "), english.replace("-", ""), plain, german.upper()):
        assert number_in_words(text) == number
    assert sk.parse_action(sk.start(sk.Deal.from_order(sk.CARDS)), german.capitalize()) == sk.Bid(number)


ONES = "ein zwei drei vier fünf sechs sieben acht neun".split()  # noqa: SIM905 - it reads better
ENGLISH_ONES = "one two three four five six seven eight nine".split()  # noqa: SIM905 - as above
TENS = "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig".split()  # noqa: SIM905 - as above
ENGLISH_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()  # noqa: SIM905 - as above


def test_every_number_of_tens_and_ones_is_read_below_a_thousand() -> None:
    for tens, (german_tens, english_tens) in enumerate(zip(TENS, ENGLISH_TENS, strict=True), 2):
        for ones, (german_one, english_one) in enumerate(zip(ONES, ENGLISH_ONES, strict=True), 1):
            below = 10 * tens + ones
            assert number_in_words(f"{german_one}und{german_tens}") == below
            assert number_in_words(f"{english_tens}-{english_one}") == below
            assert number_in_words(f"{ONES[ones - 1]}hundert{german_one}und{german_tens}") == 100 * ones + below
            assert number_in_words(f"{english_one} hundred and {english_tens}-{english_one}") == 100 * ones + below
    assert (number_in_words("zwo"), number_in_words("zwoundzwanzig"), number_in_words("eins")) == (2, 22, 1)
    assert (number_in_words("two"), number_in_words("eleven"), number_in_words("zwölf")) == (2, 11, 12)


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "-", "a", "and", "und", "null", "zero", "18", "zwanzig zwei", "zwei zwanzig", "einund"),
        *("hundertund", "hundred and", "twenty hundred", "zwanzigzwei", "achtzehn achtzehn", "eighteeen", "tausend"),
        *("twenty" * 8, "x" * 10_000, "twenty-ten", "hunderthundert", "sieben und"),
    ],
)
def test_what_is_no_number_is_none(text: str) -> None:
    assert number_in_words(text) is None
