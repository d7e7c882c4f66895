"""Every operation of the vocabulary, and whether a script could change anything just now."""

from __future__ import annotations

from typing import Final

from cuboteca.games.cuobe.rules.aiming import Operation
from cuboteca.games.cuobe.rules.cards import Effect
from cuboteca.games.cuobe.rules.facts import Position, Step
from cuboteca.games.cuobe.rules.operations_cards import CARD_OPERATIONS
from cuboteca.games.cuobe.rules.operations_people import PEOPLE_OPERATIONS
from cuboteca.games.cuobe.rules.operations_rooms import ROOM_OPERATIONS
from cuboteca.games.cuobe.rules.steps import RUN


def possible(at: Position, step: Step) -> bool:
    """Could a script, from the step's effect on, change anything?"""
    script = at.box.scripts[step.name]
    return any(
        OPERATIONS[effect.op].aims(at, step._replace(number=number), effect)
        for number, effect in enumerate(script)
        if number >= step.number
    )


def branch_aims(at: Position, step: Step, effect: Effect) -> list[str]:
    """The branches that can do something."""
    return [script[-1] for script in effect.scripts if possible(at, step._replace(name=script, number=0))]


def do_branch(at: Position, step: Step, effect: Effect, aim: str) -> None:
    script = next(script for script in effect.scripts if script[-1] == aim)
    at.push(step._replace(what=RUN, name=script, number=0))


OPERATIONS: Final[dict[str, Operation]] = {
    **PEOPLE_OPERATIONS,
    **ROOM_OPERATIONS,
    **CARD_OPERATIONS,
    "choice": Operation(branch_aims, do_branch),
}
