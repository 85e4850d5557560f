"""Who wins if all cards are open and nobody makes a mistake? Best play for suit games, Grand and Null.

The two defenders play as one. :func:`solve` finds how the game ends and what each card leads to. Two questions are much
cheaper: :func:`reaches`, whether a number of points can be forced, and :func:`keeps`, with which cards.
:func:`claim_holds` tells whether a claim to the remaining tricks can be proved.

All of them take a state of card play or a bare :class:`pyskat.kernel.Position`. A position knows no bid and no
announcement: there the declarer wins with 61 points, or a Null without a trick.

Compiled, a search holds Python's global lock. With a ``cancel`` function, other threads get their turn each time it is
called, every 1,024 positions.
"""

from pyskat.solver.asking import SolverStopped
from pyskat.solver.claiming import claim_holds
from pyskat.solver.goals import points_needed
from pyskat.solver.questions import keeps, reaches
from pyskat.solver.solution import Solution, solve, solve_many

__all__ = [
    "Solution",
    "SolverStopped",
    "claim_holds",
    "keeps",
    "points_needed",
    "reaches",
    "solve",
    "solve_many",
]

for _public in (Solution, SolverStopped, claim_holds, keeps, points_needed, reaches, solve, solve_many):
    _public.__module__ = __name__  # they are pickled, and shown, by the path from which they are imported
