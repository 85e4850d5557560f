"""What an evening in the terminal says, each in English and German."""

from pyskat.language.terms import Template

__all__ = ["PlayHelp", "PlayWord"]


class PlayWord(Template):
    """What is said at the table."""

    # The evening
    SITTING = ("At the table: {names:and}.", "Am Tisch: {names:and}.")
    RESUMED = ("The evening in {file} goes on.", "Der Abend in {file} geht weiter.")
    HOW_TO = (
        "Type what you would say. help: what else there is.",
        "Tippe, was du am Tisch sagen würdest. hilfe: was es noch gibt.",
    )
    PLAYER = ("Player {number}", "Spieler {number}")
    BOOKED = ("Deal {number} is over:", "Spiel {number} ist zu Ende:")
    EVENING_OVER = ("The evening is over.", "Der Abend ist zu Ende.")
    WON_DEAL = ("Round {number}: {names:and}", "Runde {number}: {names:and}")
    WON_NOTHING = ("Round {number}: nobody", "Runde {number}: niemand")
    WON_ALL = ("The evening goes to {names:and}.", "Den Abend gewinnt {names:and}.")
    SHARED = ("The evening is shared by {names:and}.", "Den Abend gewinnen {names:and} gemeinsam.")

    # Between two people
    HAND_OVER = (
        "{player}, it is your turn. Press Enter when nobody else looks. ",
        "{player}, du bist an der Reihe. Drücke Enter, wenn sonst niemand hinsieht. ",
    )
    MAY_UNDO = (
        "{player}, {other} wants the last action taken back. Do you agree? (yes/no) ",
        "{player}, {other} möchte die letzte Aktion zurücknehmen. Bist du einverstanden? (ja/nein) ",
    )
    NOT_UNDONE = ("{player} does not agree; nothing is taken back.", "{player} ist dagegen; es bleibt, wie es ist.")
    UNDONE = ("Taken back.", "Zurückgenommen.")

    # The picture
    DEAL = ("Deal {number} of {count}", "Spiel {number} von {count}")
    SEATED = ("{player} ({seat})", "{player} ({seat})")
    DECLARER = ("{who}, declarer", "{who}, Alleinspieler")
    HIDDEN = ("{count:card|cards}", "{count:Karte|Karten}")
    ON_TABLE = ("On the table", "Auf dem Tisch")
    TRICK = ("Last trick", "Letzter Stich")
    NO_TRICK = ("There has been no trick yet.", "Es gab noch keinen Stich.")
    GAME = ("The game", "Das Spiel")
    BID = ("Bid", "Gereizt")

    # What may be done
    YOU_MAY = ("You may: {ways}.", "Du kannst: {ways}.")
    LEGAL = ("[ ]: the cards that you may play.", "[ ]: die Karten, die du spielen darfst.")
    LAY_AWAY = (
        "Lay two cards away, as in: discard {cards}",
        "Drücke zwei Karten, etwa so: drücke {cards}",
    )
    PUSH_ON = ("Push two cards on, as in: push {cards}", "Schiebe zwei Karten weiter, etwa so: schiebe {cards}")
    ANY_GAME = (
        "declare a game, as in: spades, hearts hand, null ouvert",
        "ein Spiel ansagen, etwa: Pik, Herz Hand, Null ouvert",
    )
    HIGHER = ("{lowest} or higher", "{lowest} oder höher")
    PROMPT = ("{player}> ", "{player}> ")
    HELP = (
        (
            "18, hold, pass, pick up, discard SK H9, grand hand, CJ: as at the table, in either language.\n"
            "I concede, I claim the rest, I throw my cards; accept, refuse, play on: giving up, and the answers.\n"
            "?          what would you play, and why\n"
            "undo       take the last action back; all people have to agree\n"
            "show list  the list\n"
            "trick      the last trick\n"
            "help       this\n"
            "quit       stop; with --log the evening can go on later"
        ),
        (
            "18, halte, passe, aufnehmen, drücke Pik König Herz 9, Grand Hand, Kreuz Bube: wie am Tisch.\n"
            "ich gebe auf, der Rest gehört mir, hinwerfen; angenommen, abgelehnt, weiterspielen: aufgeben, und was man "
            "antwortet.\n"
            "?            was würdest du spielen, und warum\n"
            "zurück       die letzte Aktion zurücknehmen; alle müssen einverstanden sein\n"
            "zeige liste  die Liste\n"
            "stich        der letzte Stich\n"
            "hilfe        das hier\n"
            "schluss      aufhören; mit --log kann der Abend später weitergehen"
        ),
    )

    # Leaving
    KEPT = (
        "The evening is kept in {file}. To go on: pyskat play --log {quoted}",
        "Der Abend ist in {file} aufgehoben. Weiter geht es mit: pyskat --lang de play --log {quoted}",
    )
    NOT_KEPT = (
        "The evening is not kept; --log FILE would keep it.",
        "Der Abend ist nicht aufgehoben; mit --log DATEI wäre er es.",
    )

    # What is wrong
    NO_JSON = (
        "--log needs cattrs: pip install 'pyskat-rules[cli]'",
        "--log braucht cattrs: pip install 'pyskat-rules[cli]'",
    )
    NO_TABLE = ("{file} holds no evening: {why}", "{file} enthält keinen Abend: {why}")
    SOMETHING_ELSE = ("it holds something else", "da steht etwas anderes")
    LOG_NOT_WRITTEN = ("{file} cannot be written: {why}", "{file} lässt sich nicht schreiben: {why}")
    SO_MANY_NAMES = (
        "{mode} takes {count:name|names}, not {given}",
        "zu {mode} gehören {count:Name|Namen}, nicht {given}",
    )
    OTHER_NAMES = (
        "{file} is the evening of {names:and}; leave the names out, or give another file",
        "{file} ist der Abend von {names:and}; lass die Namen weg oder nimm eine andere Datei",
    )


class PlayHelp(Template):
    """What the command says of itself."""

    PLAY = ("play an evening in the terminal", "ein Abend im Terminal")
    PLAY_LONG = (
        (
            "Play an evening in the terminal, with bots or at one keyboard with others. Type what you would say at the "
            "table; ? asks for advice, help tells what else there is."
        ),
        (
            "Spielt einen Abend im Terminal, mit Bots oder zu mehreren an einer Tastatur. Tippe, was du am Tisch sagen "
            "würdest; ? fragt um Rat, hilfe sagt, was es noch gibt."
        ),
    )
    NAME = ("NAME", "NAME")
    NAMES = ("who plays, in the order in which they deal", "wer spielt, in der Reihenfolge des Gebens")
    MODE = (
        "solo: one person and two bots; duel: two and a bot; tournament: three; by default as many as there are names",
        "solo: einer und zwei Bots; duel: zwei und ein Bot; tournament: drei; sonst nach der Zahl der Namen",
    )
    RULES = ("the rules of the table, by default {name}", "die Regeln des Tisches, sonst {name}")
    FORMAT = ("how long the evening is, by default {name}", "wie lang der Abend ist, sonst {name}")
    SEED = (
        "which cards: any whole number; by default nobody can know them",
        "welche Karten: irgendeine ganze Zahl; sonst kann sie niemand kennen",
    )
    LOG = (
        "keep the evening in this file after every action, and go on with it if it is there; it holds all cards",
        "hebt den Abend nach jeder Aktion in dieser Datei auf und setzt ihn daraus fort; sie nennt alle Karten",
    )
