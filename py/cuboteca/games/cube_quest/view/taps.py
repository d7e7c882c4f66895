"""Taps in a turn become moves. Whether one is legal, and why not, is asked of the rules."""

from __future__ import annotations

from math import atan2, pi

from cuboteca.games.cube_quest.rules import jobs, moves
from cuboteca.games.cube_quest.rules.cubes import CODES, COLOUR_OF
from cuboteca.games.cube_quest.rules.jobs import NOBODY
from cuboteca.games.cube_quest.rules.moves import Flick, Move
from cuboteca.games.cube_quest.rules.places import TURN, Place, land
from cuboteca.games.cube_quest.rules.position import BOARD
from cuboteca.games.cube_quest.rules.refusal import Refusal
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.rules.why_illegal import comes_first
from cuboteca.games.cube_quest.selection.refused_taps import why_no_action, why_not_complete, why_nothing
from cuboteca.games.cube_quest.selection.selection import (
    ACTIONS,
    FLICK,
    FREEZE,
    HEAL,
    HIDE,
    KING,
    PLACING,
    RETURN,
    Selection,
    completed,
    cube_of,
    flick_of,
    move_of,
    nudged,
    nudged_aim,
    numbers_of,
    selection_of,
)
from cuboteca.games.cube_quest.text.labels import answer
from cuboteca.games.cube_quest.text.prompts import heal_words, what_next
from cuboteca.games.cube_quest.text.whereabouts import aim_leads, aim_words, spot_words
from cuboteca.games.cube_quest.view.arrow_keys import quarters
from cuboteca.games.cube_quest.view.setup_taps import set_up_before, tap_set_up
from cuboteca.play.view import Answer, Played, Selected, View


def tap(view: View, part: str) -> Answer:
    """Return what a tap on a part does."""
    state: State = view.state
    if state.seat not in (0, 1):
        return why_nothing(state)
    if state.job is not None and state.job.kind == jobs.SETUP:
        return tap_set_up(view, part)
    picks = selection_of(state, view.picked)
    flick = numbers_of(part, "flick", 5)
    if flick is not None:
        return _flicked(state, part, flick[0])
    kind, _, rest = part.partition(":")
    if kind == "act":
        return _tap_action(state, picks, rest)
    if part == "end":
        return chosen_if_legal(state, Move(moves.END))
    if part == "confirm":
        return _confirm(state, picks)
    hidden = cube_of(part, "hide") if picks.action == HIDE else None
    cube = cube_of(part) if hidden is None else hidden
    if cube is not None:
        return _tap_cube(state, picks, cube)
    if picks.action in PLACING:
        return _placing(view, picks, part)
    if picks.action == HEAL:
        return _healing(state, picks, part)
    if picks.action == FREEZE and part == "again":
        return Selected(completed(state, picks._replace(frozen=())).parts)
    return _aiming(state, picks, part)


def chosen_if_legal(state: State, move: Move) -> Answer:
    """Return the move, or why it is refused."""
    return state.why_not(move) or Played(str(move))


def _flicked(state: State, part: str, cube: int) -> Answer:
    """Pulled back and let go: the numbers are the flick (CQ-11)."""
    flick = flick_of("aim:" + part.split(":", 2)[2], "aim")
    if flick is None or cube_of(f"cube:{cube}") is None:
        return Selected(())
    if state.job is None or state.job.kind == jobs.HELM:
        return chosen_if_legal(state, Move(moves.FLICK, (cube,), flick=flick))
    return comes_first(state.job)


def _tap_action(state: State, picks: Selection, action: str) -> Answer:
    """Something instead of a flick; pressed again it is put down."""
    if action == picks.action or action not in ACTIONS:
        return Selected((), answer("cancelled"))
    refusal = why_no_action(state, action)
    if refusal is not None:
        return refusal
    begun = completed(state, Selection(action))
    return Selected(begun.parts, what_next(state, begun))


def _confirm(state: State, picks: Selection) -> Answer:
    move = move_of(picks)
    return chosen_if_legal(state, move) if move is not None else why_not_complete(state, picks)


