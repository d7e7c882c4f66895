"""What would happen to the active player in a room next door, as far as that is known before moving in."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.rules import moves, steps
from cuboteca.games.cuobe.rules.board import leads_to
from cuboteca.games.cuobe.rules.places import WAY_LETTERS
from cuboteca.games.cuobe.rules.position import ALIVE
from cuboteca.games.cuobe.rules.spawns_in_fights import opponents
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.text.names import WORDS, kind_name, room_name
from cuboteca.games.cuobe.text.rooms import RoomLine
from cuboteca.play.wording import Messages, join_words

say: Final = Messages(
    {
        "dice": "You’d have {dice} left.",
        "elsewhere": "You’d end up in {room}, {place}.",
        "wounds": "You’d take {wounds}.",
        "panic": "End your turn there, and your panic rises by one: {kinds}.",
    },
    {**WORDS, "kinds": lambda kinds: join_words([kind_name(kind) for kind in kinds])},
)


def move_lines(state: State, place: int) -> list[RoomLine]:
    """Say what moving in would do; nothing of a room that can’t be moved to now."""
    if state.asked is None or state.agenda[-1].what != steps.ACTION:
        return []
    seat = state.active
    here = state.players[seat]
    found = (
        move
        for move in state.moves()
        if move.verb == moves.GO and len(move.args) == 1
        if leads_to(state, here.place, WAY_LETTERS.index(move.args[0])) == place
    )
    move = next(found, None)
    if move is None:
        return []
    lines = []
    if state.rooms[place].card:
        lines += _known(state, state.play(move), place)
    kinds = opponents(state, place)
    if kinds and here.status == ALIVE:
        lines.append(RoomLine("panic", say("panic", kinds=kinds)))
    return [*lines, RoomLine("die", say("dice", dice=state.dice - 1))]


def _known(before: State, after: State, place: int) -> list[RoomLine]:
    """Say where a player would end up and what they would suffer, unless chance or a choice comes in between."""
    if after.asked is None or after.agenda[-1].what != steps.ACTION:
        return []
    was, now = before.players[before.active], after.players[before.active]
    lines = []
    if now.place != place and now.inside:
        room = room_name(after, now.place)
        lines.append(RoomLine("move", say("elsewhere", room=room, place=now.place)))
    if now.wounds > was.wounds:
        lines.append(RoomLine("wound", say("wounds", wounds=now.wounds - was.wounds)))
    return lines
