"""How people tell and ask of a game, in German and in English, and what it comes to, reckoned by hand.

Behind each phrasing stands the multiplier times the base value; a lost game counts twice, and Kontra, Re and
Bock double once more each. In a Ramsch the scores of forehand, middlehand and rearhand stand there.
"""

from typing import Final

SETTLED: Final = """\
# As the game is counted.
Karo ohne 3 Spiel 4 verloren = -2*4*9 | Karo ohne 3, Spiel 4, verloren = -2*4*9 | Herz mit 2 Spiel 3 gewonnen = 3*10
Herz mit 2, Spiel 3, Hand 4, gewonnen = 4*10 | Herz mit 2 Spiel 3 Schneider 4 gewonnen = 4*10
mit 2 spielt 3, Pik, gewonnen = 3*11 | Pik mit 1, Spiel 2, 2 × 11 = 22, verloren = -2*2*11
hearts with 2 game 3, won = 3*10 | clubs without 4, game 5, hand 6, lost = -2*6*12
with 3, game 4, 4 x 9, diamonds, lost = -2*4*9 | won: 3 × spades 11 = 33, with 2 = 3*11
# Points of both sides, or of one.
Kreuz mit 2, 61:59 = 3*12 | Kreuz mit 2, 59:61 = -2*3*12 | Kreuz mit 2, 61 zu 59 = 3*12
Kreuz mit 2, 61 Augen zu 59 gewonnen = 3*12 | Kreuz mit 2, verloren mit 59 zu 61 = -2*3*12
Kreuz mit 2 verloren 61:59 = -2*3*12 | Kreuz mit 2 – 61 : 59 = 3*12 | Kreuz mit 2, 61-59 = 3*12
Kreuz mit 2, 61 gegen 59 = 3*12 | Kreuz mit 2, 90:30 = 4*12 | Kreuz mit 2, 30:90 = -2*4*12
Pik mit 1, gewonnen zu 30 = 3*11 | Pik mit 1 verloren zu 59 = -2*2*11
Herz mit 2, gespalten = -2*3*10 | Herz mit 2, 60:60 = -2*3*10 | Herz mit 2, Spaltarsch = -2*3*10
Herz mit 2, 61 Augen, Gegner 59 = 3*10 | Herz mit 2, Gegner 59 Augen = 3*10
Herz mit 2, die Gegner haben 60 = -2*3*10
Herz mit 2, 59 Augen für die Gegner = 3*10 | Alleinspieler 61 Augen, Herz mit 2 = 3*10
hearts with 2, 61 to 59 = 3*10 | hearts with 2, 61/59 = 3*10 | hearts with 2, 61 against 59 = 3*10
hearts with 2, 45:75 = -2*3*10 | hearts with 2, lost 75 to 45 = -2*3*10 | hearts with 2, split = -2*3*10
hearts with 2, defenders 30 points = 4*10 | hearts with 2, 59 points for the defenders = 3*10
hearts with 2, declarer 75 points = 3*10 | clubs with 1, won to 59 = 2*12
Herz mit 2, ich 70, Gegner 50 = 3*10 | hearts with 2, I got 63, opponents 57 = 3*10
Herz mit 2, ich 59, Gegner 61 = -2*3*10 | Kreuz mit 2, 66 (Gegner 54) = 3*12 | Kreuz mit 2, 66, 54 für Gegner = 3*12
Herz mit 2, Gegner 80:40 = -2*3*10 | Pik mit 1, Gegner 54:66 = 2*11 | Pik mit 4, Gegner 24 : 96 = 6*11
Pik mit 1, Gegner 50-70 = 2*11 | Pik mit 1, Gegner 50/70 = 2*11 | Kreuz mit 1, Kontra, Gegner 60:60 = -2*2*2*12
spades with 1, defenders 54:66 = 2*11 | Pik mit 1, Gegner 54 zu 66 = 2*11 | Pik mit 1, Gegner 59:61 = 2*11
Pik mit 4, Gegner 50, 33 = 5*11 | Herz mit 2, Augen der Gegner: 59 = 3*10 | Herz mit 2, 30 Augen der Gegner = 4*10
# What the defenders have in one part of a sentence.
Pik mit 1, die Gegner haben 4 Stiche mit 50 Augen = 2*11 | Pik mit 1, Gegner 5 Stiche und 65 Augen = -2*2*11
Pik mit 1, Gegner 4 Stiche ich 70 Augen = 2*11
Pik mit 1, Gegner 0 Augen ohne Stich = 4*11 | Pik mit 1, Gegner 59 Augen Alleinspieler 5 Stiche = 2*11
Pik mit 1, Gegner Schneider mit 20 Augen = 3*11 | Pik mit 1, Gegner haben verloren mit 50 Augen = 2*11
Pik mit 1, die Gegner gewinnen mit 65 Augen = -2*2*11 | Herz mit 2, Gegner gewinnen 70 = -2*3*10
Herz mit 2, Gegner verlieren 50 = 3*10 | Herz mit 2, Gegner gewinnen alle Stiche = -2*5*10
# The score behind won and lost.
Kreuz mit 2 verloren, 72 = -2*3*12 | Kreuz mit 2, 72 verloren = -2*3*12 | clubs with 2, lost 72 = -2*3*12
Grand mit 2 verloren, 144 = -2*3*24 | spades with 3, 4x11=44, lost 88 = -2*4*11 | Null verloren 46 = -2*23
Karo mit 1 überreizt, 30 = -2*4*9
# Denied.
Herz mit 2, die Gegner haben nicht gewonnen = 3*10 | hearts with 2, defenders did not win = 3*10
Herz mit 2, Gegner nicht verloren = -2*3*10 | Null ouvert, Gegner nicht gewonnen = 46
Herz mit 2, nicht nur gewonnen, auch Schneider = 4*10 | hearts with 2, not just lost, schneider = -2*4*10
hearts with 2, didn't just win, schneider = 4*10
# Against the declarer, and announced.
Herz mit 2, die Gegner machen mich Schneider = -2*4*10 | hearts with 2, defenders make him schwarz = -2*5*10
Herz mit 2, Gegner machen den Alleinspieler Schneider = -2*4*10
Herz mit 2, Gegner wurden Schneider = 4*10 | Herz mit 2 Gegner Schneider 95 Augen = 4*10
Herz mit 2, Gegner machen Schneider, 20 Augen = -2*4*10
Herz Hand mit 2, es war Schneider angesagt 95 Augen = 6*10
hearts hand with 2, it was schneider announced 95 points = 6*10
Mittelhand spielt Pik Hand Schneider: mit 2 95 Augen = 6*11
# Made, and none.
Null, Alleinspieler kein Stich = 23 | null, declarer took no trick = 23 | clubs with 1, made 74 = 2*12
hearts with 2, lost with no trick = -2*5*10 | null, zero tricks = 23
# Points beside won and lost, as words, alone at the end.
lost with 59 points, clubs with 2 = -2*3*12 | won with 93: hearts with 2 = 4*10 | hearts with 2, won with 75 = 3*10
hearts with 2, lost with 45 = -2*3*10 | hearts with 2, with 75 won = 3*10 | hearts with two, sixty-one points = 3*10
hearts with 2, ninety points = 4*10 | hearts with 2, sixty one points = 3*10
hearts with 2, eighty nine points = 3*10
hearts with 2, one hundred and twenty points, all tricks = 5*10 | hearts with 2, a hundred points = 4*10
hearts with 2, points: 61 = 3*10 | hearts with 2, 75 = 3*10 | clubs with 2, 61 points, 24 = 3*12
clubs with 2, won, 36 = 3*12 | 93, clubs with 2 = 4*12
gewonnen mit 93: Herz mit 2 = 4*10 | verloren mit 59: Pik mit 3 = -2*4*11 | Kreuz mit 2 verloren mit 59 = -2*3*12
mit 93 gewonnen, Kreuz mit 2 = 4*12 | Kreuz ohne vier, gewonnen mit 93 = 6*12 | Herz mit 2, neunzig Augen = 4*10
Herz mit 2, einundsechzig Augen = 3*10 | Herz mit 2, hundertzwanzig Augen, alle Stiche = 5*10
Herz mit 2, Augen: 61 = 3*10 | Kreuz mit 2, 75 = 3*12 | Kreuz mit 2, 61 Augen, 24 = 3*12
Kreuz mit 2 gewonnen, 36 = 3*12 | Herz mit 2, 93 = 4*10 | Herz mit 2, nur neunundfünfzig Augen = -2*3*10
Herz Solo mit 2, fuenfundsiebzig Augen = 3*10 | Kreuz verloren mit 4 = -2*5*12
der Alleinspieler verliert Pik mit 1 mit 59 = -2*2*11 | Herz ohne 2, mit 61 gewonnen = 3*10
Herz ohne 2 mit 75 = 3*10
Herz mit 2, Gegner gewinnen mit 75 = -2*3*10 | hearts without 2, the declarer won with 75 = 3*10
# Matadors as they are spoken.
Grand Hand mit zweien, 75 Augen, 72 gereizt = 4*24 | Grand mit vieren, Schneider angesagt, 95 Augen = 8*24
Schellen ohne dreien verloren = -2*4*9 | Eichel Solo mit einem, 61 Augen = 2*12 | Grand ohne vieren, 61 Augen = 5*24
Eichelsolo ohne zweien gewonnen = 3*12 | Herz mit zwo, 61 Augen = 3*10 | Herz mit 2 Spitzen, 61 Augen = 3*10
Herz gegen 2, gewonnen = 3*10 | Pik mit zehn, gewonnen = 11*11 | Rot ohne eins, gewonnen = 2*10
Grand mit allen vieren, gewonnen = 5*24
grand with all four, won = 5*24 | grand with 4 matadors, 61 points = 5*24 | spades against 5, won = 6*11
clubs without one, won = 2*12 | diamonds with eleven, won = 12*9
# Levels, and whose they are.
Herz mit 2, Gegner Schneider = 4*10 | Herz mit 2, Gegner im Schneider = 4*10 | Herz mit 2, die Gegner schwarz = 5*10
Herz mit 2, Gegner nicht aus dem Schneider = 4*10 | Herz mit 2 gewonnen, Gegner aus dem Schneider = 3*10
Herz mit 2, Gegenpartei Schneider und Schwarz = 5*10 | Herz ohne 2, Eigenschneider = -2*4*10
Herz ohne 2, selbst Schneider = -2*4*10 | Herz ohne 2, verloren im Schneider = -2*4*10
Herz ohne 2, im Schneider verloren = -2*4*10 | Herz ohne 2, nicht aus dem Schneider, verloren = -2*4*10
Herz ohne 2, Alleinspieler nicht aus dem Schneider = -2*4*10 | Herz mit 2, Schneider gespielt = 4*10
Herz mit 2, Schwarz gespielt = 5*10 | Herz mit 2, Schneider schwarz = 5*10 | Herz mit 2 mit Schneider = 4*10
Kreuz mit 2 gewonnen, kein Schneider = 3*12 | Karo einfach mit 1 gewonnen = 2*9
Herz mit 2, Schneider geschafft = 4*10
Herz Hand mit 2, Schneider schwarz angesagt, alle Stiche = 8*10 | Herz mit 2 ohne Ansage, 92 Augen = 4*10
Grand Hand ohne 4, Schneider nicht angesagt, 95 Augen = 7*24 | Pik Hand mit 1, Schwarz angesagt, verloren = -2*7*11
Pik Hand mit 1, mit Schneider angesagt, 89 Augen = -2*5*11 | Herz Hand mit 2, angesagt 90, 88 Augen = -2*6*10
Herz Hand mit 2, 90 angesagt, 92 Augen = 6*10 | Herz Hand mit 2, Schneider 5, angesagt 6, gewonnen = 6*10
hearts with 2, opponents schneider = 4*10 | hearts with 2, defenders not out of schneider = 4*10
hearts with 2, opponents out of schneider, won = 3*10 | hearts with 2, not out of schneider, lost = -2*4*10
hearts with 2, lost in schneider = -2*4*10 | hearts with 2, declarer in schneider = -2*4*10
hearts with 2, schneider made = 4*10 | hearts with 2, won, no schneider = 3*10 | plain clubs with 1, won = 2*12
hearts hand with 2, schneider not announced, 92 points = 5*10 | hearts with 2, defenders schwarz = 5*10
# From the hand, open, and as one word.
Nullouvert gewonnen = 46 | Null-ouvert, kein Stich = 46 | Null ouvert aus der Hand gewonnen = 59
Nullouverthand verloren = -2*59
Kreuz aus der Hand mit 1, 61 Augen = 3*12 | Karohand mit 1, 75 Augen = 3*9 | Karo Handspiel mit 1, 75 Augen = 3*9
Grand ouvert mit 4, 9 Stiche = -2*11*24 | Grand ouvert mit vieren, alle Stiche = 11*24
Herz ohne Hand mit 2, gewonnen = 3*10
hearts from the hand with 2, 61 points = 4*10 | null ouvert from the hand, won = 59 | clubs solo with 1, won = 2*12
grand ouvert with 4, 9 tricks = -2*11*24 | nullouvert, lost = -2*46 | open null, no trick = 46
grand hand ouvert with 4, every trick = 11*24
Herz mit 2, die Gegner sind Schneider = 4*10 | Herz mit 2, der Alleinspieler war Schneider = -2*4*10
Herz mit 2, Gegner schwarz geworden = 5*10 | Herz mit 2 verloren, Schneider geworden = -2*4*10
hearts with 2, the opponents were schneider = 4*10 | hearts with 2, declarer became schneider = -2*4*10
# Tricks.
Null, Gegner alle Stiche = 23 | hearts with 2, defenders all ten tricks = -2*5*10
Null Hand verloren mit 2 Stichen = -2*35 | Null, ein Stich = -2*23 | Null, keinen Stich gemacht = 23
Null, null Stiche = 23
Null ohne einen einzigen Stich = 23 | Herz mit 2, alle zehn Stiche = 5*10 | Herz mit 2, Gegner ohne Stich = 5*10
Herz mit 2, Gegner keinen Stich = 5*10 | Herz mit 2, kein Stich = -2*5*10 | Null verloren mit 1 = -2*23
beim Null gewonnen = 23
null hand lost with 2 tricks = -2*35 | null, not a trick = 23 | null hand won = 35 | null lost = -2*23
hearts with 2, defenders without a trick = 5*10 | null, tricks: 0 = 23
Herz mit 2, alle Stiche gewonnen = 5*10 | Null Hand 2 Stiche verloren = -2*35
Herz mit 2, keinen Stich gewonnen = -2*5*10
hearts with 2, won 7 tricks, 55 points = -2*3*10 | hearts with 2, won every trick = 5*10 | null, lost 2 tricks = -2*23
# The bid.
Pik mit 1, 89 gereizt 23 = -2*3*11 | Kreuz mit 2, 30 gereizt 61 = 3*12 | Herz mit 2, Gegner 59 Augen, 18 = 3*10
Pik mit 1, 89 Augen, 23 gereizt = -2*3*11 | Pik mit 1, 89 Augen, gereizt bis 23 = -2*3*11
Pik mit 1, 89 Augen, bis 23 gereizt = -2*3*11 | Pik mit 1, 89 Augen, Reizung: 23 = -2*3*11
Pik mit 1, 90 Augen, mit 23 gereizt = 3*11 | Karo mit 1, 75 Augen, dreißig gereizt = -2*4*9
Karo mit 1, überreizt, gereizt 30 = -2*4*9 | Karo mit 1, gewonnen, 30 gereizt = -2*4*9
Herz mit 2 gewonnen, aber 36 gereizt = -2*4*10 | Pik mit 1 gereizt 18, 61 Augen = 2*11
Reizwert 18, Pik mit 1 gewonnen = 2*11
Karo mit 1 verloren, gereizt 264 = -2*30*9 | Karo mit 1, gereizt 264, Kontra = -4*30*9
spades with 1, 89 points, bid 23 = -2*3*11 | spades with 1, 89 points, 23 bid = -2*3*11
bid up to 18, spades with 1, won = 2*11
diamonds with 1, overbid, bid 30 = -2*4*9 | bidding 18: spades with 1, 61 points = 2*11
spades with 1, bid 22, not overbid, won = 2*11
# Kontra, Re and Bock.
Herz mit 2, Kontra, verloren = -4*3*10 | Herz mit 2 mit Kontra und Re, gewonnen = 4*3*10
Herz mit 2, Kontra Re Bock, 61 Augen = 8*3*10 | Herz mit 2, ohne Kontra, 61 Augen = 3*10
Herz mit 2, Bockrunde, gewonnen = 2*3*10
Herz mit 2, kontriert, gewonnen = 2*3*10 | Null Hand mit Kontra verloren = -4*35
hearts with 2 and kontra, lost = -4*3*10 | hearts with 2, with kontra and re, 61 points = 4*3*10
hearts with 2, no kontra, won = 3*10 | hearts with 2, bock bock, won = 4*3*10 | hearts with 2, contra, won = 2*3*10
# Given up, won and lost in other words.
Grand mit 2, aufgegeben = -2*3*24 | Grand mit 2, der Alleinspieler gibt auf = -2*3*24
Grand mit 2, Gegner haben aufgegeben = 3*24
Grand mit 2, die Gegner geben auf = 3*24 | Herz mit 2, nicht geschafft = -2*3*10
Herz mit 2, nicht gewonnen = -2*3*10
Herz mit 2, die Gegner haben gewonnen = -2*3*10 | Herz mit 2, Gegenpartei verliert = 3*10
Pik Hand mit 2, Schneider angesagt, aber nicht gemacht = -2*6*11 | Herz mit 2, aufgegeben bei 40:65 = -2*3*10
Herz mit 2, aufgegeben, Gegner 91 Augen = -2*4*10 | null, no trick (Bock: counts × 2) = 2*23
null 23: won without a trick, +23 (Bock: counts × 2) = 2*23
mit 2, Spiel 3, 3 × Herz 10 = 30: verloren mit 45 Augen, −60 (Bock: zählt × 2) = -4*3*10
hearts with 2, gave up = -2*3*10 | the opponents gave up, hearts with 2 = 3*10
hearts with 2, defenders won = -2*3*10
hearts with 2, didn't win = -2*3*10 | hearts with 2, not made = -2*3*10 | hearts with 2, declarer wins = 3*10
# What went wrong at the table (ISkO 2022 4.1.3 to 4.1.6): won by the others, simple, unless it was decided.
grand with 2, bid 48, defenders 30, declarer revoked = -2*3*24 | grand with 2, 55:30, bid 48, declarer revoked = -2*3*24
grand with 2, bid 48, defenders 30, a defender revoked = 3*24 | clubs with 2, the declarer has revoked = -2*3*12
hearts with 2, one of the defenders reneged = 3*10 | hearts with 2, declarer failed to follow suit = -2*3*10
hearts with 2, a defender didn't follow suit = 3*10 | hearts with 2, the defenders did not follow suit = 3*10
hearts with 2, he revoked = -2*3*10 | hearts with 2, they revoked = 3*10 | hearts with 2, I revoked = -2*3*10
hearts with 2, 61 points, declarer revoked = 3*10 | hearts with 2, 90 points, declarer revoked = 4*10
hearts with 2, defenders 60, a defender revoked = -2*3*10 | hearts with 2, defenders 90, a defender revoked = -2*4*10
hearts with 2, an opponent revoked in trick 3 = 3*10 | hearts with 2, in the third trick declarer revoked = -2*3*10
hearts with 2, revoked by a defender = 3*10 | forehand plays hearts with 2, rearhand revoked = 3*10
forehand plays hearts with 2, forehand revoked = -2*3*10 | hearts with 2, declarer revoked, lost = -2*3*10
hearts with 2, forehand bids 18, declarer revoked = -2*3*10 | hearts with 2, two of the defenders revoked = 3*10
hearts with 2, 90 points, declarer revoked, schneider = 4*10 | hearts with 2, claimed, two defenders accepted = 3*10
hearts hand with 1, schneider announced, defenders 31, a defender revoked = -2*5*10
hearts hand with 1, schneider announced, a defender revoked = 5*10 | null, a defender revoked = 23
diamonds with 1, bid 27, a defender revoked = 3*9 | null hand, declarer revoked = -2*35
null ouvert, one trick, a defender revoked = -2*46 | null, no trick, declarer played out of turn = -2*23
spades hand with 1, bid 72, a defender revoked = -2*7*11 | grand with 2, kontra, declarer revoked = -4*3*24
grand with 2, bock, a defender revoked = 2*3*24 | grand with 2, declarer revoked, −144 = -2*3*24
clubs with 1, declarer led out of turn = -2*2*12 | clubs with 1, a defender played out of turn = 2*12
clubs with 1, a defender showed a card = 2*12 | clubs with 1, a defender dropped a card face up = 2*12
clubs with 1, defender exposes one of his cards = 2*12 | clubs with 1, declarer looked at the tricks = -2*2*12
clubs with 1, a defender looked through his old tricks = 2*12 | clubs with 1, declarer looked into the skat = -2*2*12
clubs hand with 1, he peeked at the skat = -2*3*12 | clubs with 1, a defender looked at the skat = 2*12
clubs with 1, a defender refused and named a trick = 2*12 | clubs with 1, named a trick = 2*12
clubs with 1, declarer has 11 cards = -2*2*12 | clubs with 1, the defenders had a wrong number of cards = 2*12
clubs with 1, declarer is one card short = -2*2*12 | clubs with 1, declarer discarded three cards = -2*2*12
clubs with 1, declarer led before announcing = -2*2*12 | clubs with 1, led a card before naming the game = -2*2*12
hearts with 2, 90 points, declarer had the wrong number of cards = -2*3*10
Grand mit 2, gereizt 48, Gegner 30, Alleinspieler bekennt falsch = -2*3*24
Grand mit 2, gereizt 48, 55:30, Alleinspieler bedient nicht = -2*3*24
Grand mit 2, gereizt 48, Gegner 30, ein Gegner bekennt nicht = 3*24
Herz mit 2, der Alleinspieler hat nicht bedient = -2*3*10 | Herz mit 2, ein Gegenspieler hat falsch bedient = 3*10
Herz mit 2, einer der Gegner hat Farbe nicht bekannt = 3*10 | Herz mit 2, die Gegenpartei bedient nicht = 3*10
Herz mit 2, er bekennt falsch = -2*3*10 | Herz mit 2, sie hat nicht bedient = -2*3*10
Herz mit 2, ich bekenne falsch = -2*3*10
Herz mit 2, sie haben nicht bedient = 3*10 | Herz mit 2, weil ein Gegner nicht bedient hat = 3*10
Herz mit 2, im dritten Stich hat ein Gegner nicht bedient = 3*10 | Herz mit 2, Gegner bedient im 3. Stich falsch = 3*10
Herz mit 2, 61 Augen, Alleinspieler bekennt falsch = 3*10
Herz mit 2, Gegner 60 Augen, ein Gegner bekennt falsch = -2*3*10
Vorhand spielt Herz mit 2, Mittelhand bekennt falsch = 3*10 | Null, ein Gegner bedient falsch = 23
Null Hand, Alleinspieler verleugnet die Farbe = -2*35 | Pik mit 2, Alleinspieler spielt aus der Reihe = -2*3*11
Pik mit 2, ein Gegner hat unberechtigt ausgespielt = 3*11 | Pik mit 2, ein Gegner spielt falsch aus = 3*11
Pik mit 2, der Alleinspieler war nicht dran = -2*3*11
Pik mit 2, ein Gegner zeigt eine Karte = 3*11 | Pik mit 2, ein Gegner hat eine Karte fallen lassen = 3*11
Pik mit 2, Alleinspieler schaut in die Stiche = -2*3*11 | Pik mit 2, ein Gegner hat in seinen Stichen nachgesehen = 3*11
Pik mit 2, der Alleinspieler sieht sich die Stiche an = -2*3*11 | Pik mit 2, Gegner blättert in den Stichen = 3*11
Pik mit 2, Alleinspieler schaut in den Skat = -2*3*11 | Pik Hand mit 2, er hat in den Skat geguckt = -2*4*11
Pik mit 2, ein Gegner sieht den Skat ein = 3*11
Pik mit 2, ein Gegner hat abgelehnt und dabei einen Stich verraten = 3*11
Pik mit 2, Alleinspieler hat 9 Karten = -2*3*11 | Pik mit 2, falsche Kartenzahl bei den Gegnern = 3*11
Pik mit 2, Alleinspieler drückt drei Karten = -2*3*11 | Pik mit 2, Gegner mit einer Karte zu wenig = 3*11
Pik mit 2, Alleinspieler spielt vor der Ansage aus = -2*3*11
# Given up, claimed and thrown on the table, with what both had by then.
grand with 2, bid 48, defenders 30, gave up = -2*3*24 | grand with 2, bid 48, defenders 30, a defender gave up = 3*24
grand with 2, one of the opponents conceded = 3*24 | hearts with 2, defenders 3 tricks, conceded = -2*3*10
hearts with 2, defenders no trick, gave up = -2*3*10 | rearhand plays hearts with 2, forehand gives up = 3*10
grand with 2, bid 48, defenders 30, claimed schwarz, accepted = 5*24
grand with 2, declarer claims the rest, both accept = 3*24
grand with 2, the declarer claims all tricks, the defenders agree = 3*24 | null, claimed, accepted = 23
grand with 2, bid 48, defenders 30, thrown open by a defender = 4*24
grand with 2, defenders 31, a defender threw = 3*24
grand with 2, 40 points, declarer threw in the cards = -2*3*24 | grand with 2, 30 points, declarer throws = -2*4*24
grand with 2, 40:30, thrown open by a defender = 4*24 | grand with 2, 40:30, thrown by the declarer = -2*3*24
grand with 2, defenders without a trick, a defender throws his hand in = 5*24
grand without 2, defenders without a trick, a defender throws = 4*24 | null, a defender throws = 23
grand with 1, defenders without a trick, a defender throws, schwarz = 4*24
grand with 1, defenders without a trick, a defender throws, no schwarz = 3*24
null, declarer throws = -2*23 | hearts with 1, 0 tricks, 4 points, declarer throws = -2*3*10
hearts without 2, no trick, 4 points, declarer throws = -2*5*10 | hearts with 2, a defender throws, schneider = 4*10
Grand mit 2, gereizt 48, Gegner 30, ein Gegner gibt auf = 3*24 | Grand mit 2, einer der Gegner hat aufgegeben = 3*24
Grand mit 2, gereizt 48, Gegner 30, Schwarz beansprucht, angenommen = 5*24
Grand mit 2, Alleinspieler beansprucht den Rest, beide Gegner stimmen zu = 3*24
Grand mit 2, beansprucht den Rest und Schneider, angenommen = 4*24
Grand mit 2, der Alleinspieler legt sein Blatt offen, beide nehmen an = 3*24
Grand mit 2, gereizt 48, 40 Augen, hingeworfen = -2*3*24 | Grand mit 2, Gegner 30, hingeworfen von einem Gegner = 4*24
Herz mit 2, Gegner 30, hingeworfen = 4*10 | Grand mit 2, Gegner 30, von einem Gegner hingeworfen = 4*24
Grand mit 2, Gegner 30, hingeworfen durch einen Gegner = 4*24 | Grand mit 2, von einem Gegner aufgegeben = 3*24
Grand mit 2, 40 Augen, Alleinspieler wirft hin = -2*3*24
Grand mit 2, Gegner 31 Augen, ein Gegner wirft die Karten hin = 3*24
Grand mit 2, Gegner ohne Stich, die Gegner werfen hin = 5*24 | Null ouvert, ein Gegner wirft hin = 46
# Whole sentences, and any marks.
Ich habe Herz mit 2 gespielt und 61 Augen = 3*10 | Vorhand spielt Grand mit 2, 61 Augen = 3*24
im Grand mit 2, 75 Augen = 3*24
Was kostet Herz mit 2, verloren? = -2*3*10 | ♠ mit 2, 61 Augen = 3*11 | ♥️ mit 2, gewonnen = 3*10
GRÜN MIT 2, GEWONNEN = 3*11
Kreuz mit 1: gewonnen! = 2*12 | (Kreuz, mit 1; gewonnen) = 2*12 | Kreuz – mit 1 – gewonnen = 2*12
Großspiel mit 1, gewonnen = 2*24 | Karo mit 1,75 Augen = 2*9
What does hearts with 2 pay, lost? = -2*3*10 | forehand plays hearts with 2, 61 points = 3*10
I played hearts with 2 and had 61 points = 3*10 | in a grand with 2, 75 points = 3*24
“hearts with 2”, 61 points… = 3*10
hearts\N{NO-BREAK SPACE}with\N{NO-BREAK SPACE}2, won = 3*10 | hearts with 2, 61points = 3*10
"""
"""With a result: the score."""

