"""The keys of the house: the same in every game, and on every screen that has them."""

from __future__ import annotations

from typing import Final, NamedTuple


class HouseKey(NamedTuple):
    shown: tuple[str, ...]
    """The keys, as they are written on them; one that is held with others as "Ctrl+Z"."""
    does: str


WALK: Final = HouseKey(("←", "→", "↑", "↓"), "Walk over the table and the hand")
FAR: Final = HouseKey(("Home", "End"), "To the first, to the last of a row")
TAP: Final = HouseKey(("Enter", "Space"), "Tap what you have walked to")
LEAVE: Final = HouseKey(("Escape",), "Put down what you hold; close what lies open")
UNDO: Final = HouseKey(("Ctrl+Z",), "Undo")
REDO: Final = HouseKey(("Ctrl+Shift+Z", "Ctrl+Y"), "Redo")
ASK: Final = HouseKey(("?",), "These keys")
STEP: Final = HouseKey(("←", "→"), "A move back, a move on")
ENDS: Final = HouseKey(("Home", "End"), "To the start, to the last move")

AT_THE_TABLE: Final = (WALK, FAR, TAP, LEAVE, UNDO, REDO)
LOOKING_BACK: Final = (STEP, ENDS)


def told(key: HouseKey) -> str:
    """For `aria-keyshortcuts`."""
    return " ".join(shown.replace("Ctrl", "Control") for shown in key.shown)
