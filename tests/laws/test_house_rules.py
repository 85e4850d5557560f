"""What holds in every state of every deal played by house rules."""

import copy
import pickle
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import attrs
import pytest
from attrs import evolve

import pyskat as sk
from laws.house_walks import (
    MANNERS,
    PHASES,
    PUSHING,
    RAMSCH_RULES,
    SILENT,
    TABLES,
    UNIVERSE,
    Manner,
    Walk,
    any_deal,
    reach,
    referee_table,
    said,
    same_state,
    seen_by,
    walk,
    walks,
)
from pyskat import kernel
from pyskat.notation import iss
from pyskat.rules import BiddingRule, ConcessionRule, KontraWho

EYES: Final[tuple[sk.Seat | None, ...]] = (*sk.Seat, None)
NOTHING: Final = sk.CardSet()

each_table: Final = pytest.mark.parametrize("table", TABLES)
each_ramsch: Final = pytest.mark.parametrize("number", range(len(RAMSCH_RULES)))


def phases_of(rules: sk.Rules) -> list[type[sk.State]]:
    pushing = rules.ramsch is not None and rules.ramsch.pushing
    return [phase for phase in PHASES if pushing or phase is not sk.Pushing]


# The referee agrees.

KINDS: Final[dict[type[sk.Result], str]] = {
    sk.GameResult: "game",
    sk.RamschResult: "ramsch",
    sk.PassedIn: "passed_in",
    sk.Aborted: "aborted",
}


def as_the_referee_says_it(result: sk.Result) -> dict[str, object]:
    found: dict[str, object] = {"kind": KINDS[type(result)], "scores": result.scores}
    if isinstance(result, sk.Aborted):
        declarer = None if result.declarer is None else int(result.declarer)
        found |= {"declarer": declarer, "seat": int(result.seat)}
    elif isinstance(result, sk.RamschResult):
        found |= {"points": result.points, "tricks": result.tricks_taken}
    elif isinstance(result, sk.GameResult):
        settled, contract = result.settlement, result.contract
        steps = {step.name for step in settled.game_value.steps}
        found |= {
            "declarer": int(result.declarer),
            "bid": result.bid,
            "contract": str(contract),
            "matadors": 0 if result.matadors is None else result.matadors.signed,
            "points": result.points,
            "tricks": result.tricks_taken,
            "won": settled.won,
            "overbid": settled.overbid,
            "value": settled.value,
            "score": settled.score,
            "schneider": "schneider" in steps and not contract.schneider_announced,
            "schwarz": "schwarz" in steps and not contract.schwarz_announced,
        }
    return found


def events(final: sk.Finished) -> Iterator[str]:
    """Say what kind of deal this was."""
    result = final.result
    yield KINDS[type(result)]
    if isinstance(result, sk.RamschResult):
        settled = result.settlement
        most = max(settled.counted)
        yield f"{settled.doublings} pushes unseen"
        if settled.march is not None:
            yield "march"
        elif settled.counted.count(most) > 1:
            yield "tie"
        if settled.virgin:
            yield "virgin"
    if isinstance(result, sk.GameResult):
        yield "re" if final.re else "kontra" if final.kontra else "silence" if final.doubling else "nobody asked"
        yield "won" if result.settlement.won else "lost"
        yield from ["overbid"] if result.settlement.overbid else []
        yield from ["ouvert"] if result.contract.ouvert else []


def agree(rules: sk.Rules, rng: random.Random, manners: tuple[Manner, ...], count: int) -> Counter[str]:
    """Play deals at the referee's table and in the library side by side, and count what happened."""
    seen: Counter[str] = Counter()
    for number in range(count):
        whole = walk(rng, rules, manners[number % len(manners)])
        table = referee_table(whole.deal, rules)
        for state, action in zip(whole.states, whole.actions, strict=False):
            same_state(state, table)
            table.do(said(action))
        same_state(whole.state, table)
        assert isinstance(whole.state, sk.Finished)
        assert as_the_referee_says_it(whole.state.result) == table.result()
        seen.update(events(whole.state))
    return seen


@pytest.mark.thousands
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("name", ["PUB", "HOUSE"])
def test_the_referee_plays_every_deal_alike(name: str, part: int) -> None:
    seen = agree(TABLES[name], random.Random(f"{name} {part}"), tuple(MANNERS.values()), 510)
    wanted = {"game", "ramsch", "aborted", "march", "virgin", "kontra", "re", "silence", "won", "lost", "overbid"}
    wanted |= {"nobody asked"} if name == "HOUSE" else set()
    assert wanted <= set(seen)
    assert seen["ramsch"] > 150
    assert seen["game"] > 150


