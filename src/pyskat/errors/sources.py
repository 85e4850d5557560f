"""Where the rules come from, by the names under which docs/sources.md describes them."""

from typing import Final

__all__ = [
    "DETAILED_RULES",
    "ISKO_2015",
    "ISKO_2018",
    "ISKO_2022",
    "ONLINE_RULES",
    "OURS",
    "SCORING_GUIDE",
    "SERVER",
    "SIMPLE_RULES",
    "SOURCES",
]

SIMPLE_RULES: Final = "Simple rules"
ONLINE_RULES: Final = "Online rules"
DETAILED_RULES: Final = "Detailed rules"
SCORING_GUIDE: Final = "Scoring guide"
ISKO_2015: Final = "ISkO 2015"
ISKO_2018: Final = "ISkO 2018"
ISKO_2022: Final = "ISkO 2022"
SERVER: Final = "International Skat Server"
OURS: Final = "ours"

SOURCES: Final = (
    SIMPLE_RULES,
    ONLINE_RULES,
    DETAILED_RULES,
    SCORING_GUIDE,
    ISKO_2015,
    ISKO_2018,
    ISKO_2022,
    SERVER,
    OURS,
)
"""Every source that a message cites."""
