"""What tiles and cards look like, made from the same effects that the rules carry out."""

from typing import Final

from highlands.games.glen_more.locations import Location
from highlands.games.glen_more.things import NAMES, RESOURCES, Thing
from highlands.games.glen_more.tiles import Tile
from highlands.parts.notation import Effect, Term
from highlands.scene.faces import (
    Becomes,
    CardFace,
    CostPart,
    EffectPart,
    Icon,
    Ladder,
    OneOf,
    Points,
    Several,
    TileFace,
)  # fmt: skip

DRAWN_AS: Final = {Thing.WHISKY: "barrel", Thing.MOVEMENT: "move"}
SYMBOLS: Final = [DRAWN_AS.get(thing, NAMES[thing]) for thing in Thing]
RECONSTRUCTED: Final = "reconstructed"


def tile_face(tile: Tile, *, is_location: bool) -> TileFace:
    return TileFace(
        name=tile.reference,
        land=land(tile),
        kind=tile.colour.name.lower(),
        river=tile.river,
        road=tile.road,
        cost=cost_parts(tile),
        card=is_location,
        bonus=tuple(icon for term in tile.bonus for icon in icons(term)),
        effect=effect_parts(tile.effects),
        reconstructed=tile.row.confidence == RECONSTRUCTED,
    )


def land(tile: Tile) -> str:
    """The drawing of a tile: castles and lochs have one each, other tiles one a kind."""
    return tile.id if tile.kind in ("castle", "loch") else tile.kind


def cost_parts(tile: Tile) -> tuple[CostPart, ...]:
    if len(tile.cost) > 1:
        return (OneOf(tuple(SYMBOLS[way[0].thing] for way in tile.cost)),)
    return tuple(part for way in tile.cost for term in way for part in cost_part(term))


def cost_part(term: Term[Thing]) -> list[CostPart]:
    if term.thing is Thing.DIFFERENT:
        return [Several(SYMBOLS[term.thing], term.count)]
    return [*icons(term)]


def icons(term: Term[Thing]) -> list[Icon]:
    return [Icon(SYMBOLS[term.thing])] * term.count


def effect_parts(effects: list[Effect[Thing]]) -> tuple[EffectPart, ...]:
    """One effect in a line; several steps of one effect as a ladder."""
    if len(effects) > 1:
        steps = tuple((effect.pay[0].count, effect.gain[0].count) for effect in effects)
        return (Ladder(SYMBOLS[effects[0].pay[0].thing], steps),)
    parts: list[EffectPart] = []
    for effect in effects:
        for term in effect.pay:
            parts += cost_part(term)
        if effect.pay:
            parts.append(Becomes())
        for term in effect.gain:
            parts += gain_parts(term)
    return tuple(parts)


def gain_parts(term: Term[Thing]) -> list[EffectPart]:
    if term.thing is Thing.VP:
        return [Points(term.count)]
    if term.thing in RESOURCES or term.count <= 2:
        return [*icons(term)]
    return [Several(SYMBOLS[term.thing], term.count)]


def card_face(location: Location) -> CardFace:
    ending = location.ending
    gained = location.benefit if ending is None else ending.gain
    return CardFace(
        name=location.reference,
        land=land(location.tile),
        kind=location.tile.colour.name.lower(),
        when=f"when:{location.when}",
        text=f"says:{location.id}",
        icons=tuple(part for term in gained for part in gain_parts(term)),
        caps=location.tams,
        reconstructed=location.row.confidence == RECONSTRUCTED,
    )
