"""What a table does, sentence by sentence: who is asked, what is refused, what is booked, who comes and goes."""

import random
from collections.abc import Callable
from functools import partial
from typing import Final

import pytest
from attrs import evolve
from attrs.exceptions import FrozenInstanceError

import pyskat as sk
from pyskat import Cause, Code, Seat
from pyskat.bots import RandomBot, RuleBot
from pyskat.table import Chair, Table

NAMES: Final = ("Anna", "Ben", "Cleo")
FOUR: Final = (*NAMES, "Dora")
DEAL: Final = sk.Deal.parse(
    "CJ SJ CA CT SA ST HA HT D8 D7 | HJ DJ CK CQ SK SQ HK HQ DK DQ | C9 C8 C7 S9 S8 S7 H9 H8 H7 D9 | DA DT"
)
ONE_ROUND: Final = sk.Format(1, sk.PLAIN)


def opened(players: tuple[str, ...] = NAMES, **more: object) -> Table:
    """Open a table at which the same cards are dealt again and again."""
    return Table.open(players, **{"format": ONE_ROUND, "deals": [DEAL] * len(players), **more})  # type: ignore[arg-type]


def does(table: Table, *words: str) -> Table:
    """Let whoever is asked say something."""
    for said in words:
        [player] = table.asked
        table = table.act(player, said, at=table.number)
    return table


def refused(act: Callable[[], object]) -> Code:
    """Do what is refused."""
    with pytest.raises(sk.SkatError) as caught:
        act()
    return caught.value.code


# ---- Opening ------------------------------------------------------------------------------------------------------


def test_players_are_in_the_order_in_which_they_deal() -> None:
    table = opened()
    # Anna deals first; forehand is on her left, and rearhand is the dealer herself at a table of three.
    assert [table.seat(name) for name in NAMES] == [Seat.REARHAND, Seat.FOREHAND, Seat.MIDDLEHAND]
    assert table.asked == ("Cleo",)  # middlehand speaks first
    assert (table.players, table.deal_number, table.over, table.number) == (NAMES, 1, False, 0)


def test_at_four_the_dealer_sits_out_and_looks_on() -> None:
    table = opened(FOUR)
    assert [table.seat(name) for name in FOUR] == [None, *Seat]
    assert table.view("Anna") == table.view(None) == sk.view(table.state, None)
    assert table.choices("Anna") == sk.Choices()
    assert refused(lambda: table.act("Anna", "18", at=0)) is Code.NOT_YOUR_TURN
    assert refused(lambda: table.act("Anna", sk.Forfeit(Seat.FOREHAND, Cause.LEFT), at=0)) is Code.NOT_YOUR_TURN


@pytest.mark.parametrize(
    ("made", "players", "asked"),
    [
        (lambda: Table.duel("Anna", "Ben", seed=1), ("Anna", "Ben", "Bot"), {"Anna", "Ben"}),
        (lambda: Table.tournament(*NAMES, seed=1), NAMES, {"Cleo"}),
        (lambda: Table.solo("Anna", seed=1), ("Anna", "Bot 1", "Bot 2"), {"Anna"}),
        (lambda: Table.duel("Anna", "Bot", seed=1), ("Anna", "Bot", "Bot 1"), {"Anna", "Bot"}),
        (lambda: Table.duel("Bot", "Bot 1", seed=1), ("Bot", "Bot 1", "Bot 2"), {"Bot", "Bot 1"}),
        (lambda: Table.solo("Bot 2", seed=1), ("Bot 2", "Bot 1", "Bot 3"), {"Bot 2"}),
    ],
)
def test_the_modes_of_the_online_rules(made: Callable[[], Table], players: tuple[str, ...], asked: set[str]) -> None:
    table = made()
    assert table.players == players
    assert set(table.asked) <= asked
    assert len(table.asked) == 1
    assert (table.session.rules, table.session.format, table.session.deals) == (sk.PUB, sk.THREE_ROUNDS, 3)
    bots = [name for name in players if name not in table.people]
    assert all(table.chairs[players.index(name)].bot == RuleBot() for name in bots)


