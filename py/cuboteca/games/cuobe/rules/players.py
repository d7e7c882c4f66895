"""What happens to players: wounds, panic, insanity, sleep and death; and what they carry (C-60 to C-64)."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.rules.cards import TALENT
from cuboteca.games.cuobe.rules.places import NOWHERE
from cuboteca.games.cuobe.rules.position import (
    ALIVE,
    DEAD,
    FELL_ASLEEP,
    INSANE,
    TURN_CUT,
    WORST,
    Player,
    Position,
    StateBuilder,
    cards_of,
)

FIRST_DEATH = "first_death"
ALL_DEAD = "all_dead"
ALL_GONE = "all_gone"
OUT_OF_TIME = "time"
SURRENDERED = "surrendered"

ENDS = {
    FIRST_DEATH: "C-109",
    ALL_DEAD: "C-108",
    ALL_GONE: "C-106",
    OUT_OF_TIME: "C-107",
    SURRENDERED: "C-109",
}
"""What ends a game, and the clause that says so."""


def wound(at: StateBuilder, seat: int, times: int = 1) -> None:
    """Wound a player, one wound at a time (C-98). The dead and those who left take none."""
    for _ in range(times):
        player = at.players[seat]
        if not player.inside:
            return
        at.set_player(seat, player._replace(wounds=player.wounds + 1))
        at.note("wound", seat)
        if player.wounds + 1 >= WORST:
            die(at, seat)


def frighten(at: StateBuilder, seat: int, times: int = 1) -> None:
    """Raise a player's panic, one at a time; for the insane (C-96) and the sleeping (C-97) each is a wound."""
    for _ in range(times):
        player = at.players[seat]
        if not player.inside:
            return
        if player.status == INSANE or player.asleep:
            at.note("past-fear", seat)
            wound(at, seat)
            continue
        at.set_player(seat, player._replace(panic=player.panic + 1))
        at.note("panic", seat)
        if player.panic + 1 >= WORST:
            lose_mind(at, seat)


def lose_mind(at: StateBuilder, seat: int) -> None:
    """Drive a player insane for good: tools are dropped, talents and syndromes leave the game (C-95)."""
    at.note("insane", seat)
    _lose_cards(at, seat)
    at.set_player(seat, at.players[seat]._replace(status=INSANE))


def die(at: StateBuilder, seat: int) -> None:
    """Let a player die: tools dropped, talents and syndromes out of the game, the pawn taken away (C-98)."""
    at.note("dead", seat)
    _lose_cards(at, seat)
    at.set_player(seat, at.players[seat]._replace(status=DEAD, asleep=False, place=NOWHERE))
    if seat == at.active:
        at.over = TURN_CUT  # C-114
    if at.rules.short_game:
        at.ended = FIRST_DEATH  # C-109
    elif not any(player.inside for player in at.players):
        at.ended = ALL_DEAD  # C-108


def come_back(at: StateBuilder, seat: int) -> None:
    """Bring a player killed by another back to the Atrium, without a scratch or a card (C-110, `respawn`)."""
    _lose_cards(at, seat)
    chest = at.players[seat].chest
    at.set_player(seat, Player(place=at.place_of(at.box.atrium), chest=chest))
    at.note("back", seat)
    if seat == at.active:
        at.over = TURN_CUT


def _lose_cards(at: StateBuilder, seat: int) -> None:
    player = at.players[seat]
    at.dropped += player.tools
    at.removed += player.talents + player.syndromes
    at.set_player(seat, player._replace(tools=(), talents=(), syndromes=()))
    for card in player.tools:
        at.note("dropped", seat, card)


def fall_asleep(at: StateBuilder, seat: int) -> None:
    """Put a player to sleep until the start of their next turn; in their own turn that ends it (C-97)."""
    player = at.players[seat]
    if not player.inside or player.asleep:
        return
    at.set_player(seat, player._replace(asleep=True))
    at.note("asleep", seat)
    if seat == at.active and at.over != TURN_CUT:
        at.over = FELL_ASLEEP


