"""What does a fault in a deal cost? The ruling on a state, in any phase."""

from typing import Final

from attrs import evolve

from pyskat.actions import Bid, Claim, Hold, Pass
from pyskat.court.offence import Consequence, Offence, OffenceKind, Party, Ruling, Then
from pyskat.court.paragraphs import MAY_DEMAND, UNDECIDED, cite
from pyskat.court.rulings import (
    HARMLESS,
    VIOLATIONS,
    Reckoned,
    against,
    by_the_order,
    card_back,
    decided_by,
    goes_on,
    happened,
    harmless,
    new_deal,
    only_the_declarer,
    simple,
    winner_of,
)
from pyskat.court.words import announced
from pyskat.engine import State, why_not
from pyskat.errors import ArgumentError, Code, ContractError, IllegalActionError, expect_type
from pyskat.errors.quoting import as_found
from pyskat.game import Game
from pyskat.kernel import tables
from pyskat.language.court_words import CourtWord
from pyskat.language.terms import Said
from pyskat.phases.bidding import LEAST, Bidding
from pyskat.phases.doubling import Doubling
from pyskat.phases.finished import Finished
from pyskat.phases.in_play import Claimed, Playing
from pyskat.phases.skat import Declaring, Discarding, SkatDecision
from pyskat.phases.state import DealState
from pyskat.scoring.judgement import ALL_POINTS, ALL_TRICKS, Ending, Facts
from pyskat.scoring.matador import matadors
from pyskat.scoring.settlement import Settlement
from pyskat.scoring.value import game_value
from pyskat.seat import SEATS, Seat
from pyskat.tricks import legal_cards, trick_winner

__all__ = ["decided", "judge"]

_BEFORE: Final = (SkatDecision, Discarding, Declaring)
"""The phases in which the declarer is known, but not the game."""
_IN_AUCTION: Final = frozenset({OffenceKind.SKAT_TOUCHED, OffenceKind.BID_IN_WORDS})
"""What can go wrong only while there is no declarer."""
_BEFORE_A_CARD: Final = frozenset({OffenceKind.OUT_OF_TURN, OffenceKind.EXPOSED_CARD, OffenceKind.LOOKED_AT_SKAT})
"""What can go wrong after a game was announced and before the first card may be played."""


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
    if not isinstance(state, Playing | Claimed):
        raise ArgumentError.of(Code.WRONG_TYPE, what="state", wanted=CourtWord.A_PLAY_OR_CLAIM, found=as_found(state))
    game = _game_of(state)
    return None if state.contract.game is Game.NULL else decided_by(game)


def _game_of(state: Playing | Claimed | Doubling) -> Settlement:
    """Settle the game as far as it has come, as if the declarer gave it up."""
    declarer, contract = state.declarer, state.contract
    if declarer is None:
        raise ContractError.of(Code.NO_PARTIES)
    game = contract.game
    held = state.deal.hand(declarer) | state.skat
    return Settlement(
        contract,
        state.bid,
        matadors(held, game) if game.has_matadors else None,
        _facts(state, declarer),
        by_the_order(state.rules),
        kontra=state.kontra,
        re=state.re,
    )


def _facts(state: Playing | Claimed | Doubling, declarer: Seat) -> Facts:
    """Say what both sides have taken."""
    position = state.position
    if position is None:  # the play has not begun
        return Facts(None, None, Ending.DECLARER_CONCEDED)
    points, tricks = position.points, position.tricks
    others = sum(points) - points[declarer]
    mine = points[declarer] + tables.mask_points(position.skat)
    return Facts(mine, tricks[declarer], Ending.DECLARER_CONCEDED, others, sum(tricks) - tricks[declarer])


def judge(state: State, offence: Offence) -> Ruling:
    """Rule on what went wrong in a deal.

    Args:
        state: The deal as it stood when it happened, before it is mended.
        offence: What happened, and who did it.

    Returns:
        The ruling. ``.settlement`` is the game as it is scored if it is over by it.

    Raises:
        ArgumentError: If such a thing cannot happen in this phase, or not by this seat.
        ContractError: In a Ramsch, which has no parties.
        IllegalActionError: If it counts as a claim, and nobody can claim now.

    Rule: ISkO 2022 §4.1.3 to §4.1.6, and the paragraph that the ruling names.
    """
    expect_type("state", state, DealState)
    kind = expect_type("offence", offence, Offence).kind
    if isinstance(state, Finished):
        raise _no_such(state, offence)
    if kind in HARMLESS:
        return harmless(offence)
    if kind is OffenceKind.WRONG_COUNT:
        return _wrong_count(state, offence)
    if isinstance(state, Bidding):
        return _in_auction(state, offence)
    if kind in _IN_AUCTION:
        raise _no_such(state, offence)
    guilty = party_of(state, offence)
    if isinstance(state, _BEFORE):
        return _before_announcing(state, offence, guilty)
    assert isinstance(state, Playing | Claimed | Doubling)  # noqa: S101 - there are parties
    return _in_play(state, offence, guilty)