def test_the_modes_take_what_open_takes() -> None:
    same = {"format": sk.TWELVE, "system": sk.SEEGER, "rules": sk.ISKO, "seed": "x", "deals": [DEAL] * 12}
    for table in (
        Table.duel("Anna", "Ben", bot=RandomBot(), **same),  # type: ignore[arg-type]
        Table.solo("Anna", bot=RandomBot(), **same),  # type: ignore[arg-type]
        Table.tournament(*NAMES, **same),  # type: ignore[arg-type]
    ):
        session = table.session
        assert (session.format, session.sheet.system, session.rules) == (sk.TWELVE, sk.SEEGER, sk.ISKO)
        assert table.record.deal == DEAL
        assert table.seed == "x"
        assert {chair.bot for chair in table.chairs} <= {None, RandomBot()}


@pytest.mark.parametrize(
    ("act", "code"),
    [
        (lambda: Table.open(NAMES), Code.WRONG_VALUE),
        (lambda: Table.open(NAMES, seed=True), Code.WRONG_TYPE),
        (lambda: Table.open(NAMES, seed=1.5), Code.WRONG_TYPE),  # type: ignore[arg-type]
        (lambda: Table.open(NAMES, seed=1 << 5000), Code.WRONG_VALUE),
        (lambda: Table.open(NAMES, seed="x" * 1001), Code.WRONG_VALUE),
        (lambda: Table.open(NAMES, seed="\ud800"), Code.WRONG_VALUE),
        (lambda: Table.open(NAMES, seed=1.5, deals=[DEAL] * 12), Code.WRONG_TYPE),  # type: ignore[arg-type]
        (lambda: Table.open(NAMES, deals=[DEAL] * 11), Code.WRONG_VALUE),
        (lambda: Table.open(NAMES, deals=["x"] * 12), Code.WRONG_VALUE),  # type: ignore[list-item]
        (lambda: Table.open(NAMES, deals=5), Code.WRONG_VALUE),  # type: ignore[arg-type]
        (lambda: Table.open(NAMES[:2], seed=1), Code.BAD_PLAYERS),
        (lambda: Table.open(("Anna", "Anna", "Ben"), seed=1), Code.BAD_PLAYERS),
        (lambda: Table.open(5, seed=1), Code.BAD_PLAYERS),  # type: ignore[arg-type]
        (lambda: Table.open("ABC", seed=1), Code.BAD_PLAYERS),
        (lambda: Table.open(NAMES, bots={"Dora": RuleBot()}, seed=1), Code.UNKNOWN_PLAYER),
        (lambda: Table.open(NAMES, bots={5: RuleBot()}, seed=1), Code.UNKNOWN_PLAYER),  # type: ignore[dict-item]
        (lambda: Table.open(NAMES, bots={"Anna": "rule"}, seed=1), Code.WRONG_TYPE),  # type: ignore[dict-item]
        (lambda: Table.open(NAMES, bots=[RuleBot()], seed=1), Code.WRONG_TYPE),  # type: ignore[arg-type]
        (lambda: Table.solo("Anna", bot=None, seed=1), Code.WRONG_TYPE),  # type: ignore[arg-type]
    ],
)
def test_what_is_no_table_is_not_opened(act: Callable[[], object], code: Code) -> None:
    assert refused(act) is code


# ---- Chance -------------------------------------------------------------------------------------------------------


def test_all_chance_comes_from_the_seed() -> None:
    def cards(seed: int | str) -> list[sk.Deal]:
        table = Table.open(NAMES, seed=seed, format=ONE_ROUND)
        while not table.over:
            table = table.forfeit(table.players[0], Cause.LEFT)
        return [record.deal for record in table.records]

    assert cards(5) == cards(5)
    assert len(set(cards(5))) == 3
    assert set(cards(5)).isdisjoint(cards(6))
    assert set(cards("a secret")).isdisjoint(cards("another"))


