"""What a turn scores: a frame about the tops of each line, a tag that says how much, and the sum as it builds up.

A line of six is framed in brass, the house's metal for whatever explains, with a warm light on its cubes.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup

from cuboteca.draw.markup import Content, el
from cuboteca.draw.path import num
from cuboteca.games.qwirkle_cubes.rules.grid import Cell
from cuboteca.games.qwirkle_cubes.rules.scoring import QWIRKLE_BONUS
from cuboteca.games.qwirkle_cubes.text.labels import label
from cuboteca.games.qwirkle_cubes.view.art.measures import HALF, RISE, spot
from cuboteca.games.qwirkle_cubes.view.art.tokens import row_of_cubes

ROOM: Final = 2
"""How far the frame keeps from the tops."""
TAG: Final = 14
KEYLINE: Final = "#0E0A08"


class LineScore(NamedTuple):
    """A line that a turn scores."""

    first: Cell
    last: Cell
    """The ends of the line, in either order."""
    points: int
    """Its whole worth, a Qwirkle's six more included."""
    cubes: tuple[str, ...] = ()
    """In their order, for the running sum."""
    qwirkle: bool = False
    fresh: bool = False
    """Just completed: its bracket draws itself."""


def render_lines(lines: tuple[LineScore, ...], tag_scale: float = 1) -> str:
    """Draw the frames first, then the tags, so that no frame crosses a number."""
    if not lines:
        return ""
    in_order = sorted(lines, key=lambda line: line.qwirkle)
    frames = "".join(_bracket(line) if line.qwirkle else _frame(line) for line in in_order)
    return f'<g class="lines" aria-hidden="true">{frames}{"".join(_tag(line, tag_scale) for line in in_order)}</g>'


def _box(line: LineScore) -> tuple[float, float, float, float]:
    """Left, top, width, height of the tops of the line's cubes."""
    (x1, y1), (x2, y2) = spot(line.first), spot(line.last)
    reach = HALF + ROOM
    return (
        min(x1, x2) - reach + RISE[0],
        min(y1, y2) - reach + RISE[1],
        abs(x2 - x1) + 2 * reach,
        abs(y2 - y1) + 2 * reach,
    )


def _rect(box: tuple[float, float, float, float], grow: float, paint: str) -> str:
    left, top, wide, high = box
    return (
        f'<rect x="{num(left - grow)}" y="{num(top - grow)}" width="{num(wide + 2 * grow)}" '
        f'height="{num(high + 2 * grow)}" rx="{num(9.5 + grow)}" {paint}/>'
    )


def _frame(line: LineScore) -> str:
    box = _box(line)
    keyline = _rect(box, 0, f'fill="none" stroke="{KEYLINE}" stroke-opacity=".6" stroke-width="4.6"')
    mint = _rect(box, 0, 'fill="none" stroke="var(--mint)" stroke-width="2.4"')
    return f'<g class="frame">{keyline}{mint}</g>'


def _bracket(line: LineScore) -> str:
    """Brass all round, brighter along its inner edge; the light on each cube comes a little after the one before."""
    box = _box(line)
    (x1, y1), (x2, y2) = spot(line.first), spot(line.last)
    count = max(abs(x2 - x1), abs(y2 - y1)) // 60
    lights = "".join(
        f'<use class="warm w{i}" href="#w-warm" '
        f'transform="translate({x1 + (x2 - x1) * i // max(count, 1)} {y1 + (y2 - y1) * i // max(count, 1)})"/>'
        for i in range(count + 1)
    )
    halos = "".join(
        _rect(box, grow, f'fill="none" stroke="#FFC861" stroke-opacity="{num(opacity)}" stroke-width="{num(2 * grow)}"')
        for grow, opacity in ((2.5, 0.15), (4, 0.13), (5.5, 0.11), (7, 0.09), (8.5, 0.07), (10, 0.05))
    )
    keyline = _rect(box, 0.4, f'fill="none" stroke="{KEYLINE}" stroke-opacity=".75" stroke-width="6.4"')
    brass = _rect(box, 0.4, 'class="brass" pathLength="100" fill="none" stroke="url(#w-brass)" stroke-width="4"')
    shine = _rect(
        box, -0.6, 'class="brass" pathLength="100" fill="none" stroke="#FFF3D2" stroke-opacity=".75" stroke-width=".8"'
    )
    kind = "qwirkle fresh-line" if line.fresh else "qwirkle"
    return f'<g class="{kind}"><g class="halo">{halos}</g>{lights}{keyline}{brass}{shine}</g>'


def _tag(line: LineScore, scale: float) -> str:
    """At a corner of the east end of a row, or of the south end of a column: it hides no inlay, and no shape in a cell
    beyond that glows. Two lines that end on one cube have their tags at different corners."""
    left, top, wide, high = _box(line)
    row = line.first[1] == line.last[1]
    beyond = (scale - 1) * TAG  # A larger one hides no more of the cube.
    x, y = (left + wide + 4 + beyond, top + high - 3) if row else (left + 3, top + high + 4 + beyond)
    paint = (
        'fill="url(#w-brass)" stroke="#4A2E0C" stroke-width="1.4"'
        if line.qwirkle
        else 'fill="#1F7A6D" stroke="var(--mint)" stroke-width="2.2"'
    )
    ink = "#2A1703" if line.qwirkle else "#FFFFFF"
    size = TAG + 2.5 if line.qwirkle else TAG
    grown = f" scale({num(scale)})" if scale != 1 else ""
    return (
        f'<g class="tag" transform="translate({num(x)} {num(y)}){grown}"><circle cx="1" cy="1.6" r="{num(size + 1)}" '
        f'fill="{KEYLINE}" fill-opacity=".35"/><circle r="{num(size)}" {paint}/>'
        f'<text y="5.9" text-anchor="middle" font-size="{18 if line.qwirkle else 17}" font-weight="700" '
        f'fill="{ink}">{line.points}</text></g>'
    )


def render_sum(lines: tuple[LineScore, ...], bonus: int = 0) -> Markup:
    """Return each line with its cubes and its points, and what they come to; `bonus` is for going out first."""
    terms = [_term(line) for line in lines]
    if bonus:
        terms.append(
            el("li", el("span", label("going_out"), " ", el("b", str(bonus)), class_="sum-words"), class_="term")
        )
    total = sum(line.points for line in lines) + bonus
    answer = el("p", el("span", label("total"), " ", class_="for-ears"), str(total), class_="sum-total")
    return el(
        "div",
        el("ul", terms, class_="sum-terms many-lines" if len(terms) > 3 else "sum-terms"),
        answer,
        class_="running-sum",
        id="running-sum",
    )


def _term(line: LineScore) -> Markup:
    across = line.first[1] == line.last[1]
    points = line.points - (QWIRKLE_BONUS if line.qwirkle else 0)
    worth: list[Content] = [label("row" if across else "column"), " ", el("b", str(points))]
    if line.qwirkle:
        worth.append(el("span", label("qwirkle", more=QWIRKLE_BONUS), class_="is-six"))
    # A column is listed from the south; it is read from the top.
    cubes = row_of_cubes(line.cubes if across else reversed(line.cubes)) if line.cubes else None
    return el("li", cubes, el("span", worth, class_="sum-words"), class_="term six" if line.qwirkle else "term")
