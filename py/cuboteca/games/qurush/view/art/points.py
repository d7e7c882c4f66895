"""Action points as beads: what is left, what the chosen action will take, what is spent."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup, escape

from cuboteca.draw.path import num

FULL: Final = 7
STEP: Final = 23


def draw_points(left: int, spending: int = 0, label: str = "", total: int = FULL) -> Markup:
    """A row of beads. Those that the chosen action takes are marked, so that the price is seen before it is paid."""
    beads = "".join(f'<use href="#u-bead-{_state(i, left, spending)}" x="{STEP * i}"/>' for i in range(total))
    role = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return Markup(f'<svg class="points" viewBox="-1 -1 {num(STEP * total - 3)} 22" {role}>{beads}</svg>')


def _state(index: int, left: int, spending: int) -> str:
    if index >= left:
        return "spent"
    return "going" if index >= left - spending else "left"
