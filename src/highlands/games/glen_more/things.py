"""What can be paid and gained in Glen More: the words of its notation."""

from enum import IntEnum
from typing import Final


class Thing(IntEnum):
    """The resources come first, in the order of the warehouse rows."""

    WOOD = 0
    STONE = 1
    SHEEP = 2
    CATTLE = 3
    GRAIN = 4
    WHISKY = 5
    CLAN_MEMBER = 6
    CHIEFTAIN = 7
    COIN = 8
    VP = 9
    MOVEMENT = 10
    ANY = 11
    DIFFERENT = 12


RESOURCES: Final[list[Thing]] = [
    Thing.WOOD, Thing.STONE, Thing.SHEEP, Thing.CATTLE, Thing.GRAIN,
]  # fmt: skip
NAMES: Final[list[str]] = [thing.name.lower().replace("_", "-") for thing in Thing]
THINGS: Final[dict[str, Thing]] = dict(zip(NAMES, Thing, strict=True))
REFERENCES: Final[list[str]] = [
    f"resource:{name}" if thing in RESOURCES else f"thing:{name}" for name, thing in THINGS.items()
]
