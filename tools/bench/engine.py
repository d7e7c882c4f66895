"""The rules' speed beside python-chess: leaf nodes a second of a perft, counted the same way on the same Python."""

from __future__ import annotations

from statistics import median

import chess

import cuboteca
from cuboteca.play.perft import perft
from tools.bench.beside_chess import KIWIPETE, chess_perft, rate
from tools.bench.results import Result

RUNS = 5


def measure() -> list[Result]:
    ours: list[float] = []
    theirs: list[float] = []
    for _ in range(RUNS):
        ours.append(rate(lambda: perft(cuboteca.games["qyshinsu"].start(), 5), 692_808))
        theirs.append(rate(lambda: chess_perft(chess.Board(KIWIPETE), 3), 97_862))
    ratio = median(a / b for a, b in zip(ours, theirs, strict=True))
    note = f"{median(ours):,.0f} against {median(theirs):,.0f} leaves a second"
    return [Result("Qyshinsu perft 5 / python-chess perft 3", ratio, "×", 1.0, at_least=True, note=note)]
