"""A side being set up: which cubes, and where each is to stand."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from cuboteca.games.cube_quest.rules.armies import ARMIES, FORMATIONS, army, formation
from cuboteca.games.cube_quest.rules.castle import first_castle_place
from cuboteca.games.cube_quest.rules.cubes import CODES, COLOUR_OF, CUBE_OF, KINGS, TEXTS, army_of
from cuboteca.games.cube_quest.rules.jobs import NOBODY
from cuboteca.games.cube_quest.rules.moves import SETUP, Move
from cuboteca.games.cube_quest.rules.notation import read_move
from cuboteca.games.cube_quest.rules.options import Rules
from cuboteca.games.cube_quest.rules.places import Landing, Place, land, read_place
from cuboteca.games.cube_quest.rules.pose import Pose
from cuboteca.games.cube_quest.rules.refusal import Refusal
from cuboteca.games.cube_quest.rules.setup import place_fault
from cuboteca.games.cube_quest.selection.selection import cube_of
from cuboteca.play.view import View

ARMY: Final = "army"
MAT: Final = "mat"
"""The two pages of a set-up: choosing the cubes, placing them."""

Placed = tuple[tuple[int, Place], ...]


class Draft(NamedTuple):
    """A set-up that is being made."""

    placed: Placed = ()
    """In the order in which they are put down: what stands on others comes after them."""
    aside: tuple[int, ...] = ()
    """In the army, but not on the mat: Freezes, and whatever has still to be placed."""
    picked: int = NOBODY
    form: str = ""
    """The formation, as long as nothing has been moved in it."""
    page: str = MAT
    onto: bool = False
    """Does the next cube that is tapped carry the one that is picked?"""

    @property
    def cubes(self) -> tuple[int, ...]:
        return tuple(sorted([cube for cube, _ in self.placed] + list(self.aside)))

    @property
    def to_place(self) -> tuple[int, ...]:
        """The cubes that have still to be placed; Freezes begin beside the board (CQ-8)."""
        return tuple(cube for cube in self.aside if CODES[cube] != "F")

    @property
    def parts(self) -> tuple[str, ...]:
        """As `View.picked` keeps it."""
        parts = [_put_part(cube, place) for cube, place in self.placed]
        parts += [f"aside:{cube}" for cube in self.aside]
        parts += [f"page:{self.page}"]
        parts += [f"form:{self.form}"] if self.form else []
        parts += [f"cube:{self.picked}"] if self.picked != NOBODY else []
        return (*parts, *(["onto"] if self.onto else []))

    @property
    def move(self) -> Move:
        """The set-up. Whether it is allowed is asked of the rules."""
        cubes = (*(cube for cube, _ in self.placed), *self.aside)
        return Move(SETUP, cubes, places=(*(place for _, place in self.placed), *(None for _ in self.aside)))

    def place_of(self, cube: int) -> Place | None:
        return dict(self.placed).get(cube)


def draft_of(view: View, seat: int) -> Draft:
    """Return what has been drafted; else the formation that has just fallen, or one to begin with."""
    if view.picked:
        return _read(view.picked)
    fell = fallen_set_up(view, seat)
    if fell is not None:
        return of_move(fell)
    rules = view.state.rules
    begun = arranged("wall", army("basic", seat, rules.points), seat)
    return begun if rules.basic else begun._replace(page=ARMY)


@lru_cache(maxsize=512)
def _put_part(cube: int, place: Place) -> str:
    return f"put:{cube}={place}"


@lru_cache(maxsize=512)
def _put_of(part: str) -> tuple[int, Place] | None:
    """Return the cube that is put somewhere, and where; None if a part tells of none."""
    cube, _, text = part.removeprefix("put:").partition("=")
    number, place = cube_of(f"cube:{cube}"), read_place(text)
    return (number, place) if number is not None and place is not None else None


@lru_cache(maxsize=16)
def _read(parts: tuple[str, ...]) -> Draft:
    puts = [_put_of(part) for part in parts if part.startswith("put:")]
    draft = Draft(tuple([put for put in puts if put is not None]))
    for part in parts:
        kind, _, rest = part.partition(":")
        if kind == "aside" and cube_of(part, "aside") is not None:
            draft = draft._replace(aside=(*draft.aside, int(rest)))
        elif kind == "cube" and (picked := cube_of(part)) is not None:
            draft = draft._replace(picked=picked)
        elif kind == "page" and rest in (ARMY, MAT):
            draft = draft._replace(page=rest)
        elif kind == "form":
            draft = draft._replace(form=rest)
        elif part == "onto":
            draft = draft._replace(onto=True)
    return draft


def of_move(move: Move) -> Draft:
    """Return the draft of a set-up that has been made."""
    pairs = list(zip(move.cubes, move.places, strict=True))
    placed = tuple((cube, place) for cube, place in pairs if isinstance(place, Place))
    return Draft(placed, tuple(cube for cube, place in pairs if not isinstance(place, Place)))


def fallen_set_up(view: View, seat: int) -> Move | None:
    """Return the set-up of a player that has just been tried out and fell; None if none did."""
    if (
        view.moves[-1:] != ("~ falls",)
        or len(view.moves) < 2
        or not view.moves[-2].startswith("set r" if not seat else "set b")
    ):
        return None
    return read_move(view.moves[-2])


def arranged(form: str, cubes: tuple[int, ...], seat: int) -> Draft:
    """Return an army in a named formation."""
    move = formation(form, cubes, seat)
    plain = tuple(place._replace(layer=None) if isinstance(place, Place) else None for place in move.places)
    return of_move(move._replace(places=plain))._replace(form=form)


@lru_cache(maxsize=64)
def landings(placed: Placed, ragged: bool) -> dict[int, Landing]:
    """Return where each cube comes to lie, put down one after the other."""
    poses: list[Pose] = []
    found: dict[int, Landing] = {}
    for cube, place in placed:
        found[cube] = land(place, poses, ragged)
        poses.append(found[cube].pose)
    return found


def fault_at(draft: Draft, cube: int, rules: Rules) -> Refusal | None:
    """Return why a cube of a draft may not stand where it would; None if it may."""
    place = draft.place_of(cube)
    if place is None:
        return None
    return _fault(cube, place, landings(draft.placed, rules.ragged)[cube], rules)


@lru_cache(maxsize=256)
def _fault(cube: int, place: Place, landing: Landing, rules: Rules) -> Refusal | None:
    return place_fault(cube, place, landing, rules)


@lru_cache(maxsize=16)
def faults(draft: Draft, rules: Rules) -> dict[int, Refusal]:
    """Return the cubes of a draft that may not stand where they would, and why."""
    found = {cube: fault_at(draft, cube, rules) for cube, _ in draft.placed}
    return {cube: fault for cube, fault in found.items() if fault is not None}


def with_place(draft: Draft, cube: int, place: Place | None) -> Draft:
    """Put a cube down last of all; with None, take it off the mat. Cubes that stood on it fall down to what is
    there."""
    placed = tuple(entry for entry in draft.placed if entry[0] != cube)
    aside = tuple(other for other in draft.aside if other != cube)
    if place is None:
        return draft._replace(placed=placed, aside=tuple(sorted((*aside, cube))), form="")
    return draft._replace(placed=(*placed, (cube, place)), aside=aside, form="")


def free_place(draft: Draft, cube: int, rules: Rules) -> Place | None:
    """Return a place on the mat where a cube may begin."""
    seat = COLOUR_OF[cube]
    poses = tuple(landing.pose for landing in landings(draft.placed, rules.ragged).values())
    if cube in KINGS:
        return first_castle_place(poses, rules, seat)
    across = sorted(range(-1800, 1801, 300), key=lambda x: (abs(x), x))
    for y in range(-500, -2901, -300):
        for x in across:
            place = Place(x, y).seen_from(seat)
            landing = land(place, poses, rules.ragged)
            if not landing.layer and place_fault(cube, place, landing, rules) is None:
                return place
    return None


def with_more(draft: Draft, code: str, seat: int) -> Draft | None:
    """Return the army with one more cube of a kind; None if the box holds no more."""
    new = next((cube for cube in army_of(seat) if CODES[cube] == code and cube not in draft.cubes), None)
    if new is None:
        return None
    return _arranged_anew(draft._replace(aside=tuple(sorted((*draft.aside, new)))), seat)


def with_less(draft: Draft, code: str, seat: int) -> Draft | None:
    """Return the army with one cube of a kind less, those not yet placed first; None if there is none."""
    mine = [cube for cube in draft.cubes if CODES[cube] == code]
    gone = next((cube for cube in reversed(mine) if cube in draft.aside), mine[-1] if mine else None)
    if gone is None or gone in KINGS:
        return None
    placed = tuple(entry for entry in draft.placed if entry[0] != gone)
    return _arranged_anew(
        draft._replace(placed=placed, aside=tuple(cube for cube in draft.aside if cube != gone)), seat
    )


def _arranged_anew(draft: Draft, seat: int) -> Draft:
    """As long as nothing was moved, the formation is made again for the army."""
    return arranged(draft.form, draft.cubes, seat)._replace(page=draft.page) if draft.form in FORMATIONS else draft


def preset(name: str, seat: int, points: int) -> tuple[int, ...] | None:
    """Return the cubes of a named army."""
    return army(name, seat, points) if name in ARMIES else None


def mirrored(text: str, seat: int) -> Draft | None:
    """Return the formation of a text (as Red sees it, by codes) for a seat; None if it is none."""
    draft = Draft()
    for word in text.split():
        name, _, where = word.partition("=")
        cube = CUBE_OF.get(f"{'rb'[seat]}{name}")
        place = read_place(where) if where != "-" else None
        if cube is None or cube in draft.cubes or (place is None and where != "-"):
            return None
        if place is None:
            draft = draft._replace(aside=(*draft.aside, cube))
        else:
            draft = draft._replace(placed=(*draft.placed, (cube, place.seen_from(seat))))
    return draft if draft.placed else None


def write_draft(draft: Draft, seat: int) -> str:
    """Return a draft as a text that `mirrored` reads, for either colour."""
    placed = [f"{TEXTS[cube][1:]}={place.seen_from(seat)}" for cube, place in draft.placed]
    return " ".join(placed + [f"{TEXTS[cube][1:]}=-" for cube in draft.aside])
