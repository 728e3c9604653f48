"""The table of Orchard: everything that can change, and the few verbs that change a player."""

from typing import Final

from highlands.engine.event import Changed, Event
from highlands.engine.seat import Seat
from tests.orchard.choices import STALLS
from tests.orchard.moments import Moments
from tests.orchard.plots import HOME, NOTES, PLOTS, Fruit, Plot

FULL_PRICE: Final = 3
BASKET: Final = 3  # a player stores at most so many of one fruit
NOBODY: Final = -1  # at turn, before the stalls are filled for the first time


class Player:
    def __init__(
        self,
        seat: Seat,
        coins: int,
        points: int,
        fruit: list[int],
        notes: list[int],
        sealed: int,
        garden: dict[int, Plot],
    ) -> None:
        self.seat = seat
        self.coins = coins
        self.points = points
        self.fruit = fruit
        self.notes = notes  # notes held, by points
        self.sealed = sealed  # notes held of which this view does not know the points
        self.garden = garden  # by cell; never changed, so that copies share it

    def copy(self) -> "Player":
        return Player(
            self.seat,
            self.coins,
            self.points,
            self.fruit[:],
            self.notes[:],
            self.sealed,
            self.garden,
        )

    def edge(self) -> list[int]:
        """The bare cells beside the garden."""
        return [min(self.garden) - 1, max(self.garden) + 1]

    def beside(self, cell: int) -> list[Plot]:
        """The plots that lie next to a cell."""
        return [self.garden[place] for place in (cell - 1, cell + 1) if place in self.garden]


class Table:
    def __init__(
        self,
        turn: Seat,
        ended: bool,
        players: list[Player],
        stalls: list[Plot | None],
        bag: list[int],
        notes: list[int],
        prices: list[int],
        moments: Moments,
        own: list[list[int]],
    ) -> None:
        self.turn = turn
        self.ended = ended
        self.players = players
        self.stalls = stalls
        self.bag = bag  # how many plots of each sort are left
        self.notes = notes  # how many sealed notes of each worth are left
        self.prices = prices
        self.moments = moments
        self.own = own  # what each power remembers
        self.told: list[Event] | None = None

    def copy(self) -> "Table":
        return Table(
            self.turn,
            self.ended,
            [player.copy() for player in self.players],
            self.stalls[:],
            self.bag[:],
            self.notes[:],
            self.prices[:],
            self.moments,
            [own[:] for own in self.own],
        )

    def figures(self) -> list[object]:
        figures: list[object] = [self.turn, self.ended, *self.bag, *self.notes, *self.prices]
        figures += [figure for own in self.own for figure in own]
        figures += [plot.name if plot else "-" for plot in self.stalls]
        for player in self.players:
            figures += [player.coins, player.points, *player.fruit, *player.notes, player.sealed]
            for cell, plot in sorted(player.garden.items()):
                figures += [cell, plot.name]
        return figures

    def drawn(self) -> int:
        return sum(plot.copies for plot in PLOTS) - sum(self.bag)

    def opened(self) -> int:
        return sum(NOTES) - sum(self.notes)

    def others(self, player: Player) -> list[Player]:
        """The other players, clockwise."""
        return self.players[player.seat + 1 :] + self.players[: player.seat]

    def tell(self, player: Player, verb: str, thing: str, only_for: Seat | None = None) -> None:
        if self.told is not None:
            self.told.append(Event(player.seat, verb, thing, only_for=only_for))

    def coins(self, player: Player, amount: int, source: str) -> None:
        player.coins += amount
        self.change(player, "coin", amount, source)

    def points(self, player: Player, amount: int, source: str) -> None:
        player.points += amount
        self.change(player, "point", amount, source)

    def fruit(self, player: Player, fruit: Fruit, amount: int, source: str) -> None:
        player.fruit[fruit] += amount
        self.change(player, f"fruit:{fruit.name.lower()}", amount, source)

    def change(self, player: Player, thing: str, amount: int, source: str) -> None:
        if self.told is not None and amount:
            self.told.append(Changed(player.seat, thing, amount, source))


def seated(seat: Seat, coins: int) -> Player:
    """A player at the beginning."""
    return Player(seat, coins, 0, [0] * len(Fruit), [0] * len(NOTES), 0, {0: HOME})


def unpacked(seats: int, moments: Moments, coins: int = 4) -> Table:
    """The box unpacked, nothing drawn."""
    return Table(
        NOBODY,
        False,
        [seated(seat, coins) for seat in range(seats)],
        [None] * STALLS,
        [plot.copies for plot in PLOTS],
        NOTES[:],
        [FULL_PRICE] * len(Fruit),
        moments,
        [[0] for _ in moments.powers],
    )
