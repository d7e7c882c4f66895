"""The board's measures, in hundredths of its half width; place p stands at p × 30° like a clock, 12 on top."""

from __future__ import annotations

from typing import Final

from cuboteca.draw.path import Point, around

RIM: Final = 98.5
FACE: Final = 95.5
GROOVE: Final = 86.8
NUMBERS_AT: Final = 91.2
WELLS_AT: Final = 68.2
WELL: Final = 15.6
STONE: Final = 13.9
DISH: Final = 47.5
ARC_AT: Final = 37.5

GHOST: Final = 0.5
"""How much is seen of a stone where it may go."""

TRAY_WIDTH: Final = 358
TRAY_HEIGHT: Final = 100
SLOTS: Final = 6
SLOT_STEP: Final = (TRAY_WIDTH - 20) / SLOTS
SLOT_WELL: Final = 25.6
SLOT_STONE: Final = 22.5


def angle(place: int, turned: bool = False) -> int:
    """Return where the place is seen, in degrees from the top, by the player or by the one across the table."""
    return (place * 30 + (180 if turned else 0)) % 360


def spot(place: int, turned: bool = False, radius: float = WELLS_AT) -> Point:
    """Return where a place, 1 to 12, lies in units of the picture; y points down."""
    return around(angle(place, turned), radius)


def slot_at(index: int) -> Point:
    """Return the middle of a slot's well on the tray."""
    return 10 + SLOT_STEP * (index + 0.5), 41
