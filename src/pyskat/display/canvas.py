"""A sheet to draw on: cards, words and marks at their places, written as SVG."""

from hashlib import sha256
from typing import Final, Literal, TypeAlias
from xml.sax.saxutils import escape

from attrs import define, field

from pyskat.card import Card
from pyskat.display.scene import Pile
from pyskat.display.shapes import LEAD, STAR, suit_shape
from pyskat.display.style import Style, colour, in_order, index
from pyskat.game import Game

__all__ = ["HEIGHT", "WIDTH", "Canvas", "fitted", "pile_width", "width_of", "wrapped"]

WIDTH: Final = 48
HEIGHT: Final = 68
"""A card at its full size."""
_STEP: Final = 24
"""How much you see of a card that lies under the next one."""

Anchor: TypeAlias = Literal["start", "middle", "end"]

_ID: Final = "\ue000"
"""Stands for the id of a drawing until its content is known; no text that is drawn contains it."""

_INK: Final = "#222"
_ON_CARD: Final = "#222"
_PANEL: Final = "#f5f3ed"
_DARK: Final = "@media(prefers-color-scheme:dark){.pyskat-panel{fill:#26282b}.pyskat-ink{fill:#eee}}"
_BACK: Final = (
    '<rect x=".5" y=".5" width="47" height="67" rx="5" fill="#fff" stroke="#555"/>'
    '<rect x="4" y="4" width="40" height="60" rx="3" fill="#3b5b8c"/>'
    '<path fill="none" stroke="#c9d6ea" d="M4 24L24 4M4 44L44 4M4 64L44 24M24 64L44 44M24 4L44 24M4 4L44 44M4 24L44 64'
    'M4 44L24 64"/>'
)
_FACE: Final = '<rect x=".5" y=".5" width="47" height="67" rx="5" fill="#fff" stroke="#555"/>'
_CHIP: Final = '<rect x=".5" y=".5" width="51" height="21" rx="4" fill="#fff" stroke="#555"/>'


