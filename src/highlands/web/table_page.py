"""All that the page of a table shows to one reader, and nothing the reader may not know."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from highlands.engine.game import Game
from highlands.engine.seat import Seat
from highlands.parts.picture import beside_rules, scene_of
from highlands.web.asked import Asked, asked_of
from highlands.web.board import Board, board_of, capital
from highlands.web.chronicle import Entry, chronicle_of, told
from highlands.web.reader import Reader
from highlands.web.sitting import Sitting
from highlands.web.store.rows import Chair, Guest
from highlands.words.points import scored
from highlands.words.speak import Speaker

ENTRIES: Final = 60


@dataclass(frozen=True, slots=True)
class Seated:
    """A seat as the page shows it."""

    chair: Chair
    mine: bool
    asked: bool
    place: int | None  # at the end of the game
    points: int | None

    def notes(self, say: Callable[..., str]) -> list[str]:
        """What stands behind the name."""
        found = [say("web-you")] if self.mine else []
        found += [say("web-at-turn")] if self.asked else []
        return found + ([say("web-place", place=self.place)] if self.place else [])


@dataclass(frozen=True, slots=True)
class Prospect:
    """A line of points as they would be scored now: a figure and its points for each seat."""

    words: str
    cells: list[str]
    strong: bool = False


@dataclass(frozen=True, slots=True)
class TablePage:
    """What the template is filled with."""

    title: str
    names: list[str]
    viewer: Seat | None
    over: bool
    seen: str
    revision: int
    prompt: str
    asked: Asked | None
    drafted: list[str]
    may_undo: bool
    may_redo: bool
    may_confirm: bool
    board: Board
    seats: list[Seated]
    remarks: list[str]
    prospects: list[Prospect]
    entries: list[Entry]
    options: list[tuple[str, str]]
    halted: bool


def viewer_of(sitting: Sitting, guest: Guest | None) -> Seat | None:
    """The seat whose page a guest sees; who has several sees the one that is asked."""
    own = [] if guest is None else [c for c in sitting.table.chairs if c.guest == guest.id]
    drafting = [chair for chair in own if sitting.draft(chair.number).given and not chair.bot]
    asked = [chair for chair in own if chair.number in sitting.game.pending and not chair.bot]
    return next((chair.number for chair in [*drafting, *asked, *own]), None)


def page_of(sitting: Sitting, guest: Guest | None, reader: Reader) -> TablePage:
    """The page of a table before a guest, or before somebody unknown."""
    viewer = viewer_of(sitting, guest)
    table = sitting.table
    position = sitting.position(viewer)
    game = position.game
    names = tuple(chair.name for chair in table.chairs)
    voice = reader.speaker(table.game, names)
    acting = viewer is not None and not table.chairs[viewer].bot and not sitting.halted
    asked = asked_of(game, viewer, voice) if acting and viewer is not None else None
    board = board_of(scene_of(game, viewer, own=True), voice)
    drafted = told(position.deeds, viewer, voice)
    draft = sitting.draft(viewer) if viewer is not None else None
    may_confirm = acting and viewer is not None and sitting.complete(viewer)
    return TablePage(
        title=reader.title(table.game),
        names=list(names),
        viewer=viewer,
        over=sitting.game.over,
        seen=sitting.seen(viewer),
        revision=table.revision,
        prompt=prompt(sitting, viewer, asked, voice, may_confirm=may_confirm),
        asked=asked,
        drafted=drafted,
        may_undo=acting and draft is not None and bool(draft.given),
        may_redo=acting and draft is not None and bool(draft.undone),
        may_confirm=may_confirm,
        board=board,
        seats=seats(sitting, guest, board),
        remarks=remarks(game, viewer, voice),
        prospects=ending(sitting, voice) if game.over else prospects(game, viewer, voice),
        entries=chronicle_of(sitting, viewer, voice, ENTRIES),
        options=agreed(sitting, voice),
        halted=sitting.halted,
    )


def prompt(
    sitting: Sitting, viewer: Seat | None, asked: Asked | None, voice: Speaker, *, may_confirm: bool
) -> str:
    """What the reader is asked, or whom everybody waits for."""
    game = sitting.game
    if game.over:
        winners = [voice.names[seat] for seat in game.ranking()[0]]
        if len(winners) == 1:
            return " ".join([voice.message("web-winner", player=winners[0]), *won_by(game, voice)])
        return voice.message("web-winners", players=", ".join(winners))
    if asked is not None:
        return asked.prompt
    if may_confirm:
        return voice.message("web-turn-complete", player=voice.names[viewer or 0])
    waited = [seat for seat in sorted(game.pending) if seat >= 0 and seat != viewer]
    players = ", ".join(voice.names[seat] for seat in waited)
    thinking = all(sitting.table.chairs[seat].bot for seat in waited)
    return voice.message("web-bot-thinks" if thinking else "web-waiting-for", players=players)


def won_by(game: Game[Any], voice: Speaker) -> list[str]:
    """What decided between equal points, if the game can tell."""
    module = beside_rules(game, "outlook")
    decided = module.tie_break(game.table) if hasattr(module, "tie_break") else None
    return [] if decided is None else [voice.meant(decided)]


def seats(sitting: Sitting, guest: Guest | None, board: Board) -> list[Seated]:
    """Every seat with what the page says of it."""
    game, over = sitting.game, sitting.game.over
    places: dict[Seat, int] = {}
    if over:
        for shared in game.ranking():
            places |= dict.fromkeys(shared, len(places) + 1)
    scores = game.rules.scores(game.table) if over else []
    found = []
    for chair in sitting.table.chairs:
        holding = board.holdings.get(chair.number)
        points = scores[chair.number] if over else holding.points if holding else None
        mine = guest is not None and chair.guest == guest.id
        asked = chair.number in game.pending
        found.append(Seated(chair, mine, asked, places.get(chair.number), points))
    return found


def remarks(game: Game[Any], viewer: Seat | None, voice: Speaker) -> list[str]:
    """How near the next scoring is, and whether this is somebody's last turn."""
    module = beside_rules(game, "outlook")
    if module is None or viewer is None:
        return []
    return [voice.meant(one) for one in module.remarks(game.rules.view(game.table, viewer), viewer)]


