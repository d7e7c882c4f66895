"""The emblems of the rooms: one pen, 24 × 24, by the words that a card file has for them."""

from __future__ import annotations

from typing import Final

from cuboteca.draw.path import num


def disc(x: float, y: float, radius: float) -> str:
    """A circle as a path."""
    r, d = num(radius), num(2 * radius)
    return f"M{num(x - radius)} {num(y)}a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0-{d} 0z"


ROOM_EMBLEMS: Final = {
    "compass rose, four open doors": disc(12, 12, 8.5) + "M12 5.5L14 12l-2 6.5L10 12zM5.5 12h2M16.5 12h2",
    "door with five keyholes": "M5.5 20.5V9a6.5 6.5 0 0 1 13 0v11.5zM3.5 20.5h17M12 7.5v.9M9 11v.9M15 11v.9M9.6 15.2v.9"
    "M14.4 15.2v.9",
    "arrow out of a wall": "M4 3.5v17M7 3.5v17M4 8h3M4 12.5h3M4 17h3M10.5 12H20M16.2 8.2L20 12l-3.8 3.8",
    "hook on a chain": "M12 2.5v1.6" + disc(12, 5.9, 1.8) + "M12 7.7v1.6" + disc(12, 11.1, 1.8) + "M12 12.9v2.2c2.9.4 "
    "4.2 1.4 4.2 3a3.6 3.6 0 0 1-3.9 3.4c-2.3 0-3.9-1.4-4.1-3.6",
    "bed with cross": "M3.5 18.5v-9M3.5 15.5h17v3M20.5 15.5V13a2 2 0 0 0-2-2h-15M15.5 3.5v5M13 6h5",
    "padded wall": "M4 4h16v16H4zM4 12l8-8 8 8-8 8zM12 4v16M4 12h16",
    "vice and saw": "M3.5 8.5H9V16H3.5zM5.6 11v2.5M9 8.5l11.5 2v2.2L9 16M10.8 15.5l1.2 1.9 1-2.5 1.2 1.9 1-2.5 1.2 1.9 "
    "1-2.5",
    "shelf of jars": "M3 19.5h18M5 19.5v-7h5.5v7M5.7 12.5v-2h4.1v2M13.5 19.5v-5H19v5M14.2 14.5v-2h4.1v2M3 "
    "8.5h18M7 8.5v-4"
    "h4v4M14.5 8.5v-3H18v3",
    "card drawers": "M6 3.5h12a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19V5A1.5 1.5 "
    "0 0 1 6 3.5"
    "zM4.5 9.2h15M4.5 14.8h15M10.5 6.4h3M10.5 12h3M10.5 17.6h3",
    "hanging sheets": "M2.5 5.5c6 1.6 13 1.6 19 0M6 6.3v11c1.4-1 2.8 1 4.2 0V6.7M13.8 6.7v11.6c1.4-1 2.8 1 4.2 0v-12",
    "valve and steam": disc(12, 14.5, 5.5)
    + disc(12, 14.5, 1.4)
    + "M12 9v4.1M12 15.9V20M6.5 14.5h4.1M13.4 14.5h4.1M8 6.5"
    "c-1.3-1.4 1.3-2 0-3.6M12 6c-1.3-1.4 1.3-2 0-3.6M16 6.5c-1.3-1.4 1.3-2 0-3.6",
    "lever panel": "M3.5 13h17v7.5h-17zM7.5 16.8v.1M12 16.8v.1M16.5 16.8v.1M8 13L6 5.7M12 13V5.5M16 13l2-7.3"
    + "M6 5.6v.1M12 5.4v.1M18 5.6v.1",
    "row of hanging blades": "M3 3.5h18M6 3.5v8M12 3.5v8M18 3.5v8M3.6 11.5h4.8L6 20.5zM9.6 11.5h4.8L12 "
    "20.5zM15.6 11.5h4.8"
    "L18 20.5z",
    "column of hooks": "M4.5 3v18M4.5 6h6.5v2.4a2.1 2.1 0 0 1-4.2.2M4.5 12.5h9v2.4a2.1 2.1 0 0 1-4.2.2M4.5 "
    "19h12v1M16.5 "
    "20a2.1 2.1 0 0 1-3.6 1M19.5 3.5v3M19.5 9.5v3M19.5 15.5v2",
    "straight hall": "M8 3v18M16 3v18M12 4.5v3M12 10.5v3M12 16.5v3",
    "bent hall": "M8 21V11a3 3 0 0 1 3-3h10M16 21v-5h5",
    "bricked-up hall": "M7 21V7h10v14M7 11.5h10M7 16h10M12 7v4.5M9.5 11.5V16M14.5 11.5V16M12 16v5",
    "T-shaped hall": "M3 8h18M3 16h5v5M21 16h-5v5",
    "round steel door": disc(12, 12, 8.7)
    + disc(12, 12, 3)
    + "M12 3.3V6M12 18v2.7M3.3 12H6M18 12h2.7M12 9V7.4M14.1 14.1"
    "l1.2 1.2M9.9 14.1l-1.2 1.2",
    "cage door": "M5 20.5v-11a7 7 0 0 1 14 0v11zM9 20.5V3.3M12 20.5v-18M15 20.5V3.3M5 12.5h14",
    "open hatch": "M3.5 13.5L8 20h12.5L16 13.5zM3.5 13.5L7 4.5h12.5L16 13.5M8.8 16.5h6.6M10 6.8h6",
    "two facing mirrors": "M4 19V6.5l5-2.5v17zM20 19V6.5L15 4v17zM6.5 15.5v-5M17.5 15.5v-5M12 8v1.5M12 "
    "12v1.5M12 16v1.5",
    "bunk beds": "M4 20V4M20 20V4M4 9.5h16M4 17h16M6.5 9.3V7.5h4v1.8M6.5 16.8V15h4v1.8",
    "arched window": "M5.5 20.5V10A6.5 6.5 0 0 1 12 3a6.5 6.5 0 0 1 6.5 7v10.5zM12 3v17.5M5.5 12h13M3.5 20.5h17",
    "rocking horse": "M3.5 18.5c5 2.6 12 2.6 17 0M7 17.8l1.5-5.3c-1.5-1-2-3-1.5-4.5l2-3 1 2.5 3.5 3h4c1.5 0 2.5 "
    "1.5 2.5 3"
    "M10.5 13.5c2 1 4 1 6 .3l1 4",
}
