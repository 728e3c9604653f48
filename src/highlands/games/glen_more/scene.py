"""What a viewer sees: the track round the warehouse, the stacks, and what each seat has."""

from highlands.engine.choice import Choice
from highlands.engine.decision import Decision
from highlands.engine.seat import Seat
from highlands.games.glen_more.choices import (
    Decline,
    Discard,
    Place,
    Sell,
    Take,
    cell_reference,
    space_name,
)  # fmt: skip
from highlands.games.glen_more.faces import SYMBOLS, card_face, tile_face
from highlands.games.glen_more.locations import ON_TILE
from highlands.games.glen_more.table import Phase, Player, Table
from highlands.games.glen_more.things import NAMES, REFERENCES, RESOURCES, Thing
from highlands.parts.cells import Cell, east_of_home, south_of_home
from highlands.parts.coin_rows import STEPS
from highlands.scene import scene
from highlands.scene.faces import Back, Counter, Cube, Die, Free, Pawn, Person
from highlands.scene.scene import (
    Grid,
    Group,
    Panel,
    Piece,
    PriceRow,
    Prices,
    Ring,
    Row,
    Scene,
    State,
)  # fmt: skip


def scene_of(table: Table, viewer: Seat | None, asked: Decision[Choice] | None = None) -> Scene:
    """The whole table; what is asked just now is marked where it may be done."""
    options = [] if asked is None else asked.options()
    turn = at_turn(table, asked)
    groups = [Group("table", (track_ring(table, turn, options), stack_row(table)))]
    groups += [
        seat_group(table, player, turn, options if player.seat == turn else [])
        for player in in_sight(table, viewer, turn)
    ]
    return Scene("title:glen-more", tuple(groups))


def at_turn(table: Table, asked: Decision[Choice] | None) -> Seat | None:
    """Whose turn it is: in the middle of a turn the pawn has moved already."""
    if asked is not None:
        return asked.seat
    player = table.player_at_turn() if table.phase is Phase.PLAYING else None
    return player.seat if player is not None else None


def in_sight(table: Table, viewer: Seat | None, turn: Seat | None) -> list[Player]:
    """Everybody, beginning with the viewer, or with whoever is at turn."""
    first = max(viewer if viewer is not None else turn or 0, 0)
    return table.players[first:] + table.players[:first]


def track_ring(table: Table, turn: Seat | None, options: list[Choice]) -> Ring:
    legal = {choice.space for choice in options if isinstance(choice, Take | Discard)}
    pieces = [*pawns(table, turn)]
    for space, tile in enumerate(table.track.tiles):
        if tile is not None:
            face = tile_face(tile, is_location=tile in ON_TILE)
            state = State.LEGAL if space in legal else State.FORBIDDEN if legal else State.REST
            pieces.append(Piece(space_name(space), face, space, state, tile.reference))
    pieces.sort(key=lambda piece: int(str(piece.place)))
    return Ring("track", "zone:track", len(table.track.tiles), tuple(pieces), warehouse(table))


def pawns(table: Table, turn: Seat | None) -> list[Piece]:
    """The pawns of the seats, and after them the die where there is one."""
    found = []
    for number, space in enumerate(table.track.pawns):
        if number < len(table.players):
            name = f"seat:{number + 1}"
            pawn = Pawn(number, turn=number == turn)
            found.append(Piece(f"pawn:{number + 1}", pawn, space, label=name))
        else:
            found.append(Piece("pawn:die", Die(0), space, label="thing:die"))
    return found


def warehouse(table: Table) -> Prices:
    rows = []
    for resource in RESOURCES:
        market = table.warehouse
        rows.append(
            PriceRow(
                reference=REFERENCES[resource],
                symbol=NAMES[resource],
                prices=tuple(range(1, STEPS + 1)),
                coins=market.covered[resource],
                buy=market.price(resource) if market.sells(resource) else None,
                sell=market.pays(resource) or None,
                label=REFERENCES[resource],
            )
        )
    return Prices("warehouse", "zone:warehouse", tuple(rows))


def stack_row(table: Table) -> Row:
    backs = [
        Piece(f"stack:{number}", Back(number, stack.count()))
        for number, stack in enumerate(table.stacks)
    ]
    return Row("stacks", "zone:stacks", tuple(backs))


