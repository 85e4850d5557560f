"""What a bot says about its choice, in English and German: one sentence for each reason, by the reason's name."""

from pyskat.language.terms import Template

__all__ = ["AdviceWord"]


class AdviceWord(Template):
    """What is done, and why; each part stands within a sentence."""

    # How it is put together
    PLAYING = ("play {card}", "{card} spielen")
    BIDDING = ("bid {value}", "{value} reizen")
    BECAUSE = ("{action}: {reasons}", "{action}: {reasons}")
    CHANCE = ("chance of winning: {percent} %", "Gewinnchance: {percent} %")
    INSTEAD = ("instead: {options}", "sonst: {options}")
    WITH_CHANCE = ("{action} ({percent} %)", "{action} ({percent} %)")
    THUMB = ("a rule of thumb of pyskat", "eine Faustregel von pyskat")

    # The auction, the skat and the game
    JACKS_FIRST = ("{count:jack|jacks} to begin with", "{count:Bube|Buben} als Grundlage")
    CLUB_JACK = ("the jack of clubs is among them", "der Kreuz-Bube ist dabei")
    LONG_SUIT = ("{count} trumps if {game} is played", "{count} Trümpfe bei {game}")
    GRAND_JACKS_AND_ACES = (
        "a Grand needs jacks and aces, and here are {count} of them",
        "ein Grand braucht Buben und Asse, hier sind es {count}",
    )
    NULL_SEVENS = ("a Null wants low cards without a hole", "ein Null braucht kleine Karten ohne Lücke")
    NULL_HOLE = ("{card} is a hole for a Null", "für einen Null ist {card} eine Lücke")
    BELOW_MATADORS = (
        "up to {count}: that leaves one multiplier for what the skat may cost",
        "bis {count}: so bleibt eine Stufe Luft, falls der Skat Spitzen kostet",
    )
    UP_TO = ("up to {count}, no higher", "bis {count}, nicht höher")
    TOO_WEAK = ("no game is good enough for {count}", "für {count} ist kein Spiel gut genug")
    SKAT_HELPS = ("two cards to choose from bring more than Hand", "zwei Karten zur Auswahl bringen mehr als Hand")
    FROM_HAND = ("good enough without the skat: one multiplier more", "ohne den Skat gut genug: eine Stufe mehr")
    FOR_GAME = ("{game} promises most", "{game} verspricht am meisten")
    BLANK_TEN = ("{card} would stand alone", "{card} stünde blank")
    SHORT_SUIT = (
        "then there is no card of {game} left, and it can be ruffed",
        "dann ist {game} blank und wird gestochen",
    )
    POINTS_AWAY = (
        "{count:point|points} are safe there",
        "{count:Auge liegt|Augen liegen} dort sicher",
    )
    CLOSES_HOLE = ("without {cards} a hole is closed", "ohne {cards} ist eine Lücke zu")
    SCHNEIDER_SURE = (
        "{count} points are so likely that announcing pays",
        "{count} Augen sind so wahrscheinlich, dass sich die Ansage lohnt",
    )
    SCHWARZ_SURE = (
        "all tricks are so likely that announcing pays",
        "alle Stiche sind so wahrscheinlich, dass sich die Ansage lohnt",
    )
    OUVERT_PAYS = ("even open cards give the others too little", "selbst offene Karten helfen den anderen zu wenig")

    # Any game
    ONLY_ACTION = ("there is nothing else to do", "etwas anderes geht nicht")
    COUNTED_OUT = (
        "the last tricks are counted out, and nothing is better",
        "die letzten Stiche sind ausgezählt, besser geht es nicht",
    )

    # The declarer in a suit game or Grand
    DRAW_TRUMPS = (
        "draw trumps, {count:is|are} still out",
        "Trumpf ziehen, {count:ist|sind} noch draußen",
    )
    HIGH_TRUMP = ("a high trump, and control stays", "ein hoher Trumpf, und die Kontrolle bleibt")
    FORCE_TRUMP = (
        "force out a high trump with a low one",
        "mit einem kleinen Trumpf einen hohen herausholen",
    )
    CASH = ("nobody holds a higher card: take the trick now", "höher ist keine Karte mehr: den Stich jetzt machen")
    ESTABLISH = (
        "force out {card}, then the rest of the suit stands",
        "{card} herausholen, dann steht die Farbe",
    )
    LEAD_LOSER = ("give up a trick that costs little", "einen Stich abgeben, der wenig kostet")
    TAKE = ("take the trick, {count:point|points} lie in it", "den Stich nehmen, es liegen {count:Auge|Augen} darin")
    TAKE_LAST = (
        "last to play: take {count:point|points} with the dearest card that is safe",
        "als Letzter: {count:Auge|Augen} mitnehmen, und das mit der teuersten Karte",
    )
    RUFF = ("ruff, {count:point|points} lie there", "stechen, es liegen {count:Auge|Augen} da")
    DUCK = ("not worth a high card: give the cheapest", "keine hohe Karte wert: die billigste geben")
    DISCARD_LOSER = ("throw a loser away", "eine Karte abwerfen, die sonst verliert")
    ENOUGH = ("{count:point|points} are safe with this trick", "mit diesem Stich sind {count:Auge|Augen} sicher")

    # The defenders
    SMEAR = (
        "the trick is your partner's: {count:point|points} onto it",
        "der Stich gehört dem Partner: {count:Auge|Augen} darauf schmieren",
    )
    SMEAR_LIKELY = (
        "your partner will probably take it: {count:point|points} onto it",
        "der Partner bekommt ihn wahrscheinlich: {count:Auge|Augen} darauf schmieren",
    )
    PARTNER_HAS_IT = (
        "the trick is your partner's, and here are no points for it",
        "der Stich gehört dem Partner, aber hier sind keine Augen dafür",
    )
    GUARD_TEN = (
        "keep {card}, so that the declarer's ten stays locked behind it",
        "{card} behalten, damit die Zehn des Alleinspielers dahinter gefangen bleibt",
    )
    LONG_THROUGH = (
        "the declarer plays next: lead a long suit through him",
        "der Alleinspieler sitzt hinter dir: kurzer Weg, lange Farbe",
    )
    SHORT_UP = (
        "the declarer plays last: lead a short suit up to him",
        "der Alleinspieler sitzt in Hinterhand: langer Weg, kurze Farbe",
    )
    RETURN_SUIT = ("lead back the suit your partner led", "die Farbe des Partners nachspielen")
    MAKE_HIM_RUFF = ("the declarer has none: let him spend a trump", "der Alleinspieler ist blank: er muss stechen")
    TO_PARTNER = ("your partner can take it", "der Partner kann stechen")
    BEAT_DECLARER = (
        "take the trick from the declarer, {count:point|points} lie in it",
        "dem Alleinspieler den Stich nehmen, es liegen {count:Auge|Augen} darin",
    )
    NOTHING_FOR_HIM = (
        "the trick is the declarer's: as few points as can be",
        "der Stich geht an den Alleinspieler: so wenig Augen wie möglich",
    )

    # Null
    NULL_UNDER = (
        "stay below {card}, and get rid of the highest card that does",
        "unter {card} bleiben, mit der höchsten Karte, die das tut",
    )
    NULL_SAFE = ("the suit is safe, it can always be ducked", "die Farbe ist sicher, sie kann immer unterspielt werden")
    NULL_RISK = (
        "no card is safe: the one most likely to stay below",
        "keine Karte ist sicher: die mit der besten Aussicht",
    )
    NULL_THROW = ("throw the card that is most dangerous later", "die Karte abwerfen, die später am gefährlichsten ist")
    NULL_ATTACK = (
        "lead low where the declarer may have to take it",
        "klein spielen, wo der Alleinspieler den Stich vielleicht nehmen muss",
    )
    NULL_CAUGHT = (
        "stay below {card}: then the declarer has the trick",
        "unter {card} bleiben: dann hat der Alleinspieler den Stich",
    )
    NULL_MAKE_ROOM = (
        "a high card now, the low ones catch the declarer later",
        "jetzt eine hohe Karte, die kleinen fangen den Alleinspieler später",
    )
    NULL_VOID = (
        "throw from a short suit, so that the partner's lead there finds none",
        "aus einer kurzen Farbe abwerfen, um dort bald blank zu sein",
    )

    # Ramsch
    RAMSCH_LOW = ("lead low, where others have to take it", "klein ausspielen, wo andere den Stich nehmen müssen")
    RAMSCH_HOPE = ("somebody will probably have to take it over", "wahrscheinlich muss noch jemand darübergehen")
    RAMSCH_LEAST = (
        "the trick may well be yours, and this costs least",
        "der Stich kann leicht deiner werden, so kostet es am wenigsten",
    )
    RAMSCH_UNDER = (
        "stay below {card}, with the dearest card that does",
        "unter {card} bleiben, mit der teuersten Karte, die das tut",
    )
    RAMSCH_TAKE_HIGH = (
        "the trick cannot be avoided: get rid of the highest card",
        "der Stich ist nicht zu vermeiden: dann die höchste Karte loswerden",
    )
    RAMSCH_THROW = ("throw the dearest danger onto it", "die gefährlichste Karte abwerfen")
    MARCH = (
        "strong enough for all ten tricks: take this one too",
        "stark genug für den Durchmarsch: auch diesen Stich nehmen",
    )
    STOP_MARCH = ("one player has every trick so far: take one", "einer hat bisher alle Stiche: einen nehmen")
    LOOK = ("look at the skat, the hand can become better", "den Skat ansehen, das Blatt kann besser werden")
    UNSEEN = ("the hand is low: pass the skat on unseen", "das Blatt ist klein: den Skat ungesehen weitergeben")
    PUSH = ("push on what would take tricks full of points", "weiterschieben, was volle Stiche macht")

    # Kontra and Re
    KONTRA = (
        "{count:trick|tricks} of your own are likely against this game",
        "gegen dieses Spiel sind {count:eigener Stich|eigene Stiche} wahrscheinlich",
    )
    KONTRA_NULL = ("low cards in every suit catch this Null", "kleine Karten in jeder Farbe fangen diesen Null")
    NO_KONTRA = ("too little to double the game", "zu wenig für Kontra")
    RE = ("the game is won in spite of Kontra", "das Spiel ist trotz Kontra gewonnen")
    NO_RE = ("Kontra may be right: do not double again", "Kontra kann recht haben: kein Re")

    # Giving up and claims
    CLAIM = ("however the cards lie, the rest is certain", "wie die Karten auch liegen, der Rest ist sicher")
    GIVE_UP = (
        "the game is lost, and nothing more can be saved",
        "das Spiel ist verloren, und es ist nichts mehr zu retten",
    )
    ACCEPT = ("it is so, whatever is played", "so ist es, was auch gespielt wird")
    BETTER_NOT = ("playing on can only be better", "weiterspielen kann nur besser sein")
