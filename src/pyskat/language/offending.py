"""How does one say what went wrong at a table, or how a game was cut short? Whole phrases, in English and German.

In a pattern ``{a|b}`` stands for one of several parts, of which one may be empty. Little words may stand anywhere
within.
"""

from typing import Final

__all__ = ["IDLE", "OFFENDING", "SHORTENED", "TRICKS"]

IDLE: Final = (
    "the a an one his her their my its own again and who just der die das den dem des ein eine einen einem einer sein "
    "seine seinen seinem seiner ihr ihre ihren ihrem mein meine meinen meiner eigene eigenen dabei wieder und bereits "
    "schon already sich nochmal nochmals accidentally mistakenly inadvertently unintentionally secretly deliberately "
    "versehentlich unabsichtlich irrtümlich heimlich absichtlich"
)
"""The little words, and those that say how: it makes no difference."""

BEHIND_VERB: Final = (
    "{|der|ein} {|linke|linker|rechte|rechter|andere|anderer} {alleinspieler|solist|solospieler|gegner|gegenspieler}",
    "einer {der|von den} {gegner|gegnern|gegenspieler|gegenspielern}",
    "{die|beide|die beiden|zwei} {gegner|gegenspieler}",
    "die gegenpartei",
    "{vorhand|mittelhand|hinterhand|er|ich}",
)
"""Who may stand right behind the verb: dann bedient der Alleinspieler nicht; but nobody to whom something is done."""

TRICKS: Final = (("im in beim bei", "stich"), ("in on at", "trick"))
"""What says in which trick it was may stand within a phrase too: im dritten Stich, in trick 3."""

_AT: Final = "{at|into|in|through|back at|up}"
_LOOKS: Final = "{looks|looked|look|looking|peeks|peeked|peek|glanced|glances|takes look|took look|had look|has look}"
_CHECKS: Final = (
    "{inspects|inspected|inspect|examines|examined|checks|checked|turns over|turned over|turned up|views|viewed}"
)
_OLD: Final = (
    "{|old|earlier|previous|taken|collected|gathered|first|second|third|fourth|fifth|sixth|seventh|eighth|declarers|"
    "defenders|partners|opponents}"
)
_GATHERED: Final = "{|gathered in|he took|he had taken|he has taken}"
_SHOWS: Final = "{shows|showed|shown|show|exposes|exposed|expose|reveals|revealed|reveal}"
_DISCARDS: Final = "{trumped|trumps|ruffed|ruffs|discarded|discards}"
_LEADS: Final = "{leads|led|lead|leading|plays|played|play|playing}"
_ANNOUNCING: Final = "{announcing|naming|declaring|announcement|announced|named|declared}"
_SCHAUT: Final = (
    "{schaut|schaute|schauen|schauten|sieht|sah|sehen|sahen|guckt|guckte|gucken|guckten|kuckt|blickt|blickte|blicken|"
    "linst|linste|spickt|spickte}"
)
_GESEHEN: Final = (
    "{gesehen|geschaut|geguckt|gekuckt|geblickt|angesehen|angeschaut|angeguckt|eingesehen|nachgesehen|nachgeschaut|"
    "reingeschaut|reingesehen|reingeguckt|hineingesehen|hineingeschaut|hineingeguckt|durchgesehen|gelinst|gespickt|"
    "schaut|schaute|sieht|sah|guckt|guckte|linst|ansieht|ansah|anschaut|einsieht|nachsieht|nachschaut|hineinsieht|"
    "hineinschaut|hineinguckt|reinsieht|reinschaut|reinguckt|durchsieht}"
)
_ALTE: Final = (
    "{|eingezogene|eingezogenen|alte|alten|frühere|früheren|abgelegte|abgelegten|ersten|zweiten|dritten|vierten|fünften|"
    "sechsten|siebten|achten|vorletzten}"
)
_WESSEN: Final = "{|gegner|gegenpartei|gegenspieler|alleinspielers|partners}"
_NOT_HIS_TURN: Final = "{though|although|when|but|even though} {|it} {was not|wasnt|is not|isnt} {|on} turn"
_NICHT_DRAN: Final = "{obwohl|aber|als} {|er|sie} nicht {dran|an reihe} {war|ist|waren|sind}"
_SPIELT: Final = "{spielt|spielte|spielen|spielten}"
_ZEIGT: Final = "{zeigt|zeigte|zeigen|zeigten}"
_DECKT: Final = "{deckt|deckte|decken|deckten}"
_FAELLT: Final = "{fällt|fiel|fallen|fielen}"
_WIRFT: Final = "{wirft|warf|werfen|warfen}"
_GIBT: Final = "{gibt|gab|geben|gaben}"
_WRONG: Final = "{9|11|12|13|nine|eleven|twelve|thirteen|neun|elf|zwölf|dreizehn}"
_HAS: Final = "{has|had|have|holds|held|hold|hat|hatte|haben|hatten|hält|hielt}"

