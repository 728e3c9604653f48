"""What an option promises comes true."""

from random import Random

import pytest

import highlands
from highlands.words.speak import Speaker

NAMES = ["Anna", "Bruce", "Clara", "Danny"]
AGAIN = "you play again at once"


@pytest.mark.parametrize("seed", range(12))
def test_whoever_is_told_to_play_again_at_once_does(seed: int) -> None:
    """Also with the last tile, with which the game ends."""
    names = NAMES[: 2 + seed % 3]
    speaker = Speaker("glen-more", "en", names)
    game, luck = highlands.new("glen-more", names, seed), Random(seed)
    promised: int | None = None
    while (decision := game.decision) is not None:
        if decision.prompt == "take" and game.answers == []:
            assert promised in (None, decision.seat)
            promised = None
        option = luck.choice(decision.options())
        if option.verb in ("take", "discard"):
            words = speaker.choice(option, game.table, decision.seat, decision)
            promised = decision.seat if AGAIN in words else None
        game.play(decision.seat, option)
    assert promised is None
