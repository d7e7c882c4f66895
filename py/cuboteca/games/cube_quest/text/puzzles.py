"""What is said of puzzles: the task, how far off an attempt is, and why the solution works."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cube_quest.puzzles.judge import CAPTURE, KING, KING_SAFELY, OFF
from cuboteca.games.cube_quest.rules.board import EDGE
from cuboteca.games.cube_quest.rules.cubes import CODES, COLOUR_OF
from cuboteca.games.cube_quest.rules.moves import Flick
from cuboteca.games.cube_quest.rules.pose import cos_sin
from cuboteca.games.cube_quest.rules.position_read import read_position
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.text.names import WORDS
from cuboteca.play.puzzle import Puzzle, Verdict
from cuboteca.play.wording import By, Messages, Plural

say: Final = Messages(
    {
        "task": By(
            "task",
            {
                KING: "Knock the enemy King off the board with one flick",
                KING_SAFELY: "Knock the enemy King off with one flick, and keep all your cubes on the board",
                OFF: By(
                    "count",
                    {
                        2: "Knock two enemy cubes off the board with one flick",
                        3: "Knock three enemy cubes off the board with one flick",
                    },
                ),
                CAPTURE: "Capture the enemy Striker with one flick",
            },
        ),
        "king_on": "The King is still on the board.",
        "cube_lost": "The King is off, but so is one of your cubes.",
        "striker_free": "You haven’t captured the Striker.",
        "none_off": "No enemy cube has left the board.",
        "some_off": Plural(
            "reached", one="Only one cube has left the board.", other="Only {reached} cubes have left the board."
        ),
        "attempt": "{reached} of {count}",
        # Why it works: `cube` is the one that is flicked, `whose` the first that it hits,
        "hits": By(
            "task",
            {
                KING: "Your {cube} hits {whose}, and the push carries on to the enemy King.",
                KING_SAFELY: "Your {cube} hits {whose}, and the push carries on to the enemy King.",
                OFF: "Your {cube} hits {whose} first, and takes more than one cube over the edge.",
                CAPTURE: "Your {cube} hits {whose}, and the enemy Striker is tipped over.",
            },
        ),
        "hits_goal": By(
            "task",
            {
                KING: "Your {cube} hits the enemy King so that he goes over the edge.",
                KING_SAFELY: "Your {cube} hits the enemy King so that he goes over the edge, and stops in time itself.",
                CAPTURE: "Your {cube} tips the enemy Striker over, so that its shadow side is up on your half.",
            },
        ),
        # and that nothing else does.
        "only": "No flick of your other cubes does it.",
    },
    WORDS,
)

_WIDE: Final = 1.2 * EDGE
"""A cube whose middle is no farther beside the way of a flick is hit, as it tumbles."""


def task(puzzle: Puzzle) -> str:
    """Return what is to be reached."""
    return say("task", task=puzzle.task, count=puzzle.number)


def missed(puzzle: Puzzle, verdict: Verdict) -> str:
    """Return how far off a flick was."""
    if puzzle.task == CAPTURE:
        return say("striker_free")
    if puzzle.task == OFF:
        return say("some_off" if verdict.reached else "none_off", reached=verdict.reached)
    return say("cube_lost" if verdict.reached else "king_on")


def attempt(puzzle: Puzzle, verdict: Verdict) -> str:
    """Return how many cubes have left the board, where that is counted; nothing before anything has."""
    counts = puzzle.task == OFF and verdict.reached
    return say("attempt", reached=verdict.reached, count=puzzle.number) if counts else ""


def why(puzzle: Puzzle) -> str:
    """Return what the flick hits, and that no other cube can do it."""
    state = read_position(puzzle.position)
    move = state.read(puzzle.solution[0])
    (cube,) = move.cubes
    hit = None if move.flick is None else _first_on_way(state, cube, move.flick)
    if hit is None:
        return say("only")
    code = {KING: "K", KING_SAFELY: "K", CAPTURE: "S"}.get(puzzle.task, "")
    is_goal = CODES[hit] == code and hit in state.on_board and COLOUR_OF[hit] != state.mover
    hits = say("hits_goal" if is_goal else "hits", task=puzzle.task, cube=cube, whose=hit)
    return f"{hits} {say('only')}"


def _first_on_way(state: State, cube: int, flick: Flick) -> int | None:
    """Return the first cube on the way of a flick, or else the one that the way passes most closely; None if none is
    ahead."""
    start = state.pose(cube)
    cos, sin = cos_sin(2 * flick.direction)
    ahead: list[tuple[bool, float, int]] = []
    for other in state.on_board:
        x, y = state.pose(other).x - start.x, state.pose(other).y - start.y
        along, aside = x * cos + y * sin, abs(y * cos - x * sin)
        if other != cube and along > 0:
            ahead.append((aside > _WIDE, aside if aside > _WIDE else along, other))
    return min(ahead)[2] if ahead else None
