"""What a room offers for a die, and what can be done from where one stands with a room that is looked at."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.board import leads_to
from cuboteca.games.cuobe.rules.cards import SELF, Effect, RoomCard
from cuboteca.games.cuobe.rules.legal import SEARCHING, USING_ROOM
from cuboteca.games.cuobe.rules.moves import Move
from cuboteca.games.cuobe.rules.places import WAY_LETTERS
from cuboteca.games.cuobe.rules.position import Position
from cuboteca.games.cuobe.rules.room_tokens import fruitful
from cuboteca.games.cuobe.rules.state import State

OFFERS: Final = {
    "sleep": "Sleep",
    "heal": "Heal",
    "calm": "Calm",
    "shift": "Shift",
    "swap": "Swap",
    "removeTrap": "Disarm",
    "unlock": "Unlock",
}
"""In a word what a room does, by its operation; what weighs most comes first."""


def offered(at: Position, room: RoomCard) -> str:
    """In a word what the room does for a die; "Room" where no word says it."""
    operations = {effect.op for effect in _effects(at, room)}
    return next((word for operation, word in OFFERS.items() if operation in operations), "Room")


def puts_to_sleep(at: Position, room: RoomCard) -> bool:
    """Would whoever uses it fall asleep, so that the turn is over (C-97)?"""
    return any(effect.op == "sleep" and effect.who == SELF for effect in _effects(at, room))


def is_vain(at: Position) -> bool:
    """Would a search by the active player find nothing, whatever is rolled (C-55)?"""
    return not fruitful(at, at.active)


def _effects(at: Position, room: RoomCard) -> list[Effect]:
    scripts = [script for script in (room.spend, *room.roll) if script]
    return [effect for script in scripts for effect in at.box.scripts[script]]


def room_move(state: State, place: int) -> Move | None:
    """What can be done with the room of a place: it is used or searched from within, else walked to; or nothing."""
    here = state.players[state.active].place
    legal = state.moves()
    if place == here:
        return next((move for move in (USING_ROOM, SEARCHING) if move in legal), None)
    for move in legal:
        alone = move.verb == moves.GO and len(move.args) == 1
        if alone and leads_to(state, here, WAY_LETTERS.index(move.args[0])) == place:
            return move
    return None
