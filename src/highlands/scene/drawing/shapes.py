"""Elements of SVG as typed functions; words and attributes escape themselves when written."""

import re
from collections.abc import Iterable
from typing import Final, TypeAlias
from xml.etree import ElementTree as ET

from . import ink

Element: TypeAlias = ET.Element

# Behind our own fonts stand those that run about as wide, for viewers that embed none.
SERIF: Final = "Alegreya, 'Times New Roman', 'Liberation Serif', 'Nimbus Roman', serif"
SANS: Final = "'Alegreya Sans', Carlito, Calibri, 'Gill Sans', 'Liberation Sans', sans-serif"
HREF: Final = "xlink:href"  # old viewers know no other, new ones still do

FORBIDDEN_IN_XML: Final = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def figure(value: float) -> str:
    """A number as short as it can be written."""
    written = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if written == "-0" else written


def legible(words: str) -> str:
    """Words without the control characters that no XML file may hold."""
    return FORBIDDEN_IN_XML.sub("\ufffd", words)


def element(name: str, *children: Element, **attributes: str | float | None) -> Element:
    """Any element; `stroke_width=2` is written stroke-width="2", None is left out."""
    made = ET.Element(name)
    for key, value in attributes.items():
        if value is not None:
            written = legible(value) if isinstance(value, str) else figure(value)
            made.set(key.rstrip("_").replace("_", "-"), written)
    made.extend(children)
    return made


def group(*children: Element, **attributes: str | float | None) -> Element:
    return element("g", *children, **attributes)


def moved(x: float, y: float, *children: Element, scale: float = 1.0) -> Element:
    """Children drawn from another origin, larger or smaller."""
    grown = "" if scale == 1 else f" scale({figure(scale)})"
    return group(*children, transform=f"translate({figure(x)} {figure(y)}){grown}")


def rect(
    x: float, y: float, width: float, height: float, **attributes: str | float | None
) -> Element:
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def path(d: str, **attributes: str | float | None) -> Element:
    return element("path", d=d, **attributes)


def circle(x: float, y: float, r: float, **attributes: str | float | None) -> Element:
    return element("circle", cx=x, cy=y, r=r, **attributes)


def art(name: str, x: float = 0, y: float = 0) -> Element:
    """A drawing of the art files in its own size."""
    made = element("use", x=x or None, y=y or None)
    made.set(HREF, f"#{name}")
    return made


def symbol(name: str, x: float, y: float, size: float) -> Element:
    """A symbol in a square."""
    made = element("use", x=x, y=y, width=size, height=size)
    made.set(HREF, f"#{name}")
    return made


def text(
    x: float,
    y: float,
    words: str,
    size: float,
    *,
    fill: str = ink.PEAT,
    weight: int = 700,
    anchor: str = "middle",
    sans: bool = False,
    italic: bool = False,
    halo: str | None = None,
) -> Element:
    """A line of words; a halo in the colour of the ground keeps them legible over drawings."""
    made = element(
        "text",
        x=x,
        y=y,
        font_family=SANS if sans else SERIF,
        font_size=size,
        font_weight=weight,
        font_style="italic" if italic else None,
        text_anchor=None if anchor == "start" else anchor,
        fill=fill,
        stroke=halo,
        stroke_width=3 if halo else None,
        stroke_linejoin="round" if halo else None,
        paint_order="stroke" if halo else None,
    )
    made.text = legible(words)
    return made


def followed(line: Element, words: str, size: float, fill: str, gap: float) -> Element:
    """A line with a remark in italics behind its words, wherever they end in the reader's font."""
    remark = element(
        "tspan",
        dx=gap,
        font_family=SERIF,
        font_size=size,
        font_style="italic",
        font_weight=400,
        fill=fill,
    )
    remark.text = legible(words)
    line.append(remark)
    return line


def titled(title: str, children: Iterable[Element], **attributes: str | float | None) -> Element:
    """A group with a name, if it has one, for tooltips and for readers who listen."""
    made = group(**attributes)
    if title:
        name = element("title")
        name.text = legible(title)
        made.append(name)
    made.extend(children)
    return made