OFFENDING: Final[dict[str, tuple[str, ...]]] = {
    "revoke": (
        "{revoked|revokes|revoke|reneged|reneges|renege|renounced|renounces}",
        "{failed|fails|fail|forgot|forgets|forgotten|refused|refuses} to follow {|suit}",
        "{did not|didnt|does not|doesnt|do not|dont|has not|hasnt|had not|hadnt|have not} {follow|followed} {|suit}",
        "not {follow|followed|following} suit",
        "{played|plays|play} wrong suit",
        "{committed|commits|made|makes} revoke",
        f"{_DISCARDS} instead of following {{|suit}}",
        f"{_DISCARDS} {{|,}} {{though|although|but|when}} {{he|she}} could {{follow|have followed}} {{|suit}}",
        "{bekennt|bekannte|bekennen|bekannten|bekenne} {falsch|nicht|nicht farbe|farbe nicht|farbe falsch}",
        "{|farbe} {nicht|falsch|nicht richtig|nicht korrekt} {bekannt|bekennt|bekannte|bedient|bediente|bedienten}",
        "nicht farbe {bekannt|bekennt|bedient}",
        "{bedient|bediente|bedienen|bedienten|bediene} {|farbe} {nicht|falsch|nicht richtig|nicht korrekt}",
        "{bedient|bediente|bedienen|bedienten|bediene} {falsche farbe|nicht farbe}",
        "trumpf {nicht|falsch} {bedient|bekannt}",
        "{bedient|bediente|bedienen} trumpf nicht",
        "falsche farbe {bedient|zugegeben|gespielt|bekannt}",
        f"{_GIBT} falsche farbe zu",
        "{vergisst|vergaß|vergessen|versäumt|versäumte} {|,} zu {bedienen|bekennen}",
        "{sticht|stach|gestochen|abgeworfen} {|,} {statt|anstatt} zu {bedienen|bekennen}",
        f"{_WIRFT} ab {{|,}} {{statt|anstatt}} zu {{bedienen|bekennen}}",
        "{sticht|stach|gestochen|abgeworfen} {|,} obwohl {er|sie} {bedienen|bekennen} {kann|konnte|könnte}",
        f"{_WIRFT} ab {{|,}} obwohl {{er|sie}} {{bedienen|bekennen}} {{kann|konnte|könnte}}",
        "{verleugnet|verleugnete|verleugnen} {|farbe|trumpf}",
        "{farbe|trumpf} verleugnet",
        "falsch {zugegeben|abgeworfen}",
        f"{_GIBT} falsch zu",
        f"{_WIRFT} falsch ab",
    ),
    "out_of_turn": (
        f"{_LEADS} {{|card}} {{out of turn|before turn|when not turn|though not turn|while not on turn}}",
        f"{_LEADS} {{|card}} {{|,}} {_NOT_HIS_TURN}",
        f"{_LEADS} {{|card}} {{|,}} before it was turn",
        f"{_LEADS} card {{too early|too soon}}",
        f"{_LEADS} {{|card}} {{before|ahead of}} partner",
        "{was|were|is} not {on turn|turn}",
        "out of turn",
        f"{_SPIELT} {{|karte}} {{aus|außer}} reihe {{|aus}}",
        f"{_SPIELT} {{|karte}} {{unberechtigt|falsch|verkehrt|vorzeitig|nicht an reihe}} aus",
        f"{_SPIELT} {{|karte}} aus {{|,}} {_NICHT_DRAN}",
        f"{{ausgespielt|gespielt|zugegeben}} {{|,}} {_NICHT_DRAN}",
        f"{{kommt|kam}} {{|raus|heraus}} {{|,}} {_NICHT_DRAN}",
        "{kommt|kam} {unberechtigt|aus reihe|außer reihe} {raus|heraus}",
        f"{_SPIELT} {{aus , |aus |}}{{ohne|obwohl nicht}} {{an reihe|dran}} {{|zu sein|ist|war}}",
        "{karte |}{aus|außer} reihe {gespielt|ausgespielt|zugegeben|spielt|ausspielt|zugibt}",
        "{unberechtigt|falsch|verkehrt|vorzeitig|nicht an reihe} {ausgespielt|ausspielt|herausgekommen|rausgekommen}",
        "{gespielt , |ausgespielt , |gespielt |ausgespielt |}ohne {an reihe|dran} zu sein{| gespielt| ausgespielt}",
        "{ist|war|waren|sind} nicht {an reihe|dran}",
        "nicht {an reihe|dran} {gewesen|ist|war|}",
        "{vor zeit|zu früh} zugegeben",
        f"{_GIBT} {{vor zeit|zu früh}} zu",
        f"{_WIRFT} vor",
        "vorgeworfen",
    ),
    "exposed_card": (
        f"{_SHOWS} {{|partner}} {{|one of|two of|some of|two|three|several}} {{card|cards}} {{|to partner}}",
        "{drops|dropped|drop} card {|face up|open|on table}",
        "card {fell|falls} {|down|out} {|face up|open} {|on table|onto table|out of hand|from hand}",
        "card {was|is} {shown|exposed|revealed}",
        "{puts|put|laid|lays} card {|down} {face up|open} {|on table}",
        "{let|lets} card be seen",
        f"{_ZEIGT} {{|partner|mitspieler}} {{|zwei|mehrere}} {{karte|karten}}",
        "{|partner|mitspieler} {|zwei|mehrere} {karte|karten} {gezeigt|aufgedeckt|offengelegt|verraten}",
        "{|partner|mitspieler} {|zwei|mehrere} {karte|karten} {zeigt|aufdeckt|verrät}",
        f"{_FAELLT} {{karte|karten}} {{|offen}} {{herunter|runter|hin|auf tisch|aus hand}} {{|auf tisch}}",
        "{karte|karten} {|offen} {|auf tisch|aus hand} {gefallen|heruntergefallen|runtergefallen|hingefallen}",
        "karte offen {hingelegt|auf tisch gelegt}",
        f"{_DECKT} {{karte|karten}} auf",
        "{lässt|ließ|lassen|ließen} karte {fallen|sehen}",
        "karte fallen {gelassen|lassen|lässt}",
        "{verrät|verriet|verraten} karte",
    ),
    "looked_at_tricks": (
        f"{_LOOKS} {_AT} {_OLD} {{tricks|trick}} {_GATHERED}",
        f"{_CHECKS} {_OLD} {{tricks|trick}} {_GATHERED}",
        f"{_SCHAUT} {{|in}} {_ALTE} {{stich|stiche|stichen}} {_WESSEN} {{|an|ein|nach|rein|hinein|durch}}",
        f"{{|in}} {_ALTE} {{stich|stiche|stichen}} {_WESSEN} {_GESEHEN}",
        f"{_DECKT} {_ALTE} {{stich|stiche}} auf",
        f"{{dreht|drehte|drehen|drehten}} {_ALTE} {{stich|stiche}} um",
        f"{_ALTE} {{stich|stiche}} {{aufgedeckt|umgedreht}}",
        "{blättert|blätterte|blättern} in {stichen|stiche}",
    ),
    "last_trick": (
        f"{_LOOKS} {_AT} last trick",
        f"{_CHECKS} last trick",
        f"{_SCHAUT} {{|in}} {{letzten|letzte|letzter}} stich {{|an|ein|nach}}",
        f"{{|in}} {{letzten|letzte|letzter}} stich {_GESEHEN}",
    ),
    "named_a_trick": (
        "{|refused|refuses|declined|declines} {named|names|told|tells|betrayed|betrays|gave away|gives away} trick",
        "{|abgelehnt|lehnt ab} stich {verraten|genannt}",
        "{|abgelehnt|lehnt ab} {verrät|verriet|nennt|nannte} stich",
    ),
    "looked_at_skat": (
        f"{_LOOKS} {_AT} {{skat|discard|discards|cards he discarded|cards he had discarded}}",
        f"{_CHECKS} skat",
        f"{_SCHAUT} {{|in}} skat {{|an|ein|nach|rein|hinein}}",
        f"{{|in}} skat {_GESEHEN}",
        f"{_SCHAUT} {{|in}} {{gedrückten|gedrückte}} karten {{|an|ein|nach}}",
        f"{{gedrückten|gedrückte}} karten {_GESEHEN}",
    ),
    "lost_card": (
        "{lost|loses|dropped|drops|mislaid} card {, |}{found|finds} it {|in time|again}",
        "{found|finds} lost card {|in time|again}",
        "{verlorene|heruntergefallene} karte {|rechtzeitig} {|wieder} {gefunden|wiedergefunden}",
        "karte {verloren|heruntergefallen} {, |}{|rechtzeitig} {|wieder} {gefunden|wiedergefunden}",
        "{verliert|verlor} karte {, |}findet sie {|rechtzeitig} {|wieder}",
    ),
    "conduct": (
        "{counted|counts|counting} {|points|trumps|tricks} {aloud|out loud|loudly} {|or behaved badly}",
        "{behaved|behaves} badly",
        "{zählt|zählte|zählen|zählten} {|augen|trümpfe|stiche} laut {|mit}",
        "{|augen|trümpfe|stiche} laut {gezählt|mitgezählt} {|oder sich schlecht benommen}",
        "{benimmt|benahm} sich {schlecht|daneben}",
        "sich {schlecht|daneben} benommen",
    ),
    "pulled_in": (
        "{gathered|gathers|pulled|pulls|took|takes} in trick of two cards",
        "{zieht|zog} {|unvollständigen} stich {|aus zwei karten} ein",
        "{|unvollständigen} stich {|aus zwei karten} eingezogen",
    ),
    "left_tricks_lying": (
        "{left|leaves} tricks lying",
        "{lässt|ließ} stiche liegen",
        "stiche liegen {gelassen|lassen}",
    ),
    "showed_skat": (
        f"{_SHOWS} skat",
        f"{_ZEIGT} skat {{|offen}}",
        "skat {|offen} {gezeigt|aufgedeckt}",
        f"{_DECKT} skat auf",
    ),
    "led_before_announcing": (
        f"{_LEADS} {{|card}} {{before|without}} {{|he|he had|she|she had|having}} {_ANNOUNCING} {{|game}}",
        f"{_SPIELT} {{|karte}} {{vor|ohne}} {{ansage|spielansage|spiel anzusagen|anzusagen}} {{|aus}}",
        f"{_SPIELT} {{|karte}} aus {{, |}}{{vor ansage|vor spielansage|ohne ansage|ohne spielansage|ohne anzusagen}}",
        f"{_SPIELT} {{|karte}} aus {{, |}}ohne spiel {{anzusagen|zu nennen}}",
        f"{_SPIELT} aus {{, |}}{{bevor|ehe}} {{|er|sie}} {{|spiel}} {{ansagt|ansagte|angesagt}}",
        "{vor|ohne} {ansage|spielansage|spiel anzusagen|anzusagen} {|karte} {ausgespielt|gespielt|ausspielt|spielt}",
        "{vergessen|vergisst|vergaß} {|,} {|spiel} anzusagen und {ausgespielt|spielt aus}",
        f"{_LEADS} and {{forgot|forgets}} to announce {{|game}}",
        "ausgespielt {, |}{vor|ohne} {ansage|spielansage|spiel anzusagen|anzusagen}",
    ),
    "wrong_count": (
        "{|has|had|have} wrong number of cards",
        "{|one|two|1|2} {card|cards} {too many|too few|short}",
        "{too many|too few} cards",
        f"{_HAS} {{|only|nur}} {_WRONG} {{cards|karten}} {{|in hand|auf hand}}",
        f"{{plays|played|spielt|spielte}} {{with|mit}} {{|only|nur}} {_WRONG} {{cards|karten}}",
        "{is missing|was missing|lacks|lacked} {card|two cards}",
        "{fehlt|fehlte} karte",
        "{forgot|forgets|failed|fails} to discard {|two cards|cards}",
        "{vergessen|vergisst|vergaß} {|,} zu drücken",
        "{discarded|discards|discard} {|only} {one|three|four|1|3|4} {card|cards}",
        "{falsche|falscher} {kartenzahl|kartenanzahl|zahl karten|zahl von karten|anzahl karten|anzahl von karten}",
        "{|zwei|2} {karte|karten} {zu viel|zuviel|zu wenig|zuwenig}",
        "{zu viele|zu viel|zuviele|zu wenig|zu wenige} karten",
        "{drückt|drückte} {drei|vier|3|4|nur|1|nur 1} {karte|karten}",
        "{drei|vier|3|4|nur|1|nur 1} {karte|karten} gedrückt",
    ),
    "skat_touched": (
        "{took|takes|picked up|picks up|touched|touches|saw|sees} skat {during|in} {auction|bidding}",
        "{nimmt|nahm} {beim|während} reizen skat {|auf}",
        "{beim|während} reizen skat {genommen|aufgenommen|angesehen|gesehen}",
    ),
    "bid_in_words": (
        "{named|names} game {in place|instead} of value",
        "{nennt|nannte} statt reizwertes spiel",
        "statt reizwertes spiel genannt",
    ),
}
"""What may go wrong, by the name of its kind; looking at the last trick is none of them."""

