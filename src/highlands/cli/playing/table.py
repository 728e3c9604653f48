"""From what is given on the command line, and what is asked, to a game that can be played."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from secrets import randbits
from typing import Any, Final, NamedTuple, NoReturn

from highlands.cli.opened import open_game_file
from highlands.cli.page import Page
from highlands.cli.playing.asking import ask_game, ask_seats
from highlands.cli.playing.keyboard import Keyboard
from highlands.cli.playing.person import Quit
from highlands.cli.playing.seats import Sitter, called, read_seats, sitters_named
from highlands.cli.playing.session import Session
from highlands.cli.playing.store import Store
from highlands.cli.trouble import trouble
from highlands.cli.values import named_values
from highlands.cli.voice import speaker
from highlands.engine.game import Game, open_game
from highlands.engine.luck import Luck
from highlands.engine.registry import rules_of
from highlands.engine.rules import agree

SEED_BITS: Final = 128
INTERRUPTED: Final = 130
CLOSING: Final = ("SIGTERM", "SIGHUP")


class Wishes(NamedTuple):
    """What was given on the command line."""

    game: str | None
    seats: str | None
    seed: int | None
    options: tuple[str, ...]
    begun: str | None
    save: str | None
    language: str
    asked_language: bool = False  # whether it was named, and not guessed


def sit_down(wishes: Wishes) -> None:
    """Begin a game or go on with one, and play it."""
    page = Page()
    store = Store(wishes.save, wishes.begun)
    game, sitters = resumed(wishes, store) if wishes.begun else begun(wishes, page)
    voice = speaker(game.rules.name, wishes.language, called(game.setup.names))
    session = Session(game, sitters, voice, page, store, asked_language=wishes.asked_language)
    with interruptible():
        try:
            session.play()
        except (EOFError, Quit):
            session.leave()
        except KeyboardInterrupt:
            session.leave()
            sys.exit(INTERRUPTED)


@contextmanager
def interruptible() -> Iterator[None]:
    """Whoever closes the terminal, or shuts down the machine, leaves a record as well."""
    ways = [getattr(signal, name) for name in CLOSING if hasattr(signal, name)]
    before = [(way, signal.signal(way, interrupted)) for way in ways]
    try:
        yield
    finally:
        for way, handler in before:
            signal.signal(way, handler)


def interrupted(_number: int, _frame: object) -> NoReturn:
    """The same as Ctrl-C."""
    raise KeyboardInterrupt


def begun(wishes: Wishes, page: Page) -> tuple[Game[Any], list[Sitter]]:
    """A new game; what is missing is asked for."""
    general = speaker(None, wishes.language)
    keyboard = Keyboard(page, tuple)
    options = named_values(wishes.options)
    try:
        name = wishes.game or ask_game(page, keyboard, general)
        rules = rules_of(name)
        if wishes.seats is None:
            sitters = ask_seats(page, keyboard, general, name)
        else:
            sitters = read_seats(wishes.seats, general.message("cli-player"))
    except EOFError:
        raise trouble("input-ended") from None
    seed = randbits(SEED_BITS) if wishes.seed is None else wishes.seed
    setup = agree(rules, [sitter.name for sitter in sitters], seed, options)
    return open_game(rules, setup), sitters


def resumed(wishes: Wishes, store: Store) -> tuple[Game[Any], list[Sitter]]:
    """A game from a file. Its names tell who is a bot, unless `--seats` says otherwise."""
    assert wishes.begun is not None
    game = open_game_file(wishes.begun, held=True)
    if wishes.game not in (None, game.rules.name):
        raise trouble(
            "other-game", file=wishes.begun, game=game.rules.name, wanted=wishes.game or ""
        )
    if wishes.options:
        raise trouble("options-agreed", file=wishes.begun)
    store.go_on_with(game)
    setup = game.setup
    seed = setup.seed if wishes.seed is None else wishes.seed
    if seed is None:
        seed = randbits(SEED_BITS)
    if seed != setup.seed:
        game.setup = agreed = agree(game.rules, setup.names, seed, setup.options)
        game.seat_nature(Luck(agreed.seed or 0))
    if wishes.seats is None:
        return game, sitters_named(setup.names)
    wanted = read_seats(wishes.seats, "?")
    if len(wanted) != len(setup.names):
        raise trouble("so-many-play", file=wishes.begun, seats=len(setup.names), wanted=len(wanted))
    pairs = zip(setup.names, wanted, strict=True)
    return game, [Sitter(name, sitter.bot) for name, sitter in pairs]