@pytest.mark.thousands
@each_ramsch
def test_the_referee_settles_every_kind_of_ramsch_alike(number: int) -> None:
    rules = sk.Rules(ramsch=RAMSCH_RULES[number])
    seen = agree(rules, random.Random(f"ramsch {number}"), SILENT, 200)
    assert seen["ramsch"] == 200
    assert {"march", "virgin"} <= set(seen)
    pushes = {"0 pushes unseen", "1 pushes unseen", "2 pushes unseen", "3 pushes unseen"}
    assert (pushes <= set(seen)) == RAMSCH_RULES[number].pushing


@pytest.mark.thousands
@pytest.mark.parametrize("concession", ["simple", "rest", "rest_shown"])
@pytest.mark.parametrize("bidding", ["jump", "next", "any"])
@pytest.mark.parametrize("who", ["anyone", "bid_or_held"])
def test_the_referee_asks_for_kontra_alike(who: KontraWho, bidding: BiddingRule, concession: ConcessionRule) -> None:
    rules = sk.Rules(bidding=bidding, concession=concession, kontra=sk.KontraRules(who=who))
    manners = tuple(MANNERS[name] for name in ("mixed", "bold", "doubling", "giving up", "leaving"))
    seen = agree(rules, random.Random(f"{who} {bidding} {concession}"), manners, 80)
    assert {"kontra", "re", "silence", "won", "lost", "passed_in", "ouvert"} <= set(seen)
    assert ("nobody asked" in seen) == (who == "bid_or_held")


# What is legal is one thing, whichever way it is asked for.


def states_of(rules: sk.Rules, seed: str, count: int) -> Iterator[Walk]:
    """Reach several states of every phase of a table."""
    rng = random.Random(seed)
    for phase in phases_of(rules):
        for _ in range(count):
            yield reach(rng, rules, phase)


def of_special_kinds(seed: str) -> Iterator[sk.State]:
    """Reach states of the phases that only house rules have, and Ramsch in play."""
    rng = random.Random(seed)
    for _ in range(3):
        yield reach(rng, PUSHING, sk.Doubling, lambda state: not _answering(state)).state
        yield reach(rng, PUSHING, sk.Doubling, _answering).state
        yield reach(rng, PUSHING, sk.Pushing, lambda state: not _has_looked(state)).state
        yield reach(rng, PUSHING, sk.Pushing, _has_looked).state
        yield reach(rng, PUSHING, sk.Playing, lambda state: state.declarer is None).state
        yield reach(rng, PUSHING, sk.Finished, lambda state: state.declarer is None).state


def _answering(state: sk.State) -> bool:
    return isinstance(state, sk.Doubling) and state.kontra


def _has_looked(state: sk.State) -> bool:
    return isinstance(state, sk.Pushing) and state.looked


def test_an_action_is_legal_where_it_is_listed_and_nowhere_else() -> None:
    for state in of_special_kinds("listed"):
        offered = {*sk.legal_actions(state), *sk.interrupts(state)}
        assert offered <= set(UNIVERSE)
        assert {action for action in UNIVERSE if sk.is_legal(state, action)} == offered
        for seat in sk.Seat:
            turn = {action for action in sk.legal_actions(state) if seat is state.turn}
            own = {action for action in sk.interrupts(state) if _owner(action) is seat}
            assert {action for action in UNIVERSE if sk.is_legal(state, action, seat)} == turn | own


def _owner(action: sk.Action) -> sk.Seat | None:
    return action.seat if isinstance(action, sk.Concede | sk.Show | sk.Forfeit) else None


def test_a_view_allows_its_seat_what_the_state_allows_it_and_refuses_the_rest_for_the_same_reason() -> None:
    for state in of_special_kinds("views"):
        for seat in sk.Seat:
            view = sk.view(state, seat)
            legal = [action for action in UNIVERSE if sk.is_legal(state, action, seat)]
            assert set(legal) == {*sk.legal_actions(view), *sk.interrupts(view)}
            for action in UNIVERSE[::7]:
                here, there = sk.why_not(state, action, seat), sk.why_not(view, action)
                assert (None if here is None else here.code) == (None if there is None else there.code)
        spectator = sk.view(state, None)
        assert [action for action in UNIVERSE if sk.is_legal(spectator, action)] == []


