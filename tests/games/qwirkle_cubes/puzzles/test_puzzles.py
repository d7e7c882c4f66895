"""Puzzles of Qwirkle Cubes: each has one best placement, an attempt is judged by its points, and the words are true."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.games.qwirkle_cubes.puzzles.collection import COLLECTION
from cuboteca.games.qwirkle_cubes.puzzles.judge import judge, reply
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.games.qwirkle_cubes.text import puzzles as words
from cuboteca.play.puzzle import Puzzle, Verdict, read_puzzles
from tests.games.qwirkle_cubes.setting import GAME, SPARE, place
from tools.puzzles import qwirkle_cubes as maker

ALL = list(read_puzzles(COLLECTION))

BOTH_SIDES = (
    "Rc@0,0 Rs@1,0 Rx@2,0 Rd@3,0 Yc@0,-1 Ys@1,-1 Yx@2,-1 Bs@1,-2 Bx@2,-2 Bl@3,-2 Bd@4,-2 Gl@3,-3 Gd@4,-3 Gc@5,-3"
)
"""The blue line lacks a circle and an eight-point star. On the left the circle completes a column of three."""
LEFT = "put Be@-1,-2 Bc@0,-2"
RIGHT = "put Bc@5,-2 Be@6,-2"


def puzzle_at(state: State, points: int, *solution: str) -> Puzzle:
    return Puzzle("score", points, 0, solution, state.position)


def attempt(puzzle: Puzzle, *moves: str) -> Verdict:
    """What is said of an attempt at a puzzle."""
    states: list[State] = [GAME.position(puzzle.position)]
    for move in moves:
        states.append(states[-1].play(move))
    return judge(puzzle, states, moves)


SIX = puzzle_at(place(BOTH_SIDES, "Bc Be Pl Gs Yl Ye", SPARE, at="A rolls0 pass0"), 15, LEFT)
"""A Qwirkle on both sides: 15 points on the left, 14 on the right."""


def test_each_puzzle_can_be_set_up_and_solved() -> None:
    """Its position is read and written again, nothing can be re-rolled in it, and the solution solves it."""
    for puzzle in ALL:
        state = GAME.position(puzzle.position)
        assert state.position == puzzle.position
        assert not state.said
        assert attempt(puzzle) == Verdict()
        assert attempt(puzzle, *puzzle.solution) == Verdict(True, True, puzzle.number)


def test_one_placement_scores_most() -> None:
    assert maker.prove(SIX)
    assert not maker.prove(SIX._replace(solution=(RIGHT,)))
    assert not maker.prove(SIX._replace(number=14, solution=(RIGHT,))), "15 are possible"
    assert not maker.prove(SIX._replace(number=16))


def test_no_placement_is_best_where_two_score_as_much() -> None:
    twice = place("Rs@0,0 Rc@1,0", "Rd Bx Bx Bx Bx Bx", SPARE, at="A rolls0 pass0")
    assert not maker.prove(puzzle_at(twice, 3, "put Rd@2,0"))


@pytest.mark.parametrize(
    ("moves", "verdict"),
    [
        ((), Verdict()),
        ((LEFT,), Verdict(True, True, 15)),
        ((RIGHT,), Verdict(False, True, 14)),
        (("put Bc@0,-2",), Verdict(False, True, 8)),
        (("resign",), Verdict(False, True, 0)),
    ],
)
def test_an_attempt_is_judged_by_its_points(moves: tuple[str, ...], verdict: Verdict) -> None:
    assert attempt(SIX, *moves) == verdict


def test_nobody_replies() -> None:
    state = GAME.position(SIX.position)
    assert reply(SIX, state, ()) is None
    assert reply(SIX, state.play(RIGHT), (RIGHT,)) is None


def test_what_is_said_of_a_puzzle() -> None:
    assert words.task(SIX) == "Score 15 points in one turn"
    assert words.attempt(SIX, Verdict()) == ""
    assert words.attempt(SIX, Verdict(False, True, 14)) == "14 points"
    assert words.missed(SIX, Verdict(False, True, 14)) == "One more point is possible."
    assert words.missed(SIX, Verdict(False, True, 8)) == "7 more points are possible."


QWIRKLE_TEMPTS = (
    "score 17 4 | put Rc@-1,-1 Bc@0,-1 Gc@1,-1; | grid Pc@-1,0 Yc@-1,1 Oc@-1,2 Rc@0,0 Oc@0,1 Gc@0,2 Yc@0,3 Oc@1,0 "
    "Rc@1,1 Yc@1,2 Pc@1,3 Yc@2,0 Gc@2,1 Rc@2,2 | hands A[Pe Oe Yd Oe Pe Rc] B[Yx Bx Rc Bc Od Gc] | "
    "bag R10 O9 Y9 G12 B13 P11 | scores 27 26 | B rolls0 pass0"
)
MORE_CUBES_TEMPT = (
    "score 7 0 | put Gx@-2,-1 Px@-2,2; | grid Rx@-2,0 Bx@-2,1 Bs@-1,1 Ps@-1,2 Os@-1,3 Gd@0,0 Bd@0,1 Pd@0,2 | "
    "hands A[Gl Re Gc Rc Od Be] B[Re Ye Gx Ps Px Rx] | bag R10 O13 Y14 G11 B11 P11 | scores 8 7 | B rolls0 pass0"
)
NEXT_BEST = (
    "score 7 1 | put Bx@1,1 Px@1,2; | grid Ox@-1,2 Oe@-1,3 Oc@-1,4 Bc@0,0 Bs@0,1 Bx@0,2 Be@0,3 | "
    "hands A[Ye Pc Rl Bx Px Ol] B[Bx Yc Ge Rs Ys Ox] | bag R13 O10 Y12 G14 B9 P13 | scores 4 7 | A rolls0 pass0"
)
LAST_SHAPE = puzzle_at(
    place("Rs@0,0 Rc@1,0 Rd@2,0 Rl@3,0 Rx@4,0 Bs@0,1 Bc@-1,1", "Re Gd Gd Gd Gd Gd", SPARE, at="A rolls0 pass0"),
    12,
    "put Re@5,0",
)


@pytest.mark.parametrize(
    ("puzzle", "why"),
    [
        (
            SIX,
            "It completes a Qwirkle, and scores in another line: 12 + 3. "
            "Placed in any other way, the same cubes score 14 points at most.",
        ),
        (
            LAST_SHAPE,
            "It completes a Qwirkle: 12. Placed anywhere else, the same cube scores 2 points at most.",
        ),
        (
            next(read_puzzles(QWIRKLE_TEMPTS)),
            "It scores in four lines: 5 + 5 + 4 + 3. "
            "You could complete a Qwirkle instead, but that scores only 15 points.",
        ),
        (
            next(read_puzzles(MORE_CUBES_TEMPT)),
            "It scores in two lines: 4 + 3. With more cubes you’d score 6 points at most.",
        ),
        (
            next(read_puzzles(NEXT_BEST)),
            "It scores in three lines: 3 + 2 + 2. The next best placement scores 6 points.",
        ),
    ],
)
def test_why_a_placement_is_best(puzzle: Puzzle, why: str) -> None:
    assert maker.prove(puzzle)
    assert words.why(puzzle) == why


def test_every_puzzle_has_its_words() -> None:
    for puzzle in ALL:
        assert str(puzzle.number) in words.task(puzzle)
        assert words.why(puzzle).count(".") == 2


def test_candidates_are_proven() -> None:
    drawn = maker.candidates(Random(3))
    assert all(maker.prove(next(drawn)) for _ in range(3))


def test_what_tempts_makes_a_puzzle_nicer() -> None:
    assert maker.beauty(SIX) > maker.beauty(LAST_SHAPE)
