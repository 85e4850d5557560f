"""Who deals, what counts double, when is the evening over, and who has won? Several deals at one table."""

from typing import Final, Literal, Self, get_args

from attrs import evolve, field, frozen

from pyskat.base.values import Value
from pyskat.contract import Contract
from pyskat.deal import Deal
from pyskat.engine import State, start
from pyskat.errors import ArgumentError, Code, SheetError, expect_type, expect_whole
from pyskat.errors.checks import is_a, one_of, whole
from pyskat.errors.quoting import as_found, short
from pyskat.game import Game
from pyskat.language.phrases import Phrase
from pyskat.phases.finished import Finished
from pyskat.rules import ISKO, BockEvent, Rules
from pyskat.scoring.judgement import ALL_POINTS
from pyskat.scoring.settlement import Settlement
from pyskat.sheet.booking import entry_of
from pyskat.sheet.entry import Entry
from pyskat.sheet.scores import Sheet
from pyskat.sheet.systems import PLAIN, SEEGER_FABIAN, ScoringSystem

__all__ = ["LIST", "THREE_ROUNDS", "TOURNAMENT_LIST", "TWELVE", "TWELVE_DEALS", "Format", "Session", "bock_events"]

Winners = Literal["session", "round", "deal"]

_AT_TABLE: Final = 3
_BOCK: Final = 2


@frozen
class Format(Value):
    """How long an evening is, and what is won.

    Args:
        rounds: How many, 1 to 10^9; a round is one deal by each player.
        system: How the sheet is scored, unless another system is given.
        winners: What :attr:`Session.round_winners` lists: ``"session"`` and ``"round"``: who has the most points in
            each round; ``"deal"``: who won each deal. The evening goes to the highest total in any case.
    """

    rounds: int = field(validator=whole(1))
    system: ScoringSystem = field(validator=is_a(ScoringSystem))
    winners: Winners = field(default="session", validator=one_of(*get_args(Winners)))


TWELVE_DEALS: Final = Format(4, PLAIN)
"""Twelve deals for three players; the highest total wins, joint winners share (simple rules)."""

TWELVE: Final = TWELVE_DEALS
"""Another name of :data:`TWELVE_DEALS`."""

THREE_ROUNDS: Final = Format(1, PLAIN, "deal")
"""Three deals for three players, each with its own winners: the soloist, or the two defenders (online rules).

What the online rules call a round is one deal; each player is forehand once. At a table of four there are four deals.
"""

TOURNAMENT_LIST: Final = Format(12, SEEGER_FABIAN)
"""The tournament list: 36 deals for three players, 48 for four (SkWO)."""

LIST: Final = TOURNAMENT_LIST
"""Another name of :data:`TOURNAMENT_LIST`."""


