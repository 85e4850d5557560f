"""What users write, and what type checkers must accept under their strictest settings."""

import random
from collections.abc import Callable, Iterator
from typing import assert_never, assert_type

from attrs import evolve
from hypothesis import given
from hypothesis.strategies import SearchStrategy

import pyskat as sk
from pyskat import event, jsonio, kernel, testing
from pyskat.notation import iss

Bot = Callable[[sk.View, random.Random], sk.Action]


def phase(state: sk.State) -> str:
    """Handle every phase; a checker sees that none is left."""
    match state:
        case sk.Bidding():
            return f"{state.duel.speaker} speaks"
        case sk.SkatDecision() | sk.Discarding():
            return f"{state.declarer} has {state.bid}"
        case sk.Declaring():
            return f"{state.discard.points} points lie away"
        case sk.Doubling():
            return f"{state.contract} is declared"
        case sk.Pushing():
            return f"{state.turn} looked: {state.looked}"
        case sk.Playing():
            return f"{state.trick.leader} led"
        case sk.Claimed():
            return f"{state.claim}: {len(state.answers)} answers before {state.turn}"
        case sk.Finished():
            return result(state.result)
        case _:
            assert_never(state)


def result(ended: sk.Result) -> str:
    """Handle every end."""
    match ended:
        case sk.GameResult():
            return f"{ended.declarer} {ended.settlement.score}"
        case sk.RamschResult():
            return str(ended.scores)
        case sk.PassedIn():
            return "passed in"
        case sk.Aborted():
            return f"{ended.seat} {ended.cause.value}"
        case _:
            assert_never(ended)


def told(seen: sk.View, already: int) -> Iterator[str]:
    """Tell what is new."""
    for happened in sk.events(seen)[already:]:
        assert_type(happened.seat, sk.Seat | None)
        match happened:
            case event.CardPlayed(seat, card):
                yield f"{seat} {card.symbol}"
            case event.TrickTaken():
                yield f"{happened.winner} {happened.points + 1} {happened.cards[0].symbol}"
            case event.PickedUp(seat, cards) if cards is not None:
                yield f"{seat.name} {cards.points}"
            case event.DealOver(ended):
                yield result(ended)
            case _:
                yield happened.say("de", names=("Anna", "Ben", "Cleo"))


def action(done: sk.Action) -> str:
    """Handle every action, with its fields by position."""
    match done:
        case sk.Bid(value):
            return f"{value + 1}"
        case sk.Hold() | sk.Pass() | sk.PickUp() | sk.Kontra() | sk.Re():
            return str(done)
        case sk.Discard(laid) | sk.Push(laid):
            return f"{len(laid)} cards"
        case sk.Declare(contract):
            return contract.name("de")
        case sk.PlayCard(card):
            return card.symbol
        case sk.Concede(seat) | sk.Show(seat) | sk.Throw(seat):
            return seat.name
        case sk.Claim(seat, level):
            return f"{seat} {level or 'the rest'}"
        case sk.Accept() | sk.Refuse() | sk.PlayOn():
            return str(done)
        case sk.Forfeit(seat, cause):
            return f"{seat} {cause.name}"
        case _:
            assert_never(done)


def a_deal(rng: random.Random, bot: Bot) -> sk.Finished:
    """Play a deal; what is left of the union after the loop is known."""
    state = sk.start(sk.Deal.shuffled(rng), evolve(sk.ISKO, bidding="next"))
    assert_type(state, sk.State)
    while not isinstance(state, sk.Finished):
        assert_type(state.turn, sk.Seat)
        state = sk.apply(state, bot(sk.view(state, state.turn), rng), by=state.turn)
    return state


def first(seen: sk.View, rng: random.Random) -> sk.Action:
    """Be a bot."""
    legal = sk.legal_actions(seen)
    assert_type(legal[0], sk.Action)
    return rng.choice(legal)


BOT: Bot = first


