"""What is missing or cannot be in a game that is told with what happened at the table, in English and German."""

from pyskat.language.terms import Template

__all__ = ["ToldWord"]


class ToldWord(Template):
    """What is said of faults, claims and thrown cards in a told game."""

    WHO_DID_IT = (
        "who did it: say 'the declarer' or 'a defender'",
        "wer es war; schreib 'der Alleinspieler' oder 'ein Gegner'",
    )
    SEAT_OF_WHICH_SIDE = (
        "which side that seat is on: say 'the declarer' or 'a defender', or who plays",
        "zu welcher Partei dieser Platz gehört; schreib 'der Alleinspieler' oder 'ein Gegner' oder wer spielt",
    )
    WHAT_WENT_WRONG = (
        "what went wrong; write it like 'grand with 2, bid 48, defenders 30, declarer revoked'",
        "was vorgefallen ist; schreib es wie 'Grand mit 2, gereizt 48, Gegner 30, Alleinspieler bekennt falsch'",
    )
    LAST_TRICK_IS_SEEN = ("everybody may look at the last trick", "den letzten Stich darf sich jeder ansehen")
    POINTS_OF_THE_THROWER = (
        "what the side that threw its cards had by then; the rest is the others'",
        "was die Partei, die hingeworfen hat, bis dahin hatte; der Rest gehört der anderen",
    )
    SCHWARZ_OR_NOT = (
        "Schwarz or no Schwarz: it is excluded if the side without a trick holds the jack of clubs or all the others",
        "Schwarz oder kein Schwarz: wer keinen Stich hat, wird es nicht mit dem Kreuz Buben oder den drei anderen",
    )
    ACCEPTED_OR_NOT = (
        "whether the claim was accepted by both defenders",
        "ob beide Gegner dem Anspruch zugestimmt haben",
    )
    REFUSED_AND_PLAYED_ON = ("it was refused, play goes on", "es wurde abgelehnt, das Spiel geht weiter")
    CLAIM_OF_A_DEFENDER = (
        "a defender's claim is proven by the cards",
        "über den Anspruch eines Gegners entscheiden die Karten",
    )
    WHOLE_RULING = ("the command court says the whole ruling", "die ganze Entscheidung nennt der Befehl court")
