"""What the room and its page say, in English and German; the game itself speaks by pyskat."""

from collections.abc import Mapping
from typing import Final

import pyskat as sk

Words = Mapping[sk.Language, str]

REFUSALS: Final[Mapping[str, Words]] = {
    "stranger": {
        "en": "this link is no good, or somebody has sat down",
        "de": "dieser Link gilt nicht, oder der Platz ist vergeben",
    },
    "name": {
        "en": "please take another name, of up to 20 characters",
        "de": "bitte einen anderen Namen, höchstens 20 Zeichen",
    },
    "lobby": {"en": "not everybody has sat down yet", "de": "es sitzen noch nicht alle"},
    "waiting": {"en": "not everybody has seen the result yet", "de": "noch haben nicht alle das Ergebnis gesehen"},
    "no_message": {
        "en": "this is no message that the table understands",
        "de": "das ist keine Nachricht, die der Tisch versteht",
    },
    "slow": {"en": "not so fast, please", "de": "bitte nicht so schnell"},
    "full": {"en": "there is no room left; please try later", "de": "es ist alles besetzt; bitte später noch einmal"},
}
"""Why a message is refused."""

GAME: Final[Mapping[sk.Language, Mapping[str, str]]] = {
    "en": {"hold": "Hold", "pass": "Pass", "pick up": "Pick up the skat", "kontra": "Kontra", "re": "Re",
           "accept": "Agree: the game is over", "refuse": "No, play on", "play on": "Play on"},
    "de": {"hold": "Halten", "pass": "Passen", "pick up": "Skat aufnehmen", "kontra": "Kontra", "re": "Re",
           "accept": "Einverstanden: das Spiel ist aus", "refuse": "Nein, weiterspielen", "play on": "Weiterspielen"},
}  # fmt: skip
"""What stands on the buttons of the game."""

