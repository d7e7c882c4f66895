"""A place to put a cube down: where, how turned, which face up."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

TENTHS: Final = re.compile(r"(-?)(0|[1-9][0-9]{0,3})(?:\.([0-9]))?")
PLACE: Final = re.compile(
    r"(?P<x>-?[0-9]{1,4}(?:\.[0-9])?),(?P<y>-?[0-9]{1,4}(?:\.[0-9])?)"
    r"(?:,(?P<layer>[0-9]))?(?:\^(?P<yaw>[0-9]{1,3}(?:\.[0-9])?))?(?:/(?P<face>[1-6]))?"
)
TURN: Final = 3600


class Place(NamedTuple):
    """Lengths in tenths of a millimetre, the angle in tenths of a degree."""

    x: int
    y: int
    layer: int | None = None
    """0 on the mat, 1 on one cube, and so on; None: on whatever lies below."""
    yaw: int = 0
    face: int = 1
    """The upper face."""

    def __str__(self) -> str:
        layer = "" if self.layer is None else f",{self.layer}"
        yaw = f"^{tenths_text(self.yaw)}" if self.yaw else ""
        face = f"/{self.face}" if self.face != 1 else ""
        return f"{tenths_text(self.x)},{tenths_text(self.y)}{layer}{yaw}{face}"


def tenths_text(tenths: int) -> str:
    """As in "-12.5"."""
    whole, part = divmod(abs(tenths), 10)
    return f"{'-' if tenths < 0 else ''}{whole}.{part}"


def read_tenths(text: str) -> int | None:
    """The tenths of a decimal number with at most one decimal; None if it is none."""
    found = TENTHS.fullmatch(text)
    if not found:
        return None
    size = 10 * int(found[2]) + int(found[3] or 0)
    return -size if found[1] else size


def read_place(text: str) -> Place | None:
    """The place that a text stands for, such as -40,-160,1^45/3; None if it stands for none."""
    found = PLACE.fullmatch(text)
    if not found:
        return None
    x, y, yaw = read_tenths(found["x"]), read_tenths(found["y"]), read_tenths(found["yaw"] or "0")
    if x is None or y is None or yaw is None or yaw >= TURN:
        return None
    return Place(x, y, int(found["layer"]) if found["layer"] else None, yaw, int(found["face"] or 1))
