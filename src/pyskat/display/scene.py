"""What there is to show of a state: everything, or only what a view knows."""

from collections.abc import Iterator, Sequence

from attrs import frozen

from pyskat.actions import Claim, Pass, PickUp, Push, Show
from pyskat.base.values import Value
from pyskat.card import DECK, CardSet
from pyskat.deal import Deal
from pyskat.display.speech import answer, aside, call, clean, pushed_word, said, seat_name, sentence, spoken, told
from pyskat.display.style import Style
from pyskat.game import Game
from pyskat.language.phrases import Phrase
from pyskat.language.sayings import Saying
from pyskat.language.terms import Filled, Term
from pyskat.phases.claims import Interrupts
from pyskat.phases.finished import Finished
from pyskat.phases.in_play import Claimed
from pyskat.phases.phase import Phase
from pyskat.phases.results import Result
from pyskat.phases.row import impossible
from pyskat.phases.state import DealState
from pyskat.phases.story import PushingWord
from pyskat.seat import SEATS, Seat
from pyskat.tricks import Trick
from pyskat.views import View, view

__all__ = ["Pile", "Scene", "dealt", "facts", "scene_of", "status", "waiting"]

_NOTHING = CardSet()


@frozen
class Pile(Value):
    """Cards in one place: those that are visible, and how many more lie face down."""

    cards: CardSet
    hidden: int = 0

    def __len__(self) -> int:
        return len(self.cards) + self.hidden


@frozen(kw_only=True)
class Scene(Value):
    """A table at one moment."""

    told: DealState | View
    """The state or view that tells of the auction, the declaration and the tricks."""
    seat: Seat | None
    """Who looks at it; None if it is no particular seat."""
    all_cards: bool
    """Whether nothing is hidden."""
    hands: tuple[Pile, Pile, Pile]
    skat: Pile
    """What is in the skat now."""
    pushing: tuple[PushingWord, ...]
    picked: CardSet | None
    """The skat the declarer picked up, if known."""
    laid: CardSet | None
    """What the declarer discarded, if known."""
    interrupts: Interrupts
    """What was done out of turn, and how it was answered."""
    result: Result | None

    @property
    def game(self) -> Game | None:
        """What is played."""
        return self.told.contract.game if self.told.contract is not None else None

    @property
    def all_tricks(self) -> tuple[Trick, ...]:
        """The completed tricks, and then the one on the table."""
        return self.told.tricks if self.told.trick is None else (*self.told.tricks, self.told.trick)

    def taken(self, seat: Seat) -> tuple[int, int]:
        """Count the tricks a seat took, and the points in them."""
        own = [trick.points for trick in self.told.tricks if trick.winner is seat]
        return len(own), sum(own)


def dealt(deal: Deal, players: Sequence[str], style: Style) -> list[tuple[str, Pile]]:
    """Give the hands of a deal and the skat, each with its name; a player's name may be empty."""
    names = [f"{seat_name(seat, style)} {clean(players[seat])}".strip() for seat in SEATS]
    piles = map(Pile, (*deal.hands, deal.skat))
    return list(zip([*names, told(Saying.SKAT, style)], piles, strict=True))


def scene_of(value: DealState | View) -> Scene:
    """Find what there is to show."""
    return _seen(value) if isinstance(value, View) else _open(value)


def _open(state: DealState) -> Scene:
    """Show everything."""
    fore, middle, rear = state.hands
    picked, laid = _exchanged(view(state, state.declarer))  # the declarer knows what was picked up and discarded
    return Scene(
        told=state,
        seat=None,
        all_cards=True,
        hands=(Pile(fore), Pile(middle), Pile(rear)),
        skat=Pile(DECK - fore - middle - rear - CardSet(state.played)),
        pushing=state.pushing,
        picked=picked,
        laid=laid,
        interrupts=state.interrupts,
        result=state.result if isinstance(state, Finished) else None,
    )


def _seen(seen: View) -> Scene:
    """Show what a view knows."""
    fore, middle, rear = (_pile(seen, seat) for seat in SEATS)
    picked, laid = _exchanged(seen)
    return Scene(
        told=seen,
        seat=seen.seat,
        all_cards=False,
        hands=(fore, middle, rear),
        skat=_skat(seen),
        pushing=tuple(_pushing(seen)),
        picked=picked,
        laid=laid,
        interrupts=seen.interrupts,
        result=seen.result,
    )


