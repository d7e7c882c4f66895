"""Taps on cubes, cells and buttons become moves. Whether a move is legal is asked of the rules, and so is why not."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qwirkle_cubes.rules.cubes import CUBE_TEXTS
from cuboteca.games.qwirkle_cubes.rules.grid import Cell, cell_at
from cuboteca.games.qwirkle_cubes.rules.moves import DECLINE, PASSING, ROLL, Move
from cuboteca.games.qwirkle_cubes.rules.position import TURN
from cuboteca.games.qwirkle_cubes.rules.refusal import Refusal
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.games.qwirkle_cubes.rules.why_illegal import comes_first, why_not
from cuboteca.games.qwirkle_cubes.selection.entry import entry_of, tap_entry
from cuboteca.games.qwirkle_cubes.selection.refused_taps import why_none_there, why_not_there, why_nowhere
from cuboteca.games.qwirkle_cubes.selection.selection import (
    Selection,
    cell_of,
    hand_part,
    laid_of,
    of_the_move,
    seat_looked_at,
    selection_of,
    slot_of,
)
from cuboteca.games.qwirkle_cubes.text.labels import label
from cuboteca.games.qwirkle_cubes.text.log import worth
from cuboteca.play.game import NATURE
from cuboteca.play.view import PUT_BACK, Answer, Played, Selected, View


def tap(view: View, part: str) -> Answer:
    """Return what a tap on a part does (see `selection`)."""
    state: State = view.state
    seat, picked = seat_looked_at((part,)), of_the_move(view.picked)
    if seat is not None:
        return _look(state, view, seat, picked)
    if state.seat == NATURE and state.entered:
        return _tap_entry(state, picked, part)
    if state.next != TURN:
        return comes_first(state)
    picks = selection_of(picked, state)
    slot, cell, laid = slot_of(part), cell_of(part), laid_of(part)
    if laid is not None:
        return Selected(picks._replace(held=laid[0], aimed=None).parts if laid in picks.laid else picks.parts)
    if slot is not None:
        return _tap_cube(state, picks, slot)
    if cell is not None:
        return _tap_cell(state, picks, cell)
    return BUTTONS.get(part, _nothing)(state, picks)


def _look(state: State, view: View, seat: int, picked: tuple[str, ...]) -> Selected:
    """Open a player's hand to be looked at, or close it."""
    if seat >= state.seats or not state.hands[seat]:
        return Selected(picked)
    if seat_looked_at(view.picked) == seat:
        return Selected(picked, label("hand_closed", name=view.names[seat]))
    cubes = tuple(CUBE_TEXTS[cube] for cube in state.hands[seat])
    return Selected((*picked, hand_part(seat)), label("rack_picture", name=view.names[seat], hand=cubes))


def _tap_entry(state: State, picked: tuple[str, ...], part: str) -> Answer:
    answer = tap_entry(state, picked, part)
    if isinstance(answer, Selected) and answer.parts and part.startswith(("colour:", "shape:", "cube:")):
        return Selected(answer.parts, _say_entered(state, answer.parts))
    return answer


def _say_entered(state: State, parts: tuple[str, ...]) -> str:
    """Return what has been entered, and what comes next."""
    entry = entry_of(state, parts)
    if entry.colour is not None and not entry.slots:
        return label("colour_entered", colour_first=entry.colour)
    last = entry.shown[-1]
    if entry.complete:
        return label("last_entered", a_cube_first=last)
    return label("cube_entered", a_cube_first=last, count_first=entry.wanted - len(entry.shown))


def _nothing(state: State, picks: Selection) -> Answer:
    return Selected(picks.parts)


def _tap_cube(state: State, picks: Selection, slot: int) -> Answer:
    if slot >= len(state.hand):
        return Refusal("slot_empty", "Z-2", slot=slot, count=len(state.hand))
    cube = state.hand[slot]
    if picks.rolling:
        return _mark(picks, slot, cube)
    if slot in picks.slots_laid:
        return _take_back(state, picks, slot)
    if picks.held == slot:
        return Selected(picks._replace(held=None).parts, label("deselected", cube=cube))
    if picks.aimed is not None:
        if picks.aimed in state.cells_for((slot,), picks.laid):
            return _lay(state, picks, slot, picks.aimed)
        return why_not_there(state, picks, slot, picks.aimed)
    cells = state.cells_for((slot,), picks.laid)
    if not cells:
        return why_nowhere(state, picks, slot)
    places, joined = 1 if len(cells) == 1 else None, sum(not alone for alone in cells.values())
    home = "" if state.scores[state.mover] else label("press_home", places=places)  # Later it is known.
    selected = label("selected", places=places, cube=cube, many=len(cells))
    needs = label("needs_another", everywhere=joined == len(cells), joined=joined) if joined else ""
    answer = Selected(picks._replace(held=slot).parts, f"{selected} {needs}".rstrip())
    return answer._replace(by_key=home) if places is None else answer._replace(by_enter=home)


