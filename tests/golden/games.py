"""Which games are kept, and how each is written down."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from highlands.engine.game import Game, open_game
from highlands.engine.record import write
from highlands.engine.registry import rules_of
from highlands.engine.rules import agree

FOLDER: Final = Path(__file__).parent / "records"
NAMES: Final = ["Anna", "Bruce", "Clara", "Danny", "Ewan"]

# Name of the file, game, seats, seed, options: every count of seats, every value of every option,
# a game ended by a player's refill and one by the die's, a tie broken and a win shared.
KEPT: Final[list[tuple[str, str, int, int, dict[str, str]]]] = [
    ("two-seats", "glen-more", 2, 1, {}),
    ("three-seats", "glen-more", 3, 2, {}),
    ("four-seats", "glen-more", 4, 3, {}),
    ("five-seats", "glen-more", 5, 4, {}),
    ("buy-not-if-held", "glen-more", 3, 5, {"buy-owned": "not-if-held"}),
    ("last-member-free", "glen-more", 4, 6, {"last-member": "free"}),
    ("last-member-never", "glen-more", 2, 7, {"last-member": "never", "points": "hidden"}),
    ("ended-by-the-die", "glen-more", 3, 9, {}),
    ("tie-broken", "glen-more", 3, 13, {}),
    ("win-shared", "glen-more", 3, 23, {}),
    ("first-chosen", "glen-more", 5, 8, {"first-player": "chosen"}),
]


def played(name: str, seats: int, seed: int, options: dict[str, str]) -> Game[Any]:
    """A random game; nature's answers follow from the seed, the players' from another."""
    rules, luck = rules_of(name), Random(seed)
    game = open_game(rules, agree(rules, NAMES[:seats], seed, options))
    while (decision := game.decision) is not None:
        game.play(decision.seat, luck.choice(decision.options()))
    return game


def texts() -> Iterator[tuple[Path, str]]:
    """Each kept game as a file: its record, and below it as remarks how it ended."""
    for file, name, seats, seed, options in KEPT:
        game = played(name, seats, seed, options)
        yield FOLDER / f"{file}.txt", write(game) + "".join(f"# {line}\n" for line in end_of(game))


def end_of(game: Game[Any]) -> list[str]:
    """What can be read off the end: points, places, everything owned, the fingerprint."""
    names, rules = game.setup.names, game.rules
    lines = [f"answers {len(game.answered())}, events {len(game.events)}"]
    for seat, (name, score) in enumerate(zip(names, rules.scores(game.table), strict=True)):
        held = rules.holdings(game.table, seat).items()
        lines.append(f"{name} {score}: " + ", ".join(f"{thing} {n}" for thing, n in held if n))
    places = [" and ".join(names[seat] for seat in place) for place in rules.ranking(game.table)]
    return [*lines, f"ranking {', '.join(places)}", f"fingerprint {game.fingerprint()}"]
