"""A table that somebody has written down, put together and checked."""

from typing import Final

from highlands.engine.rules import Setup
from highlands.engine.seat import Seat
from highlands.games.glen_more.locations import LOCATIONS, ON_TILE
from highlands.games.glen_more.moments import Moments
from highlands.games.glen_more.position import impossible
from highlands.games.glen_more.position.sheet import Sheet
from highlands.games.glen_more.position.spelling import WAREHOUSE, named, number
from highlands.games.glen_more.position.stock import Seen, read_removed, read_stacks
from highlands.games.glen_more.position.sums import check_barrels, check_clan, check_coins
from highlands.games.glen_more.position.territories import read_player
from highlands.games.glen_more.position.track import Figures, check_order, read_track
from highlands.games.glen_more.table import Phase, Player, Table
from highlands.games.glen_more.terms_of_play import TermsOfPlay
from highlands.games.glen_more.things import NAMES, RESOURCES, Thing
from highlands.parts.coin_rows import STEPS, CoinRows

ROWS: Final[dict[str, Thing]] = {NAMES[resource]: resource for resource in RESOURCES}


def read(lines: list[str], setup: Setup, moments: Moments) -> Table:
    """The table between two turns that such lines describe, or the line that cannot be."""
    sheet, seen = Sheet(lines, setup.names), Seen()
    track = read_track(sheet, Figures(setup.names), seen)
    warehouse = read_warehouse(sheet)
    read_removed(sheet, seen)
    players = [read_player(seat, sheet.seat(seat), seen) for seat in range(len(setup.names))]
    stacks = read_stacks(sheet, seen)
    check_order(sheet, track, sum(stack.count() for stack in stacks))
    for player in players:
        check_clan(sheet, player)
        check_barrels(sheet, player)
    check_coins(sheet, players, warehouse)
    terms = TermsOfPlay(setup)
    return Table(terms, moments, Phase.PLAYING, players, track, warehouse, stacks, owners(players))


def read_warehouse(sheet: Sheet) -> CoinRows:
    """`wood 1, grain 3`: how many prices of each row are covered with coins."""
    found: dict[Thing, int] = {}
    for line in sheet.part(WAREHOUSE).lines():
        for part in line.text.split(","):
            name, *count = part.split() or [""]
            if not name:
                continue
            row = named(line, name, ROWS, "row of the warehouse")
            if row in found:
                raise line.wrong(f"{name} is in the warehouse twice")
            found[row] = number(line, " ".join(count))
            if found[row] > STEPS:
                reason = f"{name}: a row has {STEPS} prices, not {found[row]}"
                raise line.wrong(reason, impossible.WAREHOUSE)
    return CoinRows([found.get(resource, 0) for resource in RESOURCES])


def owners(players: list[Player]) -> list[Seat | None]:
    """Whose each card is: it came with its tile."""
    found: list[Seat | None] = [None] * len(LOCATIONS)
    for player in players:
        for tile in player.territory.tiles.values():
            if tile in ON_TILE:
                found[ON_TILE[tile].number] = player.seat
    return found
