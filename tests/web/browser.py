"""A browser without scripts: it reads pages and follows the forms that stand on them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

from httpx2 import Response
from starlette.testclient import TestClient

from highlands.web.app import make_app
from highlands.web.house import House
from highlands.web.thinking import AtOnce

HERE = "http://testserver"
SEAT_MARK = "seat-"


@dataclass
class Button:
    name: str
    value: str
    words: str = ""
    refused: bool = False


@dataclass
class Form:
    action: str
    method: str
    fields: dict[str, str] = field(default_factory=dict)
    buttons: list[Button] = field(default_factory=list)


class Forms(HTMLParser):
    """Collects the forms of a page with what is filled in already."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[Form] = []
        self.form: Form | None = None
        self.button: Button | None = None
        self.select = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.form = Form(given["action"], given.get("method", "get"))
            self.found.append(self.form)
        if self.form is None:
            return
        if tag == "input" and given.get("name"):
            if given.get("type") != "radio" or "checked" in given:
                self.form.fields[given["name"]] = given.get("value", "")
        elif tag == "select":
            self.select = given["name"]
        elif tag == "option":
            if "selected" in given or self.select not in self.form.fields:
                self.form.fields[self.select] = given["value"]
        elif tag == "button":
            refused = given.get("aria-disabled") == "true"
            self.button = Button(given.get("name", ""), given.get("value", ""), refused=refused)
            self.form.buttons.append(self.button)

    def handle_data(self, data: str) -> None:
        if self.button is not None:
            self.button.words = f"{self.button.words} {data.strip()}".strip()

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self.form = None
        elif tag == "button":
            self.button = None


class Browser:
    """One person with one jar of cookies."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.page: Response = client.get("/")

    def open(self, path: str) -> Response:
        self.page = self.client.get(path)
        return self.page

    def forms(self, ending: str = "") -> Iterator[Form]:
        """The forms of the page that lead to such an address."""
        parser = Forms()
        parser.feed(self.page.text)
        yield from (form for form in parser.found if form.action.endswith(ending))

    def form(self, ending: str) -> Form | None:
        return next(self.forms(ending), None)

    def submit(self, form: Form, button: Button | None = None, **fields: str) -> Response:
        """Press a button of a form, or its only one."""
        filled = form.fields | fields
        if button is not None and button.name:
            filled[button.name] = button.value
        self.page = self.client.post(form.action, data=filled)
        return self.page

    def press(self, ending: str) -> Response:
        """Press the button of the form that leads there; it must be on the page."""
        form = self.form(ending)
        assert form is not None, f"no form leads to {ending}"
        return self.submit(form, form.buttons[0] if form.buttons else None)

    def quick(self, game: str, name: str = "Anna") -> str:
        """Play at once against bots; where the table is."""
        self.open("/")
        form = next(form for form in self.forms("/quick") if form.fields["game"] == game)
        form.fields |= {"name": name} if "name" in form.fields else {}
        self.submit(form)
        assert self.page.status_code == 200
        return self.page.url.path

    def make(self, game: str, *seats: str, **fields: str) -> str:
        """Fill in the form of a new table; where the table is."""
        self.open(f"/new/{game}")
        form = self.form("/tables")
        assert form is not None
        for name in [name for name in form.fields if name.startswith(SEAT_MARK)]:
            form.fields[name] = ""
        form.fields |= {f"{SEAT_MARK}{number}": seat for number, seat in enumerate(seats)}
        form.fields |= {name.replace("_", "-"): value for name, value in fields.items()}
        self.submit(form)
        return self.page.url.path


class Table:
    """A server over a folder, with as many browsers as one likes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.app = make_app(folder, AtOnce())

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def browser(self, language: str = "en") -> Browser:
        headers = {"accept-language": language}
        return Browser(TestClient(self.app, HERE, headers=headers, raise_server_exceptions=True))

    def close(self) -> None:
        self.house.close()
