"""What does a fault in a deal cost? The ruling on a state, in any phase."""

from typing import Final

from attrs import evolve

from pyskat.actions import Bid, Claim, Hold, Pass
from pyskat.court.offence import Consequence, Offence, OffenceKind, Party, Ruling, Then
from pyskat.court.paragraphs import UNDECIDED, cite
from pyskat.court.rulings import (
    VIOLATIONS,
    against,
    card_back,
    goes_on,
    happened,
    harmless,
    new_deal,
    outcome,
    simple,
)
from pyskat.court.words import game_named
from pyskat.errors import ArgumentError, Code, ContractError, expect_type
from pyskat.errors.quoting import as_found
from pyskat.game import Game
from pyskat.kernel import tables
from pyskat.kernel.proof import claim_holds
from pyskat.language.court_words import CourtWord
from pyskat.phases.bidding import LEAST, Bidding
from pyskat.phases.doubling import Doubling
from pyskat.phases.in_play import Claimed, InPlay, Playing
from pyskat.phases.skat import Declaring, Discarding, SkatDecision
from pyskat.phases.state import DealState
from pyskat.scoring.judgement import ALL_POINTS, ALL_TRICKS, Ending, Facts, Verdict
from pyskat.scoring.matador import matadors
from pyskat.scoring.settlement import Settlement
from pyskat.scoring.value import game_value
from pyskat.seat import SEATS, Seat
from pyskat.tricks import trick_winner

__all__ = ["decided", "judge"]

_BEFORE: Final = (SkatDecision, Discarding, Declaring)
"""The phases in which the declarer is known, but not the game."""


def decided(state: Playing | Claimed) -> Party | None:
    """Tell which party has already won a game, if any has.

    Args:
        state: Card play with a declarer.

    Returns:
        The declarer with 61 points, the skat counted, or the defenders with 60; where a level is owed, the declarer
        with 90, or with all ten tricks, or the defenders with 31, or with a trick. In Null nobody before the end.

    Raises:
        ContractError: In a Ramsch, which has no parties.
        ArgumentError: For anything but card play.

    Rule: ISkO 2022 §4.1.3; ISkO 2015 §5.2.
    """
    if not isinstance(state, InPlay):
        raise ArgumentError.of(Code.WRONG_TYPE, what="state", wanted=CourtWord.A_PLAY_OR_CLAIM, found=as_found(state))
    settled = outcome(_game_of(state), Party.DEFENDERS)
    if settled.verdict is Verdict.GIVEN_UP_BY_DEFENDERS or state.contract.game is Game.NULL:
        return None
    return Party.DECLARER if settled.won else Party.DEFENDERS


def _game_of(state: InPlay | Doubling) -> Settlement:
    """Settle the game as far as it has come, as if the declarer gave it up."""
    declarer, contract = state.declarer, state.contract
    if declarer is None or contract is None:
        raise ContractError.of(Code.NO_PARTIES)
    game = contract.game
    held = state.deal.hand(declarer) | state.skat
    return Settlement(
        contract,
        state.bid,
        matadors(held, game) if game.has_matadors else None,
        _facts(state, declarer),
        evolve(state.rules, concession="isko2018"),
        kontra=state.kontra,
        re=state.re,
    )


def _facts(state: InPlay | Doubling, declarer: Seat) -> Facts:
    """Say what both sides have taken."""
    position = state.position
    if position is None:  # the play has not begun
        return Facts(None, None, Ending.DECLARER_CONCEDED)
    points, tricks = position.points, position.tricks
    others = sum(points) - points[declarer]
    mine = points[declarer] + tables.mask_points(position.skat)
    return Facts(mine, tricks[declarer], Ending.DECLARER_CONCEDED, others, sum(tricks) - tricks[declarer])


