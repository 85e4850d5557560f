"""What is ruled on a game that is only told: who wins, what it costs, by which paragraph, and how it is said."""

import re
from typing import Any, Final

import pytest

import pyskat as sk
from pyskat import Code
from pyskat.court import Consequence, Offence, OffenceKind, Party, Ruling, Then, announced, null_replacements, ruling
from pyskat.display import Style

DECLARER, DEFENDERS = Party
GRAND: Final = sk.Contract(sk.Game.GRAND)
SPADES: Final = sk.Contract(sk.Game.SPADES)
REVOKE: Final = OffenceKind.REVOKE
loose: Any = ruling
"""A caller without a type checker may pass anything."""


def ruled(
    by: Party | None,
    contract: str = "grand",
    matadors: int = 2,
    kind: OffenceKind = REVOKE,
    **known: Any,  # noqa: ANN401 - what is known of the game
) -> Ruling:
    return ruling(sk.Contract.parse(contract), matadors, offence=Offence(kind, by), **known)


def test_all_words_are_their_names_in_lower_case() -> None:
    for kind in (Party, OffenceKind, Then):
        assert [each.value for each in kind] == [each.name.lower() for each in kind]
    assert len(OffenceKind) == 15
    assert [DECLARER.other, DEFENDERS.other] == [DEFENDERS, DECLARER]


def test_nothing_follows_but_what_is_said() -> None:
    assert Consequence(Then.PLAY_ON) == Consequence(Then.PLAY_ON, (), (), None, None, None, None)


@pytest.mark.parametrize(
    ("by", "contract", "matadors", "known", "score"),
    [
        # Undecided: the innocent party wins, simple (4.1.4), with the announced levels and no others.
        (DECLARER, "grand", 2, {"bid": 48, "points": 55, "defenders_points": 30}, -144),
        (DEFENDERS, "grand", 2, {"bid": 48, "points": 55, "defenders_points": 30}, 72),
        (DECLARER, "spades hand", -3, {"defenders_points": 59}, -110),
        (DEFENDERS, "spades hand schneider", 1, {"points": 89, "defenders_points": 30}, 55),
        (DECLARER, "spades hand schneider", 1, {"points": 89, "defenders_points": 30}, -110),
        (DEFENDERS, "hearts ouvert", 1, {"points": 118, "tricks_taken": 9, "defenders_tricks": 0}, 80),
        # Decided: it stays so (4.1.3), with the levels that are certain by then.
        (DECLARER, "grand", 2, {"points": 61}, 72),
        (DECLARER, "grand", 2, {"points": 90, "defenders_points": 10}, 96),
        (DEFENDERS, "grand", 2, {"defenders_points": 60}, -144),
        (DEFENDERS, "grand", 2, {"defenders_points": 90}, -192),
        (DEFENDERS, "grand", 2, {"defenders_points": 89}, -144),
        (DEFENDERS, "spades hand schneider", 1, {"defenders_points": 31}, -110),
        (DECLARER, "spades hand schneider", 1, {"points": 90}, 55),
        (DEFENDERS, "hearts ouvert", 1, {"defenders_tricks": 1, "defenders_points": 0}, -160),
        # A level that is needed for the bid: given by defenders (4.1.5), missed by a declarer.
        (DEFENDERS, "spades", 1, {"bid": 33}, 33),
        (DEFENDERS, "spades", 1, {"bid": 44}, 44),
        (DECLARER, "spades", 1, {"bid": 33}, -66),
        (DECLARER, "spades", 1, {"bid": 33, "points": 89}, -66),
        (DEFENDERS, "spades", 1, {"bid": 33, "defenders_points": 31}, -66),
        (DECLARER, "spades", 1, {"bid": 33, "points": 90}, 33),
        # A bid out of reach of every level: the defenders, from the start.
        (DEFENDERS, "spades hand", 1, {"bid": 72, "points": 120, "tricks_taken": 10}, -154),
        # Null: over with the declarer's first trick, and otherwise the innocent party's.
        (DECLARER, "null", 0, {}, -46),
        (DEFENDERS, "null hand", 0, {"tricks_taken": 0}, 35),
        (DEFENDERS, "null", 0, {"tricks_taken": 1}, -46),
        # Kontra multiplies the score; lost hand games counted once before 1999.
        (DECLARER, "grand", 2, {"kontra": True, "rules": sk.PUB}, -288),
        (DEFENDERS, "grand", 2, {"kontra": True, "re": True, "rules": sk.PUB}, 288),
        (DECLARER, "grand hand", 2, {"rules": sk.PRE_1999}, -96),
        (DEFENDERS, "grand", 2, {"rules": sk.ISS, "bid": 45}, 72),
    ],
)
def test_what_a_revoke_costs(by: Party, contract: str, matadors: int, known: dict[str, Any], score: int) -> None:
    found = ruled(by, contract, matadors, **known)
    assert found.settlement is not None
    assert found.settlement.score == score
    assert found.winner is (DECLARER if score > 0 else DEFENDERS)
    assert found.may_demand_play_on
    assert found.consequence == Consequence(Then.GAME_OVER)


