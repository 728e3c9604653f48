"""A turn of Orchard, as the rulebook would tell it."""

from typing import Final, assert_never

from highlands.engine.decision import C, Decision, Draw, Together
from tests.orchard.choices import (
    AYE,
    DRAW_NOTE,
    DRAW_PLOT,
    NAY,
    Pay,
    Sell,
    Take,
    Wake,
)  # fmt: skip
from tests.orchard.plots import PLOTS, Fruit, Kind, Plot
from tests.orchard.questions import Laying, Paying, Selling, Taking, Voting, Waking
from tests.orchard.table import BASKET, FULL_PRICE, Player, Table

PRESS_POINTS: Final = 3


async def set_up(table: Table) -> None:
    """The stalls are filled, and the first seat begins."""
    await refill(table)
    table.turn = 0


async def turn(table: Table) -> None:
    """A player takes a plot, lays it and wakes it and what lies beside it."""
    player = table.players[table.turn]
    taken = await ask(table, player, Taking(table, player))
    if isinstance(taken, Take):
        plot = take(table, player, taken.stall)
        cell = (await ask(table, player, Laying(table, player, plot))).cell
        player.garden = {**player.garden, cell: plot}
        table.tell(player, "laid", f"plot:{plot.name}")
        await wake_around(table, player, cell)
    else:
        idle(table, player)
    for power in table.moments.turn_ended:
        await power.turn_ended(table, player)
    await refill(table)
    if any(table.stalls):
        table.turn = (player.seat + 1) % len(table.players)
    else:
        score(table)


def take(table: Table, player: Player, stall: int) -> Plot:
    """Pay for a plot and take it from its stall."""
    plot = table.stalls[stall]
    assert plot is not None
    table.stalls[stall] = None
    table.coins(player, -plot.price, "plot")
    table.tell(player, "took", f"plot:{plot.name}")
    return plot


def idle(table: Table, player: Player) -> None:
    """Whoever takes nothing gains a coin, and the first plot goes."""
    table.stalls[next(stall for stall, plot in enumerate(table.stalls) if plot)] = None
    table.coins(player, 1, "idle")


async def wake_around(table: Table, player: Player, cell: int) -> None:
    """Wake the new plot and its neighbours, each once, in the order the player likes."""
    waiting = [place for place in (cell, cell - 1, cell + 1) if place in player.garden]
    while waiting:
        chosen = await ask(table, player, Waking(player, waiting))
        if not isinstance(chosen, Wake):
            return
        waiting.remove(chosen.cell)
        await wake(table, player, player.garden[chosen.cell])


async def wake(table: Table, player: Player, plot: Plot) -> None:
    """A plot does what it is there for."""
    match plot.kind:
        case Kind.TREES:
            assert plot.fruit is not None
            await grow(table, player, plot.fruit)
        case Kind.PRESS:
            await press(table, player)
        case Kind.SHED:
            await look_at_note(table, player)
        case Kind.HALL:
            await vote(table)
        case _:
            assert_never(plot.kind)


async def grow(table: Table, player: Player, fruit: Fruit) -> None:
    """Trees bear one fruit, while the basket has room."""
    if player.fruit[fruit] < BASKET:
        table.fruit(player, fruit, 1, "trees")
        for power in table.moments.grown:
            await power.grown(table, player, fruit)


async def press(table: Table, player: Player) -> None:
    """A fruit of the player's choice becomes points."""
    paid = await ask(table, player, Paying(player))
    if isinstance(paid, Pay):
        table.fruit(player, paid.fruit, -1, "press")
        table.points(player, PRESS_POINTS, "press")


async def look_at_note(table: Table, player: Player) -> None:
    """The player looks at a sealed note and keeps it face down."""
    if any(table.notes):
        note = await Draw("notes", table.opened(), DRAW_NOTE, table.notes, only_for=player.seat)
        table.notes[note.points] -= 1
        player.notes[note.points] += 1
        table.tell(player, "looked-at", f"note:{note.points}", only_for=player.seat)


async def vote(table: Table) -> None:
    """All vote in secret; whoever is of the smaller party gains a point."""
    votes = await Together([Voting(voter) for voter in table.players])
    rare = AYE if 2 * votes.count(AYE) < len(votes) else NAY
    for voter in table.players:
        table.tell(voter, "voted", votes[voter.seat].references[0])
        if votes[voter.seat] is rare:
            table.points(voter, 1, "vote")


async def ask(table: Table, player: Player, question: Decision[C]) -> C:
    """Ask the player at turn, who may first sell as often as the market buys."""
    while isinstance(choice := await Selling(table, player, question), Sell):
        table.fruit(player, choice.fruit, -1, "market")
        table.coins(player, table.prices[choice.fruit], "market")
        table.prices[choice.fruit] -= 1
    return choice


async def refill(table: Table) -> None:
    """Nature fills the stalls; a plot of trees revives the price of its fruit."""
    for stall, plot in enumerate(table.stalls):
        if plot is None and any(table.bag):
            drawn = await Draw("plots", table.drawn(), DRAW_PLOT, table.bag)
            table.bag[PLOTS.index(drawn.plot)] -= 1
            table.stalls[stall] = drawn.plot
            fruit = drawn.plot.fruit
            if fruit is not None and table.prices[fruit] < FULL_PRICE:
                table.prices[fruit] += 1


def score(table: Table) -> None:
    """Notes are opened, and two coins are worth a point."""
    for player in table.players:
        for points, count in enumerate(player.notes):
            table.points(player, points * count, "notes")
        table.points(player, player.coins // 2, "coins")
    table.ended = True
