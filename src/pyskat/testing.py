"""What can happen at a table? Strategies for hypothesis, for your own tests; they need the extra ``testing``."""

from itertools import islice
from math import perm
from typing import Final, TypeVar, get_args, overload

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
    Kontra,
    LegalActions,
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
from pyskat.contract import HAND_CONTRACTS, SKAT_CONTRACTS, Contract
from pyskat.deal import Deal
from pyskat.engine import State, apply, interrupts, legal_actions, start
from pyskat.errors import ArgumentError, Code, expect_type
from pyskat.errors.quoting import as_found
from pyskat.language.phrases import Phrase
from pyskat.phases.bidding import Bidding
from pyskat.phases.doubling import Doubling, may_say_kontra
from pyskat.phases.early_end import WITH_CLAIMS
from pyskat.phases.finished import Finished
from pyskat.phases.in_play import Claimed, Playing
from pyskat.phases.pushing import Pushing
from pyskat.phases.skat import Declaring, Discarding, SkatDecision
from pyskat.records.record import Record
from pyskat.rules import (
    HOUSE,
    ISKO,
    ISS,
    PRE_1999,
    PUB,
    SIMPLE,
    BiddingRule,
    BockEvent,
    BockRules,
    ConcessionRule,
    KontraRules,
    KontraWho,
    NullRule,
    OverbidRule,
    RamschMarch,
    RamschRules,
    RamschSkat,
    RamschTie,
    Rules,
)
from pyskat.scoring.value import BID_VALUES
from pyskat.seat import SEATS
from pyskat.views import Phase, View, view

try:
    from hypothesis import reject
    from hypothesis import strategies as st
    from hypothesis.strategies import DrawFn, SearchStrategy
except ImportError as _missing:
    raise ImportError("pyskat.testing needs hypothesis: pip install 'pyskat-rules[testing]'") from _missing

__all__ = ["actions", "card_sets", "cards", "contracts", "deals", "records", "rules", "states", "views"]

S = TypeVar("S", bound=State)

_PHASES: Final[tuple[type[State], ...]] = get_args(State)
"""In the order of a deal, and of :class:`Phase`."""
_AT_ONCE: Final = 4
_CHOICES: Final = tuple(perm(left, _AT_ONCE) - 1 for left in range(len(CARDS), 0, -_AT_ONCE))
"""How many ways there are to take four cards, by the cards left: eight numbers shrink faster than 32 places."""
_MOST_STEPS: Final = 40
"""More steps than any phase has: thirty cards, and a few actions out of turn."""


def cards() -> SearchStrategy[Card]:
    """Any card; shrinks to the seven of diamonds.

    >>> from hypothesis import find
    >>> find(cards(), lambda card: card.points == 10)
    Card.DT
    """
    return st.sampled_from(CARDS)


def card_sets(min_size: int = 0, max_size: int = len(CARDS)) -> SearchStrategy[CardSet]:
    """Any set of cards.

    Args:
        min_size: The fewest cards, 0 to 32.
        max_size: The most cards, not fewer than ``min_size``, to 32.

    Raises:
        ArgumentError: If no set can have such a size.
    """
    for name, size in (("min_size", min_size), ("max_size", max_size)):
        expect_type(name, size, int)
    if not 0 <= min_size <= max_size <= len(CARDS):
        wanted = Phrase.SIZES.of(least=0, most=len(CARDS))
        raise ArgumentError.of(
            Code.WRONG_VALUE,
            what="min_size, max_size",
            wanted=wanted,
            found=(min_size, max_size),
        )
    return st.sets(st.sampled_from(CARDS), min_size=min_size, max_size=max_size).map(CardSet)


def contracts() -> SearchStrategy[Contract]:
    """Any contract that can be declared; shrinks to diamonds."""
    return st.sampled_from((*SKAT_CONTRACTS, *HAND_CONTRACTS))


