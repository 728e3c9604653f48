"""`highlands why`: is a choice legal, and if not, by which rule?"""

from collections.abc import Sequence

import click

from highlands.cli.trouble import Trouble, trouble
from highlands.cli.values import example
from highlands.cli.voice import language_option


@click.command(epilog=example("why game.txt 'take 5' --at 40"))
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
    record or as in play: 'take space:5', 'take 5', 'place n1', 'sell wood home'.
    """
    from highlands.cli.opened import after, open_game_file
    from highlands.cli.page import Page
    from highlands.cli.playing.menu import Menu
    from highlands.cli.playing.reading import Reader
    from highlands.cli.verdict import say_ruling
    from highlands.cli.voice import speaker_of
    from highlands.engine.choice import Misspelled

    game = after(open_game_file(file, held=True), at, file)
    page, voice = Page(), speaker_of(game, language)
    asked = 0 if game.decision is None else max(game.decision.seat, 0)
    who = asked if seat is None else seat_called(seat, game.setup.names, file)
    decision, typed = game.pending.get(who), " ".join(choice)
    reader = Reader(game, voice) if decision is None else Menu(game, decision, voice).reader
    try:
        chosen = reader.any_choice(typed)
    except Misspelled:
        if hint := reader.hint(typed):
            raise Trouble(hint) from None
        raise
    say_ruling(page, voice, game, who, chosen)


def seat_called(name: str, names: Sequence[str], file: str) -> int:
    """The seat of somebody, whose bot need not be named, nor the whole of the name."""
    from highlands.cli.files import name_of
    from highlands.engine.quoted import quoted

    if name in names:
        return names.index(name)
    found = [place for place, one in enumerate(names) if one.casefold().startswith(name.casefold())]
    if name and len(found) == 1:
        return found[0]
    known = ", ".join(names)
    raise trouble("nobody", file=name_of(file), name=quoted(name), known=known)
