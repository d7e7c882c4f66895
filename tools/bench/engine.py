"""The rules' speed beside python-chess: leaf nodes a second of a perft, counted the same way on the same Python."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

import chess

import cuboteca
from cuboteca.play.perft import perft
from tools.bench.results import Result

KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
RUNS = 5


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


def rate(count: Callable[[], int], expected: int) -> float:
    begun = time.perf_counter()
    leaves = count()
    took = time.perf_counter() - begun
    if leaves != expected:
        raise SystemExit(f"A perft counted {leaves} leaves instead of {expected}: nothing was measured.")
    return leaves / took


def measure() -> list[Result]:
    ours: list[float] = []
    theirs: list[float] = []
    for _ in range(RUNS):
        ours.append(rate(lambda: perft(cuboteca.games["qyshinsu"].start(), 5), 692_808))
        theirs.append(rate(lambda: chess_perft(chess.Board(KIWIPETE), 3), 97_862))
    ratio = median(a / b for a, b in zip(ours, theirs, strict=True))
    note = f"{median(ours):,.0f} against {median(theirs):,.0f} leaves a second"
    return [Result("Qyshinsu perft 5 / python-chess perft 3", ratio, "×", 1.0, at_least=True, note=note)]
