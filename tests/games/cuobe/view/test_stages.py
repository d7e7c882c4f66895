"""What the page plays of a move: each event in its order, with its sentence, what moves, and where to."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest

from cuboteca import games
from cuboteca.games.cuobe.rules.moves import END, GO
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.view.art.scene import PITCH, spot
from cuboteca.games.cuobe.view.view import CuobeView
from cuboteca.play.nature import SampledNature
from cuboteca.play.table import Table
from cuboteca.play.view import Stage
from cuboteca.ui.session import Session


class Played:
    """What came of a move: the moves made, and the stages that tell of them."""

    def __init__(self, session: Session, first: int) -> None:
        self.table = session.table
        self.first = first
        self.moves = session.table.moves[first:]
        self.stages = tuple(session.game_view.stages(session.view(), first))

    def state_at(self, ply: int) -> State:
        return cast(State, self.table.state_at(ply))

    @property
    def motions(self) -> list[Any]:
        return [motion for stage in self.stages for motion in stage.motions]

    def stage_with(self, kind: str) -> Stage:
        return next(stage for stage in self.stages if any(motion["kind"] == kind for motion in stage.motions))


def random_turns(seed: int, most: int = 160) -> Iterator[Played]:
    """Play a game at random, a decision at a time; a turn seldom ends early."""
    rng = Random(seed)
    nature = SampledNature(rng)
    table = Table.begin(games["cuobe"], ("Ada", "Bo", "Cy"), "2026-11-20", {"difficulty": "easy"})
    nature.settle(table)
    session = Session("one", table, CuobeView())
    while table.state.seat is not None and table.ply < most:
        listed = list(table.state.moves())
        eager = [move for move in listed if move.verb not in (END, "surrender", "drop", "put", "give")]
        first = table.ply
        table.play(rng.choice(eager or listed))
        nature.settle(table)
        yield Played(session, first)


@pytest.fixture(scope="module")
def played() -> list[Played]:
    return [one for seed in range(6) for one in random_turns(seed)]


def with_motion(played: list[Played], kind: str) -> list[Played]:
    return [one for one in played if any(motion["kind"] == kind for motion in one.motions)]


def test_a_card_is_held_up_before_what_it_brings_and_waits_to_be_read(played: list[Played]) -> None:
    drawn = [one for one in played if any(move.startswith("green") for move in one.moves)]
    assert drawn
    for one in drawn:
        at = next(number for number, stage in enumerate(one.stages) if stage.gate)
        assert "data-gate" in one.stages[at].held
        before = [motion["kind"] for stage in one.stages[:at] for motion in stage.motions]
        assert "slides" not in before
        assert "appears" not in before


def test_a_room_is_turned_up_before_somebody_walks_into_it(played: list[Played]) -> None:
    orders = [[motion["kind"] for motion in one.motions] for one in with_motion(played, "turns")]
    found = [kinds for kinds in orders if "walks" in kinds]
    assert found
    assert all(kinds.index("turns") < kinds.index("walks") for kinds in found)


def test_who_walks_into_a_room_that_shifts_is_there_before_it_goes(played: list[Played]) -> None:
    """The walk, then the line: two motions of different meaning are never one."""
    pushed = [one for one in with_motion(with_motion(played, "slides"), "walks") if one.moves[0].startswith(GO)]
    assert pushed
    for one in pushed:
        walk, shift = (one.stages.index(one.stage_with(kind)) for kind in ("walks", "slides"))
        assert walk < shift
        assert one.stages[shift].over
        assert not one.stages[walk].over


def test_a_line_moves_with_all_that_is_in_it(played: list[Played]) -> None:
    """Five rooms; those who stand in them; and what leaves at one end comes back by four rooms."""
    shifts = [motion for one in played for motion in one.motions if motion["kind"] == "slides"]
    for shift in shifts:
        assert sum(name.startswith("tile-") for name in shift["of"]) == 5
        assert sum(name.startswith("tile-") for name in shift["wraps"]) == 1
        assert {abs(step) for step in shift["by"]} == {0, PITCH}
        assert tuple(-4 * step for step in shift["by"]) == shift["back"]


def test_what_happened_once_more_says_nothing_that_the_log_does_not(played: list[Played]) -> None:
    for one in played:
        log = " ".join(
            CuobeView().describe_move(one.state_at(ply), one.table.moves[ply], one.table.names)
            for ply in range(one.first, one.first + len(one.moves))
        )
        for stage in one.stages:
            for sentence in stage.say.split(". "):
                assert sentence.rstrip(".") in log


def test_a_pawn_comes_to_stand_where_the_map_then_shows_it(played: list[Played]) -> None:
    alone = [one for one in with_motion(played, "walks") if len(one.moves) == 1 and len(one.motions) == 2]
    assert alone
    for one in alone:
        walk = one.motions[0]
        seat = int(walk["of"][0].removeprefix("piece-"))
        after = one.state_at(one.first + 1)
        x, y = spot(f"{'abcde'[after.players[seat].place % 5]}{after.players[seat].place // 5 + 1}")
        assert 0 <= walk["to"][0][0] - x <= 100
        assert 0 <= walk["to"][0][1] - y <= 100


def test_nothing_is_played_of_what_moves_nothing(played: list[Played]) -> None:
    assert all(one.motions or any(stage.held for stage in one.stages) for one in played if one.stages)
    assert any(not one.stages for one in played)
