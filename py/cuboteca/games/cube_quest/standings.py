"""How both sides stand, above the board: cubes on the board, those lost, hidden and ready."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cuboteca.draw.badges import badge, badge_id
from cuboteca.draw.markup import el
from cuboteca.games.cube_quest.army_picture import draw_lost
from cuboteca.games.cube_quest.cubes import CODES
from cuboteca.games.cube_quest.facts import BOARD, DEFEATED, HIDDEN, RESERVE, SPENT
from cuboteca.games.cube_quest.names import COLOUR_NAMES
from cuboteca.games.cube_quest.state import State
from cuboteca.play.face import View

LOST_SHOWN: Final = 3


def draw_standings(view: View) -> Markup | None:
    """A line for each side; None while they are set up."""
    state: State = view.state
    if state.is_setting_up:
        return None
    return el("ul", (_side(view, seat) for seat in (0, 1)), class_="quest-sides", aria_label="How the sides stand")


def _side(view: View, seat: int) -> Markup:
    state: State = view.state
    lost = state.with_status(seat, DEFEATED)
    notes = [f"{len(lost)} lost"] if lost else []
    for status, word in ((HIDDEN, "hidden"), (RESERVE, "ready"), (SPENT, "used")):
        there = state.with_status(seat, status)
        notes += [f"{len(there)} {word}"] if there else []
    if state.extra[seat]:
        notes.append(f"{state.extra[seat]} extra")
    if state.terms.series:
        notes.append(f"{state.score[seat]} won")
    return el(
        "li",
        badge(badge_id(1 - seat)),
        el("b", f"{COLOUR_NAMES[seat]} {len(state.with_status(seat, BOARD))}"),
        el("span", (draw_lost(seat, CODES[cube]) for cube in lost[-LOST_SHOWN:]), class_="lost-cubes"),
        el("span", ", ".join(notes), class_="muted"),
        class_="to-move" if state.mover == seat else None,
    )
