"""What a viewer sees of Orchard: the stalls, and of each player the purse and the garden."""

from highlands.engine.choice import Choice
from highlands.engine.decision import Decision
from highlands.engine.seat import Seat
from highlands.scene.faces import Counter, Words
from highlands.scene.scene import Group, Panel, Piece, Row, Scene, State
from tests.orchard.choices import cell_name
from tests.orchard.plots import Fruit
from tests.orchard.table import Player, Table

SYMBOLS = {Fruit.APPLE: "bread", Fruit.PEAR: "cheese"}


def scene_of(table: Table, viewer: Seat | None, asked: Decision[Choice] | None = None) -> Scene:
    """The whole table; what is asked just now is marked where it may be done."""
    options = [] if asked is None else asked.options()
    named = {reference for choice in options for reference in choice.references}
    stalls = [
        piece(f"stall:{place}", f"plot:{plot.name}", named)
        for place, plot in enumerate(table.stalls)
        if plot is not None
    ]
    groups = [Group("table", (Row("stalls", "zone:stalls", tuple(stalls)),))]
    turn = table.turn if asked is None else asked.seat
    groups += [seat_group(player, turn, named) for player in table.players]
    return Scene("title:orchard", tuple(groups))


def seat_group(player: Player, turn: Seat, named: set[str]) -> Group:
    seat = f"seat:{player.seat + 1}"
    counters = [Piece(f"{seat}/coin", Counter("coin", player.coins), label="thing:coin")]
    counters += [
        Piece(f"{seat}/{fruit.name}", Counter(SYMBOLS[fruit], count), label=f"fruit:{name}")
        for fruit, count in zip(Fruit, player.fruit, strict=True)
        if (name := fruit.name.lower())
    ]
    counters += [
        Piece(f"{seat}/note-{points}", Counter("vp-blank", count), label=f"note:{points}")
        for points, count in enumerate(player.notes)
        if count
    ]
    sealed = Piece(f"{seat}/sealed", Counter("rules", player.sealed), label="thing:sealed")
    garden = tuple(
        piece(f"cell:{cell_name(cell)}", f"plot:{plot.name}", named)
        for cell, plot in sorted(player.garden.items())
    )
    panel = Panel(
        f"{seat}/panel",
        seat,
        player.seat,
        lines=(tuple(counters), (sealed,)),
        score=Piece(f"{seat}/points", Counter("vp", player.points)),
        turn=player.seat == turn,
    )
    return Group(seat, (panel, Row(f"{seat}/garden", "zone:garden", garden)), player.seat)


def piece(reference: str, label: str, named: set[str]) -> Piece:
    state = State.LEGAL if reference in named else State.REST
    return Piece(reference, Words(label), state=state, label=label)
