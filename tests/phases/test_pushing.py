"""Schieberamsch: the skat goes round, and each knows only what it saw."""

from itertools import product
from typing import Final

import pytest
from attrs import evolve

import pyskat as sk
from pyskat.notation import iss

F, M, R = sk.Seat
EYES: Final[tuple[sk.Seat | None, ...]] = (*sk.Seat, None)
NOTHING: Final = sk.CardSet()

FORE: Final = sk.cards("CJ SJ HJ DJ CA CT CK CQ C9 C8")
MIDDLE: Final = sk.cards("SA ST SK SQ S9 S8 S7 HA HT HK")
REAR: Final = sk.cards("C7 DA DT DK DQ D9 D8 D7 HQ H9")
SKAT: Final = sk.cards("H8 H7")
DEAL: Final = sk.Deal((FORE, MIDDLE, REAR), SKAT)

JACK_DEAL: Final = sk.Deal(
    (
        sk.cards("CA CT CK CQ C9 C8 SA ST SK SQ"),
        sk.cards("S9 S8 S7 HA HT HK HQ H9 H8 H7"),
        sk.cards("HJ DJ DA DT DK DQ D9 D8 D7 C7"),
    ),
    sk.cards("CJ SJ"),
)
"""Two jacks lie in the skat."""

RULES: Final = evolve(sk.PUB, ramsch=sk.RamschRules(pushing=True))

LOOKED: Final = "p p p, s"
ROUND: Final = "p p p, s, push C9 C8, s, push HA C9, s, push DA DT"
"""Everybody looks: C9 goes from forehand to rearhand, C8 stays in middlehand, HA ends in rearhand."""


def at(moves: str, deal: sk.Deal = DEAL, rules: sk.Rules = RULES) -> sk.State:
    return sk.play(sk.start(deal, rules), moves)


def pushing(moves: str, deal: sk.Deal = DEAL) -> sk.Pushing:
    state = at(moves, deal)
    assert isinstance(state, sk.Pushing)
    return state


def playing(moves: str, deal: sk.Deal = DEAL) -> sk.Playing:
    state = at(moves, deal)
    assert isinstance(state, sk.Playing)
    return state


def first_cards(state: sk.State) -> sk.State:
    """Play to the end: each its first legal card."""
    while not isinstance(state, sk.Finished):
        state = sk.apply(state, sk.legal_actions(state)[0])
    return state


def code(state: sk.State | sk.View, action: sk.Action, by: sk.Seat | None = None) -> sk.Code | None:
    reason = sk.why_not(state, action, by)
    return None if reason is None else reason.code


# The skat goes round.


def test_after_three_passes_forehand_is_asked_first() -> None:
    state = pushing("p p p")
    assert (state.turn, state.looked, state.pushing) == (F, False, ())
    assert (state.bid, state.declarer, state.kontra, state.re, state.conceded) == (None, None, False, False, ())
    assert (state.deal, state.rules) == (DEAL, RULES)
    assert state.calls == ((M, sk.Pass()), (R, sk.Pass()), (F, sk.Pass()))
    assert [state.hand(seat) for seat in sk.Seat] == [FORE, MIDDLE, REAR]
    assert state.on_the_way == SKAT
    assert list(sk.legal_actions(state)) == [sk.PickUp(), sk.Pass()]
    assert repr(state) == "<Pushing: forehand to pick up or pass the skat on unseen>"


def test_the_skat_goes_round_only_where_it_is_pushed_and_nobody_bid() -> None:
    assert isinstance(at("p p p", rules=sk.PUB), sk.Playing)
    assert isinstance(at("p p p", rules=evolve(sk.PUB, ramsch=None)), sk.Finished)
    assert isinstance(at("p p 18"), sk.SkatDecision)


