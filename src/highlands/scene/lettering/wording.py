"""Faces in a few words and marks: what a tile costs, brings and does; whose pawn it is."""

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Final, TypeAlias, assert_never

from highlands.scene.faces import (
    Back,
    Becomes,
    CardFace,
    CostPart,
    Counter,
    EffectPart,
    Face,
    Icon,
    Ladder,
    OneOf,
    Pawn,
    Points,
    Several,
    TileFace,
)
from highlands.scene.scene import Piece, State
from highlands.scene.titles import name

from .spans import Line, Span

Say: TypeAlias = Callable[[str], str]

# The texture of a kind's border and the shape of a seat's mark, so that no colour is needed.
KINDS: Final = {"yellow": "-", "green": ":", "brown": "^", "gray": "#", "blue": "~"}
SEATS: Final = ("●", "▲", "■", "◆", "✚")
STATES: Final = {
    State.REST: " ",
    State.LEGAL: "›",
    State.HOVER: "›",
    State.FOCUS: "›",
    State.CHOSEN: "*",
    State.PREVIEW: "+",
    State.CHANGED: "!",
    State.FORBIDDEN: "×",
}
RIVER: Final = "║"
ROAD: Final = "═"
PERSON: Final = "@"


def called(piece: Piece, say: Say) -> str:
    """The name of a piece."""
    return say(piece.label or name(piece.face))


def seat_mark(seat: int) -> Span:
    """Whose it is."""
    return Span(SEATS[seat % len(SEATS)], f"seat-{seat + 1}")


def state_mark(state: State) -> Span:
    """How it stands to what is asked."""
    return Span(STATES[state], "" if state is State.REST else f"state-{state}")


def kind_mark(face: Face) -> Span:
    """The kind of a tile or card; a blank for what has none."""
    if isinstance(face, TileFace | CardFace) and face.kind:
        return Span(KINDS.get(face.kind, "?"), f"kind-{face.kind}")
    return Span(" ")


def ways(face: Face) -> Line:
    """The river and the road, each in a column of its own."""
    river = isinstance(face, TileFace) and face.river
    road = isinstance(face, TileFace) and (face.road or face.stream)
    return (Span(RIVER if river else " ", "river"), Span(ROAD if road else " ", "road"))


def counted(count: int, word: str) -> str:
    return word if count == 1 else f"{count} {word}"


def parts_in_words(parts: Iterable[CostPart | EffectPart], say: Say) -> str:
    """`wood + 2 stone`, `sheep → 4 points`."""
    said = ""
    for part, again in groupby(parts):
        count = sum(1 for _ in again)
        if isinstance(part, Becomes):
            said += " → " if said else "→ "
        else:
            plus = " + " if said and not said.endswith("→ ") else ""
            said += plus + part_in_words(part, count, say)
    return said


def part_in_words(part: CostPart | EffectPart, count: int, say: Say) -> str:
    match part:
        case Icon(symbol):
            return counted(count, say(f"symbol-{symbol}"))
        case Several(symbol, several):
            return f"{several} {say(f'symbol-{symbol}')}"
        case OneOf(symbols):
            return " / ".join(say(f"symbol-{symbol}") for symbol in symbols)
        case Points(points):
            return in_points(str(points), points == 1, say)
        case Ladder(symbol, steps):
            # Two steps are said, more of them are only parted.
            between = f" {say('either-or')} " if len(steps) == 2 else "/"
            given = between.join(str(step) for step, _ in steps)
            gained = between.join(str(points) for _, points in steps)
            worth = in_points(gained, False, say)
            return f"{given} {say(f'symbol-{symbol}')} → {worth}"
        case Becomes():
            return "→"
        case _:
            assert_never(part)


def in_points(figures: str, single: bool, say: Say) -> str:
    return f"{figures} {say('symbol-vp' if single else 'symbol-vp-blank')}"


def cost(face: TileFace, say: Say) -> str:
    """In brackets what a tile costs; nothing if it is free."""
    return f"({parts_in_words(face.cost, say)})" if face.cost else ""


def bonus(face: TileFace, say: Say) -> str:
    """After a plus what it brings at once; a card is told only where there is nothing else."""
    gained = face.bonus or ((Icon("place-card"),) if face.card and not face.effect else ())
    return f"+ {parts_in_words(gained, say)}" if gained else ""


def effect(face: TileFace, say: Say) -> str:
    """What it does whenever it is activated."""
    said = parts_in_words(face.effect, say)
    return said if "→" in said or not said else f"→ {said}"


def piece_line(piece: Piece, say: Say) -> Line:
    """A piece in one short line, wherever it lies."""
    face = piece.face
    match face:
        case Counter(count=count):
            return (
                Span(f"{called(piece, say)} "),
                Span(str(count), "strong" if count else "quiet"),
            )
        case Back(number=number, count=count):
            title = called(piece, say) if piece.label else f"{called(piece, say)} {number}"
            return (Span(f"{title}: "), Span(str(count), "strong"))
        case Pawn(seat=seat):
            return (seat_mark(seat), Span(f" {called(piece, say)}"))
        case TileFace(kind=kind) | CardFace(kind=kind):
            return (kind_mark(face), Span(f" {called(piece, say)}", f"kind-{kind}"))
        case _:
            return (Span(called(piece, say)),)
