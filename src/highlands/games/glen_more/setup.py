"""The box unpacked: what lies where before the first tile is drawn, and how play begins."""

from highlands.engine.decision import Draw
from highlands.engine.seat import NATURE, Seat
from highlands.games.glen_more.board import SEATS_WITH_DIE, SPACES, START_COINS
from highlands.games.glen_more.choices import BEGIN
from highlands.games.glen_more.locations import LOCATIONS
from highlands.games.glen_more.moments import Moments
from highlands.games.glen_more.refill import refill
from highlands.games.glen_more.table import Phase, Player, Table, no_cubes
from highlands.games.glen_more.terms_of_play import TermsOfPlay
from highlands.games.glen_more.things import RESOURCES
from highlands.games.glen_more.tiles import STACKS, START_VILLAGE
from highlands.parts.bag import filled
from highlands.parts.cells import HOME
from highlands.parts.coin_rows import CoinRows
from highlands.parts.rondel import lined_up
from highlands.parts.territory import settled


def unpacked(seats: int, terms: TermsOfPlay, moments: Moments) -> Table:
    """Everybody with a starting village, a clan member and coins; the pawns not yet in line."""
    with_die = seats in SEATS_WITH_DIE
    nobody: list[Seat | None] = [None] * len(LOCATIONS)
    return Table(
        terms,
        moments,
        Phase.SETTING_UP,
        [seated(seat) for seat in range(seats)],
        lined_up(SPACES, list(range(seats + with_die))),
        CoinRows([int(with_die)] * len(RESOURCES)),
        [filled([tile.count for tile in stack]) for stack in STACKS],
        nobody,
    )


def seated(seat: Seat) -> Player:
    territory = settled(START_VILLAGE)
    return Player(seat, START_COINS, 0, 0, 0, 0, territory, no_cubes(), [HOME])


async def set_up(table: Table) -> None:
    """The pawns line up behind the first player's, then the die; the track is filled."""
    seats = len(table.players)
    if table.terms.first_is_drawn:
        begins = await Draw("first-player", 0, BEGIN[:seats], [1] * seats)
        table.tell(NATURE, "began", begins.references[0])
        line = [(begins.seat + place) % seats for place in range(seats)]
        table.track = lined_up(SPACES, line + list(range(seats, len(table.track.pawns))))
    await refill(table)
    table.phase = Phase.PLAYING