def test_who_looks_holds_twelve_cards_and_pushes_two_of_them() -> None:
    state = pushing(LOOKED)
    assert (state.turn, state.looked, state.pushing) == (F, True, ((F, sk.PickUp()),))
    assert (state.hand(F), state.on_the_way) == (FORE | SKAT, NOTHING)
    assert repr(state) == "<Pushing: forehand to push two cards>"
    pushed = sk.apply(state, sk.Push(sk.cards("CA H7")), F)
    assert isinstance(pushed, sk.Pushing)
    assert (pushed.turn, pushed.looked) == (M, False)
    assert (pushed.hand(F), pushed.on_the_way) == ((FORE | SKAT) - sk.cards("CA H7"), sk.cards("CA H7"))
    assert pushed.pushing == ((F, sk.PickUp()), (F, sk.Push(sk.cards("CA H7"))))


def test_every_pair_of_the_twelve_without_the_jacks_may_be_pushed() -> None:
    legal = sk.legal_actions(pushing(LOOKED))
    free = (FORE | SKAT) - sk.cards("CJ SJ HJ DJ")
    assert len(legal) == len(set(legal)) == 28
    assert {action.cards for action in legal if isinstance(action, sk.Push)} == {
        sk.CardSet([one, other]) for one, other in product(free, free) if one != other
    }


def test_the_cards_go_on_from_hand_to_hand() -> None:
    state = pushing("p p p, s, push C9 C8, s")
    assert state.hand(M) == MIDDLE | sk.cards("C9 C8")
    state = pushing("p p p, s, push C9 C8, s, push HA C9, s")
    assert state.hand(R) == REAR | sk.cards("HA C9")
    assert state.hand(M) == (MIDDLE | sk.Card.C8) - sk.Card.HA
    over = playing(ROUND)
    assert [over.hand(seat) for seat in sk.Seat] == [
        sk.cards("CJ SJ HJ DJ CA CT CK CQ H8 H7"),
        sk.cards("SA ST SK SQ S9 S8 S7 HT HK C8"),
        sk.cards("C7 C9 DK DQ D9 D8 D7 HA HQ H9"),
    ]


def test_the_two_cards_of_rearhand_become_the_skat() -> None:
    state = playing(ROUND)
    assert (state.turn, state.contract) == (F, sk.Contract(sk.Game.RAMSCH))
    assert (state.picked_up, state.discard, state.skat) == (True, sk.cards("DA DT"), SKAT)
    assert sk.CardSet.from_mask(state.position.skat) == sk.cards("DA DT")


def test_what_was_passed_on_unseen_by_all_stays_the_skat() -> None:
    state = playing("p p p, p p p")
    assert [state.hand(seat) for seat in sk.Seat] == [FORE, MIDDLE, REAR]
    assert (state.picked_up, state.discard, state.skat) == (False, None, SKAT)


def test_pushed_cards_that_nobody_looks_at_again_become_the_skat() -> None:
    state = playing("p p p, s, push CA CT, p p")
    assert (state.picked_up, state.discard) == (True, sk.cards("CA CT"))
    assert state.hand(F) == (FORE | SKAT) - sk.cards("CA CT")


def test_jacks_in_the_skat_may_be_passed_on_unseen_and_by_nobody_who_looked() -> None:
    assert playing("p p p, p p p", JACK_DEAL).story.put_away == sk.cards("CJ SJ")
    state = pushing("p p p, p s", JACK_DEAL)
    assert state.hand(M) >= sk.cards("CJ SJ")
    for pair in ("CJ SJ", "CJ H7", "SJ H7"):
        push = sk.Push(sk.cards(pair))
        assert push not in sk.legal_actions(state)
        assert code(state, push) is sk.Code.JACK_PUSHED
    assert len(sk.legal_actions(state)) == 45


# What it does to the stake.


@pytest.mark.parametrize("looks", list(product([False, True], repeat=3)))
def test_each_push_unseen_doubles_the_stake(looks: tuple[bool, bool, bool]) -> None:
    """The same two cards go round, so the same Ramsch is played for another stake."""
    words = ", ".join("s, push H8 H7" if looked else "p" for looked in looks)
    plain, doubled = (
        first_cards(at("p p p, s, push H8 H7, s, push H8 H7, s, push H8 H7")),
        first_cards(at(f"p p p, {words}")),
    )
    assert isinstance(plain, sk.Finished)
    assert isinstance(doubled, sk.Finished)
    assert isinstance(doubled.result, sk.RamschResult)
    unseen = looks.count(False)
    assert any(plain.result.scores)
    assert doubled.result.scores == tuple(score * 2**unseen for score in plain.result.scores)
    assert (doubled.result.settlement.doublings, doubled.result.settlement.factor) == (unseen, 2**unseen)


