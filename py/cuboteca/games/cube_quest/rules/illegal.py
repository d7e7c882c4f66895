"""Whether a move may be made, and if not, why: one plain sentence for the case at hand, and the clause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cuboteca.games.cube_quest.rules import jobs, moves
from cuboteca.games.cube_quest.rules.castle import castle_fault
from cuboteca.games.cube_quest.rules.cubes import CODES, COLOUR_OF
from cuboteca.games.cube_quest.rules.facts import Position
from cuboteca.games.cube_quest.rules.illegal_in_a_turn import TURN_FAULTS
from cuboteca.games.cube_quest.rules.jobs import Job
from cuboteca.games.cube_quest.rules.moves import Move
from cuboteca.games.cube_quest.rules.names import cube_name, whose
from cuboteca.games.cube_quest.rules.places import Place
from cuboteca.games.cube_quest.rules.setting_up import setup_fault
from cuboteca.games.cube_quest.rules.settling import settling_fault
from cuboteca.play.game import IllegalMove
from cuboteca.play.wording import join_words


def fault_of(now: Position, move: Move) -> IllegalMove | None:
    """Why a move may not be made; None if it may."""
    if now.ended:
        return IllegalMove("The game is over.")
    if move.kind == moves.RESIGN:
        if now.decider in (0, 1):
            return None
        return IllegalMove("Resign when it is your turn.", "CQ-47")
    job = now.job
    if job is None:
        return _turn_fault(now, move)
    fault = JOB_FAULTS[job.kind]
    return fault(now, job, move)


def _turn_fault(now: Position, move: Move) -> IllegalMove | None:
    fault = TURN_FAULTS.get(move.kind)
    if fault is not None:
        return fault(now, move)
    if move.kind in moves.CHANCE:
        return IllegalMove("Nothing is left to chance now: it is your turn.", "CQ-9")
    if move.kind == moves.SETUP:
        return IllegalMove("The set-up is over.", "CQ-9")
    if move.kind == moves.PUT:
        return IllegalMove("There is no cube in your hand to put down.", "CQ-16")
    return IllegalMove("You hide Skulks at the end of your turn.", "CQ-27")


def _chance_fault(kind: str, why: str, clause: str) -> Callable[[Position, Job, Move], IllegalMove | None]:
    """Only one kind of chance can come now."""

    def fault(now: Position, job: Job, move: Move) -> IllegalMove | None:
        if move.kind != kind:
            return IllegalMove(why, clause)
        return settling_fault(now, job, move) if kind == moves.SETTLE else _rolled_fault(job, move)

    return fault


def _rolled_fault(job: Job, move: Move) -> IllegalMove | None:
    if (move.cubes, move.chosen) != (job.cubes, job.chosen):
        names = join_words(map(whose, job.chosen or job.cubes))
        return IllegalMove(f"Now {names} must be rolled.", "CQ-30" if job.chosen else "CQ-16")
    if job.chosen and len(move.faces) != len(job.chosen):
        return IllegalMove("Every cube that is rolled shows one face.", "CQ-30")
    return None


def _set_up_fault(now: Position, job: Job, move: Move) -> IllegalMove | None:
    if move.kind != moves.SETUP:
        return IllegalMove("First both armies are set up.", "CQ-43")
    return setup_fault(move, job.seat, now.terms)


def _put_fault(now: Position, job: Job, move: Move) -> IllegalMove | None:
    (cube,) = job.cubes
    place = move.places[0] if move.places else None
    if move.kind != moves.PUT or move.cubes != job.cubes or not isinstance(place, Place):
        clause = "CQ-20" if CODES[cube] == "K" else "CQ-16"
        return IllegalMove(f"First {whose(cube)} goes back into the castle.", clause)
    return castle_fault(now, cube, place)


def _helm_fault(now: Position, job: Job, move: Move) -> IllegalMove | None:
    if move.kind == moves.FLICK and move.cubes == job.cubes:
        return None
    name = cube_name(job.cubes[0])
    return _optional_fault(now, move, f"Flick the {name} again, or end your turn.", "CQ-25")


def _more_fault(now: Position, job: Job, move: Move) -> IllegalMove | None:
    if move.kind == moves.HEAL:
        return TURN_FAULTS[moves.HEAL](now, move)
    return _optional_fault(now, move, "Use another Healer, or end your turn.", "CQ-31")


def _hide_fault(now: Position, job: Job, move: Move) -> IllegalMove | None:
    if move.kind != moves.HIDE:
        return _optional_fault(now, move, "Take a Skulk aside, or end your turn.", "CQ-27")
    (cube,) = move.cubes
    if cube in now.hiders():
        return None
    if CODES[cube] != "U" or COLOUR_OF[cube] != now.mover:
        return IllegalMove("Only your own Skulks can hide.", "CQ-27")
    if cube in now.frozen:
        return IllegalMove(f"The {cube_name(cube)} is frozen and cannot hide.", "CQ-36")
    return IllegalMove(f"The {cube_name(cube)} is not in enemy territory.", "CQ-27")


def _optional_fault(now: Position, move: Move, why: str, clause: str) -> IllegalMove | None:
    if move.kind == moves.END or (move.kind == moves.LATE and now.terms.seconds):
        return None
    return IllegalMove(why, clause)


JOB_FAULTS: Final[dict[str, Callable[[Position, Job, Move], IllegalMove | None]]] = {
    jobs.LOT: _chance_fault(moves.LOT, "It is still to be drawn who begins.", "CQ-9"),
    jobs.SETUP: _set_up_fault,
    jobs.CHECK: _chance_fault(moves.SETTLE, "It is still to be seen whether everything stands.", "CQ-6"),
    jobs.SETTLE: _chance_fault(moves.SETTLE, "Everything has to settle first.", "CQ-44"),
    jobs.STAND: _chance_fault(moves.SETTLE, "It is still to be seen whether it stays there.", "CQ-46"),
    jobs.RELEASE: _chance_fault(moves.RELEASE, "First the captured cube is rolled.", "CQ-16"),
    jobs.FACE: _chance_fault(moves.RELEASE, "First the returning Skulk is rolled.", "CQ-28"),
    jobs.REVIVE: _chance_fault(moves.REVIVE, "First the cubes that were chosen are rolled.", "CQ-30"),
    jobs.PLACE: _put_fault,
    jobs.HELM: _helm_fault,
    jobs.MORE: _more_fault,
    jobs.HIDE: _hide_fault,
}
"""What each step asks for."""
