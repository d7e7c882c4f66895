"""Whole games with every position and every legal move, kept as text."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path

import pytest

from cuboteca.play.perft import perft
from tests.games.golden_games import check_golden, each_of, end_of, golden_files, options_in, written
from tests.games.qurush.plain_model import PlainGame
from tests.games.qurush.setting import GAME, begin

FILES = golden_files(__file__)


def told(text: str) -> str:
    """A golden file anew from its first two lines, the seats with the options, and the moves."""
    head, moves_line = text.splitlines()[:2]
    seats, *told_options = head.split()[1:]
    lines = [head, moves_line]
    state = GAME.start(int(seats), options_in(told_options))
    for move in (*moves_line.split()[1:], None):
        listed = [str(one) for one in state.moves()]
        lines += ["", state.position, "  " + (" ".join(listed) if len(listed) < 200 else f"{len(listed)} goals")]
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


COUNTS = {
    "": (3, 21, 75, 601, 5351),
    "multiple_agents=on": (5, 49, 725, 10137),
    "wraparound=on": (5, 35, 185, 1437),
}


@pytest.mark.parametrize("told_options", COUNTS)
def test_perft(told_options: str) -> None:
    """Lines of actions from the first turn of two players on, as the second model counts them too."""
    options = options_in(told_options.split())
    state = begin(2, **options)
    counts = COUNTS[told_options]
    assert tuple(perft(state, depth) for depth in range(1, 1 + len(counts))) == counts
    plain = PlainGame(dict(state.options), 2, [["2x2:22/22"]] * 2)
    assert plain_perft(plain, 3) == counts[2]


def plain_perft(plain: PlainGame, depth: int) -> int:
    moves = plain.legal()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = deepcopy(plain)
        after.play(move)
        total += plain_perft(after, depth - 1)
    return total
