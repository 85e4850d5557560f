"""How does the game server write moves? Pairs of who and what are turned into actions and back."""

import re
from functools import lru_cache
from typing import Final, assert_never, get_args

from attrs import Factory, define

from pyskat.actions import (
    Accept,
    Action,
    Bid,
    Cause,
    Claim,
    ClaimLevel,
    Concede,
    Declare,
    Discard,
    Forfeit,
    Hold,
    Interrupt,
    Kontra,
    Pass,
    PickUp,
    PlayCard,
    PlayOn,
    Push,
    Re,
    Refuse,
    Show,
    Throw,
)
from pyskat.card import CARDS, Card, CardSet
from pyskat.contract import Contract
from pyskat.deal import Deal
from pyskat.engine import State, apply, start
from pyskat.errors import Code, IllegalActionError, ParseError, Reason, RecordError, SkatError
from pyskat.language.phrases import Phrase
from pyskat.phases.in_play import Playing
from pyskat.phases.phase import Phase
from pyskat.phases.pushing import Pushing
from pyskat.phases.rows import ROWS
from pyskat.phases.skat import Declaring, Discarding, SkatDecision
from pyskat.phases.story import pushed_by
from pyskat.plays import PLAYS
from pyskat.records.record import Record
from pyskat.rules import Rules
from pyskat.seat import SEATS, Seat

__all__ = ["read_moves", "write_moves"]

_WORLD: Final = "w"
_HIDDEN: Final = "??"
_PAIR: Final = re.compile(r"(\S++)\s*+(\S*+)")
_PACK: Final = 32
_DECLARATION: Final = re.compile(r"([DHSCGN][OHSZ]*)(?:\.(.+))?")
_NUMBER: Final = re.compile(r"[0-9]{1,9}")
_GONE: Final = re.compile(r"(TI|LE)\.([012])")
_SHOWN: Final = re.compile(r"SC(?:\.(.+))?")
_CAUSES: Final = {"TI": Cause.TIMED_OUT, "LE": Cause.LEFT}
_CODES: Final = {cause: code for code, cause in _CAUSES.items()}
_ANSWERS: Final[dict[str, Action]] = {"accept": Accept(), "refuse": Refuse(), "playon": PlayOn()}
_PROPOSED: Final = re.compile(r"(throw)|claim(?:\.(schneider|schwarz))?")
_CALLS: Final[dict[str, Action]] = {"y": Hold(), "p": Pass(), "s": PickUp(), "kontra": Kontra(), "re": Re()}
_LEVELS: Final[dict[str, ClaimLevel]] = {level: level for level in get_args(ClaimLevel)}
_TWO: Final = 2
_NAMED: Final = {card.name: card for card in CARDS}
_PLAYED: Final[dict[str, Action]] = {**_CALLS, **{str(play): play for play in PLAYS}}
_SEATS: Final = {str(int(seat)): seat for seat in SEATS}
_contract: Final = lru_cache(Contract.parse)


def read_moves(text: str, rules: Rules) -> tuple[State, tuple[Action, ...], str]:
    """Read the moves of a record and replay them.

    Args:
        text: The value of ``MV``.
        rules: The rules of the record.

    Returns:
        The state they lead to, the actions, and the code of a declaration that was cut off before its discard, or "".

    Raises:
        RecordError: With the index of the move that is corrupt or against the rules; the deal is move 0.
    """
    if _HIDDEN in text:
        for index, pair in enumerate(_PAIR.finditer(text)):
            if _HIDDEN in pair[2]:
                raise RecordError(Reason.of(Code.UNKNOWN_CARDS, word=pair[2]), index)
    reader: _Reader | None = None
    for index, pair in enumerate(_PAIR.finditer(text)):
        who, what = pair.groups()
        try:
            if reader is None:
                reader = _Reader(start(_read_deal(who, what), rules))
                continue
            action = _usual(reader.state, who, what)
            if action is None:
                reader.read(who, what)
            else:
                reader.state = apply(reader.state, action)
                reader.actions.append(action)
        except RecordError as error:
            raise RecordError(error.reason, index, why=error.why) from error.__cause__
        except SkatError as error:
            reason = Reason.of(Code.ILLEGAL_MOVE, word=f"{who} {what}")
            raise RecordError(reason, index, why=error.reason) from error
    if reader is None:
        raise RecordError(Reason.of(Code.BAD_MOVE, word="", wanted=Phrase.DEAL_FIRST), 0)
    return reader.state, tuple(reader.actions), reader.declared


