"""The German pages say what the English ones say.

``docs/de/rules.md`` is ``docs/rules.md`` in German. Each is written for its readers and none is a translation word by
word, so prose is not compared. Section by section both have

- a heading of the same level; where a German one has a target, ``(kontra-and-re)=``, that is the English one's anchor,
  so that a link goes to the same place in both;
- the same code, block by block. Of Python the statements count, not what they print: every page is run by itself. Texts
  within may be in either language: two are the same if ``reckon`` reads the same in them, or else word by word. It does
  not matter in which language something is said (``.explain("de")``, ``language="de"``, ``--lang de``). Of a console
  session the commands count. Comments are free;
- the same links: to pages and anchors, to what the reference tells, to other places;
- tables with as many rows and columns, lists with as many items, fields (``:Source:``, ``:Quelle:``) in the same order;
- the same code within a sentence, as far as it names something: an option, an argument, a call, a value in quotes.

So whoever changes an example, an option or a link on one side is told to change the other. Where a difference is
intended, a comment within the section says so, ``% differs: links, tables``. With ``% differs: all`` above the heading
a section is there in one language alone.
"""

import ast
import doctest
import itertools
import posixpath
import re
import shlex
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import pytest
from attrs import Factory, define

import pyskat
from pyskat.language.words import GAME_NAMES, SEAT_NAMES

DOCS: Final = Path(__file__).resolve().parents[2] / "docs"
PAGES: Final = ("first-hour", "rules", "skat-court", "house-rules", "how-to", "command-line")

FIELDS: Final = {
    "Source": "Quelle",
    "Decision": "Entscheidung",
    "Values": "Werte",
    "Who plays it": "Wer so spielt",
    "In pyskat": "In pyskat",
}
_PAIRS: Final = """
    mit=with ohne=without gegen=against augen=points gereizt=bid stich=trick stiche=tricks kein=no ein=one alle=all
    gewonnen=won verloren=lost angesagt=announced aufgegeben=conceded offen=ouvert gegenpartei=defenders
    eingepasst=passed jungfrau=virgin durchmarsch=march geschoben=pushed y=yes ja=yes p=pass weg=pass passe=pass
    drücke=discard schiebe=push schellen=diamonds diamond=diamonds rot=hearts grün=spades eichel=clubs
    alleinspieler=declarer zeigt=showed eine=a karte=card ersatz=replacements
    für=for einen=a einfach=plain zeile=line zug=move spieler=players strafe=penalty
"""
WORDS: Final = {
    **dict(zip(map(str.lower, GAME_NAMES["de"]), GAME_NAMES["en"], strict=True)),
    **dict(zip(map(str.lower, SEAT_NAMES["de"]), SEAT_NAMES["en"], strict=True)),
    **dict(pair.split("=") for pair in _PAIRS.split()),
    "aufnehmen": "pick up",
}
"""What German words within texts are in English, and what short ones are; all others are the same in both."""

_FENCE: Final = re.compile(r"(`{3,})(.*)")
_HEADING: Final = re.compile(r"(#+) (.+)")
_TARGET: Final = re.compile(r"\(([\w-]+)\)=")
_DIFFERS: Final = re.compile(r"% differs: (.+)")
_FIELD: Final = re.compile(r":([A-Z][\w ]*): ")
_LITERAL: Final = re.compile(r"`([^`]+)`")
_LANGUAGE: Final = re.compile(r"--lang \w+ |(?:\.|\b)explain\(\"de\"\)")
_NAMES_SOMETHING: Final = re.compile(r"--|[_=(\".]")
_LINK: Final = re.compile(r"\]\(([^()\s]+)\)")
_ROLE: Final = re.compile(r"\{(py:\w+)\}`(?:[^`<>]*<)?([^`<>]+)>?`")
_OPTION: Final = re.compile(r":([\w-]+):")
_OF_PROSE: Final = ("{admonition}", "{container}", "{note}", "{warning}")
"""Directives that have prose in them."""
_SAYS: Final = {"explain", "say", "text"}
"""Methods that say something in a language."""


@define
class Section:
    """A heading, and what is compared of all below it up to the next one."""

    level: int
    heading: str
    target: str = ""
    differs: tuple[str, ...] = ()
    code: list[str] = Factory(list)
    links: Counter[str] = Factory(Counter)
    tables: list[tuple[int, int]] = Factory(list)
    items: int = 0
    fields: list[str] = Factory(list)
    prose: str = ""

    @property
    def literals(self) -> set[str]:
        """What stands as code within the sentences and names something."""
        text = _LANGUAGE.sub("", _ROLE.sub("", self.prose))
        return {words(found) for found in _LITERAL.findall(text) if _NAMES_SOMETHING.search(found)}


COMPARED: Final = ("code", "links", "tables", "items", "fields", "literals")


# ---- Texts, in either language -------------------------------------------------------------------------------------


