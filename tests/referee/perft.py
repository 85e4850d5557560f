"""How many ways are there to play on? Counts of legal card sequences of a given length."""

from collections.abc import Iterable, Sequence

from .tricks import playable, winner_index


def count_sequences(
    hands: Sequence[Iterable[str]],
    skat: Iterable[str],
    game: str,
    declarer: int,
    leader: int,
    depth: int,
) -> int:
    """Count the distinct legal card sequences of exactly `depth` cards.

    A Null ends with the declarer's first trick, so nothing longer continues such a sequence.
    """
    everything = [card for hand in hands for card in hand] + list(skat)
    if len(everything) != len(set(everything)):
        raise ValueError("a card is there twice")
    return _count([set(hand) for hand in hands], [], game, declarer, leader, depth)


def _count(hands: list[set[str]], trick: list[str], game: str, declarer: int, leader: int, depth: int) -> int:
    """Count the ways to play `depth` more cards in a game that is not over."""
    if depth == 0:
        return 1
    seat = (leader + len(trick)) % 3
    total = 0
    for card in playable(hands[seat], trick[0] if trick else None, game):
        hands_after = [set(hand) for hand in hands]
        hands_after[seat].remove(card)
        trick_after = [*trick, card]
        if len(trick_after) < 3:
            total += _count(hands_after, trick_after, game, declarer, leader, depth - 1)
            continue
        taker = (leader + winner_index(trick_after, game)) % 3
        if game == "N" and taker == declarer:
            # The Null is lost and over: this sequence is as long as it will ever be.
            total += 1 if depth == 1 else 0
            continue
        total += _count(hands_after, [], game, declarer, taker, depth - 1)
    return total
