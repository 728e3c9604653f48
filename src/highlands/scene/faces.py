"""What a piece looks like, as small frozen values: the picture draws them, the text says them.

A face never holds human words, only *references* to words ("tile-forest"), which whoever shows
the scene has put into a language.  A *symbol* is the id of a drawing in `art/symbols.svg`, the
word of the game in kebab-case ("wood", "barrel", "clan-member"); its word is `symbol-wood`.
A *land* is the id of a drawing in `art/lands.svg` ("forest", "loch-ness").
"""

from dataclasses import dataclass
from typing import TypeAlias

# ---------------------------------------------------------------- parts of costs and effects


@dataclass(frozen=True, slots=True)
class Icon:
    """One thing: a good, a person, a movement point.  Two of them are two icons."""

    symbol: str


@dataclass(frozen=True, slots=True)
class Several:
    """So many of a thing, written as a figure beside one symbol: three different goods."""

    symbol: str
    count: int


@dataclass(frozen=True, slots=True)
class OneOf:
    """Any one of these things, as the payer likes: a clan member or a chieftain."""

    symbols: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Becomes:
    """The arrow between what is given and what is gained."""


@dataclass(frozen=True, slots=True)
class Points:
    """Victory points."""

    count: int


@dataclass(frozen=True, slots=True)
class Ladder:
    """Give one, two, three of a thing for so many points: steps of (count, points)."""

    symbol: str
    steps: tuple[tuple[int, int], ...]


CostPart: TypeAlias = Icon | Several | OneOf
EffectPart: TypeAlias = Icon | Several | OneOf | Becomes | Points | Ladder

# ---------------------------------------------------------------- printed things


@dataclass(frozen=True, slots=True)
class TileFace:
    """A square land tile.

    `kind` is the colour of its border: yellow, green, brown, gray or blue.  `river` runs from
    north to south, `road` and `stream` from west to east.  `card` says that a card comes with
    the tile; `bonus` is gained once, when it is placed; `effect` each time it is activated.
    """

    name: str
    land: str
    kind: str
    river: bool = False
    road: bool = False
    stream: bool = False
    cost: tuple[CostPart, ...] = ()
    card: bool = False
    bonus: tuple[Icon, ...] = ()
    effect: tuple[EffectPart, ...] = ()
    reconstructed: bool = False


@dataclass(frozen=True, slots=True)
class CardFace:
    """A special place: its picture, name, when it counts, what it does, its icons and caps."""

    name: str
    land: str
    kind: str
    when: str
    text: str
    icons: tuple[EffectPart, ...] = ()
    caps: int = 0
    reconstructed: bool = False


@dataclass(frozen=True, slots=True)
class Back:
    """A stack of tiles lying face down: the number on their back and how many are left."""

    number: int
    count: int


@dataclass(frozen=True, slots=True)
class Free:
    """A free place where something may be put: drawn as a dashed square when it is legal."""


# ---------------------------------------------------------------- wooden things


@dataclass(frozen=True, slots=True)
class Cube:
    """A wooden cube of a good: wood, stone, grain, cattle or sheep."""

    good: str


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody standing on the table: `who` is a symbol such as clan-member or chieftain."""

    who: str


@dataclass(frozen=True, slots=True)
class Pawn:
    """The pawn of a seat (counted from 0) on a track; `turn` marks the seat that is to move."""

    seat: int
    turn: bool = False


@dataclass(frozen=True, slots=True)
class Die:
    """A die showing 1, 2 or 3; 0 before it was first rolled."""

    value: int


@dataclass(frozen=True, slots=True)
class Barrel:
    """A barrel of whisky."""


@dataclass(frozen=True, slots=True)
class Coin:
    """A coin."""


# ---------------------------------------------------------------- figures and words


@dataclass(frozen=True, slots=True)
class Counter:
    """How many of a thing there are: its symbol with a figure."""

    symbol: str
    count: int


@dataclass(frozen=True, slots=True)
class Words:
    """A line of words, by their reference."""

    reference: str


Face: TypeAlias = (
    TileFace | CardFace | Back | Free | Cube | Person | Pawn | Die | Barrel | Coin | Counter | Words
)
