"""A sixth game is one folder: registered, it is on the shelf, on every screen and in records; nothing else changes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import tests.sixth_game
from cuboteca import games
from cuboteca.play.nature import SampledNature
from cuboteca.ui.app import App
from tests.ui.playing import Player


@pytest.fixture
def player() -> Iterator[Player]:
    games.register(tests.sixth_game)
    store: dict[str, str] = {}
    yield Player(App(store, now=lambda: "2026-11-20T12:00:00Z", nature=SampledNature(Random(5)), rng=Random(1)))
    games.withdraw("pebbles")


def test_it_stands_in_the_cabinet_after_the_others(player: Player) -> None:
    home = player.go("#/")
    assert list(games)[-1] == "pebbles"
    assert "Pebbles" in home.text
    assert home.find('a[href="#/new/pebbles"]')


def sit_down(player: Player, most: str = "3") -> None:
    """Ada and Bo begin; Ada hides two pebbles, Bo none."""
    player.go("#/new/pebbles")
    player.do("start", "pebbles", fields={"name-0": "Ada", "name-1": "Bo", "option-most": most})
    for fist in ("fist:2", "fist:0"):
        player.do("lift-lid")
        player.tap(fist)


def take(player: Player, number: int) -> None:
    player.do("lift-lid")
    player.tap(f"take:{number}")


def test_it_is_set_up_played_undone_saved_and_replayed(player: Player) -> None:
    sit_down(player)
    table = player.table
    assert table.moves[0].startswith("heap=")
    take(player, 2)
    assert table.standing[-1] == "-2"
    for _ in range(5):
        player.do("undo")
    assert len(table.standing) == 1, "what players did is taken back, what chance did is not"
    for _ in range(5):
        player.do("redo")
    while table.state.seat is not None:
        take(player, 1)
    assert "wins" in player.screen.text
    again = Player(App(player.app.store, now=lambda: "2026-11-20T13:00:00Z"))
    again.go(f"#/play/{player.app.address.of}")
    assert again.table.record == table.record
    again.do("step-key", key="home")
    again.do("step-key", key="arrowright")
    assert "move 1 of" in again.screen.text, "the roll is not counted"


def test_its_illegal_moves_have_a_reason(player: Player) -> None:
    sit_down(player, most="2")
    take(player, 3)
    assert "Take one to 2 pebbles." in player.screen.text
    assert "at most three" in player.screen.text, "the rule behind it is at hand"


def test_its_secrets_stay_behind_the_lid(player: Player) -> None:
    player.go("#/new/pebbles")
    player.do("start", "pebbles", fields={"name-0": "Ada", "name-1": "Bo"})
    assert "Pass the device to Ada" in player.screen.text
    player.tap("fist:2")
    assert len(player.table.moves) == 1, "nothing can be done through the lid"
    player.do("lift-lid")
    assert player.answer["private"], "such a screen is not remembered by the page"
    player.tap("fist:2")
    assert "Pass the device to Bo" in player.screen.text
    assert {"kind": "focus", "id": "title"} in player.answer["effects"], "who gets the device is the title of the lid"
    assert player.answer["say"] == "", "nothing of the table is left to be heard"
    assert not player.screen.find("[data-part]")
    player.do("lift-lid")
    assert "In the fists: -1" in player.screen.text, "Bo does not see what Ada hid"
    player.go("#/")
    player.go(f"#/play/{player.app.session.id}")  # type: ignore[union-attr]
    again = Player(App(dict(player.app.store), now=lambda: "2026-11-20T13:00:00Z"))
    again.go(f"#/play/{player.app.address.of}/menu")
    assert "Pass the device to Bo" in again.screen.text, "a reload closes the lid"
