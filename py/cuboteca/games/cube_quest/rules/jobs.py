"""What is to be done before a turn goes on: the steps that moves open."""

from __future__ import annotations

from typing import Final, NamedTuple

from cuboteca.games.cube_quest.rules.moves import Flick
from cuboteca.games.cube_quest.rules.places import Place

NOBODY: Final = -1

LOT: Final = "lot"
SETUP: Final = "setup"
CHECK: Final = "check"
SETTLE: Final = "settle"
STAND: Final = "stand"
RELEASE: Final = "release"
FACE: Final = "face"
REVIVE: Final = "revive"
LIFTED: Final = "lifted"
PLACE: Final = "place"
HELM: Final = "helm"
MORE: Final = "heal"
HIDE: Final = "hide"
"""What is to be done before the turn goes on: who begins; a set-up; does it stand; settling; does what was put down
stay; a release roll; the face of a returning Skulk; the roll of a Healer's cubes; a lifted King goes down; a cube goes
down; a second flick; further Healers; hiding."""

CHANCE: Final = frozenset({LOT, CHECK, SETTLE, STAND, RELEASE, FACE, REVIVE})


class Job(NamedTuple):
    """Something that is to be done before the turn goes on."""

    kind: str
    cubes: tuple[int, ...] = ()
    """What it is about: those put down, rolled, to place; the cube that was flicked; the Healers."""
    chosen: tuple[int, ...] = ()
    """`revive`: the defeated cubes."""
    flick: Flick | None = None
    """`settle`: the flick that set everything moving, if one did."""
    place: Place | None = None
    """`lifted`: where the King shall go."""
    seat: int = NOBODY
    """`setup` and `check`: whose."""
