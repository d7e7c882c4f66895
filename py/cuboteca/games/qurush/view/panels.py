"""What lies under the board in a turn: the question or what waits to be confirmed, the points, the actions.

The game's own buttons look at a goal and end the turn, shuffle a goal and close the curtain.
"""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from cuboteca.draw.icons import icon
from cuboteca.draw.markup import el
from cuboteca.games.qurush.rules.action_costs import COSTS, FLIP, MOVE, PULL, PUSH, REENTER, SLIDE
from cuboteca.games.qurush.rules.board import OFF
from cuboteca.games.qurush.rules.moves import DECLARE, NOBODY, Move
from cuboteca.games.qurush.rules.position import CHOICE, TURN
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.selection.goal_selection import goal_selection_of
from cuboteca.games.qurush.selection.selection import Selection, complete, fitting, kinds, selection_of
from cuboteca.games.qurush.text.actions import cost_line, to_do
from cuboteca.games.qurush.text.labels import label
from cuboteca.games.qurush.text.names import CLIMB, name
from cuboteca.games.qurush.text.prompts import begins_turn, calls, can_do, flip_or_act, pull_line, question, turn_begins
from cuboteca.games.qurush.view.art.measures import seen_way
from cuboteca.games.qurush.view.art.movers import by_seat
from cuboteca.games.qurush.view.art.orientation import tipped
from cuboteca.games.qurush.view.art.tokens import die_face, render_points, small_pawn
from cuboteca.games.qurush.view.goal_panels import peeked
from cuboteca.games.qurush.view.keys import KEYS, keys_under
from cuboteca.games.qurush.view.last_move import retold
from cuboteca.games.qurush.view.rolling import dice_of
from cuboteca.games.qurush.view.taps import goal_put_back
from cuboteca.play.keys import heard, shortcut
from cuboteca.play.view import Action, View

ICONS: Final = {MOVE: "step", SLIDE: "slide", FLIP: "flip", PUSH: "push", PULL: "pull", REENTER: "enter"}
ARROWS: Final = {"n": "↑", "e": "→", "s": "↓", "w": "←"}


def turn_hand(view: View) -> Markup:
    """Return the hand of the player whose turn it is."""
    state: State = view.state
    picks = selection_of(view.picked) if view.live else Selection()
    move = complete(state, picks) if view.live else None
    return el(
        "div",
        peeked(view) if view.peeking else _taught(view, picks, move) if view.taught else _asked(view, picks, move),
        _points(state, picks, move),
        _agents(view, picks) if state.rules.agents else None,
        _acts(view, picks),
        _room_for_calls(view),
        class_=f"hand-of-dice{by_seat(state.mover)}{' with-agents' if state.rules.agents else ''}"
        f"{' with-calls' if state.rules.manual else ''}{' with-faces' if _asks_for_face(state, picks, move) else ''}",
        data_keys=heard(keys_under(state.rules)) if view.live else None,
    )


def _taught(view: View, picks: Selection, move: Move | None) -> Markup:
    """In a lesson: the faces to choose from, or their place."""
    faces = _faces(view, picks) if _asks_for_face(view.state, picks, move) else None
    return el("div", faces, class_="dice-asked which-face")


def _asks_for_face(state: State, picks: Selection, move: Move | None) -> bool:
    """Say whether the qube that is picked can be flipped, and the face that comes up is still to be chosen."""
    choosing = move is None and bool(picks.cells) and picks.action in ("", FLIP)
    return choosing and FLIP in kinds(fitting(state, picks))


def _asked(view: View, picks: Selection, move: Move | None) -> Markup:
    """Return what is asked: a face, an action to confirm, or what to do."""
    state: State = view.state
    if move is not None:
        return el(
            "div",
            el("h2", to_do(state, move, view.names), id="hand-title"),
            el("p", cost_line(state, move, view.names), class_="dice-line"),
            class_="dice-asked",
        )
    if _asks_for_face(state, picks, move):
        asked = question(state, picks) if picks.action else flip_or_act(picks.cells[0])
        return el(
            "div",
            el("h2", asked, id="hand-title"),
            _faces(view, picks),
            class_="dice-asked which-face",
        )
    if picks.action == PULL:
        line = pull_line(state, picks)
    else:
        line = can_do(state, picks) if picks.cells and not picks.action else retold(view)
    if view.waits:
        asked = label("turn_of", name=view.names[state.mover])
    else:
        asked = turn_begins(view.names[state.mover]) if begins_turn(view) else question(state, picks)
    return el(
        "div",
        el("h2", asked, id="hand-title"),
        el("p", line, class_="dice-line"),
        class_="dice-asked",
    )


def _faces(view: View, picks: Selection) -> Markup:
    """Return the four faces that come up, and the way in which the die tips, as it is seen."""
    die = dice_of(view.state, view.moves)[picks.cells[0]]
    buttons = (
        el(
            "button",
            die_face(face),
            el("span", ARROWS[seen_way(way, view.turned)], aria_hidden="true"),
            type="button",
            id=f"hand-face-{face}",
            class_="face-key",
            data_part=f"face:{face}",
            aria_label=label("flip_to", face=face),
            aria_keyshortcuts=shortcut(KEYS, f"face:{face}"),
            aria_pressed="true" if picks.face == face else None,
        )
        for way in ("w", "n", "s", "e")
        for face in (tipped(die, way).top,)
    )
    return el("div", *buttons, class_="face-keys", role="group", aria_label=label("faces"))


