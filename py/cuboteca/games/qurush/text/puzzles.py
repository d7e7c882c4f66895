"""What is said of a puzzle: the task, how far off an attempt is, why the solution works."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qurush.rules.action_costs import FLIP, MOVE, PULL, PUSH, SLIDE
from cuboteca.games.qurush.rules.goals import HIDDEN
from cuboteca.games.qurush.rules.position_read import read_position
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.selection.goal_selection import goal_as_it_lies
from cuboteca.games.qurush.text.actions import values_of
from cuboteca.games.qurush.text.names import WORDS
from cuboteca.play.puzzle import Puzzle, Verdict
from cuboteca.play.wording import By, Messages, Plural

FOUR: Final = 4

say: Final = Messages(
    {
        "task": By(
            "goals",
            {
                1: "Complete your goal this turn: {goal}",
                2: "Complete one of your goals this turn: {goal}, or {other_goal}",
            },
        ),
        "missed": Plural(
            "reached",
            one="{reached} of the 4 numbers is in place.",
            other="{reached} of the 4 numbers are in place.",
        ),
        "absent": "Your goal isn’t on the board yet.",
        "unended": "All 4 numbers are in place. Now end your turn.",
        # Why the solution works: what the action does,
        "why": By(
            "act",
            {
                FLIP: "Three numbers were in place, and flipping {square} to {face} adds the fourth.",
                SLIDE: "Three numbers were in place, and sliding {square} to {target} adds the fourth.",
                PULL: "Three numbers were in place, and pulling {target} to {here} adds the fourth.",
                PUSH: "Pushing {line} by one square brings all four numbers together.",
            },
        ),
        # and what is easily overlooked, or that there is nothing else.
        "wild": "The 1 on {square} counts as a {face}.",
        "turned": "Your goal is there, turned round: {goal}.",
        "step": "You have to move to {square} first.",
        "only": Plural(
            "count",
            one="You could leave the qubes in {count} other way, and that doesn’t show it.",
            other="You could leave the qubes in {count} other ways, and none of them shows it.",
        ),
    },
    WORDS,
)


def task(puzzle: Puzzle) -> str:
    """Return what is to be reached, with the goal."""
    state = read_position(puzzle.position)
    first, *more = state.goals[state.mover]
    return say("task", goals=1 + len(more), goal=first, other_goal=more[0] if more else first)


def attempt(puzzle: Puzzle, verdict: Verdict) -> str:
    """Return "": nothing is counted."""
    return ""


def missed(puzzle: Puzzle, verdict: Verdict) -> str:
    """Return how many numbers of the goal are in place."""
    if not verdict.reached:
        return say("absent")
    return say("unended") if verdict.reached == FOUR else say("missed", reached=verdict.reached)


def why(puzzle: Puzzle) -> str:
    """Return what the solution does, and what about it is easily overlooked."""
    start = state = read_position(puzzle.position)
    steps = []
    for text in puzzle.solution:
        move = state.read(text)
        if move.kind != MOVE:
            break
        steps.append(move.square)
        state = state.play(move)
    done = say("why", act=move.kind, **values_of(state, move))
    return f"{done} {_overlooked(start, state.play(move), steps)}"


def _overlooked(start: State, after: State, steps: list[int]) -> str:
    """Return what hides the solution: a wild card, a goal that is turned, a step; else how much else there is."""
    goal, place = next(
        (goal, place) for goal in after.goals[start.mover] if goal != HIDDEN for place in after.places(goal)[:1]
    )
    if place.wild:
        square = place.wild[0]
        return say("wild", square=square, face=place.numbers[place.squares.index(square)])
    lies = goal_as_it_lies(goal, place, 0)
    if lies != goal:
        return say("turned", goal=lies)
    if steps:
        return say("step", square=steps[0])
    return say("only", count=len({end.qubes for end in start.turn_ends()}) - 1)
