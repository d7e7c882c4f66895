"""The emblems of cards and rooms, by the words that a card file has for them: one pen, 24 × 24."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from markupsafe import Markup

from cuboteca.draw.path import num


def disc(x: float, y: float, radius: float) -> str:
    """Return a circle as a path."""
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

KEYS: Final = 5


def key(teeth: int) -> str:
    """Return a key whose teeth can be counted, as a path."""
    bits = "".join(f"M{19.6 - 2.1 * i:.1f} 12v{3.6 if i % 2 == 0 else 2.8}" for i in range(teeth))
    return disc(6.6, 12, 3.9) + disc(6.6, 12, 0.9) + "M10.5 12h10" + bits


BLUE_EMBLEMS: Final = {
    **{f"key with {n} {'tooth' if n == 1 else 'teeth'}": key(n) for n in range(1, KEYS + 1)},
    "open eye": "M2.5 12s3.6-6.5 9.5-6.5S21.5 12 21.5 12s-3.6 6.5-9.5 6.5S2.5 12 2.5 12z"
    + disc(12, 12, 3)
    + "M12 12v.1",
    "bent wire": "M3 20l6.5-6.5M9.5 13.5l3-.8-.8 3zM11.5 11.5l4.7-4.7c1.7-1.7 4.3.9 2.6 2.6l-2 2",
    "hand with cross": "M7.5 20.5l-3.6-5c-1-1.5 1-2.9 2.1-1.6l1.5 1.6V6.2c0-1.7 2.5-1.7 2.5 0V5c0-1.7 2.5-1.7 2.5 0v1"
    "c0-1.6 2.5-1.6 2.5 0v1.5c0-1.5 2.5-1.5 2.5 0v8c0 3-1.5 5-4 5zM12.6 11v5M10.1 13.5h5",
    "speech bubble with heart": "M4 5.5h16v10.8h-8.6L7 20v-3.7H4zM12 13.6c-2.2-1.5-3.3-2.6-3.3-4a1.7 1.7 0 0 1 "
    "3.3-.5 1.7 "
    "1.7 0 0 1 3.3.5c0 1.4-1.1 2.5-3.3 4z",
    "clenched fist": "M5 12.5V9a1.8 1.8 0 0 1 3.6 0V7.4a1.8 1.8 0 0 1 3.6 0v.4a1.8 1.8 0 0 1 3.6 0v1a1.6 1.6 0 "
    "0 1 3.2.2v4"
    "c0 3.5-1.8 5-3.5 6v1.5h-8V19C5.5 17 5 15 5 12.5zM8.6 9v3M12.2 8v4M15.8 8.8V12M5 12.5c2.5 2.6 6 .6 7.5-.2",
    "black sun": disc(12, 12, 4.3)
    + "M9.5 12h5M10.3 10h3.4M10.3 14h3.4M12 2.8v2.7M12 18.5v2.7M2.8 12h2.7M18.5 12h2.7M5.5 "
    "5.5l1.9 1.9M16.6 16.6l1.9 1.9M18.5 5.5l-1.9 1.9M7.4 16.6l-1.9 1.9",
    "spiral": "M12 12.2c0-1 1.5-1.2 2 0 .7 1.7-.9 3.3-2.6 3.2-2.4-.1-3.9-2.4-3.4-4.6C8.6 8 11.4 6.6 14 7.5c3.2 "
    "1.1 4.6 4.6 "
    "3.5 7.7-1.3 3.5-5.2 5.1-8.6 3.8C5.3 17.6 3.5 13.7 4.6 10c.9-3 3.5-5.3 6.7-5.8",
    "covered disc": disc(12, 12, 8.5)
    + "M7.5 4.8a8.5 8.5 0 0 1 0 14.4M10.5 3.7a8.5 8.5 0 0 1 0 16.6M13.6 3.7a8.5 8.5 0 0 1 "
    "0 16.6M16.8 5a8.5 8.5 0 0 1 0 14",
    "running figure": disc(14.8, 4.6, 1.9)
    + "M7 10.5l3-3 3.8 1-2.6 5 3.4 2.6-1 4.9M11.2 13.5l-1.8 4-4.9.8M13.8 8.5l1.9 3h3.3"
    "M3 7.5h3M2.5 12h3",
    "many eyes": "M2.5 8.5s2-3.2 4.8-3.2S12 8.5 12 8.5s-2 3.2-4.7 3.2S2.5 8.5 2.5 8.5zM12 8.5s2-3.2 4.8-3.2 4.7 "
    "3.2 4.7 3.2"
    "-2 3.2-4.7 3.2S12 8.5 12 8.5zM7.2 15.8s2-3.2 4.8-3.2 4.8 3.2 4.8 3.2-2 3.2-4.8 3.2-4.8-3.2-4.8-3.2zM7.3 8.4v.2"
    "M16.8 8.4v.2M12 15.7v.2",
    "crowbar": "M4 21L15.5 8.2c1.3-1.5.6-3.6-.6-5.2 3.3-.4 5.6 1.9 5.3 5.2-1.3-1.1-2.6-1-3.5 0L5.5 22M3 20.2L5.8 22.5",
    "roll of gauze": disc(9.5, 12.5, 6) + disc(9.5, 12.5, 2) + "M9.5 6.5h11v7.4h-5.2M20.5 10.2h-3",
    "case with cross": "M4.5 7.5h15A1.5 1.5 0 0 1 21 9v9.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18.5V9a1.5 "
    "1.5 0 0 1 "
    "1.5-1.5zM8.5 7.3V5A1.5 1.5 0 0 1 10 3.5h4A1.5 1.5 0 0 1 15.5 5v2.3M12 10.5v6.5M8.7 13.8h6.6",
    "syringe": "M13.5 5.5l5 5M15 7l3.5-3.5M16.5 2l5.5 5.5M12.2 6.8l-7 7v5h5l7-7zM5.2 18.8L2.5 21.5M9 10l2 2M6.8 "
    "12.3l2 2",
    "blister pack": "M5 3.5h14v17H5z"
    + disc(9, 8, 1.5)
    + disc(15, 8, 1.5)
    + disc(9, 12.2, 1.5)
    + disc(15, 12.2, 1.5)
    + disc(9, 16.4, 1.5)
    + disc(15, 16.4, 1.5),
    "crank box": "M3.5 9.5h13v10.5h-13zM3.5 13h13M16.5 16h3.5V8.5M18.5 8.5H22M8 9.5V4.3l5-1.3v6M8 4.3v3.2M7 16.8h6",
    "knife": "M4 20l4.2-4.2M8.2 15.8l-1.9-1.9 1.9-1.9 3.8 3.8-1.9 1.9zM10.1 13.9l9.4-10.4c1.4 4.3-.6 8.2-5.5 12.3",
    "axe": "M4 21L15.5 7.5M13 5.5c2-2.5 4.2-3 6.5-2.5-1 1.8-.8 3.6 1.5 5.5-2.6 1.6-5 1.3-7-.5zM4 21l-.8-.8",
    "flare pistol": "M3 6.5h14v5h-6.2l-.6 2.5H7.5L6 20.5H2.5L4.5 12 3 11.5zM17 8h3M20.5 5l1-1M20.5 11l1 1M22 8h.1M10 14"
    "c.3 1.5 2.2 1.5 2.6-2.5",
    "cutters": "M12 11.5L8.5 3.3c-1.7 1.8-1.7 4 0 6.5L12 11.5l3.5-8.2c1.7 1.8 1.7 4 0 6.5zM12 11.5l-3.2 2.2c-2 2-2.3 4"
    "-1.8 7.3M12 11.5l3.2 2.2c2 2 2.3 4 1.8 7.3M12 11.5v.1",
    "pick set": "M5.5 21v-7h3v7zM7 14V4.5c0-1.5 2-1.5 2 .2M15.5 21v-7h3v7zM17 14V3.5l-1.8 1.3L17 6.2l-1.5 1.3",
    "flask": "M8 8.5h8v11A1.5 1.5 0 0 1 14.5 21h-5A1.5 1.5 0 0 1 8 19.5zM9 8.5v-2h6v2M10 6.5V3h4v3.5M16 11h2.5a1.5 "
    "1.5 0 0 1 1.5 1.5V15a1.5 1.5 0 0 1-1.5 1.5H16M8 12.5h8",
    "coil": "M12 4.5c4.7 0 8 1.3 8 3s-3.3 3-8 3-8-1.3-8-3 3.3-3 8-3zM20 7.5v4c0 1.7-3.3 3-8 3s-8-1.3-8-3v-4M20 "
    "11.5v4c0 "
    "1.7-3.3 3-8 3s-8-1.3-8-3v-4M12 18.5c3 0 3.5 1 3.5 3M9.5 7.5h5",
    "hand winch": disc(10, 12, 5.5) + disc(10, 12, 1.3) + "M10 12l7.5-6.5M16.2 4.2l2.6 2.6M4.5 12v8.5h11V12M10 17.5v-.1"
    "M15.5 14h3v5M17 19h3",
    "horseshoe magnet": "M4.5 4v8a7.5 7.5 0 0 0 15 0V4H15v8a3 3 0 0 1-6 0V4zM4.5 8H9M15 8h4.5",
    "torn plan": "M4 5l5-1.5 6 2 5-1.5v9.5l-2.5 1.5-1 2.5-3-1-2 3-3.5-1.5-1.5 2L4 19.5zM9 3.5v7M15 5.5V12M6.5 13l2 "
    "2M8.5 13l-2 2",
}

SPIDER_LEGS: Final = (
    "M10 11L6.5 7.5 4 8.5 2.5 6M9.6 13L5.5 12 3 14M9.8 15L6.5 16.5 4.5 20M14 11l3.5-3.5L20 8.5 21.5 6M14.4 13l4.1-1 "
    "2.5 2M14.2 15l3.3 1.5 2 3.5M12 2v6.5"
)


def clock(arrow: str) -> str:
    """Return a clock whose house moves that way, as a path."""
    return disc(12, 12, 5.4) + "M12 9v3l2 1.5" + arrow


GREEN_EMBLEMS: Final = {
    "flickering candle": "M9 11h6v9.5H9zM6 20.5h12M12 11V9M12 9c-2.6-.6-2.7-3.2 0-6 .6 2 2.8 3.2 1.8 4.9-.3.6-1 1-1.8 "
    "1.1zM17.5 6.5l2-1M18.5 9.5h2M4.5 5.5l2 1",
    "lungs": "M12 3v8M12 8.5c-1.5 1.5-2 1.5-2.5 3.5M12 8.5c1.5 1.5 2 1.5 2.5 3.5M9.5 6.5c-3 1-6 6-6 11 0 3.5 1.5 3.5 "
    "3.5 2.5s3.5-1 3.5-3.5v-8c0-1.5-.3-2.2-1-2zM14.5 6.5c3 1 6 6 6 11 0 3.5-1.5 3.5-3.5 2.5s-3.5-1-3.5-3.5v-8c0-1.5.3"
    "-2.2 1-2z",
    "heartbeat": "M2.5 12.5h4.3l2.2-6 4 12 2.7-8 1.3 2h4.5",
    "shut door": "M6 20.5v-17h12v17M3.5 20.5h17M14.8 12v.9M9 7h6v4M9 7v9.5h6V14",
    "two bolts": "M3 8h10v4H3zM13 8.8h5v2.4h-5M20 6.5v7M6 8V5.5h3V8M3 16.5h10v4H3zM13 17.3h5v2.4h-5M20 15v7M6 "
    "16.5V14h3",
    "cracked tile": "M4 4h16v16H4zM12.5 4l-2 4.5 3 2-2.5 4 2.5 2-1 3.5M10.5 8.5L6.5 10M11 14.5L15.5 16",
    "taut wire": "M4.5 20.5v-9M19.5 20.5v-9M4.5 15c5 .8 10 .8 15 0M3 20.5h3M18 20.5h3M10 9l2-4 2 4zM12 7.6v.1",
    "ear": "M7 9.5a5.5 5.5 0 0 1 11 0c0 4-3.5 4.5-3.5 8a3.3 3.3 0 0 1-6 1.8M9.8 9.7a2.8 2.8 0 0 1 5.5 0c0 "
    "1.7-2.3 2-2.3 "
    "3.8M2.5 7c-.8 1.7-.8 3.5 0 5.2M4.6 8.5c-.3.8-.3 1.5 0 2.3",
    "open mouth": disc(12, 12, 8.8) + "M12 11.5c2 0 3 1.8 3 3.8s-1.2 3.2-3 3.2-3-1.2-3-3.2 1-3.8 3-3.8zM8.5 7.5v1M15.5 "
    "7.5v1",
    "feather": "M4 20.5L13.5 11M20 4c-6-.8-11 2.5-12 8.5l-.5 4.5 4.5-.5C18 15.5 21 10.5 20 4zM9 12.5l6.5-.5M12 "
    "9l4.5-.5",
    "drawer": "M3.5 4h17v6h-17zM10.5 7h3M5.5 10L3 15.5v4h18v-4L18.5 10M3 15.5h18M10.5 17.5h3",
    "cracked wall": "M3.5 5h17v14.5h-17zM3.5 10h5M14 10h6.5M3.5 14.8h6.5M16 14.8h4.5M12.5 5l-2 4 3.5 3-3.5 3.5 "
    "2 4M7 5v5"
    "M17 10v4.8",
    "two cogs": disc(8.5, 9, 3.8)
    + disc(8.5, 9, 0.9)
    + disc(16.8, 16.8, 2.7)
    + disc(16.8, 16.8, 0.5)
    + "M8.5 5.2V3.2M8.5 "
    "14.8v-2M4.7 9h-2M12.3 9h2M5.8 6.3L4.4 4.9M11.2 6.3l1.4-1.4M5.8 11.7l-1.4 1.4M16.8 14.1v-1.6M16.8 21v-1.5M14.1 "
    "16.8h-1.6M21 16.8h-1.5M18.7 14.9l1.1-1.1M14.9 18.7l-1.1 1.1M18.7 18.7l1.1 1.1",
    "footprints": "M8 3.5c1.8 0 2.6 2 2.3 4.5-.2 1.6-.8 2.7-2.2 2.7S6 9.7 5.7 8C5.3 5.5 6.2 3.5 8 3.5zM6.5 "
    "12.8h3.2v.7a1.6 "
    "1.6 0 0 1-3.2 0zM16 8.5c1.8 0 2.6 2 2.3 4.5-.2 1.6-.8 2.7-2.2 2.7s-2.1-1-2.4-2.7c-.4-2.5.5-4.5 2.3-4.5zM14.5 "
    "17.8h3.2v.7a1.6 1.6 0 0 1-3.2 0z",
    "nostrils": "M10 3c-.5 4-1.5 7-3.5 10-2 3.2-.5 5.8 2 5.5 1.2-.2 1.7 1.3 3.5 1.3s2.3-1.5 3.5-1.3c2.5.3 4-2.3 "
    "2-5.5-2-3"
    "-3-6-3.5-10M8.7 15.3c.6-.8 1.6-.8 2.2 0M13.1 15.3c.6-.8 1.6-.8 2.2 0M3 7.5c-1 1-1 2 0 3M21 7.5c1 1 1 2 0 3",
    "spinning room": "M9 8.5l6.5 1-1 6.5-6.5-1zM12 3a9 9 0 0 1 8.8 7M21 5v5h-5M12 21a9 9 0 0 1-8.8-7M3 19v-5h5",
    "hatch": "M4 9h16l-2.5 6h-11zM6.5 15L8 20.5h8l1.5-5.5M4 9l3-5h10l3 5M12 4v5M9 17.8h6",
    "vent": "M4 12.5h16v8H4zM7.5 15v3M10.5 15v3M13.5 15v3M16.5 15v3M7 9.5c-1.8-1.9 1.8-2.8 0-5M12 9.5c-1.8-1.9 1.8-2.8 "
    "0-5M17 9.5c-1.8-1.9 1.8-2.8 0-5",
    "torn cloth": "M5 4h14v9l-2.5 3-2-1.5-2 4.5-2.5-2.5-2 3.5L5 17.5zM5 8h14M9 11.5v.1M15 11.5v.1",
    "open box": "M4 11.5h16V20H4zM4 11.5L2 7.5l7-2.5 3 4 3-4 7 2.5-2 4M12 9v2.5M9.5 15.5h5",
    "spark": "M12 2.5c.8 6.2 3.3 8.7 9.5 9.5-6.2.8-8.7 3.3-9.5 9.5-.8-6.2-3.3-8.7-9.5-9.5 6.2-.8 8.7-3.3 9.5-9.5z",
    "hand from the floor": "M3 20.5h18M8 20.5l-2.4-5c-.8-1.7 1.2-2.6 2.1-1.2l1.3 2V7.8c0-1.5 2.2-1.5 2.2 "
    "0V6c0-1.5 2.2-1.5 "
    "2.2 0v1c0-1.5 2.2-1.5 2.2 0v2c0-1.5 2.2-1.5 2.2 0v6.5l-1.3 5M11.2 8v4M13.4 7.5V12M15.6 9v3.5",
    "spikes": "M3.5 18.5L7 6.5l2.6 7.5L12 3.5l2.4 10.5L17 6.5l3.5 12zM3.5 21h17",
    "clock with arrow N": clock("M8.8 4.3L12 1.8l3.2 2.5"),
    "clock with arrow E": clock("M19.7 8.8l2.5 3.2-2.5 3.2"),
    "clock with arrow S": clock("M8.8 19.7l3.2 2.5 3.2-2.5"),
    "clock with arrow W": clock("M4.3 8.8L1.8 12l2.5 3.2"),
    "ghoul face": "M5 21c0-4 .5-5.5.5-9.5C5.5 6.5 8 3 12 3s6.5 3.5 6.5 8.5c0 4 .5 5.5.5 "
    "9.5-1.7-.2-2-1.5-3.5-1.5s-2 1.5-3.5 "
    "1.5-2-1.5-3.5-1.5S6.7 20.8 5 21zM9.3 10v1.6M14.7 10v1.6M10.5 15c1-.8 2-.8 3 0",
    "clown face": "M12 1.8L8.5 9h7zM12 1.8v.1"
    + disc(12, 14, 5.5)
    + "M6.7 12c-3-.8-4.5 2.5-2.5 4 1 .8 2.4.6 3-.3M17.3 12"
    "c3-.8 4.5 2.5 2.5 4-1 .8-2.4.6-3-.3M10 12.5v.6M14 12.5v.6M9.5 16c1.5 1.7 3.5 1.7 5 0",
    "tentacles face": "M3 21c3-3.5-1-7.5 1-12 1.2-2.7 4.8-2 4.3.6-.3 1.6-2 1.6-2.1.4M10 21c2-4.5-1.5-8.5.5-14.5 "
    "1-3 5-3.5 "
    "5-.6 0 1.8-2 1.9-2.3.6M17 21c3-3 1.5-6 2.5-9.5.7-2.4 3.3-1.7 2.8.4",
    "spiders face": SPIDER_LEGS + disc(12, 14.5, 2.8) + disc(12, 10.3, 1.8),
    "twins face": disc(7.6, 6.5, 2.6) + disc(16.4, 6.5, 2.6) + "M7.6 9.5L4 20h7.2zM16.4 9.5L12.8 20H20zM9.8 15h4.4",
    "troll face": "M4.5 20.5v-8C4.5 7 7.5 4 12 4s7.5 3 7.5 8.5v8M6 7L3.5 3.5M18 7l2.5-3.5M8.5 11.5l2 1M15.5 "
    "11.5l-2 1M8 "
    "17h8M9.5 17v-1.8M14.5 17v-1.8",
    "second twin": disc(12, 6.5, 3) + "M12 10L7.5 20.5h9zM9 6c-1.5 1.5-1.8 3.5-1.5 5.5M15 6c1.5 1.5 1.8 3.5 1.5 5.5",
}

PEN: Final = 1.6

EMBLEMS: Final = {**ROOM_EMBLEMS, **BLUE_EMBLEMS, **GREEN_EMBLEMS}
"""By the words of a card file: these are the emblems that a deck of one's own may name."""

