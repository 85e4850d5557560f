"""How a refusal or an error is said, in English and German, and which rule stands behind it."""

from typing import Final

from pyskat.errors.codes import Code
from pyskat.errors.document_messages import DOCUMENT_MESSAGES, Language, Message
from pyskat.errors.quoting import filling
from pyskat.errors.sheet_messages import SHEET_MESSAGES

__all__ = ["MESSAGES", "Language", "Message", "say"]

_INPUT = "how values of this library are written"

MESSAGES: Final[dict[Code, Message]] = {
    Code.WRONG_TYPE: Message(
        "{what} must be {wanted}, not {found}", "{what} muss {wanted} sein, nicht {found}", _INPUT
    ),
    Code.WRONG_VALUE: Message(
        "{what} must be {wanted}, not {found}", "{what} muss {wanted} sein, nicht {found}", _INPUT
    ),
    Code.UNKNOWN_CARD: Message(
        "{word!r} is no card; write suit and rank, such as CJ, H10 or ♠A",
        "{word!r} ist keine Karte; Farbe und Rang, etwa CJ, H10 oder ♠A",
        "000, Setup and the deal",
    ),
    Code.DUPLICATE_CARD: Message(
        "{card} is named twice; there is one of each in the pack",
        "{card} kommt zweimal vor; jede Karte gibt es einmal",
        "000, Setup and the deal",
    ),
    Code.UNKNOWN_CONTRACT: Message(
        "{word!r} is no part of a game; write one of diamonds hearts spades clubs grand null and, if so, "
        "hand, schneider, schwarz, ouvert",
        "{word!r} gehört zu keinem Spiel; eins von Karo Herz Pik Kreuz Grand Null und, wenn so angesagt, "
        "Hand, Schneider, Schwarz, ouvert",
        "003, The Possible Contracts",
    ),
    Code.UNKNOWN_ACTION: Message(
        "{word!r} is no action; write it like one of: {forms}",
        "{word!r} ist kein Zug; geschrieben wird er wie: {forms}",
        _INPUT,
    ),
    Code.UNKNOWN_WORD: Message(
        "{word!r} is not understood here; {wanted}", "{word!r} ist hier unverständlich; {wanted}", _INPUT
    ),
    Code.WORD_TWICE: Message(
        "{word!r} says again, or otherwise, what was said before",
        "{word!r} sagt nochmals oder anders, was schon gesagt ist",
        _INPUT,
    ),
    Code.WORD_MISSING: Message("missing: {wanted}", "es fehlt: {wanted}", _INPUT),
    Code.BAD_DEAL_TEXT: Message(
        "a deal is written as three hands and the skat, parted by '|', not {count:part|parts}",
        "eine Kartenverteilung hat drei Blätter und den Skat, getrennt durch '|', nicht {count:Teil|Teile}",
        _INPUT,
    ),
    Code.TEXT_TOO_LONG: Message(
        "this is too long: at most {most} characters are read at once",
        "das ist zu lang: höchstens {most} Zeichen werden auf einmal gelesen",
        _INPUT,
    ),
    Code.NULL_LEVEL: Message(
        "Null takes only hand and ouvert, not {word}; its four forms have fixed values",
        "zu Null gehören nur Hand und ouvert, nicht {word}; die vier Formen haben feste Werte",
        "003, The Possible Contracts",
    ),
    Code.RAMSCH_LEVEL: Message(
        "Ramsch has no declarer and takes no {word}",
        "Ramsch hat keinen Alleinspieler und kennt kein {word}",
        "004, The Seeger-Fabian list and other scoring",
    ),
    Code.NO_MATADORS: Message(
        "{game} has no matadors; they belong to suit games and Grand",
        "{game} kennt keine Spitzen; es gibt sie in Farbspielen und im Grand",
        "ISkO 2015 §2.4; 003, Matadors",
    ),
    Code.NO_VALUE: Message(
        "{game} has no value of its own; it is scored by what each player took",
        "{game} hat keinen Spielwert; gezählt wird, was jeder bekommen hat",
        "004, The Seeger-Fabian list and other scoring",
    ),
    Code.NULL_BELOW_BID: Message(
        "{contract} is worth {value} and cannot reach the bid of {bid}; nothing lifts a Null",
        "{contract} ist {value} wert und erreicht die Reizung von {bid} nicht; ein Null wird nicht mehr wert",
        "004, Null games",
    ),
    Code.NOT_A_GAME: Message(
        "{found} is no game; one of Game.DIAMONDS to Game.RAMSCH is meant",
        "{found} ist kein Spiel; gemeint ist eins von Game.DIAMONDS bis Game.RAMSCH",
        "003, The Possible Contracts",
    ),
    Code.BAD_DEAL: Message(
        "not a deal: {faults}; ten cards go to each hand and two to the skat",
        "keine Kartenverteilung: {faults}; zehn Karten für jeden und zwei in den Skat",
        "000, Setup and the deal",
    ),
    Code.NOT_YOUR_TURN: Message(
        "it is not the turn of {seat}, but of {turn}",
        "nicht {seat} ist an der Reihe, sondern {turn}",
        "ISkO 2015 §4.1.1; 000, Trick play",
    ),
    Code.DEAL_OVER: Message("the deal is over", "das Spiel ist zu Ende", "003, The Scoring"),
    Code.NOT_NOW: Message(
        "{action!r} has no place here; {turn} may: {wanted}",
        "{action!r} geht jetzt nicht; {turn} darf: {wanted}",
        "000, The auction to Trick play",
    ),
    Code.BID_TOO_LOW: Message(
        "{value} is not enough: the least possible is {least}",
        "{value} genügt nicht: mindestens {least}",
        "000, The auction: bidding real values",
    ),
    Code.BID_TOO_HIGH: Message(
        "{value} is too much: the highest possible is {most}",
        "{value} ist zu viel: höchstens {most}",
        "000, The auction: bidding real values",
    ),
    Code.NOT_A_BID_VALUE: Message(
        "{value} is no value that a game can have; the nearest are {nearest}",
        "{value} ist kein möglicher Spielwert; die nächsten sind {nearest}",
        "000, The auction: bidding real values; ISkO 2015 §3.3.2",
    ),
    Code.NOT_THE_NEXT_BID: Message(
        "{value} skips a value: the next one is {next}",
        "{value} überspringt einen Reizwert: als nächstes kommt {next}",
        "000, The auction: bidding real values",
    ),
    Code.LISTENER_BIDS: Message(
        "{seat} is asked for {value}: hold or pass, without raising",
        "{seat} ist nach {value} gefragt: halten oder passen, nicht erhöhen",
        "000, The auction: bidding real values",
    ),
    Code.NOTHING_TO_HOLD: Message(
        "{seat} was asked for no value that could be held: bid or pass",
        "{seat} ist nach keinem Wert gefragt: reizen oder passen",
        "000, The auction: bidding real values",
    ),
    Code.FOREHAND_TAKES_18: Message(
        "after two passes forehand takes the game at 18 or passes, {value} is not possible",
        "nach zweimal Passen nimmt Vorhand das Spiel mit 18 oder passt, {value} geht nicht",
        "000, The auction: bidding real values",
    ),
    Code.HAND_NEEDS_UNSEEN_SKAT: Message(
        "{contract} is a hand game and was possible only before the skat was picked up",
        "{contract} ist ein Handspiel und ging nur vor der Skataufnahme",
        "003, The Possible Contracts",
    ),
    Code.SKAT_STILL_THERE: Message(
        "{contract} is played after picking up the skat; pick up first, or declare a hand game",
        "{contract} setzt die Skataufnahme voraus; erst aufnehmen oder ein Handspiel ansagen",
        "003, The Possible Contracts",
    ),
    Code.NO_DECLARED_RAMSCH: Message(
        "Ramsch is not declared; it is played when all pass, under rules that have it",
        "Ramsch wird nicht angesagt; er wird gespielt, wenn alle passen, wo man ihn spielt",
        "004, The Seeger-Fabian list and other scoring",
    ),
    Code.DISCARD_COUNT: Message(
        "two cards are laid away, not {count}",
        "gedrückt werden zwei Karten, nicht {count}",
        "003, The Possible Contracts",
    ),
    Code.CARD_NOT_HELD: Message(
        "{seat} does not hold {card}; in hand: {hand}",
        "{seat} hat {card} nicht; auf der Hand: {hand}",
        "000, Trick play and card points",
    ),
    Code.MUST_FOLLOW: Message(
        "{led} asks for {group}, and {seat} must follow with {legal}",
        "{led} verlangt {group}, {seat} muss bedienen mit {legal}",
        "000, Trick play and card points; ISkO 2015 §4.2",
    ),
    Code.CONCEDE_TOO_LATE: Message(
        "the declarer may concede with nine or ten cards in hand, not with {count}",
        "der Alleinspieler darf mit neun oder zehn Karten auf der Hand aufgeben, nicht mit {count}",
        "ISkO 2022 §4.4",
    ),
    Code.CONCEDED_ALREADY: Message(
        "{seat} has conceded already", "{seat} hat schon aufgegeben", "International Skat Server"
    ),
    Code.NOT_THE_DECLARER: Message(
        "the declarer lays the hand open, not {seat}",
        "der Alleinspieler legt offen, nicht {seat}",
        "International Skat Server",
    ),
    Code.SHOWN_ALREADY: Message(
        "{seat} has laid the hand open already", "{seat} hat schon offen gelegt", "International Skat Server"
    ),
    Code.NO_KONTRA: Message(
        "{seat} may not say Kontra: {why}",
        "{seat} darf kein Kontra geben: {why}",
        "004, Bierlachs, Ramsch, Kontra and Bock",
    ),
    Code.DECLARER_ANSWERS: Message(
        "Re is the declarer's answer to Kontra, which nobody has said yet",
        "Re ist die Antwort des Alleinspielers auf Kontra, das noch niemand gesagt hat",
        "002, How to play",
    ),
    Code.PUSH_COUNT: Message(
        "two cards are pushed on, not {count}", "geschoben werden zwei Karten, nicht {count}", "Schieberamsch; ours"
    ),
    Code.JACK_PUSHED: Message(
        "{card} is a jack, and no jack is pushed on by one who looked",
        "{card} ist ein Bube, und wer aufgenommen hat, schiebt keinen Buben weiter",
        "Schieberamsch; ours",
    ),
    Code.NO_DECLARER: Message(
        "Ramsch has no declarer, so nobody can concede or lay a hand open",
        "im Ramsch gibt es keinen Alleinspieler, darum kann niemand aufgeben oder offen legen",
        "004, What is Ramsch?",
    ),
    Code.MATADORS_MISSING: Message(
        "say with or without how many matadors {game} was played",
        "es fehlt, mit oder ohne wie viele Spitzen {game} gespielt wurde",
        "ISkO 2015 §2.4; 003, Calculating the Value of the Game",
    ),
    Code.BAD_MATADORS: Message(
        "{count} is no number of matadors in {game}: with or without 1 to {most}",
        "{count} Spitzen gibt es in {game} nicht: mit oder ohne 1 bis {most}",
        "ISkO 2015 §2.4.3; 003, Matadors",
    ),
    Code.POINTS_MISSING: Message(
        "say how many card points the declarer took, the skat counted",
        "es fehlen die Augen des Alleinspielers, den Skat mitgezählt",
        "ISkO 2015 §5.2.2",
    ),
    Code.POINTS_OUT_OF_RANGE: Message(
        "{points} card points are not possible: 0 to 120 are in the pack",
        "{points} Augen gibt es nicht: 0 bis 120 sind im Spiel",
        "002, Values of the cards",
    ),
    Code.POINTS_IMPOSSIBLE: Message(
        "{points} card points do not go with {tricks} tricks: so many cards and the skat never come to them",
        "{points} Augen passen nicht zu {tricks} Stichen: so viele Karten mit dem Skat ergeben sie nie",
        "002, Values of the cards",
    ),
    Code.TRICKS_MISSING: Message(
        "say how many tricks the declarer took; that decides this game",
        "es fehlen die Stiche des Alleinspielers; danach entscheidet sich dieses Spiel",
        "ISkO 2015 §5.2.7",
    ),
    Code.TRICKS_OUT_OF_RANGE: Message(
        "{tricks} tricks are not possible: 0 to 10",
        "{tricks} Stiche gibt es nicht: 0 bis 10",
        "000, Setup and the deal",
    ),
    Code.BAD_BID: Message(
        "nobody can have bid {bid}; nearest: {nearest}",
        "{bid} kann niemand gereizt haben; am nächsten: {nearest}",
        "ISkO 2015 §3.3.2; 000",
    ),
    Code.RE_WITHOUT_KONTRA: Message(
        "Re answers Kontra, which nobody said",
        "Re antwortet auf Kontra, das niemand gesagt hat",
        "002, How to play",
    ),
    Code.BAD_DOUBLINGS: Message(
        "the number of further doublings is 0 to {most}, not {count}",
        "weitere Verdopplungen gibt es 0 bis {most}, nicht {count}",
        "004, Bierlachs, Ramsch, Kontra and Bock",
    ),
    Code.RAMSCH_NOT_SETTLED: Message(
        "Ramsch has no declarer whose game could be settled",
        "im Ramsch gibt es keinen Alleinspieler, dessen Spiel man abrechnen könnte",
        "004, The Seeger-Fabian list and other scoring",
    ),
    Code.CONTRADICTION: Message(
        "{said} does not go with {other}", "{said} passt nicht zu {other}", "ISkO 2015 §5.2.3, §5.2.4"
    ),
    Code.RAMSCH_POINTS: Message(
        "the points of the players and the skat are {total} together, not 120",
        "die Augen der Spieler und des Skats sind zusammen {total}, nicht 120",
        "002, Values of the cards",
    ),
    Code.RAMSCH_TRICKS: Message(
        "{found} cannot be the tricks of a Ramsch: {why}",
        "{found} können nicht die Stiche eines Ramschs sein: {why}",
        "004, What is Ramsch?",
    ),
    Code.RAMSCH_CARDS: Message(
        "no cards of the pack make the points {found} in {tricks} tricks",
        "keine Karten im Spiel ergeben die Augen {found} in {tricks} Stichen",
        "002, Values of the cards",
    ),
    Code.RAMSCH_NUMBERS: Message(
        "{found} is not one number for each of three players",
        "{found} ist nicht eine Zahl für jeden von drei Spielern",
        "004, What is Ramsch?",
    ),
    **SHEET_MESSAGES,
    Code.NOT_A_RECORD: Message(
        "no game record begins here: it opens with '(;' and closes with ';)'",
        "hier beginnt keine Aufzeichnung: sie öffnet mit '(;' und schließt mit ';)'",
        "International Skat Server",
    ),
    Code.OTHER_GAME: Message(
        "this is a record of {word!r}, not of Skat",
        "das ist eine Aufzeichnung von {word!r}, nicht von Skat",
        "International Skat Server",
    ),
    Code.RECORD_NOT_CLOSED: Message(
        "the record is not closed by ';)', but {rest}",
        "die Aufzeichnung schließt nicht mit ';)', sondern {rest}",
        "International Skat Server",
    ),
    Code.BAD_PROPERTY: Message(
        "{word!r} cannot be written as a property: letters and digits, and none of GM P0 P1 P2 RU MV R",
        "{word!r} lässt sich nicht als Eigenschaft schreiben: Buchstaben und Ziffern, keine von GM P0 P1 P2 RU MV R",
        "International Skat Server",
    ),
    Code.PROPERTY_MISSING: Message(
        "the record has no {name}[...]", "in der Aufzeichnung fehlt {name}[...]", "International Skat Server"
    ),
    Code.UNKNOWN_CARDS: Message(
        "{word!r} hides a card that the replay needs: the record is corrupt",
        "{word!r} verdeckt eine Karte, die zum Nachspielen nötig ist: die Aufzeichnung ist beschädigt",
        "International Skat Server",
    ),
    Code.BAD_MOVE: Message(
        "{word!r} is no move; {wanted}", "{word!r} ist kein Zug; {wanted}", "International Skat Server"
    ),
    Code.BAD_RESULT: Message(
        "{word!r} is no part of a result; {wanted}",
        "{word!r} gehört zu keinem Ergebnis; {wanted}",
        "International Skat Server",
    ),
    Code.ILLEGAL_MOVE: Message(
        "{word!r} is against the rules", "{word!r} ist regelwidrig", "International Skat Server"
    ),
    Code.NOTHING_TO_UNDO: Message(
        "{count:action|actions} cannot be taken back, the record has {have}",
        "zurücknehmen lassen sich nicht {count:Zug|Züge}, aufgezeichnet sind {have}",
        _INPUT,
    ),
    Code.SOLVER_STOPPED: Message(
        "the search was stopped before it had an answer (positions searched: {count})",
        "die Suche wurde abgebrochen, bevor sie ein Ergebnis hatte (untersuchte Stellungen: {count})",
        _INPUT,
    ),
    Code.NULL_HAS_NO_POINTS: Message(
        "Null is lost by tricks, card points play no part; ask solve() whether it is won",
        "beim Null zählen Stiche, keine Augen; ob er gewonnen wird, sagt solve()",
        "003, The Possible Contracts",
    ),
    Code.RAMSCH_NOT_SOLVED: Message(
        "Ramsch has no declarer against whom two play as one, and is not solved",
        "beim Ramsch gibt es keinen Alleinspieler, gegen den zwei zusammenhalten; er wird nicht gelöst",
        "004, What is Ramsch?",
    ),
    **DOCUMENT_MESSAGES,
}


def say(code: Code, language: Language, params: dict[str, str | int]) -> str:
    """Fill in one message."""
    message = MESSAGES[code]
    return (message.de if language == "de" else message.en).format_map(filling(params))
