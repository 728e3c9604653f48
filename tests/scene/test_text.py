"""A scene in words and boxes for a terminal."""

from dataclasses import replace

import pytest

from highlands.scene import (
    Becomes,
    CardFace,
    Cell,
    Cube,
    Free,
    Grid,
    Icon,
    Pawn,
    Person,
    Piece,
    Points,
    PriceRow,
    Prices,
    Ring,
    Row,
    State,
    TileFace,
)
from highlands.scene.lettering.spans import breadth, clip, plain
from highlands.scene.lettering.wording import STATES
from highlands.scene.text import from_seat, lines, text, zone_lines
from highlands.scene.titles import name
from tests.scene.gallery import (
    BRIDGE,
    FACES,
    FAIR,
    FOREST,
    LOCH,
    VILLAGE,
    every_face,
    plainly,
    table,
)

WIDTHS = (60, 80, 120)


def drawn(zone: Grid | Ring | Prices, width: int = 80) -> str:
    return "\n".join(plain(line) for line in zone_lines(zone, plainly, width))


def land(*pieces: Piece) -> Grid:
    return Grid("land", "", pieces)


def test_a_territory_is_drawn_in_boxes_that_share_their_sides() -> None:
    village = Piece(
        "cell:home",
        VILLAGE,
        Cell(0, 0),
        standing=(Piece("a", Person("clan-member")), Piece("b", Person("clan-member"))),
    )
    wood = tuple(Piece("c", Cube("wood")) for _ in range(3))
    forest = Piece("cell:e1", replace(FOREST, road=True), Cell(1, 0), standing=wood)
    spot = Piece("cell:n1", Free(), Cell(0, -1), State.LEGAL)
    assert drawn(land(village, forest, spot)).splitlines() == [
        "┌n1┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┐",
        "┆       n1       ›┆",
        "┆                 ┆",
        "├home───────────║─┼e1───────────────┐",
        "│# Village      ║ │- Forest         │",
        "═ @@ ═══════════║══ 3 Wood ══════════",
        "└───────────────║─┴─────────────────┘",
    ]


def test_a_bare_cell_between_tiles_stays_bare() -> None:
    one, other = Piece("cell:a", FAIR, Cell(0, 0)), Piece("cell:b", FAIR, Cell(2, 1))
    assert drawn(land(one, other)).splitlines()[4].strip().startswith("│^ Fair")
    assert drawn(land(one, other)).splitlines()[1].endswith("│^ Fair           │")


def test_boxes_become_narrower_and_then_come_in_bands() -> None:
    def broad(count: int) -> Grid:
        return land(*[Piece(f"cell:e{x}", FAIR, Cell(x, 0)) for x in range(count)])

    assert len(drawn(broad(4)).splitlines()) == 4
    assert len(drawn(broad(7)).splitlines()) == 4
    assert len(drawn(broad(12)).splitlines()) == 9
    assert max(map(len, drawn(broad(12)).splitlines())) <= 80


def test_a_name_too_long_takes_two_lines_or_is_clipped() -> None:
    castle = TileFace("tile-castle of the long night", "x", "gray")
    bare = drawn(land(Piece("cell:a", castle, Cell(0, 0)))).splitlines()
    assert bare[1:3] == ["│#Castle Of The   │", "│ Long Night      │"]
    people = (Piece("p", Person("clan-member")),)
    stood = drawn(land(Piece("cell:a", castle, Cell(0, 0), standing=people))).splitlines()
    assert stood[1:3] == ["│#Castle Of The…  │", "│@                │"]


def test_goods_that_find_no_room_in_words_go_by_their_first_letters() -> None:
    goods = ("wood", "stone", "sheep")
    lying = tuple(Piece("g", Cube(good)) for good in goods)
    cells = [Piece(f"cell:{x}", FAIR, Cell(x, 0), standing=lying) for x in range(4)]
    said = drawn(land(*cells), 80).splitlines()[2]
    assert "1 Wo 1 St 1 Sh" in said


def test_a_track_begins_behind_its_gap() -> None:
    pieces = (
        Piece("space:1", FAIR, 0, State.LEGAL),
        Piece("space:2", LOCH, 1, State.FORBIDDEN),
        Piece("pawn", Pawn(1), 2, label="seat-bruce"),
        Piece("pawn", Pawn(0, turn=True), 9, label="seat-anna"),
        Piece("space:14", BRIDGE, 13),
    )
    said = drawn(Ring("track", "zone-track", 14, pieces)).splitlines()
    assert [line[:6].strip() for line in said] == ["Track", "10 ●", "14 ^", "› 1 ^", "× 2 ~", "3 ▲"]
    assert said[1].endswith("Anna ◀")


