"""The colours of a house of rooms: slabs and floors, closed backs, brass, bone, and the lilac light in which things
stand."""

from __future__ import annotations

from typing import Final

from cuboteca.draw.colour import see_through

_BY_THEME: Final = {
    "house-well": ("#BBA78F", "#120E0C"),
    "house-lip": (see_through("#FFFFFF", 0.6), see_through("#FFFFFF", 0.09)),
    "house-edge": (see_through("#6B5033", 0.4), see_through("#000000", 0.6)),
    "slab-foot": ("#917C64", "#120D0A"),
    "slab-wall-0": ("#F7F1E7", "#51463A"),
    "slab-wall-1": ("#DACDB9", "#3A3128"),
    "slab-rock": (see_through("#6B4F2C", 0.16), see_through("#0B0705", 0.36)),
    "slab-hatch": (see_through("#2B2622", 0.13), see_through("#F3EBDF", 0.085)),
    "slab-floor": ("#FFF8EA", "#6B533B"),
    "slab-seam": (see_through("#2B2622", 0.08), see_through("#F3EBDF", 0.06)),
    "slab-door": ("#E9DDC9", "#51402E"),
    "slab-jamb": (see_through("#000000", 0.2), see_through("#000000", 0.38)),
    "slab-deep": (see_through("#3A2410", 0.34), see_through("#000000", 0.66)),
    "slab-none": (see_through("#3A2410", 0), see_through("#000000", 0)),
    "slab-gleam": (see_through("#FFFFFF", 0.8), see_through("#FFFFFF", 0.16)),
    "slab-rim-0": (see_through("#FFFFFF", 0.95), see_through("#FFFFFF", 0.27)),
    "slab-rim-1": (see_through("#FFFFFF", 0.3), see_through("#FFFFFF", 0.05)),
    "slab-rim-2": (see_through("#000000", 0.1), see_through("#000000", 0.3)),
    "slab-cast": (see_through("#2B180A", 0.13), see_through("#000000", 0.25)),
    "slab-ink": ("#2B2622", "#F3EBDF"),
    "slab-ground": ("#FFFFFF", "#31271D"),
    "slab-night": (see_through("#5A4632", 0.36), see_through("#0B0705", 0.62)),
    "slab-peril": ("#A8452C", "#F79A74"),
    "back-0": ("#7D6D90", "#30273A"),
    "back-1": ("#63537A", "#201A26"),
    "back-foot": ("#4A3D5B", "#110D13"),
    "back-ink": ("#D2C6DF", "#78639A"),
    "back-name": ("#FFFFFF", "#C9BBDD"),
    "back-peril": ("#FFD2BC", "#F79A74"),
    "back-rim-0": (see_through("#FFFFFF", 0.5), see_through("#E8DCF5", 0.24)),
    "back-night": (see_through("#2A1F38", 0.3), see_through("#0B0709", 0.5)),
    "lamp-standing": ("#A9690A", "#FFD28A"),
    "lamp-standing-soft": (see_through("#E59A1E", 0.3), see_through("#FFC070", 0.28)),
    "lamp-room-0": (see_through("#FFC766", 0.27), see_through("#FFD79A", 0.34)),
    "lamp-room-1": (see_through("#FFC766", 0.1), see_through("#FFC070", 0.13)),
    "lamp-room-2": (see_through("#FFC766", 0), see_through("#FFB050", 0)),
    "lamp-way-0": (see_through("#F2A33A", 0.8), see_through("#FFD592", 0.8)),
    "lamp-way-1": (see_through("#F2A33A", 0), see_through("#FFBE62", 0)),
    "wound": ("#A93A25", "#E27A5F"),
    "panic": ("#6A4587", "#BFA3DA"),
    "odds-win": ("#28775C", "#5FB89A"),
    "odds-tie": ("#8A6410", "#F0D27C"),
    "odds-lose": ("#7E1A12", "#E0765A"),
    "clock-left": ("#2F7D5E", "#7FBF9E"),
    "clock-gone": ("#CDBFAE", "#574A3E"),
    "card-edge": (see_through("#FFFFFF", 0), see_through("#FFFFFF", 0.62)),
    "slab-name": ("#221C17", "#F6EEE2"),
    "slab-name-halo": (see_through("#FFF6E6", 0.85), see_through("#17110C", 0.9)),
    "exit-wood": ("#8A5A34", "#7A4E2E"),
    "exit-dark": ("#3A2414", "#1A0F08"),
    "exit-day": ("#FFF3C9", "#FFE9A8"),
    "socket": ("#E6DAC6", "#17110D"),
    "socket-rim": ("#9A8465", "#6E5B45"),
    "socket-hole": ("#8D7A62", "#5A4B3C"),
    "socket-key": ("#7E5A14", "#E8BE6C"),
    "sunk": ("#EFE7DA", "#221B16"),
}
"""By day, by night."""

_EITHER: Final = {
    "card-paper-0": "#FBF5EA",
    "card-paper-1": "#EADDC8",
    "card-ink": "#2B2622",
    "card-ink-muted": "#5F554B",
    "card-tool": "#1F4F94",
    "card-key": "#7E5A14",
    "card-talent": "#226E61",
    "card-syndrome": "#5A1F5E",
    "card-green-0": "#2C5E49",
    "card-green-1": "#1B3F31",
    "card-green-ink": "#EFF8F2",
    "card-green-muted": "#CFE4D8",
    "figure": "#0D080F",
    "figure-pale": "#EBE0F4",
    "figure-frame": "#150F19",
    "figure-lit-0": "#F1EAF6",
    "figure-lit-1": "#BBA8D0",
    "figure-lit-2": "#5E4878",
    "token-brass-0": "#F0D8AF",
    "token-brass-1": "#A47C4F",
    "token-brass-ink": "#2B1C0C",
    "token-find": "#2F5C8F",
    "token-find-ink": "#F4F9FF",
    "bone-0": "#FFFBF3",
    "bone-1": "#E6D8C0",
    "bone-foot": "#9C8664",
    "bone-ink": "#4A3826",
}
"""Cards, tokens, dice and figures are the same by day and by night."""


def cuobe_palette(dark: bool) -> dict[str, str]:
    """Custom properties of the theme."""
    return {**{name: pair[dark] for name, pair in _BY_THEME.items()}, **_EITHER}
