"""A slow, plain referee for one deal of Skat, written with sets, lists and strings only."""

from .perft import count_sequences
from .rules import PRESETS, RamschTableRules, TableRules
from .table import Table

__all__ = ["PRESETS", "RamschTableRules", "Table", "TableRules", "count_sequences"]
