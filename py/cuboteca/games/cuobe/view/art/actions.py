"""What a die can do now: the buttons of a turn. One that is off stays in its place and says why."""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup

from cuboteca.draw.markup import el, element_id
from cuboteca.games.cuobe.view.art.emblems import sign
from cuboteca.games.cuobe.view.keys import KEYS
from cuboteca.play.keys import shortcut

ROW: Final = 4
"""So many stand in a row with their signs beside their names; more are set closer."""


DONE_WITH: Final = {"deed:search": "deed:room"}
"""One key does with a room what it offers, be it a search."""


class ActionButton(NamedTuple):
    """A button for what can be done in a turn."""

    part: str
    """What a tap on it is: `deed:move`."""
    label: str
    note: str
    """What it costs, or why it cannot be: "1 die", "Clown here"."""
    sign: str
    """One of `emblems.SIGNS`."""
    main: bool = False
    enabled: bool = True
    """One that is not can still be pressed: the tap says why it does nothing."""
    pressed: bool = False


def draw_actions(actions: tuple[ActionButton, ...]) -> Markup:
    """Draw the buttons of a turn in their order."""
    return el(
        "div",
        (_button(action) for action in actions),
        class_="deeds many" if len(actions) > ROW else "deeds",
        role="group",
        aria_label="What your dice can do",
    )


def _button(action: ActionButton) -> Markup:
    return el(
        "button",
        el("span", sign(action.sign), el("span", action.label), class_="deed-name"),
        el("span", action.note, class_="deed-note"),
        type="button",
        class_="deed main" if action.main else "deed",
        id=element_id(action.part),
        data_part=action.part,
        aria_keyshortcuts=shortcut(KEYS, DONE_WITH.get(action.part, action.part)),
        aria_disabled=None if action.enabled else "true",
        aria_pressed="true" if action.pressed else None,
    )
