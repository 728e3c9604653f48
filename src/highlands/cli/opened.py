"""A record or position from a file, as a game after so many answers."""

from pathlib import Path
from typing import Any

from highlands.cli.files import name_of, read_text
from highlands.cli.trouble import Trouble, sentence
from highlands.engine.game import Game
from highlands.engine.header import Unreadable
from highlands.engine.record import name_of_game, reopen
from highlands.engine.refusal import Refusal, Rule
from highlands.engine.registry import UnknownGame, rules_of


def open_game_file(file: str, *, held: bool = False) -> Game[Any]:
    """The game that a file holds, or what is wrong with which line."""
    text = read_text(file)
    try:
        rules = rules_of(name_of_game(text))
        game, trouble = reopen(text, rules, held=held)
    except Unreadable as error:
        raise bad_line(file, error) from error
    except UnknownGame as error:
        raise Trouble(
            f"{name_of(file)}, line {line_of(text, 'game:')}: {sentence(str(error))}"
        ) from error
    if trouble is not None:
        raise bad_line(file, trouble, game) from trouble
    return game


def line_of(text: str, beginning: str) -> int:
    """The first line that begins so."""
    lines = text.split("\n")
    return next((n for n, line in enumerate(lines, 1) if line.startswith(beginning)), 1)


def bad_line(file: str, error: Unreadable, game: Game[Any] | None = None) -> Trouble:
    """File, line and reason; a refusal is put into words."""
    reason = error.reason
    refused = refusal_in(reason)
    if refused is not None and game is not None:
        from highlands.words.speak import Speaker

        speaker = Speaker(game.rules.name, "en", game.setup.names)
        reason = f"{speaker.refusal(refused).rstrip('.')} ({refused.rule})"
    elif error.rule is not None and error.rule not in reason:
        reason = f"{reason.rstrip('.')} ({error.rule})"
    return Trouble(f"{name_of(file)}, line {error.line}: {sentence(reason)}")


def refusal_in(reason: str) -> Refusal | None:
    """The refusal that an answer met, read back from its spelling."""
    rule, *figures = reason.split(" ")
    if rule not in Rule.all:
        return None
    pairs = [figure.partition("=") for figure in figures]
    return Refusal(
        Rule.all[rule],
        {name: int(value) if value.isdecimal() else value for name, _, value in pairs},
    )


def after(game: Game[Any], count: int | None, file: str) -> Game[Any]:
    """The game after its first answers, nature's included, with nature waiting; None: after all."""
    answers = game.answered()
    if count is None:
        return game
    if count > len(answers):
        raise Trouble(f"{name_of(file)}: there are only {len(answers)} answers, not {count}.")
    return Game(game.rules, game.setup, game.rest.root(), answers[:count], None)


def same_file(one: Path, other: str) -> bool:
    """Whether a path leads to a file that somebody named."""
    try:
        return one.samefile(other)
    except OSError:
        return False
