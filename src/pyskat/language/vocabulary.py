"""Which words do people use of a game they have played? Each by what it means, in English and German."""

from typing import Final

from pyskat.language.letters import folded
from pyskat.language.settling import RAMSCH, SETTLED
from pyskat.language.words import GAME_NAMES, GAME_WORDS, SEAT_NAMES, SEAT_WORDS

__all__ = ["MEANINGS", "OTHER_WORDS", "PHRASES", "SPELLINGS", "TALK"]

TALK: Final = {
    # The game, its levels and its matadors
    "HAND": ("hand", "Hand"),
    "OUVERT": ("ouvert open", "ouvert offen offener offenes"),
    "ANNOUNCED": (
        "announced called announcing announcement",
        "angesagt angesagte angesagtem angesagter angesagtes Ansage",
    ),
    "PLAIN": ("plain simple simply", "einfach einfacher einfaches"),
    "GAME_WORD": ("game games", "Spiel Spiels"),
    "SOLO": ("solo suit", "Solo Farbspiel"),
    "WITH": ("with", "mit"),
    "WITHOUT": ("without", "ohne"),
    "AGAINST": ("against", "gegen"),
    "JACKS": ("jacks jack", "Buben Bube Bauern Bauer"),
    "FREE": ("", "frei"),
    "TOPS": ("matadors matador tops peaks", "Spitzen Spitze Matadore Matadoren"),
    # What was taken
    "POINT": ("points point pts pt", "Augen Auge"),
    "MARKS": ("", "Punkte Punkt Punkten"),
    "TRICK": ("tricks trick", "Stiche Stich Stichen"),
    "ALL": ("all every", "alle allen aller sämtliche sämtlichen"),
    "TO": ("to", "zu"),
    "SPLIT": ("split", "gespalten Spaltarsch"),
    # How it ended, and for whom
    "WON": ("won wins win winning", "gewonnen gewinnt gewann gewinnen gewonnenes gewonnener Sieg"),
    "LOST": ("lost loses lose losing loss", "verloren verliert verlor verlieren verlorenes verlorener Niederlage"),
    "MADE": ("made taken", "gemacht geschafft erreicht"),
    "OVERBID": ("overbid", "überreizt"),
    "CONCEDED": (
        "conceded concede concedes gave_up give_up gives_up given_up",
        "aufgegeben aufgab aufgaben gibt_auf gab_auf gaben_auf geben_auf",
    ),
    "CLAIMED": ("claimed claims claim", "beansprucht beanspruchte Anspruch"),
    "ACCEPTED": (
        "accepted accepts accept agreed agrees agree",
        "angenommen akzeptiert zugestimmt nimmt_an nehmen_an stimmt_zu stimmen_zu",
    ),
    "REFUSED": ("refused refuses refuse declined rejected", "abgelehnt lehnt_ab lehnen_ab verweigert"),
    "THROWN": (
        "thrown thrown_open thrown_in throws threw",
        "hingeworfen hinwarf wirft_hin werfen_hin warf_hin warfen_hin",
    ),
    "INSTEAD": ("instead_of", "statt anstelle"),
    "DECLARER": ("declarer soloist", "Alleinspieler Alleinspielers Solist Solospieler"),
    "DEFENDERS": (
        "defenders defender opponents opponent opposition",
        "Gegenpartei Gegner Gegnern Gegenspieler Gegenspielern",
    ),
    "BOTH": ("both", "beide beiden"),
    "THEY": ("they", "sie"),
    "OWN": ("", "eigen eigener selbst"),
    "IN": ("in", "im in"),
    "OUT": ("out out_of from", "aus"),
    "FOR": ("for by", "für"),
    # The auction and what doubles
    "BID": ("bid bids bidding", "gereizt Reizung Reizwert reizt reizte reizen Gebot"),
    "UP_TO": ("at up_to", "bis auf bei beim zum"),
    "OF": ("of", "von vom durch"),
    "LIFTS": ("lifts", "hebt"),
    "KONTRA": ("kontra contra", "Kontra kontriert"),
    "RE": ("re rekontra", "Re"),
    "BOCK": ("bock", "Bock Bockrunde"),
    "DOUBLED": ("doubled", "verdoppelt"),
    "PUSHED": ("pushed", "geschoben"),
    # Questions, and what is reckoned
    "ASKS": (
        "what whats how much many cost costs count counts score scores pay pays reckon calculate",
        (
            "wieviel wieviele wie viel viele kostet kosten zählt zählen gibt bringt ergibt teuer hoch rechnet rechne "
            "berechne"
        ),
    ),
    "WORTH": ("worth value", "wert Spielwert"),
    "COUNTED": ("counted_as", "gezählt_als"),
    "TIMES": ("times", "mal"),
    "EQUALS": ("equals", "gleich"),
    "NEEDED": ("needed", "nötig"),
    "WOULD": ("would_have", "wäre"),
    "IS": ("is are was were", "ist sind war waren wird wurde wurden"),
    "BECAME": ("became become", "geworden"),
    "SAID": ("said given", "gesagt gegeben"),
    "ARTICLE": ("a an any", "ein eine einen einem einer eines"),
    "NOT": ("not didnt wasnt", "nicht"),
    "NO": ("no", "kein keine keinen keinem keiner"),
    # The table
    "PLAYS": ("plays play", "spielt spiele spielen"),
    "PLAYED": ("played", "gespielt spielte"),
    "MOST": ("most", "meisten"),
    "MARCH": ("march", "Durchmarsch"),
    "VIRGIN": ("virgin", "Jungfrau"),
    "SKAT": ("skat", "Skat"),
    "ORDINAL": (
        "first second third fourth fifth sixth seventh eighth ninth tenth",
        "ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten",
    ),
    "LAST": ("last", "letzter letzten letzte letztem"),
    "NOBODY": ("passed passed_in aborted", "eingepasst abgebrochen"),
    # What may be left out
    "FILLER": (
        ("the it its you be been did do and then so exactly card please that when because as adds result"),
        (
            "der die das den dem des es man und gewesen aber noch auch genau dann dabei bitte denn ja also so als wenn "
            "weil einziger einzigen einzige dazu gekommen Ergebnis"
        ),
    ),
    "ONLY": ("only just merely", "nur bloß"),
    "PERSON": ("i he she me my his her him", "ich er mich mir mein meine meinen sein seine seinen ihn"),
    "DOES": (
        "have has had does take takes took make makes get gets got",
        "hat habe haben hatte hatten macht machen bekommt bekam bekamen",
    ),
}
"""Every meaning with its words in both languages; ``_`` stands between two words that mean it together."""

