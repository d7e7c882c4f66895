"""What has been picked for a move that is not complete yet, in a turn or when a cube is to be put down.

The named things on the table are `cube:12`, `at:-100:2050` (a place on the mat, in tenths of a millimetre), buttons.
Without dragging, a place is moved or turned in small steps, an aim turned or made stronger.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from cuboteca.games.cube_quest.rules import jobs, moves
from cuboteca.games.cube_quest.rules.castle import castle_places, first_castle_place, refuge
from cuboteca.games.cube_quest.rules.cubes import COLOUR_OF, CUBES, KINGS
from cuboteca.games.cube_quest.rules.jobs import NOBODY
from cuboteca.games.cube_quest.rules.legal import RETURNS
from cuboteca.games.cube_quest.rules.moves import Flick, Move
from cuboteca.games.cube_quest.rules.places import TURN, Place, land, read_place
from cuboteca.games.cube_quest.rules.position import HIDDEN, RESERVE
from cuboteca.games.cube_quest.rules.state import State

_NUMBER: Final = re.compile(r"-?(0|[1-9][0-9]{0,4})")


def cube_part(cube: int) -> str:
    """Return a cube as a part: `cube:3`."""
    return f"cube:{cube}"


@lru_cache(512)
def numbers_of(part: str, kind: str, count: int) -> tuple[int, ...] | None:
    """Return the whole numbers of a part such as `at:-100:2050`; None if it is not of that kind, or holds others."""
    head, *rest = part[:80].split(":")
    if head != kind or len(rest) != count or not all(_NUMBER.fullmatch(word) for word in rest):
        return None
    return tuple(map(int, rest))


def cube_of(part: str, kind: str = "cube") -> int | None:
    """Return the cube of a part; None if it names none."""
    found = numbers_of(part, kind, 1)
    return found[0] if found and found[0] in CUBES else None


FLICK: Final = ""
KING: Final = "king"
RETURN: Final = "return"
FREEZE: Final = "freeze"
HEAL: Final = "heal"
PUT: Final = "put"
HIDE: Final = "hide"
"""What is being done: flicking unless something else is chosen."""

ACTIONS: Final = (KING, RETURN, FREEZE, HEAL)
"""Instead of a flick."""

PLACING: Final = (KING, RETURN, PUT)
"""Those in which a cube is put down somewhere."""

POWERS: Final = 100
HITS: Final = 100
FIRST_POWER: Final = 50
AHEAD: Final = (900, 2700)
"""Straight towards the other player, by colour."""


class Selection(NamedTuple):
    """What a player has picked of a move in a turn."""

    action: str = FLICK
    cube: int = NOBODY
    """The cube that is flicked, moved, put down; of a freezing, the Freeze that goes down next."""
    aim: Flick | None = None
    target: int = NOBODY
    """The cube that the aim was turned to."""
    place: Place | None = None
    frozen: tuple[tuple[int, int], ...] = ()
    """Each Freeze, and the cube that it goes on."""
    healers: tuple[int, ...] = ()
    fallen: tuple[int, ...] = ()

    @property
    def parts(self) -> tuple[str, ...]:
        """As `View.picked` keeps it."""
        found: list[str] = [f"act:{self.action}"] if self.action in ACTIONS else []
        if self.cube != NOBODY:
            found.append(cube_part(self.cube))
        if self.aim is not None:
            aim = self.aim
            found.append(f"aim:{aim.direction}:{aim.power}:{aim.height}:{aim.lateral}")
        if self.target != NOBODY:
            found.append(f"target:{self.target}")
        if self.place is not None:
            found.append(f"where:{self.place}")
        found += [f"freeze:{freeze}:{cube}" for freeze, cube in self.frozen]
        found += [f"healer:{cube}" for cube in self.healers]
        return (*found, *(f"fallen:{cube}" for cube in self.fallen))


def selection_of(state: State, parts: tuple[str, ...]) -> Selection:
    """Return what some parts say; where there is only one thing to choose, it is chosen."""
    return completed(state, _read(parts))


@lru_cache(maxsize=16)
def _read(parts: tuple[str, ...]) -> Selection:
    picks = Selection()
    for part in parts:
        picks = _with_part(picks, part)
    return picks


def _with_part(picks: Selection, part: str) -> Selection:
    kind, _, rest = part.partition(":")
    if kind == "act" and rest in ACTIONS:
        return picks._replace(action=rest)
    if kind == "where":
        return picks._replace(place=read_place(rest))
    aim = flick_of(part, "aim")
    if aim is not None:
        return picks._replace(aim=aim)
    pair = numbers_of(part, "freeze", 2)
    if pair is not None:
        return picks._replace(frozen=(*picks.frozen, (pair[0], pair[1])))
    cube = cube_of(part, kind)
    if cube is None:
        return picks
    if kind == "cube":
        return picks._replace(cube=cube)
    if kind == "target":
        return picks._replace(target=cube)
    if kind == "healer":
        return picks._replace(healers=(*picks.healers, cube))
    return picks._replace(fallen=(*picks.fallen, cube)) if kind == "fallen" else picks


def flick_of(part: str, kind: str) -> Flick | None:
    """Return the flick of a part's last four numbers: direction, power, height, lateral; None if they are none."""
    found = numbers_of(part, kind, 4)
    if found is None:
        return None
    direction, power, height, lateral = found
    fits = 0 <= direction < TURN and 0 <= power <= POWERS and max(abs(height), abs(lateral)) <= HITS
    return Flick(direction, power, lateral, height) if fits else None


