"""What a program can write: names, parameters, attributes, values of enums, codes, and options of the command line.

``python tools/public.py`` lists them for the package that is imported, a line each. ``tests/data/public.txt`` holds the
list of the last release; ``tests/house/test_nothing_lost.py`` compares the two.
"""

import argparse
import contextlib
import enum
import inspect
import string
import sys
import warnings
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from types import ModuleType

__all__ = ["listed", "lost"]

MODULES = (
    "pyskat",
    "pyskat.kernel",
    "pyskat.solver",
    "pyskat.worlds",
    "pyskat.batch",
    "pyskat.rl.codec",
    "pyskat.jsonio",
    "pyskat.display",
    "pyskat.testing",
    "pyskat.bots",
    "pyskat.match",
    "pyskat.table",
    "pyskat.simulate",
    "pyskat.notation.iss",
    "pyskat.notation.reckoning",
    "pyskat.notation.sheet_csv",
    "pyskat.notation.sheet_text",
)
BY_PATH = (
    "pyskat.counting.perft",
    "pyskat.phases.bidding.Duel",
    "pyskat.phases.contest.Contest",
    "pyskat.phases.ending.Course",
    "pyskat.phases.finished.Stopped",
)
"""What the reference describes beside the names of these modules."""

OPERATORS = frozenset(
    f"__{name}__"
    for name in "add and bool call contains ge getitem gt index invert iter le len lt or reversed rsub sub xor".split()  # noqa: SIM905 - it reads better
)
UNKNOWN = "(?)"
"""The parameters of what does not tell them, as compiled code may not: there the plain build has to tell."""


def listed() -> list[str]:
    """List everything, sorted."""
    public = import_module("pyskat")
    lines: set[str] = set()
    for module in map(import_module, MODULES):
        names: list[str] = module.__all__
        for name in names:
            lines |= set(_of(f"{module.__name__}.{name}", getattr(module, name), public))
    for path in BY_PATH:
        module_name, _, name = path.rpartition(".")
        with contextlib.suppress(ModuleNotFoundError, AttributeError), warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            lines |= set(_of(path, getattr(import_module(module_name), name), public))
    return sorted(lines | set(_messages()) | set(_options(_parser())))


def _of(path: str, value: object, public: ModuleType) -> Iterator[str]:
    """List one thing and what belongs to it."""
    if not isinstance(value, type):
        yield path + (_parameters(value, public) if callable(value) and not _is_type(value) else "")
        return
    yield path + ("" if issubclass(value, enum.Enum) else _parameters(value, public))
    if issubclass(value, enum.Enum):
        yield from (f"{path}.{name} = {_plain(member)!r}" for name, member in value.__members__.items())
    for name in dir(value):
        if (not name.startswith("_") or name in OPERATORS) and _is_own(value, name):
            member = inspect.getattr_static(value, name)
            if isinstance(member, classmethod | staticmethod):
                yield f"{path}.{name}" + _parameters(getattr(value, name), public)
            elif callable(member) and not isinstance(member, type):
                yield f"{path}.{name}" + ("" if name in OPERATORS else _parameters(member, public))
            else:
                yield f"{path}.{name}"


def _is_own(kind: type, name: str) -> bool:
    """Tell whether a class has this from the package, and not only from Python."""
    homes = [base.__module__ for base in kind.__mro__ if name in vars(base)]
    member = isinstance(kind, enum.EnumMeta) and name in kind.__members__
    return not member and homes[:1] != [] and homes[0] not in {"builtins", "enum", "typing"}


def _is_type(value: object) -> bool:
    """Tell whether this is a union or another alias for types, which can be called but is no function."""
    return type(value).__module__ in {"typing", "types"} and not inspect.isroutine(value)


def _plain(member: enum.Enum) -> object:
    value = member.value
    return value if isinstance(value, int | str) else str(value)


def _parameters(function: Callable[..., object], public: ModuleType) -> str:
    """Write the parameters without their types."""
    try:
        found = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        return UNKNOWN
    parts: list[str] = []
    for parameter in found:
        if parameter.name == "self":
            continue
        if parameter.kind is parameter.KEYWORD_ONLY and not any(part.startswith("*") for part in parts):
            parts.append("*")
        star = "*" * (parameter.kind is parameter.VAR_POSITIONAL) + "**" * (parameter.kind is parameter.VAR_KEYWORD)
        default = "" if parameter.default is parameter.empty else "=" + _default(parameter.default, public)
        parts.append(star + parameter.name + default)
    return f"({'; '.join(parts)})"