def test_only_a_legal_action_can_be_done_and_the_state_passed_in_stays() -> None:
    for state in of_special_kinds("done"):
        before = pickle.dumps(state)
        for action in UNIVERSE[::5]:
            reason = sk.why_not(state, action)
            if reason is None:
                assert sk.apply(state, action) != state
                continue
            with pytest.raises(sk.IllegalActionError) as caught:
                sk.apply(state, action)
            assert caught.value.reason == reason
        assert pickle.loads(before) == state  # noqa: S301 - our own bytes


def test_a_refusal_says_something_in_both_languages() -> None:
    for state in of_special_kinds("said"):
        reasons = {reason.code: reason for action in UNIVERSE if (reason := sk.why_not(state, action)) is not None}
        for reason in reasons.values():
            assert reason.rule
            assert "{" not in reason.explain() + reason.explain("de")
            assert reason.explain() != reason.explain("de")


def test_every_action_reads_back_in_every_state() -> None:
    for state in of_special_kinds("read"):
        for action in UNIVERSE[::3]:
            assert sk.parse_action(state, str(action)) == action
            assert sk.parse_action(sk.view(state, state.turn), str(action)) == action


# No card and no point is lost.


def lying(state: sk.State) -> sk.CardSet:
    """Give what lies face down beside the hands, by what has happened to it."""
    if isinstance(state, sk.Pushing):
        return state.on_the_way
    if isinstance(state, sk.Discarding):
        return NOTHING
    if isinstance(state, sk.Declaring | sk.Doubling | sk.Playing) and state.discard is not None:
        return state.discard
    return state.deal.skat


@each_table
def test_every_card_is_in_one_place_at_every_step(table: str) -> None:
    for whole in walks(random.Random(f"cards {table}"), TABLES[table], 60):
        for state in whole.states[:-1]:
            played = list(state.played) if isinstance(state, sk.Playing) else []
            places = [*(list(state.hand(seat)) for seat in sk.Seat), played, list(lying(state))]
            assert sorted(card for place in places for card in place) == list(sk.CARDS)


@each_ramsch
def test_the_points_of_a_ramsch_are_120_with_the_skat(number: int) -> None:
    rules = sk.Rules(ramsch=RAMSCH_RULES[number])
    rng = random.Random(f"points {number}")
    for manner in SILENT:
        final = walk(rng, rules, manner).state
        assert isinstance(final, sk.Finished)
        assert isinstance(final.result, sk.RamschResult)
        settled = final.result.settlement
        lay = final.deal.skat if final.discard is None else final.discard
        assert settled.skat == sum(card.points for card in lay)
        assert sum(settled.points) + settled.skat == 120
        assert sum(settled.tricks_taken) == 10
        counts = RAMSCH_RULES[number].skat_to == "last_trick"
        assert sum(settled.counted) == (120 if counts else 120 - settled.skat)


@each_ramsch
def test_who_pays_for_a_ramsch_has_the_most_unless_it_was_a_march(number: int) -> None:
    rng = random.Random(f"pays {number}")
    for manner in SILENT:
        final = walk(rng, sk.Rules(ramsch=RAMSCH_RULES[number]), manner).state
        assert isinstance(final, sk.Finished)
        assert isinstance(final.result, sk.RamschResult)
        settled, scores = final.result.settlement, final.result.scores
        losers = {seat for seat in sk.Seat if scores[seat] < 0}
        winners = {seat for seat in sk.Seat if scores[seat] > 0}
        most = {seat for seat in sk.Seat if settled.counted[seat] == max(settled.counted)}
        assert losers == set(settled.payers)
        if settled.march is None:
            assert losers
            assert losers <= most
            assert not winners
        else:
            assert (winners, losers) in (({settled.march}, set()), (set(), set(sk.Seat) - {settled.march}))


# Doubling moves nothing but the score.


