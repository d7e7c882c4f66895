"""The table as a player sees it now, and small, with flat cubes on cloth.

It has no edge: the picture shows the cubes and a margin, the client moves it about by a transform on the world, which
is never written here. The shadow of all cubes together is one shape, drawn a few times, each time wider, fainter and
further off: no blur to reckon, and where two shadows meet it grows no darker.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from markupsafe import Markup, escape

from cuboteca.draw.path import num
from cuboteca.games.qwirkle_cubes.rules.grid import Cell
from cuboteca.games.qwirkle_cubes.view.art.frame import Frame, frame_about, with_room
from cuboteca.games.qwirkle_cubes.view.art.measures import CELL, RISE, spot
from cuboteca.games.qwirkle_cubes.view.art.turn_score import LineScore, render_lines
from cuboteca.games.qwirkle_cubes.view.keys import HEARD
from cuboteca.play.view import PUT_BACK

CORE: Final = 18
"""Half the width of what throws the shadow: so much less than a cube that the edge softens inwards too. Its inside
stays bare, for a cube stands on it: a stroke alone needs no layer of its own to be see-through."""
SOFT: Final = tuple((8.5, 9.5, 3 + 4 * i, 0.05) for i in range(10))
NEAR: Final = tuple((2.5, 3, 18 + 2 * i, 0.1) for i in range(4))
"""How far east and south, how wide the stroke, how opaque."""
LAYERS: Final = tuple(
    f'transform="translate({num(x - RISE[0], 1)} {num(y - RISE[1], 1)})" '
    f'stroke-width="{num(width, 1)}" stroke-opacity="{num(opacity, 3)}"'
    for x, y, width, opacity in (*SOFT, *NEAR)
)


def render_shadows(cells: Iterable[Cell], live: bool) -> str:
    """Draw layers that share one path where only one table is on the page."""
    path = _footprints(cells)
    if not path:
        return ""
    shape = 'use href="#footprints"' if live else f'path d="{path}"'
    shared = f'<defs><path id="footprints" d="{path}"/></defs>' if live else ""
    return (
        f'{shared}<g class="shadows" fill="none" stroke="var(--cloth-shade)" stroke-linejoin="round">'
        f"{''.join(f'<{shape} {layer}/>' for layer in LAYERS)}</g>"
    )


def _footprints(cells: Iterable[Cell]) -> str:
    """Return where the cubes stand: a bar for each row of neighbours and for each column of two or more."""
    rows: dict[int, list[int]] = {}
    columns: dict[int, list[int]] = {}
    for x, y in cells:
        rows.setdefault(y, []).append(x)
        columns.setdefault(x, []).append(-y)
    bars = [(x, -y, long, 1) for y, row in rows.items() for x, long in _runs(row)]
    bars += [(x, y, 1, long) for x, column in columns.items() for y, long in _runs(column) if long > 1]
    return "".join(
        f"M{CELL * x - CORE} {CELL * y - CORE}h{CELL * (wide - 1) + 2 * CORE}v{CELL * (high - 1) + 2 * CORE}"
        f"h-{CELL * (wide - 1) + 2 * CORE}z"
        for x, y, wide, high in bars
    )


def _runs(numbers: list[int]) -> list[tuple[int, int]]:
    """Return where neighbours begin, and how many they are."""
    numbers.sort()
    out: list[tuple[int, int]] = []
    for number in numbers:
        if out and number == out[-1][0] + out[-1][1]:
            out[-1] = out[-1][0], out[-1][1] + 1
        else:
            out.append((number, 1))
    return out


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
    lift: str = ""
    """The part by which it is picked up to be dragged elsewhere."""
    moved: bool = False
    """It is picked up."""


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
    hinted: bool = False
    """A hint points here; a `ghost` stands here as a cube."""
    joined: bool = False
    """The cube in hand may stand here only together with others."""
    barred: bool = False
    """The cube in hand can't stand here, and is to be tried here all the same."""


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
    frame: Frame | None = None
    """What the picture has come to show in the course of the game."""


