"""Contrast of colours as WCAG counts it: 4.5 for text, 3 for what must be told apart."""

import pytest

from highlands.scene.drawing import ink
from highlands.scene.drawing.art import colour, drawings
from highlands.scene.drawing.theme import tokens

TEXT, GRAPHIC = 4.5, 3.0
ROOM = "page page-2 panel panel-2"
PAIRS = [  # inks of which the better counts, the grounds they stand on, the least contrast
    ("ink", f"{ROOM} heather-wash barley-wash loch-wash moss-wash rowan-wash", TEXT),
    ("ink-2", f"{ROOM} heather-wash barley-wash", TEXT),
    ("heather", "page panel heather-wash", TEXT),
    ("heather-deep", "page panel heather-wash", TEXT),
    ("moss", "panel panel-2 heather-wash barley-wash", TEXT),
    ("rowan", "panel panel-2 heather-wash barley-wash rowan-wash", TEXT),
    ("loch", "panel panel-2 loch-wash", TEXT),
    ("on-primary", "primary primary-edge stack", TEXT),
    ("badge-ink", "badge", TEXT),
    ("line-strong", ROOM, GRAPHIC),
    ("heather", ROOM, GRAPHIC),
    ("barley", f"{ROOM} barley-wash", GRAPHIC),
    ("ring-legal", "page-2 panel panel-2", GRAPHIC),
    ("ring-chosen ring-edge", "page-2 panel panel-2", GRAPHIC),
    ("ring-changed", "page-2 panel panel-2", GRAPHIC),
    *((f"p{seat} mark-edge", "page-2 panel heather-wash", GRAPHIC) for seat in range(1, 6)),
    *((f"p{seat}-ink", f"p{seat}", GRAPHIC) for seat in range(1, 6)),
]


def luminance(shade: str) -> float:
    parts = (int(shade[i : i + 2], 16) / 255 for i in (1, 3, 5))
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("inks", "grounds", "least"), PAIRS)
def test_the_room(theme: str, inks: str, grounds: str, least: float) -> None:
    palette = tokens("dark" if theme == "dark" else "light")
    for ground in grounds.split():
        assert max(contrast(palette[i], palette[ground]) for i in inks.split()) >= least, ground


def test_print_on_tiles() -> None:
    assert contrast(ink.PEAT, ink.PAPER) >= TEXT
    assert contrast(ink.SEPIA, ink.PAPER) >= TEXT
    assert contrast(ink.WHITE, ink.HEATHER) >= TEXT
    assert contrast(ink.WATER_NAME, ink.WATER) >= TEXT
    for name in drawings():
        if name.startswith("land-"):
            assert contrast(ink.PEAT, colour(name, "ground")) >= TEXT
