"""Whole deals told event by event, as a player at the table would tell them."""

import copy
import pickle
from typing import Any, Final, get_args

import attrs
import pytest
from attrs import evolve

import pyskat as sk
from pyskat import event
from pyskat.display import Style

F, M, R = sk.Seat
EYES: Final[tuple[sk.Seat | None, ...]] = (*sk.Seat, None)
DEAL: Final = sk.Deal.parse(
    "CJ SJ HJ DJ CA CT CK CQ C9 C8 | SA ST SK SQ S9 S8 S7 HA HT HK | C7 DA DT DK DQ D9 D8 D7 HQ H9 | H8 H7"
)
PUSHING: Final = sk.Rules(concession="simple", kontra=sk.KontraRules(), ramsch=sk.RamschRules(pushing=True))
FREELY: Final = sk.Rules(concession="simple")
"""Rules by which nobody has to answer."""
CLUBS: Final = "18 y p p s, discard HJ H7, clubs, CJ, show forehand, SA C7 SJ, concede rearhand"


def told(moves: str, eye: sk.Seat | None, rules: sk.Rules = FREELY) -> tuple[sk.Event, ...]:
    return sk.events(sk.view(sk.play(sk.start(DEAL, rules), moves), eye))


def lines(events: tuple[sk.Event, ...], language: sk.Language = "en") -> list[str]:
    return [each.say(language) for each in events]


# A clubs game that the defenders give up when the hand is open.

CLUBS_TOLD: Final = [
    "middlehand bids 18",
    "forehand holds",
    "middlehand passes",
    "rearhand passes",
    "forehand picks up the skat: H8 H7",
    "forehand discards HJ H7",
    "forehand declares clubs",
    "forehand plays CJ",
    "forehand shows the hand: SJ DJ CA CT CK CQ C9 C8 H8",
    "middlehand plays SA",
    "rearhand plays C7",
    "forehand takes the trick: 13 points",
    "forehand plays SJ",
    "rearhand concedes",
    "the skat was H8 H7, and is now HJ H7",
    "forehand plays clubs: with 10, game 11, 11 × clubs 12 = 132: won, the defenders conceded, +132",
]


def test_the_declarer_is_told_the_cards_that_went_into_the_hand_and_out_of_it() -> None:
    assert lines(told(CLUBS, F)) == CLUBS_TOLD


def test_the_others_are_told_of_the_skat_without_its_cards_even_when_they_have_seen_them() -> None:
    hidden = [*CLUBS_TOLD]
    hidden[4:6] = ["forehand picks up the skat", "forehand discards two cards"]
    for eye in (M, R, None):
        assert lines(told(CLUBS, eye)) == hidden


def test_the_same_deal_in_german() -> None:
    assert lines(told(CLUBS, F), "de") == [
        "Mittelhand reizt 18",
        "Vorhand hält",
        "Mittelhand passt",
        "Hinterhand passt",
        "Vorhand nimmt den Skat auf: H8 H7",
        "Vorhand drückt HJ H7",
        "Vorhand sagt Kreuz an",
        "Vorhand spielt CJ",
        "Vorhand legt das Blatt offen: SJ DJ CA CT CK CQ C9 C8 H8",
        "Mittelhand spielt SA",
        "Hinterhand spielt C7",
        "Vorhand macht den Stich: 13 Augen",
        "Vorhand spielt SJ",
        "Hinterhand gibt auf",
        "im Skat lagen H8 H7, am Ende HJ H7",
        "Vorhand spielt Kreuz: mit 10, Spiel 11, 11 × Kreuz 12 = 132: gewonnen, die Gegenpartei hat aufgegeben, +132",
    ]
    assert lines(told(CLUBS, M), "de")[4:6] == ["Vorhand nimmt den Skat auf", "Vorhand drückt zwei Karten"]


# A Null ouvert, doubled, that is lost with the first trick.

