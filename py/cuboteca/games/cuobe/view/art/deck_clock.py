"""The green deck as the clock of the house: a tick for each card there was, bright while it is still to come."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup, escape

from cuboteca.draw.markup import el
from cuboteca.draw.path import around, num, pair

STACK: Final = 6
"""The stack is drawn so many cards high at most."""


def draw_clock(left: int, full: int, words: tuple[str, str] = ("", ""), part: str | None = None) -> Markup:
    """The clock with its words: "31 cards" and "left", say."""
    said = el("span", el("b", words[0]), el("span", words[1])) if words[0] else None
    picture = _picture(left, full)
    if part is None:
        return el("div", picture, said, class_="deck-clock")
    return el("button", picture, said, type="button", class_="deck-clock", data_part=part, id=part.replace(":", "-"))


def _picture(left: int, full: int) -> Markup:
    ticks = max(full, left, 1)
    shown = {False: "", True: ""}
    for i in range(ticks):
        angle = 360 * i / ticks
        shown[i >= ticks - left] += f"M{pair(around(angle, 41.5, (50, 50)))}L{pair(around(angle, 47.5, (50, 50)))}"
    wide = num(min(3.0, 200 / ticks))
    cards = -(-STACK * left // ticks)
    stack = "".join(
        f'<rect x="{num(26.5 + 1.3 * i)}" y="{num(19.5 + 1.5 * i)}" width="34" height="46" rx="5" '
        f'fill="var(--card-green-{1 if i else 0})" stroke="#0D1F18" stroke-width=".7"/>'
        for i in range(cards - 1, -1, -1)
    )
    rim = '<rect x="26.5" y="19.5" width="34" height="46" rx="5" fill="none" stroke="#fff" stroke-opacity=".22"/>'
    empty = (
        '<rect x="30" y="23" width="34" height="46" rx="5" fill="none" stroke="var(--muted)" stroke-dasharray="4 3"/>'
    )
    x, y, ink = (43.5, 51.5, "var(--card-green-ink)") if left else (47, 54.5, "var(--muted)")
    shade = "".join(
        f'<ellipse cx="54" cy="72" rx="{20 + 3 * i}" ry="{4 + 1.5 * i}" fill="#120806" opacity=".12"/>'
        for i in range(3)
    )
    return Markup(
        '<svg class="clock-face" viewBox="0 0 100 100" aria-hidden="true">'
        f'<path d="{shown[False]}" stroke="var(--clock-gone)" stroke-width="{wide}" stroke-linecap="round"/>'
        f'<path d="{shown[True]}" stroke="var(--clock-left)" stroke-width="{wide}" stroke-linecap="round"/>'
        f"{shade + stack + rim if left else empty}"
        f'<text x="{num(x)}" y="{num(y)}" text-anchor="middle" font-size="24" font-weight="700" fill="{ink}">'
        f"{escape(str(left))}</text></svg>"
    )
