"""Whole games with every position and kind of choice, kept as text.

`pytest tests/rules/cube_quest/test_golden.py --update` writes them anew; read the difference before keeping it.
"""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest

from cuboteca.games.cube_quest.state import State
from cuboteca.play.game import NATURE
from tests.rules.cube_quest.setting import GAME

GOLDEN = Path(__file__).parent / "golden"


def told(text: str) -> str:
    """A golden file anew from its first line, the options, and its moves."""
    options_line, *rest = text.splitlines()
    state = GAME.start(options=dict(word.split("=") for word in options_line.split()[1:]))
    lines = [options_line]
    for move in [line[2:] for line in rest if line.startswith("> ")]:
        lines += ["", f"{summary(state)}", f"> {move}"]
        state = state.play(move)
    outcome = state.outcome
    lines += ["", state.position]
    lines.append("goes on" if outcome is None else f"{outcome.reason} {outcome.clause} winners {list(outcome.winners)}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def summary(state: State) -> str:
    """Whose turn it is and what for, how many moves of each kind are listed, and a hash of the whole position."""
    turn = state.position.split(" | ")[-1]
    kinds = Counter(move.kind for move in state.moves())
    counts = ", ".join(f"{kind} {count}" for kind, count in sorted(kinds.items()))
    seat = "nature" if state.seat == NATURE else f"seat {state.seat}"
    return f"{seat}: {turn}\n  {counts} #{sha256(state.position.encode()).hexdigest()[:12]}"


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.txt")), ids=lambda file: str(file.stem))
def test_golden(file: Path, request: pytest.FixtureRequest) -> None:
    text = file.read_text(encoding="utf-8")
    if request.config.getoption("--update"):
        file.write_text(told(text), encoding="utf-8")
    assert told(file.read_text(encoding="utf-8")) == file.read_text(encoding="utf-8")


def test_there_are_golden_games() -> None:
    assert len(list(GOLDEN.glob("*.txt"))) >= 8
