"""What a player can carry, and what he may do with it (C-60 to C-64)."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.rules.cards import TALENT
from cuboteca.games.cuobe.rules.position import ALIVE, DEAD, Position, StateBuilder, cards_of

TOOL_LIMITS: Final = {1: 5, 2: 4}
MIND_LIMITS: Final = {1: 3, 2: 2}
USUAL_TOOLS: Final = 3
USUAL_MIND: Final = 1
"""C-60: fewer than three players may hold more."""


def tool_limit(at: Position, seat: int) -> int:
    """How many tools, keys among them (C-63), a player can hold; none when insane (C-95)."""
    if at.players[seat].status != ALIVE:
        return 0
    limit = TOOL_LIMITS.get(at.seats, USUAL_TOOLS)
    if at.players[seat].syndromes or at.players[seat].talents:
        limit += sum(n for n, _ in at.passive(seat, "toolLimit"))
    return max(limit, 0)


def mind_limit(at: Position) -> int:
    """How many talents, and how many syndromes, a player can have."""
    return MIND_LIMITS.get(at.seats, USUAL_MIND)


def has_room_for(at: Position, seat: int, type_: str) -> bool:
    """Can the player be given another talent or syndrome (C-23)?"""
    player = at.players[seat]
    return player.inside and player.status == ALIVE and len(cards_of(player, type_)) < mind_limit(at)


def is_loaded(at: Position, seat: int) -> bool:
    """Does the player hold more tools than he can carry?"""
    return len(at.players[seat].tools) > tool_limit(at, seat)


def has_full_hands(at: Position, seat: int) -> bool:
    """Tools and talents both at the limit, so that a discovery may be left as a find (C-35)."""
    player = at.players[seat]
    return len(player.tools) >= tool_limit(at, seat) and not has_room_for(at, seat, TALENT)


def can_receive(at: Position, giver: int, seat: int) -> bool:
    """May a tool be given to that player: another one here, sane, with room for it (C-61)?"""
    player = at.players[seat]
    return (
        seat != giver
        and player.inside
        and player.place == at.players[giver].place
        and player.status == ALIVE
        and len(player.tools) < tool_limit(at, seat)
    )


def open_chest(at: Position, seat: int) -> int | None:
    """The owner of the chest in the player's room, if the player may open it: his own, or a dead player's (C-64)."""
    owner = at.rooms[at.players[seat].place].chest
    if owner < 0 or (owner != seat and at.players[owner].status != DEAD):
        return None
    return owner


def lose_tool(at: StateBuilder, seat: int, card: str) -> None:
    """A player holds that tool no longer."""
    player = at.players[seat]
    at.set_player(seat, player._replace(tools=tuple(tool for tool in player.tools if tool != card)))


def gain_tool(at: StateBuilder, seat: int, card: str) -> None:
    """A player holds it."""
    player = at.players[seat]
    at.set_player(seat, player._replace(tools=(*player.tools, card)))


def drop(at: StateBuilder, seat: int, card: str) -> None:
    """From the hand to the dropped pile."""
    lose_tool(at, seat, card)
    at.dropped = (*at.dropped, card)
    at.note("dropped", seat, card)


def give(at: StateBuilder, seat: int, card: str, other: int) -> None:
    """It goes from one player to another (C-61)."""
    lose_tool(at, seat, card)
    gain_tool(at, other, card)
    at.note("given", seat, card, other)


def put_in_chest(at: StateBuilder, seat: int, card: str) -> None:
    """Into the chest of the room where the player is, whoever owns it."""
    owner = at.rooms[at.players[seat].place].chest
    lose_tool(at, seat, card)
    holder = at.players[owner]
    at.set_player(owner, holder._replace(chest=(*holder.chest, card)))
    at.note("stashed", seat, card, owner)


def take_from_chest(at: StateBuilder, seat: int, card: str) -> None:
    """Out of the chest of that room."""
    owner = at.rooms[at.players[seat].place].chest
    holder = at.players[owner]
    at.set_player(owner, holder._replace(chest=tuple(tool for tool in holder.chest if tool != card)))
    gain_tool(at, seat, card)
    at.note("taken", seat, card, owner)
