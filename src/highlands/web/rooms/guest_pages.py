"""A guest's own page, the link to another device, language and theme."""

from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from highlands.web.guests import A_YEAR
from highlands.web.house import House, back_to, form_of
from highlands.web.reader import LANGUAGE, THEME, THEMES
from highlands.web.trouble import Trouble
from highlands.words.language import LANGUAGES

CHOSEN: Final = {"language": (LANGUAGE, LANGUAGES), "theme": (THEME, THEMES)}


class GuestPages:
    """Lets guests say who they are and how they like to read."""

    def __init__(self, house: House) -> None:
        self.house = house

    def routes(self) -> list[Route]:
        """`/me`, and the choice of language and theme."""
        return [
            Route("/me", self.me),
            Route("/me", self.rename, methods=["POST"]),
            Route("/me/{token}", self.arrive),
            Route("/me/{token}", self.arrived, methods=["POST"]),
            Route("/reader", self.prefer, methods=["POST"]),
        ]

    def me(self, request: Request) -> Response:
        guest = self.house.guest(request)
        link = ""
        if guest is not None:
            link = str(request.base_url) + f"me/{self.house.guests.token(guest)}"
        return self.house.pages.show(request, "me.html", guest, link=link)

    async def rename(self, request: Request) -> Response:
        """Another name, or the first one."""
        fields = await form_of(request)
        name = fields.get("name", "")
        guest = await run_in_threadpool(self.house.guest, request)
        if guest is None:
            guest = await run_in_threadpool(self.house.guests.welcome, name)
        else:
            guest = await run_in_threadpool(self.house.guests.rename, guest, name)
        response = back_to("/")
        self.house.remember(response, request, guest)
        return response

    def arrive(self, request: Request) -> Response:
        """Somebody opens their personal link; nothing happens before they say so."""
        token = request.path_params["token"]
        found = self.house.guests.of_link(token)
        return self.house.pages.show(
            request, "arrive.html", self.house.guest(request), found=found, token=token
        )

    def arrived(self, request: Request) -> Response:
        guest = self.house.guests.of_link(request.path_params["token"])
        response = back_to("/")
        self.house.remember(response, request, guest)
        return response

    async def prefer(self, request: Request) -> Response:
        """A language or a theme, kept in a cookie."""
        fields = await form_of(request)
        response = back_to(inside(fields.get("back", "/")))
        for name, (cookie, known) in CHOSEN.items():
            if name in fields:
                if fields[name] not in known:
                    raise Trouble(400, "web-bad-form")
                response.set_cookie(cookie, fields[name], max_age=A_YEAR, samesite="lax")
        return response


def inside(path: str) -> str:
    """A path of ours; whatever else somebody wants to be led to is the lobby."""
    plain = path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable()
    return path if plain else "/"