def test_given_deals_are_dealt_in_their_order() -> None:
    rng = random.Random(1)
    deals = [sk.Deal.shuffled(rng) for _ in range(5)]
    table = Table.open(NAMES, deals=iter(deals), format=ONE_ROUND)  # type: ignore[arg-type]
    while not table.over:
        table = table.forfeit("Ben", Cause.LEFT)
    assert [record.deal for record in table.records] == deals[:3]


def test_a_bot_draws_by_the_deal_and_the_number_of_actions_alone() -> None:
    def drawing(drawn: list[float]) -> Callable[[sk.View, random.Random], sk.Action]:
        def bot(seen: sk.View, rng: random.Random) -> sk.Action:
            drawn.append(rng.random())
            return sk.legal_actions(seen)[0]

        return bot

    first: list[float] = []
    table = Table.open(NAMES, bots={"Cleo": drawing(first)}, seed=3)  # Cleo is middlehand and speaks first
    assert len(first) == 1
    again: list[float] = []
    other = Table.open(NAMES, bots={"Cleo": drawing(again)}, seed=3)
    assert again == first
    undone = does(table, "hold")
    rolled = list(first)
    for name in ("Anna", "Ben"):
        undone = undone.undo(name)
    undone = does(undone, "hold")
    assert first[len(rolled) :] == rolled[1:]  # the same again
    assert undone.state == does(other, "hold").state
    later = Table.open(NAMES, bots={"Cleo": drawing(again)}, seed=4)
    assert later.number == 1
    assert again[-1] not in first


# ---- Acting -------------------------------------------------------------------------------------------------------


def test_a_message_counts_once() -> None:
    table = opened()
    after = table.act("Cleo", "18", at=0)
    assert (after.number, after.asked) == (1, ("Ben",))
    assert refused(lambda: after.act("Cleo", "18", at=0)) is Code.STALE  # it comes twice
    assert refused(lambda: after.act("Ben", "hold", at=0)) is Code.STALE  # he has not seen it yet
    assert refused(lambda: after.act("Ben", "hold", at=2)) is Code.STALE  # nobody has seen that
    assert refused(lambda: after.act("Ben", "hold", at=True)) is Code.WRONG_TYPE
    assert table.number == 0


@pytest.mark.parametrize(
    ("player", "action", "code"),
    [
        ("Dora", "18", Code.UNKNOWN_PLAYER),
        ("", "18", Code.UNKNOWN_PLAYER),
        (None, "18", Code.UNKNOWN_PLAYER),
        (0, "18", Code.UNKNOWN_PLAYER),
        ("Anna", "18", Code.NOT_YOUR_TURN),
        ("Anna", sk.Concede(Seat.MIDDLEHAND), Code.NOT_YOUR_TURN),
        ("Anna", sk.Forfeit(Seat.MIDDLEHAND, Cause.LEFT), Code.NOT_YOUR_TURN),
        ("Cleo", "17", Code.BID_TOO_LOW),
        ("Cleo", "hold", Code.NOTHING_TO_HOLD),
        ("Cleo", "nonsense", Code.UNKNOWN_ACTION),
        ("Cleo", 18, Code.WRONG_TYPE),
        ("Cleo", None, Code.WRONG_TYPE),
        ("Cleo", "x" * 10_000, Code.TEXT_TOO_LONG),
    ],
)
def test_what_may_not_be_done_is_refused(player: str, action: str, code: Code) -> None:
    table = opened()
    assert refused(lambda: table.act(player, action, at=0)) is code


def test_refusals_are_said_in_both_languages_with_names() -> None:
    with pytest.raises(sk.IllegalActionError) as caught:
        opened().act("Anna", "18", at=0)
    assert caught.value.explain() == "it is Cleo's turn, not Anna's"
    with pytest.raises(sk.TableError) as stranger:
        opened().act("Dora", "18", at=0)
    assert stranger.value.explain("de") == "'Dora' spielt nicht an diesem Tisch; hier spielen Anna, Ben und Cleo"


