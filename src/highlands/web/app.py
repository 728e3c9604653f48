"""The web table as an application: its routes, few and small."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from highlands.web.guard import Guard
from highlands.web.house import House
from highlands.web.pages import OWN
from highlands.web.rooms.guest_pages import GuestPages
from highlands.web.rooms.lobby_pages import LobbyPages
from highlands.web.rooms.table_deeds import TableDeeds
from highlands.web.rooms.table_events import TableEvents
from highlands.web.rooms.table_pages import TablePages
from highlands.web.store.database import Database
from highlands.web.store.gatherings import Overtaken
from highlands.web.thinking import Thinking
from highlands.web.trouble import Trouble

SCENE: Final = OWN.parent / "scene"


def make_app(folder: Path, thinking: Thinking) -> Starlette:
    """The application over the file of a folder."""
    house = House(Database(folder), thinking)

    async def troubled(request: Request, error: Exception) -> Response:
        """Whatever went wrong as it may, in one sentence."""
        guest = await run_in_threadpool(house.guest, request)
        if isinstance(error, Trouble):
            shown, status, said = error.arguments, error.status, error.message
        elif isinstance(error, Overtaken):
            shown, status, said = {}, 409, "web-stale"
        else:
            status = error.status_code if isinstance(error, HTTPException) else 500
            shown, said = {}, "web-no-such-page" if status in {404, 405} else "web-fault"
        return house.pages.trouble(request, guest, status, said, **shown)

    async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
        """The guard's way to say no: the body is not even read."""
        request = Request(scope)
        message: str = scope["trouble"]
        status = 413 if message == "web-too-large" else 403
        response = house.pages.trouble(request, None, status, message)
        response.headers["connection"] = "close"
        await response(scope, receive, send)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        yield
        await run_in_threadpool(house.close)

    tables = TablePages(house)
    routes = [
        *LobbyPages(house).routes(),
        *GuestPages(house).routes(),
        *tables.routes(),
        *TableEvents(house).routes(),
        *TableDeeds(house, tables).routes(),
        Route("/static/tokens.css", serve(SCENE / "tokens.css")),
        Mount("/static/fonts", StaticFiles(directory=SCENE / "fonts")),
        Mount("/static", StaticFiles(directory=OWN / "static")),
    ]
    app = Starlette(
        routes=routes,
        middleware=[Middleware(Guard, refuse=refuse)],
        exception_handlers=dict.fromkeys((Trouble, Overtaken, HTTPException, 500), troubled),
        lifespan=lifespan,
    )
    app.state.house = house
    return app


def serve(path: Path) -> Callable[[Request], Response]:
    """One file."""

    def served(_request: Request) -> Response:
        return FileResponse(path)

    return served
