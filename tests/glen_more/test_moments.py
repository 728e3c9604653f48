"""Every moment is used by a card, said in a sentence, and asked only of those who listen."""

import inspect

from highlands.games.glen_more.moments import Moments, Power
from highlands.games.glen_more.powers import MOMENTS
from tests.glen_more.exhaustive import SPEAKERS

NAMES = [name for name in vars(Power) if not name.startswith("_") and name != "id"]


def test_the_moments_are_these() -> None:
    assert set(SPEAKERS) == {name for name in NAMES if callable(getattr(Power, name))}


def test_each_moment_is_used_and_documented() -> None:
    for moment, cards in SPEAKERS.items():
        assert cards, moment
        assert inspect.getdoc(getattr(Power, moment)), moment


def test_only_cards_that_override_a_moment_are_asked() -> None:
    assert Moments([]).arrived == []
    assert [power.id for power in MOMENTS.activation_began] == ["loch-ness", "loch-oich"]
    assert [power.id for power in MOMENTS.arrived] == ["loch-shiel"]
    assert [power.id for power in MOMENTS.chieftains_counted] == ["castle-of-mey"]
