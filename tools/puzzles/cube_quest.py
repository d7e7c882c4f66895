"""Makes puzzles of Cube Quest: one flick that does it, found and proven with the site's own simulation.

Positions are set up at random, with few cubes. A flick is drawn as at the table: where a finger hits depends on the
puzzle's id (`games/cube_quest/puzzles/judge.py`), so all that is found here happens there as well. A puzzle is proven
if, of all flicks of a fine grid of cubes, directions and strengths, hit in the middle, only flicks of one cube solve
it, and enough of them beside each other that a person can aim so. A flick that comes near no cube changes nothing.
"""

from __future__ import annotations

import atexit
import json
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from math import asin, atan2, degrees, hypot
from random import Random
from typing import Any, Final, NamedTuple

from cuboteca.games.cube_quest import game
from cuboteca.games.cube_quest.puzzles.judge import CAPTURE, KING, KING_SAFELY, OFF, reached
from cuboteca.games.cube_quest.rules.apply import apply_move
from cuboteca.games.cube_quest.rules.board import EDGE
from cuboteca.games.cube_quest.rules.cubes import CODES, COLOUR_OF, KIND_OF, KINGS, TEXTS
from cuboteca.games.cube_quest.rules.flick_simulation import CAP, HIGH, reach_of, request_of, settled
from cuboteca.games.cube_quest.rules.moves import FLICK, Flick, Move
from cuboteca.games.cube_quest.rules.notation import read_move
from cuboteca.games.cube_quest.rules.pose import flat_pose
from cuboteca.games.cube_quest.rules.position import DEFEATED
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.play.puzzle import Puzzle
from cuboteca.play.simulation import CannotSimulate
from cuboteca.search.node_simulator import NodeSimulator, is_installed

CANDIDATES: Final = 2
"""So many are drawn for each puzzle that is wanted: each takes seconds to find."""

ROUGH: Final = 6
"""Degrees between the directions of a first look,"""
FINE: Final = 2
"""in the window of the solution,"""
OTHERS: Final = 3
"""and of the proof that other cubes don't do it."""
ROUGH_POWERS: Final = (80, 95)
OTHERS_POWERS: Final = (60, 70, 80, 90, 100)
STEP: Final = 5
"""The steps of strength in the window of the solution."""
WEAKEST: Final = 35

NEAR: Final = 27.0
"""Millimetres beside the middle of a cube in which a flick may touch it, tumbling."""
FURTHER: Final = 1.15
"""Hardly a flick carries so many times as far as flicks of its strength do."""
LEAST: Final = 6
"""So many flicks beside each other must solve it, two degrees and five hundredths of strength apart,"""
DEEP: Final = 2
"""one of them with solutions on all its sides."""
WINDOWS: Final = (30, 20, 15, 11)
"""With so many or more a puzzle is of grade 0, 1, 2, 3."""
WIDEST: Final = 150
"""With more than that there would be nothing to aim at."""


class Shot(NamedTuple):
    """A flick of the grid."""

    cube: int
    degree: int
    power: int

    @property
    def move(self) -> Move:
        return self.at_height(0)

    def at_height(self, height: int) -> Move:
        return Move(FLICK, (self.cube,), flick=Flick(10 * self.degree % 3600, self.power, height=height))


