"""The end: who stands where, and where the points of each came from."""

from typing import Any, Final

from highlands.cli.columns import Entry, figure, signed, table_block
from highlands.cli.outlook import capital
from highlands.cli.page import Page
from highlands.engine.event import Changed, Event
from highlands.engine.game import Game
from highlands.words.speak import Speaker

POINTS: Final = "thing:vp"
IN_SCORINGS: Final = ("scoring:", "card:")


def say_ranking(page: Page, voice: Speaker, game: Game[Any]) -> None:
    """The winner, and a table of all points by the scorings in which they came."""
    ranking = game.ranking()
    names = [voice.names[seat] for seat in ranking[0]]
    if len(names) == 1:
        said = voice.message("cli-winner", player=names[0])
    else:
        said = voice.message("cli-winners", players=", ".join(names))
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
    seats = len(voice.names)
    groups: dict[str, dict[str, list[int]]] = {"": {}}
    current = ""
    for event in events:
        if event.verb == "scored":
            current = event.subjects[0]
            groups.setdefault(current, {})
        elif isinstance(event, Changed) and event.thing == POINTS:
            group = current if event.source.startswith(IN_SCORINGS) else ""
            line = groups[group].setdefault(event.source, [0] * seats)
            line[event.seat] += event.amount
    entries: list[Entry] = []
    for title, lines in groups.items():
        heading = voice.say(title) if title else voice.message("cli-points-on-the-way")
        sums = [sum(points[seat] for points in lines.values()) for seat in range(seats)]
        entries.append(Entry(capital(heading), [signed(points) for points in sums], "strong"))
        named = by_name(lines, voice)
        entries += [Entry(f"  {name}", list(map(signed, line))) for name, line in named.items()]
    return entries


def by_name(lines: dict[str, list[int]], voice: Speaker) -> dict[str, list[int]]:
    """Sources that are called alike, such as two villages, are one."""
    named: dict[str, list[int]] = {}
    for source, line in lines.items():
        before = named.setdefault(voice.say(source), [0] * len(line))
        for seat, points in enumerate(line):
            before[seat] += points
    return named
