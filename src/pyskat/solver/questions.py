"""Can a number of points be forced, and with which cards? Questions that are much cheaper than a whole solution."""

from collections.abc import Callable
from functools import partial

from pyskat import kernel
from pyskat.card import CardSet
from pyskat.kernel.search import search_of
from pyskat.scoring.judgement import WIN
from pyskat.solver.asking import Budget, OpenPlay, legal_cards, points_asked, points_taken, taken_apart, with_points
from pyskat.solver.goals import payable

__all__ = ["keeps", "reaches"]


def reaches(
    playing: OpenPlay,
    points: int,
    *,
    node_limit: int | None = None,
    cancel: Callable[[], bool] | None = None,
) -> bool:
    """Tell whether the declarer can force a number of card points, with the skat.

    Args:
        playing: Card play in a suit game or Grand.
        points: 0 to 120.
        node_limit: As in :func:`solve`.
        cancel: As in :func:`solve`.

    Raises:
        SolverStopped: At the limit, or if ``cancel`` says so.
        ContractError: In Null and Ramsch.
        ArgumentError: As in :func:`solve`, and for points out of range.

    >>> from pyskat import cards, kernel
    >>> hands = [cards(hand).mask for hand in ("CJ HT H7", "SJ HA H8", "HK S7 D7")]
    >>> position = kernel.Position.start(hands, skat=cards("SA ST").mask, game=kernel.GRAND, declarer=0, leader=1)
    >>> reaches(position, 25), reaches(position, 26)
    (True, False)
    """
    position = with_points(playing)
    need = points_asked(points) - points_taken(position)
    budget = Budget(node_limit, cancel)
    search = search_of(position, by_tricks=False)
    return budget.run(search, partial(search.bound, -1, need)) >= need


def keeps(
    playing: OpenPlay,
    points: int = WIN,
    *,
    node_limit: int | None = None,
    cancel: Callable[[], bool] | None = None,
) -> CardSet:
    """Find the cards with which the player wins the game, in a fraction of the time of ``solve``.

    Args:
        playing: Card play with a declarer, at any card, also in the middle of a trick.
        points: The card points that the declarer needs, 0 to 120, with the skat; see :func:`points_needed`. Ignored in
            Null.
        node_limit: As in :func:`solve`.
        cancel: As in :func:`solve`.

    Returns:
        If the declarer plays: the cards after which the declarer reaches the points, or wins the Null, whatever the
        others do. If a defender plays: those after which the declarer cannot. Empty if there are none.

    Raises:
        SolverStopped: At the limit, or if ``cancel`` says so.
        ContractError: In Ramsch, where there is no declarer.
        ArgumentError: As in :func:`solve`, and for points out of range.

    Forehand plays a Grand; middlehand has the lead and one card that holds him below 30 points:

    >>> from pyskat import cards, kernel
    >>> hands = [cards(hand).mask for hand in ("CJ HT H7", "SJ HA H8", "HK S7 D7")]
    >>> position = kernel.Position.start(hands, skat=cards("SA ST").mask, game=kernel.GRAND, declarer=0, leader=1)
    >>> keeps(position, 30), keeps(position, 39), keeps(position, 25)
    (cards('SJ'), cards('SJ HA'), cards(''))
    """
    position, seat = taken_apart(playing)
    asked = points_asked(points)
    budget = Budget(node_limit, cancel)
    null = position.game == kernel.NULL
    search = search_of(position, by_tricks=null)
    need = search.left if null else asked - points_taken(position)
    legal = legal_cards(position)
    made = CardSet()
    if not null or payable(playing):
        made = CardSet(card for card in legal if budget.run(search, partial(search.bound, int(card), need)) >= need)
    return made if position.turn == seat else legal - made