SHORTENED: Final[dict[str, tuple[str, ...]]] = {
    "THROWN": (
        "{throws|threw|throw|thrown|throwing} {|open|in|down} {|cards|hand} {|in|down|open|on table|face up}",
        f"{_WIRFT} {{|karten|blatt}} {{|offen}} {{hin|auf tisch|weg}}",
        "{karten |blatt |}{offen |}{hingeworfen|auf tisch geworfen|weggeworfen|hinwarf|hinwirft|hinwerfen}",
    ),
    "CONCEDED": (
        "{gave|gives|give|given} {|game} up {|game}",
        "{conceded|concedes|concede} game",
        f"{_GIBT} {{auf|spiel auf|spiel verloren}}",
        "spiel {verloren gegeben|aufgegeben}",
    ),
    "CLAIMED": (
        "{claimed|claims|claim} {rest|all tricks|all ten tricks|all rest|remaining tricks|all remaining tricks}",
        "{beansprucht|beanspruchte} {rest|alle stiche|alle zehn stiche|restlichen stiche|alle restlichen stiche}",
        "{rest|alle stiche|restlichen stiche|alle restlichen stiche} beansprucht",
        f"{{{_SHOWS[1:-1]}|opened|opens|lays down|laid down}} hand",
        "{lays|laid|lay} {hand|cards} {open|down|face up}",
        f"{_ZEIGT} {{blatt|karten}}",
        "{legt|legte|legen|legten} {blatt|karten} offen",
        "{blatt|karten} {offen gelegt|offengelegt|gezeigt|aufgedeckt}",
        f"{_DECKT} {{blatt|karten}} auf",
        "spiel abgekürzt",
        "{kürzt|kürzte} {|spiel} ab",
    ),
    "PARTIES": ("{parties|sides|parteien|seiten}",),
    "FILLER": (
        "{by then|so far|until then|up to then|at that time|at that point|at the time|by that time}",
        "{bis dahin|bisher|bis jetzt|zu diesem zeitpunkt|zu dem zeitpunkt}",
        "{by accident|by mistake|accidentally|aus versehen|versehentlich|unabsichtlich|heimlich}",
        "{though|although|even though} {he|she} could {|have} {|follow|followed|done so} {|suit}",
        "{what if|what happens if|what happens when|who wins if|who wins when|who wins|who won|who has won}",
        "{was ist|was passiert|was geschieht|was gilt|wer gewinnt|wer hat gewonnen} {|,} {|wenn|falls}",
        "obwohl {er|sie} {|bedienen|bekennen} {kann|konnte|könnte|hätte können|musste|muss}",
    ),
}
"""How a game is cut short, and by whom; and what says that the numbers are those of that moment."""
