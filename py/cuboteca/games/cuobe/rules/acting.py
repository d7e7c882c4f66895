"""What the active player may do in his turn, in any order (C-15), and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cuboteca.games.cuobe.rules import fights, moves
from cuboteca.games.cuobe.rules.board import is_locked
from cuboteca.games.cuobe.rules.box import KEY
from cuboteca.games.cuobe.rules.dice import roll
from cuboteca.games.cuobe.rules.drawing import draw_steps
from cuboteca.games.cuobe.rules.facts import ALIVE, NOBODY, TURN_ON, Position, Step
from cuboteca.games.cuobe.rules.fights import is_armed
from cuboteca.games.cuobe.rules.inventory import (
    can_receive,
    drop,
    give,
    is_loaded,
    lose_tool,
    open_chest,
    put_in_chest,
    take_from_chest,
)
from cuboteca.games.cuobe.rules.moves import PLAYERS, SEAT_OF, Move
from cuboteca.games.cuobe.rules.operations import possible
from cuboteca.games.cuobe.rules.places import NOWHERE, WAY_LETTERS
from cuboteca.games.cuobe.rules.rooms_used import could_do, search, use_room
from cuboteca.games.cuobe.rules.steps import ACT, ACTION, AT_ONCE, FORCED, RUN, WALK
from cuboteca.games.cuobe.rules.turning import ask_others, can_leave, end_turn, leave
from cuboteca.games.cuobe.rules.walking import ways_out

KIND_NAMES: Final = {
    "ghoul": "Ghoul",
    "clown": "Clown",
    "tentacles": "Tentacles",
    "troll": "Troll",
    "spider": "Spider",
    "twin": "Twin",
    "sister": "Sister",
}
KIND_OF: Final = {name: kind for kind, name in KIND_NAMES.items()}

ENDING: Final = Move(moves.END)
FORCING: Final = Move(moves.FORCE)
SEARCHING: Final = Move(moves.SEARCH)
USING_ROOM: Final = Move(moves.ROOM)
PICKING: Final = Move(moves.PICK)
PLACING_CHEST: Final = Move(moves.CHEST)
LEAVING: Final = Move(moves.EXIT)


def act(at: Position, step: Step) -> None:
    """The player acts as long as the turn is on."""
    if at.over == TURN_ON:
        at.push(Step(ACTION, at.active))
    else:
        end_turn(at)


def actions(at: Position, step: Step) -> list[Move]:
    """All that the active player may do now."""
    seat = at.active
    place = at.players[seat].place
    others = [other for other in at.here(place) if other != seat]
    found = _walks(at, seat, others) + _in_room(at, seat, place) + _with_cards(at, seat)
    found += _handing_over(at, seat, others)
    found += [
        Move(moves.FIGHT, (KIND_NAMES[kind], str(n)))
        for kind in fights.opponents(at, place)
        for n in range(0 if is_armed(at, seat, at.dice) else 1, at.dice + 1)
    ]
    if at.terms.pvp:
        least = 0 if is_armed(at, seat, at.dice) else 1
        found += [Move(moves.DUEL, (PLAYERS[other], str(n))) for other in others for n in range(least, at.dice + 1)]
    if can_leave(at, seat):
        found.append(LEAVING)
    return [*found, ENDING]


def _walks(at: Position, seat: int, others: list[int]) -> list[Move]:
    """One die to move (C-30), one more to take somebody along (C-31); nobody walks overloaded (C-60)."""
    if not at.dice or is_loaded(at, seat):
        return []
    found = []
    for way in ways_out(at, seat):
        found.append(Move(moves.GO, (WAY_LETTERS[way],)))
        if at.dice > 1:
            found += [Move(moves.GO, (WAY_LETTERS[way], PLAYERS[other])) for other in others]
    return found


def _in_room(at: Position, seat: int, place: int) -> list[Move]:
    """Force, search, the room's effect, a find, one's chest."""
    found = []
    printed = at.printed(place)
    if at.dice and is_locked(at, place):
        found.append(FORCING)
    sane = at.players[seat].status == ALIVE
    if at.dice and printed is not None and sane and not at.haunted(place):
        if printed.search:
            found.append(SEARCHING)
        elif (printed.spend or printed.roll) and could_do(at, seat, printed):
            found.append(USING_ROOM)
    if at.rooms[place].find and at.blue.size:
        found.append(PICKING)
    if sane and at.rooms[place].chest == NOBODY and at.chest_place(seat) == NOWHERE:
        found.append(PLACING_CHEST)
    return found


def _with_cards(at: Position, seat: int) -> list[Move]:
    """Tools free, talents for a die (C-25), keys in the Exit (C-105)."""
    player = at.players[seat]
    found = [Move(moves.USE, (card,)) for card in player.tools if is_usable(at, seat, card)]
    if at.dice:
        found += [
            Move(moves.TALENT, (card,))
            for card in player.talents
            if card in at.box.scripts and possible(at, Step(RUN, seat, card))
        ]
    if keys_work(at, player.place):
        found += [Move(moves.KEY, (card,)) for card in player.tools if at.is_key(card)]
    return found


def is_usable(at: Position, seat: int, card: str) -> bool:
    """Could the tool change anything now?"""
    return card in at.box.scripts and possible(at, Step(RUN, seat, card))


def keys_work(at: Position, place: int) -> bool:
    """Is it the Exit, and free of spawns (C-80, C-105)?"""
    return at.rooms[place].card == at.box.exit and not at.haunted(place)


def _handing_over(at: Position, seat: int, others: list[int]) -> list[Move]:
    """Chests (C-64), giving and dropping (C-61)."""
    tools = at.players[seat].tools
    found: list[Move] = []
    owner = open_chest(at, seat)
    if owner is not None:
        found += [Move(moves.PUT, (card,)) for card in tools]
        found += [Move(moves.TAKE, (card,)) for card in at.players[owner].chest]
    if tools and (at.terms.free_giving or is_loaded(at, seat)):
        receivers = [other for other in others if can_receive(at, seat, other)]
        found += [Move(moves.GIVE, (card, PLAYERS[other])) for card in tools for other in receivers]
        found += [Move(moves.DROP, (card,)) for card in tools]
    return found


# What they do.


def acted(at: Position, step: Step, move: Move) -> None:
    if move.verb == moves.END:
        end_turn(at)
        return
    at.push(Step(ACT))
    DEEDS[move.verb](at, at.active, move.args)


Args = tuple[str, ...]


def _go(at: Position, seat: int, args: Args) -> None:
    other = SEAT_OF[args[1]] if len(args) > 1 else NOBODY
    at.dice -= 1 if other == NOBODY else 2
    at.push(Step(WALK, seat, other=other, way=WAY_LETTERS.index(args[0])))


def _force(at: Position, seat: int, args: Args) -> None:
    at.dice -= 1
    at.push(*roll(1), Step(FORCED, seat))


def _search(at: Position, seat: int, args: Args) -> None:
    search(at)


def _room(at: Position, seat: int, args: Args) -> None:
    printed = at.printed(at.players[seat].place)
    if printed is not None:
        use_room(at, printed)


def _pick(at: Position, seat: int, args: Args) -> None:
    """A find: the token goes, a blue card comes (C-57)."""
    place = at.players[seat].place
    at.set_room(place, at.rooms[place]._replace(find=False))
    at.note("picked", seat, place)
    at.push(*draw_steps("blue", 1))


def _use(at: Position, seat: int, args: Args) -> None:
    """Used once, and out of the game (C-25)."""
    lose_tool(at, seat, args[0])
    at.removed = (*at.removed, args[0])
    at.note("used", seat, args[0])
    at.push(Step(RUN, seat, args[0]))


def _talent(at: Position, seat: int, args: Args) -> None:
    at.dice -= 1
    at.note("used", seat, args[0])
    at.push(Step(RUN, seat, args[0]))


def _chest(at: Position, seat: int, args: Args) -> None:
    place = at.players[seat].place
    at.set_room(place, at.rooms[place]._replace(chest=seat))
    at.note("chest", seat, place)


def _put(at: Position, seat: int, args: Args) -> None:
    put_in_chest(at, seat, args[0])


def _take(at: Position, seat: int, args: Args) -> None:
    """The insane may only use at once what they take (C-95)."""
    take_from_chest(at, seat, args[0])
    if at.players[seat].status != ALIVE:
        at.push(Step(AT_ONCE, seat, args[0]))


def _give(at: Position, seat: int, args: Args) -> None:
    give(at, seat, args[0], SEAT_OF[args[1]])


def _drop(at: Position, seat: int, args: Args) -> None:
    drop(at, seat, args[0])


def _fight(at: Position, seat: int, args: Args) -> None:
    fights.begin_fight(at, KIND_OF[args[0]], int(args[1]))


def _duel(at: Position, seat: int, args: Args) -> None:
    fights.begin_duel(at, SEAT_OF[args[0]], int(args[1]))


def _key(at: Position, seat: int, args: Args) -> None:
    """Activated: on its pile it is safe (C-105)."""
    lose_tool(at, seat, args[0])
    at.keys = (*at.keys, args[0])
    at.note("key", seat, args[0])
    if at.all_keys:
        ask_others(at)


def _exit(at: Position, seat: int, args: Args) -> None:
    leave(at, seat)


DEEDS: Final[dict[str, Callable[[Position, int, Args], None]]] = {
    moves.GO: _go,
    moves.FORCE: _force,
    moves.SEARCH: _search,
    moves.ROOM: _room,
    moves.PICK: _pick,
    moves.USE: _use,
    moves.TALENT: _talent,
    moves.CHEST: _chest,
    moves.PUT: _put,
    moves.TAKE: _take,
    moves.GIVE: _give,
    moves.DROP: _drop,
    moves.FIGHT: _fight,
    moves.DUEL: _duel,
    moves.KEY: _key,
    moves.EXIT: _exit,
}


# Surplus at the end of a turn, and what the insane use at once.


def surplus_answered(at: Position, step: Step, move: Move) -> None:
    DEEDS[move.verb](at, step.seat, move.args)
    at.push(step)


def at_once_answers(at: Position, step: Step) -> list[Move]:
    """An insane player uses a drawn tool at once or drops it (C-95)."""
    found = []
    if at.box.cards[step.name].type == KEY:
        if keys_work(at, at.players[step.seat].place):
            found.append(Move(moves.KEY, (step.name,)))
    elif is_usable(at, step.seat, step.name):
        found.append(Move(moves.USE, (step.name,)))
    return [*found, Move(moves.DROP, (step.name,))]


def at_once_answered(at: Position, step: Step, move: Move) -> None:
    DEEDS[move.verb](at, step.seat, move.args)
