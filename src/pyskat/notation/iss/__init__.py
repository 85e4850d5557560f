"""How does the game server write records? Those of the International Skat Server are read, written and streamed."""

import json
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from attrs import asdict, evolve

from pyskat.base.values import FrozenMap
from pyskat.errors import ArgumentError, Code, RecordError, expect_type
from pyskat.errors.quoting import short
from pyskat.errors.texts import LONGEST_RECORD
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Kind
from pyskat.notation.iss.lines import (
    END,
    PROPERTY,
    START,
    Properties,
    begun_within,
    lines_from,
    lines_of,
    split_records,
)
from pyskat.notation.iss.moves import read_moves, write_moves
from pyskat.notation.iss.result import read_result, write_result
from pyskat.notation.stated_rules import read_rules
from pyskat.records.record import DECLARED, Record, with_final
from pyskat.records.recorded import declared as declared_in
from pyskat.rules import ISS, Rules

__all__ = ["dumps", "load", "loads"]

OnError = Callable[[RecordError], object]

_ESCAPED: Final = re.compile(r"\\(.)", re.DOTALL)
_TO_ESCAPE: Final = re.compile(r"[\]\\\n\r]")
_ESCAPES: Final = {"\n": "n", "\r": "r"}
_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9]*")
_PLAYERS: Final = ("P0", "P1", "P2")
_GAME: Final = "GM"
_RULES: Final = "RU"
_FIRST: Final = ("PC", "CO", "SE", "ID", "DT")
_APP: Final = "ISS2"
_APP_RULES: Final = evolve(ISS, concession="rest_shown")
_GOES_ON: Final = 20
_DEEPEST: Final = 8


def loads(text: str, *, on_error: OnError | None = None) -> list[Record]:
    """Read all records of a text.

    Args:
        text: Any number of records of up to 65,536 characters each; one may span lines, and several may share one.
        on_error: None: the first error is raised. Otherwise it is called with each error, and reading goes on with the
            next record; ``on_error=errors.append`` collects them.

    Raises:
        RecordError: If a record is corrupt or against the rules, and ``on_error`` is None.

    >>> loads("(;GM[Skat]MV[w ??.S7 ];)")
    Traceback (most recent call last):
    ...
    pyskat.errors.RecordError: line 1, move 0: '??.S7' hides a card that the replay needs: the record is corrupt
    """
    expect_type("text", text, str)
    return list(_load(lines_of(text), on_error))


def load(fp: Iterable[str], *, on_error: OnError | None = None) -> Iterator[Record]:
    """Read records one by one from an open text file, or any lines.

    Args:
        fp: Where the lines come from. Only what the next record needs is read, and a very long line in parts.
        on_error: As for :func:`loads`.

    Raises:
        RecordError: If a record is corrupt or against the rules, and ``on_error`` is None.
    """
    if isinstance(fp, str):
        raise ArgumentError.of(Code.WRONG_TYPE, what="fp", wanted=Phrase.A_FILE, found=Kind("str"))
    yield from _load(lines_from(fp), on_error)


def _load(lines: Iterable[tuple[bool, str]], on_error: OnError | None) -> Iterator[Record]:
    for record in split_records(lines):
        for _, read in read_each(*record):
            if isinstance(read, Record):
                yield read
            elif on_error is None:
                raise read from read.__cause__
            else:
                on_error(read)


def read_each(line: int, text: str, properties: Properties | None = None) -> Iterator[tuple[int, Record | RecordError]]:
    """Read the text of a record, and of those that it took in because it is broken.

    Args:
        line: The line on which it begins.
        text: As :func:`split_records` gives it.
        properties: The same.

    Returns:
        Each record with its line, or what is wrong with it.
    """
    for at, found in properties_of(line, text, properties):
        if isinstance(found, RecordError):
            yield at, found
            continue
        try:
            yield at, _read(found)
        except RecordError as error:
            yield at, _placed(error, at)


def properties_of(
    line: int, text: str, properties: Properties | None = None, deep: int = _DEEPEST
) -> Iterator[tuple[int, Properties | RecordError]]:
    """Read the properties of a record, and of those that it took in, as :func:`read_each` does.

    Args:
        line: The line on which it begins.
        text: As :func:`split_records` gives it.
        properties: The same.
        deep: How often a record within may have taken in another.
    """
    try:
        if len(text) > LONGEST_RECORD:
            raise RecordError.of(Code.TEXT_TOO_LONG, most=LONGEST_RECORD)
        yield line, _properties(text) if properties is None else properties
    except RecordError as error:
        yield line, _placed(error, line)
        at = begun_within(text) if deep else None
        for after, rest, usual in () if at is None else split_records(lines_of(text[at:])):
            yield from properties_of(line + text.count("\n", 0, at) + after - 1, rest, usual, deep - 1)


