"""The wheel carries all it needs: installed into an empty environment, it plays."""

import os
import re
import shutil
import subprocess
import sys
import venv
from importlib.metadata import distribution
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

from tests.architecture.source import PACKAGE, ROOT

pytestmark = pytest.mark.slow

INGREDIENTS = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "THIRD-PARTY.md")
LIMIT = 120
SHIPPED = {".py", ".toml", ".ftl", ".woff2", ".svg", ".txt", ".css", ".html", ".js"}


def run(*command: str | Path, folder: Path) -> str:
    """Run a program as somebody would who has nothing set up, and return what it printed."""
    surroundings = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
    done = subprocess.run(
        command,
        cwd=folder,
        env={"HOME": str(folder), "PATH": os.defpath, **surroundings},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=LIMIT,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from a copy so that nothing is left in the project."""
    folder = tmp_path_factory.mktemp("wheel")
    for name in INGREDIENTS:
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "docs" / "rules", folder / "docs" / "rules")
    left = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=left)
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel")
    run(*pip, "--no-deps", "--no-build-isolation", "--no-index", ".", folder=folder)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def command(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`highlands`, installed into an environment that has nothing but the locked requirements."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder, with_pip=False, symlinks=os.name != "nt")
    python = folder / "bin" / "python"
    site = run(
        python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", folder=folder
    )
    names = requirements()
    assert {"click", "mypy-extensions"} <= set(names)
    for name in names:
        copy_distribution(name, Path(site.strip()))
    pip = (
        sys.executable,
        "-m",
        "pip",
        "--disable-pip-version-check",
        "--python",
        python,
        "install",
    )
    run(*pip, "--no-deps", "--no-index", wheel, folder=folder)
    return folder / "bin" / "highlands"


def requirements() -> list[str]:
    """What the lock file says that a player needs on this system."""
    lock = (ROOT / "requirements" / "runtime.txt").read_text(encoding="utf-8")
    pinned = re.findall(r"^([^\s#].*?) \\$", lock, re.MULTILINE)
    needed = [Requirement(line) for line in pinned]
    return [each.name for each in needed if each.marker is None or each.marker.evaluate()]


def copy_distribution(name: str, site: Path) -> None:
    """Install again what is installed here, file by file, without asking any index."""
    for file in distribution(name).files or ():
        if ".." not in file.parts:  # scripts, which nobody calls here
            target = site / file
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(str(file.locate()), target)


def test_the_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    held = set(ZipFile(wheel).namelist())
    files = [path for path in PACKAGE.rglob("*") if path.suffix in SHIPPED]
    expected = {path.relative_to(PACKAGE.parent).as_posix() for path in files}
    assert expected - held == set()


def test_tables_words_fonts_and_types_are_in_the_wheel(wheel: Path) -> None:
    held = ZipFile(wheel).namelist()
    assert "highlands/py.typed" in held
    assert any(name.startswith("highlands/games/") and name.endswith(".toml") for name in held)
    for language in ("en", "fr"):
        assert any(re.search(rf"[/.]{language}\.ftl$", name) for name in held)
    assert any(name.endswith(".woff2") for name in held)
    assert any(re.search(r"/OFL[^/]*\.txt$", name) for name in held)
    for book in (ROOT / "docs" / "rules").iterdir():
        assert f"highlands/rulings/{book.name}" in held
    for name in ("LICENSE", "THIRD-PARTY.md"):
        assert any(held_name.endswith(f".dist-info/licenses/{name}") for held_name in held)


def test_the_wheel_is_for_every_machine(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")


def test_an_installed_wheel_plays(command: Path, tmp_path: Path) -> None:
    seats = ("--seats", "random,random", "--seed", "7")
    first = run(command, "play", "glen-more", *seats, folder=tmp_path)
    assert first.strip()
    assert run(command, "play", "glen-more", *seats, folder=tmp_path) == first
