"""Which resting poses can be what a settling came to.

Where physics lets the cubes come to rest is not for the rules to say; they refuse only what makes no sense.
"""

from __future__ import annotations

from math import dist

from cuboteca.games.cube_quest.rules import jobs
from cuboteca.games.cube_quest.rules.board import SAG
from cuboteca.games.cube_quest.rules.boxes import corners
from cuboteca.games.cube_quest.rules.cubes import COLOUR_OF
from cuboteca.games.cube_quest.rules.facts import BOARD, Position
from cuboteca.games.cube_quest.rules.jobs import Job
from cuboteca.games.cube_quest.rules.moves import FALLS, Move
from cuboteca.games.cube_quest.rules.names import cube_name, whose
from cuboteca.games.cube_quest.rules.pose import Pose
from cuboteca.play.game import IllegalMove


def settling_fault(now: Position, job: Job, move: Move) -> IllegalMove | None:
    """Why a settling cannot be what happened; None if it can."""
    told = [cube for cube, _ in (*move.poses, *move.offs)]
    if move.word == FALLS:
        if job.kind == jobs.SETTLE or told:
            return IllegalMove("Only what was put down can fall, and then it is taken up again.", "CQ-46")
        return None
    for cube in told:
        if now.statuses[cube] != BOARD:
            return IllegalMove(f"{whose(cube)} is not on the board and cannot settle.", "CQ-44")
    watched = watched_cubes(now, job)
    poses = dict(move.poses)
    for cube in watched:
        if cube in told and (cube not in poses or not stays(now.pose(cube), poses[cube])):
            clause = "CQ-6" if job.kind == jobs.CHECK else "CQ-46"
            return IllegalMove(f"The {cube_name(cube)} did not stay: then the settling is ~ falls.", clause)
    return None


def watched_cubes(now: Position, job: Job) -> tuple[int, ...]:
    """The cubes that were put down and must stay where they are."""
    if job.kind == jobs.CHECK:
        return tuple(cube for cube in now.on_board if COLOUR_OF[cube] == job.seat)
    return job.cubes if job.kind == jobs.STAND else ()


def stays(before: Pose, after: Pose) -> bool:
    """Has no corner of a cube moved farther than a cube that stays may (CQ-46)?"""
    moved = zip(corners(before), corners(after), strict=True)
    return all(dist(a[:2], b[:2]) <= SAG and abs(a[2] - b[2]) <= SAG for a, b in moved)
