"""A claim holds where the slow referee, who tries everything, can prove it; and whatever is claimed, the deal ends."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Final, get_args

import attrs
import pytest

import pyskat as sk
from effort import some
from laws.strategies import EYES, TEMPERS, Walk, each_table, exchanged, seen_by, walk
from pyskat import kernel
from pyskat.errors import Language
from pyskat.jsonio import from_json, to_json
from pyskat.notation import iss
from pyskat.rules import ConcessionRule, NullRule
from pyskat.solver import claim_holds
from referee.claims import proof_of

LETTERS: Final = dict(zip(sk.Game, "DHSCGNG", strict=True))
GAMES: Final = [game for game in sk.Game if game is not sk.Game.RAMSCH]
BY_WHOM: Final = ("declarer", "defender")
CLAIMING: Final = [
    temper for name, temper in TEMPERS.items() if {"claiming", "throwing", "disagreeing"} & {*name.split()}
]


def _strong_deal(rng: random.Random, game: sk.Game) -> sk.Deal:
    """Deal the cards nearly in the order of their strength; in Null, the weakest to one hand."""
    order = list(sk.DECK.sorted(game))
    if game is sk.Game.NULL:
        order = sorted(
            sk.CARDS,
            key=lambda card: (
                sk.cards("CA CK CQ CJ CT C9 C8 C7").sorted(sk.Game.NULL).index(sk.Card[f"C{card.name[1]}"])
            ),
        )
    drift = rng.choice([2.0, 5.0, 9.0])
    pack = [card for _, card in sorted((place + rng.random() * drift, card) for place, card in enumerate(order))]
    hands = [sk.CardSet(pack[:10]), sk.CardSet(pack[10:20]), sk.CardSet(pack[20:30])]
    rng.shuffle(hands)
    return sk.Deal((hands[0], hands[1], hands[2]), sk.CardSet(pack[30:]))


def _slow(state: sk.Playing, seat: sk.Seat) -> bool:
    assert state.declarer is not None
    game = LETTERS[state.contract.game]
    hands = [[card.name for card in state.hand(each)] for each in sk.Seat]
    trick = [card.name for card in state.trick]
    return proof_of(game, int(seat), int(state.declarer)).holds(hands, trick, int(state.trick.leader or 0))


def _moments(rng: random.Random, game: sk.Game, cards: int) -> sk.Playing | None:
    """Play a strong deal down to so many cards in the largest hand, and perhaps one or two cards into a trick."""
    state: sk.State = sk.start_play(_strong_deal(rng, game), sk.Contract(game), rng.choice(list(sk.Seat)))
    more = rng.randrange(3)
    while isinstance(state, sk.Playing) and (max(state.hand_sizes) > cards or len(state.trick) < more):
        state = sk.apply(state, rng.choice(sk.legal_actions(state)))
    return state if isinstance(state, sk.Playing) else None


@pytest.mark.parametrize("cards", range(1, 8))
@pytest.mark.parametrize("game", GAMES)
def test_a_claim_holds_where_the_slow_referee_proves_it(game: sk.Game, cards: int) -> None:
    rng = random.Random(f"{game} {cards}")
    found: Counter[tuple[str, bool]] = Counter()
    for _ in range(24 if cards < 5 else some(24) if cards < 6 else 3 if cards < 7 else 1):
        state = _moments(rng, game, cards)
        if state is None:
            continue
        for seat in sk.Seat:
            if game is sk.Game.NULL and seat is not state.declarer:
                continue
            held = claim_holds(state, seat)
            assert held is _slow(state, seat), (state, seat)
            assert held is claim_holds(state.position, int(seat))
            found["declarer" if seat is state.declarer else "defender", held] += 1
    if 1 < cards < 5 and game is not sk.Game.NULL:
        assert {who for who, held in found if held} == {*BY_WHOM}, found


def _by_the_next_card(position: kernel.Position, seat: int) -> bool:
    """Say whether a claim holds from what it comes to after each card that may be played now."""
    found = []
    for card in range(32):
        if not kernel.legal_mask(position) >> card & 1:
            continue
        after = kernel.play_card(position, card)
        took = [now - before for now, before in zip(after.tricks, position.tricks, strict=True)]
        his, closed = took[position.declarer] == 1, sum(took) == 1
        everything = seat == position.declarer and position.game != kernel.NULL
        lost = closed and his is not everything
        found.append(not lost and (after.over or claim_holds(after, seat)))
    return any(found) if position.turn == seat else all(found)


@pytest.mark.parametrize("game", GAMES)
def test_from_ten_tricks_down_a_claim_holds_if_it_does_after_the_right_cards(game: sk.Game) -> None:
    rng = random.Random(f"down {game}")
    held: Counter[tuple[str, bool, bool]] = Counter()
    for _ in range(8):
        position = sk.start_play(_strong_deal(rng, game), sk.Contract(game), rng.choice(list(sk.Seat))).position
        while not position.over:
            for seat in range(3):
                if game is sk.Game.NULL and seat != position.declarer:
                    continue
                holds = claim_holds(position, seat)
                assert holds is _by_the_next_card(position, seat), (position, seat)
                long = max(hand.bit_count() for hand in position.hands) > 5
                held["declarer" if seat == position.declarer else "defender", long, holds] += 1
            legal = [card for card in range(32) if kernel.legal_mask(position) >> card & 1]
            position = kernel.play_card(position, rng.choice(legal))
    for who in BY_WHOM if game is not sk.Game.NULL else BY_WHOM[:1]:
        assert min(held[who, True, True], held[who, True, False]) > 0, held


@pytest.mark.parametrize("concession", get_args(ConcessionRule))
@pytest.mark.parametrize("null_below_bid", get_args(NullRule))
def test_whatever_is_claimed_the_deal_ends_and_one_party_is_credited(
    concession: ConcessionRule, null_below_bid: NullRule
) -> None:
    rules = attrs.evolve(sk.ISKO, concession=concession, null_below_bid=null_below_bid, kontra=sk.KontraRules())
    rng = random.Random(f"ends {concession} {null_below_bid}")
    ended: Counter[sk.Ending] = Counter()
    for number in range(20 + some(300)):
        whole = walk(rng, rules, CLAIMING[number % len(CLAIMING)])
        for before, action, after in zip(whole.states, whole.actions, whole.states[1:], strict=False):
            assert sk.apply(before, action) == after
        final = whole.state
        assert isinstance(final, sk.Finished)
        if not isinstance(final.result, sk.GameResult):
            continue
        settled = final.result.settlement
        score = settled.score
        assert final.result.scores == tuple(score if seat is final.declarer else 0 for seat in sk.Seat)
        assert (score > 0) is settled.won
        assert score != 0
        facts = settled.facts
        if settled.ended in {sk.Ending.CLAIMED, sk.Ending.THROWN}:
            assert (facts.points or 0) + (facts.defender_points or 0) == 120
            assert (facts.tricks or 0) + (facts.defender_tricks or 0) == 10
        ended[settled.ended] += 1
    by_the_order = concession in {"isko2018", "isko1999"}
    assert ({sk.Ending.CLAIMED, sk.Ending.THROWN} & set(ended) != set()) is by_the_order


# Whatever was claimed, it comes back, and shows nothing but what was shown.


def _after_claims(seed: str, rules: sk.Rules, count: int) -> Iterator[Walk]:
    rng = random.Random(seed)
    for number in range(count):
        yield walk(rng, rules, CLAIMING[number % len(CLAIMING)])


def _done_among_cards(whole: Walk) -> Iterator[Walk]:
    """Cut a deal after whatever was claimed and answered, and given up, shown and thrown."""
    for place, action in enumerate(whole.actions, 1):
        if isinstance(action, sk.Interrupt | sk.Answer):
            yield whole.cut(place)


@each_table
def test_a_deal_with_claims_comes_back_by_every_road(rules: sk.Rules) -> None:
    for whole in _after_claims(f"roads {rules}", rules, 20 + some(120)):
        for part in (whole, *_done_among_cards(whole)):
            record = sk.Record.of(part.state)
            assert record.actions == part.actions
            assert from_json(to_json(record)) == record
            assert from_json(to_json(part.state)) == part.state
            [again] = iss.loads(iss.dumps(record))
            assert (again.actions, again.rules, again.final) == (part.actions, part.rules, part.state)
            assert record.differences() == again.differences() == ()
            for eye in EYES:
                seen = sk.view(part.state, eye)
                assert from_json(to_json(seen)) == seen
        for language in get_args(Language):
            said = ", ".join(action.say(language) for action in whole.actions)
            assert sk.play(sk.start(whole.deal, rules), said) == whole.state


@each_table
def test_a_claim_waits_where_the_play_stood_and_its_answers_lead_on(rules: sk.Rules) -> None:
    waited = 0
    for whole in _after_claims(f"waits {rules}", rules, 20 + some(400)):
        for state in whole.states:
            if not isinstance(state, sk.Claimed):
                continue
            waited += 1
            again: sk.State = sk.apply(state.playing, state.claim)
            for by, answer in state.answers:
                again = sk.apply(again, answer, by)
            assert again == state
            assert (state.playing.hands, state.playing.played) == (state.hands, state.played)
            for seat in sk.Seat:
                seen = sk.view(state, seat)
                assert (seen.claim, seen.answers) == (state.claim, state.answers)
                assert sk.choices(seen).answers == (tuple(sk.legal_actions(state)) if seat is state.turn else ())
    assert (waited > 0) is (rules.concession in {"isko2018", "isko1999"})


@each_table
def test_a_claim_tells_nobody_a_card_that_was_not_shown(rules: sk.Rules) -> None:
    rng = random.Random(f"swap {rules}")
    looked = 0
    for whole in _after_claims(f"hides {rules}", rules, 20 + some(300)):
        for part in _done_among_cards(whole):
            for eye in EYES:
                unknown = list(sk.DECK - seen_by(part, eye))
                other = exchanged(part, *rng.sample(unknown, 2)) if len(unknown) > 1 else None
                if other is None or _outcome(other) != _outcome(part):
                    continue
                looked += 1
                here, there = sk.view(part.state, eye), sk.view(other.state, eye)
                assert (here, hash(here), repr(here)) == (there, hash(there), repr(there))
                assert (sk.events(here), sk.choices(here)) == (sk.events(there), sk.choices(there))
                for seat in sk.Seat:
                    assert part.state.hand(seat) <= here.may_hold(seat) == there.may_hold(seat)
    assert looked > 3


def _outcome(whole: Walk) -> sk.Result | None:
    return whole.state.result if isinstance(whole.state, sk.Finished) else None
