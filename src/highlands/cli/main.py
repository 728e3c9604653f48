"""The command `highlands`: each of its commands is loaded only when it is called."""

import sys
from importlib import import_module
from io import TextIOWrapper
from os import O_WRONLY, devnull, dup2
from os import open as open_file
from typing import Any, Final

import click

COMMANDS: Final = {
    "play": "Play a game, alone against bots or with friends at one keyboard.",
    "serve": "Play in a browser, against bots or together.",
    "games": "List what can be played, with seats and options.",
    "data": "Say how certain each value of a game's tables is, and its source.",
    "show": "Show a table after so many answers, as text, picture or position.",
    "replay": "Step through a game.",
    "verify": "Replay records and judge them.",
    "why": "Say whether a choice is legal, and if not, by which rule.",
    "simulate": "Let bots play many games against each other.",
    "bench": "Measure decisions, clones and games per second.",
}
EPILOG: Final = "Example: highlands play --seats you,greedy      Help: highlands COMMAND --help"


class Commands(click.Group):
    """Knows its commands by name, and loads one when it is needed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"highlands.cli.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            from difflib import get_close_matches

            near = get_close_matches(args[0], COMMANDS, 1)
            hint = f"did you mean {near[0]!r}?" if near else f"there is {', '.join(COMMANDS)}."
            ctx.fail(f"there is no command {args[0][:40]!r}; {hint}")
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """What goes wrong as it may is said in one sentence; a traceback is a fault of ours."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            ctx.exit(130)
        except (OSError, ValueError) as error:
            from highlands.cli.trouble import explained

            said = explained(error)
            if said is None:
                raise
            raise said from error


def say_version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    """Say which Highlands this is."""
    if wanted:
        from importlib.metadata import PackageNotFoundError, version

        try:
            number = version("highlands")
        except PackageNotFoundError:
            number = "(run from its source)"
        click.echo(f"highlands {number}")
        context.exit()


@click.group(
    cls=Commands,
    epilog=EPILOG,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=say_version,
    help="Show the version and exit.",
)
def highlands() -> None:
    """Play, study and simulate the great Scottish board games.

    An unofficial fan project, free of the publishers' art and words.
    """


def main() -> None:
    """The way in for the shell. Whoever stops reading our output is not told about it."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A letter that cannot be read or shown is a question mark instead of a traceback.
            stream.reconfigure(errors="replace")
    try:
        try:
            highlands(prog_name="highlands")
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        dup2(open_file(devnull, O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
