"""The drawings of the art files, each by its id."""

import re
from collections.abc import Iterable, Iterator
from copy import deepcopy
from functools import cache
from importlib.resources import files
from typing import Final
from xml.etree import ElementTree as ET

from .shapes import HREF, Element
from .theme import Theme

SHEETS: Final = ("symbols.svg", "lands.svg", "table.svg")
LINK: Final = re.compile(r"url\(#([\w-]+)\)")


def bare(tag: str) -> str:
    """A tag without its namespace: the file that a drawing goes into names it once."""
    return tag.rpartition("}")[2]


@cache
def drawings() -> dict[str, Element]:
    """Every drawing by its id."""
    found: dict[str, Element] = {}
    folder = files("highlands.scene") / "art"
    for sheet in SHEETS:
        root = ET.fromstring((folder / sheet).read_text(encoding="utf-8"))  # noqa: S314 (our own)
        for part in root.iter():
            part.tag = bare(part.tag)
            part.tail = None
            if part.text is not None and not part.text.strip():
                part.text = None
            if "href" in part.attrib:
                part.set(HREF, part.attrib.pop("href"))
        found |= {drawn.attrib["id"]: drawn for drawn in root}
    return found


def exists(name: str) -> bool:
    return name in drawings()


def drawing(name: str) -> Element:
    """A drawing, which must be there: a face that names another is a mistake."""
    if name not in drawings():
        raise LookupError(f"there is no drawing called {name}")
    return drawings()[name]


def colour(name: str, what: str) -> str:
    """A colour that a drawing wants around it: the `ground` of a land, the `band` of a frame."""
    return drawing(name).attrib[f"data-{what}"]


def named(part: Element) -> Iterator[str]:
    """The ids of the drawings that an element refers to."""
    link = part.get(HREF)
    if link is not None:
        yield link.removeprefix("#")
    for value in part.attrib.values():
        yield from filter(exists, LINK.findall(value))


def needed(picture: Iterable[Element], theme: Theme) -> list[Element]:
    """The drawings that a picture refers to, and those that they refer to, in a stable order."""
    wanted: set[str] = set()
    waiting = list(picture)
    while waiting:
        for part in waiting.pop().iter():
            for name in named(part):
                if name not in wanted:
                    wanted.add(name)
                    waiting.append(drawing(name))
    return [inked(drawn, theme) for name, drawn in drawings().items() if name in wanted]


def inked(drawn: Element, theme: Theme) -> Element:
    """A copy of a drawing with the theme's colours where it names a token, without our notes."""
    copy = deepcopy(drawn)
    for part in copy.iter():
        part.attrib = {
            key: theme.resolved(value)
            for key, value in part.attrib.items()
            if not key.startswith("data-")
        }
    return copy
