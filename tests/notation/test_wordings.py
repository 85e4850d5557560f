"""The same facts in other words are the same result: each part of what one tells has many wordings."""

import random
from typing import Final

from hypothesis import given, settings
from hypothesis import strategies as st

import pyskat as sk
from effort import some
from laws.strategies import LAW
from pyskat.scoring.settlement import is_possible

GAMES: Final = {
    sk.Game.DIAMONDS: "Karo Schellen diamonds ♦ Karospiel",
    sk.Game.HEARTS: "Herz Rot hearts ♥ Herzsolo",
    sk.Game.SPADES: "Pik Grün Laub spades ♠ Blatt",
    sk.Game.CLUBS: "Kreuz Eichel clubs ♣ Eichelsolo",
    sk.Game.GRAND: "Grand grand GRAND Großspiel",
}
COUNTS: Final = {
    1: "1 einem eins one",
    2: "2 zwei zweien two",
    3: "3 drei dreien three",
    4: "4 vier vieren four",
    5: "5 fünf fuenfen five",
    7: "7 sieben seven",
    11: "11 elf eleven",
}
TENS: Final = ["zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig"]
ONES: Final = ["ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"]
ENGLISH_TENS: Final = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
ENGLISH_ONES: Final = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]


def in_words(number: int, rng: random.Random) -> str:
    """Write a number from 21 to 99 in figures or in words, put together from those of its digits."""
    tens, ones = divmod(number, 10)
    if not 2 <= tens <= 9:
        return str(number)
    german = TENS[tens - 2] if not ones else f"{ONES[ones - 1]}und{TENS[tens - 2]}"
    english = (
        ENGLISH_TENS[tens - 2] if not ones else f"{ENGLISH_TENS[tens - 2]}{rng.choice(' -')}{ENGLISH_ONES[ones - 1]}"
    )
    return rng.choice([str(number), german, english])


def named(contract: sk.Contract, rng: random.Random) -> list[str]:
    """Name a game and its levels."""
    game = rng.choice(GAMES[contract.game].split())
    if contract.ouvert:
        return [f"{game} {rng.choice(['ouvert', 'offen', 'open'])}"]
    if contract.schwarz_announced:
        announced = ["Schwarz angesagt", "schneider and schwarz announced", "angesagt: Schwarz"]
    elif contract.schneider_announced:
        announced = ["Schneider angesagt", "schneider announced", "mit angesagtem Schneider"]
    else:
        announced = ["aus der Hand", "Handspiel", "hand", "from the hand"]
    return [game, rng.choice(announced)] if contract.hand else [game]


def went(points: int, tricks: int, rng: random.Random) -> list[str]:
    """Tell how it went, with tricks where one side has taken all."""
    said = in_words(points, rng)
    told = [f"{said} Augen", f"{said} points", f"{points}:{120 - points}", f"{points} zu {120 - points}"]
    told += [f"Gegner {in_words(120 - points, rng)} Augen", f"defenders {120 - points}", f"Augen: {points}"]
    every = {
        0: ["kein Stich", "no trick", "Gegner alle Stiche"],
        10: ["alle Stiche", "every trick", "Gegner kein Stich"],
    }
    return [rng.choice(told), *([rng.choice(every[tricks])] if tricks in every else [])]


@st.composite
def tellings(draw: st.DrawFn) -> tuple[str, sk.Settlement]:
    """What somebody tells of a game, and the game settled by its facts."""
    rng = random.Random(draw(st.integers(0, 2**32 - 1)))
    contract = rng.choice([each for each in CONTRACTS if each.game.has_matadors])
    count = rng.choice([each for each in COUNTS if contract.game is not sk.Game.GRAND or each <= 4])
    held = rng.random() < 0.5
    side = rng.choice(["mit", "with"] if held else ["ohne", "without", "gegen", "against"])
    tricks = rng.randint(0, 10)
    most = 119 if contract.schwarz_announced and tricks < 10 else 120  # with all points, the tricks have to be told
    points = rng.choice([points for points in range(most + 1) if is_possible(points, tricks)])
    bid = rng.choice([None, *sk.BID_VALUES])
    doubled = rng.choice([[], [], ["Kontra"], ["Kontra", "Re"], ["Bock"], ["mit Kontra und Re", "Bock"]])
    settled = sk.settle(
        contract,
        bid=bid,
        matadors=count if held else -count,
        points=points,
        tricks_taken=tricks if tricks in {0, 10} else None,
        kontra=any("Kontra" in each for each in doubled),
        re=any("Re" in each for each in doubled),
        doublings=doubled.count("Bock"),
    )
    bids = [
        f"gereizt {bid}",
        f"{bid} gereizt",
        f"gereizt bis {bid}",
        f"bid {bid}",
        f"bis {bid} gereizt",
        f"Reizung: {bid}",
    ]
    parts = [*named(contract, rng), f"{side} {rng.choice(COUNTS[count].split())}", *went(points, tricks, rng), *doubled]
    parts += [rng.choice(bids)] if bid is not None else []
    rng.shuffle(parts)
    return rng.choice([", ", "; ", " – ", ". ", ",\N{NO-BREAK SPACE}"]).join(parts), settled


CONTRACTS: Final = (*sk.contract.SKAT_CONTRACTS, *sk.contract.HAND_CONTRACTS)


@given(telling=tellings())
@settings(parent=LAW, max_examples=some(600))
def test_the_same_facts_are_the_same_result_in_any_words(telling: tuple[str, sk.Settlement]) -> None:
    told, settled = telling
    assert sk.reckon(told) == settled
