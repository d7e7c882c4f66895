"""Two felt mats in a wooden rim, and the cubes that are flicked across them: the colours of an arena, by day and by
night. Cubes are painted wood: the same at any hour, for the lamp alone changes them."""

from __future__ import annotations

from typing import Final

from cuboteca.draw.colour import mix, see_through

RED: Final = "#C8452F"
BLUE: Final = "#1F5FA8"
BODIES: Final = (RED, BLUE)
CREST: Final = "#FBF3E3"
"""The pale shield or disc on which an icon is painted."""
RED_INK: Final = "#6E2417"
BLUE_INK: Final = "#143558"
NIGHT: Final = 0.58
"""How far the lights are off on a shadow side."""

CAST: Final = (("#140A04", 0.36), ("#000000", 0.58))
TOUCH: Final = (("#140803", 0.62), ("#000000", 0.82))
"""The shadow that a cube throws and the one that it stands on, by day and by night: of what colour, and how much of
it."""


def dimmed(colour: str) -> str:
    """Return a colour on a shadow side."""
    return mix(colour, "#070302", NIGHT)


_BY_THEME: Final = {
    "felt-red": ("#EED4C6", "#5A3B31"),
    "felt-blue": ("#C8D4DE", "#364152"),
    "felt-fibre": (see_through("#FFFFFF", 0.22), see_through("#FFFFFF", 0.045)),
    "felt-nap": (see_through("#4A2614", 0.07), see_through("#000000", 0.16)),
    "felt-tape": ("#E8DBC4", "#57463A"),
    "felt-hem": (see_through("#8C6A48", 0.3), see_through("#B08A5E", 0.2)),
    "felt-fold": (see_through("#FFFFFF", 0.34), see_through("#FFEBC8", 0.1)),
    "felt-sunk": (see_through("#2E1608", 0.26), see_through("#000000", 0.46)),
    "felt-lit": (see_through("#FFF3DC", 0.6), see_through("#FFE2B0", 0.2)),
    "felt-unlit": (see_through("#FFF3DC", 0), see_through("#FFE2B0", 0)),
    "felt-dim": (see_through("#1A0E06", 0.15), see_through("#0B0603", 0.46)),
    "felt-stitch": ("#8C6A3C", "#E3C58F"),
    "felt-red-line": ("#B93B26", "#E58F7E"),
    "felt-red-floor": (see_through(RED, 0.22), see_through(RED, 0.36)),
    "felt-blue-line": ("#1F5FA8", "#7EA9DA"),
    "felt-blue-floor": (see_through(BLUE, 0.22), see_through("#2A6CBC", 0.38)),
    "felt-rim-lit": ("#CDA680", "#8F674B"),
    "felt-rim": ("#94704F", "#5E4230"),
    "felt-rim-dim": ("#684E37", "#3B291E"),
    "rim-wood": ("#9C6F49", "#5D412D"),
    "rim-wood-dim": ("#4B3120", "#22170E"),
    "rim-gap": (see_through("#000000", 0.5), see_through("#000000", 0.6)),
    "rim-edge": (see_through("#FFEBC8", 0.2), see_through("#FFEBC8", 0.12)),
    "wood-plank": ("#C9A277", "#452E20"),
    "wood-far": (see_through("#3A200E", 0.42), see_through("#0B0502", 0.7)),
    "board-cast": (see_through("#221006", 0.4), see_through("#000000", 0.5)),
    "felt-cast": (see_through(*CAST[0]), see_through(*CAST[1])),
    "felt-cast-out": (see_through("#140A04", 0), see_through("#000000", 0)),
    "felt-shade-row": ("0", "-128px"),  # in the picture of cubes' shadows
    "felt-aim": ("#A36200", "#F4B545"),
    "felt-aim-soft": (see_through("#B06F00", 0.2), see_through("#F4B545", 0.22)),
    "felt-aim-edge": (see_through("#FFFFFF", 0.7), see_through("#1C1208", 0.6)),
    "felt-glow": (see_through("#FFC94D", 0.85), see_through("#FFC766", 0.5)),
    "felt-glow-out": (see_through("#FFC94D", 0), see_through("#FFC766", 0)),
    "felt-frost": (see_through("#FFFFFF", 0.92), see_through("#9CC7EA", 0.36)),
    "felt-frost-out": (see_through("#FFFFFF", 0), see_through("#9CC7EA", 0)),
    "felt-frost-line": ("#3F7FAE", "#BFE0F7"),
    "felt-veil": (see_through("#F4EFE6", 0.62), see_through("#1C1714", 0.62)),
}
"""By day, by night."""


def cube_quest_palette(dark: bool) -> dict[str, str]:
    """Custom properties of the theme."""
    return {name: pair[dark] for name, pair in _BY_THEME.items()}
