"""What is agreed before play: who sits where, which rules vary, and the seed of all luck."""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from highlands.engine.luck import SEEDS
from highlands.engine.quoted import LONGEST, quoted

RESERVED: Final = ("nature", "?")  # what a record calls the seat of luck, and what is hidden


class TableOption:
    """Something the table may agree on. The first value holds unless another is named."""

    def __init__(self, name: str, values: list[str]) -> None:
        self.name = name
        self.values = values


class Setup:
    """What was agreed. Without a seed nature's answers come from outside."""

    def __init__(self, names: list[str], seed: int | None, options: dict[str, str]) -> None:
        self.names = names
        self.seed = seed
        self.options = options

    def without_seed(self) -> "Setup":
        """The same for those who may not know what nature will do."""
        return Setup(self.names, None, self.options)


class Unagreeable(ValueError):
    """No game can be played like that: what it is about ("seats", "options", "seed"), and why."""

    def __init__(self, about: str, reason: str) -> None:
        super().__init__(reason)
        self.about = about


class Box(Protocol):
    """The side of a box that says what can be agreed on."""

    name: str
    seats: range
    options: list[TableOption]


def agree(box: Box, names: Sequence[str], seed: int | None, options: Mapping[str, str]) -> Setup:
    """Settle everything, or say what is wrong with it."""
    return Setup(settle_names(box, names), settle_seed(seed), settle_options(box, options))


def settle_names(box: Box, names: Sequence[str]) -> list[str]:
    """Names can be told apart, written on a line and found again in a record."""
    if len(names) not in box.seats:
        few, many = box.seats[0], box.seats[-1]
        count = str(few) if few == many else f"{few} to {many}"
        raise Unagreeable("seats", f"{box.name} is played by {count}, not by {len(names)}")
    for place, name in enumerate(names):
        if wrong := fault(name):
            raise Unagreeable("seats", f"the name {quoted(name)} {wrong}")
        if name in names[:place]:
            raise Unagreeable("seats", f"the name {quoted(name)} is taken twice")
    return list(names)


def fault(name: str) -> str | None:
    """What is wrong with a name."""
    faults = {
        "is empty": not name,
        f"is longer than {LONGEST} characters": len(name) > LONGEST,
        "has a character in it that cannot be printed": not name.isprintable(),
        "begins or ends with a blank": name != name.strip(),
        "has a comma in it": "," in name,
        "has a colon in it": ":" in name,
        "begins with a '#', as remarks do": name.startswith("#"),
        "means something else": name.lower() in RESERVED,
    }
    return next((fault for fault, holds in faults.items() if holds), None)


def settle_seed(seed: int | None) -> int | None:
    """A seed fits into 128 bits."""
    if seed is not None and not 0 <= seed < SEEDS:
        raise Unagreeable("seed", "a seed is a whole number from 0 to 2**128 - 1")
    return seed


def settle_options(box: Box, options: Mapping[str, str]) -> dict[str, str]:
    """Every option of the box with its value."""
    known = {option.name: option for option in box.options}
    for name, value in options.items():
        if name not in known:
            names = ", ".join(known) or "none"
            raise Unagreeable("options", f"there is no option {quoted(name)}; there is {names}")
        if value not in known[name].values:
            values = " or ".join(known[name].values)
            raise Unagreeable("options", f"{name} is {values}, not {quoted(value)}")
    return {option.name: options.get(option.name, option.values[0]) for option in box.options}
