"""A bout from its first moment to its last, and what a series makes of it (CQ-40)."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cube_quest.rules.changes import P
from cuboteca.games.cube_quest.rules.cubes import CUBES
from cuboteca.games.cube_quest.rules.facts import (
    FRESH,
    TOO_LONG,
    UNUSED,
)
from cuboteca.games.cube_quest.rules.jobs import (
    LOT,
    NOBODY,
    SETUP,
    Job,
)
from cuboteca.games.cube_quest.rules.terms import UNDECIDED, Rules

TO_WIN: Final = 3
"""Bouts that win a series."""

EMPTY: Final = ((UNUSED,) * len(CUBES), (None,) * len(CUBES))


def first_position(kind: type[P], terms: Rules) -> P:
    """Before anything is set up."""
    now = kind(terms, *EMPTY)
    return now._replace(jobs=(Job(LOT),)) if terms.start == UNDECIDED else bout_begun(now, terms.start)


def bout_begun(now: P, starter: int) -> P:
    """The set-up of a bout that a player will begin (CQ-43)."""
    first = 1 - starter if now.terms.other_first else starter
    jobs = (Job(SETUP, seat=first), Job(SETUP, seat=1 - first))
    statuses, poses = EMPTY
    fresh = type(now)(now.terms, statuses, poses, score=now.score)
    began = starter if now.terms.series else NOBODY
    return fresh._replace(mover=starter, starter=began, jobs=jobs)


def bout_over(now: P, winner: int, why: str) -> P:
    """A bout has ended; NOBODY has won a drawn one."""
    starter = now.starter
    if now.terms.series:
        score = (now.score[0] + (winner == 0), now.score[1] + (winner == 1))
        now = now._replace(score=score)
        if max(score) < TO_WIN:
            # The loser begins the next bout; after a drawn one whoever did not begin it.
            return bout_begun(now, 1 - winner if winner != NOBODY else 1 - starter)
    done = now._replace(mover=NOBODY, act=FRESH, helm=NOBODY, jobs=(), freezes=())
    return done._replace(extra=(0, 0), seen=0, made=0, turns=0, ended=why, winner=winner)


def next_turn(now: P) -> P:
    """The turn is over (CQ-9)."""
    terms = now.terms
    turns = now.turns + 1 if terms.cap else 0
    after = now._replace(
        mover=1 - now.mover, act=FRESH, jobs=(), seen=now.made if terms.fouls else 0, made=0, turns=turns
    )
    return bout_over(after, NOBODY, TOO_LONG) if terms.cap and turns >= terms.cap else after
