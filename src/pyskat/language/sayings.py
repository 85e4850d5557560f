"""What is told and drawn, and printed by the commands: results, tables, records, score sheets."""

from pyskat.language.terms import Template

__all__ = ["Saying"]


class Saying(Template):
    """Headings and sentences, each in English and German."""

    # Headings
    CARDS = ("Cards", "Karten")
    NO_CARDS = ("no cards", "keine Karten")
    HIDDEN = ("{count} hidden", "{count} verdeckt")
    DEAL = ("Deal", "Kartenverteilung")
    SKAT = ("Skat", "Skat")
    TRICK = ("Trick", "Stich")
    TRICK_NUMBER = ("Trick {number}", "Stich {number}")
    EMPTY_TRICK = ("Trick: nothing played yet", "Stich: noch nichts gespielt")
    TRICKS = ("Tricks", "Stiche")
    RECORD = ("Record", "Protokoll")
    TABLE = ("Table", "Tisch")
    EVENTS = ("What happened", "Was geschah")
    NO_EVENTS = ("Nothing has happened yet.", "Noch ist nichts geschehen.")
    NUMBER = ("No.", "Nr.")
    SEAT = ("Seat", "Platz")
    CARD = ("Card", "Karte")
    POINTS = ("Points", "Augen")
    ALL_CARDS = ("All cards", "Alle Karten")
    AS_SEEN_BY = ("As {seat} sees it", "Aus der Sicht von {seat}")
    AS_A_SPECTATOR = ("As a spectator sees it", "Aus der Sicht eines Zuschauers")

    # What was said and done
    DECLARER = ("declarer", "Alleinspieler")
    AUCTION = ("Auction: {words}", "Reizen: {words}")
    SILENCE = ("nothing said yet", "noch nichts gesagt")
    PUSHING = ("Pushing: {words}", "Schieben: {words}")
    ALL_PASSED = ("All passed: Ramsch.", "Alle haben gepasst: Ramsch.")
    DECLARES_AT = ("{seat} declares at {bid}.", "{seat} spielt, gereizt bis {bid}.")
    PICKED_UP = ("Picked up {picked}.", "Aufgenommen {picked}.")
    EXCHANGED = ("Picked up {picked}, discarded {laid}.", "Aufgenommen {picked}, gedrückt {laid}.")
    THE_GAME = ("The game: {game}.", "Das Spiel: {game}.")
    DOUBLING = ("Kontra: {words}", "Kontra: {words}")
    SAYS = ("{seat} {word}", "{seat} {word}")
    SAYS_YES = ("yes", "ja")
    PASSES = ("pass", "passt")
    PICKS_UP = ("pick up", "nimmt auf")
    PUSHES = ("push {cards}", "schiebt {cards}")
    PUSHES_UNSEEN = ("pass", "schiebt ungesehen")
    LEADS = ("{seat} leads", "{seat} spielt aus")
    LED = ("led", "ausgespielt")
    TAKES = ("{seat} takes {points}", "Stich an {seat}: {points:Auge|Augen}")
    TOOK_IT = ("took it", "macht den Stich")

    # What is to be done, by phase
    IN_BIDDING = ("{seat} to speak", "{seat} ist an der Reihe")
    IN_SKAT_DECISION = (
        "{seat} to pick up the skat or declare a hand game",
        "{seat} nimmt den Skat auf oder spielt Hand",
    )
    IN_DISCARDING = ("{seat} to discard two cards", "{seat} drückt zwei Karten")
    IN_DECLARING = ("{seat} to declare a game", "{seat} sagt ein Spiel an")
    IN_DOUBLING = ("{seat} to say Kontra or pass", "{seat} gibt Kontra oder passt")
    IN_ANSWERING = ("{seat} to say Re or pass", "{seat} gibt Re oder passt")
    IN_PUSHING = (
        "{seat} to pick up the skat or pass it on unseen",
        "{seat} nimmt den Skat auf oder schiebt ihn ungesehen weiter",
    )
    IN_PUSHING_ON = ("{seat} to push two cards", "{seat} schiebt zwei Karten weiter")
    IN_CLAIMED = ("{words}; {seat} to answer", "{words}; {seat} antwortet")
    IN_PLAYING = ("{seat} to play", "{seat} ist an der Reihe")

    # How it ended
    UNFINISHED = ("unfinished: {what}", "nicht zu Ende: {what}")
    PLAYS = ("{who} plays {game}: {settled}", "{who} spielt {game}: {settled}")

    # Score sheets
    WON_AND_LOST = ("won / lost", "gewonnen / verloren")
    TOTAL = ("total", "gesamt")
    SCORE_SHEET = ("Score sheet, {system}", "Spielliste, {system}")
    PENALTY_OF = ("penalty {points}", "Strafe {points}")
    COUNTS = ("{said} ({why}: counts × {factor})", "{said} ({why}: zählt × {factor})")
    STANDING = (
        "{rank}. {who}: {total}, {won:game|games} won, {lost} lost",
        "{rank}. {who}: {total}, {won:Spiel|Spiele} gewonnen, {lost} verloren",
    )
    TOTAL_OF = ("{who}: {total}, {won} won, {lost} lost.", "{who}: {total}, {won} gewonnen, {lost} verloren.")
    DEAL_OF_SHEET = ("Deal {number}, {game}: {value}.", "Spiel {number}, {game}: {value}.")
    PENALTY_OF_SHEET = ("{game}: {value}.", "{game}: {value}.")
    OVER = ("Over: {why}.", "Zu Ende: {why}.")
