"""`highlands games`: what can be played."""

import click

from highlands.cli.values import example
from highlands.cli.voice import language_option


@click.command(epilog=example("games --lang fr"))
@language_option
def command(language: str) -> None:
    """List what can be played, with seats and options.

    The value of an option that is named first holds unless another is agreed on.
    """
    from highlands.cli.page import Page
    from highlands.cli.voice import speaker
    from highlands.engine.registry import names, rules_of
    from highlands.scene.text import Span

    page = Page()
    for name in names():
        rules, voice = rules_of(name), speaker(name, language)
        few, many = rules.seats[0], rules.seats[-1]
        title = voice.say(f"title:{name}")
        seats = voice.message("cli-seats", few=few, many=many)
        page.line(Span(name, "strong"), Span(f"  {title}, {seats}"))
        for option in rules.options:
            page.blank()
            page.say(
                voice.message(f"option-{option.name}.text"), lead=f"  {option.name}: ", hanging=4
            )
            for value in option.values:
                said = voice.message(f"option-{option.name}-{value}.text")
                page.say(said, lead=f"    {option.name}={value}: ", hanging=6)
        page.blank()
