"""What is a line of a sheet called? The player, the game, and what was scored, in a few words."""

from pyskat.language.listed import Listed
from pyskat.language.terms import CardStyle, Language
from pyskat.scoring.settlement import Settlement
from pyskat.sheet.entry import Entry

__all__ = ["said", "value"]


def said(entry: Entry, names: tuple[str, ...], language: Language = "en", style: CardStyle | None = None) -> str:
    """Name the player, whose name is the same in every language, and the game, in a few words."""
    doubled = f" × {entry.factor}" if entry.factor > 1 else ""
    if entry.player is None:
        return (Listed.RAMSCH if entry.scores is not None else Listed.PASSED_IN).say(language) + doubled
    name = names[entry.player]
    if entry.points is not None:
        return f"{name}: {Listed.PENALTY.say(language)}"
    if not isinstance(entry.outcome, Settlement):
        return name + doubled
    settled = entry.outcome
    with_what = f" {settled.matadors.say(language)}" if settled.matadors is not None else ""
    return f"{name}: {settled.contract.say(language, style)}{with_what}{doubled}"


def value(entry: Entry) -> str:
    """Write what was scored, with its sign; in a Ramsch what each player scored who scored anything."""
    if entry.points is not None:
        return f"{entry.points:+d}"
    if entry.scores is not None:
        return " ".join(str(score) for score in entry.ramsch_scores if score) or "0"
    return f"{entry.score:+d}" if entry.score else "0"
