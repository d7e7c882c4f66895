"""Whole games with every position, score and kind of choice, kept as text."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from cuboteca.games.qwirkle_cubes.rules.state import State
from tests.games.golden_games import check_golden, each_of, end_of, golden_files, moves_in, options_in, written
from tests.games.qwirkle_cubes.setting import GAME

FILES = golden_files(__file__)


def told(text: str) -> str:
    """A golden file anew from its first two lines, the options and the seats, and its moves."""
    options_line, seats_line, *rest = text.splitlines()
    options = options_in(options_line.split()[1:])
    state = GAME.start(int(seats_line.split()[1]), options)
    lines = [options_line, seats_line]
    for move in moves_in(rest):
        lines += ["", state.position, f"  {choices(state)}", f"> {move}"]
        scored = state.score_of(move)
        if scored:
            lines.append("  " + " + ".join(f"{line.points}{' Qwirkle' if line.qwirkle else ''}" for line in scored))
        state = state.play(move)
    lines += ["", state.position]
    lines.append(end_of(state))
    return written(lines)


def choices(state: State) -> str:
    """How many moves of each kind there are."""
    if state.chance is not None:
        return f"chance: {state.chance.size}"
    kinds = Counter("decline" if str(move) == "roll -" else move.kind for move in state.moves())
    return ", ".join(f"{kind} {count}" for kind, count in sorted(kinds.items()))


@each_of(FILES)
def test_golden(file: Path, request: pytest.FixtureRequest) -> None:
    check_golden(file, told, request)


def test_there_are_golden_games() -> None:
    assert len(FILES) >= 8
