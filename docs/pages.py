"""What stands around the text of a page: its description, its pair in the other language, a list of what is on it.

``docs/de/rules.md`` is ``docs/rules.md`` in German: a page whose name is there in both languages links to the other.
"""

import gettext
import re
from collections.abc import Iterator
from html import escape, unescape
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple
from urllib.parse import urljoin

import sphinx.locale
from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform
from sphinx.transforms.post_transforms import SphinxPostTransform

GERMAN: Final = "de/"
"""How the names of German pages begin."""


class Words(NamedTuple):
    """What a language calls the things around a page."""

    locale: str
    """As the Open Graph protocol writes it."""
    name: str
    """Says that a page is there in this language."""
    contents: str
    """Stands above the list of what is on a page."""
    description: str
    """Of a page that has no text of its own."""


WORDS: Final = {
    "en": Words("en_GB", "In English", "On this page", "The rules of Skat as a Python library."),
    "de": Words("de_DE", "Auf Deutsch", "Auf dieser Seite", "Die Skatregeln als Python-Bibliothek."),
}


def language_of(page: str) -> str:
    """Tell the language of a page by its name."""
    return "de" if page.startswith(GERMAN) else "en"


def pair_of(page: str) -> str:
    """Name the page that says the same in the other language, be it there or not."""
    return page.removeprefix(GERMAN) if page.startswith(GERMAN) else f"{GERMAN}{page}"


# ---- In the page ---------------------------------------------------------------------------------------------------


class Quotes(SphinxTransform):
    """Lets quotation marks and dashes of a German page be German."""

    default_priority = 740  # before they are set

    def apply(self, **_: object) -> None:
        """Say which language the page is in."""
        self.document.settings.language_code = language_of(self.env.docname)


class Around(SphinxPostTransform):
    """Links a page to its pair, and lists what is on it if it is long."""

    default_priority = 700
    formats = ("html",)

    LONG: ClassVar = 6000
    """A page of so many characters is long."""
    LEAST: ClassVar = 3
    """So many entries are a list."""

    def run(self, **_: object) -> None:
        """Put the link above the title, and the list below the first paragraph."""
        page, pair = self.env.docname, pair_of(self.env.docname)
        if self.document.next_node(nodes.section) is None:
            return
        self._list(page)
        if pair in self.env.found_docs:
            language = language_of(pair)
            link = nodes.raw("", _link(_relative(self.app, page, pair), language), format="html")
            self.document.insert(0, link)

    def _list(self, page: str) -> None:
        """Put the list into a page that is long."""
        entries = _entries(self.env.tocs[page], 3)
        links = list(entries.findall(nodes.reference))[1:]  # without the title
        if len(links) < self.LEAST or len(self.document.astext()) < self.LONG:
            return
        for link in links:
            link["refuri"] = link["anchorname"]
        top = self.document.next_node(nodes.section)
        begins = (at for at, node in enumerate(top) if isinstance(node, nodes.section | addnodes.desc))
        ends = (at + 1 for at, node in enumerate(top) if isinstance(node, nodes.paragraph))
        heading = escape(WORDS[language_of(page)].contents)
        listed = [
            nodes.raw("", f'<nav class="on-this-page"><p>{heading}</p>', format="html"),
            entries[0][1],
            nodes.raw("", "</nav>", format="html"),
        ]
        top.insert(min(next(begins, len(top)), next(ends, len(top))), listed)


def _entries(toc: nodes.Element, depth: int) -> nodes.bullet_list:
    """Copy a list of contents down to a depth; of a class in the reference only its name."""
    copied = nodes.bullet_list()
    for item in toc:
        if isinstance(item, nodes.list_item):
            link, *inner = (part.deepcopy() for part in item)
            kept = nodes.list_item("", link)
            if depth > 1 and not any(link.findall(nodes.literal)):
                kept.extend(_entries(part, depth - 1) for part in inner if isinstance(part, nodes.bullet_list))
            copied += kept
    return copied


def _link(address: str, language: str) -> str:
    """Write the link to a page in the other language."""
    return (
        f'<p class="other-language"><a href="{escape(address)}" hreflang="{language}" lang="{language}">'
        f"{WORDS[language].name}</a></p>"
    )


def _relative(app: Sphinx, page: str, target: str) -> str:
    """Give the address of a page as seen from another, or from itself."""
    return app.builder.get_relative_uri(page, target) or app.builder.get_target_uri(page).rpartition("/")[2]