def rules() -> SearchStrategy[Rules]:
    """Any rules of a table: a preset, or a mixture of all fields; shrinks to :data:`~pyskat.ISKO`."""
    presets = st.sampled_from((ISKO, SIMPLE, PUB, HOUSE, PRE_1999, ISS))
    return presets | _mixed(st.none() | _kontra_rules(), st.none() | _ramsch_rules((False, True)))


def _mixed(
    kontra: SearchStrategy[KontraRules | None], ramsch: SearchStrategy[RamschRules | None]
) -> SearchStrategy[Rules]:
    events: SearchStrategy[tuple[BockEvent, ...]] = st.lists(st.sampled_from(get_args(BockEvent)), unique=True).map(
        tuple
    )
    bock = st.none() | st.builds(BockRules, events=events)
    return st.builds(
        Rules,
        bidding=st.sampled_from(get_args(BiddingRule)),
        null_below_bid=st.sampled_from(get_args(NullRule)),
        overbid_loss=st.sampled_from(get_args(OverbidRule)),
        declarer_schneider_max=st.sampled_from((30, 29)),
        lost_hand_doubled=st.sampled_from((True, False)),
        concession=st.sampled_from(get_args(ConcessionRule)),
        kontra=kontra,
        bock=bock,
        ramsch=ramsch,
    )


def _kontra_rules() -> SearchStrategy[KontraRules]:
    return st.builds(KontraRules, who=st.sampled_from(get_args(KontraWho)))


def _ramsch_rules(pushing: tuple[bool, ...]) -> SearchStrategy[RamschRules]:
    return st.builds(
        RamschRules,
        skat_to=st.sampled_from(get_args(RamschSkat)),
        tie=st.sampled_from(get_args(RamschTie)),
        march=st.sampled_from(get_args(RamschMarch)),
        pushing=st.sampled_from(pushing),
    )


def deals() -> SearchStrategy[Deal]:
    """Any deal; shrinks to the pack in order, from the seven of diamonds up."""
    return st.tuples(*[st.integers(0, most) for most in _CHOICES]).map(_dealt)


def _dealt(numbers: tuple[int, ...]) -> Deal:
    """Take the cards out of the pack four at a time, as the numbers say; zeros leave the pack in order."""
    pack = list(CARDS)
    order: list[Card] = []
    for number in numbers:
        rest = number
        for _ in range(_AT_ONCE):
            rest, place = divmod(rest, len(pack))
            order.append(pack.pop(place))
    return Deal.from_order(order)


def actions(state: State | View | None = None) -> SearchStrategy[Action]:
    """A legal action of the seat whose turn it is, or any action at all.

    Args:
        state: A state, or the view of the seat whose turn it is; None: any action, sensible or not, for tests of
            refusals.

    Raises:
        ArgumentError: If nobody can do anything in the state, or it is not the turn of the view's seat.
    """
    if state is None:
        return _any_action()
    legal = legal_actions(state)
    if not legal:
        wanted = Phrase.SOMETHING_TO_DO
        raise ArgumentError.of(Code.WRONG_VALUE, what="state", wanted=wanted, found=as_found(state))
    return _choice(legal)


def _any_action() -> SearchStrategy[Action]:
    seats = st.sampled_from(SEATS)
    words: tuple[Action, ...] = (Pass(), Hold(), PickUp(), Kontra(), Re(), Accept(), Refuse(), PlayOn())
    return st.one_of(
        st.sampled_from(words),
        st.builds(Bid, st.sampled_from(BID_VALUES) | st.integers(-10, 510)),
        st.builds(PlayCard, cards()),
        st.builds(Declare, contracts()),
        *(st.builds(kind, card_sets(2, 2) | card_sets()) for kind in (Discard, Push)),
        *(st.builds(kind, seats) for kind in (Concede, Show, Throw)),
        st.builds(Claim, seats, st.none() | st.sampled_from(get_args(ClaimLevel))),
        st.builds(Forfeit, seats, st.sampled_from(Cause)),
    )


