"""What holds for every page: its marks fit together, its words are there, all has a name."""

import re
from collections import Counter
from html.parser import HTMLParser

import pytest

from highlands.words.language import LANGUAGES
from tests.web.browser import Browser, Table

REFERRING = ("for", "aria-labelledby", "aria-describedby")
HEADINGS = ("h1", "h2", "h3", "h4")


class Page(HTMLParser):
    """Collects what must fit together."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.named: set[str] = set()
        self.headings: list[int] = []
        self.nameless: list[str] = []
        self.labelled: set[str] = set()
        self.within_label = 0
        self.landmarks: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if "id" in given:
            self.ids.append(given["id"])
        self.named |= {word for name in REFERRING for word in given.get(name, "").split()}
        for name in ("href", "xlink:href"):
            if given.get(name, "").startswith("#"):
                self.named.add(given[name][1:])
        if tag in HEADINGS:
            self.headings.append(HEADINGS.index(tag) + 1)
        if tag in {"main", "header", "nav"}:
            self.landmarks.append(tag)
        if tag == "label":
            self.within_label += 1
        hidden = given.get("type") == "hidden" or self.within_label
        if tag in {"input", "select"} and not hidden and "aria-label" not in given:
            self.nameless.append(given.get("id", given.get("name", "")))
        if tag == "label":
            self.labelled.add(given.get("for", ""))
        if tag == "svg" and given.get("role") == "img":
            assert given.get("aria-label"), given

    def handle_endtag(self, tag: str) -> None:
        if tag == "label":
            self.within_label -= 1


def check(browser: Browser, path: str) -> None:
    """One page, in the language of the browser."""
    text = browser.open(path).text
    page = Page()
    page.feed(text)
    assert [id_ for id_, count in Counter(page.ids).items() if count > 1] == []
    assert page.named - set(page.ids) == set()
    assert page.headings[:1] == [1]
    steps = zip(page.headings, page.headings[1:], strict=False)
    assert [pair for pair in steps if pair[1] > pair[0] + 1] == []
    assert set(page.nameless) <= page.labelled
    assert page.landmarks.count("main") == 1
    assert not re.search(r"web-[a-z]+-?[a-z]*[^a-z./\"-]", re.sub(r"<[^>]*>", "", text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["glen-more", "orchard"])
def test_every_page_is_sound(table: Table, game: str, language: str) -> None:
    browser = table.browser(language)
    for path in ("/", "/me", f"/new/{game}", "/nowhere"):
        check(browser, path)
    check(browser, browser.make(game, "me", "open", "friend", name="Anna"))
    playing = browser.make(game, "me", "bot-random", "bot-random")
    check(browser, playing)
    check(table.browser(language), playing)
    browser.open(playing)
    form = browser.form("/hand")
    assert form is not None
    browser.submit(form, bot="random")
    assert table.house.tables.sitting(playing.rpartition("/")[2]).game.over
    check(browser, playing)
    for path in ("/", "/me"):
        check(browser, path)