def _tap_cube(state: State, picks: Selection, cube: int) -> Answer:
    if picks.action == HIDE:
        return chosen_if_legal(state, Move(moves.HIDE, (cube,)))
    if picks.action == FREEZE:
        return freeze_on(state, picks, cube)
    if picks.action == HEAL and CODES[cube] == "L" and COLOUR_OF[cube] == state.mover:
        return _toggled(state, picks, healer=cube)
    if picks.action in PLACING:
        if cube == picks.cube or state.statuses[cube] != BOARD:
            return Selected(picks.parts)
        return _at(state, picks, state.pose(cube).x, state.pose(cube).y)
    if picks.action == FLICK and picks.cube not in (NOBODY, cube) and COLOUR_OF[cube] != state.mover:
        x, y = 10 * state.pose(cube).x, 10 * state.pose(cube).y
        return _aim_at(state, picks._replace(target=cube), x, y, answer("aimed_at", whose=cube))
    return _pick(state, picks, cube)


def _pick(state: State, picks: Selection, cube: int) -> Answer:
    """Pick a cube to flick; tapped again it is put down."""
    if picks.cube == cube and picks.action == FLICK and state.job is None:
        return Selected((), answer("deselected", cube=cube))
    if CODES[cube] == "L" and COLOUR_OF[cube] == state.mover and state.job is None:
        return _tap_action(state, Selection(), HEAL)
    fault = state.why_not(Move(moves.FLICK, (cube,), flick=Flick(0, 0)))
    if fault is not None:
        return fault
    aim = picks.aim if picks.action == FLICK else None
    chosen = completed(state, Selection(cube=cube, aim=aim))
    return Selected(
        chosen.parts, " ".join((answer("selected", cube=cube), *_aim_sentences(state, chosen), answer("then_aim")))
    )


def _aim_sentences(state: State, picks: Selection) -> tuple[str, ...]:
    """Return the aim and what it leads to: nobody needs to see it."""
    return (aim_words(picks), aim_leads(state, picks)) if picks.aim is not None else ()


def _aiming(state: State, picks: Selection, part: str) -> Answer:
    """Return the direction, the strength and the point that is hit, without dragging."""
    if picks.action != FLICK or picks.aim is None:
        known = picks.action == FLICK and part.startswith(("nudge:", "strength:", "hit:", "at:"))
        return Refusal("select_cube") if known else Selected(picks.parts)
    kind, _, rest = part.partition(":")
    at, hit, strength = numbers_of(part, "at", 2), numbers_of(part, "hit", 2), numbers_of(part, "strength", 1)
    if at is not None:
        return _aim_at(state, picks._replace(target=NOBODY), at[0], at[1], answer("aimed"))
    aim = nudged_aim(picks.aim, rest) if kind == "nudge" else None
    if hit is not None:
        aim = flick_of(f"aim:{picks.aim.direction}:{picks.aim.power}:{hit[0]}:{hit[1]}", "aim")
    if strength is not None:
        aim = picks.aim._replace(power=max(0, min(100, strength[0])))
    if aim is None:
        return Selected(picks.parts)
    target = picks.target if aim.direction == picks.aim.direction else NOBODY
    turned = picks._replace(aim=aim, target=target)
    return Selected(turned.parts, " ".join(_aim_sentences(state, turned)))


def _aim_at(state: State, picks: Selection, x: float, y: float, aimed: str) -> Answer:
    """Turn the aim towards a point, in tenths of a millimetre."""
    if picks.aim is None:
        return Selected(picks.parts)
    pose = state.pose(picks.cube)
    direction = round(atan2(y - 10 * pose.y, x - 10 * pose.x) * 1800 / pi) % TURN
    turned = picks._replace(aim=picks.aim._replace(direction=direction))
    return Selected(turned.parts, " ".join((aimed, *_aim_sentences(state, turned))))


def _placing(view: View, picks: Selection, part: str) -> Answer:
    state: State = view.state
    kind, _, rest = part.partition(":")
    at, carried = numbers_of(part, "at", 2), numbers_of(part, "carry", 3)
    skulk = cube_of(part, "skulk")
    if skulk is not None and picks.action == RETURN:
        begun = completed(state, Selection(RETURN, skulk))
        return Selected(begun.parts, what_next(state, begun))
    if carried is not None:
        at = carried[1:]
    if at is not None:
        return _at(state, picks, at[0] / 10, at[1] / 10)
    place = nudged(picks.place, rest, quarters(view)) if kind == "nudge" and picks.place is not None else None
    return _placed(state, picks, place) if place is not None else Selected(picks.parts)


