"""Opponents of Cube Quest with the physics of the site: they try flicks out, one at a time, and shoot what they see."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

from cuboteca.__main__ import main
from cuboteca.games import SHELF
from cuboteca.games.cube_quest.opponents import OPPONENTS
from cuboteca.games.cube_quest.opponents.specials import freezings
from cuboteca.games.cube_quest.rules.position import BOARD
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.play import game
from cuboteca.play.nature import SampledNature, carried_out
from cuboteca.play.table import Table
from cuboteca.search.match import Match, play_game
from cuboteca.search.thought import LEVELS
from cuboteca.ui.reviews.analysis import Analysis
from tests.games.cube_quest.opponents.thoughts import Counting, best, bout, node_physics
from tests.games.cube_quest.setting import BASIC_ROWS, BLUE_ROWS, GAME, lay, where
from tests.physics.node import IS_INSTALLED, NodePhysics

pytestmark = pytest.mark.skipif(not IS_INSTALLED, reason="The physics engine is installed with the site's packages.")


@pytest.fixture(scope="module")
def physics() -> Iterator[NodePhysics]:
    with node_physics() as node:
        yield node


@pytest.mark.parametrize("level", LEVELS)
def test_whole_bouts_are_legal(physics: NodePhysics, level: str) -> None:
    assert bout(level, 3, {}, physics, longest=16)[1]


@pytest.mark.parametrize(
    "options", [{"army": "custom", "points": "62"}, {"army": "custom", "screen": "off", "ragged": "on"}]
)
def test_whole_bouts_are_legal_with_other_rules(physics: NodePhysics, options: dict[str, str]) -> None:
    assert bout("steady", 6, options, physics, longest=16)[1]


def test_the_same_seed_is_the_same_bout(physics: NodePhysics) -> None:
    once, again = (bout("sharp", 8, {"army": "custom"}, physics, longest=10) for _ in range(2))
    assert once == again


@pytest.mark.parametrize("level", ["steady", "sharp", "master"])
def test_a_king_who_can_be_knocked_off_is(physics: NodePhysics, level: str) -> None:
    state = lay("rS1 0,150 rG1 -100,-100 bS1 -150,30 bG1 60,240")
    won = 0
    for seed in range(5):
        shot = state.play(carried_out(state, best(state, level, seed, physics).move, f"{seed}"))
        won += shot.simulation() is not None and where(physics.settle(shot), "bK") == "defeated"
    assert won >= 4


def costs(physics: NodePhysics, at: str, flick: str, luck: int) -> list[float]:
    """Return what a review says a flick cost Red that came to nothing, if that is a turning point."""
    state = lay(f"rS1 {at} bG9 200,250")
    table = Table.at(SHELF["cube_quest"], cast(game.State, state), ("Ann", "Bo"))
    table.play(carried_out(state, state.read(flick), str(luck)))
    SampledNature(Random(luck), physics).settle(table)
    assert where(cast(State, table.state), "bK") == "board"
    table.play("resign")
    analysis = Analysis(table, "seed", SHELF.review("cube_quest"), OPPONENTS, physics)
    analysis.go_on(lambda: False)
    assert analysis.is_done
    assert not analysis.trouble
    return [one.cost for one in analysis.turning_points]


@pytest.mark.clause("CQ-11")
@pytest.mark.parametrize("luck", [0, 6])
def test_bad_luck_is_no_mistake(physics: NodePhysics, luck: int) -> None:
    """Nine of ten such flicks knock the King off."""
    assert costs(physics, "0,100", "rS1 F 90 100", luck) == []


def test_a_flick_aimed_badly_is_a_mistake(physics: NodePhysics) -> None:
    assert costs(physics, "0,0", "rS1 F 40 100", 1)


@pytest.mark.parametrize("level", LEVELS)
def test_no_slice_holds_more_than_one_simulation(physics: NodePhysics, level: str) -> None:
    simulator = Counting(physics)
    state = lay("rS1 0,150 rG1 -100,-100 rL1 20,-240 bS1 0,-150", "rF1 reserve rU1 hidden rG2 defeated")
    before = most = 0
    for _ in OPPONENTS.think(state, OPPONENTS.levels[level], Random(1), simulator):
        most = max(most, simulator.asked - before)
        before = simulator.asked
    assert most == 1
    assert simulator.asked


@pytest.mark.parametrize("level", ["sharp", "master"])
def test_so_many_flicks_are_tried_out_and_no_more(physics: NodePhysics, level: str) -> None:
    settings = OPPONENTS.levels[level].settings
    for seed in range(4):
        simulator = Counting(physics)
        best(lay(f"{BASIC_ROWS} {BLUE_ROWS}"), level, seed, simulator)
        assert settings["coarse"] < simulator.asked <= settings["most"] + settings["again"] + 1


def test_what_may_not_stay_is_tried_out_only_if_it_would_be_the_best(physics: NodePhysics) -> None:
    """Four could be frozen, one of them before the King: the others are worth less than the best flick."""
    attackers = "bS1 0,-180 bS2 150,150 bS3 -150,150 bG1 150,250"
    state = lay(f"rK 0,-270 rG1 150,-280 rS1 60,-270 {attackers}", "rF1 reserve", army="custom")
    simulator = Counting(physics)
    best(state, "steady", 1, simulator)
    assert simulator.exact < len([*freezings(state, state.with_status(1, BOARD))])


def test_what_is_only_imagined_ends_nearly_the_same(physics: NodePhysics) -> None:
    state = lay(f"{BASIC_ROWS} {BLUE_ROWS}")
    request = state.play("rS1 F 90 60").simulation()
    assert request is not None
    exact, imagined = physics.ask(request), physics.ask({**request, "rehearsed": True})
    assert imagined["frames"] / imagined["rate"] < exact["frames"] / exact["rate"]
    assert [off >= 0 for off in imagined["off"]] == [off >= 0 for off in exact["off"]]
    assert imagined["poses"] == pytest.approx(exact["poses"], abs=1.5)


def test_matches_are_settled_by_the_physics(physics: NodePhysics) -> None:
    match = Match("cube_quest", "easy", "random", 2, 2, longest=12)
    simulator = Counting(physics)
    once = play_game(match, 0, GAME, simulator)
    assert simulator.asked
    assert play_game(match, 0, GAME, physics) == once


def test_the_command_plays_by_the_physics(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "cube_quest", "naive", "random", "--games", "2", "--engine", "here"]) == 0
    printed = capsys.readouterr()
    assert printed.out.startswith("cube_quest: naive – random, 2 seats, 2 games: ")
    assert not printed.err


def test_the_command_says_when_settlings_are_guessed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    assert main(["match", "cube_quest", "naive", "random", "--games", "2", "--engine", "here"]) == 0
    assert "only guessed" in capsys.readouterr().err
