"""What follows by itself once everything lies still: captures, Freezes knocked off, what the mover may still do.

The order is fixed (see the worked cases): captures one by one, each rolled and put back before the next is looked
for; then the Freezes; then the second flick of a Helm, further Healers, hiding; then the other player.
"""

from __future__ import annotations

from cuboteca.games.cube_quest.rules.board import is_in_castle
from cuboteca.games.cube_quest.rules.bouts import next_turn
from cuboteca.games.cube_quest.rules.boxes import footprint
from cuboteca.games.cube_quest.rules.changes import P, lifted_out, put_down
from cuboteca.games.cube_quest.rules.cubes import CODES, army_of
from cuboteca.games.cube_quest.rules.facts import (
    BOARD,
    CAUGHT,
    DEFEATED,
    DONE,
    FRESH,
    FROZE,
    HEALING,
)
from cuboteca.games.cube_quest.rules.jobs import (
    HELM,
    HIDE,
    LIFTED,
    MORE,
    NOBODY,
    PLACE,
    RELEASE,
    Job,
)
from cuboteca.games.cube_quest.rules.lowering import land
from cuboteca.games.cube_quest.rules.zones import is_captured


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
    """The next capture, or what becomes of the Freezes; None: everything stays as it is."""
    return _captured(now) or _freeze_off(now)


def _captured(now: P) -> P | None:
    """CQ-13, CQ-16: take the first captured cube off, the mover's own before the other's (A-7)."""
    colours: tuple[int, ...] = (now.mover, 1 - now.mover)
    if not now.terms.both_captured:
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
        if now.terms.freeze_transfer:
            kept = under
        if not kept:
            return lifted_out(now, (freeze,), DEFEATED)
        held[freeze] = kept
    freezes = tuple(sorted(held.items()))
    return now._replace(freezes=freezes) if freezes != now.freezes else None


def _afterwards(now: P) -> P | None:
    """What the mover may still do; None: a whole turn."""
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
    """The lifted King goes where he should, if that can still be after everything settled; else elsewhere."""
    job = now.jobs[0]
    king = job.cubes[0]
    after = now._replace(jobs=now.jobs[1:])
    if job.place is not None:
        landing = land(job.place, now.poses_without(), now.terms.ragged)
        if landing.stands and is_in_castle(footprint(landing.pose), now.mover, now.terms.inside):
            return put_down(after, {king: landing.pose})
    return after._replace(jobs=(Job(PLACE, (king,)), *after.jobs))
