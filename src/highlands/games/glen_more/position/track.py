"""The track as it is written down: thirteen spaces in a row, from the figure furthest behind."""

from typing import Final

from highlands.engine.quoted import quoted
from highlands.games.glen_more.board import SEATS_WITH_DIE, SPACES
from highlands.games.glen_more.position import impossible
from highlands.games.glen_more.position.sheet import Part, Sheet
from highlands.games.glen_more.position.spelling import (
    DIE,
    LUCK,
    TILE,
    TRACK,
    TURN,
    Words,
    name_found,
    named,
    number,
)  # fmt: skip
from highlands.games.glen_more.position.stock import ALL, Seen, stack_of
from highlands.games.glen_more.tiles import BY_ID, START_VILLAGE, Tile
from highlands.parts.rondel import Rondel

FILLED: Final = SPACES - 1


class Figures:
    """The pawns of the seats, and after them the die where there is one."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.die = len(names) if len(names) in SEATS_WITH_DIE else None
        self.count = len(names) + (self.die is not None)

    def name(self, figure: int) -> str:
        if figure != self.die:
            return self.names[figure]
        return LUCK if DIE in self.names else DIE

    def find(self, line: Words, text: str) -> int | None:
        """The figure of a name, if it is one."""
        seat = self.names.index(text) if text in self.names else None
        if seat is None and text in (DIE, LUCK):
            if self.die is None:
                raise line.wrong(f"no die plays with {len(self.names)}", impossible.PAWNS)
            return self.die
        return name_found(text, self.names) if seat is None else seat


def read_track(sheet: Sheet, figures: Figures, seen: Seen) -> Rondel[Tile]:
    """Every space has its number, and a figure or a tile."""
    part = sheet.part(TRACK)
    if part.value:
        raise part.line.wrong("the spaces of the track follow on lines of their own")
    bare: list[Tile | None] = [None] * SPACES
    track: Rondel[Tile] = Rondel(bare, [-1] * figures.count, 0, len(part.inner))
    for ahead, line in enumerate(part.inner):
        space, what = read_space(line)
        if ahead == 0:
            track.rear = space
        elif space != track.at(ahead):
            reason = f"space {track.at(ahead) + 1} is next, not {space + 1}"
            raise line.wrong(reason, impossible.TRACK)
        fill(track, line, figures, space, what, seen)
    check_ends(part, track, figures)
    check_turn(sheet, track, figures)
    return track


def read_space(line: Words) -> tuple[int, str]:
    """`12 Anna`: the space, counted from 0, and what is there."""
    word, *_ = line.text.split()
    space = number(line, word)
    if not 1 <= space <= SPACES:
        raise line.wrong(f"space {space}: the spaces are 1 to {SPACES}", impossible.TRACK)
    what = line.text.removeprefix(word).strip()
    if not what:
        raise line.wrong("a figure or a tile is missing after the number")
    return space - 1, what


def fill(
    track: Rondel[Tile], line: Words, figures: Figures, space: int, what: str, seen: Seen
) -> None:
    """Put a figure or a tile on a space."""
    figure = None if what.startswith(TILE) else figures.find(line, what)
    if figure is not None:
        if track.pawns[figure] >= 0:
            raise line.wrong(f"{figures.name(figure)} is on the track twice", impossible.PAWNS)
        track.pawns[figure] = space
        return
    tile = named(line, what.removeprefix(TILE), BY_ID, "figure or tile")
    if tile is START_VILLAGE:
        raise line.wrong("a starting village is never on the track", impossible.BOX)
    seen.add(tile, line)
    track.tiles[space] = tile


def check_ends(part: Part, track: Rondel[Tile], figures: Figures) -> None:
    """All spaces but one are filled, all figures stand, one at the rear and a tile at the front."""
    for figure, space in enumerate(track.pawns):
        if space < 0:
            name = quoted(figures.name(figure))
            raise part.line.wrong(f"{name} is not on the track", impossible.PAWNS)
    if track.length != FILLED:
        reason = f"{FILLED} of the {SPACES} spaces are filled, here are {track.length}"
        raise part.line.wrong(reason, impossible.TRACK)
    if track.tiles[track.rear]:
        reason = "the first line is the figure furthest behind: no tile lies behind it"
        raise part.inner[0].wrong(reason, impossible.TRACK)
    if not track.tiles[track.at(FILLED - 1)]:
        reason = "the last line is the tile that was laid last: no figure stands before it"
        raise part.inner[-1].wrong(reason, impossible.TRACK)


def check_turn(sheet: Sheet, track: Rondel[Tile], figures: Figures) -> None:
    """The figure furthest behind is at turn, whether that is written down or not."""
    if TURN not in sheet.parts:
        return
    part, last = sheet.parts[TURN], track.last()
    figure = figures.find(part.line, part.single())
    if figure is None:
        raise part.line.wrong(f"nobody here is called {quoted(part.value)}")
    if figure != last:
        reason = f"it is the turn of {quoted(figures.name(last))}, furthest behind on the track"
        raise part.line.wrong(reason, impossible.TURN)


def check_order(sheet: Sheet, track: Rondel[Tile], left: int) -> None:
    """Tiles come to the track one after another, so each space shows from which stack it was."""
    for ahead, line in enumerate(sheet.part(TRACK).inner):
        tile, drawn = track.tiles[track.at(ahead)], ALL - left - (FILLED - 1 - ahead)
        if tile is None:
            continue
        if drawn < 1:
            reason = f"with {left} tiles left only figures can be so far behind"
            raise line.wrong(reason, impossible.STACKS)
        if stack_of(drawn) != tile.stack:
            reason = f"{tile.id} is of stack {tile.stack}, but with {left} tiles left"
            reason += f" this space was filled from stack {stack_of(drawn)}"
            raise line.wrong(reason, impossible.STACKS)
