"""The icons of the five actions and of what stands beside them, drawn with the pen of the house."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_DIE: Final = (
    "h4.4a1.8 1.8 0 0 1 1.8 1.8v4.4a1.8 1.8 0 0 1-1.8 1.8h-4.4a1.8 1.8 0 0 1-1.8-1.8v-4.4a1.8 1.8 0 0 1 1.8-1.8z"
)
"""A die, eight units wide, from the left end of its upper edge."""

ICONS: Final[Mapping[str, str]] = {
    "step": "M12 19V6M7 10.8L12 5.5l5 5.3",
    "slide": f"M5.3 8{_DIE}M14.2 12h6.3M17.5 8.8l3.2 3.2-3.2 3.2",
    "flip": "M5 14.5a7 7 0 0 1 13.5-2.4M19.2 7.8l-.5 4.6-4.5-.7M10.2 14.5h3.2a1.6 1.6 0 0 1 1.6 1.6v3.2"
    "a1.6 1.6 0 0 1-1.6 1.6h-3.2a1.6 1.6 0 0 1-1.6-1.6v-3.2a1.6 1.6 0 0 1 1.6-1.6z",
    "push": f"M14.3 8{_DIE}M3 12h6.5M6.5 8.8L9.7 12l-3.2 3.2",
    "pull": f"M14.3 8{_DIE}M9.8 12H3.3M6.5 8.8L3.3 12l3.2 3.2",
    "enter": "M12 3.5v9M8 9l4 4 4-4M5 15v3.5A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V15",
    "shuffle": "M4 7.5h3.2c4.6 0 5 9 9.6 9H20M4 16.5h3.2c1.7 0 2.8-1.2 3.7-2.7M13 10.2c.9-1.5 2-2.7 3.8-2.7H20"
    "M17.3 4.8L20 7.5l-2.7 2.7M17.3 13.8l2.7 2.7-2.7 2.7",
    "shout": "M4 10.5v3.6h3L13.5 18V6.6L7 10.5zM17 9.5a4 4 0 0 1 0 5.6M8 14.5l1 4.5h2.4",
}
"""By name: `step` moves a pawn, `enter` brings it back."""
