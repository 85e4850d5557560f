"""What does a fault cost, told without a deal? The ruling on a game of which the facts are given."""

from typing import Final

from attrs import evolve

from pyskat.contract import Contract
from pyskat.court.offence import Consequence, Offence, OffenceKind, Party, Ruling, Then
from pyskat.court.paragraphs import DECIDED, UNDECIDED, cite
from pyskat.errors import ArgumentError, Code, expect_type, expect_whole
from pyskat.errors.quoting import as_found
from pyskat.language.court_words import CourtWord
from pyskat.language.terms import Filled, Term
from pyskat.rules import ISKO, Rules
from pyskat.scoring.judgement import ALL_POINTS, ALL_TRICKS, Ending, Facts, Level, Verdict
from pyskat.scoring.matador import Matadors
from pyskat.scoring.overbid import level_needed
from pyskat.scoring.settlement import Settlement, settle
from pyskat.scoring.value import worths
from pyskat.seat import Seat

__all__ = ["against", "happened", "outcome", "ruling", "simple"]

VIOLATIONS: Final = frozenset(
    {
        OffenceKind.REVOKE,
        OffenceKind.OUT_OF_TURN,
        OffenceKind.EXPOSED_CARD,
        OffenceKind.LOOKED_AT_TRICKS,
        OffenceKind.NAMED_A_TRICK,
        OffenceKind.LOOKED_AT_SKAT,
    }
)
"""What is a fault against the rules of play."""


def ruling(  # noqa: PLR0913 - all that may be known of a game
    contract: Contract,
    matadors: Matadors | int | None = None,
    *,
    offence: Offence,
    bid: int | None = None,
    points: int | None = None,
    tricks_taken: int | None = None,
    defenders_points: int | None = None,
    defenders_tricks: int | None = None,
    kontra: bool = False,
    re: bool = False,
    rules: Rules = ISKO,
) -> Ruling:
    """Rule on a fault in a game of which the facts are told; what is None decides nothing.

    Args:
        contract: What was played, not Ramsch; or, if the declarer led before announcing, what he then names.
        matadors: As for :func:`pyskat.settle`.
        offence: What happened, and who did it.
        bid: The value at which the auction ended.
        points: The declarer's card points by then, with the skat, 0 to 120.
        tricks_taken: The declarer's tricks by then, 0 to 10.
        defenders_points: The defenders' card points by then, 0 to 120.
        defenders_tricks: Their tricks by then, 0 to 10.
        kontra: Whether a defender said Kontra.
        re: Whether the declarer said Re.
        rules: The rules of the table; ``concession`` is not heeded.

    Raises:
        ArgumentError: If the kind of offence needs a deal (see :func:`judge`), or does not fit who did it.
        SettlementError: If a game cannot have come to this.

    Rule: ISkO 2022 §4.1.3 to §4.1.6.

    >>> from pyskat import Contract, Game
    >>> from pyskat.court import Offence, OffenceKind, Party
    >>> fault = Offence(OffenceKind.REVOKE, Party.DECLARER)
    >>> ruled = ruling(Contract(Game.GRAND), 2, offence=fault, bid=48, defenders_points=30)
    >>> ruled.winner, ruled.settlement.score
    (Party.DEFENDERS, -144)
    """
    expect_type("offence", offence, Offence)
    others = _taken(points, tricks_taken, defenders_points, defenders_tricks)
    game = settle(
        contract, bid=bid, matadors=matadors, points=points, tricks_taken=tricks_taken,
        ended=Ending.DECLARER_CONCEDED, kontra=kontra, re=re, rules=_by_the_order(rules),
    )  # fmt: skip
    game = evolve(game, facts=evolve(game.facts, defender_points=others[0], defender_tricks=others[1]))
    kind = offence.kind
    party = _party(offence)
    if kind in {OffenceKind.LOST_CARD, OffenceKind.CONDUCT}:
        return harmless(offence)
    if kind is OffenceKind.EXPOSED_CARD and party is Party.DECLARER:
        return card_back(offence)
    if kind in VIOLATIONS:
        return against(offence, party, game)
    if kind in {OffenceKind.WRONG_COUNT, OffenceKind.LED_BEFORE_ANNOUNCING}:
        if offence.by is None and kind is OffenceKind.WRONG_COUNT:
            return new_deal(offence)
        return simple(offence, party, game)
    raise ArgumentError.of(Code.WRONG_VALUE, what="offence", wanted=CourtWord.WITHOUT_A_DEAL, found=as_found(kind))


