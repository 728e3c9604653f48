"""Where the points of each seat came from: the scorings with their lines, and what came before."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from highlands.engine.event import Changed, Event
from highlands.words.speak import Speaker

POINTS: Final = "thing:vp"
IN_SCORINGS: Final = ("scoring:", "card:")


@dataclass(frozen=True, slots=True)
class Scored:
    """A scoring, or (without a title) all that came in between: its lines, each seat's points."""

    title: str
    lines: dict[str, list[int]]
    sums: list[int]


def scored(events: Iterable[Event], voice: Speaker) -> list[Scored]:
    """All points by the scorings in which they came; those from in between come first."""
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
    return [
        Scored(
            title,
            by_name(lines, voice),
            [sum(points[seat] for points in lines.values()) for seat in range(seats)],
        )
        for title, lines in groups.items()
    ]


def by_name(lines: dict[str, list[int]], voice: Speaker) -> dict[str, list[int]]:
    """Sources that are called alike, such as two villages, are one."""
    named: dict[str, list[int]] = {}
    for source, line in lines.items():
        before = named.setdefault(voice.say(source), [0] * len(line))
        for seat, points in enumerate(line):
            before[seat] += points
    return named
