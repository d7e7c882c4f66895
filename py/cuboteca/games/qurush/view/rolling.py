"""How the dice lie, not just what is on top: for pictures, which show two of their sides.

The rules know only the top. A flip rolls a die a quarter turn; nothing else turns it (`orientation`).
"""

from __future__ import annotations

from functools import lru_cache

from cuboteca.games.qurush.rules.action_costs import FLIP, PULL, PUSH, SLIDE
from cuboteca.games.qurush.rules.apply import MADE, first_position
from cuboteca.games.qurush.rules.board import NORTH
from cuboteca.games.qurush.rules.goals import HIDDEN
from cuboteca.games.qurush.rules.moves import Move
from cuboteca.games.qurush.rules.options import Rules
from cuboteca.games.qurush.rules.position import CHOICE, OVER
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.text.actions import pushed_line
from cuboteca.games.qurush.view.art.orientation import START, Die, flipped, lying
from cuboteca.play.game import IllegalMove

Dice = dict[int, Die]


class Step:
    """A state of a game, and how its dice lie. One equals only itself, so that what follows it is found at once."""

    __slots__ = ("dice", "state")

    def __init__(self, state: State, dice: Dice) -> None:
        self.state = state
        self.dice = dice


def dice_of(state: State, moves: tuple[str, ...]) -> Dice:
    """Return by square how each die lies after the moves of a whole game, goals of others hidden or not.

    Where the moves do not lead to the state, because it was set up from a text, each die lies as `lying` says.
    """
    steps = path_to(state, moves)
    if steps:
        return steps[-1].dice
    return {square: lying(state.qubes[square]) for square in state.squares if state.qubes[square]}


def path_to(state: State, moves: tuple[str, ...]) -> tuple[Step, ...]:
    """Return every step of a game from the set-up to a state; none if these moves do not lead there."""
    steps = _followed(state.rules, moves)
    return steps if steps and steps[-1].state.qubes == state.qubes else ()


@lru_cache(maxsize=8)
def _followed(rules: Rules, moves: tuple[str, ...]) -> tuple[Step, ...]:
    """Return every step that moves make from the set-up, or none if they cannot. Each picture asks several times."""
    steps = [_first_step(rules)]
    for text in moves:
        following = _next_step(steps[-1], text)
        if following is None:
            return ()
        steps.append(following)
    return tuple(steps)


@lru_cache(maxsize=64)
def _first_step(rules: Rules) -> Step:
    return Step(first_position(State, rules), dict.fromkeys(rules.board.interior, START))


@lru_cache(maxsize=4096)
def _next_step(step: Step, text: str) -> Step | None:
    """Return the step that a move makes, or None. So the next picture of a game has one move to follow, not all."""
    state = step.state._replace()  # so that the legal moves, which take far more room, are not kept with the step
    try:
        move = state.read(text)
    except IllegalMove:
        return None
    if state.stage == OVER or (not state.allows(move) and not (move.goal == HIDDEN and state.next == CHOICE)):
        return None
    return Step(MADE[move.kind](state, move), rolled(state, step.dice, move))


def rolled(state: State, dice: Dice, move: Move) -> Dice:
    """Return the dice after a move that is legal in a state."""
    if move.kind == FLIP:
        return {**dice, move.square: flipped(dice[move.square], move.face)}
    shifts = shifts_of(state, move)
    return {shifts.get(square, square): die for square, die in dice.items()} if shifts else dice


def shifts_of(state: State, move: Move) -> dict[int, int]:
    """Return by square where the dice go that a move takes elsewhere."""
    here = state.pawns[state.seat_of(move.seat)]
    if move.kind == SLIDE:
        return {move.square: move.other}
    if move.kind == PULL:
        return {move.other: here}
    if move.kind != PUSH:
        return {}
    step = state.rules.board.step[state.rules.board.way_to(here, move.square) or NORTH]
    return {square: step[square] for square in pushed_line(state, move)}
