"""Skat as an environment of PettingZoo; it needs the extra ``pettingzoo``."""

try:
    import pettingzoo as _  # noqa: F401 - the module of this package needs it
except ModuleNotFoundError as _error:
    _HOW = 'pyskat.rl.pettingzoo needs pettingzoo: pip install "pyskat-rules[pettingzoo]"'
    raise ModuleNotFoundError(_HOW, name="pettingzoo") from _error

from pyskat.rl.pettingzoo import skat_v0
from pyskat.rl.pettingzoo.skat_v0 import env, raw_env

__all__ = ["env", "raw_env", "skat_v0"]
