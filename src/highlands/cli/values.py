"""What is given on the command line as text: options of a table, and seeds."""

from collections.abc import Iterable

from highlands.cli.trouble import Trouble
from highlands.engine.quoted import quoted


def named_values(options: Iterable[str]) -> dict[str, str]:
    """`NAME=VALUE`, as often as it is given."""
    found: dict[str, str] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise Trouble(f"an option is NAME=VALUE, not {quoted(option)}.")
        if name in found:
            raise Trouble(f"the option {quoted(name)} is named twice.")
        found[name] = value
    return found


def example(words: str) -> str:
    """The end of a command's help."""
    return f"Example: highlands {words}"
