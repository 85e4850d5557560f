"""What does a fault cost, told without a deal? The ruling on a game of which the facts are given."""

from typing import Final

from attrs import evolve, frozen

from pyskat.base.values import Value
from pyskat.contract import Contract
from pyskat.court.offence import Consequence, Offence, OffenceKind, Party, Ruling, Then
from pyskat.court.paragraphs import DECIDED, LEVEL_OWED, MAY_DEMAND, UNDECIDED, cite
from pyskat.errors import ArgumentError, Code, SettlementError, expect_type, expect_whole
from pyskat.errors.quoting import as_found
from pyskat.language.court_words import CourtWord
from pyskat.language.terms import CardStyle, Language, Said, Span, Term
from pyskat.rules import ISKO, Rules
from pyskat.scoring.judgement import ALL_POINTS, ALL_TRICKS, Ending, Facts, Level, Verdict
from pyskat.scoring.matador import Matadors
from pyskat.scoring.overbid import level_needed
from pyskat.scoring.possible import can_lie
from pyskat.scoring.settlement import PACK, Settlement, settle
from pyskat.scoring.value import worths

__all__ = ["HARMLESS", "VIOLATIONS", "Reckoned", "against", "happened", "outcome", "ruling", "simple"]

HARMLESS: Final = frozenset({OffenceKind.LOST_CARD, OffenceKind.CONDUCT})
"""What costs nobody the game."""

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
        ContractError: For a Null worth less than the bid, where it cannot be declared.

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
        ended=Ending.DECLARER_CONCEDED, kontra=kontra, re=re, rules=by_the_order(rules),
    )  # fmt: skip
    game = evolve(game, facts=evolve(game.facts, defender_points=others[0], defender_tricks=others[1]))
    kind = offence.kind
    if kind in HARMLESS:
        return harmless(offence)
    if kind is OffenceKind.WRONG_COUNT:
        return new_deal(offence) if offence.by is None else simple(offence, _party(offence), game)
    if kind is OffenceKind.LED_BEFORE_ANNOUNCING:
        return simple(offence, only_the_declarer(offence, _party(offence)), game)
    if kind not in VIOLATIONS:
        raise ArgumentError.of(Code.WRONG_VALUE, what="offence", wanted=CourtWord.WITHOUT_A_DEAL, found=as_found(kind))
    party = _party(offence)
    if kind is OffenceKind.EXPOSED_CARD and party is Party.DECLARER:
        return card_back(offence)
    return against(offence, party, game)


def _taken(*found: int | None) -> tuple[int | None, int | None]:
    """Give what the defenders have, if both sides together have no more than there is."""
    points, tricks, others, their_tricks = found
    for name, value, most in (
        ("points", points, ALL_POINTS),
        ("tricks_taken", tricks, ALL_TRICKS),
        ("defenders_points", others, ALL_POINTS),
        ("defenders_tricks", their_tricks, ALL_TRICKS),
    ):
        if value is not None:
            expect_whole(name, value, 0, most)
    if (points or 0) + (others or 0) > ALL_POINTS:
        raise SettlementError.of(Code.POINTS_OUT_OF_RANGE, points=(points or 0) + (others or 0))
    if (tricks or 0) + (their_tricks or 0) > ALL_TRICKS:
        raise SettlementError.of(Code.TRICKS_OUT_OF_RANGE, tricks=(tricks or 0) + (their_tricks or 0))
    if others is not None and not _can_have(others, their_tricks):
        said = Span(0, ALL_TRICKS) if their_tricks is None else their_tricks
        raise SettlementError.of(Code.DEFENDERS_POINTS_IMPOSSIBLE, points=others, tricks=said)
    return others, their_tricks


def _can_have(points: int, tricks: int | None) -> bool:
    """Tell whether tricks, without the skat, can have these points."""
    counts = range(ALL_TRICKS + 1) if tricks is None else (tricks,)
    return any(can_lie((points, ALL_POINTS - points), (3 * count, PACK - 3 * count)) for count in counts)


def by_the_order(rules: Rules) -> Rules:
    """Have the game judged by the Skat Order, whatever the table agreed on about giving up."""
    return evolve(expect_type("rules", rules, Rules), concession="isko2018")


def _party(offence: Offence) -> Party:
    """Name the party at fault, where no deal tells which seat is in it."""
    if isinstance(offence.by, Party):
        return offence.by
    raise ArgumentError.of(Code.WRONG_VALUE, what="by", wanted=CourtWord.A_PARTY, found=as_found(offence.by))


def only_the_declarer(offence: Offence, guilty: Party) -> Party:
    """Refuse what only the declarer can do."""
    if guilty is not Party.DECLARER:
        raise ArgumentError.of(Code.WRONG_VALUE, what="by", wanted=CourtWord.THE_DECLARER, found=as_found(offence.by))
    return guilty


