"""The flicks worth thinking of: at whom, from where, how hard; and what they promise before anything is tried out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import exp, log, pi, sin
from random import Random
from typing import Final, NamedTuple

from cuboteca.games.cube_quest.opponents.judging import ESCAPES, SCALE, WORTH
from cuboteca.games.cube_quest.opponents.lines_of_fire import (
    GOES_ON,
    HANDED_ON,
    Aim,
    Body,
    aim_at,
    hit_chance,
    knock_off_chance,
    power_for,
)
from cuboteca.games.cube_quest.rules.board import HALF
from cuboteca.games.cube_quest.rules.cubes import CODES, COLOUR_OF, KINGS
from cuboteca.games.cube_quest.rules.flick_simulation import reach_of, way_to_edge
from cuboteca.games.cube_quest.rules.moves import FLICK, Flick, Move
from cuboteca.games.cube_quest.rules.places import TURN

FULL: Final = 100
STRONG: Final = 95
"""A strength that is just enough is of interest if it is less than this."""
SHORT: Final = 18.0
"""How far a flicked cube may come short of what was expected, or go beyond, in millimetres."""
MARGIN: Final = 25.0
"""How much farther than to the edge a cube is meant to go that is knocked off, in millimetres."""
STANDS_OFF: Final = 80.0
"""How far before the King a cube stops that comes closer."""
KING: Final = 30.0
"""What the own King counts in points when he is risked."""
ATTACKER: Final = 14.0
"""What a cube counts that is sure to knock the own King off next."""
CLOSER: Final = 5.0
"""What a cube counts that stands before the enemy King."""
A_SHOOTER: Final = 4
"""So many flicks of one cube are tried out at most,"""
A_TARGET: Final = 7
"""and so many at one target."""

AT_KING, KNOCKS_OFF, COMES_CLOSER = "at_king", "knocks_off", "comes_closer"
"""What a flick is meant for."""


class Candidate(NamedTuple):
    """A flick that comes to mind."""

    move: Move
    aim: Aim
    purpose: str
    kills: float
    """The chance that it knocks the enemy King off."""
    gain: float
    """What else it is expected to bring, in points."""
    lost: float
    """The chance that the cube which is flicked is lost."""

    def promise(self, before: float) -> float:
        """Return the chance to win that it promises to somebody who had some chance before."""
        odds = log(max(before, 1e-3) / max(1 - before, 1e-3)) + self.gain / SCALE
        return self.kills + (1 - self.kills) / (1 + exp(-odds))


def steered(move: Move, degrees: float, hundredths: float) -> Move:
    """Return a flick with another direction and strength; any other move as it is."""
    flick = move.flick
    if flick is None:
        return move
    power = max(1, min(FULL, round(flick.power + hundredths)))
    return move._replace(flick=flick._replace(direction=round(flick.direction + 10 * degrees) % TURN, power=power))


def flick_of(aim: Aim, power: int) -> Move:
    """Return the flick along an aim."""
    return Move(FLICK, (aim.shooter.cube,), flick=Flick(round(aim.direction * 1800 / pi) % TURN, power))


def candidates_of(
    shooter: Body, bodies: Sequence[Body], attackers: Mapping[int, float], error: float
) -> Iterator[Candidate]:
    """Find the flicks of one cube; `attackers` are the chances of enemy cubes to knock the own King off."""
    seat = COLOUR_OF[shooter.cube]
    for target in bodies:
        if COLOUR_OF[target.cube] == seat or abs(target.z - shooter.z) > 3 * HALF:
            continue
        aim = aim_at(shooter, target, bodies)
        at_king = target.cube == KINGS[1 - seat]
        way = way_to_edge(target.x, target.y, aim.direction)
        enough = power_for(aim.gap + (way + MARGIN) / HANDED_ON)
        worth = WORTH[CODES[target.cube]] + ATTACKER * attackers.get(target.cube, 0.0)
        for power in (FULL, enough) if enough < STRONG else (FULL,):
            falls = knock_off_chance(aim, power, error, bodies)
            lost = _lost_by(aim, power, error)
            kills = falls if at_king else 0.0
            gain = (0.0 if at_king else falls * worth) - _risked(shooter.cube) * lost
            purpose = AT_KING if at_king else KNOCKS_OFF
            yield Candidate(flick_of(aim, power), aim, purpose, kills, gain, lost)
        if at_king and aim.blocker is None and aim.gap > 2 * STANDS_OFF and CODES[shooter.cube] != "K":
            power = power_for(aim.gap - STANDS_OFF)
            caught = _caught(shooter.cube) if _ends_abroad(aim, aim.gap - STANDS_OFF) else 0.0
            gain = CLOSER * (1 - caught) - WORTH[CODES[shooter.cube]] * caught
            yield Candidate(flick_of(aim, power), aim, COMES_CLOSER, 0.0, gain, caught)


def _risked(cube: int) -> float:
    return KING if CODES[cube] == "K" else WORTH[CODES[cube]]


def _lost_by(aim: Aim, power: int, error: float) -> float:
    """Return the chance that a flicked cube slides off, or is captured where it stops."""
    reach = reach_of(power)
    hits = 1.0 if aim.blocker is not None else hit_chance(aim, error)
    after_hit = min(reach, aim.gap) + GOES_ON * max(reach - aim.gap, 0.0)
    return hits * _lost(aim, after_hit) + (1 - hits) * _lost(aim, reach)


def _lost(aim: Aim, goes: float) -> float:
    way = way_to_edge(aim.shooter.x, aim.shooter.y, aim.direction)
    off = 1 / (1 + exp(max(min((way - goes) / SHORT, 50.0), -50.0)))
    caught = _caught(aim.shooter.cube) if _ends_abroad(aim, goes) else 0.0
    return off + (1 - off) * caught


def _caught(cube: int) -> float:
    """Return the chance that a cube which has tumbled is captured, and doesn't escape."""
    return (1 - ESCAPES[cube]) ** 2


