"""Games saved by the app of 2026-11-21 open as they were left: twenty of each game, as they lay in the database."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cuboteca.games import SHELF
from tests.ui.playing import Player
from tools.paths import ROOT


def saved_before(game: str) -> list[dict[str, Any]]:
    """Return each save with its position, the number of its moves, how many of them stand, and whether it is over."""
    found: list[dict[str, Any]] = json.loads(Path(ROOT / f"tests/games/{game}/saved_before.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize("game", SHELF)
def test_a_game_saved_before_opens_as_it_was_left(device: Callable[[dict[str, str]], Player], game: str) -> None:
    saves = saved_before(game)
    assert len(saves) == 20
    store = {f"game/s{number}": save["saved"] for number, save in enumerate(saves)}
    player = device(store)
    assert not any(entry.damage for entry in player.app.saved.list())
    for number, save in enumerate(saves):
        player.go(f"#/play/s{number}")
        assert player.app.blocked is None, save
        assert player.table.state.position == save["position"]
        assert (len(player.table.moves), player.table.ply) == (save["moves"], save["ply"])
        assert (player.table.state.seat is None) == save["over"]
        player.app.saved.save(f"s{number}", player.table)
        again = player.app.saved.load(f"s{number}")
        assert (again.state, again.moves) == (player.table.state, player.table.moves)
