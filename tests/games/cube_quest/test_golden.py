"""Whole games with every position and kind of choice, kept as text."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest

from cuboteca.games.cube_quest.rules.state import State
from cuboteca.play.game import NATURE
from tests.games.cube_quest.setting import GAME
from tests.games.golden_games import check_golden, each_of, end_of, golden_files, moves_in, options_in, written

FILES = golden_files(__file__)


def told(text: str) -> str:
    """A golden file anew from its first line, the options, and its moves."""
    options_line, *rest = text.splitlines()
    state = GAME.start(options=options_in(options_line.split()[1:]))
    lines = [options_line]
    for move in moves_in(rest):
        lines += ["", f"{summary(state)}", f"> {move}"]
        state = state.play(move)
    lines += ["", state.position]
    lines.append(end_of(state))
    return written(lines)


def summary(state: State) -> str:
    """Whose turn it is and what for, how many moves of each kind are listed, and a hash of the whole position."""
    turn = state.position.split(" | ")[-1]
    kinds = Counter(move.kind for move in state.moves())
    counts = ", ".join(f"{kind} {count}" for kind, count in sorted(kinds.items()))
    seat = "nature" if state.seat == NATURE else f"seat {state.seat}"
    return f"{seat}: {turn}\n  {counts} #{sha256(state.position.encode()).hexdigest()[:12]}"


@each_of(FILES)
def test_golden(file: Path, request: pytest.FixtureRequest) -> None:
    check_golden(file, told, request)


def test_there_are_golden_games() -> None:
    assert len(FILES) >= 8
