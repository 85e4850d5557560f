"""The rows of numbers against a reading by sets of cards."""

import random

import pytest

import pyskat as sk
from pyskat.bots.chances import features

Row = dict[str, float]

NULL_ORDER = [sk.Rank.SEVEN, sk.Rank.EIGHT, sk.Rank.NINE, sk.Rank.TEN, sk.Rank.JACK, sk.Rank.QUEEN, sk.Rank.KING]
NULL_ORDER.append(sk.Rank.ACE)


def read_trump_game(game: sk.Game, hand: sk.CardSet, away: sk.CardSet, seat: int, *, by_hand: bool) -> Row:
    """Read a suit game or Grand card by card."""
    trumps = sk.trumps(game)
    row: Row = {"always": 1.0}
    jacks = frozenset(card.suit for card in hand if card.rank is sk.Rank.JACK)
    if jacks:
        row[f"jacks {sum(2**suit for suit in jacks)}"] = 1.0
    if game.is_suit:
        for count in range(4, 10):
            row[f"trumps {count}"] = float(len(hand & trumps) >= count)
        ranks = [card.rank for card in hand & trumps]
        row["trump ace"] = float(sk.Rank.ACE in ranks)
        row["trump ten"] = float(sk.Rank.TEN in ranks)
        row["trump king or queen"] = float((sk.Rank.KING in ranks) + (sk.Rank.QUEEN in ranks))
    losers = 0
    for suit in sk.Suit:
        if int(suit) != int(game):
            ranks = [card.rank for card in hand - trumps if card.suit is suit]
            read_side(ranks, row)
            tops = [sk.Rank.ACE, sk.Rank.TEN, sk.Rank.KING][: len(ranks)]
            losers += len([top for top in tops if top not in ranks])
    for count in range(1, 9):
        row[f"losers {count}"] = float(losers >= count)
    row["leads"], row["plays last"] = float(seat == 0), float(seat == 2)
    row["hand"], row["put away"] = float(by_hand), away.points / 10
    return row


def read_side(ranks: list[sk.Rank], row: Row) -> None:
    """Add what a side suit tells."""
    ace, ten, king = (rank in ranks for rank in (sk.Rank.ACE, sk.Rank.TEN, sk.Rank.KING))
    kind = "ten with ace" if ace else "ten guarded" if len(ranks) > 1 else "ten alone"
    told = {
        "void": not ranks,
        "ace": ace,
        kind: ten,
        "king third": king and len(ranks) > 1 and (ace or ten),
        "single loser": len(ranks) == 1 and not ace,
        "two without ace": len(ranks) == 2 and not ace,
        "three without ace": len(ranks) > 2 and not ace,
        "long with ace" if ace else "long without ace": max(len(ranks) - 3, 0),
        "loose points": 0 if ace else king + (sk.Rank.QUEEN in ranks and len(ranks) < 3),
    }
    for name, value in told.items():
        row[name] = row.get(name, 0.0) + value


def read_null(hand: sk.CardSet, seat: int, *, by_hand: bool, ouvert: bool) -> Row:
    """Read a Null card by card."""
    row: Row = {"always": 1.0}
    holes = 0
    for suit in sk.Suit:
        ranks = sorted(NULL_ORDER.index(card.rank) for card in hand if card.suit is suit)
        told: dict[str, float] = {"no card": not ranks, "five or more": len(ranks) > 4}
        if len(ranks) == 1:
            names = ["8", "9", "10", "J", "Q", "K"]
            told |= {f"single {name}": ranks[0] > place for place, name in enumerate(names)}
        if len(ranks) == 2:
            told |= {f"pair from {name}": ranks[0] > place for place, name in enumerate(["8", "9", "10", "J"])}
            told |= {"pair with 10": ranks[1] > 2, "pair with Q": ranks[1] > 4}
        if len(ranks) > 2:
            told |= {f"long from {name}": ranks[0] > place for place, name in enumerate(["8", "9", "10"])}
            told |= {f"long second {name}": ranks[1] > 2 + place for place, name in enumerate(["10", "J", "Q"])}
            above = max(rank - 2 * place for place, rank in enumerate(ranks) if place >= 2)
            told |= {f"long later {gap}": above >= gap for gap in (1, 2)}
        for name, value in told.items():
            row[name] = row.get(name, 0.0) + value
        holes += any(rank > 2 * place for place, rank in enumerate(ranks))
    row |= {f"holes {count}": float(holes >= count) for count in (1, 2, 3)}
    row |= {"leads": float(seat == 0), "plays last": float(seat == 2), "hand": float(by_hand), "ouvert": float(ouvert)}
    return row | {f"ouvert holes {count}": float(ouvert and holes >= count) for count in (1, 2, 3)}


@pytest.mark.parametrize("seed", range(60))
def test_a_row_is_what_the_cards_say(seed: int) -> None:
    rng = random.Random(seed)
    deal = sk.Deal.shuffled(rng)
    seat, by_hand = rng.randrange(3), rng.random() < 0.5
    hand, away = deal.hands[seat], sk.CardSet() if by_hand else deal.skat
    for game in list(sk.Game)[:5]:
        names = features.SUIT_NAMES if game.is_suit else features.GRAND_NAMES
        wanted = read_trump_game(game, hand, away, seat, by_hand=by_hand)
        row = features.row(game, hand.mask, away.mask, seat, hand=by_hand)
        assert dict(zip(names, row, strict=True)) == {name: wanted.get(name, 0.0) for name in names}
    for ouvert in (False, True):
        null = features.row(sk.Game.NULL, hand.mask, away.mask, seat, hand=by_hand, ouvert=ouvert)
        read = read_null(hand, seat, by_hand=by_hand, ouvert=ouvert)
        assert dict(zip(features.NULL_NAMES, null, strict=True)) == {
            name: read.get(name, 0.0) for name in features.NULL_NAMES
        }


def test_a_suit_is_safe_in_null_where_every_other_card_is_held_from_the_seven_up() -> None:
    safe = ("C7", "C7 C9", "C7 C8 CT", "C7 C9 CJ CK", "C7 C8 C9 CT", "")
    holes = ("C8", "C7 CT", "C9 CT", "CA", "C7 C9 CQ")
    suit = 24
    assert [features.HOLES[sk.cards(text).mask >> suit] for text in safe] == [0] * 6
    assert [features.HOLES[sk.cards(text).mask >> suit] for text in holes] == [1] * 5
