"""Who did what? Faults at the table, and games that were given up, claimed or thrown on the table."""

from typing import Final, Literal

from pyskat.court import Offence, OffenceKind, Party
from pyskat.errors import Code, ParseError, SettlementError
from pyskat.errors.quoting import short
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Term
from pyskat.language.told_words import ToldWord
from pyskat.notation.reckoning.grammar import Found
from pyskat.notation.reckoning.said import Doing, Said, Who, once
from pyskat.scoring.judgement import Ending
from pyskat.seat import SEATS, Seat

__all__ = ["answered", "blame", "cut", "fault", "plays"]

_LAST_TRICK: Final = "last_trick"
_MYSELF: Final = frozenset({"i", "me", "ich", "mich", "mir"})
_ONE_OR_MORE: Final = frozenset({"defender", "opponent", "gegner", "gegenspieler"})
"""What may be a single defender, of whom one says "he" as well."""
_ONLY: Final = {
    OffenceKind.LED_BEFORE_ANNOUNCING: Party.DECLARER,
    OffenceKind.LEFT_TRICKS_LYING: Party.DECLARER,
    OffenceKind.SHOWED_SKAT: Party.DECLARER,
    OffenceKind.NAMED_A_TRICK: Party.DEFENDERS,
}
"""What only one side can do."""


def plays(told: Said, found: Found) -> None:
    """Note who plays."""
    tokens = found.sentence.tokens[found.match.start() :]
    if tokens[1].kind in {"PLAYS", "PLAYED"} and isinstance(tokens[0].value, int):
        told.seat = tokens[0].value


def fault(told: Said, found: Found) -> bool | None:
    """Note what went wrong, and who did it."""
    what = found.one("what")
    if what.value == _LAST_TRICK:
        raise _not_so(told, found, ToldWord.LAST_TRICK_IS_SEEN)
    return _noted(told, found, str(what.value), "fault")


def cut(told: Said, found: Found) -> bool | None:
    """Note how the game was cut short, and who did it."""
    kind = "CLAIMED" if not found.has("what") else found.one("what").kind
    if len(found.levels()) > 1:
        return False
    return _noted(told, found, kind, "cut")


def answered(told: Said, found: Found) -> bool | None:
    """Note that somebody agrees to a claim, or does not."""
    who = _who(told, found)
    if who is False:
        return False
    if found.one("what").kind == "REFUSED":
        told.refused = True
    else:
        told.accepted = not (found.has("who") and _is_one(found))
    told.reply = found
    return None


def _is_one(found: Found) -> bool:
    """Tell whether a single defender is spoken of."""
    who = found.all("who")
    word = found.sentence.text[who[-1].start : who[-1].end].lower()
    if who[0].kind == "NUMBER":
        return who[0].value == 1
    return who[0].kind in {"ARTICLE", "SEAT"} or (word in {"defender", "opponent"} and who[0].kind != "BOTH")


def _noted(told: Said, found: Found, what: str, name: str) -> bool | None:
    who = _who(told, found)
    if who is False:
        return False
    once(told, found, "end")
    setattr(told, name, Doing(what, None if who is None else who, found))
    return None


def _who(told: Said, found: Found) -> "Who | Literal[False]":
    """Find who is named: False if the words do not fit, None if nobody is."""
    tokens = found.all("who") if "who" in found.match.re.groupindex and found.has("who") else ()
    if not tokens:
        return None
    last = tokens[-1]
    match last.kind:
        case "DEFENDERS":
            as_many = tokens[0].kind != "NUMBER" or tokens[0].value in {1, 2}
            return Party.DEFENDERS if as_many else False
        case "SEAT":
            return SEATS[last.value if isinstance(last.value, int) else 0]
        case "THEY":
            return _meant(told, found)
        case "PERSON":
            return _meant(told, found)
        case "BOTH" | "PARTIES":
            return "both"
        case _:
            return Party.DECLARER


def _meant(told: Said, found: Found) -> Party:
    """Tell who they are, or he is: the declarer, unless somebody else may be meant."""
    tokens = found.sentence.tokens
    text = found.sentence.text
    token = found.one("who")
    word = text[token.start : token.end].lower()
    before = tokens[: found.match.start()]
    behind = text[token.end :].split()
    if word == "they" or (word == "sie" and behind[0].lower().endswith("n")):
        if any(each.kind == "DECLARER" for each in before):
            raise _not_so(told, found, ToldWord.WHO_DID_IT)
        return Party.DEFENDERS
    named = {text[each.start : each.end].lower() for each in before if each.kind == "DEFENDERS"}
    if word not in _MYSELF and named & _ONE_OR_MORE:
        raise _not_so(told, found, ToldWord.WHO_DID_IT)
    return Party.DECLARER


def _not_so(told: Said, found: Found, wanted: Term) -> ParseError:
    return ParseError.at(told.text, found.place, Code.UNKNOWN_WORD, word=found.word, wanted=wanted)


def blame(said: Said) -> None:
    """Say which side did what was done, now that all is read.

    Raises:
        ParseError: If it is not clear who did it.
        SettlementError: If that side cannot have done it.
    """
    if said.fault is not None:
        said.offence = _offence(said, said.fault)
    if said.cut is not None:
        _cut_short(said, said.cut)
    if said.reply is not None and (said.cut is None or said.cut.what == "THROWN"):
        raise _not_so(said, said.reply, Phrase.WRITE_A_GAME)


def _cut_short(said: Said, done: Doing) -> None:
    party = _party(said, done)
    if party == "both":
        raise _missing(said, done, ToldWord.WHO_DID_IT)
    said.ender, said.by_claim = party, done.what == "CLAIMED"
    if done.what == "CONCEDED":
        theirs = party is Party.DEFENDERS
        said.ended = Ending.DEFENDERS_CONCEDED if theirs else Ending.DECLARER_CONCEDED
    elif done.what == "THROWN":
        said.ended = Ending.THROWN
    elif said.accepted and not said.refused and party is not Party.DEFENDERS:
        said.ended = Ending.DEFENDERS_CONCEDED
        levels = done.found.levels()
        if levels:
            said.claimed = "schwarz" if "schwarz" in levels else "schneider"
    else:
        said.ended = Ending.CLAIMED


def _offence(said: Said, done: Doing) -> Offence:
    kind = OffenceKind(done.what)
    only = _ONLY.get(kind)
    party = _party(said, done) or only
    if party == "both" and kind is OffenceKind.WRONG_COUNT:
        return Offence(kind, None)
    if party is None or party == "both":
        raise _missing(said, done, ToldWord.WHO_DID_IT)
    if only not in {None, party}:
        raise SettlementError.of(Code.CONTRADICTION, said=f"'{short(done.found.word)}'", other=party)
    return Offence(kind, party)


def _party(said: Said, done: Doing) -> "Party | Literal['both'] | None":
    """Name the side of whoever did it."""
    if not isinstance(done.who, Seat):
        return done.who
    if said.seat is None:
        raise _missing(said, done, ToldWord.SEAT_OF_WHICH_SIDE)
    return Party.DECLARER if done.who == said.seat else Party.DEFENDERS


def _missing(said: Said, done: Doing, wanted: Term) -> ParseError:
    return ParseError.at(said.text, done.found.place, Code.WORD_MISSING, wanted=wanted)