def test_actions_are_said_in_either_language() -> None:
    english = does(opened(), "18", "hold", "pass", "pass", "pick up", "discard DA DT", "grand", "CA")
    german = does(opened(), "achtzehn", "halte", "passe", "weg", "aufnehmen", "drücke Karo Ass, Karo 10", "Grand", "CA")
    assert german == english
    assert sk.play(sk.start(DEAL), "18 y p p s, discard DA DT, grand, CA") == english.state
    given = opened().act("Cleo", sk.Bid(18), at=0)
    assert given == does(opened(), "18")


GRAND: Final = ("18", "hold", "pass", "pass", "pick up", "discard DA DT", "grand")


def test_out_of_turn_others_may_act_too() -> None:
    table = does(opened(), *GRAND, "CA")
    assert table.asked == ("Cleo",)
    claimed = table.act("Ben", "ich beanspruche", at=table.number)  # the declarer, who is not on turn
    assert claimed.asked == ("Cleo",)  # the defender on the declarer's left answers first
    assert claimed.choices("Cleo").answers == (sk.Accept(), sk.Refuse())
    assert claimed.choices("Anna").answers == ()
    answered = does(claimed, "accept")
    assert answered.asked == ("Anna",)
    over = does(answered, "accept")
    assert over.deal_number == 2
    assert over.sheet.entries[0].player == 1
    thrown = table.act("Anna", sk.Throw(Seat.REARHAND), at=table.number)
    assert (thrown.deal_number, thrown.sheet.entries[0].won) == (2, True)
    left = table.act("Anna", "left rearhand", at=table.number)
    assert left.records[0].actions[-1] == sk.Forfeit(Seat.REARHAND, Cause.LEFT)


def test_kontra_is_asked_for_in_turn() -> None:
    table = does(opened(rules=sk.HOUSE), *GRAND)
    assert table.asked == ("Cleo",)
    assert table.choices("Cleo").kontra
    assert does(table, "kontra").asked == ("Ben",)
    assert does(table, "kontra", "re").state.re


# ---- Booking ------------------------------------------------------------------------------------------------------


def test_a_deal_that_is_over_is_booked_and_the_next_one_begins() -> None:
    table = does(opened(), "pass", "pass", "pass")
    assert (table.deal_number, len(table.records), table.sheet.deals, table.number) == (2, 1, 1, 3)
    assert [table.seat(name) for name in NAMES] == [Seat.MIDDLEHAND, Seat.REARHAND, Seat.FOREHAND]  # Ben deals
    assert table.asked == ("Anna",)
    assert table.record.actions == ()
    assert [type(event).__name__ for event in table.events("Anna", deal=1)] == [
        *["Called"] * 3,
        "Uncovered",
        "DealOver",
    ]
    assert table.events("Anna", deal=1) == sk.events(sk.view(table.records[0].final, Seat.REARHAND))
    assert table.events("Anna", deal=2) == table.events("Anna") == ()


def test_scores_go_to_the_players_and_not_to_the_seats() -> None:
    table = does(opened(), *GRAND, "CA").act("Ben", "concede forehand", at=8)
    assert table.state.phase is sk.Phase.BIDDING
    # with 2 in the Grand: 3 × 24, lost twice
    assert table.sheet.totals == (0, -144, 0)
    assert [standing.name for standing in table.standings()] == ["Anna", "Cleo", "Ben"]


def test_when_the_evening_is_over_what_is_seen_is_the_last_deal() -> None:
    table = opened()
    for _ in range(3):
        table = does(table, "pass", "pass", "pass")
    assert (table.over, table.asked, table.deal_number, len(table.records)) == (True, (), 3, 3)
    assert table.view("Anna").phase is sk.Phase.FINISHED
    assert table.choices("Anna") == sk.Choices()
    assert table.events("Anna") == table.events("Anna", deal=3) != ()
    assert table.record == table.records[-1]
    last = table.number - 1
    assert refused(lambda: table.act("Ben", "pass", at=last)) is Code.STALE
    assert refused(lambda: table.act("Ben", "pass", at=table.number)) is Code.EVENING_OVER
    for act in (
        table.advance,
        lambda: table.forfeit("Ben", Cause.LEFT),
        lambda: table.join("Dora", table.players[0]),
    ):
        assert refused(act) in {Code.EVENING_OVER, Code.CHAIR_TAKEN}
    assert refused(lambda: table.undo("Ben")) is Code.NOTHING_TO_UNDO
    assert repr(table) == "<Table: deal 3 of 3, over: Anna 0, Ben 0, Cleo 0>"