def _choice(legal: LegalActions) -> SearchStrategy[Action]:
    """Choose a legal action: those that end a deal soonest come first, and each kind of action has its chance."""
    if legal[-1] == Pass() and len(legal) > 2:  # noqa: PLR2004 - the auction, in which any value may be named
        return st.just(legal[-1]) | st.sampled_from(legal[:3]) | st.sampled_from(legal[:-1])
    if legal[0] == PickUp() and legal[-1] != Pass():
        return st.sampled_from(legal[1:]) | st.just(legal[0])
    return st.sampled_from(sorted(legal, key=lambda action: not isinstance(action, Pass)))


# States, reached by playing.


@overload
def states(phase: type[S], rules: Rules | None = ISKO) -> SearchStrategy[S]: ...
@overload
def states(phase: Phase | None = None, rules: Rules | None = ISKO) -> SearchStrategy[State]: ...
def states(
    phase: type[S] | Phase | None = None, rules: Rules | None = ISKO
) -> SearchStrategy[S] | SearchStrategy[State]:
    """A state reached by legal actions, in turn or out of turn; shrinks to few actions.

    Args:
        phase: The type of the state, such as :class:`~pyskat.Playing`, or a :class:`~pyskat.Phase`; None: any phase.
        rules: The rules of the table; None: any that have the phase.

    Raises:
        ArgumentError: If the rules do not have the phase, as ISKO has no Kontra and no Schieberamsch.

    >>> from hypothesis import given, settings
    >>> from pyskat import Playing, legal_actions
    >>> @settings(deadline=None, max_examples=20)
    ... @given(states(Playing))
    ... def there_is_a_card_to_play(state):
    ...     assert legal_actions(state)
    >>> there_is_a_card_to_play()
    """
    if rules is not None:
        expect_type("rules", rules, Rules)
    possible = _PHASES if rules is None else _phases_of(rules)
    if phase is None:
        return st.sampled_from(possible).flatmap(lambda kind: _played(kind, rules))
    kind = _PHASES[tuple(Phase).index(phase)] if isinstance(phase, Phase) else phase
    if kind not in _PHASES:
        wanted = Phrase.PHASE_OR_STATE
        raise ArgumentError.of(Code.WRONG_TYPE, what="phase", wanted=wanted, found=as_found(phase))
    if kind not in possible:
        options = tuple(each.__name__ for each in possible)
        among = Phrase.IN_THESE_RULES.of(options=options)
        raise ArgumentError.of(Code.WRONG_VALUE, what="phase", wanted=among, found=kind.__name__)
    return _played(kind, rules)


def views(
    phase: type[State] | Phase | None = None, rules: Rules | None = ISKO, *, on_turn: bool = False
) -> SearchStrategy[View]:
    """What a seat or a spectator may know of a state.

    Args:
        phase: As for :func:`states`.
        rules: As for :func:`states`.
        on_turn: True: the view of the seat whose turn it is, as a bot gets it; it always has a legal action. False: the
            view of any seat or of a spectator, most of which have none.

    Raises:
        ArgumentError: If the rules do not have the phase, or it is nobody's turn in it.

    >>> from hypothesis import given, settings
    >>> from pyskat import legal_actions
    >>> @settings(deadline=None, max_examples=20)
    ... @given(views(on_turn=True))
    ... def a_bot_has_a_choice(seen):
    ...     assert legal_actions(seen)
    >>> a_bot_has_a_choice()
    """
    expect_type("on_turn", on_turn, bool)
    found: SearchStrategy[State] = states(phase, rules)
    if not on_turn:
        return st.builds(view, found, st.sampled_from((*SEATS, None)))
    if phase in {Finished, Phase.FINISHED}:
        wanted = Phrase.SOMEBODY_ON_TURN
        raise ArgumentError.of(Code.WRONG_VALUE, what="phase", wanted=wanted, found="Finished")
    return found.filter(lambda state: state.turn is not None).map(lambda state: view(state, state.turn))


def records(*, finished: bool | None = None, rules: Rules | None = ISKO) -> SearchStrategy[Record]:
    """The record of a deal, without names and tags.

    Args:
        finished: Whether the deal is over; None: either.
        rules: The rules of the table; None: any.
    """
    over = states(Finished, rules)
    running: SearchStrategy[State] = states(None, rules).filter(lambda state: not isinstance(state, Finished))
    wanted = running | over if finished is None else over if finished else running
    return wanted.map(Record.of)


