"""Any scene as one SVG file that holds all it needs: drawings, colours and fonts."""

from xml.etree import ElementTree as ET

from .drawing import page
from .drawing.art import needed
from .drawing.fonts import embedded
from .drawing.pen import Pen, Say
from .drawing.shapes import element, figure, legible
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
