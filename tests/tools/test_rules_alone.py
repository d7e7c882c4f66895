"""The rules run on Python alone: what makes the screens need not be installed."""

from __future__ import annotations

import subprocess
import sys

from cuboteca import games
from tools.paths import PYTHON

PLAY_EVERY_GAME = """
import sys
from random import Random

sys.modules["markupsafe"] = None  # from here on its import fails, as where it is not installed

import cuboteca
from cuboteca.play.table import Table

for game in cuboteca.games.values():
    chance = Random(5)
    table = Table.begin(game, ["Player"] * game.about.seats[0], "2026-11-22", {})
    while table.state.seat is not None and table.ply < 150:
        state = table.state
        table.play(str(state.draw(chance) if state.seat == cuboteca.NATURE else chance.choice(state.moves())))
    assert game.position(table.state.position) == table.state
    assert Table.read(cuboteca.games, table.text).state == table.state
    try:
        game.start().play("no such move")
    except cuboteca.IllegalMove as refusal:
        assert refusal.message
    else:
        raise AssertionError("a move that is none was played")
    print(game.about.id)
"""


def test_every_game_is_played_without_markupsafe() -> None:
    played = subprocess.run(
        [sys.executable, "-c", PLAY_EVERY_GAME],
        cwd=PYTHON,
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert played.stdout.split() == list(games)
