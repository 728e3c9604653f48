"""`? THING`: all there is to say about a tile, a card, a rule or an option of the table."""

from collections.abc import Iterable, Iterator
from importlib.resources import files
from tomllib import loads
from typing import Any

from highlands.cli.page import Page
from highlands.cli.rulings import about, rulings
from highlands.engine.game import Game
from highlands.scene.scene import Scene
from highlands.scene.text import Span
from highlands.words.folding import folded
from highlands.words.hooks import package_of
from highlands.words.speak import Speaker

MOST = 6  # so many things that are called alike are told
WHOLE = 3  # so many rules are told as a whole


class About:
    """Knows the things of a game by their references and by their words."""

    def __init__(self, page: Page, voice: Speaker, game: Game[Any]) -> None:
        self.page = page
        self.voice = voice
        self.game = game
        self.components = list(components(voice, game.rules.name))

    def tell(self, wanted: str, scene: Scene) -> bool:
        """Say what there is about something; whether there was anything."""
        text = folded(wanted)
        lying = {piece.reference: piece.label for piece in scene.pieces() if piece.label}
        label = lying.get(text)
        on_table = set(lying.values())
        alike = self.alike(text) if label is None else [label]
        found = [one for one in alike if one in on_table] or alike
        told = [self.tell_component(one) for one in self.unlike(found)[:MOST]]
        told += [self.tell_option(name) for name in self.options(text)]
        return self.tell_rules(wanted) or bool(told)

    def alike(self, text: str) -> list[str]:
        """Components by their reference, or by a word of their name."""
        exact = [one for one in self.components if text in (one, one.partition(":")[2])]
        named = [one for one in self.components if text == folded(self.voice.say(one))]
        inside = [one for one in self.components if text in folded(self.voice.say(one))]
        return exact or named or inside

    def unlike(self, references: Iterable[str]) -> list[str]:
        """Only one of those of which there is the same to say."""
        said: dict[tuple[str, ...], str] = {}
        for reference in references:
            said.setdefault(tuple(self.voice.about(reference)), reference)
        return list(said.values())

    def options(self, text: str) -> list[str]:
        return [option.name for option in self.game.rules.options if option.name == text]

    def tell_component(self, reference: str) -> str:
        name = self.voice.say(reference)
        self.page.line(Span(name[:1].upper() + name[1:], "strong"), Span(f"  {reference}", "quiet"))
        self.page.say(" ".join(self.voice.about(reference)), lead="  ")
        return reference

    def tell_option(self, name: str) -> str:
        agreed = self.game.setup.options[name]
        asked = self.voice.message(f"option-{name}.text")
        self.page.say(f"{name}: {asked}")
        self.page.say(self.voice.message(f"option-{name}-{agreed}.text"), lead=f"  {agreed}: ")
        return name

    def tell_rules(self, wanted: str) -> bool:
        """The entries of the book of rulings; of many only how they are called."""
        found = about(rulings(self.game.rules.name, self.voice.language), wanted)
        for entry in found:
            self.page.line(Span(entry.title, "strong"), Span(f"  {entry.rule}", "quiet"))
            if len(found) <= WHOLE:
                self.page.say(entry.text, lead="  ")
        if len(found) > WHOLE:
            said = self.voice.message("cli-more-rules", rule=found[0].rule.partition("/")[2])
            self.page.say(said, "quiet")
        return bool(found)


def components(voice: Speaker, game: str) -> Iterator[str]:
    """The references of everything in the game's tables that there is something to say about."""
    for file in files(package_of(game)).iterdir():
        if not file.name.endswith(".toml"):
            continue
        for heading, rows in loads(file.read_text(encoding="utf-8")).items():
            for row in rows:
                named = (f"{kind}:{row['id']}" for kind in (heading, "card"))
                yield from [one for one in named if voice.about(one)][:1]


def tell_orders(page: Page, voice: Speaker, described: Iterable[tuple[str, str]]) -> None:
    """All that may be typed."""
    page.say(voice.message("cli-help-answers"))
    for usage, meaning in described:
        page.say(meaning, lead=f"  {usage:<12} ", hanging=15)
    page.say(voice.message("cli-help-marks"), "quiet")
