"""`highlands replay`: step through a game."""

import click

from highlands.cli.values import example
from highlands.cli.voice import language_option


@click.command(epilog=example("replay game.txt --from 40"))
@click.argument("record")
@click.option(
    "--from", "start", type=click.IntRange(0), default=0, metavar="N", help="Begin after N answers."
)
@language_option
def command(record: str, start: int, language: str) -> None:
    """Step through a game, answer by answer.

    On a terminal Enter goes on, `b` goes back, a number goes to that answer, `t` shows the table
    and `q` stops. In a pipe all steps are printed.
    """
    import sys

    from highlands.cli.files import STANDARD_INPUT
    from highlands.cli.opened import after, open_game_file
    from highlands.cli.stepping import Stepping

    game = open_game_file(record, held=True)
    after(game, start, record)
    stepping = Stepping(game, language)
    if record != STANDARD_INPUT and sys.stdin.isatty() and sys.stdout.isatty():
        stepping.walk(start)
    else:
        stepping.print_all(start)
