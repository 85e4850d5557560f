"""Would the tests notice? Change one thing in the rules at a time, and run the tests until one fails.

    python tools/mutate.py --seed 1 --sample 300

Each mutant is one small change of the source: a comparison turned, a number one off, a condition dropped. A process
that has imported the test tools, but nothing of the package, forks a child for each, which imports the changed module
and runs the test files in order: the module's own examples, the tests of its room, and then all the others, the
quickest first. A mutant that nothing kills is printed as the line it changed. ``tools/equivalent.txt`` lists changes
that make no difference to anybody, each with the reason; they are not counted.

The tests are few examples each, of one seed; nothing here is random but by ``--seed``. Needs the extra ``test``, on a
system that can fork.
"""

import argparse
import ast
import io
import os
import random
import re
import resource
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src" / "pyskat"
EQUIVALENT: Final = ROOT / "tools" / "equivalent.txt"

RULES: Final = (
    "actions.py",
    "card.py",
    "contract.py",
    "deal.py",
    "engine.py",
    "game.py",
    "rules.py",
    "seat.py",
    "tricks.py",
    "view*.py",
    "kernel/play.py",
    "phases/*.py",
    "records/*.py",
    "scoring/*.py",
    "sheet/*.py",
)
"""Where the rules are."""

NEIGHBOURS: Final = {
    "phases": ("engine", "views", "laws/test_legality", "laws/test_referee", "laws/test_house_rules"),
    "engine": ("engine", "phases", "laws/test_legality", "laws/test_referee"),
    "view": ("views", "laws/test_views", "laws/test_house_rules", "jsonio/test_views"),
    "scoring": ("scoring", "notation/test_reckoning", "laws/test_referee"),
    "kernel": ("kernel", "test_batch", "laws/test_conservation"),
    "sheet": ("sheet", "laws/test_sheet_laws", "notation/test_sheet_text", "notation/test_sheet_csv"),
    "records": ("records", "notation/test_iss", "laws/test_round_trips"),
}
"""Which tests, beside those of a room, are likely to notice a change in it."""

NOT_HERE: Final = ("house", "docs", "browser", "typing", "display", "cli", "bots", "test_solver", "test_openspiel")
"""Tests that start other processes, or see the rules only from afar."""

SWAPPED: Final[dict[type[ast.AST], tuple[str, ...]]] = {
    ast.Lt: ("<=", ">="),
    ast.LtE: ("<", ">"),
    ast.Gt: (">=", "<="),
    ast.GtE: (">", "<"),
    ast.Eq: ("!=",),
    ast.NotEq: ("==",),
    ast.Is: ("is not",),
    ast.IsNot: ("is",),
    ast.In: ("not in",),
    ast.NotIn: ("in",),
    ast.Add: ("-",),
    ast.Sub: ("+",),
    ast.Mult: ("+",),
    ast.FloorDiv: ("*",),
    ast.Mod: ("//",),
    ast.BitAnd: ("|",),
    ast.BitOr: ("&",),
    ast.BitXor: ("|",),
    ast.LShift: (">>",),
    ast.RShift: ("<<",),
    ast.And: ("or",),
    ast.Or: ("and",),
}
NAMES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
MORE_PARTS: Final = 2
WALL: Final = 300
"""So many seconds a test file has by the clock; by the processor it has over four times what it needs unchanged."""


@dataclass(frozen=True, order=True)
class Mutant:
    """One change: in a file, from and to which byte, and what stands there instead."""

    path: str
    begin: int
    end: int
    instead: str

    def source(self) -> str:
        """Write the changed module."""
        whole = (SOURCE / self.path).read_bytes()
        return (whole[: self.begin] + self.instead.encode() + whole[self.end :]).decode()

    def lines(self) -> tuple[str, str]:
        """Give the line as it was, and as it is now."""
        whole = (SOURCE / self.path).read_bytes()
        first = whole.rfind(b"\n", 0, self.begin) + 1
        last = whole.find(b"\n", self.end)
        now = whole[first : self.begin] + self.instead.encode() + whole[self.end : last]
        return " ".join(whole[first:last].decode().split()), " ".join(now.decode().split())

    def show(self) -> str:
        """Tell where it is and what it changes."""
        number = (SOURCE / self.path).read_bytes()[: self.begin].count(b"\n") + 1
        was, now = self.lines()
        return f"{self.path}:{number}\n  - {was}\n  + {now}"


# Which changes there are.


