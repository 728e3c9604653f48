"""The colours of the room, read from `tokens.css`: by day, by lamp, or left to the page."""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final, Literal, TypeAlias

ThemeName: TypeAlias = Literal["light", "dark", "page"]

DECLARED: Final = re.compile(r"--([\w-]+):\s*(#[0-9a-fA-F]{3,8})\b")
USED: Final = re.compile(r"var\(--([\w-]+)\s*(?:,([^()]*))?\)")


@cache
def tokens(name: ThemeName) -> dict[str, str]:
    """The colours of a theme by the name of their token; the dark one changes some of the light."""
    css = (files("highlands.scene") / "tokens.css").read_text(encoding="utf-8")
    day, _, rest = css.partition("@media (prefers-color-scheme: dark)")
    colours = dict(DECLARED.findall(day))
    if name == "dark":
        lamp, _, _ = rest.partition(':root[data-theme="dark"]')
        colours |= DECLARED.findall(lamp)
    return colours


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours by token: plain values, so that any viewer shows them, or on a page its variables."""

    name: ThemeName = "light"

    def __call__(self, token: str) -> str:
        if self.name == "page":
            return f"var(--{token})"
        return tokens(self.name)[token]

    def resolved(self, value: str) -> str:
        """An attribute of a drawing in which `var(--token, colour)` may stand."""
        if self.name == "page":
            return value
        known = tokens(self.name)
        return USED.sub(lambda found: known.get(found[1], found[2] or "none"), value)