def completed(state: State, picks: Selection) -> Selection:
    """Return what is not open to choice, chosen: the only cube, a first place, a first aim."""
    job = state.job
    if job is not None:
        if job.kind == jobs.PLACE:
            picks = picks._replace(action=PUT, cube=job.cubes[0])
        elif job.kind == jobs.HELM:
            picks = picks._replace(action=FLICK, cube=job.cubes[0])
        elif job.kind in (jobs.MORE, jobs.HIDE):
            picks = picks._replace(action=HEAL if job.kind == jobs.MORE else HIDE)
    if picks.action == KING:
        picks = picks._replace(cube=KINGS[state.mover])
    elif picks.action == RETURN and picks.cube not in state.with_status(state.mover, HIDDEN):
        picks = picks._replace(cube=next(iter(state.with_status(state.mover, HIDDEN)), NOBODY))
    elif picks.action == FREEZE:
        picks = picks._replace(cube=_next_freeze(state, picks))
    elif picks.action == HEAL and not picks.healers:
        picks = picks._replace(healers=state.healers()[:1])
    if picks.action in PLACING and picks.cube != NOBODY and picks.place is None:
        return picks._replace(place=first_place(state, picks))
    if picks.action == FLICK and picks.cube != NOBODY and picks.aim is None:
        return picks._replace(aim=Flick(AHEAD[COLOUR_OF[picks.cube]], FIRST_POWER))
    return picks


def _next_freeze(state: State, picks: Selection) -> int:
    used = [freeze for freeze, _ in picks.frozen]
    return next((cube for cube in state.with_status(state.mover, RESERVE) if cube not in used), NOBODY)


CLEAR: Final = 220
"""Places so far apart, in tenths of a millimetre, leave a gap between two cubes."""


def first_place(state: State, picks: Selection) -> Place | None:
    """Return where a cube that is to be put down is shown first: a place that is allowed, beside other cubes rather
    than on one."""
    cube = picks.cube
    colour = COLOUR_OF[cube]
    if picks.action == RETURN:
        return next(
            (place for place in RETURNS[colour] if state.allows(Move(moves.RETURN, (cube,), places=(place,)))), None
        )
    poses = state.poses_without(cube)
    ragged = state.rules.ragged
    clear = (
        place for place in castle_places(poses, state.rules, colour, CLEAR) if not land(place, poses, ragged).layer
    )
    return next(clear, None) or first_castle_place(poses, state.rules, colour) or refuge(poses, state.rules, colour)


