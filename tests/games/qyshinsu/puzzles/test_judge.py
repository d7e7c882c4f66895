"""Puzzles of Qyshinsu: what an attempt comes to after each move, and what the other player answers."""

from __future__ import annotations

from cuboteca.games.qyshinsu.puzzles.collection import COLLECTION
from cuboteca.games.qyshinsu.puzzles.judge import judge, reply
from cuboteca.games.qyshinsu.rules.position_read import read_position
from cuboteca.games.qyshinsu.rules.state import State
from cuboteca.games.qyshinsu.text import puzzles as words
from cuboteca.play.puzzle import Puzzle, Verdict, read_puzzles

PUZZLES = list(read_puzzles(COLLECTION))
IN_THREE = next(puzzle for puzzle in PUZZLES if puzzle.number == 3)
IN_ONE = "win 1 0 | +3@1 | . . . R3 . . . B5 . RO . . r -4@9 -O@11 25"


def states_of(puzzle: Puzzle, *moves: str) -> list[State]:
    states = [read_position(puzzle.position)]
    for move in moves:
        states.append(states[-1].play(move))
    return states


def test_each_right_move_counts_until_the_last_solves_it() -> None:
    for made in range(len(IN_THREE.solution) + 1):
        moves = IN_THREE.solution[:made]
        verdict = judge(IN_THREE, states_of(IN_THREE, *moves), moves)
        assert verdict == Verdict(solved=made == 5, over=made == 5, reached=(made + 1) // 2)


def test_another_move_has_missed() -> None:
    first, answer, *_ = IN_THREE.solution
    for before in ((), (first, answer)):
        state = states_of(IN_THREE, *before)[-1]
        other = next(str(move) for move in state.moves() if str(move) != IN_THREE.solution[len(before)])
        moves = (*before, other)
        verdict = judge(IN_THREE, states_of(IN_THREE, *moves), moves)
        assert verdict._replace(answers=()) == Verdict(over=True, reached=len(before) // 2)


def test_any_last_move_that_leaves_no_answer_is_right() -> None:
    """The last move of a solution may have others beside it."""
    found = 0
    for puzzle in PUZZLES:
        before = puzzle.solution[:-1]
        for move in states_of(puzzle, *before)[-1].moves():
            moves = (*before, str(move))
            states = states_of(puzzle, *moves)
            assert judge(puzzle, states, moves).solved == (states[-1].ended == "no_move")
            found += states[-1].ended == "no_move" and moves != puzzle.solution
    assert found


def test_the_other_player_defends_as_the_solution_has_it() -> None:
    first, answer, *_ = IN_THREE.solution
    assert reply(IN_THREE, states_of(IN_THREE)[-1], ()) is None
    assert reply(IN_THREE, states_of(IN_THREE, first)[-1], (first,)) == answer
    assert reply(IN_THREE, states_of(IN_THREE, first, answer)[-1], (first, answer)) is None
    assert reply(IN_THREE, states_of(IN_THREE, *IN_THREE.solution)[-1], IN_THREE.solution) is None
    other = next(str(move) for move in states_of(IN_THREE)[-1].moves() if str(move) != first)
    assert reply(IN_THREE, states_of(IN_THREE, other)[-1], (other,)) is None


def test_what_is_said_of_one() -> None:
    (puzzle,) = read_puzzles(IN_ONE)
    assert words.task(puzzle) == "Red wins with one move"
    missed = judge(puzzle, states_of(puzzle, "+2@5"), ("+2@5",))
    assert words.missed(puzzle, missed) == "Black can still answer that at 3 or 7."
    assert words.why(puzzle) == (
        "Black can’t move: Red’s 3-stone on 1 leads to 4 and 10, and Red’s stones are on both."
    )
    assert words.missed(IN_THREE, Verdict(over=True, reached=1)).startswith("Your first move was right. ")
    assert words.attempt(puzzle, Verdict()) == "", "moves are judged one by one"