VALUED: Final = """\
# Asked.
was kostet Grand mit 2 = 3*24 | was kostet Grand Hand mit zweien = 4*24 | Was zählt Kreuz mit 4, Schneider? = 6*12
Wie viel ist Karo ohne 11? = 12*9 | wie hoch ist Pik Hand mit 3 = 5*11 | Wert von Grand ohne 4 = 5*24
was ist Grand Hand mit 2, Schneider angesagt wert = 6*24 | Wieviel gibt ein Null ouvert? = 46
was bringt Null Hand = 35
Wie viele Punkte zählt Herz mit einem? = 2*10 | Was kostet Grand ouvert mit 4? = 11*24
was macht Rot ohne dreien = 4*10
how much is clubs with 3 = 4*12 | what is null ouvert worth = 46 | what does spades hand with 2 cost? = 4*11
how many points is grand ouvert with 4 worth = 11*24 | value of hearts without 2 = 3*10
What's diamonds with 1 worth? = 2*9
what does grand with 4, schneider count = 6*24 | how much is null hand ouvert = 59
# Told without a result.
Herz mit 2 Spiel 3 = 3*10 | Grand Hand mit zweien = 4*24 | Kreuz mit 2 = 3*12 | Null = 23 | Nullhand = 35
Nullouvert = 46
Grand mit 1, gereizt 50 = 2*24 | Karo mit 1, 30 gereizt = 2*9 | Pik Hand mit 3 Schneider angesagt = 7*11
Karo mit 1 ist 18 wert = 2*9 | mit 2 spielt 3, Herz = 3*10 | Herz Hand mit 2, Schneider 5, angesagt 6 = 6*10
mit 2, Spiel 3, Hand 4, mal 12, Kreuz = 4*12 | mit 2, Spiel 3, Hand 4, mal Kreuz 12 = 4*12
mit 3, Spiel 4, 4 mal 9 gleich 36, Karo = 4*9 | Null mit 2 = 23
Pik mit 2, Spiel 3, Schneider 4, 4 × Pik 11 = 44 = 4*11 | Eichel Solo ohne 2 = 3*12 | Null 23 = 23
grand with 2 = 3*24 | clubs hand without one = 3*12 | null ouvert hand = 59 | GHS with 2 = 6*24 | ♦ with 1 = 2*9
spades with 2, game 3, 3 x 11 = 33 = 3*11 | grand with 1, bid 24 = 2*24 | hearts with 2, schneider announced = 6*10
null 46 ouvert = 46
"""
"""Without a result: the value."""