def _taken(*found: int | None) -> tuple[int | None, int | None]:
    """Give what the defenders have, if both sides together have no more than there is."""
    points, tricks, others, their_tricks = found
    for name, value, most in (("defenders_points", others, ALL_POINTS), ("defenders_tricks", their_tricks, ALL_TRICKS)):
        if value is not None:
            expect_whole(name, value, 0, most)
    if (points or 0) + (others or 0) > ALL_POINTS:
        raise ArgumentError.of(Code.POINTS_OUT_OF_RANGE, points=(points or 0) + (others or 0))
    if (tricks or 0) + (their_tricks or 0) > ALL_TRICKS:
        raise ArgumentError.of(Code.TRICKS_OUT_OF_RANGE, tricks=(tricks or 0) + (their_tricks or 0))
    return others, their_tricks


def _by_the_order(rules: Rules) -> Rules:
    """Have the game judged by the Skat Order, whatever the table agreed on about giving up."""
    return evolve(expect_type("rules", rules, Rules), concession="isko2018")


def _party(offence: Offence) -> Party:
    """Name the party at fault, where no deal tells which seat is in it."""
    if isinstance(offence.by, Party):
        return offence.by
    if offence.by is None and offence.kind is OffenceKind.WRONG_COUNT:
        return Party.DECLARER  # of both, and nobody asks which
    if offence.kind in {OffenceKind.LOST_CARD, OffenceKind.CONDUCT}:
        return Party.DECLARER  # whoever it was
    raise ArgumentError.of(Code.WRONG_VALUE, what="by", wanted=CourtWord.A_PARTY, found=as_found(offence.by))


def outcome(game: Settlement, guilty: Party) -> Settlement:
    """Settle a game in which a party is at fault: decided by then, or else won by the other side.

    Rule: ISkO 2022 §4.1.3 to §4.1.5.
    """
    ended = Ending.DECLARER_CONCEDED if guilty is Party.DECLARER else Ending.DEFENDERS_CONCEDED
    return evolve(game, facts=evolve(game.facts, ended=ended))


def against(offence: Offence, guilty: Party, game: Settlement) -> Ruling:
    """Rule on a fault against the rules of play."""
    settled = outcome(game, guilty)
    winner = Party.DECLARER if settled.won else Party.DEFENDERS
    decided = settled.verdict not in {Verdict.GIVEN_UP_BY_DECLARER, Verdict.GIVEN_UP_BY_DEFENDERS}
    said: list[Filled | CourtWord] = [happened(offence)]
    general = DECIDED if decided else UNDECIDED
    said.append(CourtWord.DECIDED_BEFORE if decided else CourtWord.NOT_DECIDED)
    said.append(_wins(winner))
    if not decided and guilty is Party.DEFENDERS and _owed(settled):
        general = f"{UNDECIDED}, §4.1.5"
        said.append(CourtWord.LEVEL_GIVEN)
    over = Consequence(Then.GAME_OVER)
    return Ruling(offence, winner, settled, over, cite(offence.kind, general), True, tuple(said))


def _owed(settled: Settlement) -> bool:
    needed = level_needed(worths(settled.contract, settled.matadors), settled.bid)
    return needed in {Level.SCHNEIDER, Level.SCHWARZ}


def simple(offence: Offence, guilty: Party, game: Settlement) -> Ruling:
    """Rule that the guilty party has lost the game at its simple value, whatever was taken."""
    bare = evolve(game, facts=Facts(None, None, game.facts.ended))
    settled = outcome(bare, guilty)
    winner = Party.DECLARER if settled.won else Party.DEFENDERS
    said = (happened(offence), _wins(winner))
    return Ruling(offence, winner, settled, Consequence(Then.GAME_OVER), cite(offence.kind), False, said)


def _wins(winner: Party) -> CourtWord:
    return CourtWord.DECLARER_WINS if winner is Party.DECLARER else CourtWord.DEFENDERS_WIN


def happened(offence: Offence) -> Filled:
    """Say what happened."""
    who: Term
    match offence.by:
        case Seat() | Party():
            who = offence.by
        case None:
            who = CourtWord.BOTH_PARTIES
    return CourtWord[f"OFFENCE_{offence.kind.name}"].of(who=who)


def harmless(offence: Offence) -> Ruling:
    """Rule that play goes on."""
    no_fault = CourtWord.NOT_JUDGED if offence.kind is OffenceKind.CONDUCT else CourtWord.NO_FAULT
    return goes_on(offence, Consequence(Then.PLAY_ON), no_fault)


def card_back(offence: Offence) -> Ruling:
    """Rule that the declarer takes the card back."""
    return goes_on(offence, Consequence(Then.CARD_BACK), CourtWord.CARD_GOES_BACK)


def new_deal(offence: Offence) -> Ruling:
    """Rule that the same dealer deals again."""
    return goes_on(offence, Consequence(Then.NEW_DEAL), CourtWord.DEAL_AGAIN)


def goes_on(offence: Offence, consequence: Consequence, *said: Filled | CourtWord) -> Ruling:
    """Rule that nobody has won yet."""
    return Ruling(offence, None, None, consequence, cite(offence.kind), False, (happened(offence), *said))
