"""Why a move cannot be made: one plain sentence for the case at hand, and the clause.

Other modules decide what is legal; this one finds the reason for a move that was refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cuboteca.games.qwirkle_cubes.rules.cubes import COLOURS
from cuboteca.games.qwirkle_cubes.rules.grid import xy
from cuboteca.games.qwirkle_cubes.rules.legal import Fault, fault_of
from cuboteca.games.qwirkle_cubes.rules.moves import CHANCE, DRAWN, FIRST, FORCED, PUT, ROLLED, SKIP, Move
from cuboteca.games.qwirkle_cubes.rules.names import (
    COLOUR_NAMES,
    NUMBERS,
    at_place,
    cube_name,
    cubes_text,
    line_name,
    place_name,
)
from cuboteca.games.qwirkle_cubes.rules.position import DEAL, FALL, FORCED_ROLL, LOT, OVER, REFILL, TURN
from cuboteca.play.game import IllegalMove
from cuboteca.play.wording import join_words

if TYPE_CHECKING:
    from cuboteca.games.qwirkle_cubes.rules.state import State


COMES_FIRST: Final = {
    OVER: ("The game is over.", None),
    LOT: ("It is still to be drawn who begins.", "Z-3"),
    DEAL: ("The first hands are still being drawn.", "Z-2"),
    FALL: ("The rolled cubes have yet to fall.", "Z-6"),
    REFILL: ("New cubes are to be drawn first.", "Z-19"),
    FORCED_ROLL: ("Nothing fits, so the whole hand is rolled first.", "Z-21"),
    TURN: ("Nothing is left to chance now: it is your turn.", "Z-4"),
}
"""What comes before any other move, and the clause."""

EXPECTED: Final = {LOT: FIRST, DEAL: DRAWN, REFILL: DRAWN, FALL: ROLLED, FORCED_ROLL: FORCED}


def why_not(state: State, move: Move) -> IllegalMove:
    """The refusal of a move that is not legal in a state."""
    if state.next != TURN and move.kind == EXPECTED.get(state.next):
        return _wrong_chance(state, move)
    if state.next != TURN or move.kind in CHANCE:
        return IllegalMove(*comes_first(state))
    if move.kind == PUT:
        return why_not_placed(state, move)
    return _why_not_pass(state) if move.kind == SKIP else _why_not_roll(state, move)


def comes_first(state: State) -> tuple[str, str | None]:
    """What comes before any other move now, and the clause."""
    if state.next == FORCED_ROLL and state.opening:
        return "No two cubes go together, so the whole hand is rolled first.", "Z-15"
    return COMES_FIRST[state.next]


def why_not_placed(state: State, move: Move) -> IllegalMove:
    """The refusal of a placement."""
    if state.is_dead:
        return IllegalMove("No roll could make any of your cubes fit: pass.", "Z-22")
    fault = fault_of(state.grid, state.hand, move.cubes)
    if fault is None:
        raise ValueError(f"{move} is legal.")
    return IllegalMove(fault_sentence(fault), fault.clause)


FAULT_SENTENCES: Final = {
    "nothing": "Place at least one cube.",
    "not_in_hand": "You have no {cube} in hand.",
    "no_more_in_hand": "You have no other {cube} in hand.",
    "taken": "The {cube} lies {at_cell}, and placed cubes stay where they are.",
    "cell_twice": "Two cubes cannot both go to {cell}.",
    "unlike_pair": "The {cube} and the {last} share neither colour nor shape.",
    "nothing_in_common": "The cubes of a turn must all share one colour or one shape.",
    "scattered": "The cubes of a turn all go into one row or one column.",
    "apart": "That touches nothing: one of the cubes must stand side by side with one on the table.",
    "corner": "A corner is not enough: one of the cubes must stand side by side with one on the table.",
    "gap": "There would be a gap {at_cell}: the cubes of a turn make one unbroken line.",
    "too_long": "That {line} would have {count}; six is the most.",
    "mixed_line": "That {line} would be neither all of one colour nor all of one shape.",
    "twins": "That {line} would hold the {cube} twice.",
    "no_pair": "No two of your cubes go together, so your hand must be rolled first.",
    "too_few": "The first turn places as many cubes as it can: {number} of yours go together.",
    "not_at_origin": "The first line begins in the middle and runs to the right or up.",
}
"""What is wrong with a placement, in words."""


def fault_sentence(fault: Fault) -> str:
    """What is wrong with a placement, said for this case."""
    names = [cube_name(cube) for cube in fault.cubes] or [""]
    cell = xy(fault.cells[0]) if fault.cells else (0, 0)
    return FAULT_SENTENCES[fault.what].format(
        cube=names[0],
        last=names[-1],
        cell=place_name(cell),
        at_cell=at_place(cell),
        line=line_name(fault.cells),
        count=cubes_text(len(fault.cubes)),
        number=NUMBERS[fault.number],
    )


def _why_not_pass(state: State) -> IllegalMove:
    if state.opening:
        return IllegalMove("The first turn of the game cannot be passed.", "Z-14")
    if state.can_place:
        return IllegalMove("One of your cubes fits, so you must place.", "Z-20")
    if not state.rules.sequence:
        return IllegalMove("None of your cubes fits as they lie, but you can re-roll.", "Z-27")
    return IllegalMove("None of your cubes fits as they lie: re-roll, or decline to.", "Z-21")


def _why_not_roll(state: State, move: Move) -> IllegalMove:
    if state.is_dead:
        return IllegalMove("No roll could make any of your cubes fit: pass.", "Z-22")
    if not state.rules.sequence and state.opening:
        return IllegalMove("The first turn of the game must place cubes.", "Z-27")
    if not state.rules.sequence and not move.slots:
        return IllegalMove("Your turn is a re-roll or a placement: there is nothing to decline.", "Z-27")
    if state.opening and not state.rules.opening_allowance:
        return IllegalMove("In this game the first hand is played as it fell.", "Z-14")
    if not state.rolls:
        return IllegalMove("You have no re-roll left this turn.", "Z-5")
    return IllegalMove(f"You have only {cubes_text(len(state.hand))} to roll.", "Z-5")


def _wrong_chance(state: State, move: Move) -> IllegalMove:
    """What cannot have been drawn or rolled."""
    if state.next == LOT:
        return IllegalMove(f"There are only {state.seats} seats.", "Z-3")
    if state.next == FALL and move.slots != state.rolling:
        return IllegalMove(f"Not those cubes were rolled, but {join_words(str(s + 1) for s in state.rolling)}.", "Z-6")
    wanted = {FALL: len(state.rolling), FORCED_ROLL: len(state.hand)}.get(state.next, state.to_draw)
    if len(move.faces) != wanted:
        what = "drawn" if move.kind == DRAWN else "rolled"
        clause = {DEAL: "Z-2", REFILL: "Z-19"}.get(state.next, "Z-6")
        return IllegalMove(f"{cubes_text(wanted).capitalize()} {'is' if wanted == 1 else 'are'} {what} now.", clause)
    colours = [cube // 6 for cube in move.faces]
    for colour in range(len(COLOURS)):
        if colours.count(colour) > state.bag[colour]:
            held = f"{state.bag[colour] or 'no'} {COLOUR_NAMES[colour]} cube{'' if state.bag[colour] == 1 else 's'}"
            return IllegalMove(f"The bag holds {'only ' if state.bag[colour] else ''}{held}.", "Z-1")
    return IllegalMove("Cubes show one of six shapes.", "Z-1")
