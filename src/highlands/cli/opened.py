"""A record or position from a file, as a game after so many answers."""

from pathlib import Path
from typing import Any

from highlands.cli.files import name_of, read_text
from highlands.cli.trouble import Trouble, sentence, trouble
from highlands.cli.voice import spoken
from highlands.engine.game import Game
from highlands.engine.header import Unreadable
from highlands.engine.record import reopen
from highlands.engine.registry import rules_for


def open_game_file(file: str, *, held: bool = False) -> Game[Any]:
    """The game that a file holds, or what is wrong with which line."""
    text = read_text(file)
    try:
        game, trouble = reopen(text, rules_for(text), held=held)
    except Unreadable as error:
        raise bad_line(file, error) from error
    if trouble is not None:
        raise bad_line(file, trouble, game) from trouble
    return game


def bad_line(file: str, error: Unreadable, game: Game[Any] | None = None) -> Trouble:
    """File, line and reason; a refusal is put into words."""
    reason = error.reason
    if error.refusal is not None and game is not None:
        from highlands.words.speak import Speaker

        speaker = Speaker(game.rules.name, spoken(), game.setup.names)
        reason = speaker.refusal(error.refusal).rstrip(".")
        return trouble(
            "illegal",
            file=name_of(file),
            line=str(error.line),
            reason=reason,
            rule=error.rule or error.refusal.rule,
        )
    if error.rule is not None and error.rule not in reason:
        reason = f"{reason.rstrip('.')} ({error.rule})"
    return Trouble(f"{name_of(file)}, line {error.line}: {sentence(reason)}")


def after(game: Game[Any], count: int | None, file: str) -> Game[Any]:
    """The game after its first answers, nature's included, with nature waiting; None: after all."""
    answers = game.answered()
    if count is None:
        return game
    if count > len(answers):
        raise trouble(
            "so-many-answers", file=name_of(file), answers=str(len(answers)), wanted=str(count)
        )
    return Game(game.rules, game.setup, game.rest.root(), answers[:count], None)


def same_file(one: Path, other: str) -> bool:
    """Whether a path leads to a file that somebody named."""
    try:
        return one.samefile(other)
    except OSError:
        return False
