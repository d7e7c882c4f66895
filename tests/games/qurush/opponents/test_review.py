"""A review of Qurush: within a turn a move costs what can no longer be done after it."""

from __future__ import annotations

from cuboteca.games import SHELF
from cuboteca.play.table import Table
from cuboteca.ui.reviews.analysis import Analysis

GAME = "2x2:35/54 2x2:44/34 Mb1 Fb2=3 Md5 Fd4=5 Mc1 Fc2=5 Fd4=4 Mc5 Mc2 Fd2=4 Mc4 Fd4=5 Md2 Fd3=5 Mc3 resign"
"""In her last turn Ann goes to d2 and flips d3. To go to c3 first, and flip there, was as good."""


def test_two_ways_to_as_good_an_end_cost_nothing() -> None:
    table = Table.at(SHELF["qurush"], SHELF["qurush"].start(), ("Ann", "Bo"))
    for move in GAME.split():
        table.play(move)
    analysis = Analysis(table, "seed", SHELF.review("qurush"), SHELF.opponents("qurush"), None)
    analysis.go_on(lambda: False)
    assert analysis.is_done
    assert not analysis.trouble
    thought = analysis.points[analysis.stops.index(14)].thought
    assert thought is not None
    assert thought.move == "Mc3"
    assert 14 not in [one.ply for one in analysis.turning_points]
