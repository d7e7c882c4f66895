"""Pawns on the board: where each stands, how it has come there, what it wears."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

from markupsafe import escape

from cuboteca.draw.badges import badge_id
from cuboteca.draw.path import Point, num
from cuboteca.games.qurush.view.art.measures import RISE, At, seen_way, spot
from cuboteca.games.qurush.view.art.pawns import FLAT, FOOT, HEAD, TALL, WAIST

ON_GROUND: Final[Point] = (0, 17.5)
"""Where the foot of a pawn stands, from the middle of its square."""
ON_TOP: Final[Point] = (RISE[0], RISE[1] + 5)
BESIDE: Final[dict[int, tuple[float, tuple[Point, ...]]]] = {
    1: (1, ((0, 0),)),
    2: (0.86, ((-12.5, -2.5), (12.5, 2.5))),
    3: (0.74, ((-14, -5), (14, -5), (0, 4))),
    4: (0.68, ((-14.5, -9), (14.5, -9), (-8, 4), (14.5, 5))),
}
"""Pawns that share a square: how large they are drawn, and how far each stands aside."""
ON_DIE: Final = 0.66
"""On a die those that share stand so much closer."""


class Pawn(NamedTuple):
    """A pawn as the board shows it."""

    seat: int
    """0 to 3: its colour and shape."""
    at: At
    label: str = ""
    """For a screen reader. Without one the pawn is no button: a tap goes to its square."""
    picked: bool = False
    drags: bool = False
    """It can be dragged to where it is to go."""
    held: bool = False
    """It has been picked to move, so that a drag need not pick it."""
    last: bool = False
    """The last action moved it."""
    came: str = ""
    """The way in which it has just come here."""
    later: bool = False
    """It has been pulled along on its die, when the pawn that pulls had moved."""
    rode: str = ""
    """It has climbed a die and come back on it that way (Q-20)."""
    climbed: int = 0
    """It has just climbed a die (1) or stepped down (-1)."""
    ghost: bool = False
    """It would come to stand here."""
    gone: bool = False
    """It has just been removed from here (Q-36): its badge stays, crossed out."""
    doomed: bool = False
    """The action that waits to be confirmed would remove it."""
    high: bool | None = None
    """On a die, or not; None is as the square is now. A pawn that pushes follows on the ground."""


class Standing(NamedTuple):
    """A pawn and where its foot stands, from the middle of its square."""

    pawn: Pawn
    foot: Point
    scale: float
    high: bool


def standing(pawns: Iterable[Pawn], ridden: Collection[At]) -> tuple[Standing, ...]:
    """Return each pawn in its place; those that share a square side by side, the far ones first."""
    groups: dict[At, list[Pawn]] = {}
    for pawn in pawns:
        groups.setdefault(pawn.at, []).append(pawn)
    out = []
    for at, group in groups.items():
        scale, places = BESIDE[min(len(group), 4)]
        for pawn, (x, y) in zip(group, places, strict=False):
            high = at in ridden if pawn.high is None else pawn.high
            base, close = (ON_TOP, ON_DIE) if high else (ON_GROUND, 1.0)
            out.append(Standing(pawn, (base[0] + close * x, base[1] + close * y), scale, high))
    return tuple(out)


Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def boxes_of(pawns: Iterable[Standing], size: int, turn: int) -> tuple[Box, ...]:
    """Return where in the picture each pawn is, down to its waist, and its wider foot."""
    out: list[Box] = []
    for one in pawns:
        if not one.pawn.ghost and not one.pawn.gone:
            x, y = spot(one.pawn.at, size, turn)
            x, y = x + one.foot[0], y + one.foot[1]
            for wide, top, bottom in ((HEAD, -TALL, -WAIST), (FOOT, -WAIST, FOOT * FLAT)):
                out.append((x - wide * one.scale, y + top * one.scale, x + wide * one.scale, y + bottom * one.scale))
    return tuple(out)


def shades_of(pawns: Iterable[Standing], size: int, turn: int) -> str:
    """Return the shadows of those that stand on the ground."""
    return "".join(
        f'<use href="#u-pawn-shade" transform="{_at(one, size, turn)}"/>'
        for one in pawns
        if not one.high and not one.pawn.ghost and not one.pawn.gone
    )


def shades_on_top(pawns: Iterable[Standing]) -> str:
    """Return the shadows that riders throw on the top of their die, and no further; about the middle of the square."""
    shades = "".join(
        f'<use href="#u-pawn-shade"{_once_there(one.pawn)} '
        f'transform="translate({num(one.foot[0])} {num(one.foot[1])}) scale(.8)"/>'
        for one in pawns
        if one.high and not one.pawn.ghost and not one.pawn.gone
    )
    return f'<g clip-path="url(#u-on-top)" opacity=".6">{shades}</g>' if shades else ""


def _once_there(pawn: Pawn) -> str:
    """Return what hides the shadow on a die until its pawn has climbed it."""
    return ' class="there"' if pawn.climbed > 0 or pawn.rode else ""


def _at(one: Standing, size: int, turn: int) -> str:
    x, y = spot(one.pawn.at, size, turn)
    scale = f" scale({num(one.scale)})" if one.scale < 1 else ""
    return f"translate({num(x + one.foot[0])} {num(y + one.foot[1])}){scale}"


def pawn_at(one: Standing, size: int, turn: int, live: bool, step: int) -> str:
    """Return a pawn and the ring about its foot."""
    pawn = one.pawn
    where = f'transform="{_at(one, size, turn)}"'
    if pawn.ghost:
        return (
            f'<g class="ghost" {where}><use href="#u-pawn-line" fill="#fff" stroke="#fff" stroke-width="3.4" '
            f'stroke-linejoin="round" opacity=".8"/><use href="#u-pawn-{pawn.seat}" opacity=".62"/></g>'
        )
    if pawn.gone:
        badge = f'<use href="#{badge_id(pawn.seat)}" x="-11" y="-11" width="22" height="22"/>'
        return (
            f'<g class="gone" {where}><g transform="translate(20 -16)"><circle r="14" fill="#FFF7E4" '
            f'stroke="#3A2412" stroke-width="1.6"/>{badge}'
            '<use href="#u-crushed" transform="translate(9 9) scale(.72)"/></g></g>'
        )
    ring = "chosen" if pawn.picked else "walked" if pawn.last else ""
    worn = f'<use class="lit" href="#u-{ring}"/>' if ring else ""
    cross = '<use class="lit" href="#u-crushed" transform="translate(0 -20) scale(1.5)"/>' if pawn.doomed else ""
    inside = f"{worn}{_arriving(pawn, step, turn, live)}{cross}"
    held = " held" if pawn.held else ""
    if not live or not pawn.label:
        name = f'id="pawn-{pawn.seat}" ' if live else ""
        return f'<g {name}class="pawn{held}" {where}>{inside}</g>'
    return (
        f'<g id="pawn-{pawn.seat}" class="pawn{held}" role="button" tabindex="-1" data-part="pawn:{pawn.seat}" '
        + (f'data-drag="" data-held="{"true" if pawn.held else "false"}" ' if pawn.drags else "")
        + ('aria-pressed="true" ' if pawn.picked else "")
        + f'aria-label="{escape(pawn.label)}" {where}><path class="hit" d="M-16-50h32V8h-32z"/>{inside}'
        '<use class="focus-ring" href="#u-pawn-focus"/></g>'
    )


def _arriving(pawn: Pawn, step: int, turn: int, live: bool) -> str:
    body = f'<use href="#u-pawn-{pawn.seat}"/>'
    name = f' id="came-{step}-{pawn.seat}"' if live else ""
    if pawn.climbed:
        body = f'<g class="{"climbed" if pawn.climbed > 0 else "stepped-down"}">{body}</g>'
    if pawn.came:
        later = " later" if pawn.later else ""
        return f'<g{name} class="slid-{seen_way(pawn.came, turn)}{later}">{body}</g>'
    if pawn.rode:
        return f'<g{name} class="rode-{seen_way(pawn.rode, turn)}">{body}</g>'
    return body
