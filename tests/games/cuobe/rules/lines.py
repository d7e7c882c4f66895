"""Plays a line of a card, and reads what came of it."""

from __future__ import annotations

from cuboteca.games.cuobe.rules.state import State
from tests.games.cuobe.setting import GAME


def play(line: str, state: State) -> State:
    """The state after some moves; at each of them it can be written down and read again."""
    for move in line.split(";"):
        state = state.play(move.strip())
        again = GAME.position(state.position)
        assert again == state
        assert again.moves() == state.moves()
    return state


def wounds(state: State) -> list[int]:
    return [player.wounds for player in state.players]
