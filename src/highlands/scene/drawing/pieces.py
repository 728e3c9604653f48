"""Any piece: its face, what stands on it, its state, its title, under its reference."""

from collections.abc import Iterable
from typing import Final, assert_never

from highlands.scene.faces import (
    Back,
    Barrel,
    CardFace,
    Coin,
    Counter,
    Cube,
    Die,
    Free,
    Pawn,
    Person,
    TileFace,
    Words,
)
from highlands.scene.scene import Piece, State
from highlands.scene.titles import name, title

from . import card
from .fonts import fitted, width
from .pen import Pen
from .shapes import Element, art, group, moved, path, rect, symbol, text, titled
from .states import Box, dressed
from .tile import SIDE, tile

WOOD: Final = 34  # a cube, person, barrel or coin that lies by itself
DIE: Final = 84
BACK: Final = 56
COUNTER: Final = 30
WORDS: Final = 20
ON_TILE: Final = 28  # a cube on a tile
TALL: Final = 37  # a person on a tile
OVER: Final = (
    State.REST,
    State.FORBIDDEN,
    State.CHANGED,
    State.PREVIEW,
    State.LEGAL,
    State.HOVER,
    State.FOCUS,
    State.CHOSEN,
)


def box(piece: Piece, pen: Pen) -> Box:
    """The outline of a piece."""
    match piece.face:
        case TileFace():
            return Box(SIDE, SIDE, solid=True)
        case Pawn() | Free():
            return Box(SIDE, SIDE)
        case CardFace():
            return Box(card.WIDTH, card.HEIGHT, solid=True)
        case Back(count=count):
            return Box(BACK + 8 + width(str(count), 24, "sans-bold"), BACK + 2)
        case Cube() | Person() | Barrel() | Coin():
            return Box(WOOD, WOOD, 5)
        case Die():
            return Box(DIE, DIE, 16)
        case Counter(count=count):
            return Box(COUNTER + 6 + width(str(count), 24, "sans-bold"), COUNTER + 2, 5)
        case Words(reference=reference):
            return Box(width(pen.say(reference), WORDS, "sans") + 2, WORDS * 1.4, 5)
        case _:
            assert_never(piece.face)


def face(piece: Piece, pen: Pen) -> Element:
    """The face of a piece, in its box."""
    match piece.face:
        case TileFace():
            return tile(piece.face, pen)
        case CardFace():
            return card.card(piece.face, pen)
        case Pawn():
            return pawn(piece, piece.face, pen)
        case Free():
            return free(piece, pen)
        case Back():
            return back(piece.face, pen)
        case Cube() | Person() | Barrel() | Coin():
            return symbol(drawing(piece.face), 0, 0, WOOD)
        case Die():
            return die(piece, piece.face, pen)
        case Counter():
            return counter(piece.face, pen)
        case Words(reference=reference):
            words, fill = pen.say(reference), pen.theme("ink")
            y = WORDS * 1.05
            return text(1, y, words, WORDS, fill=fill, weight=400, anchor="start", sans=True)
        case _:
            assert_never(piece.face)


def drawing(face: Cube | Person | Barrel | Coin | Die | Pawn) -> str:
    """The symbol of a wooden thing, which is also what it is called."""
    return name(face).removeprefix("symbol-")


def die(piece: Piece, shown: Die, pen: Pen) -> Element:
    """A die with its name below, as pawns have theirs."""
    made = group(symbol(drawing(shown), 0, 0, DIE))
    if piece.label:
        fill = pen.theme("ink")
        made.append(text(DIE / 2, DIE + 21, pen.heading(piece.label), 17, fill=fill))
    return made


def pawn(piece: Piece, shown: Pawn, pen: Pen) -> Element:
    """A pawn with the player's name below; a dashed place if it is their turn."""
    made = group()
    if shown.turn:
        made.append(dashed(3, pen))
    words = pen.say(piece.label) if piece.label else ""
    made.append(symbol(drawing(shown), 14, 3 if words else 12, 92))
    if words:
        size = fitted(words, 17, SIDE - 8)
        made.append(text(SIDE / 2, 113, words, size, fill=pen.theme("ink")))
    return made


