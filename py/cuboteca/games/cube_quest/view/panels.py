"""The tray in a turn: what is picked and how to change it without dragging; what else can be done than flick."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cuboteca.draw.markup import el
from cuboteca.games.cube_quest.rules import jobs, moves
from cuboteca.games.cube_quest.rules.cubes import CODES, KIND_OF, army_of, cost_of
from cuboteca.games.cube_quest.rules.illegal import HEALING
from cuboteca.games.cube_quest.rules.jobs import NOBODY
from cuboteca.games.cube_quest.rules.position import HIDDEN, RESERVE, UNUSED
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.selection.refused import why_no_action
from cuboteca.games.cube_quest.selection.selection import (
    FLICK,
    FREEZE,
    HEAL,
    HIDE,
    KING,
    PLACING,
    RETURN,
    Selection,
    move_of,
    selection_of,
)
from cuboteca.games.cube_quest.text.names import cube_name, points_text
from cuboteca.games.cube_quest.text.prompts import what_next
from cuboteca.games.cube_quest.text.whereabouts import aim_line
from cuboteca.games.cube_quest.view.art.aim_picture import draw_compass, draw_hit_pad, draw_strength
from cuboteca.games.cube_quest.view.buttons import aim_pad, group, part_button, place_pad, power_pad, slot
from cuboteca.games.cube_quest.view.keys import IN_THE_TRAY
from cuboteca.games.cube_quest.view.log import last_turn
from cuboteca.play.view import Action, View

ACT_LABELS: Final = {KING: "King Move", RETURN: "Skulk back", FREEZE: "Freeze", HEAL: "Heal"}
NEEDS: Final = {KING: "K", RETURN: "U", FREEZE: "F", HEAL: "L"}
"""The kind of cube without which there is no such action."""

CONFIRMS: Final = {FLICK: "Flick", KING: "Move the King", RETURN: "Bring it back", FREEZE: "Freeze", HEAL: "Roll"}


def turn_hand(view: View) -> Markup:
    """What lies under the board in a turn and in what follows from it."""
    state: State = view.state
    picks = selection_of(state, view.picked)
    return el(
        "div",
        el("div", el("h2", _title(state, picks), id="hand-title"), class_="hand-head"),
        _countdown(view),
        el("div", el("p", _line(state, picks), class_="hand-line"), slot(_inside(view, picks)), class_="hand-body"),
        _acts(state, picks) if state.job is None else None,
        class_="hand-of-army",
        data_keys=IN_THE_TRAY if view.live else None,
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
        aria_label="Seconds left",
    )


def turn_actions(view: View) -> tuple[Action, ...]:
    """Confirming what is picked; declining what is offered (CQ-45)."""
    state: State = view.state
    picks = selection_of(state, view.picked)
    offered = state.job is not None and state.job.kind in DECLINES
    decline = DECLINES[state.job.kind] if state.job is not None and offered else "No extra flick"
    end = (Action("end", decline, "pass"),) if offered or (state.job is None and state.extra[state.mover]) else ()
    if picks.action == HIDE:
        return end
    label = CONFIRMS.get(picks.action, "Put it there")
    sign = "roll" if picks.action == HEAL else "check"
    return (*end, Action("confirm", label, sign, main=True, enabled=move_of(picks) is not None))


DECLINES: Final = {jobs.HELM: "Let it be", jobs.MORE: "Heal no more", jobs.HIDE: "Let them stand"}


def _title(state: State, picks: Selection) -> str:
    if picks.action == HIDE:
        return "Hide a Skulk?"
    if picks.action == HEAL:
        return "Whom do the Healers bring back?"
    if picks.action == FREEZE:
        return "Freeze which cube?"
    if picks.cube == NOBODY:
        return "Flick one of your cubes"
    return cube_name(picks.cube)


def _line(state: State, picks: Selection) -> str:
    if picks.action == FLICK and picks.cube != NOBODY:
        return aim_line(picks)
    if picks.action == FLICK and state.extra[state.mover]:
        return "An extra flick for a foul; your turn follows."
    return what_next(state, picks)


def _inside(view: View, picks: Selection) -> Markup | None:
    state: State = view.state
    if picks.action in PLACING:
        return place_pad(faces=True, more=_skulks(state, picks))
    if picks.action == HEAL:
        return _healing(state, picks)
    if picks.action == FREEZE:
        label = "Choose anew"
        return part_button("again", label, enabled=bool(picks.frozen)) if picks.frozen else None
    if picks.action == FLICK and picks.aim is not None:
        return aim_tray(view, picks)
    return last_turn(view) if picks.action == FLICK else None


def aim_tray(view: View, picks: Selection) -> Markup:
    """The strength, the point that is hit, the direction."""
    aim = picks.aim
    if aim is None:
        return el("div")
    return el(
        "div",
        draw_hit_pad(picks.cube, aim.height, aim.lateral),
        el(
            "div",
            power_pad(draw_strength(aim.power)),
            aim_pad(draw_compass(aim.direction, view.turned)),
            class_="aim-side",
        ),
        class_="aim-tray",
    )


def _skulks(state: State, picks: Selection) -> tuple[Markup, ...]:
    """Which Skulk comes back, where there are two."""
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
            f"{cube_name(cube)} · {KIND_OF[cube].cost}",
            pressed=cube in picks.fallen,
            enabled=cube in picks.fallen or cost_of((*picks.fallen, cube)) <= most,
            said=f"{cube_name(cube)}, {points_text(KIND_OF[cube].cost)}",
        )
        for cube in state.revivable()
    )
    return el(
        "div",
        group("Healers", healers, "quest-row"),
        group("Defeated cubes", fallen, "quest-row"),
        class_="quest-aside",
    )


def _acts(state: State, picks: Selection) -> Markup:
    """What else can be done with a turn. One that cannot be done now says why when it is pressed."""
    mine = [action for action in ACT_LABELS if _has(state, NEEDS[action])]
    buttons = (
        part_button(
            f"act:{action}",
            "",
            kind="quest-button act-button",
            pressed=picks.action == action,
            enabled=picks.action == action or why_no_action(state, action) is None,
            inside=Markup("{} {}").format(el("span", ACT_LABELS[action]), el("small", _count(state, action))),
        )
        for action in mine
    )
    return group("Instead of a flick", buttons, "quest-row acts-row")


def _has(state: State, code: str) -> bool:
    return any(state.statuses[cube] != UNUSED for cube in army_of(state.mover) if CODES[cube] == code)


def _count(state: State, action: str) -> str:
    if action == RETURN:
        return f"{len(state.with_status(state.mover, HIDDEN))} hidden"
    if action == FREEZE:
        return f"{len(state.with_status(state.mover, RESERVE))} ready"
    return f"up to {HEALING * len(state.healers())}" if action == HEAL else "back to the castle"
