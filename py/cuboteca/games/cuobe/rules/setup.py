"""Setting the game up (C-1 to C-8)."""

from __future__ import annotations

from cuboteca.games.cuobe.rules.cards import BLUE_TYPES, EVENT, TALENT, TICK, TOOL, TRIGGER
from cuboteca.games.cuobe.rules.decks import Deck, deal_evenly
from cuboteca.games.cuobe.rules.options import PRESETS, Rules
from cuboteca.games.cuobe.rules.places import CENTRE, PLACES
from cuboteca.games.cuobe.rules.position import (
    DICE_NOT_COUNTED,
    KEYS_NEEDED,
    TURN_ON,
    Player,
    Room,
    StateBuilder,
    Step,
)
from cuboteca.games.cuobe.rules.state import State
from cuboteca.games.cuobe.rules.steps import BEGIN, DEAL_TALENT, FIRST_PLAYER

QUICK_TRIGGERS_OUT = 3


def talents_to_deal(rules: Rules, seats: int) -> int:
    """Count the players who begin with a talent (C-6)."""
    return min(seats, _in_play(rules, TALENT, seats)) if rules.specialist else 0


def _in_play(rules: Rules, type_: str, seats: int) -> int:
    """Count the cards of a type that are played with."""
    preset = None if rules.quick else rules.preset
    out = rules.leave_out.get(type_, 0)
    if preset is not None:
        events_out = preset.events_out[seats - 1]  # C-120
        out += {TOOL: preset.tools_out, TICK: preset.ticks_out, EVENT: events_out}.get(type_, 0)
    return max(0, len(rules.box.types[type_]) - out)


def blue_deck(rules: Rules, seats: int) -> Deck:
    """Make five parts with a key, a talent and a syndrome each, the tools spread evenly (C-5); quick: one (C-4)."""
    totals = [_in_play(rules, type_, seats) for type_ in BLUE_TYPES]
    totals[1] -= talents_to_deal(rules, seats)  # C-6
    groups = [((total, rules.box.types[type_]),) for total, type_ in zip(totals, BLUE_TYPES, strict=True)]
    return deal_evenly(totals, 1 if rules.quick else KEYS_NEEDED, groups)


def spawn_kinds(rules: Rules) -> tuple[tuple[str, ...], int]:
    """Return the kinds that may come, and how many of them do (C-7, C-8)."""
    if rules.quick:
        kinds = tuple(rules.box.spawns)
        return kinds, len(kinds)
    if rules.preset is None:
        return rules.kinds, len(rules.kinds)
    return tuple(rules.box.spawns), min(rules.preset.spawns, len(rules.box.spawns))


def trigger_count(rules: Rules) -> int:
    """Count the triggers in the deck (C-4, C-7)."""
    available = len(rules.box.types[TRIGGER])
    if rules.quick:
        return max(0, available - QUICK_TRIGGERS_OUT)
    wanted = (rules.preset or PRESETS["normal"]).triggers if rules.triggers is None else rules.triggers
    return min(wanted, available)


def green_deck(rules: Rules, seats: int) -> Deck:
    """Make a part for each spawn, events, ticks and triggers spread evenly (C-7); quick: one part (C-4)."""
    kinds, spawns = spawn_kinds(rules)
    triggers, events, ticks = trigger_count(rules), _in_play(rules, EVENT, seats), _in_play(rules, TICK, seats)
    types = rules.box.types
    groups = (
        ((spawns, tuple(rules.box.spawns[kind] for kind in kinds)),),
        ((triggers, types[TRIGGER]),),
        ((events, types[EVENT]), (ticks, types[TICK])),
    )
    totals = (spawns, triggers, events + ticks)
    return deal_evenly(totals, 1 if rules.quick else max(spawns, 1), groups)


def first_position(agreed: Rules, seats: int) -> State:
    """Return the first state: everybody in the Atrium, before anything is drawn."""
    at = StateBuilder()
    at.rules = agreed
    at.turn = 0
    at.active = max(agreed.first, 0)
    at.dice = DICE_NOT_COUNTED
    at.change = 0
    at.over = TURN_ON
    at.killed = False
    at.rooms = tuple(Room(agreed.box.atrium) if place == CENTRE else Room() for place in PLACES)  # C-2
    at.players = (Player(CENTRE),) * seats  # C-1, C-3
    at.spawns = ()
    at.blue = blue_deck(agreed, seats)
    at.green = green_deck(agreed, seats)
    at.passed = at.dropped = at.removed = at.keys = ()
    at.ended = ""
    at.agenda = ()
    dealing = [Step(DEAL_TALENT, seat) for seat in range(talents_to_deal(agreed, seats))]
    at.push(*([Step(FIRST_PLAYER)] if agreed.first < 0 else []), *dealing, Step(BEGIN))
    return State.settled(at)
