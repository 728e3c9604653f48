"""One game between bots."""

from collections.abc import Sequence
from typing import Any

from highlands.bots.bot import Bot
from highlands.engine.game import Game
from highlands.engine.refusal import Refused


def play_out(game: Game[Any], bots: Sequence[Bot]) -> Game[Any]:
    """Let the bot of each seat answer until the game is over. A bot that breaks a rule is told."""
    while (decision := game.decision) is not None:
        choice = bots[decision.seat].decide(game, decision.seat)
        if refusal := game.why_not(decision.seat, choice):
            raise Refused(refusal)
        game.advance(choice)
    return game
