"""The messages of a language, read from the Fluent files of the packages that speak it.

A package keeps its words in a folder `words`, in files called `fr.ftl` or `cards.fr.ftl`.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

SHARED: Final = "highlands.words"


class Unsayable(LookupError):
    """There are no words for something: the id of the message, the language, and what is wrong."""

    def __init__(self, message: str, language: str, reason: str) -> None:
        super().__init__(f"{message} in {language}: {reason}")
        self.message = message
        self.language = language


class Book:
    """All messages that can be said in a language: the shared ones, and those of some packages."""

    def __init__(
        self, language: str, packages: list[str], functions: Mapping[str, Callable[..., Any]]
    ) -> None:
        self.language = language
        self.bundle = FluentBundle([language], functions=dict(functions), use_isolating=False)
        known: dict[str, str] = {}
        for package in [SHARED, *packages]:
            for name, resource in resources(package, language):
                for entry in resource.body:
                    if not isinstance(entry, ast.Message | ast.Term):
                        continue
                    if entry.id.name in known:
                        where = f"both {known[entry.id.name]} and {name} have it"
                        raise Unsayable(entry.id.name, language, where)
                    known[entry.id.name] = name
                self.bundle.add_resource(resource)

    def has(self, message: str) -> bool:
        """Whether there is a message, or, written `message.attribute`, a form of one."""
        name, _, attribute = message.partition(".")
        if not self.bundle.has_message(name):
            return False
        return not attribute or attribute in self.bundle.get_message(name).attributes

    def say(self, message: str, arguments: Mapping[str, str | int]) -> str:
        """A message with its places filled; without words for all of it there are none."""
        if not self.has(message):
            raise Unsayable(message, self.language, "there is no such message")
        name, _, attribute = message.partition(".")
        found = self.bundle.get_message(name)
        value = found.attributes[attribute] if attribute else found.value
        if value is None:
            raise Unsayable(message, self.language, "the message is empty")
        said, errors = self.bundle.format_pattern(value, dict(arguments))
        for error in errors:
            if isinstance(error, Unsayable):
                raise error
            raise Unsayable(message, self.language, str(error)) from error
        return str(said)


@cache
def resources(package: str, language: str) -> list[tuple[str, Any]]:
    """The parsed files of a package, each with its name."""
    found = sorted(words_of(package, language), key=lambda file: file.name)
    return [(f"{package}/{file.name}", parsed(file, language)) for file in found]


def words_of(package: str, language: str) -> list[Traversable]:
    """The files of a package in a language; none, if it has no folder `words`."""
    if getattr(import_module(package), "__path__", None) is None:
        return []
    folder = files(package) if package == SHARED else files(package).joinpath("words")
    if not folder.is_dir():
        return []
    return [
        file
        for file in folder.iterdir()
        if file.name == f"{language}.ftl" or file.name.endswith(f".{language}.ftl")
    ]


def parsed(file: Traversable, language: str) -> Any:
    resource = FluentResource(file.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise Unsayable(
                file.name, language, f"cannot be read: {(entry.content or '').strip()!r}"
            )
    return resource
