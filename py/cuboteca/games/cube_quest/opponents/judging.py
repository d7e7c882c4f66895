"""How good a position is for a player, as a chance to win: what stands, and who can knock off whose King next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from types import MappingProxyType
from typing import Final

from cuboteca.games.cube_quest.opponents.lines_of_fire import (
    Body,
    aim_at,
    bodies_of,
    flickable,
    knock_off_chance,
)
from cuboteca.games.cube_quest.rules.cubes import CODES, KIND_OF, KINGS, army_of
from cuboteca.games.cube_quest.rules.jobs import HELM
from cuboteca.games.cube_quest.rules.position import BOARD, CAUGHT, HAND, HIDDEN, RESERVE, Position

WORTH: Final[Mapping[str, float]] = MappingProxyType(
    {"K": 0.0, "S": 4.0, "H": 4.5, "U": 4.0, "G": 2.0, "L": 2.5, "F": 2.0}
)
"""By kind."""
SCALE: Final = 7.0
"""So many points more are as good as nearly three to one."""
FROZEN: Final = 0.6
"""What is left of a cube's worth while it is frozen."""
OTHERS_ERROR: Final = 3.0
"""How well others are thought to aim, in degrees."""
IN_HIDING: Final = 0.3
"""What a Skulk in hiding threatens: it comes back wherever it likes, and is seen there before it shoots."""
COMES_TO_IT: Final = 0.5
"""The share of the own threats that the other player doesn't parry."""

ESCAPES: Final = tuple(1 - len(kind.shadows) / 6 for kind in KIND_OF)
"""By cube: the chance that a release roll brings it back."""


def worth_of(now: Position, seat: int) -> float:
    """Return what a seat has on the board, beside it and in hiding, in points."""
    total = 0.0
    for cube in army_of(seat):
        status = now.statuses[cube]
        if status in (BOARD, HIDDEN, HAND, RESERVE):
            total += WORTH[CODES[cube]] * (FROZEN if cube in now.frozen else 1.0)
        elif status == CAUGHT:
            total += WORTH[CODES[cube]] * ESCAPES[cube]
    return total


def king_of(seat: int, bodies: Sequence[Body]) -> Body | None:
    """Return a seat's King on the board."""
    return next((body for body in bodies if body.cube == KINGS[seat]), None)


def threats(now: Position, seat: int, bodies: Sequence[Body], error: float) -> dict[int, float]:
    """Return the chance that each cube of a seat knocks the other's King off with the next flick."""
    king = king_of(1 - seat, bodies)
    if king is None:
        return {}
    return {
        shooter.cube: knock_off_chance(aim_at(shooter, king, bodies), 100, error, bodies)
        for shooter in flickable(now, seat, bodies)
    }


def threat(now: Position, seat: int, bodies: Sequence[Body], error: float) -> float:
    """Return the greatest of them."""
    most = max(threats(now, seat, bodies, error).values(), default=0.0)
    return max(most, IN_HIDING) if HIDDEN in (now.statuses[cube] for cube in _SKULKS[seat]) else most


_SKULKS: Final = tuple(tuple(cube for cube in army_of(seat) if CODES[cube] == "U") for seat in (0, 1))


def chance_to_win(now: Position, seat: int, error: float, caution: float) -> float:
    """Return a seat's chance when it has moved and the other player is next."""
    if now.ended:
        return 0.5 if now.winner not in (0, 1) else float(now.winner == seat)
    bodies = bodies_of(now)
    standing = 1 / (1 + exp(-(worth_of(now, seat) - worth_of(now, 1 - seat)) / SCALE))
    mine = threat(now, seat, bodies, error)
    theirs = threat(now, 1 - seat, bodies, OTHERS_ERROR) if caution else 0.0
    value = (1 - 0.95 * caution * theirs) * (standing + (1 - standing) * COMES_TO_IT * mine)
    job = now.job
    if job is not None and job.kind == HELM and now.mover == seat:  # it flicks again first
        again = threats(now, seat, bodies, error).get(job.cubes[0], 0.0)
        value = again + (1 - again) * value
    return value