def prospects(game: Game[Any], viewer: Seat | None, voice: Speaker) -> list[Prospect]:
    """What each line of the next scoring and of the last would bring just now."""
    module = beside_rules(game, "outlook")
    if module is None:
        return []
    found = []
    for heading, lines in module.prospects(game.rules.view(game.table, viewer)):
        sums = [sum(line.points[seat] for line in lines) for seat in range(len(voice.names))]
        found.append(Prospect(capital(voice.say(heading)), list(map(signed, sums)), strong=True))
        for line in lines:
            margins = line.margins or [None] * len(line.held)
            cells = [
                f"{held} {signed(points)}"
                if margin is None
                else f"{held} ({margin}) {signed(points)}"
                for held, margin, points in zip(line.held, margins, line.points, strict=True)
            ]
            found.append(Prospect(capital(voice.say(line.reference)), cells))
    return found


def ending(sitting: Sitting, voice: Speaker) -> list[Prospect]:
    """Where everybody's points came from, and all of them together."""
    events = [event for deed in sitting.deeds for event in deed.events]
    found = []
    for group in scored(events, voice):
        heading = voice.say(group.title) if group.title else voice.message("web-on-the-way")
        found.append(Prospect(capital(heading), list(map(signed, group.sums)), strong=True))
        found += [
            Prospect(capital(name), list(map(signed, line))) for name, line in group.lines.items()
        ]
    scores = sitting.game.rules.scores(sitting.game.table)
    total = [str(points).replace("-", "−") for points in scores]
    return [*found, Prospect(voice.message("web-total"), total, strong=True)]


def signed(points: int) -> str:
    """A gain or loss with its sign; nothing is a dash."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "–"


def agreed(sitting: Sitting, voice: Speaker) -> list[tuple[str, str]]:
    """What the table has agreed on, each option with its value."""
    return [
        (
            capital(worded(voice, f"option-{name}", name)),
            worded(voice, f"option-{name}-{value}", value),
        )
        for name, value in sitting.table.options.items()
    ]


def worded(voice: Speaker, message: str, otherwise: str) -> str:
    """A message, or if a game has none, something instead."""
    return voice.message(message) if voice.book.has(message) else otherwise
