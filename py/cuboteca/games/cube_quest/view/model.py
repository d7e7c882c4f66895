"""A position as the arena shows it: which cubes may be taken, which are chosen, where something would go."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, radians, sin
from typing import Final

from cuboteca.games.cube_quest.rules import jobs
from cuboteca.games.cube_quest.rules.board import EDGE
from cuboteca.games.cube_quest.rules.cubes import CODES, COLOUR_OF, KINGS
from cuboteca.games.cube_quest.rules.flick_simulation import reach_of, way_to_edge
from cuboteca.games.cube_quest.rules.freezing import place_on
from cuboteca.games.cube_quest.rules.jobs import NOBODY
from cuboteca.games.cube_quest.rules.moves import Flick, Move
from cuboteca.games.cube_quest.rules.places import Landing, land
from cuboteca.games.cube_quest.rules.position import BOARD, Position
from cuboteca.games.cube_quest.rules.state import State
from cuboteca.games.cube_quest.selection.draft import draft_of, landings
from cuboteca.games.cube_quest.selection.selection import (
    FLICK,
    FREEZE,
    HEAL,
    HIDE,
    KING,
    PLACING,
    PUT,
    RETURN,
    Selection,
    cube_of,
    selection_for,
    selection_of,
)
from cuboteca.games.cube_quest.text.labels import cube_count, label
from cuboteca.games.cube_quest.text.whereabouts import describe, spot_words
from cuboteca.games.cube_quest.view.art.board import Arena, Cube
from cuboteca.games.cube_quest.view.art.top_view import Trace
from cuboteca.games.cube_quest.view.keys import ON_THE_BOARD
from cuboteca.games.cube_quest.view.taps import freeze_on
from cuboteca.play.view import Selected, View


def arena_of(view: View) -> Arena:
    """Return the board as a player sees it now."""
    state: State = view.state
    setting_up = state.job is not None and state.job.kind == jobs.SETUP
    acts = view.live and not view.waits
    if acts and setting_up:
        return _set_up(view, state.jobs[0].seat)
    if acts and state.seat in (0, 1):
        return _turn(view, _shown_picks(view))
    captured = state.job.cubes if state.job is not None and state.job.kind == jobs.RELEASE else ()
    cubes = tuple(
        Cube(
            cube,
            state.pose(cube),
            describe(state, cube, view.own),
            frozen=cube in state.frozen,
            captured=cube in captured,
        )
        for cube in state.on_board
    )
    whose, ragged = "wait" if view.waits else "", state.rules.ragged
    return Arena(cubes, board_label(state), view.turned, ragged=ragged, live=False, whose=whose, whole=not view.live)


def _shown_picks(view: View) -> Selection:
    """Return what is picked, or what a hint would pick for the move that it shows, which is so drawn."""
    state: State = view.state
    return selection_for(state, state.read(view.thought_of)) if view.thought_of else selection_of(state, view.picked)


def trace_of(view: View) -> tuple[Trace, ...]:
    """Return the way of the flick that has just been made, or the ways that cubes went by it: what is seen in a flight,
    for pictures that don't move."""
    if not view.past:
        return ()
    before, text = view.past[-1]
    done: Move = before.read(text)
    if done.flick is not None:
        return (_flicked(before, done.cubes[0], done.flick, ahead=True),)
    job = before.job
    if job is None or job.kind != jobs.SETTLE:
        return ()
    went = [Trace(cube, before.pose(cube), pose.x, pose.y) for cube, pose in done.poses]
    if job.flick is not None:
        # What falls goes on beyond the edge, the way of the flick.
        went += [_flicked(before, cube, job.flick._replace(power=FULL)) for cube, _ in done.offs]
    return tuple(went)


FULL: Final = 100


def _flicked(before: Position, cube: int, flick: Flick, *, ahead: bool = False) -> Trace:
    """Return how far a cube would go on a board with nothing else on it, and no farther than just over the edge."""
    pose, turn = before.pose(cube), radians(flick.direction / 10)
    far = min(reach_of(flick.power), way_to_edge(pose.x, pose.y, turn) + EDGE / 2)
    return Trace(cube, pose, pose.x + far * cos(turn), pose.y + far * sin(turn), stays=False, ahead=ahead)


def board_label(state: State, drafted: Sequence[Cube] = ()) -> str:
    """Return what the board is called for a screen reader, with the number of cubes on it, those of a set-up too."""
    on_it = [*state.on_board, *(one.cube for one in drafted)]
    red, blue = (cube_count(sum(COLOUR_OF[cube] == colour for cube in on_it)) for colour in (0, 1))
    return label("board", red=red, blue=blue)


