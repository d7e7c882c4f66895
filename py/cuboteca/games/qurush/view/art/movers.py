"""Whose turn it is, as a picture wears it."""

from __future__ import annotations


def by_seat(seat: int | None) -> str:
    """Return the class, after a space, that gives a picture the colour of the seat to move; "" for nobody's."""
    return "" if seat is None or seat < 0 else f" by-{seat}"
