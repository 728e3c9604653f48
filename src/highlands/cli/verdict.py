"""Whether a choice is legal: the sentence, and the rule with its title."""

from typing import Any

from highlands.cli.page import Page
from highlands.cli.rulings import rulings
from highlands.engine.choice import Choice
from highlands.engine.game import Game
from highlands.engine.refusal import Refusal
from highlands.engine.seat import Seat
from highlands.words.speak import Speaker


def say_verdict(
    page: Page, voice: Speaker, game: Game[Any], seat: Seat, choice: Choice, *, playing: bool
) -> bool:
    """Say it, and whether it is legal."""
    refusal = game.why_not(seat, choice)
    named = {"player": voice.names[seat], "choice": choice.text}
    if refusal is None:
        page.say(voice.message("cli-legal", **named))
        meant = voice.choice(choice, game.table, seat, game.pending[seat])
        page.say(meant, lead="  ")
        return True
    page.say(voice.message("cli-illegal", **named))
    say_refusal(page, voice, refusal, playing=playing)
    return False


def say_refusal(page: Page, voice: Speaker, refusal: Refusal, *, playing: bool) -> None:
    """Why not, by which rule; while playing one can ask for more."""
    page.say(voice.refusal(refusal), "refused", lead="  ")
    title = voice.message(
        f"cli-rule{'-more' if playing else ''}", title=voice.rule(refusal.rule), rule=refusal.rule
    )
    page.say(title, "quiet", lead="  ")


def say_ruling(page: Page, voice: Speaker, game: Game[Any], seat: Seat, choice: Choice) -> None:
    """Whether a choice is legal; if not, with the whole entry of the book of rulings."""
    refusal = game.why_not(seat, choice)
    if say_verdict(page, voice, game, seat, choice, playing=False) or refusal is None:
        return
    for entry in rulings(game.rules.name, voice.language):
        if entry.rule == refusal.rule:
            page.blank()
            page.say(entry.text, lead="  ")
