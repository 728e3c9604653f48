"""What is foretold comes true."""

from collections.abc import Mapping
from random import Random

import pytest

import highlands
from highlands.engine.event import Changed
from highlands.engine.game import Game
from highlands.games.glen_more.outlook import forgone, gifts, prospects, remarks
from highlands.games.glen_more.table import Table
from tests.rulebook.tables import drawn, play, player

NAMES = ["Anna", "Bruce", "Clara", "Danny", "Ewan"]
SEEDS = range(6)


def played(seed: int) -> list[Game[Table]]:
    """Every position of a random game in which a seat is asked."""
    luck = Random(seed)
    game = highlands.new("glen-more", NAMES[: 2 + seed % 4], seed)
    found = []
    while (decision := game.decision) is not None:
        found.append(game.clone(game.luck))
        game.play(decision.seat, luck.choice(decision.options()))
    return [*found, game]


def said(game: Game[Table], message: str) -> Mapping[str, str | int] | None:
    """What a remark tells the seat that is asked; nothing if it is not made."""
    assert game.decision is not None
    made = remarks(game.table, game.decision.seat)
    return next((remark.arguments for remark in made if remark.message == message), None)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_scoring_comes_after_as_many_tiles_as_are_foretold(seed: int) -> None:
    *positions, end = played(seed)
    story = [str(event) for event in end.story()]
    for game in positions[::7]:
        arguments = said(game, "remark-before-scoring")
        assert arguments is not None
        come = story[len(game.story()) :]
        scoring = come.index(f"nature scored {arguments['round']}")
        drawn = [place for place in range(scoring) if come[place].startswith("nature drew")]
        last = drawn[int(arguments["tiles"]) - 1]
        # That one completes the scoring; the track is filled to its end before it is held.
        assert drawn[-1] - last == scoring - 1 - last == len(drawn) - int(arguments["tiles"])


@pytest.mark.parametrize("seed", SEEDS)
def test_whose_last_turn_it_is_is_foretold(seed: int) -> None:
    *positions, _ = played(seed)
    for number, game in enumerate(positions):
        decision = game.decision
        assert decision is not None
        turn = game.rest
        again = [
            later
            for later in positions[number:]
            if later.decision is not None
            and later.decision.seat == decision.seat
            and len(later.answered()) > len(game.answered())
            and later.rest.before is not None
            and later.rest.table is not turn.table
        ]
        if said(game, "remark-last-turn") is not None:
            assert not again
        elif game.table.player_at_turn() is not game.table.players[decision.seat]:
            assert again  # the pawn has moved, and so it is known


@pytest.mark.parametrize("seed", SEEDS)
def test_the_last_scorings_bring_what_was_foretold(seed: int) -> None:
    *_, before, end = played(seed)
    foretold = dict(prospects(before.table))["round:final"]
    events = end.story()
    start = next(place for place, event in enumerate(events) if "round:final" in event.subjects)
    come: dict[tuple[str, int], int] = {}
    for event in events[start:]:
        if isinstance(event, Changed):
            come[event.source, event.seat] = event.amount
    for line in foretold:
        if line.reference != "scoring:coins":  # the last answer may still have cost or brought some
            for seat, points in enumerate(line.points):
                assert come.get((line.reference, seat), 0) == points


def test_hidden_points_are_not_told() -> None:
    game = highlands.new("glen-more", NAMES[:3], 1, points="hidden")
    assert prospects(game.table) == []


def test_every_category_is_told_even_if_it_brings_nothing() -> None:
    game = highlands.new("glen-more", NAMES[:3], 1)
    (scoring, lines), (final, ending) = prospects(game.table)
    assert (scoring, final) == ("round:1", "round:final")
    categories = ["scoring:whisky", "scoring:chieftains", "scoring:locations"]
    assert [line.reference for line in lines] == categories
    assert [line.reference for line in ending] == ["scoring:coins", "scoring:tiles"]
    assert [line.points for line in ending] == [[6, 6, 6], [0, 0, 0]]


def test_what_loch_ness_adds_is_no_gift_but_forgone_if_nothing_is_activated() -> None:
    game = drawn(
        player(tiles="w1=quarry-0-road w2=quarry-0-road n1=loch-ness"),
        player(),
        track="Anna meadow-1-plain",
    )
    play(game, "take space:2", "place cell:n1e1")
    decision = game.decision
    assert decision is not None
    near = ["activate cell:n1e1", "activate cell:home"]
    assert [gift.text for gift in gifts(decision)] == near
    far = ["activate cell:w2", "activate cell:w1"]
    assert sorted(lost.text for lost in forgone(decision)) == sorted(near + far)


def test_what_costs_something_or_finds_no_room_is_no_gift() -> None:
    game = drawn(
        player(
            tiles="w1=quarry-0-road s1w1=distillery-1-plain", cubes="w1=stone w1=stone w1=stone"
        ),
        player(),
        track="Anna meadow-1-plain",
    )
    play(game, "take space:2")
    decision = game.decision
    assert decision is not None
    assert [gift.text for gift in gifts(decision)] == ["activate cell:n1w1", "activate cell:home"]
