"""`highlands why`: is a choice legal, and if not, by which rule?"""

import click

from highlands.cli.values import example
from highlands.cli.voice import language_option


@click.command(epilog=example("why game.txt 'take space:5' --at 40"))
@click.argument("file")
@click.argument("choice", nargs=-1, required=True, metavar="CHOICE")
@click.option("--at", type=click.IntRange(0), metavar="N", help="After N answers, nature's too.")
@click.option("--seat", metavar="NAME", help="Who would choose; otherwise whoever is asked.")
@language_option
def command(
    file: str, choice: tuple[str, ...], at: int | None, seat: str | None, language: str
) -> None:
    """Say whether a choice is legal, and if not, by which rule.

    FILE is a record or a written position (- is the standard input). CHOICE is spelled as in a
    record: 'take space:5', 'place cell:n1', 'sell resource:wood cell:home'.
    """
    from highlands.cli.files import name_of
    from highlands.cli.opened import after, open_game_file
    from highlands.cli.page import Page
    from highlands.cli.trouble import Trouble
    from highlands.cli.verdict import say_verdict
    from highlands.cli.voice import speaker_of
    from highlands.engine.quoted import quoted

    game = after(open_game_file(file, held=True), at, file)
    names = game.setup.names
    if seat is not None and seat not in names:
        known = ", ".join(names)
        raise Trouble(f"{name_of(file)}: nobody is called {quoted(seat)}; there is {known}.")
    asked = 0 if game.decision is None else max(game.decision.seat, 0)
    who = asked if seat is None else names.index(seat)
    chosen = game.rules.catalogue.read(" ".join(" ".join(choice).split()))
    say_verdict(Page(), speaker_of(game, language), game, who, chosen)
