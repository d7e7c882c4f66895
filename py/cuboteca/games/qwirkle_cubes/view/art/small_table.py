"""The table at 48 to 120 px: flat cubes on cloth."""

from __future__ import annotations

from markupsafe import Markup, escape

from cuboteca.draw.path import num
from cuboteca.games.qwirkle_cubes.view.art.endless_table import Table

STEP = 21


def draw_small_table(table: Table) -> Markup:
    """Square, whatever the cubes spread over; the newest have a line of brass about them."""
    cells = [laid.cell for laid in table.laid] or [(0, 0)]
    west, east = min(x for x, _ in cells), max(x for x, _ in cells)
    south, north = min(y for _, y in cells), max(y for _, y in cells)
    wide = STEP * (max(east - west, north - south, 4) + 2)
    left = STEP * (west + east) / 2 - wide / 2
    top = -STEP * (south + north) / 2 - wide / 2
    cubes = "".join(
        f'<use href="#w-{laid.cube}m" transform="translate({STEP * laid.cell[0]} {-STEP * laid.cell[1]})"/>'
        for laid in table.laid
    )
    newest = "".join(
        f'<rect x="{num(STEP * x - 10)}" y="{num(-STEP * y - 10)}" width="20" height="20" rx="4.4" fill="none" '
        'stroke="var(--cloth-brass)" stroke-width="2.4"/>'
        for x, y in (laid.cell for laid in table.laid if laid.last or laid.held)
    )
    return Markup(
        f'<svg class="board-small" viewBox="{num(left)} {num(top)} {wide} {wide}" role="img" '
        f'aria-label="{escape(table.label)}"><rect x="{num(left)}" y="{num(top)}" width="{wide}" height="{wide}" '
        f'rx="{num(wide * 0.12)}" fill="var(--cloth-1)" stroke="var(--cloth-edge)" stroke-width="{num(wide / 90)}"/>'
        f"{cubes}{newest}</svg>"
    )