@pytest.mark.parametrize(
    "kind",
    [
        kind
        for kind in OffenceKind
        if kind.name in {"OUT_OF_TURN", "LOOKED_AT_TRICKS", "NAMED_A_TRICK", "LOOKED_AT_SKAT"}
    ],
)
@pytest.mark.parametrize("by", Party)
def test_other_faults_in_play_cost_the_same(kind: OffenceKind, by: Party) -> None:
    other, revoke = ruled(by, kind=kind, points=70), ruled(by, points=70)
    assert (other.winner, other.settlement, other.may_demand_play_on) == (revoke.winner, revoke.settlement, True)


def test_a_declarer_who_exposes_a_card_takes_it_back() -> None:
    found = ruled(DECLARER, kind=OffenceKind.EXPOSED_CARD)
    assert (found.winner, found.settlement, found.consequence) == (None, None, Consequence(Then.CARD_BACK))
    assert ruled(DEFENDERS, kind=OffenceKind.EXPOSED_CARD).winner is DECLARER


@pytest.mark.parametrize("by", [*Party, None])
def test_manners_and_a_card_found_again_cost_nothing(by: Party | None) -> None:
    for kind in (OffenceKind.CONDUCT, OffenceKind.LOST_CARD):
        found = ruled(by, kind=kind)
        assert (found.winner, found.settlement, found.may_demand_play_on) == (None, None, False)
        assert found.consequence == Consequence(Then.PLAY_ON)
    assert "not judged here" in ruled(by, kind=OffenceKind.CONDUCT).explain()
    assert "wird hier nicht gerichtet" in ruled(by, kind=OffenceKind.CONDUCT).explain("de")


def test_a_wrong_count_is_lost_simple_whatever_was_taken() -> None:
    wrong = OffenceKind.WRONG_COUNT
    assert ruled(None, kind=wrong).consequence == Consequence(Then.NEW_DEAL)
    cases: list[tuple[Party, dict[str, Any], int]] = [
        (DECLARER, {"points": 100}, -144),
        (DEFENDERS, {"defenders_points": 90}, 72),
        (DEFENDERS, {"bid": 96}, 96),  # Schneider, which the bid needs, is given
        (DEFENDERS, {"bid": 192}, -384),  # overbid stays overbid: 5 × 24 are 120
    ]
    for by, known, score in cases:
        found = ruled(by, kind=wrong, **known)
        assert found.settlement is not None
        assert (found.settlement.score, found.may_demand_play_on) == (score, False)


