"""What is to be said, without any language: games make it, `words` puts it into sentences.

An argument is a number, or a text in references: `tile:forest-1-plain`, `2 resource:sheep`,
`resource:wood + resource:stone`, `1 resource:grain -> 1 thing:whisky | ...`. It is the notation of
the component tables, in which things are named as choices name them.
"""

from collections.abc import Mapping
from typing import TypeAlias, TypeVar

from highlands.parts.notation import Effect, Term

T = TypeVar("T", bound=int)

Arguments: TypeAlias = dict[str, str | int]


class Meaning:
    """The id of a message, what fills its places, and remarks that follow it."""

    def __init__(
        self,
        message: str,
        arguments: Mapping[str, str | int] | None = None,
        remarks: "list[Meaning] | None" = None,
    ) -> None:
        self.message = message
        self.arguments = arguments or {}
        self.remarks: list[Meaning] = remarks or []


def written_sum(terms: list[Term[T]], references: list[str]) -> str:
    """`1 resource:wood + 2 resource:stone`, each thing by the reference of its number."""
    return " + ".join([f"{term.count} {references[term.thing]}" for term in terms])


def written_effects(effects: list[Effect[T]], references: list[str]) -> str:
    """Effects, one or the other: `1 resource:grain -> 1 thing:whisky`."""
    return " | ".join([written_effect(effect, references) for effect in effects])


def written_effect(effect: Effect[T], references: list[str]) -> str:
    pay, gain = written_sum(effect.pay, references), written_sum(effect.gain, references)
    return f"{pay} -> {gain}" if pay else gain
