"""A table that cannot be used is an error that names its file, its row and the word."""

from collections.abc import Callable
from pathlib import Path

import pytest

from highlands.parts.component_tables import BadTable, Row, load, rows

KEYS = ("cost", "count", "ways", "numbers")
GOOD = """\
[[tile]]
id = "inn"
cost = "wood"
count = 3
ways = ["river", "road"]
numbers = [1, 2]
confidence = "rulebook"
source = "page 2"

[[tile]]
id = "mill"
confidence = "reconstructed"
source = "our own"
"""


def fault(text: str) -> str:
    with pytest.raises(BadTable) as caught:
        rows(text, "tiles.toml", "tile", KEYS)
    return str(caught.value)


def test_a_row_tells_its_values() -> None:
    inn, mill = rows(GOOD, "tiles.toml", "tile", KEYS)
    assert (inn.id, inn.confidence, inn.source) == ("inn", "rulebook", "page 2")
    assert (inn.text("cost"), inn.number("count")) == ("wood", 3)
    assert (inn.texts("ways"), inn.numbers("numbers")) == (["river", "road"], [1, 2])
    assert (mill.id, mill.confidence, mill.source) == ("mill", "reconstructed", "our own")


def test_what_a_row_leaves_out_has_a_usual_value() -> None:
    mill = rows(GOOD, "tiles.toml", "tile", KEYS)[1]
    assert (mill.text("cost"), mill.number("count")) == ("", 0)
    assert (mill.text("cost", "free"), mill.number("count", 7)) == ("free", 7)
    assert (mill.texts("ways"), mill.numbers("numbers")) == ([], [])


@pytest.mark.parametrize(
    ("instead_of", "wrong", "reason"),
    [
        ("cost =", "price =", "tiles.toml, row inn: unknown key 'price'"),
        ('id = "mill"', "", "tiles.toml, row ?: id is missing"),
        ('id = "mill"', 'id = ""', "tiles.toml, row : id is missing"),
        ('id = "mill"', "id = 5", "tiles.toml, row 5: id = 5 is no text"),
        ('id = "mill"', 'id = "inn"', "tiles.toml, row inn: two rows have this id"),
        ('source = "our own"', "", "tiles.toml, row mill: source is missing"),
        ('source = "page 2"', "source = 2", "tiles.toml, row inn: source = 2 is no text"),
        ('confidence = "rulebook"', "", "tiles.toml, row inn: confidence is missing"),
        (
            '"rulebook"', '"seed"',
            "tiles.toml, row inn: confidence 'seed' is none of rulebook, found, reconstructed",
        ),
        ('"rulebook"', "true", "tiles.toml, row inn: confidence = True is no text"),
        ('[[tile]]\nid = "mill"', "[[tle]]", "tiles.toml, row ?: unknown heading 'tle'"),
        ('[[tile]]\nid = "inn"', 'id = "inn"', "tiles.toml, row ?: unknown heading 'id'"),
    ],
)  # fmt: skip
def test_a_slip_in_a_table_names_file_row_and_word(
    instead_of: str, wrong: str, reason: str
) -> None:
    assert fault(GOOD.replace(instead_of, wrong)) == reason


@pytest.mark.parametrize("text", ["", "tile = []", "tile = 3", '[tile]\nid = "inn"'])
def test_a_table_has_rows_under_its_heading(text: str) -> None:
    assert fault(text) == "tiles.toml, row ?: no [[tile]]"


@pytest.mark.parametrize("text", ["tile = [3]", 'tile = [{ id = "inn" }, "mill"]'])
def test_every_row_is_a_table(text: str) -> None:
    assert fault(text) == "tiles.toml, row ?: tile is no [[tile]]"


def test_a_text_that_is_no_table_at_all_says_where_it_breaks() -> None:
    assert fault("[[tile").startswith("tiles.toml, row ?: ")
    assert "line 2" in fault("[[tile]]\nid == 3")


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"cost": 3}, "cost = 3 is no text"),
        ({"cost": ["wood"]}, "cost = ['wood'] is no text"),
        ({"count": "3"}, "count = '3' is no number"),
        ({"count": True}, "count = True is no number"),
        ({"count": 1.5}, "count = 1.5 is no number"),
        ({"ways": "river"}, "ways = 'river' is no list of texts"),
        ({"ways": ["river", 1]}, "ways = ['river', 1] is no list of texts"),
        ({"numbers": 3}, "numbers = 3 is no list of numbers"),
        ({"numbers": [1, "2"]}, "numbers = [1, '2'] is no list of numbers"),
        ({"numbers": [1, True]}, "numbers = [1, True] is no list of numbers"),
    ],
)
def test_a_value_of_another_kind_is_an_error(values: dict[str, object], reason: str) -> None:
    row = Row("tiles.toml", {"id": "inn", **values})
    readers: dict[str, Callable[[str], object]] = {
        "cost": row.text,
        "count": row.number,
        "ways": row.texts,
        "numbers": row.numbers,
    }
    (key,) = values
    with pytest.raises(BadTable) as caught:
        readers[key](key)
    assert str(caught.value) == f"tiles.toml, row inn: {reason}"


def test_any_of_the_three_kinds_of_certainty_will_do() -> None:
    for word in ("rulebook", "found", "reconstructed"):
        found = rows(GOOD.replace("reconstructed", word), "tiles.toml", "tile", KEYS)
        assert found[1].confidence == word


def test_a_table_is_loaded_from_its_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    package = tmp_path / "boxful"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "tiles.toml").write_text(GOOD.replace("wood", "höher"), encoding="utf-8")
    found = load("boxful", "tiles.toml", "tile", KEYS)
    assert [row.id for row in found] == ["inn", "mill"]
    assert found[0].text("cost") == "höher"
    with pytest.raises(BadTable, match=r"tiles\.toml, row inn: unknown key 'numbers'"):
        load("boxful", "tiles.toml", "tile", KEYS[:-1])