def test_what_was_seen_of_a_deal_is_asked_by_its_number() -> None:
    table = does(opened(), "pass", "pass", "pass")
    for number in (0, 3, -1):
        assert refused(partial(table.events, "Anna", deal=number)) is Code.WRONG_VALUE
    assert refused(lambda: table.events("Anna", deal=True)) is Code.WRONG_TYPE
    assert refused(lambda: table.events("Dora", deal=1)) is Code.UNKNOWN_PLAYER
    assert table.events(None, deal=1) == sk.events(sk.view(table.records[0].final, None))
    asks: tuple[Callable[[str], object], ...] = (table.view, table.choices, table.events)
    for ask in asks:
        assert refused(partial(ask, "Dora")) is Code.UNKNOWN_PLAYER


def test_a_bierlachs_ends_the_evening_early() -> None:
    table = opened(format=sk.TWELVE, system=sk.bierlachs(100), deals=[DEAL] * 12)
    table = does(table, *GRAND, "CA").act("Ben", "concede forehand", at=8)
    assert (table.over, table.deal_number, table.asked) == (True, 1, ())


def test_each_deal_of_three_rounds_has_its_winners() -> None:
    table = does(Table.tournament(*NAMES, deals=[DEAL] * 3), "18", "hold", "pass", "pass", "grand hand")
    while table.choices(table.asked[0]).may_pass:  # nobody says Kontra
        table = does(table, "pass")
    table = does(table, "CA").forfeit("Anna", Cause.LEFT)  # a defender
    assert table.session.round_winners == ((1,),)
    assert table.session.winners == ()


# ---- Undo ---------------------------------------------------------------------------------------------------------


def test_an_undo_needs_everybody_and_takes_the_bots_with_it() -> None:
    table = opened(FOUR, bots={"Dora": RandomBot()}, seed=1)  # Dora is rearhand; Anna sits out, and is asked too
    before = does(table, "18")
    after = does(before, "hold")
    assert after.number > before.number
    asked = after.undo("Ben")
    assert asked == asked.undo("Ben")  # who asks twice counts once
    assert (asked.wishes, asked.number, asked.state) == (("Ben",), after.number, after.state)
    asked = asked.undo("Anna")
    assert asked.wishes == ("Anna", "Ben")
    undone = asked.undo("Cleo", at=asked.number)
    assert (undone.state, undone.wishes, undone.number) == (before.state, (), after.number + 1)
    assert undone.record == before.record
    assert len(undone.events("Ben")) < len(after.events("Ben"))
    assert refused(lambda: undone.act("Ben", "hold", at=before.number)) is Code.STALE
    assert refused(lambda: asked.undo("Cleo", at=before.number)) is Code.STALE
    assert refused(lambda: after.undo("Dora")) is Code.PLAYED_BY_BOT
    assert refused(lambda: after.undo("Emil")) is Code.UNKNOWN_PLAYER
    first = undone
    for name in ("Anna", "Ben", "Cleo"):
        first = first.undo(name)
    assert first.record.actions == ()
    assert refused(lambda: first.undo("Anna")) is Code.NOTHING_TO_UNDO


def test_an_undo_ends_at_the_deal() -> None:
    table = does(opened(), "pass", "pass", "pass")
    assert refused(lambda: table.undo("Anna")) is Code.NOTHING_TO_UNDO


