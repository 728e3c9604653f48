"""Choices: every answer a game can ever be given, made once, numbered and spelled."""

from collections.abc import Sequence
from typing import Protocol

from mypy_extensions import mypyc_attr

from highlands.engine.quoted import quoted


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice:
    """One possible answer. There is one object per choice, so `is` compares and reading is a field.

    Its references name things on the table, each as "kind:name".
    """

    def __init__(self, verb: str, *references: str) -> None:
        self.verb = verb
        self.references = references
        self.text = " ".join((verb, *references))
        self.number = -1  # its place in the catalogue's core; learners count with it

    def __repr__(self) -> str:
        return self.text


class Misspelled(ValueError):
    """Somebody wrote what no choice is spelled like."""


class Beyond(Protocol):
    """Where choices without number come from, such as cells outside a core grid."""

    def make(self, text: str) -> Choice | None:
        """The choice that is spelled so, always the same object, if there can be one."""


class Catalogue:
    """All choices of a game: a core in a fixed order, and what can grow beyond it."""

    def __init__(self, kinds: Sequence[Sequence[Choice]], beyond: Sequence[Beyond] = ()) -> None:
        self.choices = [choice for kind in kinds for choice in kind]
        self.by_text = {choice.text: choice for choice in self.choices}
        self.beyond = list(beyond)
        if len(self.by_text) != len(self.choices):
            raise ValueError("two choices are spelled alike")
        for number, choice in enumerate(self.choices):
            choice.number = number

    def read(self, text: str) -> Choice:
        """The choice that is spelled so."""
        if choice := self.by_text.get(text):
            return choice
        for beyond in self.beyond:
            if choice := beyond.make(text):
                return choice
        raise Misspelled(f"no choice is spelled {quoted(text)}")
