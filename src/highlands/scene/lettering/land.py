"""A grid of tiles as a drawing of boxes: names, goods, people, river and road, legal spots."""

from collections import Counter
from typing import Final

from highlands.scene.faces import Cube, Free, Person, TileFace
from highlands.scene.scene import Cell, Grid, Piece, State

from .boxes import Boxes, Sheet
from .spans import Block, Line, Span, breadth, clip, joined
from .wording import (
    PERSON,
    RIVER,
    ROAD,
    Say,
    called,
    kind_mark,
    piece_line,
    state_mark,
)

WIDEST: Final = 17
NARROWEST: Final = 9
INSIDE: Final = 2  # lines in a box: its name, and what lies and stands there
RIVER_FROM_RIGHT: Final = 2


def grid_block(grid: Grid, say: Say, width: int) -> Block:
    """Boxes as broad as there is room for; a land too broad for that is drawn piece by piece."""
    placed = {piece.place: piece for piece in grid.pieces if isinstance(piece.place, Cell)}
    if not placed:
        return []
    west, east = min(cell.x for cell in placed), max(cell.x for cell in placed)
    columns = east - west + 1
    most = max(1, (width - 1) // (NARROWEST + 1))
    bands = -(-columns // most)
    each = -(-columns // bands)
    wide = max(1, min(WIDEST, (width - 1) // each - 1))
    made: Block = []
    for first in range(west, east + 1, each):
        made += [()] if made else []
        made += band(placed, range(first, min(first + each, east + 1)), wide, say)
    return made


def band(placed: dict[Cell, Piece], columns: range, wide: int, say: Say) -> Block:
    """Some columns of a land, from its northernmost row to its southernmost."""
    north = min(cell.y for cell in placed)
    boxes, sheet = Boxes(wide, INSIDE), Sheet()
    inside = {cell: piece for cell, piece in placed.items() if cell.x in columns}
    for cell, piece in inside.items():
        open_spot = isinstance(piece.face, Free)
        (boxes.dotted if open_spot else boxes.solid).add((cell.x - columns[0], cell.y - north))
    boxes.draw(sheet, "frame")
    for cell, piece in sorted(inside.items(), key=lambda item: (item[0].y, item[0].x)):
        row, start = boxes.corner(cell.x - columns[0], cell.y - north)
        write_box(sheet, row, start, wide, piece, say)
    return sheet.block()


def write_box(sheet: Sheet, row: int, start: int, wide: int, piece: Piece, say: Say) -> None:
    """One box: its cell's name in the upper side, its own name, and what is on it."""
    face, ink = piece.face, f"state-{piece.state}"
    spelled = piece.reference.rpartition(":")[2]
    resting = piece.state is State.REST
    sheet.write(row, start + 1, [Span(clip(spelled, wide), "quiet" if resting else ink)])
    if not resting:
        sheet.write(row + 1, start + wide, [state_mark(piece.state)])
    if isinstance(face, Free):
        label = clip(spelled, wide)
        middle = start + 1 + (wide - breadth(label)) // 2
        sheet.write(row + 1, middle, [Span(label, ink)])
        return
    river = isinstance(face, TileFace) and face.river
    room = wide - (3 if river else 0 if resting else 1)
    upon = standing(piece, wide - (5 if river else 2), say)
    road = isinstance(face, TileFace) and (face.road or face.stream)
    kind = face.kind if isinstance(face, TileFace) else ""
    mark = kind_mark(face)
    lead = 0 if not mark.text.strip() else 2 if breadth(called(piece, say)) + 2 <= room else 1
    first, second = halves(called(piece, say), room - lead)
    sheet.write(row + 1, start + 1, [mark][:lead])
    if second and not upon and not road:
        sheet.write(row + 2, start + 1 + lead, [Span(clip(second, room - lead), f"kind-{kind}")])
    elif second:
        # Broken off between words, if that leaves room for the sign that something is missing.
        first = f"{first}…" if breadth(first) < room - lead else called(piece, say)
    sheet.write(row + 1, start + 1 + lead, [Span(clip(first, room - lead), f"kind-{kind}")])
    if isinstance(face, TileFace):
        write_ways(sheet, row, start, wide, face)
    sheet.write(row + 2, start + 1, (Span(" "), *upon, Span(" ")) if upon and road else upon)


def halves(title: str, room: int) -> tuple[str, str]:
    """A name that is too long, in two."""
    words = title.split(" ")
    count = len(words)
    while count > 1 and breadth(" ".join(words[:count])) > room:
        count -= 1
    return " ".join(words[:count]), " ".join(words[count:])


def write_ways(sheet: Sheet, row: int, start: int, wide: int, face: TileFace) -> None:
    """The river runs through from the upper side to the lower, the road from left to right."""
    if face.road or face.stream:
        sheet.write(row + 2, start, [Span(ROAD * (wide + 2), "road")])
    if face.river:
        for line in range(4):
            sheet.write(row + line, start + wide - RIVER_FROM_RIGHT + 1, [Span(RIVER, "river")])


def standing(piece: Piece, room: int, say: Say) -> Line:
    """People by marks, goods with their number: in words, or by their first letters."""
    goods = Counter(upon.face.good for upon in piece.standing if isinstance(upon.face, Cube))
    people = sum(isinstance(upon.face, Person) for upon in piece.standing)
    others = [u for u in piece.standing if not isinstance(u.face, Cube | Person)]
    parts: list[Line] = []
    if people:
        mark = PERSON * people if people < 4 else f"{PERSON}{people}"
        parts.append((Span(mark, "person"),))
    words = {good: say(f"symbol-{good}") for good in goods}
    for length in (99, 4, 3, 2):
        spelled = [
            (Span(f"{count} {words[good][:length]}", f"good-{good}"),)
            for good, count in goods.items()
        ]
        line = joined([*parts, *spelled, *[piece_line(u, say) for u in others]], Span(" "))
        if sum(breadth(span.text) for span in line) <= room:
            return line
    return joined([*parts, (Span(str(sum(goods.values())), "strong"),)], Span(" "))
