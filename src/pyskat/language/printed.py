"""What the commands print: answers, complaints, help."""

from pyskat.language.terms import Template

__all__ = ["Help", "Printed"]


class Printed(Template):
    """What a command answers, each in English and German."""

    # Watching a deal
    WATCHED = ("Deal {seed} between three careless players:", "Spiel {seed} zwischen drei Leichtsinnigen:")
    TWO_QUESTIONS = ("Two questions:", "Zwei Fragen:")
    FIRST_QUESTION = (
        "hearts hand with 2, schneider announced, 88 points, bid 50",
        "Herz Hand mit 2, Schneider angesagt, 88 Augen, gereizt 50",
    )
    SECOND_QUESTION = ("diamonds with 1, 75 points, bid 30", "Karo mit 1, 75 Augen, gereizt 30")

    # Records
    CHECKED = (
        "{total:record|records}: {agree} agree, {differ} differ, {corrupt} corrupt",
        ("{total:Protokoll|Protokolle}: {agree:stimmt|stimmen}, {differ:weicht ab|weichen ab}, {corrupt} beschädigt"),
    )
    SILENT = ("{count} without a result", "{count} ohne Ergebnis")
    REMARKED = ("{count} with remarks on bids", "{count} mit Anmerkungen zu Reizwerten")
    RECORD_OF_FILE = ("{file}: record {number}: {what}", "{file}: Protokoll {number}: {what}")
    IN_FILE = ("{file}: {what}", "{file}: {what}")
    SO_FAR = ("{file}: {count:record|records}", "{file}: {count:Protokoll|Protokolle}")
    NO_SUCH_RECORD = ("no such record in {file}", "ein solches Protokoll gibt es in {file} nicht")
    NO_SUCH_MOMENT = (
        "{file}: in record {number} no card is to be played after {after}, only after up to {most}",
        "{file}: in Protokoll {number} ist nach {after} Karten keine zu spielen, nur nach bis zu {most}",
    )
    NO_CARD_PLAY = (
        "{file}: in record {number} no card is to be played after {after}, as there was no card play",
        "{file}: in Protokoll {number} ist nach {after} Karten keine zu spielen, denn es wurden keine gespielt",
    )

    # The best card
    DECLARED = ("{game}, {declares}", "{game}, {declares}")
    ON_THE_TABLE = ("On the table: {cards}", "Auf dem Tisch: {cards}")
    TURN = ("{seat} to play, card {number} of 30:", "{seat} ist an der Reihe, Karte {number} von 30:")
    CARD = ("card", "Karte")
    WINS = ("wins", "gewinnt")
    LOSES = ("loses", "verliert")
    BEST = ("best", "beste")
    WON = (
        "With best play {declarer} wins with {points} points, {more} more than the {needed} needed.",
        "Bei bestem Spiel gewinnt {declarer} mit {points} Augen, {more} mehr als die nötigen {needed}.",
    )
    JUST_WON = (
        "With best play {declarer} wins with just the {needed} points needed.",
        "Bei bestem Spiel gewinnt {declarer} mit genau den nötigen {needed} Augen.",
    )
    LOST = (
        "With best play {declarer} loses with {points} points, {more} fewer than the {needed} needed.",
        "Bei bestem Spiel verliert {declarer} mit {points} Augen, {more} weniger als die nötigen {needed}.",
    )
    WON_ALL = (
        "With best play {declarer} wins with all ten tricks.",
        "Bei bestem Spiel gewinnt {declarer} mit allen zehn Stichen.",
    )
    MISSED_ALL = (
        "With best play {declarer} loses, with {points} points but not with all ten tricks.",
        "Bei bestem Spiel verliert {declarer}, mit {points} Augen, aber nicht mit allen zehn Stichen.",
    )
    OVERBID = (
        "{declarer} loses, as the game is not worth the bid; with best play with {points} points.",
        "{declarer} verliert, weil das Spiel überreizt ist; bei bestem Spiel mit {points} Augen.",
    )
    NULL_WON = ("With best play {declarer} wins.", "Bei bestem Spiel gewinnt {declarer}.")
    NULL_LOST = ("With best play {declarer} loses.", "Bei bestem Spiel verliert {declarer}.")
    NOTHING_TO_SOLVE = ("nothing is left to solve: {result}", "es ist nichts mehr zu lösen: {result}")
    SLOW = (
        "to solve {left} cards can take minutes in plain Python; it stops after {limit} positions",
        "{left} Karten zu lösen kann in reinem Python Minuten dauern; nach {limit} Stellungen ist Schluss",
    )
    ALLOW_MORE = (
        "{why}; --nodes allows more, and with more cards --played there is less to search",
        "{why}; --nodes erlaubt mehr, und nach mehr gespielten Karten (--played) ist weniger zu suchen",
    )

    # Counting
    NOTHING_TO_COUNT = ("nothing is left to count: the game is over", "es ist nichts zu zählen: das Spiel ist zu Ende")
    HEAD_CARDS = ("cards", "Karten")
    HEAD_WAYS = ("ways", "Möglichkeiten")
    HEAD_SECONDS = ("seconds", "Sekunden")
    HEAD_PER_SECOND = ("per second", "pro Sekunde")

    # The court
    CUT_SHORT = ("{settled} ({rule}).", "{settled} ({rule}).")
    ANNOUNCED = ("What counts: {contract}.", "Es gilt: {contract}.")
    BID_MISSING = ("the bid is missing: --bid 36", "es fehlt, wie hoch gereizt wurde: --bid 36")
    OFFENCE_MISSING = (
        "what went wrong is missing: --offence, and --by whom",
        "es fehlt, was vorgefallen ist: --offence, und durch wen: --by",
    )
    OPTION_NOT_HERE = ("not here: {names}", "hier nicht: {names}")
    TELL_IT = (
        "tell a game and what went wrong in it, or name a --record",
        "erzähl ein Spiel und was darin vorgefallen ist, oder nenne ein Protokoll (--record)",
    )

    # Files and memory
    NO_MEMORY = ("there is not enough memory for this", "dafür reicht der Speicher nicht")
    INPUT_CLOSED = ("{file}: standard input is closed", "{file}: die Standardeingabe ist geschlossen")
    NOT_WRITTEN = ("the output cannot be written: {why}", "die Ausgabe lässt sich nicht schreiben: {why}")
    NOT_UTF_8 = ("{file}: no UTF-8 text from byte {place} on", "{file}: ab Byte {place} kein UTF-8-Text")
    NO_FILE = ("No such file or directory", "die Datei gibt es nicht")
    A_FOLDER = ("Is a directory", "das ist ein Ordner")
    NOT_ALLOWED = ("Permission denied", "das ist nicht erlaubt")
    NO_ROOM = ("No space left on device", "auf dem Datenträger ist kein Platz mehr")
    SYSTEM_SAYS = ("{message}", "das Betriebssystem meldet „{message}“")

    # Wrong arguments
    NONE_OF = ("{given!r} is none of {names}", "{given!r} ist nichts von {names}")
    NO_NUMBER_FROM = ("{given!r} is no whole number from {least}", "{given!r} ist keine ganze Zahl ab {least}")
    NO_NUMBER_IN = ("{given!r} is no whole number from {range}", "{given!r} ist keine ganze Zahl von {range}")
    ONLY_A_RECORD = (
        "a record says what is played: no game, --declarer, --discard, --bid or --rules beside it",
        "ein Protokoll sagt, was gespielt wird: daneben kein Spiel, --declarer, --discard, --bid oder --rules",
    )
    ONLY_WITH_A_RECORD = (
        "--number and --after find a moment in a --record",
        "--number und --after suchen eine Stelle in einem Protokoll (--record)",
    )
    GAME_MISSING = (
        "the game is missing, such as: spades, grand hand",
        "es fehlt das Spiel, etwa: Pik, Grand Hand",
    )
    RAMSCH_ALONE = (
        "Ramsch has no declarer: no --declarer, --discard or --bid",
        "Ramsch hat keinen Alleinspieler: kein --declarer, --discard oder --bid",
    )


