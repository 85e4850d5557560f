"""How does one deal go for learners? The settings of an environment, and a deal that numbers drive."""

import random
from collections.abc import Callable, Mapping
from typing import Final, Literal, SupportsIndex, TypeAlias, TypeVar, get_args

import numpy as np
from attrs import evolve, field, frozen
from numpy.typing import NDArray

from pyskat.actions import Action, Bid, Pass
from pyskat.base.values import Value
from pyskat.bots.demo import careless
from pyskat.card import CARDS, Card
from pyskat.deal import Deal
from pyskat.engine import State, apply, start
from pyskat.errors import ArgumentError, Code, expect_type
from pyskat.errors.checks import expect_whole, is_a, one_of
from pyskat.errors.quoting import as_found
from pyskat.kernel.tables import BIT
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Choice, Kind
from pyskat.notation import iss
from pyskat.phases.finished import Finished
from pyskat.phases.phase import Phase
from pyskat.phases.state import DealState
from pyskat.records.record import Record
from pyskat.rl import codec
from pyskat.rl.layout import CARD_PLANES, History
from pyskat.rl.numbers import SIZES, Pairs, encode, whole_number
from pyskat.rl.reward import Reward, RewardName, Rewards, reward_of, reward_range
from pyskat.rules import ISKO, BiddingRule, Rules
from pyskat.seat import SEATS, Seat
from pyskat.views import View, view

__all__ = ["RULES", "Course", "DType", "Layout", "Phases", "Player", "Settings", "default_bot", "expect_numbered"]

Player: TypeAlias = Callable[[View, random.Random], Action]
"""A bot: a function of what its seat knows, and of chance."""
Phases: TypeAlias = Literal["all", "play", "from_skat"]
"""Which part of a deal is learned: all of it, the play alone, or from the skat on."""
Layout: TypeAlias = Literal["flat", "planes"]
DType: TypeAlias = Literal["uint8", "float32"]
Array: TypeAlias = NDArray[np.uint8] | NDArray[np.float32]

RULES: Final = evolve(ISKO, bidding="next")
"""The rules of an environment where nothing is said: uniformly random players overbid nine deals in ten with jumps."""
default_bot: Final[Player] = careless
"""Who plays the seats that nobody else plays."""

_NUMBERED: Final[tuple[BiddingRule, ...]] = ("jump", "next")
_LEFT: Final = {
    "all": frozenset(Phase),
    "from_skat": frozenset(Phase) - {Phase.BIDDING},
    "play": frozenset({Phase.PLAYING, Phase.CLAIMED}),
}
"""The phases in which learners act."""
_WITHOUT_BOUNDS: Final = 1.0
T = TypeVar("T")


def expect_numbered(rules: Rules) -> Rules:
    """Return rules whose bids have numbers.

    Raises:
        ArgumentError: For anything but rules, and for those by which any value may be bid.
    """
    found = expect_type("rules", rules, Rules)
    if found.bidding not in _NUMBERED:
        raise ArgumentError.of(
            Code.WRONG_VALUE, what="rules.bidding", wanted=Choice(_NUMBERED), found=repr(found.bidding)
        )
    return found


def _reward(_: object, __: object, value: RewardName | Reward) -> None:
    reward_of(value)


