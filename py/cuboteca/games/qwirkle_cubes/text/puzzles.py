"""What is said of a puzzle: the task, how far off an attempt is, why the solution is the best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from cuboteca.games.qwirkle_cubes.rules.position_read import read_position
from cuboteca.games.qwirkle_cubes.rules.scoring import ScoreLine
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.games.qwirkle_cubes.text.names import WORDS
from cuboteca.play.puzzle import Puzzle, Verdict
from cuboteca.play.wording import By, Messages, Plural

say: Final = Messages(
    {
        "task": "Score {points} in one turn",
        "attempt": "{points}",
        "missed": Plural("missing", one="One more point is possible.", other="{missing} more points are possible."),
        # Why the solution is the best: what it scores,
        "scores": By(
            "qwirkle",
            {
                False: Plural(
                    "many",
                    one="It scores in one line: {sum}.",
                    other="It scores in {many} lines: {sum}.",
                ),
                True: Plural(
                    "many",
                    one="It completes {qwirkles}, and scores in another line: {sum}.",
                    other="It completes {qwirkles}, and scores in {many} more lines: {sum}.",
                ),
            },
        ),
        "only_qwirkles": "It completes {qwirkles}: {sum}.",
        # and what the most tempting of the other placements does.
        "tempts": By(
            "rival",
            {
                "qwirkle": "You could complete a Qwirkle instead, but that scores only {points}.",
                "same_cube": "Placed anywhere else, the same cube scores {points} at most.",
                "same_cubes": "Placed in any other way, the same cubes score {points} at most.",
                "more_cubes": "With more cubes you’d score {points} at most.",
                "other": "The next best placement scores {points}.",
            },
        ),
    },
    WORDS,
)
_sum: Final = Messages({"plus": "{sum} + {points}"})


class Placed(NamedTuple):
    """A placement: its cubes without their places, what it scores, and where."""

    cubes: tuple[int, ...]
    points: int
    lines: tuple[ScoreLine, ...]

    @property
    def qwirkles(self) -> int:
        return sum(line.qwirkle for line in self.lines)


def task(puzzle: Puzzle) -> str:
    """Return what is to be reached."""
    return say("task", points=puzzle.number)


def attempt(puzzle: Puzzle, verdict: Verdict) -> str:
    """Return the points that an attempt has made; "" before it has made any."""
    return say("attempt", points=verdict.reached) if verdict.reached else ""


def missed(puzzle: Puzzle, verdict: Verdict) -> str:
    """Return how many points an attempt has missed."""
    return say("missed", missing=puzzle.number - verdict.reached)


def why(puzzle: Puzzle) -> str:
    """Return what the solution scores, and what the most tempting of the other placements would."""
    state = read_position(puzzle.position)
    best = _placed(state, puzzle.solution[0])
    others = [_placed(state, str(move)) for move in state.moves() if str(move) != puzzle.solution[0]]
    rival, points = _most_tempting(best, others)
    return f"{_scores(best)} {say('tempts', rival=rival, points=points)}"


def _placed(state: State, text: str) -> Placed:
    move = state.read(text)
    lines = state.score_of(move)
    cubes = tuple(sorted(cube for _, cube in move.cubes))
    return Placed(cubes, sum(line.points for line in lines) + state.bonus_of(move), lines)


def _scores(best: Placed) -> str:
    total, *more = sorted((line.points for line in best.lines), reverse=True)
    added = str(total)
    for points in more:
        added = _sum("plus", sum=added, points=points)
    others = len(best.lines) - best.qwirkles
    if best.qwirkles and not others:
        return say("only_qwirkles", qwirkles=best.qwirkles, sum=added)
    return say("scores", qwirkle=best.qwirkles > 0, qwirkles=best.qwirkles, many=others, sum=added)


def _most_tempting(best: Placed, others: Sequence[Placed]) -> tuple[str, int]:
    """Return what is said of the placement that comes nearest, and its points."""
    rivals = {
        "qwirkle": [one.points for one in others if one.qwirkles and not best.qwirkles],
        "same_cubes" if len(best.cubes) > 1 else "same_cube": [one.points for one in others if one.cubes == best.cubes],
        "more_cubes": [one.points for one in others if len(one.cubes) > len(best.cubes)],
        "other": [one.points for one in others],
    }
    most = {rival: max(points) for rival, points in rivals.items() if points}
    rival = max(most, key=lambda one: most[one])
    return rival, most[rival]
