"""Very many deals between three bots, and whole archives of records, here or by many workers."""

from pyskat.simulate.heading import headers
from pyskat.simulate.moments import Mean
from pyskat.simulate.replaying import replay
from pyskat.simulate.report import Finding, Gap, Report
from pyskat.simulate.results import Results
from pyskat.simulate.running import simulate
from pyskat.simulate.values import BotResults, Comparison, Numbers, Played

__all__ = [
    "BotResults",
    "Comparison",
    "Finding",
    "Gap",
    "Mean",
    "Numbers",
    "Played",
    "Report",
    "Results",
    "headers",
    "replay",
    "simulate",
]

for _public in (BotResults, Comparison, Finding, Gap, Mean, Numbers, Played, Report, Results):
    _public.__module__ = __name__  # they are pickled, and shown, by the path from which they are imported
for _function in (headers, replay, simulate):
    _function.__module__ = __name__
