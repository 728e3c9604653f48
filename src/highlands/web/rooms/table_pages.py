"""The page of a table in every stage, for whoever opens it."""

from dataclasses import dataclass

from segno import make_qr
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from highlands.engine.record import write, write_for
from highlands.web.house import House, back_to
from highlands.web.reader import reader_of
from highlands.web.store.rows import Gathering, Guest, Stage
from highlands.web.table_page import page_of, viewer_of
from highlands.web.trouble import Trouble


@dataclass(frozen=True, slots=True)
class Notice:
    """What a page says above all else: why something was not done, and by which rule."""

    said: str = ""
    rule: str = ""


class TablePages:
    """Shows tables."""

    def __init__(self, house: House) -> None:
        self.house = house

    def routes(self) -> list[Route]:
        """`/table/...`, and the way of a friend's link."""
        return [
            Route("/table/{id}", self.table),
            Route("/table/{id}/record", self.record),
            Route("/join/{id}/{invitation}", self.invited),
        ]

    def table(self, request: Request) -> Response:
        return self.shown(request, request.path_params["id"])

    def shown(
        self, request: Request, id_: str, code: int = 200, notice: Notice | None = None
    ) -> Response:
        """A table as it stands, perhaps with a notice."""
        guest = self.house.guest(request)
        found = self.house.tables.table(id_)
        if found.stage is Stage.CLOSED:
            raise Trouble(410, "web-closed")
        if found.stage is Stage.GATHERING:
            return self.gathering(request, found, guest)
        sitting = self.house.tables.sitting(id_)
        with sitting.lock:
            page = page_of(sitting, guest, reader_of(request))
        return self.house.pages.show(
            request,
            "table.html",
            guest,
            code,
            id=id_,
            page=page,
            notice=notice or Notice(),
            sprite=page.board.sprite,
        )

    def gathering(
        self, request: Request, found: Gathering, guest: Guest | None, invitation: str = ""
    ) -> Response:
        """Who is there, and who is missing; those who are there see the link for friends."""
        creator = guest is not None and guest.id == found.creator
        seated = guest is not None and guest.id in {chair.guest for chair in found.chairs}
        link = qr = ""
        if seated or creator:
            link = f"{request.base_url}join/{found.id}/{found.invitation}"
            qr = make_qr(link).svg_inline(scale=4, border=2, light="white")
        return self.house.pages.show(
            request,
            "gathering.html",
            guest,
            table=found,
            title=reader_of(request).title(found.game),
            invited=invitation == found.invitation,
            invitation=invitation,
            creator=creator,
            seated=seated,
            link=link,
            qr=qr,
        )

    def invited(self, request: Request) -> Response:
        """Somebody follows a friend's link."""
        found = self.house.tables.table(request.path_params["id"])
        invitation = request.path_params["invitation"]
        if found.stage is not Stage.GATHERING:
            return back_to(f"/table/{found.id}")
        if invitation != found.invitation:
            raise Trouble(404, "web-not-invited")
        return self.gathering(request, found, self.house.guest(request), invitation)

    def record(self, request: Request) -> Response:
        """The record, as far as the reader may know it; of a finished game all of it."""
        sitting = self.house.tables.sitting(request.path_params["id"])
        with sitting.lock:
            viewer = viewer_of(sitting, self.house.guest(request))
            text = write(sitting.game) if sitting.game.over else write_for(sitting.game, viewer)
        file = f"{sitting.table.game}-{sitting.table.id}.txt"
        headers = {
            "content-disposition": f'attachment; filename="{file}"',
            "cache-control": "no-store",
        }
        return PlainTextResponse(text, headers=headers)
