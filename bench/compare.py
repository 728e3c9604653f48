"""Our speed, interpreted and compiled, beside the nearest peer's, in one interleaved run.

`make bench` runs this. Every figure is the median of a few rounds; in each round every contender
runs once, in a process of its own, and all of them are held to the same core: what the machine
does meanwhile meets all alike. Only the ratios travel from machine to machine.
"""

import json
import os
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Mapping
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
OURS = "from highlands.cli.main import main; main()"
RATES = ("decisions_per_second", "clones_per_second", "games_per_second")

Figures = dict[str, float]


def hold_to_one_core() -> None:
    """Keep this process, and those it starts, on the last core it may use."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def interpreted_copy(folder: Path) -> Path:
    """The source without anything compiled, wherever `make fast` left something."""
    left_out = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=left_out)
    return folder / "src"


def compiled_copy(folder: Path) -> Path | None:
    """The same source compiled, or nothing where that cannot be done."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "THIRD-PARTY.md"):
        shutil.copy(ROOT / name, folder)
    source = interpreted_copy(folder)
    built = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=folder,
        env={**os.environ, "HIGHLANDS_FAST": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if built.returncode:
        print(built.stdout[-2000:], built.stderr[-2000:], sep="\n", file=sys.stderr)
        return None
    return source


def ask(command: list[str], source: Path | None = None) -> dict[str, str | float]:
    """Run one contender once and return the figures it printed."""
    surroundings = {**os.environ, **({"PYTHONPATH": str(source)} if source else {})}
    asked = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env=surroundings,
        capture_output=True,
        text=True,
        check=False,
    )
    if asked.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{asked.stdout}{asked.stderr}")
    figures: dict[str, str | float] = json.loads(asked.stdout)
    return figures


def one_round(sources: Mapping[str, Path], seconds: float) -> dict[str, Figures]:
    """Let every contender run once."""
    timed = ["--seconds", str(seconds)]
    answers = {"peer": ask(["-m", "bench.peer", *timed])}
    for mode, source in sources.items():
        answers[mode] = ask(["-c", OURS, "bench", *timed, "--json"], source)
    figures = {}
    for mode, answer in answers.items():
        if (said := answer.pop("mode")) != mode:
            sys.exit(f"what should have run {mode} says that it ran {said}")
        figures[mode] = {
            name: float(value) for name, value in answer.items() if not isinstance(value, str)
        }
    return figures


def medians(rounds: list[dict[str, Figures]]) -> dict[str, Figures]:
    return {
        mode: {name: median(each[mode][name] for each in rounds) for name in figures}
        for mode, figures in rounds[0].items()
    }


def table(found: Mapping[str, Figures]) -> Iterable[str]:
    """The medians, and how many times the peer's they are."""
    ours = [mode for mode in found if mode != "peer"]
    yield f"{'a second':28}{'Catanatron':>14}" + "".join(f"{mode:>14}{'ratio':>8}" for mode in ours)
    for rate in RATES:
        peer = found["peer"][rate]
        cells = (f"{found[mode][rate]:14,.0f}{found[mode][rate] / peer:8.1f}" for mode in ours)
        yield f"{rate.removesuffix('_per_second'):28}{peer:14,.0f}" + "".join(cells)
    yield ""
    copy = found["peer"]["clone_us"]
    times = [found[mode]["clone_and_decision_us"] for mode in ours]
    cells = (f"{time:14.1f}{copy / time:8.1f}" for time in times)
    yield f"{'clone and decision, us':28}{copy:14.1f}" + "".join(cells)
    yield "(Catanatron: the copy alone; what it calls an action is a decision here.)"


def main() -> None:
    parser = ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="of which the median is printed")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure of a round")
    parser.add_argument("--plain", action="store_true", help="leave the compiled mode out")
    asked = parser.parse_args()
    with TemporaryDirectory() as first, TemporaryDirectory() as second:
        sources = {"interpreted": interpreted_copy(Path(first))}
        if not asked.plain:
            print("Compiling a copy of the rules ...", file=sys.stderr)
            if compiled := compiled_copy(Path(second)):
                sources["compiled"] = compiled
            else:
                print("That did not compile; going on without.", file=sys.stderr)
        hold_to_one_core()
        rounds = []
        for number in range(1, asked.rounds + 1):
            print(f"Round {number} of {asked.rounds} ...", file=sys.stderr)
            rounds.append(one_round(sources, asked.seconds))
    print("\n".join(table(medians(rounds))))


if __name__ == "__main__":
    main()
