"""What lies on the table, for a page: pictures, the seats with what they have, and a text twin."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from highlands.engine.seat import Seat
from highlands.scene.faces import Counter
from highlands.scene.scene import (
    Grid,
    Group,
    Panel,
    Piece,
    Prices,
    Ring,
    Row,
    Scene,
    Zone,
    pieces_of,
)
from highlands.scene.svg import for_page, is_symbol
from highlands.scene.titles import title
from highlands.words.speak import Speaker

# What the page itself draws: buttons, marks of seats, signs.
SYMBOLS: Final = (
    "undo", "redo", "restart", "confirm", "why-not", "hint", "log", "next", "settings", "bot",
    "players", "clock", "link", "rules", "watch", "sun", "moon", "add", "language", "trend",
    "seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "market", "settlement", "pile",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Chip:
    """A thing somebody has, and how many."""

    words: str
    symbol: str  # empty, if there is no drawing of it
    count: int


@dataclass(frozen=True, slots=True)
class Holding:
    """What a seat has, line by line, and its points where they may be seen."""

    points: int | None
    lines: list[list[Chip]]


@dataclass(frozen=True, slots=True)
class Land:
    """What lies before a seat, as a picture."""

    seat: Seat
    picture: str


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the text twin: a heading, and a sentence for each piece."""

    heading: str
    lines: list[str]


@dataclass(frozen=True, slots=True)
class Board:
    """Everything a page shows of a scene."""

    sprite: str
    shared: str  # what lies between all players; empty, if the game has no picture of it
    lands: dict[Seat, Land]
    holdings: dict[Seat, Holding]
    twin: list[Part]


def board_of(scene: Scene, voice: Speaker) -> Board:
    """A scene as parts of a page."""
    shared = [group for group in scene.groups if group.seat is None]
    seated = [group for group in scene.groups if group.seat is not None]
    scenes = [Scene(called(group), (bare(group),)) for group in [*merged(shared), *seated]]
    drawn = [one for one in scenes if one.groups[0].zones]
    holdings = dict(held(seated, voice))
    chips = [chip for one in holdings.values() for line in one.lines for chip in line]
    symbols = [*SYMBOLS, "vp", *(chip.symbol for chip in chips if chip.symbol)]
    sprite, pictures = for_page(drawn, voice.say, symbols)
    by_scene = {id(one): picture for one, picture in zip(drawn, pictures, strict=True)}
    own = scenes[1:] if shared else scenes
    return Board(
        sprite,
        by_scene.get(id(scenes[0]), "") if shared else "",
        {
            group.seat: Land(group.seat, by_scene[id(one)])
            for group, one in zip(seated, own, strict=True)
            if group.seat is not None and id(one) in by_scene
        },
        holdings,
        [part for group in scene.groups for part in told(group, voice)],
    )


def merged(groups: Sequence[Group]) -> list[Group]:
    """All that belongs to nobody, as one."""
    if len(groups) < 2:
        return list(groups)
    return [replace(groups[0], zones=tuple(zone for group in groups for zone in group.zones))]


def called(group: Group) -> str:
    """The reference of what a picture shows."""
    return next((zone.title for zone in group.zones if zone.title), "")


def bare(group: Group) -> Group:
    """A group without its panel, which the page says in words, and without its paper."""
    zones = tuple(zone for zone in group.zones if not isinstance(zone, Panel) and not empty(zone))
    return Group(group.reference, zones)


def empty(zone: Zone) -> bool:
    return isinstance(zone, Row) and not zone.pieces


def held(groups: Sequence[Group], voice: Speaker) -> Iterator[tuple[Seat, Holding]]:
    """What every seat has, by its panel."""
    for group in groups:
        for zone in group.zones:
            if isinstance(zone, Panel):
                score = zone.score
                points = score.face.count if score and isinstance(score.face, Counter) else None
                lines = [[chip_of(piece, voice) for piece in line] for line in zone.lines]
                yield zone.seat, Holding(points, [line for line in lines if line])


def chip_of(piece: Piece, voice: Speaker) -> Chip:
    """A counter as a chip; any other piece in words alone."""
    words = title(piece, voice.say)
    if not isinstance(piece.face, Counter):
        return Chip(words, "", 1)
    symbol = piece.face.symbol if is_symbol(piece.face.symbol) else ""
    name = voice.say(piece.label) if piece.label else words.removesuffix(f" {piece.face.count}")
    return Chip(name, symbol, piece.face.count)


def told(group: Group, voice: Speaker) -> Iterator[Part]:
    """A group in words; the zones of a seat are told with its name."""
    owner = "" if group.seat is None else f"{voice.say(f'seat:{group.seat + 1}')} · "
    for zone in group.zones:
        lines = sentences(zone, voice)
        heading = voice.say(zone.title) if zone.title else ""
        if isinstance(zone, Panel):
            heading = ""
        if lines:
            yield Part(capital(f"{owner}{heading}".removesuffix(" · ")), lines)
        if isinstance(zone, Ring) and zone.middle is not None:
            yield Part(capital(voice.say(zone.middle.title)), price_lines(zone.middle, voice))


def sentences(zone: Zone, voice: Speaker) -> list[str]:
    """A line for each piece of a zone, with where it lies."""
    match zone:
        case Prices():
            return price_lines(zone, voice)
        case Grid() | Ring():
            return [capital(placed(piece, voice)) for piece in zone.pieces]
        case Row():
            return [capital(title(piece, voice.say)) for piece in zone.pieces]
        case Panel():
            return [capital(title(piece, voice.say)) for piece in pieces_of(zone)]


def placed(piece: Piece, voice: Speaker) -> str:
    """A piece and its place, where its reference tells it."""
    said = title(piece, voice.say)
    reference = piece.reference.rpartition("/")[2]
    kind = reference.partition(":")[0]
    if kind not in {"cell", "space"}:
        return said
    where = voice.say(reference)
    return said if said.startswith(where) else f"{where}{voice.message('web-colon')} {said}"


def price_lines(prices: Prices, voice: Speaker) -> list[str]:
    """What each good costs and brings."""
    lines = []
    for row in prices.rows:
        words = [voice.say(row.label)]
        for message, price in (("price-buy", row.buy), ("price-sell", row.sell)):
            words.append(f"{voice.message(message)} {'–' if price is None else price}")
        lines.append(capital(", ".join(words)))
    return lines


def capital(said: str) -> str:
    return said[:1].upper() + said[1:]
