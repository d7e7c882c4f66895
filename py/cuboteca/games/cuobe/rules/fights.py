"""Fights: against spawns (C-85 to C-89), of players against each other (C-110), and the weapons in both."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.moves import DECLINING, Move, choose
from cuboteca.games.cuobe.rules.players import come_back, die, frighten, gain_tool, lose_tool, tool_limit, wound
from cuboteca.games.cuobe.rules.position import WORST, Position, StateBuilder, Step
from cuboteca.games.cuobe.rules.spawns_in_fights import hit, power, strength
from cuboteca.games.cuobe.rules.steps import ARMS, DUEL_ARMS, GUARD, HURT, KILLED, LOOT
from cuboteca.games.cuobe.rules.turns import roll


def weapon_tools(at: Position, seat: int) -> list[str]:
    """List the tools of a player that are weapons."""
    cards = at.box.cards
    return [card for card in at.players[seat].tools if cards[card].weapon]


def weapon_talents(at: Position, seat: int) -> list[str]:
    """List the talents of a player that are weapons."""
    cards = at.box.cards
    return [card for card in at.players[seat].talents if cards[card].weapon]


def is_armed(at: Position, seat: int, dice: int) -> bool:
    """Has the player a weapon to use, with so many unspent dice for talents?"""
    return bool(weapon_tools(at, seat) or (dice and weapon_talents(at, seat)))


def weapon_choices(
    at: Position, seat: int, dice: int, each_once: bool = False, at_least_one: bool = False
) -> list[Move]:
    """List the ways to name weapons: any of the tools, talents as often as there are dice (or once each, if free)."""
    tools = weapon_tools(at, seat)
    talents = weapon_talents(at, seat)
    most = len(talents) if each_once else dice
    sets: list[Sequence[str]] = []
    for blows in _blows(talents, most, each_once):
        for count in range(len(tools) + 1):
            sets += [(*chosen, *blows) for chosen in combinations(tools, count)]
    found = sorted({tuple(sorted(named)) for named in sets if named or not at_least_one}, key=lambda n: (len(n), n))
    return [Move(moves.WEAPONS, named) for named in found]


def _blows(talents: list[str], most: int, each_once: bool) -> list[tuple[str, ...]]:
    """List the ways to use weapon talents at most so often."""
    found: list[tuple[str, ...]] = [()]
    if talents:
        newest = found
        for _ in range(most):
            newest = [
                (*blow, talent)
                for blow in newest
                for talent in talents
                if (not blow or talent >= blow[-1]) and not (each_once and talent in blow)
            ]
            found = found + newest
    return found


def use_weapons(at: StateBuilder, seat: int, named: tuple[str, ...]) -> int:
    """Use weapons, of which tools leave the game (C-25); return what they add."""
    cards = at.box.cards
    for card in named:
        if card in at.players[seat].tools:
            lose_tool(at, seat, card)
            at.removed = (*at.removed, card)
    if named:
        at.note("armed", seat, *named)
    return sum(cards[card].weapon for card in named)


def talents_in(at: Position, named: tuple[str, ...]) -> int:
    """Count the dice that the talents among them cost (C-25)."""
    return sum(at.box.cards[card].type == "talent" for card in named)


def bonus(at: Position, seat: int) -> int:
    """Return what lasting effects add: Rush takes one away (C-86)."""
    return sum(n for n, _ in at.passive(seat, "fight"))


def lasting(at: Position, seat: int) -> list[str]:
    """List the cards whose lasting effect counts in fights, as that of Rush does."""
    player = at.players[seat]
    found = [(card, at.box.cards[card].passive) for card in (*player.talents, *player.syndromes)]
    return [card for card, passive in found if passive is not None and passive.op == "fight"]


# Against a spawn.


def begin_fight(at: StateBuilder, kind: str, n: int) -> None:
    """Put dice into a fight with a spawn; they are gone (C-16)."""
    at.dice -= n
    at.note("fight", at.active, kind, n, strength(at, kind, at.active))
    at.push(*roll(n), Step(ARMS, at.active, kind, n))


def fight_weapons(at: Position, step: Step) -> list[Move]:
    """List the weapons that the active player may add after the rolls; at least one without a die (C-85, C-110)."""
    return weapon_choices(at, step.seat, at.dice, at_least_one=step.number == 0)


def resolve_fight(at: StateBuilder, step: Step, move: Move) -> None:
    """Let the lower side suffer, both on a tie (C-87)."""
    seat, kind = step.seat, step.name
    at.dice -= talents_in(at, move.args)
    own = sum(step.values) + use_weapons(at, seat, move.args) + bonus(at, seat)
    against = strength(at, kind, seat)
    panic = against - power(at, kind)
    at.note("fought", seat, kind, own, against, panic, step.number, *lasting(at, seat))
    if own < against:
        wound(at, seat)
        return
    if own == against:
        at.push(Step(HURT, seat, number=1))
    hit(at, kind, at.players[seat].place)


def hurt(at: StateBuilder, step: Step) -> None:
    wound(at, step.seat, step.number)


# Of two players.

DEFENDERS_DICE: Final = 3


def begin_duel(at: StateBuilder, other: int, n: int) -> None:
    """Roll the attacker's dice, then the defender's three."""
    at.dice -= n
    at.note("duel", at.active, other, n)
    at.push(*roll(n), *roll(DEFENDERS_DICE), Step(DUEL_ARMS, at.active, number=n, other=other))


def arm_attack(at: StateBuilder, step: Step, move: Move) -> None:
    at.dice -= talents_in(at, move.args)
    attack = sum(step.values[: step.number]) + use_weapons(at, step.seat, move.args) + bonus(at, step.seat)
    guard = Step(GUARD, step.other, number=attack, other=step.seat, values=step.values[step.number :])
    at.push(guard)


def defenders_weapons(at: Position, step: Step) -> list[Move]:
    """List the defender's weapons: each talent once, without a die; nothing for one who sleeps (C-119)."""
    if at.players[step.seat].asleep:
        return [Move(moves.WEAPONS)]
    return weapon_choices(at, step.seat, 0, each_once=True)


