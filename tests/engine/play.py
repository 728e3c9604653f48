"""Games of Orchard to test on."""

from typing import Final

from highlands.engine.game import Game, Rest, open_game
from highlands.engine.luck import Luck
from highlands.engine.record import read
from highlands.engine.rules import agree
from tests.orchard.moments import Moments, Power
from tests.orchard.rules import Orchard
from tests.orchard.table import Table, unpacked

NAMES = ["Anna", "Bruce", "Clara"]


def start(seed: int | None = 1, seats: int = 3, **options: str) -> Game[Table]:
    rules = Orchard()
    return open_game(rules, agree(rules, NAMES[:seats], seed, options))


def with_powers(*powers: Power) -> Game[Table]:
    """A game with cards that no box holds."""
    rules = Orchard()
    setup = agree(rules, NAMES, 1, {})
    return Game(rules, setup, Rest(unpacked(3, Moments([*powers])), None, []), [], Luck(1))


POSITION: Final = """\
game: orchard
seats: Anna, Bruce
options: hawker={hawker}
position:
  turn: {turn}
  stalls: {stalls}
  bag: {bag}
  notes: {notes}
  prices: {prices}
  Anna: {anna}
    garden: {annas_garden}
  Bruce: {bruce}
    garden: {bruces_garden}

"""
USUAL: Final = {
    "hawker": "no",
    "turn": "0",
    "stalls": "press shed hall apples",
    "bag": "6 7 5 4 4",
    "notes": "4 3 2 1",
    "prices": "3 3",
    "anna": "4 0 0 0 0 0 0 0 0",
    "annas_garden": "home=home",
    "bruce": "4 0 0 0 0 0 0 0 0",
    "bruces_garden": "home=home",
}


def drawn(answers: str = "", **lines: str) -> Game[Table]:
    """A game that begins at a position, in which these lines stand in place of the usual ones."""
    assert lines.keys() <= USUAL.keys()
    return read(POSITION.format(**{**USUAL, **lines}) + answers, Orchard())
