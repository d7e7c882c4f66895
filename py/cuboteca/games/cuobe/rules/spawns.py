"""Spawns: how they come, act at the start of a turn, and are attracted and destroyed (C-70 to C-83)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from cuboteca.games.cuobe.rules import moves
from cuboteca.games.cuobe.rules.board import distances, land, nearest
from cuboteca.games.cuobe.rules.cards import ATRIUM, CLOWN, NEXT, SPAWN, SPIDERS, TENTACLES, THIS, TROLL, TWINS
from cuboteca.games.cuobe.rules.moves import Move, choose
from cuboteca.games.cuobe.rules.places import ACROSS, NEXT_TO, NOWHERE, PLACE_NAMES, PLACE_OF, PLACES, WAYS
from cuboteca.games.cuobe.rules.players import calm, frighten
from cuboteca.games.cuobe.rules.position import SISTER, SPIDER_TOKENS, TWIN, Position, Spawn, StateBuilder, Step
from cuboteca.games.cuobe.rules.steps import COME, NEST, NEST_AT, RUN

STOLEN_BY_EACH: Final = 3
ADJACENT: Final = 0
ANYWHERE: Final = 1
"""As the way of a step that lets a spawn come: where it can come to."""
ORDER: Final = ("ghoul", CLOWN, TENTACLES, TROLL, TWIN, SISTER)
"""The order that spawns are kept in."""


# Arriving.


def come(at: StateBuilder, kind: str, room: str) -> None:
    """Let a kind come as its card says (C-70, C-71)."""
    here = at.players[at.active].place
    if here == NOWHERE:
        at.passed = (*at.passed, at.box.spawns[kind])  # nobody is there whom it could come to
    elif kind == SPIDERS:
        at.push(*(Step(NEST, values=(ACROSS[here][way],)) for way in WAYS))  # C-74
    elif kind == TWINS:
        at.push(Step(COME, at.active, TWIN), Step(COME, at.active, SISTER))
    elif room == THIS:
        appear(at, kind, here)
    elif room == ATRIUM:
        appear(at, kind, at.place_of(at.box.atrium))
    else:
        at.push(Step(COME, at.active, kind, way=ADJACENT if room == NEXT else ANYWHERE))


def arrival_places(at: Position, step: Step) -> list[Move]:
    """List the rooms that it may come to: adjacent ones as a rule, the sisters in different ones (C-71)."""
    here = at.players[at.active].place
    twin = at.spawn(TWIN) if step.name == SISTER else None
    places: Sequence[int] = PLACES if step.way == ANYWHERE else NEXT_TO[here]
    return [choose(PLACE_NAMES[place]) for place in places if twin is None or place != twin.place]


def arrive_at(at: StateBuilder, step: Step, move: Move) -> None:
    appear(at, step.name, PLACE_OF[move.args[0]])


def appear(at: StateBuilder, kind: str, place: int) -> None:
    """Put a spawn there at full power; a twin steals the top cards of the blue deck (C-78)."""
    stolen: list[int] = []
    if kind in (TWIN, SISTER):
        while at.blue.size and len(stolen) < STOLEN_BY_EACH:
            at.blue, part = at.blue.without_top()
            stolen.append(part)
    card = at.box.cards[at.box.spawns[TWINS if kind in (TWIN, SISTER) else kind]]
    spawn = Spawn(kind, place, card.power, tuple(stolen))
    at.spawns = tuple(sorted((*at.spawns, spawn), key=lambda each: ORDER.index(each.kind)))
    at.note("appeared", kind, place)


# Spiders.


def spiderless(at: Position, wanted: int, start: int) -> list[int]:
    """List where a spider due in a place can go: there, or to a nearest place without one (C-74, C-75)."""
    if not at.rooms[wanted].spiders:
        return [wanted]
    return nearest(at, start, [place for place in PLACES if not at.rooms[place].spiders])


def nest(at: StateBuilder, step: Step) -> None:
    """Add a spider; with no token left frighten everybody instead (C-76)."""
    if at.spiders < SPIDER_TOKENS:
        at.push(step._replace(what=NEST_AT))
        return
    at.note("swarm")
    for seat in at.inside:
        frighten(at, seat)


def nest_places(at: Position, step: Step) -> list[Move]:
    here = at.players[at.active].place
    places = spiderless(at, step.values[0], here if here != NOWHERE else step.values[0])
    return [choose(PLACE_NAMES[place]) for place in places]


def nest_at(at: StateBuilder, step: Step, move: Move) -> None:
    place = PLACE_OF[move.args[0]]
    room = at.rooms[place]
    at.set_room(place, room._replace(spiders=room.spiders + 1))
    at.note("spider", place)


# What they do at the start of a turn (C-11).


def clown_swaps(at: StateBuilder, step: Step) -> None:
    """Swap the Clown and the active player (C-73)."""
    clown = at.spawn(CLOWN)
    place = at.players[at.active].place
    if clown is None or clown.place == place:
        return
    at.set_spawn(clown._replace(place=place))
    at.note("clown", at.active, clown.place, place)
    land(at, at.active, clown.place)


def tentacles_come(at: StateBuilder, step: Step) -> None:
    """Let the Tentacles jump to the active player (C-73)."""
    if at.begins_no_more:
        return
    tentacles = at.spawn(TENTACLES)
    place = at.players[at.active].place
    if tentacles is not None and tentacles.place != place:
        at.set_spawn(tentacles._replace(place=place))
        at.note("came", TENTACLES, place)


def spider_comes(at: StateBuilder, step: Step) -> None:
    """Add a spider unless one was killed in the turn before (C-75)."""
    if at.spiders and not at.killed and not at.begins_no_more:
        at.push(Step(NEST, values=(at.players[at.active].place,)))
    at.killed = False


# Luring.


def nearest_spawns(at: Position) -> tuple[list[Spawn], list[int]]:
    """List the nearest spawns, and the places of the nearest spiders; none if the nearest are here already (C-81)."""
    here = at.players[at.active].place
    if here == NOWHERE:
        return [], []
    far = distances(at, here)
    nests = [place for place in PLACES if at.rooms[place].spiders] if at.rules.spider_attract else []
    least = min([far[spawn.place] for spawn in at.spawns] + [far[place] for place in nests], default=0)
    if least == 0:
        return [], []
    return [spawn for spawn in at.spawns if far[spawn.place] == least], [p for p in nests if far[p] == least]


def attract(at: StateBuilder) -> None:
    """Attract the nearest: they all jump to the active player's room (C-81, C-116)."""
    here = at.players[at.active].place
    spawns, nests = nearest_spawns(at)
    for spawn in spawns:
        at.set_spawn(spawn._replace(place=here))
        at.note("came", spawn.kind, here)
    for place in nests:
        count = at.rooms[place].spiders
        at.set_room(place, at.rooms[place]._replace(spiders=0))
        at.set_room(here, at.rooms[here]._replace(spiders=at.rooms[here].spiders + count))
        at.note("spiders-came", place, here, count)