def test_an_action_ends_the_wish_for_an_undo() -> None:
    table = does(does(opened(), "18").undo("Anna").undo("Cleo"), "hold")
    assert table.wishes == ()
    assert does(table.undo("Ben"), "20").wishes == ()


def test_what_a_bot_did_first_stays() -> None:
    table = opened(bots={"Cleo": RuleBot()}, seed=1)
    assert table.record.actions != ()
    assert refused(lambda: table.undo("Anna")) is Code.NOTHING_TO_UNDO


def test_an_undone_claim_lets_the_play_go_on() -> None:
    table = does(opened(), *GRAND, "CA")
    claimed = table.act("Ben", "claim", at=table.number)
    undone = claimed.undo("Anna").undo("Ben").undo("Cleo")
    assert undone.state == table.state


# ---- Forfeits, replacements, chairs -------------------------------------------------------------------------------


def test_a_forfeit_ends_the_deal() -> None:
    table = opened(FOUR)
    after = table.forfeit("Ben", Cause.TIMED_OUT, at=0)
    assert (after.deal_number, after.number, after.sheet.totals) == (2, 1, (0, 0, 0, 0))
    assert isinstance(after.records[0].final, sk.Finished)
    assert refused(lambda: after.forfeit("Ben", Cause.TIMED_OUT, at=0)) is Code.STALE
    assert refused(lambda: table.forfeit("Anna", Cause.LEFT)) is Code.SITTING_OUT
    assert refused(lambda: table.forfeit("Emil", Cause.LEFT)) is Code.UNKNOWN_PLAYER
    assert refused(lambda: table.forfeit("Ben", "left")) is Code.WRONG_TYPE  # type: ignore[arg-type]
    play = does(opened(), *GRAND, "CA").forfeit("Ben", Cause.LEFT)
    assert play.sheet.totals == (0, -144, 0)


def test_a_bot_takes_over_at_once_under_the_same_name() -> None:
    table = does(opened(), "18")
    after = table.replace("Ben", RuleBot())
    assert after.players == NAMES
    assert after.people == ("Anna", "Cleo")
    assert after.number > table.number + 1  # it was on turn, and has acted
    assert refused(lambda: after.act("Ben", "hold", at=after.number)) is Code.PLAYED_BY_BOT
    assert after.choices("Ben") == sk.Choices()
    assert table.replace("Anna", RuleBot()).number == table.number + 1
    assert refused(lambda: table.replace("Dora", RuleBot())) is Code.UNKNOWN_PLAYER
    assert refused(lambda: table.replace("Ben", None)) is Code.WRONG_TYPE  # type: ignore[arg-type]


def test_who_wanted_an_undo_goes_on_wanting_it_when_a_bot_takes_over() -> None:
    table = does(opened(), "18").undo("Ben").undo("Cleo").replace("Anna", RuleBot())
    assert table.undo("Ben").record.actions == ()
    assert table.replace("Cleo", RandomBot()).wishes == ("Ben",)


def test_somebody_takes_the_chair_of_a_bot_from_the_next_deal_on() -> None:
    table = opened(bots={"Cleo": RuleBot()}, seed=1).penalty("Cleo", -10)
    joined = table.join("Dora", "Cleo")
    assert joined.players == NAMES
    assert joined.view("Dora") == joined.view(None)
    assert refused(lambda: joined.act("Dora", "18", at=joined.number)) is Code.NOT_YOUR_TURN
    assert refused(lambda: joined.undo("Dora")) is Code.UNKNOWN_PLAYER
    assert joined.join("Dora", 2) == joined  # the message comes twice
    assert refused(lambda: joined.join("Emil", "Cleo")) is Code.CHAIR_TAKEN
    after = joined.forfeit("Anna", Cause.LEFT)
    assert after.players == ("Anna", "Ben", "Dora")
    assert after.people == ("Anna", "Ben", "Dora")
    assert after.sheet.totals == (0, 0, -10)
    assert after.record.players == ("Dora", "Anna", "Ben")
    assert after.events("Dora", deal=1) == after.events(None, deal=1)  # she looked on
    assert refused(lambda: after.view("Cleo")) is Code.UNKNOWN_PLAYER
    assert after.names(1) == ("Ben", "Cleo", "Anna")
    assert after.names(2) == after.names() == ("Dora", "Anna", "Ben")
    assert refused(partial(after.names, 3)) is Code.WRONG_VALUE
    assert joined.leave("Dora") == table
    assert joined.leave("Dora").forfeit("Anna", Cause.LEFT).players == NAMES


