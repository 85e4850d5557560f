"""Two bots for Skat, and a match that tells which of them is better.

python bot.py --deal 3       three careful bots play deal number 3
python bot.py --match 1000   a careful bot against random ones, on 1,000 deals
"""

import argparse
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import TypeAlias

from attrs import frozen

import pyskat as sk

Bot: TypeAlias = Callable[[sk.View, random.Random], sk.Action]
"""A bot: what the seat sees, and chance, become an action."""

GAMES = (sk.Game.DIAMONDS, sk.Game.HEARTS, sk.Game.SPADES, sk.Game.CLUBS, sk.Game.GRAND)
ACES = sk.cards("CA SA HA DA")


def random_bot(seen: sk.View, rng: random.Random) -> sk.Action:
    """Choose any legal action, but bid only the lowest value, and always pick up the skat."""
    legal = sk.legal_actions(seen)
    match seen.phase:
        case sk.Phase.BIDDING:
            return rng.choice([legal[0], sk.Pass()])  # the first one is the lowest bid, or Hold()
        case sk.Phase.SKAT_DECISION:
            return sk.PickUp()
        case _:
            return rng.choice(legal)


@frozen
class Careful:
    """A bot with a little judgement. It has settings and no memory: all that it knows comes with the view."""

    least: int = 7
    """How strong a hand must be for a bid."""

    def __call__(self, seen: sk.View, rng: random.Random) -> sk.Action:
        """Choose what to do."""
        match seen.phase:
            case sk.Phase.BIDDING:
                return self.bid_or_pass(seen)
            case sk.Phase.DISCARDING:
                return sk.Discard(lay_away(seen.hand, best_game(seen)))
            case sk.Phase.DECLARING:
                return sk.Declare(sk.Contract(best_game(seen)))
            case sk.Phase.PLAYING if seen.trick is not None:
                return sk.PlayCard(choose_card(seen, seen.trick))
            case _:
                return random_bot(seen, rng)

    def bid_or_pass(self, seen: sk.View) -> sk.Action:
        """Go on as long as the best game is worth the bid."""
        game = max(GAMES, key=lambda game: strength(seen.hand, game))
        asked = sk.legal_actions(seen)[0]
        price = asked.value if isinstance(asked, sk.Bid) else seen.bid or 0
        if strength(seen.hand, game) >= self.least and price <= worth(seen.hand, game):
            return asked
        return sk.Pass()


def strength(hand: sk.CardSet, game: sk.Game) -> int:
    """Count trumps and aces; in a Grand the jacks count twice."""
    trumps = hand & sk.trumps(game)
    return len(trumps) * (2 if game is sk.Game.GRAND else 1) + len(hand & ACES - trumps)


def worth(cards: sk.CardSet, game: sk.Game) -> int:
    """Reckon what a game is worth without any level such as Schneider."""
    return sk.game_value(sk.Contract(game), sk.matadors(cards, game)).value


def best_game(seen: sk.View) -> sk.Game:
    """Choose the strongest game that is worth the bid; the discard still counts for its matadors."""
    twelve = seen.hand | (seen.discard or sk.CardSet())
    enough = [game for game in GAMES if worth(twelve, game) >= (seen.bid or 0)]
    return max(enough or GAMES, key=lambda game: (strength(seen.hand, game), worth(twelve, game)))


def lay_away(twelve: sk.CardSet, game: sk.Game) -> sk.CardSet:
    """Choose two cards: neither trumps nor aces, from short suits, with many points."""
    trumps = sk.trumps(game)
    length = Counter(card.suit for card in twelve - trumps)
    order = sorted(twelve, key=lambda card: (card in trumps, card in ACES, length[card.suit], -card.points))
    return sk.CardSet(order[:2])


def choose_card(seen: sk.View, trick: sk.Trick) -> sk.Card:
    """Choose a card: draw trumps as declarer, take what can be taken, give points to a partner."""
    legal = sk.legal_cards(seen.hand, trick, trick.game)
    trumps, alone = sk.trumps(trick.game), seen.seat is seen.declarer

    def richest(cards: Sequence[sk.Card]) -> sk.Card:
        return max(cards, key=lambda card: (card not in trumps, card.points))

    poorest = min(legal, key=lambda card: (card in trumps, card.points))
    if seen.declarer is None or trick.game is sk.Game.NULL:
        return poorest  # who does not want any tricks
    if not trick:
        others = [seat for seat in sk.Seat if seat is not seen.seat]
        if alone and legal & trumps and any(seen.may_hold(seat) & trumps for seat in others):
            return (legal & trumps).sorted(trick.game)[0]
        return next(iter(legal & ACES - trumps), poorest)
    is_last = len(trick) == len(sk.Seat) - 1
    if not alone and trick.winner is not seen.declarer:
        return richest(legal) if is_last else poorest
    takes = sk.CardSet(card for card in legal if sk.trick_winner((*trick, card), trick.game) == len(trick))
    if not takes:
        return poorest
    return richest(takes) if is_last else takes.sorted(trick.game)[0]


def play_deal(number: int, bots: Sequence[Bot]) -> sk.Finished:
    """Let three bots play a deal to its end.

    Args:
        number: Which deal it is. The same number gives the same cards, and each seat the same chance.
        bots: The bots of forehand, middlehand and rearhand.
    """
    chance = [random.Random(f"{number} {seat}") for seat in sk.Seat]
    state = sk.start(sk.Deal.shuffled(random.Random(number)))
    while not isinstance(state, sk.Finished):
        seat = state.turn
        action = bots[seat](sk.view(state, seat), chance[seat])
        state = sk.apply(state, action, by=seat)
    return state


def list_points(end: sk.Finished) -> tuple[int, ...]:
    """Give what each seat would get on a tournament list."""
    match end.result:
        case sk.GameResult(declarer, settlement):
            entry = sk.Entry.game(int(declarer), settlement)
        case _:
            entry = sk.Entry.passed_in()
    return sk.SEEGER_FABIAN.score(entry, len(sk.Seat))


def gains(new: Bot, old: Bot, deals: int) -> Iterator[float]:
    """Tell, deal by deal, how much more a new bot gets than an old one in the same chair, with the same cards.

    Three old bots play the deal. Then the new one takes each chair in turn, among two old ones.
    """
    for number in range(deals):
        before = list_points(play_deal(number, [old, old, old]))
        after = 0
        for chair in sk.Seat:
            bots = [new if seat is chair else old for seat in sk.Seat]
            after += list_points(play_deal(number, bots))[chair]
        yield (after - sum(before)) / len(sk.Seat)


def interval(numbers: Sequence[float]) -> tuple[float, float]:
    """Give the mean of independent numbers, and how far off it may be, 19 times out of 20."""
    return fmean(numbers), 1.96 * stdev(numbers) / sqrt(len(numbers))


def main() -> None:
    """Play a deal, or a match."""
    parser = argparse.ArgumentParser(description="Let bots play Skat.")
    parser.add_argument("--deal", type=int, default=1, metavar="NUMBER", help="the deal that is played")
    parser.add_argument("--match", type=int, metavar="DEALS", help="how many deals a match has, 2 or more")
    asked = parser.parse_args()
    if asked.match is None:
        end = play_deal(asked.deal, [Careful(), Careful(), Careful()])
        for trick in end.tricks:
            print(f"{trick}  ({trick.winner} takes {trick.points})")
        print(end.result)
        return
    mean, off = interval(list(gains(Careful(), random_bot, asked.match)))
    print(f"{asked.match} deals: the careful bot gets {mean:+.1f} ± {off:.1f} points a deal more than the random one")


if __name__ == "__main__":
    main()
