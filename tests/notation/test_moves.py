"""What players say, in English and German: each phrase beside the action it means, and what is refused with a hint."""

import random
from collections.abc import Callable
from typing import Final, get_args

import pytest

import pyskat as sk
from pyskat.display import Style

DEAL: Final = sk.Deal.parse(
    "CJ SJ HJ DJ CA CT CK CQ C9 C8 | SA ST SK SQ S9 S8 S7 HA HT HK | C7 DA DT DK DQ D9 D8 D7 HQ H9 | H8 H7"
)
START: Final = sk.start(DEAL)
DECIDING: Final = sk.play(START, "18 y p p")
DISCARDING: Final = sk.play(DECIDING, "pick up")
DECLARING: Final = sk.play(DISCARDING, "discard H8 H7")
PLAYING: Final = sk.play(DECLARING, "clubs")
DOUBLING: Final = sk.play(sk.start(DEAL, sk.PUB), "18 y p p, pick up, discard H8 H7, clubs")
PUSHING: Final = sk.play(sk.start(DEAL, sk.Rules(ramsch=sk.RamschRules(pushing=True))), "pass, pass, pass")
F, M, R = sk.Seat

SAID: Final[dict[str, str]] = {
    "hold": "hold|y|yes|YES|I hold|ja|Ja!|JA|j|halten|halte|ich halte|ja, halte|hab ich|ich habe|habe ich.|sage ja|"
    "say yes",
    "pass": "pass|p|PASS|I pass|passen|passe|passe!|Passe.|ich passe|passt|weg|Weg!|bin weg|ich bin weg|nein|weiter",
    "18": "18|18!|18?|+18|achtzehn|Achtzehn!|eighteen|bid 18|I bid eighteen|ich reize 18|reize achtzehn|sage 18|"
    "biete 18|gereizt 18",
    "22": "22|zweiundzwanzig|Zwei-und-zwanzig|zwoundzwanzig|twenty-two|Twenty two",
    "120": "120|hundertzwanzig|einhundertzwanzig|hundred twenty|a hundred and twenty",
    "2": "2|zwei|zwo|two",
    "pick up": "pick up|pickup|Pick  Up|pick up the skat|take the skat|aufnehmen|Aufnehmen!|nehme auf|ich nehme auf|"
    "skat|Skat aufnehmen|den Skat aufnehmen|nehme den Skat auf|ich nehme den Skat auf|nimm auf|nimmt auf",
    "discard SK H9": "discard SK H9|DISCARD sk,h9|lay away SK H9|I discard SK and H9|discard: SK H9|"
    "drücke Pik König, Herz 9|Drücke Pik-König und Herz-Neun!|drücken ♠K ♥9|drücken PK H9|"
    "drück pik könig herz neun|druecke Pik Koenig, Herz 9|DRÜCKE PIK KÖNIG, HERZ 9|"
    "ich drücke den Pik König und die Herz 9|gedrückt ♠K ♥9|♠K ♥9 drücken|Pik König, Herz 9 drücken|"
    "Pik König und Herz 9 drücken|SK H9 gedrückt|Grün König, Rot 9 drücken|Pik König und Herz 9 weglegen|"
    "dru\u0308cke ♠K ♥9",
    "discard": "discard|drücken|drücke",
    "push DA D7": "push DA D7|pass on DA D7|schiebe Karo Ass, Karo 7|schieben ♦A ♦7|♦A ♦7 schieben|"
    "ich schiebe ♦A und ♦7|schiebe weiter ♦A ♦7|Karo As und Karo Sieben weiterschieben",
    "grand": "grand|G|Grand|Großspiel|GROSSSPIEL|play grand|ich spiele Grand|ich spiele einen Grand|Grand!",
    "hearts hand": "hearts hand|HH|Herz Hand|herz-hand|Herzhand|Herz aus der Hand|aus der Hand Herz|Rot Hand|"
    "hand hearts|ich spiele Herz Hand",
    "clubs": "clubs|C|Kreuz|♣|Eichel|acorns|Eichelsolo|Treff|Kreuz Solo",
    "clubs hand schneider": "CHS|clubs hand schneider|clubs schneider announced|Kreuz Hand Schneider angesagt|"
    "Kreuz Hand, Schneider angesagt|Kreuz Schneider|Eichel Hand Schneider",
    "spades hand schwarz": "SHZ|spades schwarz|Pik Hand Schneider und Schwarz angesagt|Pik Hand Schwarz angesagt|"
    "leaves hand schwarz|Grün Hand Schwarz|GRÜN HAND SCHWARZ|Gru\u0308n Hand Schwarz",
    "diamonds ouvert": "DO|diamonds ouvert|diamonds open|Karo ouvert|Karo offen|Schellen ouvert|bells ouvert",
    "grand ouvert": "GO|grand ouvert|Grand ouvert|Grandouvert",
    "null": "null|N|Null|Nullspiel",
    "null hand": "null hand|NH|Null Hand|Null aus der Hand|Nullhand",
    "null ouvert": "NO|null ouvert|Null-Ouvert|Nullouvert|null open|Null offen",
    "null ouvert hand": "NOH|null ouvert hand|Null ouvert Hand|Nullouvert aus der Hand|Null Hand ouvert",
    "CJ": "CJ|♣J|♣B|Kreuz Bube|Kreuzbube|Kreuz-Bube|den Kreuz Buben|KrB|Eichel Unter|EU|jack of clubs|play CJ|"
    "spiele Kreuz Bube|ich spiele den Kreuz-Buben|Kreuz Bube!|spiele aus: Kreuz Bube",
    "DQ": "DQ|♦D|♦Q|Karo Dame|Karodame|Schellen Ober|Schellenober|queen of diamonds|die Karo Dame",
    "HT": "HT|H10|♥10|10♥|Herz 10|Herz Zehn|ten of hearts|R10|Rot 10",
    "kontra": "kontra|contra|Kontra|KONTRA!|ich sage Kontra|I say contra|ich gebe Kontra|Kontra geben",
    "re": "re|Re|Re!|ich sage Re|gebe Re",
    "concede forehand": "concede forehand|forehand concedes|forehand gives up|give up forehand|aufgeben Vorhand|"
    "Vorhand aufgeben|Vorhand gibt auf|VORHAND GIBT AUF|Vorhand hat aufgegeben|Vorhand: aufgegeben|VH gibt auf|"
    "Vorhand schenkt",
    "show middlehand": "show middlehand|middlehand shows|middlehand shows the hand|Mittelhand legt offen|"
    "zeigen Mittelhand|Mittelhand zeigt|offen legen Mittelhand|Mittelhand legt das Blatt offen|MH legt auf|"
    "Mittelhand legt die Karten offen",
    "timed out rearhand": "timed out rearhand|rearhand timed out|Hinterhand: Zeit überschritten|"
    "Zeit überschritten Hinterhand|Hinterhand hat die Zeit überschritten|Zeit ueberschritten Hinterhand|"
    "HH Zeit abgelaufen|timeout rearhand",
    "left middlehand": "left middlehand|middlehand left|middlehand has left the table|Mittelhand: weggegangen|"
    "Mittelhand hat verlassen|Mittelhand hat den Tisch verlassen|Mittelhand ist gegangen|verlassen Mittelhand|"
    "Mittelhand verlässt den Tisch|Mittelhand verlaesst den Tisch",
}
"""What is said, beside the action as pyskat writes it."""
PHRASES: Final = [(text, written) for written, several in SAID.items() for text in several.split("|")]


