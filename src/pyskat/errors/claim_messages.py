"""What is said of giving up, claiming, showing and throwing the cards, and of what a court may rule on."""

from typing import Final

from pyskat.errors.codes import Code
from pyskat.errors.document_messages import Message
from pyskat.errors.sources import RulesPage, order_2018, order_2022

__all__ = ["CLAIM_MESSAGES"]

CLAIM_MESSAGES: Final[dict[Code, Message]] = {
    Code.NO_CLAIMS: Message(
        "by the rules of this table nobody claims tricks or throws the cards on the table",
        "nach den Regeln dieses Tisches beansprucht niemand Stiche und wirft niemand die Karten hin",
        (RulesPage.CLAIMING, order_2018("4.4")),
    ),
    Code.CLAIM_IN_NULL: Message(
        "in Null only the declarer can claim, not {seat}",
        "im Null kann nur der Alleinspieler etwas beanspruchen, nicht {seat}",
        (RulesPage.CLAIMING, order_2018("4.4.4")),
    ),
    Code.LEVEL_NOT_CLAIMABLE: Message(
        "Schneider or Schwarz can be claimed by the declarer of a suit game or Grand, and only since 2018",
        "Schneider oder Schwarz kann nur der Alleinspieler beanspruchen, in Farbspiel und Grand, und erst seit 2018",
        (RulesPage.CLAIMING, order_2018("4.4.4")),
    ),
    Code.LEVEL_LOST: Message(
        "{level} can no longer be claimed: the defenders have {has}",
        "{level} kann man nicht mehr beanspruchen: die Gegenpartei hat {has}",
        (RulesPage.CLAIMING, order_2018("4.4.4")),
    ),
    Code.ASKED_ALREADY: Message(
        "{seat} has just given up, claimed, shown or thrown the cards; another card has to be played first",
        "{seat} hat gerade aufgegeben, beansprucht, offen gelegt oder hingeworfen; erst muss wieder eine Karte fallen",
        (RulesPage.CLAIMING, order_2018("4.4")),
    ),
    Code.NO_PARTIES: Message(
        "there are no parties here: no game with a declarer is played",
        "hier gibt es keine Parteien: es wird kein Spiel mit Alleinspieler gespielt",
        order_2018("4.1"),
    ),
    Code.NO_SUCH_OFFENCE: Message(
        "nobody can be at fault like that in this phase ({phase}): {offence}",
        "so etwas kann in dieser Phase ({phase}) niemand tun: {offence}",
        order_2018("4.1"),
    ),
    Code.NOT_IN_PLACE_OF_NULL: Message(
        "instead of a Null counts a suit game or Grand without announced levels, of which nothing was played, at a bid "
        "that the Null does not reach",
        "statt eines Null zählt ein Farbspiel oder Grand ohne angesagte Stufen, von dem nichts gespielt wurde, bei "
        "einer Reizung, die das Nullspiel nicht erreicht",
        (RulesPage.NULL_BELOW_BID, order_2022("3.6.2")),
    ),
    Code.NULL_REPLACED: Message(
        "{contract} is worth {value} and cannot reach the bid of {bid}: a suit game or Grand is lost in its place, and "
        "pyskat.court.null_replacements says which",
        "{contract} zählt nur {value}, gereizt sind {bid}: dafür ist ein Farbspiel oder Grand verloren; welches, sagt "
        "pyskat.court.null_replacements",
        (RulesPage.NULL_BELOW_BID, order_2022("3.6.2")),
    ),
    Code.DEFENDERS_POINTS_IMPOSSIBLE: Message(
        "{points} card points do not go with {tricks:trick|tricks} of the defenders: so many cards never have them",
        "{points} Augen passen nicht zu {tricks:Stich|Stichen} der Gegenpartei: so viele Karten ergeben sie nie",
        RulesPage.IMPOSSIBLE,
    ),
    Code.NO_SCORE_FOLLOWS: Message(
        "no score follows from that: {why}",
        "daraus folgt kein Ergebnis: {why}",
        order_2018("4.1"),
    ),
    Code.DEAL_NEEDED: Message(
        "the cards decide on that: {what}; tell it with a deal, by the command court with --record or by judge()",
        "darüber entscheiden die Karten: {what}; dazu gehört ein Deal, im Befehl court mit --record oder für judge()",
        order_2018("4.1"),
    ),
    Code.LEVEL_NOT_AGREED: Message(
        "a claimed level counts if the defenders agreed to it, in a suit game or Grand: they gave the game up",
        "eine beanspruchte Stufe zählt in Farbspiel und Grand, wenn die Gegenpartei zugestimmt, also aufgegeben hat",
        (RulesPage.CLAIMING, order_2018("4.4.4")),
    ),
    Code.CONCEDE_TOO_LATE: Message(
        "the declarer may concede only with nine or ten cards in the hand, not with {count}",
        "der Alleinspieler darf nur mit neun oder zehn Karten auf der Hand aufgeben, nicht mit {count}",
        (RulesPage.GIVING_UP, order_2022("4.4")),
    ),
    Code.CONCEDED_ALREADY: Message(
        "{seat} has already conceded",
        "{seat} hat schon aufgegeben",
        RulesPage.GIVING_UP,
    ),
    Code.NOT_THE_DECLARER: Message(
        "only the declarer may show the hand, not {seat}",
        "nur der Alleinspieler darf sein Blatt offen legen, nicht {seat}",
        RulesPage.SHOWING,
    ),
    Code.SHOWN_ALREADY: Message(
        "{seat} has already shown the hand",
        "{seat} hat das Blatt schon offen gelegt",
        RulesPage.SHOWING,
    ),
}
