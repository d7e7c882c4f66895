"""The buttons of a turn, and dice: those left to a player, and those thrown."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from markupsafe import Markup, escape

from cuboteca.draw.markup import el, element_id
from cuboteca.draw.toss import render_toss
from cuboteca.games.cuobe.text.labels import label
from cuboteca.games.cuobe.view.art.emblems import sign
from cuboteca.games.cuobe.view.keys import KEYS
from cuboteca.play.keys import shortcut

LONG: Final = 8
"""A name with more letters takes two lines, and has no sign."""


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


def render_actions(actions: tuple[ActionButton, ...]) -> Markup:
    """Draw the buttons of a turn in their order."""
    return el(
        "div",
        (_button(action) for action in actions),
        class_="deeds",
        role="group",
        aria_label=label("actions"),
    )


def _button(action: ActionButton) -> Markup:
    parts = _in_parts(action.label)
    is_long = len(action.label) > LONG and len(parts) > 1
    return el(
        "button",
        el(
            "span",
            sign(action.sign),
            el("span", parts if is_long else action.label),
            class_="deed-name long" if is_long else "deed-name",
        ),
        el("span", action.note, class_="deed-note"),
        type="button",
        class_="deed main" if action.main else "deed",
        id=element_id(action.part),
        data_part=action.part,
        aria_keyshortcuts=shortcut(KEYS, DONE_WITH.get(action.part, action.part)),
        aria_disabled=None if action.enabled else "true",
        aria_pressed="true" if action.pressed else None,
    )


def _in_parts(name: str) -> list[Markup]:
    """Return a name in the parts between which a line may end: its words, and the halves of one with a hyphen."""
    return [el("span", part) for part in re.findall(r"[^ -]+[ -]?", name)]


# Dice. A face is 0, 1, 2 or 3.


STEP: Final = 31


def render_dice(left: int, most: int, name: str) -> Markup:
    """Draw the dice of a turn in one row: bone while they are left, an outline when they are spent."""
    wide = max(most, 1) * STEP
    inside = "".join(
        f'<g transform="translate({STEP * i} 0)"><use href="#{"c-die" if i < left else "c-die-spent"}"/></g>'
        for i in range(most)
    )
    name = escape(name)
    return Markup(f'<svg class="dice-left" viewBox="0 0 {wide} 32" role="img" aria-label="{name}">{inside}</svg>')


def die_face(face: int | None) -> Markup:
    """Draw a die from above; None is not thrown yet."""
    return _seen_from_above(f'<use href="#{_symbol(face)}"/>')


def thrown_die(face: int, throw: str, number: int, *, arrives: bool = False) -> Markup:
    """Draw a falling die: it starts where it lay beside its question, or comes in from outside if it `arrives`."""
    before = None if not arrives else (face + 1 + number) % 4
    faces = [_symbol(one) for one in (before, (face + 2 + number % 2) % 4, face)]
    return _seen_from_above(render_toss(faces, number, f"{throw}-{number}", arrives=arrives))


def _symbol(face: int | None) -> str:
    return "c-die-asked" if face is None else f"c-die-{min(face, 3)}"


def _seen_from_above(die: str) -> Markup:
    """Draw a die over its shadow, which stays on the table."""
    return Markup(f'<svg class="die-face" viewBox="0 0 60 64" aria-hidden="true"><use href="#c-die-shade"/>{die}</svg>')