def test_the_last_two_cards_pushed_count_as_the_skat() -> None:
    """Rearhand pushes an ace and a ten of its own: 21 points for whoever takes the last trick."""
    over = first_cards(at(ROUND))
    assert isinstance(over, sk.Finished)
    assert isinstance(over.result, sk.RamschResult)
    assert over.result.settlement.skat == 21
    assert sum(over.result.settlement.points) == 99
    assert sum(over.result.points) == 120
    assert sum(over.result.tricks_taken) == 10
    assert str(over.result) == over.result.explain() == over.result.settlement.explain("en")


# Who sees what.


def test_before_anybody_looks_nobody_knows_the_skat() -> None:
    for moves in ("p p p", "p p p, p", "p p p, p p"):
        for eye, hand in ((F, FORE), (M, MIDDLE), (R, REAR), (None, NOTHING)):
            view = sk.view(pushing(moves), eye)
            assert (view.phase, view.hand, view.hand_sizes) == (sk.Phase.PUSHING, hand, (10, 10, 10))
            assert (view.skat, view.discard, view.unseen) == (None, None, sk.DECK - hand)
            assert (view.contract, view.declarer, view.trick, view.result) == (None, None, None, None)
            assert view.skat_lies_there


def test_only_who_looks_sees_what_it_picks_up() -> None:
    state = pushing(LOOKED)
    view = sk.view(state, F)
    assert (view.hand, view.skat, view.discard) == (FORE | SKAT, SKAT, None)
    assert view.unseen == MIDDLE | REAR
    for eye, hand in ((M, MIDDLE), (R, REAR), (None, NOTHING)):
        other = sk.view(state, eye)
        assert (other.hand, other.skat, other.discard, other.hand_sizes) == (hand, None, None, (12, 10, 10))
        assert other.unseen == sk.DECK - hand


def test_who_pushed_remembers_both_pairs_and_does_not_know_where_its_own_went() -> None:
    view = sk.view(pushing("p p p, s, push C9 C8"), F)
    assert (view.skat, view.discard) == (SKAT, sk.cards("C9 C8"))
    assert view.hand == (FORE | SKAT) - sk.cards("C9 C8")
    assert view.unseen == MIDDLE | REAR | sk.cards("C9 C8")
    assert view.may_hold(M) >= sk.cards("C9 C8")


def test_the_next_one_sees_what_comes_only_by_looking() -> None:
    for eye, hand in ((M, MIDDLE), (R, REAR), (None, NOTHING)):
        view = sk.view(pushing("p p p, s, push C9 C8"), eye)
        assert (view.skat, view.discard, view.unseen) == (None, None, sk.DECK - hand)
    view = sk.view(pushing("p p p, s, push C9 C8, s"), M)
    assert (view.skat, view.discard, view.hand) == (sk.cards("C9 C8"), None, MIDDLE | sk.cards("C9 C8"))
    assert view.unseen >= SKAT


KNOWN: Final = {
    F: (SKAT, sk.cards("C9 C8")),
    M: (sk.cards("C9 C8"), sk.cards("HA C9")),
    R: (sk.cards("HA C9"), sk.cards("DA DT")),
    None: (None, None),
}
"""What each has picked up and pushed when the skat has gone round."""


@pytest.mark.parametrize("moves", [ROUND, f"{ROUND}, CJ", f"{ROUND}, CJ C8 C7, SJ"])
def test_in_play_each_remembers_what_it_picked_up_and_pushed_and_nothing_more(moves: str) -> None:
    state = playing(moves)
    for eye, (picked, gave) in KNOWN.items():
        view = sk.view(state, eye)
        assert (view.skat, view.discard) == (picked, gave)
        assert view.looked == ((F, True), (M, True), (R, True))
        assert (gave or NOTHING) - view.played <= view.unseen
    assert sk.view(state, F).unseen & sk.cards("H8 H7") == NOTHING


