"""Every contract is tested on every game."""

import pytest

from highlands.engine.registry import rules_of
from tests.contracts.games import GAMES, AnyRules


@pytest.fixture(scope="session", params=GAMES)
def rules(request: pytest.FixtureRequest) -> AnyRules:
    return rules_of(request.param)
