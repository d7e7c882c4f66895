"""One lamp, upper left, about 50° high and warm. Every game borrows its gradients from here.

Round things use one axis, corner to corner of their box: light to dark along it is raised, dark to light is sunk.
A shadow is two things: a contact shadow says that a thing touches, a cast shadow says how high it lies. Both are
radial gradients, so that a dozen stones cost no blur.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup

from cuboteca.draw.markup import join
from cuboteca.draw.palette import LAMP, SHADE
from cuboteca.draw.path import num


class Stop(NamedTuple):
    """A stop of a gradient: where from 0 to 1, its colour, and how much of it is seen."""

    at: float
    colour: str
    opacity: float = 1


def _stops(stops: tuple[Stop, ...]) -> str:
    return "".join(
        f'<stop offset="{num(stop.at)}" stop-color="{stop.colour}"'
        + (f' stop-opacity="{num(stop.opacity)}"/>' if stop.opacity < 1 else "/>")
        for stop in stops
    )


def axis(name: str, *stops: Stop, to: tuple[float, float] = (1, 1)) -> Markup:
    """Return a gradient along the lamp's axis."""
    x2, y2 = num(to[0]), num(to[1])
    return Markup(f'<linearGradient id="{name}" x1="0" y1="0" x2="{x2}" y2="{y2}">{_stops(stops)}</linearGradient>')


def span(name: str, start: tuple[float, float], end: tuple[float, float], *stops: Stop) -> Markup:
    """Return a gradient between two points of the drawing, for strokes that have no box to speak of."""
    (x1, y1), (x2, y2) = start, end
    return Markup(
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{num(x1)}" y1="{num(y1)}" '
        f'x2="{num(x2)}" y2="{num(y2)}">{_stops(stops)}</linearGradient>'
    )


def dome(name: str, *stops: Stop, focus: tuple[float, float] = (0.34, 0.27), reach: float = 0.56) -> Markup:
    """Return a gradient about a lit spot: a dome has it at the upper left, a hollow at the lower right."""
    return Markup(
        f'<radialGradient id="{name}" r="{num(reach)}" fx="{num(focus[0])}" fy="{num(focus[1])}">'
        f"{_stops(stops)}</radialGradient>"
    )


def halo(name: str, *stops: Stop) -> Markup:
    """Return a gradient from the middle outwards."""
    return Markup(f'<radialGradient id="{name}">{_stops(stops)}</radialGradient>')


def toned(name: str, *places: float) -> tuple[Stop, ...]:
    """Stops whose colours are the custom properties `--name-0`, `--name-1`, …"""
    return tuple(Stop(at, f"var(--{name}-{i})") for i, at in enumerate(places))


LAMPS: Final = join(
    (
        halo("lamp-cast", Stop(0, SHADE, 0.62), Stop(0.62, SHADE, 0.5), Stop(0.82, SHADE, 0.2), Stop(1, SHADE, 0)),
        halo("lamp-contact", Stop(0, SHADE, 0.75), Stop(0.8, SHADE, 0.6), Stop(1, SHADE, 0)),
        halo("lamp-gleam", Stop(0, LAMP, 0.75), Stop(0.5, LAMP, 0.26), Stop(1, LAMP, 0)),
        halo("lamp-pool", Stop(0, "#FFE6BC", 0.34), Stop(0.55, "#FFE6BC", 0.08), Stop(1, "#FFE6BC", 0)),
        halo(
            "lamp-halo",
            Stop(0, "#FFDC9A", 0.95),
            Stop(0.58, "#FFD088", 0.74),
            Stop(0.72, "#FFB860", 0.34),
            Stop(1, "#FF9E40", 0),
        ),
        dome(
            "lamp-lit",
            Stop(0, "#FFF3CF", 0.95),
            Stop(0.6, "#FFE09A", 0.75),
            Stop(1, "#F3BE63", 0.3),
            focus=(0.56, 0.58),
        ),
        axis(
            "lamp-lip",
            Stop(0, "#000", 0.35),
            Stop(0.45, "#000", 0),
            Stop(0.6, "#FFF2DC", 0),
            Stop(1, "#FFF2DC", 0.62),
        ),
        axis("lamp-cut", Stop(0, "#000", 0.34), Stop(0.5, "#000", 0.22), Stop(1, "#000", 0.1)),
        axis("lamp-cut-lit", Stop(0, LAMP, 0.05), Stop(0.5, LAMP, 0.16), Stop(1, LAMP, 0.42)),
        axis("lamp-raised", Stop(0, LAMP, 0.5), Stop(0.4, LAMP, 0), Stop(0.5, SHADE, 0), Stop(1, SHADE, 0.5)),
        axis("lamp-rim", Stop(0, LAMP, 0.55), Stop(0.36, LAMP, 0)),
        axis("lamp-bounce", Stop(0.58, "#E2C6A0", 0), Stop(1, "#E2C6A0", 0.58)),
    )
)
"""The gradients of the lamp, part of the common sprite: `lamp-cast`, `lamp-contact`, `lamp-halo`, …"""


def cast(radius: float, lift: float = 0) -> Markup:
    """Return the cast shadow of a round thing, moving on and fading as it is lifted (0 to 1)."""
    x, y = radius * (0.13 + 0.25 * lift), radius * (0.20 + 0.40 * lift)
    fade = f' opacity="{num(1 - 0.33 * lift)}"' if lift else ""
    return Markup(f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius * 1.14)}" fill="url(#lamp-cast)"{fade}/>')


def contact(radius: float) -> Markup:
    """Return the contact shadow of a round thing."""
    off = num(radius * 0.045)
    return Markup(f'<circle cx="{off}" cy="{off}" r="{num(radius * 1.06)}" fill="url(#lamp-contact)" opacity=".8"/>')


def gleam(radius: float, strength: float) -> Markup:
    """Return the soft reflection of the lamp on a domed top."""
    x, y = num(radius * -0.30), num(radius * -0.40)
    return Markup(
        f'<ellipse cx="{x}" cy="{y}" rx="{num(radius * 0.46)}" ry="{num(radius * 0.30)}" '
        f'transform="rotate(-38 {x} {y})" fill="url(#lamp-gleam)" opacity="{num(strength)}"/>'
    )
