"""Arrow keys on the map: as it is seen."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.rules.places import BESIDE, CENTRE, EAST, NORTH, NOWHERE, SIDE, SOUTH, WEST
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.selection import place_of, room_part, selection_of
from cuboteca.games.cuobe.text.choices import aims, is_question
from cuboteca.games.cuobe.view.closer_look import is_shown_large
from cuboteca.games.cuobe.view.model import viewer_place
from cuboteca.play.view import View

ARROWS: Final = {"arrowup": NORTH, "arrowright": EAST, "arrowdown": SOUTH, "arrowleft": WEST}


def step(view: View, part: str | None, key: str) -> str | None:
    """Return the part that a key leads to from a part; None if it leads nowhere."""
    place = place_of(part or "")
    if place is None:
        here = viewer_place(view.state)
        return room_part(here if here != NOWHERE else CENTRE)
    if key in ARROWS:
        to = BESIDE[place][ARROWS[key]]
        return room_part(to) if to != NOWHERE else None
    if key in ("home", "end"):
        return room_part(place - place % SIDE + (SIDE - 1 if key == "end" else 0))
    return None


def begins(view: View) -> str | None:
    """Return where a turn begins: in the room of the player who holds the device.

    The page itself leads to a card that is held up; for a question the keyboard stays where it is.
    """
    state: State = view.state
    if is_shown_large(view, selection_of(view.picked)) or is_question(state):
        return view.focus
    here = viewer_place(state) if view.own is None else state.players[view.own].place
    return room_part(here) if here != NOWHERE else view.focus


def goes_on_at(view: View) -> str | None:
    """Return where the keyboard goes on from a room on the map, after a move: the room of the player who decides next.

    What is held up is gone to anyhow, and rooms that are asked for are reached from where the keyboard is.
    """
    state: State = view.state
    selection = selection_of(view.picked)
    if place_of(view.focus or "") is None or is_shown_large(view, selection):
        return None
    here = viewer_place(state)
    if here == NOWHERE or (is_question(state) and aims(state).places):
        return None
    return room_part(here)