def said(text: str) -> str:
    """Give what a text says, be it English or German."""
    try:
        return repr(pyskat.reckon(text))
    except pyskat.SkatError:
        return words(text)


def words(text: str) -> str:
    """Give the words of a text, without remarks, in English as far as they are known."""
    found = re.findall(r"\w+|[^\w\s]", re.sub(r"#.*", "", text.lower()))
    return " ".join(WORDS.get(word, word) for word in found)


class Spoken(ast.NodeTransformer):
    """Leaves out of Python in which language something is said."""

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Leave out ``.explain("de")`` and ``language="de"``."""
        node.keywords = [keyword for keyword in node.keywords if keyword.arg != "language"]
        given = [part.value if isinstance(part, ast.Constant) else None for part in node.args]
        says = isinstance(node.func, ast.Attribute) and node.func.attr in _SAYS
        if isinstance(node.func, ast.Attribute) and says and not node.keywords and given in ([], ["en"], ["de"]):
            said_of: ast.AST = self.visit(node.func.value)
            return said_of
        return self.generic_visit(node)

    def visit_List(self, node: ast.List) -> ast.AST:
        """Leave out ``"--lang", "de"``."""
        given = [part.value if isinstance(part, ast.Constant) else None for part in node.elts]
        if "--lang" in given:
            at = given.index("--lang")
            del node.elts[at : at + 2]
        return self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        """Let a text be what it says."""
        return ast.Constant(said(node.value)) if isinstance(node.value, str) else node


def python(source: str) -> Iterator[str]:
    for statement in ast.parse(source).body:
        yield ast.unparse(Spoken().visit(statement))


# ---- Code ----------------------------------------------------------------------------------------------------------


def statements(kind: str, lines: list[str]) -> Iterator[str]:
    """Give what a block of code does, in whatever language it says so."""
    if kind == "{doctest}":
        for example in doctest.DocTestParser().get_examples("\n".join([*lines, ""])):
            yield from python(example.source)
    elif kind in {"{testsetup}", "{testcleanup}", "python", "{drawing}"}:
        yield from python("\n".join(lines))
    elif kind in {"{console}", "console"}:
        for line in lines:
            if line.startswith("$ "):
                yield from command(shlex.split(line[2:]))
    else:
        for line in lines:
            yield said(line)


def command(given: list[str]) -> Iterator[str]:
    if "--lang" in given:
        at = given.index("--lang")
        del given[at : at + 2]
    for argument in given:
        yield said(argument)


def block(info: str, lines: list[str]) -> list[str]:
    """Give what counts of a block of code: its kind, its options, and what it does."""
    kind, _, argument = info.partition(" ")
    begin = 0
    if kind.startswith("{"):
        while begin < len(lines) and _OPTION.match(lines[begin]):
            begin += 1
    options = [line for line in lines[:begin] if not line.startswith(":language:")]
    return [f"{kind} {argument} {' '.join(options)}".strip(), *statements(kind, lines[begin:])]


# ---- Pages ---------------------------------------------------------------------------------------------------------


def read(text: str, folder: str = "") -> list[Section]:
    """Read a page into its sections.

    Args:
        text: The page.
        folder: Where it is below ``docs``, with a slash at the end; what is linked counts from there.
    """
    sections = [Section(0, "")]
    target = ""
    differs: tuple[str, ...] = ()
    table: list[str] = []
    for line, code in parted(text):
        section = sections[-1]
        if code is not None:
            if not line.startswith("{toctree}"):
                section.code += block(line, code)
        elif heading := _HEADING.fullmatch(line):
            sections.append(Section(len(heading[1]), heading[2], target, differs))
            target, differs = "", ()
        elif found := _TARGET.fullmatch(line):
            target = found[1]
        elif found := _DIFFERS.fullmatch(line):
            named = tuple(found[1].split(", "))
            if named == ("all",):
                differs = named
            else:
                section.differs = named
        else:
            prose(section, line, folder)
        if code is None and line.startswith("|"):
            table.append(line)
        elif table:
            section.tables.append((len(table), table[0].replace(r"\|", "").count("|")))
            table.clear()
    return [section for section in sections if section.differs != ("all",)]


def parted(text: str) -> Iterator[tuple[str, list[str] | None]]:
    """Give each line of prose with None, and each block of code as what it is called with its lines."""
    lines = iter([*text.splitlines(), ""])  # an empty one ends a table
    for line in lines:
        fence = _FENCE.fullmatch(line)
        if fence and fence[2] and not fence[2].startswith(_OF_PROSE):
            yield fence[2], list(itertools.takewhile(fence[1].__ne__, lines))
        elif not fence:
            yield line, None


def prose(section: Section, line: str, folder: str) -> None:
    """Note what counts of a line of prose."""
    section.prose += f"{line} "
    section.links.update(place(target, folder) for target in _LINK.findall(line))
    section.links.update(f"{role} {target}" for role, target in _ROLE.findall(line))
    section.items += line.lstrip().startswith("- ")
    if field := _FIELD.match(line):
        section.fields.append(FIELDS.get(field[1], field[1]))


def place(target: str, folder: str) -> str:
    """Name what a link goes to; a page that is there in both languages by its English name, seen from its own."""
    path, _, anchor = target.partition("#")
    if ":" in path:
        return target
    found = posixpath.normpath(folder + path) if path else ""
    if folder and found.removesuffix(".md") in PAGES:
        return f"the English {target}"
    return f"{found.removeprefix(folder)}#{anchor}"


def anchor(heading: str) -> str:
    """Give the anchor that a heading has by itself."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


