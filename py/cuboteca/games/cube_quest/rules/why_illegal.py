"""Whether a move may be made, and if not, why: the reason, what it is about, and the clause.

`text/refusals.py` words it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cuboteca.games.cube_quest.rules import jobs, moves
from cuboteca.games.cube_quest.rules.board import CASTLES, TOUCH, is_wholly_on
from cuboteca.games.cube_quest.rules.boxes import footprint, is_beyond, touches
from cuboteca.games.cube_quest.rules.castle import castle_fault
from cuboteca.games.cube_quest.rules.cubes import CODES, COLOUR_OF, KIND_OF, KINGS, cost_of, is_shadow
from cuboteca.games.cube_quest.rules.flick_simulation import settling_fault
from cuboteca.games.cube_quest.rules.freezing import freeze_fault
from cuboteca.games.cube_quest.rules.jobs import Job
from cuboteca.games.cube_quest.rules.moves import Move
from cuboteca.games.cube_quest.rules.places import Place, land
from cuboteca.games.cube_quest.rules.polygon import gap
from cuboteca.games.cube_quest.rules.position import BOARD, DEFEATED, HIDDEN, SPENT, Position
from cuboteca.games.cube_quest.rules.refusal import Refusal
from cuboteca.games.cube_quest.rules.setup import setup_fault

HEALING: Final = 6
"""Points that each Healer may revive (CQ-29)."""


def flick_fault(now: Position, move: Move) -> Refusal | None:
    """Return why a cube cannot be flicked; None if it can (CQ-10).

    A Freeze hides what it freezes: that is meant then.
    """
    (cube,) = move.cubes
    if COLOUR_OF[cube] != now.mover:
        frozen = dict(now.freezes).get(cube, ())
        if frozen:
            return Refusal("frozen", "CQ-36", act=moves.FLICK, cube=frozen[0])
        return Refusal("not_yours", "CQ-10", act=moves.FLICK)
    if not KIND_OF[cube].flicked:
        return Refusal("never_flicked", "CQ-10", kind=CODES[cube])
    if now.statuses[cube] != BOARD:
        return Refusal("off_board", "CQ-10", cube=cube)
    if cube in now.frozen:
        return Refusal("frozen", "CQ-36", act=moves.FLICK, cube=cube)
    return None


def owed_flick(now: Position) -> Refusal | None:
    """Return why the mover can only flick; None if no extra flick comes first (CQ-24)."""
    return Refusal("extra_flick_first", "CQ-24") if now.extra[now.mover] else None


def _king_fault(now: Position, move: Move) -> Refusal | None:
    """CQ-20."""
    (king,), place = move.cubes, move.places[0]
    if CODES[king] != "K" or COLOUR_OF[king] != now.mover or not isinstance(place, Place):
        return Refusal("not_yours", "CQ-20", act=moves.KING)
    owed = owed_flick(now)
    if owed is not None:
        return owed
    if now.carried_by(king) and not now.rules.covered_king_moves:
        return Refusal("king_covered", "CQ-20")
    return castle_fault(now, king, place, king)


def _return_fault(now: Position, move: Move) -> Refusal | None:
    """CQ-28."""
    (cube,), place = move.cubes, move.places[0]
    if CODES[cube] != "U" or COLOUR_OF[cube] != now.mover or not isinstance(place, Place):
        return Refusal("not_yours", "CQ-28", act=moves.RETURN)
    if now.statuses[cube] != HIDDEN:
        return Refusal("not_hiding", "CQ-28", cube=cube)
    return owed_flick(now) or _return_place_fault(now, cube, place)


def _return_place_fault(now: Position, cube: int, place: Place) -> Refusal | None:
    landing = land(place, now.poses_without(), now.rules.ragged)
    if now.rules.rolled_skulk and place.face != 1:
        return Refusal("face_chosen", "CQ-28", cube=cube)
    if is_shadow(cube, place.face):
        return Refusal("shadow_up", "CQ-28", cube=cube)
    if not is_beyond(now.mover, landing.pose):
        return Refusal("not_beyond", "CQ-28", cube=cube)
    shape = footprint(landing.pose)
    if not is_wholly_on(shape, now.rules.ragged):
        return Refusal("over_edge", "CQ-28", cube=cube)
    if gap(shape, CASTLES[1 - now.mover]) <= now.rules.castle_gap:
        return Refusal("near_castle", "CQ-28", cube=cube, apart=now.rules.castle_gap > TOUCH)
    if landing.layer or any(touches(landing.pose, other, TOUCH) for other in now.poses_without()):
        return Refusal("touches_cube", "CQ-28", cube=cube)
    return Refusal("nothing_below", "CQ-46", cube=cube) if place.layer else None


def _freeze_fault(now: Position, move: Move) -> Refusal | None:
    """CQ-34."""
    return owed_flick(now) or freeze_fault(now, move)


def _heal_fault(now: Position, move: Move) -> Refusal | None:
    """CQ-29."""
    return owed_flick(now) or _healers_fault(now, move) or _revival_fault(now, move)


def _healers_fault(now: Position, move: Move) -> Refusal | None:
    for cube in move.cubes:
        if CODES[cube] != "L" or COLOUR_OF[cube] != now.mover:
            return Refusal("not_yours", "CQ-29", act=moves.HEAL)
        if now.statuses[cube] == SPENT or move.cubes.count(cube) > 1:
            return Refusal("used_once", "CQ-29", cube=cube)
        if now.statuses[cube] != BOARD:
            return Refusal("off_board", "CQ-29", cube=cube)
        if cube in now.frozen:
            return Refusal("frozen", "CQ-36", act=moves.HEAL, cube=cube)
    return None


def _revival_fault(now: Position, move: Move) -> Refusal | None:
    for cube in move.chosen:
        if COLOUR_OF[cube] != now.mover:
            return Refusal("not_yours", "CQ-29", act=moves.REVIVE)
        if move.chosen.count(cube) > 1:
            return Refusal("selected_twice", "CQ-29", cube=cube)
        if now.statuses[cube] == SPENT:
            return Refusal("never_back", "CQ-32", cube=cube)
        if now.statuses[cube] != DEFEATED:
            return Refusal("not_defeated", "CQ-29", cube=cube)
        if cube not in now.revivable():
            return Refusal("no_special_revival", "CQ-29")
    most, cost = HEALING * len(move.cubes), cost_of(move.chosen)
    if cost > most:
        return Refusal("revival_too_dear", "CQ-29", cost=cost, most=most)
    return None


def _end_fault(now: Position, move: Move) -> Refusal | None:
    if now.extra[now.mover]:
        return None
    return Refusal("no_pass", "CQ-41")


def _foul_fault(now: Position, move: Move) -> Refusal | None:
    """CQ-22: called before the first action of a turn, once for each flick seen."""
    if not now.rules.fouls:
        return Refusal("fouls_off", "CQ-22")
    if now.made or not now.seen:
        return Refusal("no_foul_left", "CQ-22")
    return None


def _late_fault(now: Position, move: Move) -> Refusal | None:
    return None if now.rules.seconds else Refusal("no_timer", "CQ-45")


TURN_FAULTS: Final[dict[str, Callable[[Position, Move], Refusal | None]]] = {
    moves.FLICK: flick_fault,
    moves.KING: _king_fault,
    moves.RETURN: _return_fault,
    moves.FREEZE: _freeze_fault,
    moves.HEAL: _heal_fault,
    moves.END: _end_fault,
    moves.FOUL: _foul_fault,
    moves.LATE: _late_fault,
}
"""What may be done with a turn."""


def fault_of(now: Position, move: Move) -> Refusal | None:
    """Return why a move may not be made; None if it may."""
    if now.ended:
        return Refusal("game_over")
    if move.kind == moves.RESIGN:
        if now.decider in (0, 1):
            return None
        return Refusal("resign_later", "CQ-47")
    job = now.job
    if job is None:
        return _turn_fault(now, move)
    fault = JOB_FAULTS[job.kind]
    return fault(now, job, move)


def _turn_fault(now: Position, move: Move) -> Refusal | None:
    fault = TURN_FAULTS.get(move.kind)
    if fault is not None:
        return fault(now, move)
    if move.kind in moves.CHANCE:
        return Refusal("no_chance", "CQ-9")
    if move.kind == moves.SETUP:
        return Refusal("set_up_over", "CQ-9")
    if move.kind == moves.PUT:
        return Refusal("nothing_in_hand", "CQ-16")
    return Refusal("hide_later", "CQ-27")


_STEPS: Final = {
    jobs.LOT: ("not_drawn", "CQ-9"),
    jobs.SETUP: ("set_up_first", "CQ-43"),
    jobs.CHECK: ("formation_unsettled", "CQ-6"),
    jobs.SETTLE: ("unsettled", "CQ-44"),
    jobs.STAND: ("placing_unsettled", "CQ-46"),
    jobs.RELEASE: ("release_roll_first", "CQ-16"),
    jobs.FACE: ("skulk_roll_first", "CQ-28"),
    jobs.REVIVE: ("revival_roll_first", "CQ-30"),
    jobs.PLACE: ("put_back_first", "CQ-16"),
    jobs.HELM: ("flick_again_or_skip", "CQ-25"),
    jobs.MORE: ("heal_or_skip", "CQ-31"),
    jobs.HIDE: ("hide_or_skip", "CQ-27"),
}
"""The reason and the clause against everything else, by the step that comes first."""


def comes_first(job: Job) -> Refusal:
    """Return why nothing else can be done before a step."""
    reason, clause = _STEPS[job.kind]
    lifted = job.kind == jobs.PLACE and job.cubes[0] in KINGS
    return Refusal(reason, "CQ-20" if lifted else clause, cubes=job.cubes)


_CHANCES: Final = {
    jobs.LOT: moves.LOT,
    jobs.CHECK: moves.SETTLE,
    jobs.SETTLE: moves.SETTLE,
    jobs.STAND: moves.SETTLE,
    jobs.RELEASE: moves.RELEASE,
    jobs.FACE: moves.RELEASE,
    jobs.REVIVE: moves.REVIVE,
}
"""The one kind of chance that can come, by the step."""


def _chance_fault(now: Position, job: Job, move: Move) -> Refusal | None:
    if move.kind != _CHANCES[job.kind]:
        return comes_first(job)
    return settling_fault(now, job, move) if move.kind == moves.SETTLE else _rolled_fault(job, move)


def _rolled_fault(job: Job, move: Move) -> Refusal | None:
    if (move.cubes, move.chosen) != (job.cubes, job.chosen):
        cubes = job.chosen or job.cubes
        clause = "CQ-30" if job.chosen else "CQ-16"
        return Refusal("roll_these", clause, colour=COLOUR_OF[cubes[0]], cubes=cubes)
    if job.chosen and len(move.faces) != len(job.chosen):
        return Refusal("one_face_each", "CQ-30")
    return None


def _set_up_fault(now: Position, job: Job, move: Move) -> Refusal | None:
    return setup_fault(move, job.seat, now.rules) if move.kind == moves.SETUP else comes_first(job)


def _put_fault(now: Position, job: Job, move: Move) -> Refusal | None:
    (cube,) = job.cubes
    place = move.places[0] if move.places else None
    if move.kind != moves.PUT or move.cubes != job.cubes or not isinstance(place, Place):
        return comes_first(job)
    return castle_fault(now, cube, place)


def _helm_fault(now: Position, job: Job, move: Move) -> Refusal | None:
    if move.kind == moves.FLICK and move.cubes == job.cubes:
        return None
    return _optional_fault(now, job, move)


def _more_fault(now: Position, job: Job, move: Move) -> Refusal | None:
    return _heal_fault(now, move) if move.kind == moves.HEAL else _optional_fault(now, job, move)


def _hide_fault(now: Position, job: Job, move: Move) -> Refusal | None:
    if move.kind != moves.HIDE:
        return _optional_fault(now, job, move)
    (cube,) = move.cubes
    if cube in now.hiders():
        return None
    if CODES[cube] != "U" or COLOUR_OF[cube] != now.mover:
        return Refusal("not_yours", "CQ-27", act=moves.HIDE)
    if cube in now.frozen:
        return Refusal("frozen", "CQ-36", act=moves.HIDE, cube=cube)
    return Refusal("not_in_enemy_territory", "CQ-27", cube=cube)


def _optional_fault(now: Position, job: Job, move: Move) -> Refusal | None:
    declined = move.kind == moves.END or (move.kind == moves.LATE and now.rules.seconds)
    return None if declined else comes_first(job)


JOB_FAULTS: Final[dict[str, Callable[[Position, Job, Move], Refusal | None]]] = {
    **dict.fromkeys(_CHANCES, _chance_fault),
    jobs.SETUP: _set_up_fault,
    jobs.PLACE: _put_fault,
    jobs.HELM: _helm_fault,
    jobs.MORE: _more_fault,
    jobs.HIDE: _hide_fault,
}
"""What each step asks for."""
