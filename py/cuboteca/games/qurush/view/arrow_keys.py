"""Arrow keys on the board and behind the curtain: as it is seen, whichever side it is seen from."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qurush.rules.board import square_at
from cuboteca.games.qurush.rules.position import CHOICE, TURN
from cuboteca.games.qurush.rules.state import State
from cuboteca.games.qurush.selection.goal_selection import goal_selection_of, seen_goal
from cuboteca.games.qurush.selection.selection import at_of, cell_part, next_squares, selection_of, square_of
from cuboteca.games.qurush.view.art.measures import STEPS, At, seen_at
from cuboteca.play.view import View

ARROWS: Final = {"arrowup": "n", "arrowright": "e", "arrowdown": "s", "arrowleft": "w"}


def step(view: View, part: str | None, key: str) -> str | None:
    """Return where a key leads from a part; None if it leads nowhere."""
    state: State = view.state
    if state.next == CHOICE:
        return _in_the_tray(view, part, key)
    size = state.rules.board.size
    square = square_of(part or "", size)
    if square is None:
        return _own_square(view)
    x, y = seen_at(at_of(square), size, view.turned)
    if key in ARROWS:
        dx, dy = STEPS[ARROWS[key]]
        x, y = x + dx, y + dy
        if state.rules.board.wraps:
            x, y = x % size, y % size
    elif key in ("home", "end"):
        x = 0 if key == "home" else size - 1
    if x not in range(size) or y not in range(size):
        return None
    return cell_part(square_at(*_unseen((x, y), size, view.turned)))


def begins(view: View) -> str | None:
    """Return where a turn begins: at the player's own pawn; at the goal to choose, unless it is another's."""
    if view.state.next == CHOICE:
        return view.focus if view.waits else _in_the_tray(view, None, "home")
    return _own_square(view)


def picked_leads_to(view: View) -> str | None:
    """Return the first square where what is picked can go on, unless the keyboard is on the board."""
    state: State = view.state
    if state.next != TURN or square_of(view.focus or "", state.rules.board.size) is not None:
        return None
    squares = [square for square in next_squares(state, selection_of(view.picked)) if square >= 0]
    return cell_part(min(squares)) if squares else None


def _own_square(view: View) -> str:
    """Return the square where the pawn of the player who holds the device stands; the first square, if it has none."""
    state: State = view.state
    seat = state.mover if view.own is None else view.own
    own = state.pawns[seat] if seat >= 0 else -1
    return cell_part(own if own >= 0 else state.squares[0])


def _unseen(at: At, size: int, turned: int) -> At:
    """Return the square that is seen there."""
    return seen_at(at, size, -turned % 4)


def _in_the_tray(view: View, part: str | None, key: str) -> str | None:
    picks = goal_selection_of(view.state, view.picked, view.turned)
    seen = seen_goal(view.state, picks.shape, view.turned)
    across = len(seen.rows(picks.numbers)[0])
    if part is None or not part.startswith("goal:"):
        return f"goal:{picks.place}"
    here = seen.order.index(int(part[5:]))
    moves = {"arrowright": 1, "arrowleft": -1, "arrowdown": across, "arrowup": -across, "home": -here, "end": 3 - here}
    to = here + moves.get(key, 0)
    return f"goal:{seen.order[to]}" if to in range(4) and key in moves else None