def test_cost_bonus_and_effect_are_told_in_signs() -> None:
    tile = TileFace(
        "tile-mill",
        "mill",
        "brown",
        cost=(Icon("wood"), Icon("wood"), Icon("stone")),
        bonus=(Icon("coin"),),
        effect=(Icon("sheep"), Becomes(), Points(1)),
    )
    said = drawn(Ring("track", "", 14, (Piece("space:1", tile, 0),)))
    assert "(2 Wood + Stone)" in said
    assert "+ Coin" in said
    assert "Sheep → 1 Vp" in said


def test_prices_that_are_paid_stand_in_brackets() -> None:
    rows = (
        PriceRow("good:wood", "wood", (1, 2, 3), 2, 3, 2),
        PriceRow("good:stone", "stone", (1, 2, 3), 3, None, 3),
        PriceRow("good:sheep", "sheep", (1, 2, 3), 0, 1, None),
    )
    assert drawn(Prices("market", "zone-market", rows)).splitlines() == [
        "Market",
        " Wood   (1) (2)  3   Buy 3  Sell 2",
        " Stone  (1) (2) (3)  Buy –  Sell 3",
        " Sheep   1   2   3   Buy 1  Sell –",
    ]


def test_only_the_territories_that_are_wanted_are_drawn() -> None:
    everybody, nobody = text(table(3), plainly), text(table(3), plainly, lands=())
    assert everybody.count("┌") > text(table(3), plainly, lands={1}).count("┌") > 0
    assert "┌" not in nobody
    assert all(f"{mark} {seat}" in nobody for seat, mark in enumerate("●▲■"))


def test_from_a_seat_the_others_are_told_in_brief_and_the_track_stands_last() -> None:
    said = [plain(line) for line in from_seat(table(3), plainly, 80, 1, ring_last=True)]
    drawn_lands = text(table(3), plainly, lands={1}).count("┌")
    assert "\n".join(said).count("┌") == drawn_lands
    assert max(place for place, line in enumerate(said) if "│" in line) < said.index("Track")
    assert len(said) < len(lines(table(3), plainly, 80))


def test_from_a_seat_its_own_land_stands_last_where_it_is_asked_about() -> None:
    said = [plain(line) for line in from_seat(table(3), plainly, 80, 1, ring_last=False)]
    assert said.index("Track") < next(place for place, line in enumerate(said) if "┌" in line)
    assert said[-1].endswith("┘")


def test_a_card_says_its_caps_but_not_what_it_gave_when_it_came() -> None:
    def card(when: str) -> str:
        face = CardFace("card-moil", "x", "gray", when=when, text="text-gain", caps=2)
        return "\n".join(
            plain(line)
            for line in zone_lines(Row("cards", "", (Piece("card:moil", face),)), plainly)
        )

    assert card("when:placement").endswith("Moil: Tam 2")
    assert card("when:turn").endswith("Moil: Tam 2, Gain")


def test_zones_stand_side_by_side_where_there_is_room() -> None:
    assert len(lines(table(2), plainly, 200)) < len(lines(table(2), plainly, 80))


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("reach", [1, 2, 4])
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_no_line_is_broader_than_the_terminal(seats: int, reach: int, width: int) -> None:
    said = text(table(seats, reach), plainly, width)
    assert max(map(breadth, said.splitlines())) <= width


@pytest.mark.parametrize("state", State)
def test_every_face_is_said_in_every_state(state: State) -> None:
    said = text(every_face(state), plainly, 80)
    assert [face for face in FACES if plainly(name(face)) not in said] == []
    marked = [line for line in said.splitlines() if STATES[state] in line]
    assert marked or state is State.REST


def test_blanks_at_the_end_of_a_line_are_not_said() -> None:
    assert not [line for line in text(table(4), plainly).splitlines() if line != line.rstrip()]


def test_broad_letters_take_two_columns() -> None:
    assert breadth("北海") == 4
    assert breadth("e\u0301") == 1
    assert clip("北海道", 5) == "北海…"
    tile = TileFace("tile-北海道", "x", "green")
    said = drawn(land(Piece("cell:a", tile, Cell(0, 0)), Piece("cell:b", tile, Cell(1, 0))))
    assert len({breadth(line) for line in said.splitlines()}) == 1
