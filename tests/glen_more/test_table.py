"""Everything that makes two tables different shows in their figures, and in nothing else."""

from collections.abc import Callable
from typing import Final

import pytest

from highlands.engine.event import Event
from highlands.games.glen_more.table import Phase, Table
from highlands.games.glen_more.things import Thing
from highlands.games.glen_more.tiles import BY_ID
from tests.rulebook.tables import cell, drawn, player

Change = Callable[[Table], object]

CHANGES: Final[list[tuple[str, Change]]] = [
    ("phase", lambda table: setattr(table, "phase", Phase.OVER)),
    ("a tile on the track", lambda table: table.track.tiles.__setitem__(5, BY_ID["loch-ness"])),
    ("a bare space", lambda table: table.track.tiles.__setitem__(5, None)),
    ("a pawn", lambda table: table.track.pawns.__setitem__(1, 7)),
    ("the rear", lambda table: setattr(table.track, "rear", 3)),
    ("the length", lambda table: setattr(table.track, "length", 9)),
    ("a price", lambda table: table.warehouse.buy(2)),
    ("a stack", lambda table: table.stacks.__setitem__(2, table.stacks[2].without(0))),
    ("coins", lambda table: table.coins(table.players[0], 1, "")),
    ("barrels", lambda table: table.barrels(table.players[1], 1, "")),
    ("chieftains", lambda table: table.chieftains(table.players[0], 1, "")),
    ("points", lambda table: table.points(table.players[0], 1, "")),
    ("movement", lambda table: table.movement(table.players[0], 1, "")),
    ("a cube", lambda table: table.add_cube(table.players[0], Thing.WOOD, cell("w1"), "")),
    ("another cube", lambda table: table.add_cube(table.players[0], Thing.STONE, cell("w1"), "")),
    ("its place", lambda table: table.add_cube(table.players[0], Thing.WOOD, cell("home"), "")),
    ("its owner", lambda table: table.add_cube(table.players[1], Thing.WOOD, cell("home"), "")),
    ("a member", lambda table: table.add_member(table.players[0], cell("w1"), "")),
    ("a territory", lambda table: place(table, "n1", "forest-0-river")),
    ("its cell", lambda table: place(table, "s1", "forest-0-river")),
    ("its tile", lambda table: place(table, "n1", "quarry-0-river")),
]


def place(table: Table, where: str, name: str) -> None:
    anna = table.players[0]
    anna.territory = anna.territory.with_tile(cell(where), BY_ID[name])


def at_play() -> Table:
    return drawn(player(tiles="w1=forest-0-road"), player()).table


def test_every_difference_shows_in_the_figures() -> None:
    seen = {"nothing": repr(at_play().figures())}
    for name, change in CHANGES:
        table = at_play()
        change(table)
        seen[name] = repr(table.figures())
    assert len(set(seen.values())) == len(seen)


@pytest.mark.parametrize(("name", "change"), CHANGES, ids=[name for name, _ in CHANGES])
def test_a_copy_has_the_same_figures_and_goes_its_own_way(name: str, change: Change) -> None:
    table = at_play()
    before = repr(table.figures())
    twin = table.copy()
    assert repr(twin.figures()) == before
    change(twin)
    assert repr(table.figures()) == before


def test_the_cards_go_with_a_copy() -> None:
    table = drawn(player(tiles="n1=loch-ness"), player()).table
    twin = table.copy()
    assert twin.owners == table.owners
    twin.owners[:] = [1] * len(twin.owners)
    assert table.owners.count(0) == 1
    assert (twin.terms, twin.moments) == (table.terms, table.moments)


def test_every_change_is_told_once_with_its_source_and_no_change_not_at_all() -> None:
    table = at_play()
    anna = table.players[0]
    table.told = list[Event]()
    verbs = (table.coins, table.barrels, table.points, table.chieftains, table.movement)
    for verb in verbs:
        verb(anna, 0, "tile:inn")
    assert table.told == []
    for verb in verbs:
        verb(anna, 2, "tile:inn")
    table.add_cube(anna, Thing.WOOD, cell("w1"), "tile:inn")
    table.remove_cube(anna, Thing.WOOD, cell("w1"), "tile:mill")
    table.add_member(anna, cell("w1"), "tile:inn")
    table.remove_member(anna, cell("w1"), "tile:mill")
    assert [str(event) for event in table.told] == [
        "0 gained 2 thing:coin (tile:inn)",
        "0 gained 2 thing:whisky (tile:inn)",
        "0 gained 2 thing:vp (tile:inn)",
        "0 gained 2 thing:chieftain (tile:inn)",
        "0 gained 2 thing:movement (tile:inn)",
        "0 gained 1 resource:wood (tile:inn)",
        "0 lost 1 resource:wood (tile:mill)",
        "0 gained 1 thing:clan-member (tile:inn)",
        "0 lost 1 thing:clan-member (tile:mill)",
    ]


def test_in_a_search_nobody_listens() -> None:
    table = at_play()
    table.tell(0, "took", "tile:inn")
    table.coins(table.players[0], 3, "tile:inn")
    assert table.told is None
    assert table.copy().told is None
