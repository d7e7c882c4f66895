"""What binds the player now, in a few sentences: what an action does, what a goal is for, how many points are left."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qurush.rules.action_costs import ALL_POINTS, CHEAPEST, COSTS, FLIP, MOVE, PULL, PUSH, REENTER, SLIDE
from cuboteca.games.qurush.rules.board import OFF
from cuboteca.games.qurush.rules.goals import HIDDEN
from cuboteca.games.qurush.rules.position import CHOICE, CORNER, CORNER_LOT, FIRST_LOT, TURN
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.selection.goal_selection import as_seen, each_once
from cuboteca.games.qurush.selection.selection import selection_of
from cuboteca.games.qurush.text.labels import where_north_is
from cuboteca.games.qurush.text.names import WORDS
from cuboteca.play.view import View
from cuboteca.play.wording import By, Messages

say: Final = Messages(
    {
        # What an action does.
        MOVE: By(
            "agents",
            {
                False: "Move your pawn to an adjacent square. Climbing onto a qube or down from it costs nothing "
                "extra.",
                True: "Move the pawn to an adjacent square. Climbing onto a qube or down from it costs nothing extra.",
            },
        ),
        SLIDE: "Slide an adjacent qube one square, onto an empty one. A pawn on top rides along.",
        FLIP: "Tip an adjacent qube onto another side; it stays on its square. Each of its four side faces takes one "
        "flip, the bottom face two.",
        PUSH: By(
            "agents",
            {
                False: "Push a whole line of qubes one square. Your pawn follows, on the ground. You can’t push a line "
                "that has nowhere to go.",
                True: "Push a whole line of qubes one square. The pawn follows, on the ground. You can’t push a line "
                "that has nowhere to go.",
            },
        ),
        PULL: (
            "Move to an adjacent square and pull a qube to the square you leave. That square must have no other pawn "
            "and no qube on it."
        ),
        REENTER: "Bring your pawn back in any corner of the board.",
        # What binds the player now.
        "corner": "Choose an empty corner. Your pawn starts there.",
        "corners_drawn": "The home corners are drawn at random.",
        "first_drawn": "The first player is drawn at random.",
        "off": "Your pawn is off the board: bring it back in any corner for 4 AP.",
        "all": "You have 7 action points. Spend them on actions in any order.",
        "left": By(
            "cheapest",
            {
                True: "You have {points} action points left, enough for one move.",
                False: "You have {points} action points left, enough for one move, slide or flip.",
            },
        ),
        # The goal.
        "aim": By(
            "manual",
            {
                False: By(
                    "goals",
                    {
                        "one": "You win if your goal pattern is anywhere on the board at the end of any turn, even "
                        "another player’s.",
                        "either": "You win if either of your goal patterns is on the board at the end of any turn.",
                        "both": "You win if both your goal patterns are on the board at the end of any turn.",
                    },
                ),
                True: By(
                    "goals",
                    {
                        "one": "You win if your goal pattern is on the board after a turn and you call Qurush.",
                        "either": (
                            "You win if either of your goal patterns is on the board after a turn and you call Qurush."
                        ),
                        "both": "You win if both your goal patterns are on the board after a turn and you call Qurush.",
                    },
                ),
            },
        ),
        "counts": By(
            "ways",
            {
                "as_drawn": "This pattern counts only this way round.",
                "turned": "This pattern counts any way round.",
                "not_mirrored": "This pattern counts turned, but not mirrored.",
                "mirrored": "This pattern counts any way round, and as its mirror image.",
            },
        ),
        "wild": "A\N{NO-BREAK SPACE}1 on the board counts as any number.",
        "fixed": By(
            "once",
            {
                False: "Numbers can repeat. You can’t change them later.",
                True: "Use each number once. You can’t change them later.",
            },
        ),
        "any_goal": By(
            "alike",
            {
                False: "You can choose any pattern.",
                True: "You can choose any pattern: none is easier than another.",
            },
        ),
        "goal_hidden": "Your goal pattern is hidden here.",
        "one_goal": "Your goal: {goal}.",
        "two_goals": By(
            "both",
            {
                False: "Your goals: {goal}; or {other_goal}.",
                True: "Your goals: {goal}; and {other_goal}.",
            },
        ),
    },
    WORDS,
)


FIRST_TURNS: Final = 2
"""For this many turns of each player, the report of an opponent's turn also says what to do."""
_BEFORE: Final = {CORNER: "corner", CORNER_LOT: "corners_drawn", FIRST_LOT: "first_drawn"}
"""What is explained before the first turn."""


def explain(view: View) -> str:
    """Return in a few sentences what binds the player now, while the game is on; nothing where the goal picker does."""
    state: State = view.state
    if view.peeking:
        return goals_said(view)
    if state.next == CHOICE:
        return ""
    if state.next != TURN:
        return say(_BEFORE[state.next])
    picks = selection_of(view.picked)
    if picks.action in COSTS:
        return say(picks.action, agents=state.rules.agents)
    return " ".join((_means(state), _aim(state)))


def remind(view: View) -> str:
    """Say what to do after an opponent's turn: everything at first, later only what is unusual."""
    state: State = view.state
    if state.next != TURN or state.turn <= FIRST_TURNS * state.seats:
        return explain(view)
    return say("off") if state.pawns[state.mover] == OFF and not state.rules.agents else ""


def _means(state: State) -> str:
    if state.pawns[state.mover] == OFF and not state.rules.agents:
        return say("off")
    if state.points < ALL_POINTS:
        return say("left", cheapest=state.points == CHEAPEST, points=state.points)
    return say("all")


def choosing(state: State) -> str:
    """Return what the goal that is being chosen is for, and how it counts."""
    mirrored = "mirrored" if state.rules.mirror else "not_mirrored"
    is_line = bool(state.goals[state.chooser])  # A line that is mirrored is only turned.
    ways = "as_drawn" if state.rules.true_north else "turned" if is_line else mirrored
    return " ".join((_aim(state), say("counts", ways=ways), say("wild"), say("fixed", once=each_once(state))))


def any_goal(state: State) -> str:
    """Return what a hint says first to a player who chooses a goal."""
    return say("any_goal", alike=state.rules.true_north or each_once(state))


def _aim(state: State) -> str:
    goals = "one" if len(state.rules.choices) == 1 else "both" if state.rules.both_goals else "either"
    return say("aim", manual=state.rules.manual, goals=goals)


def goals_said(view: View) -> str:
    """Return the goals of the player to move in words, as far as they are known, and as they are seen."""
    state: State = view.state
    known = [as_seen(state, goal, view.turned) for goal in state.goals[state.mover] if goal != HIDDEN]
    if not known:
        return say("goal_hidden")
    if len(known) == 1:
        told = say("one_goal", goal=known[0])
    else:
        told = say("two_goals", both=state.rules.both_goals, goal=known[0], other_goal=known[1])
    return f"{told} {where_north_is(view.turned)}" if state.rules.true_north else told
