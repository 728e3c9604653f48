"""What somebody wants of a new table, and the table that comes of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import SystemRandom
from secrets import choice, randbits, token_hex, token_urlsafe
from time import time
from typing import Any, Final

from highlands.bots.bot import names as bot_names
from highlands.engine.luck import SEEDS
from highlands.engine.registry import UnknownGame, rules_of
from highlands.engine.rules import Rules, Unagreeable
from highlands.engine.setup import fault, settle_options
from highlands.web.store.rows import Chair, Gathering, Guest, Kind, Stage
from highlands.web.trouble import Trouble

ME: Final = "me"  # the guest who makes the table
HERE: Final = "here"  # somebody else on the same screen
BOT: Final = "bot-"  # followed by the bot's name
BOTS_ARE_CALLED: Final = (
    "Isla", "Hamish", "Morag", "Angus", "Eilidh", "Fergus", "Mairi", "Lachlan", "Una", "Torquil",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class SeatWish:
    """Who shall sit at a seat: `me`, `here`, `open`, `friend`, or `bot-` and a bot's name."""

    who: str
    name: str = ""


def known_rules(game: str) -> Rules[Any]:
    """The rules of a game that is here."""
    try:
        return rules_of(game)
    except UnknownGame as error:
        raise Trouble(404, "web-no-such-game") from error


def good_name(name: str) -> str:
    """A name that can stand in a record; blanks around it do not count."""
    wanted = " ".join(name.split())
    if fault(wanted):
        raise Trouble(422, "web-bad-name")
    return wanted


def free_name(wanted: str, taken: Sequence[str]) -> str:
    """The name, or if somebody at the table has it, the name with a number."""
    free, count = wanted, 1
    while free in taken:
        count += 1
        free = f"{wanted[:36]} {count}"
    return free


def new_table(
    guest: Guest,
    game: str,
    wishes: Sequence[SeatWish],
    options: Mapping[str, str],
    *,
    drawn_order: bool,
) -> Gathering:
    """The table that was wished for, if it can be."""
    rules = known_rules(game)
    if len(wishes) not in rules.seats:
        few, many = rules.seats[0], rules.seats[-1]
        raise Trouble(422, "web-how-many", few=few, many=many, count=len(wishes))
    try:
        agreed = settle_options(rules, options)
    except Unagreeable as error:
        raise Trouble(422, "web-no-such-option") from error
    chairs: list[Chair] = []
    for number, wish in enumerate(wishes):
        chairs.append(wished_chair(number, wish, guest, [chair.name for chair in chairs]))
    return Gathering(
        id=token_hex(8),
        game=rules.name,
        rules_version=rules.version,
        options=agreed,
        seed=randbits(SEEDS.bit_length() - 1),
        stage=Stage.GATHERING,
        drawn_order=drawn_order,
        invitation=token_urlsafe(12),
        creator=guest.id,
        revision=0,
        changed=int(time()),
        chairs=tuple(chairs),
    )


def wished_chair(number: int, wish: SeatWish, guest: Guest, taken: Sequence[str]) -> Chair:
    """One seat of a new table."""
    if wish.who == ME:
        return Chair(number, Kind.PERSON, free_name(guest.name, taken), guest.id)
    if wish.who == HERE:
        name = good_name(wish.name or guest.name)
        return Chair(number, Kind.PERSON, free_name(name, taken), guest.id)
    if wish.who in {Kind.OPEN, Kind.FRIEND}:
        return Chair(number, Kind(wish.who))
    bot = wish.who.removeprefix(BOT)
    if not wish.who.startswith(BOT) or bot not in bot_names():
        raise Trouble(422, "web-no-such-seat")
    free = [name for name in BOTS_ARE_CALLED if name not in {*taken, guest.name}]
    return Chair(number, Kind.BOT, choice(free), bot=bot)


def in_order(table: Gathering) -> Gathering:
    """The table with its seats as they will play, mixed if that was agreed."""
    if not table.drawn_order:
        return table
    mixed = list(table.chairs)
    SystemRandom().shuffle(mixed)
    chairs = tuple(replace(chair, number=number) for number, chair in enumerate(mixed))
    return replace(table, chairs=chairs)
