"""The stage where a goal is chosen: a tray under a lamp between drawn curtains."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup, escape

from cuboteca.draw.path import num
from cuboteca.games.qurush.view.art.curtain_cloth import HEIGHT, WIDTH
from cuboteca.games.qurush.view.art.goal_tray import Goal, draw_tray
from cuboteca.games.qurush.view.keys import AT_A_GOAL

TABLE: Final = 226
"""Where the table begins."""
TRAY_SCALE: Final = {2: 1.52, 1: 0.88, 4: 0.82}
"""By the number of rows."""


def draw_stage(goal: Goal) -> Markup:
    """The goal under its lamp."""
    role = f'role="group" data-keys="{AT_A_GOAL}"' if goal.labels else 'role="img"'
    scale = TRAY_SCALE[len(goal.rows)]
    middle = 168 if len(goal.rows) > 1 else 196
    return _framed(
        f'id="stage" {role} aria-label="{escape(goal.label)}"',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#u-wall)"/>'
        f'<ellipse cx="187" cy="150" rx="190" ry="150" fill="url(#u-spot)"/>'
        f'<rect y="{TABLE}" width="{WIDTH}" height="{HEIGHT - TABLE}" fill="url(#u-table)"/>'
        f'<rect y="{TABLE}" width="{WIDTH}" height="1.4" fill="#FFE9C8" fill-opacity=".35"/>'
        f'<g transform="translate(187 {middle}) scale({num(scale)})">{draw_tray(goal)}</g>'
        '<use class="drape" href="#u-drape"/>'
        f'<g transform="translate({WIDTH} 0) scale(-1 1)"><use class="drape" href="#u-drape"/></g>',
    )


def _framed(attributes: str, inside: str) -> Markup:
    return Markup(
        f'<svg class="board goal-stage" viewBox="0 0 {WIDTH} {HEIGHT}" {attributes}>{inside}'
        '<use href="#u-valance"/></svg>'
    )
