"""Devices that add games."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from cuboteca.games import SHELF
from cuboteca.play.nature import SampledNature
from cuboteca.ui.app import App
from tests.added_games import GAME
from tests.ui.added.adder import Adder, Unpacked, forget


@pytest.fixture
def adder(tmp_path: Path) -> Iterator[Callable[..., Adder]]:
    """Opens the app on what a device has stored, with a Python of its own."""
    paths = list(sys.path)

    def opened(store: dict[str, str] | None = None) -> Adder:
        forget(GAME)
        sys.path[:] = paths
        wheels = Unpacked(tmp_path / f"{Random().random()}")
        app = App(
            {} if store is None else store,
            now=lambda: "2026-11-20T12:00:00Z",
            nature=SampledNature(Random(5)),
            rng=Random(1),
            wheels=lambda: wheels,
        )
        return Adder(app)

    yield opened
    sys.path[:] = paths
    forget(GAME)
    for game in SHELF.added():
        SHELF.withdraw(game)


@pytest.fixture
def player(adder: Callable[..., Adder]) -> Adder:
    return adder()