RAMSCHED: Final = """\
Ramsch 45 40 35 = -45 0 0 | Ramsch, Vorhand 60, Mittelhand 40, Hinterhand 20 = -60 0 0 | Ramsch 40:60:20 = 0 -60 0
Ramsch: Hinterhand 60, Mittelhand 40, Vorhand 20 = 0 0 -60
Ramsch 60 60 0, keine Jungfrau = -60 -60 0 | Ramsch 60 60 0, Jungfrau = -120 -120 0
Ramsch 40/40/40 = -40 -40 -40
Ramsch 0 50 70, Jungfrau = 0 0 -140 | Ramsch 0 50 70, keine Jungfrau = 0 0 -70 | Ramsch 45 40 35 Bock = -90 0 0
Ramsch, Durchmarsch Mittelhand = 0 120 0 | Hinterhand macht einen Durchmarsch = 0 0 120
Ramsch 120 0 0, Durchmarsch = 120 0 0
Ramsch 120 0 0, kein Durchmarsch, keine Jungfrau = -120 0 0 | Ramsch, Vorhand alle Stiche = 120 0 0
Ramsch, Vorhand Durchmarsch, Bock = 240 0 0
Ramsch, Vorhand 50 Augen, Mittelhand 0 Augen, Hinterhand 70 Augen, Jungfrau Mittelhand = 0 0 -140
Ramsch: VH 45, MH 40, HH 35 = -45 0 0
ramsch forehand 45 middlehand 40 rearhand 35 = -45 0 0 | Ramsch 20, 30, 70 = 0 0 -70 | march by forehand = 120 0 0
ramsch, rearhand takes every trick = 0 0 120 | ramsch 0 70 50, forehand virgin = 0 -140 0
ramsch 35 40 45 bock bock = 0 0 -180
ramsch 45 35 40, forehand -45 = -45 0 0 | ramsch: 30 points, 50 points, 40 points = 0 -50 0
Ramsch 40 45 25, Skat 10, letzter Stich Hinterhand = 0 -45 0
Ramsch 40 45 25, 10 im Skat, Vorhand letzter Stich = -50 0 0
"""
"""A Ramsch: the score of each seat."""

