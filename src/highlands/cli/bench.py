"""`highlands bench`: how fast a game is played here."""

from typing import Final

import click

from highlands.cli.values import example

MEANINGS: Final = {
    "decisions_per_second": "decisions a second, nature's included, nothing kept",
    "decisions_from_clones_per_second": "decisions of seats, each at a fresh clone, as in a search",
    "decisions_checked_and_told_per_second": "decisions of seats, checked and told, as for people",
    "clones_per_second": "clones a second in the middle of turns",
    "clone_and_decision_us": "microseconds for a clone and one answer, up to the next question",
    "games_per_second": "games a second",
}


@click.command(epilog=example("bench glen-more --seats 4 --seconds 2"))
@click.argument("game", required=False)
@click.option(
    "--seats", type=click.IntRange(1), metavar="N", default=4, show_default=True, help="How many."
)
@click.option(
    "--seconds",
    type=click.FloatRange(0, 3600, min_open=True),
    metavar="S",
    default=1.0,
    show_default=True,
    help="For each figure.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")
def command(game: str | None, seats: int, seconds: float, as_json: bool) -> None:
    """Measure how fast a game is played by seats that answer at random.

    Draws and dice count as decisions in the first figure: they are nature's. Everything runs in
    one process, on one core. Without a game it is the first that can be played.
    """
    from highlands.arena.speed import Bench
    from highlands.engine.registry import names

    figures = Bench(game or names()[0], seats).measure(seconds)
    if as_json:
        from json import dumps

        click.echo(dumps(figures))
        return
    click.echo(f"The rules run {figures['mode']}; {seats} seats answer at random.")
    for name, meaning in MEANINGS.items():
        click.echo(f"{figures[name]:14,.1f}  {meaning}")
