"""The phrases of the messages, each in English and German."""

from pyskat.language.terms import Template

__all__ = ["Phrase"]


class Phrase(Template):
    """Words that stand within a message beside cards, seats and numbers."""

    # Who and what
    THE_PLAYER = ("the player", "der Spieler")
    A_SPECTATOR = ("a spectator", "ein Zuschauer")
    NOBODY = ("nobody", "niemand")
    YES = ("yes", "ja")
    NO = ("no", "nein")
    THE_SKAT = ("the skat", "der Skat")
    TRUMPS = ("trumps", "Trumpf")
    ANY_GAME = ("any game", "einem Spiel")
    POINTS = ("{count:point|points}", "{count:Auge|Augen}")
    TRICKS = ("{count:trick|tricks}", "{count:Stich|Stiche}")

    # How something would probably be right, and what else it may be
    NEAR = ("did you mean {word!r}? ", "gemeint ist wohl {word!r}; ")
    CARD_OF = ("{rank} of {suit}", "{suit} {rank}")

    # Levels and what is said of a game
    HAND = ("hand", "Hand")
    SCHNEIDER = ("schneider", "Schneider")
    SCHWARZ = ("schwarz", "Schwarz")
    OUVERT = ("ouvert", "ouvert")
    RAMSCH = ("Ramsch", "Ramsch")
    WON = ("won", "gewonnen")
    LOST = ("lost", "verloren")
    MARCH = ("march", "Durchmarsch")
    VIRGIN = ("virgin", "Jungfrau")

    # Actions, and why one forfeits
    BID_OF = ("{value}", "{value}")
    HOLD = ("hold", "halten")
    PASS = ("pass", "passen")
    PICK_UP = ("pick up", "aufnehmen")
    DISCARD = ("discard {cards}", "{cards} drücken")
    DECLARE = ("{contract}", "{contract}")
    KONTRA = ("kontra", "Kontra")
    RE = ("re", "Re")
    PUSH = ("push {cards}", "{cards} schieben")
    CONCEDE = ("concede {seat}", "{seat} gibt auf")
    SHOW = ("show {seat}", "{seat} legt offen")
    CLAIM = ("claim {seat}", "{seat} erhebt Anspruch")
    CLAIM_SCHNEIDER = ("claim {seat} schneider", "{seat} beansprucht Schneider")
    CLAIM_SCHWARZ = ("claim {seat} schwarz", "{seat} beansprucht Schwarz")
    THROW = ("throw {seat}", "{seat} wirft hin")
    ACCEPT = ("accept", "annehmen")
    REFUSE = ("refuse", "ablehnen")
    PLAY_ON = ("play on", "weiterspielen")
    FORFEIT = ("{cause} {seat}", "{seat}: {cause}")
    TIMED_OUT = ("timed out", "Zeit überschritten")
    LEFT = ("left", "weggegangen")

    # What one may do
    A_BID = ("bid", "reizen")
    A_GAME = ("declare a game", "ein Spiel ansagen")
    A_HAND_GAME = ("declare a hand game", "ein Handspiel ansagen")
    A_KONTRA = ("say Kontra", "Kontra geben")
    A_RE = ("say Re", "Re geben")
    A_DISCARD = ("discard two of twelve cards", "zwei von zwölf Karten drücken")
    A_PUSH = ("push two of twelve cards", "zwei von zwölf Karten schieben")
    PLAY_ONE_OF = ("play {cards:or}", "{cards:or} spielen")
    NONE_ABOVE = ("one above {most}, and there is none", "einer über {most}, und den gibt es nicht")
    KONTRA_SAID = (
        "it has been said, and the declarer answers",
        "Kontra ist schon gegeben, jetzt antwortet der Alleinspieler",
    )

    # What is missing in a contract or a game in words
    GAME_MISSING = ("the game, such as spades or Grand", "das Spiel, etwa Pik oder Grand")
    SEAT_MISSING = (
        "whose it is, such as 'concede forehand' or 'left rearhand'",
        "wer es ist, etwa 'Vorhand gibt auf' oder 'Hinterhand: weggegangen'",
    )
    LEVEL_MISSING = ("schneider or schwarz before announced", "Schneider oder Schwarz vor angesagt")
    THE_GAME = (
        "the game; write it like 'grand hand with 2, 75 points, bid 72'",
        "das Spiel; schreib es wie 'Grand Hand mit 2, 75 Augen, gereizt 72'",
    )
    WRITE_A_GAME = (
        "write it like 'grand hand with 2, 75 points, bid 72'",
        "schreib es wie 'Grand Hand mit 2, 75 Augen, gereizt 72'",
    )
    DID_YOU_MEAN = (
        "did you mean {word!r}? write it like 'grand hand with 2, 75 points, bid 72'",
        "gemeint ist wohl {word!r}; schreib es wie 'Grand Hand mit 2, 75 Augen, gereizt 72'",
    )
    POINTS_ARE_AUGEN = ("card points are 'Augen' in German", "die Punkte der Karten heißen 'Augen'")
    NUMBER_AFTER = ("a number follows it", "dahinter steht eine Zahl")
    POINTS_OR_BID = (
        "it could be {number} points or a bid of {number}: say which",
        "das können {number} Augen sein oder eine Reizung von {number}; schreib dazu, was gemeint ist",
    )
    SCORE_OR_BID = ("{number} points, a bid, or a score? say which", "{number} Augen, Reizung oder Ergebnis? sag es")
    SAY_WHAT_DOUBLES = ("say Kontra, Re or Bock", "schreib Kontra, Re oder Bock")
    NOBODY_SCORES = ("nobody played, so nobody scores", "niemand hat gespielt, also bekommt niemand etwas")
    LOST_TRICKS = (
        "was the game lost, or these tricks? write it like 'lost with 2 tricks'",
        "ist das Spiel verloren oder sind es diese Stiche? schreib es wie 'verloren mit 2 Stichen'",
    )
    NOT_JACKS = (
        "matadors are counted, the jack of clubs and those that follow without a gap: write it like 'with 2'",
        "gezählt werden die Spitzen, vom Kreuz Buben an ohne Lücke; schreib es wie 'mit 2'",
    )
    WITH_OR_WITHOUT = ("say with or without how many", "schreib, mit oder ohne wie viele")
    WON_OR_LOST = ("whether it was won or lost", "ob gewonnen oder verloren")
    GIVEN_UP = ("a game that was given up", "ein aufgegebenes Spiel")
    OVERBID = ("overbid", "überreizt")
    NO_HAND = ("no hand game", "kein Handspiel")
    NO_LEVEL = ("no {level}", "kein {level}")
    WORTH_OF = ("a value of {value}", "ein Spielwert von {value}")
    SCORE_OF = ("a score of {score}", "{score} auf der Liste")
    NUMBER_OF_WHAT = ("a number is followed by points or tricks", "hinter einer Zahl steht Augen oder Stiche")
    SEVERAL_POINTS = ("the points {points}", "die Augen {points}")

    # The points and tricks of a Ramsch
    MARCH_OR_NOT = ("a march (every trick), or no march", "Durchmarsch (alle Stiche) oder kein Durchmarsch")
    VIRGIN_OR_NOT = ("a virgin (without a trick), or no virgin", "Jungfrau (ohne Stich) oder keine Jungfrau")
    WHO_TOOK_THE_LAST = ("who took the last trick", "wer den letzten Stich gemacht hat")
    MOST = ("{seats} with the most", "die meisten bei {seats}")
    SCORES_OF = ("the scores {scores}", "die Punkte {scores}")
    TEN_TRICKS = ("ten are taken, and none is negative", "zehn werden gemacht, und keine Zahl ist negativ")
    TOOK_THE_LAST = ("{seat} took the last one", "{seat} hat den letzten gemacht")

    # Players, entries and lists
    NAME_IS_TEXT = ("a name is a text", "ein Name ist ein Text")
    NAME_EMPTY = ("it is empty", "er ist leer")
    NAME_UNSHOWN = (
        "it has a character that cannot be shown",
        "er enthält ein Zeichen, das sich nicht darstellen lässt",
    )
    PLAYER_NUMBER = ("player {number}", "Spieler {number}")
    THIS = ("this", "das")
    ONE_OF_THREE = (
        "an entry is one of a game, a Ramsch and a penalty, or none of them",
        "ein Eintrag ist eins von Spiel, Ramsch und Strafe oder nichts davon",
    )
    PENALTY_OF_NOTHING = ("a penalty takes or gives something", "eine Strafe nimmt oder gibt etwas")
    PENALTY_NO_DEAL = (
        "a penalty is no deal: it counts once, and nobody sits out",
        "eine Strafe ist kein Spiel: sie zählt einfach, und niemand setzt aus",
    )
    WORTH_NOTHING = ("no game is worth nothing", "ein Spiel zählt nie 0")
    SCORE_RANGE = ("a score is {range}", "möglich ist {range}")
    A_FACTOR = ("a factor of {number}", "ein Faktor von {number}")
    A_LIMIT = ("a limit of {number}", "eine Grenze von {number}")
    IT_IS = ("it is {range}", "zulässig ist {range}")
    AT_MOST = ("it is at most {most}", "höchstens {most}")
    ALL_START_THERE = ("everybody starts there", "damit fängt jeder an")
    SOMEBODY_OUT = ("a player sitting out", "Aussetzen")
    NOBODY_OUT = ("at a table of three nobody does", "zu dritt setzt niemand aus")
    SCORE_FOR_EACH = (
        "a Ramsch has a score for each of {count} players",
        "zu einem Ramsch gehört für jeden der {count} Spieler eine Punktzahl",
    )
    ROW_OF_LIST = ("a row is points, games won, games lost", "eine Zeile hat Punkte, gewonnene und verlorene Spiele")
    COUNTED_FROM_0 = ("games won and lost are counted from 0", "gewonnene und verlorene Spiele zählt man ab 0")
    LIMIT_REACHED = ("{players} reached the limit", "{players} hat die Grenze erreicht")
    SEVERAL_REACHED_IT = ("{players:and} reached the limit", "{players:and} haben die Grenze erreicht")
    EVENING_ENDED = ("the evening ended after {count:deal|deals}", "der Abend war nach {count:Spiel|Spielen} zu Ende")

    # Lines of a list
    PLAYERS_LINE = ("the line 'players A B C'", "die Zeile 'Spieler A B C'")
    PLAYERS_FIRST = ("the line 'players A B C' comes first", "zuerst kommt die Zeile 'Spieler A B C'")
    A_LINE = (
        "write 'NAME: game', 'NAME: +48', 'passed', 'ramsch 45 40 35', or 'penalty NAME -100'",
        "schreib 'NAME: Spiel', 'NAME: +48', 'eingepasst', 'Ramsch 45 40 35' oder 'Strafe NAME -100'",
    )
    A_SIGN = ("a score has its sign: write +48 or -48", "eine Punktzahl hat ihr Vorzeichen: schreib +48 oder -48")
    AFTER_POINTS = (
        "after the points come virgin (Jungfrau), march (Durchmarsch), bock, pushed 2 (geschoben 2)",
        "hinter den Augen stehen Jungfrau, Durchmarsch, Bock, geschoben 2",
    )
    NUMBER_FOR_EACH = ("a number for each player ({players})", "für jeden Spieler eine Zahl ({players})")
    NUMBER_FOR_EACH_OR_OUT = (
        "a number for each player ({players}), and - for the one who sat out",
        "für jeden Spieler eine Zahl ({players}) und - für den, der aussetzt",
    )
    PENALTY_SIGN = (
        "a penalty ends with a number and its sign: write 'penalty NAME -100' to take a hundred",
        "eine Strafe endet mit einer Zahl und ihrem Vorzeichen: 'Strafe NAME -100' nimmt hundert",
    )
    DIGITS_0_TO_9 = ("numbers are written with 0 to 9", "Zahlen schreibt man mit 0 bis 9")
    NOBODY_PUSHES = ("by the rules of this table nobody pushes", "nach den Regeln dieses Tisches wird nicht geschoben")
    AND_MORE = ("and {count} more", "und {count} weitere")

    # The CSV of a sheet
    CSV_HEAD = (
        "the headings come first: Deal, Game, Value and the players",
        "zuerst kommen die Überschriften: Nr., Spiel, Wert und die Spieler",
    )
    A_ROW = (
        "below 'Game' stands 'NAME', 'NAME: game', 'NAME: penalty', 'Ramsch' or 'passed in'",
        "unter 'Spiel' steht 'NAME', 'NAME: Spiel', 'NAME: Strafe', 'Ramsch' oder 'eingepasst'",
    )
    QUOTE_CLOSED = (
        "a cell that begins with a quotation mark ends with one",
        "eine Zelle, die mit einem Anführungszeichen beginnt, endet mit einem",
    )
    MORE_CELLS = (
        "there are {most:heading|headings} and {count:cell|cells}",
        "es gibt {most:Überschrift|Überschriften} und {count:Zelle|Zellen}",
    )
    WHOLE_NUMBER = ("a whole number is meant", "gemeint ist eine ganze Zahl")
    NOTHING = ("nothing", "nichts")
    NOT_TIMES = ("it is no multiple of {number}", "es ist kein Vielfaches von {number}")
    RAMSCH_SCORES = (
        "what each player scores, such as 'scores 0 -50 0'",
        "was jeder Spieler bekommt, etwa 'Punkte 0 -50 0'",
    )
    DEFENDERS_HAD = (
        "what the defenders had is written like '40 points, 3 tricks', and is at most what is left",
        "was die Gegenpartei hatte, schreibt man wie '40 Augen, 3 Stiche', und mehr als übrig ist, kann es nicht sein",
    )
    STATED_RULES = (
        "the rules are {options}, or the fields of Rules in JSON",
        "die Regeln sind {options} oder die Felder von Rules in JSON",
    )

    # What a record says
    IN_ORDER = ("({values})", "({values})")
    IN_BIDDING = ("the auction", "das Reizen")
    IN_SKAT_DECISION = ("the decision about the skat", "die Entscheidung über den Skat")
    IN_DISCARDING = ("the discard", "das Drücken")
    IN_DECLARING = ("the declaration", "die Spielansage")
    IN_DOUBLING = ("the question of Kontra", "die Frage nach Kontra")
    IN_PUSHING = ("the pushing", "das Schieben")
    IN_PLAYING = ("the play", "das Ausspielen")
    IN_CLAIMED = ("a claim", "ein Anspruch")
    IN_FINISHED = ("the end", "das Ende")

    # What no rules allow, in a view made by hand
    NO_CALL_AFTER_THE_END = ("an auction without a call after its end", "ein Reizen, nach dessen Ende niemand spricht")
    AN_AUCTION = ("an auction that goes on", "ein Reizen, das weitergeht")
    AN_AUCTION_OVER = ("one that is over", "eins, das zu Ende ist")
    A_CLAIM_THAT_WAITS = (
        "a declarer, and a claim that waits for an answer",
        "ein Alleinspieler und ein Anspruch ohne Antwort",
    )
    A_CONTRACT_AND_A_TRICK = ("a contract, and a trick on the table", "ein Spiel und ein Stich auf dem Tisch")
    AN_OPEN_HAND = ("an open hand", "ein offenes Blatt")
    A_FULL_TRICK = ("a trick of three cards", "ein Stich aus drei Karten")
    SKAT_AND_RESULT = ("a skat and a result", "ein Skat und ein Ergebnis")
    UNCOVERED = ("what is uncovered at the end, and only then", "was am Ende aufgedeckt ist, und nur dann")
    SEEN_IN_A_DEAL = ("what somebody can see in a deal", "was man in einem Spiel sehen kann")
    SEEN_IN_NO_DEAL = ("what nobody can see in any", "was niemand so sehen kann")
    A_SEAT_OR_A_RESULT = ("a seat to act, or a result", "jemand an der Reihe oder ein Ergebnis")

    # Records of the game server
    DEAL_FIRST = ("the deal comes first", "zuerst kommt die Kartenverteilung")
    DEAL_OF_32 = ("the deal, 'w' and 32 cards, comes first", "zuerst kommt die Kartenverteilung, 'w' und 32 Karten")
    A_MOVE = ("a move begins with w, 0, 1 or 2", "ein Zug beginnt mit w, 0, 1 oder 2")
    A_SERVER_MOVE = (
        "the skat after picking up, TI.seat or LE.seat is meant",
        "gemeint ist der Skat nach dem Aufnehmen, TI.Platz oder LE.Platz",
    )
    OPEN_HAND = ("the open hand is {cards}", "das offene Blatt ist {cards}")
    GOES_ON = ("goes on with {word!r}", "geht weiter mit {word!r}")
    ENDS_THERE = ("ends there", "endet da")
    ONLY_RAMSCH = ("only a Ramsch has it", "das hat nur ein Ramsch")
    A_SEAT_NUMBER = ("a seat is 0, 1, 2, or -1 for nobody", "ein Platz ist 0, 1, 2 oder -1 für niemand")
    ZERO_OR_ONE = ("it is 0 or 1", "es ist 0 oder 1")
    A_RESULT = (
        "write 'win', 'loss', 'penalty' or 'passed'; 'bidok' or 'overbid'; and numbers after {names}",
        "schreib 'win', 'loss', 'penalty' oder 'passed'; 'bidok' oder 'overbid'; und Zahlen hinter {names}",
    )
    FIELDS_OF_RULES = ("the fields of Rules are meant", "gemeint sind die Felder von Rules")

    # Documents
    THE_VALUE = ("the value", "der Wert")
    ONE_OF = ("one of {names}", "eins von {names}")
    A_LIST = ("a list", "eine Liste")
    A_LIST_OF = ("a list of {count}", "eine Liste von {count}")
    SO_MANY = ("of {count}", "eine von {count}")
    AN_OBJECT = ("an object", "ein Objekt")
    AN_OBJECT_OF = ("an object of {names:and}", "ein Objekt aus {names:and}")
    TRUE_OR_FALSE = ("true or false", "true oder false")
    A_TEXT = ("a text", "ein Text")
    A_WHOLE_TEXT = ("a text without half of a surrogate pair", "ein Text ohne halbe Ersatzzeichen (surrogates)")
    A_WHOLE_NUMBER = ("a whole number of {range}", "eine ganze Zahl von {range}")
    A_LONGER_NUMBER = ("a longer number", "eine längere Zahl")
    NOTHING_OR = ("{range}, or null", "{range} oder null")
    UP_TO = ("at most {most}", "höchstens {most}")
    UP_TO_TOGETHER = ("{most} at most, together", "zusammen höchstens {most}")
    UP_TO_CALLS = ("{most} calls at most", "höchstens {most} Gebote")
    UP_TO_CARDS = ("{most:card|cards} at most", "höchstens {most:Karte|Karten}")
    SO_MANY_CARDS = ("of {count:card|cards}", "{count:Karte|Karten}")
    DIFFERENT_SEATS = ("of different seats", "jeder Platz nur einmal")
    A_SEAT_TWICE = ("of one seat twice", "einer zweimal")
    IN_ONE_PLACE = ("in one place", "jede Karte nur an einer Stelle")
    IN_TWO_PLACES = ("{cards}", "{cards} an zweien")
    A_CARD_WITH_VALUE = ("of the cards in values", "eine der Karten in values")
    AN_ACTION_HERE = ("an action that can be done here", "ein hier möglicher Zug")
    A_TERM_THAT_DEEP = ("a term not deeper than {most}", "ein höchstens {most}-fach verschachtelter Ausdruck")
    A_PHRASE = ("the name of a phrase", "der Name einer Redewendung")
    A_VALUE_OF_OURS = ("a value of pyskat", "ein Wert von pyskat")
    A_CLASS_OF_OURS = ("a class of values of pyskat", "eine Klasse für Werte von pyskat")
    SYSTEMS_BY_NAME = (
        "a mapping from names to ScoringSystems",
        "eine Zuordnung von Namen zu Wertungssystemen (ScoringSystem)",
    )
    STATE_WITH_PHASE = ('"state", with the phase {phase}', '"state" mit der Phase {phase}')
    AN_OBJECT_OF_TEXTS = ("an object with texts as names", "ein Objekt mit Texten als Namen")
    A_TUPLE_OF = ("a tuple of {count}", "ein Tupel von {count}")
    CARDS_IN_A_TUPLE = ("a tuple of cards", "ein Tupel von Karten")
    WHAT_IT_CAN_BE = ("what {kind} can be", "was {kind} sein kann")
    NULL = ("null", "null")
    NONE_AT_ALL = ("none", "keine")
    NESTED_TOO_DEEPLY = ("nested too deeply", "zu tief verschachtelt")
    NOT_UTF_8 = ("not in UTF-8", "nicht in UTF-8")
    JSON_VALUE = ("a value is missing here", "hier fehlt ein Wert")
    JSON_NAME = ("a name in double quotes is missing here", "hier fehlt ein Name in doppelten Anführungszeichen")
    JSON_COLON = ("a colon is missing here", "hier fehlt ein Doppelpunkt")
    JSON_COMMA = ("a comma is missing here", "hier fehlt ein Komma")
    JSON_QUOTE = ("a text does not end", "ein Text hört nicht auf")
    JSON_CHARACTER = ("this character may not stand in a text", "dieses Zeichen darf in einem Text nicht stehen")
    JSON_ESCAPE = ("no such escape", "ein solches Ersatzzeichen gibt es nicht")
    JSON_MORE = ("something comes after the end", "nach dem Ende kommt noch etwas")
    JSON_HERE = ("it does not go on like this", "so geht es nicht weiter")

    # Where it is
    IN_TEXT = ("at character {character} of {text!r}", "Zeichen {character} in {text!r}")
    IN_PART = ("in {pointer}", "in {pointer}")
    IN_DOCUMENT = ("in the whole document", "im ganzen Dokument")
    IN_LINE = ("line {number}", "Zeile {number}")
    IN_MOVE = ("move {number}", "Zug {number}")

    # For programmers: what an argument must be
    A_CARD = ("a Card (text is read by cards(...))", "ein Wert vom Typ Card (Text liest cards(...))")
    OF_32_BITS = ("of 32 bits", "eine Zahl von 32 Bits")
    SEVERAL_CARDS = ("a sequence of cards", "eine Folge von Karten")
    ONE_TO_THREE_CARDS = ("of one to three cards", "aus einer bis drei Karten")
    AT_MOST_CARDS = ("of at most {most:card|cards} here", "hier aus höchstens {most:Karte|Karten}")
    NONE_BUT_IN_RAMSCH = ("None, but in Ramsch", "None (außer im Ramsch)")
    THREE_INTS = ("a tuple of three ints", "ein Tupel von drei ganzen Zahlen")
    THREE_SETS = ("a tuple of three CardSets", "ein Tupel von drei CardSets")
    THREE_NAMES = ("a tuple of three names", "ein Tupel von drei Namen")
    DIFFERENT_ONES = ("a tuple of different ones of {options}", "ein Tupel verschiedener Werte ({options})")
    SCORING_FUNCTION = ("a function of an entry and a number", "eine Funktion von Eintrag und Zahl")
    A_BOT = ("a function of a view and a random number generator", "eine Funktion von Ansicht und Zufallsgenerator")
    WITHOUT_A_LEVEL = ("{name!r} without a level", "{name!r} ohne Stufe")
    WITH_A_LEVEL = ("{name!r} with a level from {range}", "{name!r} mit einer Stufe von {range}")
    BOTS_BY_SEAT = ("a mapping from seats to bots", "eine Zuordnung von Plätzen zu Bots")
    PICKLABLE = (
        "picklable (defined in a module, no lambda)",
        "mit pickle übertragbar (in einem Modul definiert, kein lambda)",
    )
    THREE_BOTS = ("three bots, by seat", "drei Bots, nach Plätzen")
    THREE_BOTS_BY_NAME = ("a mapping from three names to bots", "eine Zuordnung von drei Namen zu Bots")
    SOME_DEALS = ("deals, one after the other", "Kartenverteilungen, eine nach der anderen")
    A_PROGRESS = ("a function of two numbers, True or None", "eine Funktion von zwei Zahlen, True oder None")
    KEPT_FOR_ROWS = ("True for rows", "True für Zeilen")
    A_PATH = ("a path", "ein Pfad")
    SOME_PATHS = ("a path, or several", "ein Pfad oder mehrere")
    NOT_EMPTY = ("said", "angegeben")
    A_FILE = ("a file or lines (loads reads text)", "eine Datei oder Zeilen (Text liest loads)")
    A_STATE = ("what start() or apply() gives", "ein Zustand aus start() oder apply()")
    A_HOSTS_STATE = (
        "one that a host keeps (a view is not played on)",
        "der Zustand beim Gastgeber (mit einer Ansicht wird nicht gespielt)",
    )
    AN_ACTION = (
        "a value such as Bid(18), and parse_action(state, text) reads one",
        "ein Wert wie Bid(18) (Text liest parse_action(state, text))",
    )
    A_PLAYING = ("card play that is not over (a Playing)", "ein laufendes Spiel (vom Typ Playing)")
    SEVERAL_PLAYINGS = ("several Playings, such as a list", "mehrere Playings (etwa eine Liste)")
    A_POSITION = (
        "a position made by Position.start and played on, and not over",
        "eine mit Position.start begonnene und weitergespielte Stellung vor dem Ende",
    )
    TO_DRAW = (
        "a hand, a deal, a trick, events, a state, a view, a record or a sheet",
        "ein Blatt, eine Verteilung, ein Stich, Ereignisse, ein Zustand, eine Ansicht, ein Protokoll oder eine Liste",
    )
    SIZES = ("{least} <= min_size <= max_size <= {most}", "{least} <= min_size <= max_size <= {most}")
    A_WEIGHT = ("a number from 0 on", "eine Zahl ab 0")
    SOME_SECONDS = ("a number of seconds above 0, or None", "eine Zahl von Sekunden über 0 oder None")
    FUNCTION_OR_NONE = ("a function or None", "eine Funktion oder None")
    AN_ARRAY = ("an array of whole numbers", "ein Array ganzer Zahlen")
    OF_SHAPE = ("of shape {shape}", "von der Form {shape}")
    AT_PLACE = ("at {place}: {reason}", "bei {place}: {reason}")
    NOT_WHAT_IT_CAN_BE = ("it is not what {kind} can be", "so kann {kind} nicht sein")
    TWO_SYSTEMS = ("two scoring systems are named {name!r}", "zwei Wertungssysteme heißen {name!r}")
    PARTS_OF_POSITION = ("the parts of a position", "die Teile einer Stellung")
    ONE_OF_MASK = ("one of the mask {mask}", "eine aus der Maske {mask}")
    A_DECLARED_GAME = ("a game with a declarer", "ein Spiel mit Alleinspieler")
    WITH_A_NUMBER = ("an action that has a number", "ein Zug mit einer Nummer")
    VIEW_OF_A_SEAT = ("the view of a seat", "die Ansicht eines Sitzes")
    BY_THESE_RULES = ("a state by the rules of the environment", "ein Zustand nach den Regeln der Umgebung")
    TWO_BOTS = ("two bots", "zwei Bots")
    SOMETHING_TO_DO = ("one in which there is something to do", "ein Zustand mit möglichen Zügen")
    PHASE_OR_STATE = (
        "a Phase or the type of a state, such as Playing",
        "eine Phase oder der Typ eines Zustands (etwa Playing)",
    )
    IN_THESE_RULES = ("one that these rules have: {options}", "eine Phase dieser Regeln ({options:or})")
    OF_THE_SEAT_ON_TURN = ("the view of the seat on turn", "die Ansicht dessen, der an der Reihe ist")
    SOMEBODY_ON_TURN = ("one in which somebody is on turn", "eine Phase mit einem Spieler an der Reihe")
