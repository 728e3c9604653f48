"""Everything gained or spent is told."""

from hypothesis import given

from highlands.engine.event import ledger
from highlands.engine.game import open_game
from highlands.engine.luck import QuickLuck
from tests.contracts.games import AnyRules, few, seeds, start, walk


@few
@given(seed=seeds)
def test_the_ledger_sums_to_the_table(rules: AnyRules, seed: int) -> None:
    for game in walk(rules, seed, every=61):
        opened, story = rules.open(game.setup), game.story()
        for seat in range(len(game.setup.names)):
            sums = {thing: sum(by.values()) for thing, by in ledger(story, seat).items()}
            first, last = rules.holdings(opened, seat), rules.holdings(game.table, seat)
            assert set(sums) <= set(first) | set(last)
            for thing in {*first, *last}:
                assert first.get(thing, 0) + sums.get(thing, 0) == last.get(thing, 0), thing


@few
@given(seed=seeds)
def test_what_each_answer_tells_is_the_story(rules: AnyRules, seed: int) -> None:
    game = start(rules, seed)
    told = [str(event) for event in game.events]
    while (decision := game.decision) is not None:
        options = decision.options()
        told += map(str, game.play(decision.seat, options[seed % len(options)]))
    assert [str(event) for event in game.events] == told


@few
@given(seed=seeds)
def test_events_name_seats_and_are_written_in_words_and_references(
    rules: AnyRules, seed: int
) -> None:
    game = start(rules, seed)
    seats = range(-1, len(game.setup.names))
    for event in game.events:
        assert event.seat in seats
        for word in (event.verb, *event.subjects):
            assert word == "".join(word.split())


@few
@given(seed=seeds)
def test_in_a_search_nobody_listens(rules: AnyRules, seed: int) -> None:
    game = open_game(rules, start(rules, seed).setup)
    while (decision := game.decision) is not None:
        assert game.table.told is None
        game.advance(QuickLuck(seed).guess(decision, len(game.answers)))
    assert game.rest.table.told is None
