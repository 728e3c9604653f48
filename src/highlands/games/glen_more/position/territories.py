"""What lies before a seat: a territory drawn north up, and what each mark in it stands for."""

from bisect import insort
from typing import Final

from highlands.engine.quoted import quoted
from highlands.engine.seat import Seat
from highlands.games.glen_more.board import CUBES_ON_A_TILE
from highlands.games.glen_more.locations import ON_TILE as LOCATION_OF
from highlands.games.glen_more.position import impossible
from highlands.games.glen_more.position.sheet import Part
from highlands.games.glen_more.position.spelling import (
    BARE,
    BEFORE_SEAT,
    ON_TILE,
    Words,
    count_all,
    tile_named,
)  # fmt: skip
from highlands.games.glen_more.position.stock import ALL, Seen
from highlands.games.glen_more.questions.placing import misfit
from highlands.games.glen_more.table import Player, no_cubes
from highlands.games.glen_more.things import NAMES, RESOURCES, Thing
from highlands.games.glen_more.tiles import START_VILLAGE, Tile
from highlands.parts.cells import HOME, Cell, cell_at
from highlands.parts.territory import settled

WIDEST: Final = ALL + 1  # all tiles of the box in one line


class Legend:
    """`a forest-1-plain: 2 wood`: a mark, its tile, and what lies and stands on it."""

    def __init__(self, line: Words) -> None:
        head, _, load = line.text.partition(":")
        self.line = line
        self.mark, *name = head.split() or [""]
        self.tile: Tile = tile_named(line, " ".join(name))
        self.load: dict[Thing, int] = {}
        count_all(line, load, ON_TILE, "resource or figure", self.load)
        if not is_mark(self.mark):
            raise line.wrong(f"{quoted(self.mark)} is no mark: a mark is one letter")


def is_mark(mark: str) -> bool:
    return len(mark) == 1 and mark.isalpha()


def read_player(seat: Seat, part: Part, seen: Seen) -> Player:
    """What a seat holds, then the drawing and its legend."""
    held: dict[Thing, int] = {}
    rows: list[Words] = []
    legends: dict[str, Legend] = {}
    count_all(part.line, part.value, BEFORE_SEAT, "thing", held)
    for line in part.inner:
        words = line.text.split()
        if line.text[0] in "0123456789":
            count_all(line, line.text, BEFORE_SEAT, "thing", held)
        elif len(words) == 1 or all(len(word) == 1 for word in words):
            rows.append(line)
        else:
            legend = Legend(line)
            if legend.mark in legends:
                raise line.wrong(f"the mark {legend.mark!r} is explained twice")
            legends[legend.mark] = legend
            seen.add(legend.tile, line)
    player = Player(
        seat,
        held.get(Thing.COIN, 0),
        held.get(Thing.WHISKY, 0),
        held.get(Thing.CHIEFTAIN, 0),
        held.get(Thing.VP, 0),
        0,
        settled(START_VILLAGE),
        no_cubes(),
        [],
    )
    drawn = locate(part, rows, legends)
    lay(player, drawn)
    for cell, legend in drawn.items():
        load(player, cell, legend)
    return player


def locate(part: Part, rows: list[Words], legends: dict[str, Legend]) -> dict[Cell, Legend]:
    """The cell of each mark, counted from the starting village, from north to south."""
    spots: dict[str, tuple[int, int]] = {}
    for south, line in enumerate(rows):
        marks = "".join(line.text.split())
        if max(len(marks), south + 1) > WIDEST:
            raise line.wrong(f"a territory is at most {WIDEST} tiles wide and high", impossible.BOX)
        for east, mark in enumerate(marks):
            if mark == BARE:
                continue
            if not is_mark(mark):
                reason = f"{quoted(mark)} is no mark: a mark is one letter, a bare cell is {BARE!r}"
                raise line.wrong(reason)
            if mark not in legends:
                raise line.wrong(f"the mark {mark!r} is not explained below the drawing")
            if mark in spots:
                raise line.wrong(f"the mark {mark!r} is drawn twice")
            spots[mark] = east, south
    for mark, legend in legends.items():
        if mark not in spots:
            raise legend.line.wrong(f"the mark {mark!r} is not in the drawing")
    homes = [legend for legend in legends.values() if legend.tile is START_VILLAGE]
    if len(homes) != 1:
        line = homes[1].line if homes else part.line
        reason = f"a territory has one {START_VILLAGE.id}, this one has {len(homes)}"
        raise line.wrong(reason, impossible.START_VILLAGE)
    east, south = spots[homes[0].mark]
    cells = {cell_at(x - east, y - south): legends[mark] for mark, (x, y) in spots.items()}
    return dict(sorted(cells.items()))


def lay(player: Player, drawn: dict[Cell, Legend]) -> None:
    """Lay tile after tile wherever one fits, until all lie or none fits."""
    waiting = {cell: legend for cell, legend in drawn.items() if cell != HOME}
    while waiting:
        territory = player.territory
        for cell, legend in waiting.items():
            if cell in territory.spots(legend.tile.river, legend.tile.road):
                player.territory = territory.with_tile(cell, legend.tile)
                del waiting[cell]
                break
        else:
            touching = [cell for cell in waiting if cell in territory.border]
            cell = (touching or list(waiting))[0]
            tile, line = waiting[cell].tile, waiting[cell].line
            rule = misfit(player, tile, cell)
            raise line.wrong(f"{tile.id} cannot lie where it is drawn", rule)


def load(player: Player, cell: Cell, legend: Legend) -> None:
    """Put cubes and clan members on a tile, if it can hold them."""
    check_load(legend)
    for thing, count in legend.load.items():
        for _ in range(count):
            insort(player.members if thing is Thing.CLAN_MEMBER else player.cubes[thing], cell)


def check_load(legend: Legend) -> None:
    """A production tile holds its own resource, an abbey any; a card may have left cubes once."""
    tile, line = legend.tile, legend.line
    cubes = {thing: count for thing, count in legend.load.items() if thing in RESOURCES and count}
    if sum(cubes.values()) > CUBES_ON_A_TILE:
        reason = f"at most {CUBES_ON_A_TILE} cubes lie on a tile, not {sum(cubes.values())}"
        raise line.wrong(reason, impossible.THREE_CUBES)
    if tile.produces is None:
        location = LOCATION_OF.get(tile)
        gifts = location.benefit if location else []
        most = sum(term.count for term in gifts if term.thing is Thing.ANY)
        if sum(cubes.values()) > most:
            reason = (
                f"{tile.id} holds at most {most} cubes" if most else f"{tile.id} holds no cubes"
            )
            raise line.wrong(reason, impossible.OTHER_CUBE)
    elif tile.produces is not Thing.ANY:
        for thing in cubes:
            if thing is not tile.produces:
                reason = f"{tile.id} holds only {NAMES[tile.produces]}, no {NAMES[thing]}"
                raise line.wrong(reason, impossible.OTHER_CUBE)