class Simulations(NodeSimulator):
    """The site's simulation, asked several things at a time."""

    AT_ONCE: Final = 16
    """As many requests as a pipe holds, and answers."""

    def all(self, requests: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
        """Return what requests come to, in order."""
        asked, answered = self._process.stdin, self._process.stdout
        if asked is None or answered is None:
            raise CannotSimulate
        found: list[dict[str, Any]] = []
        for start in range(0, len(requests), self.AT_ONCE):
            some = requests[start : start + self.AT_ONCE]
            asked.write("".join(f"{json.dumps(request)}\n" for request in some))
            asked.flush()
            found += [json.loads(answered.readline()) for _ in some]
        return found


@cache
def simulations() -> Simulations:
    """Start the simulation, once."""
    if not is_installed("cube_quest"):
        raise RuntimeError("Puzzles of Cube Quest need Node and the site's packages.")
    found = Simulations("cube_quest")
    atexit.register(found.close)
    return found


# Positions.


def positions(rng: Random) -> Iterator[str]:
    """Set up positions, Red to move, in which something could be done with a flick."""
    while True:
        text = _set_up(rng)
        if text:
            yield text


def _set_up(rng: Random) -> str:
    """Return one; nothing where its cubes got in each other's way."""
    places: dict[str, tuple[float, float, int]] = {}

    def put(cube: str, x: float, y: float, face: int = 1, apart: float = 24) -> bool:
        x, y = 5.0 * round(x / 5), 5.0 * round(y / 5)
        if abs(x) > 190 or abs(y) > 290 or any(hypot(x - a, y - b) < apart for a, b, _ in places.values()):
            return False
        places[cube] = (x, y, face)
        return True

    ends = rng.random() < 0.6
    king = (
        (rng.uniform(-150, 150), rng.uniform(215, 285))
        if ends
        else (rng.choice((-1, 1)) * rng.uniform(120, 185), rng.uniform(-120, 250))
    )
    kind = rng.choice(("king", "off", "off", "capture", "capture"))
    goal = king
    fine = put("bK", *king)
    grunts = rng.randint(1, 3)
    if kind == "capture":
        goal = (rng.uniform(-180, 180), rng.uniform(-200, -25))
        fine &= put("bS1", *goal, rng.choice((2, 3, 4, 5)))
    else:
        fine &= put("bS1", king[0] + rng.uniform(-70, 70), max(15, king[1] + rng.uniform(-90, 60)))
    inward = (0.0, -1.0)
    if kind == "off":
        if rng.random() < 0.5:
            goal = rng.uniform(-180, 180), rng.uniform(250, 285)
        else:
            goal = rng.choice((-1, 1)) * rng.uniform(155, 188), rng.uniform(20, 270)
            inward = (-goal[0] / abs(goal[0]), 0.0)
        fine &= put("bG1", *goal)
        away, aside = rng.uniform(0, 26), rng.uniform(-26, 26)
        fine &= put(
            "bG2",
            goal[0] + away * inward[0] + aside * inward[1],
            goal[1] + away * inward[1] + aside * inward[0],
            apart=17,
        )
        grunts = max(grunts, 2)
    for number in range(1 if kind != "off" else 3, grunts + 1):
        x, y = rng.choice((king, goal))
        fine &= put(f"bG{number}", x + rng.uniform(-80, 80), max(-5, y + rng.uniform(-90, 60)))
    mine = rng.choice((("rS1", "rS2"), ("rS1", "rG1"), ("rS1",), ("rG1",), ("rS1", "rG1", "rG2")))
    for name in mine:
        x, y = goal if rng.random() < 0.75 else (rng.uniform(-150, 150), rng.uniform(-200, 200))
        if kind == "off":
            x, y = x + rng.uniform(40, 120) * inward[0], y + rng.uniform(40, 120) * inward[1]
        fine &= put(name, x + rng.uniform(-130, 130), y + rng.uniform(-150, 100))
    low = rng.random() < 0.7
    fine &= put("rK", rng.uniform(-170, 170), rng.uniform(-280, -120) if low else rng.uniform(-120, 200))
    return _text(places) if fine else ""


def _text(places: dict[str, tuple[float, float, int]]) -> str:
    cubes = " ".join(
        f"{name} board {flat_pose(*places[name][:2], 8.0, 0, places[name][2])}" for name in TEXTS if name in places
    )
    return f"cubes {cubes} | freezes - | extra r0 b0 | bouts 0-0 | r fresh action army=custom screen=off"


# Flicks.


def shooters(now: State) -> list[int]:
    """List the cubes that Red can flick."""
    return [cube for cube in now.on_board if COLOUR_OF[cube] == now.mover and KIND_OF[cube].flicked]


def shots(now: State, cube: int, step: int, powers: Sequence[int]) -> list[Shot]:
    """List the flicks of a cube, of a grid, that come near another cube and get as far as there."""
    pose = now.pose(cube)
    found: set[Shot] = set()
    for other in now.on_board:
        target = now.pose(other)
        far = hypot(target.x - pose.x, target.y - pose.y)
        if other == cube:
            continue
        middle = degrees(atan2(target.y - pose.y, target.x - pose.x))
        half = degrees(asin(min(1.0, NEAR / far)))
        ways = [way % 360 for way in range(int(middle - half), int(middle + half) + 2) if way % step == 0]
        strong = [power for power in powers if FURTHER * reach_of(power) + EDGE > far - EDGE]
        found |= {Shot(cube, way, power) for way in ways for power in strong}
    return sorted(found)


def luck_of(puzzle: Puzzle) -> str:
    """Return what the draw of a puzzle's flick depends on, at the table and here."""
    return f"{puzzle.id} 0"


def outcomes(now: State, tried: Sequence[Shot], luck: str | None) -> list[State]:
    """Return what flicks come to; without luck as a finger hits on average, and roughly."""
    flicked = [apply_move(now, _as_made(now, shot, luck)) for shot in tried]
    rough = {"rehearsed": True} if luck is None else {}
    answers = simulations().all([{**(request_of(one) or {}), **rough} for one in flicked])
    return [apply_move(one, settled(one, answer)) for one, answer in zip(flicked, answers, strict=True)]


def _as_made(now: State, shot: Shot, luck: str | None) -> Move:
    if luck is None:
        return shot.at_height(round(HIGH * min(shot.power, CAP)))
    return now.carried_out(shot.move, Random(luck))


def solving(puzzle: Puzzle, now: State, tried: Sequence[Shot]) -> list[Shot]:
    """List those of some flicks that solve a puzzle, as they come out in the app."""
    ends = outcomes(now, tried, luck_of(puzzle))
    return [shot for shot, after in zip(tried, ends, strict=True) if reached(puzzle, now, after).solved]


# Proving.


class Window(NamedTuple):
    """The flicks beside each other that solve a puzzle."""

    shots: frozenset[Shot]
    best: Shot
    """One in its middle."""

    @property
    def is_fair(self) -> bool:
        """Can a person be expected to hit it, and not by chance?"""
        return LEAST <= len(self.shots) <= WIDEST and _depth(self.best, self.shots) >= DEEP


def window_at(puzzle: Puzzle, now: State, start: Shot) -> Window:
    """Return the window round a flick that solves a puzzle."""
    known, group, edge = {start}, {start}, [start]
    while edge and len(group) <= WIDEST:
        around = sorted({shot for one in edge for shot in _beside(one)} - known)
        known.update(around)
        edge = solving(puzzle, now, [shot for shot in around if WEAKEST <= shot.power <= 100])
        group.update(edge)
    middle = sum(shot.power for shot in group) / len(group)
    best = max(sorted(group), key=lambda shot: (_depth(shot, group), -abs(shot.power - middle)))
    return Window(frozenset(group), best)


def window_near(puzzle: Puzzle, now: State, guess: Shot) -> Window | None:
    """Return a fair window near a flick that may solve a puzzle; None if none is found."""
    seen: set[Shot] = set()
    for power in (95, 80, 65):
        near = [Shot(guess.cube, (guess.degree + away) % 360, power) for away in (0, 2, -2, 4, -4)]
        for shot in solving(puzzle, now, near):
            if shot not in seen:
                window = window_at(puzzle, now, shot)
                if window.is_fair:
                    return window
                seen |= window.shots
    return None


def _beside(shot: Shot) -> list[Shot]:
    cube, degree, power = shot
    ways = (
        ((degree + FINE) % 360, power),
        ((degree - FINE) % 360, power),
        (degree, power + STEP),
        (degree, power - STEP),
    )
    return [Shot(cube, *way) for way in ways]


def _depth(shot: Shot, group: AbstractSet[Shot]) -> int:
    """Return how far a flick is from the border of its window."""
    depth, ring = 0, {shot}
    while ring <= group:
        depth += 1
        ring |= {other for one in ring for other in _beside(one)}
    return depth


def is_only_one(puzzle: Puzzle, now: State, cube: int) -> bool:
    """Does no flick of any other cube solve it?"""
    tried = [shot for one in shooters(now) if one != cube for shot in shots(now, one, OTHERS, OTHERS_POWERS)]
    some = range(0, len(tried), 4 * Simulations.AT_ONCE)
    return not any(solving(puzzle, now, tried[start : start + some.step]) for start in some)


def grade_of(window: Window) -> int:
    """Return the grade of a puzzle by how narrow its window is."""
    return sum(len(window.shots) < least for least in WINDOWS)


def proven(puzzle: Puzzle, guess: Shot) -> Puzzle | None:
    """Return a puzzle with its solution and grade, given a flick that may solve it; None if it isn't one."""
    now: State = game().position(puzzle.position)
    window = window_near(puzzle, now, guess)
    if window is None or _costs_king(puzzle, now, window.best) or not is_only_one(puzzle, now, guess.cube):
        return None
    return puzzle._replace(grade=grade_of(window), solution=(carried(puzzle, now, window.best),))


def _costs_king(puzzle: Puzzle, now: State, shot: Shot) -> bool:
    """Does the solver's own King fall, too, if only after the other one? That would be an odd win."""
    (after,) = outcomes(now, [shot], luck_of(puzzle))
    return after.statuses[KINGS[now.mover]] == DEFEATED


def carried(puzzle: Puzzle, now: State, shot: Shot) -> str:
    """Return a flick as it comes out in the app."""
    return str(now.carried_out(shot.move, Random(luck_of(puzzle))))


def prove(puzzle: Puzzle) -> bool:
    """Prove a puzzle again, and its grade."""
    now: State = game().position(puzzle.position)
    shot = shot_of(puzzle, now)
    if shot is None or not solving(puzzle, now, [shot]):
        return False
    window = window_at(puzzle, now, shot)
    right = window.is_fair and window.best == shot and grade_of(window) == puzzle.grade
    return right and is_only_one(puzzle, now, shot.cube)


def shot_of(puzzle: Puzzle, now: State) -> Shot | None:
    """Return the flick that was meant by that of a solution, if it is one of the grid."""
    move = read_move(puzzle.solution[0])
    if move.flick is None:
        return None
    shot = Shot(move.cubes[0], move.flick.direction // 10, move.flick.power)
    return shot if carried(puzzle, now, shot) == puzzle.solution[0] else None


# Finding.


def candidates(rng: Random) -> Iterator[Puzzle]:
    """Find puzzles without end, each proven."""
    for text in positions(rng):
        now: State = game().position(text)
        for puzzle, guess in promising(now, text):
            found = proven(puzzle, guess)
            if found is not None:
                yield found
                break


def promising(now: State, text: str) -> list[tuple[Puzzle, Shot]]:
    """Return what looks like a puzzle at first sight: a task that one cube alone has been seen to reach."""
    tasks = [(KING, 0), (KING_SAFELY, 0), (OFF, 2), (OFF, 3), (CAPTURE, 0)]
    by: dict[Puzzle, list[Shot]] = {Puzzle(*task, 0, (), text): [] for task in tasks}
    for cube in shooters(now):
        tried = shots(now, cube, ROUGH, ROUGH_POWERS)
        for shot, after in zip(tried, outcomes(now, tried, None), strict=True):
            for puzzle, hits in by.items():
                if reached(puzzle, now, after).solved:
                    hits.append(shot)
    found = [(puzzle, hits[0]) for puzzle, hits in by.items() if hits and len({shot.cube for shot in hits}) == 1]
    return sorted(found, key=lambda one: ORDER.index(one[0].task))


ORDER: Final = (CAPTURE, OFF, KING_SAFELY, KING)
"""The rarer tasks first."""


def beauty(puzzle: Puzzle) -> float:
    """Return how nice a puzzle is: few cubes, and a flick that isn't the first one that comes to mind."""
    now: State = game().position(puzzle.position)
    flick = read_move(puzzle.solution[0])
    cube, way = flick.cubes[0], (flick.flick.direction if flick.flick is not None else 0) / 10
    pose, king = now.pose(cube), now.pose(KINGS[1 - now.mover])
    nearest = min(shooters(now), key=lambda one: hypot(now.pose(one).x - king.x, now.pose(one).y - king.y))
    straight = degrees(atan2(king.y - pose.y, king.x - pose.x))
    aside = abs((way - straight + 180) % 360 - 180)
    return (
        (cube != nearest)
        + (CODES[cube] == "K")
        + min(aside / 20, 1.5)
        + {KING: 0.0, OFF: 0.5, KING_SAFELY: 0.8, CAPTURE: 0.6}[puzzle.task]
        + 0.5 * (puzzle.number > 2)
        - 0.1 * len(now.on_board)
    )