def test_a_game_named_after_a_lead_is_lost_at_the_bid_at_least() -> None:
    led = OffenceKind.LED_BEFORE_ANNOUNCING
    for bid, score in ((18, -44), (22, -44), (23, -66), (46, -110)):  # 2, 2, 3 and 5 times 11
        found = ruled(DECLARER, "spades", 1, led, bid=bid, points=110)
        assert found.settlement is not None
        assert (found.settlement.score, found.winner) == (score, DEFENDERS)
    assert ruled(DECLARER, "spades", 1, led).rule == "ISkO 1999 §4.1.1"


# By which paragraph.


@pytest.mark.parametrize(
    ("by", "known", "rule"),
    [
        (DECLARER, {}, "ISkO 1999 §4.2.3; ISkO 2022 §4.1.4, §4.1.6"),
        (DECLARER, {"points": 61}, "ISkO 1999 §4.2.3; ISkO 2022 §4.1.3, §4.1.6"),
        (DEFENDERS, {"bid": 96}, "ISkO 1999 §4.2.3; ISkO 2022 §4.1.4, §4.1.5, §4.1.6"),
        (DEFENDERS, {"bid": 192}, "ISkO 1999 §4.2.3; ISkO 2022 §4.1.3, §4.1.6"),
    ],
)
def test_a_ruling_names_its_paragraphs(by: Party, known: dict[str, Any], rule: str) -> None:
    assert ruled(by, **known).rule == rule


def test_an_announced_level_is_owed() -> None:
    assert "§4.1.5" in ruled(DEFENDERS, "grand hand schneider").rule
    assert "§4.1.5" not in ruled(DECLARER, "grand hand schneider").rule


# In words.

