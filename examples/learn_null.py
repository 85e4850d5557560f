"""A declarer who learns to play Null from nothing but won and lost, against defenders who play any legal card.

python learn_null.py                          learns from 12,000 games, which takes about a minute
python learn_null.py --games 2000 --seed 7    fewer games, other cards
python learn_null.py --svg curve.svg          draws how often it won on the way

It needs the extra `gymnasium`. The policy is small: six things that an observation tells about each card, with a weight
for each when it is led, follows suit or is discarded. After every hundred games the weights move towards the cards of
the games that were won, and away from those of the games that were lost (REINFORCE).
"""

import argparse
import random
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

import pyskat as sk
from pyskat.rl.codec import planes
from pyskat.rl.gymnasium import SkatEnv

Floats: TypeAlias = NDArray[np.float64]

NULL = sk.Contract(sk.Game.NULL, hand=True)
BATCH = 100
RATE = 10.0
HEIGHT = np.array(["789TJQKA".index(card.name[1]) for card in sk.CARDS])
"""How high each card is: in Null the ten is between nine and jack."""
SUITED = np.array([[one.suit == other.suit for other in sk.CARDS] for one in sk.CARDS])
LOWER = SUITED & (HEIGHT[:, None] > HEIGHT)
HIGHER = SUITED & (HEIGHT[:, None] < HEIGHT)


def any_card(seen: sk.View, rng: random.Random) -> sk.Action:
    """Play any legal card, as both defenders do."""
    return rng.choice(sk.legal_actions(seen))


def a_null(rng: random.Random) -> sk.Playing:
    """Deal, give forehand the lowest cards, and let forehand play Null with the hand as it is."""
    deal = sk.Deal.shuffled(rng)
    low, one, other = sorted(deal.hands, key=lambda hand: sum(HEIGHT[card] for card in hand))
    return sk.start_play(sk.Deal((low, one, other), deal.skat), NULL, sk.Seat.FOREHAND)


def told_of_cards(seen: NDArray[np.uint8]) -> Floats:
    """Read off an observation what the policy knows of each card: 32 rows of three times six numbers."""
    hand, unseen, follow = (seen[planes[name]].astype(bool) for name in ("hand", "unseen", "follow"))
    table = (seen[planes["table_next"]] | seen[planes["table_previous"]]).astype(bool) & follow
    led = bool(follow.any())
    takes = HEIGHT[table].max(initial=-1) < HEIGHT
    told = [7 * takes, HEIGHT, LOWER @ unseen, HIGHER @ unseen, SUITED @ hand, LOWER @ hand]
    six = np.array([np.asarray(each, np.float64) for each in told]).T / 7
    when = [np.full(32, not led), follow, led & ~follow]
    return np.hstack([six * at[:, None] for at in when])


def play(table: SkatEnv, weights: Floats, rng: np.random.Generator) -> tuple[bool, Floats]:
    """Play a game; say whether it was won, and which way the weights make its cards likelier."""
    seen, _ = table.reset(options={"start": a_null(table.course.rng)})
    towards = np.zeros_like(weights)
    reward, over = 0.0, False
    while not over:
        told = told_of_cards(seen["observation"])
        wishes = np.where(seen["action_mask"][:32], told @ weights, -np.inf)
        chances = np.exp(wishes - wishes.max())
        chances /= chances.sum()
        card = int(rng.choice(32, p=chances))
        towards += told[card] - chances @ told
        seen, reward, over, _, _ = table.step(card)
    return reward > 0, towards


def learn(games: int, seed: int, rate: float = RATE) -> Iterator[float]:
    """Give the share that was won of each hundred games; with a rate of 0 each card stays as likely as any other."""
    table = SkatEnv((any_card, any_card), sk.Seat.FOREHAND, rules=sk.ISKO)
    table.reset(seed=seed)
    rng = np.random.default_rng(seed)
    weights = np.zeros(3 * 6)
    usual = 0.0
    for batch in range(games // BATCH):
        played = [play(table, weights, rng) for _ in range(BATCH)]
        share = sum(won for won, _ in played) / BATCH
        usual = share if batch == 0 else 0.9 * usual + 0.1 * share
        weights += rate * sum(((won - usual) * towards for won, towards in played), np.zeros_like(weights)) / BATCH
        yield share


def smoothed(shares: list[float], width: int = 10) -> list[float]:
    """Give the mean of up to so many shares, up to each."""
    return [float(np.mean(shares[max(0, at - width + 1) : at + 1])) for at in range(len(shares))]


def drawn(shares: list[float], before: float) -> str:
    """Draw the shares as a curve, above the line of chance, in SVG."""
    wide, high, left, top = 600, 240, 50, 20

    def at(place: int, share: float) -> str:
        return f"{left + wide * place / max(1, len(shares) - 1):.1f},{top + high * (1 - share):.1f}"

    def text(x: float, y: float, said: str, anchor: str = "end") -> str:
        return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}">{said}</text>'

    ends = f'x1="{left}" x2="{left + wide}"'
    lines = [f'<line {ends} y1="{top + high * (1 - n / 4):g}" y2="{top + high * (1 - n / 4):g}"/>' for n in range(5)]
    marks = [text(left - 8, top + high * (1 - n / 4) + 4, f"{n * 25} %") for n in range(5)]
    chance = top + high * (1 - before)
    curve = " ".join(at(place, share) for place, share in enumerate(smoothed(shares)))
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + wide + 30} {top + high + 50}" role="img">',
            "<title>Null games won, of the last thousand, by games played</title>",
            f'<rect width="{left + wide + 30}" height="{top + high + 50}" fill="#fff"/>',
            '<g font-family="sans-serif" font-size="12" fill="#333">',
            f'<g stroke="#ddd">{"".join(lines)}</g>',
            f'<line {ends} y1="{chance:.1f}" y2="{chance:.1f}" stroke="#888" stroke-dasharray="6 4"/>',
            f'<polyline points="{curve}" fill="none" stroke="#0b6b43" stroke-width="2"/>',
            *marks,
            text(left + wide, chance - 6, f"any legal card: {before:.0%}"),
            text(left, top + high + 20, "0", "middle"),
            text(left + wide, top + high + 20, f"{len(shares) * BATCH:,} games"),
            "</g></svg>\n",
        ]
    )


def main() -> None:
    """Learn, and say how often it won at first and at last."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=12_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--svg", type=Path)
    said = parser.parse_args()
    before = float(np.mean([*learn(min(said.games, 2000), said.seed + 1, rate=0)]))
    print(f"any legal card: {before:.0%} won")
    shares = []
    for share in learn(said.games, said.seed):
        shares.append(share)
        if len(shares) % 20 == 0:
            print(f"after {len(shares) * BATCH:,} games: {smoothed(shares)[-1]:.0%} of the last thousand won")
    if said.svg is not None:
        said.svg.write_text(drawn(shares, before), encoding="utf-8")


if __name__ == "__main__":
    main()
