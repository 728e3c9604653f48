"""A record as it is written: the lines of its header, a position, and answers not yet played."""

from textwrap import dedent
from typing import Final

from highlands.engine.quoted import quoted
from highlands.engine.refusal import Refusal
from highlands.engine.rules import Setup
from highlands.engine.setup import Box, Unagreeable, settle_names, settle_options, settle_seed

KEYS: Final = ("game", "rules", "seats", "options", "seed", "position")
BREAKS_OFF: Final = "the line breaks off"
DIGITS: Final = 39  # of the greatest seed


class Unreadable(ValueError):
    """A record that cannot be played again: the line to blame, counted from 1, and why."""

    def __init__(
        self, line: int, reason: str, rule: str | None = None, refusal: Refusal | None = None
    ) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
        self.rule = rule  # the id of the rule that forbids it, if one does
        self.refusal = refusal  # that rule with the figures of the case, if it was an answer


class Line:
    """One line of a file."""

    def __init__(self, number: int, text: str, *, whole: bool) -> None:
        self.number = number
        self.text = text
        self.whole = whole  # whether it ends as a line does

    def blank(self) -> bool:
        return not self.text.strip()

    def remark(self) -> bool:
        return self.text.lstrip().startswith("#")

    def indented(self) -> bool:
        return self.text[:1] in (" ", "\t") and not self.blank()

    def wrong(self, reason: str, refusal: Refusal | None = None) -> Unreadable:
        """What to say about this line."""
        said = reason if self.whole else f"{BREAKS_OFF}: {reason}"
        return Unreadable(self.number, said, refusal.rule if refusal else None, refusal)


FIRST: Final = Line(1, "", whole=True)


class Written:
    """What a text says, its header told from its answers."""

    def __init__(self, text: str) -> None:
        self.header: dict[str, Line] = {}
        self.position: list[Line] = []
        self.answers: list[Line] = []
        top, self.answers = split(lines_of(text))
        self.last = next((line for line in reversed(top) if not line.blank()), FIRST)
        key = ""
        for line in top:
            if line.indented():
                if key != "position":
                    raise line.wrong("only the lines of a position are indented")
                self.position.append(line)
            elif line.blank() and self.position:
                self.position.append(line)
            elif not line.blank():
                key = self.keep(line)

    def keep(self, line: Line) -> str:
        """Remember a line of the header by its key."""
        key, colon, value = line.text.rstrip().partition(":")
        if key not in KEYS or not colon:
            reason = f"there is no header line {quoted(key)}; a blank line ends the header"
            raise line.wrong(reason)
        if key in self.header:
            raise line.wrong(f"{key!r} stands here for the second time")
        if key == "position" and value.strip():
            raise line.wrong("a position begins on the next line")
        self.header[key] = Line(line.number, value.strip(), whole=line.whole)
        return key

    def value(self, key: str) -> Line:
        """What a line of the header says, which must not be missing."""
        if key not in self.header:
            raise self.last.wrong(f"the header has no line {key!r}")
        return self.header[key]

    def setup(self, box: Box) -> Setup:
        """What was agreed, checked against a game's box."""
        game, seats = self.value("game"), self.value("seats")
        if game.text != box.name:
            raise game.wrong(f"the game is {quoted(game.text)}, not {box.name!r}")
        options, seed = self.header.get("options", FIRST), self.header.get("seed", FIRST)
        try:
            names = settle_names(box, [name.strip() for name in seats.text.split(",")])
        except Unagreeable as error:
            raise seats.wrong(str(error)) from None
        try:
            chosen = settle_options(box, read_options(options))
        except Unagreeable as error:
            raise options.wrong(str(error)) from None
        try:
            return Setup(names, settle_seed(read_seed(seed)), chosen)
        except Unagreeable as error:
            raise seed.wrong(str(error)) from None

    def drawn(self) -> list[str]:
        """The lines of the position without their common indentation."""
        return dedent("\n".join(line.text for line in self.position)).split("\n")


def lines_of(text: str) -> list[Line]:
    """The lines of a file, whichever way they end, without remarks."""
    texts = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    lines = [Line(number, line, whole=True) for number, line in enumerate(texts, 1)]
    lines[-1].whole = False
    return [line for line in lines if not line.remark()]


def split(lines: list[Line]) -> tuple[list[Line], list[Line]]:
    """The lines of the header, and those of the answers: a blank line lies between them.

    It is not one that comes before everything, or lies inside a position.
    """
    begun, gap = False, -1
    for place, line in enumerate(lines):
        if line.blank():
            gap = place if begun and gap < 0 else gap
        elif gap < 0 or line.indented():
            begun, gap = True, -1
        else:
            return lines[:gap], [answer for answer in lines[place:] if not answer.blank()]
    return lines if gap < 0 else lines[:gap], []


def read_options(line: Line) -> dict[str, str]:
    """The options that a line names."""
    options: dict[str, str] = {}
    for part in line.text.split(",") if line.text else []:
        name, equals, value = part.strip().partition("=")
        if not equals:
            raise line.wrong(f"{quoted(part.strip())} is no option with its value")
        if name in options:
            raise line.wrong(f"the option {quoted(name)} is named twice")
        options[name] = value
    return options


def read_seed(line: Line) -> int | None:
    """The seed that a line names."""
    text = line.text
    if not text:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= DIGITS):
        raise line.wrong(f"{quoted(text)} is no seed")
    return int(text)
