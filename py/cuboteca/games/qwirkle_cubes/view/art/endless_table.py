"""The table as a player sees it now. It has no edge: the picture shows the cubes and a margin, the client moves it
about by a transform on the world, which is never written here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from markupsafe import Markup, escape

from cuboteca.games.qwirkle_cubes.view.art.line_frames import LineScore, draw_lines
from cuboteca.games.qwirkle_cubes.view.art.shadows import draw_shadows
from cuboteca.games.qwirkle_cubes.view.art.sizes import CELL, Cell, spot
from cuboteca.games.qwirkle_cubes.view.keys import HEARD

MARGIN: Final = 1
"""Cells about the cubes: wherever one may be put is seen."""
REACH: Final = 40
"""How many cells past the picture the ground goes on."""


class Laid(NamedTuple):
    """A cube on the table."""

    cell: Cell
    cube: str
    """`Rs`: colour and shape."""
    label: str
    """For a screen reader: "Red square, 3 right, 1 down", a sentence."""
    held: bool = False
    """Placed this turn; it may still be taken back."""
    fresh: bool = False
    """It has just been put there: it settles."""
    last: bool = False
    """The last turn placed it."""


class Open(NamedTuple):
    """An empty cell that can be reached."""

    cell: Cell
    label: str
    glow: bool = False
    """The cube in hand may stand here."""
    ghost: str | None = None
    """The cube in hand, in outline."""
    picked: bool = False
    """Aimed at: the ghost stands here as a cube."""


class Table(NamedTuple):
    """All that the table shows."""

    laid: tuple[Laid, ...]
    label: str
    open: tuple[Open, ...] = ()
    lines: tuple[LineScore, ...] = ()
    focus: Cell | None = None
    """The cell that the Tab key comes to; the arrows go on from there."""
    live: bool = True
    """Can anything be picked? If not, the table is a picture with a label."""
    least: int = 6
    """The picture shows at least so many cells across and down."""


def extent(table: Table) -> tuple[int, int, int, int]:
    """What the picture shows, in units: left, top, right, bottom."""
    cells = [laid.cell for laid in table.laid] or [(0, 0)]
    left, right = _widened([x for x, _ in cells], table.least)
    down, up = _widened([y for _, y in cells], table.least)
    half = CELL // 2
    return left - half, -up - half, right + half, -down + half


def _widened(ways: list[int], least: int) -> tuple[int, int]:
    low, high = min(ways) - MARGIN, max(ways) + MARGIN
    lacking = max(0, least - (high - low + 1)) * CELL
    return low * CELL - lacking // 2, high * CELL + lacking - lacking // 2


def draw_table(table: Table, above_rack: bool = False) -> Markup:
    """The table for playing, or as a picture of the same size; `above_rack` leaves room for a hand below it."""
    x0, y0, x1, y1 = extent(table)
    across, down = x1 - x0, y1 - y0
    box = f"{x0} {y0} {across} {down}"
    role = (
        f'id="board" role="group" data-keys="{HEARD}" data-pan-zoom="" data-extent="{x0} {y0} {x1} {y1}" '
        f'data-cell="{CELL}" data-ground=""'
        if table.live
        else 'role="img"'
    )
    kind = "board endless above-rack" if above_rack else "board endless"
    far = REACH * CELL
    ground = f'x="{x0 - far}" y="{y0 - far}" width="{across + 2 * far}" height="{down + 2 * far}"'
    return Markup(
        f'<svg class="{kind}" viewBox="{box}" {role} aria-label="{escape(table.label)}"><g class="world">'
        f'<rect class="ground" {ground} fill="url(#w-dots)"/>{_beneath(table)}{_things(table)}'
        f"{draw_lines(table.lines)}</g></svg>"
    )


def _beneath(table: Table) -> str:
    """What lies on the ground under every cube."""
    shadows = draw_shadows((laid.cell for laid in table.laid), table.live)
    auras = _uses("aura", "w-aura", (laid.cell for laid in table.laid if laid.held))
    glows = _uses("legal", "w-legal", (place.cell for place in table.open if place.glow))
    return f"{shadows}{auras}{glows}"


def _uses(kind: str, symbol: str, cells: Iterable[Cell]) -> str:
    return "".join(f'<use class="{kind}" href="#{symbol}" {_where(cell)}/>' for cell in cells)


def _where(cell: Cell) -> str:
    x, y = spot(cell)
    return f'transform="translate({x} {y})"'


def _things(table: Table) -> str:
    """Cubes and open cells from the far side to the near one, and from the west: each hides what is behind it."""
    things: list[Laid | Open] = [*table.laid, *table.open]
    things.sort(key=lambda thing: (-thing.cell[1], thing.cell[0]))
    if not table.live:
        return "".join(f"<g {_where(thing.cell)}>{_seen(thing)}</g>" for thing in things)
    focus = _focus(table)
    return "".join(_part(thing, thing.cell == focus) for thing in things)


def _focus(table: Table) -> Cell | None:
    """The one that was asked for, if it is there; else a cell that glows, a cube, anything."""
    there = [laid.cell for laid in table.laid] + [place.cell for place in table.open]
    if table.focus in there:
        return table.focus
    return next((place.cell for place in table.open if place.glow), there[0] if there else None)


def _part(thing: Laid | Open, reached: bool) -> str:
    x, y = thing.cell
    pressed = thing.held if isinstance(thing, Laid) else thing.picked
    ring = '<use class="focus-ring" href="#w-focus"/>' if reached else ""
    return (
        f'<g id="cell-{x},{y}" class="cell" role="button" tabindex="{0 if reached else -1}" data-part="cell:{x},{y}" '
        + ('aria-pressed="true" ' if pressed else "")
        + f'aria-label="{escape(thing.label)}" {_where(thing.cell)}>{_seen(thing)}{ring}</g>'
    )


def _seen(thing: Laid | Open) -> str:
    if isinstance(thing, Laid):
        kind = ' class="fresh"' if thing.fresh else ""
        trace = '<use class="last" href="#w-last"/>' if thing.last else ""
        return f'<use{kind} href="#w-{thing.cube}"/>{trace}'
    ghost = ""
    if thing.ghost:
        aimed = f'<use class="ghost" href="#w-{thing.ghost}" opacity=".6"/>'
        ghost = aimed if thing.picked else f'<use href="#w-ghost-{thing.ghost[1]}"/>'
    return f'<rect class="hit" x="-30" y="-30" width="60" height="60"/>{ghost}'
