"""One deal from the first bid to the result: who is on turn, and what may be done."""

from collections.abc import Iterable, Sequence

from .auction import Auction
from .cards import PACK, SEAT_NAMES, pair_texts
from .claims import (
    LEVELS,
    ORDERS,
    all_to_declarer,
    all_to_defenders,
    asked,
    has_a_certain_trick,
    held_by,
    levels_open,
    proof_of,
    settled,
)
from .contracts import CONTRACTS, Contract, declarations, matadors, null_falls_short
from .ramsch import ramsch_result
from .rules import TableRules
from .scoring import (
    Agreement,
    Standing,
    Verdict,
    instead_of_null,
    judge_played,
    judge_rest_from_declarer,
    judge_rest_from_defenders,
    judge_simple,
    standing_of,
    with_the_rest,
)
from .tricks import TrickPlay


class Table:
    """A table at which one deal is played; it changes with every action."""

    def __init__(self, hands: Sequence[Iterable[str]], skat: Iterable[str], rules: TableRules) -> None:
        """Begin with the cards dealt, forehand's first; middlehand speaks."""
        self._hands: list[set[str]] = [set(hand) for hand in hands]
        self._skat: set[str] = set(skat)
        self._rules = rules
        if [len(hand) for hand in self._hands] != [10, 10, 10] or len(self._skat) != 2:
            raise ValueError("three hands of ten cards and a skat of two are dealt")
        if self._skat.union(*self._hands) != PACK:
            raise ValueError("every card of the pack is dealt once")
        # auction, skat, discard, declare, kontra, re, play, claimed; pushing, push, ramsch; over
        self._phase = "auction"
        self._auction = Auction(rules.bidding)
        self._declarer: int | None = None
        self._contract: Contract | None = None
        self._matadors = 0
        self._to_ask: list[int] = []
        self._factor = 1
        self._pusher = 0
        self._pushes = 0
        self._tricks: TrickPlay | None = None
        self._conceded: list[int] = []
        self._shown = False
        self._spoke: set[int] = set()
        """Who gave up, claimed, showed or threw the cards since the last card was played."""
        self._claim: list[str] = []
        self._answers: list[tuple[int, str]] = []
        self._result: dict[str, object] = {}

    @property
    def turn(self) -> int | None:
        """The seat on turn, or None when the deal is over."""
        if self._phase == "over":
            return None
        if self._phase == "auction":
            return self._auction.turn()
        if self._phase == "kontra":
            return self._to_ask[0]
        if self._phase in {"pushing", "push"}:
            return self._pusher
        if self._phase == "claimed":
            return self._to_answer()[0]
        if self._tricks is not None:
            return self._tricks.turn
        return self._declarer

    @property
    def over(self) -> bool:
        """Whether the deal has ended and has a result."""
        return self._phase == "over"

    @property
    def conceded(self) -> list[int]:
        """The seats that have given up, without those whom the others made play on."""
        return list(self._conceded)

    @property
    def claim(self) -> tuple[str, list[tuple[int, str]]] | None:
        """What waits for an answer, and the answers so far; None if nothing does."""
        if self._phase != "claimed":
            return None
        return " ".join(self._claim), list(self._answers)

    def hand(self, seat: int) -> set[str]:
        """Return the cards a seat holds, the skat included while he has it in hand."""
        if self._tricks is not None:
            return set(self._tricks.hands[seat])
        return set(self._hands[seat])

    def result(self) -> dict[str, object]:
        """Return the outcome of a deal that is over."""
        if not self.over:
            raise ValueError("the deal is not over")
        return dict(self._result)

    def legal(self) -> set[str]:
        """Return the actions open to the seat on turn."""
        if self.over:
            texts = set()
        elif self._phase == "auction":
            texts = self._auction.legal()
        elif self._phase == "skat":
            texts = {"pick up"} | self._declarations(hand=True)
        elif self._phase == "discard":
            texts = pair_texts("discard", self._hands[self._the_declarer()])
        elif self._phase == "declare":
            texts = self._declarations(hand=False)
        elif self._phase in {"kontra", "re"}:
            texts = {self._phase, "pass"}
        elif self._phase == "pushing":
            texts = {"pick up", "pass"}
        elif self._phase == "push":
            # A player who has looked keeps the jacks.
            texts = pair_texts("push", [card for card in self._hands[self._pusher] if card[1] != "J"])
        elif self._phase == "claimed":
            texts = {"accept", "refuse" if self._claimant() == self._declarer else "play on"}
        else:
            texts = self._the_tricks().legal()
        return texts

    def interrupts(self) -> set[str]:
        """Return what may be done out of turn, each with the seat that does it."""
        texts: set[str] = set()
        if self.over:
            return texts
        for name in SEAT_NAMES:
            texts.add(f"timed out {name}")
            texts.add(f"left {name}")
        if self._phase == "claimed":
            if self._claim[0] != "concede":
                # To throw the cards is to accept what the declarer claims.
                texts |= {f"throw {SEAT_NAMES[seat]}" for seat in self._to_answer()}
        elif self._phase == "play" and self._rules.concession in ORDERS:
            for seat in [0, 1, 2]:
                if seat not in self._spoke:
                    texts |= self._may_end_early(seat)
        elif self._phase == "play":
            for seat in [0, 1, 2]:
                if self._may_concede(seat):
                    texts.add(f"concede {SEAT_NAMES[seat]}")
            if not self._shown:
                texts.add(f"show {SEAT_NAMES[self._the_declarer()]}")
        return texts

    def _may_end_early(self, seat: int) -> set[str]:
        """Return what a seat may do by the Skat Order to end the game before its last card."""
        name = SEAT_NAMES[seat]
        texts = {f"concede {name}", f"throw {name}"}
        null = self._the_contract().is_null
        if seat == self._declarer:
            texts.add(f"claim {name}")
            if not self._shown:
                texts.add(f"show {name}")
            if self._rules.concession == "isko2018" and not null:
                texts |= {f"claim {name} {level}" for level in levels_open(self._standing())}
        elif not null:
            texts.add(f"claim {name}")
        return texts

    def do(self, text: str) -> None:
        """Perform a legal action or interrupt; raise ValueError for anything else."""
        if text in self.legal():
            self._act(text)
        elif text in self.interrupts():
            self._interrupt(text)
        else:
            raise ValueError(f"{text!r} is not legal here")

    # What the seat on turn does.

    def _act(self, text: str) -> None:
        """Perform a legal action of the seat on turn."""
        if self._phase == "auction":
            self._say(text)
        elif self._phase == "skat" and text == "pick up":
            self._hands[self._the_declarer()] |= self._skat
            self._phase = "discard"
        elif self._phase == "discard":
            self._lay_away(self._the_declarer(), text)
            self._phase = "declare"
        elif self._phase in {"skat", "declare"}:
            self._declare(CONTRACTS[text])
        elif self._phase == "kontra":
            self._answer_kontra(text)
        elif self._phase == "re":
            if text == "re":
                self._factor = 4
            self._begin_play()
        elif self._phase == "pushing":
            self._take_or_pass_on(text)
        elif self._phase == "push":
            self._lay_away(self._pusher, text)
            self._next_pusher()
        elif self._phase == "claimed":
            self._answer(self._to_answer()[0], text)
        else:
            self._play(text)

    def _say(self, text: str) -> None:
        """Take a word of the auction, and see whether it was the last."""
        self._auction.say(text)
        if not self._auction.over:
            return
        if self._auction.declarer is not None:
            self._declarer = self._auction.declarer
            self._phase = "skat"
        elif self._rules.ramsch is None:
            self._end({"kind": "passed_in", "scores": (0, 0, 0)})
        elif self._rules.ramsch.pushing:
            self._phase = "pushing"
        else:
            self._begin_ramsch()

    def _lay_away(self, seat: int, text: str) -> None:
        """Move the two cards named in the text from a hand to the skat."""
        self._skat = set(text.split()[1:])
        self._hands[seat] -= self._skat

    def _declarations(self, *, hand: bool) -> set[str]:
        """Return the declarations open to the declarer."""
        return declarations(self._auction.last, self._rules.null_below_bid, hand=hand)

    def _declare(self, contract: Contract) -> None:
        """Fix the game, and ask the defenders for Kontra where that is played."""
        declarer = self._the_declarer()
        self._contract = contract
        self._matadors = matadors(self._hands[declarer] | self._skat, contract.game)
        if self._rules.null_below_bid == "replacement" and null_falls_short(contract, self._auction.last):
            self._end_instead(contract.hand)
            return
        defenders = [(declarer + 1) % 3, (declarer + 2) % 3]
        if self._rules.kontra == "anyone":
            self._to_ask = defenders
        elif self._rules.kontra == "bid_or_held":
            self._to_ask = [seat for seat in defenders if seat in self._auction.bid_or_held]
        if self._to_ask:
            self._phase = "kontra"
        else:
            self._begin_play()

    def _end_instead(self, hand: bool) -> None:  # noqa: FBT001 - as it was declared
        """End a deal in which a Null was declared that is worth less than the bid."""
        twelve = self._hands[self._the_declarer()] | self._skat
        game, tops, outcome = instead_of_null(self._rules, twelve, self._auction.last, hand=hand)
        for contract in CONTRACTS.values():
            if contract.game == game and contract.hand == hand and not contract.schneider:
                self._contract = contract
        self._matadors = tops
        self._end_game(outcome, Standing(0, 0, 0, 0), "replaced")

    def _answer_kontra(self, text: str) -> None:
        """Take a defender's Kontra or pass; the first Kontra leaves the word to the declarer."""
        if text == "kontra":
            self._factor = 2
            self._phase = "re"
            return
        self._to_ask = self._to_ask[1:]
        if not self._to_ask:
            self._begin_play()

    def _take_or_pass_on(self, text: str) -> None:
        """Let a player take the skat, or pass it on unseen, which doubles the stake."""
        if text == "pick up":
            self._hands[self._pusher] |= self._skat
            self._phase = "push"
        else:
            self._pushes += 1
            self._next_pusher()

    def _next_pusher(self) -> None:
        """Ask the next player to push; after rearhand the skat lies."""
        if self._pusher == 2:
            self._begin_ramsch()
        else:
            self._pusher += 1
            self._phase = "pushing"

    def _begin_play(self) -> None:
        """Let forehand lead to the first trick of a game."""
        self._tricks = TrickPlay(self._hands, self._the_contract().game, 0)
        self._phase = "play"

    def _begin_ramsch(self) -> None:
        """Let forehand lead to the first trick of a Ramsch, which ranks the cards as in Grand."""
        self._tricks = TrickPlay(self._hands, "G", 0)
        self._phase = "ramsch"

    def _play(self, card: str) -> None:
        """Play a card, and see whether it ends the deal."""
        tricks = self._the_tricks()
        tricks.play(card)
        self._spoke = set()
        all_played = len(tricks.takers) == 10
        if self._phase == "ramsch":
            if all_played:
                self._end_ramsch()
            return
        standing = self._standing()
        contract = self._the_contract()
        null_lost = contract.is_null and standing.tricks > 0
        schwarz_missed = contract.schwarz and standing.other_tricks > 0
        if all_played or null_lost or schwarz_missed:
            self._end_game(judge_played(self._agreement(), standing), standing, "played")

    # What is done out of turn.

    def _may_concede(self, seat: int) -> bool:
        """Say whether a seat may give the game up in play."""
        if self._rules.concession != "simple":
            return seat not in self._conceded
        if seat == self._declarer:
            return len(self.hand(seat)) >= 9
        return True

    def _interrupt(self, text: str) -> None:
        """Perform a legal interrupt."""
        words = text.split()
        if words[0] in {"timed", "left"}:
            self._forfeit(SEAT_NAMES.index(words[-1]))
            return
        seat = SEAT_NAMES.index(words[1])
        self._spoke.add(seat)
        if self._phase == "claimed":
            self._answer(seat, "throw")
        elif self._rules.concession not in ORDERS:
            if words[0] == "show":
                self._shown = True
            else:
                self._concede(seat)
        elif words[0] == "throw":
            self._throw(seat)
        elif words[0] == "concede":
            self._conceded.append(seat)
            if seat == self._declarer and len(self.hand(seat)) >= 9:
                self._give_up(seat)
            else:
                self._ask(words)
        else:
            self._claim_the_rest(seat, words)

    def _forfeit(self, seat: int) -> None:
        """Take it that a player has run out of time or left: in play that is to give up, without asking anybody."""
        if self._phase in {"play", "claimed"} and self._the_tricks().cards_played > 0:
            self._give_up(seat)
        else:
            declarer = None if self._contract is None else self._declarer
            self._end({"kind": "aborted", "scores": (0, 0, 0), "declarer": declarer, "seat": seat})

    def _concede(self, seat: int) -> None:
        """Take a concession; where the rest is given away, one defender alone may not be enough."""
        self._conceded.append(seat)
        defenders_conceded = len({seat for seat in self._conceded if seat != self._declarer})
        enough = (
            self._rules.concession == "simple"
            or seat == self._declarer
            or defenders_conceded == 2
            or (self._rules.concession == "rest_shown" and self._shown)
        )
        if enough:
            self._give_up(seat)

    def _give_up(self, seat: int, claimed: str = "") -> None:
        """End the game because the side of a seat has given it up."""
        agreement = self._agreement()
        standing = self._standing()
        by_declarer = seat == self._declarer
        ended = "declarer_conceded" if by_declarer else "defenders_conceded"
        if self._rules.concession == "simple" or self._rules.concession in ORDERS:
            outcome = judge_simple(agreement, standing, declarer_gives_up=by_declarer, claimed=claimed)
            self._end_game(outcome, standing, ended)
        elif by_declarer:
            self._end_game(judge_rest_from_declarer(agreement, standing), standing, ended)
        else:
            outcome = judge_rest_from_defenders(agreement, standing)
            self._end_game(outcome, with_the_rest(agreement, standing), ended)

    # Claims by the Skat Order.

    def _claim_the_rest(self, seat: int, words: list[str]) -> None:
        """Take a claim, or the declarer's open hand, which is one."""
        if seat == self._declarer:
            self._shown = True
            if self._rules.concession == "isko2018":
                self._ask(words)
                return
        tricks = self._the_tricks()
        proof = proof_of(tricks.game, seat, self._the_declarer())
        true = proof.holds(tricks.hands, tricks.open, tricks.leader)
        if seat == self._declarer:
            self._allot(to_declarer=true, ended="claimed")
        elif true:
            self._allot(to_declarer=False, ended="claimed")
        else:
            self._give_up(seat)

    def _throw(self, seat: int) -> None:
        """Take it that a player throws the cards: the rest is the others', and a Null is given up."""
        if self._the_contract().is_null:
            self._give_up(seat)
            return
        declarer = self._the_declarer()
        party = [declarer] if seat == declarer else asked(declarer, declarer)
        tricks = self._the_tricks()
        table = {(tricks.leader + place) % 3: card for place, card in enumerate(tricks.open)}
        certain = self._rules.concession == "isko2018" and has_a_certain_trick(held_by(party, tricks.hands, table))
        self._allot(to_declarer=seat != declarer, ended="thrown", certain=certain)

    def _allot(self, *, to_declarer: bool, ended: str, certain: bool = False) -> None:
        """Give the tricks not yet taken to one side, and judge the game as if it had been played."""
        standing = self._standing()
        if self._the_contract().is_null:
            # A Null is claimed without a trick; what the trick brings that cannot be avoided nobody knows.
            standing = Standing(standing.points, 0 if to_declarer else 1, 0, 0)
        elif to_declarer:
            standing = all_to_declarer(standing, other_certain=certain)
        else:
            standing = all_to_defenders(standing, declarer_certain=certain)
        self._end_game(judge_played(self._agreement(), standing), standing, ended)

    def _claimant(self) -> int:
        """Return the seat whose claim waits for an answer."""
        return SEAT_NAMES.index(self._claim[1])

    def _to_answer(self) -> list[int]:
        """List who has not answered yet, in turn."""
        done = [seat for seat, _ in self._answers]
        return [seat for seat in asked(self._claimant(), self._the_declarer()) if seat not in done]

    def _ask(self, words: list[str]) -> None:
        """Stop the play until the others have answered."""
        self._claim = words
        self._answers = []
        self._phase = "claimed"

    def _answer(self, seat: int, word: str) -> None:
        """Take an answer, and see whether it was the last that is needed."""
        self._answers.append((seat, word))
        claimant = self._claimant()
        over = settled(self._claim[0], [word for _, word in self._answers], len(asked(claimant, self._the_declarer())))
        if over is None:
            return
        self._phase = "play"
        if not over:
            if self._claim[0] == "concede":
                self._conceded.pop()
        elif self._claim[0] == "concede":
            self._give_up(claimant)
        else:
            level = self._claim[-1] if self._claim[-1] in LEVELS else ""
            self._give_up(seat, level)

    # How it ends.

    def _agreement(self) -> Agreement:
        """Return what the declarer has declared and bid."""
        return Agreement(self._the_contract(), self._matadors, self._auction.last, self._rules)

    def _standing(self) -> Standing:
        """Return what both sides have taken; an open trick is nobody's yet."""
        tricks = self._the_tricks()
        return standing_of(tricks.taken, tricks.tricks, self._skat, self._the_declarer())

    def _end_game(self, outcome: Verdict, standing: Standing, ended: str) -> None:
        """Write down a game."""
        declarer = self._the_declarer()
        score = outcome.score * self._factor
        scores = tuple(score if seat == declarer else 0 for seat in [0, 1, 2])
        self._end(
            {
                "kind": "game",
                "ended": ended,
                "scores": scores,
                "declarer": declarer,
                "bid": self._auction.last,
                "contract": self._the_contract().text,
                "matadors": self._matadors,
                "points": standing.points,
                "tricks": standing.tricks,
                "won": outcome.won,
                "overbid": outcome.overbid,
                "value": outcome.value,
                "score": score,
                "schneider": outcome.schneider,
                "schwarz": outcome.schwarz,
            }
        )

    def _end_ramsch(self) -> None:
        """Write down a Ramsch."""
        rules = self._rules.ramsch
        if rules is None:
            raise ValueError("no Ramsch is played here")
        tricks = self._the_tricks()
        self._end(ramsch_result(rules, tricks.taken, self._skat, tricks.takers, self._pushes))

    def _end(self, result: dict[str, object]) -> None:
        """Close the deal."""
        self._result = result
        self._phase = "over"

    # What is known to be there in the phase that asks for it.

    def _the_declarer(self) -> int:
        if self._declarer is None:
            raise ValueError("there is no declarer")
        return self._declarer

    def _the_contract(self) -> Contract:
        if self._contract is None:
            raise ValueError("nothing is declared")
        return self._contract

    def _the_tricks(self) -> TrickPlay:
        if self._tricks is None:
            raise ValueError("no card is played yet")
        return self._tricks