PLAIN: Final = {
    "room": "compass rose, four open doors",
    "key": "key with 1 tooth",
    "tool": "case with cross",
    "talent": "open eye",
    "syndrome": "spiral",
    "event": "spark",
    "trigger": "spikes",
    "tick": "clock with arrow N",
    "spawn": "ghoul face",
    "sister": "second twin",
}
"""By the type of a card: what a card has whose own words name no emblem."""

SIGNS: Final = {
    "wound": "M5.3 13.3l8-8a3.8 3.8 0 0 1 5.4 5.4l-8 8a3.8 3.8 0 0 1-5.4-5.4zM9.2 12L12 9.2l2.8 2.8-2.8 2.8z",
    "panic": BLUE_EMBLEMS["spiral"],
    "asleep": "M19.5 14.5A8 8 0 1 1 10 4.3a6.5 6.5 0 0 0 9.5 10.2z",
    "move": "M12 3v18M3 12h18M9.4 5.6L12 3l2.6 2.6M9.4 18.4L12 21l2.6-2.6M5.6 9.4L3 12l2.6 2.6M18.4 9.4L21 12l-2.6 2.6",
    "search": disc(10.5, 10.5, 6) + "M15 15l5.5 5.5",
    "fight": "M20 4L9.5 14.5M20 4l-4.8.6-7.5 7.5 4.2 4.2 7.5-7.5zM6 12.6l5.4 5.4M8.2 15.8L4 20",
    "force": "M7 11V8a5 5 0 0 1 9.6-2M5.5 11h13v9.5h-13zM12 14.5v2.5",
    "lock": "M7 11V8a5 5 0 0 1 10 0v3M5.5 11h13v9.5h-13zM12 14.5v2.5",
    "trap": GREEN_EMBLEMS["spikes"],
    "find": GREEN_EMBLEMS["spark"],
    "chest": "M3.5 11.5V9A3.5 3.5 0 0 1 7 5.5h10A3.5 3.5 0 0 1 20.5 9v2.5zM3.5 11.5V19h17v-7.5M10.3 10h3.4v4h-3.4z",
    "die": "M12 2.8l8 4.6v9.2l-8 4.6-8-4.6V7.4zM4 7.4l8 4.6 8-4.6M12 12v9.2",
    "room": "M4 4h16v16H4zM9.5 4v3M14.5 4v3M9.5 20v-3M14.5 20v-3M4 9.5h3M4 14.5h3M20 9.5h-3M20 14.5h-3",
    "talent": BLUE_EMBLEMS["open eye"],
    "key": BLUE_EMBLEMS["key with 2 teeth"],
    "carry": disc(8, 6.5, 2.6)
    + disc(16.5, 8, 2.1)
    + "M3.5 19.5c.2-4.5 1.8-7 4.5-7s4.3 2.5 4.5 7M13.5 14c.8-.9 1.8-1.3 3-1.3 "
    "2.4 0 3.7 2 4 5.8",
    "map": "M3.5 6.5l5.7-2.5 5.6 2.5 5.7-2.5v13.5l-5.7 2.5-5.6-2.5-5.7 2.5zM9.2 4v13.5M14.8 6.5V20",
    "leave": "M13 4H5.5v16.5H13M10 12.3h10.5M16.5 8.3l4 4-4 4",
    "threat": "M12 4.5L21 19.5H3zM12 10v4.5M12 17v.1",
    "dead": "M7.5 20.5v-3.3C5.3 16 4 13.9 4 11.3 4 7 7.5 3.7 12 3.7s8 3.3 8 7.6c0 2.6-1.3 4.7-3.5 5.9v3.3zM9 "
    "10.5v1.5M15 10.5v1.5M12 "
    "17.5v3",
    "insane": BLUE_EMBLEMS["covered disc"],
}
"""The signs of the game, for words and buttons."""