def test_who_passed_on_unseen_knows_nothing_of_it_in_play() -> None:
    state = playing("p p p, s, push CA CT, p, s, push CA DA")
    for eye in (M, None):
        view = sk.view(state, eye)
        assert (view.skat, view.discard) == (None, None)
        assert view.looked == ((F, True), (M, False), (R, True))
        assert view.unseen == sk.DECK - (MIDDLE if eye is M else NOTHING)
    assert (sk.view(state, R).skat, sk.view(state, R).discard) == (sk.cards("CA CT"), sk.cards("CA DA"))


def test_who_looked_is_seen_by_all_and_what_was_pushed_by_none() -> None:
    for eye in EYES:
        assert sk.view(pushing("p p p"), eye).looked == ()
        assert sk.view(pushing("p p p, s"), eye).looked == ((F, True),)
        assert sk.view(pushing("p p p, p, s, push HT HK"), eye).looked == ((F, False), (M, True))


def test_when_the_deal_is_over_all_see_the_skat_and_what_lay_there_in_the_end() -> None:
    over = first_cards(at(ROUND))
    for eye in EYES:
        view = sk.view(over, eye)
        assert (view.phase, view.skat, view.discard) == (sk.Phase.FINISHED, SKAT, sk.cards("DA DT"))
        assert (view.unseen, view.hand_sizes) == (NOTHING, (0, 0, 0))
        assert view.looked == ((F, True), (M, True), (R, True))
        assert view.result is not None


# What is refused.


@pytest.mark.parametrize(
    ("cards", "wanted"),
    [
        ("", sk.Code.PUSH_COUNT),
        ("CA", sk.Code.PUSH_COUNT),
        ("CA CT H7", sk.Code.PUSH_COUNT),
        ("CA CJ H7", sk.Code.PUSH_COUNT),
        ("CJ", sk.Code.PUSH_COUNT),
        ("SA CA", sk.Code.CARD_NOT_HELD),
        ("SA HA", sk.Code.CARD_NOT_HELD),
        ("CA CJ", sk.Code.JACK_PUSHED),
        ("SJ DJ", sk.Code.JACK_PUSHED),
        ("CA H7", None),
        ("H8 H7", None),
    ],
)
def test_two_cards_of_the_hand_and_no_jack_are_pushed(cards: str, wanted: sk.Code | None) -> None:
    state, push = pushing(LOOKED), sk.Push(sk.cards(cards))
    assert code(state, push) is wanted
    assert code(sk.view(state, F), push) is wanted
    assert (push in sk.legal_actions(state)) == (wanted is None)
    if wanted is not None:
        with pytest.raises(sk.IllegalActionError) as caught:
            sk.apply(state, push)
        assert caught.value.code is wanted


NOWHERE: Final = "18, hold, discard H8 H7, grand, ramsch, kontra, re, CJ, concede forehand, show forehand"


@pytest.mark.parametrize(
    ("moves", "texts"),
    [
        ("p p p", f"{NOWHERE}, push CA CT, push H8 H7"),
        (LOOKED, f"{NOWHERE}, pass, pick up"),
        *((moves, "push H8 H7") for moves in ("", "p p 18, s", "18 p p, grand hand", ROUND)),
    ],
)
def test_what_has_no_place_is_refused(moves: str, texts: str) -> None:
    state = at(moves)
    for text in texts.split(", "):
        assert code(state, sk.parse_action(state, text)) is sk.Code.NOT_NOW


def test_a_refusal_speaks_both_languages_and_names_a_rule() -> None:
    state = pushing(LOOKED)
    three, jack = (sk.why_not(state, sk.Push(sk.cards(text))) for text in ("CA CT H7", "CJ H7"))
    assert three is not None
    assert jack is not None
    assert three.explain() == "two cards are pushed on, not 3"
    assert three.explain("de") == "geschoben werden zwei Karten, nicht 3"
    assert jack.explain() == "CJ is a jack, and whoever has picked up the skat may not push a jack"
    assert jack.explain("de") == "CJ ist ein Bube, und wer den Skat aufgenommen hat, schiebt keinen Buben weiter"
    assert three.rule
    assert jack.rule


