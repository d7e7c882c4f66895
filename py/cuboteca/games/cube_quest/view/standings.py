"""How both sides stand, above the board: cubes on the board, those lost, hidden and ready."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cuboteca.draw.badges import badge, badge_id
from cuboteca.draw.markup import el
from cuboteca.games.cube_quest.rules.cubes import CODES
from cuboteca.games.cube_quest.rules.position import BOARD, DEFEATED, HIDDEN, RESERVE, SPENT
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.text.labels import label
from cuboteca.games.cube_quest.text.names import say
from cuboteca.games.cube_quest.text.prompts import bouts_won
from cuboteca.games.cube_quest.view.art.army_picture import render_flat
from cuboteca.play.view import View

LOST_SHOWN: Final = 3
ASIDE: Final = ((HIDDEN, "U"), (RESERVE, "F"), (SPENT, "L"))


def render_standings(view: View) -> Markup:
    """Return a line for each side; during a set-up its colour, and the bouts that it has won once one is."""
    state: State = view.state
    side = _bouts if state.is_setting_up else _side
    return el("ul", (side(view, seat) for seat in (0, 1)), class_="quest-sides", aria_label=label("standings"))


def _bouts(view: View, seat: int) -> Markup:
    state: State = view.state
    return el(
        "li",
        badge(badge_id(1 - seat)),
        el("b", say("colour", colour=seat)),
        Markup(" "),
        el("span", bouts_won(state.score[seat]), class_="muted") if any(state.score) else None,
        class_="to-move" if state.seat == seat else None,
    )


def _side(view: View, seat: int) -> Markup:
    state: State = view.state
    lost, standing = state.with_status(seat, DEFEATED), len(state.with_status(seat, BOARD))
    return el(
        "li",
        badge(badge_id(1 - seat)),
        el("b", label("side", colour=seat, count=standing), aria_hidden="true"),
        _for_ears(label("heard_side", colour=seat, facts=", ".join(_heard(state, seat)))),
        el("span", (render_flat(seat, CODES[cube], lost=True) for cube in lost[-LOST_SHOWN:]), class_="lost-cubes"),
        el("span", ", ".join(_seen(state, seat)), class_="muted side-words", aria_hidden="true"),
        el("span", _signs(state, seat), class_="muted side-signs", aria_hidden="true"),
        class_="to-move" if state.mover == seat else None,
    )


def _signs(state: State, seat: int) -> list[Markup]:
    """Return the same in numbers and cubes, where there is no room for the words."""
    lost = state.with_status(seat, DEFEATED)
    signs = [(len(lost), render_flat(seat, CODES[lost[-1]], lost=True))] if lost else []
    aside = [(len(state.with_status(seat, status)), status, code) for status, code in ASIDE]
    signs += [(count, render_flat(seat, code, lost=status == SPENT)) for count, status, code in aside if count]
    extra = [label("seen_extra", count=state.extra[seat])] if state.extra[seat] else []
    bouts = [label("bouts", won=state.score[seat])] if state.rules.series else []
    return [el("span", str(count), cube) for count, cube in signs] + [el("span", words) for words in extra + bouts]


def _seen(state: State, seat: int) -> list[str]:
    """Return what there is room for."""
    lost, extra = len(state.with_status(seat, DEFEATED)), state.extra[seat]
    facts = [label("seen_defeated", count=lost)] if lost else []
    counts = [(status, len(state.with_status(seat, status))) for status, _ in ASIDE]
    facts += [label(f"seen_{status}", count=count) for status, count in counts if count]
    facts += [label("seen_extra", count=extra)] if extra else []
    return [*facts, label("bouts", won=state.score[seat])] if state.rules.series else facts


def _heard(state: State, seat: int) -> list[str]:
    """Return the same for a screen reader, with what the pictures and the place on the screen say to the eye."""
    lost, extra = len(state.with_status(seat, DEFEATED)), state.extra[seat]
    facts = [label("on_board", count=len(state.with_status(seat, BOARD)))]
    facts += [label("heard_defeated", count=lost)] if lost else []
    counts = [(status, (len(state.with_status(seat, status)), code)) for status, code in ASIDE]
    facts += [label(f"heard_{status}", count_of=count_of) for status, count_of in counts if count_of[0]]
    facts += [label("heard_extra", count=extra)] if extra else []
    return [*facts, bouts_won(state.score[seat])] if state.rules.series else facts


def _for_ears(words: str) -> Markup:
    return el("span", words, class_="for-ears")
