"""How the documentation is built: Sphinx, MyST, and a few tables that are made from the package itself."""

import doctest
import os
import random
import re
import shlex
import sys
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final
from urllib.parse import quote

import attrs
from docutils import nodes
from docutils.parsers.rst import directives
from hypothesis import HealthCheck, settings
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.pycode import ModuleAnalyzer
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective
from sphinx.util.typing import stringify_annotation

import pyskat
from pyskat import display
from pyskat.errors.messages import MESSAGES
from pyskat.jsonio.kinds import KIND_OF, KINDS
from pyskat.rl import codec

project = "pyskat"
author = "The pyskat authors"
copyright = "The pyskat authors"
version = release = pyskat.__version__

sys.path.insert(0, str(Path(__file__).parent))  # for pages.py and rooms.py
sys.path.insert(0, str(Path(__file__).parents[1] / "examples"))  # for the programs that the guides explain
extensions = [
    *("myst_parser", "sphinx.ext.autodoc", "sphinx.ext.doctest", "sphinx.ext.napoleon", "sphinx_copybutton"),
    *("pages", "rooms"),
]
exclude_patterns = ["_build"]
# Not the flags of Sphinx, which skip what an error says.
settings.register_profile("docs", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("docs")  # the machine may be busy with something else
doctest_default_flags = doctest.ELLIPSIS | doctest.DONT_ACCEPT_TRUE_FOR_1
html_theme = "furo"
html_extra_path = ["schema"]  # the schema keeps its address
html_title = f"pyskat {release}"
html_static_path = ["_static"]
html_css_files = ["pyskat.css"]
html_favicon = "_static/clubs.svg"
html_baseurl = os.environ.get("PYSKAT_SITE", "")  # where the site will be; it works anywhere without
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#0b6b43", "color-brand-content": "#0b6b43"},
    "dark_css_variables": {"color-brand-primary": "#5fc596", "color-brand-content": "#5fc596"},
}
copybutton_prompt_text = r">>> |\.\.\. ?|\$ "  # what has none of these is output, and is left out where others have one
copybutton_prompt_is_regexp = True
copybutton_copy_empty_lines = False  # they are output

myst_enable_extensions = ["deflist", "fieldlist", "substitution"]
myst_heading_anchors = 3

autodoc_default_options = {"members": True, "undoc-members": True}
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
autodoc_type_aliases = {
    "Document": "pyskat.jsonio.Document",
    "Hands": "pyskat.phases.story.Hands",
    "ArrayLike": "~numpy.typing.ArrayLike",
    "Masks": "~numpy.typing.NDArray[~numpy.uint32]",
    "Small": "~numpy.typing.NDArray[~numpy.uint8]",
}
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88
toc_object_entries_show_parents = "hide"

nitpick_ignore_regex = [
    # The standard library: its documentation lies elsewhere, and this one is built offline.
    (r"py:class", r"(collections\.abc|random)\..*|os\.PathLike"),
    # NumPy with its array types, executors, and the environments of others, likewise.
    (r"py:class", r"numpy\..*|concurrent\.futures\..*|gymnasium\..*|pettingzoo\..*"),
    # hypothesis, and the phase that states() of pyskat.testing is asked for, likewise.
    (r"py:class", r"(hypothesis\..*\.)?SearchStrategy|(pyskat\.testing\.)?S"),
    # Aliases within a tuple: they are told on the page itself.
    (r"py:class", r"DoublingWord|PushingWord|Term"),
    # What a plot is drawn on, the rows that results keep, and what a level of the search player means: told in words.
    (r"py:class", r"Figure|pyskat\.simulate\.rows\.Kept|pyskat\.bots\.search\.settings\.Settings"),
    # A type variable has no page.
    (r"py:class", r"pyskat\.base\.values\.V_co|pyskat\.jsonio\.T"),
]

# ---- Tables made from the package, so that they are complete -------------------------------------------------------


def _cell(text: str) -> str:
    """Write a text so that Markdown shows it as it is in a cell of a table."""
    return re.sub(r"([\\|*_\[\]<>`$])", r"\\\1", text)