@pytest.mark.parametrize(("text", "written"), PHRASES, ids=[text for text, _ in PHRASES])
def test_an_action_is_read_as_players_say_it(text: str, written: str) -> None:
    state = PLAYING if written in {"CJ", "DQ", "HT"} else DECLARING
    for said in (text, f"  {text} "):
        action = sk.parse_action(state, said)
        assert str(action) == written
        assert sk.parse_action(sk.view(state, R), said) == action
        assert sk.parse_action(state, said, language="de") == action
        assert sk.parse_action(state, said, language="en", style=Style()) == action


def test_every_kind_of_action_is_among_the_phrases() -> None:
    kinds = {type(sk.parse_action(DECLARING, written)) for written in SAID}
    assert kinds == {
        *(sk.Bid, sk.Hold, sk.Pass, sk.PickUp, sk.Discard, sk.Declare, sk.Kontra, sk.Re, sk.Push, sk.PlayCard),
        *(sk.Concede, sk.Show, sk.Forfeit),
    }


@pytest.mark.parametrize("text", ["ungesehen", "schiebe ungesehen weiter", "weitergeben", "weiter", "passe"])
def test_the_skat_is_passed_on_unseen(text: str) -> None:
    assert sk.parse_action(PUSHING, text) == sk.Pass()
    assert sk.is_legal(PUSHING, sk.parse_action(PUSHING, text))


