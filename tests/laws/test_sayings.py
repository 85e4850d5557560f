"""What pyskat says of an action, a card, a game or a seat it reads back, in both languages and in every style."""

import random
from itertools import product
from typing import Final, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pyskat as sk
from laws.strategies import FEW, LAW, UNIVERSE, any_deal, any_state, each_place, each_table, reach, walk
from pyskat.contract import HAND_CONTRACTS, SKAT_CONTRACTS
from pyskat.display import Style
from pyskat.display.style import Suits
from pyskat.language.letters import in_ascii

LANGUAGES: Final[tuple[sk.Language, ...]] = get_args(sk.Language)
PACKS: Final[tuple[Suits, ...]] = get_args(Suits)
STYLES: Final = [
    None,
    *[Style(suits=pack, ascii=plain, language=own) for pack, plain, own in product(PACKS, (False, True), LANGUAGES)],
]
MOST: Final = 40
"""So many actions of a state are tried; in the auction there may be five hundred."""

each_style: Final = pytest.mark.parametrize("style", STYLES, ids=repr)
each_language: Final = pytest.mark.parametrize("language", LANGUAGES)
a_seed: Final = st.integers(0, 2**32 - 1)


def possible(state: sk.State, rng: random.Random) -> list[sk.Action]:
    """List what may be done in a state, in turn and out of turn; of very much, some."""
    actions = [*sk.legal_actions(state), *sk.interrupts(state)]
    return actions if len(actions) <= MOST else rng.sample(actions, MOST)


def spellings(said: str) -> set[str]:
    """Write a text in small letters, in capitals, without umlauts, and with what one says around it."""
    return {said, said.lower(), said.upper(), in_ascii(said) if said.isalpha() else said, f" {said}! "}


def read(state: sk.State, text: str) -> sk.Action | sk.ParseError:
    """Read an action, or give the error."""
    try:
        return sk.parse_action(state, text)
    except sk.ParseError as error:
        return error


@each_place
@FEW
@given(seed=a_seed)
def test_what_is_said_of_a_legal_action_is_read_back(rules: sk.Rules, phase: type[sk.State], seed: int) -> None:
    rng = random.Random(seed)
    state = reach(rng, rules, phase).state
    for action, language, style in product(possible(state, rng), LANGUAGES, STYLES):
        said = action.say(language, style)
        for text in spellings(said):
            assert sk.parse_action(state, text, style=style) == action
            assert sk.parse_action(state, text, language=language, style=style) == action
            if style is None or style.suits == "french":
                assert sk.parse_action(state, text) == action
        assert sk.parse_action(state, str(action)) == action
        assert sk.parse_action(sk.view(state, state.turn), said, style=style) == action


@LAW
@given(state=any_state(), seed=a_seed)
def test_what_is_said_with_german_suits_is_never_read_as_another_card_but_for_the_letter_s(
    state: sk.State, seed: int
) -> None:
    for action, language in product(possible(state, random.Random(seed)), LANGUAGES):
        said = action.say(language, Style(suits="german"))
        found = read(state, said)
        if isinstance(found, sk.ParseError):
            assert found.code is sk.Code.AMBIGUOUS_CARD
        elif found != action:
            letters = {word[0] for word in said.split() if word.isupper() or word[-1].isdigit()}
            assert letters == {"S"}  # ours for spades, and theirs for Schellen


@each_language
@each_style
def test_every_action_there_is_is_read_back(language: sk.Language, style: Style | None) -> None:
    state = reach(random.Random(1), sk.ISKO, sk.Playing).state
    for action in UNIVERSE:
        assert sk.parse_action(state, action.say(language, style), style=style) == action


@each_table
@each_language
@FEW
@given(seed=a_seed)
def test_a_whole_deal_is_read_as_it_is_said(rules: sk.Rules, language: sk.Language, seed: int) -> None:
    rng = random.Random(seed)
    whole = walk(rng, rules)
    style = rng.choice(STYLES)
    said = [action.say(language, style) for action in whole.actions]
    for mark in (", ", "\n", ","):
        assert sk.play(whole.states[0], mark.join(said), style=style) == whole.state
    assert sk.play(whole.states[0], ", ".join(map(str, whole.actions))) == whole.state


@each_language
@each_style
@LAW
@given(seed=a_seed)
def test_cards_and_deals_are_read_back(language: sk.Language, style: Style | None, seed: int) -> None:
    deal = any_deal(random.Random(seed))
    parts = [part.say(language, style) for part in (*deal.hands, deal.skat)]
    assert [sk.cards(part, style=style) for part in parts] == [*deal.hands, deal.skat]
    assert sk.Deal.parse(" | ".join(parts), style=style) == deal
    if style is None or style.suits == "french":
        assert sk.Deal.parse(" | ".join(parts)) == sk.Deal.parse(" | ".join(parts), language=language) == deal


@each_language
@each_style
def test_seats_and_contracts_are_read_back(language: sk.Language, style: Style | None) -> None:
    for seat in sk.Seat:
        for text in spellings(seat.say(language, style)) - {f" {seat.say(language, style)}! "}:
            assert sk.Seat.parse(text) is seat
    for contract in (*SKAT_CONTRACTS, *HAND_CONTRACTS, sk.Contract(sk.Game.RAMSCH)):
        said = contract.say(language, style)
        for text in (said, said.lower(), said.upper(), in_ascii(said), said.replace(" ", ", "), said.replace(" ", "-")):
            assert sk.Contract.parse(text) == contract


@LAW
@given(state=any_state(), text=st.text(max_size=60) | st.text("CDEHKPSGRBOU7891 ,|/♣♥jawegHnd", max_size=30))
def test_any_text_is_an_action_or_refused_with_its_place(state: sk.State, text: str) -> None:
    found = read(state, text)
    if isinstance(found, sk.ParseError):
        assert found.text == text
        assert 0 <= found.position <= len(text)
    else:
        assert sk.parse_action(state, str(found)) == found
