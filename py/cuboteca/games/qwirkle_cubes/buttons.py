"""The buttons under the rack, and the panel where players enter what their own cubes show."""

from __future__ import annotations

from markupsafe import Markup

from cuboteca.draw.badges import badge, badge_id
from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el
from cuboteca.games.qwirkle_cubes.cubes import COLOURS, CUBE_TEXTS, SHAPES
from cuboteca.games.qwirkle_cubes.entering import Entry, entry_of
from cuboteca.games.qwirkle_cubes.facts import LOT
from cuboteca.games.qwirkle_cubes.moves import DECLINE, PASSING
from cuboteca.games.qwirkle_cubes.names import COLOUR_NAMES, NUMBERS, SHAPE_NAMES
from cuboteca.games.qwirkle_cubes.picks import Picks
from cuboteca.games.qwirkle_cubes.state import State
from cuboteca.games.qwirkle_cubes.tokens import row_of_cubes, small_colour, small_cube
from cuboteca.games.qwirkle_cubes.words import worth
from cuboteca.play.face import View


def turn_buttons(state: State, picks: Picks) -> Markup:
    """Re-roll, take back, and confirm; or what else ends the turn."""
    return el(
        "div",
        _roll_button(state, picks),
        _button("back", "Put back", "undo", off=not (picks.laid or picks.held is not None or picks.aimed)),
        _last_button(state, picks),
        class_="turn-buttons",
        role="group",
        aria_label="Your turn",
    )


def _roll_button(state: State, picks: Picks) -> Markup:
    count = len(picks.marked)
    label = "Re-roll" if not picks.rolling else f"Roll {NUMBERS[count]}" if count else "Keep all"
    kind = "main" if count else ""
    return _button("roll", label, "roll", kind, off=not state.rolls or state.is_dead, pressed=picks.rolling)


def _last_button(state: State, picks: Picks) -> Markup:
    """Confirm; where nothing can be placed, the move that goes on instead."""
    if not picks.laid and not picks.rolling:
        if state.allows(PASSING):
            return _move_button(str(PASSING), "Pass", "pass")
        if state.may_decline and not state.can_place:
            return _move_button(str(DECLINE), "Roll all" if state.terms.reroll_all else "Go on", "roll")
    move = picks.move(state)
    ready = bool(picks.laid) and state.allows(move)
    return _button("confirm", f"Confirm {worth(state, move)}" if ready else "Confirm", "check", "main", off=not ready)


def _button(part: str, label: str, picture: str, kind: str = "", off: bool = False, pressed: bool = False) -> Markup:
    """A button that is a part of the table. One that is off can still be tapped: the tap says why."""
    return el(
        "button",
        icon(picture),
        el("span", label),
        type="button",
        id=part,
        class_=f"button {kind}".strip(),
        data_part=part,
        aria_disabled="true" if off else None,
        aria_pressed="true" if pressed else None,
    )


def _move_button(move: str, label: str, picture: str) -> Markup:
    return el(
        "button", icon(picture), el("span", label), type="button", id="confirm", class_="button main",
        data_do="move", data_arg=move,
    )  # fmt: skip


def entry_panel(view: View) -> Markup:
    """Six colours and six shapes to enter cubes with; or the seats, to enter who begins."""
    state: State = view.state
    if state.next == LOT:
        seats = (
            el("button", badge(badge_id(seat)), el("span", name), type="button", id=f"seat-{seat}", class_="button",
               data_part=f"seat:{seat}")
            for seat, name in enumerate(view.names)
        )  # fmt: skip
        return el("div", *seats, class_="entry", role="group", aria_label="Who begins")
    entry = entry_of(state, view.picked)
    return el(
        "div",
        el("p", row_of_cubes(CUBE_TEXTS[cube] for cube in entry.shown), _so_far(entry), class_="entered"),
        _colours(state, entry) if not entry.slots else None,
        _shapes(entry),
        el(
            "div",
            _button("back", "Take back", "undo", off=not view.picked),
            _button("confirm", "Confirm", "check", "main", off=not entry.complete),
            class_="turn-buttons",
        ),
        class_="entry",
        role="group",
        aria_label="What the cubes show",
    )


def _so_far(entry: Entry) -> Markup:
    return el("span", f"{len(entry.shown)} of {entry.wanted}", class_="muted")


def _colours(state: State, entry: Entry) -> Markup:
    """The colours that the bag still holds."""
    used = [cube // 6 for cube in entry.shown]
    keys = (
        el("button", small_colour(letter), el("span", COLOUR_NAMES[colour], class_="for-ears"), type="button",
           id=f"colour-{letter}", class_="key", data_part=f"colour:{letter}",
           aria_pressed="true" if entry.colour == colour else "false",
           aria_disabled="true" if used.count(colour) >= state.bag[colour] else None)
        for colour, letter in enumerate(COLOURS)
    )  # fmt: skip
    return el("div", *keys, class_="keys", role="group", aria_label="Colour")


def _shapes(entry: Entry) -> Markup:
    """The shapes, in the colour of the next cube where it is known."""
    colour = COLOURS[entry.colour] if entry.colour is not None else COLOURS[0]
    keys = (
        el("button", small_cube(f"{colour}{letter}"), el("span", SHAPE_NAMES[shape], class_="for-ears"), type="button",
           id=f"shape-{letter}", class_="key", data_part=f"shape:{letter}",
           aria_disabled="true" if entry.colour is None else None)
        for shape, letter in enumerate(SHAPES)
    )  # fmt: skip
    return el("div", *keys, class_="keys", role="group", aria_label="Shape")
