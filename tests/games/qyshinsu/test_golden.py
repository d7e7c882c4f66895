"""Whole games with every position and every legal move, kept as text."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.golden_games import check_golden, each_of, end_of, golden_files, options_in, written
from tests.games.qyshinsu.setting import GAME

FILES = golden_files(__file__)


def told(text: str) -> str:
    """A golden file anew from its first two lines, the options and the moves."""
    options_line, moves_line = text.splitlines()[:2]
    options = options_in(options_line.split()[1:])
    lines = [options_line, moves_line]
    state = GAME.start(options=options)
    for move in (*moves_line.split()[1:], None):
        lines += ["", state.position.partition(" | ")[0], "  " + " ".join(map(str, state.moves()))]
        if move is not None:
            lines.append(f"> {move}")
            state = state.play(move)
    lines.append(end_of(state))
    return written(lines)


@each_of(FILES)
def test_golden(file: Path, request: pytest.FixtureRequest) -> None:
    check_golden(file, told, request)


def test_there_are_golden_games() -> None:
    assert len(FILES) >= 8