def _placed(error: RecordError, line: int) -> RecordError:
    placed = RecordError(error.reason, error.index, line, error.why)
    placed.__cause__ = error
    return placed


def _read(found: Properties) -> Record:
    """Read a record from its properties."""
    game = found.pop(_GAME, "Skat")
    if game != "Skat":
        raise RecordError.of(Code.OTHER_GAME, word=game)
    if "MV" not in found:
        raise RecordError.of(Code.PROPERTY_MISSING, name="MV")
    moves, result = found.pop("MV"), found.pop("R", None)
    rules = _rules(found.get("PC", ""), found.pop(_RULES, ""))
    state, actions, declared = read_moves(moves, rules)
    fore, middle, rear = (found.pop(name, "") for name in _PLAYERS)
    if declared:
        found[DECLARED] = declared
    outcome = None if result is None else read_result(result, *declared_in(state))
    record = Record(state.deal, rules, actions, (fore, middle, rear), FrozenMap(found), outcome)
    return with_final(record, state)


def _properties(text: str) -> Properties:
    """Read the properties of one record."""
    start = text.find(START)
    if start < 0 or text[:start].strip():
        raise RecordError.of(Code.NOT_A_RECORD)
    found: dict[str, str] = {}
    at = start + len(START)
    while match := PROPERTY.match(text, at):
        if match[1] in found:
            raise RecordError.of(Code.WORD_TWICE, word=match[1])
        name, value = match.groups()
        found[name] = _ESCAPED.sub(_unescaped, value) if "\\" in value else value
        at = match.end()
    if not END.match(text, at):
        rest = text[at:].strip()
        said = Phrase.GOES_ON.of(word=short(rest, _GOES_ON)) if rest else Phrase.ENDS_THERE
        raise RecordError.of(Code.RECORD_NOT_CLOSED, rest=said)
    return found


def _unescaped(match: "re.Match[str]") -> str:
    return _UNESCAPES.get(match[1], match[1])


_UNESCAPES: Final = {letter: character for character, letter in _ESCAPES.items()}


def _rules(place: str, stated: str) -> Rules:
    """Find the rules of a record: the server's, its app's, or those that the record states."""
    rules = _APP_RULES if place == _APP else ISS
    if not stated:
        return rules
    found = read_rules(stated, rules)
    if found is None:
        raise RecordError.of(Code.BAD_RESULT, word=stated, wanted=Phrase.FIELDS_OF_RULES)
    return found


def dumps(record: Record) -> str:
    """Write a record on one line; reading the line gives an equal record.

    Rules that the place of the record does not imply go into a property of pyskat's own, ``RU``.

    Args:
        record: Any record; it may stop early.

    Raises:
        RecordError: If an action is not possible, a tag cannot be the name of a property, or the record is too long to
            be read back.

    >>> import random
    >>> from pyskat import Deal, ISS
    >>> record = Record.start(Deal.shuffled(random.Random(1)), ISS)
    >>> loads(dumps(record)) == [record]
    True
    """
    expect_type("record", record, Record)
    tags = {name: value for name, value in record.tags.items() if name != DECLARED}
    for name in tags:
        if not _NAME.fullmatch(name) or name in _OWN:
            raise RecordError.of(Code.BAD_PROPERTY, word=str(name))
    implied = asdict(_rules(tags.get("PC", ""), ""))
    stated = {name: value for name, value in asdict(record.rules).items() if value != implied[name]}
    properties: dict[str, str] = {_GAME: "Skat", **{name: tags.pop(name) for name in _FIRST if name in tags}}
    properties |= dict(zip(_PLAYERS, record.players, strict=True)) | tags
    if stated:
        properties[_RULES] = json.dumps(stated)
    properties["MV"] = write_moves(record, record.tags.get(DECLARED, ""))
    if record.outcome is not None:
        properties["R"] = write_result(record.outcome)
    written = [f"{name}[{_TO_ESCAPE.sub(_escape, value)}]" for name, value in properties.items()]
    text = f"{START}{''.join(written)} ;)"
    if len(text) > LONGEST_RECORD:
        raise RecordError.of(Code.TEXT_TOO_LONG, most=LONGEST_RECORD)
    return text


_OWN: Final = {_GAME, _RULES, "MV", "R", *_PLAYERS}


def _escape(match: "re.Match[str]") -> str:
    return "\\" + _ESCAPES.get(match[0], match[0])
