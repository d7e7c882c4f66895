"""Players against players (C-110)."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.rules import weapons
from cuboteca.games.cuobe.rules.dice import roll
from cuboteca.games.cuobe.rules.facts import WORST, Position, Step
from cuboteca.games.cuobe.rules.fighting import bonus, lasting
from cuboteca.games.cuobe.rules.harm import come_back, die, frighten, wound
from cuboteca.games.cuobe.rules.inventory import gain_tool, lose_tool, tool_limit
from cuboteca.games.cuobe.rules.moves import DECLINING, Move, choose
from cuboteca.games.cuobe.rules.steps import DUEL_ARMS, GUARD, KILLED, LOOT

DEFENDERS_DICE: Final = 3


def begin(at: Position, other: int, n: int) -> None:
    """The attacker's dice, then the defender's three."""
    at.dice -= n
    at.note("duel", at.active, other, n)
    at.push(*roll(n), *roll(DEFENDERS_DICE), Step(DUEL_ARMS, at.active, number=n, other=other))


def attackers_arms(at: Position, step: Step) -> list[Move]:
    """After both rolls, the attacker's weapons first."""
    return weapons.choices(at, step.seat, at.dice, at_least_one=step.number == 0)


def attack_armed(at: Position, step: Step, move: Move) -> None:
    at.dice -= weapons.talents_in(at, move.args)
    attack = sum(step.values[: step.number]) + weapons.used(at, step.seat, move.args) + bonus(at, step.seat)
    guard = Step(GUARD, step.other, number=attack, other=step.seat, values=step.values[step.number :])
    at.push(guard)


def defenders_arms(at: Position, step: Step) -> list[Move]:
    """The defender may add each weapon talent once, without a die; one who sleeps uses nothing (C-119)."""
    if at.players[step.seat].asleep:
        return weapons.choices(at, step.seat, 0)[:1]
    return weapons.choices(at, step.seat, 0, each_once=True)


def defended(at: Position, step: Step, move: Move) -> None:
    """The lower total takes a wound, both on a tie."""
    seat, other, attack = step.seat, step.other, step.number
    defence = sum(step.values) + weapons.used(at, seat, move.args) + bonus(at, seat)
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
    """What the killer may take of the victim's tools, as far as he can carry (C-110)."""
    if len(at.players[step.seat].tools) >= tool_limit(at, step.seat):
        return []
    tools = at.players[step.other].tools
    return [*(choose(card) for card in tools), DECLINING] if tools else []


def looted(at: Position, step: Step, move: Move) -> None:
    if move == DECLINING:
        return
    lose_tool(at, step.other, move.args[0])
    gain_tool(at, step.seat, move.args[0])
    at.note("looted", step.seat, move.args[0], step.other)
    at.push(step)


def killed(at: Position, step: Step) -> None:
    """The victim dies of the wound, or comes back; the killer panics."""
    player = at.players[step.seat]
    if not player.inside:
        return
    at.set_player(step.seat, player._replace(wounds=WORST))
    at.note("wound", step.seat)
    if at.terms.respawn:
        come_back(at, step.seat)
    else:
        die(at, step.seat)
    if step.other >= 0:
        frighten(at, step.other)
