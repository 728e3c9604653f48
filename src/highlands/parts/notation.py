"""The notation of costs and effects: `wood + 2 stone`, `sheep -> 2 vp | 2 sheep -> 4 vp`.

A table row holds the text. It is parsed once into frozen values, which the rules carry out, the
picture draws and the words say.
"""

from collections.abc import Mapping
from typing import Generic, TypeVar

T = TypeVar("T")


class BadNotation(ValueError):
    """A text that is no effect: the word to blame."""


class Term(Generic[T]):
    """So many of a thing."""

    def __init__(self, count: int, thing: T) -> None:
        self.count = count
        self.thing = thing


class Effect(Generic[T]):
    """Give all of one side, then take all of the other; either side may be empty."""

    def __init__(self, pay: list[Term[T]], gain: list[Term[T]], per: str) -> None:
        self.pay = pay
        self.gain = gain
        self.per = per  # "3 vp per village": once for each of these


def alternatives(text: str, things: Mapping[str, T]) -> list[list[Term[T]]]:
    """`wood + stone | whisky`: ways to pay, each a list of terms. An empty text is none."""
    return [terms(part, things) for part in text.split("|")] if text else []


def effects(text: str, things: Mapping[str, T]) -> list[Effect[T]]:
    """`pay -> gain | pay -> gain`: at most one of them at a time. An empty text is none."""
    return [effect(part, things) for part in text.split("|")] if text else []


def effect(text: str, things: Mapping[str, T]) -> Effect[T]:
    """`pay -> gain`, or only a gain, perhaps `per` something."""
    before, arrow, after = text.partition("->")
    pay, gain = (before, after) if arrow else ("", before)
    gain, _, per = gain.partition(" per ")
    return Effect(terms(pay, things), terms(gain, things), per.strip())


def terms(text: str, things: Mapping[str, T]) -> list[Term[T]]:
    return [term(part, things) for part in text.split("+")] if text.strip() else []


def term(text: str, things: Mapping[str, T]) -> Term[T]:
    """`stone` or `3 stone`."""
    count, blank, name = text.strip().partition(" ")
    if not blank:
        count, name = "1", count
    if not count.isdecimal() or not count.isascii() or int(count) < 1:
        raise BadNotation(f"{text.strip()!r}: {count!r} is no number of pieces")
    if name.strip() not in things:
        raise BadNotation(f"{text.strip()!r}: there is no thing called {name.strip()!r}")
    return Term(int(count), things[name.strip()])
