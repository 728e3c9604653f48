"""`highlands simulate`: bots play a series of games."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

import click

from highlands.cli.values import example
from highlands.cli.voice import language_option

if TYPE_CHECKING:
    from highlands.arena.report import Report
    from highlands.arena.series import Played

HEADINGS: Final = ("bot", "taken", "wins", "share", "mean", "deviation")


@click.command(
    epilog=example("simulate glen-more --seats 3 --games 100 --bots greedy,random --seed 7")
)
@click.argument("game")
@click.option("--seats", type=click.IntRange(1), metavar="N", help="Without it one for each bot.")
@click.option(
    "--games", type=click.IntRange(1), metavar="K", default=10, show_default=True, help="How many."
)
@click.option(
    "--seed",
    type=click.IntRange(0),
    metavar="S",
    default=0,
    show_default=True,
    help="Equal seeds play equal games.",
)
@click.option(
    "--bots",
    metavar="A,B,...",
    default="random",
    show_default=True,
    help="They take the seats in turn, and move on by one seat from game to game.",
)
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="See 'highlands games'."
)
@click.option(
    "--records", type=click.Path(path_type=Path), metavar="DIR", help="For a record of each game."
)
@click.option(
    "--processes",
    type=click.IntRange(1, 256),
    metavar="P",
    default=1,
    show_default=True,
    help="That play at the same time.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")
@language_option
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
    language: str,
) -> None:
    """Let bots play many games against each other, and say how they did.

    With fewer bots than seats they are repeated. Before the luck changes from one game to the
    next, it has met everybody at every seat.
    """
    from highlands.arena.report import report
    from highlands.arena.series import Series, play_series
    from highlands.cli.values import named_values
    from highlands.engine.registry import rules_of

    named = [bot.strip() for bot in bots.split(",")]
    filled = seats or max(rules_of(game).seats[0], len(named))
    series = Series(game, named, filled, seed, named_values(options))
    folder = None if records is None else made(records)
    began = perf_counter()
    played = []
    for each in watched(play_series(series, games, processes), games):
        played.append(each)
        if folder is not None:
            keep(folder, game, each)
    result = report(series, played, perf_counter() - began)
    if as_json:
        from json import dumps

        click.echo(dumps(result))
    else:
        show(result, language)


def made(folder: Path) -> Path:
    """A folder that is there, or that we can make."""
    from highlands.cli.trouble import unusable_file

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unusable_file(error, str(folder)) from error
    return folder


def keep(folder: Path, game: str, played: "Played") -> None:
    """Put the record of a game into a folder."""
    from highlands.cli.files import write_text

    write_text(folder / f"{game}-{played.number + 1:05}.txt", played.record)


def watched(played: "Iterator[Played]", games: int) -> "Iterable[Played]":
    """A bar that grows with every game, if somebody sits at a terminal."""
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    if not console.is_terminal:
        return played
    return track(played, "", total=games, console=console, transient=True)


def grouped(figure: str, language: str) -> str:
    """A number with the signs of a language between its digits."""
    signs = {"en": ",.", "fr": "\u00a0,"}[language]
    return figure.translate(str.maketrans(",.", signs))


def show(result: "Report", language: str) -> None:
    """The figures as a table for people."""
    from highlands.cli.voice import speaker

    voice = speaker(None, language)
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for heading in HEADINGS:
        said = voice.message(f"cli-series-{heading}")
        table.add_column(said, justify="left" if heading == "bot" else "right")
    for bot, scores in result["scores"].items():
        taken, won = result["played"][bot], result["wins"][bot]
        mean, deviation = f"{scores['mean']:.1f}", f"{scores['deviation']:.1f}"
        table.add_row(bot, str(taken), f"{won:g}", f"{won / taken:.1%}", mean, deviation)
    console = Console(highlight=False)
    console.print(table)
    console.print()
    said = voice.message(
        "cli-series",
        game=result["game"],
        seats=result["seats"],
        seed=str(result["seed"]),
        games=result["games"],
        shared=result["shared"],
        pace=grouped(f"{result['games_per_second']:,.1f}", language),
        decisions=grouped(f"{result['decisions_per_second']:,.0f}", language),
    )
    console.print(said)
