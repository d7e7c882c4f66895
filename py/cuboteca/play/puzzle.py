"""What a puzzle is: a position in which one seat is to reach something, and the moves that are proven to reach it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Any, NamedTuple, Protocol

GRADES = 5
"""A grade for each level's name (`cuboteca.play.levels`), by how much search the solution needs."""


class Puzzle(NamedTuple):
    """One puzzle. The seat to move in `position` is who solves it."""

    task: str
    """What is to be reached: one of the tasks that the game's `text/puzzles.py` words."""
    number: int
    """What the task counts: moves to a win, points; 0 where it counts nothing."""
    grade: int
    """From 0, the gentlest, to 4."""
    solution: tuple[str, ...]
    """The moves that solve it, in notation, those of other seats and of chance included."""
    position: str

    @property
    def id(self) -> str:
        """Its name in addresses and in what is kept of it: the same for as long as position and task are."""
        return sha256(f"{self.task} {self.number} {self.position}".encode()).hexdigest()[:8]

    @property
    def line(self) -> str:
        """The puzzle as a line of a collection (see `read_puzzles`)."""
        end = ";" if any(" " in move for move in self.solution) else ""
        solution = " ".join(f"{move}{end}" for move in self.solution)
        return " | ".join((f"{self.task} {self.number} {self.grade}", solution, self.position))


class Verdict(NamedTuple):
    """How an attempt stands after the moves made in it."""

    solved: bool = False
    over: bool = False
    """Can it not go on: solved, or missed for good?"""
    reached: int = 0
    """What the task counts, as far as the attempt has come: points, say."""
    answers: tuple[int, ...] = ()
    """The places where another seat can still answer what has missed, if that is said."""


class PuzzleRules(NamedTuple):
    """What a game says of its puzzles."""

    collection: str
    """All of them, a line each."""
    judge: Callable[[Puzzle, Sequence[Any], Sequence[str]], Verdict]
    """Says how an attempt stands: the puzzle, the states from its position on, and the moves between them."""
    reply: Callable[[Puzzle, Any, Sequence[str]], str | None]
    """Returns the next move of another seat or of chance in an attempt, given the state and the moves made; None where
    the solver moves, or where chance is drawn as in a game (a simulation)."""
    shows: tuple[str, ...] = ("hand", "actions")
    """What stands beside the board: `hand`, `actions`, `standings`."""


class PuzzleWords(Protocol):
    """What a game says of its puzzles, in sentences: its module `text.puzzles` is one."""

    def task(self, puzzle: Puzzle, /) -> str:
        """Return what is to be reached, without a full stop: "Black wins in two moves"."""
        ...

    def missed(self, puzzle: Puzzle, verdict: Verdict, /) -> str:
        """Return how far off an attempt is, and no more."""
        ...

    def why(self, puzzle: Puzzle, /) -> str:
        """Return why the solution works, in a sentence or two."""
        ...

    def attempt(self, puzzle: Puzzle, verdict: Verdict, /) -> str:
        """Return what an attempt comes to so far; nothing where nothing is counted."""
        ...


def read_puzzles(collection: str) -> Iterator[Puzzle]:
    """Read the lines of a collection: task, number and grade, the solution, the position, with ` | ` between them.

    Where moves have spaces in them, every move of the solution ends with a semicolon, as in a record.
    """
    for line in collection.split("\n"):
        if line:
            head, solution, position = line.split(" | ", 2)
            task, number, grade = head.split(" ")
            moves = solution[:-1].split("; ") if solution.endswith(";") else solution.split(" ")
            yield Puzzle(task, int(number), int(grade), tuple(moves), position)
