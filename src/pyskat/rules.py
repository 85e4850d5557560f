"""Which rules does the table play by? One value with a field for every decision, and the presets."""

from typing import Any, Final, Literal, get_args

from attrs import Attribute, field, frozen

from pyskat.errors import ArgumentError, Code, check_type
from pyskat.values import Value

__all__ = [
    "ISKO",
    "ISS",
    "PRE_1999",
    "SIMPLE",
    "BiddingRule",
    "ConcessionRule",
    "NullRule",
    "OverbidRule",
    "Rules",
]

BiddingRule = Literal["jump", "next", "any"]
NullRule = Literal["illegal", "own_value"]
OverbidRule = Literal["least_multiple", "own_value"]
ConcessionRule = Literal["simple", "rest", "rest_shown"]

_ALLOWED: Final[dict[str, tuple[str, ...]]] = {
    "bidding": get_args(BiddingRule),
    "null_below_bid": get_args(NullRule),
    "overbid_loss": get_args(OverbidRule),
    "concession": get_args(ConcessionRule),
}


def _one_of(_: object, attribute: "Attribute[Any]", value: object) -> None:
    """Refuse a value that the field does not have."""
    allowed = _ALLOWED[attribute.name]
    if value not in allowed:
        raise ArgumentError.of(
            Code.WRONG_VALUE,
            what=attribute.name,
            wanted="one of " + ", ".join(map(repr, allowed)),
            found=repr(value),
        )


def _is_bool(_: object, attribute: "Attribute[Any]", value: object) -> None:
    check_type(attribute.name, value, bool, "True or False")


def _schneider_border(_: object, attribute: "Attribute[Any]", value: int) -> None:
    check_type(attribute.name, value, int, "an int")
    if value not in (29, 30):
        raise ArgumentError.of(Code.WRONG_VALUE, what=attribute.name, wanted="29 or 30", found=value)


@frozen(kw_only=True)
class Rules(Value):
    """The rules of a table; the default is the International Skat Order.

    Args:
        bidding: ``"jump"``: any bid value above the last (ISkO 2015 §3.3.2). ``"next"``: the next value only (000).
            ``"any"``: any whole number above the last and below 500, as the game server takes them.
        null_below_bid: ``"illegal"``: a Null worth less than the bid cannot be declared (004). ``"own_value"``: it
            can, and is lost at twice its own value (000).
        overbid_loss: ``"least_multiple"``: twice the least multiple of the base value that reaches the bid (003,
            004). ``"own_value"``: twice the value that fell short (000).
        declarer_schneider_max: The most card points at which a beaten declarer is schneider: 30, or 29 by the
            letter of 000 ("held under 30").
        lost_hand_doubled: Whether a lost hand game counts double like any lost game; it did not before 1999 (003).
        concession: ``"simple"``: a game given up goes to the other side at its simple value (ISkO 2022 §4.4).
            ``"rest"``: the rest of the tricks goes to the declarer once both defenders resign, as on the game
            server; ``"rest_shown"``: one is enough after the declarer has laid the hand open, as in its app.

    Raises:
        ArgumentError: For a value a field does not have.

    Change a rule with ``attrs.evolve``:

    >>> from attrs import evolve
    >>> evolve(ISKO, bidding="next").bidding
    'next'
    """

    bidding: BiddingRule = field(default="jump", validator=_one_of)
    null_below_bid: NullRule = field(default="illegal", validator=_one_of)
    overbid_loss: OverbidRule = field(default="least_multiple", validator=_one_of)
    declarer_schneider_max: int = field(default=30, validator=_schneider_border)
    lost_hand_doubled: bool = field(default=True, validator=_is_bool)
    concession: ConcessionRule = field(default="simple", validator=_one_of)


ISKO: Final = Rules()
"""The International Skat Order of DSkV and ISPA."""

SIMPLE: Final = Rules(bidding="next", null_below_bid="own_value", overbid_loss="own_value", declarer_schneider_max=29)
"""The simple rules of 000, by their letter."""

PRE_1999: Final = Rules(lost_hand_doubled=False)
"""The order before 1999: a lost hand game counts once."""

ISS: Final = Rules(bidding="any", concession="rest")
"""The International Skat Server, for its records."""