@frozen(kw_only=True, repr=False)
class Session(Value):
    """An evening at one table; every change gives a new session. Begin with :meth:`start`.

    Player 0 deals first, and the deal moves to the left. Forehand sits on the dealer's left. At a table of four the
    dealer sits out.

    Raises:
        SheetError: If the sheet is for other players.

    >>> import random
    >>> from pyskat import Deal, Session, play
    >>> session = Session.start(("Anna", "Ben", "Cleo"))
    >>> session.dealer, session.seats
    (0, (1, 2, 0))
    >>> state = play(session.begin(Deal.shuffled(random.Random(1))), "p p p")
    >>> session = session.finish(state)
    >>> session.deal_number, session.dealer, session.over
    (2, 1, False)
    """

    players: tuple[str, ...]
    format: Format = field(validator=is_a(Format))
    rules: Rules = field(validator=is_a(Rules))
    sheet: Sheet = field(validator=is_a(Sheet))
    bock_deals: int = field(default=0, validator=whole(0))
    """How many of the next deals count double."""

    def __attrs_post_init__(self) -> None:
        if self.players != self.sheet.players:
            known = tuple(map(short, self.sheet.players))
            raise SheetError.of(Code.OTHER_PLAYERS, known=known, found=as_found(self.players))

    @classmethod
    def start(
        cls,
        players: tuple[str, ...],
        *,
        format: Format = TWELVE_DEALS,  # noqa: A002 - the field's word
        system: ScoringSystem | None = None,
        rules: Rules = ISKO,
    ) -> Self:
        """Start an evening.

        Args:
            players: Three or four different names, in the order in which they deal.
            format: How long it is, and what is won.
            system: How the sheet is scored; None: as the format says.
            rules: The rules of the table.

        Raises:
            SheetError: If the players are not three or four different names.
        """
        expect_type("format", format, Format)
        sheet = Sheet(players, format.system if system is None else system)
        return cls(players=sheet.players, format=format, rules=rules, sheet=sheet)

    @property
    def deals(self) -> int:
        """How many deals the evening has: rounds times players."""
        return self.format.rounds * len(self.players)

    @property
    def deal_number(self) -> int:
        """The number of the next deal, counted from 1; after the last deal, one more. Penalties are not counted."""
        return self.sheet.deals + 1

    @property
    def dealer(self) -> int:
        """The player who deals next."""
        return self.sheet.deals % len(self.players)

    @property
    def sitting_out(self) -> int | None:
        """The player who deals and does not play, at a table of four."""
        return self.dealer if len(self.players) > _AT_TABLE else None

    @property
    def seats(self) -> tuple[int, int, int]:
        """The players in forehand, middlehand and rearhand in the next deal."""
        fore, middle, rear = ((self.dealer + step) % len(self.players) for step in (1, 2, 3))
        return fore, middle, rear

    @property
    def factor(self) -> int:
        """What the next deal is multiplied by: 2 in a Bock round, otherwise 1."""
        return _BOCK if self.bock_deals else 1

    @property
    def over(self) -> bool:
        """Whether all deals are played, or somebody has reached the limit of the sheet."""
        return self.sheet.deals >= self.deals or self.sheet.over

    def begin(self, deal: Deal) -> State:
        """Begin the next deal.

        Raises:
            SheetError: If the evening is over.
        """
        self._go_on()
        return start(deal, self.rules)

    def finish(self, finished: State, *, deal_number: int | None = None) -> Self:
        """Enter the result of a deal that was played here.

        A deal that was aborted before the first card is entered like one that was passed in.

        Args:
            finished: The last state of the deal that :meth:`begin` began.
            deal_number: The :attr:`deal_number` when the deal began, so that a message that comes twice does not enter
                it twice; None: the next one.

        Raises:
            SheetError: If the evening is over, or the deal has been entered already or had other rules.
            ArgumentError: If the deal is not over, or is not the next one.

        >>> from pyskat import Deal, Session, play
        >>> session = Session.start(("Anna", "Ben", "Cleo"))
        >>> state = play(session.begin(Deal.parse(
        ...     "CJ SJ CA CT SA ST HA HT D8 D7 | HJ DJ CK CQ SK SQ HK HQ DK DQ | C9 C8 C7 S9 S8 S7 H9 H8 H7 D9 | DA DT"
        ... )), "p p p")
        >>> session = session.finish(state, deal_number=1)
        >>> session.finish(state, deal_number=1)
        Traceback (most recent call last):
        ...
        pyskat.errors.SheetError: deal 1 has already been entered; the next one is deal 2
        """
        if deal_number is not None:
            self._expect_next(deal_number)
        self._go_on()
        ended = expect_type("finished", finished, Finished)
        if ended.rules != self.rules:
            raise SheetError.of(Code.OTHER_RULES)
        entry = entry_of(ended, self.seats, players=len(self.players), sitting_out=self.sitting_out)
        return self._put(entry)

    def _expect_next(self, number: int) -> None:
        """Refuse the number of a deal that has been entered, or that is not the next one."""
        expect_whole("deal_number", number, 1)
        if number < self.deal_number:
            raise SheetError.of(Code.BOOKED_ALREADY, number=number, next=self.deal_number)
        if number > self.deal_number:
            raise ArgumentError.of(Code.WRONG_VALUE, what="deal_number", wanted=self.deal_number, found=number)

    def enter(self, entry: Entry) -> Self:
        """Enter the result of the next deal, which was played with real cards, or a penalty.

        In a Bock round a deal counts double, and its events start Bock rounds, as in a deal that was played here. So
        leave Bock out of the entry: no ``bock`` in its words, and none in ``doublings``. A penalty is no deal: who
        deals next, the number of the deal, the rounds and Bock stay as they are. It may come after the last deal too.

        Args:
            entry: The result, in which who sat out is filled in; or a penalty.

        Raises:
            SheetError: If the evening is over, a player is unknown, or the player who sat out is named as playing.

        >>> session = Session.start(("Anna", "Ben", "Cleo")).enter(Entry.penalty(2, -50))
        >>> session.deal_number, session.dealer, session.sheet.totals
        (1, 0, (0, 0, -50))
        """
        expect_type("entry", entry, Entry)
        if entry.points is not None:
            return evolve(self, sheet=self.sheet.enter(entry))
        self._go_on()
        out = self.sitting_out
        if out is not None:
            scored = entry.scores is not None and out < len(entry.scores) and entry.scores[out] != 0
            if entry.player == out or scored or entry.sitting_out not in {None, out}:
                raise SheetError.of(Code.SITTING_OUT, player=self.players[out])
            entry = evolve(entry, sitting_out=out)
        return self._put(entry)

    def _put(self, entry: Entry) -> Self:
        counted = entry.times(self.factor, "Bock")
        events = bock_events(entry) & set(self.rules.bock.events if self.rules.bock is not None else ())
        waiting = max(self.bock_deals - 1, 0) + len(events) * len(self.players)
        return evolve(self, sheet=self.sheet.enter(counted), bock_deals=waiting)

    def bock(self) -> Self:
        """Let one more round count double, from the next deal on or after the Bock rounds that are waiting.

        Raises:
            SheetError: If the evening is over.

        Rule: Scoring guide, "Bierlachs, Ramsch, Kontra and Bock" ("Bock rounds your table triggers").
        """
        self._go_on()
        return evolve(self, bock_deals=self.bock_deals + len(self.players))

    def __repr__(self) -> str:
        names = map(short, self.players)
        stands = ", ".join(f"{name} {total}" for name, total in zip(names, self.sheet.totals, strict=True))
        return f"<Session: {self.sheet.deals} of {self.deals} deals played: {stands}>"

    def _go_on(self) -> None:
        if self.over:
            raise SheetError.of(Code.SHEET_OVER, why=Phrase.EVENING_ENDED.of(count=self.sheet.deals))

    @property
    def round_winners(self) -> tuple[tuple[int, ...], ...]:
        """Who won each finished round, or each deal if the format says so; penalties play no part.

        A round goes to the most points in it, and players who are equal share it. A deal goes to the soloist, or to the
        two defenders; a Ramsch to whoever scores the most in it, also to several; a deal that was passed in to nobody.

        >>> session = Session.start(("Anna", "Ben", "Cleo"), format=THREE_ROUNDS)
        >>> session.enter(Entry.game(1, 48)).enter(Entry.game(0, -96)).round_winners
        ((1,), (1, 2))
        """
        deals = [
            (entry, gain)
            for entry, gain in zip(self.sheet.entries, self.sheet.gains, strict=True)
            if entry.points is None
        ]
        size = len(self.players)
        if self.format.winners == "deal":
            return tuple(_deal_winners(entry, size) for entry, _ in deals)
        rounds = [deals[first : first + size] for first in range(0, len(deals) - size + 1, size)]
        return tuple(_most(tuple(map(sum, zip(*(gain for _, gain in played), strict=True)))) for played in rounds)

    @property
    def winners(self) -> tuple[int, ...]:
        """The players who won the evening, by the standings of the sheet; none before it is over."""
        if not self.over:
            return ()
        return tuple(sorted(standing.player for standing in self.sheet.standings() if standing.rank == 1))


