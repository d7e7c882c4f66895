"""The tray while a flick is aimed: its strength, the point that is hit, the way it goes."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup, escape

from cuboteca.draw.path import num
from cuboteca.games.cube_quest.rules.moves import Flick
from cuboteca.games.cube_quest.text.labels import label
from cuboteca.games.cube_quest.text.whereabouts import hit_words
from cuboteca.games.cube_quest.view.art.cube_faces import use_face

TICKS: Final = 20
REACH: Final = 26
"""From the middle of the pad to its edge, on a square of 64: the whole of half an edge would leave the face."""


def render_strength(power: int) -> Markup:
    """Return the strength as a number and as bars: a slider that the page moves (`strength:<power>`)."""
    role = (
        f'role="slider" tabindex="0" id="strength" data-strength aria-label="{escape(label("strength"))}" '
        f'aria-valuemin="1" aria-valuemax="100" aria-valuenow="{power}"'
    )
    bars = "".join('<i class="on"></i>' if power * TICKS > i * 100 else "<i></i>" for i in range(TICKS))
    return Markup(
        f'<div class="strength" {role}><b class="strength-number" aria-hidden="true">{power}</b>'
        f'<span class="strength-bars" aria-hidden="true">{bars}</span></div>'
    )


def render_hit_pad(cube: int, height: int, lateral: int) -> Markup:
    """Return the struck side enlarged, with a grid, and the dot that the page moves (`hit:<height>:<lateral>`)."""
    hit = hit_words(Flick(0, 0, lateral, height))
    role = (
        f'role="slider" tabindex="0" id="hit-pad" data-hit="{height}:{lateral}" '
        f'aria-label="{escape(label("hit_pad"))}" '
        f'aria-valuemin="-100" aria-valuemax="100" aria-valuenow="{height}" '
        f'aria-valuetext="{escape(hit)}"'
    )
    x, y = 32 + REACH * lateral / 100, 32 - REACH * height / 100
    return Markup(
        f'<svg class="hit-pad" viewBox="-3 -3 74 76" {role}><rect x="1" y="5" width="66" height="64" rx="10" '
        'fill="#1A0D05" '
        f'fill-opacity=".3"/><g clip-path="url(#cq-round)">{use_face(cube, 1)}'
        '<path d="M19 3V61M45 3V61M3 19H61M3 45H61" stroke="#0A0604" stroke-opacity=".26" stroke-width=".8" '
        'fill="none"/>'
        '<path d="M32 3V61M3 32H61" stroke="#0A0604" stroke-opacity=".4" stroke-width=".9" fill="none"/></g>'
        f'<g class="hit-dot" transform="translate({num(x)} {num(y)})"><circle cx=".8" cy="1.2" r="6.6" fill="#1A0D05" '
        'fill-opacity=".4"/><circle r="5.6" fill="#B06F00" stroke="#fff" stroke-width="1.8"/></g></svg>'
    )


def render_compass(direction: int, side: int = 0) -> Markup:
    """Return a dial that shows the way of a flick as it is seen from a side; `direction` in tenths of a degree."""
    turned = 90 - direction / 10 + (180 if side else 0)
    ticks = "".join(f'<path d="M0-27V{-24 if i % 3 else -21}" transform="rotate({30 * i})"/>' for i in range(12))
    return Markup(
        f'<svg class="compass" viewBox="-32 -32 64 64" aria-hidden="true"><circle r="30" fill="var(--raised)" '
        'stroke="var(--line)" '
        f'stroke-width="1.6"/><g stroke="var(--muted)" stroke-width="1.6" stroke-linecap="round">{ticks}</g>'
        f'<g transform="rotate({num(turned, 1)})"><path d="M0 20V-9" stroke="var(--felt-aim)" stroke-width="4" '
        'stroke-linecap="round"/><path d="M0-22 8-6-8-6Z" fill="var(--felt-aim)"/></g></svg>'
    )
