"""Taps on places and stones become moves. Whether a move is legal is asked of the rules, and so is why not."""

from __future__ import annotations

from cuboteca.games.qyshinsu.rules.moves import ADDITIONS, KINDS, PLACES, REMOVALS, RESIGN, Move
from cuboteca.games.qyshinsu.rules.refusal import Refusal
from cuboteca.games.qyshinsu.rules.state import State
from cuboteca.games.qyshinsu.rules.why_illegal import nothing_fits, nothing_to_add, why_not
from cuboteca.games.qyshinsu.text.labels import label
from cuboteca.play.game import IllegalMove
from cuboteca.play.view import PUT_BACK, Answer, Played, Selected, View


def tap(view: View, part: str) -> Answer:
    """Return what a tap on `place:1` … `place:12` or `stone:0` … `stone:5` does, or dragging a stone off the ring."""
    answer = _answer(view, part)
    return name_rival(view, answer) if isinstance(answer, IllegalMove) else answer


def name_rival(view: View, refusal: IllegalMove) -> IllegalMove:
    """Return a refusal in which the opponent has their name, where it speaks of them."""
    if "rival" not in refusal.values:
        return refusal
    rival = view.names[1 - (view.state.seat or 0)]
    return Refusal(refusal.reason, refusal.clause, **{**refusal.values, "rival": rival})


def _answer(view: View, part: str) -> Answer:
    state: State = view.state
    if state.to_move is None:
        return why_not(state, RESIGN)
    what, _, number = part.partition(":")
    picked = view.picked[0] if view.picked else ""
    if what == "stone" and number in map(str, KINDS):
        return _tap_stone(state, int(number), picked)
    if what == "place" and number in map(str, PLACES):
        return _tap_place(state, int(number), picked)
    if part == PUT_BACK:
        return _put_back(state, picked)
    return Selected(view.picked)


def lifted(picked: tuple[str, ...]) -> int | None:
    """Return the kind picked from the tray, if any."""
    return int(picked[0][6:]) if picked and picked[0].startswith("stone:") else None


def chosen_place(picked: tuple[str, ...]) -> int | None:
    """Return the place picked on the ring, if any."""
    return int(picked[0][6:]) if picked and picked[0].startswith("place:") else None


def taken_up(state: State, picked: tuple[str, ...]) -> int | None:
    """Return the kind of the stone picked on the ring to be removed, if any."""
    place = chosen_place(picked)
    there = state.stone(place) if place is not None else None
    return there.kind if there else None


def _tap_stone(state: State, kind: int, picked: str) -> Answer:
    part = f"stone:{kind}"
    if picked == part:
        return Selected((), label("deselected", stone=kind))
    place = chosen_place((picked,))
    if place is not None and state.stone(place) is None:
        return _played_or_why_not(state, ADDITIONS[place - 1][kind])
    if place is not None and taken_up(state, (picked,)) == kind:
        return Played(str(REMOVALS[place - 1][kind]))
    homes = tuple(move.place for move in state.moves() if move.sign == "+" and move.kind == kind)
    if not homes:
        nowhere = nothing_to_add(state)
        return nowhere or why_not(state, ADDITIONS[_asked_place(state) - 1][kind])
    return Selected((part,), label("now_add", stone=kind, homes=homes))


def _put_back(state: State, picked: str) -> Answer:
    """Remove the stone that was dragged off the ring; put down the one that never came there."""
    kind = taken_up(state, (picked,))
    if kind is None:
        kind = lifted((picked,))
    return _tap_stone(state, kind, picked) if kind is not None else Selected((picked,) if picked else ())


def _asked_place(state: State) -> int:
    """Return where an addition says best why its kind cannot be added: an empty place that is asked for."""
    return next(place for place in state.bound().places if state.stone(place) is None)


def _tap_place(state: State, place: int, picked: str) -> Answer:
    part = f"place:{place}"
    there = state.stone(place)
    kind = lifted((picked,))
    if there is None:
        if picked == part:
            return Selected((), label("deselected_place", place=place))
        if kind is not None:
            return _played_or_why_not(state, ADDITIONS[place - 1][kind])
        if any(move.place == place for move in state.moves()):
            return Selected((part,), label("now_choose", place=place))
        if place in state.bound().places:
            return nothing_fits(state, place)
        return why_not(state, _likeliest_addition(state, place))
    removal = REMOVALS[place - 1][there.kind]
    if removal in state.moves():
        if picked == part:
            return Played(str(removal))
        return Selected((part,), label("now_remove", stone=there.kind, place=place))
    return why_not(state, removal if kind is None else ADDITIONS[place - 1][kind])


def _likeliest_addition(state: State, place: int) -> Move:
    """Return an addition that fails, if it can be, for its place and not for its stone."""
    barred = (*state.barred, *(move.kind for move in state.withheld if move.place == place))
    return ADDITIONS[place - 1][next((kind for kind in reversed(KINDS) if kind not in barred), 0)]


def _played_or_why_not(state: State, move: Move) -> Answer:
    return Played(str(move)) if move in state.moves() else why_not(state, move)
