"""Card play by the plainest rules of thumb, on the kernel's integers: fast, and blind to the other hands."""

from typing import Final

from pyskat.kernel import BEATS, BIT, FOLLOW, NULL, POINTS, TRUMPS, Position, advance, legal_mask, strength

__all__ = ["play_out"]

_STRENGTH: Final = [[strength(game, card) for card in range(32)] for game in range(7)]
_WORTH_TAKING: Final = 4


def _cards(mask: int) -> list[int]:
    return [card for card in range(32) if mask & BIT[card]]


def _lead(position: Position, hand: int, unseen: int, *, alone: bool) -> int:
    game = position.game
    power, trumps = _STRENGTH[game], TRUMPS[game]
    cards = _cards(hand)
    top = [card for card in cards if not BEATS[game * 32 + card] & unseen & FOLLOW[game * 32 + card]]
    if alone and unseen & trumps and hand & trumps:
        mine = sorted(_cards(hand & trumps), key=lambda card: power[card])
        if mine[-1] in top:
            return mine[-1]
        if len(mine) > (unseen & trumps).bit_count() // 2:
            return min(mine[:-1] or mine, key=lambda card: (POINTS[card] > 4, power[card]))
    side_top = [card for card in top if not trumps & BIT[card]]
    if side_top and (alone or not unseen & trumps or POINTS[side_top[0]] > 10):
        return max(side_top, key=lambda card: POINTS[card])
    side = [card for card in cards if not trumps & BIT[card]] or cards
    length = {suit: (hand >> 8 * suit & 0x7F).bit_count() for suit in range(4)}
    return min(side, key=lambda card: (POINTS[card] >= 10, -length[card >> 3], POINTS[card], power[card]))


def _answer(position: Position, legal: int, unseen: int, *, alone: bool) -> int:
    game, trick, leader, declarer = position.game, position.trick, position.leader, position.declarer
    power, trumps = _STRENGTH[game], TRUMPS[game]
    best, winner = trick[0], leader
    if len(trick) == 2 and BEATS[game * 32 + best] & BIT[trick[1]]:
        best, winner = trick[1], (leader + 1) % 3
    lies = sum(POINTS[card] for card in trick)
    cards = _cards(legal)
    takers = [card for card in cards if BEATS[game * 32 + best] & BIT[card]]
    last = len(trick) == 2
    cheap = min(cards, key=lambda card: (POINTS[card], bool(trumps & BIT[card]), power[card]))
    if not alone and winner != declarer:
        safe = last or not BEATS[game * 32 + best] & unseen
        if safe or (POINTS[best] >= 10 and not takers):
            side = [card for card in cards if not trumps & BIT[card]] or cards
            return max(side, key=lambda card: POINTS[card])
        if not takers or (leader + 1) % 3 != position.turn:
            return cheap
    if not takers:
        return cheap
    if last:
        side = [card for card in takers if not trumps & BIT[card]]
        if side:
            return max(side, key=lambda card: POINTS[card])
        return min(takers, key=lambda card: power[card]) if lies >= _WORTH_TAKING or len(cards) == len(takers) else cheap
    sure = [card for card in takers if not BEATS[game * 32 + card] & unseen & (FOLLOW[game * 32 + card])]
    if sure:
        return min(sure, key=lambda card: (bool(trumps & BIT[card]), power[card]))
    return cheap if alone and lies < 10 else max(takers, key=lambda card: power[card])


def _null(position: Position, legal: int, *, alone: bool) -> int:
    power, trick = _STRENGTH[NULL], position.trick
    cards = _cards(legal)
    if not trick:
        return min(cards, key=lambda card: (power[card], card))
    best = trick[0]
    if len(trick) == 2 and BEATS[NULL * 32 + best] & BIT[trick[1]]:
        best = trick[1]
    under = [card for card in cards if not BEATS[NULL * 32 + best] & BIT[card]]
    if alone:
        return max(under, key=lambda card: power[card]) if under else min(cards, key=lambda card: power[card])
    declarer_done = position.declarer != (position.turn + 1) % 3 or len(trick) == 2
    if declarer_done and len(trick) == 2 or not under:
        return max(cards, key=lambda card: power[card])
    same = [card for card in under if card >> 3 == best >> 3]
    return min(same, key=lambda card: power[card]) if same else max(cards, key=lambda card: power[card])


def play_out(position: Position) -> tuple[int, int]:
    """Play to the end, and give the declarer's points, with the skat, and tricks."""
    declarer = position.declarer
    while legal := legal_mask(position):
        turn = position.turn
        hand = position.hands[turn]
        alone = turn == declarer
        unseen = (position.hands[0] | position.hands[1] | position.hands[2]) ^ hand
        if not legal & (legal - 1):
            card = legal.bit_length() - 1
        elif position.game == NULL:
            card = _null(position, legal, alone=alone)
        elif position.trick:
            card = _answer(position, legal, unseen, alone=alone)
        else:
            card = _lead(position, hand, unseen, alone=alone)
        position = advance(position, card)
    skat = sum(POINTS[card] for card in _cards(position.skat))
    return position.points[declarer] + skat, position.tricks[declarer]
