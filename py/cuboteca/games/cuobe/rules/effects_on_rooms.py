"""Effects on rooms: locks, traps, shifting, finds, and what comes to them."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.rules.board import can_take_lock, can_take_trap, is_locked, shift
from cuboteca.games.cuobe.rules.cards import ALL_NEXT, ANY, ATRIUM, BACKWARDS, CHOSEN, FORWARDS, NEXT, THIS, Effect
from cuboteca.games.cuobe.rules.effects_on_people import Operation
from cuboteca.games.cuobe.rules.locks_traps_search import (
    add_lock,
    add_trap,
    find,
    remove_trap,
    rooms_to_search,
    trigger,
    unlock,
)
from cuboteca.games.cuobe.rules.moves import YES, Move, choose
from cuboteca.games.cuobe.rules.places import NEXT_TO, NOWHERE, OPPOSITE, PLACE_NAMES, PLACE_OF, PLACES, WAY_LETTERS
from cuboteca.games.cuobe.rules.position import FIND_TOKENS, LOCK_TOKENS, TRAP_TOKENS, Position, StateBuilder, Step
from cuboteca.games.cuobe.rules.spawns import attract, come, nearest_spawns
from cuboteca.games.cuobe.rules.steps import MORE_ROOMS, SHIFT_WAY

SEARCH_NUMBERS: Final = (1, 2, 3)


# The rooms that an effect can be aimed at.


def this_room(at: Position, step: Step) -> int:
    """Return the room that bears the script, or the room of the player whose card it is."""
    base = step.name.partition(".")[0]
    if base in at.box.rooms:
        return at.place_of(base)
    return at.players[step.seat].place


def rooms(at: Position, step: Step, word: str) -> list[int]:
    """List the places that a word stands for; adjacent rooms are counted from the active player's (C-71)."""
    if word == THIS:
        place = this_room(at, step)
        return [place] if place != NOWHERE else []
    if word == ATRIUM:
        return [at.place_of(at.box.atrium)]
    if word == ANY:
        return list(PLACES)
    here = at.players[at.active].place
    return list(NEXT_TO[here]) if here != NOWHERE else []


def _names(places: list[int]) -> list[str]:
    return [PLACE_NAMES[place] for place in places]


# Locks and traps put on rooms.


def _bearers(at: Position, step: Step, effect: Effect) -> list[int]:
    """Return the rooms that can take the token."""
    can_take = can_take_lock if effect.op == "lock" else can_take_trap
    if effect.op == "lock" and at.locks >= LOCK_TOKENS:
        return []
    return [place for place in rooms(at, step, effect.room) if can_take(at, place)]


def token_aims(at: Position, step: Step, effect: Effect) -> list[str]:
    places = _bearers(at, step, effect)
    left = LOCK_TOKENS - at.locks if effect.op == "lock" else TRAP_TOKENS - at.traps
    too_few = 0 < left < len(places) and not at.rules.before  # with none left, all traps trigger: nothing to choose
    if places and len(places) <= _due(effect, places) and not too_few:
        return [YES]
    return _names(places)


def _due(effect: Effect, places: list[int]) -> int:
    """Return on how many of the rooms a token is due."""
    return len(places) if effect.room == ALL_NEXT else effect.n


def do_token(at: StateBuilder, step: Step, effect: Effect, aim: str) -> None:
    """On the room, or on all there are; then on as many others as the card says (C-71)."""
    places = _bearers(at, step, effect)
    more = _due(effect, places) - 1
    for place in places if aim == YES else [PLACE_OF[aim]]:
        if effect.op == "lock":
            add_lock(at, place)
        elif add_trap(at, place):
            return
    if aim != YES and more:
        at.push(step._replace(what=MORE_ROOMS, way=more, values=(*step.values, PLACE_OF[aim])))


def more_rooms(at: Position, step: Step) -> list[Move]:
    effect = at.box.scripts[step.name][step.number]
    return [choose(name) for name in _names(_bearers(at, step, effect)) if PLACE_OF[name] not in step.values]


def add_room(at: StateBuilder, step: Step, move: Move) -> None:
    effect = at.box.scripts[step.name][step.number]
    do_token(at, step, effect._replace(n=step.way, room=NEXT), move.args[0])


# Tokens taken away.


def unlock_aims(at: Position, step: Step, effect: Effect) -> list[str]:
    return _names([place for place in rooms(at, step, effect.room) if is_locked(at, place)])


def do_unlock(at: StateBuilder, step: Step, effect: Effect, aim: str) -> None:
    unlock(at, PLACE_OF[aim])


def removing_aims(at: Position, step: Step, effect: Effect) -> list[str]:
    return _names([place for place in rooms(at, step, effect.room) if at.rooms[place].trap])


def do_remove(at: StateBuilder, step: Step, effect: Effect, aim: str) -> None:
    remove_trap(at, PLACE_OF[aim])


# Shifting (C-52 to C-54).


def shift_aims(at: Position, step: Step, effect: Effect) -> list[str]:
    return _names(rooms(at, step, effect.room))


def do_shift(at: StateBuilder, step: Step, effect: Effect, aim: str) -> None:
    place = PLACE_OF[aim]
    if effect.way == ANY:
        at.push(Step(SHIFT_WAY, step.seat, values=(place,)))
    elif effect.way in (FORWARDS, BACKWARDS):
        shift(at, place, step.way if effect.way == FORWARDS else OPPOSITE[step.way])  # C-53
    else:
        shift(at, place, WAY_LETTERS.index(effect.way))


def shift_ways(at: Position, step: Step) -> list[Move]:
    return [choose(letter) for letter in WAY_LETTERS]


def shift_that_way(at: StateBuilder, step: Step, move: Move) -> None:
    shift(at, step.values[0], WAY_LETTERS.index(move.args[0]))


# Finds.


def find_aims(at: Position, step: Step, effect: Effect) -> list[str]:
    if at.finds >= FIND_TOKENS:
        return []
    if effect.n != CHOSEN:
        return [YES] if rooms_to_search(at, effect.n) else []
    return [str(number) for number in SEARCH_NUMBERS if rooms_to_search(at, number)]


def do_find(at: StateBuilder, step: Step, effect: Effect, aim: str) -> None:
    find(at, effect.n if aim == YES else int(aim))


# Spawns and triggers.


def attract_aims(at: Position, step: Step, effect: Effect) -> list[str]:
    return [YES] if any(nearest_spawns(at)) else []


def do_attract(at: StateBuilder, step: Step, effect: Effect, aim: str) -> None:
    attract(at)


def spawn_aims(at: Position, step: Step, effect: Effect) -> list[str]:
    return [YES]


def do_spawn(at: StateBuilder, step: Step, effect: Effect, aim: str) -> None:
    come(at, effect.kind, effect.room)


def do_trigger(at: StateBuilder, step: Step, effect: Effect, aim: str) -> None:
    trigger(at)


ROOM_OPERATIONS: Final = {
    "lock": Operation(token_aims, do_token),
    "trap": Operation(token_aims, do_token),
    "unlock": Operation(unlock_aims, do_unlock),
    "removeTrap": Operation(removing_aims, do_remove),
    "shift": Operation(shift_aims, do_shift),
    "find": Operation(find_aims, do_find, only_good=True),
    "attract": Operation(attract_aims, do_attract),
    "spawn": Operation(spawn_aims, do_spawn),
    "triggerTraps": Operation(spawn_aims, do_trigger),
}
