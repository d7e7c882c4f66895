"""Choosing a goal, and looking at it later: numbers, the ways in which it counts, how many turns it takes at least."""

from __future__ import annotations

from markupsafe import Markup

from cuboteca.draw.markup import el
from cuboteca.games.qurush.rules.goals import COLUMN, HIDDEN, LINE, NUMBERS, ROW, SQUARE, Goal, forms_of
from cuboteca.games.qurush.rules.lookahead import fewest_turns
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.selection.goal_selection import GoalSelection, goal_selection_of, rows_of, shapes_of
from cuboteca.games.qurush.text.explanations import choosing
from cuboteca.games.qurush.text.labels import label
from cuboteca.games.qurush.text.names import goal_in_words
from cuboteca.games.qurush.text.prompts import asked_of_a_goal, heading
from cuboteca.games.qurush.view.art.goal_tray import Goal as Tray
from cuboteca.games.qurush.view.art.goal_tray import Rows, render_card
from cuboteca.games.qurush.view.art.stage import render_stage
from cuboteca.games.qurush.view.art.tokens import die_face
from cuboteca.games.qurush.view.keys import AT_A_GOAL, KEYS
from cuboteca.play.keys import shortcut
from cuboteca.play.view import View


def goal_stage(view: View) -> Markup:
    """The stage with the goal as far as it is chosen."""
    picks = goal_selection_of(view.state, view.picked)
    labels = tuple(
        label("place", place_name=(picks.shape, place), chosen=number) for place, number in enumerate(picks.numbers)
    )
    return render_stage(
        Tray(picks.rows, label("goal_stage", secret=view.state.secret), labels, picks.place), view.state.chooser
    )


def goal_hand(view: View) -> Markup:
    """The four numbers to choose from, and what the goal comes to."""
    state: State = view.state
    picks = goal_selection_of(state, view.picked)
    return el(
        "div",
        el("h2", asked_of_a_goal(heading, picks), id="hand-title"),
        _numbers(picks),
        _shapes(state, picks),
        cards(state, picks.goal, picks.rows) if any(picks.numbers) else el("div", class_="goal-cards"),
        el("p", choosing(state), class_="goal-words"),
        el("p", turns_words(state, picks.shape), class_="goal-words"),
        class_="hand-of-goal",
        data_keys=AT_A_GOAL,
    )


def _numbers(picks: GoalSelection) -> Markup:
    buttons = (
        el(
            "button",
            die_face(number),
            type="button",
            id=f"number-{number}",
            class_="face-key",
            data_part=f"number:{number}",
            aria_label=str(number),
            aria_keyshortcuts=shortcut(KEYS, f"face:{number}"),
            aria_pressed="true" if picks.numbers[picks.place] == number else "false",
        )
        for number in NUMBERS
    )
    return el("div", *buttons, class_="face-keys", role="group", aria_label=label("numbers"))


def _shapes(state: State, picks: GoalSelection) -> Markup | None:
    """With True North a line is drawn as a row or as a column (Q-39)."""
    shapes = shapes_of(state)
    if len(shapes) < 2:
        return None
    buttons = (
        el(
            "button",
            label("shape", shape=shape),
            type="button",
            id=f"shape-{shape}",
            class_="button",
            data_part=f"shape:{shape}",
            aria_pressed="true" if shape == picks.shape else "false",
        )
        for shape in shapes
    )
    return el("div", *buttons, class_="goal-shapes", role="group", aria_label=label("shapes"))


def cards(state: State, goal: Goal, rows: Rows) -> Markup:
    """A goal in every way that it counts under the rules agreed; the first as it was written down."""
    ways = [rows]
    if 0 not in goal.numbers:
        forms = forms_of(goal, state.rules.true_north, state.rules.mirror)
        ways = [rows_of(goal._replace(numbers=form)) for form in forms]
        if goal.shape == LINE:
            ways += [tuple((number,) for number in form) for form in forms]
    items = (
        el("li", render_card(way, _card_label(way, first=number == 0), main=number == 0))
        for number, way in enumerate(ways)
    )
    return el("ul", items, class_="goal-cards", aria_label=label("cards"))


def _card_label(rows: Rows, first: bool) -> str:
    lies = SQUARE if len(rows[0]) == len(rows) else ROW if len(rows) == 1 else COLUMN
    one, two, three, four = (number for row in rows for number in row)
    return label("card", first=first, lies=lies, one=one, two=two, three=three, four=four)


def turns_words(state: State, shape: str) -> str:
    """Return how many turns a goal needs at least, seen from the set-up."""
    fewest = fewest_turns(state.rules, state.pawns, state.chooser, shape)
    return label("fewest", own=fewest.own, together=fewest.together)


def peeked(view: View) -> Markup:
    """The goals of the player to move, for as long as they are looked at, in the place of what is asked. What is higher
    than that lies over the rest of the hand, for nothing may move under the finger."""
    state: State = view.state
    goals = [goal for goal in state.goals[state.mover] if goal != HIDDEN]
    is_high = len(goals) > 1 or state.rules.mirror
    inside = (
        el("h2", label("peeked", name=view.names[state.mover], counts=_counting(state, len(goals))), id="hand-title"),
        el("div", *(cards(state, goal, rows_of(goal)) for goal in goals), class_="peeked-goals"),
    )
    if not is_high:
        return el("div", inside, class_="dice-asked peeked", id="peeked")
    return el("div", el("div", inside, class_="peeked over-all", id="peeked"), class_="dice-asked")


def _counting(state: State, goals: int) -> str:
    """Return how what is looked at counts."""
    if goals > 1:
        return "both" if state.rules.both_goals else "either"
    return "as_drawn" if state.rules.true_north else "turned"


def all_goals(view: View) -> Markup:
    """Everybody's goals, when the game is over or goals are open: names with cards."""
    state: State = view.state
    items = (
        el(
            "li",
            el("b", name),
            *(render_card(rows_of(goal), goal_in_words(goal), main=_there(state, goal))
              for goal in state.goals[seat] if goal != HIDDEN),
            el("span", label("there"), class_="goal-there")
            if any(_there(state, goal) for goal in state.goals[seat])
            else None,
        )
        for seat, name in enumerate(view.names)
    )  # fmt: skip
    return el("ul", items, class_="all-goals", aria_label=label("goals"))


def _there(state: State, goal: Goal) -> bool:
    return goal != HIDDEN and bool(state.places(goal)) and bool(state.ended)