def differences(english: str, german: str) -> list[str]:
    """List what one page has and the other has not."""
    here, there = read(english), read(german, "de/")
    if [each.level for each in here] != [each.level for each in there]:
        return ["the headings are others:", *(f"{'#' * each.level} {each.heading}" for each in (*here, *there))]
    found = []
    for one, other in zip(here, there, strict=True):
        if other.target and other.target != anchor(one.heading):
            found.append(f"{other.heading}: the anchor in English is {anchor(one.heading)}, not {other.target}")
        for name in COMPARED:
            if name not in (*one.differs, *other.differs) and getattr(one, name) != getattr(other, name):
                only = [listed(getattr(a, name), getattr(b, name)) for a, b in ((one, other), (other, one))]
                found.append(f"{one.heading} / {other.heading}: {name}: only in English {only[0]}, in German {only[1]}")
    return found


def listed(mine: object, theirs: object) -> str:
    """Show what is only in mine, or all of it if the order is what differs."""
    if isinstance(mine, Iterable) and isinstance(theirs, Iterable):
        return repr([*(Counter(mine) - Counter(theirs)).elements()] or [*mine])
    return repr(mine)


def texts(page: str) -> tuple[str, str]:
    return (DOCS / f"{page}.md").read_text(encoding="utf-8"), (DOCS / f"de/{page}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES)
def test_both_pages_say_the_same(page: str) -> None:
    found = differences(*texts(page))
    assert not found, "\n".join(found)


def test_the_pages_are_those_of_the_folder() -> None:
    assert {path.stem for path in (DOCS / "de").iterdir()} - {"index", "play"} == set(PAGES)  # those two are no twins


CHANGES: Final = (
    ("first-hour", "diamonds with 1, 75 points, bid 30", "diamonds with 1, 75 points, bid 33"),
    ("first-hour", "spades hand", "hearts hand"),
    ("first-hour", 'state = sk.play(state, "pick up")', 'state = sk.play(state, "pass")'),
    ("first-hour", "sk.BID_VALUES[:6]", "sk.BID_VALUES[:7]"),
    ("first-hour", "## The end", "### The end"),
    ("first-hour", "guides/write-a-bot.md", "examples.md"),
    ("rules", ":Decision: Before 1999", "Before 1999"),
    ("rules", "{py:func}`trick_winner`", "{py:func}`trumps`"),
    ("rules", "| [Ramsch](house-rules.md#ramsch)", "| [Ramsch](house-rules.md)"),
    ("rules", "`lost_hand_doubled=False` brings", "`lost_hand_doubled=True` brings"),
    ("house-rules", "### Bierlachs", "### Bierlachs, and its limit"),
    ("house-rules", "ramsch 25 50 45  ", "ramsch 25 45 50  "),
    ("house-rules", '  - `"re"`: Re was said;\n', ""),
    ("how-to", "max_examples=30", "max_examples=40"),
    ("command-line", '$ pyskat value "clubs with 1, won, bid 36"', '$ pyskat value "clubs with 1, lost, bid 36"'),
    ("command-line", "| 130 | it was interrupted |\n", ""),
    ("command-line", "`--csv`", "`--tsv`"),
)


@pytest.mark.parametrize(("page", "old", "new"), CHANGES)
def test_what_changes_in_one_language_alone_is_found(page: str, old: str, new: str) -> None:
    english, german = texts(page)
    assert old in english
    assert differences(english.replace(old, new), german)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("print(question)", 'print(question.explain("en"))'),
        ("diamonds with 1, 75 points, bid 30", "bid 30: 75 points, diamonds with 1"),
        ('"18 y 20 y 22 p p"', '"18 yes 20 yes 22 pass pass"'),
        ("Now a whole deal.", "And now a deal from beginning to end."),
        ("## The end\n", "## The end\n\n% differs: code\n\n```{doctest}\n>>> 1\n1\n```\n"),
        ("## The end\n", "% differs: all\n## Only in English\n\n[](how-to.md)\n\n## The end\n"),
    ],
)
def test_what_may_differ_does(old: str, new: str) -> None:
    english, german = texts("first-hour")
    assert old in english
    assert not differences(english.replace(old, new), german)
