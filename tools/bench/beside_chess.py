"""What the rules' speed is set beside: python-chess, doing the same on the same Python in the same run."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

import chess

from cuboteca.play.game import NATURE, Game

KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
PLIES = 100


def seconds(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def rate(count: Callable[[], int], expected: int) -> float:
    """Return leaf nodes a second of a perft."""
    begun = time.perf_counter()
    leaves = count()
    took = time.perf_counter() - begun
    if leaves != expected:
        raise SystemExit(f"A perft counted {leaves} leaves instead of {expected}: nothing was measured.")
    return leaves / took


def chess_perft(board: chess.Board, depth: int) -> int:
    """Like `cuboteca.play.perft`: the last move of each line is counted, not made."""
    if depth == 1:
        return board.legal_moves.count()
    total = 0
    for move in board.legal_moves:
        board.push(move)
        total += chess_perft(board, depth - 1)
        board.pop()
    return total


def random_game(game: Game, rng: Random, seats: int) -> Any:
    """Return a whole game, every decision drawn evenly from all legal moves; its last state."""
    state: Any = game.start(seats)
    while state.seat is not None:
        state = state.play(state.draw(rng) if state.seat == NATURE else rng.choice(state.moves()))
    return state


def random_chess(rng: Random) -> chess.Board:
    """Return a hundred plies, starting anew where a game ends before."""
    board = chess.Board()
    for _ in range(PLIES):
        moves = list(board.legal_moves)
        if moves:
            board.push(rng.choice(moves))
        else:
            board = chess.Board()
    return board
