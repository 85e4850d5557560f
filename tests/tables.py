"""Tables written as text: many short cases on a line, parted by bars."""

from collections.abc import Iterator


def cells(text: str) -> list[str]:
    """Give the cells of all lines in order, without remarks, which have a line each and begin with a #."""
    lines = [line.strip() for line in text.splitlines()]
    return [cell.strip() for line in lines if line and not line.startswith("#") for cell in line.split(" | ")]


def pairs(text: str, between: str = " = ") -> list[tuple[str, str]]:
    """Part each cell at the last mark in it."""
    parted = [cell.rpartition(between) for cell in cells(text)]
    assert all(mark for _, mark, _ in parted)
    return [(left.strip(), right.strip()) for left, _, right in parted]


def headed(text: str) -> Iterator[tuple[str, str]]:
    """Give each cell behind its heading, which ends with a colon and stands where a line is not indented."""
    head = ""
    for line in text.splitlines():
        rest = line
        if line and not line.startswith((" ", "#")):
            head, _, rest = line.partition(":")
        yield from ((head, cell) for cell in cells(rest))


def pointed(text: str) -> tuple[str, int | None]:
    """Take the ^ out of a text; give the text and where the mark stood."""
    before, mark, after = text.partition("^")
    return before + after, len(before) if mark else None