def dashed(inset: float, pen: Pen) -> Element:
    """A dashed heather square: here somebody may act."""
    return rect(
        inset,
        inset,
        SIDE - 2 * inset,
        SIDE - 2 * inset,
        rx=10,
        fill=pen.theme("heather-wash"),
        stroke=pen.theme("heather"),
        stroke_width=4,
        stroke_dasharray="13 7",
        stroke_linecap="round",
    )


def free(piece: Piece, pen: Pen) -> Element:
    """A free place: faint by itself, dashed with a plus where something may be put."""
    theme = pen.theme
    if piece.state in {State.REST, State.CHANGED, State.FORBIDDEN}:
        side, dots = SIDE - 16, theme("line-strong")
        faint = rect(8, 8, side, side, rx=10, fill="none", stroke=dots, stroke_width=2)
        faint.set("stroke-dasharray", "2 9")
        faint.set("stroke-linecap", "round")
        return faint
    plus = path("M60 46v28M46 60h28", stroke=theme("heather"), stroke_width=5)
    plus.set("stroke-linecap", "round")
    return group(dashed(5, pen), plus)


def back(shown: Back, pen: Pen) -> Element:
    """A stack: the back of its tiles with the number, and how many are left."""
    number = text(60, 75, str(shown.number), 44)
    made = group(moved(0, 0, art("tile-base"), art("tile-back"), number, scale=BACK / SIDE))
    if not shown.count:
        made.set("opacity", "0.45")
    left = text(
        BACK + 7,
        BACK / 2 + 8,
        str(shown.count),
        24,
        fill=pen.theme("ink"),
        anchor="start",
        sans=True,
    )
    return group(made, left)


def counter(shown: Counter, pen: Pen) -> Element:
    """A symbol with its figure, quieter for none."""
    there = shown.count != 0
    icon = group(symbol(shown.symbol, 0, 1, COUNTER), color=pen.theme("ink-2"))
    if not there:
        icon.set("opacity", "0.45")
    figure = text(
        COUNTER + 5,
        COUNTER / 2 + 9,
        str(shown.count),
        24,
        fill=pen.theme("ink" if there else "ink-2"),
        weight=700 if there else 400,
        anchor="start",
        sans=True,
    )
    return group(icon, figure)


def piece(shown: Piece, pen: Pen) -> Element:
    """A piece as it lies on the table."""
    outline = box(shown, pen)
    drawn = group(face(shown, pen), *standing(shown, pen))
    if isinstance(shown.face, Free) and shown.state is State.LEGAL:
        body = drawn  # its dashes and its plus say so already
    else:
        body = dressed(drawn, outline, shown.state, shown.number, pen.theme)
    return titled(
        title(shown, pen.say),
        [body],
        class_=f"piece {shown.state}",
        data_ref=shown.reference,
    )


def standing(shown: Piece, pen: Pen) -> list[Element]:
    """Goods in the lower half of a tile from the west, barrels behind them, people at the east."""
    goods = [upon for upon in shown.standing if isinstance(upon.face, Cube)]
    people = [upon for upon in shown.standing if isinstance(upon.face, Person)]
    others = [upon for upon in shown.standing if not isinstance(upon.face, Cube | Person)]
    step = min(25.0, 75 / len(goods)) if goods else 25.0
    start = {0: 0, 1: 22, 2: 12}.get(len(goods), 6)
    placed = [
        (upon, start + index * step, 62 - index % 2 * 1.5, ON_TILE)
        for index, upon in enumerate(goods)
    ]
    placed += [
        (upon, (60 if goods else 20) + index * 20, 64, 24) for index, upon in enumerate(others)
    ]
    apart = min(22.0, 66 / len(people)) if people else 22.0
    placed += [
        (upon, 84 - index * apart, 46 + index % 3 * 4, TALL)
        for index, upon in reversed(list(enumerate(people)))
    ]
    return [moved(x, y, piece(upon, pen), scale=size / WOOD) for upon, x, y, size in placed]


def rank(one: Piece) -> int:
    """When to draw a piece: rings and badges reach over neighbours, so they come last."""
    return OVER.index(State.PREVIEW if one.number else one.state)


def ringed_last(pieces: Iterable[Piece]) -> list[Piece]:
    return sorted(pieces, key=rank)


def heading(words: str, x: float, y: float, size: float, pen: Pen) -> Element:
    return text(x, y, words, size, fill=pen.theme("ink"), anchor="start")
