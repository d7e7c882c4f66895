"""Choosing a goal, and looking at it later: numbers, the ways in which it counts, how many turns it takes at least."""

from __future__ import annotations

from markupsafe import Markup

from cuboteca.draw.markup import el
from cuboteca.games.qurush.rules.goals import COLUMN, HIDDEN, LINE, NUMBERS, ROW, SQUARE, Goal, forms_of
from cuboteca.games.qurush.rules.lookahead import fewest_turns
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.selection.goal_selection import (
    GoalSelection,
    Rows,
    as_it_lies,
    goal_as_it_lies,
    goal_selection_of,
    rows_of,
    seen_goal,
    shapes_of,
)
from cuboteca.games.qurush.text.explanations import choosing
from cuboteca.games.qurush.text.labels import label, where_north_is
from cuboteca.games.qurush.text.names import goal_in_words
from cuboteca.games.qurush.text.prompts import asked_of_a_goal, heading
from cuboteca.games.qurush.view.art.goal_tray import Goal as Tray
from cuboteca.games.qurush.view.art.goal_tray import render_card
from cuboteca.games.qurush.view.art.measures import seen_way
from cuboteca.games.qurush.view.art.stage import render_stage
from cuboteca.games.qurush.view.art.tokens import die_face
from cuboteca.games.qurush.view.keys import AT_A_GOAL, KEYS
from cuboteca.play.keys import shortcut
from cuboteca.play.view import View


def goal_stage(view: View) -> Markup:
    """Return the stage with the goal as far as it is chosen."""
    picks = goal_selection_of(view.state, view.picked, view.turned)
    seen = seen_goal(view.state, picks.shape, view.turned)
    labels = tuple(
        label("place", place_name=seen.name_of[place], chosen=number) for place, number in enumerate(picks.numbers)
    )
    named = _with_north(label("goal_stage", secret=view.state.secret), view.state, view.turned)
    north = _north(view.state, view.turned)
    tray = Tray(seen.rows(picks.numbers), named, labels, picks.place, seen.order, north)
    return render_stage(tray, view.state.chooser)


def _north(state: State, turned: int) -> str:
    """Return the side on which north is seen; "" where goals have none (Q-39)."""
    return seen_way("n", turned) if state.rules.true_north else ""


def _with_north(told: str, state: State, turned: int) -> str:
    return label("with_north", told=told, north=where_north_is(turned)) if state.rules.true_north else told


def goal_hand(view: View) -> Markup:
    """Return the four numbers to choose from, and what the goal comes to."""
    state: State = view.state
    picks = goal_selection_of(state, view.picked, view.turned)
    return el(
        "div",
        el("h2", asked_of_a_goal(heading, view, picks), id="hand-title"),
        _numbers(picks),
        _shapes(view, picks),
        el(
            "div",
            cards(state, picks.goal, view.turned) if any(picks.numbers) else None,
            *_room_for_cards(view, picks),
            class_="goal-room",
        ),
        el("p", choosing(state), class_="goal-words"),
        el(
            "p",
            turns_words(state, picks.shape),
            class_="goal-words" if picks.complete else "goal-words unseen",
            aria_hidden=None if picks.complete else "true",
        ),
        class_="hand-of-goal chosen-from",
        data_keys=AT_A_GOAL,
    )


