"""Who pays in a Ramsch? The loser, the tied, the virgin and the march."""

from collections.abc import Sequence

from attrs import frozen

from pyskat.base.values import Value
from pyskat.errors import Code, Language, SettlementError, expect_language, expect_type
from pyskat.errors.limits import expect_doublings
from pyskat.errors.quoting import as_found
from pyskat.language.letters import in_style
from pyskat.language.phrases import Phrase
from pyskat.language.settling import RAMSCH, signed
from pyskat.language.terms import CardStyle, joined, say
from pyskat.rules import RamschRules
from pyskat.scoring.judgement import ALL_POINTS, ALL_TRICKS
from pyskat.scoring.possible import can_lie
from pyskat.seat import SEATS, Names, Seat, as_seat, named

__all__ = ["RamschSettlement", "settle_ramsch"]


@frozen(kw_only=True)
class RamschSettlement(Value):
    """One Ramsch settled: the facts as they were given, and what follows from them."""

    points: tuple[int, int, int]
    """Card points in tricks by seat, without the skat."""
    tricks_taken: tuple[int, int, int]
    skat: int
    """The card points in the skat."""
    last_trick: Seat
    doublings: int
    """Pushes unseen and Bock rounds; a virgin does not count here."""
    rules: RamschRules
    counted: tuple[int, int, int]
    """Card points by seat, as they are compared."""
    payers: tuple[Seat, ...]
    """Who loses; in a march, the others if they pay, or nobody."""
    march: Seat | None
    """Who took all ten tricks."""
    virgin: bool
    """Whether somebody took no trick, which doubles the loss."""
    scores: tuple[int, int, int]

    @property
    def factor(self) -> int:
        """By how much pushes and Bock multiply the score."""
        return 1 << self.doublings

    def explain(self, language: Language = "en", *, style: CardStyle | None = None) -> str:
        """Say who pays, why and how much, in English or German."""
        return in_style(self.say(language, style), style)

    def say(self, language: Language, style: CardStyle | None = None, names: Names | None = None) -> str:  # noqa: ARG002 - as terms do
        """Say it within a sentence, by the names of the players if they are given."""
        words = RAMSCH[expect_language(language)]

        def who(seat: Seat) -> str:
            return say(named(seat, names), language)

        said = [words["counted"].format(*self.counted)]
        if self.march is not None:
            said.append(words["march"].format(seat=who(self.march)))
        else:
            most = "most" if len(self.payers) == 1 else "most of several"
            said.append(words[most].format(seats=joined(map(who, self.payers), language)))
            said += [words["latest"]] if len(self.payers) < self.counted.count(max(self.counted)) else []
            said += [words["skat"].format(skat=self.skat)] if self.rules.skat_to == "loser" and self.skat else []
            said += [words["split"]] if self.rules.tie == "split" and len(self.payers) > 1 else []
            said += [words["virgin"]] if self.virgin else []
        said += [words["times"].format(factor=self.factor)] if self.doublings else []
        said.append(", ".join(f"{who(seat)} {signed(self.scores[seat])}" for seat in self._scoring()))
        return "; ".join(said)

    def _scoring(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in SEATS if self.scores[seat])

    def __str__(self) -> str:
        return self.explain()


def settle_ramsch(
    *,
    points: tuple[int, int, int],
    tricks_taken: tuple[int, int, int],
    skat: int,
    last_trick: Seat,
    doublings: int = 0,
    rules: RamschRules | None = None,
) -> RamschSettlement:
    """Settle one Ramsch, as on a score sheet.

    Args:
        points: The card points each seat took in tricks; with the skat they are 120 together.
        tricks_taken: The tricks each seat took; ten together.
        skat: The card points in the skat.
        last_trick: Who took the last trick.
        doublings: How often the stakes were doubled by pushing unseen or by Bock, 0 to 40. Leave out Bock if the result
            goes into a :class:`pyskat.Session`, which counts Bock itself.
        rules: How Ramsch is played; None: ``RamschRules()``.

    Raises:
        SettlementError: If a Ramsch cannot have ended like this.

    Rule: Scoring guide, "What is Ramsch?"; the options are those of :class:`pyskat.RamschRules`.

    If ``tie`` is ``"last_trick"`` and the last trick went to a player who is not tied, all tied players pay, because
    nobody knows who took which trick before.

    >>> print(settle_ramsch(points=(45, 40, 25), tricks_taken=(4, 3, 3), skat=10, last_trick=Seat.MIDDLEHAND))
    Ramsch 45 : 50 : 25; middlehand has the most; middlehand −50
    """
    last = as_seat(last_trick)
    house = RamschRules() if rules is None else rules
    expect_type("rules", house, RamschRules)
    expect_doublings(doublings)
    _refuse_impossible(points, tricks_taken, skat, last)
    return conclude_ramsch(points, tricks_taken, skat, (last,), doublings, house)


