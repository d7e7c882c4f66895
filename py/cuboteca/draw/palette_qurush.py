"""Squares of light and dark wood in a walnut frame, and the signs that are laid upon ivory dice: the colours of a board
for dice, by day and by night."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ACT: Final = "#2460BE"
"""What may be done, and will be: the same by day and by night, for the dice are. A white line parts it from wood."""
HALO: Final = "#FFFFFF"
CHOSEN: Final = "#BFD8FF"
"""About a chosen pawn, on wood."""
CLOTH: Final = "#3C578D"
"""The curtain before a goal."""
MOVERS: Final = (
    (ACT, CHOSEN, CLOTH),
    ("#B3321C", "#FFAF9C", "#8A3A30"),
    ("#8A5A00", "#FFC24A", "#85601F"),
    ("#1B7345", "#9FE6B7", "#2C6647"),
)
"""The same by the seat to move, near the colour of the seat: dark enough for white on it, or light enough for wood."""
LEGAL: Final = "#FFE9B8"
"""Where a pawn or a die may go: lamplight on the wood."""
TRACE: Final = "#FFDC9A"
"""What the last action did, in brass; on ivory it has a dark line on either side."""
KEYLINE: Final = "#3A2412"

_COLOURS: Final = {
    "rim": (("#7D604A", "#5A3D2B", "#3C281C"), ("#6A503D", "#4A3426", "#2E1F16")),
    "front": (("#3B271B", "#21150E"), ("#2A1C13", "#120B07")),
    "rail-grain": (("#1A0C05",), ("#120804",)),
    "bed": (("#271912",), ("#160E09",)),
    "groove": (("#694931",), ("#3B291E",)),
    "pale": (("#B98F6B",), ("#7B604A",)),
    "deep": (("#A27653",), ("#694A36",)),
    "grain": (("#583A28",), ("#38261A",)),
    "grain-light": (("#F3D3A4",), ("#D8B189",)),
    "wall": (("#D8C3A6", "#F2E3CB"), ("#2A2019", "#4A3A2C")),
    "letter": (("#F6E7CF",), ("#E8D6BC",)),
}


def qurush_palette(dark: bool, seats: Mapping[str, str]) -> dict[str, str]:
    """Custom properties; a tuple is the stops of one gradient. `seats` are the colours of the seats."""
    out: dict[str, str] = {}
    for seat, (act, chosen, cloth) in enumerate(MOVERS):
        out |= {f"qube-act-{seat}": act, f"qube-chosen-{seat}": chosen, f"qube-cloth-{seat}": cloth}
    out |= {"qube-act": ACT, "qube-chosen": CHOSEN, "qube-cloth": CLOTH}
    out |= {"qube-bead": seats["seat-1"], "qube-bead-edge": seats["seat-1-edge"]}
    for name, by_theme in _COLOURS.items():
        stops = by_theme[dark]
        out.update({f"qube-{name}-{i}" if len(stops) > 1 else f"qube-{name}": colour for i, colour in enumerate(stops)})
    return out
