"""The record: a header and one readable line per answer. The only thing that is ever saved."""

from typing import Final

from highlands.engine.event import HIDDEN
from highlands.engine.game import Answer, Game, Rest
from highlands.engine.header import Unreadable, Written
from highlands.engine.luck import Luck
from highlands.engine.quoted import quoted
from highlands.engine.refusal import Refused
from highlands.engine.rules import BadPosition, Rules, S, Setup
from highlands.engine.seat import NATURE, Seat

__all__ = ["Unreadable", "name_of_game", "read", "reopen", "write", "write_for", "write_position"]

INDENT: Final = "  "


def write(game: Game[S]) -> str:
    """The whole record, secrets and seed included: for the house, not for a player."""
    seed = "" if game.setup.seed is None else f" {game.setup.seed}"
    lines = [spell(game.setup, answer, hidden=False) for answer in game.answered()]
    top = [*header(game), f"seed:{seed}", *position(game, game.rest.root().table)]
    return "\n".join([*top, "", *lines, ""])


def write_for(game: Game[S], viewer: Seat | None) -> str:
    """The record as far as a viewer may know it: neither the seed nor what others keep secret."""
    answered = game.answered()
    settled = len(answered) - len(game.given)
    lines = [spell(game.setup, a, hidden=a.hidden_from(viewer)) for a in answered[:settled]]
    lines += [spell(game.setup, a, hidden=a.seat != viewer) for a in answered[settled:]]
    view = game.rules.view(game.rest.root().table, viewer)
    return "\n".join([*header(game), *position(game, view), "", *lines, ""])


def write_position(game: Game[S]) -> str:
    """The last table between two turns and the answers since, without what came before."""
    if game.rest.before is None:
        return write(game)
    rest = Rest(game.rest.table, None, [], drawn=True)
    return write(Game(game.rules, game.setup.without_seed(), rest, game.answers, None))


def header(game: Game[S]) -> list[str]:
    """What was agreed, as far as everybody may know it."""
    usual = {option.name: option.values[0] for option in game.rules.options}
    agreed = game.setup.options.items()
    options = [f"{name}={value}" for name, value in agreed if value != usual[name]]
    return [
        f"game: {game.rules.name}",
        f"rules: {game.rules.version}",
        f"seats: {', '.join(game.setup.names)}",
        f"options: {', '.join(options)}".rstrip(),
    ]


def position(game: Game[S], table: S) -> list[str]:
    """The table at which play began, if it was not an unpacked box."""
    if not game.began_with_position:
        return []
    drawn = game.rules.draw_position(table, game.setup)
    return ["position:", *[f"{INDENT}{line}".rstrip() for line in drawn]]


def spell(setup: Setup, answer: Answer, *, hidden: bool) -> str:
    """One answer as a line."""
    who = "nature" if answer.seat == NATURE else setup.names[answer.seat]
    return f"{who}: {HIDDEN if hidden else answer.choice.text}"


def name_of_game(text: str) -> str:
    """Which game a record is of."""
    return Written(text).value("game").text


def read(text: str, rules: Rules[S], *, held: bool = False) -> Game[S]:
    """Play a record again, checking every answer. Nature's are in it, so no seed is needed."""
    game, trouble = reopen(text, rules, held=held)
    if trouble is not None:
        raise trouble
    return game


def reopen(text: str, rules: Rules[S], *, held: bool = False) -> tuple[Game[S], Unreadable | None]:
    """As much of a record as these rules can play, and the line that stopped them.

    With nature held, a turn that was not confirmed when it was written is not confirmed now.
    """
    written = Written(text)
    setup = written.setup(rules)
    game = Game(rules, setup, began(written, setup, rules), [], None)
    for line in written.answers:
        try:
            play_line(game, line.text)
        except ValueError as error:
            refusal = error.refusal if isinstance(error, Refused) else None
            return game, line.wrong(str(error), refusal)
    if held:
        game.hold()
    game.seat_nature(None if setup.seed is None else Luck(setup.seed))
    return game, other_rules(written, rules)


def began(written: Written, setup: Setup, rules: Rules[S]) -> Rest[S]:
    """The box unpacked, or the position that is written down."""
    if "position" not in written.header:
        return Rest(rules.open(setup), None, [])
    try:
        return Rest(rules.read_position(written.drawn(), setup), None, [], drawn=True)
    except BadPosition as error:
        lines = written.position or [written.header["position"]]
        number = lines[min(error.line, len(lines) - 1)].number
        raise Unreadable(number, error.reason, error.rule) from None


def play_line(game: Game[S], line: str) -> None:
    """Give one written answer."""
    who, colon, choice = line.strip().partition(":")
    names = ["nature", *game.setup.names]
    if not colon:
        raise ValueError("an answer is a name, a colon and a choice")
    if (who := who.strip()) not in names:
        raise ValueError(f"nobody here is called {quoted(who)}")
    if choice.strip() == HIDDEN:
        raise ValueError("this answer is hidden, so nothing after it can be played")
    game.play(names.index(who) - 1, " ".join(choice.split()))


def other_rules(written: Written, rules: Rules[S]) -> Unreadable | None:
    """Answers that are all legal may still have meant something else under other rules."""
    version = written.header.get("rules")
    if version is None or version.text == str(rules.version):
        return None
    return version.wrong(f"rules {quoted(version.text)}, these are {rules.version}")