def _refuse_impossible(points: tuple[int, int, int], tricks: tuple[int, int, int], skat: int, last: Seat) -> None:
    """Refuse points that ten tricks cannot have."""
    for what, numbers in (("points", points), ("tricks", tricks)):
        expect_type(what, numbers, tuple, Phrase.THREE_INTS)
        for number in numbers:
            expect_type(what, number, int)
        if len(numbers) != len(SEATS):
            raise SettlementError.of(Code.RAMSCH_NUMBERS, found=as_found(numbers))
    expect_type("skat", skat, int)
    if sum(points) + skat != ALL_POINTS:
        raise SettlementError.of(Code.RAMSCH_POINTS, total=sum(points) + skat)
    if min(tricks) < 0 or sum(tricks) != ALL_TRICKS:
        raise SettlementError.of(Code.RAMSCH_TRICKS, found=as_found(tricks), why=Phrase.TEN_TRICKS)
    if not tricks[last]:
        raise SettlementError.of(Code.RAMSCH_TRICKS, found=as_found(tricks), why=Phrase.TOOK_THE_LAST.of(seat=last))
    first, second, third = (3 * count for count in tricks)
    if skat < 0 or min(points) < 0 or not can_lie((*points, skat), (first, second, third, 2)):
        raise SettlementError.of(Code.RAMSCH_CARDS, found=(*points, skat), tricks=tricks)


def conclude_ramsch(
    points: tuple[int, int, int],
    tricks: tuple[int, int, int],
    skat: int,
    takers: Sequence[Seat],
    doublings: int,
    rules: RamschRules,
) -> RamschSettlement:
    """Settle a Ramsch whose facts are known to be possible.

    Args:
        points: Card points in tricks by seat.
        tricks: Tricks by seat.
        skat: The card points in the skat.
        takers: Who took the tricks, in order, as far as known; the last one took the last trick.
        doublings: How often the stakes were doubled.
        rules: How Ramsch is played.
    """
    last = takers[-1]
    extra = skat if rules.skat_to == "last_trick" else 0
    fore, middle, rear = (points[seat] + (extra if seat is last else 0) for seat in SEATS)
    counted = (fore, middle, rear)
    march = next((seat for seat in SEATS if tricks[seat] == ALL_TRICKS), None)
    virgin = march is None and 0 in tricks
    if march is not None:
        plus = rules.march == "plus"
        payers = () if plus else tuple(seat for seat in SEATS if seat is not march)
        scores = {march: ALL_POINTS} if plus else dict.fromkeys(payers, -ALL_POINTS)
    else:
        payers = _payers(counted, takers, rules)
        loss = max(counted) + (skat if rules.skat_to == "loser" else 0)
        if rules.tie == "split":
            loss //= len(payers)
        scores = dict.fromkeys(payers, -loss * (2 if virgin else 1))
    first, second, third = (scores.get(seat, 0) << doublings for seat in SEATS)
    return RamschSettlement(
        points=points,
        tricks_taken=tricks,
        skat=skat,
        last_trick=last,
        doublings=doublings,
        rules=rules,
        counted=counted,
        payers=payers,
        march=march,
        virgin=virgin,
        scores=(first, second, third),
    )


def _payers(counted: tuple[int, int, int], takers: Sequence[Seat], rules: RamschRules) -> tuple[Seat, ...]:
    """Find who has the most points, and who of them pays."""
    tied = tuple(seat for seat in SEATS if counted[seat] == max(counted))
    if rules.tie == "last_trick":
        latest = next((seat for seat in reversed(takers) if seat in tied), None)
        return tied if latest is None else (latest,)
    return tied
