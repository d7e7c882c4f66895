"""Lists the keyboard shortcuts that are the same in every game, and on every screen that has them."""

from __future__ import annotations

from typing import Final, NamedTuple

from cuboteca.play import language


class Shortcut(NamedTuple):
    shown: tuple[str, ...]
    """The keys, as they are written on them; one that is held with others as "Ctrl+Z"."""
    does: str
    """The message that says what they do."""


WALK: Final = Shortcut(("←", "→", "↑", "↓"), "walk")
FAR: Final = Shortcut(("Home", "End"), "far")
TAP: Final = Shortcut(("Enter", "Space"), "tap")
LEAVE: Final = Shortcut(("Escape",), "leave")
# The page takes the keys for Undo and Redo from the button for Undo; Cmd counts as Ctrl.
UNDO: Final = Shortcut(("Ctrl+Z",), "undo")
REDO: Final = Shortcut(("Ctrl+Shift+Z", "Ctrl+Y"), "redo")
# All games together have used up the letters. German, French and Spanish keyboards have these signs without AltGr.
HINT: Final = Shortcut(("!",), "hint")
MOVES: Final = Shortcut(("*",), "moves")
MENU: Final = Shortcut(("=",), "menu")
ASK: Final = Shortcut(("?",), "ask")
ENDS: Final = Shortcut(("Home", "End"), "ends")

AT_THE_TABLE: Final = (WALK, FAR, TAP, LEAVE, UNDO, REDO)
BESIDE_THE_GAME: Final = (HINT, MOVES, MENU, ASK)


def along() -> tuple[str, str]:
    """Return the arrow keys that lead back and on in what runs as one reads."""
    back, on = "arrowleft", "arrowright"
    return (on, back) if language.in_use.direction == "rtl" else (back, on)


def looking_back() -> tuple[Shortcut, ...]:
    """Return the keys that lead through a game."""
    signs = {"arrowleft": "←", "arrowright": "→"}
    return Shortcut(tuple(signs[key] for key in along()), "step"), ENDS


def key_names(shortcut: Shortcut) -> str:
    """Return its keys as `aria-keyshortcuts` has them."""
    return " ".join(shown.replace("Ctrl", "Control") for shown in shortcut.shown)
