"""How does a simulation look? Means with their intervals, and the games that each bot declared."""

from typing import TYPE_CHECKING

from pyskat.language.simulate_words import SimulateWord
from pyskat.language.terms import Language
from pyskat.simulate.extras import needs
from pyskat.simulate.values import Told

if TYPE_CHECKING:
    from matplotlib.figure import Figure

__all__ = ["plotted"]


def plotted(results: Told, language: Language) -> "Figure":
    """Draw a simulation.

    Raises:
        ModuleNotFoundError: Without the extra ``plot``.
    """
    needs("matplotlib", "plot()", "plot")
    from matplotlib.figure import Figure  # noqa: PLC0415 - only who wants to see it needs it

    figure = Figure(figsize=(9, 4), layout="constrained")
    left, right = figure.subplots(1, 2)
    names = results.names
    places = range(len(names))
    means = [results.bots[name].points for name in names]
    halves = [mean.interval if mean.deals > 1 else 0.0 for mean in means]
    left.errorbar(places, [mean.mean for mean in means], yerr=halves, fmt="o", capsize=4)
    left.axhline(0, color="grey", linewidth=0.5)
    left.set_xlim(-0.5, len(names) - 0.5)
    left.set_ylabel(f"{SimulateWord.LIST_POINTS.say(language)} (95 %)")
    declared = [results.bots[name].declared for name in names]
    won, lost = [each.won for each in declared], [each.lost for each in declared]
    right.bar(places, won, label=SimulateWord.WON.say(language))
    right.bar(places, lost, bottom=won, label=SimulateWord.LOST_GAMES.say(language))
    right.set_ylabel(SimulateWord.DECLARED.say(language))
    right.legend()
    for axes in (left, right):
        axes.set_xticks(places, names)
    return figure
