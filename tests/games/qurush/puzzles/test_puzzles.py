"""Puzzles of Qurush: a turn shows the goal in one way alone, an attempt is judged when the turn ends, the words are
true."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca import games
from cuboteca.games.qurush.puzzles.collection import COLLECTION
from cuboteca.games.qurush.puzzles.judge import judge, numbers_in_place, reply
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.text import puzzles as words
from cuboteca.play.puzzle import Puzzle, Verdict, read_puzzles
from cuboteca.play.view import View
from tests.games.qurush.setting import GAME
from tools.puzzles import qurush as maker

ALL = list(read_puzzles(COLLECTION))

OPEN = "gB=? open_goals=on"


def read(line: str) -> Puzzle:
    return next(read_puzzles(f"complete {line}"))


FLIP = read(f"4 0 | Fc2=4 . | ...../...../.25../.36../..... A=c1 B=e5 ap7 A t21 gA=2x2:25/34 {OPEN}")
WILD = read(f"4 0 | Fc2=4 . | ...../...../.25../.16../..... A=c1 B=e5 ap7 A t21 gA=2x2:25/34 {OPEN}")
STEP = read(f"7 0 | Mc1 Fc2=4 | ...../...../.25../.36../..... A=d1 B=e5 ap7 A t21 gA=2x2:25/34 {OPEN}")
SLIDE = read(f"4 0 | Sd2-c2 . | ...../...../.25../.3.4./..... A=d1 B=e5 ap7 A t21 gA=2x2:43/52 {OPEN}")
PUSH = read(f"7 2 | Pc2 | ...6./.561./.653./.11../..... A=c1 B=a2 ap7 A t27 gA=2x2:45/33 {OPEN}")
PULL = read("7 3 | La4<a4 | ....2/2.246/.2.../41.../5.... A=a1 B=a3 ap7 B t40 gA=? gB=2x2:25/24 open_goals=on")
EITHER = read(
    "7 4 | Pc3 | ....4./.3421./.6335./..33../.2.66./.56... A=c2 B=c3 C=b4 D=b4 ap7 A t41 gA=2x2:24/34+4x1:3323 "
    "gB=?+? gC=?+? gD=?+? open_goals=on"
)


def attempt(puzzle: Puzzle, *moves: str) -> Verdict:
    """What is said of an attempt at a puzzle."""
    states: list[State] = [GAME.position(puzzle.position)]
    for move in moves:
        states.append(states[-1].play(move))
    return judge(puzzle, states, moves)


def test_each_puzzle_can_be_set_up_and_solved() -> None:
    """Its position is read and written again, a whole turn is to be played in it, and the solution solves it."""
    for puzzle in ALL:
        state = GAME.position(puzzle.position)
        assert state.position == puzzle.position
        assert state.points == 7
        assert state.goals[state.mover]
        assert not state.secret
        assert numbers_in_place(state, state.mover) < 4
        assert attempt(puzzle) == Verdict()
        assert attempt(puzzle, *puzzle.solution) == Verdict(True, True, 4)


@pytest.mark.parametrize("puzzle", [FLIP, WILD, STEP, SLIDE, PUSH, PULL, EITHER])
def test_one_arrangement_of_the_qubes_has_the_goal(puzzle: Puzzle) -> None:
    assert maker.prove(puzzle)


@pytest.mark.parametrize(
    "puzzle",
    [
        FLIP._replace(number=7),
        FLIP._replace(solution=("Md1", "Fd2=4")),
        FLIP._replace(solution=("Fc2=4",)),
        FLIP._replace(solution=("Fc2=5", ".")),
        STEP._replace(number=4, solution=("Fc2=4", ".")),
        FLIP._replace(position=FLIP.position.replace("gA=2x2:25/34", "gA=2x2:55/34")),
        FLIP._replace(position=FLIP.position.replace("/.36", "/.34"), number=0, solution=(".",)),
    ],
    ids=["points", "illegal", "unended", "another face", "out of reach", "another goal", "there already"],
)
def test_what_is_no_proof(puzzle: Puzzle) -> None:
    assert not maker.prove(puzzle)


def test_two_ways_are_no_puzzle() -> None:
    """A 2 can be flipped to a 4, and to a 1, which counts as one."""
    assert not maker.prove(FLIP._replace(position=FLIP.position.replace("/.36", "/.32")))


@pytest.mark.parametrize(
    ("moves", "verdict"),
    [
        ((), Verdict()),
        (("Fc2=4",), Verdict(reached=4)),
        (("Fc2=4", "."), Verdict(True, True, 4)),
        (("Fc2=4.",), Verdict(True, True, 4)),
        (("Fc2=4", "Md1"), Verdict(True, True, 4)),
        (("Md1",), Verdict(reached=3)),
        (("Fc2=3", "Md1"), Verdict(False, True, 3)),
        (("Mb1", "Fb2=2"), Verdict(False, True, 2)),
        ((".",), Verdict(False, True, 3)),
        (("resign",), Verdict(False, True, 3)),
    ],
)
def test_an_attempt_is_judged_when_the_turn_ends(moves: tuple[str, ...], verdict: Verdict) -> None:
    assert attempt(FLIP, *moves) == verdict


def test_one_of_two_goals_is_enough() -> None:
    assert attempt(EITHER, ".").reached < 4
    assert attempt(EITHER, "Pc3") == Verdict(True, True, 4)


def test_only_the_goals_of_the_solver_stand_beside_the_board() -> None:
    drawn = str(games.game_view("qurush").standings(View(GAME.position(EITHER.position), ("Ada", "Bo", "Cy", "Di"))))
    assert "<b>Ada</b>" in drawn
    assert "2 and 4 above 3 and 4" in drawn
    assert drawn.count("<b>") == 1


def test_nobody_replies() -> None:
    state = GAME.position(FLIP.position)
    assert reply(FLIP, state, ()) is None
    assert reply(FLIP, state.play("."), (".",)) is None


def test_what_is_said_of_a_puzzle() -> None:
    assert words.task(FLIP) == "Complete your goal this turn: 2 and 5 above 3 and 4"
    assert words.task(EITHER) == "Complete one of your goals this turn: 2 and 4 above 3 and 4, or 3, 3, 2, 3 in a line"
    assert words.attempt(FLIP, attempt(FLIP)) == ""
    assert words.missed(FLIP, attempt(FLIP)) == "Your goal isn’t on the board yet."
    assert words.missed(FLIP, attempt(FLIP, ".")) == "3 of the 4 numbers are in place."
    assert words.missed(FLIP, Verdict(over=True, reached=1)) == "1 of the 4 numbers is in place."
    assert words.missed(FLIP, attempt(FLIP, "Fc2=4")) == "All 4 numbers are in place. Now end your turn."


@pytest.mark.parametrize(
    ("puzzle", "why"),
    [
        (
            FLIP,
            "Three numbers were in place, and flipping c2 to 4 adds the fourth. "
            "You could leave the qubes in 19 other ways, and none of them shows it.",
        ),
        (WILD, "Three numbers were in place, and flipping c2 to 4 adds the fourth. The 1 on b2 counts as a 3."),
        (STEP, "Three numbers were in place, and flipping c2 to 4 adds the fourth. You have to move to c1 first."),
        (
            SLIDE,
            "Three numbers were in place, and sliding d2 to c2 adds the fourth. "
            "Your goal is there, turned round: 2 and 5 above 3 and 4.",
        ),
        (
            PUSH,
            "Pushing c2, c3 and c4 by one square brings all four numbers together. The 1 on d4 counts as a 3.",
        ),
        (PULL, "Three numbers were in place, and pulling a4 to a3 adds the fourth. The 1 on b2 counts as a 5."),
    ],
)
def test_why_a_turn_completes_the_goal(puzzle: Puzzle, why: str) -> None:
    assert words.why(puzzle) == why


def test_every_puzzle_has_its_words() -> None:
    for puzzle in ALL:
        assert words.task(puzzle).startswith("Complete ")
        assert words.why(puzzle).count(".") == 2


def test_candidates_are_proven() -> None:
    drawn = maker.candidates(Random(3))
    assert all(maker.prove(next(drawn)) for _ in range(3))


def test_what_is_easily_overlooked_is_nicer() -> None:
    assert maker.beauty(WILD) > maker.beauty(FLIP)
    assert maker.beauty(PULL) > maker.beauty(FLIP)
