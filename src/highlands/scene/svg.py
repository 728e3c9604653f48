"""Any scene as one SVG file that holds all it needs: drawings, colours and fonts."""

from collections.abc import Iterable, Sequence
from xml.etree import ElementTree as ET

from .drawing import page
from .drawing.art import exists, needed
from .drawing.fonts import embedded
from .drawing.pen import Pen, Say
from .drawing.shapes import element, figure, legible, symbol
from .drawing.theme import Theme, ThemeName
from .scene import Scene


def svg(scene: Scene, say: Say, theme: ThemeName = "light", *, fonts: bool = True) -> str:
    """The picture of a scene, its words said by `say`.

    The themes "light" and "dark" are plain colours for any viewer; "page" leaves the colours to
    the variables of a page that has `tokens.css`, and `fonts=False` its letters to that page too.
    """
    pen = Pen(say, Theme(theme))
    laid, picture = page.draw(scene, pen)
    definitions = element("defs", *needed(picture, pen.theme))
    if fonts:
        style = element("style")
        style.text = embedded(picture)
        definitions.insert(0, style)
    width, height = figure(laid.width), figure(laid.height)
    root = element(
        "svg",
        definitions,
        *picture,
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=height,
        viewBox=f"0 0 {width} {height}",
        style="font-variant-numeric:lining-nums",
    )
    root.set("xmlns:xlink", "http://www.w3.org/1999/xlink")
    if scene.title:
        name = element("title")
        name.text = legible(say(scene.title))
        root.insert(0, name)
    ET.indent(root, space="")
    return ET.tostring(root, encoding="unicode") + "\n"


def for_page(
    scenes: Sequence[Scene], say: Say, symbols: Iterable[str] = ()
) -> tuple[str, list[str]]:
    """Pictures for one page that has `tokens.css`: what all of them draw with, and each by itself.

    The first text holds every drawing once, those of the named symbols too; the pictures, and any
    `<use href="#symbol">` of the page, refer to it. The ground is left to the page.
    """
    pen = Pen(say, Theme("page"))
    drawn = [page.draw(scene, pen, ground=False) for scene in scenes]
    used = [part for _, picture in drawn for part in picture]
    used += [symbol(name, 0, 0, 1) for name in symbols if exists(name)]
    sprite = element("svg", element("defs", *needed(used, pen.theme)), class_="sprite")
    sprite.set("aria-hidden", "true")
    pictures = []
    for scene, (laid, picture) in zip(scenes, drawn, strict=True):
        box = f"0 0 {figure(laid.width)} {figure(laid.height)}"
        root = element("svg", *picture, viewBox=box, class_="picture", role="img")
        root.set("aria-label", legible(say(scene.title)) if scene.title else "")
        pictures.append(ET.tostring(root, encoding="unicode"))
    return ET.tostring(sprite, encoding="unicode"), pictures


def is_symbol(name: str) -> bool:
    """Whether there is a drawing of this name."""
    return exists(name)
