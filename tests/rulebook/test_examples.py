"""The rulebook's example of a whole turn: Anna and Iona Abbey."""

from typing import Final

import highlands
from highlands.games.glen_more.things import Thing
from tests.rulebook.tables import at, gains, play, told

# The rulebook shows the warehouse and tells the rest. What she has and pays is as it says; the
# territory stands in for the picture that is lost.
TABLE: Final = """\
game: glen-more
seats: Anna, Bruce, Clara, Danny
position:
  turn: Anna
  track:
    1 Anna
    2 iona-abbey
    3 Bruce
    4 Clara
    5 Danny
    6 quarry-2-plain
    7 forest-2-road
    8 meadow-2-river
    9 tavern-2-plain
    10 tavern-2-plain
    11 loch-ness
    12 loch-morar
    13 duart-castle
  warehouse: wood 0, stone 1, sheep 2, cattle 2, grain 0
  removed: pasture-2-road, wheat-field-2-plain, butcher-2-both-plain

  Anna: 3 coins
    q . p
    r h w
    m . .
    q quarry-1-plain
    p pasture-1-plain: cattle
    r fair-2-upto4-road: clan-member
    h start-village
    w forest-0-road: 2 wood
    m meadow-1-plain

  Bruce: 5 coins
    h
    h start-village: clan-member

  Clara: 5 coins
    h
    h start-village: clan-member

  Danny: 4 coins
    h
    h start-village: clan-member
"""


def test_anna_and_iona_abbey() -> None:
    """`glen-more/take/too-dear`, `glen-more/buy/price`, `glen-more/sell/price`.

    The text counts one sheep gained and spends two: it comes out even only if the abbey, which is
    activated when it is placed like any new tile, gives the other.
    """
    game = highlands.position(TABLE)
    anna = at(game)
    assert (anna.coins, len(anna.cubes[Thing.WOOD]), len(anna.cubes[Thing.CATTLE])) == (3, 2, 1)

    assert gains(play(game, "sell resource:cattle cell:n1e1"))["thing:coin"] == 2
    happened = play(game, "take space:2", "pay resource:wood cell:e1")
    assert told(happened, "bought") == ["0 bought resource:stone", "0 bought resource:sheep"]
    assert [str(event) for event in happened if "thing:coin" in event.subjects] == [
        "0 lost 2 thing:coin (thing:warehouse)", "0 lost 3 thing:coin (thing:warehouse)",
    ]  # fmt: skip
    assert told(happened, "placed") == ["0 placed tile:iona-abbey cell:w2"]
    assert told(happened, "received") == ["0 received card:iona-abbey"]
    assert at(game).coins == 0

    assert gains(play(game, "activate cell:n1w1")) == {"resource:stone": 1}
    assert gains(play(game, "activate cell:s1w1")) == {"resource:sheep": 1}
    assert gains(play(game, "activate cell:w2", "gain resource:sheep")) == {"resource:sheep": 1}
    assert gains(play(game, "sell resource:sheep cell:s1w1"))["thing:coin"] == 3
    play(game, "activate cell:w1", "give count:4")
    happened = play(
        game, "pay resource:wood cell:e1", "pay resource:stone cell:n1w1",
        "pay resource:sheep cell:w2", "buy resource:grain",
    )  # fmt: skip
    assert gains(happened) == {
        "resource:wood": -1, "resource:stone": -1, "resource:sheep": -1, "thing:coin": -1,
        "thing:vp": 8,
    }  # fmt: skip
    assert (at(game).points, at(game).coins) == (8, 2)
    assert not any(at(game).cubes)
