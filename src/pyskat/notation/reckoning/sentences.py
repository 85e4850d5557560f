"""What stands in a sentence that says a value or a result? Remarks, the steps, sums and scores."""

from typing import Final

from pyskat.notation.reckoning import doers, notes
from pyskat.notation.reckoning.grammar import Found
from pyskat.notation.reckoning.said import Said, once
from pyskat.notation.reckoning.told import Claim
from pyskat.scoring.judgement import SCHNEIDER

_MOST_STEPS: Final = 18
"""With eleven, game, hand, and five levels more: no count goes further."""


def remark(told: Said, found: Found) -> None:
    """Note a remark beside a result."""
    remark = str(found.one("remark").value)
    told.decided = told.decided or remark.endswith("_left")
    if remark.startswith("schneider_missed"):
        notes.announce(told, {"schneider"})
    elif remark == "schwarz_missed":
        notes.announce(told, {"schwarz"})
    elif remark == "own":
        notes.verdict(told, found, won=False)
    elif remark == "once":
        told.claims.append(Claim("once", 0, found.word))


def heading(told: Said, found: Found) -> None:
    """Note what a player plays; here a level is announced by its name."""
    doers.plays(told, found)
    for token in found.all("name"):
        if token.kind == "GAME":
            told.named.append(token)
        elif token.kind == "LEVEL":
            notes.announce(told, {str(token.value)})
        else:
            told.flags.add(token.kind.lower())


def worth(told: Said, found: Found) -> bool | None:
    """Note what a game is worth that was named before or will be."""
    tokens = found.sentence.tokens
    inside = range(*found.match.span())
    if not any(token.kind in {"GAME", "CODE"} for at, token in enumerate(tokens) if at not in inside):
        return False
    told.named.append(found.one("name"))
    told.claims.append(Claim("value", found.number(), found.word))
    return None


def multiplied(told: Said, found: Found) -> None:
    """Note a multiplication: 4 × spades 11 = 44, 11 × 4."""
    one, other = found.number("one"), found.number("other")
    told.claims.append(Claim("product", one * other, found.word, frozenset({one, other})))
    if found.has("sum"):
        told.claims.append(Claim("value", found.number("sum"), found.word))
    if found.has("game"):
        told.named.append(found.one("game"))
    told.counted = True


def base(told: Said, found: Found) -> None:
    """Note by what the steps are multiplied that were counted before: Hand 4, mal 12."""
    told.claims.append(Claim("base", found.number(), found.word))
    if found.has("game"):
        told.named.append(found.one("game"))


def factor(told: Said, found: Found) -> bool | None:
    """Note by how much the score is multiplied; no other number than 2, 4, 8 and so on can be that."""
    if found.number().bit_count() != 1:
        return False
    if found.has("doubled"):
        told.seen["doubled"] = found.place
    once(told, found, "factor")
    told.claims.append(Claim("factor", found.number(), found.word))
    return None


def listed(told: Said, found: Found) -> None:
    """Note that the score counts more than once on a list, as in a Bock round."""
    once(told, found, "listed")
    told.extra = found.number()


def lifts(told: Said, found: Found) -> None:
    """Note the level that lifts a game to its bid."""
    notes.made(told, found)
    once(told, found, "bid")
    told.bid = found.number()


def claim(kind: str) -> notes.Note:
    """Make a note of a number that follows from the rest."""

    def note(told: Said, found: Found) -> None:
        told.claims.append(Claim(kind, found.number(), found.word))

    return note


def score(told: Said, found: Found) -> None:
    """Note a score with its sign."""
    sign = found.one("sign").value
    told.claims.append(Claim("score", found.number() * (sign if isinstance(sign, int) else 1), found.word))


def count(told: Said, found: Found) -> bool | None:
    """Note how far the steps are counted: mit 2, Spiel 3, Schneider 4, angesagt 5."""
    number = found.number()
    if number > _MOST_STEPS:
        return False
    at = found.match.start()
    before = found.sentence.tokens[at - 1]
    told.claims.append(Claim("game" if before.kind in {"GAME_WORD", "PLAYS"} else "count", number, found.word))
    told.counted = True
    if before.kind == "LEVEL":
        told.level_at[number] = str(before.value)
    elif before.kind == "ANNOUNCED" and (at == 1 or found.sentence.tokens[at - 2].kind != "LEVEL"):
        told.announced_at.append(found)
    return None


def announced_count(_told: Said, found: Found) -> bool | None:
    """Let an announcement go by whose count comes next."""
    return False if found.number() > _MOST_STEPS else None


def announced_points(told: Said, found: Found) -> bool | None:
    """Note that 90 points were announced."""
    if found.number() != SCHNEIDER:
        return False
    notes.announce(told, {"schneider"})
    return None
