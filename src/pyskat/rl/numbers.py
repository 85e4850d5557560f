"""Which number has an action? Version 1 of the numbers, which never change."""

from collections.abc import Callable
from contextlib import suppress
from operator import index
from typing import Final, Literal, SupportsIndex, TypeAlias, cast, get_args

from pyskat.actions import (
    Accept,
    Action,
    Bid,
    Cause,
    Claim,
    Concede,
    Declare,
    Discard,
    Forfeit,
    Hold,
    Kontra,
    Pass,
    PickUp,
    PlayOn,
    Push,
    Re,
    Refuse,
    Show,
    Throw,
)
from pyskat.card import CARDS, Card, CardSet
from pyskat.contract import Contract
from pyskat.engine import State
from pyskat.errors import ArgumentError, Code, expect_type
from pyskat.errors.checks import expect_one_of
from pyskat.errors.quoting import as_found
from pyskat.game import GAMES, Game
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Choice, Kind, Span, Term
from pyskat.phases.phase import Phase
from pyskat.phases.state import DealState
from pyskat.plays import PLAYS, PlayCard
from pyskat.scoring.value import BID_VALUES
from pyskat.seat import Seat
from pyskat.views import View

__all__ = [
    "ACTIONS_VERSION",
    "FIRST_PAIR",
    "PAIR_CARDS",
    "RANGES",
    "SIZES",
    "Pairs",
    "at_of",
    "decode",
    "encode",
    "expect_pairs",
    "label",
    "number_of",
    "pair_number",
    "steps",
    "whole_number",
    "without_pairs",
]

ACTIONS_VERSION: Final = 1
"""The version of the numbers. Other numbers would be another version beside this one."""

Pairs: TypeAlias = Literal["once", "two_steps"]
"""How two cards are laid away or pushed: by one number, or card by card, the second lower than the first."""

_PAIRS_ARE: Final[tuple[str, ...]] = get_args(Pairs)
FIRST_BID: Final = len(CARDS)
BID_NUMBER: Final = {value: FIRST_BID + place for place, value in enumerate(BID_VALUES)}
HOLD, PASS, PICK_UP, FIRST_GAME, FIRST_NULL, KONTRA, RE, FIRST_PAIR, CONCEDE = 95, 96, 97, 98, 123, 127, 128, 129, 625
_LEVELS: Final = 5
"""Plain, hand, Schneider announced, Schwarz announced, ouvert: each includes the one before it."""

PAIR_CARDS: Final = tuple((low, high) for high in range(len(CARDS)) for low in range(high))
"""The two cards of each pair, the lower one first, in the order of their numbers."""
SIZES: Final[dict[Pairs, int]] = {"once": 635, "two_steps": 139}
"""How many numbers there are."""
_DROPPED: Final = SIZES["once"] - SIZES["two_steps"]
"""By so much the numbers behind the pairs are lower where there are no pairs."""

_WORDS: Final[dict[type[Action], int]] = {
    Hold: HOLD,
    Pass: PASS,
    PickUp: PICK_UP,
    Kontra: KONTRA,
    Re: RE,
    Concede: CONCEDE,
    Show: 626,
    Throw: 630,
    Accept: 631,
    Refuse: 632,
    PlayOn: 633,
}
_CLAIMS: Final = {None: 627, "schneider": 628, "schwarz": 629}
_LEFT: Final = 634
_NOT_TO_DECLARE: Final = Game.RAMSCH


def pair_number(low: int, high: int) -> int:
    """Give the number of laying two cards away, or of pushing them."""
    return FIRST_PAIR + high * (high - 1) // 2 + low


def _of_bid(action: Bid) -> int | None:
    return BID_NUMBER.get(action.value)


def _of_contract(action: Declare) -> int | None:
    contract = action.contract
    game = contract.game
    if game is Game.NULL:
        return FIRST_NULL + contract.hand + 2 * contract.ouvert
    if game is _NOT_TO_DECLARE:
        return None
    level = contract.hand + contract.schneider_announced + contract.schwarz_announced + contract.ouvert
    return FIRST_GAME + _LEVELS * game + level


def _of_pair(action: Discard | Push) -> int | None:
    mask = action.cards.mask
    if mask.bit_count() != 2:  # noqa: PLR2004 - a pair
        return None
    return pair_number((mask & -mask).bit_length() - 1, mask.bit_length() - 1)


def _of_card(action: PlayCard) -> int:
    return int(action.card)


def _of_claim(action: Claim) -> int:
    return _CLAIMS[action.level]


def _of_forfeit(action: Forfeit) -> int | None:
    return _LEFT if action.cause is Cause.LEFT else None


_BY_KIND: Final[dict[type, Callable[..., int | None]]] = {
    PlayCard: _of_card,
    Bid: _of_bid,
    Declare: _of_contract,
    Discard: _of_pair,
    Push: _of_pair,
    Claim: _of_claim,
    Forfeit: _of_forfeit,
}


