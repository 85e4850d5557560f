import copy
import pickle
import re
import string
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import pytest

import pyskat as sk
from pyskat import Card, Code, Game, Reason, SkatError, cards
from pyskat.display import Style
from pyskat.errors.messages import MESSAGES
from pyskat.errors.sources import HousePage, RulesPage
from pyskat.language.terms import Template, Term

REASON = Reason.of(Code.BID_TOO_LOW, value=17, least=18)
ERRORS: list[SkatError] = [
    SkatError(REASON),
    sk.ArgumentError(REASON),
    sk.ParseError(REASON, "17 hold", 3),
    sk.ParseError(REASON, "{}", 0, "/value"),
    sk.ContractError(REASON),
    sk.DealError(REASON, (REASON, Reason.of(Code.DEAL_OVER))),
    sk.IllegalActionError(REASON),
    sk.SettlementError(REASON),
    sk.RecordError(REASON, 4, 2),
    sk.SheetError(REASON),
]
DOCS = Path(__file__).parents[2] / "docs"
KINDS = [type(error).__name__ for error in ERRORS]


def fields(message: str) -> set[str]:
    """Name the places of a message that are to be filled."""
    return {name for _, name, _, _ in string.Formatter().parse(message) if name is not None}


@pytest.mark.parametrize("code", list(Code))
def test_every_cause_is_said_in_both_languages_with_its_rule(code: Code) -> None:
    message = MESSAGES[code]
    assert message.en
    assert message.de
    assert message.en != message.de
    assert Reason.of(code).rule


@pytest.mark.parametrize("code", list(MESSAGES))
def test_both_languages_name_the_same_things_and_fill_them_in(code: Code) -> None:
    places = fields(MESSAGES[code].en)
    assert fields(MESSAGES[code].de) == places
    filled = {name: f"#{number}#" for number, name in enumerate(sorted(places))}
    reason = Reason.of(code, **filled)
    for said in (reason.explain(), reason.explain("de")):
        assert all(text in said for text in filled.values())
        assert "{" not in said


@pytest.mark.parametrize("code", list(Code))
def test_a_code_is_its_name_in_small_letters(code: Code) -> None:
    assert code == code.value == code.name.lower()


def test_a_reason_is_said_in_english_unless_german_is_asked_for() -> None:
    assert str(REASON) == REASON.explain() == REASON.explain("en") == "17 is not enough: the least possible is 18"
    assert REASON.explain("de") == "17 genügt nicht: mindestens 18"
    assert REASON.rule == "Rules, “Which values may be bid”; Rules, “Which value may come next”"
    assert REASON.params == {"value": 17, "least": 18}


def test_a_reason_is_a_value() -> None:
    assert Reason.of(Code.BID_TOO_LOW, least=18, value=17) == REASON
    assert len({REASON, pickle.loads(pickle.dumps(REASON)), Reason.of(Code.BID_TOO_LOW)}) == 2  # noqa: S301 - ours


@pytest.mark.parametrize("error", ERRORS, ids=KINDS)
def test_every_error_is_a_skat_error_and_a_value_error_with_code_and_reason(error: SkatError) -> None:
    assert isinstance(error, SkatError)
    assert isinstance(error, ValueError)
    assert (error.code, error.reason) == (Code.BID_TOO_LOW, REASON)
    assert REASON.explain() in str(error)
    assert str(error) == error.explain() == error.explain("en")
    assert REASON.explain("de") in error.explain("de")


def test_a_wrong_argument_is_a_type_error_too() -> None:
    with pytest.raises(TypeError):
        sk.CardSet([31])  # type: ignore[list-item]


@pytest.mark.parametrize("error", ERRORS, ids=KINDS)
def test_errors_survive_pickling_and_copying(error: SkatError) -> None:
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):  # noqa: S301 - ours
        assert type(again) is type(error)
        assert (again.args, again.reason, str(again)) == (error.args, error.reason, str(error))
        for name in ("text", "position", "pointer", "faults", "index", "line"):
            assert getattr(again, name, None) == getattr(error, name, None)


def test_a_parse_error_shows_the_text_and_the_place_counted_from_one() -> None:
    error = sk.ParseError(REASON, "17 hold", 3)
    assert str(error).endswith("(at character 4 of '17 hold')")
    assert error.explain("de").endswith("(Zeichen 4 in '17 hold')")


def test_a_long_text_is_not_shown_in_full() -> None:
    error = sk.ParseError(REASON, "x" * 5000, 0)
    assert len(str(error)) < 300
    assert (error.text, error.position) == ("x" * 5000, 0)


