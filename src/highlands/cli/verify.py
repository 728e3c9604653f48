"""`highlands verify`: replay records and judge them."""

import click

from highlands.cli.values import example
from highlands.cli.voice import language_option


@click.command(epilog=example("verify games/*.txt"))
@click.argument("records", nargs=-1, required=True, metavar="RECORD...")
@language_option
@click.pass_context
def command(context: click.Context, records: tuple[str, ...], language: str) -> None:
    """Replay records and judge them.

    For each good file one line on the output, for each bad one a line on the error stream: which
    line cannot be, and why. A RECORD of - is the standard input. The exit status is 0 if all are
    good, else 2.
    """
    from highlands.cli.files import name_of
    from highlands.cli.opened import open_game_file
    from highlands.cli.trouble import BAD_INPUT, Trouble
    from highlands.cli.voice import speaker

    voice, bad = speaker(None, language), False
    for record in records:
        try:
            game = open_game_file(record)
        except Trouble as trouble:
            trouble.show()
            bad = True
            continue
        said = "cli-verified-over" if game.over else "cli-verified-open"
        click.echo(voice.message(said, file=name_of(record), answers=len(game.answered())))
    if bad:
        context.exit(BAD_INPUT)
