"""The table of Glen More: everything that can change, and the few verbs that change a player."""

from bisect import insort
from enum import IntEnum
from typing import Final

from highlands.engine.event import Changed, Event
from highlands.engine.seat import Seat
from highlands.games.glen_more.locations import ON_TILE, Location
from highlands.games.glen_more.moments import Moments
from highlands.games.glen_more.terms_of_play import TermsOfPlay
from highlands.games.glen_more.things import REFERENCES, RESOURCES, Thing
from highlands.games.glen_more.tiles import Tile
from highlands.parts.bag import Bag
from highlands.parts.cells import Cell
from highlands.parts.coin_rows import CoinRows
from highlands.parts.rondel import Rondel
from highlands.parts.territory import Territory

WAREHOUSE: Final = "thing:warehouse"


class Phase(IntEnum):
    """How far the game is."""

    SETTING_UP = 0
    PLAYING = 1
    OVER = 2


class Player:
    """What lies before a seat. Cubes and people are known by the cells they lie and stand on.

    The lists of cells are replaced, not changed, so that copies of a table share them.
    """

    def __init__(
        self,
        seat: Seat,
        coins: int,
        barrels: int,
        chieftains: int,
        points: int,
        movement: int,
        territory: Territory[Tile],
        cubes: list[list[Cell]],
        members: list[Cell],
    ) -> None:
        self.seat = seat
        self.coins = coins
        self.barrels = barrels
        self.chieftains = chieftains
        self.points = points
        self.movement = movement  # movement points of this turn
        self.territory = territory
        self.cubes = cubes  # for each resource the cells of its cubes, ascending
        self.members = members  # the cells of the clan members, ascending

    def copy(self) -> "Player":
        return Player(
            self.seat,
            self.coins,
            self.barrels,
            self.chieftains,
            self.points,
            self.movement,
            self.territory,
            self.cubes[:],
            self.members,
        )

    def load(self, cell: Cell) -> int:
        """How many cubes lie on a tile."""
        return sum([cells.count(cell) for cells in self.cubes])

    def locations(self) -> list[Location]:
        """The special locations the player owns: their card came with the tile."""
        return [ON_TILE[tile] for tile in self.territory.tiles.values() if tile in ON_TILE]


class Table:
    """Built from all its parts, so that a copy which forgets one does not pass the type checker."""

    def __init__(
        self,
        terms: TermsOfPlay,
        moments: Moments,
        phase: Phase,
        players: list[Player],
        track: Rondel[Tile],
        warehouse: CoinRows,
        stacks: list[Bag],
        owners: list[Seat | None],
    ) -> None:
        self.terms = terms  # what was agreed before play
        self.moments = moments
        self.phase = phase
        self.players = players
        self.track = track  # the pawns of the seats, and after them the die where there is one
        self.warehouse = warehouse
        self.stacks = stacks
        self.owners = owners  # for each special location the seat that has its card
        self.told: list[Event] | None = None

    def copy(self) -> "Table":
        return Table(
            self.terms,
            self.moments,
            self.phase,
            [player.copy() for player in self.players],
            self.track.copy(),
            self.warehouse.copy(),
            self.stacks[:],
            self.owners[:],
        )

    def figures(self) -> list[object]:
        """Everything that makes two tables different."""
        track = [tile.id if tile else "" for tile in self.track.tiles]
        figures: list[object] = [int(self.phase), *track, *self.track.pawns, self.track.rear]
        figures += [self.track.length, self.warehouse.covered, [bag.left for bag in self.stacks]]
        for player in self.players:
            tiles = sorted((cell, tile.id) for cell, tile in player.territory.tiles.items())
            figures += [player.coins, player.barrels, player.chieftains, player.points]
            figures += [player.movement, tiles, player.cubes, player.members]
        return figures

    def player_at_turn(self) -> Player | None:
        """The player furthest behind on the track; nobody when it is the die."""
        rear = self.track.last()
        return self.players[rear] if rear < len(self.players) else None

    def owner(self, location: Location) -> Player | None:
        seat = self.owners[location.number]
        return None if seat is None else self.players[seat]

    def undrawn(self) -> int:
        """How many tiles are left in all stacks."""
        return sum([stack.count() for stack in self.stacks])

    def last_turn(self, player: Player) -> bool:
        """Whether the player, whose pawn has moved, will never be at turn again.

        The track draws one tile for each space its rear moves on.
        """
        return self.undrawn() <= self.track.progress(player.seat)

    # The verbs: nothing else changes what a player has.

    def tell(self, seat: Seat, verb: str, *subjects: str) -> None:
        if self.told is not None:
            self.told.append(Event(seat, verb, *subjects))

    def changed(self, player: Player, thing: Thing, amount: int, source: str) -> None:
        if self.told is not None and amount:
            self.told.append(Changed(player.seat, REFERENCES[thing], amount, source))

    def coins(self, player: Player, amount: int, source: str) -> None:
        player.coins += amount
        self.changed(player, Thing.COIN, amount, source)

    def barrels(self, player: Player, amount: int, source: str) -> None:
        player.barrels += amount
        self.changed(player, Thing.WHISKY, amount, source)

    def points(self, player: Player, amount: int, source: str) -> None:
        player.points += amount
        self.changed(player, Thing.VP, amount, source)

    def chieftains(self, player: Player, amount: int, source: str) -> None:
        player.chieftains += amount
        self.changed(player, Thing.CHIEFTAIN, amount, source)

    def movement(self, player: Player, amount: int, source: str) -> None:
        player.movement += amount
        self.changed(player, Thing.MOVEMENT, amount, source)

    def add_cube(self, player: Player, resource: Thing, cell: Cell, source: str) -> None:
        player.cubes[resource] = with_cell(player.cubes[resource], cell)
        self.changed(player, resource, 1, source)

    def remove_cube(self, player: Player, resource: Thing, cell: Cell, source: str) -> None:
        player.cubes[resource] = without_cell(player.cubes[resource], cell)
        self.changed(player, resource, -1, source)

    def add_member(self, player: Player, cell: Cell, source: str) -> None:
        player.members = with_cell(player.members, cell)
        self.changed(player, Thing.CLAN_MEMBER, 1, source)

    def remove_member(self, player: Player, cell: Cell, source: str) -> None:
        player.members = without_cell(player.members, cell)
        self.changed(player, Thing.CLAN_MEMBER, -1, source)


def with_cell(cells: list[Cell], cell: Cell) -> list[Cell]:
    """The cells with one more, still ascending."""
    more = cells[:]
    insort(more, cell)
    return more


def without_cell(cells: list[Cell], cell: Cell) -> list[Cell]:
    fewer = cells[:]
    fewer.remove(cell)
    return fewer


def no_cubes() -> list[list[Cell]]:
    return [[] for _ in RESOURCES]
