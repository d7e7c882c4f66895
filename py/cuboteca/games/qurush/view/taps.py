"""Taps on squares, dice, pawns and buttons become actions. Whether one is legal, and why not, is asked of the rules."""

from __future__ import annotations

from random import SystemRandom

from cuboteca.games.qurush.rules.action_costs import CHEAPEST, COSTS, FLIP, MOVE, PULL, PUSH, REENTER
from cuboteca.games.qurush.rules.board import OFF
from cuboteca.games.qurush.rules.goals import Goal
from cuboteca.games.qurush.rules.moves import CALL, DECLARE, GOAL, HOME, NOBODY, OWN, Move
from cuboteca.games.qurush.rules.position import CHOICE, CORNER, TURN
from cuboteca.games.qurush.rules.refusal import Refusal
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.rules.why_illegal import comes_first, why_not
from cuboteca.games.qurush.selection.goal_selection import (
    GoalSelection,
    as_seen,
    goal_selection_of,
    number_set,
    seen_goal,
    shapes_of,
)
from cuboteca.games.qurush.selection.refused_taps import why_no_action, why_no_face, why_not_there
from cuboteca.games.qurush.selection.selection import (
    CALLING,
    Selection,
    complete,
    fitting,
    kinds,
    next_squares,
    selection_of,
    sequence,
    square_of,
)
from cuboteca.games.qurush.text.actions import lead_to
from cuboteca.games.qurush.text.labels import label
from cuboteca.games.qurush.text.prompts import what_next
from cuboteca.play.view import Answer, Played, Selected, View


def tap(view: View, part: str) -> Answer:
    """Return what a tap on a part does."""
    state: State = view.state
    if state.next == CHOICE:
        return tap_goal(view, part)
    if state.next == CORNER:
        return _tap_corner(state, part)
    return _tap_in_turn(view, part) if state.next == TURN else comes_first(state)


def _tap_in_turn(view: View, part: str) -> Answer:
    state: State = view.state
    picks = selection_of(view.picked)
    kind, _, rest = part.partition(":")
    if kind == CALLING and rest in ("0", "1", "2", "3"):
        return _tap_call(view, picks, int(rest))
    if part != "confirm":
        picks = picks._replace(calling=NOBODY)
    square = square_of(part, state.rules.board.size)
    if square is not None:
        return _tap_square(view, picks, square)
    if kind == "act" and rest in COSTS:
        return _tap_action(view, picks, rest)
    if kind in ("pawn", "agent") and rest in ("0", "1", "2", "3") and int(rest) < state.seats:
        return _tap_pawn(view, picks, int(rest), kind == "agent")
    if kind == "face" and rest in ("1", "2", "3", "4", "5", "6"):
        return _tap_face(view, picks, int(rest))
    if kind == "side":
        return _tap_side(view, picks, rest)
    if part == "end":
        return _tap_end(view, picks)
    if part == "confirm":
        return _tap_confirm(state, picks)
    return Selected(picks.parts)


def ends_turn(state: State, move: Move) -> bool:
    """Does an action leave too few points for another (Q-7)?"""
    return move.kind in (DECLARE, CALL) or state.points - move.cost < CHEAPEST


def asks_first(view: View, move: Move) -> Selected | None:
    """Return what is picked and said before a move that ends what can't be taken back: a turn, choosing a goal."""
    state: State = view.state
    if move.kind == GOAL and move.goal is not None:
        return Selected(goal_picked(view, move.goal), _whole(view, move.goal))
    if state.next != TURN or not ends_turn(state, move):
        return None
    if move.kind == DECLARE:
        picks = Selection(ending=True)
    elif move.kind == CALL:
        picks = Selection(calling=state.seat_of(move.seat))
    else:
        picks = Selection(move.seat, move.kind, sequence(move), move.face)
    return Selected(picks.parts, lead_to(state, move, view.names))


def _tap_corner(state: State, part: str) -> Answer:
    square = square_of(part, state.rules.board.size)
    if square is None:
        return Selected(())
    move = Move(HOME, square)
    return Played(str(move)) if state.allows(move) else why_not_there(state, Selection(action=HOME), square)


def _tap_square(view: View, picks: Selection, square: int) -> Answer:
    """Go on with a square if it fits, in place of the latest if need be; else begin anew with it; a square tapped twice
    is put down."""
    state: State = view.state
    picks = picks._replace(ending=False, face=0)
    if picks.cells and picks.cells[-1] == square and square not in next_squares(state, picks):
        return _put_down(picks)
    for begun in (picks, picks._replace(cells=picks.cells[:1]), picks._replace(cells=())):
        kinds_there = next_squares(state, begun).get(square)
        if kinds_there:
            return _with_square(view, begun, square, kinds_there)
    if _is_behind(state, picks, square):
        return _pushed(view, picks)
    if square == state.pawns[state.seat_of(picks.agent)] and picks.action in ("", MOVE):
        return _with_pawn(state, picks)
    return why_not_there(state, picks, square)


