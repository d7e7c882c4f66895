"""Going about by keyboard: around the ring, and along the tray."""

from __future__ import annotations

from typing import Final

from cuboteca.games.qyshinsu.rules.moves import KINDS, PLACES
from cuboteca.games.qyshinsu.rules.why_illegal import playable
from cuboteca.games.qyshinsu.view.taps import chosen_place, lifted
from cuboteca.play.view import View

_ARROWS: Final = {"arrowright": 1, "arrowdown": 1, "arrowleft": -1, "arrowup": -1}
"""Around the ring, right and down go clockwise."""


def step(view: View, part: str | None, key: str) -> str | None:
    """Return the part that an arrow key, Home or End leads to from `part`."""
    if part is not None and part.startswith("stone:"):
        return _step_tray(view, lifted((part,)) or 0, key)
    place = chosen_place((part or "",))
    if place is None:
        return _first_place(view)
    if key in ("home", "end"):
        return f"place:{PLACES[0] if key == 'home' else PLACES[-1]}"
    return f"place:{(place - 1 + _ARROWS[key]) % 12 + 1}" if key in _ARROWS else None


def picked_leads_to(view: View) -> str | None:
    """Return the first place on the ring where the stone picked can be added, unless the keyboard is on the ring."""
    kind = lifted(view.picked)
    if kind is None or chosen_place((view.focus or "",)) is not None:
        return None
    homes = (move.place for move in view.state.moves() if move.sign == "+" and move.kind == kind)
    return next((f"place:{place}" for place in homes), None)


def _step_tray(view: View, kind: int, key: str) -> str | None:
    """Within the tray left and right; up is back to the ring."""
    if key == "arrowup":
        return _first_place(view)
    to = {"arrowleft": kind - 1, "arrowright": kind + 1, "home": KINDS[0], "end": KINDS[-1]}.get(key)
    return f"stone:{to % len(KINDS)}" if to is not None else None


def _first_place(view: View) -> str:
    """Return where the keyboard comes to the ring: a place that can be played."""
    return f"place:{next(iter(playable(view.state)), PLACES[-1])}"
