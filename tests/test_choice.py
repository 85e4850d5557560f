import copy
import pickle
from typing import Any, Final

import pytest
from attrs import evolve

import pyskat as sk
from pyskat import Card, Choices, Game, Seat, Selection, cards, choices

DEAL: Final = sk.Deal.parse(
    "DJ SA CT CK CQ C9 H8 DA DT D9 | CJ SJ ST SQ S8 S7 C7 HT HK H7 | SK CA C8 HA HQ H9 DK DQ D8 D7 | HJ S9"
)
PUSHING: Final = sk.Rules(ramsch=sk.RamschRules(pushing=True))
LEAVING: Final = {seat: tuple(sk.Forfeit(seat, cause) for cause in sk.Cause) for seat in Seat}


def seen(text: str, seat: Seat | None, rules: sk.Rules = sk.ISKO) -> Choices:
    return choices(sk.view(sk.play(sk.start(DEAL, rules), text), seat))


def at(text: str, rules: sk.Rules = sk.ISKO) -> Choices:
    """Give what the seat on turn chooses among, without what is possible out of turn."""
    state = sk.play(sk.start(DEAL, rules), text)
    found = choices(sk.view(state, state.turn))
    assert evolve(choices(state), interrupts=()) == evolve(found, interrupts=())
    return evolve(found, interrupts=())


# The auction.


def test_whoever_speaks_first_may_bid_every_value_a_game_can_have() -> None:
    found = at("")
    assert found == Choices(bids=found.bids, may_pass=True)
    assert found.bids[:12] == (18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40, 44)
    assert (len(found.bids), found.bids[-1]) == (63, 264)


@pytest.mark.parametrize(
    ("text", "rules", "wanted"),
    [
        ("18", sk.ISKO, Choices(may_hold=True, may_pass=True)),
        ("240 y", sk.ISKO, Choices(bids=(264,), may_pass=True)),
        ("264 y", sk.ISKO, Choices(may_pass=True)),
        ("p p", sk.ISKO, Choices(bids=(18,), may_pass=True)),  # forehand, left alone, takes the game at 18
        ("", sk.SIMPLE, Choices(bids=(18,), may_pass=True)),
        ("22 y", sk.Rules(bidding="jump"), Choices(bids=at("").bids[3:], may_pass=True)),
        ("18 y 20 y", sk.SIMPLE, Choices(bids=(22,), may_pass=True)),
        ("p p", sk.ISS, Choices(bids=tuple(range(18, 500)), may_pass=True)),
        ("487", sk.ISS, Choices(may_hold=True, may_pass=True)),
        ("487 y", sk.ISS, Choices(bids=tuple(range(488, 500)), may_pass=True)),
    ],
)
def test_what_may_be_said_in_the_auction(text: str, rules: sk.Rules, wanted: Choices) -> None:
    assert at(text, rules) == wanted


# The declarer decides.


def test_before_the_skat_is_picked_up_it_may_be_and_hand_games_may_be_declared() -> None:
    found = at("18 p p")
    assert found == Choices(may_pick_up=True, contracts=found.contracts)
    suits = ["diamonds", "hearts", "spades", "clubs", "grand"]
    levels = ["hand", "hand schneider", "hand schwarz", "ouvert"]
    assert [str(contract) for contract in found.contracts] == [
        *[f"{suit} {level}" for suit in suits for level in levels],
        *["null hand", "null ouvert hand"],
    ]


@pytest.mark.parametrize(
    ("bid", "rules", "nulls"),
    [
        (23, sk.ISKO, ["null", "null ouvert"]),
        (24, sk.ISKO, ["null ouvert"]),
        (46, sk.ISKO, ["null ouvert"]),
        (48, sk.ISKO, []),
        (48, sk.Rules(null_below_bid="own_value"), ["null", "null ouvert"]),
    ],
)
def test_a_null_may_be_declared_up_to_its_value(bid: int, rules: sk.Rules, nulls: list[str]) -> None:
    found = at(f"{bid} p p s, discard HT HK", rules)
    assert [str(contract) for contract in found.contracts] == ["diamonds", "hearts", "spades", "clubs", "grand", *nulls]
    assert found == Choices(contracts=found.contracts)


def test_two_of_twelve_cards_are_laid_away() -> None:
    twelve = cards("CJ SJ HJ ST SQ S9 S8 S7 C7 HT HK H7")
    assert at("18 p p s") == Choices(discard=Selection(2, twelve))


# House rules.


def test_the_defenders_are_asked_for_kontra_and_the_declarer_for_re() -> None:
    rules = sk.Rules(kontra=sk.KontraRules())
    assert at("18 p p s, discard HT HK, spades", rules) == Choices(kontra=True, may_pass=True)
    assert at("18 p p s, discard HT HK, spades, kontra", rules) == Choices(re=True, may_pass=True)
    assert seen("18 p p s, discard HT HK, spades, kontra", Seat.REARHAND, rules) == Choices(
        interrupts=LEAVING[Seat.REARHAND]
    )


def test_before_a_ramsch_two_cards_but_no_jack_are_pushed() -> None:
    assert at("p p p", PUSHING) == Choices(may_pick_up=True, may_pass=True)
    assert at("p p p s", PUSHING) == Choices(push=Selection(2, cards("CT CK CQ C9 SA S9 H8 DA DT D9")))
    assert at("p p p s, push SA S9", PUSHING) == Choices(may_pick_up=True, may_pass=True)


