"""Everything is said in pyproject.toml; only what a build adds needs a few lines of its own.

With HIGHLANDS_FAST=1 in the environment the rules are compiled to C by mypyc, from the very source
that runs interpreted otherwise. `make fast` does it in place.
"""

import os
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

COMPILED = ("engine", "parts", "games")

# Left as Python: words and pictures, made only when somebody looks, and what finds the games.
INTERPRETED = (
    "engine/registry.py",
    "parts/meaning.py",
    "games/*/faces.py",
    "games/*/meanings/*.py",
    "games/*/position/*.py",
    "games/*/scene.py",
)


def sources() -> list[str]:
    """Every module that is worth compiling."""
    root = Path("src/highlands")
    kept = {path for pattern in INTERPRETED for path in root.glob(pattern)}
    return [
        str(path)
        for folder in COMPILED
        for path in sorted((root / folder).rglob("*.py"))
        if path.name != "__init__.py" and path not in kept
    ]


class WithRulings(build_py):  # type: ignore[misc]  # setuptools says nothing of its types
    """The books of rulings go with the package; run from its source it reads them in docs/."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            for book in Path("docs/rules").glob("*.md"):
                target = Path(self.build_lib, "highlands", "rulings", book.name)
                self.mkpath(str(target.parent))
                self.copy_file(str(book), str(target))


if os.environ.get("HIGHLANDS_FAST") == "1":
    from mypyc.build import mypycify

    extensions = mypycify(sources(), group_name="highlands")
    setup(cmdclass={"build_py": WithRulings}, ext_modules=extensions)
else:
    setup(cmdclass={"build_py": WithRulings})