def _table(titles: Sequence[str], rows: Iterable[Iterable[str]]) -> str:
    """Write a Markdown table."""
    lines = [titles, ["---"] * len(titles), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


_OPTIONAL: Final = re.compile(r"\{\w+:\?\}")
_NOUNS: Final = re.compile(r"\{(\w+):(?:and|or|[^|{}]*\|([^{}]*))\}")


def _noun(place: re.Match[str]) -> str:
    """Write a place of a message as a reader understands it."""
    return f"{{{place[1]}}} {place[2] or ''}".rstrip()


def _message(text: str) -> str:
    """Show what a message fills in by its name, and leave out what is there only now and then."""
    return _NOUNS.sub(_noun, _OPTIONAL.sub("", text).replace("!r}", "}"))


def _codes() -> str:
    """List every code with its message in both languages and its rule."""
    rows = []
    for code in pyskat.Code:
        english, german = (_cell(_message(part)) for part in MESSAGES[code][:2])
        rule = _cell(pyskat.Reason.of(code).cite())
        rows.append([f"`{code}`", f"{english}<br>*{german}*<br><small>{rule}</small>"])
    return _table(("code", "what it says in English and German, and its source"), rows)


def _typed(value: object) -> str:
    """Write a value as one would type it, without the fields that are as they are by default."""
    if not attrs.has(type(value)):
        return repr(value)
    fields = [(one.name, getattr(value, one.name), one.default) for one in attrs.fields(type(value))]
    given = ", ".join(f"{name}={found!r}" for name, found, default in fields if found != default)
    return f"{type(value).__name__}({given})"


def _presets() -> str:
    """List every field of the rules as each preset has it."""
    names = ("ISKO", "SIMPLE", "PUB", "HOUSE", "PRE_1999", "ISS")
    usual = pyskat.ISKO
    rows = []
    for one in attrs.fields(pyskat.Rules):
        values = [getattr(getattr(pyskat, name), one.name) for name in names]
        texts = [f"`{_typed(value)}`" for value in values]
        usually = f"`{_typed(getattr(usual, one.name))}`"
        shown = [text if text == usually else f"**{text}**" for text in texts]
        rows.append([f"`{one.name}`", *shown])
    return _table(("field", *[f"`{name}`" for name in names]), rows)


_ENTRY: Final = re.compile(r"^\| (?P<english>[^|]+?) \| (?P<german>[^|]+?) \| [^|]+ \|$", re.MULTILINE)


def _in_order(word: str) -> str:
    """Give what a German word is sorted by: an umlaut stands with its vowel."""
    return unicodedata.normalize("NFD", word.casefold()).replace("\N{COMBINING DIAERESIS}", "")


def _german_words() -> str:
    """Turn the glossary around: its German words in order, each with the English one."""
    text = (Path(__file__).parent / "glossary.md").read_text(encoding="utf-8")
    pairs = [
        (german.strip(), match["english"])
        for match in _ENTRY.finditer(text)
        for german in match["german"].split(", ")
        if match["english"] not in {"English", "---"}
    ]
    pairs.sort(key=lambda pair: _in_order(pair[0]))
    return _table(("German", "English"), pairs)


def _kinds() -> str:
    """List every kind of JSON document with the class of its values."""
    rows = []
    for kind in KINDS:
        classes = [cl.__name__ for cl, name in KIND_OF.items() if name == kind]
        rows.append([f"`{kind}`", ", ".join(f"`{name}`" for name in classes)])
    return _table(("kind", "class"), rows)


def _actions() -> str:
    """List the numbers of actions, as learners use them."""
    rows = [[str(first) if first == last else f"{first}–{last}", told] for first, last, told in codec.table().actions]
    return _table(("number", "action"), rows)


def _observation() -> str:
    """List what stands where in an observation."""
    rows = [[f"{begin}–{end - 1}", f"`{name}`", _cell(told)] for begin, end, name, told in codec.table().observation]
    return _table(("numbers", "name", "1 says"), rows)


myst_substitutions = {
    "actions_version": str(codec.ACTIONS_VERSION),
    "observation_version": str(codec.OBSERVATION_VERSION),
    "actions_table": _actions(),
    "observation_table": _observation(),
    "codes": _codes(),
    "presets": _presets(),
    "german_words": _german_words(),
    "kinds": _kinds(),
}

# ---- A console session that is tested ------------------------------------------------------------------------------


class Console(SphinxDirective):
    """Calls of the command line with what they print; the doctest builder runs them."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        """Show the session, and keep a doctest of it beside it."""
        shown = "\n".join(self.content)
        node = nodes.literal_block(shown, shown, testnodetype="doctest", groups=["default"])
        node["test"] = "\n".join(_as_doctest(self.content))
        node["options"] = {}
        node["language"] = "console"
        self.set_source_info(node)
        return [node]


def _as_doctest(lines: Iterable[str]) -> Iterator[str]:
    """Turn ``$ pyskat …`` into a call of the command line's own function."""
    for line in lines:
        if line.startswith("$ pyskat"):
            yield f">>> _ = main({shlex.split(line)[2:]!r})"
        else:
            yield line or "<BLANKLINE>"


# ---- Drawings made while the documentation is built ----------------------------------------------------------------


class Drawing(SphinxDirective):
    """Draws the value of the last line of some Python, with the lines before it to make it.

    What they name stays there for the drawings further down on the page. Builders other than HTML get the value as
    text.
    """

    has_content = True
    option_spec: ClassVar = dict.fromkeys(("suits", "colours", "language", "seat", "as"), directives.unchanged)
    option_spec["wide"] = directives.flag

    def run(self) -> list[nodes.Node]:
        """Put the drawing, or the text, where the directive stands."""
        for module in Path(display.__file__).parent.glob("*.py"):
            self.env.note_dependency(str(module))  # a change of the drawings is a change of the page
        names = self.env.temp_data.setdefault("drawings", {"sk": pyskat, "random": random})
        *lines, last = self.content
        exec("\n".join(lines), names)  # noqa: S102 - it is ours, from this documentation
        value = eval(last, names)  # noqa: S307 - likewise
        given = {name: self.options[name] for name in ("suits", "language") if name in self.options}
        style = display.Style(colours=int(self.options.get("colours", 2)), **given)
        seat: display.Eye = pyskat.Seat[self.options["seat"].upper()] if "seat" in self.options else "all"
        draw = display.html if self.options.get("as") == "html" else display.svg
        classes = "drawing wide" if "wide" in self.options else "drawing"
        frame = f'<div class="{classes}">{draw(value, seat=seat, style=style)}</div>'
        told = display.text(value, seat=seat, style=style)
        otherwise = addnodes.only(expr="not html")
        otherwise += nodes.literal_block(told, told, language="text")
        return [nodes.raw("", frame, format="html"), otherwise]


class Asked(SphinxDirective):
    """A question in words, and what pyskat answers, which is reckoned while the documentation is built.

    The question leads to the page with the prompt, where it is ready to be asked.
    """

    has_content = True
    option_spec: ClassVar = {"language": directives.unchanged}

    def run(self) -> list[nodes.Node]:
        """Ask it."""
        question = " ".join(self.content)
        answer = pyskat.reckon(question).explain(self.options.get("language", "en"))
        prompt = self.env.app.builder.get_relative_uri(self.env.docname, "try")
        link = nodes.reference("", question, refuri=f"{prompt}?ask={quote(question)}", internal=True)
        asked = nodes.paragraph("", "", link, classes=["question"])
        return [nodes.container("", asked, nodes.paragraph("", answer), classes=["asked"])]


# ---- The reference: aliases by their names, and nothing left out ---------------------------------------------------

_ALIASES: Final = {
    stringify_annotation(union, "smart"): f"~pyskat.{name}"
    for name, union in (
        ("display.Drawable", display.Drawable),
        ("display.Eye", display.Eye),
        ("State", pyskat.State),
        ("Action", pyskat.Action),
        ("Language", pyskat.Language),
    )
}
_CONSTANTS: Final = {
    name: lines
    for module in ("card", "rules", "scoring.value", "sheet.session", "sheet.systems", "_version")
    for (_, name), lines in ModuleAnalyzer.for_module(f"pyskat.{module}").find_attr_docs().items()
}
_NOT_BUILT_BY_HAND: Final = {
    *("Bidding", "SkatDecision", "Discarding", "Declaring", "Playing", "Finished", "GameResult", "View", "Settlement"),
    *("Choices", "Doubling", "Pushing", "RamschResult", "RamschSettlement", "Standing", "Entry", "Session"),
    *(
        "GameValue",
        "LegalActions",
        "Outcome",
        "phases.bidding.Duel",
        "phases.state.DealState",
        "phases.story.Story",
        "kernel.Position",
        "court.Ruling",
        "court.Consequence",
    ),
}
_DEFAULT: Final = re.compile(r"attr_dict\['(\w+)'\]\.default")
_RETURNS: Final = "Returns:"
_PLAINLY: Final = (
    (
        re.compile(r"~?numpy\.ndarray\[tuple\[~?typing\.Any, \.\.\.\], ~?numpy\.dtype\[~?numpy\.(\w+)\]\]"),
        r"~numpy.typing.NDArray[~numpy.\1]",
    ),
    (re.compile(r"(?<=: )NDArray\[np\."), "~numpy.typing.NDArray[~numpy."),
    (re.compile(r"(?<=[ :])(?:\w+\.)*i64\b"), "int"),
)
"""How the names of types within, of arrays and of the machine integer of mypyc, are written for the reader."""
_SHELTER: Final = "\ue000"


def _signature(
    _app: Sphinx, _what: str, name: str, obj: type, _options: object, signature: str | None, returned: str | None
) -> tuple[str | None, str | None]:
    """Write a union under its name and a default as its value; no fields for what users do not build themselves."""
    if name.removeprefix("pyskat.") in _NOT_BUILT_BY_HAND:
        return "", None
    for union, alias in _ALIASES.items():
        signature = signature and signature.replace(union, alias)
        returned = returned and returned.replace(union, alias)
    for inside, plainly in _PLAINLY:
        signature = signature and inside.sub(plainly, signature)
        returned = returned and inside.sub(plainly, returned)
    signature = signature and signature.replace("_USUAL", "Style()")
    if signature and attrs.has(obj):
        fields = attrs.fields_dict(obj)
        signature = _DEFAULT.sub(lambda found: _written(fields[found[1]].default), signature)
        signature = signature.replace("NOTHING", "FrozenMap()")
    return signature, returned


def _written(default: object) -> str:
    """Write a default as one would type it."""
    names = (name for name in ("ISKO", "SEEGER_FABIAN") if default == getattr(pyskat, name))
    return next(names, repr(default))


def _constant(_app: Sphinx, what: str, name: str, _obj: object, _options: object, lines: list[str]) -> None:
    """Find what is written below a constant in the module that it comes from."""
    last = name.removeprefix("pyskat.")
    if what == "data" and last in _CONSTANTS:
        lines[:] = _CONSTANTS[last]


def _shelter(_app: Sphinx, what: str, _name: str, _obj: object, _options: object, lines: list[str]) -> None:
    """Keep Napoleon from taking words before a colon for a type, where the annotation says the type."""
    begin, end = 0, len(lines)
    if what in {"function", "method"}:
        begin = lines.index(_RETURNS) + 1 if _RETURNS in lines else end
        end = next((at for at in range(begin, end) if lines[at] and not lines[at].startswith(" ")), end)
    elif what not in {"attribute", "property", "data"}:
        return
    lines[begin:end] = [line.replace(": ", f"{_SHELTER} ") for line in lines[begin:end]]


def _unshelter(_app: Sphinx, _what: str, _name: str, _obj: object, _options: object, lines: list[str]) -> None:
    """Undo that."""
    lines[:] = [line.replace(_SHELTER, ":") for line in lines]


def _complete(_app: Sphinx, env: BuildEnvironment) -> None:
    """Warn about a public name that the reference leaves out."""
    known = env.domains.python_domain.objects
    for name in vars(pyskat)["__all__"]:
        if f"pyskat.{name}" not in known:
            logging.getLogger(__name__).warning("pyskat.%s is public and not documented", name)


def setup(app: Sphinx) -> dict[str, Any]:
    """Add what this file defines."""
    app.add_directive("console", Console)
    app.add_directive("drawing", Drawing)
    app.add_directive("asked", Asked)
    app.connect("autodoc-process-signature", _signature)
    app.connect("autodoc-process-docstring", _constant, priority=50)
    app.connect("autodoc-process-docstring", _shelter, priority=100)
    app.connect("autodoc-process-docstring", _unshelter, priority=900)
    app.connect("env-check-consistency", _complete)
    return {"parallel_read_safe": True}
