"""The tray in a turn: what is picked and how to change it without dragging; what else can be done than flick."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cuboteca.draw.markup import Content, el
from cuboteca.games.cube_quest.rules import jobs, moves
from cuboteca.games.cube_quest.rules.cubes import CODES, KIND_OF, army_of, cost_of
from cuboteca.games.cube_quest.rules.jobs import NOBODY
from cuboteca.games.cube_quest.rules.position import HIDDEN, RESERVE, UNUSED
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.rules.why_illegal import HEALING
from cuboteca.games.cube_quest.selection.refused_taps import why_no_action
from cuboteca.games.cube_quest.selection.selection import (
    ACTIONS,
    FLICK,
    FREEZE,
    HEAL,
    HIDE,
    KING,
    PLACING,
    PUT,
    RETURN,
    Selection,
    move_of,
    selection_of,
)
from cuboteca.games.cube_quest.text.labels import label
from cuboteca.games.cube_quest.text.names import cube_name
from cuboteca.games.cube_quest.text.prompts import title, what_next
from cuboteca.games.cube_quest.text.whereabouts import aim_leads, aim_line
from cuboteca.games.cube_quest.view.art.aim_picture import render_compass, render_hit_pad, render_strength
from cuboteca.games.cube_quest.view.buttons import aim_pad, group, part_button, place_pad, power_pad, slot
from cuboteca.games.cube_quest.view.keys import IN_THE_TRAY
from cuboteca.games.cube_quest.view.last_move import fate_of, last_turn
from cuboteca.play.view import Action, View

NEEDS: Final = {KING: "K", RETURN: "U", FREEZE: "F", HEAL: "L"}
"""The kind of cube without which there is no such action."""


def turn_hand(view: View) -> Markup:
    """Return what lies under the board in a turn and in what follows from it."""
    state: State = view.state
    picks = selection_of(state, view.picked)
    if view.taught:
        return el("div", _exercise(view, picks), class_="hand-of-army scrolls")
    return el(
        "div",
        el("div", el("h2", _title(view, picks), id="hand-title"), _aim(picks), _countdown(view), class_="hand-head"),
        el(
            "div",
            el("p", _line(view, picks), class_=_kind_of_line(state, picks)),
            slot(_inside(view, picks)),
            class_="hand-body",
        ),
        _acts(state, picks) if state.job is None else _hiding(state) if picks.action == HIDE else None,
        class_="hand-of-army scrolls",
        data_keys=IN_THE_TRAY if view.live else None,
    )


def _exercise(view: View, picks: Selection) -> tuple[Content, ...]:
    """Return the tray of a lesson, which is only what its steps are about; or of a puzzle, where whatever can be done
    by dragging can be done by its buttons, too."""
    if view.solving and picks.action in PLACING:
        return (place_pad(),)
    if picks.aim is None:
        return (_acts(view.state, picks),)
    if not view.solving:
        return (power_pad(render_strength(picks.aim.power)),)
    leads = el("p", el("span", aim_leads(view.state, picks), class_="leads"), class_="hand-line")
    return _aim(picks), aim_tray(view, picks), leads


def waiting_hand(view: View, sets_up: bool) -> Markup:
    """Return what lies there while an opponent is to move: the last turn, in the place that it has in one's own."""
    return el(
        "div",
        el("div", el("h2", "\N{NO-BREAK SPACE}"), class_="hand-head", aria_hidden="true"),
        el(
            "div",
            el("p", "\N{NO-BREAK SPACE}", class_="hand-line how-to", aria_hidden="true"),
            slot(last_turn(view)),
            class_="hand-body",
        ),
        None if sets_up else el("div", _acts(view.state, selection_of(view.state, ())), class_="not-yet", inert=True),
        class_="hand-of-army scrolls",
    )


def _countdown(view: View) -> Markup | None:
    """With a time limit: the page counts the seconds of each decision, and says when they are over."""
    state: State = view.state
    if not state.rules.seconds or (state.job is not None and state.job.kind == jobs.PLACE):
        return None
    return el(
        "count-down",
        id="countdown",
        class_="muted",
        data_own="insides",
        data_seconds=state.rules.seconds,
        data_key=len(view.moves),
        data_late=moves.LATE,
        role="timer",
        aria_label=label("seconds"),
    )


def turn_actions(view: View) -> tuple[Action, ...]:
    """Confirming what is picked; declining what is offered (CQ-45)."""
    state: State = view.state
    picks = selection_of(state, view.picked)
    offered = state.job.kind in OPTIONAL if state.job is not None else state.extra[state.mover]
    end = (Action("end", label("skip"), "pass"),) if offered else ()
    if picks.action == HIDE:
        return end
    confirm = label(f"confirm_{picks.action}")
    sign = "roll" if picks.action == HEAL else "check"
    return (*end, Action("confirm", confirm, sign, main=True, enabled=move_of(picks) is not None))


OPTIONAL: Final = frozenset({jobs.HELM, jobs.MORE, jobs.HIDE})
"""What may be skipped (CQ-45)."""
SELECTING: Final = frozenset({HIDE, HEAL, FREEZE})
"""While one of these is done, the tray is about several cubes."""