def with_other_words(whole: Walk, words: tuple[sk.Action, ...]) -> sk.Finished | None:
    """Play the same cards after other words about Kontra; None where no card was played to the end."""
    before = [action for action in whole.actions if not isinstance(action, sk.Kontra | sk.Re)]
    first = next(place for place, state in enumerate(whole.states) if isinstance(state, sk.Doubling))
    begun = next((place for place, state in enumerate(whole.states) if isinstance(state, sk.Playing)), None)
    if begun is None:
        return None
    assert before[:first] == list(whole.actions[:first])
    state = whole.states[first]
    for word in words:
        state = sk.apply(state, word)
    assert isinstance(state, sk.Playing)
    for action in whole.actions[begun:]:
        state = sk.apply(state, action)
    assert isinstance(state, sk.Finished)
    return state


@pytest.mark.parametrize("concession", ["simple", "rest"])
@pytest.mark.parametrize("lost_hand_doubled", [True, False])
def test_no_doubling_changes_what_is_won_lost_or_overbid(
    concession: ConcessionRule, *, lost_hand_doubled: bool
) -> None:
    rules = sk.Rules(kontra=sk.KontraRules(), concession=concession, lost_hand_doubled=lost_hand_doubled)
    rng = random.Random(f"words {concession} {lost_hand_doubled}")
    compared: Counter[str] = Counter()
    for number in range(90):
        manner = MANNERS[("bold", "doubling", "giving up")[number % 3]]
        whole = walk(rng, rules, manner)
        if not any(isinstance(state, sk.Doubling) for state in whole.states):
            continue
        silence = with_other_words(whole, (sk.Pass(), sk.Pass()))
        kontra = with_other_words(whole, (sk.Kontra(), sk.Pass()))
        second = with_other_words(whole, (sk.Pass(), sk.Kontra(), sk.Pass()))
        both = with_other_words(whole, (sk.Kontra(), sk.Re()))
        for final, factor in ((silence, 1), (kontra, 2), (second, 2), (both, 4)):
            if silence is None or final is None or not isinstance(silence.result, sk.GameResult):
                continue
            assert isinstance(final.result, sk.GameResult)
            one, other = silence.result.settlement, final.result.settlement
            assert other.score == factor * one.score
            assert evolve(other, kontra=False, re=False) == one
            compared["won" if one.won else "lost"] += 1
            compared["overbid"] += one.overbid
    assert min(compared["won"], compared["lost"], compared["overbid"]) > 20


# A seat sees what it may know, and nothing else.


def exchanged(whole: Walk, one: sk.Card, other: sk.Card) -> Walk | None:
    """Play the same deal with two cards exchanged wherever they go face down; None if that breaks a rule."""
    swap = {one: other, other: one}

    def moved(cards: sk.CardSet) -> sk.CardSet:
        return sk.CardSet([swap.get(card, card) for card in cards])

    fore, middle, rear = map(moved, whole.deal.hands)
    deal = sk.Deal((fore, middle, rear), moved(whole.deal.skat))
    actions: list[sk.Action] = []
    for action in whole.actions:
        if isinstance(action, sk.Discard):
            actions.append(sk.Discard(moved(action.cards)))
        elif isinstance(action, sk.Push):
            actions.append(sk.Push(moved(action.cards)))
        else:
            actions.append(action)
    states = [sk.start(deal, whole.rules)]
    for action in actions:
        if not sk.is_legal(states[-1], action):
            return None
        states.append(sk.apply(states[-1], action))
    return Walk(deal, whole.rules, tuple(actions), tuple(states))


def result_of(state: sk.State) -> sk.Result | None:
    return state.result if isinstance(state, sk.Finished) else None


def cards_are_hidden(state: sk.State) -> bool:
    return any(len(state.hand(seat)) > 0 for seat in sk.Seat)


@pytest.mark.parametrize("phase", PHASES)
@each_table
def test_exchanging_cards_that_a_seat_cannot_know_leaves_its_view_as_it_was(table: str, phase: type[sk.State]) -> None:
    rules = TABLES[table]
    if phase not in phases_of(rules):
        assert rules.ramsch is not None
        assert not rules.ramsch.pushing
        return
    rng = random.Random(f"exchange {table} {phase.__name__}")
    differed = dict.fromkeys(EYES, 0)
    for _ in range(16):
        whole = reach(rng, rules, phase, cards_are_hidden)
        for eye in EYES:
            unknown = list(sk.DECK - seen_by(whole, eye))
            for _ in range(5 if len(unknown) > 1 else 0):
                after = exchanged(whole, *rng.sample(unknown, 2))
                if after is None or after.state == whole.state or result_of(after.state) != result_of(whole.state):
                    continue
                differed[eye] += 1
                here, there = sk.view(whole.state, eye), sk.view(after.state, eye)
                assert here == there
                assert (hash(here), repr(here), here.unseen) == (hash(there), repr(there), there.unseen)
                assert sk.legal_actions(here) == sk.legal_actions(there)
                assert [here.may_hold(seat) for seat in sk.Seat] == [there.may_hold(seat) for seat in sk.Seat]
    assert min(differed.values()) >= 5


