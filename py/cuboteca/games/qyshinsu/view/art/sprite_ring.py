"""What never changes on the board: its wood, wells and numbers, and the signs that places wear."""

from __future__ import annotations

from math import pi
from typing import Final

from markupsafe import Markup

from cuboteca.draw.light import Stop, axis, dome, halo, span, toned
from cuboteca.draw.markup import join
from cuboteca.draw.palette import BRASS, FOCUS_EDGE, FOCUS_RING
from cuboteca.draw.path import dots, num
from cuboteca.draw.turned_well import lit_floor, well
from cuboteca.draw.wood import Plank, disc, grain
from cuboteca.games.qyshinsu.rules.moves import PLACES
from cuboteca.games.qyshinsu.view.art.measures import (
    DISH,
    FACE,
    GROOVE,
    NUMBERS_AT,
    RIM,
    STONE,
    WELL,
    spot,
)
from cuboteca.games.qyshinsu.view.art.sprite_stones import ring

SLAB: Final = Plank(-100, -100, 200, 200, seed=12, cathedral=0.10)
LEAF: Final = Plank(-50, -50, 100, 100, seed=31, waves=0.03, cathedral=0.2)
NUMBER_SIZE: Final = 7.4
KEYLINE: Final = "#3A2412"

GRADIENTS: Final = join(
    (
        halo(
            "q-board-shade",
            Stop(0, "var(--shade)", 0.5),
            Stop(0.8, "var(--shade)", 0.4),
            Stop(0.86, "var(--shade)", 0.24),
            Stop(0.92, "var(--shade)", 0.09),
            Stop(0.97, "var(--shade)", 0.015),
            Stop(1, "var(--shade)", 0),
        ),
        axis("q-rim", *toned("board-rim", 0.04, 0.28, 0.62, 1)),
        axis("q-face", *toned("board-face", 0.05, 0.5, 1)),
        axis(
            "q-chamfer",
            Stop(0.1, "#FFF1D6", 0.7),
            Stop(0.5, "#FFF1D6", 0.08),
            Stop(0.72, "#000", 0.05),
            Stop(0.95, "#000", 0.3),
        ),
        axis("q-dish-edge", *toned("dish-edge", 0, 0.45, 1)),
        dome("q-dish", *toned("dish", 0, 0.7, 1), focus=(0.6, 0.62), reach=0.62),
        dome(
            "q-dish-shade",
            Stop(0.84, "#000", 0),
            Stop(0.93, "#000", 0.1),
            Stop(1, "#000", 0.36),
            focus=(0.5, 0.5),
            reach=0.5,
        ),
        span("q-metal", (-38, -38), (38, 38), Stop(0, "#FFEFC8"), Stop(0.5, BRASS), Stop(1, "#E9B867")),
        span("q-ring-metal", (-WELL, -WELL), (WELL, WELL), Stop(0, "#FFF0CC"), Stop(0.5, BRASS), Stop(1, "#DDA955")),
        Markup(f'<clipPath id="q-on-face"><circle r="{num(FACE)}"/></clipPath>'),
        Markup(f'<clipPath id="q-in-dish"><circle r="{num(DISH - 1.2)}"/></clipPath>'),
    )
)


def ring_symbols() -> Markup:
    """Return the board and its signs, for the sprite."""
    return join((board(), small_board(), numbers(False), numbers(True), *signs()))


def board() -> Markup:
    """Return the wood, with its twelve wells."""
    wells = "".join(f'<use href="#q-well" transform="translate({num(x)} {num(y)})"/>' for x, y in map(spot, PLACES))
    return Markup(
        f'<g id="q-well">{well(WELL)}</g>'
        '<g id="q-board">'
        f'<circle cx="4" cy="8.5" r="112" fill="url(#q-board-shade)"/>'
        f'<circle r="{num(RIM)}" fill="url(#q-rim)"/>'
        f'<circle r="{num(FACE)}" fill="url(#q-face)"/>'
        f'<g clip-path="url(#q-on-face)">{grain(SLAB, disc(97))}'
        f'<circle cx="-32" cy="-40" r="62" fill="url(#lamp-pool)"/></g>'
        f"{ring(FACE, 'url(#q-chamfer)', 0.9)}"
        f"{ring(GROOVE, 'url(#lamp-cut)', 0.9)}"
        f'<circle cx=".5" cy=".6" r="{num(GROOVE + 0.4)}" fill="none" stroke="url(#lamp-cut-lit)" stroke-width=".5"/>'
        f'<circle r="{num(DISH)}" fill="url(#q-dish-edge)"/>'
        f'<circle cx=".6" cy=".8" r="{num(DISH - 1.3)}" fill="url(#q-dish)"/>'
        f'<g clip-path="url(#q-in-dish)" opacity=".8">{grain(LEAF, disc(48), share=0.5)}</g>'
        f'<circle cx="2.6" cy="3.4" r="{num(DISH + 3)}" fill="url(#q-dish-shade)" clip-path="url(#q-in-dish)"/>'
        f"{ring(DISH + 0.2, 'url(#lamp-cut-lit)', 0.6)}"
        f"</g>"
        f'<g id="q-wells">{wells}</g>'
    )


