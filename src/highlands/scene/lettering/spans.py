"""Letters with an ink, the lines and blocks they make, and how broad they are on a terminal."""

from collections.abc import Iterable
from itertools import groupby
from typing import NamedTuple, TypeAlias
from unicodedata import combining, east_asian_width


class Span(NamedTuple):
    """Some letters. `ink` says what they mean, such as "kind-green"; whoever shows them colours."""

    text: str
    ink: str = ""


Line: TypeAlias = tuple[Span, ...]
Block: TypeAlias = list[Line]


def breadth(text: str) -> int:
    """How many columns of a terminal a text takes."""
    if text.isascii():
        return len(text)
    return sum(column(letter) for letter in text)


def column(letter: str) -> int:
    return 0 if combining(letter) else 2 if east_asian_width(letter) in "WF" else 1


def clip(text: str, columns: int) -> str:
    """As much of a text as there is room for; three dots in one say that something is missing."""
    if breadth(text) <= columns:
        return text
    kept, room = "", columns - 1
    for letter in text:
        room -= column(letter)
        if room < 0:
            break
        kept += letter
    return f"{kept.rstrip()}…" if columns > 0 else ""


def padded(text: str, columns: int) -> str:
    """A text with blanks after it."""
    return text + " " * (columns - breadth(text))


def line_breadth(line: Line) -> int:
    return sum(breadth(span.text) for span in line)


def block_breadth(block: Block) -> int:
    return max(map(line_breadth, block), default=0)


def plain(line: Line) -> str:
    """A line without its inks, and without blanks at its end."""
    return "".join(span.text for span in line).rstrip()


def joined(parts: Iterable[Line], between: Span) -> Line:
    """Several lines made one."""
    spans: list[Span] = []
    for part in parts:
        spans += [between, *part] if spans else part
    return tuple(spans)


def beside(left: Block, right: Block, column_of_right: int) -> Block:
    """Two blocks, one beside the other."""
    made = []
    for row in range(max(len(left), len(right))):
        before = left[row] if row < len(left) else ()
        after = right[row] if row < len(right) else ()
        blanks = Span(" " * (column_of_right - line_breadth(before)))
        made.append((*before, blanks, *after) if after else before)
    return made


def wrapped(parts: Iterable[Line], width: int, between: str, indent: int = 0) -> Block:
    """Parts that are not broken themselves, in as many lines as they need."""
    made: Block = []
    for part in parts:
        if made and line_breadth(made[-1]) + len(between) + line_breadth(part) <= width:
            made[-1] = (*made[-1], Span(between), *part)
        else:
            made.append((Span(" " * indent), *part) if made and indent else part)
    return made


def folded(line: Line, width: int, indent: int) -> Block:
    """A line broken between words where it is too long; what follows is indented."""
    made: Block = []
    current: list[Span] = []
    room = width
    for word in words_of(line):
        if breadth(word.text.rstrip()) > room and current:
            made.append(tuple(current))
            current, room = [Span(" " * indent)], width - indent
        current.append(word)
        room -= breadth(word.text)
    return [*made, tuple(current)]


def words_of(line: Line) -> Iterable[Span]:
    """Each word with the blanks after it."""
    for span in line:
        letters = groupby(span.text, lambda letter: letter == " ")
        word = ""
        for blank, group in letters:
            word += "".join(group)
            if blank:
                yield Span(word, span.ink)
                word = ""
        if word:
            yield Span(word, span.ink)
