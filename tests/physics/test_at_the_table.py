"""Cube Quest at the table with the physics of the site: what flies is told to the page, and trouble loses nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from cuboteca.play.nature import SampledNature
from cuboteca.play.simulation import CannotSimulate, NotReady
from cuboteca.ui.app import App
from tests.physics.node import IS_INSTALLED, NodePhysics
from tests.ui.games.cube_quest_player import effects, sit_down, state_of
from tests.ui.playing import Player

pytestmark = pytest.mark.skipif(not IS_INSTALLED, reason="The physics engine is installed with the site's packages.")


class Physics(NodePhysics):
    """The physics of the site, which can be on its way or broken."""

    trouble: Exception | None = None
    broken = False
    prepared = 0

    def prepare(self) -> None:
        self.prepared += 1

    def simulate(self, request: Mapping[str, Any]) -> dict[str, Any]:
        if self.trouble is not None:
            raise self.trouble
        answer = self.ask(request)
        return {**answer, "poses": answer["poses"][:-1]} if self.broken else answer


@pytest.fixture
def physics() -> Iterator[Physics]:
    node = Physics()
    yield node
    node.close()


@pytest.fixture
def player(physics: Physics) -> Player:
    nature = SampledNature(Random(1), simulator=physics)
    return Player(App({}, lambda: "2026-11-20T12:00:00Z", page="https://example.org/", nature=nature, rng=Random(3)))


def set_up(player: Player) -> None:
    sit_down(player)
    player.tap("ready")
    player.tap("ready")
    assert state_of(player).job is None


def test_it_is_brought_when_the_game_is_opened(player: Player, physics: Physics) -> None:
    player.go("#/new/qurush")
    player.go("#/guide/cube_quest")
    assert not physics.prepared
    player.go("#/new/cube_quest")
    assert physics.prepared


def test_what_flies_is_told_to_the_page(player: Player, physics: Physics) -> None:
    set_up(player)
    assert not effects(player, "flight"), "a formation that stands is not worth a flight"
    player.tap("flick:1:900:80:0:0")
    (flight, *more) = effects(player, "flight")
    assert flight["flicked"] == 1
    assert flight["cubes"] == list(range(5)) + list(range(9, 21)) + list(range(25, 30)) + list(range(34, 46))
    assert flight["frames"] > 20
    assert flight["at"] == 0
    assert player.heard.startswith("Ada flicks Striker 1 directly towards you, strength 80. ")
    assert " from the dividing line, " in player.heard, "where it lies"
    if more:
        assert more[0]["at"] == 7 * len(flight["cubes"]) * flight["frames"]
    told = player.table.moves
    assert any(move.startswith("~ ") for move in told)
    assert type(player.table).read(player.app.shelf, player.table.text).state == player.table.state, "no physics needed"


@pytest.mark.clause("CQ-6")
def test_a_formation_that_does_not_stand_is_shown_falling_and_refused(player: Player) -> None:
    sit_down(player, army="custom")
    player.do("lift-lid")
    leaning = " ".join(f"rG{number} {6 * number},-100" for number in range(1, 7))
    player.do("type-move", fields={"move": f"set rK 0,-240 {leaning}"})
    assert player.table.moves[-1] == "~ falls"
    assert effects(player, "flight"), "its own player sees it fall"
    assert "Your formation fell over" in player.screen.text
    (board,) = player.screen.find("#board")
    assert len([cube for cube in board.iter() if cube.get("data-carry") is not None]) == 7, (
        "to be changed, not made anew"
    )
    player.tap("cube:14")
    player.tap("off")
    player.tap("cube:13")
    player.tap("off")
    player.tap("less:G")
    player.tap("less:G")
    for cube, x in ((12, 1000), (11, -1000)):
        player.tap(f"carry:{cube}:{x}:-1800")
    player.tap("ready")
    assert "Pass the device to Bo" in player.screen.text
    assert not effects(player, "flight"), "what stands is nobody else's to see"


def test_a_simulator_on_its_way_changes_nothing(player: Player, physics: Physics) -> None:
    set_up(player)
    player.tap("cube:1")
    before = player.table.text
    physics.trouble = NotReady()
    with pytest.raises(NotReady):
        player.tap("confirm")
    assert player.table.text == before
    physics.trouble = None
    player.tap("confirm")
    assert " F " in player.table.text, "the same tap again"


@pytest.mark.parametrize("broken", [False, True])
def test_a_simulator_that_fails_says_so_and_loses_nothing(player: Player, physics: Physics, broken: bool) -> None:
    set_up(player)
    player.tap("cube:1")
    player.tap("strength:77")
    before = dict(player.app.store)
    physics.trouble = None if broken else CannotSimulate("What lets the cubes fly and fall could not be loaded.")
    physics.broken = broken
    player.tap("confirm")
    assert "Nothing is lost." in player.screen.text
    assert ("left out a cube" if broken else "could not be loaded") in player.screen.text
    assert player.app.store == before
    assert "1:900:77:0:0" in str(player.screen.find("#board")[0].get("data-aim")), "the aim is still there"
    physics.trouble, physics.broken = None, False
    player.tap("confirm")
    assert " F " in player.table.text


def test_a_table_that_waits_for_physics_opens_when_it_is_there(player: Player, physics: Physics) -> None:
    set_up(player)
    player.do("copy-record")
    text = player.answer["effects"][0]["text"].rstrip().removesuffix("*") + "rS1 F 90.0 50; *"
    physics.trouble = CannotSimulate("What lets the cubes fly and fall could not be loaded.")
    player.do("import", text=text)
    assert "could not be loaded" in player.screen.text
    physics.trouble = None
    player.do("import", text=text)
    assert "Bo: flick one cube" in player.screen.text
