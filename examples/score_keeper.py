"""The core of a score-keeping app: games told in words become a list, without a single card."""

import pyskat as sk

PLAYERS = ("Anna", "Ben", "Cleo")

EVENING = (
    ("Anna", "grand hand with 2, 75 points, bid 72"),
    ("Cleo", "spades with 1, 60 points, bid 22"),
    ("Ben", "null hand, 1 trick, bid 35"),
    ("Anna", "diamonds with 1, 121 points"),
    ("Anna", "diamonds with 1, 75 points, bid 30"),
    ("Ben", "hearts without 3, 92 points, bid 40"),
)
"""What the players said after each game. Nobody can have 121 points."""


def enter(sheet: sk.Sheet, name: str, told: str) -> sk.Sheet:
    """Enter a game, or print what is wrong with it.

    Args:
        sheet: The list so far.
        name: Who played.
        told: The game in words.

    Returns:
        The list with the game, or the old list.
    """
    print(f"{name}: {told}")
    try:
        entry = sk.Entry.game(PLAYERS.index(name), sk.reckon(told))
    except sk.SkatError as error:
        print(f"  not entered: {error}")
        return sheet
    print(f"  {entry}")
    return sheet.enter(entry)


def main() -> None:
    """Keep the list of an evening."""
    sheet = sk.Sheet(PLAYERS)
    for name, told in EVENING:
        sheet = enter(sheet, name, told)

    print("\nBen took no trick after all, so the third deal is corrected.")
    sheet = sheet.replace(2, sk.Entry.game(1, sk.reckon("null hand, no trick, bid 35")))

    print("Cleo was late, which costs fifty points and is no deal.")
    sheet = sheet.enter(sk.Entry.penalty(PLAYERS.index("Cleo"), -50))

    print(f"\n{sheet}\n")
    for standing in sheet.standings():
        print(f"{standing.rank}. {standing.name}: {standing.total} points, {standing.won} won, {standing.lost} lost")


if __name__ == "__main__":
    main()
