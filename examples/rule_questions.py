"""Rule questions as they come up at the table, with pyskat's answers; the last ones are in German."""

import random

import pyskat as sk
from pyskat.court import Offence, OffenceKind, Party, ruling


def main() -> None:
    """Ask them and print the answers."""
    about_results()
    about_values()
    about_play()
    about_the_court()
    auf_deutsch()


def about_results() -> None:
    """Ask who has won, and what it counts: reckon() takes a game in words, settle() the same facts as arguments."""
    ask("I announced Schneider in a Grand hand with four and have 89 points. Does the level I missed cost me?")
    print(sk.reckon("grand hand with 4, schneider announced, 89 points"))

    ask("I bid 23 and played spades with one, worth 22. Was there a way to win?")
    for points in (89, 90):
        print(sk.settle(sk.Contract(sk.Game.SPADES), bid=23, matadors=1, points=points))

    ask("My one trick in the Null was seven, eight, nine: no points at all. Have I still lost?")
    print(sk.settle(sk.Contract(sk.Game.NULL), tricks_taken=1, points=0))

    ask("I lost a hand game at a table that still plays by the rules from before 1999. What does it cost?")
    for rules in (sk.PRE_1999, sk.ISKO):
        print(sk.reckon("clubs hand with 1, 58 points", rules=rules))


def about_values() -> None:
    """Ask what a game is worth, and what may be bid."""
    ask("I hold all seven hearts, three aces and no jack. How far can I bid a hearts hand?")
    hand, hearts = sk.cards("HA HT HK HQ H9 H8 H7 CA SA DA"), sk.Contract.parse("hearts hand")
    print(sk.game_value(hearts, sk.matadors(hand, hearts.game)))

    ask("I bid 60 and made 98 points, but the jack of spades lay in the skat. Did I win?")
    print(sk.settle(hearts, bid=60, matadors=sk.matadors(hand | sk.cards("SJ D7"), hearts.game), points=98))

    ask("Forehand holds 48, and I have a Null ouvert hand. What do I bid next, and how far can I go?")
    print(f"{sk.next_bid(48)}, and {sk.game_value(sk.Contract.parse('null ouvert hand')).value} at most")


def about_play() -> None:
    """Ask why something is not allowed, and which rule says so."""
    ask("Spades are trumps and hearts are led. May I play the jack of hearts and keep the ace?")
    answer(sk.why_not_card(sk.Card.HJ, sk.cards("HJ HA C7"), [sk.Card.H9], sk.Game.SPADES))

    ask("Forehand has held 18. May I say 19?")
    auction = sk.play(sk.start(sk.Deal.shuffled(random.Random(1))), "18 hold")
    answer(sk.why_not(auction, sk.Bid(19)))

    ask("I won the auction and have not looked at the skat. May I play clubs without saying hand?")
    won = sk.play(auction, "pass, 20, pass")
    answer(sk.why_not(won, sk.Declare(sk.Contract(sk.Game.CLUBS))))


def about_the_court() -> None:
    """Ask what follows if somebody broke a rule: ruling() takes the game as settle() does, and what happened."""
    ask("I bid 23 and played spades with one. In the sixth trick a defender revoked. What is it worth?")
    print(ruling(sk.Contract(sk.Game.SPADES), 1, offence=Offence(OffenceKind.REVOKE, Party.DEFENDERS), bid=23))

    ask("I had 64 points in a Grand with two when I played out of turn. Have I lost?")
    fault = Offence(OffenceKind.OUT_OF_TURN, Party.DECLARER)
    print(ruling(sk.Contract(sk.Game.GRAND), 2, offence=fault, bid=48, points=64))


def auf_deutsch() -> None:
    """Ask in German."""
    ask("Karo mit einem, bis 30 gereizt und 75 Augen: gewonnen?")
    print(sk.reckon("Karo mit 1, 75 Augen, gereizt 30").explain("de"))

    ask("Bis 48 gereizt: geht noch ein Null ouvert?")
    try:
        sk.reckon("Null ouvert, kein Stich, gereizt 48")
    except sk.ContractError as error:
        answer(error.reason, "de")

    ask("Ich spiele Herz Hand mit zweien und sehe nach dem dritten Stich in den Skat. Verloren?")
    fault = Offence(OffenceKind.LOOKED_AT_SKAT, Party.DECLARER)
    print(ruling(sk.Contract.parse("Herz Hand"), 2, offence=fault, bid=40).explain("de"))

    ask("Pik ist Trumpf, Herz ist angespielt. Darf ich den Herzbuben zugeben und das Ass behalten?")
    answer(sk.why_not_card(sk.Card.HJ, sk.cards("HJ HA C7"), [sk.Card.H9], sk.Game.SPADES), "de")


def ask(question: str) -> None:
    """Print a question."""
    print(f"\n{question}")


def answer(reason: sk.Reason | None, language: sk.Language = "en") -> None:
    """Print why not, with the source of the rule, or that it is allowed.

    Args:
        reason: What speaks against it; None if nothing does.
        language: ``"en"`` or ``"de"``.
    """
    yes = {"en": "yes", "de": "ja"}[language]
    print(f"{reason.explain(language)} [{reason.cite(language)}]" if reason is not None else yes)


if __name__ == "__main__":
    main()