def seat_group(table: Table, player: Player, turn: Seat | None, options: list[Choice]) -> Group:
    seat = f"seat:{player.seat + 1}"
    cards = tuple(
        Piece(location.reference, card_face(location), label=location.reference)
        for location in player.locations()
    )
    zones: list[scene.Zone] = [panel(table, player, turn), territory(player, options)]
    if cards:
        zones.append(Row(f"{seat}/cards", "zone:cards", cards))
    return Group(seat, tuple(zones), player.seat)


def panel(table: Table, player: Player, turn: Seat | None) -> Panel:
    """Points, what lies beside the territory, and all cubes together."""
    seat = f"seat:{player.seat + 1}"
    tams = sum(location.tams for location in player.locations())
    wealth = [
        (SYMBOLS[Thing.COIN], player.coins),
        (SYMBOLS[Thing.WHISKY], player.barrels),
        (SYMBOLS[Thing.CLAN_MEMBER], len(player.members)),
        (SYMBOLS[Thing.CHIEFTAIN], player.chieftains),
        ("tam", tams),
        ("place-card", len(player.locations())),
    ]
    if player.movement:
        wealth.append((SYMBOLS[Thing.MOVEMENT], player.movement))
    goods = [(SYMBOLS[resource], len(player.cubes[resource])) for resource in RESOURCES]
    hidden = table.terms.points_hidden and table.phase is not Phase.OVER
    return Panel(
        f"{seat}/panel",
        seat,
        player.seat,
        lines=((*counters(seat, wealth), tile_counter(seat, player)), counters(seat, goods)),
        score=None if hidden else Piece(f"{seat}/vp", Counter("vp", player.points)),
        turn=player.seat == turn,
    )


def counters(seat: str, counts: list[tuple[str, int]]) -> tuple[Piece, ...]:
    return tuple(Piece(f"{seat}/{symbol}", Counter(symbol, count)) for symbol, count in counts)


def tile_counter(seat: str, player: Player) -> Piece:
    count = len(player.territory.tiles)
    return Piece(f"{seat}/tiles", Counter("pile", count), label="thing:tiles")


def territory(player: Player, options: list[Choice]) -> Grid:
    """The tiles with all that stands on them; bare cells where the new tile may go.

    Marked is what an answer begins with: a tile to activate, somebody who may move. That one may
    sell besides marks nothing; where there is nothing but selling, it is what is asked about.
    """
    seat = f"seat:{player.seat + 1}"
    answers = [choice for choice in options if not isinstance(choice, Sell | Decline)]
    named = where_to_begin(answers or options)
    own = "" if options else f"{seat}/"
    pieces = [tile_piece(player, cell, named, own) for cell in sorted(player.territory.tiles)]
    for choice in options:
        if isinstance(choice, Place):
            reference = cell_reference(choice.cell)
            place = place_of(choice.cell)
            pieces.append(Piece(reference, Free(), place, State.LEGAL, reference))
    return Grid(f"{seat}/territory", "zone:territory", tuple(pieces))


def where_to_begin(options: list[Choice]) -> set[str]:
    """For each choice the first cell it names."""
    return {
        next(name for name in choice.references if name.startswith("cell:"))
        for choice in options
        if any(name.startswith("cell:") for name in choice.references)
    }


def tile_piece(player: Player, cell: Cell, named: set[str], own: str) -> Piece:
    tile = player.territory.tiles[cell]
    reference = cell_reference(cell)
    cubes = [
        Piece(f"{own}{reference}/{NAMES[resource]}", Cube(NAMES[resource]))
        for resource in RESOURCES
        for lies in player.cubes[resource]
        if lies == cell
    ]
    people = [
        Piece(f"{own}{reference}/clan-member", Person("clan-member"))
        for stands in player.members
        if stands == cell
    ]
    return Piece(
        own + reference,
        tile_face(tile, is_location=tile in ON_TILE),
        place_of(cell),
        State.LEGAL if reference in named else State.REST,
        tile.reference,
        standing=(*cubes, *people),
    )


def place_of(cell: Cell) -> scene.Cell:
    return scene.Cell(east_of_home(cell), south_of_home(cell))