@define
class Canvas:
    """A drawing in the making."""

    style: Style
    parts: list[str] = field(factory=list)
    shapes: dict[str, str] = field(factory=dict)
    """Shapes that are drawn more than once, by the end of their id."""

    def card(self, card: Card, x: float, y: float, scale: float = 1) -> None:
        """Draw a card face up."""
        self._shape("f", f"0 0 {WIDTH} {HEIGHT}", _FACE)
        suit = self._suit(card)
        inner = (
            f'<use href="#{_ID}f"/>{_use(suit, 4.5, 23, 15)}{_use(suit, 25, 43, 20)}'
            f'<text x="12" y="19" font-size="17" fill="{colour(card.suit, self.style)}">'
            f"{index(card.rank, self.style)}</text>"
        )
        self._framed(inner, x, y, scale, f' data-card="{card}"')

    def back(self, x: float, y: float, scale: float = 1) -> None:
        """Draw a card face down."""
        self._shape("b", f"0 0 {WIDTH} {HEIGHT}", _BACK)
        self._framed(f'<use href="#{_ID}b"/>', x, y, scale, "")

    def pile(self, pile: Pile, x: float, y: float, scale: float, game: Game | None) -> None:
        """Draw a hand, each card on top of the one before."""
        place = x
        for card in in_order(pile.cards, game):
            self.card(card, place, y, scale)
            place += _STEP * scale
        for _ in range(pile.hidden):
            self.back(place, y, scale)
            place += _STEP * scale

    def chip(self, card: Card, x: float, y: float) -> None:
        """Draw a small card with nothing but suit and rank."""
        self._shape("p", "0 0 52 22", _CHIP)
        self.parts.append(
            f'<svg class="pyskat-card" data-card="{card}" x="{x:g}" y="{y:g}" width="52" height="22">'
            f'<use href="#{_ID}p" width="52" height="22"/>{_use(self._suit(card), 7, 4, 14)}'
            f'<text x="35" y="16.5" font-size="15" fill="{colour(card.suit, self.style)}">'
            f"{index(card.rank, self.style)}</text></svg>"
        )

    def words(
        self, text: str, x: float, y: float, size: int = 13, *, bold: bool = False, anchor: Anchor = "start"
    ) -> None:
        """Write a line of text that begins, is centred, or ends at a place."""
        weight = "" if bold else ' font-weight="normal"'
        placed = "" if anchor == "middle" else f' text-anchor="{anchor}"'
        self.parts.append(
            f'<text class="pyskat-ink" x="{x:g}" y="{y:g}" font-size="{size}"{weight}{placed} fill="{_INK}">'
            f"{escape(text)}</text>"
        )

    def number(self, number: int, x: float, y: float) -> None:
        """Write a small number on a card."""
        self.parts.append(f'<text x="{x:g}" y="{y:g}" font-size="11" fill="{_ON_CARD}">{number}</text>')

    def pointer(self, x: float, y: float, size: float = 12) -> None:
        """Point to the right."""
        self._shape("l", "0 0 24 24", f'<path class="pyskat-ink" fill="{_INK}" d="{LEAD}"/>')
        self.parts.append(_use("l", x, y, size))

    def star(self, x: float, y: float, size: float = 14) -> None:
        """Mark the winner, beside a card."""
        self._shape("s", "0 0 24 24", f'<path class="pyskat-ink" fill="{_INK}" d="{STAR}"/>')
        self.parts.append(_use("s", x, y, size))

    def star_on_card(self, x: float, y: float, size: float = 14) -> None:
        """Mark the winner, on the card itself, which is white in dark mode too."""
        self._shape("w", "0 0 24 24", f'<path fill="{_ON_CARD}" d="{STAR}"/>')
        self.parts.append(_use("w", x, y, size))

    def ring(self, x: float, y: float, width: float, height: float) -> None:
        """Draw a thick frame around a card."""
        self.parts.append(
            f'<rect x="{x - 2:g}" y="{y - 2:g}" width="{width + 4:g}" height="{height + 4:g}" rx="7" '
            f'fill="#e0a100" stroke="{_INK}" stroke-width="1"/>'
        )

    def rule(self, x: float, y: float, width: float) -> None:
        """Draw a thin line across."""
        self.parts.append(f'<rect class="pyskat-ink" x="{x:g}" y="{y:g}" width="{width:g}" height="1" fill="{_INK}"/>')

    def svg(self, width: float, height: float, title: str, description: str, *, panel: bool = True) -> str:
        """Finish the drawing: the same content gives the same bytes."""
        ground = (
            f'<style>{_DARK}</style><rect class="pyskat-panel" width="{width:g}" height="{height:g}" rx="8" '
            f'fill="{_PANEL}"/>'
            if panel
            else ""
        )
        body = (
            f'role="img" aria-labelledby="{_ID}t {_ID}d"><title id="{_ID}t">{escape(title)}</title>'
            f'<desc id="{_ID}d">{escape(description)}</desc><defs>{"".join(self.shapes.values())}</defs>{ground}'
            f'<g font-family="sans-serif" font-weight="bold" text-anchor="middle">{"".join(self.parts)}</g></svg>'
        )
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="pyskat" lang="{self.style.language}" '
            f'width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}" '
        )
        name = sha256((head + body).encode()).hexdigest()[:10]
        return head + body.replace(_ID, f"pyskat-{name}-")

    def _suit(self, card: Card) -> str:
        """Give the end of the id of a suit's shape."""
        name = card.suit.letter
        self._shape(name, "0 0 24 24", suit_shape(card.suit, self.style))
        return name

    def _shape(self, name: str, box: str, content: str) -> None:
        if name not in self.shapes:
            self.shapes[name] = f'<symbol id="{_ID}{name}" viewBox="{box}">{content}</symbol>'

    def _framed(self, inner: str, x: float, y: float, scale: float, data: str) -> None:
        self.parts.append(
            f'<svg class="pyskat-card"{data} x="{x:g}" y="{y:g}" width="{WIDTH * scale:g}" '
            f'height="{HEIGHT * scale:g}" viewBox="0 0 {WIDTH} {HEIGHT}">{inner}</svg>'
        )


def _use(name: str, x: float, y: float, size: float) -> str:
    return f'<use href="#{_ID}{name}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"/>'


def pile_width(pile: Pile, scale: float = 1) -> float:
    """Measure a hand."""
    return (_STEP * (len(pile) - 1) + WIDTH) * scale if pile else 0


_NARROW: Final = frozenset("iljtfrI.,:;'|!()[]/ ")
_BROAD: Final = frozenset("mwMW@%—…")


def width_of(text: str, size: int) -> float:
    """Estimate how wide a text is in bold letters of a common sans-serif font, rather too wide than too narrow."""
    return size * sum(map(_em, text))


def _em(character: str) -> float:
    if character in _NARROW:
        return 0.42
    if character in _BROAD:
        return 1.05
    if not character.isascii() and not character.isalpha():
        return 1.3
    if ord(character) > _LAST_LATIN:
        return 1.3
    return 0.75 if character.isupper() else 0.65


_LAST_LATIN: Final = 0x24F


def fitted(text: str, room: float, size: int) -> str:
    """Cut a text to fit into a width."""
    if width_of(text, size) <= room:
        return text
    kept = text
    while kept and width_of(kept + "…", size) > room:
        kept = kept[:-1]
    return kept + "…"


def wrapped(text: str, room: float, size: int) -> list[str]:
    """Break a text into lines that fit into a width, between words."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".lstrip()
        if width_of(longer, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return [fitted(line, room, size) for line in lines if line]
