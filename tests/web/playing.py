"""Plays by pressing buttons, whichever the page offers."""

from random import Random

from tests.web.browser import Browser

ENDLESS = 3000


def answer(browser: Browser, luck: Random) -> bool:
    """Press one of the answers, or confirm the turn; whether there was anything to press."""
    form = browser.form("/answer")
    buttons = [button for button in form.buttons if not button.refused] if form else []
    if form is not None and buttons:
        browser.submit(form, luck.choice(buttons))
        assert browser.page.status_code == 200, browser.page.text
        return True
    if browser.form("/confirm") is not None:
        browser.press("/confirm")
        assert browser.page.status_code == 200, browser.page.text
        return True
    return False


def play_on(path: str, browsers: list[Browser], luck: Random) -> int:
    """Until nobody is asked any more; how many buttons were pressed."""
    for count in range(ENDLESS):
        for browser in browsers:
            browser.open(path)
            if answer(browser, luck):
                break
        else:
            return count
    raise AssertionError("this game has no end")
