"""How an opponent thinks: alpha-beta over the moves to come."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from math import exp
from random import Random
from typing import Any, Final

from cuboteca.play.simulation import Simulator
from cuboteca.search.alphabeta import PROVEN, Search
from cuboteca.search.thought import Level, Line, Thinking, Thought
from cuboteca.starter.nine_holes.rules.game import LONGEST, Move, State

LEVELS: Final[Mapping[str, Level]] = {
    name: Level(name, {"deepest": deepest, "nodes": nodes, "noise": noise})
    for name, deepest, nodes, noise in (
        ("gentle", 1, 300, 12.0),
        ("easy", 2, 1_000, 6.0),
        ("steady", 3, 3_000, 2.0),
        ("sharp", 5, 8_000, 0.5),
        ("master", 9, 30_000, 0.0),
        ("random", 0, 1, 1.0),
    )
}


class Core:
    """A position that the search changes in place (`cuboteca.search.alphabeta.Core`)."""

    def __init__(self, state: State) -> None:
        self.states = [state]

    def moves(self) -> Sequence[Move]:
        return () if self.states[-1].row else self.states[-1].moves()

    def make(self, move: Any) -> None:
        self.states.append(self.states[-1].play(move))

    def unmake(self) -> None:
        self.states.pop()

    def drawn(self) -> bool:
        return self.states[-1].made >= LONGEST and not self.states[-1].row

    def value(self, moves: Sequence[Any]) -> int:
        """Return a little for the middle: two rows cross there."""
        middle = self.states[-1].cells[4]
        return 0 if middle == "." else 5 if middle == "ab"[self.states[-1].side] else -5

    def key(self) -> Hashable:
        return self.states[-1]


class Thinker:
    """See `cuboteca.search.thought.Opponents`."""

    levels = LEVELS

    def think(self, seen: State, level: Level, rng: Random, simulator: Simulator | None = None) -> Thinking:
        """Search as far and as clearly as the level does."""
        settings = level.settings
        blur = {move: rng.gauss(0, settings["noise"]) for move in seen.moves()}
        search = Search(Core(seen), settings["nodes"], settings["deepest"], exact=True)
        for found in search.run():
            ranked = sorted(found.values, key=lambda one: -(one[0] + blur[one[1]]))
            lines = tuple(Line(str(move), _chance(value + blur[move])) for value, move in ranked[:3])
            yield Thought(lines[0].move, lines[0].value, lines, proven=abs(ranked[0][0]) >= PROVEN)


def _chance(value: float) -> float:
    """Return the chance to win that a value of the search stands for."""
    return 1 / (1 + exp(-max(min(value * 0.05, 20.0), -20.0)))
