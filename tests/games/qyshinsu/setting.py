"""Setting up positions in the words of the rule document."""

from __future__ import annotations

import cuboteca
from cuboteca.games.qyshinsu.rules.state import State
from tests.games.verdicts import ended as ended
from tests.games.verdicts import legal as legal
from tests.games.verdicts import reason as reason
from tests.games.verdicts import refusal as refusal
from tests.games.verdicts import refused as refused
from tests.games.verdicts import sentence as sentence

GAME = cuboteca.games["qyshinsu"]


def place(
    stones: str, to_move: str, last: str = "-", own: str = "-", ply: int = 20, before: str = "", **options: str
) -> State:
    """A position from stones such as `B4@2 RO@9`, the side to move and the latest moves."""
    cells = ["."] * 12
    for stone in stones.split():
        name, number = stone.split("@")
        cells[int(number) - 1] = name
    told = " ".join(f"{name}={value}" for name, value in options.items())
    state: State = GAME.position(f"{' '.join(cells)} {to_move} {last} {own} {before} {ply} {told}")
    return state


def begin(**options: str) -> State:
    """The first state of a game."""
    state: State = GAME.start(options=options)
    return state


def play(line: str, state: State | None = None) -> State:
    """The state after a line of moves."""
    state = begin() if state is None else state
    for move in line.split():
        state = state.play(move)
    return state


def adds(kinds: str, *places: int) -> set[str]:
    """The additions of some kinds at some places."""
    return {f"+{kind}@{number}" for kind in kinds for number in places}
