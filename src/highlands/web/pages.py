"""Puts what is shown into templates."""

from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from highlands.bots.bot import names as bot_names
from highlands.engine.quoted import LONGEST
from highlands.scene.svg import for_page
from highlands.web.board import SYMBOLS, capital
from highlands.web.reader import THEMES, Reader, reader_of
from highlands.web.store.rows import Guest
from highlands.words.language import LANGUAGES

OWN: Final = Path(str(files("highlands.web")))
TONGUES: Final = {"en": "English", "fr": "Français"}

# What stands in the glen of the lobby.
BANNER: Final = (
    "prop-birch", "prop-boat", "prop-bush", "prop-cottage", "prop-cow-art", "prop-heather",
    "prop-pine", "prop-pine-dark", "prop-sheep-art", "prop-tuft",
)  # fmt: skip


class Pages:
    """The templates, filled for a reader."""

    def __init__(self) -> None:
        self.environment = Environment(
            loader=FileSystemLoader(OWN / "templates"),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self.environment.filters["capital"] = capital
        self.environment.globals |= {
            "tongues": {language: TONGUES[language] for language in LANGUAGES},
            "themes": THEMES,
            "longest_name": LONGEST,
            "strongest": bot_names()[-1],
        }
        sprite, _ = for_page([], str, [*SYMBOLS, *BANNER])
        self.sprite = sprite

    def show(
        self,
        request: Request,
        template: str,
        guest: Guest | None,
        code: int = 200,
        **shown: Any,
    ) -> Response:
        """A page in the reader's language and theme."""
        reader = reader_of(request)
        filled = self.environment.get_template(template).render(
            t=reader.say,
            reader=reader,
            guest=guest,
            here=here(request),
            sprite=Markup(shown.pop("sprite", self.sprite)),  # noqa: S704  our own drawings
            **shown,
        )
        return HTMLResponse(filled, code, {"cache-control": "no-store", "vary": "Cookie"})

    def trouble(
        self, request: Request, guest: Guest | None, status: int, message: str, **arguments: Any
    ) -> Response:
        """A page with one clear sentence."""
        reader: Reader = reader_of(request)
        said = reader.say(message, **arguments)
        return self.show(request, "trouble.html", guest, status, said=said)


def here(request: Request) -> str:
    """Where to come back to when only the language or the theme was changed."""
    return request.url.path if request.method == "GET" else "/"
