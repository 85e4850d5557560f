import copy
import pickle

import pytest

import pyskat as sk
from pyskat import Contract, Game
from pyskat.contract import HAND_CONTRACTS, SKAT_CONTRACTS
from referee.contracts import CONTRACTS

TRUMP_GAMES = [Game.DIAMONDS, Game.HEARTS, Game.SPADES, Game.CLUBS, Game.GRAND]
EVERY = [*SKAT_CONTRACTS, *HAND_CONTRACTS, Contract(Game.RAMSCH)]


def levels(contract: Contract) -> str:
    """Name the levels by their letters: hand, schneider, schwarz, ouvert."""
    flags = (contract.hand, contract.schneider_announced, contract.schwarz_announced, contract.ouvert)
    return "".join(letter for letter, flag in zip("HSZO", flags, strict=True) if flag)


@pytest.mark.parametrize("game", TRUMP_GAMES)
def test_in_suit_games_and_grand_a_level_implies_those_below(game: Game) -> None:
    assert levels(Contract(game)) == ""
    assert levels(Contract(game, hand=True)) == "H"
    assert levels(Contract(game, schneider_announced=True)) == "HS"
    assert levels(Contract(game, schwarz_announced=True)) == "HSZ"
    assert levels(Contract(game, ouvert=True)) == "HSZO"
    assert Contract(game, ouvert=True) == Contract(
        game, hand=True, schneider_announced=True, schwarz_announced=True, ouvert=True
    )


def test_null_takes_hand_and_ouvert_without_implying_either() -> None:
    assert levels(Contract(Game.NULL)) == ""
    assert levels(Contract(Game.NULL, hand=True)) == "H"
    assert levels(Contract(Game.NULL, ouvert=True)) == "O"
    assert levels(Contract(Game.NULL, hand=True, ouvert=True)) == "HO"


def test_ramsch_has_no_levels() -> None:
    assert levels(Contract(Game.RAMSCH)) == ""
    assert str(Contract(Game.RAMSCH)) == "ramsch"


@pytest.mark.parametrize(
    ("text", "contract"),
    [
        ("grand hand schneider", Contract(Game.GRAND, schneider_announced=True)),
        ("Grand", Contract(Game.GRAND)),
        ("CLUBS", Contract(Game.CLUBS)),
        ("spade hand", Contract(Game.SPADES, hand=True)),
        ("hand hearts", Contract(Game.HEARTS, hand=True)),
        ("diamonds schwarz announced", Contract(Game.DIAMONDS, schwarz_announced=True)),
        ("grand open", Contract(Game.GRAND, ouvert=True)),
        ("null, ouvert, hand", Contract(Game.NULL, hand=True, ouvert=True)),
        ("♠ hand", Contract(Game.SPADES, hand=True)),
        ("ramsch", Contract(Game.RAMSCH)),
        ("Kreuz Hand Schneider angesagt", Contract(Game.CLUBS, schneider_announced=True)),
        ("Null ouvert Hand", Contract(Game.NULL, hand=True, ouvert=True)),
        ("Null-Ouvert", Contract(Game.NULL, ouvert=True)),
        ("Karo", Contract(Game.DIAMONDS)),
        ("Herz Hand", Contract(Game.HEARTS, hand=True)),
        ("Pik Hand Schwarz angesagt", Contract(Game.SPADES, schwarz_announced=True)),
        ("Grand offen", Contract(Game.GRAND, ouvert=True)),
        ("Eichel", Contract(Game.CLUBS)),
        ("Grün Hand", Contract(Game.SPADES, hand=True)),
        ("Rot", Contract(Game.HEARTS)),
        ("Schellen", Contract(Game.DIAMONDS)),
        ("acorns hand", Contract(Game.CLUBS, hand=True)),
        ("leaves ouvert", Contract(Game.SPADES, ouvert=True)),
        ("bells", Contract(Game.DIAMONDS)),
        ("Treff Hand", Contract(Game.CLUBS, hand=True)),
        ("Nullouvert", Contract(Game.NULL, ouvert=True)),
        ("Nullouvert Hand", Contract(Game.NULL, hand=True, ouvert=True)),
        ("Grandhand", Contract(Game.GRAND, hand=True)),
        ("Eichel Solo", Contract(Game.CLUBS)),
        ("Herzsolo", Contract(Game.HEARTS)),
        ("Karo aus der Hand", Contract(Game.DIAMONDS, hand=True)),
        ("Kreuz Hand, Schneider und Schwarz angesagt", Contract(Game.CLUBS, schwarz_announced=True)),
        ("einen Grand ouvert", Contract(Game.GRAND, ouvert=True)),
        ("GRÜN HAND", Contract(Game.SPADES, hand=True)),
        ("gruen hand", Contract(Game.SPADES, hand=True)),
        ("Gru\u0308n Hand", Contract(Game.SPADES, hand=True)),
        ("GROSSSPIEL", Contract(Game.GRAND)),
    ],
)
def test_a_contract_is_read_in_english_and_german(text: str, contract: Contract) -> None:
    assert Contract.parse(text) == contract


