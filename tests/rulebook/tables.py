"""Small drawn tables for the rulings: who sits there with what, and what lies on the track."""

from collections.abc import Iterable, Sequence
from typing import Final

from highlands.engine.event import Changed, Event
from highlands.engine.game import Game, Rest, open_game
from highlands.engine.rules import agree
from highlands.engine.seat import NATURE, Seat
from highlands.games.glen_more.board import SPACES
from highlands.games.glen_more.locations import LOCATIONS, ON_TILE
from highlands.games.glen_more.powers import MOMENTS
from highlands.games.glen_more.rules import GlenMore
from highlands.games.glen_more.table import Phase, Player, Table, no_cubes
from highlands.games.glen_more.terms_of_play import TermsOfPlay
from highlands.games.glen_more.things import RESOURCES, THINGS
from highlands.games.glen_more.tiles import BY_ID, STACKS, START_VILLAGE, Tile
from highlands.parts.bag import Bag, filled
from highlands.parts.cells import Cell, cell_named
from highlands.parts.coin_rows import CoinRows
from highlands.parts.rondel import Rondel
from highlands.parts.territory import settled

ANNA: Final = 0
BRUCE: Final = 1
CLARA: Final = 2
DANNY: Final = 3
NAMES: Final = ["Anna", "Bruce", "Clara", "Danny", "Effie"]
WHOLE: Final = ["whole"] * 4

RULES: Final = GlenMore()


def cell(name: str) -> Cell:
    """A cell by its name on the compass: `home`, `n1`, `s2w1`."""
    found = cell_named(name)
    assert found is not None, name
    return found


def player(
    *,
    tiles: str = "",
    members: str = "home",
    cubes: str = "",
    coins: int = 6,
    barrels: int = 0,
    chieftains: int = 0,
    points: int = 0,
) -> Player:
    """A seat with its starting village and more: `n1=forest-1-river`, `home n1`, `n1=wood`.

    A word that comes twice is two of it.
    """
    territory = settled(START_VILLAGE)
    for word in tiles.split():
        place, _, name = word.partition("=")
        territory = territory.with_tile(cell(place), BY_ID[name])
    lying = no_cubes()
    for word in cubes.split():
        place, _, name = word.partition("=")
        assert cell(place) in territory.tiles, word
        lying[THINGS[name]].append(cell(place))
    people = sorted(cell(place) for place in members.split())
    assert all(place in territory.tiles for place in people)
    stock = [sorted(cells) for cells in lying]
    return Player(0, coins, barrels, chieftains, points, 0, territory, stock, people)


def drawn(
    *players: Player,
    track: str = "",
    filler: str = "forest-1-plain",
    warehouse: str = "",
    stacks: Sequence[str] = WHOLE,
    **options: str,
) -> Game[Table]:
    """A game in the middle, without luck: nature waits to be played like anybody.

    The track is told from the space of the rearmost figure, which is `space:1`: `Anna`, `Bruce`,
    `die`, or a tile; figures that are not told come next, the die last, and fillers follow. The
    warehouse tells how many prices of a row are covered (`wood=2`), a stack what is left in it.
    """
    seats = len(players)
    agreed = {name.replace("_", "-"): value for name, value in options.items()}
    setup = agree(RULES, NAMES[:seats], None, agreed)
    for seat, seated in enumerate(players):
        seated.seat = seat
    covered = [0] * len(RESOURCES)
    for word in warehouse.split():
        name, _, count = word.partition("=")
        covered[THINGS[name]] = int(count)
    table = Table(
        TermsOfPlay(setup),
        MOMENTS,
        Phase.PLAYING,
        list(players),
        laid_out(track, seats, BY_ID[filler]),
        CoinRows(covered),
        [stack(number, told) for number, told in enumerate(stacks)],
        [owner(players, location.tile) for location in LOCATIONS],
    )
    return Game(RULES, setup, Rest(table, None, [], drawn=True), [], None)


def laid_out(track: str, seats: int, filler: Tile) -> Rondel[Tile]:
    figures = NAMES[:seats] + (["die"] if seats <= 3 else [])
    words = track.split() or figures[:1]
    words += [name for name in figures[:seats] if name not in words]
    if "die" in figures and "die" not in words:
        words.append("die")
    tiles: list[Tile | None] = [None] * SPACES
    for space, word in enumerate(words):
        tiles[space] = None if word in figures else BY_ID[word]
    for space in range(len(words), SPACES - 1):
        tiles[space] = filler
    return Rondel(tiles, [words.index(name) for name in figures], 0, SPACES - 1)


def stack(number: int, told: str) -> Bag:
    """`whole`, or the tiles that are left, separated by blanks; stack 0 is always used up."""
    kinds = STACKS[number]
    whole = [tile.count for tile in kinds]
    if number == 0:
        return Bag([0] * len(kinds), sum(whole))
    if told == "whole":
        return filled(whole)
    left = [told.split().count(tile.id) for tile in kinds]
    assert sum(left) == len(told.split()), told
    return Bag(left, sum(whole))


def owner(players: Iterable[Player], tile: Tile) -> Seat | None:
    assert tile in ON_TILE
    for seated in players:
        if tile in seated.territory.tiles.values():
            return seated.seat
    return None


def unpacked(seats: int, **options: str) -> Game[Table]:
    """A whole game from its beginning, without luck."""
    agreed = {name.replace("_", "-"): value for name, value in options.items()}
    return open_game(RULES, agree(RULES, NAMES[:seats], None, agreed))


def play(game: Game[Table], *answers: str) -> list[Event]:
    """Give these answers, each by whoever is asked, nature included; what happened comes back."""
    told: list[Event] = []
    for answer in answers:
        (seat,) = game.pending
        told += game.play(seat, answer)
    return told


def end_turn(game: Game[Table], *answers: str) -> list[Event]:
    """Give these answers, decline what else is asked, and let nature draw what there is."""
    told = play(game, *answers)
    begun = game.rest
    while game.rest is begun and not game.over:
        told += play(game, "decline" if NATURE not in game.pending else asked(game)[0])
    return told


def asked(game: Game[Table]) -> list[str]:
    """The options of whoever is asked, as they are spelled."""
    (decision,) = game.pending.values()
    return [option.text for option in decision.options()]


def prompt(game: Game[Table]) -> str:
    (decision,) = game.pending.values()
    return decision.prompt


def why_not(game: Game[Table], answer: str) -> str | None:
    """The id of the rule that forbids an answer to whoever is asked."""
    (seat,) = game.pending
    refusal = game.why_not(seat, answer)
    return None if refusal is None else refusal.rule


def figures(game: Game[Table], answer: str) -> dict[str, int | str]:
    """The figures of a refusal."""
    (seat,) = game.pending
    refusal = game.why_not(seat, answer)
    assert refusal is not None
    return refusal.figures


def gains(events: Iterable[Event], seat: Seat = ANNA) -> dict[str, int]:
    """What a seat gained or lost of each thing, all in all; what came out even is left out."""
    sums: dict[str, int] = {}
    for event in events:
        if isinstance(event, Changed) and event.seat == seat:
            sums[event.thing] = sums.get(event.thing, 0) + event.amount
    return {thing: amount for thing, amount in sums.items() if amount}


def told(events: Iterable[Event], verb: str) -> list[str]:
    """The events of a verb, each as one line."""
    return [str(event) for event in events if event.verb == verb]


def at(game: Game[Table], seat: Seat = ANNA) -> Player:
    """What lies before a seat right now."""
    return game.table.players[seat]
