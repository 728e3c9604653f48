"""The lobby, and the form of a new table."""

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from highlands.engine.setup import Box
from highlands.web.house import House, back_to, form_of
from highlands.web.lobby import boxes, lists_for, new_table_form, usual_sitters
from highlands.web.reader import reader_of
from highlands.web.store.rows import Guest
from highlands.web.wishes import SeatWish, known_rules


class LobbyPages:
    """The lobby, and what begins there."""

    def __init__(self, house: House) -> None:
        self.house = house

    def routes(self) -> list[Route]:
        """`/` and the forms of new tables."""
        return [
            Route("/", self.lobby),
            Route("/new/{game}", self.new),
            Route("/quick", self.quick, methods=["POST"]),
            Route("/tables", self.create, methods=["POST"]),
        ]

    def lobby(self, request: Request) -> Response:
        guest, reader = self.house.guest(request), reader_of(request)
        lists = lists_for(self.house.tables, guest, reader)
        return self.house.pages.show(request, "lobby.html", guest, lists=lists, boxes=boxes(reader))

    def new(self, request: Request) -> Response:
        game = known_rules(request.path_params["game"]).name
        form = new_table_form(game, reader_of(request))
        return self.house.pages.show(request, "new.html", self.house.guest(request), form=form)

    async def quick(self, request: Request) -> Response:
        """Play at once against bots."""
        fields = await form_of(request)
        game = known_rules(fields.get("game", "")).name
        wishes = [SeatWish(who) for who in usual_sitters(game) if who]
        return await self.make(request, fields.get("name", ""), game, wishes, {}, drawn=True)

    async def create(self, request: Request) -> Response:
        fields = await form_of(request)
        rules = known_rules(fields.get("game", ""))
        wishes = wishes_in(rules, dict(fields))
        options = {
            option.name: fields[f"option-{option.name}"]
            for option in rules.options
            if f"option-{option.name}" in fields
        }
        drawn = fields.get("order") == "drawn"
        name = fields.get("name", "")
        return await self.make(request, name, rules.name, wishes, options, drawn=drawn)

    async def make(
        self,
        request: Request,
        name: str,
        game: str,
        wishes: list[SeatWish],
        options: dict[str, str],
        *,
        drawn: bool,
    ) -> Response:
        """Make a table, and a guest of whoever is not one yet."""

        def made() -> tuple[Guest, str]:
            guest = self.house.guest(request)
            known = guest or self.house.guests.welcome(name or reader_of(request).say("web-guest"))
            return known, self.house.tables.make(known, game, wishes, options, drawn_order=drawn)

        guest, table = await run_in_threadpool(made)
        response = back_to(f"/table/{table}")
        self.house.remember(response, request, guest)
        return response


def wishes_in(box: Box, fields: dict[str, str]) -> list[SeatWish]:
    """Who shall sit at each seat; seats where nobody sits are left out."""
    asked = [
        SeatWish(fields.get(f"seat-{number}", ""), fields.get(f"name-{number}", ""))
        for number in range(box.seats[-1])
    ]
    return [wish for wish in asked if wish.who]
