"""What lies over the map while something happens on it: the dark, and light in it; a door's leaves, eyes, tokens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot
from typing import Final

from cuboteca.draw.path import num
from cuboteca.games.cuobe.view.art.scene import MARGIN, PITCH, PLACES, STEPS, TALL, TILE, TURNS, WIDE, middle, spot

NIGHT: Final = 'fill="#0C0709" opacity=".5"'
GAP: Final = (PITCH - TILE) / 2


def light_line(places: Sequence[str], way: str) -> str:
    """Draw the dark around a row or column, its seams, and a chevron for each room, one after the other."""
    spots = [spot(place) for place in places]
    left, top = (min(axis) - GAP for axis in zip(*spots, strict=True))
    right, bottom = (max(axis) + TILE + GAP for axis in zip(*spots, strict=True))
    ends = f"M{-MARGIN} {-MARGIN}h{WIDE}v{TALL}h{-WIDE}z"
    hole = f"M{num(left)} {num(top)}V{num(bottom)}H{num(right)}V{num(top)}z"
    across = STEPS[way][0] != 0
    seams = (
        f"M{num(left)} {num(top)}H{num(right)}M{num(left)} {num(bottom)}H{num(right)}"
        if across
        else f"M{num(left)} {num(top)}V{num(bottom)}M{num(right)} {num(top)}V{num(bottom)}"
    )
    order = sorted(spots, key=lambda corner: corner[0] * STEPS[way][0] + corner[1] * STEPS[way][1])
    chevrons = "".join(
        f'<path data-step="" d="M42 24L50 15l8 9" transform="translate({x} {y}) rotate({TURNS[way]} 50 50)"/>'
        for x, y in order
    )
    return (
        f'<path {NIGHT} fill-rule="evenodd" d="{ends}{hole}"/>'
        f'<g fill="none" stroke="#FFD28A" stroke-linecap="round" stroke-linejoin="round">'
        f'<path d="{seams}" stroke-width="3"/><g stroke-width="5">{chevrons}</g></g>'
    )


PUFFS: Final = ((12, 4.5), (47, 3), (83, 4))
"""Where along a room's side dust rises, and how much."""


def dust(places: Sequence[str], way: str) -> str:
    """Draw the dust that rises at both seams of a row or column once it has moved."""
    across = STEPS[way][0] != 0
    out = ""
    for x, y in map(spot, places):
        for along, radius in PUFFS:
            for side in (-GAP, TILE + GAP):
                right, down = (along, side) if across else (side, along)
                out += f'<g transform="translate({num(x + right)} {num(y + down)})"><circle r="{radius}"/></g>'
    return f'<g class="dust">{out}</g>'


def darken(lit: str = "") -> str:
    """Darken the map while something happens, except for the place where it happens."""
    hole = ""
    if lit:
        x, y = spot(lit)
        hole = f"M{x + 8} {y}h84a8 8 0 0 1 8 8v84a8 8 0 0 1-8 8h-84a8 8 0 0 1-8-8v-84a8 8 0 0 1 8-8z"
    return f'<path {NIGHT} fill-rule="evenodd" d="M{-MARGIN} {-MARGIN}h{WIDE}v{TALL}h{-WIDE}z{hole}"/>'


def snap_traps(places: Iterable[str]) -> str:
    """Draw the teeth of every room whose trap is sprung."""
    corners = map(spot, places)
    return "".join(f'<g><use href="#c-peril" x="{x}" y="{y}"/></g>' for x, y in corners)


def token(symbol: str) -> str:
    """Draw what falls into a room."""
    return f'<use href="#{symbol}"/>'


LEAF: Final = (
    '<path d="M28 95V63a22 22 0 0 1 22-22V95z" fill="var(--exit-wood)"/>'
    '<path d="M34 50V95M42 43V95M28 84H50M49.2 42V95" fill="none" stroke="var(--exit-dark)" stroke-width="1.6"/>'
)


def leaves(place: str) -> str:
    """Draw the two leaves of the Exit's door, shut, and the daylight that comes in when they swing away."""
    x, y = spot(place)
    return (
        f'<g data-hinge="start">{LEAF}</g><g data-hinge="end"><g transform="matrix(-1 0 0 1 100 0)">{LEAF}</g></g>'
        f'<circle data-light="" cx="{x + 50}" cy="{y + 68}" r="190" fill="url(#c-day)"/>'
    )


def night() -> str:
    """Draw the dark that the house is left in."""
    return f'<path fill="#0C0709" opacity=".86" d="M{-MARGIN} {-MARGIN}h{WIDE}v{TALL}h{-WIDE}z"/>'


LOOKS: Final = 3.4
"""How far a pupil turns towards the player it watches."""


def eyes(place: str) -> str:
    """Draw an eye in every other room, all watching one place, the nearest first."""
    at_x, at_y = middle(place)
    there = sorted((hypot(x - at_x, y - at_y), x, y) for one in PLACES if one != place for x, y in (middle(one),))
    return "".join(
        f'<g transform="translate({num(x)} {num(y + 8)})"><g data-eye=""><use href="#c-eye"/>'
        f'<circle cx="{num(LOOKS * (at_x - x) / far)}" cy="{num(LOOKS * (at_y - y) / far)}" r="5" '
        'fill="#1A1420"/></g></g>'
        for far, x, y in there
    )
