"""The two sets of stones.

Black is round, with a ring of brass; Red is an eight-sided bead of lacquer: the outline and the rim tell them apart
without any colour.
"""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cuboteca.draw.colour import mix
from cuboteca.draw.engraved_marks import engraved, mark_path
from cuboteca.draw.light import Stop, axis, cast, contact, dome, gleam
from cuboteca.draw.markup import join
from cuboteca.draw.path import Point, num, polygon, regular
from cuboteca.games.qyshinsu.rules.moves import KINDS
from cuboteca.games.qyshinsu.view.art.measures import STONE

MARK: Final = {"b": "#F1E2C4", "r": "#FFF0DC"}
LACQUER: Final = "#A8301F"
LACQUER_LIT: Final = "#F59A7C"
LACQUER_DIM: Final = "#4E120A"

GRADIENTS: Final = join(
    (
        axis("q-ink-edge", Stop(0, "#7A716B"), Stop(0.35, "#3A3431"), Stop(1, "#0B0908")),
        dome("q-ink", Stop(0, "#625A55"), Stop(0.32, "#38322F"), Stop(0.72, "#211D1B"), Stop(1, "#151210")),
        axis("q-brass", Stop(0, "#8F7550"), Stop(0.5, "#D9BE8C"), Stop(1, "#F4E3BC")),
        axis("q-red-edge", Stop(0, "#F2A48C"), Stop(0.32, "#C8452F"), Stop(1, "#6A1A10")),
        dome("q-red", Stop(0, "#E8795F"), Stop(0.34, "#CC4A33"), Stop(0.74, "#B23A2E"), Stop(1, "#952C20")),
    )
)


def octagon(radius: float) -> list[Point]:
    """Return the corners of Red's stone."""
    return regular(8, radius, 22.5)


def ring(radius: float, paint: str, width: float, opacity: float = 1) -> str:
    """Return a circle that is only a line."""
    seen = f' stroke-opacity="{num(opacity)}"' if opacity < 1 else ""
    return f'<circle r="{num(radius)}" fill="none" stroke="{paint}" stroke-width="{num(width)}"{seen}/>'


def black_body(r: float) -> Markup:
    """Round and domed, with a ring of brass, and a line of bounced light so that it never melts into a well."""
    return Markup(
        f'<circle r="{num(r)}" fill="url(#q-ink-edge)"/>'
        f'<circle r="{num(0.945 * r)}" fill="url(#q-ink)"/>'
        f"{ring(0.955 * r, 'url(#lamp-bounce)', 0.05 * r)}"
        f"{ring(0.955 * r, 'url(#lamp-rim)', 0.04 * r)}"
        f"{ring(0.765 * r, '#000', 0.085 * r, 0.55)}"
        f"{ring(0.77 * r, 'url(#q-brass)', 0.05 * r)}"
        f"{gleam(r, 0.42)}"
    )


def lacquer(normal: Point) -> str:
    """Return how the lamp lights a bevel that faces that way."""
    light = -0.64 * normal[0] - 0.77 * normal[1]
    return mix(LACQUER, LACQUER_LIT, 0.87 * light) if light > 0 else mix(LACQUER, LACQUER_DIM, -0.85 * light)


def red_body(r: float) -> Markup:
    """Eight bevels, each one flat colour by the way it faces, about a domed table."""
    outer, inner = octagon(0.985 * r), octagon(0.80 * r)
    bevels = ""
    for i in range(8):
        j = (i + 1) % 8
        middle = (outer[i][0] + outer[j][0]) / 2, (outer[i][1] + outer[j][1]) / 2
        length = (middle[0] ** 2 + middle[1] ** 2) ** 0.5
        paint = lacquer((middle[0] / length, middle[1] / length))
        bevels += f'<path d="{polygon((outer[i], outer[j], inner[j], inner[i]))}" fill="{paint}" stroke="{paint}"/>'
    return Markup(
        f'<path d="{polygon(octagon(0.975 * r))}" fill="url(#q-red-edge)" stroke="url(#q-red-edge)" '
        f'stroke-width="{num(0.09 * r)}" stroke-linejoin="round"/>'
        f'<g stroke-width="{num(0.02 * r)}">{bevels}</g>'
        f'<path d="{polygon(octagon(0.80 * r))}" fill="url(#q-red)" stroke="url(#q-red)" '
        f'stroke-width="{num(0.06 * r)}" stroke-linejoin="round"/>'
        f'<path d="{polygon(octagon(0.815 * r))}" fill="none" stroke="url(#lamp-rim)" '
        f'stroke-width="{num(0.03 * r)}" stroke-linejoin="round"/>'
        f"{gleam(r, 0.5)}"
    )


def stone_symbols() -> Markup:
    """`q-b0` to `q-r5`, small (`q-b3s`), lifted (`q-b3l`), and the marks alone (`q-m3`)."""
    r = STONE
    parts = [_mark(value) for value in KINDS[1:]]
    for colour, body in (("b", black_body(r)), ("r", red_body(r))):
        parts.append(Markup(f'<g id="q-{colour}-body">{body}</g>'))
        parts.append(Markup(f'<g id="q-{colour}">{cast(r)}{contact(r)}<use href="#q-{colour}-body"/></g>'))
        scale = 1.0 if colour == "b" else 1.04
        for value in KINDS:
            parts.append(_stone(colour, value, scale))
            parts.append(_small(colour, value))
            parts.append(_lifted(colour, value, scale))
    return join(parts)


def _mark(value: int) -> Markup:
    return Markup(f'<path id="q-m{value}" d="{mark_path(value, STONE)}"/>')


def _stone(colour: str, value: int, scale: float) -> Markup:
    return Markup(f'<g id="q-{colour}{value}"><use href="#q-{colour}"/>{_inlaid(colour, value, scale)}</g>')


def _lifted(colour: str, value: int, scale: float) -> Markup:
    """Return a stone in the air: no contact shadow, and the cast one further off."""
    return Markup(
        f'<g id="q-{colour}{value}l">{cast(STONE, 1)}<use href="#q-{colour}-body"/>{_inlaid(colour, value, scale)}</g>'
    )


def _inlaid(colour: str, value: int, scale: float) -> Markup:
    if not value:
        return Markup("")
    mark = engraved(f"q-m{value}", STONE, MARK[colour])
    return mark if scale == 1 else Markup(f'<g transform="scale({num(scale)})">{mark}</g>')


def _small(colour: str, value: int) -> Markup:
    """For boards under 120 px: three shapes, a bolder mark."""
    r = STONE
    mark = f'<use href="#q-m{value}" fill="{MARK[colour]}" transform="scale(1.22)"/>' if value else ""
    if colour == "b":
        brass = "" if value else ring(0.6 * r, "#D9BE8C", 0.09 * r)
        body = f'<circle r="{num(r)}" fill="url(#q-ink-edge)"/><circle r="{num(0.86 * r)}" fill="url(#q-ink)"/>{brass}'
    else:
        body = (
            f'<path d="{polygon(octagon(1.02 * r), 1)}" fill="url(#q-red-edge)"/>'
            f'<path d="{polygon(octagon(0.8 * r), 1)}" fill="url(#q-red)"/>'
        )
    return Markup(f'<g id="q-{colour}{value}s">{body}{mark}</g>')
