"""What holds between any two turns of Glen More, whatever has been played."""

from highlands.games.glen_more.board import CUBES_ON_A_TILE, SPACES
from highlands.games.glen_more.locations import LOCATIONS, ON_TILE
from highlands.games.glen_more.table import Phase, Player, Table
from highlands.games.glen_more.things import RESOURCES, Thing
from highlands.games.glen_more.tiles import START_VILLAGE, TILES, Tile
from highlands.parts.cells import (
    EAST,
    EDGES,
    HOME,
    NORTH,
    SOUTH,
    WEST,
    Cell,
    east_of_home,
    south_of_home,
)  # fmt: skip
from highlands.parts.coin_rows import STEPS, coins_in

COINS = 33
MEMBERS = 25


def check(table: Table) -> None:
    """Everything that must hold at a resting point after the set-up."""
    check_track(table)
    check_box(table)
    for player in table.players:
        check_territory(player)
        check_pieces(player)
    for location in LOCATIONS:
        owner = table.owner(location)
        for player in table.players:
            assert (location in player.locations()) == (owner is player)


def check_track(table: Table) -> None:
    """Thirteen of fourteen spaces are full; the empty one lies right behind the last figure."""
    track = table.track
    full = [space for space, tile in enumerate(track.tiles) if tile is not None]
    assert not set(full) & set(track.pawns), "a figure stands on a tile"
    assert len(set(track.pawns)) == len(track.pawns), "two figures share a space"
    assert track.rear in track.pawns
    if table.phase is Phase.PLAYING:
        covered = {*full, *track.pawns}
        assert len(covered) == track.length == SPACES - 1
        assert (track.rear - 1) % SPACES not in covered


def check_box(table: Table) -> None:
    """No tile, coin or clan member more than the box holds; no stack is begun too early."""
    lying: dict[Tile, int] = {}
    for tile in table.track.tiles:
        if tile is not None:
            lying[tile] = lying.get(tile, 0) + 1
    for player in table.players:
        for tile in player.territory.tiles.values():
            lying[tile] = lying.get(tile, 0) + 1
    for tile in TILES:
        left = 0 if tile is START_VILLAGE else drawn_from(table, tile)
        assert lying.get(tile, 0) + left <= tile.count, tile
    begun = [stack.drawn() > 0 for stack in table.stacks]
    empty = [stack.empty() for stack in table.stacks]
    for number in range(1, len(begun)):
        assert empty[number - 1] or not begun[number]
    covered = table.warehouse.covered
    assert all(0 <= row <= STEPS for row in covered)
    coins = sum(player.coins for player in table.players) + sum(map(coins_in, covered))
    assert coins <= COINS
    assert sum(len(player.members) for player in table.players) <= MEMBERS


def drawn_from(table: Table, tile: Tile) -> int:
    """How many of a tile are still in its stack."""
    sorts = [sort for sort in TILES if sort.stack == tile.stack]
    return table.stacks[tile.stack].left[sorts.index(tile)]


def check_territory(player: Player) -> None:
    """One connected land round a starting village, with one river and one road through it."""
    tiles = player.territory.tiles
    assert tiles[HOME] is START_VILLAGE
    assert list(tiles.values()).count(START_VILLAGE) == 1
    assert connected([*tiles])
    rivers = sorted(south_of_home(cell) for cell, tile in tiles.items() if tile.river)
    roads = sorted(east_of_home(cell) for cell, tile in tiles.items() if tile.road)
    assert all(east_of_home(cell) == 0 for cell, tile in tiles.items() if tile.river)
    assert all(south_of_home(cell) == 0 for cell, tile in tiles.items() if tile.road)
    assert rivers == list(range(rivers[0], rivers[-1] + 1))
    assert roads == list(range(roads[0], roads[-1] + 1))
    for cell, tile in tiles.items():
        for step in (NORTH, SOUTH):
            assert cell + step not in tiles or tiles[cell + step].river == tile.river
        for step in (WEST, EAST):
            assert cell + step not in tiles or tiles[cell + step].road == tile.road
    bare = {cell + step for cell in tiles for step in EDGES} - set(tiles)
    assert set(player.territory.border) == bare


def connected(cells: list[Cell]) -> bool:
    reached, waiting = {HOME}, [HOME]
    while waiting:
        cell = waiting.pop()
        for step in EDGES:
            if cell + step in cells and cell + step not in reached:
                reached.add(cell + step)
                waiting.append(cell + step)
    return len(reached) == len(cells)


def check_pieces(player: Player) -> None:
    """Nobody owes anything; cubes lie where they can come from; people stand on own tiles."""
    tiles = player.territory.tiles
    assert player.coins >= 0
    assert player.barrels >= 0
    assert player.chieftains >= 0
    assert player.movement == 0
    assert all(cell in tiles for cell in player.members)
    assert player.members == sorted(player.members)
    for cell in tiles:
        assert player.load(cell) <= CUBES_ON_A_TILE
    for resource in RESOURCES:
        assert player.cubes[resource] == sorted(player.cubes[resource])
        for cell in player.cubes[resource]:
            assert can_hold(tiles[cell], resource), (tiles[cell], resource)


def can_hold(tile: Tile, resource: Thing) -> bool:
    """A production tile holds what it produces; an abbey anything, and so does Loch Lochy."""
    gains = [term.thing for term in ON_TILE[tile].benefit] if tile in ON_TILE else []
    return tile.produces in (resource, Thing.ANY) or Thing.ANY in gains