def _usual(state: State, who: str, what: str) -> Action | None:
    """Look most moves up in a table: a card or a call of the seat to act."""
    if who not in _SEATS or state.turn is not _SEATS[who]:
        return None
    return _PLAYED.get(what) if isinstance(state, Playing) else _CALLS.get(what)


def _card(name: str) -> Card:
    return _NAMED[name] if name in _NAMED else Card.parse(name)


def _read_deal(who: str, what: str) -> Deal:
    """Read the pack: ten cards each, then the skat."""
    names = what.replace("|", ".").split(".")
    if who != _WORLD or len(names) != _PACK:
        raise RecordError.of(Code.BAD_MOVE, word=f"{who} {what}", wanted=Phrase.DEAL_OF_32)
    pack = list(map(_card, names))
    hands = CardSet(pack[:10]), CardSet(pack[10:20]), CardSet(pack[20:30])
    return Deal(hands, CardSet(pack[30:]))


@define
class _Reader:
    """The state of a replay between two moves."""

    state: State
    actions: list[Action] = Factory(list)
    declared: str = ""

    def do(self, action: Action, by: Seat | None = None) -> None:
        """Do one action."""
        self.state = apply(self.state, action, by)
        self.actions.append(action)

    def read(self, who: str, what: str) -> None:
        """Read one move."""
        if who == _WORLD:
            self._world(what)
        elif who in _SEATS:
            self._seat(_SEATS[who], what)
        else:
            raise RecordError.of(Code.BAD_MOVE, word=f"{who} {what}", wanted=Phrase.A_MOVE)

    def _world(self, what: str) -> None:
        """Read a move of the server: a player who is gone, or the skat that was picked up."""
        gone = _GONE.fullmatch(what)
        if gone:
            self.do(Forfeit(SEATS[int(gone[2])], _CAUSES[gone[1]]))
        elif not self._is_skat(what):
            raise RecordError.of(Code.BAD_MOVE, word=f"w {what}", wanted=Phrase.A_SERVER_MOVE)

    def _is_skat(self, what: str) -> bool:
        """Whether these are the two cards that the seat to act has just picked up."""
        state = self.state
        taken = state.deal.skat if isinstance(state, Discarding) else None
        if isinstance(state, Pushing) and state.looked:
            taken = pushed_by(state.deal, state.pushing, state.turn)[0]
        try:
            return taken is not None and CardSet.parse(what) == taken
        except ParseError:
            return False

    def _seat(self, seat: Seat, what: str) -> None:
        """Read a move of a player."""
        shown, proposed = _SHOWN.fullmatch(what), _PROPOSED.fullmatch(what)
        declaration = _DECLARATION.fullmatch(what)
        deciding = isinstance(self.state, SkatDecision | Discarding | Declaring)
        if what == "RE":
            self.do(Concede(seat), seat)
        elif shown:
            self._agree(shown[1], self.state.hand(seat))
            self.do(Show(seat), seat)
        elif what in _CALLS or what in _ANSWERS:
            self.do(_CALLS.get(what) or _ANSWERS[what], seat)
        elif proposed:
            self.do(Throw(seat) if proposed[1] else Claim(seat, _LEVELS.get(proposed[2])), seat)
        elif _NUMBER.fullmatch(what):
            self.do(Bid(int(what)), seat)
        elif self.declared:
            self._declare(seat, self.declared, [_card(name) for name in what.split(".")])
        elif declaration and deciding:
            self._declaration(seat, declaration[1], declaration[2])
        elif isinstance(self.state, Discarding):
            self.do(Discard(CardSet.parse(what)), seat)
        elif isinstance(self.state, Pushing):
            self.do(Push(CardSet.parse(what)), seat)
        else:
            self.do(PlayCard(Card.parse(what)), seat)

    def _declaration(self, seat: Seat, code: str, cards: str | None) -> None:
        """Read a declaration, with its discard and the open hand, if there are any."""
        named = [_card(name) for name in cards.split(".")] if cards else []
        contract = _contract(code)
        if isinstance(self.state, SkatDecision | Declaring):
            self.do(Declare(contract), seat)
            self._agree(".".join(map(str, named)), self.state.hand(seat))
        elif not named:
            self._announce(seat, code)
        else:
            self._declare(seat, code, named)

    def _announce(self, seat: Seat, code: str) -> None:
        """Keep a declaration that comes before its discard, if it will be possible after that."""
        state = self.state
        assert isinstance(state, Discarding)  # noqa: S101 - the only other phase with a declaration to come
        reason = (
            Reason.of(Code.NOT_YOUR_TURN, seat=seat, turn=state.turn)
            if seat is not state.turn
            else ROWS[Phase.DECLARING].why_not(state, Declare(_contract(code)))
        )
        if reason is not None:
            raise IllegalActionError(reason)
        self.declared = code

    def _declare(self, seat: Seat, code: str, named: list[Card]) -> None:
        """Discard and declare, which the server writes as one move, and compare the open hand, if there is one."""
        self.do(Discard(CardSet(named[:_TWO])), seat)
        self.do(Declare(_contract(code)), seat)
        self.declared = ""
        if len(named) > _TWO:
            self._agree(".".join(map(str, named[_TWO:])), self.state.hand(seat))

    def _agree(self, named: str | None, held: CardSet) -> None:
        """Refuse an open hand that is not the one the player holds."""
        if named and CardSet.parse(named) != held:
            raise RecordError.of(Code.BAD_MOVE, word=named, wanted=Phrase.OPEN_HAND.of(cards=held))


