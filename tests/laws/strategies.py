"""Deals that were played: every state here is reached from its deal by legal actions, and every action is made up."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations, product
from typing import Final, get_args

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st

import pyskat as sk
from effort import some
from pyskat import testing
from pyskat.rules import RamschMarch, RamschSkat, RamschTie

__all__ = [
    "CLAIMING",
    "EYES",
    "FEW",
    "LAW",
    "MOST_PROVED",
    "PHASES",
    "PRESETS",
    "PUSHING",
    "RAMSCH_RULES",
    "TABLES",
    "TEMPERS",
    "UNIVERSE",
    "Temper",
    "Walk",
    "any_deal",
    "any_rules",
    "any_state",
    "any_walk",
    "each_phase",
    "each_place",
    "each_table",
    "exchanged",
    "lies_open",
    "lying",
    "reach",
    "seen_by",
    "sender",
    "walk",
    "walks",
]

LAW: Final = settings(deadline=None, max_examples=some(40), database=None, phases=(Phase.explicit, Phase.generate))
"""How the laws are tried: machines differ in speed, and a smaller seed makes no simpler deal."""
FEW: Final = settings(LAW, max_examples=some(4))
"""Where a law is tried in every phase at every table, or for every action there is."""

# The tables.

RAMSCH_RULES: Final = tuple(
    sk.RamschRules(skat_to=skat_to, tie=tie, march=march, pushing=pushing)
    for skat_to, tie, march, pushing in product(
        get_args(RamschSkat), get_args(RamschTie), get_args(RamschMarch), (False, True)
    )
)
"""Every way to play a Ramsch."""

PUSHING: Final = sk.Rules(kontra=sk.KontraRules(), ramsch=sk.RamschRules(pushing=True))
"""A table with Kontra for everybody, and Schieberamsch."""

TABLES: Final = {
    "ISKO": sk.ISKO,
    "SIMPLE": sk.SIMPLE,
    "PRE_1999": sk.PRE_1999,
    "ISS": sk.ISS,
    "PUB": sk.PUB,
    "HOUSE": sk.HOUSE,
    "pushing": PUSHING,
    "claims": sk.Rules(kontra=sk.KontraRules(), overbid_loss="own_value", null_below_bid="own_value"),
    "another game": sk.Rules(kontra=sk.KontraRules(), lost_hand_doubled=False, null_below_bid="replacement"),
    "rest": sk.Rules(
        bidding="any",
        concession="rest",
        kontra=sk.KontraRules(who="bid_or_held"),
        ramsch=sk.RamschRules(skat_to="loser", tie="split", march="others", pushing=True),
    ),
}
"""Tables that differ in all that matters before, in and after the play."""

PHASES: Final[tuple[type[sk.State], ...]] = get_args(sk.State)


CLAIMING: Final = frozenset({"isko2018", "isko1999"})
"""The concessions by which the cards are claimed and thrown."""


def _has(rules: sk.Rules, phase: type[sk.State]) -> bool:
    if phase is sk.Claimed:
        return rules.concession in CLAIMING
    if phase is sk.Doubling:
        return rules.kontra is not None
    return phase is not sk.Pushing or (rules.ramsch is not None and rules.ramsch.pushing)


_PLACES: Final = [(name, phase) for name, rules in TABLES.items() for phase in PHASES if _has(rules, phase)]

EYES: Final[tuple[sk.Seat | None, ...]] = (*sk.Seat, None)
"""Everybody who looks: the three players and a spectator."""

each_table: Final = pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)
each_phase: Final = pytest.mark.parametrize("phase", PHASES)
each_place: Final = pytest.mark.parametrize(
    ("rules", "phase"),
    [(TABLES[name], phase) for name, phase in _PLACES],
    ids=[f"{name}-{phase.__name__}" for name, phase in _PLACES],
)
"""Each phase of each table."""


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
    greedy: tuple[sk.Seat, ...] = ()
    """Who takes all they can in a Ramsch, against others who take as little as they can."""
    double: float = 0.5
    """That one says Kontra, or Re."""
    look: float = 0.5
    """That one takes the skat before a Ramsch."""
    show: float = 0.0
    """That the declarer lays the hand open, at each card."""
    concede: float = 0.0
    """That somebody gives up, at each card."""
    claim: float = 0.0
    """That somebody claims the rest, at each card."""
    throw: float = 0.0
    """That somebody throws the cards on the table, at each card."""
    agree: float = 0.5
    """That one agrees to what the others claim, or give up."""
    forfeit: float = 0.0
    """That somebody times out or leaves, at each action."""
    leave_early: bool = False
    """Whether somebody may forfeit before the first card."""


TEMPERS: Final = {
    "calm": Temper(),
    "silent": Temper(speak=0.0),
    "all but silent": Temper(speak=0.12),
    "pushing unseen": Temper(speak=0.0, look=0.15),
    "greedy forehand": Temper(speak=0.0, greedy=(sk.Seat.FOREHAND,)),
    "greedy middlehand": Temper(speak=0.0, greedy=(sk.Seat.MIDDLEHAND,)),
    "greedy pair": Temper(speak=0.0, greedy=(sk.Seat.FOREHAND, sk.Seat.REARHAND)),
    "bold": Temper(speak=0.97, modest=5.0, wise=0.8),
    "reckless": Temper(speak=0.85, modest=1.5, hand=0.5),
    "doubling": Temper(speak=0.7, double=0.8, hand=0.5),
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
    "claiming": Temper(claim=0.15, show=0.02, throw=0.02, hand=0.4, level=0.4, agree=0.4),
    "claiming strong": Temper(claim=0.1, favour="declarer", wise=1.0, hand=0.4, agree=0.6),
    "claiming beaten": Temper(claim=0.1, favour="defenders", wise=0.2, null=0.05, hand=0.4, agree=0.3),
    "claiming Null": Temper(claim=0.1, throw=0.02, null=0.9, level=0.5, modest=30.0, favour="declarer"),
    "throwing": Temper(speak=0.8, modest=5.0, throw=0.05, claim=0.02, agree=0.8, hand=0.5, level=0.5),
    "throwing strong": Temper(throw=0.08, wise=1.0, hand=0.7, level=0.8, modest=30.0, favour="declarer"),
    "disagreeing": Temper(concede=0.15, show=0.05, claim=0.05, forfeit=0.01, agree=0.2),
    "leaving": Temper(forfeit=0.08, leave_early=True),
    "leaving late": Temper(speak=0.8, hand=0.9, forfeit=0.15, leave_early=True),
}
"""Tables of different kinds of players; together they reach every way a deal can go."""

_STRONG_FIRST: Final = sk.DECK.sorted(sk.Game.GRAND)


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


def _declare(state: sk.SkatDecision | sk.Declaring, rng: random.Random, temper: Temper) -> sk.Action:
    if isinstance(state, sk.SkatDecision) and rng.random() > temper.hand:
        return sk.PickUp()
    contracts = [action.contract for action in sk.legal_actions(state) if isinstance(action, sk.Declare)]
    return sk.Declare(_declaration(state, contracts, rng, temper))


def _bid_or_pass(legal: sk.LegalActions, rng: random.Random, temper: Temper) -> sk.Action:
    if len(legal) == 1 or rng.random() > temper.speak:
        return sk.Pass()
    return sk.Hold() if sk.Hold() in legal else legal[int(rng.random() ** temper.modest * (len(legal) - 1))]


def _card(state: sk.Playing, rng: random.Random, temper: Temper) -> sk.Action:
    legal = sk.legal_actions(state)
    ramsch = state.declarer is None
    if not (temper.greedy if ramsch else temper.favour) or rng.random() < 0.07:
        return rng.choice(legal)
    strong_first = [card for card in state.hand(state.turn).sorted(state.contract.game) if sk.PlayCard(card) in legal]
    side = "declarer" if state.turn is state.declarer else "defenders"
    takes = (side == temper.favour) != (state.contract.game is sk.Game.NULL)
    return sk.PlayCard(strong_first[0 if (state.turn in temper.greedy if ramsch else takes) else -1])


def _in_turn(state: sk.State, rng: random.Random, temper: Temper) -> sk.Action:
    legal = sk.legal_actions(state)
    match state:
        case sk.Bidding():
            return _bid_or_pass(legal, rng, temper)
        case sk.SkatDecision() | sk.Declaring():
            return _declare(state, rng, temper)
        case sk.Doubling():
            return legal[0] if rng.random() < temper.double else sk.Pass()
        case sk.Pushing(looked=False):
            return sk.PickUp() if rng.random() < temper.look else sk.Pass()
        case sk.Playing():
            return _card(state, rng, temper)
        case sk.Claimed():
            return legal[0] if rng.random() < temper.agree else legal[1]
        case _:
            return rng.choice(legal)


def _interruption(state: sk.State, rng: random.Random, temper: Temper) -> sk.Action | None:
    """Choose what somebody does out of turn, or None for nothing."""
    chances: dict[type[sk.Action], float] = {sk.Show: temper.show, sk.Concede: temper.concede}
    often = 8 if isinstance(state, sk.Claimed) else 1
    chances |= {sk.Claim: temper.claim, sk.Throw: temper.throw * often}
    if temper.leave_early or (isinstance(state, sk.Playing | sk.Claimed) and state.played):
        chances[sk.Forfeit] = temper.forfeit * often
    kinds = {kind for kind, chance in chances.items() if chance and rng.random() < chance}
    wishes = [action for action in sk.interrupts(state) if type(action) in kinds] if kinds else []
    if max(state.hand_sizes) > MOST_PROVED:
        wishes = [action for action in wishes if not _is_proved(state, action)]
    return rng.choice(wishes) if wishes else None


MOST_PROVED: Final = 5
"""The tricks up to which claims are made that the slow referee has to prove; he tries everything."""


def _is_proved(state: sk.State, action: sk.Action) -> bool:
    """Say whether a claim is decided by a proof, and not by those whom it is against."""
    if not isinstance(action, sk.Claim | sk.Show) or state.rules.concession not in CLAIMING:
        return False
    return state.rules.concession == "isko1999" or action.seat is not state.declarer


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
    """Deal at random; or so that hands are very long in a suit or hold all jacks; or so that one is stronger."""
    chance = rng.random()
    if chance < 0.6:
        return sk.Deal.shuffled(rng)
    if chance < 0.8:
        pack = list(sk.DECK.sorted(rng.choice([sk.Game.GRAND, sk.Game.CLUBS, sk.Game.NULL])))
        for _ in range(rng.randrange(8)):
            one, other = rng.randrange(32), rng.randrange(32)
            pack[one], pack[other] = pack[other], pack[one]
        turn = rng.randrange(32)
        pack = pack[turn:] + pack[:turn]
    else:
        drift = rng.choice([3.0, 12.0])
        pack = sorted(sk.CARDS, key=lambda card: _STRONG_FIRST.index(card) + rng.random() * drift)
    hands = [sk.CardSet(pack[:10]), sk.CardSet(pack[10:20]), sk.CardSet(pack[20:30])]
    rng.shuffle(hands)
    return sk.Deal((hands[0], hands[1], hands[2]), sk.CardSet(pack[30:]))


def walk(rng: random.Random, rules: sk.Rules, temper: Temper | None = None, deal: sk.Deal | None = None) -> Walk:
    """Play a whole deal.

    Args:
        rng: Where chance comes from.
        rules: The rules of the table.
        temper: What the players are like; None: anything.
        deal: The cards; None: any.
    """
    players = rng.choice(list(TEMPERS.values())) if temper is None else temper
    cards = any_deal(rng) if deal is None else deal
    done: list[sk.Action] = []
    seen: list[sk.State] = [sk.start(cards, rules)]
    while not isinstance(seen[-1], sk.Finished):
        done.append(_interruption(seen[-1], rng, players) or _in_turn(seen[-1], rng, players))
        seen.append(sk.apply(seen[-1], done[-1]))
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


# What is where, by the history alone.


def sender(state: sk.State, action: sk.Action) -> sk.Seat | None:
    """Say who does an action: the one it names, or whoever is on turn."""
    return action.seat if isinstance(action, get_args(sk.Interrupt)) else state.turn


def lying(walk: Walk) -> sk.CardSet:
    """Give what lies face down beside the hands, by what has happened to it."""
    there = walk.deal.skat
    for action in walk.actions:
        if isinstance(action, sk.PickUp):
            there = sk.CardSet()
        elif isinstance(action, sk.Discard | sk.Push):
            there = action.cards
    return there


def lies_open(walk: Walk) -> bool:
    """Say whether the declarer's hand is open: after the last word before the first card, or by showing or claiming."""
    declarer = walk.state.declarer
    if any(isinstance(action, sk.Show | sk.Claim | sk.Throw) and action.seat is declarer for action in walk.actions):
        return True
    ouvert = any(isinstance(action, sk.Declare) and action.contract.ouvert for action in walk.actions)
    return ouvert and any(isinstance(state, sk.Playing) for state in walk.states)


