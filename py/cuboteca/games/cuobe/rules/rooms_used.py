"""The dice effects of rooms (C-80, C-95): spent or rolled for."""

from __future__ import annotations

from cuboteca.games.cuobe.rules.box import RoomCard
from cuboteca.games.cuobe.rules.dice import roll
from cuboteca.games.cuobe.rules.facts import Position, Step
from cuboteca.games.cuobe.rules.operations import possible
from cuboteca.games.cuobe.rules.steps import ROOM_ROLLED, RUN, SEARCHED


def could_do(at: Position, seat: int, room: RoomCard) -> bool:
    """Could the room's dice effect change anything?"""
    scripts = [room.spend] if room.spend else [script for script in room.roll if script]
    return any(possible(at, Step(RUN, seat, script)) for script in scripts)


def use_room(at: Position, room: RoomCard) -> None:
    """The active player spends a die on the room."""
    at.dice -= 1
    at.note("room", at.active, room.id)
    if room.spend:
        at.push(Step(RUN, at.active, room.spend))
    else:
        at.push(*roll(1), Step(ROOM_ROLLED, at.active, room.id))


def room_rolled(at: Position, step: Step) -> None:
    """What the room does for the die that was rolled."""
    script = at.box.rooms[step.name].roll[step.values[0]]
    if script:
        at.push(Step(RUN, step.seat, script))


def search(at: Position) -> None:
    """Roll one die to search (C-55)."""
    at.dice -= 1
    at.note("searches", at.active)
    at.push(*roll(1), Step(SEARCHED, at.active))