def extent(table: Table) -> tuple[int, int, int, int]:
    """Return what the picture shows, in units: left, top, right, bottom.

    It is as large as before, unless something no longer fits: so a place stays under the finger, and cubes as large as
    they are, while a turn's cubes are placed and from turn to turn.
    """
    old = [laid.cell for laid in table.laid if not laid.held]
    new = [laid.cell for laid in table.laid if laid.held] + [place.cell for place in table.open if place.hinted]
    west, east, south, north = with_room(table.frame or frame_about(old), new)
    half = CELL // 2
    return (
        round(west * CELL) - half,
        round(-north * CELL) - half,
        round(east * CELL) + half,
        round(-south * CELL) + half,
    )


FAR: Final = 14
"""From this many cells across or down, cubes are small on a phone, and a button offers a closer look."""


def is_far(table: Table) -> bool:
    """Does the picture show so much that its cubes are small on a phone?"""
    x0, y0, x1, y1 = extent(table)
    return max(x1 - x0, y1 - y0) >= FAR * CELL


CORNERS: Final[Mapping[str, tuple[int, int]]] = {
    "bottom-right": (2, 3),
    "bottom-left": (0, 3),
    "top-right": (2, 1),
    "top-left": (0, 1),
}
"""The corners for a button, easiest to reach first, each with the two sides of the extent that meet there."""
CLEAR: Final = 2.5
CLEAR_OF_FAR: Final = 4.5
"""A corner this many cells from every cube is free for a button; where cells are small it takes more."""


def clear_corner(table: Table) -> str:
    """Return the first corner where a button covers no place for a cube, or else the one farthest from all cubes."""
    sides = extent(table)
    cubes = [spot(laid.cell) for laid in table.laid if not laid.held]
    clear = CLEAR_OF_FAR if is_far(table) else CLEAR

    def distance(corner: str) -> float:
        across, down = (sides[side] for side in CORNERS[corner])
        return min((max(abs(x - across), abs(y - down)) / CELL for x, y in cubes), default=clear)

    return max(CORNERS, key=lambda corner: min(clear, distance(corner)))


def render_table(table: Table, above_rack: bool = False) -> Markup:
    """Return the table for playing, or as a picture of the same size; `above_rack` leaves room for a hand below it."""
    x0, y0, x1, y1 = extent(table)
    across, down = x1 - x0, y1 - y0
    box = f"{x0} {y0} {across} {down}"
    role = (
        f'id="board" role="group" data-keys="{HEARD}" data-pan-zoom="" data-cell="{CELL}" data-ground=""'
        if table.live
        else 'role="img"'
    )
    seen_from = ("above-rack",) if above_rack else ("far",) if is_far(table) else ()
    kind = " ".join(("board", "endless", *seen_from))
    far = REACH * CELL
    ground = f'x="{x0 - far}" y="{y0 - far}" width="{across + 2 * far}" height="{down + 2 * far}"'
    return Markup(
        f'<svg class="{kind}" viewBox="{box}" {role} aria-label="{escape(table.label)}"><g class="world">'
        f'<rect class="ground" {ground} fill="url(#w-dots)"/>{_beneath(table)}{_things(table)}'
        f"{_start(table)}{render_lines(table.lines, TAG_GROWTH if is_far(table) else 1)}</g></svg>"
    )


def _beneath(table: Table) -> str:
    """Return what lies on the ground under every cube."""
    shadows = render_shadows((laid.cell for laid in table.laid if not laid.moved), table.live)
    auras = _uses("aura", "w-aura", (laid.cell for laid in table.laid if laid.held and not laid.moved))
    glows = _uses("legal", "w-legal", (place.cell for place in table.open if place.glow and not place.joined))
    joined = _uses("legal", "w-joined", (place.cell for place in table.open if place.joined))
    barred = _uses("barred", "w-barred", (place.cell for place in table.open if place.barred))
    return f"{shadows}{auras}{glows}{joined}{barred}"


TAG_GROWTH: Final = 1.7
"""How much larger a line's score is written when cubes are small."""


