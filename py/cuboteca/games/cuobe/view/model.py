"""The house of a position, as plain values for the drawings."""

from __future__ import annotations

from functools import lru_cache

from cuboteca.games.cuobe.rules import moves, steps
from cuboteca.games.cuobe.rules.board import (
    ALL_SIDES,
    leads_to,
    rotations,
    trapped_places,
    turn_corridor,
    turned_exits,
)
from cuboteca.games.cuobe.rules.places import NOWHERE, PLACE_NAMES, PLACE_OF, WAY_LETTERS, WAYS
from cuboteca.games.cuobe.rules.position import INSANE, NOBODY, SPIDER, Position, StateBuilder
from cuboteca.games.cuobe.rules.position import Room as Lying
from cuboteca.games.cuobe.rules.spawns_in_fights import opponents, power
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.selection.selection import Selection, place_of, selection_of
from cuboteca.games.cuobe.text.choices import aims, is_question
from cuboteca.games.cuobe.text.labels import label
from cuboteca.games.cuobe.text.log import fight_over, first_card_held, recent_moves
from cuboteca.games.cuobe.text.names import kind_name, printed_name
from cuboteca.games.cuobe.text.rooms import room_label
from cuboteca.games.cuobe.view.art.scene import PLACES as SHOWN
from cuboteca.games.cuobe.view.art.scene import House, Pawn, Room, Spawn, Way
from cuboteca.games.cuobe.view.team import shown_seat
from cuboteca.play.view import View


def house_of(view: View, live: bool = True) -> House:
    """Return what to draw. Without `live` it is a picture: nothing can be chosen and nothing moves. While the sheet of
    a fight or the first card covers the map, return the map as it was before: the page plays what came of it after
    that."""
    live = live and view.live
    selection = selection_of(view.picked) if live else Selection()
    covered = live and (fight_over(view, selection) or first_card_held(view, selection))
    state: State = recent_moves(view)[0].before if covered else view.state
    here = viewer_place(state)
    places, seats, kinds = choosable(state) if live and not (view.waits or covered) else (set(), set(), set())
    rooms = tuple(
        room._replace(
            glow=place in places,
            picked=selection.room == room.at,
        )
        if place in places or selection.room == room.at
        else room
        for place, room in zip(map(PLACE_OF.__getitem__, SHOWN), _rooms(state, view.names), strict=True)
    )
    return House(
        rooms,
        label("house"),
        tuple(
            Pawn(
                seat,
                PLACE_NAMES[player.place],
                view.names[seat],
                seat == state.active,
                player.asleep,
                player.status == INSANE,
                seat in seats,
                selection.mate == seat or selection.along == seat,
            )
            for seat, player in enumerate(state.players)
            if player.inside
        ),
        tuple(
            Spawn(
                spawn.kind,
                PLACE_NAMES[spawn.place],
                power(state, spawn.kind),
                label("spawn", kind_first=spawn.kind, power=power(state, spawn.kind)),
                spawn.kind in kinds,
                selection.foe == spawn.kind,
            )
            for spawn in state.spawns
        ),
        _ways(state) if live and not covered else (),
        tuple(part.partition(":")[2] for part in view.route.parts) if view.route and live else (),
        view.route.seat if view.route else 0,
        PLACE_NAMES[place] if (place := place_of(view.focus or "")) is not None else None,
        PLACE_NAMES[here] if selection.close and here != NOWHERE else None,
        live,
        view.waits,
    )


def viewer_place(state: State) -> int:
    """Return where the player stands who decides, or else the active one."""
    return state.players[shown_seat(state)].place


def choosable(state: State) -> tuple[set[int], set[int], set[str]]:
    """Return the places, seats and spawns on the map that can be chosen now."""
    if is_question(state):
        if state.is_arming:
            return set(), set(), set()
        found = aims(state)
        return set(found.places), set(found.seats), set()
    if state.asked is None:
        return set(), set(), set()
    fights = {kind for kind in opponents(state, state.players[state.active].place) if kind != SPIDER}
    can_fight = any(move.verb == moves.FIGHT for move in state.moves())
    return set(), set(), fights if can_fight else set()


@lru_cache(maxsize=8)
def _rooms(state: State, names: tuple[str, ...]) -> tuple[Room, ...]:
    """List all rooms as they lie, in the order of the map."""
    trapped = set(trapped_places(state))
    people = _people(state, names)
    lying = _as_it_may_lie(state)
    return tuple(
        _room(lying, place, names, people.get(place, ()), trapped) for place in map(PLACE_OF.__getitem__, SHOWN)
    )


def _as_it_may_lie(state: State) -> Position:
    """Return the position, a corridor in it whose way round is asked for in the first of those in which it may lie."""
    step = state.agenda[-1] if state.agenda else None
    if step is None or step.what != steps.TURN_CARD:
        return state
    may = StateBuilder.of(state)
    turn_corridor(may, step, rotations(state, step)[0])
    return may


def _people(state: State, names: tuple[str, ...]) -> dict[int, tuple[str, ...]]:
    """Name who stands where, by place."""
    found: dict[int, tuple[str, ...]] = {}
    for seat, player in enumerate(state.players):
        if player.inside:
            said = label("named_asleep", name=names[seat]) if player.asleep else names[seat]
            found[player.place] = (*found.get(player.place, ()), said)
    for spawn in state.spawns:
        found[spawn.place] = (*found.get(spawn.place, ()), kind_name(spawn.kind))
    return found


def _room(at: Position, place: int, names: tuple[str, ...], here: tuple[str, ...], trapped: set[int]) -> Room:
    heard = room_label(at, place, names, here, place in trapped)
    return room_drawn(at, place, at.rooms[place], heard, place in trapped)


def room_drawn(at: Position, place: int, room: Lying, heard: str = "", peril: bool = False) -> Room:
    """Return the room that lies, or would lie, in a place."""
    name = PLACE_NAMES[place]
    chests = (room.chest,) if room.chest != NOBODY else ()
    printed = at.box.rooms[room.card] if room.card else None
    if printed is None:
        return Room(
            name,
            heard,
            lock_token=room.lock,
            trap_token=room.trap,
            find=room.find,
            spiders=room.spiders,
            chests=chests,
            peril=peril,
        )
    sides = turned_exits(printed.exits, room.turned)
    return Room(
        name,
        heard,
        printed.id,
        printed_name(printed),
        printed.icon,
        "" if sides == ALL_SIDES else "".join([WAY_LETTERS[way] for way in WAYS if sides >> way & 1]),
        printed.search or None,
        printed.trap or "none",
        printed.lock,
        room.opened,
        printed.no_traps,
        ("open" if at.all_keys else "shut") if printed.keys else "",
        len(at.keys) if printed.keys else 0,
        room.lock,
        room.trap,
        room.find,
        room.spiders,
        chests,
        peril,
    )


def _ways(state: State) -> tuple[Way, ...]:
    """List the doors that the active player can walk out of now."""
    if state.asked is None or state.agenda[-1].what != steps.ACTION:
        return ()
    place = state.players[state.active].place
    return tuple(
        Way(move.args[0], PLACE_NAMES[leads_to(state, place, WAY_LETTERS.index(move.args[0]))])
        for move in state.moves()
        if move.verb == moves.GO and len(move.args) == 1
    )
