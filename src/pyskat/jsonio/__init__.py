"""Every value of this package as a JSON document, and back; it needs the extra ``json``.

A document says what it is, and in which version of the format. :func:`from_json` gives back a value equal to the one
that was stored, or raises a :class:`~pyskat.ParseError` that points to what is wrong.
"""

import json
from collections.abc import Mapping
from typing import Final, TypeVar, overload

try:
    import cattrs as _  # noqa: F401 - the modules of this package need it
except ModuleNotFoundError as _error:
    raise ImportError("pyskat.jsonio needs cattrs: pip install 'pyskat-rules[json]'", name="cattrs") from _error

from pyskat.errors import ArgumentError, Code, ParseError, expect_type
from pyskat.errors.quoting import as_found, short
from pyskat.jsonio.converter import converter_for
from pyskat.jsonio.faults import FAULTY, Fault, Plain, as_object, fault_of, parsed, shown
from pyskat.jsonio.kinds import KIND_OF, KINDS, SINGLE, VERSION, VERSIONS, Document, kinds_of
from pyskat.jsonio.schema import schema
from pyskat.jsonio.systems import is_built_in
from pyskat.jsonio.writer import write
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Choice, Kind, Span, Term
from pyskat.sheet.session import Session
from pyskat.sheet.systems import ScoringSystem, expect_systems
from pyskat.table import Table
from pyskat.views import Phase

__all__ = ["VERSION", "Document", "Plain", "from_data", "from_json", "schema", "to_data", "to_json"]