def resolve_duel(at: StateBuilder, step: Step, move: Move) -> None:
    """Wound the player with the lower total, both on a tie."""
    seat, other, attack = step.seat, step.other, step.number
    defence = sum(step.values) + use_weapons(at, seat, move.args) + bonus(at, seat)
    # What counted for good goes with who dies of it, and is told all the same.
    counted = ((fighter, card) for fighter in (other, seat) for card in lasting(at, fighter))
    at.note("dueled", other, attack, seat, defence, *counted)
    losers = [other] * (attack <= defence) + [seat] * (defence <= attack)
    fatal = [loser for loser in losers if at.players[loser].wounds + 1 >= WORST]
    for loser in losers:
        if loser not in fatal:
            wound(at, loser)
    for victim in fatal:
        killer = seat if victim == other else other
        if killer in fatal:
            at.push(Step(KILLED, victim))  # nobody takes anything
        else:
            at.push(Step(LOOT, killer, other=victim), Step(KILLED, victim, other=killer))


def loot(at: Position, step: Step) -> list[Move]:
    """List the tools of the victim that the killer may take, as many as can be carried (C-110)."""
    if len(at.players[step.seat].tools) >= tool_limit(at, step.seat):
        return []
    tools = at.players[step.other].tools
    return [*(choose(card) for card in tools), DECLINING] if tools else []


def take_loot(at: StateBuilder, step: Step, move: Move) -> None:
    if move == DECLINING:
        return
    lose_tool(at, step.other, move.args[0])
    gain_tool(at, step.seat, move.args[0])
    at.note("looted", step.seat, move.args[0], step.other)
    at.push(step)


def kill(at: StateBuilder, step: Step) -> None:
    """Let the victim die of the wound, or come back; the killer panics."""
    player = at.players[step.seat]
    if not player.inside:
        return
    at.set_player(step.seat, player._replace(wounds=WORST))
    at.note("wound", step.seat)
    if at.rules.respawn:
        come_back(at, step.seat)
    else:
        die(at, step.seat)
    if step.other >= 0:
        frighten(at, step.other)
