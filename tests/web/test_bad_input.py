"""What goes wrong is said in one sentence with the right status, and changes nothing."""

import re
from random import Random

import pytest

from highlands.web.guard import LARGEST
from tests.web.browser import Browser, Button, Form, Table
from tests.web.playing import answer


def state(table: Table, path: str) -> object:
    """Everything of a table that a request could have changed."""
    sitting = table.house.tables.sitting(path.rpartition("/")[2])
    return sitting.table.revision, list(sitting.deeds), dict(sitting.drafts), sitting.table.chairs


def sentence(browser: Browser) -> str:
    """What the page says went wrong."""
    text = browser.page.text
    found = re.search(r'role="alert">.*?<span>(.*?)</span>', text, re.DOTALL) or re.search(
        r"<main class=\"paper\">\s*<h1>.*?</h1>\s*<p>(.*?)</p>", text, re.DOTALL
    )
    assert found, text
    return found[1]


@pytest.fixture
def path(anna: Browser) -> str:
    return anna.make("glen-more", "me", "bot-random", name="Anna", order="listed")


def answers(browser: Browser, path: str) -> Form:
    browser.open(path)
    form = browser.form("/answer")
    assert form is not None
    return form


def test_a_stale_answer_and_a_repeated_one_change_nothing(
    table: Table, anna: Browser, path: str
) -> None:
    form = answers(anna, path)
    anna.submit(form, form.buttons[0])
    before = state(table, path)
    anna.submit(form, form.buttons[0])
    assert anna.page.status_code == 409
    assert "Nothing was done" in sentence(anna)
    assert state(table, path) == before


def test_undo_never_makes_a_stale_page_true_again(table: Table, anna: Browser, path: str) -> None:
    form = answers(anna, path)
    anna.submit(form, form.buttons[0])
    anna.press("/undo")
    before = state(table, path)
    anna.submit(form, form.buttons[0])
    assert anna.page.status_code == 409
    assert state(table, path) == before


def test_a_turn_is_taken_back_given_again_and_begun_anew(
    table: Table, anna: Browser, path: str
) -> None:
    form = answers(anna, path)
    sitting = table.house.tables.sitting(path.rpartition("/")[2])
    anna.submit(form, form.buttons[0])
    given = sitting.draft(0).given
    anna.press("/undo")
    assert sitting.draft(0).given == ()
    anna.press("/redo")
    assert sitting.draft(0).given == given
    anna.press("/restart")
    assert sitting.draft(0).given == ()
    assert sitting.draft(0).revision == 4


def test_a_turn_is_confirmed_only_when_it_is_complete(
    table: Table, anna: Browser, path: str
) -> None:
    form = answers(anna, path)
    anna.submit(form, form.buttons[0])
    before = state(table, path)
    form = answers(anna, path)
    anna.submit(Form(f"{path}/confirm", "post", dict(form.fields)))
    assert (anna.page.status_code, sentence(anna)) == (409, "Your turn is not complete yet.")
    assert state(table, path) == before


def test_a_refused_option_answers_with_the_rule(table: Table, anna: Browser, path: str) -> None:
    luck = Random(3)
    form, refused = refused_answers(anna, path)
    while form is None or not refused:
        assert answer(anna, luck), "nothing was refused in this game"
        form, refused = refused_answers(anna, path)
    before = state(table, path)
    anna.submit(form, refused[0])
    assert anna.page.status_code == 422
    assert "Rule: " in sentence(anna)
    assert state(table, path) == before


def refused_answers(browser: Browser, path: str) -> tuple[Form | None, list[Button]]:
    browser.open(path)
    form = browser.form("/answer")
    return form, [button for button in form.buttons if button.refused] if form else []


@pytest.mark.parametrize("choice", ["", "take", "take space:99", "dance", "<b>", "x" * 10_000])
def test_what_is_no_choice_is_refused(table: Table, anna: Browser, path: str, choice: str) -> None:
    form = answers(anna, path)
    before = state(table, path)
    anna.submit(form, choice=choice)
    assert anna.page.status_code == 422
    assert choice == "" or "x" * 300 not in anna.page.text
    assert state(table, path) == before


@pytest.mark.parametrize("what", ["answer", "undo", "confirm", "hand"])
def test_nobody_answers_for_a_seat_of_somebody_else(
    table: Table, anna: Browser, path: str, what: str
) -> None:
    form = answers(anna, path)
    before = state(table, path)
    stranger, known = table.browser(), table.browser()
    known.quick("glen-more", "Bruce")
    for browser in (stranger, known):
        fields = form.fields | {"choice": form.buttons[0].value, "bot": "random"}
        browser.submit(Form(f"{path}/{what}", "post", fields))
        assert (browser.page.status_code, sentence(browser)) == (403, "This is not your seat.")
    anna.submit(Form(f"{path}/{what}", "post", form.fields | {"seat": "1"}))
    assert anna.page.status_code == 403
    assert state(table, path) == before


