"""The options of a table, and the six usual sets of them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class RamschTableRules:
    """How a deal that all three have passed is played for the fewest points."""

    skat_to: str = "last_trick"
    """`last_trick`, `loser` or `nobody`."""

    tie: str = "all"
    """`all`, `last_trick` or `split`."""

    march: str = "plus"
    """`plus` or `others`."""

    pushing: bool = False


@dataclass(frozen=True)
class TableRules:
    """What the players of a table have agreed on."""

    bidding: str = "jump"
    """`jump`, `next` or `any`."""

    null_below_bid: str = "illegal"
    """`illegal`, `own_value` or `replacement`."""

    overbid_loss: str = "least_multiple"
    """`least_multiple` or `own_value`."""

    declarer_schneider_max: int = 30
    lost_hand_doubled: bool = True

    concession: str = "isko2018"
    """`isko2018`, `isko1999`, `simple`, `rest` or `rest_shown`."""

    kontra: str | None = None
    """`None`, `anyone` or `bid_or_held`."""

    ramsch: RamschTableRules | None = None


PRESETS: dict[str, TableRules] = {
    "ISKO": TableRules(),
    "SIMPLE": TableRules(
        bidding="next",
        null_below_bid="own_value",
        overbid_loss="own_value",
        declarer_schneider_max=29,
        concession="simple",
    ),
    "PUB": TableRules(bidding="next", concession="simple", kontra="anyone", ramsch=RamschTableRules()),
    "HOUSE": TableRules(concession="simple", kontra="bid_or_held", ramsch=RamschTableRules()),
    "PRE_1999": TableRules(lost_hand_doubled=False, concession="isko1999"),
    "ISS": TableRules(bidding="any", concession="rest"),
}