def _at(state: State, picks: Selection, x: float, y: float) -> Answer:
    place = (picks.place or Place(0, 0))._replace(x=round(10 * x), y=round(10 * y), layer=None)
    return _placed(state, picks, place)


def _placed(state: State, picks: Selection, place: Place) -> Answer:
    """Show the cube there, if it may be put down there."""
    there = picks._replace(place=place)
    move = move_of(there)
    fault = state.why_not(move) if move is not None else None
    if fault is not None:
        return fault
    return Selected(there.parts, _there(state, there, place))


def _there(state: State, picks: Selection, place: Place) -> str:
    """Return where the cube would lie, as in "King: 24.0 cm from the dividing line, on Red’s side, in the middle"."""
    without = (picks.cube,) if picks.action == KING else ()
    landing = land(place, state.poses_without(*without), state.rules.ragged)
    spot = spot_words(landing.pose, COLOUR_OF[picks.cube], exact=True)
    return answer("place_stacked" if landing.layer else "place", cube=picks.cube, spot=spot)


def freeze_on(state: State, picks: Selection, cube: int) -> Answer:
    """Put the next Freeze on top of a cube; take it off a cube that is tapped again (CQ-34)."""
    if any(target == cube for _, target in picks.frozen):
        kept = tuple(entry for entry in picks.frozen if entry[1] != cube)
        return Selected(completed(state, picks._replace(frozen=kept)).parts, answer("target_deselected", whose=cube))
    freeze = picks.cube
    if freeze == NOBODY:
        return Refusal("freezes_placed", "CQ-34")
    more = completed(state, picks._replace(frozen=(*picks.frozen, (freeze, cube))))
    move = move_of(more)
    fault = state.why_not(move) if move is not None else None
    if fault is not None:
        return fault
    return Selected(more.parts, f"{answer('freezes', freeze=freeze, whose=cube)} {what_next(state, more)}")


def _healing(state: State, picks: Selection, part: str) -> Answer:
    healer, fallen = cube_of(part, "healer"), cube_of(part, "fallen")
    if healer is not None:
        return _toggled(state, picks, healer=healer)
    if fallen is None:
        return Selected(picks.parts)
    if fallen in picks.fallen:
        fewer = picks._replace(fallen=tuple(cube for cube in picks.fallen if cube != fallen))
        return Selected(fewer.parts, heal_words(fewer))
    more = picks._replace(fallen=(*picks.fallen, fallen))
    fault = state.why_not(Move(moves.HEAL, more.healers, more.fallen)) if more.healers else None
    if fault is not None:
        return fault
    return Selected(more.parts, heal_words(more))


def _toggled(state: State, picks: Selection, healer: int) -> Answer:
    """Let a Healer heal, or no longer; cubes that those left can't pay for are put back, the last chosen first."""
    if healer not in state.healers():
        fault = state.why_not(Move(moves.HEAL, (healer,), picks.fallen or state.revivable()[:1]))
        return fault or Selected(picks.parts)
    healers = (
        tuple(cube for cube in picks.healers if cube != healer) if healer in picks.healers else (*picks.healers, healer)
    )
    changed = picks._replace(healers=tuple(sorted(healers)) or (healer,))
    while changed.fallen and state.why_not(Move(moves.HEAL, changed.healers, changed.fallen)) is not None:
        changed = changed._replace(fallen=changed.fallen[:-1])
    return Selected(changed.parts, heal_words(changed))


def put_back(view: View) -> tuple[str, ...] | None:
    """Return what stays picked when the last of it is taken back; None if nothing is picked."""
    state: State = view.state
    if not view.picked or state.seat not in (0, 1):
        return None
    if state.job is not None and state.job.kind == jobs.SETUP:
        return set_up_before(view)
    picks = selection_of(view.state, view.picked)
    if picks.frozen:
        return picks._replace(frozen=picks.frozen[:-1]).parts
    if picks.fallen:
        return picks._replace(fallen=picks.fallen[:-1]).parts
    return ()
