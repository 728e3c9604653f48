"""What the players agree on before play: the readings that differ between editions."""

from typing import Final

from highlands.engine.rules import Setup, TableOption

BUY_OWNED: Final = TableOption("buy-owned", ["allowed", "not-if-held"])
LAST_MEMBER: Final = TableOption("last-member", ["until-last-turn", "free", "never"])
POINTS: Final = TableOption("points", ["open", "hidden"])
FIRST_PLAYER: Final = TableOption("first-player", ["drawn", "chosen"])
OPTIONS: Final = [BUY_OWNED, LAST_MEMBER, POINTS, FIRST_PLAYER]


class TermsOfPlay:
    """Which readings were agreed on, as the rules ask for them."""

    def __init__(self, setup: Setup) -> None:
        options = setup.options
        self.buys_only_what_lacks = options["buy-owned"] == "not-if-held"
        self.last_member_may_leave = options["last-member"] == "free"
        self.last_member_always_stays = options["last-member"] == "never"
        self.points_hidden = options["points"] == "hidden"
        self.first_is_drawn = options["first-player"] == "drawn"
