"""Makes the puzzles of the games anew from a seed: `make puzzles`.

python -m tools.puzzles [--seed N] [--count N] [--candidates N] [GAME …]

Of a game, its module beside this one draws candidates, each proven by search to have one solution, and says how
beautiful each is. Each grade gets its share of the set, the most beautiful of it.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Sequence
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from cuboteca.games import SHELF
from cuboteca.play.puzzle import GRADES, Puzzle
from tools.paths import PYTHON

COUNT: Final = 200
CANDIDATES: Final = 15
"""So many candidates are drawn for each puzzle that is wanted; a game's module says otherwise (`CANDIDATES`)."""


class Choice(NamedTuple):
    """A set of puzzles, and what it was chosen from."""

    puzzles: tuple[Puzzle, ...]
    candidates: int
    """Different ones."""


def choose(game: str, seed: int, count: int = COUNT, most: int = 0) -> Choice:
    """Return the most beautiful of the first `most` candidates that a seed leads to, the gentlest first."""
    module = import_module(f"tools.puzzles.{game}")
    most = most or count * getattr(module, "CANDIDATES", CANDIDATES)
    found = {puzzle.id: puzzle for puzzle in islice(module.candidates(Random(f"{seed} {game}")), most)}
    by_grade: dict[int, list[Puzzle]] = defaultdict(list)
    for puzzle in sorted(found.values(), key=lambda one: (-module.beauty(one), one.id)):
        by_grade[puzzle.grade].append(puzzle)
    chosen = [one for grade, size in _shares(by_grade, count).items() for one in by_grade[grade][:size]]
    return Choice(tuple(sorted(chosen, key=_easier_first)), len(found))


def _shares(by_grade: dict[int, list[Puzzle]], count: int) -> dict[int, int]:
    """Return how many of each grade to take: as many of each, or what there is, and the rest from those that have
    more."""
    shares, left = {}, count
    fewest_first = sorted(by_grade, key=lambda grade: len(by_grade[grade]))
    for at, grade in enumerate(fewest_first):
        shares[grade] = min(len(by_grade[grade]), round(left / (len(fewest_first) - at)))
        left -= shares[grade]
    return shares


def _easier_first(puzzle: Puzzle) -> tuple[object, ...]:
    return puzzle.grade, len(puzzle.solution), puzzle.task, puzzle.id


def write(game: str, puzzles: Sequence[Puzzle]) -> Path:
    """Write a game's collection."""
    path = PYTHON / "cuboteca" / "games" / game / "puzzles" / "collection.py"
    lines = "".join(f"{puzzle.line}\n" for puzzle in puzzles)
    name = SHELF.about(game).name
    path.write_text(
        f'"""Holds the puzzles of {name}, as `make puzzles` has made them."""\n\nCOLLECTION = """\\\n{lines}"""\n',
        "utf-8",
    )
    return path


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=[game for game in SHELF if SHELF.about(game).puzzles])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=COUNT)
    parser.add_argument("--candidates", type=int, default=0)
    arguments = parser.parse_args()
    for game in arguments.games:
        choice = choose(game, arguments.seed, arguments.count, arguments.candidates)
        write(game, choice.puzzles)
        of_grade = [sum(puzzle.grade == grade for puzzle in choice.puzzles) for grade in range(GRADES)]
        grades = ", ".join(map(str, of_grade))
        print(f"{game}: {len(choice.puzzles)} puzzles (by grade: {grades}) of {choice.candidates} candidates")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