@pytest.mark.parametrize("text", ["kein Kontra", "weiter", "nein", "no kontra", "passe"])
def test_nobody_has_to_say_kontra(text: str) -> None:
    assert isinstance(DOUBLING, sk.Doubling)
    assert sk.parse_action(DOUBLING, text) == sk.Pass()


def test_a_text_that_is_a_card_and_a_game_is_a_card_while_cards_are_played() -> None:
    grand, ober = sk.Declare(sk.Contract(sk.Game.GRAND, ouvert=True)), sk.PlayCard(sk.Card.SQ)
    for state in (START, DECIDING, DISCARDING, DECLARING):
        assert sk.parse_action(state, "GO") == sk.parse_action(sk.view(state, F), "GO") == grand
    assert sk.parse_action(PLAYING, "GO") == sk.parse_action(sk.view(PLAYING, F), "GO") == ober
    assert sk.parse_action(DECLARING, "go") == ober  # the server's codes are in capitals
    assert sk.parse_action(PLAYING, "GHS") == sk.Declare(sk.Contract(sk.Game.GRAND, schneider_announced=True))


def test_who_speaks_is_the_one_whose_view_it_is() -> None:
    for seat in sk.Seat:
        seen = sk.view(PLAYING, seat)
        for text in ("I concede", "ich gebe auf", "aufgeben", "ich schenke"):
            assert sk.parse_action(seen, text) == sk.Concede(seat)
        for text in ("show", "ich zeige das Blatt", "Karten auflegen"):
            assert sk.parse_action(seen, text) == sk.Show(seat)
        assert sk.parse_action(seen, "Vorhand gibt auf") == sk.Concede(F)
    for somebody in (PLAYING, sk.view(PLAYING, None)):
        for text in ("ich gebe auf", "zeigen", "concede"):
            with pytest.raises(sk.ParseError) as caught:
                sk.parse_action(somebody, text)
            assert caught.value.code is sk.Code.WORD_MISSING
            assert "Vorhand gibt auf" in caught.value.explain("de")
    for text in ("left", "Zeit überschritten"):
        with pytest.raises(sk.ParseError) as caught:
            sk.parse_action(sk.view(PLAYING, F), f" {text}")
        assert (caught.value.code, caught.value.position) == (sk.Code.WORD_MISSING, 1)


