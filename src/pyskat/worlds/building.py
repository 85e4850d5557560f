"""Which deal, and which state of it, has its cards so? The story that a view tells, with another deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from pyskat.actions import Pass, PickUp, Push
from pyskat.card import _from as set_of
from pyskat.deal import dealt
from pyskat.game import Game
from pyskat.kernel.play import Position, advance, may_play
from pyskat.kernel.tables import FULL, JACKS
from pyskat.language.phrases import Phrase
from pyskat.phases.bidding import Bidding, Duel, duel_after
from pyskat.phases.claims import accepted, defenders
from pyskat.phases.doubling import Doubling, may_say_kontra
from pyskat.phases.in_play import Claimed, Playing
from pyskat.phases.phase import Phase
from pyskat.phases.pushing import Pushing
from pyskat.phases.row import impossible
from pyskat.phases.skat import Declaring, Discarding, SkatDecision
from pyskat.phases.state import DealState
from pyskat.phases.story import PushingWord, Story
from pyskat.seat import Seat
from pyskat.views import View
from pyskat.worlds.lies import BINOMIAL, chosen, how_many

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import i64

__all__ = ["Builder", "in_play", "no_deal"]

_TWELVE: Final = 12
_PAIRS: Final = 66
"""In how many ways two of twelve cards may have been the skat."""
_NO_JACK: Final = FULL ^ JACKS
_PUT_AWAY: Final = frozenset([Phase.DECLARING, Phase.DOUBLING, Phase.PLAYING, Phase.CLAIMED])
"""When two cards lie there that stay there."""


def no_deal() -> Exception:
    """Make the error for a view that no deal can have."""
    return impossible(Phrase.SEEN_IN_A_DEAL, Phrase.SEEN_IN_NO_DEAL)


def in_play(seen: View) -> bool:
    """Tell whether cards are played, or wait while a claim is answered."""
    return seen.phase is Phase.PLAYING or seen.phase is Phase.CLAIMED


@final
class _Round:
    """What one seat did with the skat before a Ramsch, and what can be told of the cards it picked up."""

    def __init__(self, seat: Seat, looked: bool, found: i64, pool: i64, must: i64) -> None:  # noqa: FBT001 - as told
        self.seat = seat
        self.looked = looked
        self.found = found
        """What it picked up; 0 if that is not known."""
        self.pool = pool
        """What it can have picked up: everything, or no jacks if somebody pushed."""
        self.must = must
        """What it picked up if it has, or pushed, it: what the viewer pushed before."""


@final
class Builder:
    """Makes a state that looks like a view, for each lie of the cards.

    Args:
        seen: A view of a deal that goes on.
        played: What each seat has played, as masks.
    """

    def __init__(self, seen: View, played: list[int]) -> None:
        self._seen = seen
        self._phase: Phase = seen.phase
        self._played = played
        self._declarer: int = -1 if seen.declarer is None else int(seen.declarer)
        self._own_skat: i64 = 0 if seen.own_skat is None else seen.own_skat.mask
        self._picked_up: bool = seen.picked_up
        self._lies_there: bool = seen.phase in _PUT_AWAY
        self._rounds: list[_Round] = _rounds(seen)
        self._duel: Duel | None = None
        self._asked: tuple[Seat, ...] = ()
        self.position: Position = Position(0, 0, 0, 0, 0, 0)
        """In play: everything is right in it but the hands and the skat."""
        if seen.phase is Phase.BIDDING:
            duel = duel_after(seen.calls)
            if isinstance(duel, Duel):
                self._duel = duel
            else:
                raise no_deal()
        elif seen.phase is Phase.DOUBLING:
            self._asked = _asked(seen)
        elif in_play(seen):
            self.position = _position(seen, played)
        elif seen.phase is not Phase.PUSHING and seen.declarer is None:
            raise no_deal()

    def build(self, lie: tuple[i64, i64, i64, i64], below: Callable[[int], int]) -> DealState:
        """Make the state.

        Args:
            lie: Where the cards are now.
            below: Draws a number from 0 up to, but not including, the one it is given; it decides about what is past.
        """
        story = self._story(lie, below)
        phase, seen = self._phase, self._seen
        if phase is Phase.PLAYING or phase is Phase.CLAIMED:
            fore, middle, rear, away = lie
            _, _, _, setup, trick, taken = self.position.parts
            game: i64 = setup
            position = Position(fore, middle, rear, away << 5 | game, trick, taken)
            if phase is Phase.PLAYING:
                return Playing(story, position, seen.cards_played, seen.interrupts)
            return Claimed(story, position, seen.cards_played, seen.interrupts)
        duel = self._duel
        if duel is not None:
            return Bidding(story, duel)
        if phase is Phase.SKAT_DECISION:
            return SkatDecision(story)
        if phase is Phase.DISCARDING:
            return Discarding(story)
        if phase is Phase.DECLARING:
            return Declaring(story)
        if phase is Phase.DOUBLING:
            return Doubling(story, self._asked)
        return Pushing(story)

    def _story(self, lie: tuple[i64, i64, i64, i64], below: Callable[[int], int]) -> Story:
        """Tell the story, with what is past as it may have been."""
        seen = self._seen
        away: i64 = lie[3]
        before = [lie[0] | self._played[0], lie[1] | self._played[1], lie[2] | self._played[2]]
        skat: i64 = away
        words: tuple[PushingWord, ...] = ()
        if self._rounds:
            words, skat = self._pushed(before, away, below)
        elif self._picked_up:
            twelve: i64 = before[self._declarer] | away
            skat = self._own_skat
            if not skat:
                skat = chosen(twelve, _TWELVE, 2, below(_PAIRS))
            before[self._declarer] = twelve & ~skat
        deal = dealt(before[0], before[1], before[2], skat)
        lies = set_of(away) if self._lies_there else None
        return Story(
            *(deal, seen.rules, seen.calls, seen.bid, seen.declarer),
            *(words, self._picked_up, lies, seen.contract, seen.doubling),
        )

    def _pushed(self, before: list[int], away: i64, below: Callable[[int], int]) -> tuple[tuple[PushingWord, ...], i64]:
        """Go back from the last who had the skat to the first.

        Args:
            before: The hands after the pushing, as masks; they become the hands that were dealt.
            away: The two cards that were pushed last, or were dealt as the skat; none while somebody has them.
            below: Draws what each may have picked up.

        Returns:
            What was done with the skat, and the skat as it was dealt.
        """
        words: list[PushingWord] = []
        for turn in reversed(self._rounds):
            seat = turn.seat
            if not turn.looked:
                words.append((seat, Pass()))
                continue
            if away:
                words.append((seat, Push(set_of(away))))
            words.append((seat, PickUp()))
            twelve: i64 = before[seat] | away
            away = turn.found
            if not away:
                away = twelve & turn.must
                pool: i64 = twelve & turn.pool & ~away
                size: i64 = how_many(pool)
                some: i64 = 2 - how_many(away)
                away |= chosen(pool, size, some, below(BINOMIAL[size * 33 + some]))
            before[seat] = twelve & ~away
        words.reverse()
        return tuple(words), away


def _rounds(seen: View) -> list[_Round]:
    """Say of each who had the skat before a Ramsch what can be told of the cards it picked up."""
    own_skat: int = 0 if seen.own_skat is None else seen.own_skat.mask
    gave: int = 0 if seen.own_discard is None else seen.own_discard.mask
    rounds: list[_Round] = []
    last: Seat | None = None
    must = 0
    for seat, looked in seen.looked:
        if not looked:
            rounds.append(_Round(seat, False, 0, 0, 0))
            continue
        found = 0
        if seat is seen.seat:
            found = own_skat
        elif last is not None and last is seen.seat:
            found = gave
        rounds.append(_Round(seat, True, found, FULL if last is None else _NO_JACK, must))
        last = seat
        if seat is seen.seat:
            must = gave
    return rounds


def _asked(seen: View) -> tuple[Seat, ...]:
    """Say who may still speak about Kontra and Re."""
    kontra, declarer = seen.rules.kontra, seen.declarer
    if kontra is None or declarer is None or seen.contract is None:
        raise no_deal()
    if seen.kontra:
        return (declarer,)
    may = [seat for seat in defenders(declarer) if may_say_kontra(seat, declarer, seen.calls, kontra)]
    asked = tuple(may[len(seen.doubling) :])
    if not asked:
        raise no_deal()
    return asked


def _position(seen: View, played: list[int]) -> Position:
    """Play the cards that have been played from hands that hold no others."""
    contract, declarer = seen.contract, seen.declarer
    if contract is None or (declarer is None) != (contract.game is Game.RAMSCH):
        raise no_deal()
    if seen.phase is Phase.CLAIMED and (
        declarer is None or seen.claim is None or accepted(seen.interrupts, declarer) is not None
    ):
        raise no_deal()
    seat = -1 if declarer is None else int(declarer)
    position = Position(played[0], played[1], played[2], int(contract.game) << 2 | seat + 1, 0, 0)
    for card in seen.cards_played:
        if not may_play(position, int(card)):  # a card that would have followed suit comes later
            raise no_deal()
        position = advance(position, int(card))
    return position
