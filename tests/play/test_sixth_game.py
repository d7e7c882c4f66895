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


def test_it_is_set_up_played_undone_saved_and_replayed(player: Player) -> None:
    player.go("#/new/pebbles")
    player.do("start", "pebbles", fields={"name-0": "Ada", "name-1": "Bo", "option-most": "3"})
    table = player.table
    assert table.moves[0].startswith("heap=")
    player.tap("take:2")
    assert table.standing[-1] == "-2"
    player.do("undo")
    assert len(table.standing) == 1, "what a player did is taken back"
    player.do("undo")
    assert len(table.standing) == 1, "what chance did is not"
    player.do("redo")
    while table.state.seat is not None:
        player.tap("take:1")
    assert "wins" in player.screen.text
    again = Player(App(player.app.store, now=lambda: "2026-11-20T13:00:00Z"))
    again.go(f"#/play/{player.app.address.of}")
    assert again.table.record == table.record
    again.do("step", "1")
    assert "move 1 of" in again.screen.text


def test_its_illegal_moves_have_a_reason(player: Player) -> None:
    player.go("#/new/pebbles")
    player.do("start", "pebbles", fields={"option-most": "2"})
    player.tap("take:3")
    assert "Take one to 2 pebbles." in player.screen.text
    assert "at most three" in player.screen.text, "the rule behind it is at hand"
