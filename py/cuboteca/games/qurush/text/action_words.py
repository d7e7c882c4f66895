"""Actions in words: what is asked next, what an action would do, what it has done."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qurush.rules.cells import EAST, NORTH, OFF, SOUTH, WEST, square_name
from cuboteca.games.qurush.rules.moves import (
    ALL_POINTS,
    COSTS,
    DECLARE,
    FLIP,
    MOVE,
    OWN,
    PULL,
    PUSH,
    REENTER,
    SLIDE,
    Move,
)
from cuboteca.games.qurush.rules.pushing import line_pushed
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.selection.picks import Selection, complete, fitting, kinds
from cuboteca.play.wording import join_words

WAY_NAMES: Final = {NORTH: "north", EAST: "east", SOUTH: "south", WEST: "west"}
NAMES: Final = {MOVE: "Move", SLIDE: "Slide", FLIP: "Flip", PUSH: "Push", PULL: "Pull", REENTER: "Come back"}
CONFIRMED: Final = {
    MOVE: "the step", SLIDE: "the slide", FLIP: "the flip", PUSH: "the push", PULL: "the pull", REENTER: "coming back"
}  # fmt: skip


def price_text(points: int) -> str:
    """As in "1 point", "3 points"."""
    return f"{points} point" if points == 1 else f"{points} points"


def acting(state: State, move: Move) -> int:
    """The seat whose pawn acts."""
    return state.mover if move.seat == OWN else move.seat


def pushed_line(state: State, move: Move) -> tuple[int, ...]:
    """The squares of the line that a push moves."""
    here = state.pawns[acting(state, move)]
    way = state.terms.board.way_to(here, move.square)
    found = line_pushed(state.terms, state.qubes, here, way) if way is not None else None
    return tuple(found[0]) if found is not None else ()


def way_name(state: State, start: int, end: int) -> str:
    """The compass name of the way from a square to the next."""
    way = state.terms.board.way_to(start, end)
    return WAY_NAMES[way] if way is not None else ""


def done(state: State, move: Move) -> str:
    """What an action has done, from the position before it: "flipped b3 to 4"."""
    name = square_name(move.square)
    if move.kind == MOVE:
        return f"climbed onto {name}" if state.qubes[move.square] else f"moved to {name}"
    if move.kind == FLIP:
        return f"flipped {name} to {move.face}"
    if move.kind == SLIDE:
        return f"slid {name} to {square_name(move.other)}"
    if move.kind == PUSH:
        line = join_words(map(square_name, pushed_line(state, move)))
        return f"pushed {line} {way_name(state, state.pawns[acting(state, move)], move.square)}"
    if move.kind == PULL:
        return f"moved to {name} and pulled {square_name(move.other)} along"
    if move.kind == REENTER:
        return f"came back at {name}"
    return "ended the turn"


def to_do(state: State, move: Move) -> str:
    """What an action would do: "Flip b3 to 4"."""
    name = square_name(move.square)
    if move.kind == MOVE:
        return f"Climb onto {name}" if state.qubes[move.square] else f"Move to {name}"
    if move.kind == FLIP:
        return f"Flip {name} to {move.face}"
    if move.kind == SLIDE:
        return f"Slide {name} to {square_name(move.other)}"
    if move.kind == PUSH:
        line = join_words(map(square_name, pushed_line(state, move)))
        return f"Push {line} one square {way_name(state, state.pawns[acting(state, move)], move.square)}"
    if move.kind == PULL:
        here = state.pawns[acting(state, move)]
        return f"Move to {name} and pull {square_name(move.other)} to {square_name(here)}"
    if move.kind == REENTER:
        return f"Come back at {name}"
    return "End the turn"


def cost_line(state: State, move: Move, names: tuple[str, ...]) -> str:
    """What an action that ends the turn costs, and what else it does."""
    if move.kind == DECLARE:
        if state.points == ALL_POINTS:
            return "Nothing has been done this turn. It cannot be taken back."
        return f"{price_text(state.points)} would be lost. It cannot be taken back."
    after = state.points - move.cost
    lost = f", {after} lost" if after else ""
    return f"{follow_line(state, move, names)}{price_text(move.cost)}{lost}: your turn ends.".strip()


def follow_line(state: State, move: Move, names: tuple[str, ...]) -> str:
    """What becomes of the pawns in a push."""
    if move.kind != PUSH:
        return ""
    seat = acting(state, move)
    who = "You follow" if seat == state.mover else f"{names[seat]}’s pawn follows"
    after = state.play(move)
    told = [f"{who} to {square_name(move.square)}."]
    for other, before in enumerate(state.pawns):
        now = after.pawns[other]
        if other == seat or now == before:
            if other != seat and not state.qubes[before] and before != OFF and after.qubes[before]:
                told.append(f"{names[other]} ends on top.")
            continue
        if now == OFF:
            told.append(f"{names[other]} leaves the board.")
        elif state.qubes[before]:
            told.append(f"{names[other]} rides along.")
        else:
            told.append(f"{names[other]} is moved to {square_name(now)}.")
    return " ".join(told) + " "


def lead_to(state: State, move: Move, names: tuple[str, ...]) -> str:
    """What a screen reader says of an action that waits to be confirmed."""
    if move.kind == DECLARE:
        return f"End the turn? {price_text(state.points)} would be lost. Press it again."
    price = f"{price_text(move.cost)}, and your turn ends. Confirm it."
    follows = follow_line(state, move, names)
    return f"{to_do(state, move)}. {follows}{price}" if follows else f"{to_do(state, move)}: {price}"


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
