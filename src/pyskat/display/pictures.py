"""Pictures of hands, deals and tricks."""

from typing import Final

from pyskat.card import Card, CardSet
from pyskat.deal import Deal
from pyskat.display.canvas import HEIGHT, WIDTH, Canvas, fitted, pile_width
from pyskat.display.scene import Pile, dealt
from pyskat.display.speech import listed, seat_name, sentence, told
from pyskat.display.style import Style, in_words
from pyskat.game import Game
from pyskat.language.sayings import Saying
from pyskat.seat import Seat
from pyskat.tricks import Trick

__all__ = [
    "MARGIN",
    "SHEET",
    "deal_svg",
    "draw_piles",
    "draw_trick",
    "hand_svg",
    "pile_in_words",
    "trick_in_words",
    "trick_svg",
]

MARGIN: Final = 16
SHEET: Final = 560
"""How wide a table is drawn."""
_SMALL: Final = 0.8
_LABELS: Final = 26


def hand_svg(cards: CardSet, style: Style, game: Game | None) -> str:
    """Draw a hand in a row."""
    canvas, pile = Canvas(style), Pile(cards)
    canvas.pile(pile, 0, 0, 1, game)
    words = pile_in_words(pile, style, game)
    return canvas.svg(pile_width(pile) or WIDTH, HEIGHT, told(Saying.CARDS, style), words, panel=False)


def pile_in_words(pile: Pile, style: Style, game: Game | None) -> str:
    """Name the cards of a pile for screen readers."""
    said = [listed(pile.cards, style, game, words=True)] if pile.cards else []
    said += [told(Saying.HIDDEN.of(count=pile.hidden), style)] if pile.hidden else []
    return ", ".join(said) or told(Saying.NO_CARDS, style)


def draw_piles(canvas: Canvas, piles: list[tuple[str, Pile]], y: float, game: Game | None) -> float:
    """Draw named hands, two in a row.

    Returns:
        Where the next thing may begin.
    """
    column = SHEET / 2
    height = _LABELS + HEIGHT * _SMALL + 10
    for place, (name, pile) in enumerate(piles):
        left, top = MARGIN + place % 2 * (column - 6), y + place // 2 * height
        canvas.words(fitted(name, column - MARGIN - 12, 13), left, top + 18, bold=True)
        canvas.pile(pile, left, top + _LABELS, _SMALL, game)
    return y + (len(piles) + 1) // 2 * height


def deal_svg(deal: Deal, style: Style, game: Game | None) -> str:
    """Draw a deal: three hands and the skat."""
    canvas = Canvas(style)
    piles = dealt(deal, ("", "", ""), style)
    end = draw_piles(canvas, piles, 4, game)
    content = ". ".join(f"{name}: {pile_in_words(pile, style, game)}" for name, pile in piles)
    return canvas.svg(SHEET, end, told(Saying.DEAL, style), f"{content}.")


def trick_svg(trick: Trick, style: Style, _game: Game | None) -> str:
    """Draw a trick with each card where its seat is: forehand below, middlehand on the left, rearhand on the right."""
    canvas = Canvas(style)
    width, middle = 260, 130.0
    draw_trick(canvas, trick, middle, 28, Seat.FOREHAND)
    for seat, x, y in ((Seat.FOREHAND, middle, 166), (Seat.MIDDLEHAND, 68, 18), (Seat.REARHAND, 192, 18)):
        canvas.words(seat_name(seat, style), x, y, bold=True, anchor="middle")
    canvas.words(_course(trick, style), middle, 188, anchor="middle")
    return canvas.svg(width, 200, told(Saying.TRICK, style), trick_in_words(trick, style))


def draw_trick(canvas: Canvas, trick: Trick, middle: float, y: float, below: Seat) -> None:
    """Draw the cards of a trick around a place, numbered as they were played, with a star at the one that takes it."""
    places = {below: (0.0, 48.0), below.next: (-54.0, 0.0), below.next.next: (54.0, 0.0)}
    for number, (seat, card) in enumerate(trick.plays, 1):
        left, top = middle + places[seat][0] - WIDTH / 2, y + places[seat][1]
        if seat is trick.taker:
            canvas.ring(left, top, WIDTH, HEIGHT)
        canvas.card(card, left, top)
        canvas.number(number, left + WIDTH - 9, top + 15)
        if seat is trick.taker:
            canvas.star_on_card(left + WIDTH / 2 - 3, top + 5)


def _course(trick: Trick, style: Style) -> str:
    """Say who led and who took it."""
    if trick.taker is None:
        return sentence(told(Saying.LEADS.of(seat=trick.leader), style))
    return sentence(told(Saying.TAKES.of(seat=trick.taker, points=trick.points), style))


def trick_in_words(trick: Trick, style: Style) -> str:
    """Tell a trick for screen readers."""
    if not trick:
        return told(Saying.EMPTY_TRICK, style)

    def one(seat: Seat, card: Card) -> str:
        return f"{told(seat, style)} {in_words(card, style)}"

    return ", ".join(one(seat, card) for seat, card in trick.plays) + ". " + _course(trick, style) + "."
