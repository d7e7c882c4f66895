"""Buttons of the tray, and pads of them that nudge a cube or an aim without dragging.

Each button is a part that can be tapped, and has a key where it is used often.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import Content, el, element_id
from cuboteca.games.cube_quest.view.keys import KEYS
from cuboteca.play.keys import shortcut


@lru_cache(maxsize=256)
def part_button(
    part: str,
    label: str,
    *,
    sign: str | None = None,
    kind: str = "quest-button",
    pressed: bool | None = None,
    enabled: bool = True,
    said: str | None = None,
    inside: Markup | None = None,
) -> Markup:
    """A button; `said` is what a screen reader says instead of the label, `inside` stands before it."""
    return el(
        "button",
        icon(sign) if sign is not None else None,
        inside,
        el("span", label) if label else None,
        type="button",
        class_=kind,
        id=element_id(part),
        data_part=part,
        aria_label=said,
        aria_pressed=None if pressed is None else ("true" if pressed else "false"),
        aria_disabled=None if enabled else "true",
        aria_keyshortcuts=shortcut(KEYS, part),
    )


def slot(inside: Content) -> Markup:
    """What changes with what is picked: always as high, so that the board keeps its size."""
    return el("div", inside, class_="quest-slot")


def group(label: str, buttons: Iterable[Content], kind: str) -> Markup:
    """Some buttons that belong together."""
    return el("div", buttons, class_=kind, role="group", aria_label=label)


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
