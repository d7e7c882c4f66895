"""Says what broke and where, with nothing of the game in it: the words of a fault may hold names and secrets."""

from __future__ import annotations

import traceback
from typing import Final

MOST: Final = 12
"""Places told of one fault, the last ones: a recursion has a thousand."""


def describe_fault(fault: BaseException) -> str:
    """Return the kind of a fault with the way to it, the place where it broke first; then what it came of."""
    lines: list[str] = []
    cause: BaseException | None = fault
    while cause is not None:
        places = traceback.extract_tb(cause.__traceback__)[-MOST:]
        lines.append(type(cause).__name__ if cause is fault else f"← {type(cause).__name__}")
        lines += [f"{_file(place.filename)}:{place.lineno} {place.name}" for place in reversed(places)]
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
    return "\n".join(lines)


def place_of(fault: Exception) -> str:
    """Return the kind of a fault and where it broke."""
    place = traceback.extract_tb(fault.__traceback__)[-1]
    return f"{type(fault).__name__}, {place.filename.rpartition('/')[2]}, {place.lineno}"


def _file(path: str) -> str:
    """Return where a module is in the app; what lies outside of it has its last two names."""
    _, found, inside = path.rpartition("cuboteca/")
    return f"{found}{inside}" if found else "/".join(path.split("/")[-2:])
