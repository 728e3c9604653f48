"""Who somebody is: a name, kept by a signed cookie, and a personal link for another device."""

from hmac import compare_digest
from hmac import new as keyed_hash
from typing import Final

from highlands.web.store import people
from highlands.web.store.database import Database
from highlands.web.store.rows import Guest
from highlands.web.trouble import Trouble
from highlands.web.wishes import good_name

COOKIE: Final = "highlands-guest"
A_YEAR: Final = 365 * 24 * 3600
DIGITS: Final = 32


class Guests:
    """Knows guests by what their browsers hand in. The key is made once and stays in the file."""

    def __init__(self, database: Database) -> None:
        self.database = database
        with database.writing() as link:
            self.key = people.signing_key(link)

    def known(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie, if it is one of ours."""
        return self.signed(cookie, "cookie")

    def of_link(self, token: str) -> Guest:
        """The guest of a personal link."""
        guest = self.signed(token, "link")
        if guest is None:
            raise Trouble(404, "web-no-such-link")
        return guest

    def welcome(self, name: str) -> Guest:
        """Somebody new."""
        with self.database.writing() as link:
            return people.add_guest(link, good_name(name))

    def rename(self, guest: Guest, name: str) -> Guest:
        """The same guest under another name."""
        called = good_name(name)
        with self.database.writing() as link:
            people.rename_guest(link, guest.id, called)
        return Guest(guest.id, called)

    def cookie(self, guest: Guest) -> str:
        return self.sign(guest.id, "cookie")

    def token(self, guest: Guest) -> str:
        """The secret part of the personal link; it is no cookie, nor the other way round."""
        return self.sign(guest.id, "link")

    def sign(self, id_: str, purpose: str) -> str:
        digest = keyed_hash(self.key, f"{purpose} {id_}".encode(), "sha256").hexdigest()
        return f"{id_}.{digest[:DIGITS]}"

    def signed(self, text: str | None, purpose: str) -> Guest | None:
        """The guest named in a text that we have signed for a purpose."""
        id_ = (text or "").partition(".")[0]
        if not text or not compare_digest(text.encode(), self.sign(id_, purpose).encode()):
            return None
        with self.database.reading() as link:
            return people.guest_called(link, id_)
