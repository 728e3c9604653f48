"""Guests keep their name, their tables and their way to read."""

import re

from tests.web.browser import Browser, Table


def test_a_personal_link_makes_one_the_same_guest_elsewhere(table: Table, anna: Browser) -> None:
    path = anna.quick("glen-more", "Anna")
    link = re.search(r'href="http://testserver(/me/[^"]+)"', anna.open("/me").text)
    assert link
    phone = table.browser("fr")
    assert path not in phone.open("/").text
    phone.open(link[1])
    assert path not in phone.client.get("/").text, "looking at a link is not yet following it"
    phone.press(link[1])
    assert path in phone.open("/").text
    phone.open(path)
    assert phone.form("/answer") is not None or phone.form("/confirm") is not None


def test_a_cookie_is_no_link_and_a_link_is_no_cookie(table: Table, anna: Browser) -> None:
    anna.quick("glen-more", "Anna")
    cookie = anna.client.cookies["highlands-guest"]
    assert table.browser().open(f"/me/{cookie}").status_code == 404


def test_language_follows_the_browser_until_it_is_chosen(table: Table) -> None:
    browser = table.browser("fr-CA, en;q=0.5")
    assert '<html lang="fr"' in browser.open("/").text
    form = next(form for form in browser.forms("/reader"))
    browser.submit(form, form.buttons[0])
    assert '<html lang="en"' in browser.page.text
    assert '<html lang="en"' in browser.open("/").text


def test_the_theme_is_kept(anna: Browser) -> None:
    anna.open("/me")
    form = next(form for form in anna.forms("/reader") if "theme" in form.fields)
    anna.submit(form, theme="dark")
    assert 'data-theme="dark"' in anna.open("/").text
    anna.submit(form, theme="pink")
    assert anna.page.status_code == 400


def test_a_switch_leads_nowhere_else(anna: Browser) -> None:
    for elsewhere in ("//evil.example", "https://evil.example", "/\\evil.example", ""):
        page = anna.client.post(
            "/reader", data={"language": "fr", "back": elsewhere}, follow_redirects=False
        )
        assert page.headers["location"] == "/"


def test_two_guests_of_one_name_are_told_apart(table: Table, anna: Browser) -> None:
    path = anna.make("orchard", "me", "open", name="Anna")
    other = table.browser()
    other.open(path)
    form = other.form("/join")
    assert form is not None
    other.submit(form, name="Anna")
    assert "Anna 2" in other.page.text


def test_a_seat_is_handed_to_a_bot_and_taken_back(table: Table, anna: Browser) -> None:
    path = anna.make("orchard", "me", "open", name="Anna", order="listed")
    bruce = table.browser()
    bruce.open(path)
    form = bruce.form("/join")
    assert form is not None
    bruce.submit(form, name="Bruce")
    anna.open(path)
    anna.press("/hand")
    assert "Anna has left the seat to a bot." in anna.page.text
    assert anna.form("/answer") is None
    bruce.open(path)
    assert bruce.form("/answer") is not None
    anna.open(path)
    anna.press("/hand")
    assert "Anna plays again." in anna.page.text


def test_who_only_watches_is_offered_nothing(table: Table, anna: Browser) -> None:
    path = anna.quick("glen-more", "Anna")
    watcher = table.browser()
    watcher.open(path)
    assert [form.action for form in watcher.forms()] == ["/reader"]
    assert "You are watching." in watcher.page.text
