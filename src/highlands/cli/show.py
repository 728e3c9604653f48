"""`highlands show`: the table after so many answers, as text, picture or position."""

from typing import TYPE_CHECKING, Any

import click

from highlands.cli.values import example
from highlands.cli.voice import language_option

if TYPE_CHECKING:
    from highlands.engine.game import Game


@click.command(epilog=example("show game.txt --at 40 --svg table.svg"))
@click.argument("file", metavar="RECORD-OR-POSITION")
@click.option("--at", type=click.IntRange(0), metavar="N", help="After N answers, nature's too.")
@click.option("--svg", metavar="FILE", help="Draw a picture into FILE (- prints it).")
@click.option("--dark", is_flag=True, help="The picture by lamplight.")
@click.option("--position", is_flag=True, help="Print the position, to be edited or played on.")
@language_option
def command(
    file: str, at: int | None, svg: str | None, dark: bool, position: bool, language: str
) -> None:
    """Show a table after so many answers, as text, picture or position.

    A RECORD-OR-POSITION of - is the standard input.
    """
    from highlands.cli.opened import after, open_game_file

    game = after(open_game_file(file, held=True), at, file)
    if position:
        from highlands.cli.written import position_of

        click.echo(position_of(game), nl=False)
    if svg is not None:
        draw(game, svg, language, dark=dark)
    if svg is None and not position:
        print_table(game, language)


def draw(game: "Game[Any]", file: str, language: str, *, dark: bool) -> None:
    """Write the picture."""
    from pathlib import Path

    from highlands.cli.files import STANDARD_INPUT, write_text
    from highlands.cli.voice import speaker_of
    from highlands.parts.picture import scene_of
    from highlands.scene.svg import svg

    voice = speaker_of(game, language)
    drawn = svg(scene_of(game, viewer_of(game)), voice.say, "dark" if dark else "light")
    if file == STANDARD_INPUT:
        click.echo(drawn, nl=False)
    else:
        write_text(Path(file), drawn)


def print_table(game: "Game[Any]", language: str) -> None:
    """Print the table with every territory, and what is asked."""
    from highlands.cli.page import Page
    from highlands.cli.voice import speaker_of
    from highlands.parts.picture import scene_of
    from highlands.scene.text import lines

    page, voice = Page(), speaker_of(game, language)
    page.block(lines(scene_of(game, viewer_of(game)), voice.say, page.width))
    page.blank()
    if game.decision is None:
        from highlands.cli.results import say_ranking

        page.say(voice.message("cli-over"), "question")
        say_ranking(page, voice, game)
    else:
        page.say(voice.prompt(game.decision, game.table), "question")


def viewer_of(game: "Game[Any]") -> int | None:
    """Whoever is asked; nobody in particular when it is nature or nobody."""
    decision = game.decision
    return None if decision is None or decision.seat < 0 else decision.seat
