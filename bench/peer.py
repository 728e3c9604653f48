"""How fast the nearest peer is: Catanatron, Catan in pure Python, four random players.

`python -m bench.peer --seconds 2` prints one JSON object in the words of `highlands bench --json`:
an action is a decision, a copy is a clone.
"""

import json
from argparse import ArgumentParser
from time import perf_counter

from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
LONGEST = 1000  # turns after which Catanatron itself gives a game up
EVERY = 40  # actions between two positions that are kept to be copied


def start(seed: int) -> Game:
    return Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)


def is_over(game: Game) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= LONGEST


def play(seconds: float) -> tuple[float, float]:
    """Actions and games per second, whole games played tick by tick."""
    actions, games, begun = 0, 0, perf_counter()
    while perf_counter() - begun < seconds:
        game = start(games + 1)
        while not is_over(game):
            game.play_tick()
            actions += 1
        games += 1
    passed = perf_counter() - begun
    return actions / passed, games / passed


def positions() -> list[Game]:
    """Positions from the beginning to the end of a few games."""
    kept = []
    for seed in range(1, 6):
        game, actions = start(seed), 0
        while not is_over(game):
            game.play_tick()
            actions += 1
            if actions % EVERY == 0:
                kept.append(game.copy())
    return kept


def copy(seconds: float) -> float:
    """Copies per second, each dropped at once."""
    games, copies = positions(), 0
    begun = perf_counter()
    while perf_counter() - begun < seconds:
        for game in games:
            game.copy()
        copies += len(games)
    return copies / (perf_counter() - begun)


def main() -> None:
    parser = ArgumentParser(description="How fast Catanatron plays and copies on this machine.")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each of the two figures")
    seconds = parser.parse_args().seconds
    decisions, games = play(seconds)
    clones = copy(seconds)
    said = {
        "mode": "peer",
        "decisions_per_second": decisions,
        "clones_per_second": clones,
        "clone_us": 1e6 / clones,
        "games_per_second": games,
    }
    print(json.dumps(said))


if __name__ == "__main__":
    main()
