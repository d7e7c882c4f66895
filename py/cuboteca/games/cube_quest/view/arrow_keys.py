"""Arrow keys in the arena: from cube to cube, the nearest in that direction as the camera sees it."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from cuboteca.games.cube_quest.rules.cubes import COLOUR_OF
from cuboteca.games.cube_quest.rules.jobs import NOBODY, SETUP
from cuboteca.games.cube_quest.rules.pose import Pose
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.selection.draft import draft_of, landings
from cuboteca.games.cube_quest.selection.selection import cube_of, cube_part, selection_of
from cuboteca.play.view import View

ARROWS: Final = {"arrowleft": (-1, 0), "arrowright": (1, 0), "arrowup": (0, 1), "arrowdown": (0, -1)}
ASIDE: Final = 2.0
"""How much farther a cube seems that lies aside of the way."""


def step(view: View, part: str | None, key: str) -> str | None:
    """Return where a key leads from a part; None if it leads nowhere."""
    state: State = view.state
    poses = _poses(view)
    here = cube_of(part or "")
    if not poses:
        return None
    if here not in poses:
        picked = selection_of(state, view.picked).cube if state.job is None else NOBODY
        return cube_part(picked if picked in poses else _own_first(view, poses)[0])
    if key in ("home", "end"):
        order = _own_first(view, poses)
        return cube_part(order[0] if key == "home" else order[-1])
    if key not in ARROWS:
        return None
    turn = radians(180 * view.turned + view.askew)
    right, up = ARROWS[key]
    dx, dy = right * cos(turn) - up * sin(turn), right * sin(turn) + up * cos(turn)
    start = poses[here]
    ahead = {}
    for cube, pose in poses.items():
        along = (pose.x - start.x) * dx + (pose.y - start.y) * dy
        aside = abs((pose.x - start.x) * dy - (pose.y - start.y) * dx)
        if cube != here and along > 0 and aside <= ASIDE * along:
            ahead[cube] = along + ASIDE * aside - pose.z / 100
    return cube_part(min(ahead, key=lambda cube: ahead[cube])) if ahead else None


def quarters(view: View) -> int:
    """Return by how many quarters to the left the board is seen turned, for steps along its edges."""
    return (2 * view.turned + round(view.askew / 90)) % 4


def _poses(view: View) -> dict[int, Pose]:
    state: State = view.state
    found = {cube: state.pose(cube) for cube in state.on_board}
    if state.job is not None and state.job.kind == SETUP:
        draft = draft_of(view, state.job.seat)
        found |= {cube: landing.pose for cube, landing in landings(draft.placed, state.rules.ragged).items()}
    return found


def _own_first(view: View, poses: dict[int, Pose]) -> list[int]:
    """List the cubes to walk along: the King of the player who holds the device, their other cubes, the opponent's."""
    seat = view.state.seat if view.own is None else view.own
    mover = seat if seat in (0, 1) else 0
    return sorted(poses, key=lambda cube: (COLOUR_OF[cube] != mover, cube))
