"""Print the fingerprint of some games: `python -m tests.contracts.digest`."""

from highlands.engine.playout import playout_checked
from highlands.engine.record import write
from highlands.engine.registry import rules_of
from tests.contracts.games import GAMES, start


def main() -> None:
    for name in GAMES:
        for seed in range(8):
            game = start(rules_of(name), seed)
            before = game.fingerprint()
            count = playout_checked(game, seed)
            story = sum(len(str(event)) for event in game.events)
            print(name, seed, count, before, game.fingerprint(), len(write(game)), story)


if __name__ == "__main__":
    main()
