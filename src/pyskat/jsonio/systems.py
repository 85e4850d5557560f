"""How a sheet is scored, as it is stored: pyskat's own systems by name, others by a name that the reader must know."""

from collections.abc import Mapping
from typing import Final

from pyskat.errors.codes import Code
from pyskat.errors.limits import MOST
from pyskat.errors.quoting import short
from pyskat.jsonio.faults import Fault, as_object, text, wrong
from pyskat.sheet.systems import PLAIN, SEEGER, SEEGER_FABIAN, ScoringSystem, bierlachs

__all__ = ["BIERLACHS", "CUSTOM", "SYSTEMS", "is_built_in", "read_system", "write_system"]

SYSTEMS: Final = {"plain": PLAIN, "seeger": SEEGER, "seeger_fabian": SEEGER_FABIAN}
"""pyskat's own, by name."""
BIERLACHS: Final = "bierlachs"
CUSTOM: Final = "custom"
_DETAIL: Final = {BIERLACHS: "limit", CUSTOM: "name"}
"""What else is said of a system."""


def is_built_in(system: ScoringSystem) -> bool:
    """Whether a system is one of pyskat's own."""
    return write_system(system)["scoring"] != CUSTOM


def write_system(system: ScoringSystem) -> dict[str, object]:
    """Write a system by its name."""
    for name, known in SYSTEMS.items():
        if system == known:
            return {"scoring": name}
    if system == bierlachs(system.limit):
        return {"scoring": BIERLACHS, "limit": None if system.limit is None else -system.limit}
    return {"scoring": CUSTOM, "name": system.name}


def read_system(value: object, systems: Mapping[str, ScoringSystem]) -> ScoringSystem:
    """Find the system of a name.

    Args:
        value: What is stored.
        systems: The systems that are not pyskat's own, by name.
    """
    given = dict(as_object(value))
    if "scoring" not in given:
        raise Fault.of(Code.FIELD_MISSING, "scoring", name="scoring")
    scoring = given.pop("scoring")
    if not isinstance(scoring, str) or scoring not in {*SYSTEMS, *_DETAIL}:
        raise wrong("one of " + ", ".join((*SYSTEMS, *_DETAIL)), scoring, Code.WRONG_VALUE).under("scoring")
    wanted = _DETAIL.get(scoring)
    if wanted is not None and wanted not in given:
        raise Fault.of(Code.FIELD_MISSING, wanted, name=wanted)
    detail = given.pop(wanted, None) if wanted is not None else None
    for name in sorted(given):
        raise Fault.of(Code.UNKNOWN_FIELD, name, name=short(name), wanted=f"scoring, {wanted}" if wanted else "scoring")
    if scoring == BIERLACHS:
        return bierlachs(_limit(detail))
    return _own(detail, systems) if scoring == CUSTOM else SYSTEMS[scoring]


def _limit(value: object) -> int | None:
    if value is None or (type(value) is int and 0 < value <= MOST):
        return value
    raise wrong(f"a whole number of 1 to {MOST}, or null", value, Code.WRONG_VALUE).under("limit")


def _own(value: object, systems: Mapping[str, ScoringSystem]) -> ScoringSystem:
    try:
        name = text(value)
    except Fault as fault:
        raise fault.under("name") from None
    if name not in systems:
        raise Fault.of(Code.UNKNOWN_SYSTEM, "name", name=short(name))
    return systems[name]
