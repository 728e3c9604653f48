"""What is given on the command line as text: options of a table, and seeds."""

from collections.abc import Iterable

from highlands.cli.trouble import trouble
from highlands.engine.quoted import quoted


def named_values(options: Iterable[str]) -> dict[str, str]:
    """`NAME=VALUE`, as often as it is given."""
    found: dict[str, str] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise trouble("option-form", option=quoted(option))
        if name in found:
            raise trouble("option-twice", option=quoted(name))
        found[name] = value
    return found


def example(words: str) -> str:
    """The end of a command's help."""
    return f"Example: highlands {words}"
