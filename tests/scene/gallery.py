"""A hand-made table with one of everything, and words for it."""

from collections.abc import Iterable

from highlands.scene import (
    Back,
    Barrel,
    Becomes,
    CardFace,
    Cell,
    Coin,
    Counter,
    Cube,
    Die,
    Face,
    Free,
    Grid,
    Group,
    Icon,
    Ladder,
    OneOf,
    Panel,
    Pawn,
    Person,
    Piece,
    Points,
    PriceRow,
    Prices,
    Ring,
    Row,
    Scene,
    Several,
    State,
    TileFace,
    Words,
)

FOREST = TileFace("tile-forest", "forest", "yellow", effect=(Icon("wood"),), cost=(Icon("wood"),))
MEADOW = TileFace("tile-meadow", "meadow", "green", river=True, effect=(Icon("sheep"),))
VILLAGE = TileFace("tile-village", "village", "gray", river=True, road=True, effect=(Icon("move"),))
DISTILLERY = TileFace(
    "tile-distillery",
    "distillery",
    "yellow",
    road=True,
    cost=(Icon("stone"),),
    bonus=(Icon("barrel"),),
    effect=(Icon("grain"), Becomes(), Icon("barrel")),
)
FAIR = TileFace(
    "tile-fair",
    "fair",
    "brown",
    cost=(Icon("wood"),),
    effect=(Ladder("different", ((1, 1), (2, 3), (3, 5), (6, 20))),),
)
GROCER = TileFace(
    "tile-grocer", "grocer", "brown", effect=(Several("different", 3), Becomes(), Points(8))
)
LOCH = TileFace(
    "tile-loch",
    "loch-ness",
    "blue",
    river=True,
    card=True,
    cost=(OneOf(("clan-member", "chieftain")), Several("different", 2)),
)
BRIDGE = TileFace("tile-bridge", "bridge", "brown", river=True, stream=True, reconstructed=True)
CASTLE = CardFace(
    "card-castle", "castle-of-mey", "gray", "when-scoring", "text-castle", (Points(2),), caps=1
)
TILES = (FOREST, MEADOW, VILLAGE, DISTILLERY, FAIR, GROCER, LOCH, BRIDGE)
FACES: tuple[Face, ...] = (
    *TILES,
    CASTLE,
    Back(2, 8),
    Free(),
    Cube("stone"),
    Person("chieftain"),
    Pawn(1, turn=True),
    Die(3),
    Barrel(),
    Coin(),
    Counter("coin", 5),
    Words("words"),
)
GOODS = ("wood", "stone", "sheep", "cattle", "grain")


def say(reference: str) -> str:
    """Words that show whether they were escaped."""
    return f"<{reference} & “co”>"


def plainly(reference: str) -> str:
    """Words about as long as real ones."""
    return reference.partition("-")[2].title() or reference


def every_face(state: State = State.REST) -> Scene:
    pieces = tuple(Piece(f"face:{n}", face, state=state) for n, face in enumerate(FACES))
    return Scene("", (Group("faces", (Row("row", "row", pieces),)),))


def ring() -> Group:
    pieces = (
        Piece("pawn:0", Pawn(0, turn=True), 0, label="seat-0"),
        Piece("space:1", FAIR, 1, State.LEGAL),
        Piece("space:2", LOCH, 2, State.FORBIDDEN, notes=("reason-cost",)),
        Piece("die", Die(2), 5),
        Piece("pawn:1", Pawn(1), 9, State.CHANGED, label="seat-1"),
    )
    rows = tuple(PriceRow(f"good:{good}", good, (1, 2, 3), 1, 2, 1) for good in GOODS)
    stacks = tuple(Piece(f"stack:{n}", Back(n, 3 * n)) for n in range(4))
    prices = Prices("market", "zone-market", rows)
    track = Ring("track", "zone-track", 14, pieces, prices)
    return Group("table", (track, Row("stacks", "", stacks)))


def territory(seat: int, cells: Iterable[tuple[int, int]]) -> Grid:
    pieces = tuple(
        Piece(
            f"cell:{seat}/{x},{y}",
            TILES[(x * 7 + y * 3) % len(TILES)],
            Cell(x, y),
            standing=(Piece("cube", Cube("wood")), Piece("person", Person("clan-member"))),
        )
        for x, y in cells
    )
    return Grid(f"territory:{seat}", "zone-territory", pieces)


def seat(number: int, cells: Iterable[tuple[int, int]], cards: int) -> Group:
    goods = tuple(
        Piece(f"seat:{number}/{good}", Counter(good, index)) for index, good in enumerate(GOODS)
    )
    panel = Panel(
        f"seat:{number}",
        f"seat-{number}",
        number,
        lines=(goods,),
        score=Piece(f"seat:{number}/points", Counter("vp", 20)),
        turn=number == 0,
        notes=("note-bot",),
    )
    places = tuple(Piece(f"card:{number}/{index}", CASTLE) for index in range(cards))
    row = Row(f"cards:{number}", "zone-cards" if places else "", places)
    return Group(f"seat:{number}", (panel, territory(number, cells), row), number)


def table(seats: int, reach: int = 2) -> Scene:
    """A whole table; territories are crosses that reach so far, each lopsided in another way."""
    groups = [ring()]
    for number in range(seats):
        cells = [(x, 0) for x in range(-reach, reach + number + 1)]
        cells += [(0, y) for y in range(-reach - number, 0)] + [(0, y) for y in range(1, reach)]
        groups.append(seat(number, cells, cards=number * 2))
    return Scene("scene-title", tuple(groups), ("note-round",))
