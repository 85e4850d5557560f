"""What does the CSV of a sheet hold? What is seen on the sheet, and beside it all that is needed to read it back."""

import csv as csv_module
import io
import json
from collections.abc import Iterator
from typing import Final

from attrs import asdict

from pyskat.language.listed import Listed
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Language, Term, say
from pyskat.language.words import GAME_NAMES
from pyskat.rules import ISKO, PRESETS, Rules
from pyskat.scoring.judgement import Ending
from pyskat.scoring.settlement import Settlement
from pyskat.sheet.entry import Entry
from pyskat.sheet.layout import Table, cells

__all__ = ["DETAILS", "HEAD", "csv", "details", "shown"]

HEAD: Final = (Listed.DEAL, Listed.GAME, Listed.VALUE)
"""The headings before the players."""
DETAILS: Final = (Listed.PLAYER, Listed.SAT_OUT, Listed.TIMES, Listed.REASON, Listed.RESULT, Listed.RULES)
"""Those behind the players; one more has the system in its heading, and nothing below."""


def csv(table: Table, entries: tuple[Entry, ...], system: str, language: Language) -> str:
    """Write a sheet as comma-separated values.

    Args:
        table: What is seen, in this language.
        entries: The entries, one for each row of the table.
        system: The name of the scoring system.
        language: ``"en"`` or ``"de"``.
    """
    before, behind = ([heading.say(language) for heading in headings] for headings in (HEAD, DETAILS))
    last = Listed.SYSTEM.of(name=shown(system)).say(language)
    out = io.StringIO()
    writer = csv_module.writer(out, lineterminator="\n")
    writer.writerow((*before, *table.players, *behind, last))
    for row, entry in zip(cells(table, minus="-")[1:-1], entries, strict=True):
        writer.writerow((*row, *details(entry, table.players, language), ""))
    return out.getvalue()


def shown(text: str) -> str:
    """Put a blank in the place of each character that cannot be shown, such as a line end."""
    return "".join(character if character.isprintable() else " " for character in text)


def details(entry: Entry, names: tuple[str, ...], language: Language) -> tuple[str, ...]:
    """Tell what is below the headings :data:`DETAILS`."""
    result, rules = "", ""
    if isinstance(entry.outcome, Settlement):
        result, rules = _in_words(entry.outcome, language), _stated(entry.outcome.rules)
    elif entry.scores is not None:
        result = " ".join([Listed.SCORES.say(language), *map(str, entry.scores)])
    return (
        "" if entry.player is None else names[entry.player],
        "" if entry.sitting_out is None else names[entry.sitting_out],
        "" if entry.factor == 1 else str(entry.factor),
        shown(entry.reason),
        result,
        rules,
    )


_ENDED: Final = {
    Ending.DECLARER_CONCEDED: Listed.CONCEDED,
    Ending.DEFENDERS_CONCEDED: Listed.DEFENDERS_CONCEDED,
    Ending.CLAIMED: Listed.CLAIMED,
    Ending.THROWN: Listed.THROWN,
    Ending.REPLACED: Listed.REPLACED,
}


def _in_words(settled: Settlement, language: Language) -> str:
    """Tell a game in words that are settled to the same again."""
    said = [say(term, language) for term in _terms(settled, language)]
    had = [say(term, language) for term in _taken(settled.facts.defender_points, settled.facts.defender_tricks)]
    return ", ".join(said) + (Listed.DEFENDERS_HAD.say(language) + ", ".join(had) if had else "")


def _terms(settled: Settlement, language: Language) -> Iterator[Term]:
    """Give what is said of a game, part by part."""
    game, facts = settled.contract, settled.facts
    levels = [level.say(language) for level, there in ((Phrase.HAND, game.hand), (Phrase.OUVERT, game.ouvert)) if there]
    with_what = [settled.matadors.say(language)] if settled.matadors is not None else []
    yield " ".join([GAME_NAMES[language][game.game], *levels, *with_what])
    if game.schneider_announced and not game.ouvert:
        yield Listed.ANNOUNCED.of(level=Phrase.SCHWARZ if game.schwarz_announced else Phrase.SCHNEIDER)
    yield from _taken(facts.points, facts.tricks)
    if settled.bid is not None:
        yield Listed.BID.of(value=settled.bid)
    yield from [word for word, there in ((Phrase.KONTRA, settled.kontra), (Phrase.RE, settled.re)) if there]
    yield from [Listed.DOUBLED] * settled.doublings
    if facts.ended is not Ending.PLAYED:
        level = facts.claimed
        yield _ENDED[facts.ended] if level is None else Listed.CLAIMED_LEVEL.of(level=Phrase[level.upper()])


def _taken(points: int | None, tricks: int | None) -> Iterator[Term]:
    if points is not None:
        yield Phrase.POINTS.of(count=points)
    if tricks is not None:
        yield Phrase.TRICKS.of(count=tricks)


def _stated(rules: Rules) -> str:
    """Name a preset, or state what differs from the Skat Order."""
    for name, preset in PRESETS.items():
        if rules == preset:
            return name
    usual = asdict(ISKO)
    return json.dumps({name: value for name, value in asdict(rules).items() if value != usual[name]})
