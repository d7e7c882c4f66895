"""The named things on the table: `room:c3`, `pawn:1`, `mate:1`, `spawn:clown`, `card:T03`, `do:go_N`."""

from __future__ import annotations

from cuboteca.games.cuobe.rules.moves import Move
from cuboteca.games.cuobe.rules.places import PLACE_NAMES, PLACE_OF


def room_part(place: int) -> str:
    """A place as a part: `room:c3`."""
    return f"room:{PLACE_NAMES[place]}"


def place_of(part: str) -> int | None:
    """The place of a room's part; None if it is none."""
    kind, _, name = part.partition(":")
    return PLACE_OF.get(name) if kind == "room" else None


def seat_of(part: str, seats: int) -> int | None:
    """The seat that a pawn or the chip of a player stands for; None if it is none."""
    kind, _, number = part.partition(":")
    if kind not in ("pawn", "mate") or number not in ("0", "1", "2", "3", "4", "5") or int(number) >= seats:
        return None
    return int(number)


def move_part(move: Move) -> str:
    """The part of a button that makes a move: its notation without blanks, for no id has any."""
    return f"do:{str(move).replace(' ', '_')}"