def _is_behind(state: State, picks: Selection, square: int) -> bool:
    """Is a square straight behind the qube picked, so that the qube can only be pushed there?"""
    if len(picks.cells) != 1 or picks.action not in ("", PUSH):
        return False
    board = state.rules.board
    way = board.way_to(state.pawns[state.seat_of(picks.agent)], picks.cells[0])
    return way is not None and board.step[way][picks.cells[0]] == square


def _pushed(view: View, picks: Selection) -> Answer:
    begun = picks._replace(action=PUSH)
    if not fitting(view.state, begun):
        return why_not(view.state, Move(PUSH, picks.cells[0], seat=picks.agent))
    return settled(view, begun)


def _tap_side(view: View, picks: Selection, rest: str) -> Answer:
    """Tip a qube over the side that is tapped, as the tile at that side says: the part names what comes
    up."""
    state: State = view.state
    named, _, face = rest.partition("=")
    square = square_of(f"cell:{named}", state.rules.board.size)
    if square is None or face not in ("1", "2", "3", "4", "5", "6") or picks.action not in ("", FLIP):
        return Selected(picks.parts) if square is None else _tap_square(view, picks, square)
    chosen = Selection(picks.agent, FLIP, (square,), int(face))
    return settled(view, chosen) if fitting(state, chosen) else why_no_face(state, chosen)


def _with_pawn(state: State, picks: Selection) -> Answer:
    """Answer a tap on the pawn that acts: where can it go? Tapped again it is put down."""
    begun = Selection(picks.agent, "" if picks.action == MOVE else MOVE)
    if not fitting(state, begun):
        begun = Selection(picks.agent)
    return Selected(begun.parts, what_next(state, begun))


def _with_square(view: View, picks: Selection, square: int, kinds_there: tuple[str, ...]) -> Answer:
    """Say which action a square can be part of, if only one; an empty one beside the pawn is simply gone
    to."""
    state: State = view.state
    action = picks.action
    if not action:
        if not picks.cells and not state.qubes[square] and MOVE in kinds_there:
            action = MOVE
        elif len(kinds_there) == 1:
            action = kinds_there[0]
    return settled(view, Selection(picks.agent, action, (*picks.cells, square)))


def settled(view: View, picks: Selection) -> Answer:
    """Return the action, if it is complete and does not end the turn; else what has been picked, and what is asked
    next."""
    state: State = view.state
    picks = _only_way(state, picks)
    move = complete(state, picks)
    if move is not None and not ends_turn(state, move):
        return Played(str(move))
    return Selected(picks.parts, lead_to(state, move, view.names) if move is not None else what_next(state, picks))


def _only_way(state: State, picks: Selection) -> Selection:
    """Take the way that a pull can go, where it is the only one."""
    if picks.action == PULL and len(picks.cells) == 1:
        following = tuple(next_squares(state, picks))
        if len(following) == 1:
            return picks._replace(cells=(*picks.cells, *following))
    return picks


def _put_down(picks: Selection) -> Selected:
    cells = picks.cells[:-1]
    action = picks.action if cells else ""
    return Selected(Selection(picks.agent, action, cells).parts, label("deselected", square=picks.cells[-1]))


def _tap_action(view: View, picks: Selection, kind: str) -> Answer:
    """Choose an action, alone or for the die picked before; pressed again it is put down."""
    state: State = view.state
    if picks.action == kind and not picks.ending:
        return Selected(Selection(picks.agent).parts, label("deselected_action", act=kind))
    for cells in (picks.cells[:1], ()):
        begun = Selection(picks.agent, kind, cells)
        if fitting(state, begun):
            return settled(view, begun)
        if cells and kind in kinds(fitting(state, Selection(picks.agent, kind))) and kind != REENTER:
            return why_not_there(state, Selection(picks.agent, kind), cells[0])
    return why_no_action(state, picks.agent, kind)


def _tap_pawn(view: View, picks: Selection, seat: int, named: bool) -> Answer:
    """With Multiple Agents, take that pawn in hand; else a pawn stands for its square."""
    state: State = view.state
    square = state.pawns[seat]
    open_square = picks.action and next_squares(state, picks).get(square)
    if square != OFF and not named and (open_square or not state.rules.agents):
        return _tap_square(view, picks, square)
    agent = state.named(seat)
    if square == OFF and agent != OWN:
        return Refusal("off_board", "Q-37", own=False)
    if agent == picks.agent and not named:
        return _with_pawn(state, picks)
    return Selected(Selection(agent).parts, label("acts", own=agent == OWN, name=view.names[seat]))


