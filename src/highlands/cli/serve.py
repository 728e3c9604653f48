"""`highlands serve`: the web table."""

from pathlib import Path

import click

from highlands.cli.values import example


@click.command(epilog=example("serve --host 0.0.0.0 --port 8080 --open"))
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0 is everybody near.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535))
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("highlands-tables"),
    show_default=True,
    metavar="DIR",
    help="The folder where all tables are kept.",
)
@click.option("--open", "browse", is_flag=True, help="Open the page in a browser.")
def command(host: str, port: int, data: Path, browse: bool) -> None:
    """Play in a browser, alone against bots or together: this machine is the table.

    Everything is kept in one file of a folder. Ctrl-C ends it; the next time it goes on where it
    was.
    """
    from highlands.web.server import serve

    serve(host, port, data, browse=browse)
