import re
import subprocess
import sys
from pathlib import Path

import pytest

from pyskat import Suit
from pyskat.display import Style
from pyskat.display.shapes import suit_shape

for needed in ("sphinx", "myst_parser", "furo"):
    pytest.importorskip(needed, reason="the documentation is built with Sphinx")

DOCS = Path(__file__).parents[2] / "docs"
CONF = f"""
import sys
sys.path.insert(0, {str(DOCS)!r})
extensions = ["myst_parser", "pages"]
html_theme = "furo"
html_title = project = "tried"
"""
SECTIONS = ("Auction", "Skat", "Play")
LONG = "# The rules\n\nHow it is played.\n\n" + "".join(f"## {name}\n\n{'Cards. ' * 400}\n\n" for name in SECTIONS)
PAGES = {
    "index.md": "# Start\n\n```{toctree}\nrules\nshort\nown\ntable\nde/rules\nde/only\n```\n",
    "rules.md": LONG,
    "short.md": "# Short\n\n" + "The trick goes to the highest trump. " * 8 + "\n\n## One\n\n## Two\n\n## Three\n",
    "own.md": "---\nmyst:\n  html_meta:\n    description: As I say.\n---\n\n# Own `rules` & *lists*\n\nNot this.\n",
    "table.md": f"# A table\n\n{'word ' * 80}\n"
    + "".join(
        f"\n```{kind}\n{text}\n```\n" for kind, text in (("python", "a = 1"), ("text", "10"), ("text", "10    20"))
    ),
    "de/rules.md": LONG.replace("# The rules\n\nHow it is played.", '# Die Regeln\n\nSo "spielt" man.'),
    "de/only.md": "# Nur hier\n",
}


def build(folder: Path, *options: str) -> Path:
    """Build a small site with what stands around its pages, where any warning is an error."""
    for name, text in {"conf.py": CONF, **PAGES}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    command = (sys.executable, "-m", "sphinx", "-q", "-n", "-W", *options, str(folder), str(folder / "html"))
    subprocess.run(command, check=True, timeout=120)  # noqa: S603 - nothing of it comes from outside
    return folder / "html"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("site"))


def read(site: Path, page: str) -> str:
    return (site / f"{page}.html").read_text(encoding="utf-8")


def properties(html: str) -> dict[str, str]:
    """Give what the head says about the page; each thing once."""
    found = [dict(re.findall(r'(\w+)="([^"]*)"', meta)) for meta in re.findall("<meta [^>]*>", html)]
    told = [(one.get("name") or one.get("property", ""), one.get("content", "")) for one in found]
    told = [(name, content) for name, content in told if name == "description" or name.startswith("og:")]
    assert len(dict(told)) == len(told)
    return dict(told)


@pytest.mark.parametrize(
    ("page", "language"), [("rules", "en"), ("de/rules", "de"), ("short", "en"), ("de/only", "de"), ("search", "en")]
)
def test_a_page_says_which_language_it_is_in(site: Path, page: str, language: str) -> None:
    html = read(site, page)
    assert re.findall(r'<html [^>]*lang="(\w+)"', html) == [language]
    assert properties(html)["og:locale"].startswith(f"{language}_")


@pytest.mark.parametrize(
    ("page", "addresses", "link"),
    [
        (
            "rules",
            [("de", "de/rules.html"), ("en", "rules.html")],
            '<a href="de/rules.html" hreflang="de" lang="de">Auf Deutsch</a>',
        ),
        (
            "de/rules",
            [("de", "rules.html"), ("en", "../rules.html")],
            '<a href="../rules.html" hreflang="en" lang="en">In English</a>',
        ),
    ],
)
def test_a_page_that_is_there_in_both_languages_leads_to_the_other(
    site: Path, page: str, addresses: list[tuple[str, str]], link: str
) -> None:
    html = read(site, page)
    assert link in html
    assert re.findall(r'<link rel="alternate" hreflang="(\w+)" href="([^"]*)">', html) == addresses


@pytest.mark.parametrize("page", ["short", "de/only", "search", "genindex"])
def test_a_page_without_a_pair_leads_nowhere(site: Path, page: str) -> None:
    assert "hreflang" not in read(site, page)


def test_around_a_german_page_there_are_german_words_and_marks(site: Path) -> None:
    german = read(site, "de/rules")
    for said in ("<span>Weiter</span>", "<span>Zurück</span>", 'placeholder="Suche"', "So „spielt“ man."):
        assert said in german
    assert "<span>Next</span>" in read(site, "rules")
    assert 'placeholder="Search"' in read(site, "rules")


@pytest.mark.parametrize(
    ("page", "description"),
    [
        ("rules", "How it is played."),
        ("de/rules", "So „spielt“ man."),
        # Five sentences of 36 characters, and a space between two, are the most that fit into 200.
        ("short", " ".join(["The trick goes to the highest trump."] * 5)),
        ("table", "word " * 40 + "…"),
        ("own", "As I say."),
        ("search", "The rules of Skat as a Python library."),
        ("de/only", "Die Skatregeln als Python-Bibliothek."),
    ],
)
def test_a_page_is_described(site: Path, page: str, description: str) -> None:
    found = properties(read(site, page))
    assert found["description"] == found["og:description"] == description
    assert found["og:type"] == "website"
    assert "og:url" not in found  # nobody knows where the site will be


def test_a_title_is_told_without_markup(site: Path) -> None:
    assert properties(read(site, "own"))["og:title"] == "Own rules &amp; lists"


def test_where_the_site_has_an_address_the_head_tells_whole_ones(tmp_path: Path) -> None:
    site = build(tmp_path, "-D", "html_baseurl=https://skat.example/docs/")
    html = read(site, "de/rules")
    assert properties(html)["og:url"] == "https://skat.example/docs/de/rules.html"
    assert '<link rel="alternate" hreflang="en" href="https://skat.example/docs/rules.html">' in html
    assert '<a href="../rules.html" hreflang="en" lang="en">In English</a>' in html  # in the page one goes on from here


@pytest.mark.parametrize(("page", "heading"), [("rules", "On this page"), ("de/rules", "Auf dieser Seite")])
def test_a_long_page_begins_with_a_list_of_what_is_on_it(site: Path, page: str, heading: str) -> None:
    html = read(site, page)
    (listed,) = re.findall(r'<nav class="on-this-page">(.*?)</nav>', html, re.DOTALL)
    assert f"<p>{heading}</p>" in listed
    assert re.findall(r'href="#(\w+)"[^>]*>(\w+)<', listed) == [(name.lower(), name) for name in SECTIONS]
    assert html.index("<h1>") < html.index('class="on-this-page"') < html.index("<h2>")


def test_a_short_page_does_not(site: Path) -> None:
    assert "on-this-page" not in read(site, "short")


def test_a_program_and_what_stands_in_columns_are_marked(site: Path) -> None:
    assert re.findall(r'<div class="([^"]*)highlight-', read(site, "table")) == ["as-written ", "", "as-written "]


def test_the_favicon_is_the_sign_of_clubs_that_the_cards_have() -> None:
    (path,) = re.findall(r' d="([^"]+)"', suit_shape(Suit.CLUBS, Style()))
    assert f'd="{path}"' in (DOCS / "_static/clubs.svg").read_text(encoding="utf-8")