class _Finder(ast.NodeVisitor):
    """Walk through what is run, past types and text."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.source = (SOURCE / path).read_bytes()
        self.starts = [0]
        for line in self.source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.found: list[Mutant] = []
        self.may_be_none = False

    def at(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """Give the place of a node in the file."""
        assert node.end_lineno is not None  # noqa: S101 - what is parsed from text has an end
        assert node.end_col_offset is not None  # noqa: S101 - likewise
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[node.end_lineno - 1] + node.end_col_offset

    def add(self, begin: int, end: int, instead: str) -> None:
        """Note a change."""
        self.found.append(Mutant(self.path, begin, end, instead))

    def swap(self, operator: ast.AST, left: ast.expr, right: ast.expr) -> None:
        """Exchange what stands between two operands; what is in brackets there stays."""
        begin, end = self.at(left)[1], self.at(right)[0]
        between = self.source[begin:end].decode()
        for word in sorted((" is not ", " not in ", " is ", " in ", " and ", " or "), key=len, reverse=True):
            if word in between:
                shown = word.strip()
                break
        else:
            shown = between.strip().strip("()").split("#")[0].strip().strip("()").strip()
        at = begin + between.index(shown)
        for other in SWAPPED.get(type(operator), ()):
            self.add(at, at + len(shown), other)

    def visit_Compare(self, node: ast.Compare) -> None:
        """Turn comparisons."""
        operands = [node.left, *node.comparators]
        for operator, left, right in zip(node.ops, operands[:-1], operands[1:], strict=True):
            self.swap(operator, left, right)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """Exchange arithmetic, but not what puts text together or names types."""
        parts = [part for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]
        names = {ast.unparse(part) for part in ast.walk(node)}
        types = isinstance(node.op, ast.BitOr) and names & {"int", "str", "bool", "object", "None"}
        if not parts and not types:
            self.swap(node.op, node.left, node.right)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        """Exchange "and" and "or", one place at a time where there are two operands."""
        if len(node.values) == MORE_PARTS:
            self.swap(node.op, node.values[0], node.values[1])
        else:
            for value in node.values:  # without this one
                word = b"True" if isinstance(node.op, ast.And) else b"False"
                self.add(*self.at(value), word.decode())
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        """Leave it away."""
        begin = self.at(node)[0]
        self.add(begin, begin + (len("not ") if isinstance(node.op, ast.Not) else len("-")), "")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        """Be one off, or the opposite."""
        if isinstance(node.value, bool):
            self.add(*self.at(node), str(not node.value))
        elif isinstance(node.value, int):
            self.add(*self.at(node), str(node.value + 1))
            if node.value:
                self.add(*self.at(node), str(node.value - 1))

    def visit_Name(self, node: ast.Name) -> None:
        """Take the least for the most, and all for any."""
        if node.id in NAMES and isinstance(node.ctx, ast.Load):
            self.add(*self.at(node), NAMES[node.id])

    def condition(self, test: ast.expr) -> None:
        """Turn a condition that is no comparison."""
        if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Constant):
            begin, end = self.at(test)
            self.add(begin, end, f"not ({self.source[begin:end].decode()})")

    def visit_If(self, node: ast.If) -> None:
        """Turn it; what only a type checker sees stays."""
        if "TYPE_CHECKING" not in ast.unparse(node.test):
            self.condition(node.test)
            self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        """Turn it."""
        self.condition(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        """Leave its conditions away."""
        for test in node.ifs:
            self.add(*self.at(test), "True")
        self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        """Go on instead."""
        self.add(*self.at(node), "pass")

    def visit_Continue(self, node: ast.Continue) -> None:
        """Stop instead."""
        self.add(*self.at(node), "break")

    def visit_Break(self, node: ast.Break) -> None:
        """Go on instead."""
        self.add(*self.at(node), "continue")

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        """Leave it away."""
        self.add(*self.at(node), "pass")
        self.visit(node.value)

    def visit_Return(self, node: ast.Return) -> None:
        """Give nothing, where that could be meant: elsewhere anything would notice."""
        if node.value is not None and not (isinstance(node.value, ast.Constant) and node.value.value is None):
            if self.may_be_none:
                self.add(*self.at(node.value), "None")
            self.visit(node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """Look at the value only."""
        if node.value is not None and "TypeAlias" not in ast.unparse(node.annotation):
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        """Leave what is for the type checker."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Look at the defaults and the body, not at types and decorators."""
        if any("overload" in ast.unparse(decorator) for decorator in node.decorator_list):
            return
        kept, self.may_be_none = (
            self.may_be_none,
            bool(node.returns is not None and re.search(r"\b(None|bool)\b", ast.unparse(node.returns))),
        )
        for part in (*node.args.defaults, *node.args.kw_defaults, *node.body):
            if part is not None:
                self.visit(part)
        self.may_be_none = kept


