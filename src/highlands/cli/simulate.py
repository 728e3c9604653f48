"""`highlands simulate`: bots play a series of games."""

from collections.abc import Iterable
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    from highlands.arena.report import Report
    from highlands.arena.series import Played, Series

EXAMPLE: Final = "highlands simulate glen-more --seats 4 --games 20 --bots greedy,random"


@click.command(epilog=f"Example:  {EXAMPLE}")
@click.argument("game")
@click.option("--seats", type=click.IntRange(1), help="How many play; else one for each bot.")
@click.option("--games", type=click.IntRange(1), default=10, show_default=True)
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True)
@click.option(
    "--bots", default="random", show_default=True, help="Their names with commas between."
)
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the table."
)
@click.option(
    "--records", type=click.Path(path_type=Path), help="A folder for a record of each game."
)
@click.option("--processes", type=click.IntRange(1), default=1, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")
def command(
    game: str,
    seats: int | None,
    games: int,
    seed: int,
    bots: str,
    options: tuple[str, ...],
    records: Path | None,
    processes: int,
    as_json: bool,
) -> None:
    """Let bots play a series of games, and say how they did.

    The bots take the seats in turn, repeated to fill them, and move on by one seat from game to
    game; every lineup that differs meets the same luck before the seed counts on. The same seed
    gives the same games.
    """
    from highlands.arena.report import report
    from highlands.arena.series import play_series

    series = agreed(game, [bot.strip() for bot in bots.split(",")], seats, seed, options)
    began = perf_counter()
    watched = watch(play_series(series, games, processes), games)
    played = list(watched if records is None else shelved(series, watched, records))
    result = report(series, played, perf_counter() - began)
    if as_json:
        from json import dumps

        click.echo(dumps(result))
    else:
        show(result)


def agreed(
    game: str, bots: list[str], seats: int | None, seed: int, options: Iterable[str]
) -> "Series":
    """The series that was asked for, or one sentence that says why there can be none."""
    from highlands.arena.series import Series
    from highlands.engine.registry import rules_of

    try:
        fewest = rules_of(game).seats[0]
        return Series(game, bots, seats or max(fewest, len(bots)), seed, named_values(options))
    except ValueError as error:
        raise click.UsageError(f"{error}.") from None


def named_values(options: Iterable[str]) -> dict[str, str]:
    """`NAME=VALUE`, as often as it is given."""
    from highlands.engine.quoted import quoted

    found: dict[str, str] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise ValueError(f"an option is NAME=VALUE, not {quoted(option)}")
        if name in found:
            raise ValueError(f"the option {quoted(name)} is named twice")
        found[name] = value
    return found


def watch(played: "Iterable[Played]", games: int) -> "Iterable[Played]":
    """A bar that grows with every game, if somebody sits at a terminal."""
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    if not console.is_terminal:
        return played
    return track(played, "Playing", total=games, console=console, transient=True)


def shelved(series: "Series", played: "Iterable[Played]", folder: Path) -> "Iterable[Played]":
    """Put a record of each game into a folder."""
    from highlands.arena.shelf import Shelf

    try:
        shelf = Shelf(folder)
        for game in played:
            shelf.put(series.game, game)
            yield game
    except OSError as error:
        raise click.UsageError(f"{folder}: {error.strerror or error}.") from None


def show(result: "Report") -> None:
    """The figures as a table for people."""
    from rich.console import Console
    from rich.table import Table

    console, table = Console(), Table(box=None, pad_edge=False)
    for heading in ("bot", "seats taken", "wins", "of its games", "mean score", "deviation"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for bot, won in result["wins"].items():
        taken, scores = result["played"][bot], result["scores"].get(bot)
        if scores is not None:
            share = won / taken
            mean, deviation = scores["mean"], scores["deviation"]
            table.add_row(
                bot, str(taken), f"{won:g}", f"{share:.1%}", f"{mean:.1f}", f"{deviation:.1f}"
            )
    console.print(table)
    shared = result["shared"]
    console.print(
        f"{result['games']} games of {result['game']} at {result['seats']} seats, "
        f"seed {result['seed']}; {shared} with a shared win.\n"
        f"{result['games_per_second']:,.2f} games and "
        f"{result['decisions_per_second']:,.0f} decisions a second, nature's included.",
        highlight=False,
    )
