"""Taps while a side is set up: choosing an army, placing, turning and stacking its cubes."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cube_quest.rules.armies import FORMATIONS
from cuboteca.games.cube_quest.rules.board import HALF_LENGTH, HALF_WIDTH
from cuboteca.games.cube_quest.rules.cubes import CODES, COLOUR_OF, KIND_OF, cost_of, is_shadow
from cuboteca.games.cube_quest.rules.jobs import NOBODY
from cuboteca.games.cube_quest.rules.places import Place
from cuboteca.games.cube_quest.rules.pose import upper_face
from cuboteca.games.cube_quest.rules.refusal import Refusal
from cuboteca.games.cube_quest.rules.setup import setup_fault
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.selection.draft import (
    ARMY,
    MAT,
    Draft,
    arranged,
    draft_of,
    fault_at,
    faults,
    free_place,
    landings,
    mirrored,
    preset,
    with_less,
    with_more,
    with_place,
)
from cuboteca.games.cube_quest.selection.selection import cube_of, nudged, numbers_of
from cuboteca.games.cube_quest.text.labels import answer
from cuboteca.games.cube_quest.text.whereabouts import spot_words
from cuboteca.games.cube_quest.view.arrow_keys import quarters
from cuboteca.play.view import Answer, Played, Selected, View

OFF: Final = 80
"""Whatever is dropped farther beyond the edge than this, in tenths of a millimetre, is taken off the mat."""


def tap_set_up(view: View, part: str) -> Answer:
    """Return what a tap on a part does while a side is set up."""
    state: State = view.state
    seat = state.jobs[0].seat
    draft = draft_of(view, seat)
    kind, _, rest = part.partition(":")
    if kind in ("more", "less") and not state.rules.basic:
        return _army_changed(state, draft, seat, kind, rest)
    if kind == "army" and not state.rules.basic:
        return _army_chosen(state, draft, seat, rest)
    if kind == "formation" and rest in FORMATIONS:
        made = arranged(rest, draft.cubes, seat)._replace(page=draft.page)
        return Selected(made.parts, answer("stand", formation=rest))
    if kind == "own":
        return _own_chosen(view, draft, seat, rest)
    if kind == "page" and rest in (ARMY, MAT):
        turned = draft._replace(page=rest, picked=NOBODY, onto=False)
        return Selected(turned.parts, answer("choose_army" if rest == ARMY else "place_cubes"))
    if part == "confirm" and draft.page == ARMY:
        return Selected(draft._replace(page=MAT).parts, answer("place_cubes"))
    if part in ("ready", "confirm"):
        return _ready(state, draft, seat)
    return _tap_on_the_mat(view, draft, seat, part)


def set_up_without_choice(view: View) -> tuple[str, ...]:
    """Return the set-up with no cube selected."""
    return draft_of(view, view.state.jobs[0].seat)._replace(picked=NOBODY, onto=False).parts


def set_up_before(view: View) -> tuple[str, ...] | None:
    """Return the set-up as it was before the last change of it, else with nothing selected; None where nothing has been
    done. Undo never leads from the places back to the army (`why_army_stays`)."""
    state: State = view.state
    seat = state.jobs[0].seat
    draft = draft_of(view, seat)
    for parts in reversed(view.earlier):
        before = draft_of(view._replace(picked=parts), seat)
        if before.page == ARMY and draft.page == MAT:
            break
        if (before.placed, before.aside) != (draft.placed, draft.aside):
            return parts
    if draft.picked != NOBODY:
        return draft._replace(picked=NOBODY, onto=False).parts
    if view.earlier or why_army_stays(view):
        return None
    return ()  # What was kept while the page was away has no steps.


def why_army_stays(view: View) -> Refusal | None:
    """Return why Undo leads no farther back from the places of an own army: that has a button of its own."""
    state: State = view.state
    draft = draft_of(view, state.jobs[0].seat)
    return Refusal("nothing_placed") if draft.page == MAT and not state.rules.basic else None


def _army_changed(state: State, draft: Draft, seat: int, how: str, code: str) -> Answer:
    kind = next((kind for kind in KIND_OF if kind.code == code), None)
    if kind is None or code == "K":
        return Refusal("king_stays", "CQ-3")
    if how == "less":
        fewer = with_less(draft, code, seat)
        return (
            Selected(fewer.parts, _counted(state, fewer, code))
            if fewer
            else Refusal("none_to_leave_out", "CQ-3", kind=code)
        )
    if cost_of(draft.cubes) + kind.cost > state.rules.points:
        left = state.rules.points - cost_of(draft.cubes)
        return Refusal("kind_too_dear", "CQ-3", kind=code, cost=kind.cost, left=left)
    more = with_more(draft, code, seat)
    if more is None:
        return Refusal("not_in_box", "CQ-3", supply=code)
    return Selected(more.parts, _counted(state, more, code))


def _counted(state: State, draft: Draft, code: str) -> str:
    """Return how many of a kind there are now, and what the army costs."""
    count = sum(CODES[cube] == code for cube in draft.cubes)
    return answer("counted", count_of=(count, code), **_sum(state, draft))


def _sum(state: State, draft: Draft) -> dict[str, int]:
    return {"spent": cost_of(draft.cubes), "most": state.rules.points}


def _army_chosen(state: State, draft: Draft, seat: int, name: str) -> Answer:
    cubes = preset(name, seat, state.rules.points)
    if cubes is None:
        return Selected(draft.parts)
    made = arranged(draft.form or "wall", cubes, seat)._replace(page=draft.page)
    return Selected(made.parts, answer("army", army_name=name, army=cubes, **_sum(state, made)))


def _own_chosen(view: View, draft: Draft, seat: int, name: str) -> Answer:
    """Take a formation that was saved; with the basic army only what is of it."""
    state: State = view.state
    text = dict(view.presets).get(name)
    made = mirrored(text, seat) if text is not None else None
    if made is None:
        return Refusal("formation_gone")
    if state.rules.basic and made.cubes != draft.cubes:
        return Refusal("formation_not_basic", "CQ-2")
    if cost_of(made.cubes) > state.rules.points:
        return Refusal("formation_too_dear", "CQ-3", cost=cost_of(made.cubes), limit=state.rules.points)
    return Selected(made._replace(page=draft.page).parts, answer("own", name=name, **_sum(state, made)))


def _ready(state: State, draft: Draft, seat: int) -> Answer:
    if draft.to_place:
        return Refusal("no_place_yet", "CQ-8", cube=draft.to_place[0])
    return setup_fault(draft.move, seat, state.rules) or Played(str(draft.move))


def _tap_on_the_mat(view: View, draft: Draft, seat: int, part: str) -> Answer:
    state: State = view.state
    cube = cube_of(part)
    carried = numbers_of(part, "carry", 3)
    at = numbers_of(part, "at", 2)
    kind, _, rest = part.partition(":")
    if carried is not None and carried[0] in draft.cubes:
        return _dropped(state, draft, *carried)
    if at is not None:
        if draft.picked == NOBODY:
            return Refusal("select_then_place")
        return _put(state, draft, draft.picked, _moved(draft, draft.picked, *at))
    if cube is not None:
        return _tap_cube(state, draft, seat, cube)
    if kind == "stock" and cube_of(part, "stock") is not None:
        return _from_stock(state, draft, int(rest))
    if draft.picked == NOBODY:
        if kind == "nudge" or part in ("onto", "off"):
            return Refusal("select_cube")
        return Selected(draft.parts)
    if part == "onto":
        return Selected(draft._replace(onto=not draft.onto).parts, "" if draft.onto else answer("onto"))
    if part == "off":
        return _taken_off(draft, draft.picked)
    if kind == "nudge":
        place = nudged(_moved(draft, draft.picked), rest, quarters(view))
        return _put(state, draft, draft.picked, place, rest) if place is not None else Selected(draft.parts)
    return Selected(draft.parts)


def _moved(draft: Draft, cube: int, x: int | None = None, y: int | None = None) -> Place:
    """Return the place of a cube, elsewhere on the mat; turned as it was."""
    place = draft.place_of(cube) or Place(0, 0)
    return place._replace(x=place.x if x is None else x, y=place.y if y is None else y, layer=None)


def _tap_cube(state: State, draft: Draft, seat: int, cube: int) -> Answer:
    if COLOUR_OF[cube] != seat:
        return Refusal("other_colour", "CQ-4", colour=seat)
    if draft.onto and draft.picked not in (NOBODY, cube):
        below = draft.place_of(cube)
        if below is not None:
            top = _moved(draft, draft.picked, below.x, below.y)._replace(yaw=below.yaw)
            return _put(state, draft._replace(onto=False), draft.picked, top)
    if draft.picked == cube:
        return Selected(draft._replace(picked=NOBODY, onto=False).parts, answer("deselected", cube=cube))
    return Selected(draft._replace(picked=cube, onto=False).parts, answer("select_spot", cube=cube))


def _from_stock(state: State, draft: Draft, cube: int) -> Answer:
    if cube not in draft.to_place:
        return Selected(draft.parts)
    place = free_place(draft, cube, state.rules)
    if place is None:
        return Selected(draft._replace(picked=cube).parts, answer("no_spot", cube=cube))
    made = with_place(draft, cube, place)._replace(picked=cube)
    return Selected(made.parts, answer("placed", cube=cube))


def _dropped(state: State, draft: Draft, cube: int, x: int, y: int) -> Answer:
    if abs(x) > 10 * HALF_WIDTH + OFF or abs(y) > 10 * HALF_LENGTH + OFF:
        return _taken_off(draft, cube)
    return _put(state, draft, cube, _moved(draft, cube, x, y))


def _taken_off(draft: Draft, cube: int) -> Answer:
    without = with_place(draft, cube, None)._replace(picked=NOBODY)
    return Selected(without.parts, answer("taken_off", cube=cube))


def _put(state: State, draft: Draft, cube: int, place: Place, nudge: str = "") -> Answer:
    """Return a cube at a new place, if it may stand there; what stood on it must still stand as well as before."""
    if CODES[cube] == "F":
        return Refusal("starts_beside", "CQ-8", cube=cube)
    made = with_place(draft, cube, place)._replace(picked=cube)
    fault = fault_at(made, cube, state.rules)
    if fault is not None:
        return fault
    before = faults(draft, state.rules)
    others = {other: why for other, why in faults(made, state.rules).items() if other not in before}
    sentences = [_stands(state, made, cube, nudge), *(why.message for why in list(others.values())[:1])]
    return Selected(made.parts, " ".join(sentences))


def _stands(state: State, draft: Draft, cube: int, nudge: str) -> str:
    """Return how a cube stands now: nobody needs to see it."""
    landing = landings(draft.placed, state.rules.ragged)[cube]
    if nudge == "face":
        return answer("upper_side", cube=cube, shadow=is_shadow(cube, upper_face(cube, landing.pose)))
    if nudge in TURNED:
        return answer(TURNED[nudge], cube=cube)
    spot = spot_words(landing.pose, COLOUR_OF[cube], exact=True)
    return answer("spot_stacked" if landing.layer else "spot", cube=cube, spot=spot, below=landing.layer)


TURNED: Final = {"far-left": "turned_left", "far-right": "turned_right"}
