"""What there is to say about a tile or a card of Glen More: all of it from its values."""

from highlands.games.glen_more.locations import LOCATIONS, ON_TILE, Location
from highlands.games.glen_more.meanings.phrases import noun, written, written_cost, written_terms
from highlands.games.glen_more.powers import MOMENTS
from highlands.games.glen_more.tiles import BY_ID, START_VILLAGE, Colour, Tile
from highlands.parts.meaning import Meaning

CARDS = {location.id: location for location in LOCATIONS}


def word(reference: str) -> str | None:
    """Tiles go by their kind, special locations and their cards by the name of the place."""
    kind, _, name = reference.partition(":")
    if kind == "tile" and name in BY_ID:
        return f"tile-{noun(BY_ID[name])}"
    if kind == "card" and name in CARDS:
        return f"tile-{name}"
    if kind == "kind":
        return f"tile-{name}"
    return None


def about(reference: str) -> list[Meaning]:
    """A tile with all that is printed on it; a card; or, shorter, what stands on a card."""
    kind, _, name = reference.partition(":")
    if kind == "tile" and name in BY_ID:
        return about_tile(BY_ID[name])
    if kind == "card" and name in CARDS:
        return about_card(CARDS[name])
    if kind == "says" and name in CARDS:
        return [printed(CARDS[name])]
    return []


def about_tile(tile: Tile) -> list[Meaning]:
    stack = "tile-of-start" if tile is START_VILLAGE else "tile-of-stack"
    colour = f"colour:{tile.colour.name.lower()}"
    said = [Meaning(stack, {"tile": tile.reference, "colour": colour, "stack": tile.stack})]
    said += [Meaning(f"tile-{way}") for way in tile.row.texts("ways")]
    cost = written_cost(tile)
    said.append(Meaning("cost", {"cost": cost}) if cost else Meaning("cost-none"))
    if tile.bonus:
        said.append(Meaning("bonus", {"gain": written_terms(tile.bonus)}))
    said.append(activation(tile))
    if tile in ON_TILE:
        said += about_card(ON_TILE[tile])
    return said


def activation(tile: Tile) -> Meaning:
    """What happens when the tile is activated."""
    if not tile.effects:
        return Meaning("effect-none")
    return Meaning("effect", {"effect": written(tile.effects)})


def about_card(card: Location) -> list[Meaning]:
    """A card with the moment it counts at, and its caps."""
    said = [Meaning("card-text", {"when": f"when:{card.when}", "text": f"says:{card.id}"})]
    if card.tams and printed(card).message != "card-caps":
        said.append(Meaning("card-caps-too", {"caps": card.tams}))
    return said


def printed(card: Location) -> Meaning:
    """What stands on a card: a benefit, points, a power; else its caps alone."""
    if card.benefit:
        return Meaning("card-gain", {"gain": written_terms(card.benefit)})
    if card.ending is not None:
        return Meaning("card-ending", {"points": written_ending(card)})
    if card.id in [power.id for power in MOMENTS.powers]:
        return Meaning(f"card-{card.id}")
    return Meaning("card-caps", {"caps": card.tams})


def written_ending(card: Location) -> str:
    """`2 thing:vp per colour:yellow`."""
    ending = card.ending
    assert ending is not None
    of_colour = ending.per.upper() in Colour.__members__
    return f"{written([ending])} per {'colour' if of_colour else 'kind'}:{ending.per}"