def small_board() -> Markup:
    """For boards under 120 px: no numbers, no arc, a third of the grain; the wells are three strokes."""
    places = [spot(place) for place in PLACES]
    path = dots(places)
    floor = dots([(x + 1, y + 1.2) for x, y in places])
    return Markup(
        '<g id="q-board-small">'
        '<circle cx="3" cy="6" r="108" fill="url(#q-board-shade)"/>'
        f'<circle r="{num(RIM)}" fill="url(#q-rim)"/>'
        f'<circle r="{num(FACE)}" fill="url(#q-face)"/>'
        f'<g clip-path="url(#q-on-face)" stroke-width="2">{grain(SLAB, disc(97), share=0.3)}</g>'
        f'<circle r="{num(DISH)}" fill="url(#q-dish-edge)"/>'
        f'<circle cx="1" cy="1.4" r="{num(DISH - 2)}" fill="url(#q-dish)"/>'
        f'<g fill="none" stroke-linecap="round">'
        f'<path d="{path}" stroke="var(--well-3)" stroke-width="{num(2 * WELL)}"/>'
        f'<path d="{floor}" stroke="var(--well-2)" stroke-width="{num(1.66 * WELL)}"/>'
        f'<path d="{dots([(x + 3, y + 3.6) for x, y in places])}" stroke="var(--well-1)" stroke-opacity=".5" '
        f'stroke-width="{num(0.9 * WELL)}"/></g></g>'
    )


def numbers(turned: bool) -> Markup:
    """Engraved by the places, as they stand from either side; upright for the one who looks."""
    texts = ""
    for place in PLACES:
        # The 10 is wide, and stands beside its well.
        x, y = spot(place, turned, NUMBERS_AT + 1.4 if place == 10 else NUMBERS_AT)
        texts += f'<tspan x="{num(x)}" y="{num(y + 0.355 * NUMBER_SIZE)}">{place}</tspan>'
    kind = f'text-anchor="middle" font-size="{num(NUMBER_SIZE)}" font-weight="640"'
    return Markup(
        f'<g id="q-numbers{"-turned" if turned else ""}" {kind} aria-hidden="true">'
        f'<text fill="var(--engraved-light)" fill-opacity=".55" transform="translate(.22 .42)">{texts}</text>'
        f'<text fill="var(--engraved)">{texts}</text></g>'
    )


def signs() -> list[Markup]:
    """Return what places wear, drawn about 0,0, the middle of a place."""
    r = WELL
    return [
        Markup(f'<circle id="q-halo" r="{num(1.62 * r)}" fill="url(#lamp-halo)" opacity=".92"/>'),
        _sign("lit", well(r), lit_floor(r)),
        _sign(
            "lit-small",
            f'<circle r="{num(1.45 * r)}" fill="url(#lamp-halo)" opacity=".7"/>',
            f'<circle r="{num(r)}" fill="#6B4526"/><circle r="{num(r)}" fill="url(#lamp-lit)"/>',
            ring(r, "#FFF3D6", 2.6),
        ),
        _sign(
            "picked-floor",
            f'<circle r="{num(1.42 * r)}" fill="url(#lamp-halo)"/>',
            well(r),
            lit_floor(r),
            f'<circle r="{num(0.92 * r)}" fill="#FFF3D6" fill-opacity=".45"/>',
        ),
        _sign("picked", ring(r * 1.03, KEYLINE, 5, 0.85), ring(r * 1.03, "#FFF8E8", 3.4)),
        _sign("last", ring(r, KEYLINE, 2.3, 0.45), ring(r, "url(#q-ring-metal)", 1.35)),
        _sign("blocked", _dotted(r, 36, 0.1, KEYLINE, 2, 0.55), _dotted(r, 36, 0.1, BRASS, 1.3)),
        _sign("thought", ring(r, KEYLINE, 2.6, 0.5), _dotted(r, 14, 3.1, BRASS, 1.7)),
        _trace(),
        _sign(
            "lift",
            '<circle cx=".4" cy=".8" r="5.9" fill="#1A0D05" fill-opacity=".38"/><circle r="5.4" fill="#FFF7E6"/>',
            '<path d="M0 2.7V-2.5M-2.2-.3L0-2.6L2.2-.3" fill="none" stroke="#5B2C1C" stroke-linecap="round" '
            'stroke-linejoin="round"/>',
        ),
        _sign("focus", ring(r * 1.06, FOCUS_EDGE, 4.2), ring(r * 1.06, FOCUS_RING, 1.8)),
    ]


def _sign(name: str, *parts: str) -> Markup:
    return Markup(f'<g id="q-{name}">{"".join(parts)}</g>')


def _dotted(radius: float, count: int, dash: float, paint: str, width: float, opacity: float = 1) -> str:
    """Return a ring of dots, or of dashes, that meet evenly where it closes."""
    gap = 2 * pi * radius / count - dash
    return (
        f'<circle r="{num(radius)}" fill="none" stroke="{paint}" stroke-width="{num(width)}" '
        f'stroke-opacity="{num(opacity)}" stroke-linecap="round" stroke-dasharray="{num(dash)} {num(gap, 4)}"/>'
    )


def _trace() -> Markup:
    """Show that a stone was taken from here: where it lay in dashes of brass, and a small arrow that leaves."""
    r, metal = STONE * 0.86, "#EBC98A"
    arrow = (
        '<path d="M0 5V-4.6M-3.6-1.2L0-4.8L3.6-1.2" fill="none" stroke-linecap="round" stroke-linejoin="round" '
        'stroke="{paint}" stroke-width="{width}"/>'
    )
    return _sign(
        "trace",
        '<g transform="translate(-.2 -.3)" opacity=".65">',
        _dotted(r, 18, 2.6, "#150B05", 1.7),
        arrow.format(paint="#150B05", width=2.2),
        "</g>",
        _dotted(r, 18, 2.6, metal, 1),
        arrow.format(paint=metal, width=1.4),
    )
