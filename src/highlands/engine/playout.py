"""Random seats: play a position on to its end."""

from highlands.engine.decision import C, Decision
from highlands.engine.game import Game
from highlands.engine.luck import mix
from highlands.engine.rules import S


def playout(game: Game[S], seed: int) -> int:
    """Answer every decision at random, as a search does, and say how many there were."""
    count = 0
    while (decision := game.decision) is not None:
        options = decision.options()
        game.advance(options[mix(seed + count) % len(options)])
        count += 1
    return count


def rollout(game: Game[S], seed: int) -> int:
    """The same, as likely in every way, without listing the options: for the depth of a search."""
    count = 0
    while (decision := game.decision) is not None:
        game.advance(any_option(decision, mix(seed + count)))
        count += 1
    return count


def any_option(decision: Decision[C], number: int) -> C:
    """One of the options, all equally likely: the first of a few random candidates that is one."""
    candidates = decision.candidates()
    for _ in range(8):
        choice = candidates[number % len(candidates)]
        if decision.refuse(choice) is None:
            return choice
        number = mix(number + 1)
    options = decision.options()
    return options[number % len(options)]


def playout_checked(game: Game[S], seed: int) -> int:
    """The same by the front door: every answer checked, every event told."""
    count = 0
    while (decision := game.decision) is not None:
        options = decision.options()
        game.play(decision.seat, options[mix(seed + count) % len(options)])
        count += 1
    return count


def playout_cloning(game: Game[S], seed: int) -> int:
    """The same from a fresh clone at every decision, as a tree search of one ply does."""
    count = 0
    while (decision := game.decision) is not None:
        options = decision.options()
        game = game.clone(game.luck)
        game.advance(options[mix(seed + count) % len(options)])
        count += 1
    return count