# Leaving.


@pytest.mark.parametrize(
    "moves", ["p p p", LOOKED, "p p p, s, push C9 C8", "p p p, p, s", "p p p, s, push C9 C8, p, s"]
)
@pytest.mark.parametrize("seat", sk.Seat)
def test_who_leaves_while_the_skat_goes_round_aborts_the_deal(moves: str, seat: sk.Seat) -> None:
    state = pushing(moves)
    over = sk.apply(state, sk.Forfeit(seat, sk.Cause.TIMED_OUT), seat)
    assert isinstance(over, sk.Finished)
    assert over.result == sk.Aborted(seat, sk.Cause.TIMED_OUT, None)
    assert (over.contract, over.declarer, over.bid, over.played) == (None, None, None, ())
    assert (over.pushing, over.trick, over.tricks) == (state.pushing, None, ())
    assert [over.hand(each) for each in sk.Seat] == [state.hand(each) for each in sk.Seat]
    for eye in EYES:
        view = sk.view(over, eye)
        assert (view.skat, view.result) == (SKAT, over.result)
        assert view.hand == (NOTHING if eye is None else state.hand(eye))
        assert all(over.hand(each) <= view.may_hold(each) for each in sk.Seat)
    record = sk.Record.of(over)
    assert record.final == over
    assert iss.loads(iss.dumps(record)) == [record]


# In words and records.


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("pick up", sk.PickUp()),
        ("s", sk.PickUp()),
        ("pass", sk.Pass()),
        ("p", sk.Pass()),
        ("push H8 H7", sk.Push(sk.cards("H8 H7"))),
        ("PUSH h7 h8", sk.Push(sk.cards("H8 H7"))),
    ],
)
def test_moves_are_read_in_a_state_and_in_a_view(text: str, action: sk.Action) -> None:
    for moves in ("p p p", LOOKED):
        assert sk.parse_action(pushing(moves), text) == action
        assert sk.parse_action(sk.view(pushing(moves), F), text) == action


def test_a_push_of_what_is_no_card_names_the_place() -> None:
    with pytest.raises(sk.ParseError) as caught:
        sk.parse_action(pushing(LOOKED), "push H8 X7")
    assert caught.value.position == 8


def test_pushing_is_written_and_read_as_moves_of_its_own() -> None:
    record = sk.Record.of(at("p p p, s, push C9 C8, p, s, push C9 DA, CJ"))
    text = iss.dumps(record)
    assert " 1 p 2 p 0 p 0 s w H8.H7 0 C9.C8 1 p 2 s w C9.C8 2 C9.DA 0 CJ " in text
    assert iss.loads(text) == [record]


def record_with(moves: str) -> str:
    before = iss.dumps(sk.Record.of(pushing("p p p")))
    assert " 0 p ]" in before
    return before.replace(" 0 p ]", f" 0 p {moves} ]")


@pytest.mark.parametrize(
    ("moves", "index"),
    [
        ("0 s w H9.H7 0 H8.H7", 5),
        ("0 s w H8.H7 0 CJ.H7", 6),
        ("0 s w H8.H7 0 H7", 6),
        ("0 s w H8.H7 0 p", 6),
        ("0 s w H8.H7 0 C9.C8 1 s w H8.H7", 8),
        ("0 C9.C8", 4),
        ("1 p", 4),
        ("0 CJ", 4),
        ("0 G", 4),
        ("0 RE", 4),
        ("w H8.H7", 4),
    ],
)
def test_a_push_against_the_rules_makes_a_record_corrupt(moves: str, index: int) -> None:
    with pytest.raises(sk.RecordError) as caught:
        iss.loads(record_with(moves))
    assert caught.value.index == index


def test_a_record_of_pushing_need_not_show_the_cards_picked_up() -> None:
    (record,) = iss.loads(record_with("0 s 0 C9.C8 1 p 2 s"))
    assert record.final == pushing("p p p, s, push C9 C8, p, s")


# As a value.
