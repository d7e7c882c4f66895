"""Whether a move may be made, and if not, why: one plain sentence for the case at hand, and the clause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cuboteca.games.cube_quest.rules import jobs, moves
from cuboteca.games.cube_quest.rules.board import CASTLES, TOUCH, is_wholly_on
from cuboteca.games.cube_quest.rules.boxes import footprint, is_beyond, touches
from cuboteca.games.cube_quest.rules.castle import castle_fault
from cuboteca.games.cube_quest.rules.cubes import CODES, COLOUR_OF, KIND_OF, cost_of, is_shadow
from cuboteca.games.cube_quest.rules.freezing import freeze_fault
from cuboteca.games.cube_quest.rules.jobs import Job
from cuboteca.games.cube_quest.rules.moves import Move
from cuboteca.games.cube_quest.rules.names import cube_name, points_text, whose
from cuboteca.games.cube_quest.rules.physics import settling_fault
from cuboteca.games.cube_quest.rules.places import Place, land
from cuboteca.games.cube_quest.rules.polygon import gap
from cuboteca.games.cube_quest.rules.position import BOARD, DEFEATED, HIDDEN, SPENT, Position
from cuboteca.games.cube_quest.rules.setting_up import setup_fault
from cuboteca.play.game import IllegalMove
from cuboteca.play.wording import join_words

HEALING: Final = 6
"""Points that each Healer may revive (CQ-29)."""


def flick_fault(now: Position, move: Move) -> IllegalMove | None:
    """CQ-10."""
    (cube,) = move.cubes
    name, kind = cube_name(cube), KIND_OF[cube]
    if COLOUR_OF[cube] != now.mover:
        return IllegalMove("You flick only your own cubes.", "CQ-10")
    if not kind.flicked:
        return IllegalMove(f"A {kind.name} is never flicked.", "CQ-10")
    if now.statuses[cube] != BOARD:
        return IllegalMove(f"The {name} is not on the board.", "CQ-10")
    if cube in now.frozen:
        return IllegalMove(f"The {name} is frozen and cannot be flicked.", "CQ-36")
    return None


def _instead_of_a_flick(now: Position) -> IllegalMove | None:
    if now.extra[now.mover]:
        return IllegalMove("First comes your extra flick; take it or decline it.", "CQ-24")
    return None


def _king_fault(now: Position, move: Move) -> IllegalMove | None:
    """CQ-20."""
    (king,), place = move.cubes, move.places[0]
    if CODES[king] != "K" or COLOUR_OF[king] != now.mover or not isinstance(place, Place):
        return IllegalMove("Only your own King makes the King Move.", "CQ-20")
    if now.extra[now.mover]:
        return _instead_of_a_flick(now)
    if now.carried_by(king) and not now.rules.covered_king_moves:
        return IllegalMove("The King carries other cubes and cannot be lifted.", "CQ-20")
    return castle_fault(now, king, place, king)


def _return_fault(now: Position, move: Move) -> IllegalMove | None:
    """CQ-28."""
    (cube,), place = move.cubes, move.places[0]
    if CODES[cube] != "U" or COLOUR_OF[cube] != now.mover or not isinstance(place, Place):
        return IllegalMove("Only your own Skulks return from hiding.", "CQ-28")
    if now.statuses[cube] != HIDDEN:
        return IllegalMove(f"The {cube_name(cube)} is not in hiding.", "CQ-28")
    return _instead_of_a_flick(now) or _return_place_fault(now, cube, place)


def _return_place_fault(now: Position, cube: int, place: Place) -> IllegalMove | None:
    name, enemy = cube_name(cube), 1 - now.mover
    landing = land(place, now.poses_without(), now.rules.ragged)
    if now.rules.rolled_skulk and place.face != 1:
        return IllegalMove(f"The {name} is rolled as it returns, so its face is not chosen.", "CQ-28")
    if is_shadow(cube, place.face):
        return IllegalMove(f"The {name} returns with an icon up.", "CQ-28")
    if not is_beyond(now.mover, landing.pose):
        return IllegalMove(f"The {name} returns completely beyond the dividing line.", "CQ-28")
    shape = footprint(landing.pose)
    if not is_wholly_on(shape, now.rules.ragged):
        return IllegalMove(f"The {name} may not hang over the outer edge.", "CQ-28")
    if gap(shape, CASTLES[enemy]) <= now.rules.castle_gap:
        return IllegalMove(f"The {name} may not be so near the enemy castle.", "CQ-28")
    if landing.layer or any(touches(landing.pose, other, TOUCH) for other in now.poses_without()):
        return IllegalMove(f"The {name} may not touch another cube.", "CQ-28")
    return IllegalMove(f"Nothing so high carries the {name} there.", "CQ-46") if place.layer else None


def _freeze_fault(now: Position, move: Move) -> IllegalMove | None:
    """CQ-34."""
    return _instead_of_a_flick(now) or freeze_fault(now, move)


def _heal_fault(now: Position, move: Move) -> IllegalMove | None:
    """CQ-29."""
    return _instead_of_a_flick(now) or _healers_fault(now, move) or _revival_fault(now, move)


def _healers_fault(now: Position, move: Move) -> IllegalMove | None:
    for cube in move.cubes:
        name = cube_name(cube)
        if CODES[cube] != "L" or COLOUR_OF[cube] != now.mover:
            return IllegalMove("Only your own Healers can revive.", "CQ-29")
        if now.statuses[cube] == SPENT or move.cubes.count(cube) > 1:
            return IllegalMove(f"The {name} can be used only once.", "CQ-29")
        if now.statuses[cube] != BOARD:
            return IllegalMove(f"The {name} is not on the board.", "CQ-29")
        if cube in now.frozen:
            return IllegalMove(f"The {name} is frozen and cannot heal.", "CQ-36")
    return None


def _revival_fault(now: Position, move: Move) -> IllegalMove | None:
    for cube in move.chosen:
        name = cube_name(cube)
        if COLOUR_OF[cube] != now.mover:
            return IllegalMove("Healers revive only cubes of your own.", "CQ-29")
        if move.chosen.count(cube) > 1:
            return IllegalMove(f"The {name} is rolled once.", "CQ-29")
        if now.statuses[cube] == SPENT:
            return IllegalMove(f"The {name} was used and never comes back.", "CQ-32")
        if now.statuses[cube] != DEFEATED:
            return IllegalMove(f"The {name} is not defeated.", "CQ-29")
        if cube not in now.revivable():
            return IllegalMove("In this game Healers revive neither Healers nor Freezes.", "CQ-29")
    most, cost = HEALING * len(move.cubes), cost_of(move.chosen)
    if cost > most:
        return IllegalMove(f"These cubes cost {points_text(cost)}; you have {points_text(most)} to heal.", "CQ-29")
    return None


def _end_fault(now: Position, move: Move) -> IllegalMove | None:
    if now.extra[now.mover]:
        return None
    return IllegalMove("A turn cannot be passed: you can always flick your King.", "CQ-41")


def _foul_fault(now: Position, move: Move) -> IllegalMove | None:
    """CQ-22: called before the first action of a turn, once for each flick seen."""
    if not now.rules.fouls:
        return IllegalMove("In this game no fouls are called.", "CQ-22")
    if now.made or not now.seen:
        return IllegalMove("There is no flick of the other player left to call a foul.", "CQ-22")
    return None


def _late_fault(now: Position, move: Move) -> IllegalMove | None:
    return None if now.rules.seconds else IllegalMove("There is no time limit in this game.", "CQ-45")


TURN_FAULTS: Final[dict[str, Callable[[Position, Move], IllegalMove | None]]] = {
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
    return setup_fault(move, job.seat, now.rules)


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
    if move.kind == moves.END or (move.kind == moves.LATE and now.rules.seconds):
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