def _mark(picks: Selection, slot: int, cube: int) -> Answer:
    if slot in picks.marked:
        others = tuple(other for other in picks.marked if other != slot)
        return Selected(picks._replace(marked=others).parts, label("kept", cube=cube))
    marked = tuple(sorted((*picks.marked, slot)))
    return Selected(picks._replace(marked=marked).parts, label("rerolled", cube=cube))


def _take_back(state: State, picks: Selection, slot: int) -> Answer:
    """Take a cube that was placed back into the hand; another one that is selected stays so."""
    laid = tuple(pair for pair in picks.laid if pair[0] != slot)
    held = picks.held if picks.held != slot else None
    return Selected(Selection(laid, held=held).parts, label("put_back", cube=state.hand[slot]))


def _lay(state: State, picks: Selection, slot: int, cell: Cell) -> Answer:
    after = Selection((*picks.laid, (slot, cell)))
    cube = state.hand[slot]
    move = after.move(state)
    if not state.allows(move):
        return Selected(after.parts, label("placed_alone", cube=cube, cell=cell))
    more = any(state.cells_for((free,), after.laid) for free in after.free(state))
    return Selected(
        after.parts, label("placed_more" if more else "placed", cube=cube, cell=cell, points=worth(state, move))
    )


def _tap_cell(state: State, picks: Selection, cell: Cell) -> Answer:
    if picks.rolling:
        return Refusal("reroll_from_hand", "Z-5")
    mine, lifted = picks.at(cell), picks.lifted
    if mine is not None and mine == picks.held:
        return Selected(picks._replace(held=None).parts)  # It stays where it lies.
    if mine is not None and lifted == picks:
        return _take_back(state, picks, mine)
    if picks.held is not None:
        if cell in state.cells_for((picks.held,), lifted.laid):
            return _lay(state, lifted, picks.held, cell)
        return why_not_there(state, lifted, picks.held, cell)
    if picks.aimed == cell:
        return Selected(picks._replace(aimed=None).parts, label("place_deselected", place=cell))
    if cell_at(*cell) in state.grid.cubes:
        return Refusal("old_cube", "Z-26", cube=state.grid.cubes[cell_at(*cell)])
    able = [slot for slot in picks.free(state) if cell in state.cells_for((slot,), picks.laid)]
    if not able:
        return why_none_there(state, picks, cell)
    cubes = [state.hand[slot] for slot in able]
    return Selected(picks._replace(aimed=cell).parts, label("place_selected", place=cell, cubes_or=cubes))


def _put_back(state: State, picks: Selection) -> Answer:
    """Put the cube that is dragged back where it came from: into the hand."""
    if picks.held is None:
        return _nothing(state, picks)
    return _tap_cube(state, picks, picks.held)


def _tap_roll(state: State, picks: Selection) -> Answer:
    """Begin to choose cubes; with some chosen, roll them."""
    if not picks.rolling:
        roll = Move(ROLL, slots=(0,))
        if not state.allows(roll):
            return why_not(state, roll)
        begun = Selection(rolling=True, laid_before=picks.laid)
        return Selected(begun.parts, label("all_put_back" if picks.laid else "tap_to_reroll"))
    if picks.marked:
        return Played(str(Move(ROLL, slots=picks.marked)))
    return Refusal("none_marked", "Z-5")


def _tap_cancel(state: State, picks: Selection) -> Answer:
    """Leave off choosing cubes: what was placed before lies on the grid again."""
    if not picks.rolling:
        return _nothing(state, picks)
    placed = picks.laid_before
    return Selected(Selection(placed).parts, label("cancelled", placed=bool(placed)))


def _tap_confirm(state: State, picks: Selection) -> Answer:
    if picks.rolling:
        return _tap_roll(state, picks)
    if not picks.laid:
        return Refusal("nothing_placed", "Z-20")
    move = picks.move(state)
    return Played(str(move)) if state.allows(move) else why_not(state, move)


def _tap_pass(state: State, picks: Selection) -> Answer:
    """Answer the key that ends turns: play what is placed, and go on without a re-roll where that can be done
    (Z-5)."""
    if picks.laid:
        return _tap_confirm(state, picks)
    if not state.allows(PASSING) and state.allows(DECLINE) and not state.can_place:
        return Played(str(DECLINE))
    return Played(str(PASSING)) if state.allows(PASSING) else why_not(state, PASSING)


def _tap_decline(state: State, picks: Selection) -> Answer:
    return Played(str(DECLINE)) if state.allows(DECLINE) else why_not(state, DECLINE)


BUTTONS: Final = {
    PUT_BACK: _put_back,
    "roll": _tap_roll,
    "cancel": _tap_cancel,
    "confirm": _tap_confirm,
    "pass": _tap_pass,
    "decline": _tap_decline,
}
