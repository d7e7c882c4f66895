"""How an opponent of Qyshinsu thinks: alpha-beta, with what it finds blurred where the level sees less clearly."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from math import exp
from random import Random
from typing import Final

from cuboteca.games.qyshinsu.opponents.core import Core
from cuboteca.games.qyshinsu.opponents.levels import LEVELS
from cuboteca.games.qyshinsu.rules.moves import ACCEPT_DRAW, OFFER_STANDING, PLACES, Move
from cuboteca.games.qyshinsu.rules.state import State
from cuboteca.play.simulation import Simulator
from cuboteca.search.alphabeta import PROVEN, WIN, Found, Search, evened
from cuboteca.search.thought import Level, Line, Reason, Thinking, Thought, thought_of_lines

LINES: Final = 3
"""A thought has at most this many moves."""
STEEPNESS: Final = 0.02
"""How fast the chance to win grows with the value."""
FEW: Final = 6
"""With more replies than this, their number says nothing about a move."""


class Qyshinsu:
    """See `cuboteca.search.thought.Opponents`."""

    levels: Mapping[str, Level] = LEVELS

    def think(self, seen: State, level: Level, rng: Random, simulator: Simulator | None = None) -> Thinking:
        """Search as far and as clearly as the level does; give each move its value, never a bound."""
        settings = level.settings
        core = Core(seen)
        blur = _blur(seen, settings["noise"], rng)
        search = Search(core, settings["nodes"], settings["deepest"], exact=True)
        for found in evened(search.run()) if settings.get("evened") else search.run():
            yield thought_of(seen, search, found, blur)


def _blur(seen: State, noise: float, rng: Random) -> dict[Move, float]:
    return {move: rng.gauss(0, noise) for move in seen.moves()} if noise else {}


def thought_of(seen: State, search: Search, found: Found, blur: Mapping[Move, float]) -> Thought:
    """Return what a search comes to, for a level that sees each move blurred by this much."""
    ranked = sorted(found.values, key=lambda one: -(one[0] + blur.get(one[1], 0.0)))
    best = islice(_unlike(seen, ranked), LINES)
    lines = tuple(_line(seen, search, value, move, blur.get(move, 0.0)) for value, move in best)
    value = ranked[0][0]
    if seen.offer == OFFER_STANDING and value < 0:
        accepting = Line(ACCEPT_DRAW.text, 0.5, (), (Reason("accepts_draw"),))
        return thought_of_lines((accepting, *lines)[:LINES])
    return Thought(lines[0].move, chance(value), lines, lines[0].reasons, abs(value) >= PROVEN)


def _unlike(seen: State, ranked: Sequence[tuple[int, Move]]) -> Iterator[tuple[int, Move]]:
    """Leave out each move that is the same as an earlier one once the ring is turned or mirrored (Y-22)."""
    ways = _symmetries(seen)
    known: set[tuple[str, int, int]] = set()
    for value, move in ranked:
        if not move.sign:
            yield value, move
        elif (move.sign, move.kind, move.at) not in known:
            known |= {(move.sign, move.kind, way[move.at]) for way in ways}
            yield value, move


@lru_cache(maxsize=2)  # A search has many thoughts about one position, a review has two searches.
def _symmetries(seen: State) -> list[tuple[int, ...]]:
    """Return the ways to turn or mirror the ring that leave the position, and how it came about, as they are."""
    mirrors = (1,) if seen.options["old_tie"] == "clockwise" else (1, -1)  # Y-11: a mirrored ring runs the other way
    situations = ((seen.ring, seen.side, seen.recent), *seen.seen)
    places = range(len(PLACES))
    ways = (tuple((mirror * at + by) % len(PLACES) for at in places) for mirror in mirrors for by in places)
    return [way for way in ways if all(_stays(way, ring, recent) for ring, _, recent in situations)]


def _stays(way: tuple[int, ...], ring: bytes, recent: tuple[Move, ...]) -> bool:
    moves_stay = all(way[move.at] == move.at for move in recent if move.sign)
    return moves_stay and all(ring[to] == ring[at] for at, to in enumerate(way))


def _line(seen: State, search: Search, value: int, move: Move, blur: float) -> Line:
    """Return a move as the level likes it: blurred; its reasons are true."""
    follows = tuple(str(one) for one in search.line(move)[1:])
    return Line(str(move), chance(value + blur), follows, tuple(_reasons(seen, value, move)))


def _reasons(seen: State, value: int, move: Move) -> Iterator[Reason]:
    after = seen.play(move)
    if abs(value) >= PROVEN:
        yield Reason("wins_in" if value > 0 else "loses_in", {"moves": (WIN - abs(value) + 1) // 2})
    if not after.ended and len(after.moves()) <= FEW:
        yield Reason("leaves_answers", {"count": len(after.moves())})


def chance(value: float) -> float:
    """Return the chance to win that a value of the search stands for."""
    return 1 / (1 + exp(-max(min(value * STEEPNESS, 20.0), -20.0)))
