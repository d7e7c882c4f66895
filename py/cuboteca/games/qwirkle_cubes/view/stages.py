"""What the page plays before it shows where moves have led: a re-roll that the rules force."""

from __future__ import annotations

from cuboteca.draw.markup import el
from cuboteca.games.qwirkle_cubes.rules.cubes import CUBE_TEXTS
from cuboteca.games.qwirkle_cubes.rules.position import FORCED_ROLL
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.games.qwirkle_cubes.text.labels import label
from cuboteca.games.qwirkle_cubes.text.prompts import describe_forced_roll
from cuboteca.games.qwirkle_cubes.view.art.tokens import row_of_cubes
from cuboteca.play.view import Stage, View


def stages(view: View, first: int) -> list[Stage]:
    """Return a moment for each re-roll that the rules force (Z-15, Z-21), with the cubes of which none fitted.

    Players who roll their own cubes have been told when they were asked to.
    """
    return [
        _stage(view, before) for before, _ in view.past[first:] if before.next == FORCED_ROLL and not before.entered
    ]


def _stage(view: View, before: State) -> Stage:
    said = label("none_go", opening=before.opening)
    cubes = row_of_cubes(CUBE_TEXTS[cube] for cube in before.hand)
    return Stage(
        describe_forced_roll(before, view.names[before.mover]),
        held=str(el("div", el("p", said), cubes, class_="none-fits")),
        sound="dice",
    )
