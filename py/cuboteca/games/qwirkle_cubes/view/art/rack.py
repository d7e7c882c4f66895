"""The six cubes in hand, within reach of the thumb."""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup, escape

from cuboteca.draw.path import num
from cuboteca.draw.toss import render_toss
from cuboteca.games.qwirkle_cubes.rules.cubes import SHAPES
from cuboteca.games.qwirkle_cubes.view.art.measures import RACK_HEIGHT, RACK_WIDTH, SLOT_SCALE, SLOT_STEP, slot_at
from cuboteca.games.qwirkle_cubes.view.keys import HEARD
from cuboteca.play.view import PUT_BACK

LIFT: Final = -13
AGAIN_AT: Final = "translate(17 -21)"


class Slot(NamedTuple):
    """A place on the rack."""

    cube: str | None
    """`Bd`, or nothing there."""
    label: str
    picked: bool = False
    """Lifted, to be placed."""
    marked: bool = False
    """Chosen to be rolled again, by its player or by a hint."""
    rolled: bool = False
    """Has just been rolled: it tumbles."""
    drawn: bool = False
    """Has just come from the bag: it tumbles in."""
    placed: bool = False
    """Its cube was placed this turn. It is drawn but hidden, so that it doesn't tumble again when it is put back."""
    hinted: bool = False
    """A hint is about it."""
    dimmed: bool = False
    """It can stand nowhere now; a tap says why."""
    late: bool = False
    """It could stand nowhere as it fell: it dims when it has come to rest."""


class Rack(NamedTuple):
    """A hand on its rack."""

    slots: tuple[Slot, ...]
    label: str
    throw: int = 0
    """A number that differs from roll to roll, so that a cube which shows the same face again tumbles too."""
    focus: int | None = None
    """The slot that the Tab key comes to."""
    live: bool = True


def render_rack(rack: Rack) -> Markup:
    """Return six slots side by side, with what lies there."""
    reached = rack.focus
    if reached is None:
        reached = next((i for i, slot in enumerate(rack.slots) if slot.picked), None)
    if reached is None:
        reached = next((i for i, slot in enumerate(rack.slots) if slot.cube and not slot.dimmed), 0)
    inside = "".join(_slot(slot, i, rack, i == reached) for i, slot in enumerate(rack.slots))
    said = escape(rack.label)
    role = f'id="rack" role="group" data-keys="{HEARD}"' if rack.live else 'role="img"'
    return Markup(
        f'<svg class="tray rack" viewBox="0 0 {RACK_WIDTH} {RACK_HEIGHT}" {role} aria-label="{said}">'
        f'<use href="#w-rack"/>{inside}</svg>'
    )


def _slot(slot: Slot, index: int, rack: Rack, reached: bool) -> str:
    x, y = slot_at(index)
    where = f'transform="translate({num(x)} {num(y)})"'
    inside = _cube(slot, index, rack) if slot.cube else ""
    inside += '<use href="#w-gap"/>' if slot.placed else ""
    if not rack.live:
        return f"<g {where}>{inside}</g>"
    chosen = slot.picked or (slot.marked and not slot.hinted)
    pressed = f'aria-pressed="{"true" if chosen else "false"}"'
    off = ' data-off="true"' if slot.dimmed or (slot.cube is None and not slot.placed) else ""
    drag = f'data-drag="" data-home="{PUT_BACK}" ' if slot.cube and not slot.placed else ""
    ring = '<use class="focus-ring" href="#w-slot-focus"/>' if reached else ""
    return (
        f'<g id="cube-{index}" class="slot" role="button" tabindex="{0 if reached else -1}" data-part="cube:{index}" '
        f'{drag}{pressed}{off} aria-label="{escape(slot.label)}" {where}>'
        f'<rect class="hit" x="{-SLOT_STEP / 2:g}" y="-39" width="{SLOT_STEP}" height="80"/>{inside}{ring}</g>'
    )


def _cube(slot: Slot, index: int, rack: Rack) -> str:
    """Leave the shadow on the rack and move the cube."""
    scale = f'transform="scale({num(SLOT_SCALE * (1.05 if slot.picked else 1), 3)})"'
    cube = _tumbling(slot, index, rack) if slot.rolled or slot.drawn else f'<use href="#w-{slot.cube}"/>'
    is_ringed = slot.hinted and not slot.marked
    sign = '<use href="#w-lifted"/>' if slot.picked else '<use href="#w-last"/>' if is_ringed else ""
    kind, way = ("lifted", f"translate(0 {LIFT})") if slot.picked else ("resting", "translate(0 0)")
    if slot.marked:
        kind, way = "marked", "translate(0 -3) rotate(-7)"
    late = f" dims-late d{index}" if slot.late else ""
    seen = f' class="dim{late}" opacity=".5"' if slot.dimmed and not slot.picked else ""
    away = ' visibility="hidden"' if slot.placed else ""
    again = f'<use href="#w-again" transform="{AGAIN_AT}"/>' if slot.marked else ""
    off = "translate(6 9)" if slot.picked else "translate(0 0)"
    return (
        f'<g class="shade" transform="{off} scale({SLOT_SCALE})"{away}><use href="#w-shade"/></g>'
        f'<g class="{kind}" transform="{way}"{away}><g {scale}{seen}>{cube}{sign}</g></g>{again}'
    )


def _tumbling(slot: Slot, index: int, rack: Rack) -> str:
    """Draw a cube just thrown, two of its other faces before the one that it shows."""
    cube = slot.cube or ""
    at = SHAPES.index(cube[1])
    first, second = (cube[0] + SHAPES[(at + 1 + (turn + index) % 5) % 6] for turn in (0, 2))
    name = f"thrown-{rack.throw}-{index}" if rack.live else ""
    return render_toss([f"w-{face}" for face in (first, second, cube)], index, name, arrives=slot.drawn)