def seen_by(walk: Walk, eye: sk.Seat | None) -> sk.CardSet:
    """List every card whose face somebody has seen so far.

    Each sees what is played, the own hand, what the own seat picked up, and the declarer's hand once it lies open;
    when the deal is over, also the skat and what was laid there.
    """
    seen, skat = sk.CardSet(), walk.deal.skat
    if eye is not None:
        seen |= walk.deal.hand(eye)
    for before, action in zip(walk.states, walk.actions, strict=False):
        if isinstance(action, sk.PickUp) and before.turn is eye:
            seen |= skat
        elif isinstance(action, sk.Discard | sk.Push):
            skat = action.cards
        elif isinstance(action, sk.PlayCard):
            seen |= action.card
    if walk.state.declarer is not None and lies_open(walk):
        seen |= walk.state.hand(walk.state.declarer)
    for action in walk.actions:
        if isinstance(action, sk.Claim | sk.Throw):
            seen |= walk.state.hand(action.seat)
    return seen | walk.deal.skat | lying(walk) if isinstance(walk.state, sk.Finished) else seen


# Exchanging what nobody can see.


def exchanged(walk: Walk, one: sk.Card, other: sk.Card) -> Walk | None:
    """Play the same deal with two cards exchanged wherever they go face down; None if that breaks a rule."""
    swap = {one: other, other: one}

    def moved(cards: sk.CardSet) -> sk.CardSet:
        return sk.CardSet([swap.get(card, card) for card in cards])

    fore, middle, rear = map(moved, walk.deal.hands)
    deal = sk.Deal((fore, middle, rear), moved(walk.deal.skat))
    actions = [
        type(action)(moved(action.cards)) if isinstance(action, sk.Discard | sk.Push) else action
        for action in walk.actions
    ]
    states = [sk.start(deal, walk.rules)]
    for action in actions:
        if not sk.is_legal(states[-1], action):
            return None
        states.append(sk.apply(states[-1], action))
    return Walk(deal, walk.rules, tuple(actions), tuple(states))