def number_of(action: Action) -> int | None:
    """Give the number of an action; None if it has none."""
    word = _WORDS.get(type(action))
    return _BY_KIND[type(action)](action) if word is None else word


def without_pairs(number: int) -> int:
    """Give the number that an action has where pairs have none."""
    return number if number < FIRST_PAIR else number - _DROPPED


def expect_pairs(pairs: object) -> Pairs:
    """Return how pairs are numbered, if it is one of the two ways."""
    return "two_steps" if expect_one_of("pairs", pairs, _PAIRS_ARE) == "two_steps" else "once"


def encode(action: Action, *, pairs: Pairs = "once") -> int:
    """Give the number of an action.

    Args:
        action: Any action. Whose it is, if it is done out of turn, is not in the number.
        pairs: ``"once"``: two cards are laid away, or pushed, by one number. ``"two_steps"``: by the numbers of the two
            cards, one after the other, so such a pair has no number of its own.

    Returns:
        0 to 634, or 0 to 138 in two steps.

    Raises:
        ArgumentError: For an action without a number: a bid that is no bid value, a time-out, anything but two cards
            laid away.

    >>> from pyskat import Bid, Card, Contract, Declare, Game, PlayCard
    >>> encode(PlayCard(Card.CJ)), encode(Bid(18)), encode(Declare(Contract(Game.GRAND, ouvert=True)))
    (31, 32, 122)
    """
    two = expect_pairs(pairs) == "two_steps"
    number = number_of(action) if type(action) in _BY_KIND or type(action) in _WORDS else None
    if number is None or (two and FIRST_PAIR <= number < CONCEDE):
        raise ArgumentError.of(Code.WRONG_VALUE, what="action", wanted=Phrase.WITH_A_NUMBER, found=as_found(action))
    return without_pairs(number) if two else number


def steps(action: Action, *, pairs: Pairs = "once") -> tuple[int, ...]:
    """Give the numbers by which an action is done: in two steps those of both cards of a pair, the higher one first.

    Args:
        action: Any action that :func:`encode` has a number for.
        pairs: As for :func:`encode`.

    Raises:
        ArgumentError: As for :func:`encode`.

    >>> from pyskat import Discard, cards
    >>> steps(Discard(cards("H7 D8"))), steps(Discard(cards("H7 D8")), pairs="two_steps")
    ((158,), (8, 1))
    """
    two = expect_pairs(pairs) == "two_steps"
    if two and isinstance(action, Discard | Push):
        low, high = PAIR_CARDS[encode(action) - FIRST_PAIR]
        return high, low
    return (encode(action, pairs=pairs),)


def whole_number(number: SupportsIndex, most: int) -> int:
    """Return a number from 0 to the most, NumPy's too.

    Raises:
        ArgumentError: For anything else.
    """
    found: object = number
    with suppress(TypeError):
        found = index(number)
    if isinstance(number, bool) or type(found) is not int:
        raise ArgumentError.of(Code.WRONG_TYPE, what="number", wanted=Kind("int"), found=as_found(number))
    if not 0 <= found <= most:
        raise ArgumentError.of(Code.WRONG_VALUE, what="number", wanted=Span(0, most), found=found)
    return found


def at_of(value: object) -> State | View:
    """Return a state or a view.

    Raises:
        ArgumentError: For anything else.
    """
    if isinstance(value, DealState | View):
        return cast("State | View", value)
    wanted: Term = Choice.of(Phrase.A_STATE, Kind("View"))
    raise ArgumentError.of(Code.WRONG_TYPE, what="state", wanted=wanted, found=as_found(value))


def _contracts() -> tuple[Contract, ...]:
    """List what can be declared, in the order of the numbers."""
    games = [
        contract
        for game in GAMES[:5]
        for contract in (
            Contract(game),
            Contract(game, hand=True),
            Contract(game, schneider_announced=True),
            Contract(game, schwarz_announced=True),
            Contract(game, ouvert=True),
        )
    ]
    nulls = [Contract(Game.NULL, hand=hand, ouvert=ouvert) for ouvert in (False, True) for hand in (False, True)]
    return (*games, *nulls)


_CONTRACTS: Final = _contracts()
_PAIRS: Final = tuple(CardSet((CARDS[low], CARDS[high])) for low, high in PAIR_CARDS)
_DISCARDS: Final = tuple(map(Discard, _PAIRS))
_PUSHES: Final = tuple(map(Push, _PAIRS))
_WORDS_BEFORE: Final[tuple[Action, ...]] = (Hold(), Pass(), PickUp())
_DOUBLINGS: Final[tuple[Action, ...]] = (Kontra(), Re())
_BEFORE_PAIRS: Final[tuple[Action, ...]] = (
    *PLAYS,
    *map(Bid, BID_VALUES),
    *_WORDS_BEFORE,
    *map(Declare, _CONTRACTS),
    *_DOUBLINGS,
)


