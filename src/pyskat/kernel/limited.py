"""How far may a search go? Its positions are counted, and now and then it looks up and may be stopped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pyskat.kernel.layout import Packed

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import i64

__all__ = ["NO_LIMIT", "Limited", "Stopped"]

_CHECK_EVERY: Final = 1024
NO_LIMIT: Final = 1 << 60


class Stopped(Exception):  # noqa: N818 - not an error: the caller asked for it
    """The search reached its limit or was told to stop."""


class Limited(Packed):
    """A search that counts its positions, of cards in the layout.

    Args:
        hands: The three hands as masks of the kernel, the leader's first, then in playing order.
        trick: The cards on the table, none to two, as cards of the kernel.
        game: 0 to 5.
        by_tricks: Whether tricks are counted, and not their points.
    """

    nodes: i64
    pause: i64
    limit: i64

    def __init__(self, hands: tuple[int, int, int], trick: tuple[int, ...], game: int, *, by_tricks: bool) -> None:
        super().__init__(hands, trick, game, by_tricks=by_tricks)
        self.nodes = 0
        self.limit = NO_LIMIT
        self.pause = NO_LIMIT
        self.cancel: Callable[[], bool] | None = None

    def watch(self, limit: int | None, cancel: Callable[[], bool] | None) -> None:
        """Set how many positions may be searched, and a function that is asked now and then whether to stop."""
        self.limit = NO_LIMIT if limit is None else limit
        self.cancel = cancel
        self._pause_later()

    def _pause_later(self) -> None:
        """Say after how many positions to check again whether to stop."""
        self.pause = self.limit
        if self.cancel is not None and self.nodes + _CHECK_EVERY < self.limit:
            self.pause = self.nodes + _CHECK_EVERY

    def _look_up(self) -> None:
        """Stop if told to."""
        if self.nodes >= self.limit or (self.cancel is not None and self.cancel()):
            raise Stopped
        self._pause_later()
