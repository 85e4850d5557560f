"""What somebody did, as it is told, in English and German."""

from pyskat.language.terms import Template

__all__ = ["Deed"]


class Deed(Template):
    """Sentences without capital letter and full stop, about a seat or a player."""

    BIDS = ("{seat} bids {value}", "{seat} reizt {value}")
    HOLDS = ("{seat} holds", "{seat} hält")
    PASSES = ("{seat} passes", "{seat} passt")
    PICKS_UP = ("{seat} picks up the skat", "{seat} nimmt den Skat auf")
    PICKS_UP_CARDS = ("{seat} picks up the skat: {cards}", "{seat} nimmt den Skat auf: {cards}")
    DISCARDS_TWO = ("{seat} discards two cards", "{seat} drückt zwei Karten")
    DISCARDS = ("{seat} discards {cards}", "{seat} drückt {cards}")
    DECLARES = ("{seat} declares {contract}", "{seat} sagt {contract} an")
    SAYS_KONTRA = ("{seat} says Kontra", "{seat} sagt Kontra")
    SAYS_RE = ("{seat} says Re", "{seat} sagt Re")
    SAYS_NO_KONTRA = ("{seat} does not say Kontra", "{seat} sagt kein Kontra")
    SAYS_NO_RE = ("{seat} does not say Re", "{seat} sagt kein Re")
    PUSHES_TWO = ("{seat} pushes two cards", "{seat} schiebt zwei Karten")
    PUSHES = ("{seat} pushes {cards}", "{seat} schiebt {cards}")
    PUSHES_UNSEEN = ("{seat} pushes unseen", "{seat} schiebt ungesehen")
    PLAYS = ("{seat} plays {card}", "{seat} spielt {card}")
    TAKES = ("{seat} takes the trick: {points}", "{seat} macht den Stich: {points}")
    SHOWS = ("{seat} shows the hand", "{seat} legt das Blatt offen")
    OPENS_HAND = ("{seat} shows the hand: {cards}", "{seat} legt das Blatt offen: {cards}")
    CONCEDES = ("{seat} concedes", "{seat} gibt auf")
    CLAIMS = ("{seat} claims the rest", "{seat} beansprucht den Rest")
    CLAIMS_NO_TRICK = ("{seat} claims to take no more tricks", "{seat} will keinen Stich mehr bekommen")
    CLAIMS_SCHNEIDER = ("{seat} claims the rest and Schneider", "{seat} beansprucht den Rest und Schneider")
    CLAIMS_SCHWARZ = ("{seat} claims the rest and Schwarz", "{seat} beansprucht den Rest und Schwarz")
    THROWS = ("{seat} throws the cards on the table", "{seat} wirft die Karten hin")
    ACCEPTS = ("{seat} accepts", "{seat} nimmt an")
    REFUSES = ("{seat} refuses", "{seat} lehnt ab")
    PLAYS_ON = ("{seat} wants to play on", "{seat} will weiterspielen")
    TIMES_OUT = ("{seat} ran out of time", "{seat} hat die Zeit überschritten")
    LEAVES = ("{seat} left", "{seat} hat den Tisch verlassen")
    PASSED_IN = ("passed in", "eingepasst")
    ABORTED = ("aborted, {why}", "abgebrochen, {why}")
    SKAT_WAS = ("the skat was {cards}", "im Skat lagen {cards}")
    SKAT_WAS_AND_IS = ("the skat was {cards}, and is now {discard}", "im Skat lagen {cards}, am Ende {discard}")