def _ends_abroad(aim: Aim, goes: float) -> bool:
    y = aim.shooter.y + goes * sin(aim.direction)
    return y > HALF if COLOUR_OF[aim.shooter.cube] == 0 else y < -HALF


def ranked(candidates: Sequence[Candidate], before: float, most: int) -> list[Candidate]:
    """Return the most promising, not all of one cube nor all at one target."""
    chosen: dict[Move, Candidate] = {}
    shooters, targets = Counter[int](), Counter[int]()
    promises = [one.promise(before) for one in candidates]
    for number in sorted(range(len(candidates)), key=promises.__getitem__, reverse=True):
        one = candidates[number]
        shooter, target = one.aim.shooter.cube, one.aim.target.cube
        if shooters[shooter] < A_SHOOTER and targets[target] < A_TARGET and one.move not in chosen:
            chosen[one.move] = one
            shooters[shooter] += 1
            targets[target] += 1
            if len(chosen) == most:
                break
    return [*chosen.values()]


def straight(shooters: Sequence[Body], bodies: Sequence[Body]) -> Candidate | None:
    """Return what a naive player does: flick hard at the King if the way is free, or else at the nearest cube."""
    seat = COLOUR_OF[shooters[0].cube]
    guards = [body for body in shooters if CODES[body.cube] != "K"] or list(shooters)
    aims = [aim_at(one, other, bodies) for one in guards for other in bodies if COLOUR_OF[other.cube] != seat]
    at_king = [aim for aim in aims if aim.target.cube == KINGS[1 - seat] and aim.blocker is None]
    aim = min(at_king or aims, key=lambda aim: aim.gap, default=None)
    if aim is None:
        return None
    purpose = AT_KING if aim.target.cube == KINGS[1 - seat] else KNOCKS_OFF
    return Candidate(flick_of(aim, FULL), aim, purpose, 0.0, 0.0, 0.0)


def remembered(shooters: Sequence[Body], overlooks: float, rng: Random) -> list[Body]:
    """Return the cubes that somebody thinks of who overlooks a share of them; one at least."""
    seen = [body for body in shooters if rng.random() >= overlooks]
    return seen or [rng.choice(shooters)]
