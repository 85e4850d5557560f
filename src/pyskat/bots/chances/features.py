"""What decides a game? The cards that the declarer knows, as a row of numbers for each kind of game.

Cards are masks of 32 bits, games and seats whole numbers, as in :mod:`pyskat.kernel`. Every row is a sum over the suits
and the jacks, so that a table of chances can add up what each suit is worth.
"""

from typing import Final

from pyskat.kernel.tables import COUNT, GRAND, NULL, STRENGTHS, mask_points

__all__ = [
    "GRAND_NAMES",
    "NULL_NAMES",
    "SUIT_NAMES",
    "grand_row",
    "jacks",
    "null_row",
    "row",
    "suit_cards",
    "suit_row",
]

_SMALL: Final = 7
_QUEEN, _KING, _TEN, _ACE = 8, 16, 32, 64
"""The bits of a suit without its jack; below the queen come nine, eight and seven."""

_LEAST_LENGTH, _MOST_LENGTH = 4, 9
_MOST_LOSERS: Final = 8
_LONG: Final = 3
_TEN_POINTS: Final = 10


def jacks(cards: int) -> int:
    """Give the jacks as four bits, diamonds lowest.

    >>> jacks(0x80000080)  # the jacks of clubs and diamonds
    9
    """
    return cards >> 7 & 1 | cards >> 14 & 2 | cards >> 21 & 4 | cards >> 28 & 8


def suit_cards(cards: int, suit: int) -> int:
    """Give a suit without its jack as seven bits: seven, eight, nine, queen, king, ten, ace."""
    return cards >> 8 * suit & 127


# Suit games and Grand.

SIDE_NAMES: Final = (
    "void",
    "ace",
    "ten with ace",
    "ten guarded",
    "ten alone",
    "king third",
    "single loser",
    "two without ace",
    "three without ace",
    "long with ace",
    "long without ace",
    "loose points",
)


def _side(held: int) -> tuple[float, ...]:
    """Describe a suit that is not trumps, given as seven bits."""
    length = COUNT[held]
    ace, ten, king = held & _ACE != 0, held & _TEN != 0, held & _KING != 0
    spare = max(length - _LONG, 0)
    return (
        length == 0,
        ace,
        ace and ten,
        ten and not ace and length > 1,
        ten and length == 1,
        king and length > 1 and (ace or ten),
        length == 1 and not ace,
        length == 2 and not ace,  # noqa: PLR2004 - as it says
        length > 2 and not ace,  # noqa: PLR2004 - as it says
        spare if ace else 0,
        0 if ace else spare,
        (king and not ace) + (held & _QUEEN != 0 and not ace and length < _LONG),
    )


def _losers(held: int) -> int:
    """Count the first three rounds of a side suit that are lost: without the ace, the ten, the king."""
    return sum(COUNT[held] > place and not held & top for place, top in enumerate((_ACE, _TEN, _KING)))


def _trump(held: int) -> tuple[float, ...]:
    """Describe the suit that is trumps, without the jacks."""
    return held & _ACE != 0, held & _TEN != 0, (held & _KING != 0) + (held & _QUEEN != 0)


SIDES: Final = tuple(tuple(map(float, _side(held))) for held in range(128))
LOSERS: Final = bytes(_losers(held) for held in range(128))
TRUMPS: Final = tuple(tuple(map(float, _trump(held))) for held in range(128))


def at_least(value: int, least: int, most: int) -> list[float]:
    """Say of each number from least to most whether the value reaches it."""
    return [float(value >= step) for step in range(least, most + 1)]


JACK_NAMES: Final = tuple(f"jacks {pattern}" for pattern in range(1, 16))
LENGTH_NAMES: Final = tuple(f"trumps {count}" for count in range(_LEAST_LENGTH, _MOST_LENGTH + 1))
TRUMP_NAMES: Final = ("trump ace", "trump ten", "trump king or queen")
LOSER_NAMES: Final = tuple(f"losers {count}" for count in range(1, _MOST_LOSERS + 1))
REST_NAMES: Final = ("leads", "plays last", "hand", "put away")

SUIT_NAMES: Final = ("always", *JACK_NAMES, *LENGTH_NAMES, *TRUMP_NAMES, *SIDE_NAMES, *LOSER_NAMES, *REST_NAMES)
GRAND_NAMES: Final = ("always", *JACK_NAMES, *SIDE_NAMES, *LOSER_NAMES, *REST_NAMES)


def jack_row(pattern: int) -> list[float]:
    """Say which jacks there are: one of sixteen patterns, none being nothing."""
    return [float(pattern == each) for each in range(1, 16)]


def length_row(count: int) -> list[float]:
    """Say how long the trumps are."""
    return at_least(count, _LEAST_LENGTH, _MOST_LENGTH)


def loser_row(count: int) -> list[float]:
    """Say how many rounds of the side suits are lost."""
    return at_least(count, 1, _MOST_LOSERS)


def rest_row(seat: int, put_away: int, *, hand: bool) -> list[float]:
    """Say where the declarer sits, whether the skat was left there, and what was put away."""
    return [float(seat == 0), float(seat == 2), float(hand), mask_points(put_away) / _TEN_POINTS]  # noqa: PLR2004 - rearhand


def _sides_row(cards: int, sides: list[int]) -> list[float]:
    held = [suit_cards(cards, suit) for suit in sides]
    summed = [sum(column) for column in zip(*[SIDES[each] for each in held], strict=True)]
    return summed + loser_row(sum(LOSERS[each] for each in held))