_PUTS: Final = {KING: moves.KING, RETURN: moves.RETURN, PUT: moves.PUT}


def move_of(picks: Selection) -> Move | None:
    """Return the move that has been picked wholly; None while something is open. It may still be refused."""
    if picks.action in PLACING:
        if picks.cube == NOBODY or picks.place is None:
            return None
        return Move(_PUTS[picks.action], (picks.cube,), places=(picks.place,))
    if picks.action == FREEZE:
        if not picks.frozen:
            return None
        return Move(moves.FREEZE, tuple(f for f, _ in picks.frozen), places=tuple(c for _, c in picks.frozen))
    if picks.action == HEAL:
        return Move(moves.HEAL, picks.healers, picks.fallen) if picks.healers and picks.fallen else None
    if picks.action == FLICK and picks.cube != NOBODY and picks.aim is not None:
        return Move(moves.FLICK, (picks.cube,), flick=picks.aim)
    return None


def selection_for(state: State, move: Move) -> Selection:
    """Return what has to be picked for a move in a turn; nothing for one that only a button makes."""
    cube, place = next(iter(move.cubes), NOBODY), next(iter(move.places), None)
    action = next((action for action, kind in _PUTS.items() if kind == move.kind), FLICK)
    picks = Selection()
    if isinstance(place, Place) and action in PLACING:
        picks = Selection(action, cube, place=place)
    elif move.kind == moves.FREEZE:
        targets = (target for target in move.places if isinstance(target, int))
        picks = Selection(FREEZE, frozen=tuple(zip(move.cubes, targets, strict=True)))
    elif move.kind == moves.HEAL:
        picks = Selection(HEAL, healers=move.cubes, fallen=move.chosen)
    elif move.kind == moves.FLICK:
        picks = Selection(FLICK, cube, move.flick)
    return completed(state, picks)


STEP: Final = 20
"""Two millimetres."""

FAR_STEP: Final = 160
"""The edge of a cube."""

WAYS: Final[Mapping[str, tuple[int, int]]] = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}
YAWS: Final = {"far-left": 150, "far-right": -150}
"""What turns an aim farther turns a cube that is placed."""

FARTHEST_X, FARTHEST_Y = 2200, 3200

NEXT_FACE: Final = {1: 2, 2: 3, 3: 6, 6: 4, 4: 5, 5: 1}
"""Round the cube, so that each step shows another side."""

AIMS: Final[Mapping[str, tuple[int, int]]] = {
    "left": (10, 0), "right": (-10, 0), "far-left": (100, 0), "far-right": (-100, 0),
    "up": (0, 2), "down": (0, -2), "far-up": (0, 10), "far-down": (0, -10),
}  # fmt: skip
"""How many tenths of a degree the direction turns, and by how much the strength changes."""


def nudged(place: Place, how: str, quarters: int) -> Place | None:
    """Return a place a step further, on a board seen turned by so many quarters to the left; None: it is no step."""
    if how in YAWS:
        return place._replace(yaw=(place.yaw + YAWS[how]) % TURN)
    if how == "face":
        return place._replace(face=NEXT_FACE[place.face])
    way = WAYS.get(how.removeprefix("far-"))
    if way is None:
        return None
    size = FAR_STEP if how.startswith("far-") else STEP
    right, up = way
    for _ in range(quarters):
        right, up = -up, right
    x, y = place.x + size * right, place.y + size * up
    return place._replace(x=max(-FARTHEST_X, min(FARTHEST_X, x)), y=max(-FARTHEST_Y, min(FARTHEST_Y, y)), layer=None)


def nudged_aim(aim: Flick, how: str) -> Flick | None:
    """Return an aim a step to the left or right, stronger or weaker; None for what is no step."""
    if how not in AIMS:
        return None
    turn, more = AIMS[how]
    return aim._replace(direction=(aim.direction + turn) % TURN, power=max(0, min(POWERS, aim.power + more)))
