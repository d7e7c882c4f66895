"""What spawns are in a fight: which of them can be fought, their power, the Troll's bonus, and what a hit takes."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.rules.cards import TROLL
from cuboteca.games.cuobe.rules.position import ALIVE, SISTER, SPIDER, TWIN, Position, Spawn, StateBuilder, Step
from cuboteca.games.cuobe.rules.spawns import destroy, squash
from cuboteca.games.cuobe.rules.steps import DRAW_BLUE

SPIDER_POWER: Final = 1


def opponents(at: Position, place: int) -> list[str]:
    """List whom one can fight in a room."""
    kinds = [spawn.kind for spawn in at.spawns if spawn.place == place]
    return [*kinds, SPIDER] if at.rooms[place].spiders else kinds


def power(at: Position, kind: str) -> int:
    """Return what a spawn brings to a fight before panic: more with the Troll about (C-79); a spider always 1."""
    if kind == SPIDER:
        return SPIDER_POWER
    spawn = at.spawn(kind)
    own = spawn.power if spawn is not None else 0
    return own + (kind != TROLL and at.spawn(TROLL) is not None)


def strength(at: Position, kind: str, seat: int) -> int:
    """Return what a player has to beat: power and the player's panic, which is nothing for the insane (C-86, C-89)."""
    player = at.players[seat]
    return power(at, kind) + (player.panic if kind != SPIDER and player.status == ALIVE else 0)


def survives_hit(at: Position, spawn: Spawn) -> bool:
    """Is a spawn, but for the Twins, still there after a hit (C-88)? The Troll may lend it a life (`troll_life`)."""
    lent = at.rules.troll_life and spawn.kind != TROLL and at.spawn(TROLL) is not None
    return spawn.power - 1 + lent > 0


def hit(at: StateBuilder, kind: str, place: int) -> None:
    """Take power from a spawn, from a twin a card instead (C-78, C-87); destroy it when none is left (C-88)."""
    if kind == SPIDER:
        squash(at, place)
        return
    spawn = at.spawn(kind)
    if spawn is None:
        return
    if kind in (TWIN, SISTER):
        if spawn.stolen:
            at.set_spawn(spawn._replace(stolen=spawn.stolen[1:]))
            at.note("gives-up", kind)
            at.push(Step(DRAW_BLUE, number=spawn.stolen[0] + 1))
        if len(spawn.stolen) <= 1:
            destroy(at, kind)
        return
    at.set_spawn(spawn._replace(power=spawn.power - 1))
    at.note("weaker", kind)
    if not survives_hit(at, spawn):
        destroy(at, kind)
