"""What the README says is true: its example runs, its links lead somewhere, it fits a screen."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_example_runs() -> None:
    (block,) = re.findall(r"```pycon\n(.*?)```", README, re.DOTALL)
    example = doctest.DocTestParser().get_doctest(block, {}, "README.md", "README.md", 0)
    assert len(example.examples) > 4
    assert doctest.DocTestRunner().run(example).failed == 0


def test_its_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)]+)\)", README)
    assert len(links) > 6
    for link in links:
        assert (ROOT / link).exists(), link


def test_it_names_the_two_commands_and_fits_a_screen() -> None:
    assert "make play" in README
    assert "make test" in README
    assert len(README.splitlines()) < 60