def judge(state: DealState, offence: Offence) -> Ruling:
    """Rule on what went wrong in a deal.

    Args:
        state: The deal as it stood when it happened, before it is mended.
        offence: What happened, and who did it.

    Returns:
        The ruling. ``.settlement`` is the game as it is scored if it is over by it.

    Raises:
        ArgumentError: If such a thing cannot happen in this phase, or not by this seat.
        ContractError: In a Ramsch, which has no parties.

    Rule: ISkO 2022 §4.1.3 to §4.1.6, and the paragraph that the ruling names.
    """
    expect_type("state", state, DealState)
    expect_type("offence", offence, Offence)
    kind = offence.kind
    if kind in {OffenceKind.LOST_CARD, OffenceKind.CONDUCT}:
        return harmless(offence)
    if kind is OffenceKind.WRONG_COUNT:
        return _wrong_count(state, offence)
    if isinstance(state, Bidding) and kind is OffenceKind.SKAT_TOUCHED:
        return _skat_touched(state, offence)
    if isinstance(state, Bidding) and kind is OffenceKind.BID_IN_WORDS:
        return _bid_in_words(offence)
    if isinstance(state, _BEFORE) and kind is OffenceKind.LED_BEFORE_ANNOUNCING:
        _by_declarer(state, offence)
        return _names_a_game(offence, Party.DEFENDERS)
    if isinstance(state, InPlay | Doubling):
        return _in_play(state, offence)
    if isinstance(state, _BEFORE) and kind is OffenceKind.LOOKED_AT_SKAT:
        return _names_a_game(offence, party_of(state, offence).other)
    raise _no_such(state, offence)


def party_of(state: DealState, offence: Offence) -> Party:
    """Name the party at fault."""
    by, declarer = offence.by, state.declarer
    if declarer is None:
        raise ContractError.of(Code.NO_PARTIES)
    if by is None:
        raise ArgumentError.of(Code.WRONG_VALUE, what="by", wanted=CourtWord.A_PARTY, found="None")
    if isinstance(by, Party):
        return by
    return Party.DECLARER if by is declarer else Party.DEFENDERS


def _by_declarer(state: DealState, offence: Offence) -> None:
    """Refuse what only the declarer can do."""
    if party_of(state, offence) is not Party.DECLARER:
        raise _no_such(state, offence)


def _no_such(state: DealState, offence: Offence) -> ArgumentError:
    return ArgumentError.of(Code.NO_SUCH_OFFENCE, offence=happened(offence), phase=state.phase)


def _in_play(state: InPlay | Doubling, offence: Offence) -> Ruling:
    """Rule on what happened after a game was declared."""
    kind, guilty, game = offence.kind, party_of(state, offence), _game_of(state)
    if kind is OffenceKind.EXPOSED_CARD and guilty is Party.DECLARER:
        return card_back(offence)
    if kind in VIOLATIONS:
        return against(offence, guilty, game)
    if not isinstance(state, InPlay):
        raise _no_such(state, offence)
    if kind is OffenceKind.PULLED_IN:
        return _pulled_in(state, offence, guilty, game)
    _by_declarer(state, offence)
    declarer = state.declarer
    assert declarer is not None  # noqa: S101 - there are parties
    if kind is OffenceKind.LEFT_TRICKS_LYING:
        claim = Consequence(Then.CLAIM, action=Claim(declarer))
        return goes_on(offence, claim, CourtWord.COUNTS_AS_CLAIM)
    if kind is OffenceKind.SHOWED_SKAT:
        return _showed_skat(state, offence, declarer, game)
    raise _no_such(state, offence)


def _pulled_in(state: InPlay, offence: Offence, guilty: Party, game: Settlement) -> Ruling:
    """Rule on a trick of two cards that was gathered in: what was led completes it."""
    card, by, trick = offence.card, offence.by, state.trick
    cards = tuple(trick or ())
    if card is None or not isinstance(by, Seat) or len(cards) != 2 or by is not state.turn:  # noqa: PLR2004 - of three
        raise _no_such(state, offence)
    if card not in state.hand(by):
        raise ArgumentError.of(Code.CARD_NOT_HELD, seat=by, card=card, hand=state.hand(by))
    assert trick is not None  # noqa: S101 - it has two cards
    winner = SEATS[(trick.leader + trick_winner((*cards, card), trick.game)) % 3]
    if winner is not by:
        return against(offence, guilty, game)
    taken = Consequence(Then.PLAY_ON, trick_winner=winner)
    return goes_on(offence, taken, CourtWord.TRICK_STANDS.of(card=card, who=winner))