@frozen(kw_only=True)
class Settings(Value):
    """What an environment is made with."""

    rules: Rules = field(default=RULES, converter=expect_numbered)
    """The rules of the table; not those by which any value may be bid."""
    reward: RewardName | Reward = field(default="score", validator=_reward)
    """``"score"``, ``"zero_sum"``, ``"seeger_fabian"``, ``"points"``, or a function of a finished deal."""
    scale: float = 1.0
    """What rewards are multiplied by, such as 1/100."""
    pairs: Pairs = field(default="once", validator=one_of(*get_args(Pairs)))
    """Whether two cards are laid away by one number or in two steps."""
    history: History = field(default="none", validator=one_of(*get_args(History)))
    """Whether an observation has the tricks card by card."""
    hide: bool = field(default=True, validator=is_a(bool))
    """False: the planes of what others may hold, and of what may lie in the skat, have just the cards there."""
    phases: Phases = field(default="all", validator=one_of(*get_args(Phases)))
    """What learners do; a bot does what comes before."""
    layout: Layout = field(default="flat", validator=one_of(*get_args(Layout)))
    """Whether an observation is flat, or planes of cards and, apart, the rest."""
    dtype: DType = field(default="uint8", validator=one_of(*get_args(DType)))
    """The type of the numbers in an observation."""
    rules_vector: bool = field(default=False, validator=is_a(bool))
    """Whether the rules are added to an observation."""
    interrupts: bool = field(default=False, validator=is_a(bool))
    """Whether the seat on turn may give up, claim, show, throw the cards and leave."""
    max_turns: int | None = None
    """After how many numbers a deal is cut off; None: never."""

    def __attrs_post_init__(self) -> None:
        if isinstance(self.scale, bool) or not isinstance(self.scale, int | float):
            raise ArgumentError.of(Code.WRONG_TYPE, what="scale", wanted=Kind("float"), found=as_found(self.scale))
        if self.max_turns is not None:
            expect_whole("max_turns", self.max_turns, 1)

    @property
    def numbers(self) -> int:
        """How many numbers of actions there are."""
        return SIZES[self.pairs]

    @property
    def reward_range(self) -> tuple[float, float]:
        """Between what the rewards lie; of one's own function nobody knows."""
        if callable(self.reward):
            return -float("inf"), float("inf")
        ends = [bound * self.scale for bound in reward_range(self.reward, self.rules)]
        return min(ends), max(ends)

    @property
    def illegal_reward(self) -> float:
        """What an illegal action gets: the worst loss; −1 with a reward of one's own."""
        return -_WITHOUT_BOUNDS * self.scale if callable(self.reward) else self.reward_range[0]


