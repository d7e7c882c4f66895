"""A goal that was found, shown on the board: brass about its dice, its owner's badge, and what each 1 stands for."""

from __future__ import annotations

from typing import Final, NamedTuple

from cuboteca.draw.badges import badge_id
from cuboteca.draw.path import num
from cuboteca.games.qurush.view.art.measures import CELL, HALF, RISE, At, magnified, spot

ROOM: Final = 3.5
"""Between the dice and the frame."""
WIDER: Final = 6
STANDS: Final = 20
"""How large what a 1 stands for is written, to be read on the small board beside a small screen's last words."""


class Found(NamedTuple):
    """A goal that lies on the board, and whose it is."""

    cells: tuple[At, ...]
    """The dice of the goal, four in a square or in a line; over joined edges too."""
    seat: int
    wild: tuple[tuple[At, int], ...] = ()
    """The 1s among them, each with the number that it stands for (Q-25)."""


def render_all_found(every: tuple[Found, ...], size: int, turn: int) -> str:
    """Frame goals that share dice about each other, each in its own frame."""
    out = ""
    for index, found in enumerate(every):
        around = sum(not set(found.cells).isdisjoint(other.cells) for other in every[:index])
        out += render_found(found, size, turn, ROOM + WIDER * around)
    return out


def render_found(found: Found, size: int, turn: int, room: float = ROOM) -> str:
    """Return one of them, in the colour of its seat."""
    spots = [spot(at, size, turn) for at in found.cells]
    frames = _boxes(spots, room)
    lines = "".join(_frame(*box) for box in frames)
    wild = "".join(_stands(*spot(at, size, turn), number, size) for at, number in found.wild)
    left, top, _, _ = frames[0]
    scale = magnified(size)
    badge = (
        f'<use href="#{badge_id(found.seat)}" width="24" height="24" '
        f'transform="translate({num(left)} {num(top)}) scale({num(scale)}) translate(-12 -12)"/>'
    )
    return f'<g class="found">{lines}{badge}{wild}</g>'


def _boxes(spots: list[tuple[float, float]], room: float) -> list[tuple[float, float, float, float]]:
    """Return one frame about neighbours; where joined edges part them, one about each."""
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    across, down = (max(xs) - min(xs)) / CELL + 1, (max(ys) - min(ys)) / CELL + 1
    if across * down == len(spots):
        return [_box(min(xs), min(ys), max(xs), max(ys), room)]
    return [_box(x, y, x, y, room) for x, y in spots]


def _box(x0: float, y0: float, x1: float, y1: float, room: float) -> tuple[float, float, float, float]:
    """Return a frame about whole dice: from the corner of a top to that of a foot."""
    reach = HALF + room
    return x0 + RISE[0] - reach, y0 + RISE[1] - reach, x1 + reach, y1 + reach


def _frame(x0: float, y0: float, x1: float, y1: float) -> str:
    box = f'x="{num(x0)}" y="{num(y0)}" width="{num(x1 - x0)}" height="{num(y1 - y0)}" rx="10" fill="none"'
    return (
        f'<rect {box} stroke="#3A2412" stroke-width="7.4" stroke-opacity=".8"/>'
        f'<rect class="round" {box} pathLength="100" stroke="url(#u-brass)" stroke-width="4.6"/>'
        f'<rect {box} stroke="#FFF3D2" stroke-width="1" stroke-opacity=".8"/>'
    )


def _stands(x: float, y: float, number: int, size: int) -> str:
    """On a wild die, beside its pip and above the head of whoever stands to the south: what its 1 stands for."""
    scale = magnified(size)
    where = f"translate({num(x + 16)} {num(y + 9)})" + (f" scale({num(scale)})" if scale > 1 else "")
    return (
        f'<g class="stands" transform="{where}"><rect x="-18" y="-12" width="36" height="24" rx="12" fill="#17407F" '
        f'stroke="#FFE9B8" stroke-width="1.8"/><text y="7" text-anchor="middle" font-size="{STANDS}" font-weight="700" '
        f'fill="#fff" aria-hidden="true">= {number}</text></g>'
    )
