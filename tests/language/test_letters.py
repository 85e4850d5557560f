"""How wide a text is, and how it is written in plain characters."""

import pytest

from pyskat.language.letters import columns, folded, in_ascii


@pytest.mark.parametrize(
    ("text", "wide"),
    [
        ("", 0),
        ("Jörg", 4),
        ("Jo\N{COMBINING DIAERESIS}rg", 4),
        ("東京", 4),
        ("ﾄﾞ", 2),
        ("😀", 2),
        ("❤\N{VARIATION SELECTOR-16}", 1),
        ("a\N{ZERO WIDTH JOINER}b", 2),
    ],
)
def test_a_column_is_what_a_terminal_moves_on_by(text: str, wide: int) -> None:
    assert columns(text) == wide


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("CJ 10 %\n", "CJ 10 %\n"),
        ("♣J ♠10 ♥Q ♦7", "CJ S10 HQ D7"),
        ("8 × Grand 24 = 192, −384, 1–3…", "8 x Grand 24 = 192, -384, 1-3..."),
        ("gedrückt, nötig, zählt, heißt", "gedrueckt, noetig, zaehlt, heisst"),
        ("Ärger Öl Übung", "Aerger Oel Uebung"),
        ("u\N{COMBINING DIAERESIS}ber", "ueber"),
        ("René Łukasz Åsa", "Rene ?ukasz Asa"),
        ("東京 😀", "?? ?"),
        ("\ufffd\ud800", "??"),
    ],
)
def test_in_ascii_a_text_stays_readable(text: str, plain: str) -> None:
    assert in_ascii(text) == plain


@pytest.mark.parametrize(
    ("word", "small"),
    [
        *[("König", "koenig"), ("KÖNIG", "koenig"), ("Koenig", "koenig"), ("Ko\u0308nig", "koenig")],
        *[("DRÜCKE", "druecke"), ("dru\u0308cke", "druecke"), ("A\u0308rger", "aerger"), ("Großspiel", "grossspiel")],
        *[("GROẞSPIEL", "grossspiel"), ("♥\ufe0f10", "♥10"), ("♥\ufe0e", "♥"), ("CJ", "cj"), ("", "")],
        # What only looks like these letters stays what it is.
        *[(letter, letter) for letter in ("ſ", "\N{KELVIN SIGN}", "\u0130", "é", "e\u0308", "\ufb00")],
    ],
)
def test_all_spellings_of_a_word_are_folded_into_one(word: str, small: str) -> None:
    assert folded(word) == small
    assert folded(small) == small
