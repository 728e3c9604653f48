"""Whatever one may ask for at any time: the board, points, the log, reasons, help, a record."""

from collections.abc import Collection
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from highlands.cli.outlook import say_prospects, say_remarks
from highlands.cli.page import Page
from highlands.cli.playing.about import About, tell_orders
from highlands.cli.playing.menu import Menu
from highlands.cli.playing.orders import Order, described
from highlands.cli.playing.store import Store
from highlands.cli.telling import tell_log
from highlands.cli.trouble import Trouble
from highlands.cli.verdict import say_verdict
from highlands.engine.choice import Choice, Misspelled
from highlands.engine.decision import Decision
from highlands.engine.game import Game
from highlands.engine.seat import Seat
from highlands.parts.picture import beside_rules, scene_of
from highlands.scene.scene import Grid, Group, Panel, Ring, Scene
from highlands.scene.text import Span, from_seat, lines, own_lines, zone_lines
from highlands.words.folding import folded
from highlands.words.speak import Speaker

CELL: Final = "cell:"
LOG: Final = 12  # events that the log shows unless asked for more


class Attendant:
    """Shows and tells, and changes nothing."""

    def __init__(self, game: Game[Any], voice: Speaker, page: Page, store: Store) -> None:
        self.game = game
        self.voice = voice
        self.page = page
        self.store = store
        self.things = About(page, voice, game)

    def serve(self, order: Order, rest: str, seat: Seat, menu: Menu | None) -> None:
        """Do what was ordered."""
        match order:
            case Order.HELP:
                self.help(rest, seat, menu)
            case Order.WHY:
                self.why(rest, seat, menu)
            case Order.BOARD:
                self.board(rest, seat)
            case Order.SCORE:
                say_prospects(self.page, self.voice, self.game)
            case Order.LOG:
                tell_log(self.page, self.voice, self.game, int(rest) if rest.isdecimal() else LOG)
            case Order.SAVE:
                self.save(rest)
            case _:
                raise AssertionError(f"{order} changes the game")

    def table_at_turn(self, seat: Seat, about: Collection[str]) -> None:
        """The table as a person at turn reads it; what is asked about comes last."""
        scene = scene_of(self.game, seat)
        on_ring = bool(rings_about(scene, about))
        said = from_seat(scene, self.voice.say, self.page.width, seat, ring_last=on_ring)
        self.page.block(said)
        self.page.blank()
        say_remarks(self.page, self.voice, self.game, seat)

    def gifts(self, decision: Decision[Any]) -> list[Choice]:
        """What costs nothing and asks nothing more, if the game can tell."""
        return self.foreseen("gifts", decision)

    def forgone(self, decision: Decision[Any]) -> list[Choice]:
        """What would be had for nothing, and is lost by declining, if the game can tell."""
        return self.foreseen("forgone", decision)

    def foreseen(self, name: str, decision: Decision[Any]) -> list[Choice]:
        module = beside_rules(self.game, "outlook")
        if module is None or not hasattr(module, name):
            return []
        found: list[Choice] = getattr(module, name)(decision)
        return found

    def asked_about(self, seat: Seat, about: Collection[str]) -> None:
        """Only what a question is about: the track, or what lies before a seat, in brief."""
        for ring in rings_about(scene_of(self.game, seat), about):
            self.page.block(zone_lines(replace(ring, middle=None), self.voice.say, self.page.width))
        if any(name.startswith(CELL) for name in about):
            self.own_land(seat)

    def own_land(self, seat: Seat) -> None:
        for group in scene_of(self.game, seat).groups:
            if group.seat == seat:
                zones = tuple(zone for zone in group.zones if isinstance(zone, Panel | Grid))
                land = replace(group, zones=zones)
                self.page.block(own_lines(land, self.voice.say, self.page.width))

    def show_land(self, group: Group) -> None:
        for zone in group.zones:
            self.page.block(zone_lines(zone, self.voice.say, self.page.width))

    def board(self, rest: str, seat: Seat) -> None:
        """The whole table; with a name the territory of that player, or of everybody."""
        scene = scene_of(self.game, seat)
        text = folded(rest)
        named = {
            place
            for place, name in enumerate(self.voice.names)
            if text and folded(name).startswith(text)
        }
        if not rest:
            self.page.block(lines(scene, self.voice.say, self.page.width, lands={seat}))
        elif named:
            for group in scene.groups:
                if group.seat in named:
                    self.show_land(group)
        else:
            self.page.block(lines(scene, self.voice.say, self.page.width))

    def save(self, rest: str) -> None:
        """Write the record; trouble is said, and play goes on."""
        try:
            path = self.store.save(self.game, Path(rest).expanduser() if rest else None)
        except Trouble as trouble:
            self.page.say(trouble.message, "refused")
        else:
            self.page.say(self.voice.message("cli-saved", file=str(path)))

    def why(self, rest: str, seat: Seat, menu: Menu | None) -> None:
        """Whether a choice is legal, by which rule."""
        if menu is None or not rest:
            self.page.say(self.voice.message("cli-why-what"), "refused")
            return
        try:
            numbered = menu.by_number(int(rest)) if rest.isdecimal() else None
            choice = numbered or menu.reader.any_choice(rest)
        except Misspelled:
            said = menu.reader.hint(rest) or self.voice.message("cli-misspelled", text=rest[:40])
            self.page.say(said, "refused")
        else:
            say_verdict(self.page, self.voice, self.game, seat, choice, playing=True)

    def help(self, rest: str, seat: Seat, menu: Menu | None) -> None:
        """What may be typed, or all there is to say about a thing or an option."""
        if not rest:
            tell_orders(self.page, self.voice, described(self.voice))
            return
        wanted = [rest]
        option = menu.by_number(int(rest)) if menu is not None and rest.isdecimal() else None
        if option is not None:
            self.page.line(Span(option.text, "choice"))
            wanted = list(option.references)
        elif rest.isdecimal():
            self.no_such_number(rest, menu)
            return
        scene = scene_of(self.game, seat)
        told = [self.things.tell(thing, scene) for thing in wanted]
        if not any(told) and option is None:
            self.page.say(self.voice.message("cli-unknown-thing", text=rest[:40]), "refused")

    def no_such_number(self, rest: str, menu: Menu | None) -> None:
        """A number is that of an option, and here there is none."""
        said = self.voice.message("cli-unknown-thing", text=rest[:40])
        if menu is not None:
            last = len(menu.options)
            said = self.voice.message("cli-no-number", number=int(rest), last=last)
        self.page.say(said, "refused")


def rings_about(scene: Scene, about: Collection[str]) -> list[Ring]:
    """The tracks with something on them that a question is about."""
    zones = [zone for group in scene.groups for zone in group.zones]
    rings = [zone for zone in zones if isinstance(zone, Ring)]
    return [ring for ring in rings if any(piece.reference in about for piece in ring.pieces)]
