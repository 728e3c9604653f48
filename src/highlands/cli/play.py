"""`highlands play`: play a game in the terminal."""

import click

from highlands.cli.values import example
from highlands.cli.voice import language_option


@click.command(epilog=example("play --seats Anna,Bruce,greedy:Clara --seed 7 --save evening.txt"))
@click.argument("game", required=False)
@click.option(
    "--seats",
    metavar="WHO,WHO,...",
    help="'you' or a name is a person at this keyboard, 'greedy' and 'random' are bots, "
    "'greedy:Clara' is a bot with a name. Otherwise you are asked.",
)
@click.option("--seed", type=int, metavar="S", help="Equal seeds draw equal pieces.")
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="See 'highlands games'."
)
@click.option("--from", "begun", metavar="FILE", help="Go on with a record, or from a position.")
@click.option(
    "--save",
    metavar="FILE",
    help="Where to keep the record, turn by turn; with --from otherwise that file.",
)
@language_option
@click.pass_context
def command(
    context: click.Context,
    game: str | None,
    seats: str | None,
    seed: int | None,
    options: tuple[str, ...],
    begun: str | None,
    save: str | None,
    language: str,
) -> None:
    """Play a game, alone against bots or with friends at one keyboard.

    Whatever is not given is asked for. While playing, ? lists what you can type. A turn can be
    taken back step by step until you say 'done'. Ctrl-C keeps the record and says how to go on; a
    record that is played on with --from is kept up to date, a written position stays as it is.
    With bots only the game is played through and told.
    """
    from click.core import ParameterSource

    from highlands.cli.playing.table import Wishes, sit_down

    named = context.get_parameter_source("language") is not ParameterSource.DEFAULT
    sit_down(Wishes(game, seats, seed, options, begun, save, language, named))