@pytest.mark.parametrize(
    ("player", "chair", "code"),
    [
        ("Dora", "Ben", Code.CHAIR_TAKEN),
        ("Dora", 1, Code.CHAIR_TAKEN),
        ("Dora", "Emil", Code.UNKNOWN_PLAYER),
        ("Dora", 3, Code.UNKNOWN_PLAYER),
        ("Dora", -1, Code.UNKNOWN_PLAYER),
        ("Dora", True, Code.UNKNOWN_PLAYER),
        ("Dora", None, Code.UNKNOWN_PLAYER),
        ("Anna", "Cleo", Code.BAD_PLAYERS),
        ("", "Cleo", Code.BAD_NAME),
        ("a\nb", "Cleo", Code.BAD_NAME),
        (None, "Cleo", Code.BAD_NAME),
        (7, "Cleo", Code.BAD_NAME),
    ],
)
def test_who_cannot_join_is_refused(player: str, chair: str, code: Code) -> None:
    table = opened(bots={"Cleo": RuleBot()}, seed=1)
    assert refused(lambda: table.join(player, chair)) is code


def test_while_a_chair_is_empty_nobody_is_asked() -> None:
    table = opened().leave("Ben")
    assert table.asked == ("Cleo",)  # this deal is played to its end
    assert table.leave("Ben") == table
    assert table.join("Ben", "Ben") == opened()  # he has thought better of it
    empty = does(table, "pass", "pass", "pass")
    assert (empty.asked, empty.deal_number, empty.people) == ((), 2, ("Anna", "Cleo"))
    assert repr(empty) == "<Table: deal 2 of 3, the chair of Ben is empty: Anna 0, Ben 0, Cleo 0>"
    assert all(empty.choices(name) == sk.Choices() for name in NAMES)
    for act in (lambda: empty.act("Anna", "18", at=3), empty.advance, lambda: empty.act("Ben", "18", at=3)):
        assert refused(act) is Code.EMPTY_CHAIR
    assert empty.leave("Ben") == empty
    joined = empty.join("Dora", "Ben")  # the deal has not begun, so she plays in it
    assert (joined.players, joined.asked) == (("Anna", "Dora", "Cleo"), ("Anna",))
    assert joined.record.deal == empty.record.deal
    assert joined.seat("Dora") is Seat.REARHAND
    back = empty.join("Ben", "Ben")
    assert (back.players, back.asked) == (NAMES, ("Anna",))
    botted = empty.replace("Ben", RuleBot())
    assert (botted.asked, botted.people) == (("Anna",), ("Anna", "Cleo"))
    both = empty.leave("Anna")  # before it has begun, too
    assert both.people == ("Cleo",)
    assert both.join("Emil", "Anna").asked == ()
    assert both.join("Emil", "Anna").join("Dora", "Ben").asked == ("Emil",)
    assert empty.forfeit("Ben", Cause.LEFT).deal_number == 3


def test_somebody_takes_the_chair_of_who_wants_to_leave() -> None:
    table = opened().leave("Ben").join("Dora", "Ben")
    after = does(table, "pass", "pass", "pass")
    assert (after.players, after.asked) == (("Anna", "Dora", "Cleo"), ("Anna",))
    alone = table.leave("Dora")
    assert does(alone, "pass", "pass", "pass").asked == ()


