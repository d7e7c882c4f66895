"""Qurush in words: what is asked, what was done, what may be done, how it ended."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qurush.rules.cells import OFF, square_name
from cuboteca.games.qurush.rules.facts import CALLED, CHOICE, CORNER, CORNER_LOT, RESIGNED, TURN, TURN_CAP
from cuboteca.games.qurush.rules.goals import HIDDEN
from cuboteca.games.qurush.rules.illegal import COMES_FIRST
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
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.selection.goal_picks import asked_of_a_goal, called, goal_picks_of, spelt
from cuboteca.games.qurush.selection.picks import picks_of
from cuboteca.games.qurush.text.action_words import acting, asked_in_a_turn, done, price_text, to_do
from cuboteca.play.view import Choice, Prompt, SideAction, View
from cuboteca.play.wording import join_words

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


def whose(seat: int, names: tuple[str, ...]) -> str:
    """As in "Ada’s"."""
    return f"{names[seat]}’s"


def prompt(view: View) -> Prompt:
    """Who is asked, and what."""
    state: State = view.state
    what = state.next
    if what == CHOICE:
        return Prompt(state.chooser, f"{view.names[state.chooser]}:", _choosing_now(view))
    if what == CORNER:
        return Prompt(state.chooser, f"{view.names[state.chooser]}:", "choose a home corner")
    if what == TURN:
        asks = asked_in_a_turn(state, picks_of(view.picked), view.names)
        return Prompt(state.mover, f"{view.names[state.mover]}:", asks)
    if state.ended:
        return Prompt(None, "The game is over")
    return Prompt(None, "Chance decides:", "home corners" if what == CORNER_LOT else "who begins")


def _choosing_now(view: View) -> str:
    state: State = view.state
    if view.picked:
        return asked_of_a_goal(goal_picks_of(state, view.picked), state.secret)
    return f"choose a {'secret ' if state.secret else ''}{_goal_word(state)}"


def _goal_word(state: State) -> str:
    if len(state.terms.choices) == 1:
        return "goal"
    return "line of four" if state.goals[state.chooser] else "square of four"


def explain(view: View) -> str:
    """What binds the player now, in a few sentences."""
    state: State = view.state
    if view.peeking:
        return goals_said(state, state.mover)
    if state.ended:
        return " ".join(ending(view))
    if state.next == CHOICE:
        return choosing(state)
    if state.next != TURN:
        return COMES_FIRST[state.next][0]
    picks = picks_of(view.picked)
    if picks.action in ABOUT_ACTIONS:
        return ABOUT_ACTIONS[picks.action]
    last = " Whoever has a goal on the board when a turn ends wins, anybody’s turn."
    if state.pawns[state.mover] == OFF and not state.terms.agents:
        return f"Your pawn is off the board: bring it back in a corner for 4 points.{last}"
    if state.points < ALL_POINTS:
        able = "one step" if state.points == CHEAPEST else "one more action that costs no more"
        return f"{price_text(state.points).capitalize()} are left, enough for {able}.{last}"
    return f"Seven points: spend them on actions in any order.{last}"


def choosing(state: State) -> str:
    """What the goal that is being chosen is for, and how it counts."""
    ways = "It counts only this way round" if state.terms.true_north else "It counts turned any way"
    if state.terms.mirror and not state.goals[state.chooser]:
        ways += ", and as its mirror image"
    return f"{_aim(state)} {ways}. A 1 stands for any number. It stays as it is for the whole game."


def _aim(state: State) -> str:
    when = "and you call it as a turn ends" if state.terms.manual else "as a turn ends"
    if state.terms.both_goals and len(state.terms.choices) > 1:
        return f"You win when dice anywhere on the board show both your goals {when}."
    return f"You win when dice anywhere on the board show your goal {when}."


def goals_said(state: State, seat: int) -> str:
    """The goals of a seat in words, as far as they are known."""
    known = [spelt(goal) for goal in state.goals[seat] if goal != HIDDEN]
    if not known:
        return "No goal is known here."
    joined = "; and ".join(known) if state.terms.both_goals else "; or ".join(known)
    return f"Your {'goal' if len(known) == 1 else 'goals'}: {joined}."


def describe_move(before: State, move: str, names: tuple[str, ...]) -> str:
    """A move made, in a sentence."""
    made = before.read(move)
    who = names[before.own] if before.own >= 0 else ""
    if made.kind == GOAL:
        if made.goal is None or made.goal == HIDDEN:
            return f"{who} has chosen a goal"
        return f"{who}’s goal is {spelt(made.goal)}"
    if made.kind == HOME:
        return f"{'The lot sends ' if made.drawn else ''}{who} {'to' if made.drawn else 'begins in'} {_name(made)}"
    if made.kind == CALL:
        return f"{names[acting(before, made)]} calls Qurush"
    if made.kind in COSTS:
        seat = acting(before, made)
        with_pawn = f" with {whose(seat, names)} pawn" if seat != before.mover else ""
        return f"{who} {done(before, made)}{with_pawn}"
    if made.kind == DECLARE:
        return f"{who} ends the turn"
    return f"{who} resigns" if made.kind == RESIGN else f"The lot lets {names[made.seat]} begin"


def _name(move: Move) -> str:
    return square_name(move.square)


def goes_on(before: State, move: Move) -> bool:
    """Is there more to be told of the turn after this move, or of a seat's goals after this goal?"""
    if move.kind == GOAL:
        return len(before.goals[before.chooser]) + 1 < len(before.terms.choices)
    return move.kind in COSTS and not move.stop and before.points - move.cost >= CHEAPEST


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
    if state.terms.manual and state.points == ALL_POINTS:
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


def ending(view: View) -> tuple[str, str]:
    """Who won, and why; for a game still going on, nobody and what is asked."""
    state: State = view.state
    if state.outcome is None:
        now = prompt(view)
        return "The game goes on", f"{now.lead} {now.rest}".strip() + "."
    names = view.names
    winners = state.outcome.winners
    if state.ended == RESIGNED:
        gone = join_words(names[seat] for seat in sorted(state.out))
        return f"{names[winners[0]]} wins", f"{gone} resigned."
    if not winners:
        return "Nobody wins", f"{state.turn} turns have ended, and no goal is on the board."
    who = f"{names[winners[0]]} wins" if len(winners) == 1 else f"{join_words(names[s] for s in winners)} share the win"
    if state.ended == TURN_CAP:
        return who, f"{state.turn} turns have ended."
    there = " ".join(_found(state, seat, names) for seat in winners)
    if state.ended == CALLED:
        return who, f"{names[winners[0]]} called Qurush, and it is true. {there}"
    return who, f"{there} It lay there when {whose(state.mover, names)} turn ended."


def _found(state: State, seat: int, names: tuple[str, ...]) -> str:
    goals = [goal for goal in state.goals[seat] if goal != HIDDEN and state.places(goal)]
    words = join_words(map(called, goals))
    wild = any(place.wild for goal in goals for place in state.places(goal)[:1])
    return f"{whose(seat, names)} goal is on the board: {words}{', with a 1 for any number' if wild else ''}."
