"""The mark of a seat: a colour doubled by a shape, so that neither is needed alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from markupsafe import Markup

from cuboteca.draw.path import around, polygon, regular

SEATS: Final = (
    ("blue", "circle"),
    ("vermilion", "triangle"),
    ("amber", "square"),
    ("green", "diamond"),
    ("purple", "hexagon"),
    ("slate", "star"),
)
"""By seat: its colour's name and its shape. The symbol is `badge-<shape>-<colour>`."""


def _star() -> str:
    return polygon(around(36 * i, 10 if i % 2 == 0 else 5, (12, 12.6)) for i in range(10))


def _about(corners: int, radius: float, y: float = 12, first: float = 0) -> str:
    return polygon((12 + px, y + py) for px, py in regular(corners, radius, first))


SHAPES: Final[Mapping[str, str]] = {
    "triangle": _about(3, 9.8, 13.6),
    "square": "M4.7 4.7H19.3V19.3H4.7Z",
    "diamond": "M12 2.6L20.4 12L12 21.4L3.6 12Z",
    "hexagon": _about(6, 9.1),
    "star": _star(),
    "octagon": _about(8, 9.1, first=22.5),
}
CORNER: Final = 2.2
"""The stroke that rounds the corners, as on a piece that was handled."""


def badge_id(seat: int) -> str:
    """Return the badge of a seat, counted from 0."""
    colour, shape = SEATS[seat]
    return f"badge-{shape}-{colour}"


def badge(symbol_id: str) -> Markup:
    """Return a badge beside a name, which says who it is."""
    return Markup(f'<svg class="badge" viewBox="0 0 24 24" aria-hidden="true"><use href="#{symbol_id}"/></svg>')


def badge_fill(symbol_id: str) -> str:
    """Return the colour of a badge, where there is no room for its shape."""
    colour = symbol_id.rpartition("-")[2]
    number = next((number for number, (name, _) in enumerate(SEATS, 1) if name == colour), None)
    return f"var(--seat-{number})" if number else "var(--badge-ink)"


def badge_symbols() -> Markup:
    """Return every badge, for the common sprite: those of the seats, and two of stones, an octagon and a ringed
    circle."""
    out = "".join(
        _symbol(f"badge-{shape}-{colour}", shape, f"var(--seat-{number})", f"var(--seat-{number}-edge)")
        for number, (colour, shape) in enumerate(SEATS, 1)
    )
    ink = (
        '<symbol id="badge-circle-ink" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9.5" fill="var(--badge-ink)" '
        'stroke="var(--badge-ink-edge)" stroke-width="1.2"/>'
        '<circle cx="12" cy="12" r="6.6" fill="none" stroke="var(--badge-ring)" stroke-width="1.1"/></symbol>'
    )
    return Markup(out + _symbol("badge-octagon-vermilion", "octagon", "var(--seat-2)", "var(--seat-2-edge)") + ink)


def _symbol(name: str, shape: str, fill: str, edge: str) -> str:
    if shape == "circle":
        inside = f'<circle cx="12" cy="12" r="9.4" fill="{fill}" stroke="{edge}" stroke-width="1.2"/>'
    else:
        path = SHAPES[shape]
        inside = (
            '<g stroke-linejoin="round">'
            f'<path d="{path}" fill="{edge}" stroke="{edge}" stroke-width="{CORNER + 1.2:g}"/>'
            f'<path d="{path}" fill="{fill}" stroke="{fill}" stroke-width="{CORNER - 0.9:g}"/></g>'
        )
    return f'<symbol id="{name}" viewBox="0 0 24 24">{inside}</symbol>'
