"""The words of a Skat court, in English and German."""

from pyskat.language.terms import Template

__all__ = ["CourtWord"]


class CourtWord(Template):
    """What is brought before a court, and what it says."""

    A_SEAT_OR_PARTY = (
        "a seat, a party, or None for both parties",
        "ein Platz, eine Partei oder None für beide Parteien",
    )
    A_SEAT = ("a seat", "ein Platz")
    A_PARTY = ("the declarer or the defenders", "der Alleinspieler oder die Gegenpartei")
    WITHOUT_A_DEAL = (
        "a fault that can be ruled on without a deal; judge() rules on the others",
        "ein Fehler, über den ohne Deal entschieden werden kann; über die anderen entscheidet judge()",
    )
    THE_DECLARER = ("the declarer", "der Alleinspieler")
    THE_DEFENDERS = ("the defenders", "die Gegenpartei")
    BOTH_PARTIES = ("both parties", "beide Parteien")
    OFFENCE_REVOKE = ("{who} revoked", "{who} hat nicht bedient")
    OFFENCE_OUT_OF_TURN = ("{who} played out of turn", "{who} hat gespielt, ohne an der Reihe zu sein")
    OFFENCE_EXPOSED_CARD = ("{who} exposed a card", "{who} hat eine Karte gezeigt")
    OFFENCE_LOOKED_AT_TRICKS = ("{who} looked at tricks gathered in", "{who} hat eingezogene Stiche angesehen")
    OFFENCE_NAMED_A_TRICK = ("{who} refused and named a trick", "{who} hat abgelehnt und dabei einen Stich verraten")
    OFFENCE_LOOKED_AT_SKAT = ("{who} looked at the skat", "{who} hat in den Skat gesehen")
    OFFENCE_LOST_CARD = (
        "{who} lost a card and found it in time",
        "{who} hat eine verlorene Karte rechtzeitig gefunden",
    )
    OFFENCE_CONDUCT = ("{who} counted aloud or behaved badly", "{who} hat laut gezählt oder sich schlecht benommen")
    OFFENCE_PULLED_IN = ("{who} gathered in a trick of two cards", "{who} hat einen Stich aus zwei Karten eingezogen")
    OFFENCE_LEFT_TRICKS_LYING = ("{who} left the tricks lying", "{who} hat die Stiche liegen gelassen")
    OFFENCE_SHOWED_SKAT = ("{who} showed the skat", "{who} hat den Skat offen gezeigt")
    OFFENCE_LED_BEFORE_ANNOUNCING = ("{who} led before announcing", "{who} hat vor der Ansage ausgespielt")
    OFFENCE_WRONG_COUNT = ("{who} had a wrong number of cards", "falsche Kartenzahl: {who}")
    OFFENCE_SKAT_TOUCHED = ("{who} took the skat during the auction", "{who} hat beim Reizen den Skat genommen")
    OFFENCE_BID_IN_WORDS = (
        "{who} named a game in place of a value",
        "{who} hat statt eines Reizwertes ein Spiel genannt",
    )
    DECLARER_WINS = ("the declarer wins", "der Alleinspieler gewinnt")
    DEFENDERS_WIN = ("the defenders win", "die Gegenpartei gewinnt")
    DECIDED_BEFORE = ("the game was decided before, and stays so", "das Spiel war schon entschieden, dabei bleibt es")
    NOT_DECIDED = ("nothing was decided yet", "noch war nichts entschieden")
    LEVEL_GIVEN = (
        "the level that was owed is given with it",
        "die Gewinnstufe, die nötig war, wird dabei zugesprochen",
    )
    MAY_DEMAND = (
        "the innocent party may demand to play on; then the fault is mended and the outcome counts",
        "die schuldlose Partei darf Weiterspielen verlangen; dann wird der Fehler berichtigt, und der Ausgang zählt",
    )
    NO_FAULT = ("that is no fault, play on", "das ist kein Regelverstoß, es wird weitergespielt")
    NOT_JUDGED = (
        "that is for the others at the table to speak about and is not judged here, play on",
        "darüber wird am Tisch gesprochen, es wird hier nicht gerichtet und weitergespielt",
    )
    CARD_GOES_BACK = ("the card goes back, play on", "die Karte wird zurückgenommen, es wird weitergespielt")
    TRICK_STANDS = (
        "{card} completes the trick, {who} takes it, play on",
        "{card} vervollständigt den Stich, {who} bekommt ihn, es wird weitergespielt",
    )
    COUNTS_AS_CLAIM = ("that counts as a claim of all tricks", "das gilt als Anspruch auf alle Stiche")
    ALL_TEN = ("all ten tricks are certain", "alle zehn Stiche sind sicher")
    DEAL_AGAIN = ("the same dealer deals again", "derselbe Kartengeber gibt neu")
    NAMES_A_GAME = (
        "the declarer names a game that fits the bid, and it is lost",
        "der Alleinspieler nennt ein Spiel, das zur Reizung passt, und hat es verloren",
    )
    NAMES_AND_WINS = (
        "the declarer names a game that fits the bid, and it is won",
        "der Alleinspieler nennt ein Spiel, das zur Reizung passt, und hat es gewonnen",
    )
    MAY_STILL_BID = (
        "{out} may not become the declarer; {left} may bid from {bid}",
        "{out} kann nicht mehr Alleinspieler werden; {left} darf ab {bid} reizen",
    )
    NOBODY_LEFT = ("nobody is left to bid, the deal is passed in", "niemand darf mehr reizen, das Spiel ist eingepasst")
    COUNTS_AS_BID = ("it counts as a bid of {bid}", "es gilt als Reizung von {bid}")
    IS_BOUND = ("who says it has to play {contract}", "wer es sagt, muss {contract} spielen")
    IS_FREE = ("it binds to no game", "es bindet an kein Spiel")
    A_PLAY_OR_CLAIM = ("card play with a declarer", "ein laufendes Spiel mit Alleinspieler")
