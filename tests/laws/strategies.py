"""Deals that were played: every state here is reached from its deal by legal actions, and every action is made up."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final

from hypothesis import Phase, settings
from hypothesis import strategies as st

import pyskat as sk
from effort import some

__all__ = [
    "LAW",
    "PHASES",
    "PRESETS",
    "TEMPERS",
    "UNIVERSE",
    "Temper",
    "Walk",
    "actions",
    "any_deal",
    "any_rules",
    "any_state",
    "any_temper",
    "any_walk",
    "card_sets",
    "contracts",
    "deals",
    "reach",
    "states",
    "walk",
    "walks",
]

LAW: Final = settings(deadline=None, max_examples=some(40), database=None, phases=(Phase.explicit, Phase.generate))
"""How the laws are tried: machines differ in speed, and a smaller seed makes no simpler deal."""

PRESETS: Final = {"ISKO": sk.ISKO, "SIMPLE": sk.SIMPLE, "PRE_1999": sk.PRE_1999, "ISS": sk.ISS}

PHASES: Final[tuple[type[sk.State], ...]] = (
    sk.Bidding,
    sk.SkatDecision,
    sk.Discarding,
    sk.Declaring,
    sk.Playing,
    sk.Finished,
)


# How the players are inclined.


@dataclass(frozen=True)
class Temper:
    """What the players of one deal are like; every number is a chance between 0 and 1 unless it says otherwise."""

    speak: float = 0.5
    """That one bids or holds, and does not pass."""
    modest: float = 16.0
    """A power: the higher, the nearer a bid stays to the lowest possible."""
    hand: float = 0.3
    """That the declarer leaves the skat."""
    null: float = 0.15
    """That a Null is declared where it can be."""
    level: float = 0.4
    """That a hand game is announced higher, and a Null ouvert."""
    wise: float = 0.5
    """That the longest trumps are chosen."""
    favour: str = ""
    """Which side plays to win, against one that plays to lose: "declarer", "defenders" or neither."""
    show: float = 0.0
    """That the declarer lays the hand open, at each card."""
    concede: float = 0.0
    """That somebody gives up, at each card."""
    forfeit: float = 0.0
    """That somebody times out or leaves, at each action."""
    leave_early: bool = False
    """Whether somebody may forfeit before the first card."""


TEMPERS: Final = {
    "calm": Temper(),
    "silent": Temper(speak=0.12),
    "bold": Temper(speak=0.97, modest=5.0, wise=0.8),
    "reckless": Temper(speak=0.85, modest=1.5, hand=0.5),
    "null": Temper(null=0.9, level=0.5, modest=30.0, favour="declarer"),
    "strong": Temper(wise=1.0, hand=0.7, level=0.8, modest=30.0, favour="declarer"),
    "winning": Temper(wise=1.0, hand=0.3, level=0.6, modest=40.0, favour="declarer"),
    "beaten": Temper(wise=0.0, null=0.05, hand=0.5, level=0.3, favour="defenders"),
    "open": Temper(hand=0.6, level=1.0, show=0.05),
    "giving up": Temper(show=0.04, concede=0.05, hand=0.4),
    "giving up a high bid": Temper(speak=0.95, modest=3.0, concede=0.06, show=0.02, wise=0.8, hand=0.5, level=0.5),
    "giving up late": Temper(concede=0.02, show=0.02, favour="declarer", wise=1.0),
    "giving up beaten": Temper(concede=0.03, show=0.01, favour="defenders", wise=0.2, hand=0.4, level=0.6),
    "impatient": Temper(forfeit=0.02, show=0.03, concede=0.01),
    "leaving": Temper(forfeit=0.08, leave_early=True),
    "leaving late": Temper(speak=0.8, hand=0.9, forfeit=0.15, leave_early=True),
}
"""Tables of different kinds of players; together they reach every way a deal can go."""


def _bid_or_pass(state: sk.Bidding, rng: random.Random, temper: Temper) -> sk.Action:
    legal = sk.legal_actions(state)
    if len(legal) == 1 or rng.random() > temper.speak:
        return sk.Pass()
    if sk.Hold() in legal:
        return sk.Hold()
    return legal[int(rng.random() ** temper.modest * (len(legal) - 1))]


def _declaration(
    state: sk.SkatDecision | sk.Declaring, legal: list[sk.Contract], rng: random.Random, temper: Temper
) -> sk.Contract:
    nulls = [contract for contract in legal if contract.game is sk.Game.NULL]
    if nulls and rng.random() < temper.null:
        return nulls[-1] if rng.random() < temper.level else nulls[0]
    trump_games = [contract for contract in legal if contract.game is not sk.Game.NULL]
    game = rng.choice(trump_games).game
    if rng.random() < temper.wise:
        hand = state.hand(state.turn)
        game = max((contract.game for contract in trump_games), key=lambda each: len(hand & sk.trumps(each)))
    same = [contract for contract in trump_games if contract.game is game]
    return rng.choice(same) if rng.random() < temper.level else same[0]


def _decide(state: sk.SkatDecision, rng: random.Random, temper: Temper) -> sk.Action:
    if rng.random() > temper.hand:
        return sk.PickUp()
    contracts = [action.contract for action in sk.legal_actions(state) if isinstance(action, sk.Declare)]
    return sk.Declare(_declaration(state, contracts, rng, temper))


def _declare(state: sk.Declaring, rng: random.Random, temper: Temper) -> sk.Action:
    contracts = [action.contract for action in sk.legal_actions(state) if isinstance(action, sk.Declare)]
    return sk.Declare(_declaration(state, contracts, rng, temper))


def _card(state: sk.Playing, rng: random.Random, temper: Temper) -> sk.Action:
    legal = sk.legal_actions(state)
    if not temper.favour:
        return rng.choice(legal)
    strong_first = [card for card in state.hand(state.turn).sorted(state.contract.game) if sk.PlayCard(card) in legal]
    side = "declarer" if state.turn is state.declarer else "defenders"
    takes = (side == temper.favour) != (state.contract.game is sk.Game.NULL)
    if rng.random() < 0.1:
        return rng.choice(legal)
    return sk.PlayCard(strong_first[0 if takes else -1])


def _interruption(state: sk.State, rng: random.Random, temper: Temper) -> sk.Action | None:
    """Choose what somebody does out of turn, or None for nothing."""
    offered = sk.interrupts(state)
    kinds: list[type[sk.Action]] = []
    if rng.random() < temper.show:
        kinds.append(sk.Show)
    if rng.random() < temper.concede:
        kinds.append(sk.Concede)
    begun = isinstance(state, sk.Playing) and bool(state.played)
    if rng.random() < temper.forfeit and (begun or temper.leave_early):
        kinds.append(sk.Forfeit)
    wishes = [action for action in offered for kind in kinds if isinstance(action, kind)]
    return rng.choice(wishes) if wishes else None


def _in_turn(state: sk.State, rng: random.Random, temper: Temper) -> sk.Action:
    if isinstance(state, sk.Bidding):
        return _bid_or_pass(state, rng, temper)
    if isinstance(state, sk.SkatDecision):
        return _decide(state, rng, temper)
    if isinstance(state, sk.Declaring):
        return _declare(state, rng, temper)
    if isinstance(state, sk.Playing):
        return _card(state, rng, temper)
    return rng.choice(sk.legal_actions(state))


# Whole deals.


@dataclass(frozen=True, repr=False)
class Walk:
    """A deal and what was done in it."""

    deal: sk.Deal
    rules: sk.Rules
    actions: tuple[sk.Action, ...]
    states: tuple[sk.State, ...]
    """Before the first action, and after each."""

    @property
    def state(self) -> sk.State:
        """Where it led."""
        return self.states[-1]

    def __repr__(self) -> str:
        return f"<{self.deal}; {self.rules}; {', '.join(map(str, self.actions))}>"

    def cut(self, count: int) -> "Walk":
        """Keep only the first actions."""
        return Walk(self.deal, self.rules, self.actions[:count], self.states[: count + 1])


def any_deal(rng: random.Random) -> sk.Deal:
    """Deal at random, or so that single hands are very long in a suit, or hold all jacks."""
    if rng.random() < 0.6:
        return sk.Deal.shuffled(rng)
    hand_order = list(sk.DECK.sorted(rng.choice([sk.Game.GRAND, sk.Game.CLUBS, sk.Game.NULL])))
    for _ in range(rng.randrange(8)):
        one, other = rng.randrange(32), rng.randrange(32)
        hand_order[one], hand_order[other] = hand_order[other], hand_order[one]
    turn = rng.randrange(32)
    pack = hand_order[turn:] + hand_order[:turn]
    hands = [sk.CardSet(pack[:10]), sk.CardSet(pack[10:20]), sk.CardSet(pack[20:30])]
    rng.shuffle(hands)
    return sk.Deal((hands[0], hands[1], hands[2]), sk.CardSet(pack[30:]))


def any_temper(rng: random.Random) -> Temper:
    """Choose the players."""
    return rng.choice(list(TEMPERS.values()))


def walk(rng: random.Random, rules: sk.Rules, temper: Temper | None = None, deal: sk.Deal | None = None) -> Walk:
    """Play a whole deal.

    Args:
        rng: Where chance comes from.
        rules: The rules of the table.
        temper: What the players are like; None: anything.
        deal: The cards; None: any.
    """
    players = any_temper(rng) if temper is None else temper
    cards = any_deal(rng) if deal is None else deal
    state = sk.start(cards, rules)
    done: list[sk.Action] = []
    seen: list[sk.State] = [state]
    while not isinstance(state, sk.Finished):
        action = _interruption(state, rng, players) or _in_turn(state, rng, players)
        state = sk.apply(state, action)
        done.append(action)
        seen.append(state)
    return Walk(cards, rules, tuple(done), tuple(seen))


def reach(
    rng: random.Random,
    rules: sk.Rules,
    phase: type[sk.State],
    wanted: Callable[[sk.State], bool] = lambda _: True,
) -> Walk:
    """Play until a state of the phase is there, one that is wanted; any such state of the deal may be chosen."""
    while True:
        whole = walk(rng, rules)
        places = [place for place, state in enumerate(whole.states) if isinstance(state, phase) and wanted(state)]
        if places:
            return whole.cut(rng.choice(places))


# Strategies.

_seeds: Final = st.integers(0, 2**32 - 1)


@st.composite
def walks(draw: st.DrawFn, rules: sk.Rules | None = None, phase: type[sk.State] = sk.Finished) -> Walk:
    """A deal played until somewhere in the phase."""
    table = draw(any_rules()) if rules is None else rules
    return reach(random.Random(draw(_seeds)), table, phase)


def states(phase: type[sk.State], rules: sk.Rules | None = None) -> st.SearchStrategy[sk.State]:
    """A state of the phase."""
    return walks(rules, phase).map(lambda walk: walk.state)


def any_walk() -> st.SearchStrategy[Walk]:
    """A deal played until somewhere in any phase."""
    return st.sampled_from(PHASES).flatmap(lambda phase: walks(phase=phase))


def any_state() -> st.SearchStrategy[sk.State]:
    """A state of any phase."""
    return any_walk().map(lambda walk: walk.state)


@st.composite
def deals(draw: st.DrawFn) -> sk.Deal:
    """Any deal."""
    return any_deal(random.Random(draw(_seeds)))


def any_rules() -> st.SearchStrategy[sk.Rules]:
    """A preset, or any other table."""
    return st.one_of(
        st.sampled_from(list(PRESETS.values())),
        st.builds(
            sk.Rules,
            bidding=st.sampled_from(["jump", "next", "any"]),
            null_below_bid=st.sampled_from(["illegal", "own_value"]),
            overbid_loss=st.sampled_from(["least_multiple", "own_value"]),
            declarer_schneider_max=st.sampled_from([29, 30]),
            lost_hand_doubled=st.booleans(),
            concession=st.sampled_from(["simple", "rest", "rest_shown"]),
        ),
    )


def card_sets(least: int = 0, most: int = 32) -> st.SearchStrategy[sk.CardSet]:
    """Any set of so many cards."""
    return st.sets(st.sampled_from(sk.CARDS), min_size=least, max_size=most).map(sk.CardSet)


@cache
def _all_contracts() -> tuple[sk.Contract, ...]:
    found = {sk.Contract(sk.Game.RAMSCH)}
    for game in sk.Game:
        if game is sk.Game.RAMSCH:
            continue
        for hand in (False, True):
            for ouvert in (False, True):
                found.add(sk.Contract(game, hand=hand, ouvert=ouvert))
        if game is not sk.Game.NULL:
            found.add(sk.Contract(game, schneider_announced=True))
            found.add(sk.Contract(game, schwarz_announced=True))
    return tuple(sorted(found, key=str))


def contracts() -> st.SearchStrategy[sk.Contract]:
    """Any contract there is, Ramsch included."""
    return st.sampled_from(_all_contracts())


def actions() -> st.SearchStrategy[sk.Action]:
    """Any action of any kind, sensible or not."""
    seats = st.sampled_from(list(sk.Seat))
    return st.one_of(
        st.builds(sk.Bid, st.one_of(st.sampled_from(sk.BID_VALUES), st.integers(-30, 530))),
        st.sampled_from([sk.Hold(), sk.Pass(), sk.PickUp()]),
        st.builds(sk.Discard, st.one_of(card_sets(2, 2), card_sets())),
        st.builds(sk.Declare, contracts()),
        st.builds(sk.PlayCard, st.sampled_from(sk.CARDS)),
        st.builds(sk.Concede, seats),
        st.builds(sk.Show, seats),
        st.builds(sk.Forfeit, seats, st.sampled_from(list(sk.Cause))),
    )


def _universe() -> tuple[sk.Action, ...]:
    odd_sets = (sk.CardSet(), sk.DECK, *(sk.CardSet([card]) for card in sk.CARDS), sk.cards("CJ SJ HJ"))
    return (
        *[sk.Bid(value) for value in (-(10**9), -18, -1, *range(510), 10**6, 10**9)],
        sk.Hold(),
        sk.Pass(),
        sk.PickUp(),
        *[sk.Discard(sk.CardSet(pair)) for pair in combinations(sk.CARDS, 2)],
        *[sk.Discard(cards) for cards in odd_sets],
        *[sk.Declare(contract) for contract in _all_contracts()],
        *[sk.PlayCard(card) for card in sk.CARDS],
        *[sk.Concede(seat) for seat in sk.Seat],
        *[sk.Show(seat) for seat in sk.Seat],
        *[sk.Forfeit(seat, cause) for seat in sk.Seat for cause in sk.Cause],
    )


UNIVERSE: Final = _universe()
"""Every action that could be legal somewhere, and many that are legal nowhere."""
