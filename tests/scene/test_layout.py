"""The page: nothing overlaps, everything is on it, and it fills a screen."""

from itertools import combinations

import pytest

from highlands.scene import Grid, Scene
from highlands.scene.drawing.layout import Box, Page, breaks, page
from highlands.scene.drawing.pen import Pen
from highlands.scene.drawing.theme import Theme
from highlands.scene.drawing.zones import extent, height, least_width

from .gallery import plainly, table

PEN = Pen(plainly, Theme())


def overlap(one: Box, other: Box) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


def boxes(laid: Page) -> list[Box]:
    return [box for _, box in laid.zones]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("reach", [0, 1, 3, 9])
def test_zones_and_groups_do_not_overlap_and_lie_on_the_page(seats: int, reach: int) -> None:
    laid = page(table(seats, reach), PEN)
    for kind in (boxes(laid), [box for _, box in laid.groups]):
        for one, other in combinations(kind, 2):
            assert not overlap(one, other)
        for box in kind:
            assert box.x >= 0
            assert box.y >= 0
            assert box.x + box.width <= laid.width + 0.01
            assert box.y + box.height <= laid.height + 0.01


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_every_zone_gets_the_room_it_wants(seats: int) -> None:
    scene = table(seats, reach=5)
    laid = page(scene, PEN)
    for zone, box in laid.zones:
        assert box.width >= least_width(zone, PEN) - 0.01
        assert box.height >= height(zone, box.width, PEN) - 0.01
    wanted = [zone for group in scene.groups for zone in group.zones]
    shown = [zone for zone, _ in laid.zones]
    missing = [zone for zone in wanted if zone not in shown]
    assert all(height(zone, 400, PEN) == 0 for zone in missing)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_page_is_wide_rather_than_high(seats: int) -> None:
    laid = page(table(seats, reach=3), PEN)
    assert 1.1 < laid.width / laid.height < 2.4


def test_a_grid_reaches_as_far_as_its_pieces_and_at_least_three_by_three() -> None:
    grids = [zone for group in table(1, 4).groups for zone in group.zones if isinstance(zone, Grid)]
    reach = extent(grids[0])
    assert (reach.west, reach.north, reach.columns, reach.rows) == (-4, -4, 9, 8)
    alone = extent(Grid("", "", grids[0].pieces[4:5]))
    assert (alone.columns, alone.rows) == (3, 3)


def test_an_empty_scene_is_an_empty_page() -> None:
    assert page(Scene("", ()), PEN).zones == ()


def test_groups_are_broken_into_columns_in_all_ways() -> None:
    assert list(breaks(1)) == [((0, 1),)]
    assert set(breaks(3)) == {
        ((0, 3),),
        ((0, 1), (1, 3)),
        ((0, 2), (2, 3)),
        ((0, 1), (1, 2), (2, 3)),
    }
