"""Qurush: actions listed a second, a perft beside python-chess's, and every way in which a turn can end."""

from __future__ import annotations

from random import Random
from statistics import median
from typing import Any

import chess

from cuboteca.games.qurush.rules.game import Qurush
from cuboteca.play.perft import perft
from tools.bench.beside_chess import KIWIPETE, chess_perft, rate, seconds
from tools.bench.results import Result

ROUNDS = 5
POSITIONS = 200
PLIES = range(30, 120)
"""How far into a game a position is taken."""


def mid_game_positions(rng: Random, count: int, seats: int, options: dict[str, str]) -> list[Any]:
    """Return positions at the start of a turn, from random games in which qubes are moved rather than pawns."""
    found: list[Any] = []
    while len(found) < count:
        state = Qurush().start(seats, options)
        for ply in range(PLIES.stop):
            if state.seat is None:
                break
            if ply in PLIES and state.next == "turn" and state.points == 7:
                found.append(state)
            moves = state.moves()
            dear = [move for move in moves if move.cost > 3]
            state = state.play(rng.choice(dear if dear and rng.random() < 0.6 else moves))
    return rng.sample(found, count)


def measure() -> list[Result]:
    ours, theirs = [], []
    start = Qurush().start(2, {"multiple_agents": "on"}).play("2x2:22/22").play("2x2:22/22")
    for _ in range(ROUNDS):
        ours.append(rate(lambda: perft(start, 5), 181_953))
        theirs.append(rate(lambda: chess_perft(chess.Board(KIWIPETE), 3), 97_862))
    ratio = median(a / b for a, b in zip(ours, theirs, strict=True))
    note = f"{median(ours):,.0f} against {median(theirs):,.0f} leaves a second"
    results = [Result("Qurush perft 5 / python-chess perft 3", ratio, "×", None, note=note)]
    listed = took = 0.0
    for name, seats, options in (
        ("two players", 2, {}),
        ("four players", 4, {}),
        ("four players, Multiple Agents", 4, {"multiple_agents": "on", "wraparound": "on"}),
    ):
        positions = mid_game_positions(Random(7), POSITIONS, seats, options)
        anew = [state._replace() for state in positions]
        took += seconds(lambda anew=anew: [state.moves() for state in anew])  # type: ignore[misc]
        listed += sum(len(state.moves()) for state in anew)
        times = [seconds(state.turn_ends) for state in positions]
        ends = [len(state.turn_ends()) for state in positions]
        told = f"{median(ends):.0f} ends at the median, {max(ends)} at most; worst {max(times) * 1000:.1f} ms"
        results.append(Result(f"Qurush ends of a turn, {name}", median(times) * 1000, "ms", None, note=told))
    return [*results, Result("Qurush legal moves listed", listed / took, "a second", None)]
