"""Draws a die or a cube that has been thrown: it hops and tips over twice (`static/css/shared/toss.css`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

DELAYS: Final = 6
"""How many dice of a throw leave one after the other before the delays repeat."""


def render_toss(faces: Sequence[str], number: int, name: str, *, arrives: bool) -> Markup:
    """Draw three symbols: two go by before the last comes to rest. Without motion only the last is there.

    With a `name` of its own for each throw it falls once, however often the screen is drawn; `arrives` if it wasn't
    there before.
    """
    first, second, last = faces
    known = f' id="{name}"' if name else ""
    kind = "toss from-bag" if arrives else "toss"
    return Markup(
        f'<g{known} class="{kind} d{number % DELAYS}"><use class="tip-1" href="#{first}" opacity="0"/>'
        f'<use class="tip-2" href="#{second}" opacity="0"/><use class="tip-3" href="#{last}"/></g>'
    )
