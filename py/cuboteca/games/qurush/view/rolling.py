"""How the dice lie, not just what is on top: for pictures, which show two of their sides.

The rules know only the top. A flip rolls a die a quarter turn; nothing else turns it (`orientation`).
"""

from __future__ import annotations

from typing import NamedTuple

from cuboteca.games.qurush.rules.apply import MADE, first_position, line_pushed
from cuboteca.games.qurush.rules.goals import HIDDEN
from cuboteca.games.qurush.rules.moves import FLIP, OWN, PULL, PUSH, SLIDE, Move
from cuboteca.games.qurush.rules.options import Rules
from cuboteca.games.qurush.rules.position import CHOICE, OVER
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.view.art.orientation import START, Die, flipped, lying
from cuboteca.play.game import IllegalMove

Dice = dict[int, Die]


class Step(NamedTuple):
    """A state of a game, and how its dice lie."""

    state: State
    dice: Dice


def dice_of(state: State, moves: tuple[str, ...]) -> Dice:
    """By square, how each die lies after the moves of a whole game, goals of others hidden or not.

    Where the moves do not lead to the state, because it was set up from a text, each die lies as `lying` says.
    """
    steps = path_to(state, moves)
    if steps:
        return steps[-1].dice
    return {square: lying(state.qubes[square]) for square in state.squares if state.qubes[square]}


def path_to(state: State, moves: tuple[str, ...]) -> list[Step]:
    """Every step of a game from the set-up to a state; none if these moves do not lead there."""
    steps = _followed(state.rules, moves)
    there = len(steps) > len(moves) and steps[len(moves)].state.qubes == state.qubes
    return steps[: len(moves) + 1] if there else []


_LAST: list[tuple[Rules, tuple[str, ...], list[Step]]] = []
"""The game followed last: the next picture of it is mostly one move further."""


def _followed(rules: Rules, moves: tuple[str, ...]) -> list[Step]:
    """The steps that some moves make from the set-up, as far as they can be made."""
    steps = [Step(first_position(State, rules), dict.fromkeys(rules.board.interior, START))]
    if _LAST and _LAST[0][0] is rules:
        _, before, kept = _LAST[0]
        same = next((i for i, (one, two) in enumerate(zip(before, moves, strict=False)) if one != two), None)
        steps = kept[: (min(len(before), len(moves)) if same is None else same) + 1]
    for text in moves[len(steps) - 1 :]:
        following = _next(steps[-1], text)
        if following is None:
            break
        steps.append(following)
    _LAST[:] = [(rules, moves[: len(steps) - 1], steps)]
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
        return {**dice, move.square: flipped(dice[move.square], move.face)}
    shifts: dict[int, int] = {}
    here = state.pawns[state.mover if move.seat == OWN else move.seat]
    board = state.rules.board
    if move.kind == SLIDE:
        shifts = {move.square: move.other}
    elif move.kind == PULL:
        shifts = {move.other: here}
    elif move.kind == PUSH:
        way = board.way_to(here, move.square)
        found = line_pushed(state.rules, state.qubes, here, way) if way is not None else None
        if way is not None and found is not None:
            shifts = {square: board.step[way][square] for square in found[0]}
    return {shifts.get(square, square): die for square, die in dice.items()} if shifts else dice