SAID: Final = [
    (
        ruled(DECLARER, bid=48, defenders_points=30),
        (
            "The declarer revoked. The game was not decided yet, so the defenders win it at its simple value. "
            "With 2, game 3, 3 × grand 24 = 72: lost, −144. The defenders may demand to play on; then the fault "
            "is mended and the outcome counts, for better or worse (ISkO 1999 §4.2.3; ISkO 2022 §4.1.4, §4.1.6)."
        ),
        (
            "Der Alleinspieler hat nicht bedient. Das Spiel war noch nicht entschieden, die Gegenpartei gewinnt "
            "es in der Stufe einfach. Mit 2, Spiel 3, 3 × Grand 24 = 72: verloren, −144. Die Gegenpartei darf "
            "Weiterspielen verlangen; dann wird der Fehler berichtigt, und es zählt, wie das Spiel ausgeht (ISkO "
            "1999 §4.2.3; ISkO 2022 §4.1.4, §4.1.6)."
        ),
    ),
    (
        ruled(DEFENDERS, "spades", 1, bid=33),
        (
            "The defenders revoked. The game was not decided yet, so the declarer wins it, and the level that was"
            " owed counts as made. With 1, game 2, Schneider 3, 3 × spades 11 = 33: won, Schneider lifts it to "
            "the bid of 33, +33."
        ),
        (
            "Die Gegenpartei hat nicht bedient. Das Spiel war noch nicht entschieden, der Alleinspieler gewinnt "
            "es, und die nötige Stufe gilt als erreicht. Mit 1, Spiel 2, Schneider 3, 3 × Pik 11 = 33: gewonnen, "
            "Schneider hebt es auf die Reizung von 33, +33."
        ),
    ),
    (
        ruled(DEFENDERS, "spades hand", 1, bid=72),
        (
            "The game cannot be worth the bid of 72, so the defenders had won it from the start. With 1, game 2, "
            "hand 3, 3 × spades 11 = 33; bid 72, spades hand with 1 is worth 33: overbid, counted as 77, −154."
        ),
        (
            "Das Spiel kann die Reizung von 72 nicht erreichen, es war von Anfang an für die Gegenpartei "
            "gewonnen. Mit 1, Spiel 2, Hand 3, 3 × Pik 11 = 33; gereizt 72, Pik Hand mit 1 ist 33 wert: "
            "überreizt, gezählt als 77, −154."
        ),
    ),
    (
        ruled(DECLARER, points=90),
        (
            "The declarer had won the game by then, and that stands. With 2, game 3, Schneider 4, 4 × grand 24 = "
            "96: won, +96."
        ),
        (
            "Das Spiel war für den Alleinspieler schon gewonnen, dabei bleibt es. Mit 2, Spiel 3, Schneider 4, 4 "
            "× Grand 24 = 96: gewonnen, +96."
        ),
    ),
    (
        ruled(DEFENDERS, defenders_points=60),
        "The defenders had won the game by then, and that stands.",
        "Das Spiel war für die Gegenpartei schon gewonnen, dabei bleibt es.",
    ),
    (
        ruled(DEFENDERS),
        "so the declarer wins it at its simple value. With 2, game 3, 3 × grand 24 = 72: won, +72.",
        "der Alleinspieler gewinnt es in der Stufe einfach.",
    ),
    (
        ruled(DEFENDERS, kind=OffenceKind.WRONG_COUNT),
        (
            "The defenders had the wrong number of cards. The defenders lose, the declarer wins the game at its "
            "simple value."
        ),
        (
            "Die Gegenpartei hatte eine falsche Kartenzahl. Die Gegenpartei verliert, der Alleinspieler gewinnt "
            "das Spiel in der Stufe einfach."
        ),
    ),
    (
        ruled(DEFENDERS, kind=OffenceKind.WRONG_COUNT, bid=96),
        "the declarer wins the game, and the level that was owed counts as made.",
        "der Alleinspieler gewinnt das Spiel, und die nötige Stufe gilt als erreicht.",
    ),
    (
        ruled(DEFENDERS, kind=OffenceKind.WRONG_COUNT, bid=192),
        "The game cannot be worth the bid of 192",
        "Das Spiel kann die Reizung von 192 nicht erreichen",
    ),
    (
        ruled(None, kind=OffenceKind.WRONG_COUNT),
        "Both parties had the wrong number of cards. The same dealer deals again (ISkO 1999 §3.2.9).",
        ("Beide Parteien hatten eine falsche Kartenzahl. Derselbe Kartengeber gibt noch einmal (ISkO 1999 §3.2.9)."),
    ),
    (
        ruled(DECLARER, kind=OffenceKind.LED_BEFORE_ANNOUNCING),
        "The declarer led before announcing a game. The declarer loses the game at its simple value.",
        (
            "Der Alleinspieler hat vor der Spielansage ausgespielt. Der Alleinspieler verliert das Spiel in der "
            "Stufe einfach."
        ),
    ),
]


@pytest.mark.parametrize(("found", "english", "german"), SAID)
def test_a_ruling_is_said_as_a_referee_says_it(found: Ruling, english: str, german: str) -> None:
    assert english in found.explain()
    assert german in found.explain("de")
    assert str(found) == found.explain("en")


def test_no_ruling_says_that_somebody_gave_up() -> None:
    for found, _, _ in SAID:
        assert not re.search("conceded|aufgegeben", found.explain() + found.explain("de"))


def test_suits_are_named_by_the_pack_in_use() -> None:
    found = ruled(DECLARER, "spades", 1)
    assert "2 × Grün 11 = 22" in found.explain("de", style=Style(suits="german"))
    assert "2 x spades 11 = 22: lost, -44" in found.explain(style=Style(ascii=True))


# What cannot be ruled on.


