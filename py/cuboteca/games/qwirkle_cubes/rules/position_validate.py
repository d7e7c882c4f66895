"""Can there be such a position? What breaks conservation, a line or the order of a turn is refused, with the reason."""

from __future__ import annotations

from typing import Any

from cuboteca.games.qwirkle_cubes.rules.cubes import HAND, PER_COLOUR, SIX
from cuboteca.games.qwirkle_cubes.rules.grid import EAST, NORTH, xy
from cuboteca.games.qwirkle_cubes.rules.legal import is_connected, line_fault
from cuboteca.games.qwirkle_cubes.rules.options import UNLIMITED
from cuboteca.games.qwirkle_cubes.rules.position import ALL_PASSED, DEAL, LOT, NOBODY, RAN_OUT, REFILL, RESIGNED
from cuboteca.games.qwirkle_cubes.rules.refusal import Unreadable
from cuboteca.games.qwirkle_cubes.rules.scoring import lines_made
from cuboteca.games.qwirkle_cubes.rules.state import State


def check(state: State, is_over: bool) -> State:
    """Return the state if a game can lead to it; one that `is_over` is given what ended it."""
    _check_cubes(state)
    _check_grid(state)
    _check_seats(state)
    if is_over:
        return _ended(state)
    _check_hands(state)
    _check_turn(state)
    return state


def _refuse_if(wrong: object, reason: str, /, **values: Any) -> None:
    if wrong:
        raise Unreadable(reason, **values)


def _check_cubes(state: State) -> None:
    """Z-1: 90 cubes, 15 of each colour."""
    everywhere = [*state.grid.cubes.values(), *(cube for hand in state.hands for cube in hand)]
    for colour in SIX:
        count = state.bag[colour] + sum(cube // 6 == colour for cube in everywhere)
        _refuse_if(count != PER_COLOUR, "colour_count", figure=count, colour=colour, total=PER_COLOUR)


def _check_grid(state: State) -> None:
    grid = state.grid
    _refuse_if(
        grid.cubes and (0 not in grid.cubes or not (EAST in grid.cubes or NORTH in grid.cubes)),
        "first_line",
    )
    for cells in lines_made({}, tuple(grid.cubes.items())):
        fault = line_fault(cells, grid.cubes, grid.distinct)
        if fault is not None:
            raise Unreadable("wrong_line", axis=fault.values["axis"], cell=xy(cells[0]), fault=fault.reason)
    _refuse_if(not is_connected(grid), "not_connected")


def _check_seats(state: State) -> None:
    seats = state.seats
    _refuse_if(state.rules.first >= seats, "first_player", player=state.rules.first + 1, total=seats)
    _refuse_if(
        state.opening and (any(state.scores) or state.passes),
        "scored_early",
    )
    _refuse_if(state.mover in state.out, "mover_resigned")


def _ended(state: State) -> State:
    """Return the state of a game that is over; refuse one in which nothing has ended it."""
    _refuse_if(
        state.mover != NOBODY or (state.opening and not all(state.hands)),
        "not_begun",
    )
    quiet = (state.rolls, state.rolling, state.rolled, state.began) == (0, (), False, NOBODY)
    _refuse_if(not quiet, "rolls_after_end")
    playing = state.playing
    if len(playing) < 2 and state.out:
        why = RESIGNED
    elif state.passes:
        why = ALL_PASSED
        _refuse_if(state.passes != len(playing), "passes_at_end", seats=len(playing))
    else:
        why = RAN_OUT
        _refuse_if(not state.has_run_out, "not_ended")
    _refuse_if(
        why == RESIGNED and (state.passes or (len(playing) == 0 and state.seats > 1)),
        "last_player",
    )
    _check_hands(state)
    return state._replace(ended=why)


def _check_hands(state: State) -> None:
    sizes = [len(hand) for hand in state.hands]
    if state.opening and not all(sizes):  # Z-2: the hands are drawn one after the other
        dealt = sizes.index(0)
        in_order = sizes == [HAND] * dealt + [0] * (len(sizes) - dealt)
        _refuse_if(not in_order or state.out, "first_hands")
        return
    for seat, size in enumerate(sizes):
        draws = seat == state.mover and not state.opening and not state.rolling
        _refuse_if(
            state.in_bag and size < HAND and not draws,
            "hand_too_small",
            seat=seat,
            count=size,
        )
        _refuse_if(not size and seat in state.out, "resigned_empty", seat=seat)


def _check_turn(state: State) -> None:
    """Whose turn it is, how many re-rolls are left, and what is under way."""
    _refuse_if(state.passes >= len(state.playing), "all_passed")
    _refuse_if(len(state.playing) < 2 and state.out, "one_left")
    if state.next in (LOT, DEAL):
        _check_set_up(state)
        return
    _refuse_if(state.mover == NOBODY, "no_turn")
    _check_order(state)
    _check_running_out(state)
    if state.next == REFILL:
        quiet = (state.rolls, state.passes, state.rolled) == (0, 0, False)
        _refuse_if(not quiet, "just_placed")
        return
    _check_rolls(state)


def _check_set_up(state: State) -> None:
    rules = state.rules
    expected = rules.first if state.next == LOT or rules.best_hand or not rules.by_lot else state.mover
    _refuse_if(state.mover != expected, "rules_say_first")
    _refuse_if(state.next == LOT and any(state.hands), "hands_early")
    began = state.mover if rules.by_lot and rules.end_round else NOBODY
    untouched = (state.rolls, state.rolling, state.rolled, state.began) == (rules.opening_allowance, (), False, began)
    _refuse_if(not untouched, "rolled_early")


def _check_order(state: State) -> None:
    rules, seats = state.rules, state.seats
    told = rules.end_round and rules.first == NOBODY
    _refuse_if(
        told != (state.began != NOBODY),
        "began",
    )
    if state.opening:
        gone = [(state.mover - away) % seats for away in range(1, len(state.out) + 1)]
        _refuse_if(set(gone) != state.out, "resigned_early")
        begins = (state.mover - len(state.out)) % seats
        _refuse_if(state.starter not in (NOBODY, begins), "not_first")


def _check_running_out(state: State) -> None:
    """Z-24: whose hands may be empty while the game goes on."""
    if not state.has_run_out:
        return
    _refuse_if(not state.rules.end_round, "ran_out")
    turn = {seat: (seat - state.starter) % state.seats for seat in range(state.seats)}
    late = [seat for seat in state.playing if not state.hands[seat] and turn[seat] >= turn[state.mover]]
    _refuse_if(late, "round_over")


def _check_rolls(state: State) -> None:
    rules, rolls = state.rules, state.rolls
    most = rules.opening_allowance if state.opening else rules.allowance
    possible = {UNLIMITED, 0} if most == UNLIMITED else set(range(most + 1))
    if state.rolling:
        possible -= {0} if most == UNLIMITED else {most}
        _refuse_if(state.rolling[-1] >= len(state.hand), "not_in_hand")
        _refuse_if(state.is_dead, "vain_roll")
    elif not rules.sequence and not state.opening:
        possible = {1}
    _refuse_if(rolls not in possible, "rolls_left")
    chosen = not rules.must_place and rules.sequence and not state.opening
    used = most == UNLIMITED or rolls + bool(state.rolling) < most
    _refuse_if(state.rolled and not (chosen and used), "rolled")
