"""Who reads a page: the language and the theme they want."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from starlette.requests import Request

from highlands.words.language import LANGUAGES
from highlands.words.speak import Speaker

WORDS: Final = ("highlands.web",)
LANGUAGE: Final = "highlands-language"
THEME: Final = "highlands-theme"
THEMES: Final = ("auto", "light", "dark")


@dataclass(frozen=True, slots=True)
class Reader:
    """The language is the one chosen on a page, else the best one that the browser asks for."""

    language: str
    theme: str = "auto"

    def speaker(self, game: str | None = None, names: tuple[str, ...] = ()) -> Speaker:
        return speaker(game, self.language, names)

    def say(self, message: str, **arguments: Any) -> str:
        """A message of the web table."""
        return self.speaker().message(message, **arguments)

    def title(self, game: str) -> str:
        """What a game is called; without words for it, its name."""
        voice = self.speaker(game)
        message = f"title-{game}"
        return voice.message(message) if voice.book.has(message) else game


def reader_of(request: Request) -> Reader:
    """What the cookies and headers of a request tell."""
    language = request.cookies.get(LANGUAGE, "")
    if language not in LANGUAGES:
        language = preferred(request.headers.get("accept-language", ""))
    theme = request.cookies.get(THEME, "")
    return Reader(language, theme if theme in THEMES else "auto")


def preferred(header: str) -> str:
    """The best of our languages by an Accept-Language header: `fr-CA, en;q=0.8`."""
    best, weight = LANGUAGES[0], 0.0
    for part in header[:200].split(","):
        tag, _, quality = part.strip().partition(";q=")
        language = tag.strip().lower().partition("-")[0]
        try:
            wanted = float(quality) if quality else 1.0
        except ValueError:
            wanted = 0.0
        if language in LANGUAGES and wanted > weight:
            best, weight = language, wanted
    return best


@lru_cache(maxsize=200)
def speaker(game: str | None, language: str, names: tuple[str, ...]) -> Speaker:
    """A speaker who knows these players; making one takes a while, so it is kept."""
    return Speaker(game, language, names, WORDS)