class Lines(SphinxPostTransform):
    """Marks what keeps its lines on a narrow screen too: a whole program, and what stands in columns."""

    default_priority = 700
    formats = ("html",)

    COLUMN: ClassVar = re.compile(r"^(?!>>> |\.\.\. |\$ )\s*\S.* {3,}\S", re.MULTILINE)
    """Has a gap, and is not code, where a gap indents what follows."""
    PROMPT: ClassVar = re.compile(r"^>>> ", re.MULTILINE)

    def run(self, **_: object) -> None:
        """Look at all code, and at what it prints."""
        for block in self.document.findall(nodes.literal_block):
            text = block.astext()
            program = block.get("language") == "python" and not self.PROMPT.search(text)
            if program or self.COLUMN.search(text):
                block["classes"].append("as-written")


# ---- In its head ---------------------------------------------------------------------------------------------------

_SHORT: Final = 200
"""How many characters of a description are shown by those who show one, more or less."""


def _described(doctree: nodes.document) -> str:
    """Describe a page by its first paragraph, up to the end of a sentence or of a word."""
    top = doctree.next_node(nodes.section) or doctree
    paragraph = next((child for child in top if isinstance(child, nodes.paragraph)), None)
    text = " ".join(paragraph.astext().split()) if paragraph else ""
    if len(text) <= _SHORT:
        return text
    sentences = re.match(r".*[.!?](?= )", text[:_SHORT])
    return sentences[0] if sentences else f"{text[:_SHORT].rpartition(' ')[0]} …"


def _head(app: Sphinx, page: str, title: str, doctree: nodes.document | None) -> Iterator[str]:
    """Write what search engines read about a page, and programs that show a link to it."""
    words = WORDS[language_of(page)]
    metas = doctree.findall(nodes.meta) if doctree else ()
    description = next((str(meta["content"]) for meta in metas if meta.get("name") == "description"), "")
    if not description:  # its own one is written by Sphinx
        description = (doctree and _described(doctree)) or words.description
        yield f'<meta name="description" content="{escape(description)}">'
    properties = {
        "og:type": "website",
        "og:site_name": "pyskat",
        "og:title": title,
        "og:description": description,
        "og:locale": words.locale,
    }
    if app.config.html_baseurl:  # the protocol has no other addresses than whole ones
        properties["og:url"] = urljoin(app.config.html_baseurl, app.builder.get_target_uri(page))
    for name, content in properties.items():
        yield f'<meta property="{name}" content="{escape(content)}">'


def _alternates(app: Sphinx, page: str) -> Iterator[str]:
    """Name a page that is there in both languages in each of them."""
    pair = pair_of(page)
    if {page, pair} <= app.env.found_docs:
        for target in sorted((page, pair)):
            whole = urljoin(app.config.html_baseurl, app.builder.get_target_uri(target))
            address = whole if app.config.html_baseurl else _relative(app, page, target)
            yield f'<link rel="alternate" hreflang="{language_of(target)}" href="{escape(address)}">'


_THEME: Final = {
    "Back to top": "Nach oben",
    "Home": "Startseite",
    "Made with ": "Gemacht mit ",
    "Next": "Weiter",
    "On this page": "Auf dieser Seite",
    "Previous": "Zurück",
    "Skip to content": "Zum Inhalt",
    '<a href="https://www.sphinx-doc.org/">Sphinx</a> and ': '<a href="https://www.sphinx-doc.org/">Sphinx</a> und ',
}
"""Words of the theme that Sphinx has no German for."""


def _in_german(text: str) -> str:
    """Say a word of the theme in German."""
    folder = Path(sphinx.locale.__file__).parent
    known = gettext.translation("sphinx", folder, languages=["de"], fallback=True)
    return _THEME.get(text) or known.gettext(text)


def _html_page(app: Sphinx, page: str, _template: str, context: dict[str, Any], doctree: nodes.document | None) -> None:
    """Fill the head of a page, and say in what language it is."""
    title = unescape(re.sub(r"<[^>]+>", "", context.get("title", "")))
    tags = [context.get("metatags", ""), *_head(app, page, title, doctree), *_alternates(app, page)]
    context["metatags"] = "\n".join(tags)
    if language_of(page) == "de":
        context.update(language="de", gettext=_in_german, _=_in_german)


def setup(app: Sphinx) -> dict[str, Any]:
    """Put it around every page."""
    app.add_transform(Quotes)
    app.add_post_transform(Around)
    app.add_post_transform(Lines)
    app.connect("html-page-context", _html_page)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
