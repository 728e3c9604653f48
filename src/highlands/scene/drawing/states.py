"""The eight states, drawn over any piece: shape says it first, colour says it again.

Each is given the box of the piece.  Rings keep their weight on tiles and cards and become
thinner on small pieces.
"""

from dataclasses import dataclass
from typing import Final

from highlands.scene.scene import State

from .shapes import Element, circle, group, moved, path, rect, text
from .theme import Theme

LIFT: Final = 4  # how far a piece under the hand rises
LIFTED: Final = frozenset({State.HOVER, State.CHOSEN})
RINGED: Final = frozenset({State.LEGAL, State.HOVER, State.FOCUS})
BADGE: Final = 6  # a badge sits this far in from the top right corner, clear of names
GHOST: Final = 0.62


@dataclass(frozen=True, slots=True)
class Box:
    """The outline of a piece from its own origin; a `solid` one fills it, like a tile."""

    width: float
    height: float
    radius: float = 8
    solid: bool = False

    @property
    def weight(self) -> float:
        """How heavy rings and badges are: 1 on a tile."""
        return min(1.0, max(0.42, min(self.width, self.height) / 110))


def ring(box: Box, out: float, stroke: str, weight: float, **more: str | float) -> Element:
    """A rectangle around the box, `out` units away from it."""
    return rect(
        -out,
        -out,
        box.width + 2 * out,
        box.height + 2 * out,
        rx=max(2.0, box.radius + out * 0.7),
        fill="none",
        stroke=stroke,
        stroke_width=weight,
        **more,
    )


def legal(box: Box, theme: Theme) -> Element:
    k = box.weight
    outer = ring(box, 3 * k, theme("ring-legal"), 4.5 * k)
    return group(outer, ring(box, -k, theme("ring-inner"), 1.8 * k))


def focus(box: Box, theme: Theme) -> Element:
    k = box.weight
    return group(legal(box, theme), ring(box, 9.5 * k, theme("heather"), 4 * k))


def chosen(box: Box, theme: Theme) -> Element:
    k = box.weight
    tick = group(
        badge_ground(theme),
        path(
            "m-5.5 .5 4 4 7-8.5",
            fill="none",
            stroke=theme("badge-ink"),
            stroke_width=3.6,
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
    )
    return group(
        ring(box, 4 * k, theme("ring-edge"), 10 * k),
        ring(box, 4 * k, theme("ring-chosen"), 7 * k),
        at_corner(box, tick),
    )


def preview(box: Box, theme: Theme) -> Element:
    k = box.weight
    return group(
        *(
            ring(
                box,
                -2 * k,
                theme(token),
                weight * k,
                stroke_dasharray=f"{2 * k:.2f} {9 * k:.2f}",
                stroke_linecap="round",
            )
            for token, weight in (("ring-edge", 7.5), ("ring-chosen", 4.5))
        )
    )


def changed(box: Box, theme: Theme) -> Element:
    """Four corners."""
    k = box.weight
    out, arm, bend = 3 * k, 29 * k, 9 * k
    right, low = box.width + out, box.height + out
    far = arm - bend
    corners = (
        f"M{-out:.2f} {arm - out:.2f}v-{far:.2f}a{bend:.2f} {bend:.2f} 0 0 1 {bend:.2f}-{bend:.2f}"
        f"h{far:.2f}M{right - arm:.2f} {-out:.2f}h{far:.2f}a{bend:.2f} {bend:.2f} 0 0 1 "
        f"{bend:.2f} {bend:.2f}v{far:.2f}M{right:.2f} {low - arm:.2f}v{far:.2f}a{bend:.2f} "
        f"{bend:.2f} 0 0 1-{bend:.2f} {bend:.2f}h-{far:.2f}M{arm - out:.2f} {low:.2f}h-{far:.2f}"
        f"a{bend:.2f} {bend:.2f} 0 0 1-{bend:.2f}-{bend:.2f}v-{far:.2f}"
    )
    stroke = theme("ring-changed")
    return path(corners, fill="none", stroke=stroke, stroke_width=4.5 * k, stroke_linecap="round")


def forbidden(box: Box, theme: Theme) -> Element:
    """A veil and a no-entry sign."""
    veil = rect(
        0, 0, box.width, box.height + 2, rx=box.radius, fill=theme("page-2"), fill_opacity=0.55
    )
    sign = group(
        circle(0, 0, 13, fill=theme("panel"), stroke=theme("rowan"), stroke_width=3),
        path("M-6.5 0h13", stroke=theme("rowan"), stroke_width=4, stroke_linecap="round"),
    )
    return group(veil, at_corner(box, sign))


def badge_ground(theme: Theme) -> Element:
    return circle(0, 0, 13, fill=theme("badge"), stroke=theme("badge-edge"), stroke_width=2.5)


def badge(number: int, box: Box, theme: Theme) -> Element:
    """The number of a piece in the order of a preview."""
    figure = text(0, 5.6, str(number), 17, fill=theme("badge-ink"), weight=800)
    return at_corner(box, group(badge_ground(theme), figure))


def at_corner(box: Box, sign: Element) -> Element:
    inset = BADGE * box.weight
    return moved(box.width - inset, inset, sign, scale=round(max(0.55, box.weight), 2))


def under(box: Box, state: State, theme: Theme) -> Element:
    """What a lifted piece has under it: its shadow, or a wash if one can see through it."""
    if box.solid:
        shadow = theme("piece-shadow")
        return rect(2, 8, box.width, box.height, rx=box.radius, fill=shadow, opacity=0.22)
    wash = theme("barley-wash" if state is State.CHOSEN else "heather-wash")
    return rect(0, 0, box.width, box.height, rx=box.radius, fill=wash)


def dressed(face: Element, box: Box, state: State, number: int, theme: Theme) -> Element:
    """A piece in its state: lifted, faded, ringed, veiled or numbered."""
    made = group()
    if state in LIFTED:
        made.append(under(box, state, theme))
        made.set("transform", f"translate(0 -{LIFT})")
    made.append(group(face, opacity=GHOST) if state is State.PREVIEW else face)
    over = {
        State.LEGAL: legal,
        State.HOVER: legal,
        State.FOCUS: focus,
        State.CHOSEN: chosen,
        State.PREVIEW: preview,
        State.CHANGED: changed,
        State.FORBIDDEN: forbidden,
    }
    if state in over:
        made.append(over[state](box, theme))
    if number:
        made.append(badge(number, box, theme))
    return made
