"""Puzzles of Cube Quest: one cube's flick does it, an attempt is judged when all lies still, and the words are true."""

from __future__ import annotations

import pytest

from cuboteca.games.cube_quest.puzzles.collection import COLLECTION
from cuboteca.games.cube_quest.puzzles.judge import CAPTURE, KING, KING_SAFELY, OFF, judge, reply
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.text import puzzles as words
from cuboteca.play.nature import carried_out
from cuboteca.play.puzzle import GRADES, Puzzle, Verdict, read_puzzles
from cuboteca.search.node_simulator import is_installed
from tests.games.cube_quest.setting import GAME, lay
from tests.physics.node import NodePhysics
from tools.puzzles import cube_quest as maker

ALL = list(read_puzzles(COLLECTION))
EACH = 20
"""Every so many puzzles one is proven again."""

with_physics = pytest.mark.skipif(
    not is_installed("cube_quest"), reason="The physics engine is installed with the site's packages."
)

BEFORE = lay("rK 0,-240 bK 0,240 rS1 0,100 bS1 100,-100^0/2 bG1 60,200")
"""Blue's Striker lies on Red's half, with a face up that is an icon."""
FLICK = "rS1 F 90.0 95"


def puzzle(task: str, number: int = 0) -> Puzzle:
    return Puzzle(task, number, 0, (FLICK,), BEFORE.position)


def attempt(one: Puzzle, *moves: str) -> Verdict:
    """What is said of an attempt at a puzzle."""
    states: list[State] = [GAME.position(one.position)]
    for move in moves:
        states.append(states[-1].play(move))
    return judge(one, states, moves)


def meant(one: Puzzle) -> str:
    """The flick of a solution as a person makes it, at the middle of the cube."""
    return " ".join(one.solution[0].split()[:4])


# Judging: a flick, and a settling after it.


@pytest.mark.parametrize(
    ("task", "number", "settling", "verdict"),
    [
        (KING, 0, "~ bK off 0.4", Verdict(True, True)),
        (KING, 0, "~ bS1 off 0.4", Verdict(False, True)),
        (KING, 0, "~ rK off 0.4", Verdict(False, True)),
        (KING, 0, "~ rK off 0.3; bK off 0.4", Verdict(False, True)),
        (KING_SAFELY, 0, "~ bK off 0.4", Verdict(True, True, 1)),
        (KING_SAFELY, 0, "~ rS1 off 0.6; bK off 0.4", Verdict(False, True, 1)),
        (KING_SAFELY, 0, "~", Verdict(False, True, 0)),
        (OFF, 2, "~ bS1 off 0.4; bG1 off 0.5", Verdict(True, True, 2)),
        (OFF, 2, "~ bK off 0.4; bG1 off 0.5", Verdict(True, True, 2)),
        (OFF, 2, "~ rS1 off 0.4; bG1 off 0.5", Verdict(False, True, 1)),
        (CAPTURE, 0, "~ bS1 100,-100,8,0,1,0,0", Verdict(True, True)),
        (CAPTURE, 0, "~ bS1 100,-5,8,0,1,0,0", Verdict(False, True)),
        (CAPTURE, 0, "~ bS1 100,-110,8,1,0,0,0", Verdict(False, True)),
        (CAPTURE, 0, "~ bS1 off 0.4", Verdict(False, True)),
    ],
)
def test_an_attempt_is_judged_when_everything_lies_still(
    task: str, number: int, settling: str, verdict: Verdict
) -> None:
    assert attempt(puzzle(task, number), FLICK) == Verdict()
    assert attempt(puzzle(task, number), FLICK, settling) == verdict


def test_an_attempt_that_is_no_flick_is_over() -> None:
    assert attempt(puzzle(KING)) == Verdict()
    assert attempt(puzzle(KING), "rK K 0,-240") == Verdict(over=True)
    assert attempt(puzzle(KING), "resign") == Verdict(over=True)


def test_nobody_answers() -> None:
    flicked = BEFORE.play(FLICK)
    assert reply(puzzle(KING), BEFORE, ()) is None
    assert reply(puzzle(KING), flicked, (FLICK,)) is None


# The collection.


def test_each_puzzle_can_be_set_up() -> None:
    """With few cubes, Red to move, and a solution that is a flick."""
    for one in ALL:
        state = GAME.position(one.position)
        assert state.position == one.position
        assert state.seat == 0
        assert 4 <= len(state.on_board) <= 12
        assert state.allows(state.read(one.solution[0]))
        assert attempt(one) == Verdict()


