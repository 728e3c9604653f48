"""The end: who stands where, and where the points of each came from."""

from typing import Any

from highlands.cli.columns import Entry, figure, signed, table_block
from highlands.cli.outlook import capital
from highlands.cli.page import Page
from highlands.engine.event import Event
from highlands.engine.game import Game
from highlands.parts.picture import beside_rules
from highlands.words.points import scored
from highlands.words.speak import Speaker


def say_ranking(page: Page, voice: Speaker, game: Game[Any]) -> None:
    """The winner, and a table of all points by the scorings in which they came."""
    ranking = game.ranking()
    names = [voice.names[seat] for seat in ranking[0]]
    if len(names) == 1:
        said = voice.message("cli-winner", player=names[0])
    else:
        said = voice.message("cli-winners", players=", ".join(names))
    outlook = beside_rules(game, "outlook")
    won_by = outlook.tie_break(game.table) if hasattr(outlook, "tie_break") else None
    if won_by is not None:
        said = f"{said} {voice.meant(won_by)}"
    page.say(said, "question")
    page.blank()
    entries = scored_lines(game.story(), voice)
    scores = game.rules.scores(game.table)
    places = {seat: place for place, seats in enumerate(ranking, 1) for seat in seats}
    shared = [
        sum(len(seats) for seats in ranking[: places[seat] - 1]) + 1 for seat in sorted(places)
    ]
    entries.append(Entry(voice.message("cli-total"), [figure(score) for score in scores], "strong"))
    entries.append(
        Entry(
            voice.message("cli-place"), [voice.message("cli-rank", place=place) for place in shared]
        )
    )
    page.block(table_block(voice.names, entries, page.width))


def scored_lines(events: list[Event], voice: Speaker) -> list[Entry]:
    """For each scoring its lines; before them what was gained in between."""
    entries: list[Entry] = []
    for group in scored(events, voice):
        heading = voice.say(group.title or "cli-points-on-the-way")
        entries.append(Entry(capital(heading), list(map(signed, group.sums)), "strong"))
        entries += [
            Entry(f"  {name}", list(map(signed, line))) for name, line in group.lines.items()
        ]
    return entries