def _deal_winners(entry: Entry, players: int) -> tuple[int, ...]:
    """Name the soloist or the defenders; in a Ramsch those with the highest score, of the three who played."""
    playing = [player for player in range(players) if player != entry.sitting_out]
    if entry.scores is not None:
        best = max(entry.scores[player] for player in playing)
        return tuple(player for player in playing if entry.scores[player] == best)
    if entry.won:
        return tuple(player for player in playing if player == entry.player)
    return tuple(player for player in playing if player != entry.player) if entry.lost else ()


def _most(totals: tuple[int, ...]) -> tuple[int, ...]:
    """Name the players with the most points."""
    return tuple(player for player, total in enumerate(totals) if total == max(totals))


def bock_events(entry: Entry) -> set[BockEvent]:
    """Find what happened in a deal that may start a Bock round.

    Args:
        entry: A deal; if only its score was entered, nothing is known about it.

    Rule: Scoring guide, "Bierlachs, Ramsch, Kontra and Bock"; the list of events is ours.
    """
    settled = entry.outcome
    if not isinstance(settled, Settlement):
        return set()
    contract = settled.contract
    happened: dict[BockEvent, bool] = {
        "sixty": not settled.won and settled.points == ALL_POINTS // 2 and contract.game is not Game.NULL,
        "lost_against_kontra": settled.kontra and not settled.won,
        "won_after_kontra": settled.kontra and settled.won,
        "re": settled.re,
        "grand_hand": settled.won and contract.game is Game.GRAND and contract.hand,
        "null_ouvert_hand": settled.won and contract == Contract(Game.NULL, hand=True, ouvert=True),
    }
    return {event for event, did in happened.items() if did}
