"""How wide a text is, and how it is written in plain characters."""

import pytest

from pyskat.language.letters import columns, in_ascii


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