def _pile(seen: View, seat: Seat) -> Pile:
    if seat is seen.seat:
        return Pile(seen.hand)
    laid_open = seen.open_hands[seat]
    if laid_open is not None:
        return Pile(laid_open)
    return Pile(_NOTHING, seen.hand_sizes[seat])


def _skat(seen: View) -> Pile:
    """Find out what is in the skat, and whether the seat knows it."""
    count = len(DECK) - sum(seen.hand_sizes) - len(seen.played)
    known = seen.discard if seen.phase is Phase.FINISHED or seen.declarer is not None else None
    if known is None and seen.phase is Phase.FINISHED and not any(looked for _, looked in seen.looked):
        known = seen.skat
    return Pile(_NOTHING, count) if known is None or not count else Pile(known)


def _exchanged(seen: View) -> tuple[CardSet | None, CardSet | None]:
    """Give what the declarer is known to have picked up and discarded; in a hand game, nothing."""
    return (seen.skat, seen.discard) if seen.declarer is not None and seen.picked_up else (None, None)


def _pushing(seen: View) -> Iterator[PushingWord]:
    """List what was done with the skat before a Ramsch, as far as the seat knows."""
    for seat, looked in seen.looked:
        yield seat, PickUp() if looked else Pass()
        if looked and seat is seen.seat and seen.own_discard is not None:
            yield seat, Push(seen.own_discard)


def facts(scene: Scene, style: Style) -> Iterator[str]:
    """Tell the auction and the declaration, each on a line."""
    for fact in _facts(scene):
        yield sentence(told(fact, style))


def _facts(scene: Scene) -> Iterator[Term]:
    seen = scene.told
    calls = tuple(spoken(seat, call(word)) for seat, word in seen.calls)
    yield Saying.AUCTION.of(words=calls or Saying.SILENCE)
    if scene.pushing:
        yield Saying.PUSHING.of(words=tuple(spoken(seat, pushed_word(word)) for seat, word in scene.pushing))
    if seen.contract is not None and seen.declarer is None:
        yield Saying.ALL_PASSED
    if seen.declarer is None or seen.bid is None or seen.phase is Phase.BIDDING:
        return
    yield Saying.DECLARES_AT.of(seat=seen.declarer, bid=seen.bid)
    if scene.picked is not None and scene.laid is not None:
        yield Saying.EXCHANGED.of(picked=scene.picked, laid=scene.laid)
    elif scene.picked is not None:
        yield Saying.PICKED_UP.of(picked=scene.picked)
    if seen.contract is not None:
        yield Saying.THE_GAME.of(game=seen.contract)
    if seen.contract is not None and seen.doubling:
        yield Saying.DOUBLING.of(words=tuple(spoken(seat, answer(word)) for seat, word in seen.doubling))


def status(scene: Scene, style: Style) -> str:
    """Say what is to be done now, or how it ended."""
    return sentence(waiting(scene, style) if scene.result is None else said(scene.result, style))


def waiting(scene: Scene, style: Style) -> str:
    """Say what is to be done now in a deal that is not over."""
    turn, phase = scene.told.turn, scene.told.phase
    if turn is None or phase is Phase.FINISHED:
        raise impossible(Phrase.A_SEAT_OR_A_RESULT, phase)
    what = Saying[f"IN_{phase.name}"]
    if phase is Phase.PUSHING and (turn, PickUp()) in scene.pushing:
        what = Saying.IN_PUSHING_ON
    elif phase is Phase.DOUBLING and turn is scene.told.declarer:
        what = Saying.IN_ANSWERING
    elif phase is Phase.CLAIMED:
        return told(what.of(seat=turn, words=_proposed(scene.told)), style)
    return told(what.of(seat=turn), style)


def _proposed(seen: DealState | View) -> tuple[Filled, ...]:
    """Tell what waits for an answer, and who has answered so far."""
    if not isinstance(seen, Claimed | View) or seen.claim is None:
        raise impossible(Phrase.A_CLAIM_THAT_WAITS, Phrase.NOTHING)
    claim = Claim(seen.claim.seat) if isinstance(seen.claim, Show) else seen.claim  # who shows the hand claims the rest
    null = seen.contract is not None and seen.contract.game is Game.NULL
    return (aside(claim, claim.seat, null=null), *[aside(done, by, null=null) for by, done in seen.answers])
