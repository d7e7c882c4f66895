"""Effects on cards and dice: drawing, dropping, taking back, more and fewer dice."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.rules.card_draws import draw_steps, receive_tool
from cuboteca.games.cuobe.rules.cards import SPAWN, Effect
from cuboteca.games.cuobe.rules.effect_targets import Operation, people_aimed_at, people_to_aim_at
from cuboteca.games.cuobe.rules.inventory import drop
from cuboteca.games.cuobe.rules.moves import YES, Move, choose
from cuboteca.games.cuobe.rules.position import TURN_ON, Position, StateBuilder, Step
from cuboteca.games.cuobe.rules.steps import DROP_CARDS, FETCH, RETRIEVE
from cuboteca.games.cuobe.rules.turns import change_dice

# Dice of this turn (C-13, C-14).


def gain_aims(at: Position, step: Step, effect: Effect) -> list[str]:
    return [YES] if at.over == TURN_ON else []


def lose_aims(at: Position, step: Step, effect: Effect) -> list[str]:
    return [YES] if at.over == TURN_ON and at.dice != 0 else []


def do_gain(at: StateBuilder, step: Step, effect: Effect, aim: str) -> None:
    change_dice(at, effect.n)


def do_lose(at: StateBuilder, step: Step, effect: Effect, aim: str) -> None:
    change_dice(at, -effect.n)


# Drawing.


def draw_aims(at: Position, step: Step, effect: Effect) -> list[str]:
    deck = at.blue if effect.kind == "blue" else at.green
    return [YES] if deck.size and at.players[at.active].inside else []


def do_draw(at: StateBuilder, step: Step, effect: Effect, aim: str) -> None:
    at.push(*draw_steps(effect.kind, effect.n))


# Dropping.


def _droppable(at: Position, seat: int, type_: str) -> list[str]:
    """Tools and keys alike (C-63), or keys alone."""
    return [card for card in at.players[seat].tools if type_ != "key" or at.is_key(card)]


def _has_some(at: Position, seat: int, effect: Effect) -> bool:
    return bool(_droppable(at, seat, effect.kind))


def drop_aims(at: Position, step: Step, effect: Effect) -> list[str]:
    return people_to_aim_at(at, step, effect, _has_some)


def do_drop(at: StateBuilder, step: Step, effect: Effect, aim: str) -> None:
    at.push(*(Step(DROP_CARDS, seat, effect.kind, effect.n) for seat in people_aimed_at(at, effect, aim)))


def droppable(at: Position, step: Step) -> list[Move]:
    return [choose(card) for card in _droppable(at, step.seat, step.name)]


def drop_chosen(at: StateBuilder, step: Step, move: Move) -> None:
    drop(at, step.seat, move.args[0])
    if step.number > 1:
        at.push(step._replace(number=step.number - 1))


# Taking back what was dropped.


def fetch_aims(at: Position, step: Step, effect: Effect) -> list[str]:
    return list(at.dropped) if at.players[at.active].inside else []


def do_fetch(at: StateBuilder, step: Step, effect: Effect, aim: str) -> None:
    if effect.n > 1:
        at.push(Step(FETCH, at.active, number=effect.n - 1))
    at.dropped = tuple(card for card in at.dropped if card != aim)
    at.note("fetched", at.active, aim)
    receive_tool(at, aim)


def fetchable(at: Position, step: Step) -> list[Move]:
    return [choose(card) for card in at.dropped]


def fetch_chosen(at: StateBuilder, step: Step, move: Move) -> None:
    do_fetch(at, step, Effect("retrieveTool", n=step.number), move.args[0])


# Spawns that come back (C-83), and weapons.


def return_aims(at: Position, step: Step, effect: Effect) -> list[str]:
    return [YES] if any(at.box.cards[card].type == SPAWN for card in at.passed) else []


def do_return(at: StateBuilder, step: Step, effect: Effect, aim: str) -> None:
    at.push(Step(RETRIEVE))


def weapon_aims(at: Position, step: Step, effect: Effect) -> list[str]:
    """A weapon counts inside a fight alone (C-27)."""
    return []


def do_weapon(at: Position, step: Step, effect: Effect, aim: str) -> None:
    raise ValueError("A weapon is used in a fight.")


CARD_OPERATIONS: Final = {
    "gain": Operation(gain_aims, do_gain, only_good=True),
    "lose": Operation(lose_aims, do_lose),
    "draw": Operation(draw_aims, do_draw),
    "drop": Operation(drop_aims, do_drop),
    "retrieveTool": Operation(fetch_aims, do_fetch),
    "retrieveSpawn": Operation(return_aims, do_return),
    "weapon": Operation(weapon_aims, do_weapon),
}
