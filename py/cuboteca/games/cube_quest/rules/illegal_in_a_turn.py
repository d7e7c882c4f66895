"""Whether what a player wants to do with a turn may be done, and if not, why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cuboteca.games.cube_quest.rules import moves
from cuboteca.games.cube_quest.rules.board import CASTLES, TOUCH, is_wholly_on
from cuboteca.games.cube_quest.rules.boxes import footprint, touches
from cuboteca.games.cube_quest.rules.castle import castle_fault
from cuboteca.games.cube_quest.rules.cubes import CODES, COLOUR_OF, KIND_OF, cost_of, is_shadow
from cuboteca.games.cube_quest.rules.facts import BOARD, DEFEATED, HIDDEN, SPENT, Position
from cuboteca.games.cube_quest.rules.freezing import freeze_fault
from cuboteca.games.cube_quest.rules.lowering import land
from cuboteca.games.cube_quest.rules.moves import Move
from cuboteca.games.cube_quest.rules.names import cube_name, points_text
from cuboteca.games.cube_quest.rules.places import Place
from cuboteca.games.cube_quest.rules.polygon import gap
from cuboteca.games.cube_quest.rules.zones import is_beyond
from cuboteca.play.game import IllegalMove

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
    if now.carried_by(king) and not now.terms.covered_king_moves:
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
    landing = land(place, now.poses_without(), now.terms.ragged)
    if now.terms.rolled_skulk and place.face != 1:
        return IllegalMove(f"The {name} is rolled as it returns, so its face is not chosen.", "CQ-28")
    if is_shadow(cube, place.face):
        return IllegalMove(f"The {name} returns with an icon up.", "CQ-28")
    if not is_beyond(now.mover, landing.pose):
        return IllegalMove(f"The {name} returns completely beyond the dividing line.", "CQ-28")
    shape = footprint(landing.pose)
    if not is_wholly_on(shape, now.terms.ragged):
        return IllegalMove(f"The {name} may not hang over the outer edge.", "CQ-28")
    if gap(shape, CASTLES[enemy]) <= now.terms.castle_gap:
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
    if not now.terms.fouls:
        return IllegalMove("In this game no fouls are called.", "CQ-22")
    if now.made or not now.seen:
        return IllegalMove("There is no flick of the other player left to call a foul.", "CQ-22")
    return None


def _late_fault(now: Position, move: Move) -> IllegalMove | None:
    return None if now.terms.seconds else IllegalMove("There is no time limit in this game.", "CQ-45")


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
