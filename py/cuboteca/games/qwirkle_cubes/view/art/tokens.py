"""Cubes as small pictures beside words, which say what they are."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup

STEP = 24


def small_cube(cube: str) -> Markup:
    """A cube in a line of text."""
    return _token(f"w-{cube}m")


def small_colour(colour: str) -> Markup:
    """A colour with its mark."""
    return _token(f"w-{colour}")


def row_of_cubes(cubes: Iterable[str]) -> Markup:
    """A line of cubes as one picture."""
    inside = [f'<use href="#w-{cube}m" transform="translate({STEP * i} 0)"/>' for i, cube in enumerate(cubes)]
    wide = STEP * max(len(inside), 1)
    return Markup(
        f'<svg class="cube-row" viewBox="-12 -12 {wide} 24" width="{wide}" height="24" aria-hidden="true">'
        f"{''.join(inside)}</svg>"
    )


def _token(symbol: str) -> Markup:
    return Markup(
        '<svg class="token" viewBox="-12 -12 24 24" width="24" height="24" aria-hidden="true">'
        f'<use href="#{symbol}"/></svg>'
    )
