from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

import highlands
from highlands.engine.game import Answer, Game, open_game
from highlands.engine.playout import playout
from highlands.engine.record import write
from highlands.engine.rules import agree
from highlands.games.glen_more.position.drawing import MARKS, NotAtRest, draw
from highlands.games.glen_more.position.stock import ALL
from highlands.games.glen_more.table import Phase
from highlands.games.glen_more.tiles import BY_ID
from highlands.parts.cells import cell_at
from tests.glen_more.positions import NAMES, RULES, again, drawn, fresh

OPTIONS = [
    dict(zip([option.name for option in RULES.options], values, strict=True))
    for values in product(*[option.values for option in RULES.options])
]


def played(seats: int, seed: int, options: dict[str, str]) -> Iterator[Game[Any]]:
    """A random game, decision by decision, after the set-up."""
    game, luck = open_game(RULES, agree(RULES, NAMES[:seats], seed, options)), Random(seed)
    while (decision := game.decision) is not None:
        yield game
        game.play(decision.seat, luck.choice(decision.options()))
    yield game


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "/".join(options.values()))
def test_every_table_between_two_turns_comes_back(options: dict[str, str]) -> None:
    seed = OPTIONS.index(options)
    last = None
    for game in played(2 + seed % 4, seed, options):
        if game.rest is not last and not game.over:
            last = game.rest
            back = again(drawn(game))
            assert back.setup.options == options
            figures = game.rest.table.figures()
            assert back.rest.table.figures() == figures


@pytest.mark.slow
@pytest.mark.parametrize("seats", RULES.seats)
def test_many_tables_come_back(seats: int) -> None:
    for seed in range(60):
        last = None
        for game in played(seats, seed, {}):
            if game.rest is not last and not game.over:
                last = game.rest
                again(drawn(game))


@pytest.mark.parametrize("seats", RULES.seats)
def test_the_middle_of_a_turn_comes_back_with_its_answers(seats: int) -> None:
    most = 0
    for game in played(seats, seats, {}):
        if not game.over:
            most = max(most, len(game.answers))
            back = again(drawn(game))
            assert [str(answer.choice) for answer in back.answered()] == [
                str(answer.choice) for answer in game.answers
            ]
    assert most > 3


@pytest.mark.parametrize("seats", RULES.seats)
def test_play_goes_on_to_the_same_end_with_the_same_answers(seats: int) -> None:
    games = []
    for count, game in enumerate(played(seats, seats, {})):
        if count % 40 == 0 and not game.over:
            games.append((again(drawn(game, seeded=False)), len(game.answered())))
    assert len(games) > 1
    rest: list[Answer] = game.answered()
    for back, done in games:
        for answer in rest[done:]:
            back.play(answer.seat, answer.choice)
        assert back.over
        assert back.fingerprint() == game.fingerprint()
        assert back.ranking() == game.ranking()
        assert highlands.read(write(back)).fingerprint() == game.fingerprint()


@pytest.mark.parametrize("seats", RULES.seats)
def test_equal_luck_draws_equal_tiles_from_a_written_table(seats: int) -> None:
    game = fresh(NAMES[:seats], seed=7)
    back = highlands.position(write(drawn(game)))
    assert back.fingerprint() == game.fingerprint()
    assert playout(back, 3) == playout(game, 3)
    assert back.fingerprint() == game.fingerprint()


def test_what_is_written_fits_on_a_narrow_screen() -> None:
    names = [letter * 40 for letter in "mnop"]
    game, luck = fresh(names), Random(5)
    while (decision := game.decision) is not None:
        _, _, position = write(drawn(game)).partition("position:")
        assert max(map(len, position.split("\n"))) <= 80
        game.play(decision.seat, luck.choice(decision.options()))


@pytest.mark.parametrize(
    "names",
    [
        ["track", "left"],
        ["removed", "warehouse", "turn"],
        ["die", "forest-1-plain"],
        ["forest-0-road", "a start-village", "quarry-0-road", "12 left"],
        ["a", "b", "c", "d", "tile"],
        [".", "1", "none", "6 coins"],
        ["A  B", "A B"],
        ["12 Anna", "Anna"],
        ["ａ", "a b c", "Zoë", "2 wood"],
    ],
)
def test_nobody_is_called_so_that_a_position_cannot_be_read(names: list[str]) -> None:
    game, luck = fresh(names), Random(len(names[0]))
    while (decision := game.decision) is not None:
        if not game.answers:
            again(drawn(game))
        game.play(decision.seat, luck.choice(decision.options()))


def test_there_are_marks_for_a_territory_of_all_tiles() -> None:
    assert len(set(MARKS)) == len(MARKS) > ALL
    assert all(mark.isalpha() for mark in MARKS)


def test_a_very_wide_territory_is_drawn_without_blanks() -> None:
    game = fresh(NAMES[:2])
    table = game.rest.table.copy()
    player = table.players[0]
    for east in range(1, 50):
        player.territory = player.territory.with_tile(cell_at(east, 0), BY_ID["tavern-2-plain"])
    lines = draw(table, game.setup)
    assert f"  {MARKS[:50]}" in lines
    assert max(map(len, lines)) <= 78


def test_only_a_table_between_two_turns_is_written_down() -> None:
    game = fresh(NAMES[:2], seed=None)
    assert game.table.phase is Phase.SETTING_UP
    with pytest.raises(NotAtRest):
        draw(game.table, game.setup)
    game = fresh(NAMES[:2])
    playout(game, 1)
    with pytest.raises(NotAtRest):
        draw(game.table, game.setup)
