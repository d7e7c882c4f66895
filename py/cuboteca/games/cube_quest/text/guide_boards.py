"""The positions and settlings of the guide's lines, from places as a player would name them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cuboteca.games.cube_quest.rules.cubes import CUBE_OF
from cuboteca.games.cube_quest.rules.lowering import land
from cuboteca.games.cube_quest.rules.places import Place, read_place
from cuboteca.games.cube_quest.rules.pose import Pose

KINGS: Final = {"rK": "0,-240", "bK": "0,240"}


def lying(where: str, others: Mapping[str, Pose] | None = None) -> Pose:
    """The pose of a cube put down at a place, on whatever lies there."""
    return land(read_place(where) or Place(0, 0), (others or {}).values(), False).pose


def position(placed: str, aside: str = "", freezes: str = "-", now: str = "r fresh action") -> str:
    """The text of a position: cubes at places, each put down after those before it; `aside` are those elsewhere."""
    words = placed.split()
    where = {**KINGS, **dict(zip(words[::2], words[1::2], strict=True))}
    poses: dict[str, Pose] = {}
    for cube, place in where.items():
        poses[cube] = lying(place, poses)
    told = {cube: f"{cube} board {pose}" for cube, pose in poses.items()}
    others = aside.split()
    told |= {cube: f"{cube} {status}" for cube, status in zip(others[::2], others[1::2], strict=True)}
    cubes = " ".join(told[cube] for cube in sorted(told, key=lambda cube: CUBE_OF[cube]))
    options = "army=custom points=99 screen=off"
    return f"cubes {cubes} | freezes {freezes} | extra r0 b0 | bouts 0-0 | {now} {options}"


def settling(**ends: str) -> str:
    """How everything comes to rest: each cube at a place, or `off 0.5`."""
    told = [f"{cube} {end if end.startswith('off') else lying(end)}" for cube, end in ends.items()]
    return " ".join(("~", *told))
