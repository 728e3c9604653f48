"""What a seat may not know does not reach it."""

from hypothesis import given

from highlands.engine.luck import Luck
from tests.contracts.games import AnyGame, AnyRules, few, seeds, walk


def shown(game: AnyGame, viewer: int) -> object:
    """All that a viewer is shown: the table, and what it is asked."""
    asked = game.pending.get(viewer)
    options = [choice.text for choice in asked.options()] if asked else []
    view = game.rules.view(game.table, viewer)
    return view.figures(), asked and asked.prompt, options, game.rules.over(view)


@few
@given(seed=seeds)
def test_a_deal_anew_changes_nothing_that_is_seen(rules: AnyRules, seed: int) -> None:
    for game in walk(rules, seed, every=7):
        for viewer in range(len(game.setup.names)):
            for luck in range(2):
                other = game.seen_by(viewer, Luck(luck))
                assert shown(other, viewer) == shown(game, viewer)


@few
@given(seed=seeds)
def test_a_view_leaves_the_table_alone_and_cannot_be_masked_further(
    rules: AnyRules, seed: int
) -> None:
    for game in walk(rules, seed, every=11):
        before = game.table.figures()
        for viewer in (None, *range(len(game.setup.names))):
            view = rules.view(game.table, viewer)
            assert view is not game.table
            assert view.told is None
            assert rules.view(view, viewer).figures() == view.figures()
        assert game.table.figures() == before


@few
@given(seed=seeds)
def test_who_sees_a_position_knows_neither_its_seed_nor_its_past(
    rules: AnyRules, seed: int
) -> None:
    for game in walk(rules, seed, every=43):
        known = game.seen_by(0, Luck(seed))
        assert known.setup.seed is None
        assert known.luck is None
        assert known.rest.root() is not game.rest.root()
