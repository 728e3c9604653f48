"""`highlands data`: how certain the values of a game's tables are, and their sources."""

import click

from highlands.cli.values import example
from highlands.cli.voice import language_option


@click.command(epilog=example("data --json"))
@click.argument("game", required=False)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")
@language_option
def command(game: str | None, as_json: bool, language: str) -> None:
    """Say how certain each value of a game's tables is, and its source.

    Without a GAME all games are listed.
    """
    from highlands.cli.certainty import as_object, print_rows, rows_of
    from highlands.engine.registry import names

    found = {name: rows_of(name) for name in ([game] if game else names())}
    if as_json:
        from json import dumps

        objects = {name: as_object(rows) for name, rows in found.items()}
        click.echo(dumps(objects[game] if game else objects, indent=1, ensure_ascii=False))
        return
    for name, rows in found.items():
        print_rows(name, rows, language)
