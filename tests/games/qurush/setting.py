"""Setting up positions in the words of the rule document."""

from __future__ import annotations

from random import Random

from cuboteca import games
from cuboteca.games.qurush.rules.state import State
from cuboteca.play.game import NATURE
from tests.games.verdicts import ended as ended
from tests.games.verdicts import legal as legal
from tests.games.verdicts import reason as reason
from tests.games.verdicts import refusal as refusal
from tests.games.verdicts import refused as refused
from tests.games.verdicts import refused_with as refused_with
from tests.games.verdicts import sentence as sentence

GAME = games["qurush"]
SHELF = games
VARIANTS = ("true_north", "wraparound", "squeesh", "multiple_agents")


def begin(seats: int = 2, *goals: str, **options: str) -> State:
    """The first turn of a game: for each seat its goals, joined by `+` where there are two."""
    state: State = GAME.start(seats, options)
    line = "4x1h:2222" if options.get("true_north") == "on" else "4x1:2222"
    for seat in range(seats):
        given = goals[seat] if seat < len(goals) else "2x2:22/22" if seats == 2 else f"2x2:22/22+{line}"
        for goal in given.split("+"):
            state = state.play(goal)
    return state


def place(rows: str | dict[str, int], pawns: str, tail: str = "ap7 A t5", **options: str) -> State:
    """A position. Rows may be given by their qubes, as in `{"b1": 4}`; pawns as in `a1 e5`, by seat.

    Goals that the tail does not give are not known.
    """
    squares = pawns.split()
    if isinstance(rows, dict):
        stated = 5 if len(squares) == 2 else 6
        board = options.get("board", "stated")
        size = stated if board == "stated" else stated + 1 if board == "dice" else int(board)
        rows = "/".join(
            "".join(str(rows.get(f"{column}{row}", ".")) for column in "abcdefg"[:size]) for row in range(size, 0, -1)
        )
    named = " ".join(f"{letter}={square}" for letter, square in zip("ABCD", squares, strict=False))
    told = " ".join(f"{name}={value}" for name, value in options.items())
    state: State = GAME.position(f"{rows} {named} {tail} {told}")
    return state


def play(line: str, state: State) -> State:
    """The state after a line of moves."""
    for move in line.split():
        state = state.play(move)
    return state


def qubes(state: State) -> dict[str, int]:
    """The faces on top, by square."""
    names = {f"{'abcdefg'[s % 8]}{s // 8 + 1}": state.qubes[s] for s in state.squares}
    return {name: top for name, top in names.items() if top}


def pawns(state: State) -> str:
    """Where the pawns stand, by seat."""
    return " ".join("-" if s < 0 else f"{'abcdefg'[s % 8]}{s // 8 + 1}" for s in state.pawns)


def after(seed: int, plies: int, seats: int = 2, **options: str) -> State:
    """A state some random plies into a game."""
    rng = Random(seed)
    state: State = GAME.start(seats, options)
    for _ in range(plies):
        if state.seat is not None:
            state = state.play(state.draw(rng) if state.seat == NATURE else wander(state, rng))
    return state


def wander(state: State, rng: Random) -> str:
    """A random move that seldom ends a turn early."""
    moves = [str(move) for move in state.moves()]
    return rng.choice(moves[:-1] if len(moves) > 1 and moves[-1] == "." and rng.random() < 0.9 else moves)