def test_exchanging_a_card_that_a_seat_picked_up_or_pushed_changes_its_view() -> None:
    rng = random.Random("known")
    looked = 0
    while looked < 60:
        whole = reach(rng, PUSHING, sk.Pushing)
        assert isinstance(whole.state, sk.Pushing)
        for eye in sk.Seat:
            new = list(seen_by(whole, eye) - whole.deal.hand(eye))
            hidden = list(sk.DECK - seen_by(whole, eye))
            if not new:
                continue
            after = exchanged(whole, rng.choice(new), rng.choice(hidden))
            if after is None:
                continue
            looked += 1
            assert sk.view(whole.state, eye) != sk.view(after.state, eye)


def cards_in(value: object) -> Iterator[sk.Card]:
    """Find every card in the fields of a value, however deep."""
    if isinstance(value, sk.Card):
        yield value
    elif isinstance(value, sk.CardSet | tuple | list | frozenset):
        for part in value:
            yield from cards_in(part)
    else:
        assert not isinstance(value, kernel.Position | sk.Deal)
        kind: Any = type(value)
        for field in attrs.fields(kind) if attrs.has(kind) else ():
            yield from cards_in(getattr(value, field.name))


def stopped_at_random(table: str, seed: str) -> Iterator[Walk]:
    """Stop deals at some states on the way, the last one included."""
    rng = random.Random(f"{seed} {table}")
    for whole in walks(rng, TABLES[table], 40):
        places = {len(whole.actions), *(rng.randrange(len(whole.states)) for _ in range(8))}
        yield from map(whole.cut, sorted(places))


@each_table
def test_no_card_is_anywhere_in_a_view_but_those_its_seat_has_seen(table: str) -> None:
    for stopped in stopped_at_random(table, "leak"):
        for eye in EYES:
            assert sk.CardSet(cards_in(sk.view(stopped.state, eye))) <= seen_by(stopped, eye)


@each_table
def test_a_view_shows_everything_that_its_seat_has_seen(table: str) -> None:
    for stopped in stopped_at_random(table, "shown"):
        for eye in EYES:
            view = sk.view(stopped.state, eye)
            assert view.hand == (NOTHING if eye is None else stopped.state.hand(eye))
            if not isinstance(stopped.state, sk.Finished):
                shown = view.hand | view.played | (view.skat or NOTHING) | (view.discard or NOTHING)
                assert shown | (view.shown or NOTHING) == seen_by(stopped, eye)


@each_table
def test_a_view_remembers_what_its_own_seat_did_with_the_skat(table: str) -> None:
    for whole in walks(random.Random(f"own {table}"), TABLES[table], 30):
        if isinstance(whole.state, sk.Finished):
            whole = whole.cut(len(whole.actions) - 1)  # noqa: PLW2901 - the last state shows everybody the skat
        for eye in sk.Seat:
            mine = [
                action
                for before, action in zip(whole.states, whole.actions, strict=False)
                if before.turn is eye and isinstance(action, sk.Discard | sk.Push)
            ]
            view = sk.view(whole.state, eye)
            assert view.discard == (mine[-1].cards if mine else None)


@each_table
def test_no_view_rules_out_who_holds_a_card(table: str) -> None:
    for whole in walks(random.Random(f"holds {table}"), TABLES[table], 30):
        for state in whole.states:
            for eye in EYES:
                view = sk.view(state, eye)
                for seat in sk.Seat:
                    assert state.hand(seat) <= view.may_hold(seat)
                    assert seat is not eye or view.may_hold(seat) == state.hand(seat)


def test_who_left_with_the_skat_in_hand_may_still_hold_it() -> None:
    over = sk.play(sk.start(sk.Deal.from_order(sk.CARDS), sk.HOUSE), "18 p p, s, left forehand")
    assert len(over.hand(sk.Seat.MIDDLEHAND)) == 12
    for eye in EYES:
        assert over.hand(sk.Seat.MIDDLEHAND) <= sk.view(over, eye).may_hold(sk.Seat.MIDDLEHAND)


