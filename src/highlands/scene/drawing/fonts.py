"""Our fonts: how wide words run, how they wrap, and the files to embed in a picture."""

import tomllib
from base64 import b64encode
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final, Literal, NamedTuple, TypeAlias

from .shapes import SANS, Element

Font: TypeAlias = Literal["serif", "serif-italic", "sans", "sans-bold"]


class FontFile(NamedTuple):
    """A font file and the words of CSS that say what it is for."""

    file: str
    family: str
    weight: str
    style: str


FILES: Final[dict[Font, FontFile]] = {
    "serif": FontFile("alegreya-wght.woff2", "Alegreya", "400 900", "normal"),
    "serif-italic": FontFile("alegreya-400-italic.woff2", "Alegreya", "400", "italic"),
    "sans": FontFile("alegreya-sans-400.woff2", "Alegreya Sans", "400", "normal"),
    "sans-bold": FontFile("alegreya-sans-700.woff2", "Alegreya Sans", "700", "normal"),
}
LETTERED: Final = frozenset({"text", "tspan"})
UNKNOWN: Final = 620  # thousandths of the size, for a letter that our fonts lack


@cache
def widths(font: Font) -> dict[str, int]:
    """How wide each letter is, in thousandths of the type size."""
    table = (files("highlands.scene") / "fonts" / "widths.toml").read_text(encoding="utf-8")
    by_width: dict[str, str] = tomllib.loads(table)[font]
    return {letter: int(width) for width, letters in by_width.items() for letter in letters}


def width(words: str, size: float, font: Font = "serif") -> float:
    """How far a line of words runs."""
    known = widths(font)
    return sum(known.get(letter, UNKNOWN) for letter in words) * size / 1000


def wrapped(words: str, size: float, room: float, font: Font = "serif") -> list[str]:
    """Words broken into lines that fit the room; a single long word stays whole."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, font) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def fitted(words: str, size: float, room: float, font: Font = "serif") -> float:
    """The size, or the smaller one, at which a line fits the room."""
    runs = width(words, size, font)
    return size if runs <= room else size * room / runs


def font_of(text: Element) -> Font:
    """The font that a text element asks for."""
    if text.get("font-family") == SANS:
        return "sans-bold" if int(text.get("font-weight", "400")) > 500 else "sans"
    return "serif-italic" if text.get("font-style") == "italic" else "serif"


@cache
def face_rule(font: Font) -> str:
    """The CSS rule that carries a font within the picture."""
    file, family, weight, style = FILES[font]
    data = b64encode((files("highlands.scene") / "fonts" / file).read_bytes()).decode("ascii")
    return (
        f'@font-face{{font-family:"{family}";font-weight:{weight};font-style:{style};'
        f'src:url(data:font/woff2;base64,{data}) format("woff2")}}'
    )


def embedded(picture: Iterable[Element]) -> str:
    """The CSS that carries every font a picture uses."""
    lines = (line for part in picture for line in part.iter() if line.tag in LETTERED)
    used = {font_of(line) for line in lines}
    return "\n".join(face_rule(font) for font in FILES if font in used)
