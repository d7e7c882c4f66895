"""What a move does: the step it answers, and all that happens by itself until the next decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

from cuboteca.games.cuobe.rules import (
    actions,
    board,
    decks,
    effects,
    effects_on_people,
    effects_on_rooms,
    fights,
    legal,
    locks_traps_search,
    spawns,
    steps,
    turns,
)
from cuboteca.games.cuobe.rules.moves import DECLINING, Move
from cuboteca.games.cuobe.rules.position import NOBODY, Position, StateBuilder, Step
from cuboteca.games.cuobe.rules.steps import FILE

Do = Callable[[StateBuilder, Step], None]
Answers = Callable[[Position, Step], Sequence[Move]]
CarryOut = Callable[[StateBuilder, Step, Move], None]
Sample = Callable[[Position, Step, Random], Move]


class Automatic(NamedTuple):
    """A step that just happens."""

    do: Do


class Question(NamedTuple):
    """A step that a player decides. A single answer is given by itself (C-115); with none the step falls away."""

    answers: Answers
    carry_out: CarryOut
    clause: str
    """What to cite when an answer is refused."""
    by_seat: bool = False
    """Does the seat of the step decide, and not the active player?"""
    free: bool = False
    """May the decider do other things as well, so that even a single answer is asked for?"""


class Chance(NamedTuple):
    """A step that chance decides."""

    outcomes: Answers
    sample: Sample
    carry_out: CarryOut
    clause: str


STEPS: Final[dict[str, Automatic | Question | Chance]] = {
    # The course of a game and of a turn.
    steps.FIRST_PLAYER: Chance(turns.possible_first, turns.sample_first, turns.set_first, "C-10"),
    steps.DEAL_TALENT: Chance(turns.possible_talents, turns.sample_talent, turns.deal_talent, "C-6"),
    steps.BEGIN: Automatic(turns.begin_turn),
    steps.CLOWN_SWAPS: Automatic(spawns.clown_swaps),
    steps.TENTACLES_COME: Automatic(spawns.tentacles_come),
    steps.SPIDER_COMES: Automatic(spawns.spider_comes),
    steps.COUNT_DICE: Automatic(turns.count_dice),
    steps.ACT: Automatic(actions.act),
    steps.ACTION: Question(legal.turn_moves, actions.take_action, "C-15", free=True),
    steps.DREAD: Automatic(turns.dread),
    steps.COMPANY: Automatic(turns.company),
    steps.RELOCK: Automatic(locks_traps_search.relock),
    steps.SURPLUS: Question(legal.surplus_moves, actions.hand_over_surplus, "C-60", by_seat=True),
    steps.FAREWELLS: Automatic(turns.farewells),
    steps.PARTING: Question(turns.parting_answers, turns.answer_parting, "C-106", by_seat=True),
    steps.DUSK: Automatic(turns.dusk),
    # Cards.
    steps.DRAW_BLUE: Chance(decks.possible_cards, decks.sample_card, decks.draw_blue, "C-24"),
    steps.DRAW_GREEN: Chance(decks.possible_cards, decks.sample_card, decks.draw_green, "C-12"),
    steps.FILE: Automatic(decks.file),
    steps.REPLACE: Question(decks.replaceable, decks.replace_card, "C-23"),
    steps.AT_ONCE: Question(legal.at_once_moves, actions.use_at_once, "C-95"),
    steps.EXTRA: Automatic(decks.extra),
    steps.LEAVE_OR_DRAW: Question(decks.discovery_answers, decks.answer_discovery, "C-35"),
    # Moving.
    steps.WALK: Automatic(board.walk),
    steps.REVEAL: Chance(board.possible_rooms, board.sample_room, board.reveal, "C-32"),
    steps.TURN_CARD: Question(board.rotations, board.turn_corridor, "C-36"),
    steps.ARRIVE: Automatic(board.arrive),
    steps.ENTER: Automatic(board.enter),
    # Effects.
    steps.RUN: Automatic(effects.run),
    steps.ASK: Question(effects.effect_answers, effects.answer_effect, "C-20"),
    steps.MORE_ROOMS: Question(effects_on_rooms.more_rooms, effects_on_rooms.add_room, "C-71"),
    steps.SHIFT_WAY: Question(effects_on_rooms.shift_ways, effects_on_rooms.shift_that_way, "C-54"),
    steps.LEAD: Question(effects_on_people.lead_ways, effects_on_people.lead_that_way, "C-41"),
    steps.WHERE_TO: Question(effects_on_people.jump_targets, effects_on_people.jump_there, "C-40"),
    steps.SWAP_WITH: Question(effects_on_people.swap_partners, effects_on_people.swap_with, "C-40"),
    steps.DROP_CARDS: Question(effects_on_people.droppable, effects_on_people.drop_chosen, "C-20"),
    steps.FETCH: Question(effects_on_people.fetchable, effects_on_people.fetch_chosen, "C-20"),
    steps.FINDS: Question(locks_traps_search.find_places, locks_traps_search.place_find, "C-56"),
    steps.RETRIEVE: Chance(spawns.can_return, spawns.sample_return, spawns.return_spawn, "C-83"),
    # Spawns coming.
    steps.COME: Question(spawns.arrival_places, spawns.arrive_at, "C-71"),
    steps.NEST: Automatic(spawns.nest),
    steps.NEST_AT: Question(spawns.nest_places, spawns.nest_at, "C-82"),
    # Dice and fights.
    steps.ROLL: Chance(turns.possible_rolls, turns.sample_roll, turns.apply_roll, "C-16"),
    steps.FORCED: Automatic(locks_traps_search.apply_force),
    steps.SEARCHED: Automatic(locks_traps_search.apply_search),
    steps.ROOM_ROLLED: Automatic(actions.apply_room_roll),
    steps.ARMS: Question(fights.fight_weapons, fights.resolve_fight, "C-85"),
    steps.HURT: Automatic(fights.hurt),
    steps.DUEL_ARMS: Question(fights.fight_weapons, fights.arm_attack, "C-110"),
    steps.GUARD: Question(fights.defenders_weapons, fights.resolve_duel, "C-110", by_seat=True),
    steps.LOOT: Question(fights.loot, fights.take_loot, "C-110", by_seat=True),
    steps.KILLED: Automatic(fights.kill),
}


def settle(at: StateBuilder) -> Sequence[Move] | None:
    """Let things happen until a decision is due; return its moves, as far as they are known already."""
    while not at.ended and at.agenda:
        step = at.agenda[-1]
        kind = STEPS[step.what]
        if isinstance(kind, Automatic):
            at.agenda = at.agenda[:-1]
            kind.do(at, step)
            continue
        if isinstance(kind, Chance):
            if kind.outcomes(at, step):
                return None
            at.agenda = at.agenda[:-1]
            continue
        if kind.free:
            return None
        answers = kind.answers(at, step)
        if len(answers) > 1 and decider(at, step, kind) != NOBODY:
            return answers
        at.agenda = at.agenda[:-1]
        if answers:
            kind.carry_out(at, step, DECLINING if DECLINING in answers else answers[0])  # C-115
    close(at)
    return None


def decider(at: Position, step: Step, kind: Question) -> int:
    """Return who answers: the active player, or the one asked; NOBODY if that player is no longer there."""
    seat = step.seat if kind.by_seat or not at.players[at.active].inside else at.active
    return seat if seat != NOBODY and at.players[seat].inside else NOBODY


def close(at: StateBuilder) -> None:
    """End the game: drop what is still to be done, and file the cards just being resolved."""
    at.passed += tuple(step.name for step in reversed(at.agenda) if step.what == FILE)
    at.agenda = ()


def apply(at: StateBuilder, move: Move) -> None:
    """Make a legal move on a position under change: answer the last step of its agenda."""
    step = at.agenda[-1]
    kind = STEPS[step.what]
    at.agenda = at.agenda[:-1]
    if not isinstance(kind, Automatic):
        kind.carry_out(at, step, move)
