"""The end of a turn: the track closes up, nature turns tiles over, a scoring may come."""

from highlands.engine.decision import Draw
from highlands.engine.seat import NATURE
from highlands.games.glen_more.board import FACE_COUNTS
from highlands.games.glen_more.choices import DRAW, DRAW_FROM, ROLL, space_name
from highlands.games.glen_more.scoring import score_ending, score_round
from highlands.games.glen_more.table import Phase, Table

LAST_STACK = 3


async def roll_the_die(table: Table) -> None:
    """The die moves over as many tiles as it shows, pawns not counted; its tile is lost."""
    rolled = await Draw("die", table.undrawn(), ROLL, FACE_COUNTS)
    space = table.track.laden()[rolled.pips - 1]
    tile = table.track.move(len(table.players), space)
    assert tile is not None
    table.tell(NATURE, "rolled", rolled.references[0], tile.reference, space_name(space))
    await refill(table)


async def refill(table: Table) -> None:
    """Tiles behind the last pawn go, new ones come to the front; a stack that ends is scored."""
    for gone in table.track.close_up():
        table.tell(NATURE, "removed", gone.reference)
    scored = 0
    while table.track.room():
        number = current_stack(table)
        stack = table.stacks[number]
        pieces = DRAW_FROM[number]
        tile = (await Draw(f"stack-{number}", stack.drawn(), pieces, stack.left)).tile
        table.stacks[number] = stack.without(pieces.index(DRAW[tile.number]))
        table.track.add(tile)
        table.tell(NATURE, "drew", tile.reference)
        if table.stacks[number].empty() and number:
            scored = number
        if scored == LAST_STACK:
            break
    if scored:
        score_round(table, scored)
    if scored == LAST_STACK:
        score_ending(table)
        table.phase = Phase.OVER


def current_stack(table: Table) -> int:
    """The first stack that has tiles left."""
    for number, stack in enumerate(table.stacks):
        if not stack.empty():
            return number
    raise AssertionError("the game ends with the last tile")