@each_table
def test_a_seat_is_asked_only_when_its_view_says_so(table: str) -> None:
    for whole in walks(random.Random(f"asked {table}"), TABLES[table], 20):
        for state in whole.states:
            for eye in EYES:
                view = sk.view(state, eye)
                assert view.turn is state.turn
                offered = list(sk.legal_actions(view))
                assert offered == (list(sk.legal_actions(state)) if eye is not None and eye is state.turn else [])
                own = [action for action in sk.interrupts(state) if _owner(action) is eye]
                assert set(sk.interrupts(view)) == set(own)


# Records.


@each_table
def test_a_deal_stopped_anywhere_is_one_record(table: str) -> None:
    rng = random.Random(f"record {table}")
    for whole in walks(rng, TABLES[table], 30):
        record = sk.Record.start(whole.deal, whole.rules)
        for state, action in zip(whole.states, whole.actions, strict=False):
            assert record.final == state
            assert sk.Record.of(state) == record
            owner = _owner(action)
            record = record.then(action, state.turn if owner is None else owner)
        assert record.final == whole.state
        assert sk.Record.of(whole.state) == record
        assert list(record.steps()) == list(zip(whole.states, whole.actions, strict=False))
        remarks = () if whole.rules.bidding != "any" else record.check()
        assert [remark for remark in remarks if "is no value that a game can have" not in remark] == []


@each_table
def test_a_record_is_written_and_reads_back_stopped_anywhere(table: str) -> None:
    rng = random.Random(f"written {table}")
    for whole in walks(rng, TABLES[table], 30):
        for length in {len(whole.actions), *(rng.randrange(len(whole.actions)) for _ in range(3))}:
            record = sk.Record.of(whole.cut(length).state)
            assert record.actions == whole.actions[:length]
            text = iss.dumps(record)
            assert "\n" not in text
            assert iss.loads(text) == [record]
            assert iss.loads(text)[0].final == whole.states[length]


@each_table
def test_actions_are_taken_back_one_by_one_or_together(table: str) -> None:
    rng = random.Random(f"undone {table}")
    for whole in walks(rng, TABLES[table], 20):
        record = sk.Record.of(whole.state)
        n = rng.randint(1, len(whole.actions))
        back = record.undo(n)
        assert back.final == whole.states[-1 - n]
        assert back.outcome is None
        for action in whole.actions[len(whole.actions) - n :]:
            back = back.then(action)
        assert back == record


@each_table
def test_a_deal_written_as_its_moves_plays_to_the_same_end(table: str) -> None:
    for whole in walks(random.Random(f"moves {table}"), TABLES[table], 40):
        assert sk.play(whole.states[0], ", ".join(map(str, whole.actions))) == whole.state


# Values.


@each_table
def test_every_state_and_view_is_its_own_copy_and_survives_pickling(table: str) -> None:
    for whole in states_of(TABLES[table], f"values {table}", 4):
        state = whole.state
        for value in (state, *(sk.view(state, eye) for eye in EYES)):
            assert copy.copy(value) is value
            assert copy.deepcopy(value) is value
            thawed: Any = pickle.loads(pickle.dumps(value))  # noqa: S301 - our own bytes
            assert thawed == value
            assert hash(thawed) == hash(value)
            assert repr(thawed) == repr(value)


@each_table
def test_every_action_and_result_evaluates_back(table: str) -> None:
    for whole in walks(random.Random(f"repr {table}"), TABLES[table], 20):
        assert isinstance(whole.state, sk.Finished)
        result = whole.state.result
        for value in (*whole.actions, whole.rules, *([] if isinstance(result, sk.GameResult) else [result])):
            assert eval(repr(value), {name: getattr(sk, name) for name in sk.__all__}) == value  # noqa: S307 - our own text


@each_table
def test_a_state_replayed_is_equal_and_another_deal_is_not(table: str) -> None:
    rng = random.Random(f"equal {table}")
    for whole in walks(rng, TABLES[table], 10):
        state = sk.start(whole.deal, whole.rules)
        for action in whole.actions:
            state = sk.apply(state, action)
        assert state == whole.state
        assert hash(state) == hash(whole.state)
        other = any_deal(rng)
        assert other == whole.deal or sk.start(other, whole.rules) != whole.states[0]
