"""Every moment is used by a card, said in a sentence, and asked only of those who listen."""

import ast
from pathlib import Path

import highlands
from highlands.games.glen_more.moments import Moments
from highlands.games.glen_more.powers import MOMENTS
from tests.glen_more.exhaustive import SPEAKERS

SOURCE = Path(highlands.__file__).parent / "games" / "glen_more" / "moments.py"


def sentences() -> dict[str, str | None]:
    """The moments and their docstrings, read from the source: compiled methods carry none."""
    tree = ast.parse(SOURCE.read_text(encoding="utf-8"))
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    (power,) = [node for node in classes if node.name == "Power"]
    methods = [n for n in power.body if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
    return {n.name: ast.get_docstring(n) for n in methods if not n.name.startswith("_")}


SENTENCES = sentences()


def test_each_moment_is_used_and_documented() -> None:
    assert set(SENTENCES) == set(SPEAKERS)
    for moment, cards in SPEAKERS.items():
        assert cards, moment
        assert SENTENCES[moment], moment


def test_only_cards_that_override_a_moment_are_asked() -> None:
    assert Moments([]).arrived == []
    assert [power.id for power in MOMENTS.activation_began] == ["loch-ness", "loch-oich"]
    assert [power.id for power in MOMENTS.arrived] == ["loch-shiel"]
    assert [power.id for power in MOMENTS.chieftains_counted] == ["castle-of-mey"]
