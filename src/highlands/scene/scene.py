"""A scene: what lies on a table before one viewer, in zones of pieces, without rules or language.

A game maps a view to a scene; `scene.svg` draws any scene and `scene.text` says it.  A scene is
a value: equal scenes look the same, and whatever the viewer may not know is simply not in it.

*References.*  Every piece has one, spelled as choices name things ("space:5", "cell:n1",
"seat:0/coin"), so that a click on a piece can narrow the options to those that name it.  All
human words are references too ("tile-forest", "seat-0", "symbol-wood"); whoever shows a scene
hands in `say(reference) -> words`, which knows the language and the players' names.

Besides the references that a scene holds, showing one asks for the words of `symbol-<symbol>`,
`state-<state>`, `way-river`, `way-road`, `way-stream`, `price-buy`, `price-sell`,
`free-place`, `either-or`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from .faces import Face


class State(StrEnum):
    """How a piece stands to what is asked just now; drawn over its face by the renderer."""

    REST = "rest"
    LEGAL = "legal"
    HOVER = "hover"
    FOCUS = "focus"
    CHOSEN = "chosen"
    PREVIEW = "preview"
    CHANGED = "changed"
    FORBIDDEN = "forbidden"


class Cell(NamedTuple):
    """A place on a grid: x grows to the east, y to the south, either may be below zero."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing on the table.

    Two pieces share a reference where no choice can tell them apart: two equal cubes on a tile.
    `place` is where it lies in its zone: the number of its space on a ring, its `Cell` on a grid;
    in rows and on other pieces the order of the tuple counts and it stays 0.
    `label` is the reference of its name (empty: the name of its face), `notes` are references of
    what else there is to say, such as what it does, or why it is forbidden.
    `standing` are the goods and people upon it.  `number` counts previewed pieces in their order.
    """

    reference: str
    face: Face
    place: Cell | int = 0
    state: State = State.REST
    label: str = ""
    notes: tuple[str, ...] = ()
    standing: tuple["Piece", ...] = ()
    number: int = 0


@dataclass(frozen=True, slots=True)
class Grid:
    """Cells without bounds, as far as the pieces reach: a territory."""

    reference: str
    title: str
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """Pieces one beside the other, in as many lines as they need: cards, stacks, goods."""

    reference: str
    title: str
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class PriceRow:
    """A good with its price steps from the cheapest: the first `coins` of them are paid.

    `buy` is what the next one costs, `sell` what the bank gives for one; None where it deals not.
    """

    reference: str
    symbol: str
    prices: tuple[int, ...]
    coins: int
    buy: int | None
    sell: int | None
    state: State = State.REST
    label: str = ""
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Prices:
    """A market of price rows, one a good."""

    reference: str
    title: str
    rows: tuple[PriceRow, ...]


@dataclass(frozen=True, slots=True)
class Ring:
    """A track of `spaces` that runs round a middle, numbered from 0 clockwise from the top left."""

    reference: str
    title: str
    spaces: int
    pieces: tuple[Piece, ...]
    middle: Prices | None = None


@dataclass(frozen=True, slots=True)
class Panel:
    """What a seat (counted from 0) has: mark and name, the score, and lines of counters.

    `title` is the reference of the player's name, `notes` of remarks such as "to move" or "bot".
    """

    reference: str
    title: str
    seat: int
    lines: tuple[tuple[Piece, ...], ...] = ()
    score: Piece | None = None
    turn: bool = False
    notes: tuple[str, ...] = ()


Zone: TypeAlias = Grid | Row | Prices | Ring | Panel


@dataclass(frozen=True, slots=True)
class Group:
    """Zones that belong together, from top to bottom: the table's own, or all of one seat."""

    reference: str
    zones: tuple[Zone, ...]
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole table: its title, remarks such as whose turn it is, and groups in reading order."""

    title: str
    groups: tuple[Group, ...]
    notes: tuple[str, ...] = ()

    def pieces(self) -> Iterator[Piece]:
        """Every piece with what stands on it, in reading order; price rows are not pieces."""
        for group in self.groups:
            for zone in group.zones:
                yield from pieces_of(zone)


def pieces_of(zone: Zone) -> Iterator[Piece]:
    """Every piece of a zone, each before what stands on it."""
    match zone:
        case Grid() | Row() | Ring():
            found = zone.pieces
        case Panel():
            score = () if zone.score is None else (zone.score,)
            found = (*score, *(piece for line in zone.lines for piece in line))
        case Prices():
            found = ()
    for piece in found:
        yield piece
        yield from piece.standing
