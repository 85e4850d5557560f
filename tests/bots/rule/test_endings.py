"""The last tricks, counted out."""

import random

import pytest

import pyskat as sk
from advised import M, R, chosen, moment
from effort import some
from pyskat import solver
from pyskat.bots import Advice, Reason, ReasonCode
from pyskat.bots.rule.endings import counted_out
from pyskat.bots.rule.reading import read

GUESS = Reason(ReasonCode.LEAD_LOSER)


def after(card: str) -> Advice:
    return Advice(sk.PlayCard(sk.Card.parse(card)), (GUESS,))


def test_ten_and_king_fall_under_the_ace() -> None:
    """The last two trumps outside are the ten and the king, one with each: the ace takes both, the seven neither."""
    now = moment(sk.Game.CLUBS, "CA C7", "CT S7", "CK S8", taken=(50, 0, 0))
    assert chosen(counted_out(now, after("C7"))) == ("CA", {"COUNTED_OUT"})
    assert counted_out(now, after("CA")) == after("CA")


def test_with_more_cards_or_more_ways_the_rules_of_thumb_stand() -> None:
    four = moment(sk.Game.CLUBS, "CT SJ C9 C8", "CJ CA S9 ST", "S7 S8 SA SK")
    assert counted_out(four, after("CT")) == after("CT")
    many = "CJ CA S9 ST S7 S8 SA SK DA DT DK"
    three = moment(sk.Game.CLUBS, "CT SJ C9", many, many, dark=5)
    assert counted_out(three, after("CT")) == after("CT")


def test_what_was_put_away_counts_for_the_declarer() -> None:
    """Of three cards two are put away: whichever they are, the defender's ten goes onto the partner's ace."""
    now = moment(sk.Game.CLUBS, "HT D7", "S7 S8 S9", "CJ", me=R, declarer=M, trick="HA H9", dark=2)
    assert counted_out(now, after("HT")) == after("HT")


def test_every_way_gives_each_card_a_place() -> None:
    """The spade can only be with rearhand, who then has one of the two others; the third is middlehand's."""
    now = moment(sk.Game.CLUBS, "CA C7", "CT CK H7", "CT CK S8 H7", taken=(50, 0, 0))
    assert chosen(counted_out(now, after("C7"))) == ("CA", {"COUNTED_OUT"})


@pytest.mark.parametrize("kind", ["clubs", "grand"])
def test_with_all_cards_known_it_is_what_the_solver_says(kind: str) -> None:
    """The declarer who sees both hands, because one has shown its cards, plays what is best with open cards."""
    rng, checked = random.Random(5), 0
    while checked < some(20):
        deal = sk.Deal.shuffled(rng)
        state: sk.State = sk.start_play(deal, sk.Contract.parse(kind), M)
        while isinstance(state, sk.Playing) and max(state.hand_sizes) > 3:
            state = sk.apply(state, rng.choice(sk.legal_actions(state)))
        if not isinstance(state, sk.Playing) or state.turn is not M or len(sk.legal_actions(state)) < 2:
            continue
        if state.trick.cards:
            continue
        opened = sk.view(state, M)
        now = read(opened)
        known = type(now)(
            **{
                name: getattr(now, name)
                for name in ("game", "me", "declarer", "hand", "legal", "trick", "leader", "best", "winner", "sizes")
            },
            may=tuple(state.hand(seat).mask for seat in sk.Seat),  # type: ignore[arg-type] # three
            dark=0,
            taken=now.taken,
            tricks=now.tricks,
            away=now.away,
            led=now.led,
        )
        values = solver.solve(state).values
        card = counted_out(known, Advice(sk.legal_actions(state)[0], (GUESS,))).action
        assert isinstance(card, sk.PlayCard)
        assert values[card.card] == max(values.values())
        checked += 1