REFUSED: Final = """\
# What is missing.
WORD_MISSING the game: ^ | ^30 gereizt | ^lost with 59 points | ^mit 2, 75 Augen
MATADORS_MISSING matadors: Herz, Gegner Schneider | Eichel Solo | Karo einfach | was kostet ein Grand | hearts, 61:59
POINTS_MISSING card points:
    Pik mit 2, ein Stich, verloren | Pik mit 2, lost, 3 tricks | Pik mit 2, 9 Stiche, gewonnen
    Herz mit 2, 3 Stiche | Herz mit 2, Kontra | Herz mit 2, Bock | hearts with 2, +30
TRICKS_MISSING tricks: Null, 30 Augen | Null, Kontra | Grand ouvert mit 4, 120 Augen
# What may be two things.
UNKNOWN_WORD points or a bid:
    Kreuz mit 2, ^60 | Kreuz mit 2 ^48 | clubs with 2, ^36 | hearts with 2, ^130 | Kreuz mit 2, ^24, 60
    Kreuz mit 2, ^60 gereizt 48 | Herz mit 2, 61 Augen, ^59 | Herz mit 2, ^61, 59
    Karo mit 1, 75 Augen, ^30 | Kreuz mit 2, 50 Augen, ^72
UNKNOWN_WORD a bid, or a score:
    Grand mit 2 gewonnen ^120 | Herz mit 2, lost ^100 | Kreuz mit 1 gewonnen ^33 | Herz mit 2 gewonnen ^45
    Grand mit 4 verloren, ^90
UNKNOWN_WORD followed by points or tricks:
    Kreuz mit 2, ^7 | Kreuz ^2, 61 Augen | clubs with 2, 61 points, ^24, 70 | Kreuz mit 2, ^3 gewonnen
    Kreuz mit 2, 61 Augen, gereizt 24, ^30 | Herz mit 2, ^zwei und sechzig Augen
    hearts with 2, defenders won ^3 | Pik mit 1, ^40 und 30 Augen | Pik mit 6, ^40 und 30 Augen
    Kreuz mit 2, ^60,5 Augen | Grand mit 4, ^60,5 Augen
WORD_MISSING won or lost:
    Kreuz mit 2 ^zu 59 | Kreuz mit 2 ^im Schneider | Kreuz mit 2, ^nicht aus dem Schneider
    Kreuz mit 2, ^war Schneider | Kreuz mit 2, ^Schneider geworden | clubs with 2, ^became schneider
    Kreuz mit 2, ^Alleinspieler Schneider | clubs with 2, ^in schneider
    Herz mit 2, die ^Gegner machen Schneider | hearts with 2, ^defenders make schneider
    Herz mit 2, die ^Gegner machen schwarz | hearts with 2, ^defenders take schwarz
UNKNOWN_WORD or these tricks:
    hearts with 2, ^lost 3 tricks | Herz mit 2, ^3 Stiche verloren | Null, ^keinen Stich verloren
    Herz mit 2, ^Gegner verlieren 4 Stiche | Herz mit 2, ^alle Stiche verloren | hearts with 2, ^lost all nine tricks
UNKNOWN_WORD Kontra, Re or Bock: Herz mit 2 verloren, ^verdoppelt | hearts with 2, lost, ^doubled
# What does not go together.
CONTRADICTION 60 points: Herz mit 2, Gegner 60:50 | Herz mit 2, Gegner verlieren mit 60
CONTRADICTION 61 points: Herz mit 2, verloren mit 61 | Kreuz mit 2, 61:60 | hearts with 2, 61 points, schneider
CONTRADICTION 59 points: Herz mit 2, gewonnen mit 59 | hearts with 2, 59 points, defenders 60 points
CONTRADICTION 85 points: Herz Hand mit 2, Schneider angesagt, gewonnen mit 85 | Herz mit 2, Eigenschneider, 85 Augen
CONTRADICTION value of 36:
    Karo ohne 3 Spiel 5 verloren | Karo ohne 2, Hand 5 | Spiel 5: Kreuz mit 2, 61 Augen | Kreuz mit 2 gewonnen = 48
    4 × 12 mit 2 Kreuz | 3 × clubs 11 = 33 with 2 | Karo mit 3 ist 40 wert | mit 2, Spiel 3, mal Kreuz 11
    Kreuz mit 2, 61 Augen, überreizt, gereizt 24 | Kreuz mit 2, gereizt 48, nicht überreizt, gewonnen
CONTRADICTION score of 36:
    Kreuz mit 2 gewonnen +48 | Kreuz mit 2 gewonnen, −72 | clubs with 2, won, a lost hand game counts once
CONTRADICTION factor of 2: Kreuz mit 2, Kontra: × 4, gewonnen
CONTRADICTION schneider:
    Herz mit 2, aufgegeben, Schneider | Herz mit 2, kein Schneider, 95 Augen
    Herz mit 2, Gegner Schneider, verloren | Herz mit 2, Eigenschneider, gewonnen
CONTRADICTION schwarz:
    Herz mit 2, 9 Stiche, schwarz | Herz mit 2, alle Stiche, nicht schwarz | Herz mit 2, selbst schwarz, alle Stiche
    Herz mit 2, Gegner schwarz, verloren | hearts with 2, lost, opponents schwarz
    Herz mit 2, selbst schwarz, gewonnen
CONTRADICTION 10 tricks: Herz mit 2, alle Stiche, verloren | hearts with 2, defenders without a trick, lost
CONTRADICTION given up: hearts with 2, conceded, won
CONTRADICTION no hand game: Herz ohne Hand mit 2, Schneider angesagt, gewonnen
CONTRADICTION march: Ramsch 70 50 0, Durchmarsch | Ramsch 120 0 0, Durchmarsch Mittelhand | ramsch 60 60 0, march
CONTRADICTION virgin:
    Ramsch 50 70 0, Vorhand Jungfrau | Ramsch 50 70 0, Jungfrau Mittelhand
    Ramsch 45 40 35, Jungfrau | ramsch 120 0 0, march, virgin
CONTRADICTION scores: Ramsch 45 40 35, Vorhand −50 | Ramsch 45 40 35, Mittelhand −40
CONTRADICTION with the most: Ramsch 45 40 35, die meisten Augen: Mittelhand
CONTRADICTION factor of 1: Ramsch 45 40 35 × 3
CONTRADICTION factor of 2: Ramsch 45 40 35 Bock × 4
# What went wrong, told without who did it, or so that it cannot be.
WORD_MISSING who did it:
    hearts with 2, ^revoked | Herz mit 2, ^nicht bedient | hearts with 2, ^both revoked | hearts with 2, ^both gave up
    Herz mit 2, ^hingeworfen | Herz mit 2, ^beide Parteien bedienen nicht | null, ^thrown
WORD_MISSING which side that seat is on: hearts with 2, ^forehand revoked | Herz mit 2, ^Mittelhand gibt auf
UNKNOWN_WORD who did it: hearts with 2, defender 30, ^he revoked | Herz mit 2, Gegner 30, ^er bekennt falsch
UNKNOWN_WORD who did it: hearts with 2, declarer 30, ^they revoked
UNKNOWN_WORD the last trick:
    hearts with 2, ^declarer looked at the last trick | Herz mit 2, ^ein Gegner sieht sich den letzten Stich an
CONTRADICTION the declarer revoked: hearts with 2, declarer revoked, won | Herz mit 2, gewonnen, er bekennt falsch
CONTRADICTION the defenders exposed: hearts with 2, a defender showed a card, lost
CONTRADICTION value of 30:
    hearts with 2, a defender revoked, schneider | Herz mit 2, Gegner bekennt falsch, Schwarz
    hearts with 2, 61 points, declarer revoked, schwarz
CONTRADICTION schneider: hearts with 2, schneider claimed schwarz, accepted
UNKNOWN_WORD points or tricks: hearts with 2, claimed, ^3 defenders accepted
UNKNOWN_WORD say which: hearts with 2, ^70 defenders gave up
CONTRADICTION schneider: hearts with 2, 90 points, declarer revoked, opponents out of schneider, no schneider
CONTRADICTION value of 40: hearts with 2, 90 points, declarer revoked, declarer in schneider
CONTRADICTION score of -60: hearts with 2, declarer revoked, +30
CONTRADICTION the defenders: hearts with 2, a defender led before announcing | Herz mit 2, Gegner deckt den Skat auf
CONTRADICTION the declarer: hearts with 2, declarer named a trick
CONTRADICTION 3 tricks: hearts with 2, 61 points, 6 tricks, defenders 3 tricks
WORD_TWICE repeats:
    hearts with 2, declarer revoked, ^a defender revoked | Herz mit 2, aufgegeben, ^ein Gegner bekennt falsch
NO_SCORE_FOLLOWS goes back: hearts with 2, declarer showed a card | Herz mit 2, Alleinspieler lässt eine Karte fallen
NO_SCORE_FOLLOWS deals again: hearts with 2, both have the wrong number of cards | Herz mit 2, falsche Kartenzahl: beide
NO_SCORE_FOLLOWS play:
    hearts with 2, declarer counted aloud | Herz mit 2, ein Gegner zählt laut
    hearts with 2, a defender found a lost card in time
NO_SCORE_FOLLOWS play goes on: hearts with 2, claimed, a defender refused | Herz mit 2, beansprucht, abgelehnt
DEAL_NEEDED the cards decide:
    hearts with 2, declarer showed the skat | Herz mit 2, der Alleinspieler lässt die Stiche liegen
    hearts with 2, a defender gathered in a trick of two cards | hearts with 2, a defender claimed
    Herz mit 2, ein Gegner nimmt beim Reizen den Skat auf
WORD_MISSING the claim was accepted:
    hearts with 2, 70 points, ^claimed | Herz mit 2, ^Schwarz beansprucht
    hearts with 2, ^claimed, one defender accepted
WORD_MISSING what the side that threw: hearts with 2, defenders 30, ^declarer throws | Herz mit 2, ^ein Gegner wirft hin
WORD_MISSING Schwarz or no Schwarz: hearts with 1, defenders no trick, ^a defender throws
POINTS_OUT_OF_RANGE 130:
    hearts with 2, defenders 130, declarer revoked | hearts with 2, 130 points, declarer revoked
    hearts with 2, defenders 130, a defender throws
LEVEL_NOT_AGREED in a suit game or Grand: null, claimed schwarz, accepted
UNKNOWN_WORD write it like: hearts with 2, won, ^accepted
UNKNOWN_WORD write it like: hearts with 2, ^declarer did not revoke | hearts with 2, ^declarer and a defender revoked
# What is said twice.
WORD_TWICE repeats:
    Herz ^Pik mit 2 | Herz mit 2, ^ohne 3 | Herz mit 2, gewonnen, ^verloren | Herz mit 2, 75 Augen, ^80 Augen
    Herz mit 2, won with 93, ^with 3 | Herz mit 2, ^mit 3 gewonnen | Herz mit 2, 61:59, ^61 Augen
    3 × ^clubs 12, with 2, hearts | Herz mit 2, Kontra, ^mit Kontra | Herz mit 2, gereizt 20, ^30 gereizt
    Herz mit 2, gespalten, ^60 Augen | Ramsch 45 40 35 ^20 | Ramsch Vorhand 60, ^Vorhand 40
    Ramsch 0 50 70, Jungfrau, ^keine Jungfrau | Herz mit 2, Gegner Schneider, ^Eigenschneider | Ramsch ^Herz
    Ramsch 120 0 0, kein Durchmarsch, ^Durchmarsch Vorhand | Durchmarsch Hinterhand ^Null
# What cannot be.
BAD_MATADORS possible number: Grand mit 5 | Herz mit 17 | hearts with 12, 75 points | Herz mit 0 gewonnen
BAD_BID nobody can have bid 65: Kreuz mit 2, 61 gereizt 65
POINTS_OUT_OF_RANGE 130: Herz mit 2, 130 Augen
POINTS_IMPOSSIBLE points: Herz mit 2, verloren mit 1 Auge | Herz mit 2, kein Stich, 40 Augen
BAD_BID nobody can have bid 19: Herz mit 2, gereizt 19 | Herz mit 2, 61 Augen, 19 gereizt
NULL_BELOW_BID Null: Null, gereizt 24 | null, won, bid 24
NULL_LEVEL Null: Null ^Schneider gewonnen | Null Hand Schneider angesagt | Null, ^Schwarz gespielt
RE_WITHOUT_KONTRA Kontra: Herz mit 2, Re, gewonnen
RAMSCH_POINTS 110: Ramsch 45 40 25
RAMSCH_CARDS no cards: Ramsch 1 59 60
RAMSCH_LEVEL hand: ramsch hand
NO_MATADORS matadors: Ramsch ^mit 2
WORD_MISSING each player (forehand, middlehand, rearhand):
    ^Ramsch | ^Ramsch 60 60 | ^Durchmarsch | ^Jungfrau | ^ramsch, 50 points | ^Ramsch 45 40 35, Vorhand 45
WORD_MISSING virgin:
    ^Ramsch 70 50 0 | ^Ramsch 60 60 0 | ^Ramsch 120 0 0, kein Durchmarsch
    ^Ramsch, Vorhand 50, Mittelhand 70, Hinterhand 0
WORD_MISSING march: ^Ramsch 120 0 0 | ^Ramsch, Vorhand 0, Mittelhand 0, Hinterhand 120
WORD_MISSING schneider or schwarz: Herz Hand mit 2, angesagt ^5, gewonnen
WORD_MISSING last trick: ^Ramsch 45 40 25, Skat 10
# What is not understood, with the nearest thing that is.
UNKNOWN_WORD 'spades': ^spdaes with 1 | ^spadess with 1
UNKNOWN_WORD 'Kreuz': ^Kreutz mit 1 | was kostet ^Kreus mit 1
UNKNOWN_WORD 'Herz': ^Hertz mit 2 | was kostet ^Hezr mit 2
UNKNOWN_WORD 'verloren': Herz mit 2, ^verlorn | Herz mit 2 ^veloren
UNKNOWN_WORD 'with': hearts ^wit 2, 61 points | grand ^wiht 2
UNKNOWN_WORD 'two': hearts with ^tow, 61 points
UNKNOWN_WORD 'ninety': hearts with 2, ^ninty points | ^ninetey points, hearts with 2
UNKNOWN_WORD 'neunzig': Herz mit 2, ^neunzg Augen
UNKNOWN_WORD 'Augen': Herz mit 2, 61 ^Agen | Herz mit 2, 61 ^Augn
UNKNOWN_WORD 'points': hearts with 2, 61 ^pionts | hearts with 2, 61 ^pointz
UNKNOWN_WORD 'Stich': Null, kein ^Stihc
UNKNOWN_WORD 'tricks': grand with 1, 4 ^trciks, 61 points
UNKNOWN_WORD 'gereizt': Herz mit 2, ^gereitz 30, 61 Augen
UNKNOWN_WORD 'schneider': Herz mit 2, ^Schnieder | hearts with 2, ^shneider
UNKNOWN_WORD 'Kontra': Herz mit 2, ^Kontar, gewonnen
UNKNOWN_WORD 'aufgegeben': Herz mit 2, ^aufgegebn
UNKNOWN_WORD 'revoked': hearts with 2, declarer ^revokd | hearts with 2, a defender ^revoekd
UNKNOWN_WORD 'bedient': Herz mit 2, Gegner haben nicht ^bedint
# What is not understood, with what would be right.
UNKNOWN_WORD 'Augen' in German: Herz mit 2, 70 ^Punkte
UNKNOWN_WORD matadors are counted: Herz mit zwei ^Buben, 61 Augen | hearts with 2 ^jacks, won
UNKNOWN_WORD with or without: Herz 2 ^Spitzen gewonnen | Grand ^gegen 2 Gegner gewonnen
UNKNOWN_WORD a number follows:
    hearts ^with, 61 points | Kreuz mit 2, ^gereizt | Pik mit 2 ^gereizt, 61 Augen | ^mit einem Grand ohne 2
    61 Augen ^mit Herz mit 2
UNKNOWN_WORD nobody scores: ^eingepasst | ^passed in | ^abgebrochen, Vorhand hat den Tisch verlassen
UNKNOWN_WORD nobody pushes: Ramsch 45 40 35 ^geschoben 2
UNKNOWN_WORD write it like:
    ^foo | hearts with 2, ^teh | Herz mit 2, ^wir haben gewonnen | Herz mit 2, ^mindestens 61 Augen
    Herz mit 2, ^mehr als 60 Augen | Herz mit 2, ^nicht 61 Augen | every trick ^but one, hearts with 2
    alle Stiche ^bis auf einen, Herz mit 2 | ^fast alle Stiche, Herz mit 2 | Herz mit 2, ^Vorhand gewonnen
    Herz mit 2, 60 ^von 120 Augen | hearts with 2, 60 ^of 120 points | hearts with 2, lost ^by 20 points
    hearts with 2, ^would have won | Herz mit 2, ^wäre gewonnen | Herz mit 2 ^auf der Hand, gewonnen
    Herz mit 2, ^sagte Schneider | hearts with 2, ^said schneider | 3 ^of 10 tricks, hearts with 2
    hearts with 2, ^-61 points | hearts with 2, ^61.5 points | hearts with 2, bid ^-18 | ^h with 2, won
    Herz mit 2, ^Gegner | Herz mit 2, ^angesagt | hearts with ^22222 | ^may rearhand bid 20? | Herz mit 2, 61 ^%
    ^alle neun Stiche, Herz mit 2 | Herz mit 2, ^Rindfleischetikettierungsueberwachungsaufgabe
    Grand ohne 3, 75 Augen, ^angesagt 20 | Pik Hand mit 4 ^angesagt 95 Augen | hearts with 2, I ^won't
    clubs with 1, ^made 7
    Herz mit 2, ^nicht nur 61 Augen | hearts with 2, ^not just 61 points
UNKNOWN_WORD not understood here; write it like:
    Herz Hand mit 2, Schneider ^unangesagt | Herz Hand mit 2, Schneider ^abgesagt | Herz mit 2, ^abgegeben
    Herz mit 2, ^Spieler 61 Augen | Herz mit 2, ^wir 61 Augen | hearts with 2, ^gave | hearts with 2, ^less
"""
"""What is refused, with the code, words of the message, and a mark at the place that is named, if one is."""
