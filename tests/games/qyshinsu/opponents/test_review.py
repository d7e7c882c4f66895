"""A review of Qyshinsu: it goes as far as a hint's proof, for it knows what followed."""

from __future__ import annotations

from random import Random

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


def test_a_review_does_not_deny_what_a_hint_has_proven() -> None:
    game, opponents = SHELF["qyshinsu"], SHELF.opponents("qyshinsu")
    table = Table.at(game, game.start(), ("Ann", "Bo"))
    for move in WON_BY_HINTS.split():
        table.play(move)
    analysis = Analysis(table, "seed", SHELF.review("qyshinsu"), opponents, None)
    analysis.go_on(lambda: False)
    assert analysis.is_done
    for ply in (15, 17):
        hint = think_through(opponents, table.state_at(ply), opponents.levels[BEST], Random(1))
        point = analysis.at(ply)
        assert hint.proven
        assert point is not None
        assert point.chances[1].value == point.chances[1].low == 1.0
