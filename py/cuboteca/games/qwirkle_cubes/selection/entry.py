"""Real cubes: the players enter what the bag gave and how the cubes fell, and so make chance's moves."""

from __future__ import annotations

from typing import Final, NamedTuple

from cuboteca.games.qwirkle_cubes.rules.cubes import COLOURS, SHAPES
from cuboteca.games.qwirkle_cubes.rules.moves import DRAWN, FIRST, FORCED, ROLLED, Move
from cuboteca.games.qwirkle_cubes.rules.position import DEAL, FALL, FORCED_ROLL, LOT, REFILL
from cuboteca.games.qwirkle_cubes.rules.refusal import Refusal
from cuboteca.games.qwirkle_cubes.rules.state import State
from cuboteca.play.view import Answer, Played, Selected

COLOUR_PARTS: Final = tuple(f"colour:{letter}" for letter in COLOURS)
SHAPE_PARTS: Final = tuple(f"shape:{letter}" for letter in SHAPES)


class Entry(NamedTuple):
    """What chance is to do, and how much of it has been entered."""

    wanted: int
    """How many cubes."""
    shown: tuple[int, ...] = ()
    """The cubes entered so far."""
    colour: int | None = None
    """The colour entered for the next one; given where the cube is known."""
    slots: tuple[int, ...] = ()
    """The slots of the cubes that are rolled."""

    @property
    def complete(self) -> bool:
        return len(self.shown) == self.wanted


def entry_of(state: State, picked: tuple[str, ...]) -> Entry:
    """Return how far the entering has come. Colours are asked for only where cubes come from the bag."""
    slots = {FALL: state.rolling, FORCED_ROLL: tuple(range(len(state.hand)))}.get(state.next, ())
    wanted = len(slots) if slots else state.to_draw if state.next in (DEAL, REFILL) else 0
    shapes = [SHAPES.index(part[-1]) for part in picked if part in SHAPE_PARTS][:wanted]
    if slots:
        colours = [state.hand[slot] // 6 for slot in slots]
    else:
        colours = [COLOURS.index(part[-1]) for part in picked if part in COLOUR_PARTS][:wanted]
    shown = tuple(6 * colour + shape for colour, shape in zip(colours, shapes, strict=False))
    return Entry(wanted, shown, colours[len(shown)] if len(colours) > len(shown) else None, slots)


def first_to_enter(state: State) -> str:
    """Return the part to begin with: a player to go first, the shape of a rolled cube, or a colour that is left."""
    if state.next == LOT:
        return "seat:0"
    if entry_of(state, ()).slots:
        return SHAPE_PARTS[0]
    return next(part for part, left in zip(COLOUR_PARTS, state.bag, strict=True) if left)


def tap_entry(state: State, picked: tuple[str, ...], part: str) -> Answer:
    """Enter a colour or a shape, or confirm. The digits' own parts stand for the colours, then for the shapes."""
    if state.next == LOT:
        seat = int(part[5:]) if part in {f"seat:{number}" for number in range(state.seats)} else None
        return Selected(()) if seat is None else Played(str(Move(FIRST, faces=(seat,))))
    entry = entry_of(state, picked)
    if part == "confirm":
        return _confirm(state, entry)
    if part.startswith("cube:") and part[5:] in tuple("012345"):
        part = (COLOUR_PARTS if entry.colour is None else SHAPE_PARTS)[int(part[5:])]
    if part in (*COLOUR_PARTS, *SHAPE_PARTS) and not entry.complete:
        return _enter(state, picked, entry, part)
    return Selected(picked)


def _enter(state: State, picked: tuple[str, ...], entry: Entry, part: str) -> Selected | Refusal:
    if part in COLOUR_PARTS:
        colour = COLOURS.index(part[-1])
        if entry.slots:
            return Refusal("colour_fixed", "Z-6")
        if entry.colour is not None:
            return Selected((*picked[:-1], part))
        if sum(cube // 6 == colour for cube in entry.shown) >= state.bag[colour]:
            return Refusal("colour_gone", "Z-1", colour=colour)
        return Selected((*picked, part))
    if entry.colour is None:
        return Refusal("colour_first", "Z-1")
    return Selected((*picked, part))


def _confirm(state: State, entry: Entry) -> Played | Refusal:
    if not entry.complete:
        return Refusal("entry_unfinished", "Z-2", count=entry.wanted - len(entry.shown))
    shapes = tuple(cube % 6 for cube in entry.shown)
    if state.next == FALL:
        return Played(str(Move(ROLLED, slots=entry.slots, faces=shapes)))
    return Played(str(Move(FORCED, faces=shapes) if state.next == FORCED_ROLL else Move(DRAWN, faces=entry.shown)))