# Strategies.


@st.composite
def walks(draw: st.DrawFn, rules: sk.Rules | None = None, phase: type[sk.State] = sk.Finished) -> Walk:
    """A deal played until somewhere in the phase; at any table that has it, if none is named."""
    tables = [table for table in TABLES.values() if _has(table, phase)]
    others = testing.rules().filter(lambda table: _has(table, phase))
    table = draw(st.sampled_from(tables) | others) if rules is None else rules
    return reach(random.Random(draw(st.integers(0, 2**32 - 1))), table, phase)


any_rules = testing.rules
PRESETS: Final = {name: TABLES[name] for name in ("ISKO", "SIMPLE", "PRE_1999", "ISS")}


def any_walk() -> st.SearchStrategy[Walk]:
    """A deal played until somewhere in any phase."""
    return st.sampled_from(PHASES).flatmap(lambda phase: walks(phase=phase))


def any_state() -> st.SearchStrategy[sk.State]:
    """A state of any phase."""
    return any_walk().map(lambda walk: walk.state)


# Everything that anybody could try.

_SETS: Final = (*map(sk.CardSet, combinations(sk.CARDS, 2)), *map(sk.cards, ("", "CJ", "D8 D7 H7", "CJ SJ HJ DJ")))
_LEVELS: Final = ("", " hand", " hand schneider", " hand schwarz", " ouvert")
_CONTRACTS: Final = (
    *(f"{game}{level}" for game in ("diamonds", "hearts", "spades", "clubs", "grand") for level in _LEVELS),
    *("null", "null hand", "null ouvert", "null ouvert hand", "ramsch"),
)

UNIVERSE: Final[tuple[sk.Action, ...]] = (
    *map(sk.Bid, (-(10**9), -18, -1, *range(510), 10**6, 10**9)),
    *(sk.Hold(), sk.Pass(), sk.PickUp(), sk.Kontra(), sk.Re()),
    *map(sk.Discard, (*_SETS, sk.DECK)),
    *map(sk.Push, _SETS),
    *(sk.Declare(sk.Contract.parse(text)) for text in _CONTRACTS),
    *map(sk.PlayCard, sk.CARDS),
    *map(sk.Concede, sk.Seat),
    *map(sk.Show, sk.Seat),
    *(sk.Claim(seat, level) for seat in sk.Seat for level in (None, "schneider", "schwarz")),
    *map(sk.Throw, sk.Seat),
    *(sk.Accept(), sk.Refuse(), sk.PlayOn()),
    *(sk.Forfeit(seat, cause) for seat in sk.Seat for cause in sk.Cause),
)
"""Every action that could be legal somewhere, and many that are legal nowhere."""