@pytest.mark.parametrize(
    ("offence", "known", "code"),
    [
        (Offence(REVOKE, None), {}, Code.WRONG_VALUE),
        (Offence(REVOKE, sk.Seat.FOREHAND), {}, Code.WRONG_VALUE),
        (Offence(OffenceKind.LED_BEFORE_ANNOUNCING, DEFENDERS), {}, Code.WRONG_VALUE),
        (Offence(OffenceKind.LED_BEFORE_ANNOUNCING, None), {}, Code.WRONG_VALUE),
        *(
            (Offence(OffenceKind[name], DECLARER), {}, Code.WRONG_VALUE)
            for name in ("PULLED_IN", "LEFT_TRICKS_LYING", "SHOWED_SKAT", "SKAT_TOUCHED", "BID_IN_WORDS")
        ),
        ("revoke", {}, Code.WRONG_TYPE),
        (Offence(REVOKE, DECLARER), {"rules": "ISKO"}, Code.WRONG_TYPE),
        (Offence(REVOKE, DECLARER), {"bid": 19}, Code.BAD_BID),
        (Offence(REVOKE, DECLARER), {"matadors": None}, Code.MATADORS_MISSING),
        (Offence(REVOKE, DECLARER), {"matadors": 5}, Code.BAD_MATADORS),
        (Offence(REVOKE, DECLARER), {"points": 121}, Code.WRONG_VALUE),
        (Offence(REVOKE, DECLARER), {"defenders_points": -1}, Code.WRONG_VALUE),
        (Offence(REVOKE, DECLARER), {"defenders_tricks": "one"}, Code.WRONG_TYPE),
        (Offence(REVOKE, DECLARER), {"points": 61, "defenders_points": 60}, Code.POINTS_OUT_OF_RANGE),
        (Offence(REVOKE, DECLARER), {"tricks_taken": 6, "defenders_tricks": 5}, Code.TRICKS_OUT_OF_RANGE),
        (Offence(REVOKE, DECLARER), {"points": 119, "tricks_taken": 1}, Code.POINTS_IMPOSSIBLE),
        (Offence(REVOKE, DECLARER), {"defenders_points": 31, "defenders_tricks": 0}, Code.DEFENDERS_POINTS_IMPOSSIBLE),
        (Offence(REVOKE, DECLARER), {"defenders_points": 34, "defenders_tricks": 1}, Code.DEFENDERS_POINTS_IMPOSSIBLE),
        (Offence(REVOKE, DECLARER), {"defenders_points": 1}, Code.DEFENDERS_POINTS_IMPOSSIBLE),
        (Offence(REVOKE, DECLARER), {"re": True}, Code.RE_WITHOUT_KONTRA),
        (Offence(REVOKE, DECLARER), {"contract": sk.Contract(sk.Game.RAMSCH)}, Code.RAMSCH_NOT_SETTLED),
        (Offence(REVOKE, DECLARER), {"contract": sk.Contract(sk.Game.NULL), "bid": 24}, Code.NULL_BELOW_BID),
    ],
)
def test_what_cannot_be_ruled_on_is_refused(offence: Any, known: dict[str, Any], code: Code) -> None:  # noqa: ANN401 - anything
    facts = {"contract": GRAND, "matadors": 2} | known
    with pytest.raises(sk.SkatError) as caught:
        loose(**facts, offence=offence)
    assert caught.value.code is code


def test_the_most_that_a_trick_can_have() -> None:
    assert ruled(DECLARER, defenders_points=33, defenders_tricks=1).winner is DEFENDERS  # three aces
    assert ruled(DECLARER, defenders_points=118).winner is DEFENDERS  # two points lie in the skat


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"kind": "revoke", "by": None}, Code.WRONG_TYPE),
        ({"kind": REVOKE, "by": "declarer"}, Code.WRONG_TYPE),
        ({"kind": REVOKE, "by": 0}, Code.WRONG_TYPE),
        ({"kind": REVOKE, "by": None, "card": "CJ"}, Code.WRONG_TYPE),
        ({"kind": REVOKE, "by": None, "words": None}, Code.WRONG_TYPE),
    ],
)
def test_an_offence_is_what_it_says(fields: dict[str, Any], code: Code) -> None:
    make: Any = Offence
    with pytest.raises(sk.ArgumentError) as caught:
        make(**fields)
    assert caught.value.code is code