_LEVELS: Final = ("schneider", "schwarz")

MEANINGS: Final[dict[str, tuple[str, int | str | None]]] = {
    **{word: ("GAME", game) for word, game in ((folded(word), game) for word, game in GAME_WORDS.items()) if word[1:]},
    **{symbol: ("GAME", suit) for symbols in ("♦♥♠♣", "♢♡♤♧") for suit, symbol in enumerate(symbols)},
    **{word: ("SEAT", seat) for word, seat in SEAT_WORDS.items()},
    **{level: ("LEVEL", level) for level in _LEVELS},
    **{folded(word): (kind, None) for kind, both in TALK.items() for words in both for word in words.split()},
}
"""What each word means, and which game, seat or level it names."""

_ENGLISH: Final = {*GAME_NAMES["en"], *(name.removesuffix("s") for name in GAME_NAMES["en"]), *SEAT_NAMES["en"]}

SPELLINGS: Final[dict[str, str]] = {
    **{folded(word): word if word in _ENGLISH else word.capitalize() for word in GAME_WORDS if word[1:]},
    **{folded(name): name for names in SEAT_NAMES.values() for name in names},
    **{level: level for level in _LEVELS},
    **{folded(word): word.replace("_", " ") for both in TALK.values() for words in both for word in words.split()},
}
"""How the words are spelt, by the way they are looked up."""


_LOOK_ALIKE: Final = (
    "less least loose give gave gain gains save host past cast tie tied wide will wont cant stach sticht late later "
    "Spieler Spielerin wir wer ihr ihre gegeben vergeben zugegeben reiht weniger mehr angenommen angezeigt"
)

OTHER_WORDS: Final = frozenset(map(folded, _LOOK_ALIKE.split())) - {*MEANINGS}
"""Words of their own that look like others: nobody meant those."""


_REMARKS: Final = (
    *((SETTLED, key, 1) for key in ("too_few_points", "schneider_missed", "schwarz_missed", "once")),
    *((SETTLED, key, 1) for key in ("too_few_points_left", "schneider_missed_left")),
    *((SETTLED, "own", 2), (RAMSCH, "latest", 0), (RAMSCH, "latest", 1), (RAMSCH, "split", 0), (RAMSCH, "virgin", 0)),
)
"""Where they stand: the sentence, and which of its parts, between commas."""


def _remarks() -> dict[tuple[str, ...], str]:
    found: dict[tuple[str, ...], str] = {}
    for sentences, key, number in _REMARKS:
        for words in sentences.values():
            parts = words[key].split(", ")
            if number < len(parts):
                found[tuple(folded(parts[number]).split())] = key
    return found


PHRASES: Final = _remarks()
"""Remarks in the sentences of pyskat that are read as a whole, word by word, and which each is."""
