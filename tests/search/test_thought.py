"""Who thinks about a decision, knowing what, and with what request in mind."""

from __future__ import annotations

from random import Random

import pytest

import cuboteca
from cuboteca.search.match import opponents_of
from cuboteca.search.thought import Line, Reason, Request, Thought, heeding, think_through, thought_of_lines

GAME = cuboteca.games["qyshinsu"]
OPPONENTS = opponents_of("qyshinsu")
LEVEL = OPPONENTS.levels["easy"]


def test_the_last_thought_stands() -> None:
    state = GAME.start()
    *_, last = OPPONENTS.think(state.seen_by(0), LEVEL, Random(3))
    assert think_through(OPPONENTS, state, LEVEL, Random(3)) == last


def test_a_thought_is_what_its_best_line_tells() -> None:
    reasons = (Reason("blocks"), Reason("wins_soon"))
    lines = (Line("+4@2", 0.75, ("+1@6",), reasons), Line("+1@1", 0.5))
    assert thought_of_lines(lines) == Thought("+4@2", 0.75, lines, reasons, proven=False)
    assert thought_of_lines(lines, proven=True) == Thought("+4@2", 0.75, lines, reasons, proven=True)


def test_nobody_thinks_once_a_game_is_over_or_while_chance_decides() -> None:
    """Chance comes first in Qwirkle Cubes: it deals the cubes."""
    state = GAME.start()
    while state.seat is not None:
        state = state.play(state.moves()[0])
    for nobodys in (state, cuboteca.games["qwirkle_cubes"].start()):
        with pytest.raises(ValueError, match="Nobody"):
            think_through(OPPONENTS, nobodys, LEVEL, Random(0))


def test_a_level_heeds_a_request_beside_its_own_settings() -> None:
    request: Request = ("come", 2)
    heeds = heeding(LEVEL, request)
    assert heeds.settings == {**LEVEL.settings, "request": request}
    assert heeds._replace(settings=LEVEL.settings) == LEVEL
