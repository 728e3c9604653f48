"""What lies ahead in a game, if the game can tell: remarks on a turn, and points as if scored."""

from collections.abc import Iterable, Sequence
from typing import Any

from highlands.cli.columns import Entry, figure, signed, table_block
from highlands.cli.page import Page
from highlands.engine.event import Event
from highlands.engine.game import Game
from highlands.engine.seat import Seat
from highlands.parts.picture import beside_rules
from highlands.words.speak import Speaker


def say_remarks(page: Page, voice: Speaker, game: Game[Any], seat: Seat) -> None:
    """How near the next scoring is, and whether this is somebody's last turn."""
    module = beside_rules(game, "outlook")
    remarks = [] if module is None else module.remarks(game.table, seat)
    if remarks:
        page.say(" ".join(voice.meant(remark) for remark in remarks), "note")


def say_prospects(page: Page, voice: Speaker, game: Game[Any]) -> None:
    """Points now, and what each line of the next scoring and the last would bring just now."""
    module = beside_rules(game, "outlook")
    groups = [] if module is None else module.prospects(game.table)
    if not groups:
        page.say(voice.message("cli-no-prospects"))
        return
    now = game.rules.scores(game.table)
    entries = [Entry(capital(voice.message("cli-points-now")), [figure(points) for points in now])]
    entries += scoring_entries(voice, groups)
    page.block(table_block(voice.names, entries, page.width))
    page.say(voice.message("cli-prospects-explained"), "quiet")


def say_scorings(page: Page, voice: Speaker, game: Game[Any], events: Sequence[Event]) -> None:
    """The scorings that have just come, as a table; as sentences, if the game has no such table."""
    module = beside_rules(game, "outlook")
    if module is None or not hasattr(module, "scorings"):
        for event in events:
            page.say(voice.event(event), lead="  ", hanging=4)
        return
    entries = scoring_entries(voice, module.scorings(game.table, events))
    page.blank()
    page.block(table_block(voice.names, entries, page.width))
    page.say(voice.message("cli-scorings-explained"), "quiet")


def scoring_entries(voice: Speaker, groups: Iterable[tuple[str, Sequence[Any]]]) -> list[Entry]:
    """For each scoring its sum; below it, line by line, what each has and the points it brings."""
    entries = []
    for title, lines in groups:
        each = list(zip(*(line.points for line in lines), strict=True))
        entries.append(
            Entry(capital(voice.say(title)), [signed(sum(more)) for more in each], "strong")
        )
        for line in lines:
            margins = line.margins or [None] * len(line.held)
            cells = [
                f"{held}{'' if margin is None else f' ({margin})'} {signed(points):>3}"
                for held, margin, points in zip(line.held, margins, line.points, strict=True)
            ]
            entries.append(Entry(f"  {voice.say(line.reference)}", cells))
    return entries


def capital(said: str) -> str:
    return said[:1].upper() + said[1:]
