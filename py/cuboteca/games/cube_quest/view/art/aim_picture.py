"""The tray while a flick is aimed: its strength, the point that is hit, the way it goes."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup, escape

from cuboteca.draw.path import num
from cuboteca.games.cube_quest.view.art.cube_faces import use_face

TICKS: Final = 20
REACH: Final = 26
"""From the middle of the pad to its edge, on a square of 64: the whole of half an edge would leave the face."""


def draw_strength(power: int, live: bool = True, label: str = "Strength") -> Markup:
    """The strength as a number and as bars; live, it is a slider that the page moves (`strength:<power>`)."""
    role = (
        f'role="slider" tabindex="0" id="strength" data-strength aria-label="{escape(label)}" aria-valuemin="1" '
        f'aria-valuemax="100" aria-valuenow="{power}"'
        if live
        else f'role="img" aria-label="{escape(label)} {power}"'
    )
    bars = "".join('<i class="on"></i>' if power * TICKS > i * 100 else "<i></i>" for i in range(TICKS))
    return Markup(
        f'<div class="strength" {role}><b class="strength-number" aria-hidden="true">{power}</b>'
        f'<span class="strength-bars" aria-hidden="true">{bars}</span></div>'
    )


def hit_words(height: int, lateral: int) -> str:
    """The hit point in words: "a little low and left"."""
    up = _size(height, "high", "low")
    beside = _size(lateral, "right", "left")
    return " and ".join(word for word in (up, beside) if word) or "the middle"


def _size(value: int, more: str, less: str) -> str:
    if not value:
        return ""
    side = more if value > 0 else less
    return f"a little {side}" if abs(value) <= 40 else f"far {side}" if abs(value) > 75 else side


def draw_hit_pad(cube: int, height: int, lateral: int, live: bool = True, label: str = "Where it is hit") -> Markup:
    """The struck side enlarged, with a grid and the dot; live, the page moves the dot (`hit:<height>:<lateral>`)."""
    role = (
        f'role="slider" tabindex="0" id="hit-pad" data-hit="{height}:{lateral}" aria-label="{escape(label)}" '
        f'aria-valuemin="-100" aria-valuemax="100" aria-valuenow="{height}" '
        f'aria-valuetext="{hit_words(height, lateral)}"'
        if live
        else f'role="img" aria-label="{escape(label)}: {hit_words(height, lateral)}"'
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


def draw_compass(direction: int, side: int = 0, label: str = "") -> Markup:
    """A dial that shows the way of a flick as it is seen from a side; `direction` in tenths of a degree."""
    turned = 90 - direction / 10 + (180 if side else 0)
    named = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    ticks = "".join(f'<path d="M0-27V{-24 if i % 3 else -21}" transform="rotate({30 * i})"/>' for i in range(12))
    return Markup(
        f'<svg class="compass" viewBox="-32 -32 64 64" {named}><circle r="30" fill="var(--raised)" '
        'stroke="var(--line)" '
        f'stroke-width="1.6"/><g stroke="var(--muted)" stroke-width="1.6" stroke-linecap="round">{ticks}</g>'
        f'<g transform="rotate({num(turned, 1)})"><path d="M0 20V-9" stroke="var(--felt-aim)" stroke-width="4" '
        'stroke-linecap="round"/><path d="M0-22 8-6-8-6Z" fill="var(--felt-aim)"/></g></svg>'
    )
