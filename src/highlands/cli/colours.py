"""Which colour an ink has on a terminal: middling ones, to be read on dark and light ground."""

from typing import Final

HEATHER: Final = "color(133)"  # you may act here, and points
BARLEY: Final = "color(172)"  # chosen, previewed
LOCH: Final = "color(67)"  # just changed, information
MOSS: Final = "color(71)"  # gained
ROWAN: Final = "color(167)"  # refused, lost

STYLES: Final = {
    "heading": "bold",
    "strong": "bold",
    "quiet": "dim",
    "note": LOCH,
    "frame": "dim",
    "warning": BARLEY,
    "refused": ROWAN,
    "question": f"bold {HEATHER}",
    "number": f"bold {HEATHER}",
    "choice": "dim",
    "state-legal": f"bold {HEATHER}",
    "state-hover": f"bold {HEATHER}",
    "state-focus": f"bold {HEATHER}",
    "state-chosen": f"bold {BARLEY}",
    "state-preview": BARLEY,
    "state-changed": LOCH,
    "state-forbidden": ROWAN,
    "kind-yellow": "color(136)",
    "kind-green": "color(71)",
    "kind-brown": "color(130)",
    "kind-gray": "color(245)",
    "kind-blue": "color(32)",
    "seat-1": "bold color(167)",
    "seat-2": "bold color(32)",
    "seat-3": "bold color(178)",
    "seat-4": "bold color(102)",
    "seat-5": "bold color(72)",
    "good-wood": "color(71)",
    "good-stone": "color(245)",
    "good-sheep": "color(144)",
    "good-cattle": "color(130)",
    "good-grain": "color(178)",
    "river": "color(32)",
    "road": "color(137)",
    "person": "bold",
    "points": f"bold {HEATHER}",
    "coin": "color(178)",
    "cost": "color(137)",
}
