"""Phrases in references: the notation of the component tables, read to be said.

`tile:inn`, `2 resource:sheep`, `resource:wood + resource:stone`, `1 thing:coin | 1 thing:vp`,
`1 resource:grain -> 1 thing:whisky`, `2 thing:vp per colour:yellow`.
"""

from re import compile as pattern
from typing import Final, NamedTuple

TERM: Final = pattern(r"(?:([0-9]+) )?([a-z][a-z0-9-]*:[a-z0-9-]+)")


class Part(NamedTuple):
    """So many of what a reference names; without a count the thing as such."""

    number: int | None
    reference: str


class Exchange(NamedTuple):
    """What is given, and what is gained for it, once for each of something; any may be missing."""

    pay: list[Part]
    gain: list[Part]
    per: str


def read(text: str) -> list[Exchange]:
    """The alternatives of a phrase; none if the text is no phrase but words already."""
    found = [exchange(one) for one in text.split(" | ")]
    whole = [one for one in found if one is not None]
    return whole if len(whole) == len(found) else []


def exchange(text: str) -> Exchange | None:
    before, arrow, after = text.partition(" -> ")
    pay, gain = (before, after) if arrow else ("", before)
    gain, _, per = gain.partition(" per ")
    paid, gained = parts(pay) if pay else [], parts(gain)
    return None if paid is None or gained is None else Exchange(paid, gained, per)


def parts(text: str) -> list[Part] | None:
    matches = [TERM.fullmatch(one) for one in text.split(" + ")]
    found = [Part(int(m[1]) if m[1] else None, m[2]) for m in matches if m is not None]
    return found if len(found) == len(matches) else None
