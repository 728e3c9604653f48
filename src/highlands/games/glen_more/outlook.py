"""What lies ahead: what a scoring would bring just now, how near it is, whose turn is the last."""

from highlands.engine.event import Changed
from highlands.engine.seat import Seat
from highlands.games.glen_more.locations import LOCATIONS
from highlands.games.glen_more.refill import current_stack
from highlands.games.glen_more.scoring import CATEGORIES, holding, score_ending, score_round
from highlands.games.glen_more.table import Phase, Player, Table
from highlands.parts.meaning import Meaning

FINAL = "round:final"


class Prospect:
    """A line of a scoring: what counts there of each seat's, and the points it would bring."""

    def __init__(self, reference: str, held: list[int], points: list[int]) -> None:
        self.reference = reference
        self.held = held
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
    ending = [card.reference for card in LOCATIONS if card.ending and table.owner(card)]
    return [
        (f"round:{number}", lines(scored, [f"scoring:{name}" for name in CATEGORIES])),
        (FINAL, lines(ended, [*ending, "scoring:coins", "scoring:tiles"])),
    ]


def lines(table: Table, sources: list[str]) -> list[Prospect]:
    """The points that have just been told, source by source, with what was counted."""
    points = {source: [0] * len(table.players) for source in sources}
    for event in table.told or []:
        if isinstance(event, Changed):
            points[event.source][event.seat] += event.amount
    return [
        Prospect(source, [counted(table, player, source) for player in table.players], each)
        for source, each in points.items()
    ]


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
