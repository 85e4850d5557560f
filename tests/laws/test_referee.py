"""Agreement with the slow referee: whole deals, every step, every field of the result."""

import random
from collections import Counter
from functools import cache
from typing import Final

import pytest

import pyskat as sk
from laws.strategies import PRESETS, TEMPERS, any_deal, walk
from referee import PRESETS as REFEREE_PRESETS
from referee import Table

_DEALS: Final = 2000
_CHUNKS: Final = 2
_KINDS: Final = {sk.GameResult: "game", sk.PassedIn: "passed_in", sk.Aborted: "aborted"}

_OCCURS: Final = (
    "passed in",
    "aborted before the declaration",
    "aborted after the declaration",
    "won",
    "lost",
    "overbid",
    "overbid, mended by a level",
    "schneider made by the declarer",
    "schneider against the declarer",
    "schwarz made by the declarer",
    "schwarz against the declarer",
    "null won",
    "null lost",
    "null ouvert",
    "null hand",
    "hand",
    "schneider announced, won",
    "schneider announced, lost",
    "schwarz announced, won",
    "schwarz announced, lost",
    "ouvert",
    "shown",
    "declarer concedes",
    "defender concedes",
    "declarer forfeits",
    "defender forfeits",
    "won by concession",
    "lost although a defender conceded",
    "after a jack in the skat",
)
"""What a run of each preset has to have seen, or it has proved little."""


@cache
def _codes(cards: sk.CardSet) -> frozenset[str]:
    return frozenset(card.name for card in cards)


def _table(deal: sk.Deal, rules: str) -> Table:
    return Table([_codes(hand) for hand in deal.hands], _codes(deal.skat), REFEREE_PRESETS[rules])


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


def _as_the_referee_says_it(result: sk.Result) -> dict[str, object]:
    said: dict[str, object] = {"kind": _KINDS[type(result)], "scores": result.scores}
    if isinstance(result, sk.Aborted):
        said["declarer"] = None if result.declarer is None else int(result.declarer)
        said["seat"] = int(result.seat)
    if not isinstance(result, sk.GameResult):
        return said
    settled, contract = result.settlement, result.contract
    steps = {step.name for step in settled.game_value.steps}
    return said | {
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


def _game_events(final: sk.Finished, result: sk.GameResult) -> set[str]:
    """Say what kind of game this was, in the words of the list above."""
    settled, contract = result.settlement, result.contract
    steps = {step.name for step in settled.game_value.steps}
    outcome = "won" if settled.won else "lost"
    by = "the declarer" if result.points >= 90 or result.tricks_taken == 10 else "against the declarer"
    made = "made by the declarer" if by == "the declarer" else by
    events = {outcome}
    events |= {f"null {outcome}"} if contract.game is sk.Game.NULL else set()
    events |= {"null ouvert"} if contract.game is sk.Game.NULL and contract.ouvert else set()
    events |= {"null hand" if contract.game is sk.Game.NULL else "hand"} if contract.hand else set()
    events |= {"ouvert"} if contract.schwarz_announced and contract.ouvert else set()
    events |= {f"schwarz announced, {outcome}"} if contract.schwarz_announced else set()
    if contract.schneider_announced and not contract.schwarz_announced:
        events.add(f"schneider announced, {outcome}")
    for level in ("schneider", "schwarz"):
        if level in steps and not getattr(contract, f"{level}_announced"):
            events.add(f"{level} {made}")
    if settled.overbid:
        events.add("overbid")
    elif contract.game is not sk.Game.NULL and sk.game_value(contract, result.matadors).value < (result.bid or 0):
        events.add("overbid, mended by a level")
    if any(card.rank is sk.Rank.JACK for card in final.skat) and contract.hand:
        events.add("after a jack in the skat")
    return events


def _events(final: sk.Finished, last: sk.Action) -> set[str]:
    result = final.result
    if isinstance(result, sk.PassedIn):
        return {"passed in"}
    if isinstance(result, sk.Aborted):
        return {f"aborted {'before' if final.contract is None else 'after'} the declaration"}
    assert isinstance(result, sk.GameResult)
    events = _game_events(final, result)
    events |= {"shown"} if final.showed else set()
    if isinstance(last, sk.Concede | sk.Forfeit):
        side = "declarer" if last.seat is result.declarer else "defender"
        events.add(f"{side} {'concedes' if isinstance(last, sk.Concede) else 'forfeits'}")
        if side == "defender":
            events.add("won by concession" if result.settlement.won else "lost although a defender conceded")
    return events


def _agree(name: str, seed: int, count: int) -> Counter[str]:
    """Play deals at the table and in the library side by side, and count what happened."""
    rng, rules = random.Random(seed), PRESETS[name]
    tempers = list(TEMPERS.values())
    seen: Counter[str] = Counter()
    for number in range(count):
        deal = any_deal(rng)
        played = walk(rng, rules, tempers[number % len(tempers)], deal)
        table = _table(deal, name)
        _same_state(played.states[0], table)
        for action, state in zip(played.actions, played.states[1:], strict=True):
            table.do(str(action))
            _same_state(state, table)
        final = played.state
        assert isinstance(final, sk.Finished)
        assert table.over
        assert _as_the_referee_says_it(final.result) == table.result(), (str(deal), list(map(str, played.actions)))
        seen.update(_events(final, played.actions[-1]))
    return seen


@pytest.mark.thousands
@pytest.mark.parametrize("seed", range(_CHUNKS))
@pytest.mark.parametrize("name", PRESETS)
def test_a_whole_deal_goes_as_the_slow_referee_says(name: str, seed: int) -> None:
    seen = _agree(name, seed, _DEALS // _CHUNKS)
    assert [event for event in _OCCURS if not seen[event]] == []