def _default(value: object, public: ModuleType) -> str:
    if value is None or (isinstance(value, int | str) and not isinstance(value, enum.Enum)):
        return repr(value)
    names = (name for name in public.__all__ if name.isupper() and getattr(public, name) is value)
    return next(names, f"{type(value).__name__}.{value.name}" if isinstance(value, enum.Enum) else "…")


def _messages() -> Iterator[str]:
    """List what the message of each code names: a program may read the same from ``Reason.params``."""
    for code, message in import_module("pyskat.errors").MESSAGES.items():
        names = {name for _, name, _, _ in string.Formatter().parse(message.en) if name}
        yield f"Code.{code.name} " + " ".join(sorted(names))


class _Caught(Exception):  # noqa: N818 - it is no error
    """Carries the parser out of the program."""


def _parser() -> argparse.ArgumentParser:
    """Take the parser with which the command line begins."""

    def caught(self: argparse.ArgumentParser, *_: object) -> argparse.Namespace:
        raise _Caught(self)

    kept, argparse.ArgumentParser.parse_args = argparse.ArgumentParser.parse_args, caught  # type: ignore[assignment,method-assign]
    try:
        import_module("pyskat.cli").main([])
    except _Caught as found:
        parser = found.args[0]
        assert isinstance(parser, argparse.ArgumentParser)  # noqa: S101 - for the type checker
        return parser
    finally:
        argparse.ArgumentParser.parse_args = kept  # type: ignore[method-assign]
    raise AssertionError("the command line parses no arguments")


def _options(parser: argparse.ArgumentParser) -> Iterator[str]:
    """List commands, arguments and options with their choices and defaults."""
    for action in parser._actions:  # noqa: SLF001 - argparse has no other way
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            for command in action.choices.values():
                yield f"$ {command.prog}"
                yield from _options(command)
        elif action.option_strings and not isinstance(action, argparse._HelpAction):  # noqa: SLF001
            for option in action.option_strings:
                yield f"$ {parser.prog} {option}" + "".join(f" {choice}" for choice in action.choices or ())
        elif not action.option_strings:
            yield f"$ {parser.prog} <{action.metavar or action.dest}> {action.nargs or ''}".rstrip()


def lost(before: Iterable[str], now: Iterable[str]) -> list[str]:
    """Name what a program could write before and cannot now; more than before is no loss."""
    there = {_path(line): line for line in now}
    return [line for line in before if not _is_kept(line, there.get(_path(line)))]


def _path(line: str) -> str:
    """Take what is named: all before the parameters, and two words more of an option."""
    if line.startswith("$ "):
        words = line.split()
        return " ".join(words[: next((i + 1 for i, word in enumerate(words) if word[0] in "-<"), None)])
    return line.partition("(")[0].partition(" ")[0]


def _is_kept(line: str, now: str | None) -> bool:
    if now is None or line == now:
        return now is not None
    if "(" not in line:
        return set(line.split()) <= set(now.split()) if " " in line else _path(line) == _path(now)
    if UNKNOWN in {line[len(_path(line)) :], now[len(_path(now)) :]}:
        return True
    was, its = _split(line), _split(now)
    names = {_name(part) for part in (*was[0], *was[1])}
    added = [part for part in (*its[0], *its[1]) if _name(part) not in names]
    return (
        len(was[0]) <= len(its[0])
        and all(map(_takes, its[0], was[0]))
        and all(any(_takes(part, named) for part in (*its[0], *its[1])) for named in was[1])
        and all("=" in part or part.startswith("*") for part in added)
    )


def _name(parameter: str) -> str:
    return parameter.partition("=")[0]


def _takes(now: str, before: str) -> bool:
    """Tell whether a parameter can be given, or left out, as before."""
    return now == before or now.startswith(f"{before}=")


def _split(line: str) -> tuple[list[str], list[str]]:
    """Part what is given by place from what is given by name alone."""
    parts = line[len(_path(line)) + 1 : -1].split("; ")
    cut = next((i for i, part in enumerate(parts) if part.startswith("*")), len(parts))
    return [part for part in parts[:cut] if part], [part for part in parts[cut:] if part != "*"]


if __name__ == "__main__":
    sys.stdout.write("\n".join(listed()) + "\n")
