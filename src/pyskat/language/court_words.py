"""The words of a Skat court, in English and German."""

from pyskat.language.terms import Template

__all__ = ["CourtWord"]


class CourtWord(Template):
    """What is brought before a court, and what it says."""

    # What is wanted
    A_SEAT_OR_PARTY = (
        "a seat, a party, or None for both parties",
        "ein Platz, eine Partei oder None für beide Parteien",
    )
    A_SEAT = ("a seat", "ein Platz")
    A_PARTY = ("the declarer or the defenders", "der Alleinspieler oder die Gegenpartei")
    A_PLAY_OR_CLAIM = ("card play with a declarer", "ein laufendes Spiel mit Alleinspieler")
    GAMES_WITH_MATADORS = (
        "suit games and Grand, each with its matadors",
        "Farbspiele und Grand, jeweils mit den Spitzen",
    )
    WITHOUT_A_DEAL = (
        "an offence that can be ruled on without a deal; judge() rules on the others",
        "ein Verstoß, über den ohne Kartenverteilung entschieden werden kann; über die anderen entscheidet judge()",
    )
    THE_CARD_LED = ("the card that was led", "die Karte, die ausgespielt wurde")

    # Who
    THE_DECLARER = ("the declarer", "der Alleinspieler")
    THE_DEFENDERS = ("the defenders", "die Gegenpartei")

    # What happened
    OFFENCE_REVOKE = ("{who} revoked", "{who} hat nicht bedient")
    OFFENCE_OUT_OF_TURN = ("{who} played out of turn", "{who} hat gespielt, ohne an der Reihe zu sein")
    OFFENCE_EXPOSED_CARD = ("{who} exposed a card", "{who} hat eine Karte gezeigt")
    OFFENCE_LOOKED_AT_TRICKS = (
        "{who} looked at tricks already gathered in",
        "{who} hat in eingezogenen Stichen nachgesehen",
    )
    OFFENCE_NAMED_A_TRICK = (
        "{who} refused the claim and said which trick is still to come",
        "{who} hat abgelehnt und dabei einen Stich verraten",
    )
    OFFENCE_LOOKED_AT_SKAT = ("{who} looked at the skat", "{who} hat in den Skat gesehen")
    OFFENCE_LOST_CARD = (
        "{who} lost a card and found it before it was needed",
        "{who} hat eine Karte verloren und wiedergefunden, bevor sie gebraucht wurde",
    )
    BOTH_LOST_CARD = (
        "both parties lost a card and found it before it was needed",
        "beide Parteien haben eine Karte verloren und wiedergefunden, bevor sie gebraucht wurde",
    )
    OFFENCE_CONDUCT = ("{who} counted aloud or misbehaved", "{who} hat laut gezählt oder sich danebenbenommen")
    BOTH_CONDUCT = (
        "both parties counted aloud or misbehaved",
        "beide Parteien haben laut gezählt oder sich danebenbenommen",
    )
    OFFENCE_PULLED_IN = (
        "{who} gathered in a trick of two cards and led {card}",
        "{who} hat einen Stich aus zwei Karten eingezogen und {card} ausgespielt",
    )
    OFFENCE_LEFT_TRICKS_LYING = ("{who} left the tricks lying", "{who} hat die Stiche liegen lassen")
    OFFENCE_SHOWED_SKAT = ("{who} turned the skat face up", "{who} hat den Skat aufgedeckt")
    OFFENCE_LED_BEFORE_ANNOUNCING = (
        "{who} led before announcing a game",
        "{who} hat vor der Spielansage ausgespielt",
    )
    OFFENCE_WRONG_COUNT = ("{who} had the wrong number of cards", "{who} hatte eine falsche Kartenzahl")
    BOTH_WRONG_COUNT = ("both parties had the wrong number of cards", "beide Parteien hatten eine falsche Kartenzahl")
    OFFENCE_SKAT_TOUCHED = (
        "{who} took or saw the skat during the auction",
        "{who} hat während des Reizens den Skat aufgenommen oder eingesehen",
    )
    OFFENCE_BID_IN_WORDS = (
        '{who} said "{words}" in place of a value',
        "{who} hat statt eines Reizwerts „{words}“ gesagt",
    )

    # Who wins
    DECLARER_HAD_WON = (
        "the declarer had won the game by then, and that stands",
        "das Spiel war für den Alleinspieler schon gewonnen, dabei bleibt es",
    )
    DEFENDERS_HAD_WON = (
        "the defenders had won the game by then, and that stands",
        "das Spiel war für die Gegenpartei schon gewonnen, dabei bleibt es",
    )
    OUT_OF_REACH = (
        "the game cannot be worth the bid of {bid}, so the defenders had won it from the start",
        "das Spiel kann die Reizung von {bid} nicht erreichen, es war von Anfang an für die Gegenpartei gewonnen",
    )
    DECLARER_WINS = (
        "the game was not decided yet, so the declarer wins it at its simple value",
        "das Spiel war noch nicht entschieden, der Alleinspieler gewinnt es in der Stufe einfach",
    )
    DECLARER_WINS_A_LEVEL = (
        "the game was not decided yet, so the declarer wins it, and the level that was owed counts as made",
        "das Spiel war noch nicht entschieden, der Alleinspieler gewinnt es, und die nötige Stufe gilt als erreicht",
    )
    DEFENDERS_WIN = (
        "the game was not decided yet, so the defenders win it at its simple value",
        "das Spiel war noch nicht entschieden, die Gegenpartei gewinnt es in der Stufe einfach",
    )
    DECLARER_LOSES = (
        "the declarer loses the game at its simple value",
        "der Alleinspieler verliert das Spiel in der Stufe einfach",
    )
    DEFENDERS_LOSE = (
        "the defenders lose, the declarer wins the game at its simple value",
        "die Gegenpartei verliert, der Alleinspieler gewinnt das Spiel in der Stufe einfach",
    )
    DEFENDERS_LOSE_A_LEVEL = (
        "the defenders lose, the declarer wins the game, and the level that was owed counts as made",
        "die Gegenpartei verliert, der Alleinspieler gewinnt das Spiel, und die nötige Stufe gilt als erreicht",
    )
    NAMES_A_GAME = (
        "the declarer has lost and names a game that fits the bid and the matadors",
        "der Alleinspieler hat verloren und nennt ein Spiel, das zur Reizung und zu den Spitzen passt",
    )
    NAMES_AND_WINS = (
        "the declarer has won and names a game that fits the bid and the matadors",
        "der Alleinspieler hat gewonnen und nennt ein Spiel, das zur Reizung und zu den Spitzen passt",
    )
    ALL_TEN = (
        "all ten tricks are certain and count as taken",
        "alle zehn Stiche sind sicher und gelten als gemacht",
    )
    NOT_ALL_TEN = (
        "the ten tricks are not certain, so it counts as looking at the skat",
        "die zehn Stiche sind nicht sicher, also gilt es als Einsehen des Skats",
    )
    TRICK_GOES_TO = (
        "with it the trick goes to {who}, so that counts as playing out of turn",
        "damit geht der Stich an {who}, also gilt das als unberechtigtes Ausspielen",
    )
    CARD_DOES_NOT_FOLLOW = (
        "it cannot complete the trick, so that counts as playing out of turn",
        "der Stich lässt sich damit nicht vervollständigen, also gilt das als unberechtigtes Ausspielen",
    )
    NOT_THE_LAST = (
        "{who} had still to play to it, so that counts as playing out of turn",
        "{who} hatte noch zuzugeben, also gilt das als unberechtigtes Ausspielen",
    )
    MAY_DEMAND = (
        "{who} may demand to play on; then the fault is mended and the outcome counts, for better or worse",
        "{who} darf Weiterspielen verlangen; dann wird der Fehler berichtigt, und es zählt, wie das Spiel ausgeht",
    )

    # What follows
    NO_FAULT = ("that breaks no rule, play goes on", "das verstößt gegen keine Regel, es wird weitergespielt")
    NOT_JUDGED = (
        "that is a question of manners and is not judged here, play goes on",
        "das ist eine Frage des Benehmens und wird hier nicht gerichtet, es wird weitergespielt",
    )
    CARD_GOES_BACK = (
        "that harms nobody but the declarer: the card goes back into the hand, play goes on",
        "das schadet nur ihm selbst: die Karte kommt zurück ins Blatt, es wird weitergespielt",
    )
    TRICK_STANDS = (
        "{card} completes the trick, which is {who}'s anyway, play goes on",
        "{card} vervollständigt den Stich, der ohnehin {who} gehört, es wird weitergespielt",
    )
    COUNTS_AS_CLAIM = ("that counts as a claim of the rest", "das gilt als Anspruch auf den Rest")
    DEAL_AGAIN = ("the same dealer deals again", "derselbe Kartengeber gibt noch einmal")
    MAY_STILL_BID = (
        "out of the auction: {out}; free to bid from {bid} or to pass: {left}",
        "vom Reizen ausgeschlossen: {out}; ab {bid} frei zu reizen oder zu passen: {left}",
    )
    NOBODY_LEFT = ("nobody is left to bid, the deal is passed in", "niemand darf mehr reizen, das Spiel ist eingepasst")
    COUNTS_AS_BID = ("it counts as a bid of {bid}", "es gilt als Reizung von {bid}")
    IS_BOUND = (
        "if the auction ends there, {contract} has to be played",
        "endet das Reizen damit, muss {contract} gespielt werden",
    )
    IS_FREE = ("it binds to no game", "es bindet an kein Spiel")
