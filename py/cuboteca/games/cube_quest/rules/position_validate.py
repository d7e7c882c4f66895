"""Can there be such a position? What breaks an army, a Freeze or the order of a turn is refused, with the reason."""

from __future__ import annotations

from cuboteca.games.cube_quest.rules import jobs
from cuboteca.games.cube_quest.rules.cubes import CODES, COLOUR_OF, CUBES, KIND_OF, KINGS, TEXTS, army_of
from cuboteca.games.cube_quest.rules.jobs import NOBODY
from cuboteca.games.cube_quest.rules.position import (
    BOARD,
    BOTH_OFF,
    CAUGHT,
    DEFEATED,
    FRESH,
    HAND,
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
from cuboteca.games.cube_quest.rules.position_validate_jobs import check_jobs
from cuboteca.games.cube_quest.rules.refusal import refuse_if
from cuboteca.games.cube_quest.rules.resolving import TO_WIN
from cuboteca.games.cube_quest.rules.setup import army_fault

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