def party_of(state: State, offence: Offence) -> Party:
    """Name the party at fault."""
    by, declarer = offence.by, state.declarer
    if declarer is None:
        raise ContractError.of(Code.NO_PARTIES)
    if by is None:
        raise ArgumentError.of(Code.WRONG_VALUE, what="by", wanted=CourtWord.A_PARTY, found="None")
    if isinstance(by, Party):
        return by
    return Party.DECLARER if by is declarer else Party.DEFENDERS


def _no_such(state: State, offence: Offence) -> ArgumentError:
    return ArgumentError.of(Code.NO_SUCH_OFFENCE, offence=offence.kind, phase=state.phase)


def _before_announcing(state: State, offence: Offence, guilty: Party) -> Ruling:
    """Rule on what happened between the auction and the announcement of a game."""
    if offence.kind is OffenceKind.LED_BEFORE_ANNOUNCING:
        only_the_declarer(offence, guilty)
        return _names_a_game(offence, guilty)
    if offence.kind is OffenceKind.LOOKED_AT_SKAT and guilty is Party.DEFENDERS:  # the declarer may still look
        return _names_a_game(offence, guilty, UNDECIDED, MAY_DEMAND)
    raise _no_such(state, offence)


def _in_play(state: Playing | Claimed | Doubling, offence: Offence, guilty: Party) -> Ruling:
    """Rule on what happened after a game was announced."""
    kind = offence.kind
    if kind is OffenceKind.LED_BEFORE_ANNOUNCING or (isinstance(state, Doubling) and kind not in _BEFORE_A_CARD):
        raise _no_such(state, offence)
    if kind is OffenceKind.EXPOSED_CARD and guilty is Party.DECLARER:
        return card_back(offence)
    game = _game_of(state)
    if kind in VIOLATIONS:
        return against(offence, guilty, game)
    assert isinstance(state, Playing | Claimed)  # noqa: S101 - see above
    if kind is OffenceKind.PULLED_IN:
        return _pulled_in(state, offence, guilty, game)
    only_the_declarer(offence, guilty)
    if kind is OffenceKind.SHOWED_SKAT:
        return _showed_skat(state, offence, game)
    return _left_tricks_lying(state, offence)


def _pulled_in(state: Playing | Claimed, offence: Offence, guilty: Party, game: Settlement) -> Ruling:
    """Rule on a trick of two cards that was gathered in: what was led completes it."""
    card, trick, last = offence.card, state.trick, SEATS[state.position.turn]
    if card is None:
        raise ArgumentError.of(Code.WRONG_VALUE, what="card", wanted=CourtWord.THE_CARD_LED, found="None")
    if len(trick.cards) != 2:  # noqa: PLR2004 - of three
        raise _no_such(state, offence)
    by = _who(state, offence.by, guilty, last)
    if card not in state.hand(by):
        raise ArgumentError.of(Code.CARD_NOT_HELD, seat=by, card=card, hand=state.hand(by))
    if by is not last:
        return against(offence, guilty, game, CourtWord.NOT_THE_LAST.of(who=last))
    if card not in legal_cards(state.hand(by), trick, trick.game):
        return against(offence, guilty, game, CourtWord.CARD_DOES_NOT_FOLLOW)
    winner = SEATS[(trick.leader + trick_winner((*trick.cards, card), trick.game)) % 3]
    if winner is not by:
        return against(offence, guilty, game, CourtWord.TRICK_GOES_TO.of(who=winner))
    taken = Consequence(Then.PLAY_ON, trick_winner=winner)
    return goes_on(offence, taken, CourtWord.TRICK_STANDS.of(card=card, who=winner))


def _who(state: Playing | Claimed, by: Seat | Party | None, guilty: Party, last: Seat) -> Seat:
    """Name the seat that gathered in the trick; of the defenders it is the one who had to play, if one had."""
    if isinstance(by, Seat):
        return by
    assert state.declarer is not None  # noqa: S101 - there are parties
    if guilty is Party.DECLARER:
        return state.declarer
    return last if last is not state.declarer else next(seat for seat in SEATS if seat is not state.declarer)


