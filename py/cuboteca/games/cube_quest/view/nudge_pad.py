"""Nudging without dragging: a cube that is placed, or an aim."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from cuboteca.games.cube_quest.view.tray_buttons import group, part_button


@lru_cache(maxsize=16)
def place_pad(*, faces: bool, stacks: bool = False, onto: bool = False, more: tuple[Markup, ...] = ()) -> Markup:
    """Arrows, turning, the upper face; at a set-up also putting on top and taking off, more choices."""
    buttons = [
        part_button("nudge:left", "", sign="arrow-left", kind="nudge", said="Two millimetres to the left"),
        part_button("nudge:up", "", sign="arrow-up", kind="nudge", said="Two millimetres ahead"),
        part_button("nudge:down", "", sign="arrow-down", kind="nudge", said="Two millimetres back"),
        part_button("nudge:right", "", sign="arrow-right", kind="nudge", said="Two millimetres to the right"),
        part_button("nudge:far-left", "", sign="turn-left", kind="nudge", said="Turn to the left"),
        part_button("nudge:far-right", "", sign="turn-right", kind="nudge", said="Turn to the right"),
    ]
    if faces:
        buttons.append(part_button("nudge:face", "Face", kind="nudge wide", said="Face: another one up"))
    if stacks:
        buttons.append(part_button("onto", "On top of…", kind="nudge wide", pressed=onto))
        buttons.append(part_button("off", "Take away", kind="nudge wide"))
    return group("Move the cube a little", [*buttons, *more], "nudge-pad")


def power_pad(strength: Markup) -> Markup:
    """The strength by two, to either side of the meter."""
    less = part_button("nudge:down", "2", sign="minus", kind="nudge", said="2 weaker")
    more = part_button("nudge:up", "2", sign="plus", kind="nudge", said="2 stronger")
    return group("Strength", (less, strength, more), "power-pad")


def aim_pad(compass: Markup) -> Markup:
    """The direction by one degree and by ten, to either side of the compass."""
    buttons = (
        part_button("nudge:far-left", "10°", sign="turn-left", kind="nudge", said="10° to the left"),
        part_button("nudge:left", "1°", sign="turn-left", kind="nudge", said="1° to the left"),
        compass,
        part_button("nudge:right", "1°", sign="turn-right", kind="nudge", said="1° to the right"),
        part_button("nudge:far-right", "10°", sign="turn-right", kind="nudge", said="10° to the right"),
    )
    return group("Direction", buttons, "nudge-pad")