def _showed_skat(state: InPlay, offence: Offence, declarer: Seat, game: Settlement) -> Ruling:
    """Rule on a declarer who showed the skat: all ten tricks if they are certain, and otherwise a fault."""
    position = state.position
    all_his = sum(position.tricks) == position.tricks[declarer]
    if state.contract.game is Game.NULL or not all_his or not claim_holds(position, declarer):
        return against(evolve(offence, kind=OffenceKind.LOOKED_AT_SKAT), Party.DECLARER, game)
    won = evolve(game, facts=Facts(ALL_POINTS, ALL_TRICKS, Ending.CLAIMED, 0, 0))
    winner = Party.DECLARER if won.won else Party.DEFENDERS
    said = (happened(offence), CourtWord.ALL_TEN)
    return Ruling(offence, winner, won, Consequence(Then.GAME_OVER), cite(offence.kind), False, said)


def _wrong_count(state: DealState, offence: Offence) -> Ruling:
    """Rule on a wrong number of cards."""
    if offence.by is None or isinstance(state, Bidding):
        return new_deal(offence)
    guilty = party_of(state, offence)
    if isinstance(state, InPlay | Doubling):
        return simple(offence, guilty, _game_of(state))
    if isinstance(state, _BEFORE):
        return _names_a_game(offence, guilty.other)
    raise _no_such(state, offence)


def _names_a_game(offence: Offence, winner: Party) -> Ruling:
    """Rule that the game is over, and that the declarer has yet to name it."""
    said = CourtWord.NAMES_AND_WINS if winner is Party.DECLARER else CourtWord.NAMES_A_GAME
    rule = cite(offence.kind, "" if offence.kind is OffenceKind.LED_BEFORE_ANNOUNCING else UNDECIDED)
    return Ruling(offence, winner, None, Consequence(Then.NAME_A_GAME), rule, False, (happened(offence), said))


def _skat_touched(state: Bidding, offence: Offence) -> Ruling:
    """Rule on somebody who took or saw the skat during the auction."""
    by = offence.by
    if not isinstance(by, Seat):
        raise ArgumentError.of(Code.WRONG_VALUE, what="by", wanted=CourtWord.A_SEAT, found=as_found(by))
    bidders = {seat for seat, call in state.calls if isinstance(call, Bid | Hold)}
    silent = {seat for seat, call in state.calls if isinstance(call, Pass)} - bidders
    out = tuple(seat for seat in SEATS if seat in silent or seat is by)
    left = tuple(seat for seat in SEATS if seat not in out)
    if not left:
        return goes_on(offence, Consequence(Then.PASSED_IN, out), CourtWord.NOBODY_LEFT)
    least = state.bid or LEAST
    auction = Consequence(Then.AUCTION, out, left, least)
    return goes_on(offence, auction, CourtWord.MAY_STILL_BID.of(out=out, left=left, bid=least))


def _bid_in_words(offence: Offence) -> Ruling:
    """Rule on a game that was named in place of a value: its least value counts as the bid."""
    contract = game_named(offence.words)
    worth = game_value(contract, 1).value
    bound = contract.hand and contract.game is Game.GRAND
    said = (
        CourtWord.COUNTS_AS_BID.of(bid=worth),
        CourtWord.IS_BOUND.of(contract=contract) if bound else CourtWord.IS_FREE,
    )
    bidding = Consequence(Then.AUCTION, least_bid=worth, bound_to=contract if bound else None)
    return goes_on(offence, bidding, *said)
