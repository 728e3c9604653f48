"""The face of a special place's card on 120 x 168: picture, name, when, what, icons and caps."""

from typing import Final

from highlands.scene.faces import CardFace

from . import ink
from .art import colour
from .fonts import fitted, wrapped
from .parts import TAB, parts, row_width
from .pen import Pen
from .shapes import Element, art, element, group, moved, path, rect, symbol, text

WIDTH: Final = 120
HEIGHT: Final = 168
CAP: Final = 22
GAP: Final = 6  # between icons and caps


def card(face: CardFace, pen: Pen) -> Element:
    """A card; where its words need three lines, the icons that repeat them are left out."""
    band = colour(f"frame-{face.kind}", "band")
    made = group(
        rect(1.5, 4, WIDTH, HEIGHT + 1, rx=8, fill=pen.theme("piece-shadow"), opacity=0.16),
        rect(0, 0, WIDTH, HEIGHT, rx=7, fill=ink.PAPER, stroke=ink.LINE),
        picture(face, band),
    )
    words = pen.heading(face.name)
    made.append(text(60, 96, words, fitted(words, 14, 110)))
    made.append(path("M12 102.500h96", stroke=band, stroke_width=1.5))
    when = pen.say(face.when)
    made.append(
        text(
            60,
            113,
            when,
            fitted(when, 10.2, 108, "serif-italic"),
            fill=ink.SEPIA,
            weight=400,
            italic=True,
        )
    )
    size = 10.6
    lines = wrapped(pen.say(face.text), size, 108)
    while len(lines) > 4 and size > 7:
        size -= 0.4
        lines = wrapped(pen.say(face.text), size, 108)
    for index, line in enumerate(lines):
        made.append(text(60, 124.5 + index * size * 1.03, line, size, weight=500))
    below = 124.5 + (len(lines) - 1) * size * 1.03 + 3
    made.append(foot(face, below))
    if face.reconstructed:
        made.append(group(symbol("reconstructed", 102, 9, 12), color=ink.LINE))
    return made


def picture(face: CardFace, band: str) -> Element:
    """The land of its tile under a sky, framed in the colour of its kind."""
    scene = element(
        "svg",
        rect(0, 0, 120, 120, fill=colour(f"land-{face.land}", "ground")),
        art("sky"),
        x=6,
        y=6,
        width=108,
        height=74,
        viewBox="2 12 108 74",
        preserveAspectRatio="xMidYMid slice",
    )
    drawing = art(f"land-{face.land}")
    scene.append(drawing if face.kind == "blue" else moved(12, 8, drawing))
    frame = rect(6, 6, 108, 74, rx=2, fill="none", stroke=band, stroke_width=2.5)
    return group(scene, frame)


def foot(face: CardFace, below: float) -> Element:
    """Icons and caps under the words, as far as there is room."""
    room = HEIGHT - 3 - below
    icons = face.icons if room >= TAB - 4 else ()
    caps = face.caps * CAP
    wide = row_width(icons) + caps + (GAP if icons and caps else 0)
    scale = min(1.0, 108 / wide, room / (TAB - 4)) if wide else 1.0
    middle = below + room / 2
    made = moved(60 - wide * scale / 2, middle - TAB * scale / 2, scale=scale)
    made.append(parts(icons, 0, 0))
    for index in range(face.caps):
        made.append(symbol("tam", wide - caps + index * CAP, 1.5, 21))
    return made
