"""The log of a game, one turn a line."""

from __future__ import annotations

from random import Random

import pytest

from cuboteca.games.qwirkle_cubes.moves import Move
from cuboteca.games.qwirkle_cubes.state import State
from cuboteca.games.qwirkle_cubes.turn_log import read_log, write_log
from cuboteca.play.game import NATURE
from cuboteca.play.record import UnreadableRecord
from tests.rules.qwirkle_cubes.setting import begin, place

STATE = place("Rs@0,0 Rc@1,0", "Bs Gc Rd Yd Yd Yl", "Pe Pe Pe Pe Pe Pe")
TURN = "A: roll 1 6 > s s; put Ys@0,-1 Bs@0,1; +3; draw > Gd Bl"
MOVES = ("roll 1 6", "roll 1 6 > s s", "put Ys@0,-1 Bs@0,1", "draw > Gd Bl")


def test_the_document_s_line() -> None:
    assert write_log(STATE, MOVES) == [TURN]
    assert read_log(STATE, TURN) == MOVES
    assert read_log(STATE, "roll 6 1 > s s; put 1@0,1 6@0,-1\ndraw > Gd Bl") == MOVES
    assert write_log(STATE, MOVES[:1]) == []
    assert write_log(STATE, MOVES[:3]) == ["A: roll 1 6 > s s; put Ys@0,-1 Bs@0,1; +3"]


@pytest.mark.parametrize("seed", range(8))
def test_whole_games(seed: int) -> None:
    rng = Random(seed)
    start = state = begin(
        rng.choice((1, 2, 3)),
        turn=rng.choice(("sequence", "one_action")),
        start=rng.choice(("random", "best_hand", "oldest")),
        must_place=rng.choice(("on", "off")),
    )
    moves: list[str] = []
    while state.seat is not None:
        move = state.draw(rng) if state.seat == NATURE else choose(state, rng)
        moves.append(str(move))
        state = state.play(move)
    lines = write_log(start, moves)
    assert read_log(start, "\n".join(lines)) == tuple(moves)
    assert all(line.startswith(("A: ", "B: ", "C: ", "start=")) for line in lines)
    assert sum(line.count("put ") for line in lines) == sum(move.startswith("put") for move in moves)
    assert all(line.count("put ") <= 1 for line in lines)


def choose(state: State, rng: Random) -> Move:
    return state.read("resign") if rng.random() < 0.01 else rng.choice(state.moves())


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (TURN.replace("+3", "+4"), "Line 1: The placement does not score 4."),
        (TURN.replace("A:", "B:"), "Line 1: It is not the turn of B."),
        (TURN.replace("Bs@0,1", "Bs@0,2"), "Line 1: There would be a gap 1 up of the middle"),
        (f"{TURN}\nA: pass", "Line 2: It is not the turn of A."),
        (f"{TURN}\nB: hop", "Line 2: “hop” is not a move"),
    ],
)
def test_what_cannot_be(text: str, why: str) -> None:
    with pytest.raises(UnreadableRecord) as refusal:
        read_log(STATE, text)
    assert str(refusal.value).startswith(why)