class Course:
    """One deal after another, driven by the numbers of actions.

    Players are counted from 0; who is forehand depends on who deals, and without a word player 0 is.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.rng: random.Random = random.Random()  # noqa: S311 - games are shuffled, nothing is kept secret
        self.state: State = start(Deal.from_order(CARDS), settings.rules)
        self.first: Card | None = None
        self.turns: int = 0
        self._shift = 0
        self._reward = reward_of(settings.reward)
        self._rules = codec.rules_vector(settings.rules) if settings.rules_vector else None

    # Who is who.

    def player_of(self, seat: Seat) -> int:
        """Name the player in a seat."""
        return (seat + self._shift) % 3

    def seat_of(self, player: int) -> Seat:
        """Name the seat of a player."""
        return SEATS[(player - self._shift) % 3]

    # The course of a deal.

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Begin another deal.

        Args:
            seed: For the same deal within a release; None: chance goes on.
            options: ``deal``: a Deal; ``start``: a State that learners go on from, by the same rules; ``dealer``: which
                player deals, 0 to 2. Others are not looked at.

        Raises:
            ArgumentError: For an option that is not what it must be.
        """
        if seed is not None:
            self.rng = random.Random(seed)  # noqa: S311 - as above
        found = {} if options is None else options
        dealer = found.get("dealer")
        self._shift = 0 if dealer is None else (1 + whole_number(dealer, 2)) % 3  # type: ignore[arg-type] # which it checks
        deal = _optional("deal", found.get("deal"), Deal)
        begun = found.get("start")
        self.state = self._begun(deal) if begun is None else self._expect_start(begun)
        self.first, self.turns = None, 0

    def _expect_start(self, begun: object) -> State:
        """Return a state in which somebody is on turn, by these rules and with bids that have numbers."""
        if not isinstance(begun, DealState) or isinstance(begun, Finished):
            wanted = Phrase.SOMEBODY_ON_TURN if isinstance(begun, DealState) else Phrase.A_STATE
            raise ArgumentError.of(Code.WRONG_TYPE, what="start", wanted=wanted, found=as_found(begun))
        if begun.rules != self.settings.rules:
            raise ArgumentError.of(Code.WRONG_VALUE, what="start", wanted=Phrase.BY_THESE_RULES, found=as_found(begun))
        for _, call in begun.calls:
            encode(call)
        return begun  # type: ignore[return-value] # each state is one of the union

    def _begun(self, deal: Deal | None) -> State:
        """Deal, and let a bot do what comes before the learners' part."""
        acting = _LEFT[self.settings.phases]
        while True:
            state = start(Deal.shuffled(self.rng) if deal is None else deal, self.settings.rules)
            while state.turn is not None and state.phase not in acting:
                state = apply(state, default_bot(view(state, state.turn), self.rng))
            if state.turn is not None:
                return state
            if deal is not None:  # passed in: forehand takes it
                return self._taken_by_forehand(deal)

    def _taken_by_forehand(self, deal: Deal) -> State:
        """Let forehand play a deal that the bots would pass in."""
        state = start(deal, self.settings.rules)
        for call in (Pass(), Pass(), Bid(18)):
            state = apply(state, call)
        while state.turn is not None and state.phase not in _LEFT[self.settings.phases]:
            state = apply(state, default_bot(view(state, state.turn), self.rng))
        return state

    def do(self, number: SupportsIndex) -> bool:
        """Do the action of a number, or in two steps choose the first card.

        Returns:
            False if it is not legal, and nothing is done.

        Raises:
            ArgumentError: For anything but a number in the range.
        """
        found = whole_number(number, self.settings.numbers - 1)
        if not self.mask()[found]:
            return False
        self.turns += 1
        two = self.settings.pairs == "two_steps" and self.state.phase in {Phase.DISCARDING, Phase.PUSHING}
        if two and found < len(CARDS) and self.first is None:
            self.first = CARDS[found]
            return True
        action = codec.decode(found, self.state, pairs=self.settings.pairs, first=self.first)
        self.state, self.first = apply(self.state, action), None
        return True

    def expect(self, number: SupportsIndex | None) -> None:
        """Do the action of a number that is legal.

        Raises:
            ArgumentError: If it is not.
        """
        if number is None or not self.do(number):
            legal = tuple(int(each) for each in self.mask().nonzero()[0])
            raise ArgumentError.of(Code.WRONG_VALUE, what="action", wanted=Choice(legal), found=as_found(number))

    def let(self, bot: Player) -> None:
        """Let a bot act for the seat on turn."""
        turn = self.state.turn
        assert turn is not None  # noqa: S101 - the environment has looked
        self.state = apply(self.state, bot(view(self.state, turn), self.rng), by=turn)

    # What is seen of it.

    @property
    def over(self) -> bool:
        """Whether the deal is over."""
        return isinstance(self.state, Finished)

    @property
    def cut_off(self) -> bool:
        """Whether it goes on and has taken as many turns as it may."""
        return not self.over and self.settings.max_turns is not None and self.turns >= self.settings.max_turns

    def mask(self) -> NDArray[np.int8]:
        """Tell for each number whether it is legal for the seat on turn."""
        settings = self.settings
        return codec.mask(self.state, settings.interrupts, pairs=settings.pairs, first=self.first)

    def observe(self, seat: Seat) -> dict[str, Array]:
        """Give a seat's observation with its mask."""
        settings, seen = self.settings, view(self.state, seat)
        first = self.first if self.state.turn is seat else None
        flat = codec.observe(seen, settings.history, pairs=settings.pairs, first=first)
        if not settings.hide:
            self._lay_open(flat, seat)
        if self._rules is not None:
            flat = np.concatenate((flat, self._rules))
        array = flat.astype(settings.dtype, copy=False)
        if settings.layout == "flat":
            return {"observation": array}
        cards = CARD_PLANES * len(CARDS)
        return {"observation": array[:cards].reshape(CARD_PLANES, 4, 8), "scalars": array[cards:]}

    def _lay_open(self, flat: NDArray[np.uint8], seat: Seat) -> None:
        """Replace what others may hold, and what may lie in the skat, by what is there."""
        places = {"may_hold_next": seat.next, "may_hold_previous": seat.next.next}
        every = 0
        for name, other in places.items():
            flat[codec.planes[name]] = _row(self.state.hand(other).mask)
        for hand in self.state.hands:
            every |= hand.mask
        for card in self.state.played:
            every |= BIT[card]
        flat[codec.planes["may_be_skat"]] = _row(every ^ 0xFFFFFFFF)

    def hands(self) -> NDArray[np.uint8]:
        """Give the three hands, by player, as 96 zeros and ones."""
        return np.concatenate([_row(self.state.hand(self.seat_of(player)).mask) for player in range(3)])

    def rewards(self) -> Rewards:
        """Give the rewards by player; nothing before the end."""
        if not isinstance(self.state, Finished):
            return 0.0, 0.0, 0.0
        found = self._reward(self.state)
        one, two, three = (found[self.seat_of(player)] * self.settings.scale for player in range(3))
        return one, two, three

    def told(self) -> dict[str, str]:
        """Tell the result in words, and the record as a line of the game server's format, once the deal is over."""
        if not isinstance(self.state, Finished):
            return {}
        return {"result": self.state.result.explain(), "record": iss.dumps(Record.of(self.state)).strip()}


def _optional(what: str, value: object, kind: type[T]) -> T | None:
    return None if value is None else expect_type(what, value, kind)


def _row(mask: int) -> NDArray[np.uint8]:
    """Write a mask as 32 zeros and ones."""
    return np.unpackbits(np.frombuffer(mask.to_bytes(4, "little"), np.uint8), bitorder="little")
