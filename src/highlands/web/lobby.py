"""The lobby: my tables, tables that wait for anybody, finished games; and the form of a new one."""

from dataclasses import dataclass
from typing import Final

from highlands.bots.bot import names as bot_names
from highlands.engine.registry import names as game_names
from highlands.engine.registry import rules_of
from highlands.engine.seat import Seat
from highlands.web.board import capital
from highlands.web.reader import Reader
from highlands.web.store import gatherings
from highlands.web.store.rows import Gathering, Guest, Stage
from highlands.web.table_page import worded
from highlands.web.tables import Tables
from highlands.web.wishes import BOT, HERE, ME

MOST: Final = 12  # tables in one list
USUAL: Final = 3  # seats taken on the form of a new table, if the game has so many


@dataclass(frozen=True, slots=True)
class Row:
    """A table in a list."""

    id: str
    title: str
    names: list[tuple[Seat, str]]
    note: str
    my_turn: bool = False


@dataclass(frozen=True, slots=True)
class Lists:
    """The three lists of the lobby."""

    mine: list[Row]
    open: list[Row]
    finished: list[Row]


def lists_for(tables: Tables, guest: Guest | None, reader: Reader) -> Lists:
    """The tables that a guest should see."""
    with tables.database.reading() as link:
        own: list[Gathering] = []
        over: list[Gathering] = []
        if guest is not None:
            going = [Stage.GATHERING, Stage.PLAYING]
            own = gatherings.of_guest(link, guest.id, going, MOST)
            over = gatherings.of_guest(link, guest.id, [Stage.FINISHED], MOST)
        waiting = gatherings.open_to_all(link, MOST)
        results = gatherings.results_of(link, [table.id for table in over])
    mine = [own_row(tables, table, guest, reader) for table in own]
    mine.sort(key=lambda row: not row.my_turn)
    known = {table.id for table in own}
    finished = []
    for table in over:
        scores = results[table.id].scores
        places = [seat for shared in results[table.id].ranking for seat in shared]
        names = [(seat, f"{table.chairs[seat].name} {scores[seat]}") for seat in places]
        finished.append(Row(table.id, reader.title(table.game), names, ""))
    return Lists(
        mine,
        [plain_row(table, reader) for table in waiting if table.id not in known],
        finished,
    )


def plain_row(table: Gathering, reader: Reader) -> Row:
    """A table that still gathers players."""
    free = sum(not chair.taken for chair in table.chairs)
    note = reader.say("web-seats-free", count=free)
    return Row(table.id, reader.title(table.game), seated(table), note)


def seated(table: Gathering) -> list[tuple[Seat, str]]:
    return [(chair.number, chair.name) for chair in table.chairs if chair.taken]


def own_row(tables: Tables, table: Gathering, guest: Guest | None, reader: Reader) -> Row:
    """A table at which the guest sits: whose turn it is."""
    if table.stage is Stage.GATHERING or guest is None:
        return plain_row(table, reader)
    pending = tables.sitting(table.id).game.pending
    asked = [chair for chair in table.chairs if chair.number in pending]
    my_turn = any(chair.guest == guest.id and not chair.bot for chair in asked)
    players = ", ".join(chair.name for chair in asked)
    note = "" if my_turn else reader.say("web-waiting-for", players=players)
    return Row(table.id, reader.title(table.game), seated(table), note, my_turn)


@dataclass(frozen=True, slots=True)
class Box:
    """A game that can be played, as the lobby offers it."""

    name: str
    title: str
    seats: str


@dataclass(frozen=True, slots=True)
class Value:
    """One value of an option, with a sentence."""

    value: str
    words: str
    text: str


@dataclass(frozen=True, slots=True)
class Agreement:
    """Something the table may agree on; the first value is the usual one."""

    name: str
    words: str
    text: str
    values: list[Value]


@dataclass(frozen=True, slots=True)
class NewTable:
    """The form of a new table: for each seat who may sit there, and who does usually."""

    box: Box
    least: int
    usual: list[str]
    sitters: list[tuple[str, str]]
    options: list[Agreement]


def boxes(reader: Reader) -> list[Box]:
    """Everything there is to play."""
    return [box_of(name, reader) for name in game_names()]


def box_of(game: str, reader: Reader) -> Box:
    few, many = rules_of(game).seats[0], rules_of(game).seats[-1]
    count = str(few) if few == many else f"{few}–{many}"
    return Box(game, reader.title(game), reader.say("web-players", count=count))


def usual_sitters(game: str) -> list[str]:
    """A guest and the best bots, as many as is usual; the other seats stay away."""
    seats = rules_of(game).seats
    count = min(max(USUAL, seats[0]), seats[-1])
    strongest = BOT + bot_names()[-1]
    return [ME, *[strongest] * (count - 1), *[""] * (seats[-1] - count)]


def new_table_form(game: str, reader: Reader) -> NewTable:
    """What can be agreed on before a game."""
    rules = rules_of(game)
    voice = reader.speaker(game)
    sitters = [("", reader.say("web-sitter-nobody")), (ME, reader.say("web-sitter-me"))]
    sitters += [(BOT + bot, bot_called(bot, reader)) for bot in reversed(bot_names())]
    sitters += [(who, reader.say(f"web-sitter-{who}")) for who in ("friend", "open", HERE)]
    options = []
    for option in rules.options:
        message = f"option-{option.name}"
        values = [
            Value(
                value,
                worded(voice, f"{message}-{value}", value),
                worded(voice, f"{message}-{value}.text", ""),
            )
            for value in option.values
        ]
        words = capital(worded(voice, message, option.name))
        options.append(Agreement(option.name, words, worded(voice, f"{message}.text", ""), values))
    return NewTable(box_of(game, reader), rules.seats[0], usual_sitters(game), sitters, options)


def bot_called(bot: str, reader: Reader) -> str:
    """A bot by its kind."""
    return worded(reader.speaker(), f"web-bot-{bot}", bot)