@pytest.mark.parametrize(
    ("index", "line", "english", "german"),
    [
        (4, 2, "line 2, move 4: ", "Zeile 2, Zug 4: "),
        (4, None, "move 4: ", "Zug 4: "),
        (None, 2, "line 2: ", "Zeile 2: "),
        (0, None, "move 0: ", "Zug 0: "),
        (None, None, "", ""),
    ],
)
def test_a_record_error_names_line_and_move_where_they_are_known(
    index: int | None, line: int | None, english: str, german: str
) -> None:
    error = sk.RecordError(REASON, index, line)
    assert str(error) == english + REASON.explain()
    assert error.explain("de") == german + REASON.explain("de")


@pytest.mark.parametrize("word", ["pass", "grand", "hold 18", "trumps?"])
def test_what_somebody_wrote_is_quoted_as_it_was_written_in_both_languages(word: str) -> None:
    with pytest.raises(sk.ParseError) as caught:
        Card.parse(word)
    assert caught.value.reason.explain().startswith(repr(word))
    assert caught.value.reason.explain("de").startswith(repr(word))


def raised(act: Callable[[], object]) -> Reason:
    with pytest.raises(SkatError) as caught:
        act()
    return caught.value.reason


def refused(action: sk.Action, after: str = "") -> Reason:
    reason = sk.why_not(sk.play(sk.start(sk.Deal.from_order(sk.CARDS)), after), action)
    assert reason is not None
    return reason


def not_playable(card: Card) -> Reason:
    reason = sk.why_not_card(card, cards("HJ HA C7"), [Card.S9], Game.SPADES)
    assert reason is not None
    return reason


def test_names_that_are_words_of_the_messages_stay_names() -> None:
    sheet = sk.Sheet(("player", "won", "lost"))
    said = raised(lambda: sheet.enter(sk.Entry.game(3, 48))).explain("de")
    assert said == "'3' spielt nicht an diesem Tisch; hier spielen player, won und lost"


def test_a_style_names_the_suits_of_its_pack_in_plain_characters_if_asked_for() -> None:
    error = sk.IllegalActionError(not_playable(Card.HA))
    german, plain = Style(suits="german"), Style(ascii=True)
    assert error.explain("de", style=german) == "G9 verlangt Trumpf, der Spieler muss mit RU bedienen"
    assert error.explain(style=Style()) == "♠9 asks for trumps, and the player must follow with ♥J"
    assert error.explain(style=plain) == error.explain() == "S9 asks for trumps, and the player must follow with HJ"
    assert sk.ParseError(error.reason, "♠", 0).explain("de", style=plain).endswith("(Zeichen 1 in '♠')")
    assert sk.RecordError(error.reason, 3, why=error.reason).explain("de", style=german).count("G9") == 2


def headings(page: Path) -> list[str]:
    """List the headings of a page, without what stands there in the letters of code."""
    found = re.findall(r"^##+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return [heading.partition(":")[0].strip() for heading in found]


PAGES: dict[type[Template], str] = {RulesPage: "rules.md", HousePage: "house-rules.md"}


@pytest.mark.parametrize("section", [*RulesPage, *HousePage])
def test_a_section_that_is_cited_stands_on_its_page_in_both_languages(section: Template) -> None:
    english, german = section.value
    assert english in headings(DOCS / PAGES[type(section)])
    translated = DOCS / "de" / PAGES[type(section)]
    assert not translated.exists() or german in headings(translated)
    assert f"“{english}”" in section.say("en")
    assert f"„{german}“" in section.say("de")


def test_every_section_is_cited_by_a_message() -> None:
    cited = {place for message in MESSAGES.values() for place in as_tuple(message.rule)}
    assert cited >= {*RulesPage, *HousePage}


def as_tuple(rule: Term) -> tuple[Term, ...]:
    return rule if isinstance(rule, tuple) else (rule,)


@pytest.mark.parametrize(
    ("code", "english", "german"),
    [
        (
            Code.MUST_FOLLOW,
            "Rules, “Following suit”; Skat Order 2015, 4.2",
            "Regeln, „Bedienen“; Skatordnung 2015, 4.2",
        ),
        (
            Code.CONTRADICTION,
            "Rules, “Schneider and Schwarz”; Skat Order 2015, 5.2.3 and 5.2.4",
            "Regeln, „Schneider und Schwarz“; Skatordnung 2015, 5.2.3 und 5.2.4",
        ),
        (Code.NO_KONTRA, "House rules, “Kontra and Re”", "Hausregeln, „Kontra und Re“"),
        (Code.BAD_MOVE, "International Skat Server", "International Skat Server"),
        (Code.WORD_TWICE, "how pyskat reads and writes", "wie pyskat liest und schreibt"),
    ],
)
def test_a_rule_is_cited_by_a_name_that_players_know(code: Code, english: str, german: str) -> None:
    reason = Reason.of(code)
    assert (reason.cite(), reason.cite("de"), reason.rule) == (english, german, english)


def test_no_rule_is_cited_by_a_number_of_ours() -> None:
    for code in Code:
        for language in get_args(sk.Language):
            said = Reason.of(code).cite(language)
            assert said
            assert not re.search(r"\b00\d\b|[{}§]", said)
