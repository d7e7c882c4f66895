"""The guide can be clicked through, and its points are those of the rules."""

from __future__ import annotations

from cuboteca.play.view import View
from tests.games.qwirkle_cubes.setting import GAME
from tests.games.qwirkle_cubes.table import NAMES, VIEW


def test_the_guide_can_be_clicked_through() -> None:
    chapters = VIEW.guide()
    assert len({chapter.id for chapter in chapters}) == len(chapters)
    told = {clause for chapter in chapters for clause in chapter.clauses}
    assert told == set(GAME.clauses)
    for chapter in chapters:
        for line in chapter.lines:
            state = GAME.position(line.position)
            assert len(line.captions) == len(line.moves) + 1
            for number, move in enumerate(line.moves):
                assert "<svg" in VIEW.board(View(state, NAMES[:2], line.moves[:number], live=False))
                state = state.play(move)
            assert "<svg" in VIEW.board(View(state, NAMES[:2], line.moves, live=False))


def test_points_told_in_the_guide_are_those_of_the_rules() -> None:
    scored = {"first": 3, "two-lines": 5, "both-ends": 5, "qwirkle": 12, "rolling": 4, "lines": 4, "going-out": 11}
    for chapter in VIEW.guide():
        for line in chapter.lines:
            start = state = GAME.position(line.position)
            for move in line.moves:
                state = state.play(move)
            assert state.scores[0] - start.scores[0] == scored[line.id]