def outcome(game: Settlement, guilty: Party) -> Settlement:
    """Settle a game in which a party is at fault: decided by then, or else won by the other side.

    Rule: ISkO 2022 §4.1.3 to §4.1.5.
    """
    ended = Ending.DECLARER_CONCEDED if guilty is Party.DECLARER else Ending.DEFENDERS_CONCEDED
    return evolve(game, facts=evolve(game.facts, ended=ended))


def decided_by(game: Settlement) -> Party | None:
    """Name the party that nobody can take the game from any more.

    Rule: ISkO 2022 §4.1.3.
    """
    given = outcome(game, Party.DEFENDERS)
    return None if given.verdict is Verdict.GIVEN_UP_BY_DEFENDERS else winner_of(given)


def winner_of(settled: Settlement) -> Party:
    """Name the party that has won."""
    return Party.DECLARER if settled.won else Party.DEFENDERS


def against(offence: Offence, guilty: Party, game: Settlement, *why: Said) -> Ruling:
    """Rule on a fault against the rules of play, by 4.1.3 to 4.1.6."""
    settled = outcome(game, guilty)
    had_won = decided_by(game)
    general: tuple[str, ...] = (UNDECIDED,)
    said: Said
    if had_won is not None:
        general, said = (DECIDED,), _won_before(had_won, settled)
    elif guilty is Party.DECLARER:
        said = CourtWord.DEFENDERS_WIN
    elif _level_owed(settled):
        general, said = (UNDECIDED, LEVEL_OWED), CourtWord.DECLARER_WINS_A_LEVEL
    else:
        said = CourtWord.DECLARER_WINS
    demand = CourtWord.MAY_DEMAND.of(who=guilty.other)
    reasons = (happened(offence), *why, said, Reckoned(settled), demand)
    rule = cite(offence.kind, *general, MAY_DEMAND)
    return Ruling(offence, winner_of(settled), settled, Consequence(Then.GAME_OVER), rule, True, reasons)


def _won_before(winner: Party, settled: Settlement) -> Said:
    """Say that the game was decided."""
    if winner is Party.DECLARER:
        return CourtWord.DECLARER_HAD_WON
    return _out_of_reach(settled) or CourtWord.DEFENDERS_HAD_WON


def _out_of_reach(settled: Settlement) -> Said | None:
    """Say that no level lifts a game to its bid, where that is so."""
    if _needed(settled) is not Level.NEVER:
        return None
    return CourtWord.OUT_OF_REACH.of(bid=settled.bid or 0)


def _needed(settled: Settlement) -> Level:
    """Name the level without which the game is worth less than the bid."""
    return level_needed(worths(settled.contract, settled.matadors), settled.bid)


def _level_owed(settled: Settlement) -> bool:
    """Tell whether a level was announced, or is needed for the bid."""
    return settled.contract.schneider_announced or _needed(settled) in {Level.SCHNEIDER, Level.SCHWARZ}


def simple(offence: Offence, guilty: Party, game: Settlement) -> Ruling:
    """Rule that the guilty party has lost the game at its simple value, whatever was taken."""
    settled = outcome(evolve(game, facts=Facts(None, None, game.facts.ended)), guilty)
    said: Said
    if guilty is Party.DECLARER:
        said = CourtWord.DECLARER_LOSES
    else:
        said = CourtWord.DEFENDERS_LOSE_A_LEVEL if _level_owed(settled) else CourtWord.DEFENDERS_LOSE
        said = _out_of_reach(settled) or said
    reasons = (happened(offence), said, Reckoned(settled))
    return Ruling(offence, winner_of(settled), settled, Consequence(Then.GAME_OVER), cite(offence.kind), False, reasons)


@frozen
class Reckoned(Value):
    """The value and the score of a game, as a sentence of a ruling."""

    settlement: Settlement

    def say(self, language: Language, style: CardStyle | None = None) -> str:
        """Say it; why the game was won or lost has been said."""
        return self.settlement.reckoned(language, style)


def happened(offence: Offence) -> Said:
    """Say what happened."""
    kind = offence.kind.name
    if offence.by is None:
        return CourtWord[f"BOTH_{kind}"]
    terms: dict[str, Term] = {"who": offence.by}
    if offence.card is not None:
        terms["card"] = offence.card
    return CourtWord[f"OFFENCE_{kind}"].of(**terms, words=offence.words)


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


def goes_on(offence: Offence, consequence: Consequence, *said: Said) -> Ruling:
    """Rule that nobody has won yet."""
    return Ruling(offence, None, None, consequence, cite(offence.kind), False, (happened(offence), *said))
