"""A line to everybody who watches a table: the number of its revision, whenever it changes."""

from asyncio import timeout
from collections.abc import AsyncIterator
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from highlands.web.house import House
from highlands.web.live import CLOSED

BEAT: Final = 20.0  # seconds after which a silent line is shown to be alive
HEADERS: Final = {"cache-control": "no-store", "x-accel-buffering": "no"}


class TableEvents:
    """Server-sent events. They say that there is something new, never what."""

    def __init__(self, house: House) -> None:
        self.house = house

    def routes(self) -> list[Route]:
        return [Route("/table/{id}/events", self.events)]

    async def events(self, request: Request) -> Response:
        id_ = request.path_params["id"]
        await run_in_threadpool(self.house.tables.table, id_)
        return StreamingResponse(
            self.revisions(id_), media_type="text/event-stream", headers=HEADERS
        )

    async def revisions(self, id_: str) -> AsyncIterator[str]:
        """The revision now, and every one that follows."""
        listener = self.house.bell.listen(id_)
        try:
            found = await run_in_threadpool(self.house.tables.table, id_)
            yield f"retry: 2000\ndata: {found.revision}\n\n"
            while True:
                try:
                    async with timeout(BEAT):
                        revision = await listener[1].get()
                except TimeoutError:
                    yield ": still here\n\n"
                    continue
                if revision == CLOSED:
                    return
                yield f"data: {revision}\n\n"
        finally:
            self.house.bell.leave(id_, listener)
