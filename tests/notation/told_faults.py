"""How people say what went wrong at a table, in German and in English, in any order of words."""

from typing import Final

TOLD: Final = """\
revoke declarer:
    Alleinspieler bekennt nicht | der Alleinspieler hat Farbe nicht bekannt
    der Alleinspieler hat eine falsche Farbe bedient | der Alleinspieler hat die falsche Farbe zugegeben
    der Alleinspieler hat versehentlich nicht bedient | der Alleinspieler hat aus Versehen nicht bedient
    nicht bedient vom Alleinspieler | der Alleinspieler hat im vierten Stich nicht bedient
    im vierten Stich hat der Alleinspieler nicht bedient | im vierten Stich bedient der Alleinspieler nicht
    in Stich 4 bedient der Alleinspieler falsch | da bedient der Alleinspieler nicht
    dann bekennt der Alleinspieler falsch | jetzt hat der Alleinspieler falsch bedient
    der Alleinspieler hat nicht Farbe bekannt | der Alleinspieler hat nicht bekannt, obwohl er konnte
    der Alleinspieler hat abgeworfen statt zu bedienen | der Alleinspieler sticht, obwohl er bedienen kann
    der Alleinspieler hat gestochen, obwohl er bedienen konnte | Solist bedient nicht | ich habe nicht bedient
    ich hab falsch bedient | ich habe nicht richtig bedient | Alleinspieler hat Trumpf nicht bedient
    Alleinspieler hat Trumpf verleugnet | Alleinspieler hat eine Farbe verleugnet | the declarer did not follow suit
    the declarer didn't follow suit though he could | declarer failed to follow suit
    declarer has failed to follow suit | declarer didn't follow | declarer played the wrong suit
    declarer discarded instead of following suit | declarer discarded though he could follow suit
    revoke by the declarer | a revoke by declarer | it was the declarer who revoked | the declarer made a revoke
    the declarer committed a revoke | the declarer accidentally revoked | the declarer revoked by accident
    soloist revoked | I revoked | I didn't follow suit | I forgot to follow suit
    in the third trick the declarer revoked | the declarer revoked in the third trick
    on trick four the declarer didn't follow suit | dann bedient er nicht
    wie viel kostet es, wenn der Alleinspieler nicht bedient?
revoke defenders:
    ein Gegenspieler hat falsch bekannt | einer der Gegner hat falsch bedient | ein Gegner vergaß zu bedienen
    ein Gegner hat vergessen zu bedienen | ein Gegner hat vergessen, zu bedienen | die Gegenpartei hat nicht bedient
    die Gegenspieler haben nicht bedient | mein Gegner hat nicht bedient | meine Gegner haben falsch bedient
    einer von den Gegnern hat nicht bedient | der linke Gegner hat nicht bedient
    der rechte Gegenspieler hat nicht bedient | one of the defenders revoked | a defender has revoked
    my opponent revoked | an opponent reneged | one opponent revoked | one of my opponents didn't follow suit
    the defence revoked | revoke by a defender | dann bedienen die Gegner nicht
    im 4. Stich bedient einer der Gegner nicht | in Stich 4 bedient ein Gegner falsch
    bedient ein Gegner nicht, was zählt es dann | wenn ein Gegner nicht bedient, was zählt das dann?
out_of_turn defenders:
    ein Gegner hat außer der Reihe ausgespielt | ein Gegner hat nicht an der Reihe ausgespielt
    ein Gegner war nicht dran | ein Gegner hat ausgespielt, obwohl er nicht dran war
    ein Gegner spielte aus, ohne dran zu sein | ein Gegner kommt raus, obwohl er nicht dran ist
    ein Gegner hat vorgeworfen | ein Gegner hat zu früh zugegeben | a defender played when it was not his turn
    a defender led although it wasn't his turn | a defender led, but it was not his turn
    a defender played a card too early | a lead out of turn by a defender | a defender played ahead of his partner
    a defender played before his turn | wenn ein Gegner aus der Reihe ausspielt
out_of_turn declarer:
    der Alleinspieler hat unberechtigt ausgespielt | der Alleinspieler spielt falsch aus
    Alleinspieler kommt unberechtigt heraus | Alleinspieler spielt vorzeitig aus
    vorzeitig ausgespielt vom Alleinspieler | declarer led out of turn
    nun spielt der Alleinspieler aus der Reihe aus
exposed_card declarer:
    dem Alleinspieler ist eine Karte heruntergefallen | dem Alleinspieler fällt eine Karte auf den Tisch
    dem Alleinspieler fällt eine Karte aus der Hand | the declarer's card fell on the table
    the declarer let a card be seen | declarer dropped a card | declarer shows a card
exposed_card defenders:
    einem Gegner ist eine Karte heruntergefallen | einem Gegenspieler fällt eine Karte offen auf den Tisch
    einem Gegner fällt eine Karte herunter | ein Gegner hat seinem Partner eine Karte gezeigt
    ein Gegner hat eine Karte offen hingelegt | ein Gegner hat seine Karten gezeigt
    ein Gegner hat versehentlich eine Karte aufgedeckt | a defender dropped a card on the table
    a defender accidentally showed a card | a defender exposes two cards | a card was shown by a defender
    a defender's card fell face up | a defender's card was exposed | a defender showed his partner a card
    a defender showed a card to his partner | a defender put a card face up on the table
    wenn ein Gegner eine Karte fallen lässt | da zeigt der linke Gegner eine Karte
looked_at_tricks defenders:
    ein Gegner schaut in einen alten Stich | ein Gegner hat in die Stiche geschaut | ein Gegner dreht die Stiche um
    ein Gegner hat sich die Stiche angeschaut | ein Gegner hat einen alten Stich umgedreht
    a defender looked at an old trick | a defender looked through the tricks | a defender turned over a trick
    a defender peeked at the declarer's tricks | a defender looked at the first trick
    wenn ein Gegner in die Stiche schaut
looked_at_tricks declarer:
    der Alleinspieler hat seine Stiche durchgesehen | der Alleinspieler guckt in seinen vorletzten Stich
    der Alleinspieler schaut den ersten Stich nach | declarer looked back at a trick
    declarer looked at the tricks he had taken | wenn der Alleinspieler sich seine Stiche ansieht
looked_at_skat declarer:
    der Alleinspieler hat in den Skat gelinst | der Alleinspieler hat sich den Skat angesehen
    Alleinspieler guckt in den Skat | Alleinspieler linst in den Skat | Alleinspieler sieht den Skat ein
    der Alleinspieler hat den Skat angeschaut | declarer looked in the skat | declarer peeked at the skat
    declarer turned over the skat | Was ist, wenn der Alleinspieler in den Skat schaut?
    weil der Alleinspieler sich den Skat ansieht
looked_at_skat defenders:
    ein Gegner schaute in den Skat | ein Gegenspieler hat heimlich in den Skat geschaut
    a defender had a look at the skat | a defender looked into the skat
    jetzt schaut ein Gegner in den Skat
wrong_count declarer:
    der Alleinspieler hat nur neun Karten | der Alleinspieler hatte eine Karte zu viel
    der Alleinspieler hat eine Karte zuviel | der Alleinspieler hat vergessen zu drücken
    der Alleinspieler hat drei Karten gedrückt | der Alleinspieler hat nur eine Karte gedrückt
    Alleinspieler spielt mit elf Karten
    Alleinspieler hat zwölf Karten auf der Hand | declarer had only nine cards | declarer has one card too many
    declarer is one card short | declarer forgot to discard | declarer discarded three cards
    declarer discarded only one card | declarer plays with eleven cards
    declarer is missing a card | declarer holds twelve cards
wrong_count defenders:
    einem Gegner fehlt eine Karte | ein Gegner hat eine Karte zu wenig | ein Gegner hatte nur neun Karten
    a defender has nine cards | a defender is a card short | a defender is missing a card
wrong_count both:
    beide Parteien haben eine falsche Kartenzahl | both sides have the wrong number of cards
led_before_announcing declarer:
    der Alleinspieler spielt aus, ohne ein Spiel anzusagen | der Alleinspieler hat ausgespielt, ohne anzusagen
    der Alleinspieler hat vergessen anzusagen und ausgespielt | der Alleinspieler spielt vor der Ansage
    declarer led before announcing the game | declarer led without announcing
    declarer led and forgot to announce a game | wenn der Alleinspieler vor der Ansage ausspielt
"""
"""What happened, by whom, and how one says it."""

