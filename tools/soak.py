"""Plays thousands of random games of each game with every check of the property tests at every ply.

In a tenth of the seats opponents decide, from the games that have some: they come where chance alone hardly leads.

python -m tools.soak [--games 10000] [--seed 0] [--workers 1] [--only GAME …] [--cores]
python -m tools.soak --again GAME SEED      one of those games once more, with what went wrong

With `--cores` it is the lean cores of opponents that are held to the public engine at every move.
What has been played is in build/soak-SEED.json: a run that was stopped goes on from there.
"""

from __future__ import annotations

import argparse
import json
import os
import time
import traceback
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import cuboteca
from cuboteca.games import SHELF
from cuboteca.play.game import Move
from cuboteca.play.levels import LEVELS
from cuboteca.play.nature import carried_out
from cuboteca.play.table import Table
from cuboteca.search.match import opponents_of
from cuboteca.search.node_simulator import simulator_of
from cuboteca.search.thought import think_through
from tests.play.every_ply import AnyGame, Watch, watch_game
from tools.paths import BUILD, ROOT

ROUND = 100
"""So many games of one game are played before it is the next game's turn."""
CHUNK = 10
"""So many at a time are given to a worker, and at most so many are lost when the run is stopped."""

SEATED = 0.1
"""The part of the seats in which opponents decide, of the weakest level, which takes the least time."""

SHOWN = 10
"""So many failures of a game are told at the end; all are in the file."""


class Chunk(NamedTuple):
    """Some games to be played: those of these seeds."""

    game: str
    first: int
    games: int
    cores: bool = False
    """Is it what opponents search in that is watched?"""


class Played(NamedTuple):
    """How they went."""

    game: str
    games: int
    plies: int
    unfinished: int
    """Games that were left after the most moves that are played."""
    seconds: float
    """Of the processor."""
    failures: tuple[tuple[int, str], ...]
    """Seed and error."""


def watch_of(name: str) -> Watch:
    """Return what `tests/games/<game>/every_ply.py` holds, if the game has one."""
    module = f"tests.games.{name}.every_ply"
    if not (ROOT / f"{module.replace('.', '/')}.py").exists():
        return AnyGame()
    watch: Watch = import_module(module)
    return watch


def core_games_of(name: str) -> Any:
    """Return what plays beside the lean core of a game's opponents; None where they search in the rules' states."""
    module = f"tests.games.{name}.opponents.core_games"
    return import_module(module) if (ROOT / f"{module.replace('.', '/')}.py").exists() else None


class SomeOpponents:
    """A game's watch, with opponents in a tenth of the seats."""

    def __init__(self, name: str, seed: int) -> None:
        watch = watch_of(name)
        self.LONGEST, self.check, self.check_step, self._random = (
            watch.LONGEST,
            watch.check,
            watch.check_step,
            watch.choose,
        )
        chance = Random(f"{seed} opponents")
        self._seats = [seat for seat in range(max(SHELF.about(name).seats)) if chance.random() < SEATED]
        self._think = partial(_decision, name)

    def choose(self, state: Any, rng: Random, mood: float) -> Move:
        return self._think(state, rng) if state.seat in self._seats else self._random(state, rng, mood)


def _decision(name: str, state: Any, rng: Random) -> Move:
    opponents = opponents_of(name)
    simulator = simulator_of(name) if SHELF.about(name).simulates else None
    thought = think_through(opponents, state, opponents.levels[LEVELS[0]], rng, simulator)
    move: Move = state.read(str(carried_out(state, thought.move, str(rng.random()))))
    return move


def player_of(name: str, cores: bool) -> Callable[[int], Table]:
    """Return what plays the game of a seed, checked at every ply."""
    if cores:
        follow: Callable[[int], Table] = core_games_of(name).follow
        return follow
    game, has_opponents = cuboteca.games[name], SHELF.about(name).opponents
    return lambda seed: watch_game(game, SomeOpponents(name, seed) if has_opponents else watch_of(name), seed)