def write_moves(record: Record, declared: str) -> str:
    """Write the moves of a record.

    Args:
        record: The record.
        declared: The code of a declaration that was cut off before its discard, or "".
    """
    deal = record.deal
    pack = ".".join(map(_dotted, (*deal.hands, deal.skat)))
    moves = [f"w {pack}"]
    for index, (state, action) in enumerate(record.steps(), 1):
        if declared and isinstance(state, Discarding) and isinstance(action, Forfeit):
            moves.append(f"{int(state.turn)} {declared}")
        merged = isinstance(action, Discard) and isinstance(next(iter(record.actions[index:]), None), Declare)
        moves += [] if merged else _write(state, action)
    if declared and isinstance(record.final, Discarding):
        moves.append(f"{int(record.final.turn)} {declared}")
    return " ".join(moves) + " "


def _write(state: State, action: Action) -> list[str]:
    """Write one action; a declaration is written together with its discard."""
    who = -1 if state.turn is None else int(state.turn)
    match action:
        case Bid(value):
            words = [f"{who} {value}"]
        case Hold() | Pass():
            words = [f"{who} {'y' if isinstance(action, Hold) else 'p'}"]
        case PickUp():
            found = state.on_the_way if isinstance(state, Pushing) else state.deal.skat
            words = [f"{who} s", f"w {_dotted(found)}"]
        case Declare(contract):
            laid = [_dotted(state.discard)] if isinstance(state, Declaring) and state.discard is not None else []
            words = [f"{who} " + ".".join([contract.code, *laid])]
        case PlayCard(card):
            words = [f"{who} {card.name}"]
        case Discard(cards) | Push(cards):
            words = [f"{who} {_dotted(cards)}"]
        case Kontra() | Re():
            words = [f"{who} {action}"]
        case Accept() | Refuse() | PlayOn():
            words = [f"{who} {str(action).replace(' ', '')}"]
        case _:
            words = [_interrupt(action)]
    return words


def _interrupt(action: Interrupt) -> str:
    """Write what is done out of turn; claims and thrown cards in words of our own."""
    match action:
        case Concede(seat) | Show(seat):
            return f"{int(seat)} {'RE' if isinstance(action, Concede) else 'SC'}"
        case Claim(seat, level):
            return f"{int(seat)} claim" if level is None else f"{int(seat)} claim.{level}"
        case Throw(seat):
            return f"{int(seat)} throw"
        case Forfeit(seat, cause):
            return f"w {_CODES[cause]}.{int(seat)}"
        case _:
            assert_never(action)


def _dotted(cards: CardSet) -> str:
    return ".".join(card.name for card in cards)