def _title(view: View, picks: Selection) -> str:
    if picks.cube == NOBODY or picks.action in SELECTING:
        return title(view)
    return cube_name(picks.cube)


def _line(view: View, picks: Selection) -> Content:
    state: State = view.state
    if picks.action == PUT:
        fate = fate_of(view, picks.cube)
        then = what_next(state, picks)
        return label(f"back_{fate}", then=then) if fate in BACK else then
    if picks.action == FLICK and picks.cube != NOBODY:
        return el("span", aim_leads(state, picks), class_="leads")
    if picks.action == FLICK and state.extra[state.mover]:
        return label("extra")
    return what_next(state, picks)


def _kind_of_line(state: State, picks: Selection) -> str:
    """Return the classes of the line; how to flick gives way to long news, for the bar asks for the flick as well."""
    is_how_to = picks.action == FLICK and picks.cube == NOBODY and not state.extra[state.mover]
    return "hand-line how-to" if is_how_to else "hand-line"


def _aim(picks: Selection) -> Markup | None:
    is_aimed = picks.action == FLICK and picks.aim is not None
    return el("span", aim_line(picks), class_="muted") if is_aimed else None


BACK: Final = ("escaped", "revived")
"""The fates after which a cube is put back."""


def _inside(view: View, picks: Selection) -> Markup | None:
    state: State = view.state
    if picks.action in PLACING:
        return place_pad(more=_skulks(state, picks))
    if picks.action == HEAL:
        return _healing(state, picks)
    if picks.action == FREEZE:
        return part_button("again", label("start_over"), enabled=bool(picks.frozen)) if picks.frozen else None
    if picks.action == FLICK and picks.aim is not None:
        return aim_tray(view, picks)
    return last_turn(view) if picks.action in (FLICK, HIDE) else None


def aim_tray(view: View, picks: Selection) -> Markup:
    """Return the strength, the point that is hit, the direction."""
    aim = picks.aim
    if aim is None:
        return el("div")
    return el(
        "div",
        render_hit_pad(picks.cube, aim.height, aim.lateral),
        el(
            "div",
            power_pad(render_strength(aim.power)),
            aim_pad(render_compass(aim.direction, view.turned)),
            class_="aim-side",
        ),
        class_="aim-tray",
    )


def _skulks(state: State, picks: Selection) -> tuple[Markup, ...]:
    """Return which Skulk comes back, where there are two."""
    hidden = state.with_status(state.mover, HIDDEN)
    if picks.action != RETURN or len(hidden) < 2:
        return ()
    return tuple(
        part_button(f"skulk:{cube}", cube_name(cube), kind="nudge wide", pressed=cube == picks.cube) for cube in hidden
    )


def _healing(state: State, picks: Selection) -> Markup:
    healers = (
        part_button(f"healer:{cube}", cube_name(cube), pressed=cube in picks.healers) for cube in state.healers()
    )
    most = HEALING * len(picks.healers)
    fallen = (
        part_button(
            f"fallen:{cube}",
            label("defeated_cube", cube=cube, price=KIND_OF[cube].cost),
            pressed=cube in picks.fallen,
            enabled=cube in picks.fallen or cost_of((*picks.fallen, cube)) <= most,
            said=label("defeated_cube_heard", cube=cube, cost=KIND_OF[cube].cost),
        )
        for cube in state.revivable()
    )
    return el(
        "div",
        group(label("healers"), healers, "quest-row"),
        group(label("defeated_cubes"), fallen, "quest-row"),
        class_="quest-aside",
    )


def _acts(state: State, picks: Selection) -> Markup:
    """Return what else can be done with a turn. One that cannot be done now says why when it is pressed."""
    mine = [action for action in ACTIONS if _has(state, NEEDS[action])]
    buttons = (
        part_button(
            f"act:{action}",
            "",
            kind="quest-button act-button",
            pressed=picks.action == action,
            enabled=picks.action == action or why_no_action(state, action) is None,
            inside=Markup("{} {}").format(el("span", label(f"act_{action}")), el("small", _count(state, action))),
        )
        for action in mine
    )
    return el(
        "div",
        el("p", label("acts"), class_="quest-acts-name muted", id="quest-acts-name"),
        el("div", buttons, class_="quest-row quest-acts-row"),
        class_="quest-acts",
        role="group",
        aria_labelledby="quest-acts-name",
    )


def _hiding(state: State) -> Markup:
    hiders = (part_button(f"hide:{cube}", label("hide_one", cube=cube)) for cube in state.hiders())
    return group(label("hiders"), hiders, "quest-row")


def _has(state: State, code: str) -> bool:
    return any(state.statuses[cube] != UNUSED for cube in army_of(state.mover) if CODES[cube] == code)


def _count(state: State, action: str) -> str:
    statuses = {RETURN: HIDDEN, FREEZE: RESERVE}
    count = len(state.with_status(state.mover, statuses[action])) if action in statuses else 0
    return label(f"count_{action}", count=count, any=bool(state.healers()))
