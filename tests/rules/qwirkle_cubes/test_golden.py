"""Whole games with every position, score and kind of choice, kept as text.

`pytest tests/rules/qwirkle_cubes/test_golden.py --update` writes them anew; read the difference before keeping it.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from cuboteca.games.qwirkle_cubes.state import State
from tests.rules.qwirkle_cubes.setting import GAME

GOLDEN = Path(__file__).parent / "golden"


def told(text: str) -> str:
    """A golden file anew from its first two lines, the options and the seats, and its moves."""
    options_line, seats_line, *rest = text.splitlines()
    options = dict(word.split("=") for word in options_line.split()[1:])
    state = GAME.start(int(seats_line.split()[1]), options)
    lines = [options_line, seats_line]
    for move in [line[2:] for line in rest if line.startswith("> ")]:
        lines += ["", state.position, f"  {choices(state)}", f"> {move}"]
        scored = state.score_of(move)
        if scored:
            lines.append("  " + " + ".join(f"{line.points}{' Qwirkle' if line.qwirkle else ''}" for line in scored))
        state = state.play(move)
    outcome = state.outcome
    lines += ["", state.position]
    lines.append("goes on" if outcome is None else f"{outcome.reason} {outcome.clause} winners {list(outcome.winners)}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def choices(state: State) -> str:
    """How many moves of each kind there are."""
    if state.chance is not None:
        return f"chance: {state.chance.size}"
    kinds = Counter("decline" if str(move) == "roll -" else move.kind for move in state.moves())
    return ", ".join(f"{kind} {count}" for kind, count in sorted(kinds.items()))


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.txt")), ids=lambda file: str(file.stem))
def test_golden(file: Path, request: pytest.FixtureRequest) -> None:
    text = file.read_text(encoding="utf-8")
    if request.config.getoption("--update"):
        file.write_text(told(text), encoding="utf-8")
    assert told(file.read_text(encoding="utf-8")) == file.read_text(encoding="utf-8")


def test_there_are_golden_games() -> None:
    assert len(list(GOLDEN.glob("*.txt"))) >= 8