def _behind_pairs(seat: Seat) -> tuple[Action, ...]:
    return (
        Concede(seat),
        Show(seat),
        Claim(seat),
        Claim(seat, "schneider"),
        Claim(seat, "schwarz"),
        Throw(seat),
        Accept(),
        Refuse(),
        PlayOn(),
        Forfeit(seat, Cause.LEFT),
    )


_BEHIND_PAIRS: Final = tuple(map(_behind_pairs, Seat))


def decode(number: SupportsIndex, state: State | View, *, pairs: Pairs = "once", first: Card | None = None) -> Action:
    """Give the action of a number, be it legal or not.

    Args:
        number: 0 to 634, or 0 to 138 in two steps; NumPy's integers too.
        state: A state or a view. It tells whether a pair is laid away or pushed, and who gives up, claims, shows,
            throws or leaves: the seat on turn.
        pairs: As for :func:`encode`.
        first: In two steps, the first card of the pair, once it is chosen.

    Raises:
        ArgumentError: For anything but a number in this range and a state or a view.

    >>> import random
    >>> from pyskat import Deal, start
    >>> state = start(Deal.shuffled(random.Random(1)))
    >>> [str(decode(number, state)) for number in (31, 32, 129, 625)]
    ['CJ', '18', 'discard D8 D7', 'concede middlehand']
    """
    two = expect_pairs(pairs) == "two_steps"
    at = at_of(state)
    found = whole_number(number, SIZES[pairs] - 1)
    if two and first is not None and found < len(CARDS) and found != expect_type("first", first, Card):
        found = pair_number(*sorted((found, int(first))))
    elif two and found >= FIRST_PAIR:
        found += _DROPPED
    if found < FIRST_PAIR:
        return _BEFORE_PAIRS[found]
    if found < CONCEDE:
        return (_PUSHES if at.phase is Phase.PUSHING else _DISCARDS)[found - FIRST_PAIR]
    return _BEHIND_PAIRS[_whose(at)][found - CONCEDE]


def _whose(at: State | View) -> Seat:
    """Say who does what is done out of turn; once nobody is on turn it is not legal, whoever does it."""
    if at.turn is not None:
        return at.turn
    return Seat.FOREHAND if isinstance(at, DealState) or at.seat is None else at.seat


_SAID_BEHIND: Final = (
    *("concede", "show", "claim", "claim schneider", "claim schwarz", "throw"),
    *("accept", "refuse", "play on", "left"),
)


def label(number: SupportsIndex, *, pairs: Pairs = "once") -> str:
    """Say what a number stands for, without seats.

    Args:
        number: 0 to 634, or 0 to 138 in two steps.
        pairs: As for :func:`encode`.

    Raises:
        ArgumentError: For anything else.

    >>> [label(number) for number in (31, 95, 99, 126, 129, 628)]
    ['CJ', 'hold', 'diamonds hand', 'null ouvert hand', 'lay away D8 D7', 'claim schneider']
    """
    two = expect_pairs(pairs) == "two_steps"
    found = whole_number(number, SIZES[pairs] - 1)
    if two and found >= FIRST_PAIR:
        found += _DROPPED
    if found < FIRST_PAIR:
        return str(_BEFORE_PAIRS[found])
    if found < CONCEDE:
        return f"lay away {_PAIRS[found - FIRST_PAIR]}"
    return _SAID_BEHIND[found - CONCEDE]


RANGES: Final = (
    (0, 31, "play a card, or in two steps choose it: suit × 8 + rank, from D7 = 0 to CJ = 31"),
    (32, 94, "bid `BID_VALUES[n − 32]`, from 18 to 264"),
    (95, 95, "hold"),
    (96, 96, "pass: in the auction; no Kontra, no Re; the skat passed on unseen"),
    (97, 97, "pick up"),
    *(
        (start, start + 4, f"declare {GAMES[place].say()}: plain; hand; Schneider announced; Schwarz announced; ouvert")
        for place, start in enumerate(range(FIRST_GAME, FIRST_NULL, _LEVELS))
    ),
    (123, 126, "declare null; null hand; null ouvert; null ouvert hand"),
    (127, 127, "Kontra"),
    (128, 128, "Re"),
    (129, 624, "lay away or push the cards i < j: 129 + j(j − 1)/2 + i"),
    (625, 625, "concede"),
    (626, 626, "show the hand"),
    (627, 629, "claim the rest; with Schneider; with Schwarz"),
    (630, 630, "throw the cards"),
    (631, 633, "accept; refuse; play on"),
    (634, 634, "leave (forfeit)"),
)
"""The numbers in a table: the first, the last, and what they stand for."""
