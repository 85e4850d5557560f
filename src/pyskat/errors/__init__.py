"""What is raised when something is wrong? Typed errors with a stable code that say what would have been right."""

from pyskat.errors.checks import expect_one_of, expect_type, expect_whole
from pyskat.errors.codes import Code
from pyskat.errors.kinds import (
    ContractError,
    DealError,
    IllegalActionError,
    ParseError,
    RecordError,
    SettlementError,
    SheetError,
    TableError,
)
from pyskat.errors.messages import MESSAGES
from pyskat.errors.reasons import ArgumentError, Reason, SkatError, expect_language
from pyskat.language.terms import Language

__all__ = [
    "MESSAGES",
    "ArgumentError",
    "Code",
    "ContractError",
    "DealError",
    "IllegalActionError",
    "Language",
    "ParseError",
    "Reason",
    "RecordError",
    "SettlementError",
    "SheetError",
    "SkatError",
    "TableError",
    "expect_language",
    "expect_one_of",
    "expect_type",
    "expect_whole",
]

for _error in (
    ArgumentError,
    ContractError,
    DealError,
    IllegalActionError,
    ParseError,
    RecordError,
    SettlementError,
    SheetError,
    SkatError,
    TableError,
):
    _error.__module__ = __name__  # tracebacks show the path from which an error is imported