def _phases_of(rules: Rules) -> tuple[type[State], ...]:
    """List the phases that a deal can come to."""
    has_pushing = rules.ramsch is not None and rules.ramsch.pushing
    has = {Doubling: rules.kontra is not None, Pushing: has_pushing, Claimed: rules.concession in WITH_CLAIMS}
    return tuple(kind for kind in _PHASES if has.get(kind, True))


def _rules_with(phase: type[State]) -> SearchStrategy[Rules]:
    """Choose rules that have a phase."""
    if phase is Doubling:
        return _mixed(_kontra_rules(), st.none() | _ramsch_rules((False, True)))
    if phase is Pushing:
        return _mixed(st.none() | _kontra_rules(), _ramsch_rules((True,)))
    if phase is Claimed:
        return rules().filter(lambda table: table.concession in WITH_CLAIMS)
    return rules()


@st.composite
def _played(draw: DrawFn, phase: type[State], table: Rules | None) -> State:
    """Play until the phase is reached, and then some way into it."""
    if phase is Claimed:
        return draw(_waiting(table))
    state = start(draw(deals()), draw(_rules_with(phase)) if table is None else table)
    further = draw(st.integers(0, _MOST_STEPS))
    out_of_turn = draw(st.sets(st.integers(0, _MOST_STEPS), max_size=3))
    step = 0
    while not isinstance(state, phase):
        state = _toward(draw, state, phase, out_of_turn=step in out_of_turn)
        step += 1
    for inside in range(further):
        after = _anything(draw, state, out_of_turn=inside in out_of_turn)
        if not isinstance(after, phase):
            break
        state = after
    return state


@st.composite
def _waiting(draw: DrawFn, table: Rules | None) -> State:
    """Play until somebody proposes to end the game, and perhaps let the first of two answer."""
    playing = draw(_played(Playing, draw(_rules_with(Claimed)) if table is None else table))
    waiting = [after for action in interrupts(playing) if isinstance(after := apply(playing, action), Claimed)]
    state = draw(st.sampled_from(waiting)) if waiting else reject()
    after = _anything(draw, state, out_of_turn=draw(st.booleans()))
    return after if isinstance(after, Claimed) and draw(st.booleans()) else state


def _anything(draw: DrawFn, state: State, *, out_of_turn: bool) -> State:
    """Do something legal."""
    if isinstance(state, Finished):
        return state
    options = st.sampled_from(interrupts(state)) if out_of_turn else _choice(legal_actions(state))
    return apply(state, draw(options))


def _toward(draw: DrawFn, state: State, phase: type[State], *, out_of_turn: bool) -> State:
    """Do something legal after which the phase can still come."""
    after = _anything(draw, state, out_of_turn=out_of_turn)
    if _leads_to(after, phase):
        return after
    return next(other for other in _ways_on(state) if _leads_to(other, phase))


def _ways_on(state: State) -> list[State]:
    """Do each of a few actions, so that one of them leads to any phase that can still come."""
    legal = legal_actions(state)
    few = [*islice(reversed(legal), 1), *legal[:2]]
    return [apply(state, action) for action in few]


def _leads_to(state: State, phase: type[State]) -> bool:
    """Tell whether the state is in a phase or can still come to it."""
    if isinstance(state, phase):
        return True
    if isinstance(state, Bidding) and (phase is not Pushing or state.bid is None):
        return any(_leads_to(after, phase) for after in _ways_on(state))
    if phase is Pushing:
        return False
    if phase is Doubling and isinstance(state, SkatDecision | Discarding | Declaring):
        kontra, declarer = state.rules.kontra, state.declarer
        return kontra is not None and any(may_say_kontra(seat, declarer, state.calls, kontra) for seat in SEATS)
    return _PHASES.index(type(state)) < _PHASES.index(phase)
