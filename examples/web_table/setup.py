"""What whoever opens a room chooses: the mode, the rules, the format, the bot, and the clock."""

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias, get_args

from attrs import evolve, field, frozen
from attrs.validators import in_

import pyskat as sk
from pyskat.bots import Bot, named_bot
from pyskat.rules import PRESETS
from pyskat.sheet.session import THREE_ROUNDS, TOURNAMENT_LIST, TWELVE_DEALS
from pyskat.table import Table

Mode: TypeAlias = Literal["duel", "tournament", "solo"]
Options: TypeAlias = Mapping[str, object]

PEOPLE: Final[Mapping[str, int]] = {"duel": 2, "tournament": 3, "solo": 1}
FORMATS: Final[Mapping[str, sk.Format]] = {"three": THREE_ROUNDS, "twelve": TWELVE_DEALS, "list": TOURNAMENT_LIST}
BOTS: Final = ("rule", "search:1", "search:2", "search:3", "random")
"""The bots and their levels; higher levels than these think too long where many play."""
CLOCKS: Final = ("0", "20", "60", "180")
"""How many seconds a player may think; 0: as long as they like."""
HOUSE: Final[Mapping[str, Options]] = {
    "bidding": {"jump": "jump", "next": "next"},
    "kontra": {"no": None, "anyone": sk.KontraRules(), "bid_or_held": sk.KontraRules(who="bid_or_held")},
    "ramsch": {"no": None, "yes": sk.RamschRules(), "pushing": sk.RamschRules(pushing=True)},
    "bock": {"no": None, "yes": sk.BockRules()},
    "null_below_bid": {"illegal": "illegal", "own_value": "own_value", "replacement": "replacement"},
    "overbid_loss": {"least_multiple": "least_multiple", "own_value": "own_value"},
    "declarer_schneider_max": {"30": 30, "29": 29},
    "lost_hand_doubled": {"yes": True, "no": False},
    "concession": {name: name for name in ("isko2018", "isko1999", "simple", "rest", "rest_shown")},
}
"""Single house rules, by the names of the fields of the rules: what each may be."""


@frozen(kw_only=True)
class Setup:
    """How a room plays; anything that is not on offer is refused with a ValueError."""

    mode: Mode = field(default="duel", validator=in_(get_args(Mode)))
    rules: str = field(default="pub", validator=in_(tuple(PRESETS)))
    house: dict[str, str] = field(factory=dict)
    format: str = field(default="three", validator=in_(tuple(FORMATS)))
    bot: str = field(default="rule", validator=in_(BOTS))
    seconds: str = field(default="0", validator=in_(CLOCKS))

    @house.validator
    def _on_offer(self, _: object, value: Mapping[str, str]) -> None:
        for name, option in value.items():
            if option not in HOUSE.get(name, {}):
                raise ValueError(name)

    @property
    def table_rules(self) -> sk.Rules:
        """The preset with the house rules that were chosen."""
        changes: dict[str, Any] = {name: HOUSE[name][option] for name, option in self.house.items()}
        return evolve(PRESETS[self.rules], **changes)

    @property
    def player(self) -> Bot:
        """The bot."""
        return named_bot(self.bot)

    def open(self, names: tuple[str, ...], seed: int) -> Table:
        """Open a table for people with these names."""
        rules, form = self.table_rules, FORMATS[self.format]
        match self.mode:
            case "duel":
                return Table.duel(*names, bot=self.player, rules=rules, format=form, seed=seed)
            case "tournament":
                return Table.tournament(*names, rules=rules, format=form, seed=seed)
            case "solo":
                return Table.solo(*names, bot=self.player, rules=rules, format=form, seed=seed)


def setup_of(form: object) -> Setup:
    """Read what somebody chose, which may be anything.

    Raises:
        ValueError: If it is nothing that is on offer.
    """
    if not isinstance(form, dict):
        raise ValueError("no form")  # noqa: TRY004 - the caller asks one question
    given = {str(name): value for name, value in form.items()}
    house = given.pop("house", {})
    if not isinstance(house, dict) or set(given) - {"mode", "rules", "format", "bot", "seconds"}:
        raise ValueError("not on offer")
    texts = {**given, **{str(name): value for name, value in house.items()}}
    if not all(isinstance(value, str) for value in texts.values()):
        raise ValueError("not on offer")
    return Setup(house={str(name): str(value) for name, value in house.items()}, **given)
