"""Random games until everything has been seen: `python -m tests.glen_more.exhaustive --games N`."""

import argparse
from collections import Counter
from random import Random
from typing import Any

from highlands.engine.choice import Choice
from highlands.engine.game import Game, open_game
from highlands.engine.refusal import Rule
from highlands.engine.rules import agree
from highlands.engine.seat import NATURE
from highlands.games.glen_more.choices import CATALOGUE
from highlands.games.glen_more.locations import LOCATIONS
from highlands.games.glen_more.powers import MOMENTS
from highlands.games.glen_more.rules import GlenMore
from highlands.games.glen_more.table import Table
from highlands.games.glen_more.terms_of_play import OPTIONS
from highlands.games.glen_more.tiles import START_VILLAGE, TILES
from tests.glen_more.invariants import check

NAMES = ["Anna", "Bruce", "Clara", "Danny", "Ewan"]
ENDINGS = ["a player's refill", "the die's refill", "won alone", "tie broken", "win shared"]
SPEAKERS = {
    "arrived": [power.location.reference for power in MOMENTS.arrived],
    "activation_began": [power.location.reference for power in MOMENTS.activation_began],
    "chieftains_counted": [power.location.reference for power in MOMENTS.chieftains_counted],
}


class Seen:
    """What has been met so far."""

    def __init__(self) -> None:
        self.tiles: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()
        self.options: Counter[str] = Counter()
        self.verbs: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self.rules: Counter[str] = Counter()

    def moments(self) -> Counter[str]:
        """A card that speaks at a moment has spoken if somebody received it: games go on after."""
        met: Counter[str] = Counter()
        for moment, cards in SPEAKERS.items():
            for card in cards:
                met[moment] += self.cards[card]
        return +met

    def missing(self) -> list[str]:
        """What should have been met and was not."""
        expected = {
            "tile": ({tile.reference for tile in TILES}, self.tiles),
            "card": ({location.reference for location in LOCATIONS}, self.cards),
            "option": ({f"{o.name}={value}" for o in OPTIONS for value in o.values}, self.options),
            "verb": ({choice.verb for choice in CATALOGUE.choices}, self.verbs),
            "ending": (set(ENDINGS), self.endings),
            "moment": ({*SPEAKERS}, self.moments()),
            "rule": ({rule for rule in Rule.all if rule.startswith("glen-more/")}, self.rules),
        }
        return [
            f"{kind} {name}"
            for kind, (names, met) in expected.items()
            for name in sorted(names - set(met))
        ]


def play(seed: int, seen: Seen) -> Game[Any]:
    """One random game of whichever seats and options, checked at every resting point.

    Nature is played like a seat; now and then something is tried that may be refused.
    """
    luck = Random(seed)
    rules = GlenMore()
    options = {option.name: luck.choice(option.values) for option in rules.options}
    setup = agree(rules, NAMES[: luck.choice(rules.seats)], None, options)
    game: Game[Table] = open_game(rules, setup)
    seen.options.update(f"{name}={value}" for name, value in options.items())
    rest = game.rest
    last: int | None = None
    while not game.over:
        decision = game.decision
        assert decision is not None
        found = decision.options()
        assert len(found) > 1 or decision.seat == NATURE, "a question with one answer"
        try_something(game, luck, seen)
        choice = luck.choice(found)
        seen.verbs[choice.verb] += 1
        if choice.verb in ("take", "discard", "roll"):
            last = decision.seat
        game.accept(decision.seat, choice)
        if game.rest is not rest:
            rest = game.rest
            check(rest.table)
    seen.endings["the die's refill" if last == NATURE else "a player's refill"] += 1
    seen.endings[ending(rules, game.table)] += 1
    note_story(game, seen)
    return game


def try_something(game: Game[Any], luck: Random, seen: Seen) -> None:
    """Whatever is refused is refused by a rule of the book."""
    decision = game.decision
    assert decision is not None
    choices: list[Choice] = luck.sample(game.rules.catalogue.choices, 2)
    choices += luck.sample(decision.candidates(), 1)
    for choice in choices:
        refusal = decision.why_not(choice)
        assert (refusal is None) == (choice in decision.options()), choice
        if refusal is not None:
            seen.rules[refusal.rule] += 1


def ending(rules: GlenMore, table: Table) -> str:
    scores = rules.scores(table)
    if scores.count(max(scores)) == 1:
        return "won alone"
    return "win shared" if len(rules.ranking(table)[0]) > 1 else "tie broken"


def note_story(game: Game[Any], seen: Seen) -> None:
    for event in game.story():
        if event.verb == "activated":
            seen.verbs["activated"] += 1
        if event.verb == "placed":
            seen.tiles[event.subjects[0]] += 1
        if event.verb == "received":
            seen.cards[event.subjects[0]] += 1
    seen.tiles[START_VILLAGE.reference] += 1


def main() -> None:
    parser = argparse.ArgumentParser(description="Random games until everything has been seen.")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    seen = Seen()
    for seed in range(arguments.seed, arguments.seed + arguments.games):
        play(seed, seen)
    print(f"{arguments.games} games, no invariant broken")
    for kind in (seen.endings, seen.options, seen.verbs, seen.cards, seen.rules):
        print(", ".join(f"{name} {count}" for name, count in sorted(kind.items())))
    print("missing:", ", ".join(seen.missing()) or "nothing")


if __name__ == "__main__":
    main()
