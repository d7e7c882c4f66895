"""A goal as dice in a tray of walnut: on the stage behind the curtain, and as a small card."""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup, escape

from cuboteca.draw.light import axis, toned
from cuboteca.draw.markup import join
from cuboteca.draw.path import num
from cuboteca.games.qurush.selection.goal_selection import Rows
from cuboteca.games.qurush.view.art.dice import die_id
from cuboteca.games.qurush.view.art.measures import CELL
from cuboteca.games.qurush.view.art.north import render_north
from cuboteca.games.qurush.view.art.orientation import lying

RIM: Final = 9
CARD: Final = 24
NORTH_RIM: Final = 8

GRADIENTS: Final = join((axis("u-tray", *toned("qube-rim", 0, 0.5, 1)),))


class Goal(NamedTuple):
    """A goal as its tray shows it."""

    rows: Rows
    label: str
    """For a screen reader: "Your goal: 4 and 5 above 2 and 3." """
    labels: tuple[str, ...] = ()
    """What each square is called as a button, in reading order; without them the goal is a picture."""
    picked: int | None = None
    """The square for which a number is being chosen."""
    places: tuple[int, ...] = (0, 1, 2, 3)
    """In reading order, the place of the goal that each square is: a goal turns with the board (Q-39)."""
    north: str = ""
    """The side on which north is seen, where the goal has one."""


def tray_symbols() -> Markup:
    """Return the tray and its squares, for the sprite."""
    return Markup(
        '<g id="u-gap"><rect x="-21" y="-21" width="42" height="42" rx="8" fill="#FFF3DC" fill-opacity=".07" '
        'stroke="#F3DDBC" stroke-opacity=".55" stroke-width="1.6" stroke-dasharray="5 4.4" stroke-linecap="round"/></g>'
    )


def render_tray(goal: Goal) -> str:
    """Return the tray with its dice, about 0,0; 60 units for each square."""
    down, across = len(goal.rows), len(goal.rows[0])
    wide, high = CELL * across, CELL * down
    out = _wood(wide, high)
    for index, number in enumerate(number for row in goal.rows for number in row):
        x = CELL * (index % across) + 30 - wide / 2
        y = CELL * (index // across) + 30 - high / 2
        out += _place(goal, index, number, x, y)
    if goal.north:
        x, y = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}[goal.north]
        out += render_north(goal.north, x * (wide / 2 + RIM / 2), y * (high / 2 + RIM / 2), 0.9)
    return f"<g>{out}</g>"


def _wood(wide: float, high: float) -> str:
    x, y = -wide / 2, -high / 2

    def box(more: float, round_: float, paint: str, off: float = 0) -> str:
        return (
            f'<rect x="{num(x - more + off)}" y="{num(y - more + 1.6 * off)}" width="{num(wide + 2 * more)}" '
            f'height="{num(high + 2 * more)}" rx="{num(round_)}" {paint}/>'
        )

    shade = "".join(box(RIM - 3 + 1.1 * i, 14 + i, 'fill="#1A0B03" fill-opacity=".045"', 4.4) for i in range(11))
    return (
        shade
        + box(RIM, 13, 'fill="url(#u-front)"', 1.6)
        + box(RIM, 13, 'fill="url(#u-tray)"')
        + box(RIM - 0.7, 12.4, 'fill="none" stroke="url(#u-bevel)" stroke-width="1.2"')
        + box(1.5, 8, 'fill="#20130C"')
    )


def _place(goal: Goal, index: int, number: int, x: float, y: float) -> str:
    where = f'transform="translate({num(x)} {num(y)})"'
    inside = f'<use href="#{die_id(lying(number))}"/>' if number else '<use href="#u-gap"/>'
    place = goal.places[index]
    picked = place == goal.picked
    if picked:
        inside += f'<use class="lit" href="#{"u-picked" if number else "u-aimed"}"/>'
    if not goal.labels:
        return f"<g {where}>{inside}</g>"
    return (
        f'<g id="goal-{place}" class="cell" role="button" tabindex="0" data-part="goal:{place}" '
        f'aria-pressed="{"true" if picked else "false"}" aria-label="{escape(goal.labels[place])}" '
        f"{where}>"
        f'<path class="hit" d="M-30-30h60v60h-60z"/>{inside}<use class="focus-ring" href="#u-focus"/></g>'
    )


def render_card(rows: Rows, label: str, main: bool = False, north: str = "") -> Markup:
    """Return a small goal: flat dice. Where it has a north, its rim is wider on that side, and says so."""
    across, down = len(rows[0]), len(rows)
    dice = "".join(
        f'<use href="#u-f{number}" transform="translate({CARD * column + 12} {CARD * line + 12})"/>'
        for line, row in enumerate(rows)
        for column, number in enumerate(row)
        if number
    )
    wide, high = CARD * across, CARD * down
    way = " lying" if across > down else " standing" if down > across else ""
    kind = f"goal-card{way}{' main' if main else ''}"
    x, y, w, h = -4, -4, wide + 8, high + 8
    if north:
        x, y = x - NORTH_RIM * (north == "w"), y - NORTH_RIM * (north == "n")
        w, h = w + NORTH_RIM * (north in "ew"), h + NORTH_RIM * (north in "ns")
        off = 2 + NORTH_RIM / 2
        at = {"n": (wide / 2, -off), "s": (wide / 2, high + off), "w": (-off, high / 2), "e": (wide + off, high / 2)}
        dice += render_north(north, *at[north], letter=False)
    return Markup(
        f'<svg class="{kind}" viewBox="{x} {y} {w} {h}" width="{num(w / 16)}em" '
        f'height="{num(h / 16)}em" role="img" aria-label="{escape(label)}">'
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="8" fill="url(#u-tray)"/>'
        f'<rect x="-1.4" y="-1.4" width="{num(wide + 2.8)}" height="{num(high + 2.8)}" rx="6" '
        f'fill="#20130C"/>{dice}</svg>'
    )
