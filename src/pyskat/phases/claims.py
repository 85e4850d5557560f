"""Who gives up, claims, shows or throws the cards, and who has to answer? What was done among the cards.

A state keeps it as one list in the order in which it was done, each with the number of cards played before it. All that
is asked about it is read off this list, by states and by views alike.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from pyskat.actions import Accept, Answer, Claim, ClaimLevel, Concede, Forfeit, Interrupt, PlayOn, Refuse, Show, Throw
from pyskat.seat import SEATS, Seat

__all__ = [
    "Answered",
    "Interrupts",
    "accepted",
    "answers_to",
    "by_whom",
    "conceding",
    "defenders",
    "level_agreed",
    "next_to_answer",
    "open_claim",
    "opening",
    "showing",
]

Interrupts: TypeAlias = tuple[tuple[int, Interrupt | Answer], ...]
"""What was done, each with the number of cards that had been played."""

Answered: TypeAlias = tuple[tuple[Seat, Answer | Throw], ...]
"""Who has answered, and what."""

_OPENING: Final = (Concede, Show, Claim)
"""What is answered."""


def defenders(declarer: Seat) -> tuple[Seat, Seat]:
    """Name the defenders, the one on the declarer's left first."""
    return SEATS[(declarer + 1) % 3], SEATS[(declarer + 2) % 3]


def asked(claim: Interrupt, declarer: Seat) -> tuple[Seat, ...]:
    """Say who is to answer, in turn: the defenders if the declarer proposed something, and otherwise the declarer."""
    return defenders(declarer) if claim.seat is declarer else (declarer,)


def open_claim(interrupts: Interrupts) -> Concede | Show | Claim:
    """Give what waits for an answer; ask only where something does."""
    for _, action in reversed(interrupts):
        if isinstance(action, _OPENING):
            return action
    raise AssertionError(interrupts)  # a phase begins with it


def by_whom(interrupts: Interrupts, declarer: Seat | None) -> tuple[tuple[int, Seat | None, Interrupt | Answer], ...]:
    """Say of all that was done who did it; None for an answer for which nobody was asked, in a view made by hand."""
    waiting: list[Seat] = []
    found: list[tuple[int, Seat | None, Interrupt | Answer]] = []
    for count, action in interrupts:
        if isinstance(action, (Accept, Refuse, PlayOn)):
            found.append((count, waiting.pop(0) if waiting else None, action))
            continue
        if isinstance(action, _OPENING):
            waiting = [] if declarer is None else list(asked(action, declarer))
        elif action.seat in waiting:
            waiting.remove(action.seat)
        found.append((count, action.seat, action))
    return tuple(found)


def answers_to(interrupts: Interrupts, declarer: Seat) -> Answered:
    """List the answers so far to what was proposed last."""
    found: list[tuple[Seat, Answer | Throw]] = []
    for _, seat, action in by_whom(interrupts, declarer):
        if isinstance(action, _OPENING):
            found = []
        elif seat is not None and not isinstance(action, (Concede, Show, Claim, Forfeit)):
            found.append((seat, action))
    return tuple(found)


def next_to_answer(interrupts: Interrupts, declarer: Seat) -> Seat:
    """Say who answers next; ask only where somebody has to."""
    done = [seat for seat, _ in answers_to(interrupts, declarer)]
    return next(seat for seat in asked(open_claim(interrupts), declarer) if seat not in done)


def conceding(interrupts: Interrupts) -> tuple[Seat, ...]:
    """List the seats that have given up, without those whom the others made play on."""
    found: list[Seat] = []
    refusals = 0
    for _, action in interrupts:
        if isinstance(action, Concede):
            found.append(action.seat)
            refusals = 2
        elif isinstance(action, (Show, Claim)):
            refusals = 0
        elif isinstance(action, PlayOn):
            found = found[:-1]
        elif isinstance(action, Refuse) and refusals:
            refusals -= 1
            if not refusals:  # both defenders want the declarer to go on
                found = found[:-1]
    return tuple(found)


def showing(interrupts: Interrupts, seat: Seat) -> bool:
    """Tell whether a seat has laid its hand open, by showing it or by a claim."""
    return any(isinstance(action, (Show, Claim)) and action.seat is seat for _, action in interrupts)


def opening(interrupts: Interrupts, seat: Seat) -> bool:
    """Tell whether all have seen a hand: it was shown, or claimed or thrown."""
    return any(isinstance(action, (Show, Claim, Throw)) and action.seat is seat for _, action in interrupts)


def level_agreed(interrupts: Interrupts) -> ClaimLevel | None:
    """Name the level demanded with a claim that ended the game because it was accepted."""
    if not isinstance(interrupts[-1][1], (Accept, Throw)):
        return None
    for _, action in reversed(interrupts):
        if isinstance(action, Claim):
            return action.level
        if isinstance(action, _OPENING):
            break
    return None  # nothing was demanded, or a Null ended because somebody threw the cards


def accepted(interrupts: Interrupts, declarer: Seat) -> bool | None:
    """Tell whether the game is over by what was answered, goes on, or waits for another answer (None)."""
    claim = open_claim(interrupts)
    answers = answers_to(interrupts, declarer)
    yes = sum([isinstance(answer, (Accept, Throw)) for _, answer in answers])
    no = len(answers) - yes
    both = len(asked(claim, declarer))
    if isinstance(claim, Concede):  # one is enough to agree
        return True if yes else False if no == both else None
    return False if no else True if yes == both else None
