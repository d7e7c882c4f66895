"""Searching rooms, and the find tokens that tell where something lies (C-55 to C-58)."""

from __future__ import annotations

from cuboteca.games.cuobe.rules.facts import FIND_TOKENS, Position, Step
from cuboteca.games.cuobe.rules.moves import Move, choose
from cuboteca.games.cuobe.rules.places import PLACE_NAMES, PLACE_OF, PLACES
from cuboteca.games.cuobe.rules.steps import FINDS, RUN


def rooms_to_search(at: Position, number: int) -> list[int]:
    """The revealed rooms with that search number and no find (C-55)."""
    rooms = at.box.rooms
    return [
        place
        for place in PLACES
        if at.rooms[place].card and not at.rooms[place].find and rooms[at.rooms[place].card].search == number
    ]


def fruitful(at: Position, seat: int) -> list[int]:
    """The rolls of a search that would bring something now, in rising order (C-55, C-56, C-58)."""
    numbers = range(max(at.box.die) + 1)
    found = (
        {number for number in numbers if number and rooms_to_search(at, number)} if at.finds < FIND_TOKENS else set()
    )
    return sorted(found | {value for value, _ in at.passive(seat, "onSearchRoll")})


def find(at: Position, number: int) -> None:
    """A find token for each of them; if there are too few tokens, the player chooses (C-56)."""
    places = rooms_to_search(at, number) if number else []
    left = FIND_TOKENS - at.finds
    if len(places) <= left:
        for place in places:
            put_find(at, place)
    elif left:
        at.push(Step(FINDS, at.active, number=number))


def put_find(at: Position, place: int) -> None:
    """A find comes to light at a place."""
    at.set_room(place, at.rooms[place]._replace(find=True))
    at.note("find", place)


def find_places(at: Position, step: Step) -> list[Move]:
    if at.finds >= FIND_TOKENS:
        return []
    return [choose(PLACE_NAMES[place]) for place in rooms_to_search(at, step.number)]


def find_placed(at: Position, step: Step, move: Move) -> None:
    put_find(at, PLACE_OF[move.args[0]])
    at.push(step)


def searched(at: Position, step: Step) -> None:
    """What a search came to. Curiosity may make something of it, for the searcher alone (C-58)."""
    rolled = step.values[0]
    find(at, rolled)
    for value, script in at.passive(step.seat, "onSearchRoll"):
        if value == rolled:
            at.push(Step(RUN, step.seat, script))
