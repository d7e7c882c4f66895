"""Cubes as small pictures beside words, which say what they are; and by colour, what is left in the bag."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el
from cuboteca.games.qwirkle_cubes.rules.cubes import COLOURS, PER_COLOUR
from cuboteca.games.qwirkle_cubes.text.labels import label
from cuboteca.games.qwirkle_cubes.text.names import name

STEP = 24


def small_cube(cube: str) -> Markup:
    """Return a cube in a line of text."""
    return _token(f"w-{cube}m")


def small_colour(colour: str) -> Markup:
    """Return a colour with its mark."""
    return _token(f"w-{colour}")


def row_of_cubes(cubes: Iterable[str], at: int | None = None) -> Markup:
    """Return a line of cubes as one picture; the cube `at` that number comes next, and those after it are dim."""
    inside = [
        f'<use href="#w-{cube}m" transform="translate({STEP * i} 0)"'
        + (' opacity=".45"/>' if at is not None and i > at else "/>")
        for i, cube in enumerate(cubes)
    ]
    wide = STEP * max(len(inside), 1)
    if at is not None and at < len(inside):
        inside.append(
            f'<rect x="{STEP * at - 11}" y="-11" width="22" height="22" rx="5" fill="none" '
            'stroke="var(--accent-text)" stroke-width="2"/>'
        )
    return Markup(
        f'<svg class="cube-row" viewBox="-12 -12 {wide} 24" width="{wide}" height="24" aria-hidden="true">'
        f"{''.join(inside)}</svg>"
    )


def _token(symbol: str) -> Markup:
    return Markup(
        '<svg class="token" viewBox="-12 -12 24 24" width="24" height="24" aria-hidden="true">'
        f'<use href="#{symbol}"/></svg>'
    )


def render_bag(counts: Mapping[str, int]) -> Markup:
    """Return one line; where there is room, a bar for each colour."""
    left = sum(counts.values())
    return el(
        "section",
        el(
            "p",
            icon("bag"),
            el("b", str(left)),
            el("span", " ", label("in_bag", count=left), class_="bag-words"),
            class_="bag-total",
        ),
        el("ul", (_colour(colour, counts.get(colour, 0)) for colour in COLOURS), class_="bag-colours"),
        class_="bag tall",
        aria_label=label("bag"),
        id="bag",
    )


def _colour(colour: str, count: int) -> Markup:
    bar = Markup(
        '<svg class="bag-bar" viewBox="0 0 150 8" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect width="150" height="8" fill="var(--line)"/><rect width="{10 * min(count, PER_COLOUR)}" height="8" '
        f'fill="var(--cube-{colour.lower()})"/></svg>'
    )
    return el(
        "li",
        small_colour(colour),
        el("span", name("colour", colour=COLOURS.index(colour)), " ", class_="bag-name"),
        bar,
        el("b", str(count)),
        class_="bag-colour" if count else "bag-colour none-left",
    )