def mutants(patterns: Sequence[str]) -> list[Mutant]:
    """List every change in the files that match."""
    paths = sorted({path for pattern in patterns for path in SOURCE.glob(pattern)})
    found: list[Mutant] = []
    for path in paths:
        finder = _Finder(path.relative_to(SOURCE).as_posix())
        finder.visit(ast.parse(finder.source))
        found += sorted(set(finder.found))
    return found


# In which order the tests are run.


def _files() -> list[Path]:
    return [
        path
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        if not any(part in path.relative_to(ROOT).as_posix() for part in NOT_HERE)
    ]


def order(path: str, cost: dict[Path, float]) -> list[Path]:
    """List the test files for a change in a module, those likely to notice it first."""
    room, stem = path.partition("/")[0].removesuffix(".py"), Path(path).stem
    near = [f"test_{stem}.", f"tests/{room}/", f"test_{room}."]
    near += [name for key, names in NEIGHBOURS.items() if room.startswith(key) for name in names]

    def distance(file: Path) -> tuple[int, float]:
        told = file.as_posix()
        return next((number for number, name in enumerate(near) if name in told), len(near)), cost.get(file, 0)

    return [SOURCE / path, *sorted(_files(), key=distance)]


# One child.


_LOADED: Final[list[str]] = []
"""Noted by a child when it imports the changed module."""


def _change(mutant: Mutant | None) -> None:
    """Have the changed module imported for the one in the file."""
    plain = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
        if mutant is not None and Path(self.path) == SOURCE / mutant.path:
            _LOADED.append(fullname)
            return compile(mutant.source(), self.path, "exec", dont_inherit=True)
        return plain(self, fullname)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign,assignment]


def _limit(seconds: float) -> None:
    used = time.process_time()
    resource.setrlimit(resource.RLIMIT_CPU, (int(used + seconds) + 1, resource.RLIM_INFINITY))
    signal.alarm(WALL)


_IMPORTED: Final = ("-W", "ignore::pytest.PytestAssertRewriteWarning")
"""The parent has imported what pytest would have rewritten."""


def _run(file: Path) -> str:
    """Run a test file, and name the first test that fails, or say nothing."""
    import pytest  # noqa: PLC0415 - the parent has imported it

    failed: list[str] = []

    class Noted:
        @staticmethod
        def pytest_runtest_logreport(report: pytest.TestReport) -> None:
            if report.failed:
                failed.append(report.nodeid)

        @staticmethod
        def pytest_collectreport(report: pytest.CollectReport) -> None:
            if report.failed:
                failed.append(report.nodeid)

    flags: tuple[str, ...] = (
        "-x",
        "-q",
        "--no-header",
        "--tb=no",
        "--hypothesis-seed=1",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        *_IMPORTED,
    )
    if file.is_relative_to(SOURCE):
        flags += ("--assert=plain",)  # pytest would read the module from the file by itself
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        status = pytest.main([str(file), *flags, f"--rootdir={ROOT}"], plugins=[Noted()])
    if status in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
        return ""
    return failed[0] if failed else file.name


def _child(mutant: Mutant | None, files: Sequence[Path], cost: dict[Path, float], pipe: int) -> None:
    """Run the files until a test fails; write what was found."""
    resource.setrlimit(resource.RLIMIT_AS, (6 << 30, 6 << 30))
    os.chdir(ROOT)
    _change(mutant)
    with os.fdopen(pipe, "w") as out:
        for file in files:
            began = time.process_time()
            out.write(f"@{file}\n")
            out.flush()
            _limit(20 + 4 * cost.get(file, 60.0))
            try:
                failed = _run(file)
            except BaseException as error:  # noqa: BLE001 - whatever a mutant does to the tests, it is noticed
                failed = f"{file.name}: {error!r}"
            if failed:
                out.write(f"!{failed}\n")
                out.flush()
                os._exit(1)
            out.write(f"={time.process_time() - began:.3f}\n")
        if mutant is not None and not _LOADED:
            out.write("?\n")
    os._exit(0)


@dataclass(frozen=True)
class Done:
    """What became of a child."""

    killer: str
    """The test that failed, or the file in which it did not come to an end; nothing: all passed."""
    cost: dict[Path, float]
    seconds: float


def _fork(mutant: Mutant | None, files: Sequence[Path], cost: dict[Path, float]) -> tuple[int, int]:
    sys.stdout.flush()
    read, write = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(read)
        try:
            _child(mutant, files, cost, write)
        finally:
            os._exit(2)
    os.close(write)
    return pid, read