REFUSED: Final = """
    UNKNOWN_ACTION 0 'passe' | pasze
    UNKNOWN_ACTION 4 'passe' | ich pasze
    UNKNOWN_ACTION 0 'aufnehmen' | aufnemen
    UNKNOWN_ACTION 0 'Skat aufnehmen' | skat aufnemen
    UNKNOWN_ACTION 0 'Kreuz' | Kruez Bube
    UNKNOWN_ACTION 0 'Vorhand' | Vorhnad gibt auf
    UNKNOWN_ACTION 0 'clubs' | clbus hand
    UNKNOWN_ACTION 0 - | banana
    UNKNOWN_ACTION 0 - | 1 8
    UNKNOWN_ACTION 0 - | 18.5
    UNKNOWN_ACTION 0 - | twenty, two
    UNKNOWN_ACTION 0 - | Vorhand
    UNKNOWN_ACTION 0 - | Vorhand weg
    UNKNOWN_ACTION 0 - | ja weg
    UNKNOWN_ACTION 0 - | no
    UNKNOWN_ACTION 0 - | ich
    UNKNOWN_ACTION 0 - | und
    UNKNOWN_ACTION 0 - | pick up, please
    UNKNOWN_CONTRACT 7 'hand' | hearts hnad
    UNKNOWN_CONTRACT 5 'schneider' | Hand Schnieder
    UNKNOWN_CONTRACT 12 - | Kreuz Hand, 18
    UNKNOWN_CONTRACT 5 - | Pik, König
    WORD_TWICE 6 - | grand hearts
    WORD_TWICE 10 - | Herz Hand Hand
    WORD_MISSING 0 - | Schneider angesagt
    WORD_MISSING 0 - | Hand
    UNKNOWN_CARD 5 'König' | Herz Konig
    UNKNOWN_CARD 7 - | drücke Pik, Herz 9
    UNKNOWN_CARD 11 'König' | drücke Pik Konig, Herz 9
    UNKNOWN_CARD 6 - | ♥7 ♥8 XX drücken
    UNKNOWN_CARD 0 - | 18 drücken
    DUPLICATE_CARD 18 - | drücke Pik König, PK
    AMBIGUOUS_CARD 0 - | KD
    AMBIGUOUS_CARD 7 - | drücke KD H7
    AMBIGUOUS_CARD 0 - | S10 EU schieben
    NULL_LEVEL 0 - | Null Schneider
    WRONG_VALUE 0 - | 9999999999999
""".strip().splitlines()
REFUSED_ROWS: Final = [
    (*head.split(maxsplit=2), text.strip()) for head, _, text in (row.strip().partition("|") for row in REFUSED)
]


@pytest.mark.parametrize(("code", "place", "near", "text"), REFUSED_ROWS, ids=[row[3] for row in REFUSED_ROWS])
def test_what_is_not_understood_is_named_at_its_place_with_the_nearest_thing(
    code: str, place: str, near: str, text: str
) -> None:
    hint = near.strip() if near.strip() != "-" else ""
    for blanks in ("", "   "):
        with pytest.raises(sk.ParseError) as caught:
            sk.parse_action(PLAYING, blanks + text)
        error = caught.value
        assert (error.code, error.position) == (sk.Code[code], len(blanks) + int(place))
        assert error.text == blanks + text
        english, german = error.explain(), error.explain("de")
        assert ("did you mean" in english, "gemeint ist wohl" in german) == (bool(hint), bool(hint))
        assert hint in english
        assert hint in german


def test_the_forms_are_listed_in_the_language_and_style_asked_for() -> None:
    with pytest.raises(sk.ParseError) as caught:
        sk.parse_action(START, "banana")
    reason = caught.value.reason
    assert reason.explain() == (
        "'banana' is not an action; write it like one of: 18, hold, pass, pick up, discard H7 DQ, grand hand, CJ, "
        "concede forehand, timed out rearhand"
    )
    assert reason.explain("de", style=Style()) == (
        "'banana' ist kein Zug; schreib ihn wie einen von diesen: 18, halten, passen, aufnehmen, ♥7 ♦D drücken, "
        "Grand Hand, ♣B, Vorhand gibt auf, Hinterhand: Zeit überschritten"
    )
    written = reason.explain().partition(": ")[2]
    for language in get_args(sk.Language):
        forms = reason.explain(language, style=Style()).partition(": ")[2].split(", ")
        assert ", ".join([str(sk.parse_action(PLAYING, form)) for form in forms]) == written


# Several moves.

