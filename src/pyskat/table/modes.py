"""How is a table opened? With three or four names, or in one of the modes of the online rules."""

from collections.abc import Mapping, Sequence
from typing import Final, Self, cast

from attrs import frozen

from pyskat.base.values import FrozenMap
from pyskat.bots.protocol import Bot
from pyskat.bots.rule import RuleBot
from pyskat.deal import Deal
from pyskat.records.record import Record
from pyskat.rules import ISKO, PUB, Rules
from pyskat.seat import SEATS
from pyskat.sheet.session import THREE_ROUNDS, TWELVE_DEALS, Format, Session
from pyskat.sheet.systems import ScoringSystem
from pyskat.table.course import Chair, Course, cards_of, moved, seated
from pyskat.table.opening import bot_names, expect_bots, expect_chance

__all__ = ["Opened"]

_NO_BOTS: Final[FrozenMap[Bot]] = FrozenMap()
_RULE_BOT: Final = RuleBot()


@frozen(kw_only=True, repr=False)
class Opened(Course):
    """An evening that begins."""

    @classmethod
    def open(
        cls,
        players: Sequence[str],
        *,
        bots: Mapping[str, Bot] = _NO_BOTS,
        format: Format = TWELVE_DEALS,  # noqa: A002 - the session's word
        system: ScoringSystem | None = None,
        rules: Rules = ISKO,
        seed: int | str | None = None,
        deals: Sequence[Deal] | None = None,
    ) -> Self:
        """Open a table.

        Args:
            players: Three or four different names, in the order in which they deal.
            bots: Which of them are played by which bot.
            format: How long the evening is, and what is won.
            system: How the list is scored; None: as the format says.
            rules: The rules of the table.
            seed: What all chance comes from: a whole number of up to 4096 bits, or a text of up to 1000 characters. It
                tells all cards, so a server takes 128 bits of the system's, ``secrets.randbits(128)``.
            deals: The cards, enough for the whole evening; the seed is then the bots' alone.

        Raises:
            SheetError: If the players are not three or four different names.
            TableError: If a bot has the name of nobody at the table.
            ArgumentError: If there is neither a seed nor deals, or an argument is not what it must be.
        """
        given: object = players
        named = tuple(given) if isinstance(given, Sequence) and not isinstance(given, str) else players
        session = Session.start(cast("tuple[str, ...]", named), format=format, system=system, rules=rules)
        by_name = expect_bots(bots, session.players)
        chance, cards = expect_chance(seed, deals, session.deals)
        record = Record.start(cards_of(chance, cards, 1), session.rules, players=seated(session))
        chairs = tuple(Chair(by_name.get(name)) for name in session.players)
        return moved(cls(session=session, chairs=chairs, seed=chance, deals=cards, record=record))

    @classmethod
    def duel(
        cls,
        a: str,
        b: str,
        *,
        bot: Bot = _RULE_BOT,
        format: Format = THREE_ROUNDS,  # noqa: A002 - as above
        system: ScoringSystem | None = None,
        rules: Rules = PUB,
        seed: int | str | None = None,
        deals: Sequence[Deal] | None = None,
    ) -> Self:
        """Open a table for two people and a bot, which is a good partner to whomever it is with.

        Args:
            a: Who deals first.
            b: Who deals second.
            bot: The third player.
            format: As for :meth:`open`, and likewise the others.
            system: How the list is scored.
            rules: The rules of the table.
            seed: What all chance comes from.
            deals: The cards.

        Rule: Online rules, "Duel".
        """
        return cls._behind((a, b), bot, format, system, rules, (seed, deals))

    @classmethod
    def tournament(
        cls,
        a: str,
        b: str,
        c: str,
        *,
        format: Format = THREE_ROUNDS,  # noqa: A002 - as above
        system: ScoringSystem | None = None,
        rules: Rules = PUB,
        seed: int | str | None = None,
        deals: Sequence[Deal] | None = None,
    ) -> Self:
        """Open a table for three people.

        Args:
            a: Who deals first.
            b: Who deals second.
            c: Who deals third.
            format: As for :meth:`open`, and likewise the others.
            system: How the list is scored.
            rules: The rules of the table.
            seed: What all chance comes from.
            deals: The cards.

        Rule: Online rules, "Tournament".
        """
        return cls._behind((a, b, c), _RULE_BOT, format, system, rules, (seed, deals))

    @classmethod
    def solo(
        cls,
        a: str,
        *,
        bot: Bot = _RULE_BOT,
        format: Format = THREE_ROUNDS,  # noqa: A002 - as above
        system: ScoringSystem | None = None,
        rules: Rules = PUB,
        seed: int | str | None = None,
        deals: Sequence[Deal] | None = None,
    ) -> Self:
        """Open a table for one person and two bots.

        Args:
            a: Who deals first.
            bot: The other two players.
            format: As for :meth:`open`, and likewise the others.
            system: How the list is scored.
            rules: The rules of the table.
            seed: What all chance comes from.
            deals: The cards.

        Rule: Online rules, "Solo".
        """
        return cls._behind((a,), bot, format, system, rules, (seed, deals))

    @classmethod
    def _behind(
        cls,
        people: tuple[str, ...],
        bot: Bot,
        format: Format,  # noqa: A002 - as above
        system: ScoringSystem | None,
        rules: Rules,
        chance: tuple[int | str | None, Sequence[Deal] | None],
    ) -> Self:
        """Open a table for three at which bots sit behind people."""
        names = bot_names(people, len(SEATS) - len(people))
        bots = dict.fromkeys(names, bot)
        seed, deals = chance
        return cls.open((*people, *names), bots=bots, format=format, system=system, rules=rules, seed=seed, deals=deals)
