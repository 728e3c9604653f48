"""A table of Orchard as people write it down between two turns."""

from typing import Final

from highlands.engine.refusal import Rule
from highlands.engine.rules import BadPosition, Setup
from tests.orchard.choices import CELLS, STALLS, cell_name
from tests.orchard.moments import Moments
from tests.orchard.plots import HOME, NOTES, PLOTS, Fruit, Plot
from tests.orchard.table import Table, unpacked

CONNECTED: Final = Rule("orchard/position/connected")
NAMED: Final = {plot.name: plot for plot in (HOME, *PLOTS)}


def draw(table: Table, setup: Setup) -> list[str]:
    """A line for the middle of the table, and one for each player and each garden."""
    stalls = [plot.name if plot else "-" for plot in table.stalls]
    lines = [f"turn: {table.turn}", f"stalls: {' '.join(stalls)}", f"bag: {numbers(table.bag)}"]
    lines += [f"notes: {numbers(table.notes)}", f"prices: {numbers(table.prices)}"]
    for name, player in zip(setup.names, table.players, strict=True):
        purse = [player.coins, player.points, *player.fruit, *player.notes, player.sealed]
        lines.append(f"{name}: {numbers(purse)}")
        garden = [f"{cell_name(c)}={plot.name}" for c, plot in sorted(player.garden.items())]
        lines.append(f"  garden: {' '.join(garden)}")
    return lines


def read(lines: list[str], setup: Setup, moments: Moments) -> Table:
    """The table that such lines describe."""
    table = unpacked(len(setup.names), moments)
    rows = [(place, line) for place, line in enumerate(lines) if line.strip()]
    keys = ["turn", "stalls", "bag", "notes", "prices"]
    for name in setup.names:
        keys += [name, "  garden"]
    if len(rows) != len(keys):
        raise BadPosition(rows[-1][0] if rows else 0, f"{len(keys)} lines are expected")
    found: list[list[str]] = []
    for key, (place, line) in zip(keys, rows, strict=True):
        if not line.startswith(f"{key}: "):
            raise BadPosition(place, f"{key.strip()!r} is expected here")
        found.append(line.removeprefix(f"{key}: ").split())
    try:
        fill(table, found)
    except (KeyError, ValueError):
        raise BadPosition(0, "some word or number is wrong") from None
    for player, (place, _) in zip(table.players, rows[6::2], strict=True):
        if max(player.garden) - min(player.garden) >= len(player.garden):
            raise BadPosition(place, "a garden has no gaps", CONNECTED.id)
    return table


def fill(table: Table, found: list[list[str]]) -> None:
    """Put on the table what each line says."""
    stalls: list[Plot | None] = [None if name == "-" else NAMED[name] for name in found[1]]
    (table.turn,) = counted(found[0], 1)
    table.stalls = stalls
    table.bag = counted(found[2], len(PLOTS))
    table.notes = counted(found[3], len(NOTES))
    table.prices = counted(found[4], len(Fruit))
    if len(stalls) != STALLS or not any(stalls) or table.turn >= len(table.players):
        raise ValueError
    for player, purse, garden in zip(table.players, found[5::2], found[6::2], strict=True):
        figures = counted(purse, 3 + len(Fruit) + len(NOTES))
        player.coins, player.points, player.sealed = figures[0], figures[1], figures[-1]
        player.fruit, player.notes = figures[2 : 2 + len(Fruit)], figures[2 + len(Fruit) : -1]
        placed = [entry.split("=") for entry in garden]
        player.garden = {CELLS[cell]: NAMED[name] for cell, name in placed}


def numbers(figures: list[int]) -> str:
    return " ".join(str(figure) for figure in figures)


def counted(words: list[str], count: int) -> list[int]:
    """So many whole numbers, none below 0."""
    figures = [int(word) for word in words if word.isdecimal()]
    if len(figures) != count:
        raise ValueError
    return figures