SEVERAL: Final[dict[str, str]] = {
    "18 ja weg weg aufnehmen": "18 y p p s",
    "achtzehn ja passe weg s": "18 y p p s",
    "achtzehn, ja, ich passe, bin weg, Skat aufnehmen": "18 y p p s",
    "18 ja weg weg aufnehmen, drücke Herz 8, Herz 7, Grand": "18 y p p s, discard H8 H7, grand",
    "18 ja weg weg aufnehmen, drücke Herz 8, Herz 7": "18 y p p s, discard H8 H7",
    "18 y p p s, discard H8, H7, clubs": "18 y p p s, discard H8 H7, clubs",
    "18 y p p s, drücke, H8, H7, clubs": "18 y p p s, discard H8 H7, clubs",
    "18 y p p s, drücke H8 und H7,clubs": "18 y p p s, discard H8 H7, clubs",
    "18 y p p s, drücke H8 H7, clubs, CJ": "18 y p p s, discard H8 H7, clubs, CJ",
    "18 y p p s, Herz 8, Herz 7 drücken, Kreuz, Kreuz Bube": "18 y p p s, discard H8 H7, clubs, CJ",
    "18 y p p s, ♥8 ♥7 drücken, Kreuz, Kreuz Bube, Pik Ass, ♣7": "18 y p p s, discard H8 H7, clubs, CJ, SA, C7",
    "18 y p p, Kreuz Hand, Schneider angesagt, ♣B ♠A": "18 y p p, clubs hand schneider, CJ, SA",
    "18 y p p, Kreuz Hand, Schneider, Schwarz, angesagt, ♣B": "18 y p p, clubs hand schwarz, CJ",
    "18 y p p, Null, Hand, ouvert, CJ": "18 y p p, null ouvert hand, CJ",
    "18 y p p, null ouvert,, hand, CJ": "18 y p p, null ouvert hand, CJ",
    "18 y p p s, discard H8 H7, Grand, Vorhand gibt auf": "18 y p p s, discard H8 H7, grand, concede forehand",
    "18 y p p s\n♥8 ♥7 drücken\nGrand\n♣B": "18 y p p s, discard H8 H7, grand, CJ",
    "18 Ja! weg. Weg s": "18 y p p s",
}


@pytest.mark.parametrize(("text", "plain"), SEVERAL.items())
def test_several_moves_are_read_over_their_own_commas(text: str, plain: str) -> None:
    assert sk.play(START, text) == sk.play(START, plain)
    assert sk.play(START, text, language="de", style=Style()) == sk.play(START, plain)


def test_cards_are_pushed_over_a_comma() -> None:
    looked = sk.play(PUSHING, "aufnehmen")
    pushed = sk.apply(looked, sk.Push(sk.cards("H8 H7")))
    for text in ("schiebe Herz 8, Herz 7", "push H8, H7", "♥8, ♥7 schieben", "schiebe ♥8 ♥7"):
        assert sk.play(looked, text) == pushed
        assert sk.play(looked, f"{text}, weiter") == sk.apply(pushed, sk.Pass())


ILLEGAL: Final[dict[str, tuple[str, str]]] = {
    "18 y p p s, discard H8, clubs": ("DISCARD_COUNT", "discard H8"),
    "18 y p p s, discard H8,\n H7": ("DISCARD_COUNT", "discard H8"),  # a line ends a move
    "18 y p p s, drücke Herz 8, Kreuz": ("DISCARD_COUNT", "discard H8"),
    "18 y p p s, discard H8, H7, S7": ("NOT_NOW", "S7"),
    "18 y p p s, discard CJ H8 H7, CJ": ("DISCARD_COUNT", "discard CJ H8 H7"),
    "18 y p p s, CJ, H8 H7 drücken": ("NOT_NOW", "CJ"),  # three cards are not laid away
    "18 y p p s, H8, Grand": ("NOT_NOW", "H8"),
    "18 y p p s, H8, 18": ("NOT_NOW", "H8"),
    "18 y p p s, discard H8 H7, clubs, hearts": ("NOT_NOW", "hearts"),
    "18 y p p s, clubs, H8 H7 drücken": ("NOT_NOW", "clubs"),
}


@pytest.mark.parametrize(("text", "why"), ILLEGAL.items())
def test_what_does_not_belong_together_is_done_one_after_the_other(text: str, why: tuple[str, str]) -> None:
    code, move = why
    with pytest.raises(sk.IllegalActionError) as caught:
        sk.play(START, text)
    assert caught.value.code is sk.Code[code]
    assert caught.value.__notes__[0].startswith(f"This is the move {move} at character ")


