"""Glen More, as the referee meets it."""

from mypy_extensions import mypyc_attr

from highlands.engine.choice import Choice
from highlands.engine.luck import Luck
from highlands.engine.rules import Setup, Turn
from highlands.engine.seat import Seat
from highlands.games.glen_more.choices import CATALOGUE
from highlands.games.glen_more.judgement import Judgement
from highlands.games.glen_more.position.drawing import draw
from highlands.games.glen_more.position.reading import read
from highlands.games.glen_more.powers import MOMENTS
from highlands.games.glen_more.refill import roll_the_die
from highlands.games.glen_more.scoring import ranking
from highlands.games.glen_more.setup import set_up, unpacked
from highlands.games.glen_more.table import Phase, Table
from highlands.games.glen_more.terms_of_play import OPTIONS, TermsOfPlay
from highlands.games.glen_more.things import REFERENCES, RESOURCES, Thing
from highlands.games.glen_more.turn import turn
from highlands.games.glen_more.weights import Weights


@mypyc_attr(allow_interpreted_subclasses=True)
class GlenMore:
    """The box of Glen More and how it is played."""

    name = "glen-more"
    version = 1
    seats = range(2, 6)
    options = OPTIONS
    catalogue = CATALOGUE
    judgement = Judgement(Weights())

    def open(self, setup: Setup) -> Table:
        return unpacked(len(setup.names), TermsOfPlay(setup), MOMENTS)

    def turn(self, table: Table) -> Turn:
        """The set-up, or the turn of the figure furthest behind: a player's or the die's."""
        if table.phase is Phase.SETTING_UP:
            return set_up(table)
        player = table.player_at_turn()
        return roll_the_die(table) if player is None else turn(table, player)

    def over(self, table: Table) -> bool:
        return table.phase is Phase.OVER

    def ranking(self, table: Table) -> list[list[Seat]]:
        return ranking(table)

    def scores(self, table: Table) -> list[int]:
        return [player.points for player in table.players]

    def view(self, table: Table, viewer: Seat | None) -> Table:
        """Nothing in Glen More is secret."""
        return table.copy()

    def guess(self, table: Table, viewer: Seat, seen: list[Choice], luck: Luck) -> Table:
        """Nobody knows less than another."""
        return table.copy()

    def holdings(self, table: Table, seat: Seat) -> dict[str, int]:
        player = table.players[seat]
        held = {REFERENCES[resource]: len(player.cubes[resource]) for resource in RESOURCES}
        held[REFERENCES[Thing.WHISKY]] = player.barrels
        held[REFERENCES[Thing.CLAN_MEMBER]] = len(player.members)
        held[REFERENCES[Thing.CHIEFTAIN]] = player.chieftains
        held[REFERENCES[Thing.COIN]] = player.coins
        held[REFERENCES[Thing.VP]] = player.points
        held[REFERENCES[Thing.MOVEMENT]] = player.movement
        return held

    def draw_position(self, table: Table, setup: Setup) -> list[str]:
        return draw(table, setup)

    def read_position(self, lines: list[str], setup: Setup) -> Table:
        return read(lines, setup, MOMENTS)
