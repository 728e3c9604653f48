"""What can never be on a table between two turns."""

from typing import Final

from highlands.engine.refusal import Rule

TRACK: Final = Rule("glen-more/position/track")
PAWNS: Final = Rule("glen-more/position/pawns")
TURN: Final = Rule("glen-more/position/turn")
BOX: Final = Rule("glen-more/position/box")
STACKS: Final = Rule("glen-more/position/stacks")
OVER: Final = Rule("glen-more/position/over")
WAREHOUSE: Final = Rule("glen-more/position/warehouse")
COINS: Final = Rule("glen-more/position/coins")
START_VILLAGE: Final = Rule("glen-more/position/start-village")
THREE_CUBES: Final = Rule("glen-more/position/three-cubes")
OTHER_CUBE: Final = Rule("glen-more/position/other-cube")
CLAN: Final = Rule("glen-more/position/clan")
BARRELS: Final = Rule("glen-more/position/barrels")
