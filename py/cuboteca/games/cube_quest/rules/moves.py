"""The moves of Cube Quest, the players' and chance's, and how they are written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from cuboteca.games.cube_quest.rules.cubes import COLOURS, TEXTS
from cuboteca.games.cube_quest.rules.places import Place, tenths_text
from cuboteca.games.cube_quest.rules.pose import Pose

SETUP: Final = "set"
FLICK: Final = "flick"
KING: Final = "king"
RETURN: Final = "return"
HIDE: Final = "hide"
FREEZE: Final = "freeze"
HEAL: Final = "heal"
PUT: Final = "put"
END: Final = "end"
FOUL: Final = "foul"
LATE: Final = "late"
RESIGN: Final = "resign"
"""What a player may do. `late` is said by a timer that ran out."""

LOT: Final = "start"
SETTLE: Final = "settle"
RELEASE: Final = "release"
REVIVE: Final = "revive"
"""What chance does: who begins, how everything comes to rest, a roll of one cube, a roll of a Healer's."""

CHANCE: Final = frozenset({LOT, SETTLE, RELEASE, REVIVE})
SAID: Final = frozenset({END, FOUL, LATE, RESIGN})

FALLS: Final = "falls"
STOPPED: Final = "stopped"
"""Of a settling: what was put down does not stay; the time ran out and everything was stopped where it was."""


class Flick(NamedTuple):
    """A flick as data (CQ-11): the direction in tenths of a degree, the strength from 0 to 100, and the point that is
    hit, to the left or right and up or down, in hundredths of half an edge."""

    direction: int
    power: int
    lateral: int = 0
    height: int = 0

    def __str__(self) -> str:
        hit = f" @{self.lateral},{self.height}" if self.lateral or self.height else ""
        return f"{tenths_text(self.direction)} {self.power}{hit}"


class Move(NamedTuple):
    """One move. Equal moves have the same notation, and the same notation is an equal move."""

    kind: str
    cubes: tuple[int, ...] = ()
    """Those that act: flicked, moved, put down, hidden, set up, rolled; or the Healers."""
    chosen: tuple[int, ...] = ()
    """`heal` and `revive`: the defeated cubes, in the order named."""
    places: tuple[Place | int | None, ...] = ()
    """For each of `cubes` a place; for a Freeze it may be the cube it goes on, at the set-up None: beside the board."""
    flick: Flick | None = None
    faces: tuple[int, ...] = ()
    """`release` and `revive`: the faces rolled. `start`: one seat."""
    poses: tuple[tuple[int, Pose], ...] = ()
    """`settle`: the cubes that lie elsewhere now, by number."""
    offs: tuple[tuple[int, float], ...] = ()
    """`settle`: the cubes that left the board, by number, and after how many seconds."""
    word: str = ""
    """`settle`: FALLS or STOPPED, if so."""
    shows: bool = False
    """Does it lift the screen?"""

    @property
    def random(self) -> bool:
        return self.kind in CHANCE

    @property
    def reveals(self) -> bool:
        """The set-up of the second player shows that of the first (CQ-43)."""
        return self.shows

    def __str__(self) -> str:
        return _TEXTS[self.kind](self)


def cubes_text(cubes: tuple[int, ...], between: str = " ") -> str:
    """Return some cubes in the words of a move: `rG1 rG2`."""
    return between.join([TEXTS[cube] for cube in cubes])


def _place_text(place: Place | int | None) -> str:
    return "-" if place is None else TEXTS[place] if isinstance(place, int) else str(place)


def _set_text(move: Move) -> str:
    placed = zip(move.cubes, move.places, strict=True)
    return "set " + " ".join([f"{TEXTS[cube]} {_place_text(place)}" for cube, place in placed])


def _freeze_text(move: Move) -> str:
    placed = zip(move.cubes, move.places, strict=True)
    return " + ".join([f"{TEXTS[cube]} Z {_place_text(place)}" for cube, place in placed])


def _heal_text(move: Move) -> str:
    return f"{cubes_text(move.cubes, '+')} L {cubes_text(move.chosen)}"


def _settle_text(move: Move) -> str:
    words = ["~", *([move.word] if move.word else [])]
    told = {cube: str(pose) for cube, pose in move.poses}
    told |= {cube: f"off {seconds:.9g}" for cube, seconds in move.offs}
    return " ".join(words + [f"{TEXTS[cube]} {told[cube]}" for cube in sorted(told)])


def _one_place(letter: str, move: Move) -> str:
    return f"{TEXTS[move.cubes[0]]} {letter} {_place_text(move.places[0])}"


_TEXTS: Final[dict[str, Callable[[Move], str]]] = {
    SETUP: _set_text,
    FLICK: lambda move: f"{TEXTS[move.cubes[0]]} F {move.flick}",
    KING: lambda move: _one_place("K", move),
    RETURN: lambda move: _one_place("U", move),
    PUT: lambda move: _one_place("=", move),
    HIDE: lambda move: f"{TEXTS[move.cubes[0]]} hide",
    FREEZE: _freeze_text,
    HEAL: _heal_text,
    **dict.fromkeys(SAID, lambda move: move.kind),
    LOT: lambda move: f"start={COLOURS[move.faces[0]]}",
    SETTLE: _settle_text,
    RELEASE: lambda move: f"!{TEXTS[move.cubes[0]]} > {move.faces[0]}",
    REVIVE: lambda move: f"{_heal_text(move)} > {' '.join(map(str, move.faces))}",
}