def _set_up(view: View, seat: int) -> Arena:
    state: State = view.state
    draft = draft_of(view, seat)
    mine = tuple(
        Cube(cube, landing.pose, describe_draft(cube, landing), carried=True, picked=cube == draft.picked)
        for cube, landing in landings(draft.placed, state.rules.ragged).items()
    )
    others = tuple(Cube(cube, state.pose(cube), describe(state, cube, view.own)) for cube in state.on_board)
    return Arena(
        (*mine, *others),
        board_label(state, mine) if others else label("own_side"),
        view.turned,
        focus=_focus(view),
        places=True,
        castles=(seat,) if draft.picked in KINGS else (),
        home=seat,
        ragged=state.rules.ragged,
        keys=ON_THE_BOARD,
        whose=f"set-up-{seat}",
    )


@lru_cache(maxsize=128)
def describe_draft(cube: int, landing: Landing) -> str:
    """Return a cube that is being placed, and where, for a screen reader."""
    spot = spot_words(landing.pose, COLOUR_OF[cube])
    return label("own_cube_stacked" if landing.layer else "own_cube", cube=cube, below=landing.layer, spot=spot)


def _focus(view: View) -> int | None:
    return cube_of(view.focus or "")


def _turn(view: View, picks: Selection) -> Arena:
    state: State = view.state
    may = _choosable(state, picks)
    chosen = (
        {picks.cube, *picks.healers, *(target for _, target in picks.frozen)}
        if picks.cube != NOBODY
        else {
            *picks.healers,
            *(target for _, target in picks.frozen),
        }
    )
    flicking = picks.action == FLICK and (state.job is None or state.job.kind == jobs.HELM)
    cubes = tuple(
        Cube(
            cube,
            state.pose(cube),
            describe(state, cube, view.own),
            flicks=flicking and cube in may,
            glow=cube in may and (picks.action != FLICK or state.job is not None),
            picked=cube in chosen,
            frozen=cube in state.frozen,
        )
        for cube in state.on_board
    )
    aim = ""
    if picks.action == FLICK and picks.aim is not None:
        aim = f"{picks.cube}:{picks.aim.direction}:{picks.aim.power}:{picks.aim.height}:{picks.aim.lateral}"
    placing = picks.action in PLACING
    castles = (COLOUR_OF[picks.cube],) if picks.action in (KING, PUT) and picks.cube != NOBODY else ()
    return Arena(
        (*cubes, *_ghosts(state, picks)),
        board_label(state),
        view.turned,
        focus=_focus(view),
        aim=aim,
        places=placing or flicking,
        castles=castles,
        home=1 - state.mover if picks.action == RETURN else None,  # where a Skulk may return to (CQ-28)
        shut=(1 - state.mover,) if picks.action == RETURN else (),
        ragged=state.rules.ragged,
        keys=ON_THE_BOARD,
        first=state.mover,
        whose=f"place-{state.seat}" if placing else f"turn-{state.seat}",
    )


def _choosable(state: State, picks: Selection) -> frozenset[int]:
    """Return the cubes that may be tapped for what is being done."""
    mover = state.mover
    if picks.action == HIDE:
        return frozenset(state.hiders())
    if picks.action == HEAL:
        return frozenset(state.healers())
    if picks.action == FREEZE:
        enemies = frozenset(c for c in state.with_status(1 - mover, BOARD) if CODES[c] != "K")
        takes = (c for c in enemies if isinstance(freeze_on(state, picks, c), Selected))
        return frozenset(takes) if picks.frozen else enemies
    if picks.action == FLICK:
        if state.job is not None:
            return frozenset(state.job.cubes)
        return frozenset(state.flickable())
    return frozenset()


def _ghosts(state: State, picks: Selection) -> tuple[Cube, ...]:
    """Return where something would go."""
    if picks.action in PLACING and picks.place is not None:
        without = (picks.cube,) if picks.action == KING else ()
        pose = land(picks.place, state.poses_without(*without), state.rules.ragged).pose
        return (Cube(picks.cube, pose, ghost=True),)
    poses = list(state.poses_without())
    ghosts = []
    for freeze, target in picks.frozen:
        pose = land(place_on(state.pose(target)), poses, state.rules.ragged).pose
        poses.append(pose)
        ghosts.append(Cube(freeze, pose, ghost=True))
    return tuple(ghosts)
