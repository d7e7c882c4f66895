"""Where rooms and players are that a move has shifted, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cuboteca.games.cuobe.rules.names import COMPASS_NAMES, listed, room_name
from cuboteca.games.cuobe.rules.places import ACROSS, LINES, NORTH, PLACE_NAMES, SOUTH
from cuboteca.games.cuobe.rules.position import Note, Position
from cuboteca.games.cuobe.rules.state import State

WENT: Final = {"walked": 1, "jumped": 1, "swapped": 2, "back": 1, "escaped": 1, "clown": 1}
"""Whoever has gone elsewhere since is not where a shift has taken them: how many seats each note begins with."""


def spot(at: Position, place: int) -> str:
    """The room on a place; only the place where another room may lie there by now."""
    shifted = any(note[0] == "shift" for note in _notes(at))
    return PLACE_NAMES[place] if shifted else room_name(at, place)


def came_to(at: Position, note: Note, place: int) -> str:
    """The room that lay on a place when a note was made, by its name, wherever it lies by now."""
    for later in _after(at, note):
        if later[0] == "shift" and place in LINES[later[1]][later[2]]:
            place = ACROSS[place][later[2]]
    return room_name(at, place)


def shifted(at: Position, note: Note, names: Sequence[str]) -> str:
    """Which line has moved, and where it has taken those who stand in it."""
    _, place, way = note
    line = LINES[place][way]
    later = _after(at, note)
    moved_on = {end for other in later if other[0] == "shift" for end in LINES[other[1]][other[2]]}
    gone = {seat for other in later for seat in other[1 : 1 + WENT.get(other[0], 0)]}
    taken: dict[int, list[str]] = {}
    for seat, player in enumerate(at.players):
        if player.inside and player.place in line and player.place not in moved_on and seat not in gone:
            taken.setdefault(player.place, []).append(names[seat])
    told = [f"{listed(who)}{'' if n else ' along'} to {PLACE_NAMES[to]}" for n, (to, who) in enumerate(taken.items())]
    along = f" and takes {listed(told)}" if told else ""
    return f"{_line_name(place, way)} shifts {COMPASS_NAMES[way]}{along}."


def _notes(at: Position) -> tuple[Note, ...]:
    return at.happened if isinstance(at, State) else ()


def _after(at: Position, note: Note) -> tuple[Note, ...]:
    """What was noted after it."""
    notes = _notes(at)
    made = next((n for n, one in enumerate(notes) if one is note), len(notes))
    return notes[made + 1 :]


def _line_name(place: int, way: int) -> str:
    """The row or column of a place that goes that way."""
    name = PLACE_NAMES[place]
    return f"column {name[0]}" if way in (NORTH, SOUTH) else f"row {name[1]}"
