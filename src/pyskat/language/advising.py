"""What the command ``advise`` prints: advice, complaints, help."""

from pyskat.language.terms import Template

__all__ = ["Advising"]


class Advising(Template):
    """How advice is given in a shell, each in English and German."""

    WITH_CHANCE = ("{action}, chance of winning {percent} %", "{action}, Gewinnchance {percent} %")
    INSTEAD = ("instead: {options}", "sonst: {options}")
    FROM_A_PAGE = ("* {source}", "* {source}")
    NO_ADVICE = ("there is nothing to advise: {result}", "es gibt nichts zu raten: {result}")

    # What is wrong with the options
    HAND_MISSING = (
        "the cards are missing: ten, or twelve with the skat, such as: CJ SJ CA CT CK C9 HA HT D8 S7",
        "es fehlen die Karten: zehn, oder zwölf mit dem Skat, etwa: CJ SJ CA CT CK C9 HA HT D8 S7",
    )
    CARDS_WANTED = (
        "{found:card|cards}: it must be ten, with those that you have played, or twelve with the skat, to lay away two",
        "{found:Karte|Karten}: es müssen zehn sein, mit den schon gespielten, oder samt Skat zwölf, um zwei zu drücken",
    )
    TWO_IN_SKAT = ("--skat takes two cards, not {found}", "zu --skat gehören zwei Karten, nicht {found}")
    CARD_TWICE = ("here twice: {cards}", "doppelt: {cards}")
    DISCARD_WANTED = (
        "say with --discard which two cards were laid away; without the skat it is a hand game: {contract}",
        "sag mit --discard, welche zwei Karten gedrückt sind; ohne den Skat ist es ein Handspiel: {contract}",
    )
    OPEN_HAND_UNKNOWN = (
        "in an ouvert game you see the declarer's cards too; only a --record says which they are",
        "offen gespielt siehst du auch die Karten des Alleinspielers; welche, sagt nur ein Protokoll (--record)",
    )
    NO_RAMSCH_HERE = (
        "by these rules there is no Ramsch; there is by: {names}",
        "nach diesen Regeln gibt es keinen Ramsch, aber nach: {names}",
    )
    ONLY_WITH_GAME = (
        "{names}: only with the --game that is declared",
        "{names}: nur mit dem angesagten Spiel (--game)",
    )
    NOT_ON_TURN = (
        "{seat} is not on turn, but {turn}: say with --played what lies on the table, or name another --seat",
        "{seat} ist nicht an der Reihe, sondern {turn}: sag mit --played, was liegt, oder nenne einen anderen --seat",
    )
    CARDS_NOT_THERE = (
        "nobody can have played so: somebody would have too many cards, or did not follow a suit and played it later",
        "so kann niemand gespielt haben: einer hätte zu viele Karten, oder bediente nicht und spielte die Farbe noch",
    )
    ADVICE_ALONE = (
        "a record says who holds what: no cards or {names} beside it",
        "ein Protokoll sagt, wer was hat: daneben keine Karten und kein {names}",
    )

    # The help
    HELP = (
        "say what to bid, lay away, declare or play, and why",
        "rät, was zu reizen, zu drücken, anzusagen oder zu spielen ist",
    )
    HELP_LONG = (
        (
            "Say what a player by rules of thumb would do, why, and how likely the game is won. With ten cards: "
            "whether and up to which value to bid. With --bid, when you have won the auction: whether to pick up the "
            "skat or play Hand. With the --skat, or twelve cards: what to lay away and declare. With a --game: which "
            "card to play."
        ),
        (
            "Sagt, was ein Spieler nach Faustregeln täte, warum, und wie wahrscheinlich das Spiel gewonnen wird. Mit "
            "zehn Karten: ob und bis wohin zu reizen ist. Mit --bid, wenn du das Reizen gewonnen hast: ob der Skat "
            "aufzunehmen oder Hand zu spielen ist. Mit dem Skat (--skat) oder zwölf Karten: was zu drücken und "
            "anzusagen ist. Mit einem Spiel (--game): welche Karte zu spielen ist."
        ),
    )
    HELP_HAND = (
        "your cards, such as: 'CJ SJ CA CT CK C9 HA HT D8 S7'",
        "deine Karten, etwa: 'CJ SJ CA CT CK C9 HA HT D8 S7'",
    )
    HELP_SEAT = (
        "where you sit: forehand (the default), middlehand, rearhand, or in German",
        "wo du sitzt: Vorhand (sonst), Mittelhand, Hinterhand, auch auf Englisch",
    )
    HELP_BID = ("the value at which the auction was won", "womit das Reizen gewonnen ist")
    HELP_SKAT = ("the two cards that you picked up", "die beiden Karten, die du aufgenommen hast")
    HELP_GAME = (
        "what is declared, such as: 'grand hand', clubs, null, ramsch",
        "was angesagt ist, etwa: 'Grand Hand', Kreuz, Null, Ramsch",
    )
    HELP_DECLARER = ("who plays alone, by default you", "wer allein spielt, sonst du")
    HELP_DISCARD = ("the two cards that you laid away", "die beiden Karten, die du gedrückt hast")