# Destroying and returning.


def destroy(at: StateBuilder, kind: str) -> None:
    """Destroy a spawn; its card goes to the passed pile, the twins' with the second (C-118). Panic falls (C-88)."""
    at.spawns = tuple([spawn for spawn in at.spawns if spawn.kind != kind])
    at.note("destroyed", kind)
    twins = kind in (TWIN, SISTER)
    last = not twins or not (at.spawn(TWIN) or at.spawn(SISTER))
    if last:
        at.passed = (*at.passed, at.box.spawns[TWINS if twins else kind])
    if last or at.rules.twin_panic_each:
        calm(at, at.active, 1)
    if kind == TROLL and at.rules.troll_life:
        for spawn in at.spawns:
            if spawn.power <= 0 and not spawn.stolen:
                destroy(at, spawn.kind)


def squash(at: StateBuilder, place: int) -> None:
    """Take a spider away; with the last one their card goes (C-77), and panic falls (C-88)."""
    at.set_room(place, at.rooms[place]._replace(spiders=at.rooms[place].spiders - 1))
    at.killed = True
    at.note("squashed", place)
    if not at.spiders:
        at.passed = (*at.passed, at.box.spawns[SPIDERS])
        calm(at, at.active, 1)


def can_return(at: Position, step: Step) -> list[Move]:
    """List the spawns that may come back from the passed pile (C-83)."""
    return [Move(moves.RETRIEVE, (card,)) for card in at.passed if at.box.cards[card].type == SPAWN]


def sample_return(at: Position, step: Step, rng: Random) -> Move:
    return rng.choice(can_return(at, step))


def return_spawn(at: StateBuilder, step: Step, move: Move) -> None:
    card = move.args[0]
    at.passed = tuple(each for each in at.passed if each != card)
    at.note("returned", card)
    at.push(Step(RUN, at.active, card))
