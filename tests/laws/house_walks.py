"""Deals played by house rules: every state is reached from its deal by legal actions, and every action is made up."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from typing import Final

import pyskat as sk
from pyskat.rules import RamschMarch, RamschSkat, RamschTie
from referee import RamschTableRules, Table, TableRules

__all__ = [
    "MANNERS",
    "PHASES",
    "PUSHING",
    "RAMSCH_RULES",
    "SILENT",
    "TABLES",
    "UNIVERSE",
    "Manner",
    "Walk",
    "any_deal",
    "reach",
    "referee_rules",
    "referee_table",
    "said",
    "same_state",
    "seen_by",
    "walk",
    "walks",
]

# The tables.

_SKAT_TO: Final[tuple[RamschSkat, ...]] = ("last_trick", "loser", "nobody")
_TIES: Final[tuple[RamschTie, ...]] = ("all", "last_trick", "split")
_MARCHES: Final[tuple[RamschMarch, ...]] = ("plus", "others")

RAMSCH_RULES: Final = tuple(
    sk.RamschRules(skat_to=skat_to, tie=tie, march=march, pushing=pushing)
    for skat_to, tie, march, pushing in product(_SKAT_TO, _TIES, _MARCHES, (False, True))
)
"""Every way to play a Ramsch."""

PUSHING: Final = sk.Rules(kontra=sk.KontraRules(), ramsch=sk.RamschRules(pushing=True))
"""A table with Kontra for everybody, and Schieberamsch."""

TABLES: Final = {
    "PUB": sk.PUB,
    "HOUSE": sk.HOUSE,
    "pushing": PUSHING,
    "rest": sk.Rules(
        bidding="any",
        concession="rest",
        kontra=sk.KontraRules(who="bid_or_held"),
        ramsch=sk.RamschRules(skat_to="loser", tie="split", march="others", pushing=True),
    ),
}
"""Tables that differ in all that matters before and after the first card."""

PHASES: Final[tuple[type[sk.State], ...]] = (
    sk.Bidding,
    sk.SkatDecision,
    sk.Discarding,
    sk.Declaring,
    sk.Doubling,
    sk.Pushing,
    sk.Playing,
    sk.Finished,
)


def referee_rules(rules: sk.Rules) -> TableRules:
    """Say the rules of a table to the referee, who knows nothing of Bock."""
    ramsch = rules.ramsch
    return TableRules(
        bidding=rules.bidding,
        null_below_bid=rules.null_below_bid,
        overbid_loss=rules.overbid_loss,
        declarer_schneider_max=rules.declarer_schneider_max,
        lost_hand_doubled=rules.lost_hand_doubled,
        concession=rules.concession,
        kontra=None if rules.kontra is None else rules.kontra.who,
        ramsch=None
        if ramsch is None
        else RamschTableRules(skat_to=ramsch.skat_to, tie=ramsch.tie, march=ramsch.march, pushing=ramsch.pushing),
    )


_NAMES: Final = {card: card.name for card in sk.CARDS}


def _codes(cards: sk.CardSet) -> set[str]:
    return {_NAMES[card] for card in cards}


def referee_table(deal: sk.Deal, rules: sk.Rules) -> Table:
    """Seat the referee at a table with the same cards and rules."""
    return Table([_codes(hand) for hand in deal.hands], _codes(deal.skat), referee_rules(rules))


@cache
def said(action: sk.Action) -> str:
    """Give the text of an action."""
    return str(action)


def same_state(state: sk.State, table: Table) -> None:
    """Assert that the referee allows the same and sees the same cards."""
    for listed, wanted in ((sk.legal_actions(state), table.legal()), (sk.interrupts(state), table.interrupts())):
        texts = [said(action) for action in listed]
        assert set(texts) == wanted
        assert len(texts) == len(wanted)
    assert (None if state.turn is None else int(state.turn)) == table.turn
    for seat in sk.Seat:
        assert _codes(state.hand(seat)) == table.hand(seat)


# How the players are inclined.


@dataclass(frozen=True)
class Manner:
    """What the players of one deal are like; every number is a chance between 0 and 1 unless it says otherwise."""

    speak: float = 0.5
    """That one bids or holds, and does not pass."""
    modest: float = 16.0
    """A power: the higher, the nearer a bid stays to the lowest possible."""
    hand: float = 0.4
    """That the declarer leaves the skat."""
    double: float = 0.5
    """That one says Kontra, or Re."""
    look: float = 0.5
    """That one takes the skat before a Ramsch."""
    greedy: tuple[sk.Seat, ...] = ()
    """Who plays the strongest card there is; with anybody greedy the others play their weakest."""
    show: float = 0.0
    """That the declarer lays the hand open, at each card."""
    concede: float = 0.0
    """That somebody gives up, at each card."""
    forfeit: float = 0.0
    """That somebody times out or leaves, at each action."""


MANNERS: Final = {
    "mixed": Manner(),
    "silent": Manner(speak=0.0),
    "pushing unseen": Manner(speak=0.0, look=0.15),
    "greedy forehand": Manner(speak=0.0, greedy=(sk.Seat.FOREHAND,)),
    "greedy middlehand": Manner(speak=0.0, greedy=(sk.Seat.MIDDLEHAND,)),
    "greedy pair": Manner(speak=0.0, greedy=(sk.Seat.FOREHAND, sk.Seat.REARHAND)),
    "bold": Manner(speak=0.85, modest=6.0, hand=0.6),
    "doubling": Manner(speak=0.7, double=0.8, hand=0.5),
    "giving up": Manner(speak=0.7, show=0.03, concede=0.03, hand=0.5),
    "leaving": Manner(speak=0.4, forfeit=0.03),
}
"""Players who together reach every way a deal can go."""

SILENT: Final = tuple(manner for manner in MANNERS.values() if manner.speak == 0.0)
"""Players who never bid, so that a Ramsch is played."""

_STRONG_FIRST: Final = sk.DECK.sorted(sk.Game.GRAND)
_PLACES: Final[dict[sk.Action, int]] = {sk.PlayCard(card): place for place, card in enumerate(_STRONG_FIRST)}


def any_deal(rng: random.Random) -> sk.Deal:
    """Shuffle; one time in three the strong cards gather in the earlier hands."""
    if rng.random() < 2 / 3:
        return sk.Deal.shuffled(rng)
    drift = rng.choice([3.0, 12.0])
    pack = sorted(sk.CARDS, key=lambda card: _STRONG_FIRST.index(card) + rng.random() * drift)
    order = [0, 1, 2]
    rng.shuffle(order)
    hands = [sk.CardSet(pack[10 * place : 10 * place + 10]) for place in order]
    return sk.Deal((hands[0], hands[1], hands[2]), sk.CardSet(pack[30:]))


def _out_of_turn(state: sk.State, rng: random.Random, manner: Manner) -> sk.Action | None:
    """Choose something to do out of turn, now and then."""
    chances = {sk.Show: manner.show, sk.Concede: manner.concede, sk.Forfeit: manner.forfeit}
    for kind, chance in chances.items():
        if chance and rng.random() < chance:
            possible = [action for action in sk.interrupts(state) if isinstance(action, kind)]
            if possible:
                return rng.choice(possible)
    return None


def _choose(state: sk.State, rng: random.Random, manner: Manner) -> sk.Action:
    """Choose an action as such players would."""
    out_of_turn = _out_of_turn(state, rng, manner)
    if out_of_turn is not None:
        return out_of_turn
    legal = sk.legal_actions(state)
    if isinstance(state, sk.Bidding):
        spoken = len(legal) > 1 and rng.random() < manner.speak
        choice = legal[int(rng.random() ** manner.modest * (len(legal) - 1))] if spoken else sk.Pass()
    elif isinstance(state, sk.SkatDecision):
        choice = rng.choice(legal[1:]) if rng.random() < manner.hand else sk.PickUp()
    elif isinstance(state, sk.Doubling):
        choice = legal[0] if rng.random() < manner.double else sk.Pass()
    elif isinstance(state, sk.Pushing) and not state.looked:
        choice = sk.PickUp() if rng.random() < manner.look else sk.Pass()
    elif isinstance(state, sk.Playing) and manner.greedy and rng.random() < 0.95:
        choice = (
            min(legal, key=_PLACES.__getitem__) if state.turn in manner.greedy else max(legal, key=_PLACES.__getitem__)
        )
    else:
        choice = rng.choice(legal)
    return choice


# Everything that anybody could try.

_ODD_SETS: Final = ("", "CJ", "D7", "D8 D7 H7", "CJ SJ HJ DJ")
_SETS: Final = (*map(sk.CardSet, combinations(sk.DECK, 2)), *map(sk.cards, _ODD_SETS))
_LEVELS: Final = ("", " hand", " hand schneider", " hand schwarz", " ouvert")
_CONTRACTS: Final = (
    *(f"{game}{level}" for game in ("diamonds", "hearts", "spades", "clubs", "grand") for level in _LEVELS),
    *("null", "null hand", "null ouvert", "null ouvert hand", "ramsch"),
)

UNIVERSE: Final[tuple[sk.Action, ...]] = (
    *map(sk.Bid, (-18, 0, 17, 18, 19, 20, 22, 23, 59, 60, 264, 265, 499, 500)),
    *(sk.Hold(), sk.Pass(), sk.PickUp(), sk.Kontra(), sk.Re()),
    *map(sk.Discard, _SETS),
    *map(sk.Push, _SETS),
    *(sk.Declare(sk.Contract.parse(text)) for text in _CONTRACTS),
    *map(sk.PlayCard, sk.CARDS),
    *map(sk.Concede, sk.Seat),
    *map(sk.Show, sk.Seat),
    *(sk.Forfeit(seat, cause) for seat in sk.Seat for cause in sk.Cause),
)
"""Actions of every kind, sensible or not."""


# Whole deals, and states on the way.


@dataclass(frozen=True)
class Walk:
    """A deal and what was done in it, with every state on the way, the first and the last included."""

    deal: sk.Deal
    rules: sk.Rules
    actions: tuple[sk.Action, ...]
    states: tuple[sk.State, ...]

    @property
    def state(self) -> sk.State:
        """The last state."""
        return self.states[-1]

    def cut(self, length: int) -> "Walk":
        """Stop after so many actions."""
        return Walk(self.deal, self.rules, self.actions[:length], self.states[: length + 1])


def walk(rng: random.Random, rules: sk.Rules, manner: Manner, deal: sk.Deal | None = None) -> Walk:
    """Play one deal to its end."""
    dealt = any_deal(rng) if deal is None else deal
    actions: list[sk.Action] = []
    states = [sk.start(dealt, rules)]
    while not isinstance(states[-1], sk.Finished):
        action = _choose(states[-1], rng, manner)
        actions.append(action)
        states.append(sk.apply(states[-1], action))
    return Walk(dealt, rules, tuple(actions), tuple(states))


def seen_by(walk: Walk, eye: sk.Seat | None) -> sk.CardSet:
    """List every card whose face somebody has seen so far, by the history alone.

    Each sees what is played, the own hand, what the own seat picked up, and the declarer's hand once it lies open;
    when the deal is over, also the skat and what was laid there.
    """
    seen, lying = sk.CardSet(), walk.deal.skat
    if eye is not None:
        seen |= walk.deal.hand(eye)
    for before, action in zip(walk.states, walk.actions, strict=False):
        if isinstance(action, sk.PickUp) and before.turn is eye:
            seen |= lying
        elif isinstance(action, sk.Discard | sk.Push):
            lying = action.cards
        elif isinstance(action, sk.PlayCard):
            seen |= action.card
    state = walk.state
    if isinstance(state, sk.Playing | sk.Finished) and state.declarer is not None and _lies_open(walk):
        seen |= state.hand(state.declarer)
    if isinstance(state, sk.Finished):
        seen |= walk.deal.skat | (state.discard or sk.CardSet())
    return seen


def _lies_open(walk: Walk) -> bool:
    """Say whether the declarer's hand has been laid open: after the last word before the first card, or by a Show."""
    if any(isinstance(action, sk.Show) for action in walk.actions):
        return True
    ouvert = any(isinstance(action, sk.Declare) and action.contract.ouvert for action in walk.actions)
    return ouvert and any(isinstance(state, sk.Playing) for state in walk.states)


def walks(rng: random.Random, rules: sk.Rules, count: int) -> Iterator[Walk]:
    """Play several deals, each by other players."""
    manners = list(MANNERS.values())
    for number in range(count):
        yield walk(rng, rules, manners[number % len(manners)])


def reach(
    rng: random.Random, rules: sk.Rules, phase: type[sk.State], accept: Callable[[sk.State], bool] = lambda _: True
) -> Walk:
    """Play until some state of a phase that is accepted; the table has to have the phase."""
    manners = list(MANNERS.values())
    while True:
        whole = walk(rng, rules, rng.choice(manners))
        places = [place for place, state in enumerate(whole.states) if isinstance(state, phase) and accept(state)]
        if places:
            return whole.cut(rng.choice(places))
