"""The picture: valid, whole, escaped, keyed and named."""

import re
from itertools import combinations
from typing import get_args
from xml.etree import ElementTree as ET

import pytest

from highlands.scene import Cube, Free, Person, Piece, Row, Scene, State, TileFace
from highlands.scene.drawing.art import drawings
from highlands.scene.drawing.shapes import HREF
from highlands.scene.drawing.theme import ThemeName
from highlands.scene.faces import Face
from highlands.scene.scene import Group
from highlands.scene.svg import svg

from .gallery import FACES, FOREST, every_face, plainly, say, table

XLINK = "{http://www.w3.org/1999/xlink}href"
SVG = "{http://www.w3.org/2000/svg}"


def parsed(picture: str) -> ET.Element:
    return ET.fromstring(picture)  # noqa: S314 (our own)


@pytest.mark.parametrize("theme", get_args(ThemeName))
@pytest.mark.parametrize("seats", [0, 1, 2, 3, 4, 5])
def test_a_whole_table_is_valid_and_holds_all_that_it_refers_to(
    seats: int, theme: ThemeName
) -> None:
    root = parsed(svg(table(seats), plainly, theme))
    ids = {part.get("id") for part in root.iter()}
    for part in root.iter():
        if XLINK in part.attrib:
            assert part.attrib[XLINK].removeprefix("#") in ids
        for value in part.attrib.values():
            assert all(name in ids for name in re.findall(r"url\(#([\w-]+)\)", value))


def test_the_gallery_shows_every_kind_of_face() -> None:
    assert {type(face) for face in FACES} == set(get_args(Face))


def test_every_drawing_refers_to_drawings_that_exist() -> None:
    for drawing in drawings().values():
        for part in drawing.iter():
            if HREF in part.attrib:
                assert part.attrib[HREF].removeprefix("#") in drawings()


@pytest.mark.parametrize(
    "face", [Person("unicorn"), TileFace("tile-moon", "moon", "yellow"), Cube("gold")]
)
def test_a_face_that_nobody_drew_is_an_error(face: Face) -> None:
    scene = Scene("", (Group("one", (Row("row", "", (Piece("it", face),)),)),))
    with pytest.raises(LookupError, match=r"unicorn|moon|gold"):
        svg(scene, plainly)


def test_only_the_drawings_in_use_are_in_the_picture() -> None:
    lonely = Scene("", (Group("one", (Row("row", "", (Piece("tile", FOREST),)),)),))
    ids = {part.get("id") for part in parsed(svg(lonely, plainly)).iter()}
    assert {"land-forest", "prop-pine", "wood", "contours"} <= ids
    assert not ids & {"land-meadow", "river", "stone"}


def test_plain_themes_leave_nothing_to_the_viewer() -> None:
    for theme in ("light", "dark"):
        assert "var(" not in svg(table(2), plainly, theme)
    assert svg(table(2), plainly, "light") != svg(table(2), plainly, "dark")
    assert "var(--panel)" in svg(table(2), plainly, "page")


def test_fonts_are_within_unless_the_page_has_them() -> None:
    assert "data:font/woff2;base64," in svg(table(1), plainly)
    assert "http" not in re.sub(r'xmlns(:xlink)?="[^"]*"', "", svg(table(1), plainly))
    assert "font-face" not in svg(table(1), plainly, fonts=False)


def test_words_are_escaped() -> None:
    picture = svg(every_face(), say)
    assert "&lt;tile-forest &amp; “co”&gt;" in picture
    texts = [part.text for part in parsed(picture).iter(f"{SVG}text")]
    assert "<row & “co”>" in texts


def test_a_name_with_control_characters_leaves_a_valid_picture() -> None:
    root = parsed(svg(table(1), lambda reference: f"\x00\x1b{reference}\ud800"))
    assert root.tag == f"{SVG}svg"


def test_every_piece_has_its_reference_its_state_and_a_title() -> None:
    scene = table(2)
    root = parsed(svg(scene, plainly))
    pieces = [g for g in root.iter(f"{SVG}g") if (g.get("class") or "").startswith("piece")]
    found = {(g.get("data-ref"), (g.get("class") or "").split()[1]) for g in pieces}
    assert {(piece.reference, piece.state.value) for piece in scene.pieces()} <= found
    assert ("good:wood", "rest") in found
    for g in pieces:
        title = g.find(f"{SVG}title")
        assert title is not None
        assert title.text


def test_a_title_tells_ways_goods_reasons_and_state() -> None:
    picture = svg(table(1), plainly)
    assert "<title>Loch, River, Cost, Forbidden</title>" in picture
    assert "<title>Village, River, Road, Wood-Cube, Clan-Member</title>" in picture


@pytest.mark.parametrize("face", FACES, ids=lambda face: type(face).__name__)
def test_every_state_draws_something_else(face: Face) -> None:
    def drawn(state: State) -> str:
        shown = Row("row", "", (Piece("it", face, state=state),))
        picture = svg(Scene("", (Group("one", (shown,)),)), plainly, fonts=False)
        return re.sub(r"<title>.*?</title>|class=\"[^\"]*\"", "", picture)

    pictures = {state: drawn(state) for state in State}
    for one, other in combinations(State, 2):
        if isinstance(face, Free) and {one, other} == {State.REST, State.FORBIDDEN}:
            assert "M-6.5 0h13" in pictures[State.FORBIDDEN]
        assert pictures[one] != pictures[other], f"{one} looks like {other}"


def test_the_same_scene_gives_the_same_picture() -> None:
    assert svg(table(3), plainly) == svg(table(3), plainly)
