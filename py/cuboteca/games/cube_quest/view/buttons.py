"""Buttons of the tray, and pads of them that nudge a cube or an aim without dragging.

Each button is a part that can be tapped, and has a key where it is used often.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import Content, el, element_id
from cuboteca.games.cube_quest.text.labels import label
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
    """Return a button; `said` is what a screen reader says instead of the label, `inside` stands before it."""
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
    """Return what changes with what is picked: always as high, so that the board keeps its size."""
    return el("div", inside, class_="quest-slot")


def group(label: str, buttons: Iterable[Content], kind: str) -> Markup:
    """Return some buttons that belong together."""
    return el("div", buttons, class_=kind, role="group", aria_label=label)


@lru_cache(maxsize=16)
def place_pad(*, stacks: bool = False, onto: bool = False, more: tuple[Markup, ...] = ()) -> Markup:
    """Arrows, turning, the upper face; at a set-up also putting on top and taking off, more choices."""
    buttons = [
        part_button("nudge:left", "", sign="arrow-left", kind="nudge", said=label("nudge_left")),
        part_button("nudge:up", "", sign="arrow-up", kind="nudge", said=label("nudge_up")),
        part_button("nudge:down", "", sign="arrow-down", kind="nudge", said=label("nudge_down")),
        part_button("nudge:right", "", sign="arrow-right", kind="nudge", said=label("nudge_right")),
        part_button("nudge:far-left", "", sign="turn-cube-left", kind="nudge", said=label("turn_left")),
        part_button("nudge:far-right", "", sign="turn-cube-right", kind="nudge", said=label("turn_right")),
        part_button("nudge:face", label("flip"), kind="nudge wide", said=label("flip_heard")),
    ]
    if stacks:
        buttons.append(part_button("onto", label("stack"), kind="nudge wide", pressed=onto))
        buttons.append(part_button("off", label("take_off"), kind="nudge wide"))
    return group(label("nudge"), [*buttons, *more], "nudge-pad")


def power_pad(strength: Markup) -> Markup:
    """Return the strength by two, to either side of the meter."""
    less = part_button("nudge:down", label("strength_step"), sign="minus", kind="nudge", said=label("weaker"))
    more = part_button("nudge:up", label("strength_step"), sign="plus", kind="nudge", said=label("stronger"))
    return group(label("strength"), (less, strength, more), "power-pad")


def aim_pad(compass: Markup) -> Markup:
    """Return the direction by one degree and by ten, to either side of the compass."""
    buttons = (
        _turn("far-left", 10),
        _turn("left", 1),
        compass,
        _turn("right", 1),
        _turn("far-right", 10),
    )
    return group(label("direction"), buttons, "nudge-pad")


def _turn(how: str, degrees: int) -> Markup:
    side = "left" if how in ("left", "far-left") else "right"
    shown, heard = label("degrees", count=degrees), label(f"aim_{side}", count=degrees)
    return part_button(f"nudge:{how}", shown, sign=f"turn-{side}", kind="nudge", said=heard)
