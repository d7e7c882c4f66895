"""Judges attempts at puzzles of Cube Quest: one flick, and what lies where once everything has come to rest.

Where a finger hits is drawn when a flick is made, and with it the whole flick. For a flick of a puzzle to do what it
did in the proof, and the same at every attempt, the table has to draw it with the puzzle's id and the number of moves
made, which is 0 for the one flick there is: `carried_out(state, flick, f"{puzzle.id} {table.ply}")`. Games have the id
of their session in that place. The flick of a solution is written as it was carried out, with the point that is hit: it
is to be made just so, and not drawn again. How cubes come to rest is simulated as in a game, and part of no solution.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cuboteca.games.cube_quest.rules.boxes import is_captured
from cuboteca.games.cube_quest.rules.cubes import CODES, COLOUR_OF, CUBES, KINGS
from cuboteca.games.cube_quest.rules.jobs import SETTLE
from cuboteca.games.cube_quest.rules.position import BOARD, CAUGHT, DEFEATED
from cuboteca.play.puzzle import Puzzle, Verdict

if TYPE_CHECKING:
    from cuboteca.games.cube_quest.rules.state import State

KING: Final = "king"
KING_SAFELY: Final = "king_safely"
OFF: Final = "off"
CAPTURE: Final = "capture"
"""The tasks: the enemy King leaves the board; so he does, and no cube of one's own; so many enemy cubes leave it at
once; the enemy Striker is captured."""

FLICK_AND_SETTLING: Final = 2


def judge(puzzle: Puzzle, states: Sequence[State], moves: Sequence[str]) -> Verdict:
    """Say how an attempt stands: nothing before the first flick has come to rest, all after it."""
    if not moves:
        return Verdict()
    flicked = states[1].job
    if flicked is None or flicked.kind != SETTLE or flicked.flick is None:
        return Verdict(over=True)
    if len(moves) < FLICK_AND_SETTLING:
        return Verdict()
    return reached(puzzle, states[0], states[FLICK_AND_SETTLING])


def reached(puzzle: Puzzle, before: State, after: State) -> Verdict:
    """Say how far a flick has come, by the position before it and the one in which all has come to rest."""
    solver = before.mover
    king = KINGS[1 - solver]
    gone = [cube for cube in before.on_board if after.statuses[cube] == DEFEATED]
    if puzzle.task == OFF:
        count = sum(COLOUR_OF[cube] != solver for cube in gone)
        return Verdict(count >= puzzle.number, True, count)
    if puzzle.task == CAPTURE:
        done = any(_is_caught(after, cube) for cube in CUBES if COLOUR_OF[cube] != solver and CODES[cube] == "S")
        return Verdict(done, True)
    won = bool(after.ended) and after.winner == solver and king in gone
    if puzzle.task == KING_SAFELY:
        return Verdict(won and not any(COLOUR_OF[cube] == solver for cube in gone), True, int(won))
    return Verdict(won, True)


def _is_caught(after: State, cube: int) -> bool:
    """Has a cube been captured, or will it be when those before it have been rolled for?"""
    if after.statuses[cube] == BOARD:
        return not after.ended and is_captured(cube, after.pose(cube))
    return after.statuses[cube] == CAUGHT


def reply(puzzle: Puzzle, state: State, moves: Sequence[str]) -> str | None:
    """Return nothing: a puzzle is over before anybody else moves, and how cubes come to rest is simulated."""
    del puzzle, state, moves
    return None