def heal(at: StateBuilder, seat: int, n: int) -> None:
    """Take wounds away, never below none (C-99)."""
    player = at.players[seat]
    less = min(n, player.wounds)
    if player.inside and less:
        at.set_player(seat, player._replace(wounds=player.wounds - less))
        at.note("healed", seat, less)


def calm(at: StateBuilder, seat: int, n: int) -> None:
    """Take panic away, never below none (C-99); nothing calms the insane (C-96)."""
    player = at.players[seat]
    less = min(n, player.panic)
    if player.inside and player.status == ALIVE and less:
        at.set_player(seat, player._replace(panic=player.panic - less))
        at.note("calmed", seat, less)


# What a player can carry, and what may be done with it.


TOOL_LIMITS: Final = {1: 5, 2: 4}
MIND_LIMITS: Final = {1: 3, 2: 2}
USUAL_TOOLS: Final = 3
USUAL_MIND: Final = 1
"""C-60: fewer than three players may hold more."""


def tool_limit(at: Position, seat: int) -> int:
    """Return how many tools, keys among them (C-63), a player can hold; none when insane (C-95)."""
    if at.players[seat].status != ALIVE:
        return 0
    limit = TOOL_LIMITS.get(at.seats, USUAL_TOOLS)
    if at.players[seat].syndromes or at.players[seat].talents:
        limit += sum(n for n, _ in at.passive(seat, "toolLimit"))
    return max(limit, 0)


def mind_limit(at: Position) -> int:
    """Return how many talents, and how many syndromes, a player can have."""
    return MIND_LIMITS.get(at.seats, USUAL_MIND)


def has_room_for(at: Position, seat: int, type_: str) -> bool:
    """Can the player be given another talent or syndrome (C-23)?"""
    player = at.players[seat]
    return player.inside and player.status == ALIVE and len(cards_of(player, type_)) < mind_limit(at)


def is_loaded(at: Position, seat: int) -> bool:
    """Does the player hold more tools than he can carry?"""
    return len(at.players[seat].tools) > tool_limit(at, seat)


def has_full_hands(at: Position, seat: int) -> bool:
    """Are tools and talents both at the limit, so that a discovery may be left as a find (C-35)?"""
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
    """Return the owner of the chest in the player's room, if it is their own or a dead player's (C-64); else None."""
    owner = at.rooms[at.players[seat].place].chest
    if owner < 0 or (owner != seat and at.players[owner].status != DEAD):
        return None
    return owner


def lose_tool(at: StateBuilder, seat: int, card: str) -> None:
    """Take a tool out of a player's hand."""
    player = at.players[seat]
    at.set_player(seat, player._replace(tools=tuple(tool for tool in player.tools if tool != card)))


def gain_tool(at: StateBuilder, seat: int, card: str) -> None:
    """Put a tool into a player's hand."""
    player = at.players[seat]
    at.set_player(seat, player._replace(tools=(*player.tools, card)))


def drop(at: StateBuilder, seat: int, card: str) -> None:
    """Move a tool from the hand to the dropped pile."""
    lose_tool(at, seat, card)
    at.dropped = (*at.dropped, card)
    at.note("dropped", seat, card)


def give(at: StateBuilder, seat: int, card: str, other: int) -> None:
    """Move a tool from one player to another (C-61)."""
    lose_tool(at, seat, card)
    gain_tool(at, other, card)
    at.note("given", seat, card, other)


def put_in_chest(at: StateBuilder, seat: int, card: str) -> None:
    """Put a tool into the chest of the player's room, whichever player owns the tool."""
    owner = at.rooms[at.players[seat].place].chest
    lose_tool(at, seat, card)
    holder = at.players[owner]
    at.set_player(owner, holder._replace(chest=(*holder.chest, card)))
    at.note("stashed", seat, card, owner)


def take_from_chest(at: StateBuilder, seat: int, card: str) -> None:
    """Take a tool out of the chest of that room."""
    owner = at.rooms[at.players[seat].place].chest
    holder = at.players[owner]
    at.set_player(owner, holder._replace(chest=tuple(tool for tool in holder.chest if tool != card)))
    gain_tool(at, seat, card)
    at.note("taken", seat, card, owner)