NULL: Final = "18 y p p s, discard CJ SJ, null ouvert, pass, kontra, pass, C8 S7 C7"


def test_kontra_is_asked_for_and_the_hand_lies_open_before_the_first_card() -> None:
    assert lines(told(NULL, R, PUSHING))[6:] == [
        "forehand declares null ouvert",
        "middlehand does not say Kontra",
        "rearhand says Kontra",
        "forehand does not say Re",
        "forehand shows the hand: HJ DJ CA CT CK CQ C9 C8 H8 H7",
        "forehand plays C8",
        "middlehand plays S7",
        "rearhand plays C7",
        "forehand takes the trick: 0 points",
        "the skat was H8 H7, and is now CJ SJ",
        "forehand plays null ouvert: null ouvert 46: lost with a trick, Kontra: × 2, −184",
    ]
    assert lines(told(NULL, R, PUSHING), "de")[7:11] == [
        "Mittelhand sagt kein Kontra",
        "Hinterhand sagt Kontra",
        "Vorhand sagt kein Re",
        "Vorhand legt das Blatt offen: HJ DJ CA CT CK CQ C9 C8 H8 H7",
    ]


def test_an_ouvert_hand_is_not_open_while_kontra_is_asked_for() -> None:
    words = NULL.removesuffix(", pass, C8 S7 C7")
    assert lines(told(words, M, PUSHING))[-1] == "rearhand says Kontra"
    assert lines(told(f"{words}, left middlehand", M, PUSHING))[-4:] == [
        "rearhand says Kontra",
        "middlehand left",
        "the skat was H8 H7, and is now CJ SJ",
        "aborted, middlehand left",
    ]


def test_what_is_done_before_the_first_card_comes_after_the_open_hand() -> None:
    happened = told(f"{NULL.removesuffix('C8 S7 C7')} show forehand, timed out rearhand", None, PUSHING)
    ten = sk.cards("HJ DJ CA CT CK CQ C9 C8 H8 H7")
    assert happened[10:13] == (
        event.HandOpened(F, ten),
        event.HandOpened(F, ten),
        event.Forfeited(R, sk.Cause.TIMED_OUT),
    )


LOST: Final = (
    "with 4, game 5, hand 6, Schneider 7, Schneider announced 8, 8 × grand 24 = 192: lost, the declarer conceded, "
    "Kontra + Re: × 4, −1536"
)


def test_re_is_said() -> None:
    hand = "18 y p p, grand hand schneider, pass, kontra, re, concede forehand"
    assert lines(told(hand, M, PUSHING))[4:] == [
        "forehand declares grand hand schneider",
        "middlehand does not say Kontra",
        "rearhand says Kontra",
        "forehand says Re",
        "forehand concedes",
        "the skat was H8 H7",
        f"forehand plays grand hand schneider: {LOST}",
    ]
    assert lines(told(hand, M, PUSHING), "de")[7:10] == [
        "Vorhand sagt Re",
        "Vorhand gibt auf",
        "im Skat lagen H8 H7",
    ]


# A Ramsch before which the skat goes round.

PUSHED: Final = "p p p, pick up, push C9 C8, pass, pick up, push HQ H9"


def test_each_seat_is_told_its_own_cards_of_a_push_and_keeps_them_to_the_end() -> None:
    def pushing(fore: tuple[str, str], rear: tuple[str, str]) -> list[str]:
        return [
            f"forehand picks up the skat{fore[0]}",
            f"forehand pushes {fore[1]}",
            "middlehand pushes unseen",
            f"rearhand picks up the skat{rear[0]}",
            f"rearhand pushes {rear[1]}",
        ]

    hidden = ("", "two cards")
    seen: dict[sk.Seat | None, list[str]] = {
        F: pushing((": H8 H7", "C9 C8"), hidden),
        R: pushing(hidden, (": C9 C8", "HQ H9")),
    }
    for moves in (PUSHED, f"{PUSHED}, CJ", f"{PUSHED}, CJ, left middlehand"):
        for eye in EYES:
            assert lines(told(moves, eye, PUSHING))[3:8] == seen.get(eye, pushing(hidden, hidden))
    assert lines(told(f"{PUSHED}, CJ, left middlehand", M, PUSHING))[8:] == [
        "forehand plays CJ",
        "middlehand left",
        "the skat was H8 H7, and is now HQ H9",
        "aborted, middlehand left",
    ]
    assert lines(told(PUSHED, F, PUSHING), "de")[3:] == [
        "Vorhand nimmt den Skat auf: H8 H7",
        "Vorhand schiebt C9 C8",
        "Mittelhand schiebt ungesehen",
        "Hinterhand nimmt den Skat auf",
        "Hinterhand schiebt zwei Karten",
    ]


