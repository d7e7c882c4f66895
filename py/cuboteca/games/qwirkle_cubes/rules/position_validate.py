"""Can there be such a position? What breaks conservation, a line or the order of a turn is refused, with the reason."""

from __future__ import annotations

from cuboteca.games.qwirkle_cubes.rules.cubes import HAND, PER_COLOUR, SIX
from cuboteca.games.qwirkle_cubes.rules.grid import AXES, EAST, NORTH, STEPS, xy
from cuboteca.games.qwirkle_cubes.rules.legal import is_connected, line_fault
from cuboteca.games.qwirkle_cubes.rules.moves import seat_letter
from cuboteca.games.qwirkle_cubes.rules.names import COLOUR_NAMES, LINE_NAMES, at_place, cubes_text
from cuboteca.games.qwirkle_cubes.rules.options import UNLIMITED
from cuboteca.games.qwirkle_cubes.rules.position import ALL_PASSED, DEAL, LOT, NOBODY, RAN_OUT, REFILL, RESIGNED
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.play.game import UnreadablePosition


def check(state: State, is_over: bool) -> State:
    """The state, if a game can lead to it; one that `is_over` is given what ended it."""
    _check_cubes(state)
    _check_grid(state)
    _check_seats(state)
    if is_over:
        return _ended(state)
    _check_hands(state)
    _check_turn(state)
    return state


def _refuse_if(wrong: object, why: str) -> None:
    if wrong:
        raise UnreadablePosition(why)


