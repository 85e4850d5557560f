"""Where does a rule stand? In a year's Skat Order, on the pages about the rules, or with the game server."""

from collections.abc import Mapping

from pyskat.language.terms import CardStyle, Filled, Language, Template, Term

__all__ = ["HousePage", "RulesPage", "Source", "order_2015", "order_2018", "order_2022"]


class Source(Template):
    """What is cited, by the name a player knows."""

    ORDER_2015 = ("Skat Order 2015, {places:and}", "Skatordnung 2015, {places:and}")
    ORDER_2018 = ("Skat Order 2018, {places:and}", "Skatordnung 2018, {places:and}")
    ORDER_2022 = ("Skat Order 2022, {places:and}", "Skatordnung 2022, {places:and}")
    SERVER = ("International Skat Server", "International Skat Server")
    WRITING = ("how pyskat reads and writes", "wie pyskat liest und schreibt")
    DOCUMENTS = ("how pyskat stores values", "wie pyskat Werte speichert")

    RULES = ("Rules, “{heading}”", "Regeln, „{heading}“")
    STRATEGY = (
        "Simple rules, “Strategy: what to bid on”",
        "Einfache Regeln, „Strategie: worauf man reizt“",
    )
    HOUSE_RULES = ("House rules, “{heading}”", "Hausregeln, „{heading}“")


class RulesPage(Template):
    """A section of the page with the rules, by its heading in each language."""

    CARDS = ("The cards and their points", "Die Karten und ihre Augen")
    DEALING = ("Dealing", "Das Geben")
    WHO_SPEAKS = ("Who speaks", "Wer spricht")
    BID_VALUES = ("Which values may be bid", "Was man reizen darf")
    NEXT_VALUE = ("Which value may come next", "Welcher Wert als Nächstes")
    TWO_PASSED = ("Two players have passed", "Wenn zwei gepasst haben")
    SKAT = ("The skat and the declaration", "Skat und Ansage")
    PICKING_UP = ("Picking up, or playing from the hand", "Aufnehmen oder aus der Hand spielen")
    GAMES = ("The games", "Die Spiele")
    ANNOUNCING = ("Announcements", "Ansagen")
    NULL_BELOW_BID = ("A Null below the bid", "Ein Null unter dem Gebot")
    PLAYING = ("Playing the cards", "Die Stiche")
    LEADING = ("Leading", "Ausspielen")
    FOLLOWING = ("Following suit", "Bedienen")
    OVER = ("When it is over", "Wann Schluss ist")
    MATADORS = ("Matadors", "Spitzen")
    LEVELS = ("Schneider and Schwarz", "Schneider und Schwarz")
    WINNING = ("What wins", "Was gewinnt")
    IMPOSSIBLE = ("What cannot have happened", "Was nicht sein kann")
    GIVING_UP = ("Giving up", "Aufgeben")
    CLAIMING = ("Claims and thrown cards", "Ansprüche und hingeworfene Karten")
    SHOWING = ("Showing, timing out, leaving", "Zeigen, Zeit überschreiten, weggehen")

    def filled(self, terms: Mapping[str, Term], language: Language, style: CardStyle | None) -> str:
        """Cite it: the page, and the heading in quotation marks."""
        return Source.RULES.filled({"heading": super().filled(terms, language, style)}, language, style)


class HousePage(Template):
    """A section of the page with the house rules, likewise."""

    KONTRA = ("Kontra and Re", "Kontra und Re")
    BOCK = ("Bock rounds", "Bockrunden")
    RAMSCH = ("Ramsch", "Ramsch")
    PUSHING = ("Pushing the skat", "Den Skat schieben")
    RAMSCH_ON_LIST = ("A Ramsch on the list", "Ein Ramsch auf der Liste")
    LIST = ("Keeping the list", "Die Liste führen")
    FOUR = ("Four at a table", "Zu viert am Tisch")
    SYSTEM = ("A system of your own", "Ein eigenes System")
    EVENING = ("An evening", "Ein Abend")
    LENGTH = ("How long it takes, and what is won", "Wie lange es dauert und worum es geht")
    TABLE = ("A table to play at", "Ein Tisch zum Spielen")
    FILE = ("A list as a file", "Eine Liste als Datei")

    def filled(self, terms: Mapping[str, Term], language: Language, style: CardStyle | None) -> str:
        """Cite it, as above."""
        return Source.HOUSE_RULES.filled({"heading": super().filled(terms, language, style)}, language, style)


def order_2015(*places: str) -> Filled:
    """Cite paragraphs of the Skat Order before its revision of 2018."""
    return Source.ORDER_2015.of(places=places)


def order_2018(*places: str) -> Filled:
    """Cite paragraphs of the Skat Order since its revision of 2018."""
    return Source.ORDER_2018.of(places=places)


def order_2022(*places: str) -> Filled:
    """Cite paragraphs of the present Skat Order."""
    return Source.ORDER_2022.of(places=places)
