"""How is a refusal or an error said, in English and German, and which rule is behind it?"""

from typing import Final

from pyskat.errors.claim_messages import CLAIM_MESSAGES
from pyskat.errors.codes import Code
from pyskat.errors.document_messages import DOCUMENT_MESSAGES, Message
from pyskat.errors.fault_messages import FAULT_MESSAGES
from pyskat.errors.sheet_messages import SHEET_MESSAGES
from pyskat.errors.sources import HousePage, RulesPage, Source, order_2015

__all__ = ["MESSAGES", "Message"]

_WRITING: Final = Source.WRITING
_SERVER: Final = Source.SERVER
_RAMSCH: Final = HousePage.RAMSCH

MESSAGES: Final[dict[Code, Message]] = {
    Code.WRONG_TYPE: Message(
        "{what} must be {wanted}, not {found}",
        "{what} muss {wanted} sein, nicht {found}",
        _WRITING,
    ),
    Code.WRONG_VALUE: Message(
        "{what} must be {wanted}, not {found}",
        "{what} muss {wanted} sein, nicht {found}",
        _WRITING,
    ),
    Code.UNKNOWN_CARD: Message(
        "{word!r} is not a card; {near:?}write suit and rank, such as CJ, H10 or ♠A",
        "{word!r} ist keine Karte; {near:?}schreib Farbe und Rang, etwa Kreuz Bube, H10 oder ♠A",
        RulesPage.CARDS,
    ),
    Code.AMBIGUOUS_CARD: Message(
        "{word!r} may be {options:or}; write it in full",
        "{word!r} kann {options:or} sein; schreib es aus",
        _WRITING,
    ),
    Code.DUPLICATE_CARD: Message(
        "{card} is named twice; there is one of each in the pack",
        "{card} ist zweimal genannt; jede Karte gibt es nur einmal",
        RulesPage.CARDS,
    ),
    Code.UNKNOWN_CONTRACT: Message(
        "{word!r} is not part of a game; {near:?}write diamonds, hearts, spades, clubs, grand or null, and what was "
        "announced: hand, schneider, schwarz, ouvert",
        "{word!r} gehört zu keinem Spiel; {near:?}schreib Karo, Herz, Pik, Kreuz, Grand oder Null und dazu, was "
        "angesagt ist: Hand, Schneider, Schwarz, ouvert",
        (RulesPage.GAMES, RulesPage.ANNOUNCING),
    ),
    Code.UNKNOWN_ACTION: Message(
        "{word!r} is not an action; {near:?}write it like one of: {forms}",
        "{word!r} ist kein Zug; {near:?}schreib ihn wie einen von diesen: {forms}",
        _WRITING,
    ),
    Code.UNKNOWN_SEAT: Message(
        "{word!r} is not a seat; {near:?}write {options:or}",
        "{word!r} ist kein Platz; {near:?}schreib {options:or}",
        RulesPage.WHO_SPEAKS,
    ),
    Code.UNKNOWN_WORD: Message(
        "{word!r} is not understood here; {wanted}",
        "{word!r} ist hier nicht zu verstehen; {wanted}",
        _WRITING,
    ),
    Code.WORD_TWICE: Message(
        "{word!r} repeats or contradicts what was said before",
        "{word!r} wiederholt, was schon gesagt ist, oder widerspricht ihm",
        _WRITING,
    ),
    Code.WORD_MISSING: Message(
        "missing: {wanted}",
        "es fehlt: {wanted}",
        _WRITING,
    ),
    Code.BAD_DEAL_TEXT: Message(
        "a deal is written as three hands and the skat, separated by '|', not as {count:part|parts}",
        "eine Kartenverteilung schreibt man als drei Blätter und den Skat, getrennt durch '|', nicht als "
        "{count:Teil|Teile}",
        _WRITING,
    ),
    Code.TEXT_TOO_LONG: Message(
        "this is too long: at most {most} characters are read at once",
        "das ist zu lang: höchstens {most} Zeichen werden auf einmal gelesen",
        _WRITING,
    ),
    Code.NULL_LEVEL: Message(
        "Null takes only hand and ouvert, not {word}; its four forms have fixed values",
        "Null kennt nur Hand und ouvert, nicht {word}; die vier Formen haben feste Werte",
        RulesPage.GAMES,
    ),
    Code.RAMSCH_LEVEL: Message(
        "Ramsch has no declarer and takes no {word}",
        "Ramsch kennt keinen Alleinspieler und keine Ansage wie {word}",
        _RAMSCH,
    ),
    Code.NO_MATADORS: Message(
        "{game} has no matadors; only suit games and Grand have them",
        "{game} kennt keine Spitzen; es gibt sie nur in Farbspielen und im Grand",
        (RulesPage.MATADORS, order_2015("2.4")),
    ),
    Code.NO_VALUE: Message(
        "{game} has no value of its own; it is scored by the points each player took",
        "{game} hat keinen Spielwert; gezählt werden die Augen jedes Spielers",
        _RAMSCH,
    ),
    Code.NULL_BELOW_BID: Message(
        "{contract} is worth {value} and cannot reach the bid of {bid}; the value of a Null is fixed",
        "{contract} zählt nur {value}, gereizt sind {bid}; der Wert eines Nullspiels steht fest",
        RulesPage.NULL_BELOW_BID,
    ),
    Code.NOT_A_GAME: Message(
        "{found} is not a game; use one of Game.DIAMONDS to Game.RAMSCH",
        "{found} ist kein Spiel; gemeint ist eins von Game.DIAMONDS bis Game.RAMSCH",
        RulesPage.GAMES,
    ),
    Code.BAD_DEAL: Message(
        "not a deal: {faults}; ten cards go to each hand and two to the skat",
        "keine Kartenverteilung: {faults}; jeder bekommt zehn Karten, und zwei liegen im Skat",
        RulesPage.DEALING,
    ),
    Code.NOT_YOUR_TURN: Message(
        "it is {turn}'s turn, not {seat}'s",
        "nicht {seat} ist an der Reihe, sondern {turn}",
        (RulesPage.WHO_SPEAKS, RulesPage.LEADING, order_2015("4.1.1")),
    ),
    Code.DEAL_OVER: Message(
        "the deal is over",
        "das Spiel ist zu Ende",
        RulesPage.OVER,
    ),
    Code.NOT_NOW: Message(
        "{action!r} is not possible now; {turn} may {wanted:or}",
        "{action!r} geht jetzt nicht; {turn} darf {wanted:or}",
        (RulesPage.WHO_SPEAKS, RulesPage.SKAT, RulesPage.PLAYING),
    ),
    Code.BID_TOO_LOW: Message(
        "{value} is not enough: the least possible is {least}",
        "{value} genügt nicht: mindestens {least}",
        (RulesPage.BID_VALUES, RulesPage.NEXT_VALUE),
    ),
    Code.BID_TOO_HIGH: Message(
        "{value} is too much: the highest possible is {most}",
        "{value} ist zu viel: höchstens {most}",
        RulesPage.BID_VALUES,
    ),
    Code.NOT_A_BID_VALUE: Message(
        "no game is worth {value}; the nearest: {nearest}",
        "kein Spiel ist {value} wert; am nächsten: {nearest:and}",
        (RulesPage.BID_VALUES, order_2015("3.3.2")),
    ),
    Code.NOT_THE_NEXT_BID: Message(
        "{value} skips a value: the next one is {next}",
        "{value} überspringt einen Reizwert: als Nächstes kommt {next}",
        RulesPage.NEXT_VALUE,
    ),
    Code.LISTENER_BIDS: Message(
        "{seat} is asked for {value} and may hold or pass, but not raise",
        "{seat} ist nach {value} gefragt und darf halten oder passen, aber nicht erhöhen",
        RulesPage.WHO_SPEAKS,
    ),
    Code.NOTHING_TO_HOLD: Message(
        "{seat} cannot hold, because nobody has bid a value: bid or pass",
        "{seat} ist nach keinem Wert gefragt: reizen oder passen",
        RulesPage.WHO_SPEAKS,
    ),
    Code.FOREHAND_TAKES_18: Message(
        "after two passes forehand takes the game at 18 or passes, {value} is not possible",
        "nach zweimal Passen nimmt Vorhand das Spiel mit 18 oder passt, {value} geht nicht",
        RulesPage.TWO_PASSED,
    ),
    Code.HAND_NEEDS_UNSEEN_SKAT: Message(
        "{contract} is a hand game, which is possible only before the skat is picked up",
        "{contract} ist ein Handspiel und geht nur, solange niemand den Skat aufgenommen hat",
        RulesPage.PICKING_UP,
    ),
    Code.SKAT_STILL_THERE: Message(
        "{contract} is played after picking up the skat; pick up first, or declare a hand game",
        "{contract} spielt man mit aufgenommenem Skat; erst aufnehmen oder ein Handspiel ansagen",
        RulesPage.PICKING_UP,
    ),
    Code.NO_DECLARED_RAMSCH: Message(
        "Ramsch is not declared; where the rules have it, it is played when all pass",
        "Ramsch wird nicht angesagt; wo man ihn spielt, kommt er, wenn alle passen",
        _RAMSCH,
    ),
    Code.DISCARD_COUNT: Message(
        "two cards are discarded, not {count}",
        "gedrückt werden zwei Karten, nicht {count}",
        RulesPage.PICKING_UP,
    ),
    Code.CARD_NOT_HELD: Message(
        "{seat} does not hold {card}; in hand: {hand}",
        "{seat} hat {card} nicht; auf der Hand: {hand}",
        RulesPage.PLAYING,
    ),
    Code.MUST_FOLLOW: Message(
        "{led} asks for {group}, and {seat} must follow with {legal:or}",
        "{led} verlangt {group}, {seat} muss mit {legal:or} bedienen",
        (RulesPage.FOLLOWING, order_2015("4.2")),
    ),
    Code.NO_KONTRA: Message(
        "{seat} may not say Kontra: {why}",
        "{seat} darf kein Kontra geben: {why}",
        HousePage.KONTRA,
    ),
    Code.DECLARER_ANSWERS: Message(
        "Re is the declarer's answer to Kontra, which nobody has said yet",
        "Re ist die Antwort des Alleinspielers auf ein Kontra, das noch niemand gegeben hat",
        HousePage.KONTRA,
    ),
    Code.PUSH_COUNT: Message(
        "two cards are pushed on, not {count}",
        "geschoben werden zwei Karten, nicht {count}",
        HousePage.PUSHING,
    ),
    Code.JACK_PUSHED: Message(
        "{card} is a jack, and whoever has picked up the skat may not push a jack",
        "{card} ist ein Bube, und wer den Skat aufgenommen hat, schiebt keinen Buben weiter",
        HousePage.PUSHING,
    ),
    Code.NO_DECLARER: Message(
        "Ramsch has no declarer, so nobody can concede, claim, show or throw a hand",
        "im Ramsch gibt es keinen Alleinspieler, also kann niemand aufgeben, etwas beanspruchen oder sein Blatt zeigen",
        _RAMSCH,
    ),
    Code.MATADORS_MISSING: Message(
        "the matadors of {game} are missing, such as 'with 2' or 'without 3'",
        "zu {game} fehlen die Spitzen, etwa 'mit 2' oder 'ohne 3'",
        (RulesPage.MATADORS, order_2015("2.4")),
    ),
    Code.BAD_MATADORS: Message(
        "{count} is not a possible number of matadors in {game}: with or without 1 to {most}",
        "{count} Spitzen gibt es bei {game} nicht: mit oder ohne 1 bis {most}",
        (RulesPage.MATADORS, order_2015("2.4.3")),
    ),
    Code.POINTS_MISSING: Message(
        "say how many card points the declarer took, with the skat",
        "es fehlen die Augen des Alleinspielers, den Skat mitgezählt",
        (RulesPage.WINNING, order_2015("5.2.2")),
    ),
    Code.POINTS_OUT_OF_RANGE: Message(
        "{points} card points are not possible: 0 to 120 are in the pack",
        "{points} Augen gibt es nicht: 0 bis 120 sind im Spiel",
        RulesPage.CARDS,
    ),
    Code.POINTS_IMPOSSIBLE: Message(
        "{points} card points do not go with {tricks:trick|tricks}: that many cards and the skat never have so many",
        "{points} Augen passen nicht zu {tricks:Stich|Stichen}: so viele Karten ergeben sie mit dem Skat nie",
        RulesPage.IMPOSSIBLE,
    ),
    Code.TRICKS_MISSING: Message(
        "say how many tricks the declarer took; that decides this game",
        "es fehlen die Stiche des Alleinspielers; sie entscheiden dieses Spiel",
        (RulesPage.WINNING, order_2015("5.2.7")),
    ),
    Code.TRICKS_OUT_OF_RANGE: Message(
        "{tricks} tricks are not possible: 0 to 10",
        "{tricks} Stiche gibt es nicht: 0 bis 10",
        RulesPage.IMPOSSIBLE,
    ),
    Code.BAD_BID: Message(
        "nobody can have bid {bid}; the nearest: {nearest}",
        "{bid} kann niemand gereizt haben; am nächsten: {nearest:and}",
        (RulesPage.BID_VALUES, order_2015("3.3.2")),
    ),
    Code.RE_WITHOUT_KONTRA: Message(
        "Re answers Kontra, which nobody said",
        "Re antwortet auf ein Kontra, das niemand gegeben hat",
        HousePage.KONTRA,
    ),
    Code.BAD_DOUBLINGS: Message(
        "the number of further doublings is 0 to {most}, not {count}",
        "möglich sind 0 bis {most} weitere Verdopplungen, nicht {count}",
        HousePage.BOCK,
    ),
    Code.RAMSCH_NOT_SETTLED: Message(
        "Ramsch has no declarer whose game could be settled",
        "im Ramsch gibt es keinen Alleinspieler, dessen Spiel man abrechnen könnte",
        _RAMSCH,
    ),
    Code.CONTRADICTION: Message(
        "{said} does not go with {other}",
        "{said} und {other} passen nicht zusammen",
        (RulesPage.LEVELS, order_2015("5.2.3", "5.2.4")),
    ),
    Code.RAMSCH_POINTS: Message(
        "the points of the players and the skat add up to {total}, not 120",
        "die Augen der Spieler und des Skats sind zusammen {total}, nicht 120",
        (RulesPage.CARDS, HousePage.RAMSCH_ON_LIST),
    ),
    Code.RAMSCH_TRICKS: Message(
        "{found} cannot be the tricks of a Ramsch: {why}",
        "{found} können nicht die Stiche eines Ramschs sein: {why}",
        _RAMSCH,
    ),
    Code.RAMSCH_CARDS: Message(
        "no cards have the points {found} in {tricks} tricks",
        "mit keinen Karten kommt man in {tricks} Stichen auf die Augen {found}",
        RulesPage.IMPOSSIBLE,
    ),
    Code.RAMSCH_NUMBERS: Message(
        "{found} is not one number for each of three players",
        "{found} ist nicht eine Zahl für jeden der drei Spieler",
        HousePage.RAMSCH_ON_LIST,
    ),
    **CLAIM_MESSAGES,
    **SHEET_MESSAGES,
    **FAULT_MESSAGES,
    Code.NOT_A_RECORD: Message(
        "no game record begins here: it opens with '(;' and closes with ';)'",
        "hier beginnt kein Protokoll: es öffnet mit '(;' und schließt mit ';)'",
        _SERVER,
    ),
    Code.OTHER_GAME: Message(
        "this is a record of {word!r}, not of Skat",
        "das ist ein Protokoll von {word!r}, nicht von Skat",
        _SERVER,
    ),
    Code.RECORD_NOT_CLOSED: Message(
        "the record is not closed by ';)', but {rest}",
        "das Protokoll schließt nicht mit ';)', sondern {rest}",
        _SERVER,
    ),
    Code.BAD_PROPERTY: Message(
        "{word!r} cannot be written as a property: letters and digits, and none of GM P0 P1 P2 RU MV R",
        "{word!r} lässt sich nicht als Eigenschaft schreiben: Buchstaben und Ziffern, aber nicht GM P0 P1 P2 RU MV R",
        _SERVER,
    ),
    Code.PROPERTY_MISSING: Message(
        "the record has no {name}[...]",
        "im Protokoll fehlt {name}[...]",
        _SERVER,
    ),
    Code.UNKNOWN_CARDS: Message(
        "{word!r} hides a card that the replay needs: the record is corrupt",
        "{word!r} verdeckt eine Karte, die zum Nachspielen nötig ist: das Protokoll ist beschädigt",
        _SERVER,
    ),
    Code.BAD_MOVE: Message(
        "{word!r} is not a move; {wanted}",
        "{word!r} ist kein Zug; {wanted}",
        _SERVER,
    ),
    Code.BAD_RESULT: Message(
        "{word!r} is not part of a result; {wanted}",
        "{word!r} gehört zu keinem Ergebnis; {wanted}",
        _SERVER,
    ),
    Code.ILLEGAL_MOVE: Message(
        "{word!r} is against the rules",
        "{word!r} ist gegen die Regeln",
        _SERVER,
    ),
    Code.NOTHING_TO_UNDO: Message(
        "{count:action|actions} cannot be taken back; {have} can",
        "{count:Zug lässt|Züge lassen} sich nicht zurücknehmen, möglich sind {have}",
        _WRITING,
    ),
    Code.SOLVER_STOPPED: Message(
        "the search was stopped before it had an answer (positions searched: {count})",
        "die Suche wurde abgebrochen, bevor sie ein Ergebnis hatte (untersuchte Stellungen: {count})",
        _WRITING,
    ),
    Code.NULL_HAS_NO_POINTS: Message(
        "in Null tricks decide, not card points; ask solve() whether it is won",
        "beim Null zählen die Stiche, nicht die Augen; ob er gewonnen wird, sagt solve()",
        RulesPage.WINNING,
    ),
    Code.RAMSCH_NOT_SOLVED: Message(
        "Ramsch cannot be solved: it has no declarer against whom two play together",
        "im Ramsch gibt es keinen Alleinspieler, gegen den zwei zusammenhalten; er lässt sich nicht lösen",
        _RAMSCH,
    ),
    Code.NO_WORLDS: Message(
        "the deal is over, and worlds are drawn only while it goes on",
        "das Spiel ist zu Ende; mögliche Kartenverteilungen gibt es nur, solange es läuft",
        _WRITING,
    ),
    Code.NO_POSITIONS: Message(
        "positions are those of the play, and this view shows {phase}",
        "Stellungen gibt es nur beim Spielen der Karten, und diese Ansicht zeigt {phase}",
        _WRITING,
    ),
    **DOCUMENT_MESSAGES,
}