NOT_SO: Final = """\
SAID:
    Alleinspieler hat nicht gedrückt | declarer did not discard | declarer saw the skat
    did the declarer revoke | did a defender look at the skat? | did they revoke
    wenn der Alleinspieler nicht in den Skat schaut | wenn der Alleinspieler in den Skat nicht schaut
    wenn ein Gegner keine Karte zeigt | Alleinspieler hat nicht vergessen zu drücken
    Alleinspieler hat nicht vergessen zu bedienen | Alleinspieler vergaß nicht zu bedienen
    Alleinspieler bedient nicht, obwohl er nicht konnte | Alleinspieler bedient nicht, weil er nicht bedienen konnte
    Alleinspieler bedient nicht, weil er keine Farbe hatte | dem Alleinspieler ist keine Karte heruntergefallen
    dem Gegner ist keine Karte gefallen | einem Gegner fällt keine Karte herunter
    einem Gegner fällt nicht eine Karte herunter | einem Gegner fehlt keine Karte
    ein Gegner sieht sich keine Stiche an | da bedient kein Gegner nicht | da bedient niemand nicht
    da bedient der Alleinspieler richtig | da bedient der Alleinspieler | hat der Alleinspieler bedient
    a defender didn't drop a card | a card did not fall | declarer's card was not shown
    a defender's card was never shown | declarer revoked though he could not follow suit
    declarer did not follow suit because he could not | declarer did not follow suit because he had none
    declarer didn't follow suit, he had no hearts | declarer didn't make a revoke
    declarer did not play the wrong suit | declarer didn't forget to discard | a defender did not see the skat
    a defender is not missing a card | a defender does not lack a card | declarer led, although it was his turn
    declarer led when it was his turn | a defender led, but it was his turn
    ein Gegner spielt aus, obwohl er dran war | a defender did not lead when it was not his turn
    zeigt dem Gegner eine Karte | der Alleinspieler zeigt der Gegenpartei eine Karte
    zeigt der Gegenpartei eine Karte | dann bedienen sie nicht | da bedient die Gegner nicht richtig falsch
    declarer did not look at the skat | the declarer never revoked | nobody revoked | no defender revoked
    none of the defenders revoked | neither defender revoked | declarer almost revoked | declarer nearly revoked
    declarer would have revoked | declarer may have revoked | declarer might have revoked
    declarer wanted to look at the skat | declarer hasn't looked at the tricks | declarer hasn't got 11 cards
    a defender didn't show a card | a defender did not play out of turn | a defender never played out of turn
    a defender didn't throw | declarer didn't give up | declarer did not throw his cards | defenders did not give up
    declarer did not claim | claimed, nobody accepted | claimed, neither accepted | claimed, not accepted
    claimed, both defenders did not accept | a defender claims the declarer revoked
    a defender says the declarer revoked | the declarer says a defender revoked
    declarer asked whether a defender revoked | declarer accused a defender, revoked
    declarer caught a defender revoking | declarer's partner revoked
    declarer revoked and then a defender looked at the tricks | declarer revoked, a defender gave up
    a defender revoked, declarer gave up | everybody revoked | someone revoked | the dealer revoked
    the spectator looked at the skat | Anna revoked | Alleinspieler hat nicht in den Skat gesehen
    Alleinspieler hat nie falsch bedient | der Alleinspieler hat richtig bedient | der Alleinspieler hat bedient
    niemand hat falsch bedient | keiner hat falsch bedient | kein Gegner hat falsch bedient
    keiner der Gegner hat falsch bedient | Alleinspieler hätte fast falsch bedient
    Alleinspieler hat fast falsch bedient | Alleinspieler hat beinahe in den Skat gesehen
    Alleinspieler wollte in den Skat schauen | Alleinspieler hat angeblich falsch bedient
    Alleinspieler hat vielleicht falsch bedient | Alleinspieler hat nicht falsch bedient
    Alleinspieler bekennt nicht falsch | Alleinspieler bedient nicht falsch | Alleinspieler konnte nicht bedienen
    Alleinspieler kann nicht bedienen | ein Gegner hat keine Karte gezeigt | ein Gegner zeigt keine Karte
    ein Gegner zeigt nicht eine Karte | ein Gegner deckt keine Karte auf | ein Gegner spielt nicht aus der Reihe
    ein Gegner hat nicht aus der Reihe gespielt | ein Gegner verrät keinen Stich | Alleinspieler gibt nicht auf
    Alleinspieler wirft nicht hin | Alleinspieler hat nicht aufgegeben | nicht aufgegeben | nicht hingeworfen
    Gegner haben nicht aufgegeben | Schwarz nicht beansprucht, angenommen | Schwarz beansprucht, nicht angenommen
    Schwarz beansprucht, keiner hat angenommen | Schwarz beansprucht, niemand stimmt zu
    Schwarz beansprucht, nur einer nimmt an | Schwarz beansprucht, einer nimmt an, einer lehnt ab
    ein Gegner behauptet, der Alleinspieler hat nicht bedient | ein Gegner sagt, der Alleinspieler bedient nicht
    ein Gegner beschuldigt den Alleinspieler, falsch bedient
"""
"""What did not happen, or only perhaps, or of which nobody can say who did it: no score follows."""