def suit_row(game: int, cards: int, put_away: int, seat: int, *, hand: bool = False) -> list[float]:
    """Describe a suit game.

    Args:
        game: 0 to 3.
        cards: The ten cards in the declarer's hand, as a mask.
        put_away: The two cards put away; 0 if the declarer does not know the skat.
        seat: The declarer's, 0 to 2.
        hand: Whether the skat is left there.

    Returns:
        A number for each of :data:`SUIT_NAMES`.
    """
    pattern, trump = jacks(cards), suit_cards(cards, game)
    sides = [suit for suit in range(4) if suit != game]
    return [
        1.0,
        *jack_row(pattern),
        *length_row(COUNT[pattern] + COUNT[trump]),
        *TRUMPS[trump],
        *_sides_row(cards, sides),
        *rest_row(seat, put_away, hand=hand),
    ]


def grand_row(cards: int, put_away: int, seat: int, *, hand: bool = False) -> list[float]:
    """Describe a Grand, as :func:`suit_row` does: a number for each of :data:`GRAND_NAMES`."""
    sides = _sides_row(cards, [0, 1, 2, 3])
    return [1.0, *jack_row(jacks(cards)), *sides, *rest_row(seat, put_away, hand=hand)]


# Null.

_NULL_RANKS: Final = STRENGTHS[NULL * 32 : NULL * 32 + 8]

IN_SUIT_NAMES: Final = (
    "no card",
    *[f"single {rank}" for rank in ("8", "9", "10", "J", "Q", "K")],
    *[f"pair from {rank}" for rank in ("8", "9", "10", "J")],
    *[f"pair with {rank}" for rank in ("10", "Q")],
    *[f"long from {rank}" for rank in ("8", "9", "10")],
    *[f"long second {rank}" for rank in ("10", "J", "Q")],
    *[f"long later {gap}" for gap in (1, 2)],
    "five or more",
)
_UNSAFE: Final = 3
HOLE_NAMES: Final = tuple(f"holes {count}" for count in range(1, _UNSAFE + 1))
OUVERT_NAMES: Final = ("ouvert", *[f"ouvert {name}" for name in HOLE_NAMES])
NULL_NAMES: Final = ("always", *IN_SUIT_NAMES, *HOLE_NAMES, "leads", "plays last", "hand", *OUVERT_NAMES)


def _in_null(held: int) -> list[int]:
    """Rank a suit's cards in Null from the lowest up, seven as 0 and ace as 7."""
    return sorted(_NULL_RANKS[rank] for rank in range(8) if held >> rank & 1)


def _gap(ranks: list[int]) -> int:
    """Find by how much a suit's cards, from the third on, are above what is safe: every other card from the seven."""
    return max([rank - 2 * place for place, rank in enumerate(ranks) if place > 1], default=0)


def _null_suit(held: int) -> tuple[float, ...]:
    """Describe a suit in Null, given as eight bits."""
    ranks = _in_null(held)
    (low, second, *_), length = (*ranks, 0, 0), len(ranks)
    single, pair, long = length == 1, length == 2, length > 2  # noqa: PLR2004 - as they say
    return (
        float(length == 0),
        *at_least(low if single else 0, 1, 6),
        *at_least(low if pair else 0, 1, 4),
        *[float(pair and second >= least) for least in (3, 5)],
        *at_least(low if long else 0, 1, 3),
        *[float(long and second >= least) for least in (3, 4, 5)],
        *at_least(_gap(ranks), 1, 2),
        float(length > 4),  # noqa: PLR2004 - as it says
    )


def _has_hole(held: int) -> bool:
    """Tell whether the others can make somebody take a trick who holds these cards of a suit."""
    return any(rank > 2 * place for place, rank in enumerate(_in_null(held)))


NULL_SUITS: Final = tuple(_null_suit(held) for held in range(256))
HOLES: Final = bytes(_has_hole(held) for held in range(256))


def hole_row(count: int) -> list[float]:
    """Say in how many suits there is a hole."""
    return at_least(count, 1, _UNSAFE)


def null_rest_row(seat: int, holes: int, *, hand: bool, ouvert: bool) -> list[float]:
    """Say where the declarer of a Null sits, and what was declared beside."""
    open_row = [float(ouvert), *([each * ouvert for each in hole_row(holes)])]
    return [float(seat == 0), float(seat == 2), float(hand), *open_row]  # noqa: PLR2004 - rearhand


def null_row(cards: int, seat: int, *, hand: bool = False, ouvert: bool = False) -> list[float]:
    """Describe a Null: a number for each of :data:`NULL_NAMES`."""
    held = [cards >> 8 * suit & 255 for suit in range(4)]
    holes = sum(HOLES[each] for each in held)
    summed = [sum(column) for column in zip(*[NULL_SUITS[each] for each in held], strict=True)]
    return [1.0, *summed, *hole_row(holes), *null_rest_row(seat, holes, hand=hand, ouvert=ouvert)]


def row(  # noqa: D417 - as in suit_row
    game: int, cards: int, put_away: int, seat: int, *, hand: bool = False, ouvert: bool = False
) -> list[float]:
    """Describe any game but Ramsch, as :func:`suit_row` does.

    Args:
        game: 0 to 5.
        ouvert: Whether it is a Null with an open hand.
    """
    if game == NULL:
        return null_row(cards, seat, hand=hand, ouvert=ouvert)
    if game == GRAND:
        return grand_row(cards, put_away, seat, hand=hand)
    return suit_row(game, cards, put_away, seat, hand=hand)
