"""Where all tiles of the box are: seen, gone, or still in the stacks."""

from itertools import accumulate
from typing import Final

from highlands.games.glen_more.position.impossible import BOX, OVER
from highlands.games.glen_more.position.impossible import STACKS as IN_ORDER
from highlands.games.glen_more.position.sheet import Sheet
from highlands.games.glen_more.position.spelling import (
    LEFT,
    NOTHING,
    REMOVED,
    Words,
    count_all,
    many,
    number,
)  # fmt: skip
from highlands.games.glen_more.tiles import BY_ID, STACKS, START_VILLAGE, Tile
from highlands.parts.bag import Bag, filled

SIZES: Final = [sum(tile.count for tile in stack) for stack in STACKS]
ALL: Final = sum(SIZES)
ENDS: Final = list(accumulate(SIZES))  # with which tile each stack ends, if they are counted


class Seen:
    """The tiles that lie open or are gone, and the line that names the last one of each stack."""

    def __init__(self) -> None:
        self.counts = [0] * len(BY_ID)
        self.latest: list[tuple[Tile, Words] | None] = [None] * len(STACKS)

    def add(self, tile: Tile, line: Words, count: int = 1) -> None:
        if tile is not START_VILLAGE and count:
            self.latest[tile.stack] = tile, line
        self.counts[tile.number] += count
        if self.counts[tile.number] > tile.count:
            reason = f"the box has {tile.count} of {tile.id}, this makes {self.counts[tile.number]}"
            raise line.wrong(reason, BOX)

    def begun(self) -> int:
        """The last stack of which a tile is seen."""
        return max(number for number, latest in enumerate(self.latest) if latest)

    def unseen(self, stack: int) -> list[int]:
        return [tile.count - self.counts[tile.number] for tile in STACKS[stack]]


def read_removed(sheet: Sheet, seen: Seen) -> None:
    """The tiles that are gone. Those of stacks that are used up need not be named."""
    if REMOVED not in sheet.parts or sheet.parts[REMOVED].value == NOTHING:
        if REMOVED in sheet.parts:
            sheet.parts[REMOVED].single()
        return
    for line in sheet.parts[REMOVED].lines():
        found: dict[Tile, int] = {}
        count_all(line, line.text, BY_ID, "tile", found)
        for tile, count in found.items():
            if tile is START_VILLAGE:
                raise line.wrong("a starting village is never removed", BOX)
            seen.add(tile, line, count)


def read_stacks(sheet: Sheet, seen: Seen) -> list[Bag]:
    """What nature can still draw: nothing of an earlier stack than the last that is seen."""
    begun = seen.begun()
    left = [
        [0] * len(stack) if number < begun else seen.unseen(number)
        for number, stack in enumerate(STACKS)
    ]
    line = sheet.last
    if LEFT in sheet.parts:
        line = sheet.parts[LEFT].line
        stated = number(line, sheet.parts[LEFT].single())
        if stated == sum(SIZES[begun + 1 :]):
            left[begun] = [0] * len(STACKS[begun])
        check_stated(line, stated, sum(map(sum, left)), seen)
    if not any(map(any, left)):
        raise line.wrong("no tile is left in the stacks, so the game is over", OVER)
    return [whole(stack, counts) for stack, counts in zip(STACKS, left, strict=True)]


def check_stated(line: Words, stated: int, found: int, seen: Seen) -> None:
    """The number that somebody counted is the number that follows from what is seen."""
    begun = seen.begun()
    latest = seen.latest[begun]
    if latest and stated >= sum(SIZES[begun:]):
        tile, named = latest
        reason = f"{tile.id} is of stack {begun}, not yet begun with {many(stated, 'tile')} left"
        raise named.wrong(reason, IN_ORDER)
    if stated != found:
        reason = f"{stated} left is wrong: of stack {begun} and later {found} are neither seen"
        raise line.wrong(f"{reason} nor {REMOVED}", IN_ORDER)


def whole(stack: list[Tile], left: list[int]) -> Bag:
    """A stack that was full and has so much left."""
    return Bag(left, filled([tile.count for tile in stack]).whole)


def stack_of(drawn: int) -> int:
    """Of which stack the tile is that was drawn as the first, second, third of all."""
    return next(number for number, end in enumerate(ENDS) if drawn <= end)
