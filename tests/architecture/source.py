"""Where the source lies and what it says, for the tests of its shape."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "highlands"
TESTS = ROOT / "tests"
BENCH = ROOT / "bench"


@cache
def modules(folder: Path) -> tuple[Path, ...]:
    """Every Python file below a folder, in a fixed order."""
    return tuple(sorted(folder.rglob("*.py")))


@cache
def games() -> tuple[str, ...]:
    """The folder of each game."""
    folders = (PACKAGE / "games").iterdir()
    return tuple(sorted(folder.name for folder in folders if (folder / "__init__.py").is_file()))


def dotted(path: Path) -> str:
    """The name by which a module of the package is imported."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, wherever in the file; `from a import b` may mean `a.b`."""
    name = dotted(path)
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                base = _absolute(package, module or "", level)
                yield from (_module_in(base, alias.name) for alias in names)
            case _:
                pass


def _absolute(package: str, module: str, level: int) -> str:
    """`..scene` within highlands.cli.play is highlands.scene."""
    if not level:
        return module
    parts = package.split(".")
    above = parts[: len(parts) - level + 1]
    return ".".join([*above, module] if module else above)


def _module_in(base: str, name: str) -> str:
    """What `from base import name` imports: the module of that name, or something out of base."""
    inside = PACKAGE.parent.joinpath(*base.split("."), name)
    return f"{base}.{name}" if inside.is_dir() or inside.with_suffix(".py").is_file() else base
