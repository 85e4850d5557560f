"""Five rule questions, as they come up at a table, and what pyskat answers."""

import pyskat as sk


def main() -> None:
    """Ask them and print the answers."""
    ask("I announced Schneider in a Grand hand with four and have 89 points. Does the missed level cost me?")
    print(sk.reckon("grand hand with 4, schneider announced, 89 points"))

    ask("I bid 23 and played spades with one, worth 22. Was there a way to win?")
    for points in (89, 90):
        print(sk.settle(sk.Contract(sk.Game.SPADES), bid=23, matadors=1, points=points))

    ask("My one trick in the Null was seven, eight, nine: nothing in it. Is it lost all the same?")
    print(sk.settle(sk.Contract(sk.Game.NULL), tricks_taken=1, points=0))

    ask("Spades are trumps and hearts are led. May I play the jack of hearts and keep the ace?")
    hand = sk.cards("HJ HA C7")
    print(sk.why_not_card(sk.Card.HJ, hand, [sk.Card.H9], sk.Game.SPADES))

    ask("We lost a hand game at a table that still plays by the rules before 1999. What is it?")
    for rules in (sk.PRE_1999, sk.ISKO):
        print(sk.reckon("clubs hand with 1, 58 points", rules=rules))


def ask(question: str) -> None:
    """Print a question."""
    print(f"\n{question}")


if __name__ == "__main__":
    main()
