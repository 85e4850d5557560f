"""Three bots for Skat, each better than the one before, and the matches that show it.

python bot.py --deal 8      three careful bots play deal number 8
python bot.py --match 100   each bot against the one before it, on 100 deals
"""

import argparse
import random
from collections import Counter
from collections.abc import Sequence

from attrs import frozen

import pyskat as sk
from pyskat import solver, worlds
from pyskat.bots import Bot
from pyskat.match import match, play_deal

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


@frozen
class Sampler:
    """A bot that does not guess where the cards are: in the last tricks it tries its cards in worlds that may be so."""

    before: Bot = Careful()
    """Who decides everything else."""
    last: int = 4
    """With how many cards in the hand it begins."""
    draws: int = 6
    """How many worlds it looks at."""

    def __call__(self, seen: sk.View, rng: random.Random) -> sk.Action:
        """Choose what to do."""
        if seen.phase is not sk.Phase.PLAYING or seen.declarer is None or len(seen.hand) > self.last:
            return self.before(seen, rng)
        best: Counter[sk.Card] = Counter()
        for world in worlds.samples(seen, self.draws, rng):
            if isinstance(world, sk.Playing):  # as all of them are, in the play
                best.update(solver.solve(world).best)
        return sk.PlayCard(max(best, key=lambda card: (best[card], -card.points)))


STEPS: dict[str, tuple[Bot, Bot]] = {
    "rules of thumb against chance": (Careful(), random_bot),
    "worlds against rules of thumb": (Sampler(), Careful()),
}


def main() -> None:
    """Play a deal, or a match for each step."""
    parser = argparse.ArgumentParser(description="Let bots play Skat.")
    parser.add_argument("--deal", type=int, default=1, metavar="NUMBER", help="the deal that is played")
    parser.add_argument("--match", type=int, metavar="DEALS", help="how many deals a match has, 2 or more")
    asked = parser.parse_args()
    if asked.match is None:
        rng = random.Random(asked.deal)
        end = play_deal(sk.Deal.shuffled(rng), [Careful()] * 3, rng).final
        for trick in end.tricks:
            print(f"{trick}  ({trick.winner} takes {trick.points})")
        if isinstance(end, sk.Finished):
            print(end.result)
        return
    for step, (new, old) in STEPS.items():
        played = match(new, old, asked.match)
        print(f"{step}: {played.difference:+.1f} ± {played.interval:.1f} list points a deal")


if __name__ == "__main__":
    main()
