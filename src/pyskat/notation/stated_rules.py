"""How are the rules of a table written down? As the names and values of the fields that differ from usual ones."""

import json
from collections.abc import Callable
from typing import Any, Final

from attrs import asdict

from pyskat.rules import BockRules, KontraRules, RamschRules, Rules

__all__ = ["read_rules"]

_HOUSE_RULES: Final[dict[str, Callable[..., object]]] = {
    "kontra": KontraRules,
    "bock": BockRules,
    "ramsch": RamschRules,
}


def read_rules(stated: str, usual: Rules) -> Rules | None:
    """Read rules from what is stated of them.

    Args:
        stated: A JSON object of fields.
        usual: What holds where nothing is stated.

    Returns:
        The rules; None if they are not stated as they should be.
    """
    try:
        made: dict[str, Any] = {**asdict(usual), **json.loads(stated)}
        for name, kind in _HOUSE_RULES.items():
            inner = made[name]
            if isinstance(inner, dict):
                made[name] = kind(
                    **{key: tuple(value) if isinstance(value, list) else value for key, value in inner.items()}
                )
        return Rules(**made)
    except (TypeError, ValueError, RecursionError):
        return None