# What counts of an announcement.


@pytest.mark.parametrize(
    ("words", "picked_up", "shown", "counts"),
    [
        ("grand", False, False, "grand"),
        ("Grand Hand", False, False, "grand hand"),
        ("grand, hand", True, False, "grand"),
        ("Grand, Schneider angesagt!", False, False, "grand"),
        ("grand hand schneider", False, False, "grand hand schneider"),
        ("Kreuz aus der Hand. Schwarz angesagt.", False, False, "clubs hand schwarz"),
        ("clubs hand schwarz", True, False, "clubs"),
        ("Herz ouvert", False, False, "hearts ouvert"),
        ("Herz ouvert", True, False, "hearts"),
        ("Herz", True, True, "hearts"),
        ("spades", False, True, "spades ouvert"),
        ("null", False, False, "null"),
        ("Null ouvert", True, False, "null ouvert"),
        ("Null Hand", True, False, "null"),
        ("null hand", False, False, "null hand"),
        ("null", True, True, "null ouvert"),
        ("Null", False, True, "null ouvert"),
        ("null hand", False, True, "null ouvert hand"),
        ("null, schneider announced", False, False, "null"),
        ("GHS", False, False, "grand hand schneider"),
    ],
)
def test_what_counts_of_an_announcement(words: str, picked_up: bool, shown: bool, counts: str) -> None:  # noqa: FBT001 - a table
    assert announced(words, picked_up=picked_up, shown=shown) == sk.Contract.parse(counts)


@pytest.mark.parametrize(
    ("words", "error", "code"),
    [
        ("", sk.ParseError, Code.WORD_MISSING),
        ("hand", sk.ParseError, Code.WORD_MISSING),
        ("grand maybe", sk.ParseError, Code.UNKNOWN_CONTRACT),
        ("hearts spades", sk.ParseError, Code.WORD_TWICE),
        ("ramsch", sk.ContractError, Code.NO_DECLARED_RAMSCH),
        ("g" * 1001, sk.ParseError, Code.TEXT_TOO_LONG),
        (None, sk.ArgumentError, Code.WRONG_TYPE),
    ],
)
def test_an_announcement_names_one_game(words: Any, error: type[sk.SkatError], code: Code) -> None:  # noqa: ANN401 - anything
    with pytest.raises(error) as caught:
        announced(words, picked_up=False)
    assert caught.value.code is code


@pytest.mark.parametrize("flags", [{"picked_up": 1}, {"picked_up": True, "shown": "no"}])
def test_an_announcement_needs_plain_facts(flags: dict[str, Any]) -> None:
    with pytest.raises(sk.ArgumentError):
        announced("grand", **flags)


# A Null below the bid.


@pytest.mark.parametrize(
    ("bid", "hand", "game", "matadors", "score"),
    [
        (36, True, sk.Game.DIAMONDS, 1, -72),  # max(3, 4) × 9
        (36, True, sk.Game.CLUBS, -1, -72),  # max(3, 3) × 12
        (24, False, sk.Game.HEARTS, 1, -60),  # max(2, 3) × 10
        (24, False, sk.Game.HEARTS, -5, -120),  # max(6, 3) × 10
        (48, False, sk.Game.GRAND, 4, -240),  # max(5, 2) × 24
        (264, False, sk.Game.SPADES, 11, -528),  # max(12, 24) × 11
    ],
)
def test_what_counts_instead_of_a_null(bid: int, hand: bool, game: sk.Game, matadors: int, score: int) -> None:  # noqa: FBT001 - a table
    for rules in (sk.ISKO, sk.SIMPLE, sk.HOUSE, sk.ISS):
        (found,) = null_replacements(bid, {game: matadors}, hand=hand, rules=rules)
        assert (found.score, found.won, found.overbid) == (score, False, False)
        assert (found.ended, found.contract) == (sk.Ending.REPLACED, sk.Contract(game, hand=hand))


