"""How is a refusal or an error said, in English and German, and which rule is behind it?"""

from typing import Final

from pyskat.errors.codes import Code
from pyskat.errors.document_messages import DOCUMENT_MESSAGES, Message
from pyskat.errors.fault_messages import FAULT_MESSAGES
from pyskat.errors.sheet_messages import SHEET_MESSAGES
from pyskat.errors.sources import (
    DETAILED_RULES,
    ISKO_2015,
    ISKO_2022,
    ONLINE_RULES,
    OURS,
    SCORING_GUIDE,
    SERVER,
    SIMPLE_RULES,
)

__all__ = ["MESSAGES", "Message"]

_INPUT: Final = "how values of this library are written"
_DEALING: Final = f"{SIMPLE_RULES}, Setup and the deal"
_BIDDING: Final = f"{SIMPLE_RULES}, The auction: bidding real values"
_PLAYING: Final = f"{SIMPLE_RULES}, Trick play and card points"
_CONTRACTS: Final = f"{DETAILED_RULES}, The Possible Contracts"
_POINTS: Final = f"{ONLINE_RULES}, Values of the cards"
_KONTRA: Final = f"{SCORING_GUIDE}, Bierlachs, Ramsch, Kontra and Bock"
_RAMSCH: Final = f"{SCORING_GUIDE}, What is Ramsch?"

