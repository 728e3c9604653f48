"""What a piece is called: the words of its tooltip, and what a reader who listens hears."""

from collections.abc import Callable, Iterator
from typing import assert_never

from .faces import (
    Back,
    Barrel,
    CardFace,
    Coin,
    Counter,
    Cube,
    Die,
    Face,
    Free,
    Pawn,
    Person,
    TileFace,
    Words,
)
from .scene import Piece, State


def name(face: Face) -> str:
    """The reference of what a face is, for a piece that has no label of its own."""
    match face:
        case TileFace(name=own) | CardFace(name=own):
            return own
        case Back():
            return "symbol-pile"
        case Free():
            return "free-place"
        case Cube(good=good):
            return f"symbol-{good}-cube"
        case Person(who=who):
            return f"symbol-{who}"
        case Pawn(seat=seat):
            return f"symbol-pawn-{seat + 1}"
        case Die(value=value):
            return f"symbol-die-{value}"
        case Barrel():
            return "symbol-barrel"
        case Coin():
            return "symbol-coin"
        case Counter(symbol=symbol):
            return f"symbol-{symbol}"
        case Words(reference=reference):
            return reference
        case _:
            assert_never(face)


def figures(face: Face) -> str:
    """The figures that belong to the name."""
    match face:
        case Counter(count=count):
            return f" {count}"
        case Back(number=number, count=count):
            return f" {number} ({count})"
        case _:
            return ""


def ways(face: Face) -> Iterator[str]:
    """The references of what runs through a tile."""
    if isinstance(face, TileFace):
        for way, there in (("river", face.river), ("road", face.road), ("stream", face.stream)):
            if there:
                yield f"way-{way}"


def title(piece: Piece, say: Callable[[str], str]) -> str:
    """Name and figures, ways, what stands on it, its notes and its state, in one line."""
    called = say(piece.label or name(piece.face)) + figures(piece.face)
    said = [called, *map(say, ways(piece.face))]
    said += [title(upon, say) for upon in piece.standing]
    said += map(say, piece.notes)
    if piece.state is not State.REST:
        said.append(say(f"state-{piece.state}"))
    return ", ".join(said)
