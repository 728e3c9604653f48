"""Guests, and the key that their cookies are signed with."""

from secrets import token_hex
from time import time
from typing import Final

from sqlalchemy import Connection, insert, select, update

from highlands.web.store.rows import Guest
from highlands.web.store.schema import GUESTS, SETTINGS

KEY: Final = "signing-key"


def signing_key(link: Connection) -> bytes:
    """The key of this file, made once; without it every cookie would end with the server."""
    found = link.scalar(select(SETTINGS.c.value).where(SETTINGS.c.name == KEY))
    if found is None:
        found = token_hex(32)
        link.execute(insert(SETTINGS).values(name=KEY, value=found))
    return bytes.fromhex(found)


def add_guest(link: Connection, name: str) -> Guest:
    guest = Guest(token_hex(8), name)
    link.execute(insert(GUESTS).values(id=guest.id, name=name, came=int(time())))
    return guest


def guest_called(link: Connection, id_: str) -> Guest | None:
    """The guest with an id."""
    row = link.execute(select(GUESTS).where(GUESTS.c.id == id_)).one_or_none()
    return None if row is None else Guest(row.id, row.name)


def rename_guest(link: Connection, id_: str, name: str) -> None:
    """From now on; at tables that play already the old name stays."""
    link.execute(update(GUESTS).where(GUESTS.c.id == id_).values(name=name))
