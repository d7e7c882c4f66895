"""What lies under the table: the panel where players enter what their own cubes show, and the game's own buttons."""

from __future__ import annotations

from markupsafe import Markup

from cuboteca.draw.badges import badge, badge_id
from cuboteca.draw.markup import el
from cuboteca.games.qwirkle_cubes.rules.cubes import COLOURS, CUBE_TEXTS, SHAPES
from cuboteca.games.qwirkle_cubes.rules.moves import PASSING
from cuboteca.games.qwirkle_cubes.rules.position import FORCED_ROLL, LOT, TURN
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.games.qwirkle_cubes.selection.entry import Entry, entry_of
from cuboteca.games.qwirkle_cubes.selection.selection import Selection, of_the_move, selection_of
from cuboteca.games.qwirkle_cubes.text.labels import label
from cuboteca.games.qwirkle_cubes.text.log import worth
from cuboteca.games.qwirkle_cubes.text.names import name
from cuboteca.games.qwirkle_cubes.text.prompts import explain_chance
from cuboteca.games.qwirkle_cubes.view.art.tokens import row_of_cubes, small_colour, small_cube
from cuboteca.play.game import NATURE
from cuboteca.play.view import Action, View


def entry_panel(view: View) -> Markup:
    """Return six colours and six shapes to enter cubes with; or the seats, to enter who begins."""
    state: State = view.state
    if state.next == LOT:
        seats = (
            el("button", badge(badge_id(seat)), el("span", name), type="button", id=f"seat-{seat}", class_="button",
               data_part=f"seat:{seat}")
            for seat, name in enumerate(view.names)
        )  # fmt: skip
        return el("div", *seats, class_="entry", role="group", aria_label=label("first_player"))
    entry = entry_of(state, view.picked)
    return el(
        "div",
        el("p", explain_chance(state), class_="turn-words") if state.next == FORCED_ROLL else None,
        el("p", row_of_cubes(*_rolled(state, entry)), _so_far(entry), class_="entered"),
        _colours(state, entry) if not entry.slots else None,
        _shapes(entry),
        data_keys="1 2 3 4 5 6 c",
        class_="entry",
        role="group",
        aria_label=label("enter"),
    )


def _rolled(state: State, entry: Entry) -> tuple[list[str], int | None]:
    """Return the cubes entered; of those that are rolled all, so that they can be gathered at once, as they were."""
    to_come = [state.hand[slot] for slot in entry.slots[len(entry.shown) :]]
    return [CUBE_TEXTS[cube] for cube in (*entry.shown, *to_come)], len(entry.shown) if entry.slots else None


def _so_far(entry: Entry) -> Markup:
    return el("span", label("entered", done=len(entry.shown), wanted=entry.wanted), class_="muted")


def _colours(state: State, entry: Entry) -> Markup:
    """Return the colours that the bag still holds."""
    used = [cube // 6 for cube in entry.shown]
    keys = (
        el("button", small_colour(letter), el("span", name("colour", colour=colour), class_="for-ears"), type="button",
           id=f"colour-{letter}", class_="key", data_part=f"colour:{letter}",
           aria_keyshortcuts=str(colour + 1) if entry.colour is None else None,
           aria_pressed="true" if entry.colour == colour else "false",
           aria_disabled="true" if used.count(colour) >= state.bag[colour] else None)
        for colour, letter in enumerate(COLOURS)
    )  # fmt: skip
    return el("div", *keys, class_="keys", role="group", aria_label=label("colours"))


def _shapes(entry: Entry) -> Markup:
    """Return the shapes, in the colour of the next cube where it is known, else of the last one."""
    last = entry.shown[-1] // 6 if entry.shown else 0
    colour = COLOURS[entry.colour if entry.colour is not None else last]
    keys = (
        el("button", small_cube(f"{colour}{letter}"), el("span", name("shape", shape=shape), class_="for-ears"),
           type="button", id=f"shape-{letter}", class_="key", data_part=f"shape:{letter}",
           aria_keyshortcuts=str(shape + 1) if entry.colour is not None else None,
           aria_disabled="true" if entry.colour is None else None)
        for shape, letter in enumerate(SHAPES)
    )  # fmt: skip
    return el("div", *keys, class_="keys", role="group", aria_label=label("shapes"))


def actions_of(view: View) -> tuple[Action, ...]:
    """Nothing while chance decides or the table is only looked at."""
    state: State = view.state
    if not view.live:
        return ()
    if is_entering(state):
        if state.next == LOT:
            return ()
        return (Action("confirm", label("confirm"), "check", main=True, enabled=entry_of(state, view.picked).complete),)
    if state.next != TURN:
        return ()
    picks = selection_of(view.picked, state)
    return (_roll(state, picks), Action("cancel", label("cancel"), "close") if picks.rolling else _last(state, picks))


def is_entering(state: State) -> bool:
    """Do the players enter what their own cubes show?"""
    return state.seat == NATURE and state.entered


def _roll(state: State, picks: Selection) -> Action:
    count = len(picks.marked)
    words = label("reroll_marked", marked=count) if count else label("reroll")
    possible = bool(count) if picks.rolling else bool(state.rolls) and not state.is_dead
    return Action("roll", words, "roll", main=picks.rolling, enabled=possible)


def _last(state: State, picks: Selection) -> Action:
    """End the turn; with nothing placed, the move that goes on instead, if there is one."""
    if not picks.laid:
        if state.allows(PASSING):
            return Action("pass", label("pass"), "pass", main=not state.can_place)
        if state.may_decline and not state.can_place:
            words = label("reroll_all" if state.opening or state.rules.reroll_all else "skip")
            return Action("decline", words, "pass", main=True)
    move = picks.move(state)
    ready = bool(picks.laid) and state.allows(move)
    words = label("end_turn_points", score=worth(state, move)) if ready else label("end_turn")
    return Action("confirm", words, "check", main=True, enabled=ready)


def parts_put_back(view: View) -> tuple[str, ...] | None:
    """Leave off choosing cubes to roll, put the cube in hand down, take the last one placed back."""
    state: State = view.state
    parts = of_the_move(view.picked)
    if not parts:
        return None  # A hand that is only looked at is no step to undo: it has a button that closes it.
    if is_entering(state):
        return parts[:-1]
    picks = selection_of(parts, state)
    if picks.rolling:
        return Selection(picks.laid_before).parts
    if picks.held is not None or picks.aimed is not None:
        return Selection(picks.laid).parts
    return Selection(picks.laid[:-1]).parts if picks.laid else None
