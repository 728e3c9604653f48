"""Cells are called by how far north or south, west or east of home they lie."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from highlands.engine.choice import Choice
from highlands.parts.cells import (
    AROUND,
    CORE,
    EAST,
    EDGES,
    HOME,
    NEAR,
    NORTH,
    REACH,
    SOUTH,
    WEST,
    Cell,
    CellChoices,
    cell_at,
    cell_name,
    cell_named,
    east_of_home,
    south_of_home,
)  # fmt: skip

far = st.integers(-127, 127)


class Visit(Choice):
    """Go to a cell."""

    def __init__(self, cell: Cell) -> None:
        super().__init__("visit", f"cell:{cell_name(cell)}", "thing:hat")
        self.cell = cell


@pytest.mark.parametrize(
    ("name", "east", "south"),
    [
        ("home", 0, 0), ("n1", 0, -1), ("s1", 0, 1), ("w1", -1, 0), ("e1", 1, 0),
        ("n2e3", 3, -2), ("s4w1", -1, 4), ("s10e20", 20, 10), ("n127w127", -127, -127),
        ("s127e127", 127, 127), ("w127", -127, 0), ("n127e127", 127, -127),
    ],
)  # fmt: skip
def test_a_cell_is_called_by_its_place(name: str, east: int, south: int) -> None:
    cell = cell_at(east, south)
    assert cell_name(cell) == name
    assert cell_named(name) == cell
    assert (east_of_home(cell), south_of_home(cell)) == (east, south)


@given(east=far, south=far)
def test_every_cell_has_a_name_of_its_own(east: int, south: int) -> None:
    cell = cell_at(east, south)
    assert cell_named(cell_name(cell)) == cell
    assert (east_of_home(cell), south_of_home(cell)) == (east, south)


@pytest.mark.parametrize(
    "name",
    [
        "", "n", "1", "n0", "n01", "n-1", "n1 ", " n1", "N1", "Home", "home1", "n1s1", "e1n1",
        "n1w1w1", "w2e2", "x1", "n1,w1", "n128", "w128", "s999e1", "n1e128", "n1000", "n¹", "n١",
    ],
)  # fmt: skip
def test_no_cell_is_called_so(name: str) -> None:
    assert cell_named(name) is None


@given(st.text("nsweh0129om "))
def test_what_names_a_cell_is_its_only_name(name: str) -> None:
    cell = cell_named(name)
    assert cell is None or cell_name(cell) == name


def test_steps_go_where_they_say() -> None:
    assert [cell_name(HOME + step) for step in EDGES] == ["n1", "w1", "e1", "s1"]
    assert [NORTH, WEST, EAST, SOUTH] == EDGES
    around = ["n1w1", "n1", "n1e1", "w1", "e1", "s1w1", "s1", "s1e1"]
    assert [cell_name(HOME + step) for step in AROUND] == around
    assert {HOME, *AROUND} == NEAR


def test_the_core_goes_five_cells_in_each_direction_from_north_to_south() -> None:
    assert REACH == 5
    assert sorted(CORE) == CORE
    assert len(CORE) == len(set(CORE)) == 11 * 11
    assert (cell_name(CORE[0]), cell_name(CORE[1])) == ("n5w5", "n5w4")
    assert cell_name(CORE[-1]) == "s5e5"


def test_there_is_one_choice_for_each_cell() -> None:
    visits = CellChoices(Visit)
    assert [visit.cell for visit in visits.core] == CORE
    for cell in (HOME, CORE[0], CORE[-1], cell_at(90, 0)):
        assert visits.at(cell).cell == cell
        assert visits.at(cell) is visits.at(cell)
    assert visits.at(HOME) in visits.core


def test_a_choice_is_found_by_its_text_however_far_its_cell_lies() -> None:
    visits = CellChoices(Visit)
    for name in ("home", "n1", "s100e100"):
        found = visits.make(f"visit cell:{name} thing:hat")
        assert found is visits.make(f"visit cell:{name} thing:hat")
        assert isinstance(found, Visit)
        assert found is visits.at(found.cell)
        assert cell_name(found.cell) == name


@pytest.mark.parametrize(
    "text",
    [
        "", "visit", "visit thing:hat", "visit cell: thing:hat", "visit cell:x9 thing:hat",
        "visit cell:n1", "call cell:n1 thing:hat", "visit cell:n1 thing:hat ", "cell:n1",
        "visit cell:s200 thing:hat", "visit cell:N1 thing:hat", "visit cell:s90 thing:hut",
    ],
)  # fmt: skip
def test_nothing_is_made_of_a_text_that_spells_no_choice(text: str) -> None:
    visits = CellChoices(Visit)
    assert visits.make(text) is None
    assert len(visits.made) == len(CORE)