@with_physics
def test_a_sample_of_the_solutions_is_what_the_table_draws_and_solves() -> None:
    """The table draws a flick with the puzzle's id and the number of moves; that of a solution is drawn already."""
    physics = NodePhysics()
    for one in ALL[::EACH]:
        state: State = GAME.position(one.position)
        assert str(carried_out(state, meant(one), maker.luck_of(one))) == one.solution[0]
        flicked = state.play(one.solution[0])
        assert judge(one, [state, flicked, physics.settle(flicked)], ["", ""]).solved, one.line
    physics.close()


@with_physics
def test_a_proof_needs_the_flick_in_the_middle_of_the_window() -> None:
    one = ALL[0]
    assert maker.prove(one)
    assert not maker.prove(one._replace(solution=(meant(one),)))
    assert not maker.prove(one._replace(solution=("rK K 0,-240",)))
    assert not maker.prove(one._replace(grade=(one.grade + 1) % GRADES))


@with_physics
def test_what_several_cubes_can_do_is_no_puzzle() -> None:
    """Two Strikers stand before the King, who stands at the edge."""
    state = lay("rK 0,-240 bK 0,290 rS1 -20,240 rS2 20,240", points="40")
    one = Puzzle(KING, 0, 0, (), state.position)
    shots = [maker.Shot(cube, 90 + turn, 95) for cube, turn in ((1, -22), (2, 22))]
    assert len(maker.solving(one, state, shots)) == 2
    assert not maker.is_only_one(one, state, 1)


# The words.


@pytest.mark.parametrize(
    ("task", "number", "says"),
    [
        (KING, 0, "Knock the enemy King off the board with one flick"),
        (KING_SAFELY, 0, "Knock the enemy King off with one flick, and keep all your cubes on the board"),
        (OFF, 2, "Knock two enemy cubes off the board with one flick"),
        (OFF, 3, "Knock three enemy cubes off the board with one flick"),
        (CAPTURE, 0, "Capture the enemy Striker with one flick"),
    ],
)
def test_the_task_in_words(task: str, number: int, says: str) -> None:
    assert words.task(puzzle(task, number)) == says


def test_how_far_off_in_words() -> None:
    assert words.missed(puzzle(KING), Verdict()) == "The King is still on the board."
    assert words.missed(puzzle(KING_SAFELY), Verdict(reached=0)) == "The King is still on the board."
    assert words.missed(puzzle(KING_SAFELY), Verdict(reached=1)) == "The King is off, but so is one of your cubes."
    assert words.missed(puzzle(OFF, 2), Verdict(reached=0)) == "No enemy cube has left the board."
    assert words.missed(puzzle(OFF, 2), Verdict(reached=1)) == "Only one cube has left the board."
    assert words.missed(puzzle(OFF, 3), Verdict(reached=2)) == "Only 2 cubes have left the board."
    assert words.missed(puzzle(CAPTURE), Verdict()) == "You haven’t captured the Striker."
    assert words.attempt(puzzle(OFF, 2), Verdict(reached=1)) == "1 of 2"
    assert words.attempt(puzzle(KING), Verdict(reached=1)) == ""


def test_why_in_words() -> None:
    """Straight ahead of the Striker is Blue's King; a Grunt can stand between them."""
    only = "No flick of your other cubes does it."
    assert words.why(puzzle(KING)) == f"Your Striker 1 hits the enemy King so that he goes over the edge. {only}"
    between = lay("rK 0,-240 bK 0,240 rS1 0,100 bS1 100,-100^0/2 bG1 0,200")
    through = puzzle(KING)._replace(position=between.position)
    assert (
        words.why(through) == f"Your Striker 1 hits Blue’s Grunt 1, and the push carries on to the enemy King. {only}"
    )
    aside = puzzle(CAPTURE)._replace(solution=("rS1 F 296.6 95",))
    tips = "Your Striker 1 tips the enemy Striker over, so that its shadow side is up on your half."
    assert words.why(aside) == f"{tips} {only}"


def test_words_of_the_collection() -> None:
    for one in ALL:
        assert words.task(one)
        assert words.why(one).endswith("No flick of your other cubes does it.")
        assert words.why(one).count(".") == 2, one.line
