"""What lies ahead in a game, if the game can tell: remarks on a turn, and points as if scored."""

from typing import Any

from highlands.cli.columns import Entry, figure, signed, table_block
from highlands.cli.page import Page
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
    for title, lines in groups:
        added = [sum(line.points[seat] for line in lines) for seat in range(len(now))]
        entries.append(Entry(capital(voice.say(title)), [signed(more) for more in added], "strong"))
        for line in lines:
            pairs = zip(line.held, line.points, strict=True)
            cells = [f"{held} {signed(points):>3}" for held, points in pairs]
            entries.append(Entry(f"  {voice.say(line.reference)}", cells))
    page.block(table_block(voice.names, entries, page.width))
    page.say(voice.message("cli-prospects-explained"), "quiet")


def capital(said: str) -> str:
    return said[:1].upper() + said[1:]
