"""Can there be such a position? What breaks an army, a Freeze or the order of a turn is refused, with the reason."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from cuboteca.games.cube_quest.rules import jobs
from cuboteca.games.cube_quest.rules.board import SAG
from cuboteca.games.cube_quest.rules.boxes import is_beyond
from cuboteca.games.cube_quest.rules.cubes import CODES, COLOUR_OF, CUBES, KIND_OF, KINGS, RED, TEXTS, army_of, cost_of
from cuboteca.games.cube_quest.rules.jobs import NOBODY, Job
from cuboteca.games.cube_quest.rules.pose import upper_face
from cuboteca.games.cube_quest.rules.position import (
    BOARD,
    BOTH_OFF,
    CAUGHT,
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
    SCREENED,
    SPENT,
    TOO_LONG,
    UNUSED,
    Position,
)
from cuboteca.games.cube_quest.rules.refusal import refuse_if
from cuboteca.games.cube_quest.rules.resolving import TO_WIN, advanced, follows
from cuboteca.games.cube_quest.rules.setup import army_fault
from cuboteca.games.cube_quest.rules.why_illegal import HEALING as EACH_HEALS

ONLY: tuple[tuple[str, str], ...] = ((RESERVE, "F"), (HIDDEN, "U"), (SPENT, "L"), (CAUGHT, "SHUG"))
"""Where only some kinds of cubes can be."""


def check(now: Position) -> None:
    """Refuse a position that no game can lead to."""
    _check_statuses(now)
    _check_counts(now)
    _check_freezes(now)
    if now.ended:
        _check_end(now)
        return
    refuse_if(now.winner != NOBODY, "won_early")
    _check_armies(now)
    check_jobs(now)


def _check_statuses(now: Position) -> None:
    for cube in CUBES:
        for where, codes in ONLY:
            refuse_if(
                now.statuses[cube] == where and CODES[cube] not in codes, "wrong_status", whose=cube, status=where
            )
    for colour in (0, 1):
        secret = sum(now.statuses[cube] == SCREENED for cube in army_of(colour))
        refuse_if(
            secret and (secret < len(army_of(colour)) or not (now.rules.screen and now.is_setting_up)),
            "secret",
        )


def _check_counts(now: Position) -> None:
    rules = now.rules
    refuse_if(any(now.score) and not rules.series, "no_series")
    refuse_if(max(now.score) > TO_WIN or (max(now.score) == TO_WIN and not now.ended), "series_over")
    refuse_if(min(now.score) == TO_WIN, "two_winners")
    refuse_if((any(now.extra) or now.seen or now.made) and not rules.fouls, "fouls_off")
    refuse_if(now.turns >= (rules.cap or 1), "turns_counted")
    away = any(cube not in army_of(now.mover) or CODES[cube] != "H" for cube in [now.helm] if cube != NOBODY)
    refuse_if(away or (now.helm != NOBODY and not now.jobs), "helm")
    fresh = (now.extra, now.seen, now.made, now.turns, now.act) == ((0, 0), 0, 0, 0, FRESH)
    refuse_if((now.is_setting_up or now.ended) and not fresh, "counted_outside")


def _check_freezes(now: Position) -> None:
    names = [freeze for freeze, _ in now.freezes]
    for freeze, under in now.freezes:
        refuse_if(names.count(freeze) > 1, "twice", word=TEXTS[freeze])
        wrong = CODES[freeze] != "F" or now.statuses[freeze] != BOARD
        refuse_if(wrong, "not_a_freeze", whose=freeze)
        for cube in under:
            wrong = cube in KINGS or COLOUR_OF[cube] == COLOUR_OF[freeze]
            refuse_if(wrong, "cannot_freeze", whose=freeze, frozen=cube)
    refuse_if(now.freezes and now.ended, "frozen_after_end")


def _check_armies(now: Position) -> None:
    """CQ-42: an army that has been set up is one that may be played, and its King is in play."""
    to_come = {job.seat for job in now.jobs if job.kind == jobs.SETUP}
    if any(job.kind == jobs.LOT for job in now.jobs):
        to_come = {0, 1}
    for colour in (0, 1):
        used = tuple(cube for cube in army_of(colour) if now.statuses[cube] != UNUSED)
        if colour in to_come:
            refuse_if(used, "cubes_early")
            continue
        if now.statuses[KINGS[colour]] == SCREENED:
            continue
        fault = army_fault(used, colour, now.rules)
        refuse_if(fault, "refused", why=fault)
        refuse_if(now.statuses[KINGS[colour]] not in (BOARD, HAND), "king_gone")
        if now.is_setting_up:
            ready = all(now.statuses[c] == (RESERVE if KIND_OF[c].code == "F" else BOARD) for c in used)
            refuse_if(not ready, "not_set_up")


def _check_end(now: Position) -> None:
    quiet = not now.jobs and now.mover == NOBODY and now.helm == NOBODY
    refuse_if(not quiet, "steps_after_end")
    refuse_if(now.rules.series and max(now.score) != TO_WIN, "series_on")
    refuse_if(now.rules.series and now.score.index(TO_WIN) != now.winner, "wrong_winner")
    refuse_if((now.starter != NOBODY) != now.rules.series, "began")
    fallen = [colour for colour in (0, 1) if now.statuses[KINGS[colour]] == DEFEATED]
    drawn = now.winner == NOBODY
    falls = {KING_OFF: 1, BOTH_OFF: 2, TOO_LONG: 0, RESIGNED: 0}[now.ended]
    refuse_if(len(fallen) != falls, "kings")
    refuse_if(now.ended == KING_OFF and fallen == [now.winner], "wrong_winner")
    refuse_if(now.ended == BOTH_OFF and drawn != now.rules.kings_draw, "both_kings")
    refuse_if(now.ended == TOO_LONG and not (drawn and now.rules.cap), "turn_limit")
    refuse_if(drawn and now.ended in (KING_OFF, RESIGNED), "no_winner")


# What is still to be done: each step needs its cubes where they should be, and comes in its order.


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


_CHECKS: Final[dict[str, Callable[[Position, Job], bool]]] = {
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
