"""Wounds, panic, insanity, sleep and death, and their cure."""

from __future__ import annotations

from cuboteca.games.cuobe.rules.places import NOWHERE
from cuboteca.games.cuobe.rules.position import (
    ALIVE,
    DEAD,
    FELL_ASLEEP,
    INSANE,
    TURN_CUT,
    WORST,
    Player,
    StateBuilder,
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
    """Wounds one at a time (C-98). The dead and those who left take none."""
    for _ in range(times):
        player = at.players[seat]
        if not player.inside:
            return
        at.set_player(seat, player._replace(wounds=player.wounds + 1))
        at.note("wound", seat)
        if player.wounds + 1 >= WORST:
            die(at, seat)


def frighten(at: StateBuilder, seat: int, times: int = 1) -> None:
    """Panic one at a time; for the insane (C-96) and the sleeping (C-97) each is a wound."""
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
    """Insane for good: held tools are dropped, talents and syndromes leave the game (C-95)."""
    at.note("insane", seat)
    _lose_cards(at, seat)
    at.set_player(seat, at.players[seat]._replace(status=INSANE))


def die(at: StateBuilder, seat: int) -> None:
    """Dead: tools dropped, talents and syndromes out of the game, the pawn taken away (C-98)."""
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
    """Killed by another player, and back in the Atrium without a scratch or a card (C-110, `respawn`)."""
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
    """Asleep until the start of one's next turn; in one's own turn that ends it (C-97)."""
    player = at.players[seat]
    if not player.inside or player.asleep:
        return
    at.set_player(seat, player._replace(asleep=True))
    at.note("asleep", seat)
    if seat == at.active and at.over != TURN_CUT:
        at.over = FELL_ASLEEP


def heal(at: StateBuilder, seat: int, n: int) -> None:
    """Fewer wounds, never below none (C-99)."""
    player = at.players[seat]
    less = min(n, player.wounds)
    if player.inside and less:
        at.set_player(seat, player._replace(wounds=player.wounds - less))
        at.note("healed", seat, less)


def calm(at: StateBuilder, seat: int, n: int) -> None:
    """Less panic, never below none (C-99); nothing calms the insane (C-96)."""
    player = at.players[seat]
    less = min(n, player.panic)
    if player.inside and player.status == ALIVE and less:
        at.set_player(seat, player._replace(panic=player.panic - less))
        at.note("calmed", seat, less)
