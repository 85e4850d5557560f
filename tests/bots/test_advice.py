"""Advice in words: every reason in both languages, with its source."""

import pickle

import pytest

import pyskat as sk
from pyskat.bots import Advice, Alternative, Reason, ReasonCode, advise
from pyskat.bots.advice import FROM_THE_PAGE
from pyskat.display import Style
from pyskat.language.advice_words import AdviceWord


def full(code: ReasonCode, count: int = 10) -> Reason:
    return Reason(code, sk.Card.HT, sk.cards("HT H7"), count, sk.Game.HEARTS, sk.Seat.REARHAND)


@pytest.mark.parametrize("code", ReasonCode, ids=str)
def test_every_reason_is_said_in_both_languages(code: ReasonCode) -> None:
    said = {language: Advice(sk.Pass(), (full(code),)).explain(language) for language in ("en", "de")}
    assert said["en"] != said["de"]
    for language, sentence in said.items():
        assert sentence.startswith({"en": "Pass: ", "de": "Passen: "}[language])
        assert sentence.endswith(".")
        assert "{" not in sentence
        assert "  " not in sentence


def test_one_is_counted_as_one() -> None:
    assert Reason(ReasonCode.DRAW_TRUMPS, count=1).say("en") == "draw trumps, 1 is still out"
    assert Reason(ReasonCode.DRAW_TRUMPS, count=1).say("de") == "Trumpf ziehen, 1 ist noch draußen"
    assert Reason(ReasonCode.DRAW_TRUMPS, count=3).say("de") == "Trumpf ziehen, 3 sind noch draußen"


@pytest.mark.parametrize("code", ReasonCode, ids=str)
def test_a_reason_cites_the_page_or_says_that_it_is_ours(code: ReasonCode) -> None:
    page = "Simple rules, “Strategy: what to bid on”"
    assert Reason(code).source == (page if code in FROM_THE_PAGE else "a rule of thumb of pyskat")
    assert Reason(code).cite("de") == (
        "Einfache Regeln, „Strategie: worauf man reizt“" if code in FROM_THE_PAGE else "eine Faustregel von pyskat"
    )


def test_the_words_are_those_of_the_reasons_and_the_frame() -> None:
    frame = {"PLAYING", "BIDDING", "BECAUSE", "CHANCE", "INSTEAD", "WITH_CHANCE", "THUMB"}
    assert {word.name for word in AdviceWord} - frame == {code.name for code in ReasonCode}


def test_advice_tells_chance_and_alternatives() -> None:
    advice = Advice(
        sk.Bid(20),
        (Reason(ReasonCode.JACKS_FIRST, count=2), Reason(ReasonCode.CLUB_JACK)),
        0.634,
        (Alternative(sk.Pass(), 0.5), Alternative(sk.Hold(), value=3.5)),
    )
    assert advice.explain() == str(advice)
    assert str(advice) == (
        "Bid 20: 2 jacks to begin with; the jack of clubs is among them. Chance of winning: 63 %."
        " Instead: pass (50 %), hold."
    )
    assert advice.explain("de") == (
        "20 reizen: 2 Buben als Grundlage; der Kreuz-Bube ist dabei. Gewinnchance: 63 %. Sonst: passen (50 %), halten."
    )


def test_cards_are_named_in_a_style() -> None:
    advice = Advice(sk.PlayCard(sk.Card.HT), (Reason(ReasonCode.GUARD_TEN, card=sk.Card.SA),))
    assert advice.explain("de", style=Style(suits="german")).startswith("R10 spielen: GA behalten, ")
    assert advice.explain("en", style=Style(ascii=True)).startswith("Play HT: keep SA, ")
    assert str(advice.reasons[0]) == "keep SA, so that the declarer's ten stays locked behind it"


def test_values_are_pickled_and_compared() -> None:
    advice = Advice(sk.PlayCard(sk.Card.HT), (full(ReasonCode.SMEAR),), 0.5, (Alternative(sk.Pass(), 0.25),))
    assert pickle.loads(pickle.dumps(advice)) == advice  # noqa: S301 - just made
    assert hash(advice) == hash(pickle.loads(pickle.dumps(advice)))  # noqa: S301
    assert advice != Advice(advice.action, advice.reasons)


def test_another_language_is_refused() -> None:
    advice = Advice(sk.Pass(), (Reason(ReasonCode.TOO_WEAK),))
    for ask in (advice.explain, advice.reasons[0].cite, advice.reasons[0].say):
        with pytest.raises(sk.ArgumentError, match="'en' or 'de'"):
            ask("fr")  # type: ignore[arg-type]


def test_only_a_view_is_advised_on() -> None:
    with pytest.raises(sk.ArgumentError, match="view"):
        advise("CJ")  # type: ignore[arg-type]
