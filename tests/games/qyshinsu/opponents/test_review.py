"""A review of Qyshinsu: it goes as far as a hint's proof, for it knows what followed, and tells of no false loss."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from cuboteca.games import SHELF
from cuboteca.play.table import Table
from cuboteca.search.thought import think_through
from cuboteca.ui.opponents.hints import BEST
from cuboteca.ui.reviews.analysis import Analysis

WON_BY_HINTS = (
    "+3@9 +4@12 +5@4 +O@11 +5@10 +1@5 +3@6 +4@3 +O@7 +2@8 -3@6 -4@3 -O@7 "
    "-2@8 -5@10 +5@3 +4@8 -4@12 -5@4 -O@11 -3@9 +3@6 +2@9 +1@7 -4@8 +5@12"
)
"""A game that the second player won by doing what hints said; they had proven it from ply 15 on."""


OPPONENTS = SHELF.opponents("qyshinsu")


def review(moves: str) -> Analysis:
    """Look back at a game to its end."""
    game = SHELF["qyshinsu"]
    table = Table.at(game, game.start(), ("Ann", "Bo"))
    for move in moves.split():
        table.play(move)
    analysis = Analysis(table, "seed", SHELF.review("qyshinsu"), OPPONENTS, None)
    analysis.go_on(lambda: False)
    assert analysis.is_done
    return analysis


def test_a_review_does_not_deny_what_a_hint_has_proven() -> None:
    analysis = review(WON_BY_HINTS)
    for ply in (15, 17):
        hint = think_through(OPPONENTS, analysis.table.state_at(ply), OPPONENTS.levels[BEST], Random(1))
        point = analysis.at(ply)
        assert hint.proven
        assert point is not None
        assert point.chances[1].value == point.chances[1].low == 1.0


LOST_EITHER_WAY = "+1@8 +4@9 +1@5 +3@6 +3@3 -3@6 -3@3 +3@12 +4@3 +3@11 +O@2 +2@1 -4@3 +2@7 -1@5 +5@4"
"""A game in which Ann's +4@3 lost; the Old Stone at 3 would have lost, too, one exchange later."""


def test_the_first_stone_is_no_mistake_wherever_it_lies() -> None:
    """Turned about the ring, a 1-stone at 8 is one at 1."""
    assert 0 not in [one.ply for one in review(LOST_EITHER_WAY).turning_points]


def test_a_move_that_loses_as_surely_is_not_called_better() -> None:
    analysis = review(LOST_EITHER_WAY)
    came = analysis.at(9)
    assert came is not None
    assert came.chances[0].value == 0
    assert 8 not in [one.ply for one in analysis.turning_points]


@pytest.mark.parametrize("moves", [WON_BY_HINTS, LOST_EITHER_WAY])
def test_the_graph_hardly_moves_where_the_best_move_is_made(moves: str) -> None:
    """Whose turn it is doesn't show in it."""
    analysis = review(moves)
    for before, after in pairwise(analysis.points):
        if before.thought is None or after.thought is None or before.thought.proven or after.thought.proven:
            continue
        if before.thought.move == analysis.moves[before.ply]:
            assert abs(after.chances[0].value - before.chances[0].value) < 0.15
