"""Whether what is still to be done could come about: every step whole, and in an order that a game leads to."""

from __future__ import annotations

from typing import Final, NamedTuple

from cuboteca.games.cuobe.rules import steps
from cuboteca.games.cuobe.rules.cards import (
    ANY,
    ATRIUM,
    EVENT,
    FORWARDS,
    KINDS,
    NEXT,
    ROOM_OF_PLAYER,
    SPIDERS,
    SYNDROME,
    TALENT,
    TICK,
    TRIGGER,
    TWINS,
)
from cuboteca.games.cuobe.rules.places import PLACES
from cuboteca.games.cuobe.rules.position import MOST_DICE, NOBODY, SISTER, TURN_ON, TWIN, Position, Step
from cuboteca.games.cuobe.rules.refusal import Unreadable

MORNING: Final = (
    steps.ACT,
    steps.COUNT_DICE,
    steps.DRAW_GREEN,
    steps.SPIDER_COMES,
    steps.TENTACLES_COME,
)
EVENING: Final = (steps.DUSK, steps.FAREWELLS, steps.SURPLUS, steps.RELOCK, steps.COMPANY)
"""The course of a turn from its end backwards: what waits lies below what comes before it."""

COURSE: Final = {*MORNING, *EVENING, steps.BEGIN, steps.ACTION, steps.FIRST_PLAYER, steps.DEAL_TALENT} - {
    steps.DRAW_GREEN
}
DICE_USERS: Final = (steps.FORCED, steps.SEARCHED, steps.ROOM_ROLLED, steps.ARMS, steps.DUEL_ARMS)


class Shape(NamedTuple):
    """What a step holds."""

    seat: bool = True
    names: str = ""
    """The kind of name it bears; none where empty."""
    numbers: range = range(1)
    other: str = ""
    """Does it name another player? Never where empty; `maybe`; always where `somebody`."""
    ways: range = range(NOBODY, NOBODY + 1)
    values: range = range(1)
    """How many."""
    dice: bool = False
    """Are the values dice, not places?"""


SCRIPT: Final = Shape(names="script", numbers=range(7), other="maybe", ways=range(NOBODY, 4))
SHAPES: Final = {
    steps.FIRST_PLAYER: Shape(seat=False),
    steps.DEAL_TALENT: Shape(),
    steps.BEGIN: Shape(seat=False),
    **{what: Shape(seat=False) for what in MORNING},
    **{what: Shape() for what in EVENING},
    steps.ACTION: Shape(),
    steps.PARTING: Shape(),
    steps.DRAW_BLUE: Shape(seat=False, numbers=range(6)),
    steps.FILE: Shape(seat=False, names="green"),
    steps.REPLACE: Shape(names="mind"),
    steps.AT_ONCE: Shape(names="tool"),
    steps.EXTRA: Shape(names="room or none", values=range(2)),
    steps.LEAVE_OR_DRAW: Shape(names="room"),
    steps.REVEAL: Shape(seat=False, values=range(1, 2)),
    steps.TURN_CARD: Shape(seat=False, ways=range(NOBODY, 4), values=range(1, 2)),
    steps.ARRIVE: Shape(numbers=range(1, 2), other="maybe", ways=range(4), values=range(1, 2)),
    steps.ENTER: Shape(names="room", ways=range(4)),
    steps.RUN: SCRIPT,
    steps.ASK: SCRIPT,
    steps.MORE_ROOMS: SCRIPT._replace(ways=range(1, 4), values=range(1, 4)),
    steps.SHIFT_WAY: Shape(values=range(1, 2)),
    steps.LEAD: Shape(numbers=range(1, 4)),
    steps.WHERE_TO: Shape(names="target"),
    steps.SWAP_WITH: Shape(),
    steps.DROP_CARDS: Shape(names="type", numbers=range(1, 6)),
    steps.FETCH: Shape(numbers=range(1, 3)),
    steps.FINDS: Shape(numbers=range(1, 4)),
    steps.RETRIEVE: Shape(seat=False),
    steps.COME: Shape(names="kind", ways=range(NOBODY, 2)),
    steps.NEST: Shape(seat=False, values=range(1, 2)),
    steps.NEST_AT: Shape(seat=False, values=range(1, 2)),
    steps.ROLL: Shape(seat=False, numbers=range(1, MOST_DICE + 1), values=range(MOST_DICE + 1), dice=True),
    steps.FORCED: Shape(),
    steps.SEARCHED: Shape(),
    steps.ROOM_ROLLED: Shape(names="rolled room"),
    steps.ARMS: Shape(names="opponent", numbers=range(MOST_DICE + 1), values=range(MOST_DICE + 1), dice=True),
    steps.HURT: Shape(numbers=range(1, 2)),
    steps.DUEL_ARMS: Shape(numbers=range(MOST_DICE + 1), other="somebody", values=range(MOST_DICE + 4), dice=True),
    steps.GUARD: Shape(numbers=range(-99, 100), other="somebody", values=range(3, 4), dice=True),
    steps.LOOT: Shape(other="somebody"),
    steps.KILLED: Shape(other="maybe"),
}