def test_who_holds_twelve_cards_has_not_pushed_yet_also_when_the_deal_is_aborted() -> None:
    for moves in ("p p p, pick up", "p p p, pick up, left rearhand"):
        happened = told(moves, F, PUSHING)
        assert happened[3] == event.Looked(F, sk.cards("H8 H7"))
        assert not any(isinstance(each, event.Pushed) for each in happened)
    assert told("p p p, pick up, left rearhand", M, PUSHING)[3:] == (
        event.Looked(F, None),
        event.Forfeited(R, sk.Cause.LEFT),
        event.Uncovered(sk.cards("H8 H7"), None),
        event.DealOver(sk.Aborted(R, sk.Cause.LEFT, None)),
    )


# Deals that end before the play.


@pytest.mark.parametrize(
    ("moves", "english", "german"),
    [
        ("p p p", ["the skat was H8 H7", "passed in"], ["im Skat lagen H8 H7", "eingepasst"]),
        (
            "18 y p p, timed out rearhand",
            ["rearhand ran out of time", "the skat was H8 H7", "aborted, rearhand ran out of time"],
            [
                "Hinterhand hat die Zeit überschritten",
                "im Skat lagen H8 H7",
                "abgebrochen, Hinterhand hat die Zeit überschritten",
            ],
        ),
        (
            "18 y p p s, left middlehand",
            ["middlehand left", "the skat was H8 H7", "aborted, middlehand left"],
            [
                "Mittelhand hat den Tisch verlassen",
                "im Skat lagen H8 H7",
                "abgebrochen, Mittelhand hat den Tisch verlassen",
            ],
        ),
        (
            "18 y p p s, discard CJ SJ, left middlehand",
            ["middlehand left", "the skat was H8 H7, and is now CJ SJ", "aborted, middlehand left"],
            [
                "Mittelhand hat den Tisch verlassen",
                "im Skat lagen H8 H7, am Ende CJ SJ",
                "abgebrochen, Mittelhand hat den Tisch verlassen",
            ],
        ),
    ],
)
def test_the_skat_is_uncovered_however_the_deal_ends(moves: str, english: list[str], german: list[str]) -> None:
    for eye in EYES:
        assert lines(told(moves, eye))[-len(english) :] == english
        assert lines(told(moves, eye), "de")[-len(german) :] == german


def test_nothing_has_happened_before_the_first_call() -> None:
    assert told("", M) == ()


# What an event tells.


def test_an_event_says_who_did_it() -> None:
    happened = told(CLUBS, F)
    assert [each.seat for each in happened] == [M, F, M, R, F, F, F, F, F, M, R, None, F, R, None, None]
    taken = happened[11]
    assert isinstance(taken, event.TrickTaken)
    assert (taken.winner, taken.points, taken.cards) == (F, 13, (sk.Card.CJ, sk.Card.SA, sk.Card.C7))
    assert isinstance(happened[-1], event.DealOver)
    assert happened[-1].result.scores == (132, 0, 0)


def test_what_is_new_is_a_slice() -> None:
    begun, more = CLUBS.split(", show", maxsplit=1)
    earlier, later = told(begun, M), told(f"{begun}, show{more}", M)
    assert later[: len(earlier)] == earlier
    assert lines(later[len(earlier) :]) == CLUBS_TOLD[8:]