def _check_cubes(state: State) -> None:
    """Z-1: 90 cubes, 15 of each colour."""
    everywhere = [*state.grid.cubes.values(), *(cube for hand in state.hands for cube in hand)]
    for colour in SIX:
        count = state.bag[colour] + sum(cube // 6 == colour for cube in everywhere)
        name = COLOUR_NAMES[colour]
        _refuse_if(count != PER_COLOUR, f"There are {count} {name} cubes on the grid, in hands and in the bag, not 15.")


def _check_grid(state: State) -> None:
    grid = state.grid
    _refuse_if(
        grid.cubes and (0 not in grid.cubes or not (EAST in grid.cubes or NORTH in grid.cubes)),
        "The first line goes right or up from the start, so cubes must lie at the start and beside it.",
    )
    for cell in grid.cubes:
        for axis in AXES:
            if cell - STEPS[axis] not in grid.cubes:
                fault = line_fault([grid.cubes[at] for at in grid.line_from(axis, cell)], axis, grid.distinct)
                wrong = {"too_long": "has more than six cubes", "twins": "holds the same cube twice"}
                if fault is not None:
                    what = wrong.get(fault.reason, "is neither of one colour nor of one shape")
                    raise UnreadablePosition(f"The {LINE_NAMES[axis]} that begins {at_place(xy(cell))} {what}.")
    _refuse_if(not is_connected(grid), "The cubes on the grid aren’t all connected.")


def _check_seats(state: State) -> None:
    seats = state.seats
    _refuse_if(
        state.rules.first >= seats, f"Player {state.rules.first + 1} can’t go first: there are only {seats} players."
    )
    _refuse_if(
        state.opening and (any(state.scores) or state.passes),
        "No player can have scored or passed before the first cubes are placed.",
    )
    _refuse_if(state.mover in state.out, "A player who has resigned has no turn.")


def _ended(state: State) -> State:
    """The end of a game: what ended it can be seen."""
    _refuse_if(
        state.mover != NOBODY or (state.opening and not all(state.hands)),
        "The game hasn’t begun, so it can’t be over.",
    )
    quiet = (state.rolls, state.rolling, state.rolled, state.began) == (0, (), False, NOBODY)
    _refuse_if(not quiet, "When the game is over, no player rolls: write - rolls0.")
    playing = state.playing
    if len(playing) < 2 and state.out:
        why = RESIGNED
    elif state.passes:
        why = ALL_PASSED
        _refuse_if(
            state.passes != len(playing), f"The game ends when all {len(playing)} players pass, no sooner and no later."
        )
    else:
        why = RAN_OUT
        _refuse_if(not state.has_run_out, "No player has run out, resigned or passed, so the game can’t be over.")
    _refuse_if(
        why == RESIGNED and (state.passes or (len(playing) == 0 and state.seats > 1)),
        "The last player left can’t pass or resign: the game is over.",
    )
    _check_hands(state)
    return state._replace(ended=why)


def _check_hands(state: State) -> None:
    sizes = [len(hand) for hand in state.hands]
    if state.opening and not all(sizes):  # Z-2: the hands are drawn one after the other
        dealt = sizes.index(0)
        in_order = sizes == [HAND] * dealt + [0] * (len(sizes) - dealt)
        _refuse_if(not in_order or state.out, "The first hands are drawn in the order of the seats, six cubes each.")
        return
    for seat, size in enumerate(sizes):
        letter = seat_letter(seat)
        draws = seat == state.mover and not state.opening and not state.rolling
        _refuse_if(
            state.in_bag and size < HAND and not draws,
            f"{letter} has {cubes_text(size)} in hand although the bag isn’t empty.",
        )
        _refuse_if(not size and seat in state.out, f"{letter} can’t have resigned with no cubes in hand.")


def _check_turn(state: State) -> None:
    """Whose turn it is, how many re-rolls are left, and what is under way."""
    _refuse_if(state.passes >= len(state.playing), "When all players have passed in a row, the game is over.")
    _refuse_if(len(state.playing) < 2 and state.out, "When only one player is left, the game is over.")
    if state.next in (LOT, DEAL):
        _check_set_up(state)
        return
    _refuse_if(state.mover == NOBODY, "Say whose turn it is: the game isn’t over.")
    _check_order(state)
    _check_running_out(state)
    if state.next == REFILL:
        quiet = (state.rolls, state.passes, state.rolled) == (0, 0, False)
        _refuse_if(not quiet, "A player who draws has just placed cubes: write rolls0 pass0.")
        return
    _check_rolls(state)


def _check_set_up(state: State) -> None:
    rules = state.rules
    expected = rules.first if state.next == LOT or rules.best_hand or not rules.by_lot else state.mover
    _refuse_if(state.mover != expected, "Before the first cubes are drawn, only the options say who begins.")
    _refuse_if(state.next == LOT and any(state.hands), "Before the first player is drawn, no player has cubes.")
    began = state.mover if rules.by_lot and rules.end_round else NOBODY
    untouched = (state.rolls, state.rolling, state.rolled, state.began) == (rules.opening_allowance, (), False, began)
    _refuse_if(not untouched, "While the first hands are drawn, nothing has been rolled or passed.")


def _check_order(state: State) -> None:
    rules, seats = state.rules, state.seats
    told = rules.end_round and rules.first == NOBODY
    _refuse_if(
        told != (state.began != NOBODY),
        "began= belongs only where the last round is finished and the first player was drawn.",
    )
    if state.opening:
        gone = [(state.mover - away) % seats for away in range(1, len(state.out) + 1)]
        _refuse_if(
            set(gone) != state.out, "Before the first cubes are placed, only those before the mover can have resigned."
        )
        begins = (state.mover - len(state.out)) % seats
        _refuse_if(state.starter not in (NOBODY, begins), "It isn’t the first player’s turn.")


def _check_running_out(state: State) -> None:
    """Z-24: whose hands may be empty while the game goes on."""
    if not state.has_run_out:
        return
    _refuse_if(not state.rules.end_round, "A player has no cubes left, so the game is over.")
    turn = {seat: (seat - state.starter) % state.seats for seat in range(state.seats)}
    late = [seat for seat in state.playing if not state.hands[seat] and turn[seat] >= turn[state.mover]]
    _refuse_if(late, "A player has no cubes left and the round is over, so the game is over.")


def _check_rolls(state: State) -> None:
    rules, rolls = state.rules, state.rolls
    most = rules.opening_allowance if state.opening else rules.allowance
    possible = {UNLIMITED, 0} if most == UNLIMITED else set(range(most + 1))
    if state.rolling:
        possible -= {0} if most == UNLIMITED else {most}
        _refuse_if(state.rolling[-1] >= len(state.hand), "The hand doesn’t hold that many cubes to roll.")
        _refuse_if(state.is_dead, "You can’t roll when no roll can make a cube fit.")
    elif not rules.sequence and not state.opening:
        possible = {1}
    _refuse_if(rolls not in possible, "That many re-rolls can’t be left.")
    chosen = not rules.must_place and rules.sequence and not state.opening
    used = most == UNLIMITED or rolls + bool(state.rolling) < most
    _refuse_if(
        state.rolled and not (chosen and used), "“rolled” is said only where passing is free and a re-roll is used."
    )
