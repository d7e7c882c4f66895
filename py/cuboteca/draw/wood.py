"""Wood grain: lines that run along a plank, parting about a knot's cathedral. Made once, from a fixed seed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import exp, pi, sin
from random import Random
from typing import Final, NamedTuple

from markupsafe import Markup

from cuboteca.draw.path import Point, num, smooth

DARK_LINES: Final = 64
LIGHT_LINES: Final = 26

Cut = Callable[[float], tuple[float, float] | None]
"""Where a line at height y starts and ends; None where it does not show at all."""


class Plank(NamedTuple):
    """A piece of wood: how big, how figured. Lengths are shares of its width unless said otherwise."""

    left: float
    top: float
    width: float
    height: float
    seed: int
    waves: float = 0.020
    """How far the lines sway."""
    cathedral: float = 0.11
    """How high the figure rises at its middle."""
    knots: int = 9
    """Points from which each line is drawn."""


class Pen(NamedTuple):
    """Lines of one class are one path: a width, an opacity, dashes for pores."""

    width: float
    opacity: float
    dashes: str = ""


DARK_PENS: Final = (
    Pen(0.0012, 0.16),
    Pen(0.0018, 0.22),
    Pen(0.0028, 0.14),
    Pen(0.0044, 0.11),
    Pen(0.0056, 0.08),
    Pen(0.0016, 0.26, "7 3 2 5 11 4"),
)
LIGHT_PENS: Final = (Pen(0.0018, 0.20), Pen(0.0032, 0.13), Pen(0.0050, 0.08))
"""Their widths are shares of the plank's."""


def whole(plank: Plank) -> Cut:
    """Return lines from edge to edge."""
    ends = (plank.left, plank.left + plank.width)
    return lambda _: ends


def disc(radius: float, centre: Point = (0, 0)) -> Cut:
    """Return lines that show on a disc; they start a little outside and are clipped there."""

    def chord(y: float) -> tuple[float, float] | None:
        reach = min(abs(y - centre[1]) - radius * 0.16, radius)
        if reach >= radius:
            return None
        half = (radius**2 - max(reach, 0) ** 2) ** 0.5
        return centre[0] - half, centre[0] + half

    return chord


def lines(plank: Plank, count: int, seed: int, cut: Cut) -> list[list[Point]]:
    """Return the grain as lists of points: three sines and one bump for each line, alike enough to be one tree."""
    rng = Random(seed)
    phases = [rng.uniform(0, 2 * pi) for _ in range(3)]
    sway = plank.waves * plank.width
    middle = plank.left + plank.width * rng.uniform(0.36, 0.52)
    rise = plank.cathedral * plank.width
    out = []
    for i in range(count):
        share = (i + rng.uniform(0.1, 0.9)) / count
        base = plank.top - rise + share * (plank.height + 1.6 * rise)
        drift = share * 2.2

        def height(x: float, base: float = base, drift: float = drift) -> float:
            along = (x - plank.left) / plank.width * 2 * pi
            wave = sin(along * 0.9 + phases[0] + drift) + 0.55 * sin(along * 1.7 + phases[1] - drift)
            ripple = 0.22 * sin(along * 3.1 + phases[2] + 3 * drift)
            bump = exp(-(((x - middle) / (plank.width * 0.16)) ** 2))
            nearness = exp(-(((base - plank.top - plank.height * 0.55) / (plank.height * 0.4)) ** 2))
            return base + sway * (wave + ripple) - rise * bump * nearness

        ends = cut(base)
        if ends:
            step = (ends[1] - ends[0]) / (plank.knots - 1)
            out.append([(ends[0] + k * step, height(ends[0] + k * step)) for k in range(plank.knots)])
    return out


def grain(plank: Plank, cut: Cut | None = None, share: float = 1, colours: tuple[str, str] | None = None) -> Markup:
    """Return the grain as a few paths, one for each pen. `share` leaves lines out where the picture is small."""
    dark, light = colours or ("var(--grain-dark)", "var(--grain-light)")
    cut = cut or whole(plank)
    return Markup(
        _strokes(plank, lines(plank, round(DARK_LINES * share), plank.seed, cut), DARK_PENS, dark)
        + _strokes(plank, lines(plank, round(LIGHT_LINES * share), plank.seed + 1, cut), LIGHT_PENS, light)
    )


def _strokes(plank: Plank, drawn: Iterable[list[Point]], pens: tuple[Pen, ...], colour: str) -> str:
    wide = [pen._replace(width=pen.width * plank.width) for pen in pens]
    return strokes(drawn, wide, colour, Random(plank.seed + 7), 1 if plank.width < 500 else 0)


def strokes(drawn: Iterable[list[Point]], pens: Sequence[Pen], colour: str, rng: Random, digits: int = 1) -> str:
    """Return lines drawn with pens that chance chooses, as one path for each pen."""
    paths = [""] * len(pens)
    for line in drawn:
        paths[rng.randrange(len(pens))] += smooth(line, digits)
    out = "".join(
        f'<path d="{path}" stroke-width="{num(pen.width)}" stroke-opacity="{num(pen.opacity)}"'
        + (f' stroke-dasharray="{pen.dashes}"/>' if pen.dashes else "/>")
        for path, pen in zip(paths, pens, strict=True)
        if path
    )
    return f'<g fill="none" stroke="{colour}">{out}</g>'
