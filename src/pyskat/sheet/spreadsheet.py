"""What does the CSV of a sheet hold? What is seen on the sheet, and beside it all that is needed to read it back."""

import csv as csv_module
import io
import json
from collections.abc import Iterator
from typing import Final

from attrs import asdict

from pyskat.language.words import GAME_NAMES
from pyskat.rules import ISKO, PRESETS, Rules
from pyskat.scoring.judgement import Ending, Facts
from pyskat.scoring.settlement import Settlement
from pyskat.sheet.entry import Entry
from pyskat.sheet.layout import Table, cells

__all__ = ["DEFENDERS", "DETAILS", "SCORES", "SYSTEM", "csv", "details", "shown"]

DETAILS: Final = ("Player", "Sat out", "Times", "Reason", "Result", "Rules")
"""The columns to the right of the players' totals; one more has the system in its heading, and nothing below."""
SYSTEM: Final = "System: "
SCORES: Final = "scores"
"""The result of a Ramsch begins with this: what each player scores, once."""
DEFENDERS: Final = "; defenders "
"""Between the words of a game and what the defenders had when it was given up."""


def csv(table: Table, entries: tuple[Entry, ...], system: str) -> str:
    """Write a sheet as comma-separated values.

    Args:
        table: What is seen.
        entries: The entries, one for each row of the table.
        system: The name of the scoring system.
    """
    head, *rows, _ = cells(table, minus="-")
    out = io.StringIO()
    writer = csv_module.writer(out, lineterminator="\n")
    writer.writerow((*head, *DETAILS, SYSTEM + shown(system)))
    writer.writerows((*row, *details(entry, table.players), "") for row, entry in zip(rows, entries, strict=True))
    return out.getvalue()


def shown(text: str) -> str:
    """Put a blank in the place of each character that cannot be shown, such as a line end."""
    return "".join(character if character.isprintable() else " " for character in text)


def details(entry: Entry, names: tuple[str, ...]) -> tuple[str, ...]:
    """Tell what is in the columns :data:`DETAILS`."""
    result, rules = "", ""
    if isinstance(entry.outcome, Settlement):
        result, rules = _in_words(entry.outcome), _stated(entry.outcome.rules)
    elif entry.scores is not None:
        result = " ".join([SCORES, *map(str, entry.scores)])
    return (
        "" if entry.player is None else names[entry.player],
        "" if entry.sitting_out is None else names[entry.sitting_out],
        "" if entry.factor == 1 else str(entry.factor),
        shown(entry.reason),
        result,
        rules,
    )


def _in_words(settled: Settlement) -> str:
    """Tell a game in words that are settled to the same again."""
    game, facts = settled.contract, settled.facts
    levels = [word for word, there in (("hand", game.hand), ("ouvert", game.ouvert)) if there]
    said = [" ".join([GAME_NAMES["en"][game.game], *levels])]
    if settled.matadors is not None:
        said[0] += f" {settled.matadors}"
    if game.schneider_announced and not game.ouvert:
        said.append(f"{'schwarz' if game.schwarz_announced else 'schneider'} announced")
    said += _taken(facts.points, facts.tricks)
    if settled.bid is not None:
        said.append(f"bid {settled.bid}")
    said += [word for word, there in (("kontra", settled.kontra), ("re", settled.re)) if there]
    said += ["bock"] * settled.doublings
    if facts.ended is not Ending.PLAYED:
        said.append("conceded" if facts.ended is Ending.DECLARER_CONCEDED else "defenders conceded")
    return ", ".join(said) + "".join(_defenders(facts))


def _defenders(facts: Facts) -> Iterator[str]:
    taken = [*_taken(facts.defender_points, facts.defender_tricks)]
    if taken:
        yield DEFENDERS + ", ".join(taken)


def _taken(points: int | None, tricks: int | None) -> Iterator[str]:
    if points is not None:
        yield f"{points} points"
    if tricks is not None:
        yield "1 trick" if tricks == 1 else f"{tricks} tricks"


def _stated(rules: Rules) -> str:
    """Name a preset, or state what differs from the Skat Order."""
    for name, preset in PRESETS.items():
        if rules == preset:
            return name
    usual = asdict(ISKO)
    return json.dumps({name: value for name, value in asdict(rules).items() if value != usual[name]})
