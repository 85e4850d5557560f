"""Who follows a guide from top to bottom, in an empty folder, sees what it shows, and has the whole program."""

import ast
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import pyskat as sk
from docs.conftest import EXAMPLES

GUIDES: Final = EXAMPLES.parent / "docs" / "guides"
NAMES: Final = ("write-a-bot", "run-a-server", "score-a-club-evening", "read-an-archive")
PROGRAMS: Final = {
    "write-a-bot": {"bot.py"},
    "run-a-server": {"table_server.py", "table_client.py"},
    "score-a-club-evening": {"club_evening.py"},
    "read-an-archive": {"archive.py"},
}

BLOCK: Final = re.compile(r"^```(?P<kind>\S+) ?(?P<argument>.*)\n(?P<text>(?s:.*?))^```$", re.MULTILINE)
DOWNLOAD: Final = re.compile(r"\{download\}`[^<`]+<\.\./\.\./examples/(?P<file>[\w.]+)>`")
STEP: Final = re.compile(f"{BLOCK.pattern}|{DOWNLOAD.pattern}", re.MULTILINE)
OPTION: Final = re.compile(r"^:([\w-]+): \"?(.+?)\"?$", re.MULTILINE)

RUN: Final = {"python": [sys.executable], "pyskat": [sys.executable, "-m", "pyskat"]}
HERE: Final = {**os.environ, "PYTHONPATH": str(Path(sk.__file__).parents[1]), "PYTHONIOENCODING": "utf-8"}


def text_of(name: str) -> str:
    return (GUIDES / f"{name}.md").read_text(encoding="utf-8")


def steps(name: str) -> Iterator[tuple[str, str, str]]:
    """Give what a reader does, in order: downloads a file, writes one, or types a command and sees an answer."""
    for found in STEP.finditer(text_of(name)):
        options = dict(OPTION.findall(found["text"] or ""))
        if found["file"]:
            yield "download", found["file"], ""
        elif "caption" in options:
            yield "write", options["caption"], found["text"].split("\n\n", 1)[1]
        elif found["kind"] == "console":
            for typed in found["text"].removeprefix("$ ").split("\n$ "):
                command, _, answer = typed.partition("\n")
                yield "type", command, answer.rstrip("\n")


def test_the_guides_are_those_that_the_site_lists() -> None:
    assert {path.stem for path in GUIDES.glob("*.md")} == set(NAMES)
    index = (GUIDES.parent / "index.md").read_text(encoding="utf-8")
    assert re.search(r":caption: Guides\n\n" + "\n".join(f"guides/{name}" for name in NAMES) + "\n", index)


@pytest.mark.parametrize("name", NAMES)
def test_a_guide_that_is_followed_shows_what_is_seen(name: str, tmp_path: Path) -> None:
    typed = 0
    for what, it, text in steps(name):
        if what == "download":
            shutil.copy(EXAMPLES / it, tmp_path)
        elif what == "write":
            (tmp_path / it).write_text(text, encoding="utf-8")
        else:
            program, *arguments = shlex.split(it)
            done = subprocess.run(  # noqa: S603 - it is ours, from this documentation
                [*RUN[program], *arguments],
                cwd=tmp_path,
                env=HERE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                encoding="utf-8",
                check=False,
            )
            assert done.stdout.rstrip("\n") == text, it
            typed += 1
    assert typed or name == "run-a-server"  # a server does not come to an end, and has tests of its own


def lines_shown(source: str, options: dict[str, str]) -> set[int]:
    """Number the lines that a literalinclude with these options takes."""
    lines = source.splitlines()
    first, last = 1, len(lines)
    if "pyobject" in options:
        (node,) = (
            node
            for node in ast.parse(source).body
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
            and node.name == options["pyobject"]
        )
        first, last = min([node.lineno, *(one.lineno for one in node.decorator_list)]), node.end_lineno or 0
    if "start-at" in options:
        first = next(number for number, line in enumerate(lines, 1) if options["start-at"] in line)
    if "end-before" in options:
        last = next(n for n, line in enumerate(lines, 1) if n > first and options["end-before"] in line) - 1
    return set(range(first, last + 1))


@pytest.mark.parametrize("name", NAMES)
def test_a_guide_shows_every_line_of_its_programs_once(name: str) -> None:
    pieces: dict[str, list[set[int]]] = {program: [] for program in PROGRAMS[name]}
    for found in BLOCK.finditer(text_of(name)):
        if found["kind"] == "{literalinclude}":
            program = found["argument"].removeprefix("../../examples/")
            options = dict(OPTION.findall(found["text"]))
            assert options.keys() <= {"language", "pyobject", "start-at", "end-before"}
            pieces[program].append(lines_shown((EXAMPLES / program).read_text(encoding="utf-8"), options))
    for program, shown in pieces.items():
        lines = (EXAMPLES / program).read_text(encoding="utf-8").splitlines()
        numbers = [number for piece in shown for number in sorted(piece) if lines[number - 1].strip()]
        assert len(numbers) == len(set(numbers)), program
        missing = {number for number, line in enumerate(lines, 1) if line.strip()} - set(numbers)
        assert not missing, (program, sorted(missing))
