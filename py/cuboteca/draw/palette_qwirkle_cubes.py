"""Black resin, and the cloth of a table without edges: the colours of what lies on no board."""

from __future__ import annotations

from typing import Final

CUBES: Final = {
    "R": "#E2434F",
    "O": "#EB9526",
    "Y": "#FFF04A",
    "G": "#57DDB4",
    "B": "#4A74F0",
    "P": "#D2B0FF",
}
"""Red, orange, yellow, green, blue, purple: as far apart as they get while they keep their names. Where a hue fails
some eyes lightness parts them: mint against orange, lilac against blue."""

MINT: Final = "#8FF0DC"
"""What a line scores is framed in it: it reads on resin by day and by night."""

_RESIN: Final = {
    "top": (("#443C37", "#2E2926", "#221E1C"), ("#564C45", "#3A322C", "#2B2520")),
    "ring": (("#C9BCAD", "#7A7068", "#231F1D", "#1A1715"), ("#DCCEBE", "#8A7E73", "#2E2823", "#211C19")),
    "south": (("#2A2522", "#1E1A18", "#100E0D"), ("#3A322D", "#2A2420", "#15120F")),
    "east": (("#1B1816", "#0C0A09"), ("#272220", "#110E0C")),
    "ridge": (("#6A6058",), ("#82766B",)),
}
"""By day, by night: on walnut a step lighter, or the cubes would sink into the table."""

_CLOTH: Final = {
    "token": (("#2B2624",), ("#2E2722",)),
    "token-edge": (("#2B2624",), ("#5A4E44",)),
    "cloth": (("#F6F0E8", "#E7D7C7"), ("#4A3B2F", "#33261D")),
    "cloth-dot": (("#A98E70",), ("#76644F",)),
    "cloth-edge": (("#DCCFBE",), ("#55463A",)),
    "cloth-shade": (("#4A2E14",), ("#000000",)),
    "cloth-legal": (("#1F7A6D",), ("#6FD3BF",)),
    "cloth-aura": (("#2FA790",), ("#4FD9BF",)),
    "cloth-brass": (("#C98F2E",), ("#F3C56B",)),
}


def qwirkle_cubes_palette(dark: bool) -> dict[str, str]:
    """Custom properties; a tuple is the stops of one gradient."""
    out = {f"cube-{letter.lower()}": colour for letter, colour in CUBES.items()}
    out["mint"] = MINT
    for name, by_theme in [*((f"resin-{part}", value) for part, value in _RESIN.items()), *_CLOTH.items()]:
        stops = by_theme[dark]
        out.update({f"{name}-{i}" if len(stops) > 1 else name: colour for i, colour in enumerate(stops)})
    return out
