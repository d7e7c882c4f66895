"""The golden games as tables, to be looked at where something rare happens."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

from cuboteca import games
from cuboteca.games.cuobe.rules.position import Note
from cuboteca.games.cuobe.rules.state import State
from cuboteca.play.game import NATURE
from cuboteca.play.table import Table
from tests.games.golden_games import moves_in, options_in

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")


def golden_table(name: str) -> Table:
    """A golden game, played to its end."""
    head, *rest = (Path(__file__).parent / "golden" / f"{name}.txt").read_text("utf-8").splitlines()
    seats, *options = head.split()[1:]
    table = Table.begin(games["cuobe"], NAMES[: int(seats)], "2026-11-20", options_in(options))
    for move in moves_in(rest):
        table.play(move)
    return table


def before(table: Table, fits: Callable[[State, Note], bool]) -> int:
    """Undo a game to the last decision before the first event that fits the state after it; and return that ply."""
    decided = 0
    for ply in range(len(table.moves)):
        if table.state_at(ply).seat != NATURE:
            decided = ply
        after = cast(State, table.state_at(ply + 1))
        if any(fits(after, note) for note in after.notes):
            table.ply = decided
            return decided
    raise AssertionError("It never happens.")
