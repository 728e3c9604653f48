"""Orchard, as the referee meets it."""

from typing import Final

from highlands.engine.choice import Choice
from highlands.engine.luck import Luck
from highlands.engine.ranking import ranked
from highlands.engine.rules import Setup, TableOption, Turn
from highlands.engine.seat import Seat
from tests.orchard.choices import CATALOGUE, DrawNote
from tests.orchard.hawker import Hawker
from tests.orchard.moments import Moments
from tests.orchard.plots import NOTES, Fruit
from tests.orchard.position import draw, read
from tests.orchard.table import NOBODY, Table, unpacked
from tests.orchard.turn import set_up, turn

OPTIONS: Final = [TableOption("hawker", ["yes", "no"]), TableOption("coins", ["4", "2", "9"])]


class Orchard:
    name = "orchard"
    version = 1
    seats = range(2, 5)
    options = OPTIONS
    catalogue = CATALOGUE

    def open(self, setup: Setup) -> Table:
        return unpacked(len(setup.names), moments(setup), int(setup.options["coins"]))

    def turn(self, table: Table) -> Turn:
        return set_up(table) if table.turn == NOBODY else turn(table)

    def over(self, table: Table) -> bool:
        return table.ended

    def ranking(self, table: Table) -> list[list[Seat]]:
        return ranked([(player.points, player.coins) for player in table.players])

    def scores(self, table: Table) -> list[int]:
        return [player.points for player in table.players]

    def holdings(self, table: Table, seat: Seat) -> dict[str, int]:
        player = table.players[seat]
        fruit = {f"fruit:{fruit.name.lower()}": player.fruit[fruit] for fruit in Fruit}
        return {"coin": player.coins, "point": player.points, **fruit}

    def view(self, table: Table, viewer: Seat | None) -> Table:
        """Nobody knows which notes the others hold, nor which are left, until the end."""
        twin = table.copy()
        if not table.ended:
            for player in twin.players:
                if player.seat != viewer:
                    pool(twin, player.notes)
                    player.sealed += sum(player.notes)
                    player.notes = [0] * len(NOTES)
        return twin

    def guess(self, table: Table, viewer: Seat, seen: list[Choice], luck: Luck) -> Table:
        """Notes the others hold, and those in the bag, may be any that the viewer has not seen."""
        twin = self.view(table, viewer)
        drawn = [choice.points for choice in seen if isinstance(choice, DrawNote)]
        for points in drawn:
            twin.notes[points] -= 1
        for player in twin.players:
            for _ in range(player.sealed):
                points = luck.pick("guess", sum(twin.notes), twin.notes)
                twin.notes[points] -= 1
                player.notes[points] += 1
            player.sealed = 0
        for points in drawn:
            twin.notes[points] += 1
        return twin

    def draw_position(self, table: Table, setup: Setup) -> list[str]:
        return draw(table, setup)

    def read_position(self, lines: list[str], setup: Setup) -> Table:
        return read(lines, setup, moments(setup))


def moments(setup: Setup) -> Moments:
    return Moments([Hawker()] if setup.options["hawker"] == "yes" else [])


def pool(table: Table, notes: list[int]) -> None:
    """Mix notes with those in the bag."""
    table.notes = [left + more for left, more in zip(table.notes, notes, strict=True)]
