"""Can there be such steps in a turn? Each needs its cubes where they should be, and comes in its order."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from cuboteca.games.cube_quest.rules import jobs
from cuboteca.games.cube_quest.rules.board import SAG
from cuboteca.games.cube_quest.rules.boxes import is_beyond
from cuboteca.games.cube_quest.rules.cubes import CODES, COLOUR_OF, CUBES, KIND_OF, KINGS, RED, cost_of
from cuboteca.games.cube_quest.rules.illegal import HEALING as EACH_HEALS
from cuboteca.games.cube_quest.rules.jobs import NOBODY, Job
from cuboteca.games.cube_quest.rules.pose import upper_face
from cuboteca.games.cube_quest.rules.position import (
    BOARD,
    CAUGHT,
    DEFEATED,
    DONE,
    FRESH,
    FROZE,
    HAND,
    HEALING,
    SPENT,
    Position,
)
from cuboteca.games.cube_quest.rules.refusal import refuse_if
from cuboteca.games.cube_quest.rules.resolving import advanced, follows

SET_UPS: Final = (
    (jobs.LOT,),
    (jobs.SETUP, jobs.SETUP),
    (jobs.CHECK, jobs.SETUP),
    (jobs.SETUP,),
    (jobs.CHECK,),
)
ALONE: Final = (jobs.HELM, jobs.MORE, jobs.HIDE)
"""Offers to the mover, when nothing else is to be done."""

AFTER: Final = {
    jobs.SETTLE: (jobs.RELEASE, jobs.REVIVE, jobs.LIFTED),
    jobs.STAND: (jobs.FACE, jobs.PLACE),
    jobs.PLACE: (jobs.PLACE,),
    jobs.LIFTED: (),
}
"""What may come after what."""


def check_jobs(now: Position) -> None:
    """Refuse steps that no game can lead to."""
    if now.is_setting_up:
        _check_set_up(now)
        return
    refuse_if(now.mover == NOBODY, "no_turn")
    refuse_if((now.starter == NOBODY) == now.rules.series, "began")
    kinds = [job.kind for job in now.jobs]
    for before, after in pairwise(kinds):
        refuse_if(after not in AFTER.get(before, ()), "step_after", step=after, before=before)
    refuse_if(kinds[:1] == [jobs.LIFTED], "lifted_waits")
    for job in now.jobs:
        refuse_if(not _CHECKS[job.kind](now, job), "wrong_step", word=job.kind)
    waiting = sorted(cube for job in now.jobs if job.kind in (jobs.PLACE, jobs.LIFTED) for cube in job.cubes)
    in_hand = [cube for cube in CUBES if now.statuses[cube] == HAND]
    refuse_if(waiting != in_hand, "in_hand")
    rolled = sorted(cube for job in now.jobs if job.kind == jobs.RELEASE for cube in job.cubes)
    caught = [cube for cube in CUBES if now.statuses[cube] == CAUGHT]
    refuse_if(rolled != caught, "captured")
    if not now.jobs:
        refuse_if(now.act != FRESH or advanced(now) != now, "something_first")
    elif kinds[0] in ALONE:
        refuse_if(follows(now) is not None, "something_first")


def _check_set_up(now: Position) -> None:
    kinds = tuple(job.kind for job in now.jobs)
    refuse_if(kinds not in SET_UPS, "set_up_steps")
    seats = [job.seat for job in now.jobs]
    begun = now.mover != NOBODY
    if kinds == (jobs.LOT,):
        undrawn = not begun and now.starter == NOBODY and now.rules.start == NOBODY and not any(now.score)
        refuse_if(not undrawn, "drawn_late")
        return
    refuse_if(not begun, "first_unknown")
    first = 1 - now.mover if now.rules.other_first else now.mover
    expected = [first, 1 - first] if len(seats) > 1 else [1 - first]
    # A single set-up or check is the second player's; the first player's is followed by the other's.
    refuse_if(seats != expected, "set_up_order")
    refuse_if(now.starter != (now.mover if now.rules.series else NOBODY), "began")
    # A drawn bout of a series leaves no score, and lets the other player begin (CQ-40).
    played = any(now.score) or (now.rules.series and (now.rules.kings_draw or now.rules.cap > 0))
    refuse_if(not played and now.rules.start not in (NOBODY, now.mover), "rules_say_first")


def _is_movers(now: Position, *cubes: int) -> bool:
    return all(COLOUR_OF[cube] == now.mover for cube in cubes)


def _on_board(now: Position, *cubes: int) -> bool:
    return all(now.statuses[cube] == BOARD for cube in cubes)


def _settle(now: Position, job: Job) -> bool:
    if job.flick is None:
        return not job.cubes
    (cube,) = job.cubes
    alone = len(now.jobs) == 1 and _has_flicked(now)
    return alone and _is_movers(now, cube) and _on_board(now, cube) and KIND_OF[cube].flicked and cube not in now.frozen


def _stand(now: Position, job: Job) -> bool:
    freezes = [CODES[cube] == "F" for cube in job.cubes]
    if any(freezes):
        first = len(now.jobs) == 1 and now.act == FROZE and not set(job.cubes) & {freeze for freeze, _ in now.freezes}
        return all(freezes) and first and _is_movers(now, *job.cubes) and _on_board(now, *job.cubes)
    return len(job.cubes) == 1 and _on_board(now, *job.cubes)


def _revive(now: Position, job: Job) -> bool:
    healers = all(CODES[cube] == "L" and now.statuses[cube] == SPENT for cube in job.cubes)
    fallen = all(now.statuses[cube] == DEFEATED for cube in job.chosen)
    enough = cost_of(job.chosen) <= EACH_HEALS * len(job.cubes)
    return healers and fallen and enough and now.act == HEALING and _is_movers(now, *job.cubes, *job.chosen)


def _release(now: Position, job: Job) -> bool:
    return len(job.cubes) == 1 and (now.rules.both_captured or _is_movers(now, *job.cubes))


def _face(now: Position, job: Job) -> bool:
    (cube, *more) = job.cubes
    right = not more and CODES[cube] == "U" and _is_movers(now, cube) and now.act == DONE
    if not (right and _on_board(now, cube) and now.rules.rolled_skulk):
        return False
    pose = now.pose(cube)
    before = pose._replace(y=pose.y + (SAG if now.mover == RED else -SAG))  # it may have sagged towards the line
    return upper_face(cube, pose) == 1 and is_beyond(now.mover, before)


def _place(now: Position, job: Job) -> bool:
    return len(job.cubes) == 1


def _lifted(now: Position, job: Job) -> bool:
    return job.cubes == (KINGS[now.mover],) and now.act == DONE


def _helm(now: Position, job: Job) -> bool:
    (cube, *more) = job.cubes
    may = not more and CODES[cube] == "H" and _is_movers(now, cube) and now.is_at_home(cube) and cube not in now.frozen
    return may and _has_flicked(now) and now.helm == NOBODY


def _has_flicked(now: Position) -> bool:
    """Was a flick the turn itself, or an extra one before it?"""
    return now.act == DONE or (now.act == FRESH and now.made > 0)


def _more(now: Position, job: Job) -> bool:
    return now.act == HEALING and bool(now.healers() and now.revivable())


def _hide(now: Position, job: Job) -> bool:
    return now.act == DONE and bool(now.hiders())


def _never(now: Position, job: Job) -> bool:
    return False


_CHECKS: Final[dict[str, Callable[[Position, Job], bool]]] = {
    jobs.LOT: _never,
    jobs.SETUP: _never,
    jobs.CHECK: _never,
    jobs.SETTLE: _settle,
    jobs.STAND: _stand,
    jobs.RELEASE: _release,
    jobs.FACE: _face,
    jobs.REVIVE: _revive,
    jobs.LIFTED: _lifted,
    jobs.PLACE: _place,
    jobs.HELM: _helm,
    jobs.MORE: _more,
    jobs.HIDE: _hide,
}