def _tap_face(view: View, picks: Selection, face: int) -> Answer:
    state: State = view.state
    if picks.action != FLIP or not picks.cells:
        begun = Selection(picks.agent, FLIP, picks.cells[:1])
        if not picks.cells or not fitting(state, begun):
            return Refusal("face_too_soon", "Q-24")
        picks = begun
    chosen = picks._replace(face=face)
    return settled(view, chosen) if fitting(state, chosen) else why_no_face(state, chosen)


def _tap_end(view: View, picks: Selection) -> Answer:
    """Ending a turn is asked for once more, for it cannot be taken back."""
    if picks.ending:
        return Played(str(Move(DECLARE)))
    return Selected(Selection(ending=True).parts, lead_to(view.state, Move(DECLARE), view.names))


def _tap_call(view: View, picks: Selection, seat: int) -> Answer:
    """Calling is asked for once more, whether it is true or not; pressed again, it is put down."""
    state: State = view.state
    call = Move(CALL, seat=state.named(seat))
    if not state.rules.manual or not state.unspent or seat not in state.playing:
        return why_not(state, call)
    if picks.calling == seat:
        return Selected((), label("deselected_call"))
    return Selected(Selection(calling=seat).parts, lead_to(state, call, view.names))


def _tap_confirm(state: State, picks: Selection) -> Answer:
    move = complete(state, picks)
    if move is None:
        return Refusal("unfinished", kind=picks.action, begun=bool(picks.cells), cells=picks.cells)
    return Played(str(move))


def tap_goal(view: View, part: str) -> Answer:
    """Return what a tap means while a goal is chosen."""
    state: State = view.state
    picks = goal_selection_of(state, view.picked, view.turned)
    kind, _, rest = part.partition(":")
    if kind == "goal" and rest in ("0", "1", "2", "3"):
        asked = label("choose_number", place=seen_goal(state, picks.shape, view.turned).name_of[int(rest)])
        return Selected(picks._replace(place=int(rest)).parts, asked)
    if kind in ("number", "face") and rest.isdecimal():
        return _tap_number(view, picks, int(rest))
    if kind == "shape" and rest in shapes_of(state):
        return Selected(
            picks._replace(shape=rest).parts, label("now_shape", shape=seen_goal(state, rest, view.turned).shape)
        )
    if part == "shuffle":
        return _shuffled(view, picks)
    if part in ("curtain", "confirm"):
        if not picks.complete:
            return Refusal("goal_unfinished", "Q-4")
        return Played(str(picks.goal))
    return Selected(view.picked)


def _tap_number(view: View, picks: GoalSelection, number: int) -> Answer:
    if number not in (2, 3, 4, 5):
        return Refusal("wrong_number", "Q-5", number=number)
    state: State = view.state
    after = number_set(state, picks._replace(before=()), number, view.turned)
    if after.complete:
        return Selected(after.parts, _whole(view, after.goal))
    return Selected(
        after.parts,
        label("number", number=number, place=seen_goal(state, after.shape, view.turned).name_of[after.place]),
    )


def _shuffled(view: View, picks: GoalSelection) -> Selected:
    """Return any goal of the kind; chosen by chance, but by nobody else's eyes seen."""
    state: State = view.state
    choices = [goal for goal in state.rules.choices[len(state.goals[state.chooser])] if goal.shape == picks.shape]
    goal = SystemRandom().choice(choices)
    return Selected(goal_picked(view, goal), _whole(view, goal))


def goal_picked(view: View, goal: Goal) -> tuple[str, ...]:
    """Return a whole goal in the place of the numbers set so far, which Undo brings back; it is chosen with Done
    (Q-4)."""
    picks = goal_selection_of(view.state, view.picked, view.turned)
    return GoalSelection(goal.shape, goal.numbers, picks.place, picks.before or picks.numbers).parts


def _whole(view: View, goal: Goal) -> str:
    """Return a goal that can be chosen as it is, and how."""
    return label("whole", goal=as_seen(view.state, goal, view.turned))


def goal_put_back(view: View) -> tuple[str, ...] | None:
    """Return what stays when the number set last is taken back, or those that chance has set."""
    picks = goal_selection_of(view.state, view.picked, view.turned)
    if picks.before:
        return picks._replace(numbers=picks.before, before=()).parts
    reading = seen_goal(view.state, picks.shape, view.turned).order
    filled = [place for place in reading if picks.numbers[place]]
    if not filled:
        return None
    numbers = tuple(0 if place == filled[-1] else number for place, number in enumerate(picks.numbers))
    return picks._replace(numbers=numbers, place=filled[-1]).parts