@pytest.mark.parametrize(
    ("text", "code", "wrong"),
    [
        ("18 y p p, s, hand", "WORD_MISSING", "hand"),
        ("18 y p p s, drücke Herz Konig, Herz 8", "UNKNOWN_CARD", "Konig"),
        ("18 y p p s, drücke Herz 8 KD", "AMBIGUOUS_CARD", "KD"),
        ("18 y p p s, ♥8 XX drücken, Grand", "UNKNOWN_CARD", "XX"),
        ("18 y p p s, discard H8 H7, Herz Konig", "UNKNOWN_CARD", "Konig"),
        ("18 y p p s, discard H8 H7, Herz KD", "AMBIGUOUS_CARD", "KD"),
        ("18 y p p nehme, auf", "UNKNOWN_ACTION", "nehme"),
        ("18 y p p, nehme den Skat, discard H8 H7, spielen wir", "UNKNOWN_ACTION", "spielen"),
        ("18 y, Zeit ist um, p", "UNKNOWN_ACTION", "Zeit"),
        ("18 y, Vorhand gibt fast auf, p", "UNKNOWN_ACTION", "Vorhand"),
        ("18 y pasze p", "UNKNOWN_ACTION", "pasze"),
        ("18 y ! p", "UNKNOWN_ACTION", "!"),
        ("18 y p p, hand Grand Hnad", "UNKNOWN_CONTRACT", "Hnad"),
    ],
)
def test_what_is_no_move_among_several_is_named_at_its_place(text: str, code: str, wrong: str) -> None:
    with pytest.raises(sk.ParseError) as caught:
        sk.play(START, text)
    assert (caught.value.code, caught.value.text) == (sk.Code[code], text)
    assert caught.value.position == text.index(wrong)


GERMAN: Final = Style(suits="german", language="de")


def test_moves_are_read_in_the_letters_of_a_style() -> None:
    assert sk.play(DECLARING, "Eichel, EU GA E7", style=GERMAN) == sk.play(DECLARING, "clubs, CJ SA C7")
    assert sk.play(DISCARDING, "EU, R8 drücken", style=GERMAN) == sk.play(DISCARDING, "discard CJ H8")
    assert sk.play(PLAYING, "SU GA E7, RU G10 S7", style=GERMAN) == sk.play(PLAYING, "DJ SA C7, HJ ST D7")
    assert sk.parse_action(PLAYING, "S10") == sk.PlayCard(sk.Card.ST)
    assert sk.parse_action(PLAYING, "S10", style=GERMAN) == sk.PlayCard(sk.Card.DT)
    assert sk.parse_action(PLAYING, "DB", language="de") == sk.PlayCard(sk.Card.DJ)
    assert sk.parse_action(PLAYING, "drücke SD KrB", language="de") == sk.Discard(sk.cards("SQ CJ"))


READERS: Final[dict[str, Callable[..., object]]] = {
    "Card.parse": lambda **way: sk.Card.parse("CJ", **way),
    "CardSet.parse": lambda **way: sk.CardSet.parse("CJ", **way),
    "cards": lambda **way: sk.cards("", **way),
    "Deal.parse": lambda **way: sk.Deal.parse(str(DEAL), **way),
    "parse_action": lambda **way: sk.parse_action(START, "18", **way),
    "play": lambda **way: sk.play(START, "", **way),
}


@pytest.mark.parametrize("name", READERS)
def test_a_reader_takes_no_other_language_and_nothing_but_a_style(name: str) -> None:
    read = READERS[name]
    read(language="de", style=Style(language="de"))
    for wrong in ({"language": "fr"}, {"language": 1}, {"style": "german"}, {"style": 1}, {"style": sk.Card}):
        with pytest.raises(sk.ArgumentError) as caught:
            read(**wrong)
        assert caught.value.code in {sk.Code.WRONG_VALUE, sk.Code.WRONG_TYPE}
        assert next(iter(wrong)) in str(caught.value)


def refusal(state: sk.State, text: str) -> sk.ParseError | None:
    """Give the error for what is no action."""
    try:
        sk.parse_action(state, text)
    except sk.ParseError as error:
        return error
    return None


def test_a_word_of_any_kind_is_read_or_refused_and_nothing_else_is_raised() -> None:
    rng = random.Random(7)
    words = [*SAID, *(text for text, _ in PHRASES), "", "!", "и", "\0", "́", "🂡", "10" * 99, "ß" * 500]
    for _ in range(2_000):
        text = rng.choice([" ", ", ", "", "\n"]).join(rng.choices(words, k=rng.randint(1, 4)))
        for state in (START, PLAYING):
            error = refusal(state, text)
            if error is not None:
                assert error.text == text
                assert 0 <= error.position <= len(text)
                assert error.explain("de", style=GERMAN)
