"""What is asked of the player to move, and what is offered."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qurush.rules.action_costs import ALL_POINTS, CHEAPEST, COSTS, FLIP, MOVE, PULL, PUSH, REENTER, SLIDE
from cuboteca.games.qurush.rules.board import OFF
from cuboteca.games.qurush.rules.goals import COLUMN, LINE, ROW, SQUARE
from cuboteca.games.qurush.rules.moves import CALL, DECLARE, GOAL, HOME, NOBODY, OWN, RESIGN, START, Move
from cuboteca.games.qurush.rules.position import CHOICE, CORNER, CORNER_LOT, TURN
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.selection.goal_selection import GoalSelection, goal_selection_of, seen_goal, shapes_of
from cuboteca.games.qurush.selection.selection import CALLING, Selection, complete, fitting, kinds, selection_of
from cuboteca.games.qurush.text.actions import to_do
from cuboteca.games.qurush.text.labels import label
from cuboteca.games.qurush.text.names import ACTIONS, CLIMB, WORDS, goal_in_words
from cuboteca.play.view import Choice, Prompt, SideAction, View
from cuboteca.play.wording import By, Messages

_CHOOSE_LINE: Final = By("secret", {True: "choose a secret 4×1 goal pattern", False: "choose a 4×1 goal pattern"})

title: Final = Messages(
    {
        "over": "The game is over",
        "lead": "{name}:",
        "lead_of_several": "{name}, goal {number} of {count}:",
        "drawing": "At random:",
        "corners_drawn": "home corners",
        "first_drawn": "who goes first",
        "corner": "choose a home corner",
        "goal": By(
            "shape",
            {
                SQUARE: By("secret", {True: "choose a secret 2×2 goal pattern", False: "choose a 2×2 goal pattern"}),
                LINE: _CHOOSE_LINE,
                ROW: _CHOOSE_LINE,
                COLUMN: _CHOOSE_LINE,
            },
        ),
        "number": "choose {place}",
        "whole": "press Done, or change a number",
        "idle": "{points} action points left",
        "ending": "end your turn?",
        "confirm": By(
            "kind",
            {
                MOVE: "confirm the move",
                SLIDE: "confirm the slide",
                FLIP: "confirm the flip",
                PUSH: "confirm the push",
                PULL: "confirm the pull",
                REENTER: "confirm the corner",
                CALL: "call Qurush?",
            },
        ),
        "agent": "use {name}’s pawn",
        "qube": "{square} shows {face}: choose an action",
        FLIP: By("begun", {False: "choose a qube to flip", True: "choose the new face of {square}"}),
        SLIDE: By("begun", {False: "choose a qube to slide", True: "choose where to slide {square}"}),
        PULL: By("begun", {False: "choose a qube to pull", True: "choose where to move as you pull {square}"}),
        PUSH: "choose a qube to push",
        MOVE: "choose where to move",
        REENTER: "choose a corner",
    },
    WORDS,
)
"""At the top, after the player’s name."""

heading: Final = Messages(
    {
        "corner": "Choose a home corner",
        "others_goal": "{name} is choosing a goal pattern",
        "corners_drawn": "Home corners are drawn at random",
        "first_drawn": "The first player is drawn at random",
        "number": "Choose {place}",
        "whole": "Press Done, or change a number",
        "first": "Choose an action, or tap a square or a qube",
        "later": "Choose an action, or end your turn",
        "turn_begins": "{name}’s turn: tap the board or an action",
        "off": "Your pawn is off the board: bring it back in a corner",
        "qube": "{square} shows {face}: choose an action",
        "qube_with_faces": "Flip {square}, or choose an action",
        FLIP: By("begun", {False: "Choose a qube to flip", True: "Choose the new face of {square}"}),
        SLIDE: By("begun", {False: "Choose a qube to slide", True: "Choose where to slide {square}"}),
        PULL: By("begun", {False: "Choose a qube to pull", True: "Choose where to move as you pull {square}"}),
        PUSH: "Choose a qube to push",
        MOVE: "Choose where to move",
        REENTER: "Choose the corner where your pawn comes back",
        # As it is read out.
        "said": "{asked}.",
        "said_of_qube": "{asked}. {costs}.",
        "nothing": "You can’t do anything with it now.",
        # What a pull does, under the question.
        "pulling": By(
            "own",
            {
                True: By(
                    "begun",
                    {
                        False: "Your pawn moves one square, and the qube you choose follows onto the square it leaves.",
                        True: "Your pawn moves one square, and {square} follows to {here}, the square it leaves.",
                    },
                ),
                False: By(
                    "begun",
                    {
                        False: "The pawn moves one square, and the qube you choose follows onto the square it leaves.",
                        True: "The pawn moves one square, and {square} follows to {here}, the square it leaves.",
                    },
                ),
            },
        ),
    },
    WORDS,
)
"""The same alone, under the board."""

say: Final = Messages(
    {
        "act": By(
            "own",
            {
                True: By("ends", {False: "{deed} ({cost} AP)", True: "{deed} ({cost} AP, ends the turn)"}),
                False: By(
                    "ends",
                    {
                        False: "{name}’s pawn: {deed} ({cost} AP)",
                        True: "{name}’s pawn: {deed} ({cost} AP, ends the turn)",
                    },
                ),
            },
        ),
        HOME: "Start on {square}",
        CALL: "{name} calls Qurush",
        DECLARE: "End the turn",
        START: "{name} goes first",
        "resign": "Resign",
    },
    WORDS,
)
"""What can be chosen."""


def prompt(view: View) -> Prompt:
    """Return who is asked, and what."""
    state: State = view.state
    what = state.next
    if what == CHOICE:
        return Prompt(state.chooser, _leading_to_a_goal(state, view.names[state.chooser]), _choosing_now(view))
    if what == CORNER:
        return Prompt(state.chooser, title("lead", name=view.names[state.chooser]), title("corner"))
    if what == TURN:
        picks = selection_of(view.picked)
        seat = state.mover if picks.calling == NOBODY else picks.calling  # anyone may call
        return Prompt(seat, title("lead", name=view.names[seat]), asked_in_a_turn(state, picks, view.names))
    if state.ended:
        return Prompt(None, title("over"))
    return Prompt(None, title("drawing"), title(_drawn(state)))


def _drawn(state: State) -> str:
    return "corners_drawn" if state.next == CORNER_LOT else "first_drawn"


def hand_heading(view: View) -> str:
    """Return what stands under the board before the first turn, and nothing once the game is over."""
    state: State = view.state
    if state.ended:
        return ""
    if state.next == CHOICE:
        return heading("others_goal", name=view.names[state.chooser])
    return heading("corner" if state.next == CORNER else _drawn(state))


def _leading_to_a_goal(state: State, name: str) -> str:
    """Return who chooses, and which of several goals, because the question is the same for each."""
    number, count = len(state.goals[state.chooser]) + 1, len(state.rules.choices)
    return title("lead" if count == 1 else "lead_of_several", name=name, number=number, count=count)


def _choosing_now(view: View) -> str:
    state: State = view.state
    if view.picked:
        return asked_of_a_goal(title, view, goal_selection_of(state, view.picked, view.turned))
    return title("goal", shape=shapes_of(state)[0], secret=state.secret)


def asked_of_a_goal(ask: Messages, view: View, picks: GoalSelection) -> str:
    """Return what is open of a goal that is being chosen."""
    if picks.complete:
        return ask("whole")
    return ask("number", place=seen_goal(view.state, picks.shape, view.turned).name_of[picks.place])


def choices(view: View) -> list[Choice]:
    """Return every legal move in words."""
    return [Choice(str(move), _choice(view, move)) for move in view.state.moves()]


def _choice(view: View, move: Move) -> str:
    state: State = view.state
    if move.kind == GOAL and move.goal is not None:
        return goal_in_words(move.goal)
    name = view.names[state.seat_of(move.seat)] if move.kind in (*COSTS, CALL, START) else ""
    if move.kind in COSTS:
        own, ends = state.seat_of(move.seat) == state.mover, state.points - move.cost < CHEAPEST
        return say("act", own=own, ends=ends, name=name, deed=to_do(state, move, view.names), cost=move.cost)
    return say(move.kind, name=name, square=move.square)


def side_actions(view: View) -> tuple[SideAction, ...]:
    """Return the calls, while they may be made, and resigning."""
    state: State = view.state
    if state.next != TURN:
        return ()
    return (*(calls(view) if state.unspent else ()), SideAction(RESIGN, say("resign"), "flag"))


def calls(view: View) -> tuple[SideAction, ...]:
    """Return what players can call where they do, for everybody and always, so that the offer betrays nothing
    (Q-44)."""
    state: State = view.state
    if not state.rules.manual:
        return ()
    return tuple(
        SideAction(
            str(Move(CALL, seat=state.named(seat))),
            say(CALL, name=view.names[seat]),
            "shout",
            now=True,
            part=f"{CALLING}:{seat}",
        )
        for seat in state.order_from(state.mover)
    )


def role_line(state: State, seat: int) -> str:
    """Return where a pawn stands."""
    square = state.pawns[seat]
    if seat in state.out:
        return label("resigned")
    if square == OFF:
        return label("no_corner" if state.next in (CORNER, CORNER_LOT) else "off")
    return label("stands", on_top=bool(state.qubes[square]), square=square)


def question(state: State, picks: Selection, ask: Messages = heading) -> str:
    """Return what is asked next, in a few words: as the heading of the hand, or as the title has it."""
    square = picks.cells[0] if picks.cells else OFF
    if picks.action:
        return ask(picks.action, begun=bool(picks.cells), square=square)
    if picks.cells:
        return ask("qube", square=square, face=state.qubes[square])
    if ask is heading and state.pawns[state.mover] == OFF and not state.rules.agents:
        return ask("off")
    return ask("first" if state.points == ALL_POINTS else "later")


def asked_in_a_turn(state: State, picks: Selection, names: tuple[str, ...]) -> str:
    """Return what the title asks: how many points are left; once something is picked, what is open."""
    if picks.ending:
        return title("ending")
    move = complete(state, picks)
    if move is not None:
        return title("confirm", kind=move.kind)
    if picks.action or picks.cells:
        return question(state, picks, title)
    if picks.agent != OWN:
        return title("agent", name=names[picks.agent])
    return title("idle", points=state.points)


def what_next(state: State, picks: Selection) -> str:
    """Return what is asked as it is read out, and for a qube alone what can be done with it."""
    asked = question(state, picks)
    if picks.action or not picks.cells:
        return heading("said", asked=asked)
    return heading("said_of_qube", asked=asked, costs=_costs_for(state, picks))


def can_do(state: State, picks: Selection) -> str:
    """Return what can be done with a qube that was tapped, and for how much."""
    costs = _costs_for(state, picks)
    return label("costs", costs=costs) if costs else heading("nothing")


def begins_turn(view: View) -> bool:
    """Has nothing been done in a turn, and nothing picked? Then the device may just have changed hands."""
    state: State = view.state
    return state.points == ALL_POINTS and not view.picked and (state.pawns[state.mover] != OFF or state.rules.agents)


def turn_begins(name: str) -> str:
    """Return what is asked at the beginning of a turn, and of whom."""
    return heading("turn_begins", name=name)


def flip_or_act(square: int) -> str:
    """Return what is asked of a qube that was tapped, where its new faces are offered at once."""
    return heading("qube_with_faces", square=square)


def pull_line(state: State, picks: Selection) -> str:
    """Return what a pull does, once the qube has been chosen with its name."""
    here = state.pawns[state.seat_of(picks.agent)]
    square = picks.cells[0] if picks.cells else OFF
    return heading("pulling", own=picks.agent == OWN, begun=bool(picks.cells), square=square, here=here)


def _costs_for(state: State, picks: Selection) -> str:
    return costs_of(kinds(fitting(state, picks)), climbs=bool(state.qubes[picks.cells[0]]))


def costs_of(able: tuple[str, ...], *, climbs: bool) -> str:
    """Return some kinds of action with their costs, as in "Climb 3 AP, Slide 4 AP"; onto a qube one climbs."""
    return ", ".join(
        label("cost", act=CLIMB if kind == MOVE and climbs else kind, cost=COSTS[kind])
        for kind in ACTIONS
        if kind in able
    )