MESSAGES: Final[dict[Code, Message]] = {
    Code.WRONG_TYPE: Message(
        "{what} must be {wanted}, not {found}", "{what} muss {wanted} sein, nicht {found}", _INPUT
    ),
    Code.WRONG_VALUE: Message(
        "{what} must be {wanted}, not {found}", "{what} muss {wanted} sein, nicht {found}", _INPUT
    ),
    Code.UNKNOWN_CARD: Message(
        "{word!r} is not a card; {near:?}write suit and rank, such as CJ, H10 or ♠A",
        "{word!r} ist keine Karte; {near:?}schreib Farbe und Rang, etwa Kreuz Bube, H10 oder ♠A",
        _DEALING,
    ),
    Code.AMBIGUOUS_CARD: Message(
        "{word!r} may be {options}; write it in full",
        "{word!r} kann {options} sein; schreib es aus",
        _INPUT,
    ),
    Code.DUPLICATE_CARD: Message(
        "{card} is named twice; there is one of each in the pack",
        "{card} ist zweimal genannt; jede Karte gibt es nur einmal",
        _DEALING,
    ),
    Code.UNKNOWN_CONTRACT: Message(
        "{word!r} is not part of a game; {near:?}write diamonds, hearts, spades, clubs, grand or null, and what was "
        "announced: hand, schneider, schwarz, ouvert",
        "{word!r} gehört zu keinem Spiel; {near:?}schreib Karo, Herz, Pik, Kreuz, Grand oder Null und dazu, was "
        "angesagt ist: Hand, Schneider, Schwarz, ouvert",
        _CONTRACTS,
    ),
    Code.UNKNOWN_ACTION: Message(
        "{word!r} is not an action; {near:?}write it like one of: {forms}",
        "{word!r} ist kein Zug; {near:?}schreib ihn wie einen von diesen: {forms}",
        _INPUT,
    ),
    Code.UNKNOWN_SEAT: Message(
        "{word!r} is not a seat; {near:?}write one of: {options}",
        "{word!r} ist kein Platz; {near:?}schreib einen von diesen: {options}",
        _DEALING,
    ),
    Code.UNKNOWN_WORD: Message(
        "{word!r} is not understood here; {wanted}", "{word!r} ist hier nicht zu verstehen; {wanted}", _INPUT
    ),
    Code.WORD_TWICE: Message(
        "{word!r} repeats or contradicts what was said before",
        "{word!r} wiederholt, was schon gesagt ist, oder widerspricht ihm",
        _INPUT,
    ),
    Code.WORD_MISSING: Message("missing: {wanted}", "es fehlt: {wanted}", _INPUT),
    Code.BAD_DEAL_TEXT: Message(
        "a deal is written as three hands and the skat, separated by '|', not as {count:part|parts}",
        "eine Kartenverteilung schreibt man als drei Blätter und den Skat, getrennt durch '|', nicht als "
        "{count:Teil|Teile}",
        _INPUT,
    ),
    Code.TEXT_TOO_LONG: Message(
        "this is too long: at most {most} characters are read at once",
        "das ist zu lang: höchstens {most} Zeichen werden auf einmal gelesen",
        _INPUT,
    ),
    Code.NULL_LEVEL: Message(
        "Null takes only hand and ouvert, not {word}; its four forms have fixed values",
        "Null kennt nur Hand und ouvert, nicht {word}; die vier Formen haben feste Werte",
        _CONTRACTS,
    ),
    Code.RAMSCH_LEVEL: Message(
        "Ramsch has no declarer and takes no {word}",
        "Ramsch hat keinen Alleinspieler und kennt kein {word}",
        _RAMSCH,
    ),
    Code.NO_MATADORS: Message(
        "{game} has no matadors; only suit games and Grand have them",
        "{game} kennt keine Spitzen; es gibt sie nur in Farbspielen und im Grand",
        f"{ISKO_2015} §2.4; {DETAILED_RULES}, Matadors",
    ),
    Code.NO_VALUE: Message(
        "{game} has no value of its own; it is scored by the points each player took",
        "{game} hat keinen Spielwert; gezählt werden die Augen jedes Spielers",
        _RAMSCH,
    ),
    Code.NULL_BELOW_BID: Message(
        "{contract} is worth {value} and cannot reach the bid of {bid}; the value of a Null is fixed",
        "{contract} ist {value} wert und erreicht die Reizung von {bid} nicht; der Wert eines Null steht fest",
        f"{SCORING_GUIDE}, Null games",
    ),
    Code.NOT_A_GAME: Message(
        "{found} is not a game; use one of Game.DIAMONDS to Game.RAMSCH",
        "{found} ist kein Spiel; gemeint ist eins von Game.DIAMONDS bis Game.RAMSCH",
        _CONTRACTS,
    ),
    Code.BAD_DEAL: Message(
        "not a deal: {faults}; ten cards go to each hand and two to the skat",
        "keine Kartenverteilung: {faults}; jeder bekommt zehn Karten, und zwei liegen im Skat",
        _DEALING,
    ),
    Code.NOT_YOUR_TURN: Message(
        "it is not the turn of {seat}, but of {turn}",
        "nicht {seat} ist an der Reihe, sondern {turn}",
        f"{ISKO_2015} §4.1.1; {_PLAYING}",
    ),
    Code.DEAL_OVER: Message("the deal is over", "das Spiel ist zu Ende", f"{DETAILED_RULES}, The Scoring"),
    Code.NOT_NOW: Message(
        "{action!r} is not possible now; {turn} may: {wanted}",
        "{action!r} geht jetzt nicht; {turn} darf: {wanted}",
        f"{SIMPLE_RULES}, The auction to Trick play",
    ),
    Code.BID_TOO_LOW: Message(
        "{value} is not enough: the least possible is {least}",
        "{value} genügt nicht: mindestens {least}",
        _BIDDING,
    ),
    Code.BID_TOO_HIGH: Message(
        "{value} is too much: the highest possible is {most}",
        "{value} ist zu viel: höchstens {most}",
        _BIDDING,
    ),
    Code.NOT_A_BID_VALUE: Message(
        "no game is worth {value}; the nearest: {nearest}",
        "kein Spiel ist {value} wert; am nächsten liegen {nearest}",
        f"{_BIDDING}; {ISKO_2015} §3.3.2",
    ),
    Code.NOT_THE_NEXT_BID: Message(
        "{value} skips a value: the next one is {next}",
        "{value} überspringt einen Reizwert: als Nächstes kommt {next}",
        _BIDDING,
    ),
    Code.LISTENER_BIDS: Message(
        "{seat} is asked for {value} and may hold or pass, but not raise",
        "{seat} ist nach {value} gefragt und darf halten oder passen, aber nicht erhöhen",
        _BIDDING,
    ),
    Code.NOTHING_TO_HOLD: Message(
        "{seat} cannot hold, because nobody has bid a value: bid or pass",
        "{seat} ist nach keinem Wert gefragt: reizen oder passen",
        _BIDDING,
    ),
    Code.FOREHAND_TAKES_18: Message(
        "after two passes forehand takes the game at 18 or passes, {value} is not possible",
        "nach zweimal Passen nimmt Vorhand das Spiel mit 18 oder passt, {value} geht nicht",
        _BIDDING,
    ),
    Code.HAND_NEEDS_UNSEEN_SKAT: Message(
        "{contract} is a hand game, which is possible only before the skat is picked up",
        "{contract} ist ein Handspiel und geht nur, solange niemand den Skat aufgenommen hat",
        _CONTRACTS,
    ),
    Code.SKAT_STILL_THERE: Message(
        "{contract} is played after picking up the skat; pick up first, or declare a hand game",
        "{contract} spielt man mit aufgenommenem Skat; erst aufnehmen oder ein Handspiel ansagen",
        _CONTRACTS,
    ),
    Code.NO_DECLARED_RAMSCH: Message(
        "Ramsch is not declared; where the rules have it, it is played when all pass",
        "Ramsch wird nicht angesagt; wo man ihn spielt, kommt er, wenn alle passen",
        _RAMSCH,
    ),
    Code.DISCARD_COUNT: Message(
        "two cards are discarded, not {count}",
        "gedrückt werden zwei Karten, nicht {count}",
        _CONTRACTS,
    ),
    Code.CARD_NOT_HELD: Message(
        "{seat} does not hold {card}; in hand: {hand}",
        "{seat} hat {card} nicht; auf der Hand: {hand}",
        _PLAYING,
    ),
    Code.MUST_FOLLOW: Message(
        "{led} asks for {group}, and {seat} must follow with {legal}",
        "{led} verlangt {group}, {seat} muss bedienen mit {legal}",
        f"{_PLAYING}; {ISKO_2015} §4.2",
    ),
    Code.CONCEDE_TOO_LATE: Message(
        "the declarer may concede only with nine or ten cards in the hand, not with {count}",
        "der Alleinspieler darf nur mit neun oder zehn Karten auf der Hand aufgeben, nicht mit {count}",
        f"{ISKO_2022} §4.4",
    ),
    Code.CONCEDED_ALREADY: Message("{seat} has already conceded", "{seat} hat schon aufgegeben", SERVER),
    Code.NOT_THE_DECLARER: Message(
        "only the declarer may show the hand, not {seat}",
        "nur der Alleinspieler darf sein Blatt offen legen, nicht {seat}",
        SERVER,
    ),
    Code.SHOWN_ALREADY: Message("{seat} has already shown the hand", "{seat} hat das Blatt schon offen gelegt", SERVER),
    Code.NO_KONTRA: Message("{seat} may not say Kontra: {why}", "{seat} darf kein Kontra geben: {why}", _KONTRA),
    Code.DECLARER_ANSWERS: Message(
        "Re is the declarer's answer to Kontra, which nobody has said yet",
        "Re ist die Antwort des Alleinspielers auf ein Kontra, das noch niemand gegeben hat",
        f"{ONLINE_RULES}, How to play",
    ),
    Code.PUSH_COUNT: Message(
        "two cards are pushed on, not {count}", "geschoben werden zwei Karten, nicht {count}", f"Schieberamsch; {OURS}"
    ),
    Code.JACK_PUSHED: Message(
        "{card} is a jack, and whoever has picked up the skat may not push a jack",
        "{card} ist ein Bube, und wer den Skat aufgenommen hat, schiebt keinen Buben weiter",
        f"Schieberamsch; {OURS}",
    ),
    Code.NO_DECLARER: Message(
        "Ramsch has no declarer, so nobody can concede or show a hand",
        "im Ramsch gibt es keinen Alleinspieler, also kann niemand aufgeben oder sein Blatt offen legen",
        _RAMSCH,
    ),
    Code.MATADORS_MISSING: Message(
        "say with or without how many matadors {game} was played",
        "es fehlt, mit oder ohne wie viele Spitzen {game} gespielt wurde",
        f"{ISKO_2015} §2.4; {DETAILED_RULES}, Calculating the Value of the Game",
    ),
    Code.BAD_MATADORS: Message(
        "{count} is not a possible number of matadors in {game}: with or without 1 to {most}",
        "{count} Spitzen gibt es in {game} nicht: mit oder ohne 1 bis {most}",
        f"{ISKO_2015} §2.4.3; {DETAILED_RULES}, Matadors",
    ),
    Code.POINTS_MISSING: Message(
        "say how many card points the declarer took, with the skat",
        "es fehlen die Augen des Alleinspielers, den Skat mitgezählt",
        f"{ISKO_2015} §5.2.2",
    ),
    Code.POINTS_OUT_OF_RANGE: Message(
        "{points} card points are not possible: 0 to 120 are in the pack",
        "{points} Augen gibt es nicht: 0 bis 120 sind im Spiel",
        _POINTS,
    ),
    Code.POINTS_IMPOSSIBLE: Message(
        "{points} card points do not go with {tricks} tricks: that many cards and the skat never have so many",
        "{points} Augen passen nicht zu {tricks} Stichen: so viele Karten ergeben sie mit dem Skat nie",
        _POINTS,
    ),
    Code.TRICKS_MISSING: Message(
        "say how many tricks the declarer took; that decides this game",
        "es fehlen die Stiche des Alleinspielers; sie entscheiden dieses Spiel",
        f"{ISKO_2015} §5.2.7",
    ),
    Code.TRICKS_OUT_OF_RANGE: Message(
        "{tricks} tricks are not possible: 0 to 10",
        "{tricks} Stiche gibt es nicht: 0 bis 10",
        _DEALING,
    ),
    Code.BAD_BID: Message(
        "nobody can have bid {bid}; the nearest: {nearest}",
        "{bid} kann niemand gereizt haben; am nächsten liegen {nearest}",
        f"{ISKO_2015} §3.3.2; {_BIDDING}",
    ),
    Code.RE_WITHOUT_KONTRA: Message(
        "Re answers Kontra, which nobody said",
        "Re antwortet auf ein Kontra, das niemand gegeben hat",
        f"{ONLINE_RULES}, How to play",
    ),
    Code.BAD_DOUBLINGS: Message(
        "the number of further doublings is 0 to {most}, not {count}",
        "möglich sind 0 bis {most} weitere Verdopplungen, nicht {count}",
        _KONTRA,
    ),
    Code.RAMSCH_NOT_SETTLED: Message(
        "Ramsch has no declarer whose game could be settled",
        "im Ramsch gibt es keinen Alleinspieler, dessen Spiel man abrechnen könnte",
        _RAMSCH,
    ),
    Code.CONTRADICTION: Message(
        "{said} does not go with {other}", "{said} und {other} passen nicht zusammen", f"{ISKO_2015} §5.2.3, §5.2.4"
    ),
    Code.RAMSCH_POINTS: Message(
        "the points of the players and the skat add up to {total}, not 120",
        "die Augen der Spieler und des Skats sind zusammen {total}, nicht 120",
        _POINTS,
    ),
    Code.RAMSCH_TRICKS: Message(
        "{found} cannot be the tricks of a Ramsch: {why}",
        "{found} können nicht die Stiche eines Ramschs sein: {why}",
        _RAMSCH,
    ),
    Code.RAMSCH_CARDS: Message(
        "no cards have the points {found} in {tricks} tricks",
        "keine Karten ergeben in {tricks} Stichen die Augen {found}",
        _POINTS,
    ),
    Code.RAMSCH_NUMBERS: Message(
        "{found} is not one number for each of three players",
        "{found} ist nicht eine Zahl für jeden von drei Spielern",
        _RAMSCH,
    ),
    **SHEET_MESSAGES,
    **FAULT_MESSAGES,
    Code.NOT_A_RECORD: Message(
        "no game record begins here: it opens with '(;' and closes with ';)'",
        "hier beginnt keine Aufzeichnung: sie öffnet mit '(;' und schließt mit ';)'",
        SERVER,
    ),
    Code.OTHER_GAME: Message(
        "this is a record of {word!r}, not of Skat",
        "das ist eine Aufzeichnung von {word!r}, nicht von Skat",
        SERVER,
    ),
    Code.RECORD_NOT_CLOSED: Message(
        "the record is not closed by ';)', but {rest}",
        "die Aufzeichnung schließt nicht mit ';)', sondern {rest}",
        SERVER,
    ),
    Code.BAD_PROPERTY: Message(
        "{word!r} cannot be written as a property: letters and digits, and none of GM P0 P1 P2 RU MV R",
        "{word!r} lässt sich nicht als Eigenschaft schreiben: Buchstaben und Ziffern, keine von GM P0 P1 P2 RU MV R",
        SERVER,
    ),
    Code.PROPERTY_MISSING: Message("the record has no {name}[...]", "in der Aufzeichnung fehlt {name}[...]", SERVER),
    Code.UNKNOWN_CARDS: Message(
        "{word!r} hides a card that the replay needs: the record is corrupt",
        "{word!r} verdeckt eine Karte, die zum Nachspielen nötig ist: die Aufzeichnung ist beschädigt",
        SERVER,
    ),
    Code.BAD_MOVE: Message("{word!r} is not a move; {wanted}", "{word!r} ist kein Zug; {wanted}", SERVER),
    Code.BAD_RESULT: Message(
        "{word!r} is not part of a result; {wanted}",
        "{word!r} gehört zu keinem Ergebnis; {wanted}",
        SERVER,
    ),
    Code.ILLEGAL_MOVE: Message("{word!r} is against the rules", "{word!r} ist regelwidrig", SERVER),
    Code.NOTHING_TO_UNDO: Message(
        "{count:action|actions} cannot be taken back, the record has {have}",
        "{count:Zug lässt|Züge lassen} sich nicht zurücknehmen, aufgezeichnet sind {have}",
        _INPUT,
    ),
    Code.SOLVER_STOPPED: Message(
        "the search was stopped before it had an answer (positions searched: {count})",
        "die Suche wurde abgebrochen, bevor sie ein Ergebnis hatte (untersuchte Stellungen: {count})",
        _INPUT,
    ),
    Code.NULL_HAS_NO_POINTS: Message(
        "in Null tricks decide, not card points; ask solve() whether it is won",
        "beim Null zählen die Stiche, nicht die Augen; ob er gewonnen wird, sagt solve()",
        _CONTRACTS,
    ),
    Code.RAMSCH_NOT_SOLVED: Message(
        "Ramsch cannot be solved: it has no declarer against whom two play together",
        "beim Ramsch gibt es keinen Alleinspieler, gegen den zwei zusammenhalten; er wird nicht gelöst",
        _RAMSCH,
    ),
    **DOCUMENT_MESSAGES,
}