def _points(state: State, picks: Selection, move: Move | None) -> Markup:
    """Beads for the points left; those that the chosen action would take are marked. With large letters there is no
    room for the words about what will be left: only the beads show it."""
    spending = state.points if move is not None and move.kind == DECLARE else COSTS.get(picks.action, 0)
    spending = min(spending, state.points)
    left, after = state.points, state.points - spending
    now = label("points", left=left)
    then = label("points_after", left=left, after=after)
    return el(
        "div",
        render_points(left, spending),
        el("p", then, class_="points-words points-then") if spending else None,
        el("p", now, class_="points-words points-now", aria_hidden="true")
        if spending
        else el("p", now, class_="points-words"),
        class_="points-row",
    )


def _agents(view: View, picks: Selection) -> Markup:
    """With Multiple Agents: whose pawn acts (Q-32)."""
    state: State = view.state
    agent = state.seat_of(picks.agent)
    buttons = (
        el(
            "button",
            small_pawn(seat, lying=state.pawns[seat] == OFF),
            el("span", name, class_="agent-name"),
            type="button",
            id=f"agent-{seat}",
            class_="agent",
            data_part=f"agent:{seat}",
            aria_pressed="true" if seat == agent else "false",
        )
        for seat, name in enumerate(view.names)
    )
    return el("div", *buttons, class_="agents", role="group", aria_label=label("pawns"))


def _acts(view: View, picks: Selection) -> Markup:
    """Return a button for each action with its price. One that cannot be taken now can still be pressed: it says
    why."""
    state: State = view.state
    free = fitting(state, picks._replace(action="", cells=picks.cells[:1], face=0, ending=False, calling=NOBODY))
    able = () if view.waits else kinds(free)
    shown: tuple[str, ...] = (MOVE, SLIDE, FLIP, PUSH, PULL)
    if state.rules.squeesh and state.pawns[state.mover] == OFF:
        shown = (REENTER, *shown) if state.rules.agents else (REENTER,)
    climbs = bool(picks.cells) and MOVE in able and bool(state.qubes[picks.cells[0]])
    return el(
        "div",
        *(_act(kind, kind in able, picks.action == kind, climbs and kind == MOVE) for kind in shown),
        class_=f"acts acts-{len(shown)}",
        role="group",
        aria_label=label("actions"),
    )


def _room_for_calls(view: View) -> Markup | None:
    """Keep the room of the calls once an action has been taken or while an opponent is to move, so that neither the
    board nor the actions move."""
    state: State = view.state
    if not state.rules.manual or (state.unspent and not view.waits):
        return None
    unseen = (el("span", icon(call.icon), el("span", call.label), class_="button quiet") for call in calls(view))
    return el("div", *unseen, class_="offers unseen", aria_hidden="true")


def _act(kind: str, able: bool, pressed: bool, climbs: bool) -> Markup:
    return el(
        "button",
        icon("climb" if climbs else ICONS[kind]),
        el(
            "span",
            name("act", act=CLIMB if climbs else kind),
            " ",
            el("b", str(COSTS[kind])),
            el("span", " ", label("ap"), class_="for-ears"),
        ),
        type="button",
        id=f"act-{kind}",
        class_="act",
        data_part=f"act:{kind}",
        aria_pressed="true" if pressed else "false",
        aria_disabled=None if able else "true",
        aria_keyshortcuts=shortcut(KEYS, f"act:{kind}"),
    )


def actions_of(view: View) -> tuple[Action, ...]:
    """Return the buttons of a turn and of the choice of a goal."""
    state: State = view.state
    if not view.live:
        return ()
    if state.next == CHOICE:
        complete = goal_selection_of(state, view.picked).complete
        close = label("close")
        return (Action("shuffle", label("shuffle"), "shuffle"), Action("curtain", close, "check", True, complete))
    if state.next != TURN:
        return ()
    last = _last(state, selection_of(view.picked))
    if not state.secret:
        return (last,)
    whose = label("peek", alone=view.alone, several=len(state.rules.choices) > 1, name=view.names[state.mover])
    return (Action("peek", whose, "eye", pressed=view.peeking, peeks=True), last)


def _last(state: State, picks: Selection) -> Action:
    """Confirming what waits for it; else ending the turn, which is asked for twice."""
    if picks.ending:
        return Action("end", label("end"), "check", main=True, pressed=True)
    move = complete(state, picks)
    return Action("end", label("end"), "pass") if move is None else Action("confirm", label("confirm"), "check", True)


def parts_put_back(view: View) -> tuple[str, ...] | None:
    """Return what stays picked when the last of it is taken back; None if nothing is picked."""
    state: State = view.state
    if state.next == CHOICE:
        return goal_put_back(view)
    picks = selection_of(view.picked)
    if not view.picked or not (picks.is_begun or view.earlier):
        return None  # A pawn that stayed picked is no step to undo.
    if picks.face:
        return picks._replace(face=0).parts
    if picks.cells:
        return picks._replace(cells=picks.cells[:-1]).parts
    return Selection(picks.agent if picks.action else Selection().agent).parts
