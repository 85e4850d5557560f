"""The table itself: who may act, what everybody sees, and who comes and goes."""

from typing import Self, cast, get_args

from attrs import evolve, frozen

from pyskat.actions import ACTION_TYPES, Action, Cause, Forfeit, Interrupt
from pyskat.bots.protocol import Bot
from pyskat.choice import Choices, choices
from pyskat.errors import ArgumentError, Code, IllegalActionError, TableError, expect_type, expect_whole
from pyskat.errors.quoting import as_found, short
from pyskat.event import Event, events
from pyskat.language.phrases import Phrase
from pyskat.notation.moves import parse_action
from pyskat.phases.finished import Finished
from pyskat.records.record import Record
from pyskat.seat import SEATS, Names, Seat
from pyskat.sheet.entry import Entry
from pyskat.sheet.scores import Sheet, Standing
from pyskat.table.course import Chair, begun, bot_on_turn, done, moved, stepped, taken_back
from pyskat.table.modes import Opened
from pyskat.table.opening import expect_bot
from pyskat.views import View, view

__all__ = ["Table"]

_OUT_OF_TURN = get_args(Interrupt)


@frozen(kw_only=True, repr=False)
class Table(Opened):
    """An evening with people and bots at one table; every change gives a new table.

    Begin with :meth:`open`, or in one of the modes of the online rules: :meth:`duel`, :meth:`tournament`, :meth:`solo`.
    Bots act by themselves until a person is asked. A deal that is over is booked, and the next one begins.

    >>> table = Table.tournament("Anna", "Ben", "Cleo", seed=7)
    >>> table
    <Table: deal 1 of 3, Cleo to act: Anna 0, Ben 0, Cleo 0>
    >>> table = table.act("Cleo", "passe", at=0)
    >>> table.act("Cleo", "passe", at=0)
    Traceback (most recent call last):
        ...
    pyskat.errors.TableError: this answers number 0, but the table is at 1; look at it again
    """

    # ---- What everybody may know ------------------------------------------------------------------------------

    @property
    def players(self) -> tuple[str, ...]:
        """The names, in the order in which they deal; the name of an empty chair is that of who left it."""
        return self.session.players

    @property
    def people(self) -> tuple[str, ...]:
        """The names under which people play."""
        return tuple(name for name, chair in zip(self.players, self.chairs, strict=True) if chair.person)

    @property
    def sheet(self) -> Sheet:
        """The list."""
        return self.session.sheet

    def standings(self) -> tuple[Standing, ...]:
        """Rank the players, best first."""
        return self.sheet.standings()

    @property
    def over(self) -> bool:
        """Whether the evening is over."""
        return self.session.over

    @property
    def deal_number(self) -> int:
        """The number of the deal going on, counted from 1; when the evening is over, that of the last one."""
        return len(self.records) + (0 if isinstance(self.state, Finished) else 1)

    @property
    def asked(self) -> tuple[str, ...]:
        """Who has to act now: the person on turn, or who has to answer a claim.

        It is empty when the evening is over, while a chair is empty, and at a table of bots alone. Out of turn others
        may act too, for example claim the rest; :attr:`pyskat.Choices.interrupts` lists it.
        """
        turn = self.state.turn
        if self.over or turn is None or self._empty is not None or bot_on_turn(self) is not None:
            return ()
        return (self._at(turn),)

    def seat(self, player: str) -> Seat | None:
        """Tell where somebody sits in the deal going on; None for who sits out.

        Raises:
            TableError: For a stranger.
        """
        self._known(player)
        return _seat_in(self.record, player)

    def names(self, deal: int | None = None) -> Names:
        """Name the players of a deal by seat, as the words of an event want them: ``event.say(names=table.names())``.

        Args:
            deal: The number of a deal, counted from 1; None: the one going on.

        Raises:
            ArgumentError: For a number without a deal.
        """
        return self._deal(deal).players

    def view(self, player: str | None) -> View:
        """Give what a player may know of the deal going on, or of the last one when the evening is over.

        Args:
            player: A name; None: a spectator, as who sits out is one, and who has a chair only from the next deal on.

        Raises:
            TableError: For a stranger.
        """
        return view(self.state, None if player is None else self.seat(player))

    def choices(self, player: str | None) -> Choices:
        """Sort what a player may do now as a person chooses it; nothing for a bot, and while nobody is asked.

        Args:
            player: As for :meth:`view`.

        Raises:
            TableError: For a stranger.
        """
        seen = self.view(player)
        if self.over or self._empty is not None or player not in self.people:
            return Choices()
        return choices(seen)

    def events(self, player: str | None, deal: int | None = None) -> tuple[Event, ...]:
        """Tell a deal as a player saw it.

        Args:
            player: As for :meth:`view`.
            deal: The number of a deal, counted from 1, which is told to its end; None: the one going on.

        Raises:
            TableError: For a stranger.
            ArgumentError: For a number without a deal.
        """
        record = self._deal(deal)
        if player is not None:
            self._known(player)
        return events(view(record.final, None if player is None else _seat_in(record, player)))

    def __repr__(self) -> str:
        stands = ", ".join(
            f"{short(name)} {total}" for name, total in zip(self.players, self.sheet.totals, strict=True)
        )
        return f"<Table: deal {self.deal_number} of {self.session.deals}, {self._waiting_for()}: {stands}>"

    def _waiting_for(self) -> str:
        if self.over:
            return "over"
        if self._empty is not None:
            return f"the chair of {short(self._empty)} is empty"
        return f"{short(self._turn())} to act"

    # ---- What people do ---------------------------------------------------------------------------------------

    def act(self, player: str, action: Action | str, *, at: int) -> Self:
        """Do what a person wants to do.

        Args:
            player: The name of a person at the table.
            action: An action, or what was said, in English or German. Out of turn it may be what
                :attr:`pyskat.Choices.interrupts` lists.
            at: The :attr:`number` of the table that it answers, so that a message that comes twice does nothing twice.

        Raises:
            TableError: If the message is stale or from a stranger, a bot plays under that name, a chair is empty, or
                the evening is over.
            ParseError: If a text is no action.
            IllegalActionError: If somebody else is on turn, or it is not possible.
        """
        self._expect_person(player)
        self._expect_now(at)
        self._go_on()
        if self._empty is not None:
            raise TableError.of(Code.EMPTY_CHAIR, player=short(self._empty))
        seen = self.view(player)
        given: object = parse_action(seen, action) if isinstance(action, str) else action
        if type(given) not in ACTION_TYPES:
            raise ArgumentError.of(Code.WRONG_TYPE, what="action", wanted=Phrase.AN_ACTION, found=as_found(given))
        sent = cast("Action", given)
        owner = sent.seat if isinstance(sent, _OUT_OF_TURN) else self.state.turn
        if seen.seat is None or owner is not seen.seat:
            raise IllegalActionError.of(
                Code.NOT_YOUR_TURN, seat=short(player), turn=short(self._at(cast("Seat", owner)))
            )
        return moved(done(self, self.record.then(sent, by=seen.seat), by_person=True))

    def undo(self, player: str, *, at: int | None = None) -> Self:
        """Ask for the last action of a person to be taken back; once all people have asked since, it is.

        The bots' actions after it go back with it. It does not go beyond the deal.

        Args:
            player: The name of a person at the table.
            at: The :attr:`number` of the table that was seen; None: any.

        Raises:
            TableError: If nobody has done anything in this deal, the message is stale or from a stranger, or a bot
                plays under that name.
        """
        self._expect_person(player)
        if player not in self.people:  # who has a chair only from the next deal on
            raise self._stranger(player)
        if at is not None:
            self._expect_now(at)
        if not self.by_people:
            raise TableError.of(Code.NOTHING_TO_UNDO, count=1, have=0)
        wishes = tuple(name for name in self.people if name == player or name in self.wishes)
        return moved(taken_back(self)) if wishes == self.people else evolve(self, wishes=wishes)

    # ---- What the host does -----------------------------------------------------------------------------------

    def advance(self) -> Self:
        """Let the bot on turn do one action; only a table of bots alone needs it.

        Raises:
            TableError: If no bot is on turn, a chair is empty, or the evening is over.
        """
        self._go_on()
        if self._empty is not None:
            raise TableError.of(Code.EMPTY_CHAIR, player=short(self._empty))
        bot = bot_on_turn(self)
        if bot is None:
            raise TableError.of(Code.NO_BOT_ON_TURN, turn=short(self._turn()))
        return moved(stepped(self, bot))

    def forfeit(self, player: str, cause: Cause, *, at: int | None = None) -> Self:
        """End the deal because somebody who plays in it has left or run out of time.

        Args:
            player: A person, a bot, or the name of an empty chair.
            cause: Which of the two.
            at: The :attr:`number` of the table that was seen; None: any.

        Raises:
            TableError: If the message is stale or names a stranger, or the evening is over.
            SheetError: If the player sits out.
        """
        self._known(player)
        if at is not None:
            self._expect_now(at)
        expect_type("cause", cause, Cause)
        self._go_on()
        seat = _seat_in(self.record, player)
        if seat is None:
            raise TableError.of(Code.SITTING_OUT, player=short(player))
        return moved(done(self, self.record.then(Forfeit(seat, cause), by=seat)))

    def replace(self, player: str, bot: Bot) -> Self:
        """Let a bot play on under a name, at once.

        Args:
            player: A person, a bot, or the name of an empty chair.
            bot: Who plays.

        Raises:
            TableError: If there is no such player.
            ArgumentError: If the bot is none.
        """
        expect_bot(bot)
        chair = self._chair(player)
        replaced = self._with(chair, Chair(bot, coming=self.chairs[chair].coming))
        wishes = tuple(name for name in self.wishes if name != self.players[chair])
        return moved(evolve(replaced, wishes=wishes, number=self.number + 1))

    def join(self, player: str, chair: str | int) -> Self:
        """Give a person the chair of a bot, or an empty one, from the next deal on, with its score.

        A deal that waits for an empty chair has not begun, so the person plays in it. Who wanted to leave may stay.

        Args:
            player: The person's name.
            chair: The name that the chair has now, or its number, counted from 0.

        Raises:
            TableError: If there is no such chair, or somebody has it.
            SheetError: If the name is none, or somebody else has it.
        """
        index = self._chair(chair)
        taken = self.chairs[index]
        name = self.players[index]
        if taken.person and player == name:
            return self._settled(index, evolve(taken, leaving=False, coming=None))
        if taken.coming is not None and taken.coming == player:
            return self
        if taken.coming is not None or (taken.person and not taken.leaving):
            raise TableError.of(Code.CHAIR_TAKEN, player=short(taken.coming or name))
        self._go_on()
        names = [other.coming or name for name, other in zip(self.players, self.chairs, strict=True)]
        Sheet((*names[:index], player, *names[index + 1 :]))  # which refuses names that are none, or alike
        return self._settled(index, evolve(taken, coming=player))

    def leave(self, player: str) -> Self:
        """Let a person go: from the next deal on the chair is empty. While a chair is empty, nobody is asked.

        Args:
            player: Somebody at the table, or somebody who would have a chair from the next deal on.

        Raises:
            TableError: If there is no such person.
        """
        for index, chair in enumerate(self.chairs):
            if chair.coming is not None and chair.coming == player:
                return self._with(index, evolve(chair, coming=None))
        self._expect_person(player, or_empty=True)
        index = self._chair(player)
        return self if self.chairs[index].empty else self._settled(index, evolve(self.chairs[index], leaving=True))

    def penalty(self, player: str, points: int) -> Self:
        """Write a penalty on the list, which is no deal.

        Args:
            player: A name at the table.
            points: What is added; −100 takes a hundred.

        Raises:
            TableError: For a stranger.
        """
        return evolve(self, session=self.session.enter(Entry.penalty(self._chair(player), points)))

    # ---- Who is who -------------------------------------------------------------------------------------------

    @property
    def _empty(self) -> str | None:
        """Whose chair is empty, the first if there are several."""
        return next((name for name, chair in zip(self.players, self.chairs, strict=True) if chair.empty), None)

    def _deal(self, number: int | None) -> Record:
        """Find a deal by its number."""
        if number is None:
            return self.record
        return (*self.records, self.record)[expect_whole("deal", number, 1, self.deal_number) - 1]

    def _at(self, seat: Seat) -> str:
        return self.record.players[seat]

    def _turn(self) -> str:
        """Name who is on turn, while the evening goes on."""
        return self._at(cast("Seat", self.state.turn))

    def _with(self, index: int, chair: Chair) -> Self:
        return evolve(self, chairs=(*self.chairs[:index], chair, *self.chairs[index + 1 :]))

    def _settled(self, index: int, chair: Chair) -> Self:
        """Change a chair; at once, if the deal has not begun because one is empty."""
        changed = self._with(index, chair)
        waits = self._empty is not None and not self.record.actions and not self.over
        return moved(begun(changed)) if waits else changed

    def _chair(self, player: str | int) -> int:
        """Find a chair by its name or number."""
        if type(player) is int and 0 <= player < len(self.players):
            return player
        if isinstance(player, str) and player in self.players:
            return self.players.index(player)
        raise self._stranger(player)

    def _known(self, player: str) -> None:
        """Refuse whoever is not at the table, and will not be."""
        if player not in self.players and player not in [chair.coming for chair in self.chairs if chair.coming]:
            raise self._stranger(player)

    def _stranger(self, player: object) -> TableError:
        named = short(player) if isinstance(player, str) else as_found(player)
        return TableError.of(Code.UNKNOWN_PLAYER, player=named, known=tuple(map(short, self.players)))

    def _expect_person(self, player: str, *, or_empty: bool = False) -> None:
        """Refuse whoever is no person at the table."""
        self._known(player)
        chair = self.chairs[self.players.index(player)] if player in self.players else None
        if chair is not None and chair.bot is not None:
            raise TableError.of(Code.PLAYED_BY_BOT, player=short(player))
        if chair is not None and chair.empty and not or_empty:
            raise TableError.of(Code.EMPTY_CHAIR, player=short(player))

    def _expect_now(self, at: int) -> None:
        if expect_type("at", at, int) != self.number:
            raise TableError.of(Code.STALE, at=at, number=self.number)

    def _go_on(self) -> None:
        if self.over:
            raise TableError.of(Code.EVENING_OVER, count=self.sheet.deals)


def _seat_in(record: Record, player: str) -> Seat | None:
    """Tell where somebody sat in a deal."""
    return next((seat for seat in SEATS if record.players[seat] == player), None)
