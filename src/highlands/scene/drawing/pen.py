"""What every drawing needs to know: the language and the colours of the room."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from .theme import Theme

Say: TypeAlias = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Pen:
    """Says a reference in the reader's language and knows the colours of the theme."""

    say: Say
    theme: Theme

    def heading(self, reference: str) -> str:
        """The same words with a capital letter, where they stand alone."""
        words = self.say(reference)
        return words[:1].upper() + words[1:]
