"""Plays Cu[o]be with a simple team and prints how often it wins, why it loses and how long it takes.

python -m tools.balance [--games 300] [--players 1 2 3 4 5 6] [--difficulty easy normal hard] [--option NAME=VALUE]
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from multiprocessing import Pool
from random import Random
from typing import NamedTuple

from cuboteca.games import cuobe
from cuboteca.games.cuobe.rules.state import State
from cuboteca.play.game import NATURE
from tools.balance.team import choose

ASKED = {("normal", 1): (25, 60), ("normal", 5): (25, 60), ("normal", 6): (25, 60)} | {
    ("normal", seats): (35, 60) for seats in (2, 3, 4)
}
"""The shares of games, in percent, that the team should win."""
LONGEST = 4000


class Played(NamedTuple):
    """One game."""

    won: bool
    """Did anybody get out?"""
    cause: str
    turns: int
    moves: int
    keys: int
    out: int
    dead: int
    insane: int


def play(seed: int, seats: int, options: dict[str, str]) -> Played:
    """Return a whole game of the team's."""
    rng = Random(seed)
    state: State = cuobe.game().start(seats, options)
    count = 0
    while state.seat is not None and count < LONGEST:
        if state.seat == NATURE:
            state = state.play(state.draw(rng))
        else:
            state = state.play(choose(state))
            count += 1
    out = sum(player.status == "escaped" for player in state.players)
    cause = "won" if out else why_lost(state)
    return Played(
        bool(out),
        cause,
        state.turn,
        count,
        len(state.keys),
        out,
        sum(player.status == "dead" for player in state.players),
        sum(player.status == "insane" for player in state.players),
    )


def why_lost(state: State) -> str:
    """Return what kept the team inside."""
    if state.ended != "time":
        return "dead"
    if state.all_keys:
        return "too late to leave"
    dropped = sum(state.is_key(card) for card in state.dropped)
    held = sum(state.is_key(card) for player in state.players for card in (*player.tools, *player.chest))
    if len(state.keys) + held == 5:
        return "keys not brought home"
    return "keys dropped" if len(state.keys) + held + dropped == 5 else "keys not found"


def _cell(job: tuple[int, int, dict[str, str]]) -> Played:
    return play(*job)


def row(difficulty: str, seats: int, played: list[Played]) -> str:
    games = len(played)
    won = 100 * sum(game.won for game in played) / games
    causes = Counter(game.cause for game in played if not game.won)
    asked = ASKED.get((difficulty, seats))
    mark = " " if asked is None else "✓" if asked[0] <= won <= asked[1] else "✗"
    all_out = 100 * sum(game.out == seats for game in played) / games
    why = ", ".join(f"{cause} {100 * n / games:.0f} %" for cause, n in causes.most_common())
    return (
        f"{mark} {difficulty:<7}{seats:>2}  won {won:5.1f} %  all out {all_out:5.1f} %  "
        f"turns {sum(g.turns for g in played) / games:4.1f}  moves {sum(g.moves for g in played) / games:5.0f}  {why}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.balance")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--players", type=int, nargs="*", default=[1, 2, 3, 4, 5, 6])
    parser.add_argument("--difficulty", nargs="*", default=["easy", "normal", "hard"])
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--workers", type=int, default=min(4, os.cpu_count() or 1))
    wanted = parser.parse_args()
    options = dict(option.split("=", 1) for option in wanted.option)
    with Pool(wanted.workers) as pool:
        for difficulty in wanted.difficulty:
            for seats in wanted.players:
                chosen = {"difficulty": difficulty, **options}
                jobs = [(seed, seats, chosen) for seed in range(wanted.games)]
                print(row(difficulty, seats, pool.map(_cell, jobs, chunksize=5)), flush=True)


if __name__ == "__main__":
    main()