def test_players_are_named_in_place_of_their_seats_and_their_names_are_not_translated() -> None:
    names = ("Karo", "{seat}", "")
    assert [each.say("de", names=names) for each in told(CLUBS, M)][:5] == [
        "{seat} reizt 18",
        "Karo hält",
        "{seat} passt",
        "Hinterhand passt",
        "Karo nimmt den Skat auf",
    ]
    style = Style(suits="german", language="de")
    assert told(CLUBS, F)[-1].say("de", style, names) == (
        "Karo spielt Eichel: mit 10, Spiel 11, 11 × Eichel 12 = 132: gewonnen, die Gegenpartei hat aufgegeben, +132"
    )
    assert told(f"{PUSHED}, left middlehand", F, PUSHING)[-1].say("de", names=names) == (
        "abgebrochen, {seat} hat den Tisch verlassen"
    )


def test_cards_are_named_by_the_style() -> None:
    discard, opened = told(CLUBS, F)[5], told(CLUBS, F)[8]
    assert discard.say("de", Style(language="de")) == "Vorhand drückt ♥B ♥7"
    assert discard.say("de", Style(suits="german")) == "Vorhand drückt RU R7"
    assert discard.say("de", Style(ascii=True), ("Jörg", "", "")) == "Joerg drueckt HJ H7"
    assert opened.say(style=Style()) == "forehand shows the hand: ♠J ♦J ♣A ♣10 ♣K ♣Q ♣9 ♣8 ♥8"


def test_a_ramsch_is_told_by_the_names_of_the_players() -> None:
    settled = sk.settle_ramsch(points=(45, 45, 20), tricks_taken=(4, 4, 2), skat=10, last_trick=R)
    over = event.DealOver(sk.RamschResult(settled))
    anna_ben_cleo = ("Anna", "Ben", "Cleo")
    assert over.say(names=anna_ben_cleo) == "Ramsch 45 : 45 : 30; Anna and Ben have the most; Anna −45, Ben −45"
    march = sk.settle_ramsch(points=(0, 110, 0), tricks_taken=(0, 10, 0), skat=10, last_trick=M)
    assert event.DealOver(sk.RamschResult(march)).say("de", names=anna_ben_cleo) == (
        "Ramsch 0 : 120 : 0; Ben macht alle Stiche, ein Durchmarsch; Ben +120"
    )


def test_an_event_is_a_value() -> None:
    happened = told(CLUBS, F)
    assert len({*happened, *told(CLUBS, F)}) == len(set(happened)) == len(happened)
    assert pickle.loads(pickle.dumps(happened)) == happened  # noqa: S301 - our own
    assert copy.deepcopy(happened[0]) is happened[0]
    assert str(happened[0]) == "middlehand bids 18"
    assert repr(happened[2]) == "Called(seat=Seat.MIDDLEHAND, call=Pass())"
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        happened[0].seat = R  # type: ignore[misc]
    assert {type(each) for each in happened} < set(get_args(sk.Event))


# What is refused.


def test_only_a_view_is_told() -> None:
    state: Any = sk.start(DEAL)
    with pytest.raises(sk.ArgumentError) as caught:
        sk.events(state)
    assert caught.value.code is sk.Code.WRONG_TYPE


@pytest.mark.parametrize("names", [("Anna", "Ben"), ["Anna", "Ben", "Cleo"], ("Anna", "Ben", 3), "abc"])
def test_three_names_are_wanted(names: Any) -> None:  # noqa: ANN401
    for say in (told("18", F)[0].say, sk.PassedIn().explain):
        with pytest.raises(sk.ArgumentError, match="names must be a tuple of three names"):
            say(names=names)


def test_another_language_is_refused() -> None:
    french: Any = "fr"
    with pytest.raises(sk.ArgumentError, match="'en' or 'de'"):
        told("18", F)[0].say(french)


