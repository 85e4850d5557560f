"""Who shares the work of a command? Processes of this machine, or a cluster that there is already."""

import argparse
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from types import FrameType
from typing import Final

from pyskat.cli.common import UnavailableError
from pyskat.cli.parser import Parser
from pyskat.cli.table import number
from pyskat.language.printed import Help, Printed

__all__ = ["add_workers", "extra_for", "workers_of"]

_MOST: Final = 61
"""As many as Windows can wait for."""
_SECONDS: Final = 10
"""How long a cluster may take to answer."""


def add_workers(parser: Parser, *, dask: bool = False) -> None:
    """Add the options for who shares the work.

    Args:
        parser: The parser of a command.
        dask: Whether a cluster may.
    """
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--workers", type=number(parser, 1, _MOST), default=1, metavar="N", help=parser.say(Help.WORKERS)
    )
    parser.set_defaults(dask=None)
    if dask:
        where.add_argument("--dask", metavar=parser.say(Help.ADDRESS), help=parser.say(Help.DASK))


@contextmanager
def workers_of(args: argparse.Namespace) -> Iterator[Executor | None]:
    """Give those who share the work; None if nobody does.

    Raises:
        UnavailableError: If the cluster does not answer, or Dask is not installed.
    """
    if args.dask is not None:
        yield from _cluster(args.dask)
    elif args.workers == 1:
        yield None
    else:
        from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415 - no other command needs them

        with ProcessPoolExecutor(args.workers, initializer=_stop_quietly) as processes:
            yield processes


def _cluster(address: str) -> Iterator[Executor]:
    """Join a cluster of Dask."""
    extra_for("distributed", "dask", "--dask")
    from distributed import Client  # noqa: PLC0415 - it takes long to load

    try:
        client = Client(address, timeout=_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        why = str(error) or type(error).__name__
        raise UnavailableError(Printed.NO_CLUSTER.of(address=address, why=why)) from error
    with client:
        yield client.get_executor()


def extra_for(package: str, extra: str, option: str) -> None:
    """Say what an option needs and where to get it.

    Raises:
        UnavailableError: If the package is not installed.
    """
    from pyskat.simulate.extras import needs  # noqa: PLC0415 - no other command needs it

    try:
        needs(package, option, extra)
    except ModuleNotFoundError as error:
        raise UnavailableError(Printed.NEEDS.of(what=option, package=package, extra=extra)) from error


def _stop_quietly() -> None:
    """Let a worker that is interrupted end without a word; the program itself says what there is to say."""
    signal.signal(signal.SIGINT, _leave)


def _leave(_: int, __: FrameType | None) -> None:
    sys.exit()
