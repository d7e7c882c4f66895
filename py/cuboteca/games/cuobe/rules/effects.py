"""The interpreter of the cards: the one place where a script is carried out, one effect after the other.

An effect is asked about where the player has a choice: whom, which room, which branch, or whether at all. What each
operation can be aimed at, and what it does, is in `effects_on_people.py` and `effects_on_rooms.py`.
"""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.rules.cards import SYNDROME, TALENT, TOOL, Effect
from cuboteca.games.cuobe.rules.effects_on_people import PEOPLE_OPERATIONS, Operation
from cuboteca.games.cuobe.rules.effects_on_rooms import ROOM_OPERATIONS
from cuboteca.games.cuobe.rules.moves import DECLINING, SEAT_OF, Move, choose
from cuboteca.games.cuobe.rules.position import NOBODY, Position, StateBuilder, Step
from cuboteca.games.cuobe.rules.steps import ASK, RUN


def possible(at: Position, step: Step) -> bool:
    """Could a script, from the step's effect on, change anything?"""
    script = at.box.scripts[step.name]
    return any(
        OPERATIONS[effect.op].aims(at, step._replace(number=number), effect)
        for number, effect in enumerate(script)
        if number >= step.number
    )


def branch_aims(at: Position, step: Step, effect: Effect) -> list[str]:
    """List the branches that can do something."""
    return [script[-1] for script in effect.scripts if possible(at, step._replace(name=script, number=0))]


def do_branch(at: StateBuilder, step: Step, effect: Effect, aim: str) -> None:
    script = next(script for script in effect.scripts if script[-1] == aim)
    at.push(step._replace(what=RUN, name=script, number=0))


OPERATIONS: Final[dict[str, Operation]] = {
    **PEOPLE_OPERATIONS,
    **ROOM_OPERATIONS,
    "choice": Operation(branch_aims, do_branch),
}


def run(at: StateBuilder, step: Step) -> None:
    """Carry out the effect that a script has come to, or ask about it, or go on if it can do nothing."""
    script = at.box.scripts[step.name]
    if step.number >= len(script):
        return
    effect = script[step.number]
    answers = OPERATIONS[effect.op].aims(at, step, effect)
    if not answers:
        at.push(step._replace(number=step.number + 1))
    elif len(answers) == 1 and not may_decline(at, step, effect, answers):
        resolve(at, step, effect, answers[0])
    else:
        at.push(step._replace(what=ASK))


def effect_answers(at: Position, step: Step) -> list[Move]:
    effect = at.box.scripts[step.name][step.number]
    aims = OPERATIONS[effect.op].aims(at, step, effect)
    found = [choose(aim) for aim in aims]
    return [*found, DECLINING] if may_decline(at, step, effect, aims) else found


def answer_effect(at: StateBuilder, step: Step, move: Move) -> None:
    effect = at.box.scripts[step.name][step.number]
    if move == DECLINING:
        at.push(step._replace(what=RUN, number=step.number + 1))
    else:
        resolve(at, step, effect, move.args[0])


def resolve(at: StateBuilder, step: Step, effect: Effect, aim: str) -> None:
    """Carry the effect out; the rest of the script comes after, and remembers whom it was about (`sameTarget`)."""
    whom = SEAT_OF.get(aim, step.other) if effect.who else step.other
    if step.number + 1 < len(at.box.scripts[step.name]):
        at.push(step._replace(what=RUN, number=step.number + 1, other=whom))
    OPERATIONS[effect.op].do(at, step, effect, aim)


def may_decline(at: Position, step: Step, effect: Effect, aims: list[str]) -> bool:
    """May the effect be left out: no exclamation mark, and it could be better left?

    What does nothing but good to one person is not asked about. A tool, talent or room that a player uses does
    something: its effect can be left out only if another one is left to do.
    """
    if effect.must:
        return False
    if len(aims) == 1 and OPERATIONS[effect.op].only_good:
        return False
    if not is_used(at, step.name) or step.number:
        return True
    return possible(at, step._replace(number=1, other=NOBODY))


def is_used(at: Position, script: str) -> bool:
    """Is it the script of something that a player uses, rather than of an event or of a room that acts by itself?"""
    base, _, rest = script.partition(".")
    card = at.box.cards.get(base)
    if card is None:
        return not rest.startswith("enter")
    return card.type in (TOOL, TALENT, SYNDROME) and not rest.startswith("then")
