"""How random games of Qyshinsu are played, and what holds at every ply of them."""

from __future__ import annotations

from random import Random

from cuboteca.games.qyshinsu.rules.moves import STONE_MOVES, Move
from cuboteca.games.qyshinsu.rules.state import State
from cuboteca.play.game import NATURE, IllegalMove
from tests.games.qyshinsu.setting import GAME
from tests.play.every_ply import check_refused

LONGEST = 300
"""Without the rules that end it, two wanderers can go round for ever."""

SAID = ("resign", "draw?", "draw!", "swap")


def choose(state: State, rng: Random, mood: float) -> Move:
    """Taking back more often, the higher the mood, so that games get long and repeat; now and then something said."""
    if state.seat == NATURE:
        return state.draw(rng)
    if rng.random() < 0.02:
        said = state.read(rng.choice(SAID))
        if is_accepted(state, said):
            return said
    removals = [move for move in state.moves() if move.sign == "-"]
    return rng.choice(removals if removals and rng.random() < 0.7 * mood else state.moves())


def is_accepted(state: State, move: Move) -> bool:
    try:
        state.play(move)
    except IllegalMove:
        return False
    return True


def check(state: State, rng: Random) -> None:
    assert state.seen_by(0) is state.seen_by(1) is state
    on_ring = [state.stone(place) for place in range(1, 13)]
    kinds = [stone.kind for stone in on_ring if stone]
    assert all(kinds.count(kind) <= 2 for kind in range(6))
    assert sum(state.pool("b")) + sum(state.pool("r")) + len(kinds) == 24
    assert state.barred == tuple(kind for kind in range(6) if kinds.count(kind) == 2)
    if state.last.kind == 0 and state.seat is not None:
        assert {move.sign for move in state.moves() if move.sign} <= {state.last.sign}
    for move in rng.sample(STONE_MOVES, 12):
        check_stone_move(state, move)


def check_stone_move(state: State, move: Move) -> None:
    """A stone move is accepted exactly if it is listed, and refused in a sentence with its clause."""
    if move in state.moves():
        state.play(move)
        return
    clause = check_refused(state, move)
    assert clause in GAME.clauses or (clause is None and not state.to_move)


def check_step(before: State, move: Move, after: State) -> None:
    """A stone move changes its own place and nothing else; what is said changes none."""
    changed = [place for place in range(1, 13) if before.stone(place) != after.stone(place)]
    assert changed == ([move.place] if move.sign else [])
    assert after.ply == before.ply + bool(move.sign)
    if move.sign:
        stone = (after if move.sign == "+" else before).stone(move.place)
        assert stone is not None
        assert (stone.colour, stone.kind) == (before.to_move, move.kind)
