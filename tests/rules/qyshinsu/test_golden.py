"""Whole games with every position and every legal move, kept as text.

`pytest tests/rules/qyshinsu/test_golden.py --update` writes them anew; read the difference before keeping it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.qyshinsu.setting import GAME

GOLDEN = Path(__file__).parent / "golden"


def told(text: str) -> str:
    """A golden file anew from its first two lines, the options and the moves."""
    options_line, moves_line = text.splitlines()[:2]
    options = dict(word.split("=") for word in options_line.split()[1:])
    lines = [options_line, moves_line]
    state = GAME.start(options=options)
    for move in (*moves_line.split()[1:], None):
        lines += ["", state.position.partition(" | ")[0], "  " + " ".join(map(str, state.moves()))]
        if move is not None:
            lines.append(f"> {move}")
            state = state.play(move)
    outcome = state.outcome
    lines.append("goes on" if outcome is None else f"{outcome.reason} {outcome.clause} winners {list(outcome.winners)}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.txt")), ids=lambda file: str(file.stem))
def test_golden(file: Path, request: pytest.FixtureRequest) -> None:
    text = file.read_text(encoding="utf-8")
    if request.config.getoption("--update"):
        file.write_text(told(text), encoding="utf-8")
    assert told(file.read_text(encoding="utf-8")) == file.read_text(encoding="utf-8")


def test_there_are_golden_games() -> None:
    assert len(list(GOLDEN.glob("*.txt"))) >= 8
