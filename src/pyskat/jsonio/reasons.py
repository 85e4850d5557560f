"""How a reason is stored: its code, and what its message names."""

import string

from attrs import frozen

from pyskat.base.values import FrozenMap
from pyskat.errors import Reason
from pyskat.errors.codes import Code
from pyskat.errors.messages import MESSAGES
from pyskat.jsonio.faults import FAULTY, Fault, fault_of
from pyskat.jsonio.terms import StoredTerm, read_term, write_term
from pyskat.language.terms import OPTIONAL, Term

__all__ = ["ReasonBefore", "StoredReason", "made_reason", "stored_reason"]


@frozen
class StoredReason:
    """Why something is wrong or refused."""

    code: Code
    """The cause, which stays the same from release to release."""
    params: FrozenMap[StoredTerm]
    """What the message names."""


@frozen
class ReasonBefore:
    """Why something is wrong or refused."""

    code: Code
    """The cause, which stays the same from release to release."""
    params: FrozenMap[str | int]
    """What the message names: cards, seats, values."""


def made_reason(stored: StoredReason | ReasonBefore) -> Reason:
    """Make sure that a reason can be said, by filling in its message."""
    message = MESSAGES[stored.code]
    places = [(name, how) for _, name, how, _ in string.Formatter().parse(message.en) if name is not None]
    for name in sorted([name for name, how in places if how != OPTIONAL]):
        if name not in stored.params:
            raise Fault.of(Code.FIELD_MISSING, "params", name, name=name)
    params: dict[str, Term] = {}
    for name, term in stored.params.items():
        try:
            params[name] = read_term(term)
        except FAULTY as error:
            raise fault_of(error).under("params", name) from None
    return Reason(stored.code, FrozenMap(params))


def stored_reason(reason: Reason) -> StoredReason:
    """Tell what is stored of a reason."""
    return StoredReason(reason.code, FrozenMap({name: write_term(term) for name, term in reason.params.items()}))
