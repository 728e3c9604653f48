"""A sheet of letters on which boxes are drawn that share their sides."""

from collections.abc import Iterable
from typing import Final

from .spans import Block, Line, Span, column

# The corner where strokes meet that go up, down, left and right, written as 8 + 4 + 2 + 1.
CORNERS: Final = " ╶╴─╷┌┐┬╵└┘┴│├┤┼"
ACROSS: Final = "─"
DOWN: Final = "│"
DOTTED_ACROSS: Final = "┄"
DOTTED_DOWN: Final = "┆"


class Sheet:
    """Letters by row and column."""

    def __init__(self) -> None:
        self.letters: dict[tuple[int, int], Span] = {}

    def write(self, row: int, start: int, spans: Iterable[Span]) -> None:
        """Spans one after the other; a broad letter takes two columns."""
        for span in spans:
            for letter in span.text:
                self.letters[row, start] = Span(letter, span.ink)
                start += column(letter)
                if column(letter) == 2:
                    self.letters[row, start - 1] = Span("", span.ink)

    def block(self) -> Block:
        """The sheet as lines, without blanks at their ends."""
        rows: dict[int, dict[int, Span]] = {}
        for (row, place), span in self.letters.items():
            rows.setdefault(row, {})[place] = span
        return [line_of(rows.get(row, {})) for row in range(max(rows, default=-1) + 1)]


def line_of(letters: dict[int, Span]) -> Line:
    """Letters of the same ink made one span."""
    spans: list[Span] = []
    for place in range(max(letters, default=-1) + 1):
        letter = letters.get(place, Span(" "))
        if spans and spans[-1].ink == letter.ink:
            spans[-1] = Span(spans[-1].text + letter.text, letter.ink)
        else:
            spans.append(letter)
    return tuple(spans)


class Boxes:
    """Boxes in columns and rows, each `wide` and `high` inside; a side is drawn once for both."""

    def __init__(self, wide: int, high: int) -> None:
        self.wide = wide
        self.high = high
        self.solid: set[tuple[int, int]] = set()
        self.dotted: set[tuple[int, int]] = set()

    def corner(self, x: int, y: int) -> tuple[int, int]:
        """Row and column of a box's top left corner."""
        return y * (self.high + 1), x * (self.wide + 1)

    def draw(self, sheet: Sheet, ink: str) -> None:
        """All sides and corners."""
        for x, y in sorted(self.solid | self.dotted):
            for dx, dy in ((0, 0), (1, 0), (0, 1), (1, 1)):
                row, start = self.corner(x + dx, y + dy)
                sheet.write(row, start, [Span(self.crossing(x + dx, y + dy), ink)])
            for beside in (0, 1):
                row, start = self.corner(x, y + beside)
                side = ACROSS if self.firm(x, y - 1 + beside, x, y + beside) else DOTTED_ACROSS
                sheet.write(row, start + 1, [Span(side * self.wide, ink)])
                row, start = self.corner(x + beside, y)
                side = DOWN if self.firm(x - 1 + beside, y, x + beside, y) else DOTTED_DOWN
                for inner in range(1, self.high + 1):
                    sheet.write(row + inner, start, [Span(side, ink)])

    def firm(self, x: int, y: int, other_x: int, other_y: int) -> bool:
        """Whether the side between two boxes belongs to a solid one."""
        return (x, y) in self.solid or (other_x, other_y) in self.solid

    def crossing(self, x: int, y: int) -> str:
        """The corner at the top left of a box, by the sides that meet there."""
        drawn = self.solid | self.dotted
        up_left, up_right = (x - 1, y - 1) in drawn, (x, y - 1) in drawn
        down_left, down_right = (x - 1, y) in drawn, (x, y) in drawn
        up, down = up_left or up_right, down_left or down_right
        left, right = up_left or down_left, up_right or down_right
        return CORNERS[8 * up + 4 * down + 2 * left + right]
