"""The zones that are lists: a track, a market, what a seat has, cards and stacks."""

from collections.abc import Iterable
from itertools import chain
from typing import Final

from highlands.scene.faces import CardFace, Counter, Face, Pawn, TileFace
from highlands.scene.scene import Panel, Piece, PriceRow, Prices, Ring, Row, State

from .spans import Block, Line, Span, block_breadth, breadth, folded, padded, wrapped
from .wording import (
    Say,
    bonus,
    called,
    cost,
    effect,
    in_points,
    kind_mark,
    piece_line,
    seat_mark,
    state_mark,
    ways,
)

BETWEEN: Final = "   "
TURN: Final = "◀"
CARDS: Final = "place-card"
ONCE: Final = "when:placement"  # the moment of a card that gives what it gives but once


def heading(title: str, say: Say) -> Block:
    return [(Span(say(title), "heading"),)] if title else []


def ring_block(ring: Ring, say: Say, width: int) -> Block:
    """One line for each space that is not empty, beginning behind the longest gap."""
    pieces = sorted(
        ring.pieces, key=lambda piece: (number(piece) - first_space(ring)) % ring.spaces
    )
    tiles = [piece for piece in pieces if isinstance(piece.face, TileFace)]
    names = max((breadth(called(piece, say)) for piece in tiles), default=0)
    faces = [piece.face for piece in tiles if isinstance(piece.face, TileFace)]
    costs = max((breadth(cost(face, say)) for face in faces), default=0)
    made = [space_line(piece, names, costs, say) for piece in pieces]
    if block_breadth(made) > width:  # no column of costs, so that more lines are short enough
        made = [space_line(piece, names, 0, say) for piece in pieces]
    lines = chain.from_iterable(folded(line, width, indent=6) for line in made)
    return [*heading(ring.title, say), *lines]


def number(piece: Piece) -> int:
    return piece.place if isinstance(piece.place, int) else 0


def first_space(ring: Ring) -> int:
    """The space where a chain of pieces begins: the one behind the longest run of bare spaces."""
    taken = {number(piece) for piece in ring.pieces}
    best, start = 0, 0
    for space in taken:
        bare = 0
        while bare < ring.spaces and (space - bare - 1) % ring.spaces not in taken:
            bare += 1
        if (bare, -space) > (best, -start):
            best, start = bare, space
    return start


def space_line(piece: Piece, names: int, costs: int, say: Say) -> Line:
    """Number, kind, name and ways; then cost, bonus and effect, if it is a tile."""
    state = state_mark(piece.state)
    lead = (state, Span(f"{number(piece) + 1:>2} ", "quiet"))
    face: Face = piece.face
    if not isinstance(face, TileFace):
        mark = Span(f" {TURN}", "strong") if isinstance(face, Pawn) and face.turn else Span("")
        return (*lead, *piece_line(piece, say), mark)
    ink = "quiet" if piece.state is State.FORBIDDEN else f"kind-{face.kind}"
    name = Span(f" {padded(called(piece, say), names)} ", ink)
    paid = Span(padded(f" {cost(face, say)}", costs + 1), "cost")
    gained = [text for text in (bonus(face, say), effect(face, say)) if text]
    said = Span("  " + "  ".join(gained) if gained else "")
    return (*lead, kind_mark(face), name, *ways(face), paid, said)


def prices_block(prices: Prices, say: Say) -> Block:
    """A good a line: prices that are paid stand in brackets; what it costs and brings now."""
    words = [say(row.label) if row.label else say(f"symbol-{row.symbol}") for row in prices.rows]
    names = max(map(breadth, words), default=0)
    made = heading(prices.title, say)
    for row, word in zip(prices.rows, words, strict=True):
        made.append(price_line(row, padded(word, names), say))
    return made


def price_line(row: PriceRow, word: str, say: Say) -> Line:
    steps = [
        Span(f" ({price})", "coin") if step < row.coins else Span(f"  {price} ", "quiet")
        for step, price in enumerate(row.prices)
    ]
    buy = "–" if row.buy is None else str(row.buy)
    sell = "–" if row.sell is None else str(row.sell)
    return (
        state_mark(row.state),
        Span(f"{word} ", f"good-{row.symbol}"),
        *steps,
        Span(f"  {say('price-buy')} ", "quiet"),
        Span(buy),
        Span(f"  {say('price-sell')} ", "quiet"),
        Span(sell),
    )


def panel_block(panel: Panel, say: Say, width: int) -> Block:
    """Mark, name and score, then the counters."""
    first: list[Span] = [seat_mark(panel.seat), Span(f" {say(panel.title)}", "strong")]
    if panel.score is not None:
        first += [Span("  "), *score_line(panel.score, say)]
    first += [Span(f"  {say(note)}", "quiet") for note in panel.notes]
    if panel.turn:
        first.append(Span(f" {TURN}", "strong"))
    made = folded(tuple(first), width, indent=2)
    for line in panel.lines:
        made += wrapped(
            [(Span("  "), *piece_line(piece, say)) for piece in line], width, BETWEEN[1:]
        )
    return made


def brief_block(panel: Panel, say: Say, width: int, cards: Iterable[Piece] = ()) -> Block:
    """A panel in a line or two: only what there is some of; then the names of the cards."""
    first: list[Span] = [seat_mark(panel.seat), Span(f" {say(panel.title)}", "strong")]
    if panel.score is not None:
        first += [Span("  "), *score_line(panel.score, say)]
    if panel.turn:
        first.append(Span(f" {TURN}", "strong"))
    *above, last = folded(tuple(first), width, indent=2)
    parts: list[Line] = [last]
    parts += [(Span(say(note), "quiet"),) for note in panel.notes]
    held = [piece for line in panel.lines for piece in line if some_of(piece)]
    parts += [piece_line(piece, say) for piece in held]
    parts += [piece_line(piece, say) for piece in cards]
    return above + wrapped(parts, width, BETWEEN[1:], indent=2)


def some_of(piece: Piece) -> bool:
    """Whether a counter has anything to count; cards are named besides."""
    face = piece.face
    return not isinstance(face, Counter) or (face.count != 0 and face.symbol != CARDS)


def score_line(score: Piece, say: Say) -> Line:
    """So many points."""
    face = score.face
    if isinstance(face, Counter) and face.symbol == "vp":
        return (Span(in_points(str(face.count), face.count == 1, say), "points"),)
    return piece_line(score, say)


def row_block(row: Row, say: Say, width: int) -> Block:
    """Cards with their text, a line or more for each; anything else side by side."""
    made = heading(row.title, say)
    cards = [piece for piece in row.pieces if isinstance(piece.face, CardFace)]
    others = [piece for piece in row.pieces if not isinstance(piece.face, CardFace)]
    made += chain.from_iterable(card_lines(piece, say, width) for piece in cards)
    lines = [(state_mark(piece.state), *piece_line(piece, say)) for piece in others]
    return made + wrapped(lines, width, BETWEEN)


def card_lines(piece: Piece, say: Say, width: int) -> Block:
    """The name of a card, its caps, and what it says, unless that has been had already."""
    face = piece.face
    assert isinstance(face, CardFace)
    said = [] if face.when == ONCE or not face.text else [say(face.text)]
    if face.caps and not any(str(face.caps) in text for text in said):
        said.insert(0, f"{say('symbol-tam')} {face.caps}")
    lead: Line = (state_mark(piece.state), *piece_line(piece, say))
    return folded((*lead, Span(": " + ", ".join(said) if said else "")), width, indent=3)
