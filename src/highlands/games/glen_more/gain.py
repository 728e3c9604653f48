"""What a tile or a card gives."""

from typing import assert_never

from highlands.games.glen_more.board import CUBES_ON_A_TILE
from highlands.games.glen_more.choices import Gain
from highlands.games.glen_more.questions.activating import Gaining
from highlands.games.glen_more.questions.question import ask
from highlands.games.glen_more.table import Player, Table
from highlands.games.glen_more.things import Thing
from highlands.parts.cells import Cell
from highlands.parts.notation import Term


async def gain_all(
    table: Table, player: Player, gained: list[Term[Thing]], cell: Cell, source: str
) -> None:
    """Everything a bonus, a card or an activated tile gives; cubes and people come to its tile."""
    for term in gained:
        await gain(table, player, term, cell, source)


async def gain(table: Table, player: Player, term: Term[Thing], cell: Cell, source: str) -> None:
    match term.thing:
        case Thing.WOOD | Thing.STONE | Thing.SHEEP | Thing.CATTLE | Thing.GRAIN:
            for _ in range(min(term.count, room(player, cell))):
                table.add_cube(player, term.thing, cell, source)
        case Thing.ANY:
            await gain_any(table, player, min(term.count, room(player, cell)), cell, source)
        case Thing.WHISKY:
            table.barrels(player, term.count, source)
        case Thing.CLAN_MEMBER:
            for _ in range(term.count):
                table.add_member(player, cell, source)
        case Thing.COIN:
            table.coins(player, term.count, source)
        case Thing.VP:
            table.points(player, term.count, source)
        case Thing.MOVEMENT:
            table.movement(player, term.count, source)
        case Thing.CHIEFTAIN:
            table.chieftains(player, term.count, source)
        case Thing.DIFFERENT:
            raise AssertionError("only a cost asks for resources that differ")
        case _:
            assert_never(term.thing)


def room(player: Player, cell: Cell) -> int:
    """How many more cubes a tile can hold."""
    return CUBES_ON_A_TILE - player.load(cell)


async def gain_any(table: Table, player: Player, count: int, cell: Cell, source: str) -> None:
    """Resources of the player's choice, one after another."""
    for number in range(count):
        question = Gaining(table, player, declinable=False, number=number + 1, of=count)
        gained = await ask(question)
        assert isinstance(gained, Gain)
        table.add_cube(player, gained.resource, cell, source)