@cache
def emblem_id(words: str, kind: str = "room") -> str:
    """Return the symbol for the words of a card, or else for its type."""
    known = words if words in EMBLEMS else PLAIN.get(kind, PLAIN["event"])
    return "c-" + re.sub(r"[^a-z0-9]+", "-", known.lower())


def emblem(words: str, kind: str = "room") -> Markup:
    """Draw a card's emblem in the colour of the words beside it."""
    return _icon(emblem_id(words, kind))


def sign(name: str) -> Markup:
    """Draw one of the game's signs beside its words."""
    return _icon(f"c-sign-{name}")


def _icon(symbol: str) -> Markup:
    return Markup(
        f'<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><use href="#{symbol}"/></svg>'
    )


def emblem_symbols() -> Markup:
    """Draw all emblems and signs, for the sprite."""
    pen = f'fill="none" stroke="currentColor" stroke-width="{PEN}" stroke-linecap="round" stroke-linejoin="round"'
    named = {emblem_id(words): path for words, path in EMBLEMS.items()}
    named.update((f"c-sign-{name}", path) for name, path in SIGNS.items())
    return Markup(
        "".join(
            f'<symbol id="{name}" viewBox="0 0 24 24"><path d="{path}" {pen}/></symbol>' for name, path in named.items()
        )
    )
