"""What follows by itself once everything lies still: captures, Freezes knocked off, what the mover may still do.

The order is fixed (see the worked cases): captures one by one, each rolled and put back before the next is looked
for; then the Freezes; then the second flick of a Helm, further Healers, hiding; then the other player. Here, too, are
the small steps that moves are made of, and a bout from its first moment to its last (CQ-40).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeVar

from cuboteca.games.cube_quest.rules.board import is_in_castle
from cuboteca.games.cube_quest.rules.boxes import footprint, is_captured
from cuboteca.games.cube_quest.rules.cubes import CODES, CUBES, army_of
from cuboteca.games.cube_quest.rules.jobs import (
    HELM,
    HIDE,
    LIFTED,
    MORE,
    NOBODY,
    PLACE,
    RELEASE,
    SETTLE,
    SETUP,
    STAND,
    Job,
)
from cuboteca.games.cube_quest.rules.places import land
from cuboteca.games.cube_quest.rules.pose import Pose
from cuboteca.games.cube_quest.rules.position import (
    BOARD,
    CAUGHT,
    DEFEATED,
    DONE,
    FRESH,
    FROZE,
    HEALING,
    TOO_LONG,
    UNUSED,
    Position,
)

P = TypeVar("P", bound=Position)
"""Any position; each of these gives one of the same class back."""


def with_poses(now: P, poses: Mapping[int, Pose]) -> P:
    """Lay some cubes elsewhere."""
    if not poses:
        return now
    return now._replace(poses=tuple(poses.get(cube, pose) for cube, pose in enumerate(now.poses)))


def taken_off(now: P, cubes: Iterable[int], status: str) -> P:
    """Take some cubes off the board, or from one place beside it to another."""
    gone = frozenset(cubes)
    if not gone:
        return now
    return now._replace(
        statuses=tuple(status if cube in gone else old for cube, old in enumerate(now.statuses)),
        poses=tuple(None if cube in gone else pose for cube, pose in enumerate(now.poses)),
        freezes=tuple(entry for entry in now.freezes if entry[0] not in gone),
    )


def put_on(now: P, poses: Mapping[int, Pose]) -> P:
    """Put some cubes onto the board."""
    statuses = tuple(BOARD if cube in poses else status for cube, status in enumerate(now.statuses))
    return with_poses(now._replace(statuses=statuses), poses)


def lifted_out(now: P, cubes: tuple[int, ...], status: str, *then: Job) -> P:
    """Take cubes off the board: what they touched settles, and then come other jobs (CQ-44)."""
    stirs = any(other not in cubes for cube in cubes for other in now.neighbours(cube))
    settling = (Job(SETTLE),) if stirs else ()
    return taken_off(now, cubes, status)._replace(jobs=(*settling, *then, *now.jobs))


def put_down(now: P, poses: Mapping[int, Pose], *then: Job) -> P:
    """Put cubes down: unless nothing is near them, it must be seen whether they stay (CQ-46)."""
    after = put_on(now, poses)
    stirs = any(after.neighbours(cube) for cube in poses)
    standing = (Job(STAND, tuple(poses)),) if stirs else ()
    return after._replace(jobs=(*standing, *then, *now.jobs))


TO_WIN: Final = 3
"""Bouts that win a series."""

EMPTY: Final = ((UNUSED,) * len(CUBES), (None,) * len(CUBES))


def bout_begun(now: P, starter: int) -> P:
    """Return the set-up of a bout that a player will begin (CQ-43)."""
    first = 1 - starter if now.rules.other_first else starter
    jobs = (Job(SETUP, seat=first), Job(SETUP, seat=1 - first))
    statuses, poses = EMPTY
    fresh = type(now)(now.rules, statuses, poses, score=now.score)
    began = starter if now.rules.series else NOBODY
    return fresh._replace(mover=starter, starter=began, jobs=jobs)


def bout_over(now: P, winner: int, why: str) -> P:
    """End a bout; NOBODY has won a drawn one."""
    starter = now.starter
    if now.rules.series:
        score = (now.score[0] + (winner == 0), now.score[1] + (winner == 1))
        now = now._replace(score=score)
        if max(score) < TO_WIN:
            # The loser begins the next bout; after a drawn one whoever did not begin it.
            return bout_begun(now, 1 - winner if winner != NOBODY else 1 - starter)
    done = now._replace(mover=NOBODY, act=FRESH, helm=NOBODY, jobs=(), freezes=())
    return done._replace(extra=(0, 0), seen=0, made=0, turns=0, ended=why, winner=winner)


def next_turn(now: P) -> P:
    """End the turn (CQ-9)."""
    rules = now.rules
    turns = now.turns + 1 if rules.cap else 0
    after = now._replace(
        mover=1 - now.mover, act=FRESH, jobs=(), seen=now.made if rules.fouls else 0, made=0, turns=turns
    )
    return bout_over(after, NOBODY, TOO_LONG) if rules.cap and turns >= rules.cap else after


def advanced(now: P) -> P:
    """Go on to the next decision, of a player or of chance."""
    while not now.ended:
        if now.jobs:
            if now.jobs[0].kind != LIFTED:
                return now
            now = _king_down(now)
            continue
        after = follows(now)
        if after is None:
            after = _afterwards(now)
            if after is None:
                return now
        now = after
    return now


def follows(now: P) -> P | None:
    """Return the next capture, or what becomes of the Freezes; None: everything stays as it is."""
    return _captured(now) or _freeze_off(now)


def _captured(now: P) -> P | None:
    """CQ-13, CQ-16: take the first captured cube off, the mover's own before the other's (A-7)."""
    colours: tuple[int, ...] = (now.mover, 1 - now.mover)
    if not now.rules.both_captured:
        has_begun = now.act != FRESH or now.made  # what lay there before is not the mover's doing yet
        colours = (now.mover,) if has_begun else ()
    for colour in colours:
        for cube in army_of(colour):
            if now.statuses[cube] == BOARD and is_captured(cube, now.pose(cube)):
                return lifted_out(now, (cube,), CAUGHT, Job(RELEASE, (cube,)))
    return None


def _freeze_off(now: P) -> P | None:
    """CQ-37 to CQ-39: look at every Freeze on the board; the first that holds nothing is taken off."""
    held = dict(now.freezes)
    for freeze in now.on_board:
        if CODES[freeze] != "F":
            continue
        under = now.frozen_under(freeze)
        kept = tuple(cube for cube in under if cube in held.get(freeze, ()))
        if now.rules.freeze_transfer:
            kept = under
        if not kept:
            return lifted_out(now, (freeze,), DEFEATED)
        held[freeze] = kept
    freezes = tuple(sorted(held.items()))
    return now._replace(freezes=freezes) if freezes != now.freezes else None


def _afterwards(now: P) -> P | None:
    """Return what the mover may still do; None: a whole turn."""
    if now.helm != NOBODY:
        # How it landed was judged then; here only whether it still can be flicked (CQ-25, CQ-36).
        can = now.is_at_home(now.helm) and now.helm not in now.frozen
        return now._replace(helm=NOBODY, jobs=(Job(HELM, (now.helm,)),) if can else ())
    if now.act == HEALING and now.healers() and now.revivable():
        return now._replace(jobs=(Job(MORE),))  # CQ-31
    if now.act in (HEALING, FROZE):
        return now._replace(act=DONE)
    if now.act == DONE:
        return now._replace(jobs=(Job(HIDE),)) if now.hiders() else next_turn(now)  # CQ-27
    return None


def _king_down(now: P) -> P:
    """Put the lifted King where he should go, if that can still be after everything settled; else elsewhere."""
    job = now.jobs[0]
    king = job.cubes[0]
    after = now._replace(jobs=now.jobs[1:])
    if job.place is not None:
        landing = land(job.place, now.poses_without(), now.rules.ragged)
        if landing.stands and is_in_castle(footprint(landing.pose), now.mover, now.rules.inside):
            return put_down(after, {king: landing.pose})
    return after._replace(jobs=(Job(PLACE, (king,)), *after.jobs))
