"""What each step of the agenda does: the table that the engine works through."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

from cuboteca.games.cuobe.rules import (
    acting,
    dice,
    drawing,
    effects,
    fights,
    locks,
    operations_cards,
    operations_people,
    operations_rooms,
    rooms_used,
    searching,
    spawning,
    steps,
    turning,
    walking,
)
from cuboteca.games.cuobe.rules.facts import Position, Step
from cuboteca.games.cuobe.rules.moves import Move

Do = Callable[[Position, Step], None]
Answers = Callable[[Position, Step], Sequence[Move]]
Answered = Callable[[Position, Step, Move], None]
Sample = Callable[[Position, Step, Random], Move]


class Automatic(NamedTuple):
    """A step that just happens."""

    do: Do


class Question(NamedTuple):
    """A step that a player decides. With one answer it is given for him (C-115); with none the step falls away."""

    answers: Answers
    answered: Answered
    clause: str
    """What to cite when an answer is refused."""
    by_seat: bool = False
    """Does the seat of the step decide, and not the active player?"""
    free: bool = False
    """May the decider do other things as well, so that even a single answer is left to him?"""


class Chance(NamedTuple):
    """A step that chance decides."""

    outcomes: Answers
    sample: Sample
    happened: Answered
    clause: str


STEPS: Final[dict[str, Automatic | Question | Chance]] = {
    # The course of a game and of a turn.
    steps.FIRST_PLAYER: Chance(turning.possible_first, turning.sample_first, turning.first_known, "C-10"),
    steps.DEAL_TALENT: Chance(turning.possible_talents, turning.sample_talent, turning.talent_dealt, "C-6"),
    steps.BEGIN: Automatic(turning.begin),
    steps.CLOWN_SWAPS: Automatic(spawning.clown_swaps),
    steps.TENTACLES_COME: Automatic(spawning.tentacles_come),
    steps.SPIDER_COMES: Automatic(spawning.spider_comes),
    steps.COUNT_DICE: Automatic(turning.count_dice),
    steps.ACT: Automatic(acting.act),
    steps.ACTION: Question(acting.actions, acting.acted, "C-15", free=True),
    steps.DREAD: Automatic(turning.dread),
    steps.COMPANY: Automatic(turning.company),
    steps.RELOCK: Automatic(locks.relock),
    steps.SURPLUS: Question(turning.surplus_answers, acting.surplus_answered, "C-60", by_seat=True),
    steps.FAREWELLS: Automatic(turning.farewells),
    steps.PARTING: Question(turning.parting_answers, turning.parted, "C-106", by_seat=True),
    steps.DUSK: Automatic(turning.dusk),
    # Cards.
    steps.DRAW_BLUE: Chance(drawing.possible_cards, drawing.sample_card, drawing.blue_drawn, "C-24"),
    steps.DRAW_GREEN: Chance(drawing.possible_cards, drawing.sample_card, drawing.green_drawn, "C-12"),
    steps.FILE: Automatic(drawing.file),
    steps.REPLACE: Question(drawing.replaceable, drawing.replaced, "C-23"),
    steps.AT_ONCE: Question(acting.at_once_answers, acting.at_once_answered, "C-95"),
    steps.EXTRA: Automatic(drawing.extra),
    steps.LEAVE_OR_DRAW: Question(drawing.discovery_answers, drawing.discovery_answered, "C-35"),
    # Moving.
    steps.WALK: Automatic(walking.walk),
    steps.REVEAL: Chance(walking.possible_rooms, walking.sample_room, walking.revealed, "C-32"),
    steps.TURN_CARD: Question(walking.rotations, walking.turned, "C-36"),
    steps.ARRIVE: Automatic(walking.arrive),
    steps.ENTER: Automatic(walking.enter),
    # Effects.
    steps.RUN: Automatic(effects.run),
    steps.ASK: Question(effects.answers, effects.answered, "C-20"),
    steps.MORE_ROOMS: Question(operations_rooms.more_rooms, operations_rooms.another_room, "C-71"),
    steps.SHIFT_WAY: Question(operations_rooms.shift_ways, operations_rooms.shifted, "C-54"),
    steps.LEAD: Question(operations_people.lead_ways, operations_people.led, "C-41"),
    steps.WHERE_TO: Question(operations_people.jump_targets, operations_people.jumped, "C-40"),
    steps.SWAP_WITH: Question(operations_people.swap_partners, operations_people.swapped, "C-40"),
    steps.DROP_CARDS: Question(operations_cards.droppable, operations_cards.dropped, "C-20"),
    steps.FETCH: Question(operations_cards.fetchable, operations_cards.fetched, "C-20"),
    steps.FINDS: Question(searching.find_places, searching.find_placed, "C-56"),
    steps.RETRIEVE: Chance(spawning.can_return, spawning.sample_return, spawning.returned, "C-83"),
    # Spawns coming.
    steps.COME: Question(spawning.arrival_places, spawning.arrived, "C-71"),
    steps.NEST: Automatic(spawning.nest),
    steps.NEST_AT: Question(spawning.nest_places, spawning.nested, "C-82"),
    # Dice and fights.
    steps.ROLL: Chance(dice.possible_rolls, dice.sample_roll, dice.rolled, "C-16"),
    steps.FORCED: Automatic(locks.forced),
    steps.SEARCHED: Automatic(searching.searched),
    steps.ROOM_ROLLED: Automatic(rooms_used.room_rolled),
    steps.ARMS: Question(fights.fight_weapons, fights.resolve_fight, "C-85"),
    steps.HURT: Automatic(fights.hurt),
    steps.DUEL_ARMS: Question(fights.attackers_weapons, fights.arm_attack, "C-110"),
    steps.GUARD: Question(fights.defenders_weapons, fights.resolve_duel, "C-110", by_seat=True),
    steps.LOOT: Question(fights.loot, fights.take_loot, "C-110", by_seat=True),
    steps.KILLED: Automatic(fights.kill),
}
