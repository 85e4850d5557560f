"""Answers the questions on the page "Try it in your browser": Python, or a game in words.

The worker runs this file once and then calls ``answer`` for each thing that was typed; ``keep`` and ``restore`` carry
names over to a Python that is started anew. None of it depends on the browser, so it runs and is tested in any Python.
"""

import ast
import codeop
import contextlib
import importlib
import io
import itertools
import linecache
import pickle
import re
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any, Final

import pyskat
from pyskat.language.words import GAME_WORDS
from pyskat.notation.reckoning import read_reckoning

Post = Callable[[str, str, str], object]
"""Takes what kind of thing is shown (text, error, svg, html), the thing itself, and what it says in plain text."""

names: dict[str, Any] = {"__name__": "__main__"}
"""The names of the session."""
exec("import random\nimport pyskat as sk\nfrom pyskat import *\nfrom pyskat import display", names)  # noqa: S102 - what a user of the prompt would type first
_FIRST: Final = dict(names)
"""The names that every session has."""

_GERMAN: Final = re.compile(
    r"\b(mit|ohne|gegen|augen?|kein\w*|alle|stich\w*|gereizt|reizung|angesagt|gewonnen|verloren|aufgegeben|offen|spiel|gegner|gegenpartei"
    r"|gegenspieler|alleinspieler|bekennt|bedient|hingeworfen|beansprucht|zeigt|schaut|vorhand|mittelhand|hinterhand"
    r"|karo|herz|pik|kreuz|schell\w*|rot|grün|gruen|laub|blatt|eichel|großspiel|nullspiel|und)\b",
    re.IGNORECASE,
)
"""Words that only a German question has; it is answered in German."""

_LONGEST: Final = 20_000
"""At most this many characters of one answer are shown."""

_PAUSE: Final = 0.1
"""How many seconds pass between two messages to the page, so that a loop that prints does not choke it."""

_BULKY: Final = 1_000_000
"""A value that takes more bytes is not kept for another Python."""

_STOPPED: Final = "Stopped."

_numbers: Final = itertools.count(1)


class Printed(io.TextIOBase):
    """Sends on what is printed, in pieces, up to a limit."""

    def __init__(self, post: Post) -> None:
        self._post = post
        self._kept: list[str] = []
        self._left = _LONGEST
        self._sent = time.monotonic()

    def write(self, text: str) -> int:
        """Keep a text, and send it if the last one was sent a while ago."""
        if self._left:
            self._kept.append(text[: self._left])
            self._left -= len(self._kept[-1])
            if not self._left:
                self._kept.append(f"\n… and more: only {_LONGEST} characters are shown")
        if time.monotonic() - self._sent > _PAUSE:
            self.flush()
        return len(text)

    def flush(self) -> None:
        """Send what is kept."""
        self._sent = time.monotonic()
        text, self._kept = "".join(self._kept), []
        if text:
            self._post("text", text, "")


def answer(source: str, post: Post) -> bool:
    """Answer one question.

    Args:
        source: What was typed: one or several lines.
        post: Takes each part of the answer.

    Returns:
        False if it is the beginning of something longer, such as the first line of a loop.
    """
    source = re.sub(r"\n[ \t]+$", "\n", source)  # a last line that is indented and empty ends a block as well
    if not _is_whole(source):
        return False
    printed = Printed(post)
    try:
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed), _showing(printed, post):
            error = _run(source.strip("\n"))
        printed.flush()
    except KeyboardInterrupt:  # "Stop" came when there was nothing left to stop
        error = _STOPPED
    if error:
        post("error", error, "")
    return True


def _is_whole(source: str) -> bool:
    """Tell whether the prompt of Python would stop asking for more lines."""
    try:
        return codeop.compile_command(source, symbol="single") is not None
    except (SyntaxError, ValueError, OverflowError):
        return True  # several statements, or an error, or not Python at all


def _run(source: str) -> str:
    """Run a question as Python, or read it as a game in words; give the error to show, or nothing."""
    file = f"<question {next(_numbers)}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    try:
        tree = ast.Interactive(ast.parse(source, file).body)  # shows the value of each expression, as a prompt does
        exec(compile(tree, file, "single"), names)  # noqa: S102 - the point of the page; it runs in the reader's browser
    except SyntaxError as error:
        return _words(source, error) if error.filename == file and _may_be_words(source) else _told(error, source)
    except NameError as error:
        return _words(source, error) if source.strip().lower() in GAME_WORDS else _told(error, source)
    except BaseException as error:  # noqa: BLE001 - SystemExit and KeyboardInterrupt too: the prompt goes on
        return _told(error, source)
    return ""


