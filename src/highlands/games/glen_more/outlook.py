"""What lies ahead: what a scoring would bring just now, how near it is, whose turn is the last."""

from collections.abc import Iterable
from typing import Any

from highlands.engine.decision import Decision
from highlands.engine.event import Changed, Event
from highlands.engine.seat import Seat
from highlands.games.glen_more.choices import Activate
from highlands.games.glen_more.gain import room
from highlands.games.glen_more.locations import LOCATIONS
from highlands.games.glen_more.questions.activating import Activating
from highlands.games.glen_more.questions.question import Selling
from highlands.games.glen_more.refill import current_stack
from highlands.games.glen_more.scoring import (
    CATEGORIES,
    holding,
    score_ending,
    score_round,
    standing,
)  # fmt: skip
from highlands.games.glen_more.table import Phase, Player, Table
from highlands.games.glen_more.things import RESOURCES, Thing
from highlands.games.glen_more.tiles import Tile
from highlands.parts.cells import Cell
from highlands.parts.meaning import Meaning

FINAL = "round:final"
ROUND_LINES = [f"scoring:{name}" for name in CATEGORIES]


class Prospect:
    """A line of a scoring: what counts there of each seat's, and the points it brings."""

    def __init__(
        self, reference: str, held: list[int], margins: list[int] | None, points: list[int]
    ) -> None:
        self.reference = reference
        self.held = held
        self.margins = margins  # what each has more than whoever has least, where that counts
        self.points = points


def prospects(table: Table) -> list[tuple[str, list[Prospect]]]:
    """The next scoring and the final one, as if they came now; nothing while points are hidden."""
    if table.phase is Phase.OVER or table.terms.points_hidden:
        return []
    number = max(1, current_stack(table))
    scored, ended = table.copy(), table.copy()
    scored.told, ended.told = [], []
    score_round(scored, number)
    score_ending(ended)
    return scorings(table, [*scored.told, *ended.told])


def scorings(table: Table, events: Iterable[Event]) -> list[tuple[str, list[Prospect]]]:
    """The scorings among some events, line by line, at the table where they were told."""
    found: list[tuple[str, dict[str, list[int]]]] = []
    for event in events:
        if event.verb == "scored":
            title = event.subjects[0]
            sources = ending_lines(table) if title == FINAL else ROUND_LINES
            found.append((title, {source: [0] * len(table.players) for source in sources}))
        elif found and isinstance(event, Changed) and event.source in found[-1][1]:
            found[-1][1][event.source][event.seat] += event.amount
    return [
        (title, [prospect(table, source, points) for source, points in lines.items()])
        for title, lines in found
    ]


def ending_lines(table: Table) -> list[str]:
    """What the final scoring looks at: cards that somebody owns, coins, tiles."""
    cards = [card.reference for card in LOCATIONS if card.ending and table.owner(card)]
    return [*cards, "scoring:coins", "scoring:tiles"]


def prospect(table: Table, source: str, points: list[int]) -> Prospect:
    held = [counted(table, player, source) for player in table.players]
    compared = source in ROUND_LINES or source == "scoring:tiles"
    margins = [count - min(held) for count in held] if compared else None
    return Prospect(source, held, margins, points)


def counted(table: Table, player: Player, source: str) -> int:
    """What a line of a scoring looks at."""
    kind, _, name = source.partition(":")
    if kind == "card":
        return sum(
            [
                sum([card.rewards(tile) for tile in player.territory.tiles.values()])
                for card in player.locations()
                if card.id == name
            ]
        )
    if name in CATEGORIES:
        return holding(table, player, name)
    return player.coins if name == "coins" else len(player.territory.tiles)


def remarks(table: Table, seat: Seat) -> list[Meaning]:
    """How many tiles are left before the next scoring, and whether a seat's turn is its last."""
    if table.phase is not Phase.PLAYING:
        return []
    number = max(1, current_stack(table))
    left = sum([stack.count() for stack in table.stacks[: number + 1]])
    said = [Meaning("remark-before-scoring", {"tiles": left, "round": f"round:{number}"})]
    player = table.players[seat]
    undrawn = table.undrawn()
    if table.player_at_turn() is not player:
        if table.last_turn(player):
            said.append(Meaning("remark-last-turn"))
        return said
    reachable = [table.track.ahead(space) for space in table.track.laden()]
    if reachable[0] >= undrawn:
        said.append(Meaning("remark-last-turn"))
    elif reachable[-1] >= undrawn:
        said.append(Meaning("remark-last-turn-if", {"spaces": undrawn}))
    return said


def tie_break(table: Table) -> Meaning | None:
    """By what the first place was won, if it was not by points alone."""
    standings = sorted(map(standing, table.players), reverse=True)
    (points, cubes), (next_points, next_cubes) = standings[:2]
    if points != next_points or cubes == next_cubes:
        return None
    return Meaning("remark-tie-break", {"most": cubes, "others": next_cubes})


def gifts(decision: Decision[Any]) -> list[Activate]:
    """The tiles around the new one that bring something for nothing, in full, unasked.

    What Loch Ness adds is for its owner to choose.
    """
    asked = activation(decision)
    if asked is None:
        return []
    return [option for option in forgone(decision) if option.cell in asked.reach.waiting]


def forgone(decision: Decision[Any]) -> list[Activate]:
    """What is lost for nothing by activating no more tiles."""
    asked = activation(decision)
    if asked is None:
        return []
    player = asked.player
    return [
        option
        for option in asked.options()
        if isinstance(option, Activate)
        and is_gift(player, option.cell, player.territory.tiles[option.cell])
    ]


def activation(decision: Decision[Any]) -> Activating | None:
    """The question which tile to activate; nothing, if something else is asked."""
    asked = decision.asked if isinstance(decision, Selling) else decision
    return asked if isinstance(asked, Activating) else None


def is_gift(player: Player, cell: Cell, tile: Tile) -> bool:
    """Whether activating a tile brings something for nothing, in full, without a question."""
    if len(tile.exchanges) != 1 or not tile.exchanges[0].bill.free():
        return False
    gain = tile.exchanges[0].gain
    cubes = sum([term.count for term in gain if term.thing in RESOURCES])
    return cubes <= room(player, cell) and all(term.thing is not Thing.ANY for term in gain)
