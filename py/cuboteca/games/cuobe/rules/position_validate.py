"""Whether a position that was read could come about: every card in one place, tokens as many as there are, and what
is still to be done in an order that comes about."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from cuboteca.games.cuobe.rules import steps
from cuboteca.games.cuobe.rules.board import bears_lock, bears_trap
from cuboteca.games.cuobe.rules.cards import (
    ANY,
    ATRIUM,
    EVENT,
    FORWARDS,
    KEY,
    KINDS,
    NEXT,
    ROOM_OF_PLAYER,
    SPAWN,
    SPIDERS,
    SYNDROME,
    TALENT,
    TICK,
    TOOL,
    TRIGGER,
    TWINS,
)
from cuboteca.games.cuobe.rules.decks import Deck
from cuboteca.games.cuobe.rules.places import NOWHERE, PLACES
from cuboteca.games.cuobe.rules.position import (
    ALIVE,
    DEAD,
    DICE_NOT_COUNTED,
    ESCAPED,
    FIND_TOKENS,
    INSANE,
    LOCK_TOKENS,
    MOST_DICE,
    NOBODY,
    SISTER,
    SPIDER_TOKENS,
    TRAP_TOKENS,
    TURN_ON,
    TWIN,
    WORST,
    Position,
    Step,
)
from cuboteca.games.cuobe.rules.refusal import Unreadable
from cuboteca.games.cuobe.rules.setup import blue_deck, green_deck, spawn_kinds


def check(at: Position) -> None:
    """Refuse a position that no game can lead to."""
    _check_rooms(at)
    _check_spawns(at)
    _check_players(at)
    _check_cards(at)
    _check_deck(at.blue, blue_deck(at.rules, at.seats), _pending_parts(at))
    _check_deck(at.green, green_deck(at.rules, at.seats), Counter())
    if not at.ended:
        check_agenda(at)
        counted = not any(step.what in (steps.COUNT_DICE, steps.DEAL_TALENT, steps.FIRST_PLAYER) for step in at.agenda)
        if counted != (at.dice != DICE_NOT_COUNTED):
            raise Unreadable("dice_counted")
    _check_end(at)


def _check_rooms(at: Position) -> None:
    known = Counter(room.card for room in at.rooms if room.card)
    if max(known.values(), default=0) > 1:
        raise Unreadable("room_twice")
    if at.box.atrium not in known:
        raise Unreadable("no_atrium")
    for place, room in enumerate(at.rooms):
        printed = at.printed(place)
        if (room.lock and not bears_lock(printed)) or (room.trap and not bears_trap(printed)):
            raise Unreadable("wrong_token", place=place)
        if room.opened and not (printed is not None and printed.lock):
            raise Unreadable("no_printed_lock", place=place)
        if room.find and not room.card:
            raise Unreadable("find_undiscovered")
        if room.chest >= at.seats:
            raise Unreadable("chest_unowned")
    if at.finds > FIND_TOKENS or at.traps > TRAP_TOKENS or at.locks > LOCK_TOKENS or at.spiders > SPIDER_TOKENS:
        raise Unreadable("too_many_tokens")
    chests = Counter(room.chest for room in at.rooms if room.chest != NOBODY)
    if max(chests.values(), default=0) > 1:
        raise Unreadable("two_chests")


def _check_spawns(at: Position) -> None:
    kinds = spawn_kinds(at.rules)[0]
    for spawn in at.spawns:
        kind = TWINS if spawn.kind in (TWIN, SISTER) else spawn.kind
        if kind not in kinds:
            raise Unreadable("kind_unavailable", kind=spawn.kind)
        most = at.box.cards[at.box.spawns[kind]].power
        least = 0 if at.rules.troll_life else 1
        if not least <= spawn.power <= most:
            raise Unreadable("wrong_power", kind=spawn.kind, least=least, most=most)
        if spawn.stolen and kind != TWINS:
            raise Unreadable("only_twins_steal")
        if any(part >= len(at.blue.left) for part in spawn.stolen):
            raise Unreadable("stolen_part")
    if at.spiders and SPIDERS not in kinds:
        raise Unreadable("kind_unavailable", kind=SPIDERS)


def _check_players(at: Position) -> None:
    for seat, player in enumerate(at.players):
        inside = player.status in (ALIVE, INSANE)
        if inside != (player.place != NOWHERE) or (player.asleep and not inside):
            raise Unreadable("wrong_place", seat=seat)
        if (player.wounds == WORST) != (player.status == DEAD):
            raise Unreadable("wounds", seat=seat)
        if (player.panic == WORST) < (player.status == INSANE) or (player.panic == WORST and player.status == ALIVE):
            raise Unreadable("panic", seat=seat)
        if player.status in (INSANE, DEAD) and (player.talents or player.syndromes):
            raise Unreadable("holds_cards", seat=seat)
        waiting = [step.name for step in at.agenda if step.what == steps.AT_ONCE and step.seat == seat]
        if player.status in (INSANE, DEAD) and list(player.tools) != waiting:
            raise Unreadable("holds_cards", seat=seat)
        if player.chest and at.chest_place(seat) == NOWHERE:
            raise Unreadable("no_chest", seat=seat)
        for card in (*player.tools, *player.chest, *player.talents, *player.syndromes):
            if card not in at.box.cards:
                raise Unreadable("unknown_in_hand", seat=seat)
        types = at.box.cards
        if (
            any(types[card].type not in (KEY, TOOL) for card in player.tools + player.chest)
            or any(types[card].type != TALENT for card in player.talents)
            or any(types[card].type != SYNDROME for card in player.syndromes)
        ):
            raise Unreadable("wrong_hand", seat=seat)


def seen_list(at: Position) -> list[str]:
    """Every card that lies open somewhere."""
    held = [c for p in at.players for c in (*p.tools, *p.talents, *p.syndromes, *p.chest)]
    kinds = {TWINS if spawn.kind in (TWIN, SISTER) else spawn.kind for spawn in at.spawns}
    kinds |= {TWINS if step.name in (TWIN, SISTER) else step.name for step in at.agenda if step.what == steps.COME}
    if at.spiders:
        kinds.add(SPIDERS)
    beside = [at.box.spawns[kind] for kind in kinds if kind in at.box.spawns]
    filed = [step.name for step in at.agenda if step.what == steps.FILE]
    return [*held, *beside, *filed, *at.passed, *at.dropped, *at.removed, *at.keys]


def _check_cards(at: Position) -> None:
    seen = seen_list(at)
    if len(set(seen)) != len(seen):
        raise Unreadable("card_twice")
    types = {
        "passed": at.box.types[SPAWN] + at.box.types["event"] + at.box.types["trigger"] + at.box.types["tick"],
        "dropped": at.box.types[TOOL] + at.box.types[KEY],
        "removed": at.box.types[TOOL] + at.box.types[TALENT] + at.box.types[SYNDROME],
        "keys": at.box.types[KEY],
    }
    for pile, allowed in types.items():
        if not set(getattr(at, pile)) <= set(allowed):
            raise Unreadable("wrong_pile", pile=pile)
    dealing = sum(step.what == steps.DEAL_TALENT for step in at.agenda)
    full = (*blue_deck(at.rules, 0).groups, *green_deck(at.rules, at.seats).groups)
    now = (*at.blue.groups, *at.green.groups)
    for types_full, types_now in zip(full, now, strict=True):
        for (total, cards), (unseen, left) in zip(types_full, types_now, strict=True):
            lying = len(set(cards)) - len(left)
            waiting = dealing if cards and at.box.cards[cards[0]].type == TALENT else 0
            if unseen + lying + waiting != total or unseen > len(left):
                raise Unreadable("cards_total")


def _pending_parts(at: Position) -> Counter[int]:
    """The parts that cards outside the deck belong to which nobody has seen."""
    stolen = Counter(part for spawn in at.spawns for part in spawn.stolen)
    stolen.update(step.number - 1 for step in at.agenda if step.what == steps.DRAW_BLUE and step.number)
    return stolen


def _check_deck(deck: Deck, full: Deck, outside: Counter[int]) -> None:
    for part, counts in enumerate(deck.parts):
        most = full.parts[part]
        if any(count > limit for count, limit in zip(counts, most, strict=True)):
            raise Unreadable("deck_overfull")
        if deck.left[part] + outside[part] != sum(counts):
            raise Unreadable("deck_left")
    for group, types in enumerate(deck.groups):
        if sum(counts[group] for counts in deck.parts) != sum(unseen for unseen, _ in types):
            raise Unreadable("deck_unseen")


def _check_end(at: Position) -> None:
    if not at.ended:
        return
    inside = any(player.inside for player in at.players)
    escaped = any(player.status == ESCAPED for player in at.players)
    dead = any(player.status == DEAD for player in at.players)
    fits = {
        "time": inside and not at.green.size,
        "all_gone": not inside and escaped,
        "all_dead": not inside and dead,
        "first_death": dead and at.rules.short_game,
        "surrendered": inside,
    }
    if not fits[at.ended]:
        raise Unreadable("wrong_end")


# What is still to be done: every step whole, and in an order that comes about.


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
    """A word for the names it may bear; empty: none."""
    numbers: range = range(1)
    other: str = ""
    """Empty: nobody; `maybe`: somebody or nobody; `somebody`."""
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
    steps.GUARD: Shape(numbers=range(100), other="somebody", values=range(3, 4), dice=True),
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
    """The course of the turn lies below; everything else above it."""
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
