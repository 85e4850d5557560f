"""How does one say what went wrong at a table, or how a game was cut short? Whole phrases, in English and German.

In a pattern ``{a|b}`` stands for one of several parts, of which one may be empty. Little words may stand anywhere
within.
"""

from typing import Final

__all__ = ["IDLE", "OFFENDING", "SHORTENED", "TRICKS"]

IDLE: Final = (
    "the a an one his her their my its own again and der die das den dem des ein eine einen einem einer sein "
    "seine seinen seiner ihre ihren mein meine meinen meiner eigene eigenen dabei wieder und bereits schon already sich"
)
"""The little words."""

TRICKS: Final = (("im in beim", "stich"), ("in on at", "trick"))
"""What says in which trick it was may stand within a phrase too: im dritten Stich, in trick 3."""

_AT: Final = "{at|into|in|through|back at|up}"
_LOOKS: Final = "{looks|looked|look|looking|peeks|peeked|peek|glanced|glances|takes look|took look}"
_CHECKS: Final = (
    "{inspects|inspected|inspect|examines|examined|checks|checked|turns over|turned over|turned up|views|viewed}"
)
_OLD: Final = "{|old|earlier|previous|taken|collected|gathered}"
_SHOWS: Final = "{shows|showed|shown|show|exposes|exposed|expose|reveals|revealed|reveal}"
_LEADS: Final = "{leads|led|lead|leading|plays|played|play|playing}"
_ANNOUNCING: Final = "{announcing|naming|declaring|announcement|announced|named|declared}"
_SCHAUT: Final = (
    "{schaut|schaute|schauen|schauten|sieht|sah|sehen|sahen|guckt|guckte|gucken|guckten|kuckt|blickt|blickte|blicken}"
)
_GESEHEN: Final = (
    "{gesehen|geschaut|geguckt|gekuckt|geblickt|angesehen|angeschaut|angeguckt|eingesehen|nachgesehen|nachgeschaut|"
    "reingeschaut|reingesehen|reingeguckt|hineingesehen|hineingeschaut|hineingeguckt|durchgesehen}"
)
_ALTE: Final = "{|eingezogene|eingezogenen|alte|alten|frühere|früheren|abgelegte|abgelegten}"
_SPIELT: Final = "{spielt|spielte|spielen|spielten}"
_ZEIGT: Final = "{zeigt|zeigte|zeigen|zeigten}"
_DECKT: Final = "{deckt|deckte|decken|deckten}"
_WIRFT: Final = "{wirft|warf|werfen|warfen}"
_GIBT: Final = "{gibt|gab|geben|gaben}"
_HAS: Final = "{has|had|have|holds|held|hold|hat|hatte|haben|hatten|hält|hielt}"

OFFENDING: Final[dict[str, tuple[str, ...]]] = {
    "revoke": (
        "{revoked|revokes|revoke|reneged|reneges|renege|renounced|renounces}",
        "{failed|fails|fail|forgot|forgets|forgotten|refused|refuses} to follow {|suit}",
        "{did not|didnt|does not|doesnt|do not|dont|has not|hasnt|had not|hadnt|have not} {follow|followed} {|suit}",
        "not {follow|followed|following} suit",
        "{bekennt|bekannte|bekennen|bekannten|bekenne} {falsch|nicht|nicht farbe|farbe nicht|farbe falsch}",
        "{|farbe} {nicht|falsch|nicht richtig|nicht korrekt} {bekannt|bekennt|bekannte|bedient|bediente|bedienten}",
        "nicht farbe {bekannt|bekennt|bedient}",
        "{bedient|bediente|bedienen|bedienten|bediene} {|farbe} {nicht|falsch|nicht richtig|nicht korrekt}",
        "{bedient|bediente|bedienen|bedienten|bediene} {falsche farbe|nicht farbe}",
        "{vergisst|vergaß|vergessen|versäumt|versäumte} zu {bedienen|bekennen}",
        "{verleugnet|verleugnete|verleugnen} {|farbe}",
        "farbe verleugnet",
        "falsch {zugegeben|abgeworfen}",
        f"{_GIBT} falsch zu",
        f"{_WIRFT} falsch ab",
    ),
    "out_of_turn": (
        f"{_LEADS} {{|card}} {{out of turn|before turn|when not turn|though not turn|while not on turn}}",
        "{was|were|is} not {on turn|turn}",
        "out of turn",
        f"{_SPIELT} {{|karte}} {{aus|außer}} reihe {{|aus}}",
        f"{_SPIELT} {{|karte}} {{unberechtigt|falsch|verkehrt}} aus",
        f"{_SPIELT} {{aus , |aus |}}{{ohne|obwohl nicht}} {{an reihe|dran}} {{|zu sein|ist|war}}",
        "{karte |}{aus|außer} reihe {gespielt|ausgespielt|zugegeben}",
        "{unberechtigt|falsch|verkehrt} ausgespielt",
        "{gespielt , |ausgespielt , |gespielt |ausgespielt |}ohne {an reihe|dran} zu sein{| gespielt| ausgespielt}",
        "{ist|war|waren|sind} nicht {an reihe|dran}",
        "nicht {an reihe|dran} {gewesen|ist|war|}",
        "{vor zeit|zu früh} zugegeben",
        f"{_GIBT} {{vor zeit|zu früh}} zu",
        f"{_WIRFT} vor",
        "vorgeworfen",
    ),
    "exposed_card": (
        f"{_SHOWS} {{|one of}} {{card|cards}}",
        "{drops|dropped|drop} card {|face up|open|on table}",
        f"{_ZEIGT} {{|zwei|mehrere}} {{karte|karten}}",
        "{|zwei|mehrere} {karte|karten} {gezeigt|aufgedeckt|offengelegt|verraten|zeigt}",
        f"{_DECKT} {{karte|karten}} auf",
        "{lässt|ließ|lassen|ließen} karte {fallen|sehen}",
        "karte fallen {gelassen|lassen}",
        "{verrät|verriet|verraten} karte",
    ),
    "looked_at_tricks": (
        f"{_LOOKS} {_AT} {_OLD} {{tricks|trick}} {{|gathered in}}",
        f"{_CHECKS} {_OLD} {{tricks|trick}} {{|gathered in}}",
        f"{_SCHAUT} {{|in}} {_ALTE} {{stich|stiche|stichen}} {{|an|ein|nach|rein|hinein|durch}}",
        f"{{|in}} {_ALTE} {{stich|stiche|stichen}} {_GESEHEN}",
        f"{_DECKT} {_ALTE} {{stich|stiche}} auf",
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
        f"{_LOOKS} {_AT} {{skat|discard|discards}}",
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
        "{vor|ohne} {ansage|spielansage|spiel anzusagen|anzusagen} {|karte} {ausgespielt|gespielt}",
        "ausgespielt {, |}{vor|ohne} {ansage|spielansage|spiel anzusagen|anzusagen}",
    ),
    "wrong_count": (
        "{|has|had|have} wrong number of cards",
        "{|one|two|1|2} {card|cards} {too many|too few|short}",
        "{too many|too few} cards",
        f"{_HAS} {{9|11|12|13|nine|eleven|twelve|thirteen|neun|elf|zwölf|dreizehn}} {{cards|karten}}",
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
        f"{_GIBT} spiel {{auf|verloren}}",
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
    ),
}
"""How a game is cut short, and by whom; and what says that the numbers are those of that moment."""
