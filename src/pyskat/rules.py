"""Which rules does the table play by? One value with a field for every decision, and the presets."""

from typing import Any, Final, Literal, get_args

from attrs import Attribute, field, frozen

from pyskat.base.values import Lasting
from pyskat.errors import ArgumentError, Code
from pyskat.errors.checks import is_a, one_of
from pyskat.errors.quoting import as_found
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Choice

__all__ = [
    "HOUSE",
    "ISKO",
    "ISS",
    "PRESETS",
    "PRE_1999",
    "PUB",
    "SIMPLE",
    "BiddingRule",
    "BockEvent",
    "BockRules",
    "ConcessionRule",
    "KontraRules",
    "KontraWho",
    "NullRule",
    "OverbidRule",
    "RamschMarch",
    "RamschRules",
    "RamschSkat",
    "RamschTie",
    "Rules",
]

BiddingRule = Literal["jump", "next", "any"]
NullRule = Literal["illegal", "own_value", "replacement"]
OverbidRule = Literal["least_multiple", "own_value"]
ConcessionRule = Literal["isko2018", "isko1999", "simple", "rest", "rest_shown"]
KontraWho = Literal["anyone", "bid_or_held"]
BockEvent = Literal["sixty", "lost_against_kontra", "won_after_kontra", "re", "grand_hand", "null_ouvert_hand"]
RamschSkat = Literal["last_trick", "loser", "nobody"]
RamschTie = Literal["all", "last_trick", "split"]
RamschMarch = Literal["plus", "others"]

_BOCK_EVENTS: Final = get_args(BockEvent)


def _bock_events(_: object, attribute: "Attribute[Any]", value: object) -> None:
    named = [event for event in value if event in _BOCK_EVENTS] if isinstance(value, tuple) else []
    if not isinstance(value, tuple) or len(named) < len(value) or len(set(named)) < len(value):
        raise ArgumentError.of(
            Code.WRONG_VALUE,
            what=attribute.name,
            wanted=Phrase.DIFFERENT_ONES.of(options=Choice(_BOCK_EVENTS)),
            found=as_found(value),
        )


@frozen(kw_only=True)
class KontraRules(Lasting):
    """Defenders may double a game after it is declared, and the declarer may double back.

    Args:
        who: Who may say Kontra: ``"anyone"``, or ``"bid_or_held"``, only a defender who bid or held at least 18.

    Rule: Online rules, "How to play"; Scoring guide, "Bierlachs, Ramsch, Kontra and Bock".
    """

    who: KontraWho = field(default="anyone", validator=one_of(*get_args(KontraWho)))


@frozen(kw_only=True)
class BockRules(Lasting):
    """After certain events the next round, one deal by each player, counts double.

    Args:
        events: Which ones: ``"sixty"`` (a game lost at 60 to 60), ``"lost_against_kontra"``, ``"won_after_kontra"``,
            ``"re"`` (Re was said), ``"grand_hand"`` and ``"null_ouvert_hand"`` (one was won).

    Rule: Scoring guide, "Bierlachs, Ramsch, Kontra and Bock"; the default events are ours.
    """

    events: tuple[BockEvent, ...] = field(
        default=("sixty", "lost_against_kontra", "won_after_kontra"), validator=_bock_events
    )


@frozen(kw_only=True)
class RamschRules(Lasting):
    """When all pass, everybody plays alone and avoids points.

    Args:
        skat_to: Who gets the points of the skat: ``"last_trick"``, whoever takes the last trick, and they decide who
            has the most; ``"loser"``, added to what the loser pays; ``"nobody"``.
        tie: Who pays if players are tied for the most points: ``"all"``; ``"last_trick"``, the one who took the latest
            trick; ``"split"``, all of them, who share the points, and the skat if the loser gets it, rounded down.
        march: What all ten tricks score: ``"plus"``, 120 for the player who took them; ``"others"``, minus 120 for
            each of the others.
        pushing: Schieberamsch: before the play the skat is pushed on from forehand to rearhand.

    Rule: Online rules, "How to play"; Scoring guide, "What is Ramsch?"; the defaults are ours.
    """

    skat_to: RamschSkat = field(default="last_trick", validator=one_of(*get_args(RamschSkat)))
    tie: RamschTie = field(default="all", validator=one_of(*get_args(RamschTie)))
    march: RamschMarch = field(default="plus", validator=one_of(*get_args(RamschMarch)))
    pushing: bool = field(default=False, validator=is_a(bool))


