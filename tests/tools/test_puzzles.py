"""Puzzles as they are made: the same from a seed, each proven again from scratch, small enough to be loaded."""

from __future__ import annotations

from importlib import import_module
from zlib import compress

import pytest

from cuboteca import games
from cuboteca.play.puzzle import GRADES, Puzzle, read_puzzles
from tests.examples import ONE_IN
from tools.puzzles.__main__ import choose

WITH_PUZZLES = [game for game in games if games.about(game).puzzles]
EACH = 19
"""Every so many puzzles one is proven again, and every day a part of those."""
LARGEST = 60_000
ALL_OF_THEM = 200


def collection(game: str) -> list[Puzzle]:
    return list(read_puzzles(games.puzzles(game).collection))


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_sample_of_a_collection_is_proven_again(game: str) -> None:
    prove = import_module(f"tools.puzzles.{game}").prove
    assert [puzzle.line for puzzle in collection(game)[:: EACH * ONE_IN] if not prove(puzzle)] == []


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_proof_fails_where_the_solution_is_another(game: str) -> None:
    puzzle = collection(game)[-1]
    state = games[game].position(puzzle.position)
    other = next(str(move) for move in state.moves() if str(move) != puzzle.solution[0])
    assert not import_module(f"tools.puzzles.{game}").prove(puzzle._replace(solution=(other, *puzzle.solution[1:])))


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_collection_is_whole(game: str) -> None:
    """Each grade has some, the gentlest first; no puzzle comes twice, and each is read as it was written."""
    text = games.puzzles(game).collection
    puzzles = collection(game)
    assert "".join(f"{puzzle.line}\n" for puzzle in puzzles) == text
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles) == ALL_OF_THEM
    assert sorted({puzzle.grade for puzzle in puzzles}) == list(range(GRADES))
    assert [puzzle.grade for puzzle in puzzles] == sorted(puzzle.grade for puzzle in puzzles)
    assert len(compress(text.encode(), 9)) < LARGEST


@pytest.mark.thorough
def test_a_seed_leads_to_the_same_puzzles() -> None:
    one, other = (choose("qyshinsu", 5, 12, 60) for _ in range(2))
    assert one == other
    assert len(one.puzzles) == 12
    assert one.candidates > len(one.puzzles)
    assert choose("qyshinsu", 6, 12, 60).puzzles != one.puzzles


def test_where_a_grade_has_few_the_others_have_more() -> None:
    """Nearly all of these few candidates are of the first three grades."""
    choice = choose("qyshinsu", 5, 50, 60)
    assert len(choice.puzzles) == 50
