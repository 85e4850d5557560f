import copy
import pickle
import re
import string
from collections.abc import Callable
from pathlib import Path

import pytest

import pyskat as sk
from pyskat import Card, Code, Game, Reason, SkatError, cards
from pyskat.display import Style
from pyskat.errors.messages import MESSAGES
from pyskat.errors.sources import SOURCES

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
SOURCES_PAGE = Path(__file__).parents[2] / "docs" / "sources.md"
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
    assert REASON.rule == "Simple rules, The auction: bidding real values"
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


SPADES = sk.Contract(Game.SPADES)
SAID_TO_PLAYERS: dict[str, Callable[[], Reason]] = {
    "no card": lambda: raised(lambda: cards("XX")),
    "a card twice": lambda: raised(lambda: cards("CJ CJ")),
    "no game named": lambda: raised(lambda: sk.Contract.parse("hand")),
    "nothing announced": lambda: raised(lambda: sk.Contract.parse("grand announced")),
    "null schneider": lambda: raised(lambda: sk.Contract.parse("null schneider")),
    "ramsch hand": lambda: raised(lambda: sk.Contract.parse("ramsch hand")),
    "no matadors": lambda: raised(lambda: sk.matadors(sk.DECK, Game.NULL)),
    "matadors missing": lambda: raised(lambda: sk.game_value(SPADES)),
    "too many matadors": lambda: raised(lambda: sk.Matadors.of(12)),
    "null below the bid": lambda: raised(lambda: sk.settle(sk.Contract(Game.NULL), bid=24, tricks_taken=0)),
    "no deal": lambda: raised(lambda: sk.Deal.parse("CJ|CJ|HJ|DJ")),
    "not a bid value": lambda: refused(sk.Bid(19)),
    "too low": lambda: refused(sk.Bid(17)),
    "nothing to hold": lambda: refused(sk.Hold()),
    "not in the auction": lambda: refused(sk.PickUp()),
    "not before picking up": lambda: refused(sk.Pass(), "18 p p"),
    "not with twelve cards": lambda: refused(sk.Pass(), "18 p p s"),
    "not before declaring": lambda: refused(sk.Pass(), "18 p p s, discard CK CQ"),
    "not in play": lambda: refused(sk.Pass(), "18 p p, grand hand"),
    "not after the end": lambda: refused(sk.Pass(), "p p p"),
    "not his turn": lambda: raised(
        lambda: sk.apply(sk.start(sk.Deal.from_order(sk.CARDS)), sk.Pass(), sk.Seat.REARHAND)
    ),
    "must follow": lambda: not_playable(Card.HA),
    "not held": lambda: not_playable(Card.CJ),
    "nobody can have bid": lambda: raised(lambda: sk.settle(SPADES, bid=19, matadors=1, points=61)),
    "impossible points": lambda: raised(lambda: sk.settle(SPADES, matadors=1, points=119)),
    "points missing": lambda: raised(lambda: sk.settle(SPADES, matadors=1)),
}
ENGLISH = frozenset(
    re.findall(
        r"\w+",
        """the and or is are of instead missing possible before such as make made player bid places has any no
        passed declare discard two play one what""",
    )
)


@pytest.mark.parametrize("name", SAID_TO_PLAYERS)
def test_what_is_said_in_german_is_german_throughout(name: str) -> None:
    said = SAID_TO_PLAYERS[name]().explain("de")
    assert ENGLISH.isdisjoint(re.findall(r"\w+", said.lower())), said


def test_names_that_are_words_of_the_messages_stay_names() -> None:
    sheet = sk.Sheet(("player", "won", "lost"))
    said = raised(lambda: sheet.enter(sk.Entry.game(3, 48))).explain("de")
    assert said == "'3' spielt nicht an diesem Tisch; die Spieler sind player, won, lost"


def test_a_style_names_the_suits_of_its_pack_in_plain_characters_if_asked_for() -> None:
    error = sk.IllegalActionError(not_playable(Card.HA))
    german, plain = Style(suits="german"), Style(ascii=True)
    assert error.explain("de", style=german) == "G9 verlangt Trumpf, der Spieler muss bedienen mit RU"
    assert error.explain(style=Style()) == "♠9 asks for trumps, and the player must follow with ♥J"
    assert error.explain(style=plain) == error.explain() == "S9 asks for trumps, and the player must follow with HJ"
    assert sk.ParseError(error.reason, "♠", 0).explain("de", style=plain).endswith("(Zeichen 1 in '♠')")
    assert sk.RecordError(error.reason, 3, why=error.reason).explain("de", style=german).count("G9") == 2


def test_every_source_that_a_message_cites_is_described() -> None:
    page = SOURCES_PAGE.read_text(encoding="utf-8")
    described = re.findall(r"^(?:(\w.*)\n: |#+ (.*)$)", page, re.MULTILINE)
    assert {*SOURCES} - {term or heading for term, heading in described} == {
        "International Skat Server",
        "ours",
    }  # each of these has a section
    said = {part.split(",")[0].split(" §")[0] for message in MESSAGES.values() for part in message.rule.split("; ")}
    own = {"how values of this library are written", "how values of this library are stored", "Schieberamsch"}
    assert said <= {*SOURCES, *own, "§5.2.4"}
