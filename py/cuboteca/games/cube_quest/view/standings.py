"""How both sides stand, above the board: cubes on the board, those lost, hidden and ready."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cuboteca.draw.badges import badge, badge_id
from cuboteca.draw.markup import el
from cuboteca.games.cube_quest.rules.cubes import CODES
from cuboteca.games.cube_quest.rules.position import BOARD, DEFEATED, HIDDEN, RESERVE, SPENT
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.text.names import COLOUR_NAMES
from cuboteca.games.cube_quest.view.art.army_picture import draw_lost
from cuboteca.play.view import View

LOST_SHOWN: Final = 3
ASIDE: Final = ((HIDDEN, "Skulk", "hidden"), (RESERVE, "Freeze", "ready"), (SPENT, "Healer", "used"))


def draw_standings(view: View) -> Markup | None:
    """A line for each side; while they are set up the bouts that each has won, None before one is."""
    state: State = view.state
    if state.is_setting_up and not any(state.score):
        return None
    side = _bouts if state.is_setting_up else _side
    return el("ul", (side(view, seat) for seat in (0, 1)), class_="quest-sides", aria_label="How the sides stand")


def _bouts(view: View, seat: int) -> Markup:
    state: State = view.state
    return el(
        "li",
        badge(badge_id(1 - seat)),
        el("b", COLOUR_NAMES[seat]),
        Markup(" "),
        el("span", f"{state.score[seat]} won", class_="muted"),
        class_="to-move" if state.seat == seat else None,
    )


def _side(view: View, seat: int) -> Markup:
    state: State = view.state
    lost = state.with_status(seat, DEFEATED)
    notes: list[str | Markup] = [f"{len(lost)} lost"] if lost else []
    for status, kind, word in ASIDE:
        count = len(state.with_status(seat, status))
        kinds = _for_ears(f"{kind}{'' if count == 1 else 's'} ")
        notes += [Markup("{} {}{}").format(count, kinds, word)] if count else []
    if state.extra[seat]:
        notes.append(f"{state.extra[seat]} extra")
    if state.rules.series:
        notes.append(f"{state.score[seat]} won")
    return el(
        "li",
        badge(badge_id(1 - seat)),
        el("b", f"{COLOUR_NAMES[seat]} {len(state.with_status(seat, BOARD))}"),
        _for_ears(" on the board, " if notes else " on the board"),
        el("span", (draw_lost(seat, CODES[cube]) for cube in lost[-LOST_SHOWN:]), class_="lost-cubes"),
        el("span", Markup(", ").join(notes), class_="muted"),
        class_="to-move" if state.mover == seat else None,
    )


def _for_ears(words: str) -> Markup:
    """What the pictures and the place on the screen say to the eye."""
    return el("span", words, class_="for-ears")
