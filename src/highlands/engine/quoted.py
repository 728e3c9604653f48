"""What somebody wrote, short enough to be shown in a sentence."""

from typing import Final

LONGEST: Final = 40


def quoted(text: str) -> str:
    """Quote at most the first forty characters, with whatever is unprintable made visible."""
    return repr(text) if len(text) <= LONGEST else f"{text[:LONGEST]!r}..."