@pytest.mark.parametrize(("name", "code"), [("Cleo", Code.PLAYED_BY_BOT), ("Dora", Code.UNKNOWN_PLAYER)])
def test_only_people_leave(name: str, code: Code) -> None:
    table = opened(bots={"Cleo": RuleBot()}, seed=1)
    assert refused(lambda: table.leave(name)) is code
    assert refused(lambda: table.leave(None)) is Code.UNKNOWN_PLAYER  # type: ignore[arg-type]


def test_a_person_comes_back_after_a_bot() -> None:
    table = opened().leave("Ben").replace("Ben", RuleBot()).join("Ben", "Ben")
    assert table.chairs[1] == Chair(RuleBot(), coming="Ben")
    assert table.replace("Ben", RandomBot()).chairs[1] == Chair(RandomBot(), coming="Ben")
    after = table.forfeit("Anna", Cause.LEFT)
    assert after.people == NAMES


# ---- Tables of bots -----------------------------------------------------------------------------------------------


def test_a_table_of_bots_is_moved_one_action_at_a_time() -> None:
    table = opened(bots=dict.fromkeys(NAMES, RandomBot()), seed=1)
    assert (table.number, table.asked) == (0, ())
    assert repr(table) == "<Table: deal 1 of 3, Cleo to act: Anna 0, Ben 0, Cleo 0>"
    while not table.over:
        after = table.advance()
        assert after.number == table.number + 1
        table = after
    assert table.number == sum(len(record.actions) for record in table.records)
    assert refused(table.advance) is Code.EVENING_OVER
    assert refused(opened().advance) is Code.NO_BOT_ON_TURN


def test_the_last_person_leaves_a_table_of_bots() -> None:
    table = opened(bots={"Anna": RandomBot(), "Ben": RandomBot()}, seed=1)
    assert table.asked == ("Cleo",)
    table = table.replace("Cleo", RandomBot())
    assert (table.number, table.asked) == (1, ())  # it does not run away
    joined = table.join("Dora", "Anna")
    while joined.deal_number == 1:
        joined = joined.advance()
    assert joined.asked == ("Dora",)


# ---- What it is ---------------------------------------------------------------------------------------------------


def test_a_table_is_a_frozen_value() -> None:
    class Odd:
        __hash__ = None  # type: ignore[assignment]

        def __call__(self, seen: sk.View, _: random.Random) -> sk.Action:
            return sk.legal_actions(seen)[0]

    table = opened(bots={"Anna": Odd()}, seed=1)
    assert isinstance(hash(table), int)
    assert table == evolve(table)
    assert table != evolve(table, number=9)
    with pytest.raises(FrozenInstanceError):
        table.number = 5  # type: ignore[misc]
    assert "Odd" not in repr(table)
    secret = Table.open(NAMES, seed="a secret", format=ONE_ROUND)
    assert "secret" not in repr(secret)


def test_a_penalty_is_no_deal() -> None:
    table = opened(FOUR).penalty("Anna", -100)
    assert (table.sheet.totals, table.deal_number, table.session.dealer) == ((-100, 0, 0, 0), 1, 0)
    assert (table.number, table.records, table.asked) == (0, (), ("Cleo",))
    assert refused(lambda: table.penalty("Emil", -1)) is Code.UNKNOWN_PLAYER
    after = table.forfeit("Ben", Cause.LEFT)
    assert (after.sheet.totals, len(after.records)) == ((-100, 0, 0, 0), 1)


def test_a_penalty_may_end_the_evening_in_the_middle_of_a_deal() -> None:
    table = does(opened(format=sk.TWELVE, system=sk.bierlachs(100), deals=[DEAL] * 12), "18").penalty("Ben", -100)
    assert (table.over, table.asked, table.deal_number) == (True, (), 1)
    assert table.choices("Ben") == sk.Choices()
    assert table.view("Ben").bid == 18
    assert refused(lambda: table.act("Ben", "hold", at=1)) is Code.EVENING_OVER
    assert refused(lambda: table.join("Dora", "Ben")) is Code.CHAIR_TAKEN
    assert table.replace("Ben", RuleBot()).number == 2
    assert table.undo("Anna").undo("Ben").undo("Cleo").asked == ()
