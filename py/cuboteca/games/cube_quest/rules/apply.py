"""What a move does: the next position. Whether it may be made is decided in `why_illegal`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cuboteca.games.cube_quest.rules import jobs, moves
from cuboteca.games.cube_quest.rules.cubes import CODES, COLOUR_OF, KINGS, army_of, is_shadow
from cuboteca.games.cube_quest.rules.freezing import landings_of
from cuboteca.games.cube_quest.rules.jobs import LOT, NOBODY, Job
from cuboteca.games.cube_quest.rules.moves import FALLS, Move
from cuboteca.games.cube_quest.rules.options import UNDECIDED, Rules
from cuboteca.games.cube_quest.rules.places import Place, land
from cuboteca.games.cube_quest.rules.pose import yaw_turned
from cuboteca.games.cube_quest.rules.position import (
    BOTH_OFF,
    DEFEATED,
    DONE,
    FRESH,
    FROZE,
    HAND,
    HEALING,
    HIDDEN,
    KING_OFF,
    RESERVE,
    RESIGNED,
    SPENT,
    UNUSED,
)
from cuboteca.games.cube_quest.rules.resolving import (
    EMPTY,
    P,
    advanced,
    bout_begun,
    bout_over,
    lifted_out,
    next_turn,
    put_down,
    put_on,
    taken_off,
    with_poses,
)
from cuboteca.games.cube_quest.rules.setup import formation_of


def apply_move(now: P, move: Move) -> P:
    """Return the position after a legal move, gone on to the next decision."""
    after: P = _MADE[move.kind](now, move)
    return advanced(after)


def _popped(now: P) -> P:
    return now._replace(jobs=now.jobs[1:])


# Setting up.


def _lot(now: P, move: Move) -> P:
    return bout_begun(now, move.faces[0])


def _set_up(now: P, move: Move) -> P:
    seat = now.jobs[0].seat
    poses, stacked = formation_of(move, now.rules)
    reserve = frozenset(cube for cube in move.cubes if cube not in poses)
    after = put_on(_popped(now), poses)
    after = after._replace(statuses=tuple(RESERVE if c in reserve else s for c, s in enumerate(after.statuses)))
    return after._replace(jobs=(Job(jobs.CHECK, seat=seat), *after.jobs)) if stacked else after


# Chance.


def _settled(now: P, move: Move) -> P:
    job = now.jobs[0]
    if move.word == FALLS:
        return _fell(now, job)
    after = taken_off(with_poses(_popped(now), dict(move.poses)), [cube for cube, _ in move.offs], DEFEATED)
    fallen = {COLOUR_OF[cube]: seconds for cube, seconds in move.offs if cube in KINGS}
    if fallen:
        return _kings_fell(after, fallen)
    if job.kind == jobs.STAND:
        frozen = [(cube, after.frozen_under(cube)) for cube in job.cubes if CODES[cube] == "F"]
        after = after._replace(freezes=tuple(sorted((*after.freezes, *(entry for entry in frozen if entry[1])))))
    elif job.flick is not None and now.helm != NOBODY and not after.is_at_home(now.helm):
        after = after._replace(helm=NOBODY)  # CQ-25: it landed in enemy territory, or nowhere
    return after


def _fell(now: P, job: Job) -> P:
    """Take up again what was put down and does not stay (CQ-6, CQ-46)."""
    after = _popped(now)
    if job.kind == jobs.CHECK:
        after = taken_off(after, army_of(job.seat), UNUSED)
        return after._replace(jobs=(Job(jobs.SETUP, seat=job.seat), *after.jobs))
    if CODES[job.cubes[0]] == "F":
        return taken_off(after, job.cubes, RESERVE)._replace(act=FRESH)
    if now.is_abroad(job.cubes[0]):  # only a Skulk that returns is put down there: it is in hiding again
        return taken_off(after, job.cubes, HIDDEN)._replace(act=FRESH, jobs=())
    return taken_off(after, job.cubes, HAND)._replace(jobs=(Job(jobs.PLACE, job.cubes), *after.jobs))


def _kings_fell(now: P, fallen: dict[int, float]) -> P:
    """CQ-19; both at once by the option (A-9)."""
    if len(fallen) == 1:
        (loser,) = fallen
        return bout_over(now, 1 - loser, KING_OFF)
    if now.rules.kings_draw:
        return bout_over(now, NOBODY, BOTH_OFF)
    loser = now.mover
    if not now.rules.active_loses and fallen[0] != fallen[1]:
        loser = min(fallen, key=lambda colour: fallen[colour])
    return bout_over(now, 1 - loser, BOTH_OFF)


def _released(now: P, move: Move) -> P:
    """Return a release roll (CQ-16), or the face of a Skulk that returns."""
    (cube,), (face,) = move.cubes, move.faces
    after = _popped(now)
    if now.jobs[0].kind == jobs.FACE:
        pose = now.pose(cube)
        return with_poses(after, {cube: yaw_turned(pose, face)})
    if is_shadow(cube, face):
        return taken_off(after, (cube,), DEFEATED)
    return taken_off(after, (cube,), HAND)._replace(jobs=(Job(jobs.PLACE, (cube,)), *after.jobs))


def _revived(now: P, move: Move) -> P:
    """CQ-30, in the order named (A-35); a Freeze goes back beside the board (A-17)."""
    up = [cube for cube, face in zip(move.chosen, move.faces, strict=True) if not is_shadow(cube, face)]
    freezes = [cube for cube in up if CODES[cube] == "F"]
    others = [cube for cube in up if CODES[cube] != "F"]
    after = taken_off(taken_off(_popped(now), freezes, RESERVE), others, HAND)
    return after._replace(jobs=(*(Job(jobs.PLACE, (cube,)) for cube in others), *after.jobs))


# A turn.


def _flicked(now: P, move: Move) -> P:
    (cube,) = move.cubes
    extra, helm, act = now.extra, NOBODY, now.act
    if now.job is None:
        helm = cube if CODES[cube] == "H" else NOBODY
        if extra[now.mover]:
            extra = _changed(extra, now.mover, -1)  # CQ-24
        else:
            act = DONE
    settling = Job(jobs.SETTLE, (cube,), flick=move.flick)
    count = now.made + 1 if now.rules.fouls else 0
    return now._replace(extra=extra, helm=helm, act=act, made=count, jobs=(settling,))


def _king_moved(now: P, move: Move) -> P:
    (king,), place = move.cubes, _place(move)
    after = now._replace(act=DONE)
    return lifted_out(after, (king,), HAND, Job(jobs.LIFTED, (king,), place=place))


def _put(now: P, move: Move) -> P:
    landing = land(_place(move), now.poses_without(), now.rules.ragged)
    return put_down(_popped(now), {move.cubes[0]: landing.pose})


def _came_back(now: P, move: Move) -> P:
    landing = land(_place(move), now.poses_without(), now.rules.ragged)
    then = (Job(jobs.FACE, move.cubes),) if now.rules.rolled_skulk else ()
    return put_down(now._replace(act=DONE), {move.cubes[0]: landing.pose}, *then)


def _hid(now: P, move: Move) -> P:
    return lifted_out(_popped(now), move.cubes, HIDDEN)


def _froze(now: P, move: Move) -> P:
    poses = {cube: landing.pose for cube, landing in landings_of(now, move)}
    return put_down(now._replace(act=FROZE), poses)


def _healed(now: P, move: Move) -> P:
    after = now._replace(act=HEALING, jobs=())
    return lifted_out(after, move.cubes, SPENT, Job(jobs.REVIVE, move.cubes, move.chosen))


def _declined(now: P, move: Move) -> P:
    """CQ-45: what is open is gone, and no more than that."""
    job = now.job
    if job is None:
        return now._replace(extra=_changed(now.extra, now.mover, -1))
    return next_turn(now) if job.kind == jobs.HIDE else _without_offer(now)


def _without_offer(now: P) -> P:
    after = _popped(now)
    return after._replace(act=DONE) if now.jobs[0].kind == jobs.MORE else after


def _called(now: P, move: Move) -> P:
    return now._replace(extra=_changed(now.extra, now.mover, 1), seen=now.seen - 1)


def _ran_late(now: P, move: Move) -> P:
    """CQ-45: the open step is lost, and with it the turn unless it was optional."""
    return next_turn(now) if now.job is None and not now.extra[now.mover] else _declined(now, move)


def _resigned(now: P, move: Move) -> P:
    decider = now.decider
    return bout_over(now, 1 - decider if decider in (0, 1) else NOBODY, RESIGNED)


def _changed(counts: tuple[int, int], seat: int, by: int) -> tuple[int, int]:
    return (counts[0] + by, counts[1]) if seat == 0 else (counts[0], counts[1] + by)


def _place(move: Move) -> Place:
    place = move.places[0]
    if not isinstance(place, Place):
        raise TypeError("This move names a place.")
    return place


_MADE: Final[dict[str, Callable[[Any, Move], Any]]] = {
    moves.LOT: _lot,
    moves.SETUP: _set_up,
    moves.SETTLE: _settled,
    moves.RELEASE: _released,
    moves.REVIVE: _revived,
    moves.FLICK: _flicked,
    moves.KING: _king_moved,
    moves.PUT: _put,
    moves.RETURN: _came_back,
    moves.HIDE: _hid,
    moves.FREEZE: _froze,
    moves.HEAL: _healed,
    moves.END: _declined,
    moves.FOUL: _called,
    moves.LATE: _ran_late,
    moves.RESIGN: _resigned,
}
"""What each kind of move does."""


def first_position(kind: type[P], rules: Rules) -> P:
    """Before anything is set up."""
    now = kind(rules, *EMPTY)
    return now._replace(jobs=(Job(LOT),)) if rules.start == UNDECIDED else bout_begun(now, rules.start)
