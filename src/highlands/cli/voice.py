"""The language a command speaks: the one asked for, else that of the terminal."""

import os
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

import click

from highlands.words.language import LANGUAGES, language_of

if TYPE_CHECKING:
    from highlands.engine.game import Game
    from highlands.words.speak import Speaker

WORDS: Final = ["highlands.cli"]


def language_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--lang`: what is printed is in this language."""
    return click.option(
        "--lang",
        "language",
        type=click.Choice(LANGUAGES),
        default=lambda: language_of(os.environ),
        help="The language to print in; otherwise that of your terminal.",
    )(command)


def spoken() -> str:
    """The language of the command that runs just now."""
    context = click.get_current_context(silent=True)
    named = None if context is None else context.params.get("language")
    return named or language_of(os.environ)


def speaker(game: str | None, language: str, names: Sequence[str] = ()) -> "Speaker":
    """Somebody who knows the words of a game and of the command line."""
    from highlands.words.speak import Speaker

    return Speaker(game, language, names, WORDS)


def speaker_of(game: "Game[Any]", language: str) -> "Speaker":
    return speaker(game.rules.name, language, game.setup.names)