def _may_be_words(source: str) -> bool:
    """Tell whether something that is not Python may be meant as a game in words."""
    return not re.search(r"[\n()\[\]{}=]", source)


def _words(source: str, no_python: SyntaxError | NameError) -> str:
    """Read a line as a game in words and settle it; give the error to show, or nothing."""
    language: pyskat.Language = "de" if _GERMAN.search(source) else "en"
    try:
        told = read_reckoning(source)
        settled = told.ruling() if told.offence is not None else pyskat.reckon(source)
    except pyskat.SkatError as error:
        said = error.explain(language)
        if error.code is pyskat.Code.UNKNOWN_WORD and getattr(error, "position", 0) == 0:
            return f"This is not Python ({no_python.args[0]}), and as a game in words: {said}"
        return said
    names["_"] = settled
    print(settled.explain(language))  # noqa: T201 - an answer
    return ""


def _told(error: BaseException, source: str) -> str:
    """Tell an error in one line; if the question had several lines, also those that led to it."""
    if isinstance(error, pyskat.SkatError):
        return f"{type(error).__name__}: {error}"
    if isinstance(error, KeyboardInterrupt):
        return _STOPPED
    told = traceback.TracebackException.from_exception(error)
    told.stack = traceback.StackSummary.from_list([one for one in told.stack if one.filename.startswith("<question")])
    told.__cause__ = told.__context__ = None
    lines = list(told.format_exception_only() if "\n" not in source and len(told.stack) < 2 else told.format())  # noqa: PLR2004
    return "".join(lines).strip()


@contextlib.contextmanager
def _showing(printed: Printed, post: Post) -> Iterator[None]:
    """Show values on the page while something runs."""

    def show(value: object) -> None:
        if value is None:
            return
        names["_"] = value
        kind, shown, text = _shown(value)
        if kind == "text":
            print(shown)  # noqa: T201 - an answer
        else:
            printed.flush()
            post(kind, shown, text)

    before, sys.displayhook = sys.displayhook, show
    try:
        yield
    finally:
        sys.displayhook = before


def _shown(value: object) -> tuple[str, str, str]:
    """Turn a value into what is shown: a drawing if it has one, or what ``print`` shows for a value of pyskat.

    Markup is taken from pyskat alone, which escapes what it is given; a drawing of anything else is an image, which
    runs no scripts.
    """
    if isinstance(value, str) and value.startswith("<svg ") and value.endswith("</svg>"):
        return "svg", value, "a drawing"
    ours = type(value).__module__.partition(".")[0] == "pyskat"
    text = str(value) if ours else repr(value)
    for kind, can in (("html", ours), ("svg", True)):
        draw = getattr(value, f"_repr_{kind}_", None) if can and not isinstance(value, type) else None
        drawn = draw() if callable(draw) else None
        if isinstance(drawn, str):
            return kind, drawn, text
    return "text", text, ""


# ---- Another Python -------------------------------------------------------------------------------------------------


class _Small(io.BytesIO):
    """Takes so many bytes and no more."""

    def write(self, data: Any) -> int:  # noqa: ANN401 - whatever has bytes
        """Take some of them."""
        if self.tell() + len(memoryview(data)) > _BULKY:
            raise OverflowError
        return super().write(data)


def keep() -> bytes:
    """Pack the names of the session for ``restore``, each by itself, with those that cannot be packed.

    What is defined here, a function or a class, lives in this Python alone; so does what is made of it.
    """
    kept: dict[str, bytes | str] = {}
    lost = []
    for name, value in names.items():
        if name == "__builtins__" or _FIRST.get(name, names) is value:
            continue
        packed = _Small()
        try:
            if isinstance(value, ModuleType):
                kept[name] = value.__name__
            else:
                pickle.dump(value, packed)
                kept[name] = packed.getvalue()
        except Exception:  # noqa: BLE001 - any value may have its own
            lost.append(name)
    return pickle.dumps((kept, lost))


def restore(packed: bytes | memoryview) -> str:
    """Give the session the names of an earlier one, and say which those are.

    Args:
        packed: What ``keep`` has packed, on the same page.
    """
    kept, lost = pickle.loads(packed)  # noqa: S301 - as the argument says
    for name, value in kept.items():
        try:
            names[name] = importlib.import_module(value) if isinstance(value, str) else pickle.loads(value)  # noqa: S301
        except Exception:  # noqa: BLE001 - as above
            lost.append(name)
    told = ["Python was restarted."]
    for word, these in ("Kept", kept.keys() - lost), ("Forgotten", lost):
        listed = sorted(name for name in these if not name.startswith("_"))
        told += [f"{word}: {', '.join(listed)}."] if listed else []
    return " ".join(told)
