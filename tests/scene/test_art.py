"""The drawings: ways that join at the edges of neighbouring tiles, symbols on their grid."""

import re

import pytest

from highlands.scene.drawing.art import drawings

NUMBER = re.compile(r"[MCchHsVvlLqQzZaAS]|-?(?:\d+\.?\d*|\.\d+)")
STEP = {"C": 6, "c": 6, "s": 4, "h": 1, "l": 2}


def ends(d: str) -> tuple[tuple[float, float], tuple[float, float], list[tuple[float, float]]]:
    """Where a path begins, where it ends, and the last control points before its end."""
    words = NUMBER.findall(d)
    x = y = 0.0
    start = (0.0, 0.0)
    control = (0.0, 0.0)
    command = ""
    index = 0
    while index < len(words):
        if words[index].isalpha():
            command = words[index]
            index += 1
        if command == "M":
            x, y = float(words[index]), float(words[index + 1])
            start = (x, y)
            index += 2
            continue
        step = [float(word) for word in words[index : index + STEP[command]]]
        index += STEP[command]
        base = (0.0, 0.0) if command.isupper() else (x, y)
        control = (step[-4] + base[0], step[-3] + base[1])
        x, y = step[-2] + base[0], step[-1] + base[1]
    return start, (x, y), [control]


@pytest.mark.parametrize(
    ("way", "across", "at"), [("river", 0, 84.0), ("road", 1, 75.0), ("stream", 1, 76.0)]
)
def test_a_way_leaves_where_it_enters_the_next_tile(way: str, across: int, at: float) -> None:
    beds = [part.attrib["d"] for part in drawings()[way].iter("path")][:3]
    along = 1 - across
    for bed in beds[: 2 if way == "road" else 3]:
        start, end, (control,) = ends(bed)
        assert start[across] == end[across] == at
        assert start[along] <= 0, "the way begins at the edge"
        assert end[along] >= 120, "and ends at the other"
        assert control[across] == pytest.approx(at), "at right angles to it"


def test_symbols_are_drawn_on_one_grid_and_every_seat_has_its_mark() -> None:
    symbols = [part for part in drawings().values() if part.tag == "symbol"]
    assert all(part.get("viewBox") == "0 0 32 32" for part in symbols)
    for seat in range(1, 6):
        assert {f"pawn-{seat}", f"seat-{seat}"} <= drawings().keys()


def test_every_land_says_its_ground_and_every_frame_its_colours() -> None:
    for name, part in drawings().items():
        if name.startswith("land-"):
            assert "data-ground" in part.attrib
        if name.startswith("frame-"):
            assert "data-band" in part.attrib