@pytest.mark.parametrize(
    ("code", "contract"),
    [
        ("G", Contract(Game.GRAND)),
        ("GHS", Contract(Game.GRAND, schneider_announced=True)),
        ("GHSZ", Contract(Game.GRAND, schwarz_announced=True)),
        ("CO", Contract(Game.CLUBS, ouvert=True)),
        ("GOHSZ", Contract(Game.GRAND, ouvert=True)),
        ("HH", Contract(Game.HEARTS, hand=True)),
        ("SH", Contract(Game.SPADES, hand=True)),
        ("SHS", Contract(Game.SPADES, schneider_announced=True)),
        ("DZ", Contract(Game.DIAMONDS, schwarz_announced=True)),
        ("N", Contract(Game.NULL)),
        ("NH", Contract(Game.NULL, hand=True)),
        ("NO", Contract(Game.NULL, ouvert=True)),
        ("NOH", Contract(Game.NULL, hand=True, ouvert=True)),
        ("NHO", Contract(Game.NULL, hand=True, ouvert=True)),
        ("R", Contract(Game.RAMSCH)),
    ],
)
def test_a_contract_is_read_in_the_code_of_the_game_server(code: str, contract: Contract) -> None:
    assert Contract.parse(code) == contract


@pytest.mark.parametrize("contract", EVERY, ids=str)
def test_a_contract_is_read_back_from_all_it_writes(contract: Contract) -> None:
    for text in (str(contract), contract.name("en"), contract.name("de"), contract.code):
        assert Contract.parse(text) == contract
    assert eval(repr(contract), {"Contract": Contract, "Game": Game}) == contract  # noqa: S307 - that is the promise


@pytest.mark.parametrize(
    ("contract", "english", "german", "code"),
    [
        (Contract(Game.CLUBS), "clubs", "Kreuz", "C"),
        (Contract(Game.SPADES, hand=True), "spades hand", "Pik Hand", "SH"),
        (Contract(Game.GRAND, schneider_announced=True), "grand hand schneider", "Grand Hand Schneider", "GHS"),
        (Contract(Game.HEARTS, schwarz_announced=True), "hearts hand schwarz", "Herz Hand Schwarz", "HHZ"),
        (Contract(Game.DIAMONDS, ouvert=True), "diamonds ouvert", "Karo ouvert", "DO"),
        (Contract(Game.NULL, hand=True), "null hand", "Null Hand", "NH"),
        (Contract(Game.NULL, ouvert=True), "null ouvert", "Null ouvert", "NO"),
        (Contract(Game.NULL, hand=True, ouvert=True), "null ouvert hand", "Null ouvert Hand", "NOH"),
    ],
)
def test_a_contract_has_its_name_in_both_languages_and_its_code(
    contract: Contract, english: str, german: str, code: str
) -> None:
    assert (str(contract), contract.name("de"), contract.code) == (english, german, code)


def test_the_faulty_word_of_a_text_is_named_with_its_place() -> None:
    with pytest.raises(sk.ParseError) as caught:
        Contract.parse("grand hand schnieder")
    assert caught.value.position == len("grand hand ")
    assert "schnieder" in str(caught.value)
    assert "did you mean 'schneider'?" in str(caught.value)
    assert "gemeint ist wohl 'schneider'" in caught.value.explain("de")


@pytest.mark.parametrize(
    ("text", "place", "near"),
    [
        *[("Kruez Hand", 0, "Kreuz"), ("Grand Hnad", 6, "hand"), ("Eichl", 0, "Eichel")],
        *[("Herz schnieder", 5, "schneider"), ("Herz Handschuh", 5, "")],
        *[("banana", 0, ""), ("Herz Bube", 5, ""), ("x" * 900, 0, ""), ("grandx", 0, "Grand"), ("solohand", 0, "")],
    ],
)
def test_what_was_probably_meant_is_named(text: str, place: int, near: str) -> None:
    with pytest.raises(sk.ParseError) as caught:
        Contract.parse(text)
    assert (caught.value.code, caught.value.position) == (sk.Code.UNKNOWN_CONTRACT, place)
    assert ("did you mean" in str(caught.value), f"did you mean {near!r}?" in str(caught.value)) == (bool(near),) * 2


@pytest.mark.parametrize("text", ["", "solo", "aus der Hand", "und", "ouvert"])
def test_a_game_without_its_name_is_none(text: str) -> None:
    with pytest.raises(sk.ParseError) as caught:
        Contract.parse(text)
    assert caught.value.code is sk.Code.WORD_MISSING


def test_seven_games_are_played_with_the_skat_and_five_times_four_and_two_from_the_hand() -> None:
    assert {str(contract) for contract in SKAT_CONTRACTS} == {text for text, it in CONTRACTS.items() if not it.hand}
    assert {str(contract) for contract in HAND_CONTRACTS} == {text for text, it in CONTRACTS.items() if it.hand}
    assert (len(SKAT_CONTRACTS), len(HAND_CONTRACTS)) == (7, 22)


@pytest.mark.parametrize("contract", EVERY, ids=str)
def test_a_contract_is_a_value(contract: Contract) -> None:
    assert copy.copy(contract) is copy.deepcopy(contract) is contract
    again = pickle.loads(pickle.dumps(contract))  # noqa: S301 - our own bytes
    assert again == contract
    assert hash(again) == hash(contract)


def test_contracts_that_differ_in_anything_are_different() -> None:
    assert len(set(EVERY)) == len(EVERY) == 30
