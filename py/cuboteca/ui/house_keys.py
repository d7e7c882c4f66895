"""Lists the keys of the house: the same in every game, and on every screen that has them."""

from __future__ import annotations

from typing import Final, NamedTuple


class HouseKey(NamedTuple):
    shown: tuple[str, ...]
    """The keys, as they are written on them; one that is held with others as "Ctrl+Z"."""
    does: str
    """The message that says what they do."""


WALK: Final = HouseKey(("←", "→", "↑", "↓"), "walk")
FAR: Final = HouseKey(("Home", "End"), "far")
TAP: Final = HouseKey(("Enter", "Space"), "tap")
LEAVE: Final = HouseKey(("Escape",), "leave")
# The page takes the keys for Undo and Redo from the button for Undo; Cmd counts as Ctrl.
UNDO: Final = HouseKey(("Ctrl+Z",), "undo")
REDO: Final = HouseKey(("Ctrl+Shift+Z", "Ctrl+Y"), "redo")
ASK: Final = HouseKey(("?",), "ask")
STEP: Final = HouseKey(("←", "→"), "step")
ENDS: Final = HouseKey(("Home", "End"), "ends")

AT_THE_TABLE: Final = (WALK, FAR, TAP, LEAVE, UNDO, REDO)
LOOKING_BACK: Final = (STEP, ENDS)


def told(key: HouseKey) -> str:
    """Return its keys as `aria-keyshortcuts` has them."""
    return " ".join(shown.replace("Ctrl", "Control") for shown in key.shown)
