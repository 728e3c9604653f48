"""Everything that a request may need, in one place."""

from collections.abc import Mapping
from typing import Final

from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from highlands.web.guests import A_YEAR, COOKIE, Guests
from highlands.web.live import Bell
from highlands.web.pages import Pages
from highlands.web.store.database import Database
from highlands.web.store.rows import Guest
from highlands.web.tables import Tables
from highlands.web.thinking import Thinking
from highlands.web.trouble import Trouble

FIELDS: Final = 100


class House:
    """The tables, the guests and the templates of a server."""

    def __init__(self, database: Database, thinking: Thinking) -> None:
        self.database = database
        self.thinking = thinking
        self.bell = Bell()
        self.guests = Guests(database)
        self.tables = Tables(database, thinking, self.bell)
        self.pages = Pages()
        self.tables.resume()

    def close(self) -> None:
        self.thinking.close()
        self.database.close()

    def guest(self, request: Request) -> Guest | None:
        """Who asks, if we know."""
        return self.guests.known(request.cookies.get(COOKIE))

    def known_guest(self, request: Request) -> Guest:
        """Who asks; somebody unknown has nothing to answer for here."""
        guest = self.guest(request)
        if guest is None:
            raise Trouble(403, "web-not-your-seat")
        return guest

    def remember(self, response: Response, request: Request, guest: Guest) -> None:
        """Let a browser keep who somebody is."""
        response.set_cookie(
            COOKIE,
            self.guests.cookie(guest),
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )


async def form_of(request: Request) -> Mapping[str, str]:
    """The fields of a form; files have no place in any of ours."""
    try:
        form = await request.form(max_files=0, max_fields=FIELDS)
    except HTTPException as error:
        raise Trouble(400, "web-bad-form") from error
    return {name: value for name, value in form.items() if not isinstance(value, UploadFile)}


def number_of(text: str) -> int:
    """A small number in a form."""
    if not (text.isascii() and text.isdecimal() and len(text) < 4):
        raise Trouble(400, "web-bad-form")
    return int(text)


def back_to(path: str) -> Response:
    """After a form has done its work, the browser asks for the page anew."""
    return RedirectResponse(path, 303)
