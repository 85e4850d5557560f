"""Laws of rulings: one party wins or none, the score says the same, nothing is refused without a reason."""

from hypothesis import given
from hypothesis import strategies as st

import pyskat as sk
from laws.strategies import MOST_PROVED, any_state, walks
from pyskat.court import Offence, OffenceKind, Party, Ruling, Then, decided, judge, null_replacements, ruling
from pyskat.scoring.matador import matadors

OVER = {Then.GAME_OVER, Then.NAME_A_GAME}
WITHOUT_A_DEAL = (OffenceKind.REVOKE, OffenceKind.OUT_OF_TURN, OffenceKind.EXPOSED_CARD, OffenceKind.WRONG_COUNT)


def offences() -> st.SearchStrategy[Offence]:
    """Anything that anybody could be said to have done."""
    return st.builds(
        Offence,
        st.sampled_from(OffenceKind),
        st.sampled_from([*sk.Seat, *Party, None]),
        card=st.sampled_from([None, *sk.CARDS]),
        words=st.sampled_from(["", "Null", "Grand Hand", "Herz ouvert", "18"]) | st.text(max_size=20),
    )


def ruled(state: sk.State, offence: Offence) -> Ruling | None:
    """Rule; None if it is refused with a reason in both languages."""
    try:
        return judge(state, offence)
    except sk.SkatError as error:
        said = error.explain("en"), error.explain("de")
    assert said[0] != said[1]
    return None


@given(any_state(), offences())
def test_a_ruling_credits_one_party_or_none(state: sk.State, offence: Offence) -> None:
    if offence.kind is OffenceKind.SHOWED_SKAT and max(state.hand_sizes) > MOST_PROVED:
        return
    found = ruled(state, offence)
    if found is None:
        return
    assert found.offence == offence
    assert (found.winner is not None) is (found.consequence.then in OVER)
    assert (found.settlement is not None) is (found.consequence.then is Then.GAME_OVER)
    assert not found.may_demand_play_on or found.winner is not None
    if found.settlement is not None:
        assert (found.settlement.score > 0) is (found.winner is Party.DECLARER)
        facts = found.settlement.facts
        assert (facts.points or 0) + (facts.defender_points or 0) <= 120
        assert (facts.tricks or 0) + (facts.defender_tricks or 0) <= 10
    assert found.explain("en") != found.explain("de")
    for language in ("en", "de"):
        said = found.explain(language)
        assert said.endswith(f"({found.rule}).")
        assert said[0].isupper()
        assert "{" not in said
    assert {*found.consequence.out}.isdisjoint(found.consequence.may_bid)


@given(walks(phase=sk.Playing).map(lambda walk: walk.state), st.sampled_from(WITHOUT_A_DEAL), st.sampled_from(Party))
def test_a_deal_is_ruled_on_as_a_game_that_is_told(state: sk.State, kind: OffenceKind, by: Party) -> None:
    if state.declarer is None or state.position is None:
        return
    declarer, contract, bid = state.declarer, state.contract, state.bid
    assert isinstance(state, sk.Playing)
    assert contract is not None
    held = state.deal.hand(declarer) | state.skat
    points, tricks = state.position.points, state.position.tricks
    skat = (state.discard or state.skat).points
    found = judge(state, Offence(kind, by))
    told = ruling(
        contract,
        matadors(held, contract.game) if contract.game.has_matadors else None,
        offence=Offence(kind, by),
        bid=bid,
        points=points[declarer] + skat,
        tricks_taken=tricks[declarer],
        defenders_points=sum(points) - points[declarer],
        defenders_tricks=sum(tricks) - tricks[declarer],
        kontra=state.kontra,
        re=state.re,
        rules=state.rules,
    )
    assert found == told


@given(walks(phase=sk.Playing).map(lambda walk: walk.state))
def test_what_is_decided_is_decided_whoever_is_at_fault(state: sk.State) -> None:
    assert isinstance(state, sk.Playing)
    if state.declarer is None:
        return
    won = {by: judge(state, Offence(OffenceKind.REVOKE, by)).winner for by in Party}
    party = decided(state)
    if party is not None:
        assert won == dict.fromkeys(Party, party)
    elif state.contract.game is not sk.Game.NULL:
        assert won == {by: by.other for by in Party}


@given(
    st.sampled_from(sk.BID_VALUES),
    st.dictionaries(st.sampled_from(list(sk.Game)[:5]), st.integers(1, 4), min_size=1),
    st.booleans(),
)
def test_a_replacement_reaches_the_bid_by_the_least(bid: int, counts: dict[sk.Game, int], hand: bool) -> None:  # noqa: FBT001 - drawn
    found = null_replacements(bid, counts, hand=hand)
    assert [settled.contract.game for settled in found] == [*counts]
    for settled, (game, count) in zip(found, counts.items(), strict=True):
        base = game.base_value
        steps = next(steps for steps in range(count + 1 + hand, 40) if steps * base >= bid)
        assert (settled.score, settled.won) == (-2 * steps * base, False)