def questions() -> None:
    """Ask what has an answer of a known type."""
    settled = sk.reckon("grand hand with 2, 75 points", rules=sk.PRE_1999)
    assert_type(settled, sk.Settlement | sk.GameValue | sk.RamschSettlement)
    assert_type(settled.explain("de"), str)
    if isinstance(settled, sk.Settlement):
        assert_type(settled.won, bool)
    assert_type(sk.game_value(sk.Contract(sk.Game.CLUBS, hand=True), 2).value, int)
    assert_type(sk.why_not_card(sk.Card.HA, sk.cards("HJ HA"), [sk.Card.S9], sk.Game.SPADES), sk.Reason | None)
    assert_type(sk.legal_cards(sk.cards("HJ HA"), (), sk.Game.NULL), sk.CardSet)
    assert_type(sk.DECK - sk.Card.CJ, sk.CardSet)
    assert_type(sk.matadors(sk.DECK, sk.Game.GRAND).count, int)
    for card in sk.cards("CJ SJ").sorted(sk.Game.GRAND):
        assert_type(card, sk.Card)


def screen(seen: sk.View) -> dict[str, object]:
    """Show what may be done."""
    asked = sk.choices(seen)
    assert_type(asked, sk.Choices)
    assert_type(asked.bids, tuple[int, ...])
    if asked.discard is not None:
        assert_type(asked.discard, sk.Selection)
        assert_type(asked.discard.cards, sk.CardSet)
    assert_type(jsonio.from_data(jsonio.to_data(asked), sk.Choices), sk.Choices)
    return {**jsonio.to_data(seen)}


def own_errors(state: sk.State) -> str:
    """Catch what is raised, by kind and by code."""
    try:
        state = sk.play(state, "18 y")
    except sk.ParseError as error:
        return f"{error.text[error.position :]}"
    except sk.IllegalActionError as error:
        return error.reason.rule if error.code is sk.Code.BID_TOO_LOW else error.explain("de")
    except sk.SkatError as error:
        return str(dict(error.reason.params))
    return phase(state)


def grand_bonus(entry: sk.Entry, players: int) -> tuple[int, ...]:
    """Be a system of one's own."""
    plain = sk.PLAIN.score(entry, players)
    return tuple(score + 10 * (player == entry.player) for player, score in enumerate(plain))


def an_evening() -> sk.Session:
    """Keep a list."""
    table = sk.Rules(kontra=sk.KontraRules(who="bid_or_held"), ramsch=sk.RamschRules(tie="split", pushing=True))
    system = sk.ScoringSystem("ours", grand_bonus, ties="games")
    session = sk.Session.start(("Anna", "Ben", "Cleo"), format=sk.Format(rounds=2, system=system), rules=table)
    session = session.enter(sk.Entry.game(0, 48))
    assert_type(session.sheet.totals, tuple[int, ...])
    return session


def records(text: str) -> Iterator[tuple[sk.State, sk.Action]]:
    """Read records and go through them."""
    errors: list[sk.RecordError] = []
    for record in iss.loads(text, on_error=errors.append):
        assert_type(record.undo(2).then(sk.Pass(), by=sk.Seat.FOREHAND), sk.Record)
        yield from record.steps()


def integers(playing: sk.Playing) -> tuple[int, ...]:
    """Go down to the kernel."""
    position = kernel.play_card(playing.position, sk.Card.CJ)
    return (kernel.legal_mask(position), *kernel.playouts(position, 10, seed=1).points)


STATES: SearchStrategy[sk.Playing] = testing.states(sk.Playing)
ANY: SearchStrategy[sk.State] = testing.states(sk.Phase.PUSHING, None)


@given(testing.views(), testing.records(finished=True), testing.card_sets(2, 2))
def test_of_mine(seen: sk.View, record: sk.Record, pair: sk.CardSet) -> None:
    """Be a test of a user."""
    assert seen.turn is None or record.deal.skat != pair or pair