def _start(table: Table) -> str:
    """Return a pin where the first line began, for places are counted from there; beside the cube's inlay, or on the
    cloth."""
    on_cube = any(laid.cell == (0, 0) for laid in table.laid)
    x, y = (RISE[0] - 20.5, RISE[1] - 20.5) if on_cube else (0, 0)
    return f'<use class="start" href="#w-start" transform="translate({num(x)} {num(y)})"/>'


def _uses(kind: str, symbol: str, cells: Iterable[Cell]) -> str:
    return "".join(f'<use class="{kind}" href="#{symbol}" {_where(cell)}/>' for cell in cells)


def _where(cell: Cell) -> str:
    x, y = spot(cell)
    return f'transform="translate({x} {y})"'


def _things(table: Table) -> str:
    """Return cubes and open cells from the far side to the near one, and from the west: each hides what is behind
    it."""
    things: list[Laid | Open] = [*table.laid, *table.open]
    things.sort(key=lambda thing: (-thing.cell[1], thing.cell[0]))
    if not table.live:
        return "".join(f"<g {_where(thing.cell)}>{_seen(thing)}</g>" for thing in things)
    focus = _focus(table)
    return "".join(_part(thing, thing.cell == focus) for thing in things)


def _focus(table: Table) -> Cell | None:
    """Return the one that was asked for, if it is there; else a cell that glows, a cube, anything."""
    there = [laid.cell for laid in table.laid] + [place.cell for place in table.open]
    if table.focus in there:
        return table.focus
    return next((place.cell for place in table.open if place.glow), there[0] if there else None)


def _part(thing: Laid | Open, reached: bool) -> str:
    x, y = thing.cell
    pressed = thing.held if isinstance(thing, Laid) else thing.picked
    ring = f'<use class="focus-ring" href="#w-focus"{_level(thing)}/>' if reached else ""
    drag = moved = ""
    if isinstance(thing, Laid) and thing.lift:
        drag = f'data-drag="" data-lift="{thing.lift}" data-home="{PUT_BACK}" '
        moved = " moved" if thing.moved else ""
    return (
        f'<g id="cell-{x},{y}" class="cell{moved}" role="button" tabindex="{0 if reached else -1}" '
        f'data-part="cell:{x},{y}" {drag}'
        + ('aria-pressed="true" ' if pressed else "")
        + f'aria-label="{escape(thing.label)}" {_where(thing.cell)}>{_seen(thing)}{ring}</g>'
    )


ON_THE_CLOTH: Final = f' transform="translate({num(-RISE[0])} {num(-RISE[1])})"'


def _level(thing: Laid | Open) -> str:
    """Return what brings the ring of the keyboard's place from around the top of a cube to a place without one."""
    return "" if isinstance(thing, Laid) or (thing.ghost and (thing.picked or thing.hinted)) else ON_THE_CLOTH


FAINT: Final = ' opacity=".55" transform="scale(.72)"'
"""The cube in hand, in outline, where it can't stand alone."""


def _seen(thing: Laid | Open) -> str:
    if isinstance(thing, Laid):
        kind = ' class="fresh"' if thing.fresh else ""
        trace = '<use class="last" href="#w-last"/>' if thing.last else ""
        sign = '<use class="lifted" href="#w-lifted"/>' if thing.moved else ""
        return f'<use{kind} href="#w-{thing.cube}"/>{trace}{sign}'
    ghost = ""
    if thing.ghost:
        aimed = f'<use class="ghost" href="#w-{thing.ghost}" opacity=".6"/>'
        outline = f'<use href="#w-ghost-{thing.ghost[1]}"{FAINT if thing.joined else ""}/>'
        ghost = aimed if thing.picked or thing.hinted else outline
    return f'<rect class="hit" x="-30" y="-30" width="60" height="60"/>{ghost}'


STEP = 21


def render_small_table(table: Table) -> Markup:
    """Draw a square picture, however far the cubes spread; a line of brass surrounds the newest."""
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
