"""How the dice lie, not just what is on top: for pictures, which show two of their sides.

The rules know only the top. A die here is right-handed, with opposite faces adding to 7, and lies at the set-up with
its 6 up, its 5 to the south (Q-1) and its 3 to the east. A flip rolls it a quarter turn; nothing else turns it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from cuboteca.games.qurush.rules.apply import MADE, first_position
from cuboteca.games.qurush.rules.cells import EAST, NORTH, SOUTH, WEST
from cuboteca.games.qurush.rules.facts import CHOICE, OVER
from cuboteca.games.qurush.rules.goals import HIDDEN
from cuboteca.games.qurush.rules.moves import FLIP, OWN, PULL, PUSH, SLIDE, Move
from cuboteca.games.qurush.rules.options import Rules
from cuboteca.games.qurush.rules.pushing import line_pushed
from cuboteca.games.qurush.rules.state import State
from cuboteca.play.game import IllegalMove


class Die(NamedTuple):
    """The faces of a die that can be seen from the south-east and above."""

    top: int
    south: int
    east: int

    def tipped(self, way: int) -> Die:
        """Rolled a quarter turn: to the north brings up the south face."""
        top, south, east = self
        if way == NORTH:
            return Die(south, 7 - top, east)
        if way == SOUTH:
            return Die(7 - south, top, east)
        return Die(7 - east, south, top) if way == EAST else Die(east, south, 7 - top)

    def way_to(self, face: int) -> int:
        """The way to tip it so that a side face comes up."""
        return {self.south: NORTH, 7 - self.south: SOUTH, 7 - self.east: EAST, self.east: WEST}[face]


AT_START: Final = Die(6, 5, 3)
RESTING: Final = (
    AT_START.tipped(NORTH).tipped(NORTH),
    AT_START.tipped(SOUTH),
    AT_START.tipped(WEST),
    AT_START.tipped(EAST),
    AT_START.tipped(NORTH),
    AT_START,
)
"""By top face from 1: how a die lies of which nothing else is known."""

Dice = dict[int, Die]


class Step(NamedTuple):
    """A state of a game, and how its dice lie."""

    state: State
    dice: Dice


def dice_of(state: State, moves: tuple[str, ...]) -> Dice:
    """By square, how each die lies after the moves of a whole game, goals of others hidden or not.

    Where the moves do not lead to the state, because it was set up from a text, each die lies as RESTING says.
    """
    steps = path_to(state, moves)
    if steps:
        return steps[-1].dice
    return {square: RESTING[state.qubes[square] - 1] for square in state.squares if state.qubes[square]}


def path_to(state: State, moves: tuple[str, ...]) -> list[Step]:
    """Every step of a game from the set-up to a state; none if these moves do not lead there."""
    steps = _followed(state.terms, moves)
    there = len(steps) > len(moves) and steps[len(moves)].state.qubes == state.qubes
    return steps[: len(moves) + 1] if there else []


_LAST: list[tuple[Rules, tuple[str, ...], list[Step]]] = []
"""The game followed last: the next picture of it is mostly one move further."""


def _followed(terms: Rules, moves: tuple[str, ...]) -> list[Step]:
    """The steps that some moves make from the set-up, as far as they can be made."""
    steps = [Step(first_position(State, terms), dict.fromkeys(terms.board.interior, AT_START))]
    if _LAST and _LAST[0][0] is terms:
        _, before, kept = _LAST[0]
        same = next((i for i, (one, two) in enumerate(zip(before, moves, strict=False)) if one != two), None)
        steps = kept[: (min(len(before), len(moves)) if same is None else same) + 1]
    for text in moves[len(steps) - 1 :]:
        following = _next(steps[-1], text)
        if following is None:
            break
        steps.append(following)
    _LAST[:] = [(terms, moves[: len(steps) - 1], steps)]
    return steps


def _next(step: Step, text: str) -> Step | None:
    state = step.state
    try:
        move = state.read(text)
    except IllegalMove:
        return None
    if state.stage == OVER or (not state.allows(move) and not (move.goal == HIDDEN and state.next == CHOICE)):
        return None
    return Step(MADE[move.kind](state, move), rolled(state, step.dice, move))


def rolled(state: State, dice: Dice, move: Move) -> Dice:
    """The dice after a move that is legal in a state."""
    if move.kind == FLIP:
        die = dice[move.square]
        return {**dice, move.square: die.tipped(die.way_to(move.face))}
    shifts: dict[int, int] = {}
    here = state.pawns[state.mover if move.seat == OWN else move.seat]
    board = state.terms.board
    if move.kind == SLIDE:
        shifts = {move.square: move.other}
    elif move.kind == PULL:
        shifts = {move.other: here}
    elif move.kind == PUSH:
        way = board.way_to(here, move.square)
        found = line_pushed(state.terms, state.qubes, here, way) if way is not None else None
        if way is not None and found is not None:
            shifts = {square: board.step[way][square] for square in found[0]}
    return {shifts.get(square, square): die for square, die in dice.items()} if shifts else dice