@pytest.mark.parametrize("seat", ["", "-1", "9", "99999", "one", "٣"])
def test_a_seat_that_is_none_is_refused(table: Table, anna: Browser, path: str, seat: str) -> None:
    form = answers(anna, path)
    before = state(table, path)
    anna.submit(form, form.buttons[0], seat=seat)
    assert anna.page.status_code in {400, 403}
    assert state(table, path) == before


@pytest.mark.parametrize(
    "headers", [{"origin": "https://elsewhere.example"}, {"sec-fetch-site": "cross-site"}]
)
def test_a_form_of_another_site_is_refused(
    table: Table, anna: Browser, path: str, headers: dict[str, str]
) -> None:
    form = answers(anna, path)
    before = state(table, path)
    fields = form.fields | {"choice": form.buttons[0].value}
    anna.page = anna.client.post(form.action, data=fields, headers=headers)
    assert (anna.page.status_code, sentence(anna)) == (
        403,
        "This form does not come from our pages.",
    )
    assert state(table, path) == before


def test_a_body_that_is_too_long_is_refused(table: Table, anna: Browser, path: str) -> None:
    form = answers(anna, path)
    before = state(table, path)
    anna.submit(form, choice="x" * (LARGEST + 1))
    assert (anna.page.status_code, sentence(anna)) == (
        413,
        "That is too long for any form of ours.",
    )
    pieces = (b"choice=" + b"x" * 1000 for _ in range(LARGEST // 500))
    kind = {"content-type": "application/x-www-form-urlencoded"}
    anna.page = anna.client.post(form.action, content=pieces, headers=kind)
    assert anna.page.status_code == 413
    assert state(table, path) == before


def test_a_forged_cookie_is_nobody(table: Table, anna: Browser, path: str) -> None:
    form = answers(anna, path)
    cookie = anna.client.cookies["highlands-guest"]
    other = "0" if cookie[-1] != "0" else "1"
    for forged in (cookie[:-1] + other, "x", "", cookie + "x", "é"):
        browser = table.browser()
        browser.client.headers.update([(b"cookie", f"highlands-guest={forged}".encode())])
        browser.submit(form, form.buttons[0])
        assert browser.page.status_code == 403


@pytest.mark.parametrize(
    "path",
    ["/nowhere", "/table/0000", "/new/chess", "/table/0000/record", "/table/0000/events", "/me/x.y",
     "/join/0000/x", "/static/nothing.css", "/static/../app.py"],
)  # fmt: skip
def test_what_is_not_there_is_said_in_a_sentence(anna: Browser, path: str) -> None:
    anna.open(path)
    assert anna.page.status_code == 404
    assert sentence(anna).endswith(".")


NO_NAMES = ["", " ", "x" * 10_000, "Anna, Bruce", "a:b", "#x", "nature", "\x00"]


@pytest.mark.parametrize("name", NO_NAMES)
def test_a_name_that_cannot_stand_in_a_record_is_refused(anna: Browser, name: str) -> None:
    anna.open("/me")
    form = anna.form("/me")
    assert form is not None
    anna.submit(form, name=name)
    assert anna.page.status_code == 422
    assert "A name has 1 to 40 characters" in sentence(anna)


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "{{ 7 * 7 }}", "{ $x }", '"><b>'])
def test_a_name_is_shown_as_it_is_and_never_run(anna: Browser, name: str) -> None:
    path = anna.quick("glen-more", name)
    for page in (path, "/", "/me"):
        text = anna.open(page).text
        assert "<script>alert" not in text
        assert '"><b>' not in text
        assert ">49<" not in text
    record = anna.open(f"{path}/record").text
    assert name in record


@pytest.mark.parametrize(
    ("seats", "fields", "status"),
    [
        (["me"], {}, 422),
        (["me", "robot"], {}, 422),
        (["me", "bot-deep-thought"], {}, 422),
        (["me", "bot-random"], {"option_points": "no such value"}, 422),
        (["me", "bot-random"], {"order": "x" * 70_000}, 413),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    anna: Browser, seats: list[str], fields: dict[str, str], status: int
) -> None:
    anna.make("glen-more", *seats, name="Anna", **fields)
    assert anna.page.status_code == status
    assert "/table/" not in anna.open("/").text


def test_a_guest_can_make_only_so_many_tables(anna: Browser) -> None:
    for _ in range(12):
        anna.make("orchard", "me", "open", name="Anna")
        assert anna.page.status_code == 200
    anna.make("orchard", "me", "open")
    assert anna.page.status_code == 429
    assert "12 tables" in sentence(anna)


def test_a_friends_seat_needs_the_link_and_a_closed_table_is_gone(
    table: Table, anna: Browser
) -> None:
    path = anna.make("orchard", "me", "friend", name="Anna")
    bruce = table.browser()
    bruce.open(path)
    assert bruce.form("/join") is None
    bruce.submit(Form(f"{path}/join", "post", {"seat": "1", "name": "Bruce", "invitation": ""}))
    assert bruce.page.status_code == 403
    bruce.submit(Form(f"{path}/close", "post"))
    assert bruce.page.status_code == 403
    anna.open(path)
    anna.press("/close")
    assert anna.open(path).status_code == 410
