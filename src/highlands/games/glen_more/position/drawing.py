"""A table between two turns, written down so that people can read it, check it and type one."""

from typing import Final

from highlands.engine.rules import Setup
from highlands.games.glen_more.position.spelling import (
    BARE,
    HELD,
    LEFT,
    MEMBER,
    NOTHING,
    REMOVED,
    TILE,
    TRACK,
    TURN,
    WAREHOUSE,
    many,
)  # fmt: skip
from highlands.games.glen_more.position.track import Figures
from highlands.games.glen_more.table import Phase, Player, Table
from highlands.games.glen_more.things import NAMES, RESOURCES
from highlands.games.glen_more.tiles import STACKS
from highlands.parts.cells import cell_at, east_of_home, south_of_home

WIDTH: Final = 78  # a record indents the lines of a position by two more
INDENT: Final = "  "
LATIN: Final = "abcdefghijklmnopqrstuvwxyz"
MARKS: Final = LATIN + LATIN.upper() + "αβγδεζηθικλμνξοπρστυφχψω"


class NotAtRest(ValueError):
    """Only a table between two turns can be written down."""


def draw(table: Table, setup: Setup) -> list[str]:
    """The lines of a position: the middle of the table, then each seat."""
    if table.phase is not Phase.PLAYING:
        raise NotAtRest("only a table between two turns can be written down as a position")
    lines = draw_track(table, Figures(setup.names))
    rows = zip(RESOURCES, table.warehouse.covered, strict=True)
    covered = [f"{NAMES[resource]} {count}" for resource, count in rows]
    lines += [f"{WAREHOUSE}: {', '.join(covered)}"]
    lines += folded(REMOVED, removed(table) or [NOTHING])
    lines += [f"{LEFT}: {table.undrawn()}"]
    for name, player in zip(setup.names, table.players, strict=True):
        lines += ["", *holdings(name, player), *territory(player)]
    return lines


def draw_track(table: Table, figures: Figures) -> list[str]:
    """Whose turn it is, and the spaces from the figure furthest behind."""
    track = table.track
    lines = [f"{TURN}: {figures.name(track.last())}", f"{TRACK}:"]
    for ahead in range(track.length):
        space = track.at(ahead)
        tile = track.tiles[space]
        if tile is None:
            what = figures.name(track.pawns.index(space))
        else:
            what = f"{TILE}{tile.id}" if tile.id in figures.names else tile.id
        lines.append(f"{INDENT}{space + 1} {what}")
    return lines


def removed(table: Table) -> list[str]:
    """The tiles that are gone of the stack that is drawn from; all others follow."""
    current = next(number for number, stack in enumerate(table.stacks) if not stack.empty())
    stack, left = STACKS[current], table.stacks[current].left
    seen = [tile for tile in table.track.tiles if tile]
    for player in table.players:
        seen += player.territory.tiles.values()
    gone = [tile.count - rest - seen.count(tile) for tile, rest in zip(stack, left, strict=True)]
    return [counted(count, tile.id) for tile, count in zip(stack, gone, strict=True) if count]


def folded(key: str, words: list[str]) -> list[str]:
    """A long list goes on below."""
    lines = [f"{key}: {words[0]}"]
    for word in words[1:]:
        lines[-1] += ","
        if len(lines[-1]) + len(word) + 2 > WIDTH:
            lines.append(f"{INDENT}{word}")
        else:
            lines[-1] += f" {word}"
    return lines


def holdings(name: str, player: Player) -> list[str]:
    """`Anna: 6 coins, 2 barrels`; below a very long name the rest stands alone."""
    amounts = [player.coins, player.barrels, player.chieftains, player.points]
    held = [many(count, word) for word, count in zip(HELD, amounts, strict=True)]
    text = ", ".join([held[0], *[one for one in held[1:] if not one.startswith("0 ")]])
    line = f"{name}: {text}"
    return [line] if len(line) <= WIDTH else [f"{name}:", f"{INDENT}{text}"]


def territory(player: Player) -> list[str]:
    """North up, one mark for each tile in reading order, then what each mark stands for."""
    cells = sorted(player.territory.tiles)
    marks = dict(zip(cells, MARKS, strict=False))
    columns, rows = [east_of_home(cell) for cell in cells], [south_of_home(cell) for cell in cells]
    between = " " if 2 * (max(columns) - min(columns)) < WIDTH - len(INDENT) else ""
    lines = []
    for south in range(min(rows), max(rows) + 1):
        row = [
            marks.get(cell_at(east, south), BARE) for east in range(min(columns), max(columns) + 1)
        ]
        lines.append(INDENT + between.join(row))
    for cell in cells:
        tile = player.territory.tiles[cell].id
        load = [
            counted(count, NAMES[resource])
            for resource in RESOURCES
            if (count := player.cubes[resource].count(cell))
        ]
        if members := player.members.count(cell):
            load.append(MEMBER if members == 1 else many(members, MEMBER))
        lines.append(f"{INDENT}{marks[cell]} {tile}{': ' if load else ''}{', '.join(load)}")
    return lines


def counted(count: int, word: str) -> str:
    """`wood`, `2 wood`."""
    return word if count == 1 else f"{count} {word}"