def _room_for_cards(view: View, picks: GoalSelection) -> tuple[Markup, ...]:
    """Keep room for the cards of every goal that a player chooses: nothing moves when they appear or change."""
    shapes = dict.fromkeys(goal.shape for choice in view.state.rules.choices for goal in choice)
    return tuple(
        el("div", cards(view.state, Goal(shape, NUMBERS), view.turned), class_="unseen", aria_hidden="true")
        for shape in shapes
        if not (picks.complete and shape == picks.shape)
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


def _shapes(view: View, picks: GoalSelection) -> Markup | None:
    """With True North a line is drawn as a row or as a column (Q-39), as it is seen."""
    shapes = shapes_of(view.state)
    if len(shapes) < 2:
        return None
    buttons = (
        el(
            "button",
            label("shape", shape=seen_goal(view.state, shape, view.turned).shape),
            type="button",
            id=f"shape-{shape}",
            class_="button",
            data_part=f"shape:{shape}",
            aria_pressed="true" if shape == picks.shape else "false",
        )
        for shape in shapes
    )
    return el("div", *buttons, class_="goal-shapes", role="group", aria_label=label("shapes"))


def cards(state: State, goal: Goal, turned: int) -> Markup:
    """Return a goal in every way that it counts under the rules agreed; the first as it was written down. With True
    North it is turned with the board, and shows where north is (Q-39)."""
    ways = [seen_goal(state, goal.shape, turned).rows(goal.numbers)]
    if 0 not in goal.numbers and not state.rules.true_north:
        forms = forms_of(goal, False, state.rules.mirror)
        ways = [rows_of(goal._replace(numbers=form)) for form in forms]
        if goal.shape == LINE:
            ways += [tuple((number,) for number in form) for form in forms]
    items = (
        el("li", _card(state, way, _card_label(way, first=number == 0), number == 0, turned))
        for number, way in enumerate(ways)
    )
    return el("ul", items, class_="goal-cards", aria_label=label("cards"))


def _card(state: State, rows: Rows, named: str, main: bool, turned: int) -> Markup:
    return render_card(rows, _with_north(named, state, turned), main=main, north=_north(state, turned))


def _card_label(rows: Rows, first: bool) -> str:
    lies = SQUARE if len(rows[0]) == len(rows) else ROW if len(rows) == 1 else COLUMN
    one, two, three, four = (number for row in rows for number in row)
    return label("card", first=first, lies=lies, one=one, two=two, three=three, four=four)


def turns_words(state: State, shape: str) -> str:
    """Return how many turns a goal needs at least, seen from the set-up."""
    fewest = fewest_turns(state.rules, state.pawns, state.chooser, shape)
    return label("fewest", own=fewest.own, together=fewest.together)


def peeked(view: View) -> Markup:
    """Return the goals of the player to move, for as long as they are looked at. They lie over the hand: nothing may
    move under the finger."""
    state: State = view.state
    goals = [goal for goal in state.goals[state.mover] if goal != HIDDEN]
    inside = (
        el("h2", label("peeked", name=view.names[state.mover], counts=_counting(state, len(goals))), id="hand-title"),
        el("div", *(cards(state, goal, view.turned) for goal in goals), class_="peeked-goals"),
    )
    return el("div", el("div", inside, class_="peeked over-all", id="peeked"), class_="dice-asked peeks")


def _counting(state: State, goals: int) -> str:
    """Return how what is looked at counts."""
    if goals > 1:
        return "both" if state.rules.both_goals else "either"
    return "as_drawn" if state.rules.true_north else "turned"


def all_goals(view: View) -> Markup:
    """Everybody's goals, when the game is over or goals are open: names with cards; who has resigned is said.

    In a puzzle the others have none that are known, and are left out.
    """
    state: State = view.state
    items = (
        el(
            "li",
            el(
                "span",
                el("b", name),
                el("span", " ", label("resigned"), class_="muted") if seat in state.out and not state.ended else None,
            ),
            *(_one_of_all(view, goal) for goal in state.goals[seat] if goal != HIDDEN),
            el("span", label("there"), class_="goal-there")
            if any(_there(state, goal) for goal in state.goals[seat])
            else None,
        )
        for seat, name in enumerate(view.names)
        if state.ended or HIDDEN not in state.goals[seat]
    )
    return el("ul", items, class_=f"all-goals all-goals-{len(state.rules.choices)}", aria_label=label("goals"))


def _one_of_all(view: View, goal: Goal) -> Markup:
    """Return a goal as it was chosen; one that is on the board as it lies there."""
    state: State = view.state
    if not _there(state, goal):
        rows = seen_goal(state, goal.shape, view.turned).rows(goal.numbers)
        return _card(state, rows, goal_in_words(goal), False, view.turned)
    place = state.places(goal)[0]
    told = goal_in_words(goal_as_it_lies(goal, place, view.turned))
    return _card(state, as_it_lies(goal, place, view.turned), told, True, view.turned)


def _there(state: State, goal: Goal) -> bool:
    return goal != HIDDEN and bool(state.places(goal)) and bool(state.ended)
