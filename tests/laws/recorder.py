"""Somebody who listens at a table and writes down, for each seat and for a spectator, what they see and hear.

The listener knows nothing of views and events: what is done comes as text, and the slow referee says who is on turn and
who holds what.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

import pyskat as sk
from referee import RamschTableRules, Table, TableRules
from referee.cards import PACK, SEAT_NAMES, card_points
from referee.contracts import CONTRACTS, Contract
from referee.tricks import winner_index

__all__ = ["Entry", "Recorder", "as_refereed"]

Entry: TypeAlias = tuple[object, ...]
"""What happened: its kind, who did it, and what belongs to it; cards are named in a set, or in order in a tuple."""

_OUT_OF_TURN: Final = ("concede", "show", "claim", "throw", "timed", "left")
_ANSWERS: Final = ("accept", "refuse", "play on")


def as_refereed(rules: sk.Rules) -> TableRules:
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


def _named(cards: Iterable[sk.Card]) -> frozenset[str]:
    return frozenset(card.name for card in cards)


class Recorder:
    """Four notebooks, one for each seat and one for a spectator; nothing in them is ever struck out."""

    def __init__(self, deal: sk.Deal, rules: sk.Rules) -> None:
        """Begin with empty notebooks."""
        self._table = Table([_named(hand) for hand in deal.hands], _named(deal.skat), as_refereed(rules))
        self._by_the_order = rules.concession.startswith("isko")
        self._skat = _named(deal.skat)
        self._laid: frozenset[str] | None = None
        self._contract: Contract | None = None
        self._declarer = 0
        self._begun = False
        self._trick: list[str] = []
        self._leader = 0
        self.books: dict[int | None, list[Entry]] = {0: [], 1: [], 2: [], None: []}

    def hear(self, text: str) -> None:
        """Write down what is done, and what follows from it."""
        words = text.split()
        if words[0] in _OUT_OF_TURN:
            self._out_of_turn(words)
            self._table.do(text)
        else:
            self._in_turn(text, words)
        self._look_around()

    def _write(self, *entry: object) -> None:
        for book in self.books.values():
            book.append(entry)

    def _write_secret(self, kind: str, seat: int, cards: frozenset[str]) -> None:
        """Write what everybody sees, and the cards for the one alone who has them."""
        for eye, book in self.books.items():
            book.append((kind, seat, cards if eye == seat else None))

    def _out_of_turn(self, words: list[str]) -> None:
        seat = SEAT_NAMES.index(words[1 if words[0] in {"claim", "throw"} else -1])
        if words[0] == "concede":
            self._write("conceded", seat)
        elif words[0] in {"show", "claim", "throw"}:
            if words[0] == "throw":
                self._write("threw", seat)
            elif words[0] == "claim" or self._by_the_order:
                null = self._contract is not None and self._contract.is_null
                self._write("claimed", seat, words[2] if len(words) > 2 else None, str(null))
            self._write("opened", seat, frozenset(self._table.hand(seat)))
        else:
            self._write("forfeited", seat, words[0])

    def _in_turn(self, text: str, words: list[str]) -> None:
        seat, legal = self._table.turn, self._table.legal()
        assert seat is not None
        before = self._table.hand(seat)
        self._table.do(text)
        if text == "pick up":
            kind = "looked" if "pass" in legal else "picked up"
            self._write_secret(kind, seat, frozenset(self._table.hand(seat) - before))
            self._laid = None
        elif words[0] == "discard":
            self._laid = frozenset(words[1:])
            self._write_secret("laid away", seat, self._laid)
        elif words[0] == "push":
            self._laid = frozenset(words[1:])
            self._write_secret("pushed", seat, self._laid)
        elif text in PACK:
            self._play(seat, text)
        elif text in _ANSWERS:
            self._write("answered", seat, text)
        elif text in CONTRACTS:
            self._contract, self._declarer = CONTRACTS[text], seat
            self._write("declared", seat, text)
        else:
            self._say(seat, text, legal)

    def _say(self, seat: int, text: str, legal: set[str]) -> None:
        """Write down a word of the auction, or one about Kontra and Re, or that nobody looked."""
        for word in ("kontra", "re"):
            if word in legal:
                self._write("doubled" if text == word else "declined", seat, word)
                return
        if "pick up" in legal:
            self._write("passed on", seat)
        else:
            self._write("called", seat, text)

    def _play(self, seat: int, card: str) -> None:
        self._begun = True
        self._write("played", seat, card)
        self._trick.append(card)
        if len(self._trick) == 3:
            game = "G" if self._contract is None else self._contract.game  # a Ramsch is played like a Grand
            self._leader = (self._leader + winner_index(self._trick, game)) % 3
            self._write("taken", self._leader, card_points(self._trick), tuple(self._trick))
            self._trick = []

    def _look_around(self) -> None:
        """Write down what lies open now: the hand of an ouvert game, and at the end the skat and the result."""
        playing = any(text.startswith("show") for text in self._table.interrupts())
        if playing and not self._begun:
            self._begun = True
            if self._contract is not None and self._contract.ouvert:
                self._write("opened", self._declarer, frozenset(self._table.hand(self._declarer)))
        if self._table.over:
            result = self._table.result()
            self._write("uncovered", self._skat, self._laid)
            self._write("over", result["kind"], result["scores"])
