"""Powers and moments: cards in play that speak where the rules let them.

A game has one class of powers whose methods are its moments, each with a docstring and a default
that does nothing. A card overrides the moments it speaks at.
"""

from typing import TypeVar

P = TypeVar("P")


def listeners(kind: type[P], powers: list[P], moment: str) -> list[P]:
    """The powers that override a moment of their kind; without any, the rules ask nobody."""
    silent = getattr(kind, moment)
    return [power for power in powers if getattr(type(power), moment) is not silent]
