"""The messages as they stand in the files, for the tests of their form."""

from collections.abc import Iterator
from functools import cache

from fluent.syntax import ast, visitor

from highlands.engine.registry import GAMES
from highlands.words.book import SHARED, resources
from highlands.words.hooks import package_of

PACKAGES = [SHARED, "highlands.cli", "highlands.web", *[package_of(game) for game in GAMES]]


class Arguments(visitor.Visitor):
    """Collects the names of all arguments in a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  Fluent calls it so
        self.found.add(node.id.name)


class Texts(visitor.Visitor):
    """Collects the words between the placeables."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  Fluent calls it so
        self.found.append(node.value or "")


def entries(package: str, language: str) -> Iterator[ast.Message]:
    for _, resource in resources(package, language):
        yield from (entry for entry in resource.body if isinstance(entry, ast.Message))


@cache
def forms(package: str, language: str) -> dict[str, set[str]]:
    """Every message and every form of one (`id.form`), with the arguments it takes."""
    found = {}
    for entry in entries(package, language):
        patterns = {entry.id.name: entry.value}
        patterns |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
        for name, pattern in patterns.items():
            collected = Arguments()
            collected.visit(pattern)
            found[name] = collected.found
    return found


def texts(package: str, language: str) -> Iterator[tuple[str, str]]:
    for entry in entries(package, language):
        collected = Texts()
        collected.visit(entry)
        yield from ((entry.id.name, text) for text in collected.found)