def test_what_counts_instead_of_a_null_is_said_and_read_back() -> None:
    raised, own = null_replacements(36, {sk.Game.DIAMONDS: 1, sk.Game.CLUBS: -4})
    assert raised.explain() == "with 1, game 2, 2 × diamonds 9 = 18: lost instead of a Null, bid 36, counted as 36, −72"
    assert raised.explain("de") == (
        "mit 1, Spiel 2, 2 × Karo 9 = 18: verloren statt eines Null, gereizt 36, gezählt als 36, −72"
    )
    assert own.explain("de") == "ohne 4, Spiel 5, 5 × Kreuz 12 = 60: verloren statt eines Null, gereizt 36, −120"
    for settled in (raised, own):
        for language in ("en", "de"):
            assert sk.reckon(settled.explain(language)) == settled
        assert sk.settle(settled.contract, bid=36, matadors=settled.matadors, ended=sk.Ending.REPLACED) == settled


@pytest.mark.parametrize(
    "words", ["grand with 2, lost instead of hearts, bid 48", "Grand mit 2 statt Herz, gereizt 48"]
)
def test_a_game_counts_instead_of_a_null_only(words: str) -> None:
    with pytest.raises(sk.ParseError):
        sk.reckon(words)


def test_a_lost_hand_game_counted_once_before_1999() -> None:
    assert null_replacements(36, {sk.Game.DIAMONDS: 1}, hand=True, rules=sk.PRE_1999)[0].score == -36


def test_no_game_is_found_where_none_is_given() -> None:
    assert null_replacements(24, {}) == ()


@pytest.mark.parametrize(
    ("bid", "matadors", "options", "code"),
    [
        (19, {sk.Game.GRAND: 1}, {}, Code.BAD_BID),
        ("24", {}, {}, Code.WRONG_TYPE),
        (24, {sk.Game.NULL: 1}, {}, Code.WRONG_VALUE),
        (24, {sk.Game.RAMSCH: 1}, {}, Code.WRONG_VALUE),
        (24, {"grand": 1}, {}, Code.WRONG_VALUE),
        (24, {sk.Game.GRAND: 5}, {}, Code.BAD_MATADORS),
        (24, {sk.Game.GRAND: None}, {}, Code.MATADORS_MISSING),
        (24, [sk.Game.GRAND], {}, Code.WRONG_TYPE),
        (24, {sk.Game.GRAND: 1}, {"hand": 1}, Code.WRONG_TYPE),
        (24, {sk.Game.GRAND: 1}, {"rules": None}, Code.WRONG_TYPE),
    ],
)
def test_replacements_need_games_and_matadors(bid: Any, matadors: Any, options: dict[str, Any], code: Code) -> None:  # noqa: ANN401 - anything
    with pytest.raises(sk.SkatError) as caught:
        null_replacements(bid, matadors, **options)
    assert caught.value.code is code


@pytest.mark.parametrize(
    "known",
    [
        {"contract": sk.Contract(sk.Game.NULL), "bid": 48},
        {"contract": sk.Contract(sk.Game.GRAND, schneider_announced=True), "bid": 48},
        {"bid": None},
        {"bid": 23},
        {"contract": sk.Contract(sk.Game.GRAND, hand=True), "bid": 35},
        {"bid": 48, "points": 10},
        {"bid": 48, "tricks_taken": 0},
        {"bid": 48, "kontra": True, "rules": sk.PUB},
    ],
)
def test_only_a_game_that_was_not_played_stands_for_a_null(known: dict[str, Any]) -> None:
    facts: dict[str, Any] = {"contract": GRAND, "matadors": 2, "rules": sk.SIMPLE} | known
    with pytest.raises(sk.SettlementError) as caught:
        sk.settle(**facts, ended=sk.Ending.REPLACED)
    assert caught.value.code is Code.NOT_IN_PLACE_OF_NULL
