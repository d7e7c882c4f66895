"""Nudging without dragging: a cube that is placed, or an aim. The keys are those of the left hand."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cuboteca.games.cube_quest.tray_buttons import group, part_button

PLACE_KEYS: Final = "a d w s q e f t x c"
AIM_KEYS: Final = "a d w s q e r f c"


def place_pad(*, faces: bool, stacks: bool = False, onto: bool = False) -> Markup:
    """Arrows, turning, the upper face; at a set-up also putting on top and taking off."""
    buttons = [
        part_button("nudge:left", "", sign="arrow-left", kind="nudge", key="a", said="Two millimetres to the left"),
        part_button("nudge:up", "", sign="arrow-up", kind="nudge", key="w", said="Two millimetres ahead"),
        part_button("nudge:down", "", sign="arrow-down", kind="nudge", key="s", said="Two millimetres back"),
        part_button("nudge:right", "", sign="arrow-right", kind="nudge", key="d", said="Two millimetres to the right"),
        part_button("nudge:ccw", "", sign="undo", kind="nudge", key="q", said="Turn to the left"),
        part_button("nudge:cw", "", sign="redo", kind="nudge", key="e", said="Turn to the right"),
    ]
    if faces:
        buttons.append(part_button("nudge:face", "Face", kind="nudge wide", key="f", said="Face: another one up"))
    if stacks:
        buttons.append(part_button("onto", "On top of…", kind="nudge wide", key="t", pressed=onto))
        buttons.append(part_button("off", "Take away", kind="nudge wide", key="x"))
    return group("Move the cube a little", buttons, "nudge-pad")


def power_pad(strength: Markup) -> Markup:
    """The strength by two, to either side of the meter."""
    less = part_button("nudge:down", "2", sign="minus", kind="nudge", key="s", said="2 weaker")
    more = part_button("nudge:up", "2", sign="plus", kind="nudge", key="w", said="2 stronger")
    return group("Strength", (less, strength, more), "power-pad")


def aim_pad(compass: Markup) -> Markup:
    """The direction by one degree and by ten, to either side of the compass."""
    buttons = (
        part_button("nudge:far-left", "10°", sign="undo", kind="nudge", key="q", said="10° to the left"),
        part_button("nudge:left", "1°", sign="undo", kind="nudge", key="a", said="1° to the left"),
        compass,
        part_button("nudge:right", "1°", sign="redo", kind="nudge", key="d", said="1° to the right"),
        part_button("nudge:far-right", "10°", sign="redo", kind="nudge", key="e", said="10° to the right"),
    )
    return group("Direction", buttons, "nudge-pad")
