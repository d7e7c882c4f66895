"""Fighting spawns (C-85 to C-89)."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.rules import weapons
from cuboteca.games.cuobe.rules.dice import roll
from cuboteca.games.cuobe.rules.facts import ALIVE, SISTER, SPIDER, TWIN, Position, Step
from cuboteca.games.cuobe.rules.harm import wound
from cuboteca.games.cuobe.rules.moves import Move
from cuboteca.games.cuobe.rules.spawning import destroy, squash
from cuboteca.games.cuobe.rules.steps import ARMS, DRAW_BLUE, HURT
from cuboteca.games.cuobe.rules.vocabulary import TROLL

SPIDER_POWER: Final = 1


def opponents(at: Position, place: int) -> list[str]:
    """Whom one can fight in a room."""
    kinds = [spawn.kind for spawn in at.spawns if spawn.place == place]
    return [*kinds, SPIDER] if at.rooms[place].spiders else kinds


def power(at: Position, kind: str) -> int:
    """What a spawn brings to a fight before panic is added: more with the Troll about (C-79); a spider always 1."""
    if kind == SPIDER:
        return SPIDER_POWER
    spawn = at.spawn(kind)
    own = spawn.power if spawn is not None else 0
    return own + (kind != TROLL and at.spawn(TROLL) is not None)


def strength(at: Position, kind: str, seat: int) -> int:
    """What the player has to beat: power and his own panic, which adds nothing to the insane (C-86, C-89)."""
    player = at.players[seat]
    return power(at, kind) + (player.panic if kind != SPIDER and player.status == ALIVE else 0)


def bonus(at: Position, seat: int) -> int:
    """What lasting effects add: Rush takes one away (C-86)."""
    return sum(n for n, _ in at.passive(seat, "fight"))


def lasting(at: Position, seat: int) -> list[str]:
    """The cards whose lasting effect counts in fights, as Rush does."""
    player = at.players[seat]
    found = [(card, at.box.cards[card].passive) for card in (*player.talents, *player.syndromes)]
    return [card for card, passive in found if passive is not None and passive.op == "fight"]


def begin(at: Position, kind: str, n: int) -> None:
    """Dice into the fight; they are gone (C-16)."""
    at.dice -= n
    at.note("fight", at.active, kind, n, strength(at, kind, at.active))
    at.push(*roll(n), Step(ARMS, at.active, kind, n))


def arms(at: Position, step: Step) -> list[Move]:
    """The weapons that may be added, named after the roll; at least one if no die was rolled (C-85)."""
    return weapons.choices(at, step.seat, at.dice, at_least_one=step.number == 0)


def fought(at: Position, step: Step, move: Move) -> None:
    """The lower side suffers, both on a tie (C-87)."""
    seat, kind = step.seat, step.name
    at.dice -= weapons.talents_in(at, move.args)
    own = sum(step.values) + weapons.used(at, seat, move.args) + bonus(at, seat)
    against = strength(at, kind, seat)
    panic = against - power(at, kind)
    at.note("fought", seat, kind, own, against, panic, *lasting(at, seat))
    if own < against:
        wound(at, seat)
        return
    if own == against:
        at.push(Step(HURT, seat, number=1))
    hit(at, kind, at.players[seat].place)


def hit(at: Position, kind: str, place: int) -> None:
    """A spawn loses power, a twin one of her cards instead (C-78, C-87); without any left it is destroyed (C-88)."""
    if kind == SPIDER:
        squash(at, place)
        return
    spawn = at.spawn(kind)
    if spawn is None:
        return
    if kind in (TWIN, SISTER):
        if spawn.stolen:
            at.set_spawn(kind, spawn._replace(stolen=spawn.stolen[1:]))
            at.note("gives-up", kind)
            at.push(Step(DRAW_BLUE, number=spawn.stolen[0] + 1))
        if len(spawn.stolen) <= 1:
            destroy(at, kind)
        return
    at.set_spawn(kind, spawn._replace(power=spawn.power - 1))
    at.note("weaker", kind)
    lives = spawn.power - 1
    if at.terms.troll_life and kind != TROLL and at.spawn(TROLL) is not None:
        lives += 1
    if lives <= 0:
        destroy(at, kind)


def hurt(at: Position, step: Step) -> None:
    wound(at, step.seat, step.number)
