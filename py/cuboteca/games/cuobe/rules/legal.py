"""The legal moves of a turn (C-15), and of what else is decided with the same moves."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.board import is_locked, ways_out
from cuboteca.games.cuobe.rules.cards import KEY, RoomCard
from cuboteca.games.cuobe.rules.effects import possible
from cuboteca.games.cuobe.rules.fights import is_armed
from cuboteca.games.cuobe.rules.moves import KIND_WORDS, PLAYERS, Move
from cuboteca.games.cuobe.rules.places import NOWHERE, WAY_LETTERS
from cuboteca.games.cuobe.rules.players import can_receive, is_loaded, open_chest
from cuboteca.games.cuobe.rules.position import ALIVE, NOBODY, Position, Step
from cuboteca.games.cuobe.rules.spawns_in_fights import opponents
from cuboteca.games.cuobe.rules.steps import RUN
from cuboteca.games.cuobe.rules.turns import can_leave

ENDING: Final = Move(moves.END)
FORCING: Final = Move(moves.FORCE)
SEARCHING: Final = Move(moves.SEARCH)
USING_ROOM: Final = Move(moves.ROOM)
PICKING: Final = Move(moves.PICK)
PLACING_CHEST: Final = Move(moves.CHEST)
LEAVING: Final = Move(moves.EXIT)


def turn_moves(at: Position, step: Step) -> list[Move]:
    """List all that the active player may do now."""
    seat = at.active
    place = at.players[seat].place
    others = [other for other in at.here(place) if other != seat]
    found = _walks(at, seat, others) + _in_room(at, seat, place) + _with_cards(at, seat)
    found += _handing_over(at, seat, others)
    found += [
        Move(moves.FIGHT, (KIND_WORDS[kind], str(n)))
        for kind in opponents(at, place)
        for n in range(0 if is_armed(at, seat, at.dice) else 1, at.dice + 1)
    ]
    if at.rules.pvp:
        least = 0 if is_armed(at, seat, at.dice) else 1
        found += [Move(moves.DUEL, (PLAYERS[other], str(n))) for other in others for n in range(least, at.dice + 1)]
    if can_leave(at, seat):
        found.append(LEAVING)
    return [*found, ENDING]


def _walks(at: Position, seat: int, others: list[int]) -> list[Move]:
    """List the walks: a die each (C-30), one more with another player (C-31); none while overloaded (C-60)."""
    if not at.dice or is_loaded(at, seat):
        return []
    found = []
    for way in ways_out(at, seat):
        found.append(Move(moves.GO, (WAY_LETTERS[way],)))
        if at.dice > 1:
            found += [Move(moves.GO, (WAY_LETTERS[way], PLAYERS[other])) for other in others]
    return found


def _in_room(at: Position, seat: int, place: int) -> list[Move]:
    """List what the room allows: force, search, its effect, a find, placing the chest."""
    found = []
    printed = at.printed(place)
    if at.dice and is_locked(at, place):
        found.append(FORCING)
    sane = at.players[seat].status == ALIVE
    if at.dice and printed is not None and sane and not at.haunted(place):
        if printed.search:
            found.append(SEARCHING)
        elif (printed.spend or printed.roll) and is_room_useful(at, seat, printed):
            found.append(USING_ROOM)
    if at.rooms[place].find and at.blue.size:
        found.append(PICKING)
    if sane and at.rooms[place].chest == NOBODY and at.chest_place(seat) == NOWHERE:
        found.append(PLACING_CHEST)
    return found


def is_room_useful(at: Position, seat: int, room: RoomCard) -> bool:
    """Could the room's dice effect change anything?"""
    scripts = [room.spend] if room.spend else [script for script in room.roll if script]
    return any(possible(at, Step(RUN, seat, script)) for script in scripts)


def _with_cards(at: Position, seat: int) -> list[Move]:
    """List the uses of cards: tools free, talents for a die (C-25), keys in the Exit (C-105)."""
    player = at.players[seat]
    found = [Move(moves.USE, (card,)) for card in player.tools if is_usable(at, seat, card)]
    if at.dice:
        found += [Move(moves.TALENT, (card,)) for card in player.talents if is_usable(at, seat, card)]
    if keys_work(at, player.place):
        found += [Move(moves.KEY, (card,)) for card in player.tools if at.is_key(card)]
    return found


def is_usable(at: Position, seat: int, card: str) -> bool:
    """Could the tool or talent change anything now?"""
    return card in at.box.scripts and possible(at, Step(RUN, seat, card))


def keys_work(at: Position, place: int) -> bool:
    """Is it the Exit, and free of spawns (C-80, C-105)?"""
    return at.rooms[place].card == at.box.exit and not at.haunted(place)


def _handing_over(at: Position, seat: int, others: list[int]) -> list[Move]:
    """List what can be done with the tools held: chests (C-64), giving and dropping (C-61)."""
    tools = at.players[seat].tools
    found: list[Move] = []
    owner = open_chest(at, seat)
    if owner is not None:
        found += [Move(moves.PUT, (card,)) for card in tools]
        found += [Move(moves.TAKE, (card,)) for card in at.players[owner].chest]
    if tools and (at.rules.free_giving or is_loaded(at, seat)):
        receivers = [other for other in others if can_receive(at, seat, other)]
        found += [Move(moves.GIVE, (card, PLAYERS[other])) for card in tools for other in receivers]
        found += [Move(moves.DROP, (card,)) for card in tools]
    return found


def at_once_moves(at: Position, step: Step) -> list[Move]:
    """List what an insane player may do with a tool drawn: use it at once or drop it (C-95)."""
    found = []
    if at.box.cards[step.name].type == KEY:
        if keys_work(at, at.players[step.seat].place):
            found.append(Move(moves.KEY, (step.name,)))
    elif is_usable(at, step.seat, step.name):
        found.append(Move(moves.USE, (step.name,)))
    return [*found, Move(moves.DROP, (step.name,))]


def surplus_moves(at: Position, step: Step) -> list[Move]:
    """List the ways to part with what a player cannot carry: give it away, stash it, drop it (C-61)."""
    seat = step.seat
    player = at.players[seat]
    if not player.inside or not is_loaded(at, seat):
        return []
    receivers = [other for other in at.here(player.place) if can_receive(at, seat, other)]
    found = [Move(moves.GIVE, (card, PLAYERS[other])) for card in player.tools for other in receivers]
    if open_chest(at, seat) is not None:
        found += [Move(moves.PUT, (card,)) for card in player.tools]
    return found + [Move(moves.DROP, (card,)) for card in player.tools]