def test_a_trick_that_is_not_full_is_taken_by_nobody() -> None:
    taken = event.TrickTaken(sk.Trick(F, (sk.Card.CJ,), sk.Game.GRAND))
    with pytest.raises(sk.ArgumentError) as caught:
        taken.say()
    assert caught.value.code is sk.Code.DOES_NOT_FOLLOW


CLAIMED: Final = "18 y p p s, discard HJ H7, clubs, CJ SA C7, claim forehand schwarz, throw rearhand, refuse, SJ"


def test_a_claim_is_told_with_the_open_hands_and_every_answer_with_who_gave_it() -> None:
    for eye in (*sk.Seat, None):
        happened = told(f"{CLAIMED}, concede rearhand, play on", eye, sk.ISKO)
        assert [each.say() for each in happened[-8:]] == [
            "forehand claims the rest and Schwarz",
            "forehand shows the hand: SJ DJ CA CT CK CQ C9 C8 H8",
            "rearhand throws the cards on the table",
            "rearhand shows the hand: HQ H9 DA DT DK DQ D9 D8 D7",
            "middlehand refuses",
            "forehand plays SJ",
            "rearhand concedes",
            "forehand wants to play on",
        ]
        german = [each.say("de") for each in happened[-8:]]
        assert german[0] == "Vorhand beansprucht den Rest und Schwarz"
        assert german[2] == "Hinterhand wirft die Karten hin"
        assert (german[4], german[7]) == ("Mittelhand lehnt ab", "Vorhand will weiterspielen")
    accepted = told(CLAIMED.partition(", throw")[0] + ", accept, accept", None, sk.ISKO)
    assert [each.say() for each in accepted[-4:-2]] == ["middlehand accepts", "rearhand accepts"]


def test_in_null_nobody_claims_the_rest() -> None:
    for move in ("claim forehand", "show forehand"):
        happened = told(f"18 y p p s, discard HJ H7, null, C8, {move}", None, sk.ISKO)
        assert [each.say() for each in happened[-2:-1]] == ["forehand claims to take no more tricks"]
        assert [each.say("de") for each in happened[-2:-1]] == ["Vorhand will keinen Stich mehr bekommen"]


def test_an_answer_that_nobody_was_asked_for_cannot_be_told() -> None:
    state = sk.play(sk.start(DEAL), "18 y p p s, discard HJ H7, clubs, CJ SA C7, claim forehand, accept")
    seen = sk.view(state, None)
    for done in (((3, sk.Accept()),), (*seen.interrupts, (3, sk.Accept()), (3, sk.Accept()))):
        with pytest.raises(sk.ArgumentError) as caught:
            sk.events(evolve(seen, interrupts=done))
        assert caught.value.code is sk.Code.DOES_NOT_FOLLOW


def test_a_deal_that_stops_during_the_pushing_uncovers_what_was_pushed_last() -> None:
    rules = attrs.evolve(sk.HOUSE, ramsch=sk.RamschRules(pushing=True))
    deal = sk.Deal.parse(
        "CT C7 ST HT HK HQ H7 DA DT D8 | SJ HJ CK C8 SK SQ HA H8 DK D7 | CJ DJ CA C9 SA S9 S7 H9 DQ D9 | CQ S8"
    )
    pushed = sk.play(sk.start(deal, rules), "pass, pass, pass, pick up, push ST D8")
    assert sk.view(sk.play(pushed, "left rearhand"), None).uncovered == (sk.cards("CQ S8"), sk.cards("ST D8"))
    taken = sk.play(pushed, "pick up, left rearhand")  # middlehand has them in the hand now
    assert sk.view(taken, None).uncovered == (sk.cards("CQ S8"), None)
    unseen = sk.play(sk.start(deal, rules), "pass, pass, pass, pass, left rearhand")
    assert sk.view(unseen, None).uncovered == (sk.cards("CQ S8"), None)
