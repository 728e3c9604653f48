"""Who sits where: people at this keyboard, and bots."""

from collections.abc import Sequence
from re import compile as pattern
from typing import Final, NamedTuple

from highlands.bots.bot import UnknownBot
from highlands.bots.bot import names as bot_names
from highlands.cli.trouble import trouble
from highlands.engine.quoted import quoted

YOU: Final = ("you", "vous", "moi")
WITH_BOT: Final = pattern(r".* \(([a-z0-9-]+)\)")
NUMBERED: Final = pattern(r"([a-z0-9-]+) [2-9]")


class Sitter(NamedTuple):
    """A name, and the bot that answers for it; without one it is a person."""

    name: str
    bot: str = ""


def read_seats(text: str, player: str) -> list[Sitter]:
    """`you,greedy`, `Anna,Bruce,greedy:Clara`: people by name, bots by theirs.

    `player` is what somebody is called who gives no name.
    """
    sitters: list[Sitter] = []
    for part in text.split(","):
        sitters.append(read_seat(part.strip(), [sitter.name for sitter in sitters], player))
    return sitters


def read_seat(text: str, taken: Sequence[str], player: str) -> Sitter:
    """One seat. A bot's name tells that it is one, so that a record tells it too."""
    bot, colon, name = text.partition(":")
    if colon:
        bot = bot.strip()
        if bot not in bot_names():
            known = ", ".join(bot_names())
            raise UnknownBot(f"there is no bot {quoted(bot)}; there is {known}")
        if not name.strip():
            raise trouble("bot-name", bot=f"{bot}:")
        return Sitter(f"{name.strip()} ({bot})", bot)
    if text in bot_names():
        return Sitter(numbered(text, taken), text)
    if text.lower() in YOU:
        return Sitter(f"{player} {len(taken) + 1}")
    return Sitter(text)


def numbered(name: str, taken: Sequence[str]) -> str:
    """A name nobody has yet."""
    count, free = 1, name
    while free in taken:
        count += 1
        free = f"{name} {count}"
    return free


def sitters_named(names: Sequence[str]) -> list[Sitter]:
    """Who is a bot, by the names in a record."""
    return [Sitter(name, bot_of(name)) for name in names]


def bot_of(name: str) -> str:
    """The bot that a name tells of; nothing for a person's."""
    found = WITH_BOT.fullmatch(name) or NUMBERED.fullmatch(name)
    bot = found[1] if found else name
    return bot if bot in bot_names() else ""


def called(names: Sequence[str]) -> list[str]:
    """What to call everybody at the table: without the bot's name behind it, if that is clear."""
    bare = [name.removesuffix(f" ({bot_of(name)})") for name in names]
    return [one if bare.count(one) == 1 else name for one, name in zip(bare, names, strict=True)]
