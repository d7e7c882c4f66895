"""What each action of a turn does (C-15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cuboteca.games.cuobe.rules import fights, moves
from cuboteca.games.cuobe.rules.decks import draw_steps
from cuboteca.games.cuobe.rules.moves import KIND_OF, SEAT_OF, Move
from cuboteca.games.cuobe.rules.places import WAY_LETTERS
from cuboteca.games.cuobe.rules.players import drop, give, lose_tool, put_in_chest, take_from_chest
from cuboteca.games.cuobe.rules.position import ALIVE, NOBODY, TURN_ON, StateBuilder, Step
from cuboteca.games.cuobe.rules.steps import ACT, ACTION, AT_ONCE, FORCED, ROOM_ROLLED, RUN, SEARCHED, WALK
from cuboteca.games.cuobe.rules.turns import ask_others, end_turn, leave, roll


def act(at: StateBuilder, step: Step) -> None:
    """Ask for the next action as long as the turn is on."""
    if at.over == TURN_ON:
        at.push(Step(ACTION, at.active))
    else:
        end_turn(at)


def take_action(at: StateBuilder, step: Step, move: Move) -> None:
    if move.verb == moves.END:
        end_turn(at)
        return
    at.push(Step(ACT))
    ACTIONS[move.verb](at, at.active, move.args)


Args = tuple[str, ...]


def _go(at: StateBuilder, seat: int, args: Args) -> None:
    other = SEAT_OF[args[1]] if len(args) > 1 else NOBODY
    at.dice -= 1 if other == NOBODY else 2
    at.push(Step(WALK, seat, other=other, way=WAY_LETTERS.index(args[0])))


def _force(at: StateBuilder, seat: int, args: Args) -> None:
    at.dice -= 1
    at.push(*roll(1), Step(FORCED, seat))


def _search(at: StateBuilder, seat: int, args: Args) -> None:
    """Roll a die to search (C-55)."""
    at.dice -= 1
    at.note("searches", seat)
    at.push(*roll(1), Step(SEARCHED, seat))


def _room(at: StateBuilder, seat: int, args: Args) -> None:
    """Spend a die on the room, or roll it (C-80)."""
    printed = at.printed(at.players[seat].place)
    if printed is None:
        return
    at.dice -= 1
    at.note("room", at.active, printed.id)
    if printed.spend:
        at.push(Step(RUN, at.active, printed.spend))
    else:
        at.push(*roll(1), Step(ROOM_ROLLED, at.active, printed.id))


def _pick(at: StateBuilder, seat: int, args: Args) -> None:
    """Take a find: the token goes, a blue card comes (C-57)."""
    place = at.players[seat].place
    at.set_room(place, at.rooms[place]._replace(find=False))
    at.note("picked", seat, place)
    at.push(*draw_steps("blue", 1))


def _use(at: StateBuilder, seat: int, args: Args) -> None:
    """Use a tool, which is out of the game then (C-25)."""
    lose_tool(at, seat, args[0])
    at.removed = (*at.removed, args[0])
    at.note("used", seat, args[0])
    at.push(Step(RUN, seat, args[0]))


def _talent(at: StateBuilder, seat: int, args: Args) -> None:
    at.dice -= 1
    at.note("used", seat, args[0])
    at.push(Step(RUN, seat, args[0]))


def _chest(at: StateBuilder, seat: int, args: Args) -> None:
    place = at.players[seat].place
    at.set_room(place, at.rooms[place]._replace(chest=seat))
    at.note("chest", seat, place)


def _take(at: StateBuilder, seat: int, args: Args) -> None:
    """Take a card out of a chest; the insane may only use it at once (C-95)."""
    take_from_chest(at, seat, args[0])
    if at.players[seat].status != ALIVE:
        at.push(Step(AT_ONCE, seat, args[0]))


def _key(at: StateBuilder, seat: int, args: Args) -> None:
    """Use a key in the Exit: on its pile it is safe (C-105)."""
    lose_tool(at, seat, args[0])
    at.keys = (*at.keys, args[0])
    at.note("key", seat, args[0])
    if at.all_keys:
        at.note("opened")
        ask_others(at)


ACTIONS: Final[dict[str, Callable[[StateBuilder, int, Args], None]]] = {
    moves.GO: _go,
    moves.FORCE: _force,
    moves.SEARCH: _search,
    moves.ROOM: _room,
    moves.PICK: _pick,
    moves.USE: _use,
    moves.TALENT: _talent,
    moves.CHEST: _chest,
    moves.PUT: lambda at, seat, args: put_in_chest(at, seat, args[0]),
    moves.TAKE: _take,
    moves.GIVE: lambda at, seat, args: give(at, seat, args[0], SEAT_OF[args[1]]),
    moves.DROP: lambda at, seat, args: drop(at, seat, args[0]),
    moves.FIGHT: lambda at, seat, args: fights.begin_fight(at, KIND_OF[args[0]], int(args[1])),
    moves.DUEL: lambda at, seat, args: fights.begin_duel(at, SEAT_OF[args[0]], int(args[1])),
    moves.KEY: _key,
    moves.EXIT: lambda at, seat, args: leave(at, seat),
}


# What comes of rolls, surplus at the end of a turn, and what the insane use at once.


def apply_room_roll(at: StateBuilder, step: Step) -> None:
    """Start what the room does for the die that was rolled."""
    script = at.box.rooms[step.name].roll[step.values[0]]
    if script:
        at.push(Step(RUN, step.seat, script))


def hand_over_surplus(at: StateBuilder, step: Step, move: Move) -> None:
    ACTIONS[move.verb](at, step.seat, move.args)
    at.push(step)


def use_at_once(at: StateBuilder, step: Step, move: Move) -> None:
    ACTIONS[move.verb](at, step.seat, move.args)
