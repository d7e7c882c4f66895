"""The position text of Qyshinsu, written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cuboteca.games.qyshinsu.rules.moves import COLOURS, OFFER_MADE, OFFER_STANDING, Move, letter
from cuboteca.games.qyshinsu.rules.options import OPTIONS

if TYPE_CHECKING:
    from cuboteca.games.qyshinsu.rules.state import State


def write_position(state: State) -> str:
    """Return the whole state as text."""
    words = [situation_text(state.ring, state.side, state.recent), str(state.ply)]
    words += [word for word, offer in OFFERS.items() if offer == state.offer]
    words += [SWAPPED] if state.rules.swapped else []
    words += [word for word, ended in ENDINGS.items() if ended == state.ended]
    words += [f"{name}={value}" for name, value in state.options.items() if value != OPTIONS[name].default]
    return " | ".join([" ".join(words), *(situation_text(*situation) for situation in state.seen)])


CELLS: Final = (".", *(f"{colour.upper()}{letter(kind)}" for colour in COLOURS for kind in range(6)))
"""How each byte of the ring is written."""

SIDES: Final = (*COLOURS, "?")
OFFERS: Final = {"draw?": OFFER_STANDING, "draw?own": OFFER_MADE}
ENDINGS: Final = {"resigned": "resigned", "drawn": "draw_agreed"}
SWAPPED: Final = "swapped"


def situation_text(ring: bytes, side: int, recent: tuple[Move, ...]) -> str:
    return " ".join([*(CELLS[byte] for byte in ring), SIDES[side], *map(str, recent)])
