"""A player at a device of their own."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from cuboteca.play.nature import SampledNature
from cuboteca.ui.app import App
from tests.ui.opponents import sit_down
from tests.ui.playing import Player


class Clock:
    """A clock that goes on by a second whenever it is read. It begins at noon: nearly everywhere it is the same day."""

    def __init__(self) -> None:
        self.seconds = 0

    def __call__(self) -> str:
        self.seconds += 1
        return f"2026-11-20T{12 + self.seconds // 3600:02}:{self.seconds // 60 % 60:02}:{self.seconds % 60:02}Z"


@pytest.fixture
def device() -> Callable[[dict[str, str]], Player]:
    """Opens the app on what a device has stored: call it again and the tab has been closed and opened."""
    clock = Clock()
    rng = Random(3)

    def opened(store: dict[str, str]) -> Player:
        return Player(App(store, clock, page="https://example.org/games/", nature=SampledNature(rng), rng=rng))

    return opened


@pytest.fixture
def store() -> dict[str, str]:
    return {}


@pytest.fixture
def player(device: Callable[[dict[str, str]], Player], store: dict[str, str]) -> Player:
    return device(store)


@pytest.fixture
def at_table(player: Player) -> Player:
    """Ada (Black) and Bo (Red) have just sat down to Qyshinsu."""
    player.do("start", "qyshinsu", fields={"name-0": "Ada", "name-1": "Bo"})
    return player


@pytest.fixture
def against_steady(player: Player) -> Player:
    """Ada (Black) has just sat down to Qyshinsu against Steady (Red)."""
    sit_down(player, "qyshinsu", ["", "steady"])
    return player
