"""The game of `docs/adding-a-game.md`, loaded from its page's file."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from highlands.engine.rules import Rules

FILE = Path(__file__).parents[2] / "docs" / "examples" / "cairn.py"


def cairn() -> Rules[Any]:
    spec = spec_from_file_location("cairn", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules["cairn"] = module_from_spec(spec)
    spec.loader.exec_module(module)
    rules: Rules[Any] = module.Cairn()
    return rules
