"""Agreement with the slow referee: whole deals, every step, every field of the result."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Final, get_args

import pytest

import pyskat as sk
from laws.recorder import as_refereed
from laws.strategies import RAMSCH_RULES, TABLES, TEMPERS, Temper, walk
from pyskat.rules import BiddingRule, ConcessionRule, KontraWho
from pyskat.scoring.judgement import Allotted
from referee import PRESETS, Table

_KINDS: Final = {
    sk.GameResult: "game",
    sk.RamschResult: "ramsch",
    sk.PassedIn: "passed_in",
    sk.Aborted: "aborted",
}
_SILENT: Final = tuple(temper for temper in TEMPERS.values() if temper.speak == 0.0)


@pytest.mark.parametrize("name", PRESETS)
def test_the_referee_has_the_same_presets(name: str) -> None:
    assert as_refereed(TABLES[name]) == PRESETS[name]


@cache
def _codes(cards: sk.CardSet) -> frozenset[str]:
    return frozenset(card.name for card in cards)


@cache
def _text(action: sk.Action) -> str:
    return str(action)


def _same_state(state: sk.State, table: Table) -> None:
    for listed, wanted in ((sk.legal_actions(state), table.legal()), (sk.interrupts(state), table.interrupts())):
        said = [_text(action) for action in listed]
        assert set(said) == wanted
        assert len(said) == len(wanted)
    assert (None if state.turn is None else int(state.turn)) == table.turn
    for seat in sk.Seat:
        assert _codes(state.hand(seat)) == table.hand(seat)
    assert list(state.conceded) == table.conceded
    waiting = None
    if isinstance(state, sk.Claimed):
        words = [(int(seat), "throw" if isinstance(word, sk.Throw) else str(word)) for seat, word in state.answers]
        waiting = (str(state.claim), words)
    assert waiting == table.claim


def _as_the_referee_says_it(result: sk.Result) -> dict[str, object]:
    said: dict[str, object] = {"kind": _KINDS[type(result)], "scores": result.scores}
    match result:
        case sk.Aborted():
            declarer = None if result.declarer is None else int(result.declarer)
            return said | {"declarer": declarer, "seat": int(result.seat)}
        case sk.RamschResult():
            return said | {"points": result.points, "tricks": result.tricks_taken}
        case sk.PassedIn():
            return said
        case sk.GameResult():
            return said | _as_the_referee_settles_it(result)


def _as_the_referee_settles_it(result: sk.GameResult) -> dict[str, object]:
    settled, contract = result.settlement, result.contract
    steps = {step.name for step in settled.game_value.steps}
    return {
        "ended": settled.ended.value,
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


# What a run has to have seen, or it has proved little.

_IN_ANY_GAME: Final = {
    *("won", "lost", "overbid", "overbid, mended by a level", "null won", "null lost", "null ouvert", "null hand"),
    *("schneider made by the declarer", "schneider against the declarer", "hand", "ouvert", "shown"),
    *("schwarz made by the declarer", "schwarz against the declarer", "after a jack in the skat"),
    *("schneider announced, won", "schneider announced, lost", "schwarz announced, won", "schwarz announced, lost"),
    *("declarer concedes", "defender concedes", "declarer forfeits", "defender forfeits"),
    *("won by concession", "lost although a defender conceded"),
    *("aborted before the declaration", "aborted after the declaration"),
}
_BY_THE_ORDER: Final = {
    *("thrown by the declarer", "thrown by a defender", "a Null thrown", "a defender's claim that holds"),
    *("a defender's claim that does not hold", "consent refused", "played on", "forfeit with a claim open"),
}
_CLAIMS: Final = {
    "isko2018": {
        *_BY_THE_ORDER,
        *("claim accepted", "claim refused", "accepted by throwing", "taken back after throwing", "a certain trick"),
        *("schneider accepted", "schwarz accepted"),
    },
    "isko1999": {
        *_BY_THE_ORDER,
        *("the declarer's claim that holds", "the declarer's claim that does not hold"),
        *("a Null claimed and won", "a Null claimed and lost"),
    },
}
_KONTRA: Final = {"kontra", "re", "silence"}
_RAMSCH: Final = {"ramsch", "march", "virgin"}


def _game_events(final: sk.Finished, result: sk.GameResult) -> Iterator[str]:
    settled, contract = result.settlement, result.contract
    null = contract.game is sk.Game.NULL
    steps = {step.name for step in settled.game_value.steps}
    ended = "won" if settled.won else "lost"
    made = "made by" if result.points >= 90 or result.tricks_taken == 10 else "against"
    happened = {
        ended: True,
        f"null {ended}": null,
        "null ouvert": null and contract.ouvert,
        "null hand" if null else "hand": contract.hand,
        "ouvert": contract.schwarz_announced and contract.ouvert,
        f"schwarz announced, {ended}": contract.schwarz_announced,
        f"schneider announced, {ended}": contract.schneider_announced and not contract.schwarz_announced,
        f"schneider {made} the declarer": "schneider" in steps and not contract.schneider_announced,
        f"schwarz {made} the declarer": "schwarz" in steps and not contract.schwarz_announced,
        "overbid": settled.overbid,
        "overbid, mended by a level": not settled.overbid
        and not null
        and sk.game_value(contract, result.matadors).value < (result.bid or 0),
        "after a jack in the skat": contract.hand and any(card.rank is sk.Rank.JACK for card in final.skat),
        "shown": final.showed,
        "re" if final.re else "kontra" if final.kontra else "silence" if final.doubling else "nobody asked": True,
    }
    yield from (event for event, is_so in happened.items() if is_so)


def _claim_events(final: sk.Finished, result: sk.GameResult) -> Iterator[str]:
    """Say what was claimed, thrown and answered."""
    settled, declarer = result.settlement, result.declarer
    done = [action for _, action in final.interrupts]
    null, last = result.contract.game is sk.Game.NULL, done[-1] if done else None
    accepted = [action for action in done if not isinstance(action, sk.Accept | sk.Throw)][-1:]
    claimed = isinstance(last, sk.Accept | sk.Throw) and isinstance(accepted[0] if accepted else None, sk.Claim)
    agreed = claimed and settled.ended is sk.Ending.DEFENDERS_CONCEDED and not (null and isinstance(last, sk.Throw))
    level = accepted[0].level if agreed and isinstance(accepted[0], sk.Claim) else None
    proved = settled.ended is sk.Ending.CLAIMED
    mine = isinstance(last, sk.Claim | sk.Show) and last.seat is declarer
    certain = isinstance(final.how, Allotted) and final.how.one_is_certain
    happened = {
        "thrown by the declarer": settled.ended is sk.Ending.THROWN
        and isinstance(last, sk.Throw)
        and last.seat is declarer,
        "thrown by a defender": settled.ended is sk.Ending.THROWN
        and isinstance(last, sk.Throw)
        and last.seat is not declarer,
        "a certain trick": certain and result.tricks_taken in {1, 9},
        "a Null thrown": null and isinstance(last, sk.Throw),
        "a defender's claim that holds": proved and not mine,
        "a defender's claim that does not hold": not proved and isinstance(last, sk.Claim) and not mine,
        "the declarer's claim that holds": proved and mine and result.tricks_taken > 0,
        "the declarer's claim that does not hold": proved and mine and not null and not settled.won,
        f"a Null claimed and {'won' if settled.won else 'lost'}": proved and null,
        "claim accepted": agreed,
        "accepted by throwing": agreed and isinstance(last, sk.Throw),
        f"{level} accepted": level is not None,
        "played on": sk.PlayOn() in done,
        "forfeit with a claim open": isinstance(last, sk.Forfeit)
        and len(done) > 1
        and isinstance(done[-2], sk.Claim | sk.Show | sk.Concede)
        and final.interrupts[-1][0] == final.interrupts[-2][0],
    }
    yield from (event for event, is_so in happened.items() if is_so)
    for before, after in pairwise(done):
        if isinstance(before, sk.Refuse) and isinstance(after, sk.Refuse):
            yield "consent refused"
        if isinstance(before, sk.Claim | sk.Show) and isinstance(after, sk.Refuse):
            yield "claim refused"
        if isinstance(before, sk.Throw) and isinstance(after, sk.Refuse):
            yield "taken back after throwing"


def _events(final: sk.Finished, last: sk.Action) -> Iterator[str]:
    """Say what kind of deal this was, in the words of the lists above."""
    result = final.result
    yield _KINDS[type(result)]
    if isinstance(result, sk.Aborted):
        yield f"aborted {'before' if final.contract is None else 'after'} the declaration"
    if isinstance(result, sk.RamschResult):
        settled = result.settlement
        yield f"{settled.doublings} pushes unseen"
        yield from ["march"] * (settled.march is not None) + ["virgin"] * bool(settled.virgin)
    if isinstance(result, sk.GameResult):
        yield from _game_events(final, result)
        yield from _claim_events(final, result)
        given_up = [seat for _, action in final.interrupts if isinstance(action, sk.Concede) for seat in [action.seat]]
        agreed = isinstance(last, sk.Accept) and final.conceded != ()
        if agreed or isinstance(last, sk.Concede | sk.Forfeit):
            seat = last.seat if isinstance(last, sk.Concede | sk.Forfeit) else given_up[-1]
            side = "declarer" if seat is result.declarer else "defender"
            yield f"{side} {'forfeits' if isinstance(last, sk.Forfeit) else 'concedes'}"
            if side == "defender":
                yield "won by concession" if result.settlement.won else "lost although a defender conceded"


def _agree(rules: sk.Rules, seed: str, tempers: Sequence[Temper], count: int) -> Counter[str]:
    """Play deals at the table and in the library side by side, and count what happened."""
    rng = random.Random(seed)
    seen: Counter[str] = Counter()
    for number in range(count):
        played = walk(rng, rules, tempers[number % len(tempers)])
        table = Table([_codes(hand) for hand in played.deal.hands], _codes(played.deal.skat), as_refereed(rules))
        _same_state(played.states[0], table)
        for action, state in zip(played.actions, played.states[1:], strict=True):
            table.do(_text(action))
            _same_state(state, table)
        final = played.state
        assert isinstance(final, sk.Finished)
        assert table.over
        assert _as_the_referee_says_it(final.result) == table.result(), played
        seen.update(_events(final, played.actions[-1]))
    return seen


@pytest.mark.thousands
@pytest.mark.parametrize("part", range(2))
@pytest.mark.parametrize("name", TABLES)
def test_a_whole_deal_goes_as_the_slow_referee_says(name: str, part: int) -> None:
    rules = TABLES[name]
    seen = _agree(rules, f"{name} {part}", list(TEMPERS.values()), 1000)
    wanted = _IN_ANY_GAME | (_RAMSCH if rules.ramsch else {"passed_in"}) | (_KONTRA if rules.kontra else set())
    wanted |= _CLAIMS.get(rules.concession, set())
    assert wanted - set(seen) == set()
    if rules.null_below_bid != "replacement":  # there a game may be over before anybody is asked
        assert ("nobody asked" in seen) == (rules.kontra is None or rules.kontra.who == "bid_or_held")


@pytest.mark.thousands
@pytest.mark.parametrize("rules", RAMSCH_RULES, ids=str)
def test_the_referee_settles_every_kind_of_ramsch_alike(rules: sk.RamschRules) -> None:
    seen = _agree(sk.Rules(ramsch=rules), f"ramsch {rules}", _SILENT, 100)
    assert seen["ramsch"] == 100
    assert set(seen) >= _RAMSCH
    assert ({f"{count} pushes unseen" for count in range(4)} <= set(seen)) == rules.pushing


@pytest.mark.thousands
@pytest.mark.parametrize("concession", get_args(ConcessionRule))
@pytest.mark.parametrize("bidding", ["jump", "next", "any"])
@pytest.mark.parametrize("who", ["anyone", "bid_or_held"])
def test_the_referee_asks_for_kontra_alike(who: KontraWho, bidding: BiddingRule, concession: ConcessionRule) -> None:
    rules = sk.Rules(bidding=bidding, concession=concession, kontra=sk.KontraRules(who=who))
    tempers = [TEMPERS[name] for name in ("calm", "bold", "doubling", "giving up", "leaving", "strong")]
    seen = _agree(rules, f"{who} {bidding} {concession}", tempers, 80)
    assert (_KONTRA | {"won", "lost", "passed_in", "ouvert"}) - set(seen) == set()
    assert ("nobody asked" in seen) == (who == "bid_or_held")
