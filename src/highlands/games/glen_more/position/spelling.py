"""The words of a written position, and how they are read."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final, TypeVar

from highlands.engine.quoted import quoted
from highlands.engine.refusal import Rule
from highlands.engine.rules import BadPosition
from highlands.games.glen_more.things import NAMES, RESOURCES, Thing
from highlands.games.glen_more.tiles import BY_ID, Tile

TURN: Final = "turn"
TRACK: Final = "track"
WAREHOUSE: Final = "warehouse"
REMOVED: Final = "removed"
LEFT: Final = "left"
KEYS: Final = (TURN, TRACK, WAREHOUSE, REMOVED, LEFT)
DIE: Final = "die"
LUCK: Final = "nature"  # the die's other name, for a table where somebody is called "die"
TILE: Final = "tile:"  # before a tile, at a table where somebody is called like it
BARE: Final = "."
NOTHING: Final = "none"
DIGITS: Final = 4

HELD: Final[dict[str, Thing]] = {
    "coin": Thing.COIN, "barrel": Thing.WHISKY, "chieftain": Thing.CHIEFTAIN, "point": Thing.VP,
}  # fmt: skip
MEMBER: Final = NAMES[Thing.CLAN_MEMBER]
ON_TILE: Final[dict[str, Thing]] = {
    **{NAMES[resource]: resource for resource in RESOURCES},
    MEMBER: Thing.CLAN_MEMBER,
    f"{MEMBER}s": Thing.CLAN_MEMBER,
}
BEFORE_SEAT: Final[dict[str, Thing]] = HELD | {f"{word}s": thing for word, thing in HELD.items()}

T = TypeVar("T")


class Words:
    """One line, and its place in the position."""

    def __init__(self, place: int, text: str) -> None:
        self.place = place
        self.text = text

    def wrong(self, reason: str, rule: Rule | None = None) -> BadPosition:
        return BadPosition(self.place, reason, rule.id if rule else None)


def number(line: Words, word: str) -> int:
    """A whole number that a table can hold."""
    if word.isascii() and word.isdecimal() and len(word) <= DIGITS:
        return int(word)
    raise line.wrong(f"{quoted(word)} is no number from 0 to {'9' * DIGITS}")


def named(line: Words, text: str, words: Mapping[str, T], kind: str) -> T:
    """What is called so; blanks do as well as hyphens."""
    name = "-".join(text.split())
    if name in words:
        return words[name]
    near = get_close_matches(name, words, 1)
    hint = f"; is it {near[0]}?" if near else ""
    raise line.wrong(f"there is no {kind} {quoted(text)}{hint}")


def tile_named(line: Words, text: str) -> Tile:
    return named(line, text, BY_ID, "tile")


def count_all(
    line: Words, text: str, words: Mapping[str, T], kind: str, found: dict[T, int]
) -> None:
    """`2 wood, sheep`: a number and what it counts, each thing once; without a number it is one."""
    for part in text.split(","):
        first, *others = part.split() or [""]
        if not first:
            continue
        counted = first[0] in "+-0123456789"
        count = number(line, first) if counted else 1
        thing = named(line, " ".join(others) if counted else part.strip(), words, kind)
        if thing in found:
            raise line.wrong(f"{quoted(part.strip())}: this is counted twice")
        found[thing] = count


def many(count: int, word: str) -> str:
    """`1 coin`, `2 coins`."""
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def name_found(text: str, names: list[str]) -> int | None:
    """The seat of a name; how many blanks it has inside does not matter."""
    if text in names:
        return names.index(text)
    for seat, name in enumerate(names):
        if name.split() == text.split():
            return seat
    return None
