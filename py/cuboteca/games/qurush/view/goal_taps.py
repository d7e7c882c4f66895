"""Choosing a goal by taps: a place, a number for it, or a goal shuffled; then the curtain is closed."""

from __future__ import annotations

from random import SystemRandom

from cuboteca.games.qurush.rules.goals import Goal
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.selection.goal_picks import GoalPicks, goal_picks_of, number_set, shapes_of, spelt
from cuboteca.play.view import Played, Rejected, Selected, View


def tap_goal(view: View, part: str) -> Selected | Played | Rejected:
    """What a tap means while a goal is chosen."""
    state: State = view.state
    picks = goal_picks_of(state, view.picked)
    kind, _, rest = part.partition(":")
    if kind == "goal" and rest in ("0", "1", "2", "3"):
        return Selected(picks._replace(place=int(rest)).parts, f"Which number goes {picks.place_names[int(rest)]}?")
    if kind in ("number", "face") and rest.isdecimal():
        return _tap_number(state, picks, int(rest))
    if kind == "shape" and rest in shapes_of(state):
        return Selected(picks._replace(shape=rest).parts, f"{'A column' if rest.endswith('v') else 'A row'}.")
    if part == "shuffle":
        return _shuffled(state, picks)
    if part in ("curtain", "confirm"):
        if not picks.complete:
            return Rejected("Choose all four numbers first, or shuffle.", "Q-4")
        return Played(str(picks.goal))
    return Selected(view.picked)


def _tap_number(state: State, picks: GoalPicks, number: int) -> Selected | Rejected:
    if number not in (2, 3, 4, 5):
        return Rejected(f"A goal is made of the numbers 2 to 5, and {number} is not one of them.", "Q-5")
    after = number_set(state, picks, number)
    if after.complete:
        return Selected(after.parts, _whole(state, after.goal))
    return Selected(after.parts, f"{number}. Which number goes {after.place_names[after.place]}?")


def _shuffled(state: State, picks: GoalPicks) -> Selected:
    """Any goal of the kind; chosen by chance, but by nobody else's eyes seen."""
    choices = [goal for goal in state.terms.choices[len(state.goals[state.chooser])] if goal.shape == picks.shape]
    goal = SystemRandom().choice(choices)
    return Selected(GoalPicks(goal.shape, goal.numbers, picks.place).parts, _whole(state, goal))


def _whole(state: State, goal: Goal) -> str:
    """A goal that can be chosen as it is, and how."""
    return f"{spelt(goal)}. {'Close the curtain' if state.secret else 'Choose it'}, or change a number."


def goal_put_back(view: View) -> tuple[str, ...] | None:
    """What stays when the number set last is taken back."""
    picks = goal_picks_of(view.state, view.picked)
    filled = [place for place, number in enumerate(picks.numbers) if number]
    if not filled:
        return None
    numbers = tuple(0 if place == filled[-1] else number for place, number in enumerate(picks.numbers))
    return picks._replace(numbers=numbers, place=filled[-1]).parts
