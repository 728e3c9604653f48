"""What castles bring, and the caps on their cards."""

from typing import Final

import pytest

from highlands.games.glen_more.locations import LOCATIONS
from highlands.games.glen_more.scoring import chieftains, holding
from highlands.games.glen_more.tiles import BY_ID
from tests.rulebook.special import placed, spot
from tests.rulebook.tables import at, cell, drawn, player


@pytest.mark.parametrize(
    ("castle", "expected"),
    [
        ("armadale-castle", {"thing:clan-member": 1, "thing:coin": 3}),
        ("castle-moil", {"thing:clan-member": 1, "thing:whisky": 1}),
        ("castle-stalker", {"thing:clan-member": 2}),
        ("castle-of-mey", {"thing:clan-member": 1}),
        ("duart-castle", {"thing:clan-member": 1}),
        ("cawdor-castle", {"thing:clan-member": 1}),
        ("donan-castle", {"thing:clan-member": 1, "thing:whisky": 2}),
    ],
)
def test_what_a_castle_brings_at_once(castle: str, expected: dict[str, int]) -> None:
    """When placed, the clan member of a castle included.

    `glen-more/location/armadale-castle`, `glen-more/location/castle-moil`,
    `glen-more/location/castle-stalker`, `glen-more/location/donan-castle`.
    """
    game = placed(castle)
    spent = sum(BY_ID[castle].bill.counts)  # a coin each: the warehouse was empty
    brought = {
        "thing:clan-member": len(at(game).members) - 2,
        "thing:coin": at(game).coins - 9 + spent,
        "thing:whisky": at(game).barrels,
    }
    assert {thing: count for thing, count in brought.items() if count} == expected
    assert at(game).members.count(cell(spot(castle))) == expected["thing:clan-member"]


CAPS: Final = {
    "armadale-castle": 1, "castle-moil": 1, "castle-stalker": 1, "castle-of-mey": 1,
    "duart-castle": 0, "cawdor-castle": 3, "donan-castle": 1,
}  # fmt: skip


@pytest.mark.parametrize("castle", CAPS)
def test_caps_on_cards_count_as_chieftains(castle: str) -> None:
    """`glen-more/location/card`, `glen-more/location/cawdor-castle`: eight caps in all."""
    game = drawn(player(tiles=f"w1=quarry-0-road n1w1={castle}"), player())
    assert chieftains(game.table, at(game)) == CAPS[castle]
    assert sum(card.tams for card in LOCATIONS) == 8


def test_castle_of_mey_doubles_chieftains_but_no_caps() -> None:
    """`glen-more/location/castle-of-mey`: row 19; 2 chieftains and 1 + 3 caps are 8."""
    tiles = "w1=quarry-0-road n1w1=castle-of-mey s1w1=cawdor-castle"
    game = drawn(
        player(tiles=tiles, chieftains=2),
        player(tiles="w1=quarry-0-road n1w1=castle-moil", chieftains=2),
    )
    assert chieftains(game.table, at(game)) == 8
    assert chieftains(game.table, game.table.players[1]) == 3
    assert holding(game.table, at(game), "locations") == 2