T = TypeVar("T")
_WIDEST: Final = 16
_ON_ONE_LINE: Final = json.JSONEncoder(ensure_ascii=False).encode
_NEVER_RIGHT: Final = (AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What can happen to a value that was put together by hand, out of parts that are none."""
_PHASES: Final = frozenset(map(str, Phase))
"""What is no kind of its own, but a phase of a state."""


def to_json(value: Document, *, indent: int | None = None) -> str:
    """Write a value as a JSON document.

    Equal values give equal documents, character by character.

    Args:
        value: Any public value of this package.
        indent: How many spaces to indent, 0 to 16; None: all on one line.

    Raises:
        ArgumentError: For anything else, and for a value that could not be read back: a state that no legal actions
            lead to, a number above 2^53 − 1, a name with half of a surrogate pair.

    >>> from pyskat import Card, cards
    >>> from pyskat.jsonio import from_json, to_json
    >>> to_json(Card.HT)
    '{"pyskat": 2, "kind": "card", "value": "HT"}'
    >>> from_json(to_json(cards("CJ SJ HT")))
    cards('CJ SJ HT')
    """
    if indent is not None:
        expect_type("indent", indent, int, Choice.of(Kind("int"), Kind("NoneType")))
        if not 0 <= indent <= _WIDEST:
            raise ArgumentError.of(Code.WRONG_VALUE, what="indent", wanted=Span(0, _WIDEST), found=indent)
    data = to_data(value)
    return _ON_ONE_LINE(data) if indent is None else json.dumps(data, ensure_ascii=False, indent=indent)


def to_data(value: Document) -> dict[str, Plain]:
    """Give what :func:`to_json` writes, as plain data: for a web framework, a database, or another format.

    Args:
        value: Any public value of this package.

    Returns:
        A dict of its own, made of dicts, lists, texts, whole numbers, truth values and None.

    Raises:
        ArgumentError: As :func:`to_json`.

    >>> from pyskat import Card
    >>> from pyskat.jsonio import to_data
    >>> to_data(Card.HT)
    {'pyskat': 2, 'kind': 'card', 'value': 'HT'}
    """
    kind = KIND_OF.get(type(value))
    if kind is None:
        raise ArgumentError.of(Code.WRONG_TYPE, what="value", wanted=Phrase.A_VALUE_OF_OURS, found=as_found(value))
    try:
        plain = write(value)
    except FAULTY as error:
        raise ArgumentError.of(Code.NOT_STORABLE, why=_said(fault_of(error))) from error
    except _NEVER_RIGHT as error:
        why = Phrase.NOT_WHAT_IT_CAN_BE.of(kind=Kind(type(value).__name__))
        raise ArgumentError.of(Code.NOT_STORABLE, why=why) from error
    _refuse_two_systems(value)
    head: dict[str, Plain] = {"pyskat": VERSION, "kind": kind}
    return head | (plain if isinstance(plain, dict) and kind not in SINGLE else {"value": plain})


def _said(fault: Fault) -> Term:
    """Say a fault with its place."""
    return Phrase.AT_PLACE.of(place=short(fault.pointer), reason=fault.reason) if fault.path else fault.reason


def _refuse_two_systems(value: object) -> None:
    """Refuse a session with two scoring systems of one name, by which they are stored."""
    session = value.session if isinstance(value, Table) else value
    if isinstance(session, Session):
        one, other = session.format.system, session.sheet.system
        if one.name == other.name and one != other and not is_built_in(one) and not is_built_in(other):
            raise ArgumentError.of(Code.NOT_STORABLE, why=Phrase.TWO_SYSTEMS.of(name=short(one.name)))


@overload
def from_json(text: str | bytes, *, systems: Mapping[str, ScoringSystem] | None = None) -> Document: ...
@overload
def from_json(text: str | bytes, kind: type[T], *, systems: Mapping[str, ScoringSystem] | None = None) -> T: ...
def from_json(
    text: str | bytes, kind: type | None = None, *, systems: Mapping[str, ScoringSystem] | None = None
) -> object:
    """Read a value from a JSON document.

    The time it takes is proportional to the length of the text, whatever is in it.

    Args:
        text: A document as :func:`to_json` writes it; bytes are UTF-8.
        kind: The class that is expected, such as ``Deal`` or ``Playing``; None: any.
        systems: Scoring systems that are not pyskat's own, by name, because documents do not contain functions.

    Raises:
        ParseError: If it is not such a document. ``.pointer`` is the JSON pointer to what is wrong; None if the text is
            not JSON.
        ArgumentError: For a text, a kind or systems of the wrong type.

    >>> from pyskat import Seat
    >>> from pyskat.jsonio import from_json
    >>> from_json('{"pyskat": 2, "kind": "seat", "value": "rearhand"}', Seat)
    Seat.REARHAND
    >>> from_json('{"pyskat": 2, "kind": "seat", "value": "dealer"}')
    Traceback (most recent call last):
        ...
    pyskat.errors.ParseError: the value must be one of forehand, middlehand, rearhand, not "dealer" (in /value)
    """
    expected, known = _expected(kind), expect_systems(systems)
    written = _decoded(text)
    return _value(parsed(written), kind, expected, known, written)


@overload
def from_data(data: object, *, systems: Mapping[str, ScoringSystem] | None = None) -> Document: ...
@overload
def from_data(data: object, kind: type[T], *, systems: Mapping[str, ScoringSystem] | None = None) -> T: ...
def from_data(data: object, kind: type | None = None, *, systems: Mapping[str, ScoringSystem] | None = None) -> object:
    """Read a value from plain data: from what :func:`to_data` gives, or a JSON document that somebody else has parsed.

    Args:
        data: A dict made of dicts, lists, texts, whole numbers, truth values and None. It is not changed, and nothing
            of it is kept.
        kind: As for :func:`from_json`.
        systems: As for :func:`from_json`.

    Raises:
        ParseError: If it is not such a document. ``.pointer`` is the JSON pointer to what is wrong.
        ArgumentError: For a kind or systems of the wrong type.

    >>> from pyskat.jsonio import from_data
    >>> from_data({"pyskat": 2, "kind": "card_set", "value": "HT CJ"})
    cards('CJ HT')
    """
    return _value(data, kind, _expected(kind), expect_systems(systems), "")


def _value(
    document: object, kind: type | None, expected: str | None, systems: Mapping[str, ScoringSystem], written: str
) -> object:
    """Make the value that a document holds, and refuse any but those of a class.

    Args:
        document: The document.
        kind: The class; None: any.
        expected: The kind of document for it.
        systems: Scoring systems that are not pyskat's own, by name.
        written: The text that the document was, for the error.
    """
    try:
        value = _value_of(document, systems, expected)
        if kind is not None and not isinstance(value, kind):
            raise Fault.of(
                Code.UNKNOWN_KIND,
                "phase" if expected == "state" else "value",
                found=type(value).__name__,
                wanted=kind.__name__,
            )
    except Fault as fault:
        raise ParseError(fault.reason, written, 0, fault.pointer) from fault.__cause__
    return value


def _value_of(document: object, systems: Mapping[str, ScoringSystem], expected: str | None = None) -> object:
    """Make the value that a document holds.

    Args:
        document: The document.
        systems: Scoring systems that are not pyskat's own, by name.
        expected: The only kind to accept; None: any.
    """
    version, kind, plain = _opened(document)
    if expected not in {None, kind}:
        raise Fault.of(Code.UNKNOWN_KIND, "kind", found=kind, wanted=str(expected))
    try:
        value: object = converter_for(version, systems).structure(plain, KINDS[kind])
    except FAULTY as error:
        raise (fault_of(error).under("value") if kind in SINGLE else fault_of(error)) from error
    return value


def _expected(kind: object) -> str | None:
    """Tell which kind of document is for values of a class."""
    if kind is None:
        return None
    if isinstance(kind, type) and kind in KIND_OF:
        return KIND_OF[kind]
    raise ArgumentError.of(Code.WRONG_TYPE, what="kind", wanted=Phrase.A_CLASS_OF_OURS, found=as_found(kind))


def _decoded(text: object) -> str:
    """Give the text, which may come as bytes."""
    if isinstance(text, bytes):
        try:
            return text.decode()
        except UnicodeDecodeError as error:
            shown_text = text.decode(errors="replace")
            raise ParseError.at(shown_text, error.start, Code.NOT_JSON, found=Phrase.NOT_UTF_8) from None
    return expect_type("document", text, str, Choice.of(Kind("str"), Kind("bytes")))


def _opened(document: object) -> tuple[int, str, object]:
    """Read the version and the kind of a document, and give its content."""
    fields = dict(as_object(document))
    for name in ("pyskat", "kind"):
        if name not in fields:
            raise Fault.of(Code.FIELD_MISSING, name, name=name)
    version, kind = fields.pop("pyskat"), fields.pop("kind")
    if type(version) is not int or version not in VERSIONS:
        raise Fault.of(Code.UNKNOWN_VERSION, "pyskat", found=shown(version), wanted=tuple(VERSIONS))
    kinds = kinds_of(version)
    if not isinstance(kind, str) or kind not in kinds:
        is_phase = isinstance(kind, str) and kind in _PHASES
        wanted: Term = Phrase.STATE_WITH_PHASE.of(phase=shown(kind)) if is_phase else tuple(kinds)
        raise Fault.of(Code.UNKNOWN_KIND, "kind", found=shown(kind), wanted=wanted)
    if kind not in SINGLE:
        return version, kind, fields
    if "value" not in fields:
        raise Fault.of(Code.FIELD_MISSING, "value", name="value")
    value = fields.pop("value")
    for name in sorted(fields):
        raise Fault.of(Code.UNKNOWN_FIELD, name, name=short(name), wanted=("pyskat", "kind", "value"))
    return version, kind, value
