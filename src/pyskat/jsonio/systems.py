"""How is a scoring system stored? pyskat's own by name, others by a name that the reader must know."""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args, get_type_hints

from attrs import frozen

from pyskat.errors.codes import Code
from pyskat.errors.limits import MOST
from pyskat.errors.quoting import short
from pyskat.jsonio.faults import Fault, as_object, wrong
from pyskat.language.phrases import Phrase
from pyskat.language.terms import Span
from pyskat.sheet.systems import PLAIN, SEEGER, SEEGER_FABIAN, ScoringSystem, bierlachs

__all__ = ["Bierlachs", "StoredSystem", "form_of", "is_built_in", "stored_system", "system_of"]


@frozen
class ByName:
    """A system that is always the same."""

    scoring: Literal["plain", "seeger", "seeger_fabian"]


@frozen
class Bierlachs:
    """Minus points, with or without a limit."""

    scoring: Literal["bierlachs"]
    limit: int | None
    """How many minus points end the evening; None: none do."""


@frozen
class Custom:
    """A system of one's own."""

    scoring: Literal["custom"]
    name: str


StoredSystem: TypeAlias = ByName | Bierlachs | Custom
_SYSTEMS: Final[dict[str, ScoringSystem]] = {"plain": PLAIN, "seeger": SEEGER, "seeger_fabian": SEEGER_FABIAN}
_FORMS: Final[dict[str, type[StoredSystem]]] = {
    name: form for form in get_args(StoredSystem) for name in get_args(get_type_hints(form)["scoring"])
}


def is_built_in(system: ScoringSystem) -> bool:
    """Whether a system is one of pyskat's own."""
    return not isinstance(stored_system(system), Custom)


def stored_system(system: ScoringSystem) -> StoredSystem:
    """Tell by what a system is stored."""
    for name, known in _SYSTEMS.items():
        if system == known:
            return ByName(name)  # type: ignore[arg-type]  # the same names
    if system == bierlachs(system.limit):
        return Bierlachs("bierlachs", None if system.limit is None else -system.limit)
    return Custom("custom", system.name)


def form_of(value: object) -> type[StoredSystem]:
    """Find in which of the three forms a system is stored."""
    given = as_object(value)
    if "scoring" not in given:
        raise Fault.of(Code.FIELD_MISSING, "scoring", name="scoring")
    scoring = given["scoring"]
    form = _FORMS.get(scoring) if isinstance(scoring, str) else None
    if form is None:
        raise wrong(Phrase.ONE_OF.of(names=tuple(_FORMS)), scoring, Code.WRONG_VALUE).under("scoring")
    return form


def system_of(stored: StoredSystem, systems: Mapping[str, ScoringSystem]) -> ScoringSystem:
    """Find the system that is stored.

    Args:
        stored: What is stored.
        systems: The systems that are not pyskat's own, by name.
    """
    if isinstance(stored, ByName):
        return _SYSTEMS[stored.scoring]
    if isinstance(stored, Bierlachs):
        if stored.limit is not None and not 0 < stored.limit <= MOST:
            raise wrong(Phrase.NOTHING_OR.of(range=Span(1, MOST)), stored.limit, Code.WRONG_VALUE).under("limit")
        return bierlachs(stored.limit)
    if stored.name not in systems:
        raise Fault.of(Code.UNKNOWN_SYSTEM, "name", name=short(stored.name))
    return systems[stored.name]