PAGE: Final[Mapping[sk.Language, Mapping[str, str]]] = {
    "en": {
        "title": "A table of Skat", "open": "Open a room", "mode": "Who plays", "duel": "Duel: two people and a bot",
        "tournament": "Tournament: three people", "solo": "Solo: one person and two bots", "rules": "Rules",
        "format": "How long", "three": "Three deals", "twelve": "Twelve deals", "list": "A list of 36 deals, Seeger-Fabian",
        "bot": "The bot", "bot.random": "plays anything that is allowed", "bot.rule": "plays by rules of thumb",
        "bot.search:1": "thinks ahead a little", "bot.search:2": "thinks ahead", "bot.search:3": "thinks ahead for long",
        "clock": "Time to think", "seconds": "seconds", "no_clock": "as long as you like", "house": "House rules",
        "preset": "as above", "rules.isko": "International Skat Order", "rules.simple": "Simple rules", "rules.pre-1999": "Skat Order before 1999",
        "rules.iss": "Game server", "rules.pub": "Online table: Kontra and Ramsch", "rules.house": "Casual table: Kontra, Bock, Ramsch",
        "bidding": "Bidding", "bidding.jump": "any higher value", "bidding.next": "only the next value",
        "kontra": "Kontra", "kontra.no": "no", "kontra.anyone": "any defender", "kontra.bid_or_held": "who has bid or held 18",
        "ramsch": "Ramsch when all pass", "ramsch.no": "no", "ramsch.yes": "yes", "ramsch.pushing": "with pushing the skat on",
        "bock": "Bock rounds", "bock.no": "no", "bock.yes": "yes",
        "null_below_bid": "Null worth less than the bid", "null_below_bid.illegal": "not possible",
        "null_below_bid.own_value": "costs twice its value", "null_below_bid.replacement": "lost as the cheapest game",
        "overbid_loss": "An overbid game costs", "overbid_loss.least_multiple": "twice the least that reaches the bid",
        "overbid_loss.own_value": "twice its own value",
        "declarer_schneider_max": "The soloist is Schneider with up to", "declarer_schneider_max.30": "30 points", "declarer_schneider_max.29": "29 points",
        "lost_hand_doubled": "A lost hand game counts double", "lost_hand_doubled.yes": "yes", "lost_hand_doubled.no": "no",
        "concession": "Giving up and claiming", "concession.isko2018": "Skat Order since 2018", "concession.isko1999": "Skat Order 1999",
        "concession.simple": "at the simple value, no claims", "concession.rest": "the rest goes to the soloist", "concession.rest_shown": "likewise, once the hand is shown",
        "language": "Language", "pack": "Cards", "french": "French", "german": "German",
        "links": "Send each player one of these links. Each is good for one chair.", "copy": "Copy", "go": "Take my chair",
        "name": "Your name", "sit": "Sit down", "lobby": "Waiting until everybody has sat down.", "free": "a free chair",
        "your_turn": "It is your turn.", "turn": "on turn:", "trick": "Trick", "last": "Last trick", "close": "Back to the trick", "takes": "takes the trick:", "points": "points",
        "bid": "Bid", "bid_at": "bid", "declare": "Declare", "discard": "Lay away", "push": "Push on", "choose": "Choose so many cards:", "more": "Give up, claim …",
        "undo": "Take back", "wishes": "want to take it back:", "score": "The list", "skat": "Skat", "story": "What happened",
        "result": "The result of deal", "next": "Go on", "waits": "Still looking:", "winners": "The evening is won by", "round": "Deal", "won_by": "won by",
        "again": "A new game on these chairs", "agains": "want a new game:", "lost": "The connection is lost. I try again …", "deal": "Deal", "of": "of", "cards": "cards", "left": "s left",
        "declarer": "soloist", "you": "you", "no_link": "This link belongs to a chair that is taken, or to no room.", "new_room": "Open another room",
    },
    "de": {
        "title": "Ein Skattisch", "open": "Einen Raum eröffnen", "mode": "Wer spielt", "duel": "Duell: zwei Menschen und ein Bot",
        "tournament": "Turnier: drei Menschen", "solo": "Solo: ein Mensch und zwei Bots", "rules": "Regeln",
        "format": "Wie lange", "three": "Drei Spiele", "twelve": "Zwölf Spiele", "list": "Eine Liste mit 36 Spielen, Seeger-Fabian",
        "bot": "Der Bot", "bot.random": "spielt irgendetwas Erlaubtes", "bot.rule": "spielt nach Faustregeln",
        "bot.search:1": "rechnet ein wenig voraus", "bot.search:2": "rechnet voraus", "bot.search:3": "rechnet lange voraus",
        "clock": "Bedenkzeit", "seconds": "Sekunden", "no_clock": "beliebig lange", "house": "Hausregeln",
        "preset": "wie oben", "rules.isko": "Internationale Skatordnung", "rules.simple": "Einfache Regeln", "rules.pre-1999": "Skatordnung vor 1999",
        "rules.iss": "Spielserver", "rules.pub": "Onlinetisch: Kontra und Ramsch", "rules.house": "Freizeittisch: Kontra, Bock, Ramsch",
        "bidding": "Reizen", "bidding.jump": "jeder höhere Wert", "bidding.next": "nur der nächste Wert",
        "kontra": "Kontra", "kontra.no": "nein", "kontra.anyone": "jeder Gegenspieler", "kontra.bid_or_held": "wer 18 gereizt oder gehalten hat",
        "ramsch": "Ramsch, wenn alle passen", "ramsch.no": "nein", "ramsch.yes": "ja", "ramsch.pushing": "als Schieberamsch",
        "bock": "Bockrunden", "bock.no": "nein", "bock.yes": "ja",
        "null_below_bid": "Null unter dem Reizwert", "null_below_bid.illegal": "nicht möglich",
        "null_below_bid.own_value": "kostet den doppelten Wert", "null_below_bid.replacement": "verloren als billigstes Spiel",
        "overbid_loss": "Ein überreiztes Spiel kostet", "overbid_loss.least_multiple": "doppelt, was den Reizwert gerade erreicht",
        "overbid_loss.own_value": "den doppelten eigenen Wert",
        "declarer_schneider_max": "Der Alleinspieler ist Schneider bis", "declarer_schneider_max.30": "30 Augen", "declarer_schneider_max.29": "29 Augen",
        "lost_hand_doubled": "Ein verlorenes Handspiel zählt doppelt", "lost_hand_doubled.yes": "ja", "lost_hand_doubled.no": "nein",
        "concession": "Aufgeben und Ansprüche", "concession.isko2018": "Skatordnung seit 2018", "concession.isko1999": "Skatordnung 1999",
        "concession.simple": "zum einfachen Wert, ohne Ansprüche", "concession.rest": "der Rest geht an den Alleinspieler", "concession.rest_shown": "ebenso, wenn er offenlegt",
        "language": "Sprache", "pack": "Blatt", "french": "französisch", "german": "deutsch",
        "links": "Schick jedem Mitspieler einen dieser Links. Jeder gilt für einen Platz.", "copy": "Kopieren", "go": "Meinen Platz nehmen",
        "name": "Dein Name", "sit": "Hinsetzen", "lobby": "Es geht los, sobald alle sitzen.", "free": "ein freier Platz",
        "your_turn": "Du bist dran.", "turn": "am Zug:", "trick": "Stich", "last": "Letzter Stich", "close": "Zurück zum Stich", "takes": "macht den Stich:", "points": "Augen",
        "bid": "Reizen", "bid_at": "gereizt", "declare": "Ansagen", "discard": "Drücken", "push": "Schieben", "choose": "So viele Karten wählen:", "more": "Aufgeben, Anspruch …",
        "undo": "Zurücknehmen", "wishes": "wollen zurücknehmen:", "score": "Die Liste", "skat": "Skat", "story": "Was geschah",
        "result": "Das Ergebnis von Spiel", "next": "Weiter", "waits": "Schauen noch:", "winners": "Den Abend gewinnt", "round": "Spiel", "won_by": "gewonnen von",
        "again": "Ein neues Spiel auf diesen Plätzen", "agains": "wollen ein neues Spiel:", "lost": "Die Verbindung ist weg. Ich versuche es wieder …", "deal": "Spiel", "of": "von", "cards": "Karten", "left": "s übrig",
        "declarer": "Alleinspieler", "you": "du", "no_link": "Dieser Link gehört zu einem besetzten Platz oder zu keinem Raum.", "new_room": "Einen anderen Raum eröffnen",
    },
}  # fmt: skip
"""What stands on the page."""