# The play.


def test_a_card_is_played_that_follows() -> None:
    spades = "18 p p s, discard HT HK, spades"
    assert at(spades) == Choices(cards=DEAL.hands[0])
    assert at(f"{spades}, CT") == Choices(cards=cards("C7"))
    assert at(f"{spades}, CT C7") == Choices(cards=cards("CA C8"))
    assert at(f"{spades}, DJ") == Choices(cards=cards("CJ SJ HJ ST SQ S9 S8 S7"))  # a jack asks for trumps


def test_out_of_turn_each_seat_may_do_its_own() -> None:
    spades = "18 p p s, discard HT HK, spades, CT"
    declarer, defender = Seat.MIDDLEHAND, Seat.REARHAND
    assert seen(spades, defender, sk.SIMPLE) == Choices(interrupts=(sk.Concede(defender), *LEAVING[defender]))
    assert seen(spades, declarer, sk.SIMPLE) == Choices(
        cards=cards("C7"), interrupts=(sk.Concede(declarer), sk.Show(declarer), *LEAVING[declarer])
    )
    shown = seen(f"{spades}, show middlehand", declarer, sk.SIMPLE)
    assert shown.interrupts == (sk.Concede(declarer), *LEAVING[declarer])
    assert seen(spades, defender).interrupts == (
        *(sk.Concede(defender), sk.Claim(defender), sk.Throw(defender)),
        *LEAVING[defender],
    )
    levels = (sk.Claim(declarer), sk.Claim(declarer, "schneider"), sk.Claim(declarer, "schwarz"))
    assert seen(spades, declarer).interrupts == (
        *(sk.Concede(declarer), sk.Show(declarer), *levels, sk.Throw(declarer)),
        *LEAVING[declarer],
    )
    assert choices(sk.play(sk.start(DEAL, sk.SIMPLE), spades)).interrupts == (
        *map(sk.Concede, Seat),
        sk.Show(declarer),
        *[forfeit for seat in Seat for forfeit in LEAVING[seat]],
    )


def test_a_claim_is_answered_by_those_who_are_asked() -> None:
    claimed = "18 p p s, discard HT HK, spades, CT, claim middlehand schwarz"
    yes_or_no = (sk.Accept(), sk.Refuse())
    rear, fore = Seat.REARHAND, Seat.FOREHAND
    assert seen(claimed, rear) == Choices(answers=yes_or_no, interrupts=(sk.Throw(rear), *LEAVING[rear]))
    assert seen(claimed, fore) == Choices(interrupts=(sk.Throw(fore), *LEAVING[fore]))
    assert seen(f"{claimed}, accept", fore).answers == yes_or_no
    assert seen(f"{claimed}, accept", rear) == Choices(interrupts=LEAVING[rear])
    assert at("18 p p s, discard HT HK, spades, CT, concede forehand").answers == (sk.Accept(), sk.PlayOn())


@pytest.mark.parametrize("text", ["", "18 p p s, discard HT HK, spades, CT"])
def test_a_spectator_has_nothing_to_choose(text: str) -> None:
    assert seen(text, None) == Choices()


@pytest.mark.parametrize(
    "text", ["p p p", "18 p p, left forehand", "18 p p s, discard HT HK, spades, CT, concede rearhand, accept"]
)
def test_when_the_deal_is_over_nobody_has(text: str) -> None:
    over = sk.play(sk.start(DEAL), text)
    assert [choices(end) for end in (over, *[sk.view(over, seat) for seat in (*Seat, None)])] == [Choices()] * 5


def test_a_view_made_by_hand_offers_nothing_that_cannot_be_done() -> None:
    looked = sk.view(sk.play(sk.start(DEAL, PUSHING), "p p p s"), Seat.FOREHAND)
    for hand, wanted in (("CJ SJ D7", None), ("CJ D8 D7", Selection(2, cards("D8 D7")))):
        few = evolve(looked, hand=cards(hand))
        assert choices(few).push == wanted
        assert len(sk.legal_actions(few)) == (wanted is not None)
    with pytest.raises(sk.ArgumentError) as caught:
        choices(evolve(looked, phase=sk.Phase.PLAYING))
    assert caught.value.code is sk.Code.DOES_NOT_FOLLOW


@pytest.mark.parametrize("value", [None, "view", DEAL, Choices(), sk.Choices])
def test_only_a_state_or_a_view_offers_something(value: Any) -> None:  # noqa: ANN401 - what is no state
    with pytest.raises(sk.ArgumentError) as caught:
        choices(value)
    assert caught.value.code is sk.Code.WRONG_TYPE


def test_choices_are_a_value() -> None:
    found = at("18 p p s")
    assert copy.deepcopy(found) is found
    assert pickle.loads(pickle.dumps(found)) == found  # noqa: S301 - our own bytes
    assert {found: 1}[at("18 p p s")] == 1
    assert found != at("18 p p")
    with pytest.raises(AttributeError):
        found.may_pass = True  # type: ignore[misc]
    assert found.discard is not None
    assert Card.HJ in found.discard.cards
    assert Game.NULL not in {contract.game for contract in at("48 p p").contracts if not contract.ouvert}