def _read(pipe: int, status: int, seconds: float) -> Done:
    with os.fdopen(pipe) as told:
        lines = told.read().splitlines()
    cost: dict[Path, float] = {}
    file, killer = Path(), ""
    for line in lines:
        if line.startswith("@"):
            file = Path(line[1:])
        elif line.startswith("="):
            cost[file] = float(line[1:])
        elif line == "?":
            raise RuntimeError("all tests passed, but none of them has imported the changed module")
        else:
            killer = line[1:]
    if status and not killer:
        killer = f"{file.name} (no end, or no memory)"
    return Done(killer, cost, seconds)


def _all(
    work: Sequence[tuple[Mutant | None, Sequence[Path]]], cost: dict[Path, float], jobs: int
) -> Iterator[tuple[Mutant | None, Done]]:
    """Run some children at a time."""
    waiting = list(reversed(work))
    running: dict[int, tuple[Mutant | None, int, float]] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant, files = waiting.pop()
            pid, pipe = _fork(mutant, files, cost)
            running[pid] = mutant, pipe, time.monotonic()
        pid, status, used = os.wait3(0)
        mutant, pipe, _ = running.pop(pid)
        yield mutant, _read(pipe, status, used.ru_utime + used.ru_stime)


# The whole run.


def equivalents() -> dict[tuple[str, str, str], str]:
    """Read which changes make no difference, and why."""
    found: dict[tuple[str, str, str], str] = {}
    blocks = EQUIVALENT.read_text(encoding="utf-8").split("\n\n") if EQUIVALENT.exists() else []
    for block in blocks:
        lines = [line for line in block.splitlines() if line and not line.startswith("#")]
        if lines:
            path, was, now, *why = lines
            found[path, was.removeprefix("- "), now.removeprefix("+ ")] = " ".join(why)
    return found


def main() -> int:
    """Draw the sample, run it, and tell what survived."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1, help="which sample is drawn")
    parser.add_argument("--sample", type=int, default=300, help="of how many mutants; 0: all there are")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time")
    parser.add_argument("--effort", type=int, default=1, help="which share of the examples, in per cent")
    parser.add_argument("files", nargs="*", default=RULES, help="files below src/pyskat, as patterns")
    args = parser.parse_args()
    every = mutants(args.files)
    size = min(args.sample or len(every), len(every))
    chosen = sorted(random.Random(args.seed).sample(every, size))  # noqa: S311 - a sample, no secret
    known = equivalents()
    sample = [mutant for mutant in chosen if (mutant.path, *mutant.lines()) not in known]
    print(f"{len(every)} mutants, a sample of {size}, of which {size - len(sample)} are known to make no difference")

    os.environ["PYSKAT_EFFORT"] = str(args.effort)
    os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = tempfile.mkdtemp()
    sys.path[:0] = [str(ROOT / "src")]
    for tool in ("pytest", "hypothesis.strategies", "hypothesis.stateful", "attrs", "cattrs", "numpy", "jsonschema"):
        __import__(tool)
    from hypothesis.internal.conjecture.engine import ConjectureRunner  # noqa: PLC0415

    setattr(ConjectureRunner, "shrink_interesting_examples", lambda _: None)  # noqa: B010 - to fail is enough

    cost: dict[Path, float] = {}
    for _, done in _all([(None, [file]) for file in _files()], {}, args.jobs):
        cost |= done.cost
        if done.killer:
            print(f"without any change this fails: {done.killer}")
            return 2
    print(f"all tests take {sum(cost.values()):.0f} s of one processor without a change")

    survivors, killers, used = [], Counter[str](), 0.0
    work = [(mutant, order(mutant.path, cost)) for mutant in sample]
    random.Random(args.seed).shuffle(work)  # noqa: S311 - so that the first that are done tell of all
    for number, (mutant, done) in enumerate(_all(work, cost, args.jobs), 1):
        assert mutant is not None  # noqa: S101 - each of these is one
        used += done.seconds
        killers[done.killer.partition("::")[0]] += 1
        if not done.killer:
            survivors.append(mutant)
            print(f"survived ({number}/{len(sample)}): {mutant.show()}", flush=True)
    killed = len(sample) - len(survivors)
    print(f"\nkilled: {killed} of {len(sample)}, {100 * killed / max(len(sample), 1):.1f} %")
    print(f"{used / max(len(sample), 1):.1f} s of one processor for each mutant")
    print("by:", ", ".join(f"{name or 'nothing'} {count}" for name, count in killers.most_common(12)))
    return 0 if not survivors else 1


if __name__ == "__main__":
    sys.exit(main())
