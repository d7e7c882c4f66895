"""What is asked of the player to move, and what is offered."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qurush.rules.board import OFF, square_name
from cuboteca.games.qurush.rules.goals import HIDDEN
from cuboteca.games.qurush.rules.illegal import comes_first
from cuboteca.games.qurush.rules.moves import (
    ALL_POINTS,
    CALL,
    CHEAPEST,
    COSTS,
    DECLARE,
    FLIP,
    GOAL,
    HOME,
    MOVE,
    OWN,
    PULL,
    PUSH,
    REENTER,
    RESIGN,
    SLIDE,
    Move,
)
from cuboteca.games.qurush.rules.position import CHOICE, CORNER, CORNER_LOT, TURN
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.selection.goal_selection import GoalSelection, goal_selection_of
from cuboteca.games.qurush.selection.selection import Selection, complete, fitting, kinds, selection_of
from cuboteca.games.qurush.text.actions import acting, to_do
from cuboteca.games.qurush.text.log import _name
from cuboteca.games.qurush.text.names import NAMES, price_text, spelt, whose
from cuboteca.play.view import Choice, Prompt, SideAction, View

ABOUT_ACTIONS: Final = {
    MOVE: "Your pawn goes to a square beside it. It climbs onto a die, and down again, for nothing more.",
    SLIDE: "A die beside your pawn goes one square, onto an empty one. Whoever stands on it rides along.",
    FLIP: "A die beside your pawn rolls over one edge where it lies. The four faces at its sides are one flip away, "
    "the one at the bottom is two.",
    PUSH: "The whole unbroken row of dice moves one step, and your pawn follows onto the ground. The row must not end "
    "at the edge.",
    PULL: "Your pawn goes a step, and a die comes to the square it left. No die and no other pawn may be there.",
    REENTER: "Your pawn comes back in any corner.",
}


def prompt(view: View) -> Prompt:
    """Who is asked, and what."""
    state: State = view.state
    what = state.next
    if what == CHOICE:
        return Prompt(state.chooser, f"{view.names[state.chooser]}:", _choosing_now(view))
    if what == CORNER:
        return Prompt(state.chooser, f"{view.names[state.chooser]}:", "choose a home corner")
    if what == TURN:
        asks = asked_in_a_turn(state, selection_of(view.picked), view.names)
        return Prompt(state.mover, f"{view.names[state.mover]}:", asks)
    if state.ended:
        return Prompt(None, "The game is over")
    return Prompt(None, "Chance decides:", "home corners" if what == CORNER_LOT else "who begins")


def _choosing_now(view: View) -> str:
    state: State = view.state
    if view.picked:
        return asked_of_a_goal(goal_selection_of(state, view.picked), state.secret)
    return f"choose a {'secret ' if state.secret else ''}{_goal_word(state)}"


def _goal_word(state: State) -> str:
    if len(state.rules.choices) == 1:
        return "goal"
    return "line of four" if state.goals[state.chooser] else "square of four"


def explain(view: View) -> str:
    """Say in a few sentences what binds the player now, while the game is on."""
    state: State = view.state
    if view.peeking:
        return goals_said(state, state.mover)
    if state.next == CHOICE:
        return choosing(state)
    if state.next != TURN:
        return comes_first(state).message
    picks = selection_of(view.picked)
    if picks.action in ABOUT_ACTIONS:
        return ABOUT_ACTIONS[picks.action]
    last = " Whoever has a goal on the board when a turn ends wins, anybody’s turn."
    if state.pawns[state.mover] == OFF and not state.rules.agents:
        return f"Your pawn is off the board: bring it back in a corner for 4 points.{last}"
    if state.points < ALL_POINTS:
        able = "one step" if state.points == CHEAPEST else "one more action that costs no more"
        return f"{price_text(state.points).capitalize()} are left, enough for {able}.{last}"
    return f"Seven points: spend them on actions in any order.{last}"


def choosing(state: State) -> str:
    """What the goal that is being chosen is for, and how it counts."""
    ways = "It counts only this way round" if state.rules.true_north else "It counts turned any way"
    if state.rules.mirror and not state.goals[state.chooser]:
        ways += ", and as its mirror image"
    return f"{_aim(state)} {ways}. A 1 stands for any number. It stays as it is for the whole game."


def _aim(state: State) -> str:
    when = "and you call it as a turn ends" if state.rules.manual else "as a turn ends"
    if state.rules.both_goals and len(state.rules.choices) > 1:
        return f"You win when dice anywhere on the board show both your goals {when}."
    return f"You win when dice anywhere on the board show your goal {when}."


def goals_said(state: State, seat: int) -> str:
    """The goals of a seat in words, as far as they are known."""
    known = [spelt(goal) for goal in state.goals[seat] if goal != HIDDEN]
    if not known:
        return "No goal is known here."
    joined = "; and ".join(known) if state.rules.both_goals else "; or ".join(known)
    return f"Your {'goal' if len(known) == 1 else 'goals'}: {joined}."


def choices(view: View) -> list[Choice]:
    """Every legal move in words."""
    return [Choice(str(move), _choice(view, move)) for move in view.state.moves()]


def _choice(view: View, move: Move) -> str:
    state: State = view.state
    if move.kind in COSTS:
        seat = acting(state, move)
        with_pawn = f" with {whose(seat, view.names)} pawn" if seat != state.mover else ""
        ends = ", and the turn ends" if state.points - move.cost < CHEAPEST else ""
        return f"{to_do(state, move)}{with_pawn}: {price_text(move.cost)}{ends}"
    if move.kind == GOAL and move.goal is not None:
        return spelt(move.goal)
    if move.kind == HOME:
        return f"Begin in {_name(move)}"
    if move.kind == CALL:
        return f"{view.names[acting(state, move)]} calls Qurush"
    return "End the turn" if move.kind == DECLARE else f"Seat {move.seat + 1} begins"


def side_actions(view: View) -> tuple[SideAction, ...]:
    """Calling, for everybody and always, so that the offer betrays nothing (Q-44); resigning."""
    state: State = view.state
    if state.next != TURN:
        return ()
    calls: tuple[SideAction, ...] = ()
    if state.rules.manual and state.points == ALL_POINTS:
        calls = tuple(
            SideAction(
                str(Move(CALL, seat=OWN if seat == state.mover else seat)),
                f"{view.names[seat]}: Qurush",
                "shout",
                now=True,
            )
            for seat in state.order_from(state.mover)
        )
    return (*calls, SideAction(RESIGN, "Resign", "flag"))


def role_line(state: State, seat: int) -> str:
    """Where a pawn stands."""
    if seat in state.out:
        return "resigned"
    square = state.pawns[seat]
    if square == OFF:
        return "off the board"
    return f"on {square_name(square)}{', on top' if state.qubes[square] else ''}"


def asked_of_a_goal(picks: GoalSelection, secret: bool) -> str:
    """What is open of a goal that is being chosen."""
    if picks.complete:
        return f"change it, or {'close the curtain' if secret else 'choose it'}"
    return f"which number goes {picks.place_names[picks.place]}?"


CONFIRMED: Final = {
    MOVE: "the step", SLIDE: "the slide", FLIP: "the flip", PUSH: "the push", PULL: "the pull", REENTER: "coming back"
}  # fmt: skip


def question(state: State, picks: Selection) -> str:
    """What is asked next, in a few words."""
    first = square_name(picks.cells[0]) if picks.cells else ""
    if picks.action == FLIP:
        return f"Flip {first}: which face comes up?" if first else "Flip which die?"
    if picks.action == SLIDE:
        return f"Slide {first}: where to?" if first else "Slide which die?"
    if picks.action == PULL:
        return f"Pull {first}: where do you go?" if first else "Pull which die?"
    if picks.action == PUSH:
        return "Push which die?"
    if picks.action == REENTER:
        return "Come back at which corner?"
    if picks.action == MOVE:
        return "Move where?"
    if first:
        return f"{first} shows {state.qubes[picks.cells[0]]}: which action?"
    if state.points == ALL_POINTS:
        return "Choose an action, or tap a piece"
    return "Go on, or end the turn"


def asked_in_a_turn(state: State, picks: Selection, names: tuple[str, ...]) -> str:
    """What the title asks: how many points are left; once something is picked, what is open, as the hand has it."""
    if picks.ending:
        return "end the turn?"
    move = complete(state, picks)
    if move is not None:
        return f"confirm {CONFIRMED[move.kind]}"
    if picks.action or picks.cells:
        asked = question(state, picks)
        return asked if picks.cells and not picks.action else f"{asked[0].lower()}{asked[1:]}"
    if picks.agent != OWN:
        return f"act with {names[picks.agent]}’s pawn"
    return f"{price_text(state.points)} left"


def what_next(state: State, picks: Selection) -> str:
    """The question, and for a die alone what can be done with it."""
    asked = question(state, picks)
    if picks.action or not picks.cells:
        return f"{asked}{'' if asked.endswith('?') else '.'}"
    return f"{asked} {can_do(state, picks)}"


def can_do(state: State, picks: Selection) -> str:
    """What can be done with a die that was tapped: "Move onto it 3, slide it 4, flip it 4"."""
    able = [kind for kind in NAMES if kind in kinds(fitting(state, picks))]
    said = ", ".join(f"{NAMES[kind].lower()} {'onto it' if kind == MOVE else 'it'} {COSTS[kind]}" for kind in able)
    return f"{said[:1].upper()}{said[1:]}." if said else "Nothing."
