"""What the forms of a table do."""

from collections.abc import Callable
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from highlands.web.house import House, back_to, form_of, number_of
from highlands.web.reader import reader_of
from highlands.web.rooms.table_pages import Notice, TablePages
from highlands.web.store.rows import Guest
from highlands.web.tables import Tables
from highlands.web.trouble import Illegal, Stale, Trouble

Draft = Callable[[Tables, Guest, str, int, str], None]

# What changes nothing but a draft, or confirms it: all are told the seat and the revision seen.
DRAFTS: Final[dict[str, Draft]] = {
    "undo": Tables.undo,
    "redo": Tables.redo,
    "restart": Tables.restart,
    "confirm": Tables.confirm,
}


class TableDeeds:
    """Does at tables what guests ask for."""

    def __init__(self, house: House, pages: TablePages) -> None:
        self.house = house
        self.tables = house.tables
        self.pages = pages

    def routes(self) -> list[Route]:
        """The forms of `/table/...`."""
        return [
            Route("/table/{id}/join", self.join, methods=["POST"]),
            Route("/table/{id}/close", self.close, methods=["POST"]),
            Route("/table/{id}/{what}", self.act, methods=["POST"]),
        ]

    async def join(self, request: Request) -> Response:
        """Take a free seat, as a new guest or as one we know."""
        fields = await form_of(request)
        id_, name = request.path_params["id"], fields.get("name", "")

        def joined() -> Guest:
            seat = number_of(fields.get("seat", ""))
            self.tables.table(id_)
            guest = self.house.guest(request) or self.house.guests.welcome(name)
            self.tables.join(guest, id_, seat, name, fields.get("invitation", ""))
            return guest

        guest = await run_in_threadpool(joined)
        response = back_to(f"/table/{id_}")
        self.house.remember(response, request, guest)
        return response

    async def close(self, request: Request) -> Response:
        """Put a table away at which nobody plays yet."""
        guest = await run_in_threadpool(self.house.known_guest, request)
        await run_in_threadpool(self.tables.close, guest, request.path_params["id"])
        return back_to("/")

    async def act(self, request: Request) -> Response:
        """An answer, a step back, a turn confirmed, or a seat handed over."""
        fields = dict(await form_of(request))
        return await run_in_threadpool(self.acted, request, fields)

    def acted(self, request: Request, fields: dict[str, str]) -> Response:
        """The same when the form has been read."""
        id_, what = request.path_params["id"], request.path_params["what"]
        guest, seat = self.house.known_guest(request), number_of(fields.get("seat", ""))
        seen = fields.get("seen", "")
        try:
            if what in DRAFTS:
                DRAFTS[what](self.tables, guest, id_, seat, seen)
            elif what == "answer":
                self.tables.answer(guest, id_, seat, fields.get("choice", ""), seen)
            elif what == "hand":
                self.tables.hand_over(guest, id_, seat, fields.get("bot", ""))
            else:
                raise Trouble(404, "web-no-such-page")
        except Illegal as error:
            return self.pages.shown(request, id_, error.status, self.reason(request, id_, error))
        except Stale as error:
            notice = Notice(reader_of(request).say(error.message))
            return self.pages.shown(request, id_, error.status, notice)
        return back_to(f"/table/{id_}")

    def reason(self, request: Request, id_: str, error: Illegal) -> Notice:
        """Why not, and by which rule, in the reader's language."""
        table = self.tables.table(id_)
        names = tuple(chair.name for chair in table.chairs)
        voice = reader_of(request).speaker(table.game, names)
        return Notice(voice.refusal(error.refusal), voice.rule(error.refusal.rule))