def check_agenda(at: Position) -> None:
    """Refuse steps that no game can lead to."""
    if not at.agenda:
        raise Unreadable("no_step")
    if not at.players[at.active].inside and at.over == TURN_ON:
        raise Unreadable("active_gone")
    for step in at.agenda:
        if step.what not in SHAPES or not _is_whole(at, step, SHAPES[step.what]):
            raise Unreadable("wrong_step", word=step.what)
    if not _in_order(at, [step.what for step in at.agenda]):
        raise Unreadable("steps_order")
    if not all(_fits(at, number) for number in range(len(at.agenda))):
        raise Unreadable("steps_apart")


def _is_whole(at: Position, step: Step, shape: Shape) -> bool:
    seats = range(at.seats)
    values = at.box.die if shape.dice else PLACES
    return (
        (step.seat in seats if shape.seat else step.seat == NOBODY)
        and _is_name(at, step, shape.names)
        and step.number in shape.numbers
        and (step.other in seats if step.other != NOBODY or shape.other == "somebody" else True)
        and (step.other == NOBODY or shape.other != "")
        and step.way in shape.ways
        and len(step.values) in shape.values
        and all(value in values for value in step.values)
    )


def _is_name(at: Position, step: Step, word: str) -> bool:
    name = step.name
    if word == "":
        return name == ""
    if word in ("room", "room or none", "rolled room"):
        if name == "":
            return word == "room or none" and len(step.values) == 1
        known = name in at.box.rooms and any(room.card == name for room in at.rooms)
        return known and not step.values and (word != "rolled room" or bool(at.box.rooms[name].roll))
    if word == "script":
        return _is_script(at, step)
    if word in ("green", "mind", "tool"):
        types = {"green": (EVENT, TICK, TRIGGER), "mind": (TALENT, SYNDROME), "tool": ("tool", "key")}[word]
        held = word == "green" or name in (
            *at.players[step.seat].tools,
            *at.players[step.seat].talents,
            *at.players[step.seat].syndromes,
        )
        return name in at.box.cards and at.box.cards[name].type in types and held
    kinds = {*KINDS, TWIN, SISTER} - {SPIDERS, TWINS}
    words = {
        "target": {ATRIUM, ROOM_OF_PLAYER, NEXT, ANY},
        "type": {"tool", "key"},
        "kind": kinds,
        "opponent": {*kinds, "spider"},
    }
    return name in words[word]


def _is_script(at: Position, step: Step) -> bool:
    script = at.box.scripts.get(step.name)
    if script is None or step.number >= len(script):
        return False
    room = step.name.partition(".")[0]
    if room in at.box.rooms and not any(each.card == room for each in at.rooms):
        return False
    effect = script[step.number]
    if step.way == NOBODY and any(each.way in (FORWARDS, "backwards") for each in script):
        return False
    if effect.op == "spawn":
        return False
    return step.what != steps.MORE_ROOMS or effect.op in ("lock", "trap")


def _in_order(at: Position, whats: list[str]) -> bool:
    """Tell whether the course of the turn lies below, and everything else above it."""
    if whats[0] == steps.ACTION:
        return len(whats) == 1 and at.over == TURN_ON and at.agenda[0].seat == at.active
    if whats[0] == steps.BEGIN:
        above = [what for what in whats[1:] if what != steps.DEAL_TALENT]
        return len(whats) > 1 and above in ([], [steps.FIRST_PLAYER]) and whats[-1:] == (above or whats[-1:])
    course = MORNING if whats[0] == steps.ACT else EVENING
    waiting = 0
    while waiting < len(whats) and waiting < len(course) and whats[waiting] == course[waiting]:
        waiting += 1
    return waiting > 0 and not any(what in COURSE for what in whats[waiting:])


def _fits(at: Position, number: int) -> bool:
    """Does a step go with the one that comes right before it?"""
    step = at.agenda[number]
    above = at.agenda[number + 1] if number + 1 < len(at.agenda) else None
    rolled = above is not None and above.what == steps.ROLL
    if step.what == steps.ROLL:
        return number > 0 and at.agenda[number - 1].what in (steps.ROLL, *DICE_USERS)
    if step.what in (steps.FORCED, steps.SEARCHED, steps.ROOM_ROLLED):
        return rolled and above is not None and above.number == 1 and at.players[step.seat].inside
    if step.what == steps.ARMS:
        expected = step.number - (above.number + len(above.values) if rolled and above is not None else 0)
        return len(step.values) == expected and at.players[step.seat].inside
    if step.what == steps.DUEL_ARMS:
        return _duel_fits(at, number)
    if step.what == steps.ARRIVE:
        known = (steps.REVEAL, steps.TURN_CARD)
        return (
            above is not None and above.what in known and above.values == step.values and at.players[step.seat].inside
        )
    if step.what in (steps.LEAD, steps.WHERE_TO, steps.SWAP_WITH, steps.GUARD, steps.LOOT, steps.KILLED):
        return at.players[step.seat].inside and (step.other == NOBODY or at.players[step.other].inside)
    if step.what == steps.DRAW_BLUE and step.number:
        return step.number <= len(at.blue.parts)  # that the part holds a card has been seen to
    return True


def _duel_fits(at: Position, number: int) -> bool:
    step = at.agenda[number]
    rolls = []
    for above in at.agenda[number + 1 :]:
        if above.what != steps.ROLL:
            break
        rolls.append(above.number + len(above.values))
    inside = at.players[step.seat].inside and at.players[step.other].inside
    return inside and len(step.values) + sum(rolls) == step.number + 3