def _left_tricks_lying(state: Playing | Claimed, offence: Offence) -> Ruling:
    """Rule that tricks left lying are a claim of the rest."""
    assert state.declarer is not None  # noqa: S101 - there are parties
    claim = Claim(state.declarer)
    reason = why_not(state, claim)
    if reason is not None:
        raise IllegalActionError(reason)
    return goes_on(offence, Consequence(Then.CLAIM, action=claim), CourtWord.COUNTS_AS_CLAIM)


def _showed_skat(state: Playing | Claimed, offence: Offence, game: Settlement) -> Ruling:
    """Rule on a declarer who showed the skat: all ten tricks if they are certain, and otherwise a fault."""
    position = state.position
    all_his = sum(position.tricks) == position.tricks[position.declarer]
    from pyskat.kernel.proof import claim_holds  # noqa: PLC0415 - nothing else in the court needs the solver

    if state.contract.game is Game.NULL or not all_his or not claim_holds(position, position.declarer):
        return against(offence, Party.DECLARER, game, CourtWord.NOT_ALL_TEN)
    won = evolve(game, facts=Facts(ALL_POINTS, ALL_TRICKS, Ending.CLAIMED, 0, 0))
    reasons = (happened(offence), CourtWord.ALL_TEN, Reckoned(won))
    return Ruling(offence, winner_of(won), won, Consequence(Then.GAME_OVER), cite(offence.kind), False, reasons)


def _wrong_count(state: State, offence: Offence) -> Ruling:
    """Rule on a wrong number of cards."""
    if offence.by is None or isinstance(state, Bidding):
        return new_deal(offence)
    guilty = party_of(state, offence)
    if isinstance(state, Playing | Claimed | Doubling):
        return simple(offence, guilty, _game_of(state))
    return _names_a_game(offence, guilty)


def _names_a_game(offence: Offence, guilty: Party, *general: str) -> Ruling:
    """Rule that the game is over, and that the declarer has yet to name it."""
    said = CourtWord.NAMES_A_GAME if guilty is Party.DECLARER else CourtWord.NAMES_AND_WINS
    reasons: tuple[Said, ...] = (happened(offence), said)
    demand = MAY_DEMAND in general
    if demand:
        reasons = (*reasons, CourtWord.MAY_DEMAND.of(who=guilty.other))
    rule = cite(offence.kind, *general)
    return Ruling(offence, guilty.other, None, Consequence(Then.NAME_A_GAME), rule, demand, reasons)


def _in_auction(state: Bidding, offence: Offence) -> Ruling:
    """Rule on what happened before there was a declarer."""
    if offence.kind not in _IN_AUCTION:
        raise _no_such(state, offence)
    if not isinstance(offence.by, Seat):
        raise ArgumentError.of(Code.WRONG_VALUE, what="by", wanted=CourtWord.A_SEAT, found=as_found(offence.by))
    if offence.kind is OffenceKind.SKAT_TOUCHED:
        return _skat_touched(state, offence, offence.by)
    return _bid_in_words(state, offence)


def _skat_touched(state: Bidding, offence: Offence, by: Seat) -> Ruling:
    """Rule on somebody who took or saw the skat during the auction."""
    bidders = {seat for seat, call in state.calls if isinstance(call, Bid | Hold)}
    silent = {seat for seat, call in state.calls if isinstance(call, Pass)} - bidders
    out = tuple(seat for seat in SEATS if seat in silent or seat is by)
    left = tuple(seat for seat in SEATS if seat not in out)
    if not left:
        return goes_on(offence, Consequence(Then.PASSED_IN, out), CourtWord.NOBODY_LEFT)
    least = state.bid or LEAST
    auction = Consequence(Then.AUCTION, out, left, least)
    return goes_on(offence, auction, CourtWord.MAY_STILL_BID.of(out=out, left=left, bid=least))


def _bid_in_words(state: Bidding, offence: Offence) -> Ruling:
    """Rule on a game that was named in place of a value: the least it can be worth counts as the bid."""
    contract = announced(offence.words, picked_up=False)
    worth = game_value(contract, 1).value
    if worth < (state.bid or 0):
        raise IllegalActionError.of(Code.BID_TOO_LOW, value=worth, least=state.bid or 0)
    said: tuple[Said, ...] = (CourtWord.COUNTS_AS_BID.of(bid=worth), CourtWord.IS_FREE)
    bound = contract if contract.hand and contract.game is Game.GRAND else None
    if bound is not None:
        said = (said[0], CourtWord.IS_BOUND.of(contract=bound))
    return goes_on(offence, Consequence(Then.AUCTION, least_bid=worth, bound_to=bound), *said)
