"""The named things on the table: `cube:12`, `at:-100:2050` (a place on the mat, in tenths of a millimetre), buttons."""

from __future__ import annotations

import re
from typing import Final

from cuboteca.games.cube_quest.rules.cubes import CUBES

_NUMBER: Final = re.compile(r"-?(0|[1-9][0-9]{0,4})")


def cube_part(cube: int) -> str:
    """A cube as a part: `cube:3`."""
    return f"cube:{cube}"


def numbers_of(part: str, kind: str, count: int) -> tuple[int, ...] | None:
    """The whole numbers of a part such as `at:-100:2050`; None if it is not of that kind, or holds others."""
    head, *rest = part[:80].split(":")
    if head != kind or len(rest) != count or not all(_NUMBER.fullmatch(word) for word in rest):
        return None
    return tuple(map(int, rest))


def cube_of(part: str, kind: str = "cube") -> int | None:
    """The cube of a part; None if it names none."""
    found = numbers_of(part, kind, 1)
    return found[0] if found and found[0] in CUBES else None