class Help(Template):
    """What the help says, each in English and German."""

    PROGRAM = (
        "The rules of Skat. Without a command: watch a deal.",
        "Die Regeln des Skats. Ohne Befehl: einem Spiel zusehen.",
    )
    USAGE = ("usage: ", "Aufruf: ")
    ARGUMENTS = ("positional arguments", "Angaben")
    OPTIONS = ("options", "Optionen")
    COMMANDS = ("commands", "Befehle")
    HELP = ("show this help message and exit", "zeigt diese Hilfe")
    VERSION = ("show program's version number and exit", "zeigt die Version")
    COMMAND = ("COMMAND", "BEFEHL")
    TEXT = ("TEXT", "TEXT")
    FILE = ("FILE", "DATEI")
    CARDS = ("CARDS", "KARTEN")
    GAME = ("GAME", "SPIEL")
    SEAT = ("SEAT", "PLATZ")

    LANGUAGE = ("the language of the answer", "die Sprache der Antwort")
    RULES = ("the rules of the table", "die Regeln des Tisches")
    RULES_BY_DEFAULT = ("the rules of the table, by default isko", "die Regeln des Tisches, sonst isko")
    RECORDS = (
        "a file of server records, or - for standard input",
        "eine Datei mit Protokollen des Spielservers, oder - für die Standardeingabe",
    )

    VALUE = ("settle a game told in words", "rechnet ein Spiel ab, das in Worten erzählt ist")
    VALUE_LONG = (
        (
            "Settle a game told in words, in English or German: the game and its levels, with or without how many, "
            "the declarer's points, the bid, in any order. Without a result you get the value of the game. A Ramsch is "
            "told by the points of the three players."
        ),
        (
            "Rechnet ein Spiel ab, das in Worten erzählt ist, auf Deutsch oder Englisch: das Spiel und seine Stufen, "
            "mit oder ohne wie viele, die Augen des Alleinspielers, wie hoch gereizt war, in beliebiger Folge. Ohne "
            "Ergebnis kommt der Wert des Spiels. Einen Ramsch erzählt man mit den Augen der drei Spieler."
        ),
    )
    VALUE_SUCH_AS = (
        "such as: grand hand with 2, 75 points, bid 72; or: how much is hearts with 2",
        "etwa: Grand Hand mit 2, 75 Augen, gereizt 72; oder: was kostet Herz mit 2",
    )
    WATCH_SEED = ("which deal to watch (any whole number)", "welches Spiel (irgendeine ganze Zahl)")

    COURT = ("rule on what went wrong at the table", "entscheidet, was am Tisch strittig ist")
    COURT_LONG = (
        (
            "Rule as a Skat court does on what went wrong in a game that is told in words, or at a moment of a "
            "--record. 'court announced' says what counts of an announcement, and 'court replacements' as what a "
            "Null counts that is worth less than the bid."
        ),
        (
            "Entscheidet wie ein Skatgericht, was in einem Spiel vorgefallen ist, das in Worten erzählt wird oder an "
            "einer Stelle eines Protokolls (--record) steht. 'court angesagt' sagt, was von einer Ansage gilt, und "
            "'court Ersatz', als was ein Null zählt, der die Reizung nicht erreicht."
        ),
    )
    COURT_SUCH_AS = (
        (
            "such as: grand with 2, bid 48, defenders 30, declarer revoked; or announced, and the words; or "
            "replacements, and each game, such as 'clubs with 1'"
        ),
        (
            "etwa: Grand mit 2, gereizt 48, Gegner 30, Alleinspieler bekennt falsch; oder angesagt und die Worte; oder "
            "Ersatz und jedes Spiel, etwa 'Kreuz mit 1'"
        ),
    )
    PICKED_UP = ("announced after picking up the skat", "angesagt nach dem Aufnehmen des Skats")
    SHOWN = ("announced with the hand laid open", "angesagt mit offen gelegtem Blatt")
    REPLACED_BID = ("the value at which the auction ended", "wie hoch gereizt wurde")
    OF_HAND = ("the skat was left untouched", "der Skat blieb liegen")
    OFFENCE = ("what went wrong at that moment of the record", "was an dieser Stelle des Protokolls vorgefallen ist")
    BY = (
        "who did it: a seat, declarer, defenders, or both",
        "wer es war: ein Platz, Alleinspieler, Gegner oder beide",
    )
    CARD_LED = ("the card that was led", "die Karte, die ausgespielt wurde")

    CHECK = ("replay records and compare their results", "spielt Protokolle nach und vergleicht die Ergebnisse")
    QUIET = ("only the summary", "nur die Zusammenfassung")

    SHEET = ("score a list with one line for each deal", "rechnet eine Liste mit einer Zeile je Spiel ab")
    SHEET_LONG = (
        (
            "Score a list: a line 'players A B C' ('Spieler A B C'), then for each deal a line such as 'A: grand "
            "hand with 2, 75 points, bid 72', 'A: -48', 'passed' ('eingepasst'), or 'ramsch 45 40 35' and then, if "
            "so, virgin (Jungfrau), march (Durchmarsch), bock, pushed 2 (geschoben 2); 'penalty A -100' ('Strafe A "
            "-100') takes a hundred from A. Or score the CSV that this command wrote, also after a spreadsheet "
            "program has saved it."
        ),
        (
            "Rechnet eine Liste ab: eine Zeile 'Spieler A B C', dann für jedes Spiel eine Zeile wie 'A: Grand Hand "
            "mit 2, 75 Augen, gereizt 72', 'A: -48', 'eingepasst' oder 'ramsch 45 40 35' und dahinter, wenn es so "
            "war, Jungfrau, Durchmarsch, Bock, geschoben 2; 'Strafe A -100' nimmt A hundert Punkte. Oder das CSV, "
            "das dieser Befehl geschrieben hat, auch wenn eine Tabellenkalkulation es gespeichert hat."
        ),
    )
    LIST_FILE = (
        "a text or CSV file, or - for standard input",
        "eine Text- oder CSV-Datei, oder - für die Standardeingabe",
    )
    SYSTEM = (
        "seeger-fabian, seeger, plain, or bierlachs:301; otherwise what a CSV says, or seeger-fabian",
        "seeger-fabian, seeger, plain (einfach) oder bierlachs:301; sonst, was das CSV sagt, oder seeger-fabian",
    )
    WRITE = ("write {form}", "schreibt {form}")

    SHOW = (
        "tell a record: deal, auction, tricks, result",
        "erzählt ein Protokoll: Karten, Reizen, Stiche, Ergebnis",
    )
    NUMBER = ("only this record, counted from 1", "nur dieses Protokoll, ab 1 gezählt")
    SUITS = ("the pack that is shown", "welches Blatt gezeigt wird")
    COLOURS = ("4: those of the tournament pack", "4: die des Turnierblatts")
    SVG = ("draw the record, or the first", "zeichnet das Protokoll, oder das erste")
    HTML = ("write tables in html", "schreibt Tabellen in html")

    SOLVE = ("find the best cards of an open deal", "findet die besten Karten bei offenen Blättern")
    SOLVE_LONG = (
        (
            "Find what best play from both sides leads to when all cards lie open, and what each card leads to. Say "
            "where the cards are with --deal, --seed or --record."
        ),
        (
            "Findet, wozu bestes Spiel beider Seiten bei offenen Karten führt, und wozu jede Karte führt. Wo die "
            "Karten sind, sagt --deal, --seed oder --record."
        ),
    )
    NODES = ("the most positions to search, by default {count}", "höchstens so viele Stellungen, sonst {count}")

    PERFT = ("count the ways to play so many cards", "zählt die Möglichkeiten, so viele Karten zu spielen")
    PERFT_LONG = (
        (
            "Count the ways to play so many cards from a deal, as chess programs count moves: for each number of "
            "cards up to the one asked for, how many sequences the rules allow, and how fast they were counted."
        ),
        (
            "Zählt die Möglichkeiten, so viele Karten zu spielen, wie Schachprogramme Züge: für jede Zahl von Karten "
            "bis zur verlangten, wie viele Reihenfolgen die Regeln erlauben und wie schnell sie gezählt wurden."
        ),
    )
    DEPTH = ("how many cards, 1 to 30", "wie viele Karten, 1 bis 30")
    DIVIDE = ("how many ways begin with each card", "wie viele Möglichkeiten mit jeder Karte beginnen")

    MATCH = ("let two bots play each other", "lässt zwei Bots gegeneinander spielen")
    MATCH_LONG = (
        (
            "Let two bots play each other with the same cards: each deal six times, each bot alone and in pairs at "
            "every seat. Tells which gets more list points, and how certain that is."
        ),
        (
            "Lässt zwei Bots mit denselben Karten gegeneinander spielen: jede Kartenverteilung sechsmal, jeder Bot auf "
            "jedem Platz allein und zu zweit. Sagt, wer mehr Listenpunkte holt, und wie sicher das ist."
        ),
    )
    BOT = ("BOT", "BOT")
    BOTS = ("a bot: {names:or}", "ein Bot: {names:or}")
    DEALS = ("how many deals, by default {count}", "wie viele Kartenverteilungen, sonst {count}")
    MATCH_SEED = (
        "another whole number gives other deals and other chance, by default 0",
        "eine andere ganze Zahl gibt andere Karten und anderen Zufall, sonst 0",
    )
    WORKERS = ("how many processes share the work, by default 1", "wie viele Prozesse sich die Arbeit teilen, sonst 1")

    GAME_SUCH_AS = ("such as: grand hand, spades, null ouvert", "etwa: Grand Hand, Pik, Null ouvert")
    GAME_BY_DEFAULT = (
        "such as: grand hand, spades, null ouvert; by default grand",
        "etwa: Grand Hand, Pik, Null ouvert; sonst Grand",
    )
    SEED = ("the deal shuffled with this whole number", "die Karten, die mit dieser ganzen Zahl gemischt sind")
    DEAL = (
        "'forehand | middlehand | rearhand', and '| skat' or not",
        "'Vorhand | Mittelhand | Hinterhand', und '| Skat' oder nicht",
    )
    WHICH_RECORD = ("which record of it, counted from 1", "welches Protokoll daraus, ab 1 gezählt")
    AFTER = ("after how many cards of the record", "nach wie vielen Karten des Protokolls")
    DECLARER = (
        "forehand (the default), middlehand, rearhand, or in German",
        "Vorhand (sonst), Mittelhand, Hinterhand, auch auf Englisch",
    )
    DISCARD = (
        "the two cards discarded; by default the skat itself",
        "die beiden gedrückten Karten; sonst der Skat selbst",
    )
    BID = ("the value at which the auction ended, by default 18", "wie hoch gereizt wurde, sonst 18")
    PLAYED = ("the cards played so far, in order", "die bisher gespielten Karten, der Reihe nach")

    # What argparse says of wrong arguments
    ERROR = ("error", "Fehler")
    ARGUMENT = ("argument {name}: {what}", "{name}: {what}")
    REQUIRED = ("the following arguments are required: {names}", "es fehlt: {names}")
    ONE_REQUIRED = ("one of the arguments {names} is required", "eins davon muss dabei sein: {names}")
    UNRECOGNIZED = ("unrecognized arguments: {names}", "das kennt dieser Befehl nicht: {names}")
    BAD_CHOICE = (
        "invalid choice: {given} (choose from {names})",
        "{given} gibt es nicht (zur Wahl: {names})",
    )
    BAD_VALUE = ("invalid int value: {given}", "{given} ist keine ganze Zahl")
    ONE_VALUE = ("expected one argument", "dahinter gehört ein Wert")
    SOME_VALUES = ("expected at least one argument", "dahinter gehört mindestens ein Wert")
    NOT_BOTH = ("not allowed with argument {name}", "nicht zusammen mit {name}")
    AMBIGUOUS = ("ambiguous option: {given} could match {names}", "{given} kann mehreres heißen: {names}")
    NO_VALUE = ("ignored explicit argument {given}", "dahinter gehört kein Wert, auch nicht {given}")