@frozen(kw_only=True)
class Rules(Lasting):
    """The rules of a table; the default is the International Skat Order.

    Args:
        bidding: ``"jump"``: any bid value above the last (ISkO 2015 §3.3.2). ``"next"``: only the next value (simple
            rules). ``"any"``: any whole number above the last and below 500, as on the game server.
        null_below_bid: ``"illegal"``: a Null worth less than the bid cannot be declared (scoring guide).
            ``"own_value"``: it can, and costs twice its own value (simple rules). ``"replacement"``: it can, and is
            over at once: the cheapest suit game or Grand is lost in its place (ISkO 2022 §3.6.2, at second hand).
        overbid_loss: ``"least_multiple"``: an overbid game costs twice the lowest multiple of its base value that
            reaches the bid (ISkO 2015 §5.4). ``"own_value"``: it costs twice the value that fell short (simple rules).
        declarer_schneider_max: With how many card points a declarer who lost is still Schneider: up to 30, or up to
            29 by the simple rules, taken literally ("held under 30").
        lost_hand_doubled: Whether a lost hand game counts double like any other; before 1999 it did not (detailed
            rules).
        concession: What giving up, claiming and throwing the cards come to. ``"isko2018"``: as the Skat Order has it
            since 2018 (4.4.3 to 4.4.6): a declarer with eight cards or fewer needs one defender's consent, a claim that
            of both. ``"isko1999"``: as it had it before (4.3.3 to 4.3.6): a claim is proved. ``"simple"``: a game given
            up goes to the other side at its simple value; there are no claims.
            ``"rest"``: once both defenders give up, the declarer gets the rest of the tricks, as on the game server.
            ``"rest_shown"``: one defender is enough after the declarer has shown the hand, as in the server's app.
        kontra: Who may say Kontra; None: nobody.
        bock: Which events start a Bock round; None: there is no Bock.
        ramsch: How Ramsch is played when all pass; None: the deal is passed in.

    Raises:
        ArgumentError: If a field does not have such a value.

    Change a rule with ``attrs.evolve``:

    >>> from attrs import evolve
    >>> evolve(ISKO, bidding="next").bidding
    'next'
    """

    bidding: BiddingRule = field(default="jump", validator=one_of(*get_args(BiddingRule)))
    null_below_bid: NullRule = field(default="illegal", validator=one_of(*get_args(NullRule)))
    overbid_loss: OverbidRule = field(default="least_multiple", validator=one_of(*get_args(OverbidRule)))
    declarer_schneider_max: int = field(default=30, validator=[is_a(int), one_of(30, 29)])
    lost_hand_doubled: bool = field(default=True, validator=is_a(bool))
    concession: ConcessionRule = field(default="isko2018", validator=one_of(*get_args(ConcessionRule)))
    kontra: KontraRules | None = field(default=None, validator=is_a(KontraRules, or_none=True))
    bock: BockRules | None = field(default=None, validator=is_a(BockRules, or_none=True))
    ramsch: RamschRules | None = field(default=None, validator=is_a(RamschRules, or_none=True))


ISKO: Final = Rules()
"""The International Skat Order of DSkV and ISPA."""

SIMPLE: Final = Rules(
    bidding="next",
    null_below_bid="own_value",
    overbid_loss="own_value",
    declarer_schneider_max=29,
    concession="simple",
)
"""The simple rules, taken literally."""

PUB: Final = Rules(bidding="next", concession="simple", kontra=KontraRules(), ramsch=RamschRules())
"""The table of the online rules: Kontra and Re, and Ramsch when all pass."""

HOUSE: Final = Rules(concession="simple", kontra=KontraRules(who="bid_or_held"), bock=BockRules(), ramsch=RamschRules())
"""The casual table of the scoring guide: Kontra, Bock rounds, and Ramsch when all pass."""

PRE_1999: Final = Rules(lost_hand_doubled=False, concession="isko1999")
"""The order before 1999: a lost hand game counts once."""

ISS: Final = Rules(bidding="any", concession="rest")
"""The International Skat Server, for its records."""

PRESETS: Final = {"isko": ISKO, "simple": SIMPLE, "pre-1999": PRE_1999, "iss": ISS, "pub": PUB, "house": HOUSE}
"""The presets by the names that the command line and the CSV of a sheet give them."""