def play(chunk: Chunk) -> Played:
    play_one = player_of(chunk.game, chunk.cores)
    plies, unfinished, failures = 0, 0, []
    begun = time.process_time()
    for seed in range(chunk.first, chunk.first + chunk.games):
        try:
            table = play_one(seed)
        except Exception as error:
            failures.append((seed, "".join(traceback.format_exception_only(error)).split("\n")[0]))
        else:
            plies += table.ply
            unfinished += table.state.seat is not None
    return Played(chunk.game, chunk.games, plies, unfinished, time.process_time() - begun, tuple(failures))


class Progress:
    """What has been played of each game, in a file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        kept = json.loads(self.file.read_text("utf-8")) if self.file.exists() else {}
        self.played: dict[str, Played] = {}
        for name, values in kept.items():
            played = Played(*values)
            self.played[name] = played._replace(failures=tuple((seed, error) for seed, error in played.failures))

    def of(self, name: str) -> Played:
        return self.played.get(name, Played(name, 0, 0, 0, 0.0, ()))

    def add(self, more: Played) -> None:
        """Count it and write the file, whole or not at all."""
        so_far = self.of(more.game)
        sums = (mine + other for mine, other in zip(so_far[1:], more[1:], strict=True))  # type: ignore[operator]
        self.played[more.game] = Played(more.game, *sums)
        self.file.parent.mkdir(exist_ok=True)
        written = self.file.with_suffix(".new")
        written.write_text(json.dumps(self.played, indent=1), "utf-8")
        os.replace(written, self.file)


def left(progress: Progress, names: list[str], games: int, seed: int, cores: bool = False) -> Iterator[Chunk]:
    """Yield what is still to be played, the games in turn."""
    done = {name: progress.of(name).games for name in names}
    for end in [*range(ROUND, games, ROUND), games]:
        for name in names:
            while done[name] < end:
                number = min(CHUNK, end - done[name])
                yield Chunk(name, seed + done[name], number, cores)
                done[name] += number


def line(played: Played) -> str:
    seconds = played.seconds / max(played.games, 1)
    return (
        f"{played.game:<14}{played.games:>7,} games {played.plies:>10,} plies {len(played.failures):>3} failures"
        f"{played.unfinished:>5} left unfinished {played.seconds / 60:>7.1f} min  {1000 * seconds:>5.0f} ms a game"
    )


def soak(names: list[str], games: int, seed: int, workers: int, cores: bool) -> bool:
    """Play what is left, and tell; did nothing fail?"""
    progress = Progress(BUILD / f"soak-{'cores-' if cores else ''}{seed}.json")
    with Pool(workers) as pool:
        for more in pool.imap(play, left(progress, names, games, seed, cores)):
            progress.add(more)
            for failed, error in more.failures:
                print(f"{more.game}, seed {failed}: {error}", flush=True)
            so_far = progress.of(more.game)
            if so_far.games % ROUND == 0 or so_far.games == games:
                print(line(so_far), flush=True)
    print()
    for name in names:
        played = progress.of(name)
        print(line(played))
        for failed, error in played.failures[:SHOWN]:
            print(f"  {error}\n    python -m tools.soak --again {name} {failed}{' --cores' if cores else ''}")
    return not any(progress.of(name).failures for name in names)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.soak")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--only", nargs="*", choices=list(cuboteca.games), default=list(cuboteca.games))
    parser.add_argument("--again", nargs=2, metavar=("GAME", "SEED"))
    parser.add_argument("--cores", action="store_true")
    wanted = parser.parse_args()
    names = [name for name in wanted.only if not wanted.cores or core_games_of(name) is not None]
    if wanted.again:
        name, seed = wanted.again
        print(player_of(name, wanted.cores)(int(seed)).text)
    elif not soak(names, wanted.games, wanted.seed, wanted.workers, wanted.cores):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
