"""The lesson's last flick, as it is preset: it knocks the King off, and goes on doing so a little aside of him."""

from __future__ import annotations

from typing import Any

import pytest

from cuboteca import games
from cuboteca.games.cube_quest.selection.selection import move_of, selection_of
from cuboteca.play.nature import SampledNature
from cuboteca.search.node_simulator import is_installed, simulator_of
from cuboteca.ui.lessons.course import lesson_table


def test_the_board_is_lit_where_a_cube_may_be_pulled() -> None:
    """What is flicked there flies, and wins, in full light."""
    (lesson,) = games.lessons("cube_quest")
    assert [step.tells_of_board for step in lesson.steps] == ["pull the cube back" in step.ask for step in lesson.steps]


needs_physics = pytest.mark.skipif(
    not is_installed("cube_quest"), reason="The physics engine is installed with the site's packages."
)


@needs_physics
@pytest.mark.parametrize("tenths", [-60, -30, 0, 30, 60])
@pytest.mark.parametrize("harder", [0, 20])
def test_the_last_flick_as_it_is_preset_wins(tenths: int, harder: int) -> None:
    view = games.game_view("cube_quest")
    (lesson,) = games.lessons("cube_quest")
    assert lesson.steps[-1].wins
    nature = SampledNature(simulator=simulator_of("cube_quest"))
    session = lesson_table(games["cube_quest"], view, lesson, len(lesson.steps) - 1, nature)
    state: Any = session.table.state
    flick = move_of(selection_of(state, session.picked))
    assert flick is not None
    assert flick.flick is not None
    aim = flick.flick._replace(direction=flick.flick.direction + tenths, power=flick.flick.power + harder)
    session.table.play(str(flick._replace(flick=aim)))
    nature.settle(session.table)
    ended: Any = session.table.state
    assert (ended.ended, ended.winner) == ("king_off", 0)
