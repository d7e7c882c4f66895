"""Whole games, move by move, kept as text: who decides and how many ways, what came of it; now and then all of it."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from cuboteca.games.cuobe.rules.state import State
from cuboteca.play.game import NATURE
from cuboteca.play.perft import perft
from tests.games.cuobe.setting import GAME, house
from tests.games.golden_games import check_golden, each_of, end_of, golden_files, moves_in, options_in, written

FILES = golden_files(__file__)
WHOLE = 50
"""After so many moves each the whole position is written."""


def told(text: str) -> str:
    """A golden file anew from its first line, the seats with the options, and its moves."""
    head, *rest = text.splitlines()
    seats, *told_options = head.split()[1:]
    state: State = GAME.start(int(seats), options_in(told_options))
    lines = [head, state.position, summary(state)]
    for ply, move in enumerate(moves_in(rest), start=1):
        state = state.play(move)
        lines.append(f"> {move}")
        if ply % WHOLE == 0:
            lines.append(state.position)
        lines.append(summary(state))
    lines.append(state.position)
    lines.append(end_of(state))
    return written(lines)


def summary(state: State) -> str:
    """Who decides, between how many moves (and a hash of them and the position), and what the last move brought."""
    who = "over" if state.seat is None else "chance" if state.seat == NATURE else f"P{state.seat + 1}"
    listed = [str(move) for move in state.moves()]
    known = sha256("\n".join((state.position, *listed)).encode()).hexdigest()[:8]
    came = "; ".join(" ".join(map(str, note)) for note in state.notes)
    return f"  {who} {len(listed)} #{known} {came}".rstrip()


@each_of(FILES)
def test_golden(file: Path, request: pytest.FixtureRequest) -> None:
    check_golden(file, told, request)


def test_there_are_golden_games_of_every_end_and_every_number_of_players() -> None:
    texts = [file.read_text(encoding="utf-8") for file in FILES]
    assert {text.split()[1] for text in texts} == set("123456")
    ends = {text.splitlines()[-1].split()[0] for text in texts}
    assert ends == {"time", "all_gone", "all_dead", "first_death", "surrendered"}


COUNTS = {
    "the first turn": (house(), (10, 245, 6697)),
    "a fight": (house("b4=R09", "c3 p1 tools=T10 talents=A5", "c3", spawns="Ghoul@c3:2", dice="3"), (16, 307, 6385)),
    "a room that shifts": (house("c4=R12 a1=R07", "c4 tools=T03,T10", "a1", dice="2"), (9, 169, 2933)),
    "the last key": (house("c4=R02", "c4 tools=K1", "c4", keys="K2,K3,K4,K5"), (13, 236, 5439)),
}


@pytest.mark.parametrize("name", COUNTS)
def test_perft(name: str) -> None:
    """Lines of one, two and three moves, those of chance among them."""
    state, counts = COUNTS[name]
    assert tuple(perft(state, depth) for depth in (1, 2, 3)) == counts
