"""The house at 48 to 120 px: known rooms pale, closed ones dark, and who is where."""

from __future__ import annotations

from collections import defaultdict

from markupsafe import Markup, escape

from cuboteca.draw.path import num
from cuboteca.games.cuobe.view.art.measures import PITCH, spot
from cuboteca.games.cuobe.view.art.things import House

UNIT = 20 / PITCH


def draw_small_house(house: House) -> Markup:
    """A square; lilac dots are those who came, the other dots the players in their colours."""
    tiles = "".join(
        f'<rect x="{num(x * UNIT)}" y="{num(y * UNIT)}" width="18" height="18" rx="3" '
        f'fill="var(--{"slab-floor" if room.card else "back-0"})"'
        + (' stroke="var(--slab-wall-1)" stroke-width="2"' if room.card else ' stroke="var(--back-1)" stroke-width="1"')
        + "/>"
        for room in house.rooms
        for x, y in (spot(room.at),)
    )
    return Markup(
        f'<svg class="board-small" viewBox="-6 -6 110 110" role="img" aria-label="{escape(house.label)}">'
        f'<rect x="-6" y="-6" width="110" height="110" rx="13" fill="var(--house-well)" stroke="var(--house-edge)"/>'
        f"{tiles}{_who(house)}</svg>"
    )


def _who(house: House) -> str:
    dots: defaultdict[str, list[str]] = defaultdict(list)
    for room in house.rooms:
        if room.spiders:
            dots[room.at].append("figure-lit-1")
    for spawn in house.spawns:
        dots[spawn.at].append("figure-lit-1")
    for pawn in house.pawns:
        dots[pawn.at].append(f"seat-{pawn.seat + 1}")
    out = ""
    for place, colours in dots.items():
        x, y = (value * UNIT + 9 for value in spot(place))
        radius = 5.2 if len(colours) == 1 else 3.6
        for i, colour in enumerate(colours[:4]):
            right, down = (0.0, 0.0) if len(colours) == 1 else (-4 + 8 * (i % 2), -4 + 8 * (i // 2))
            edge = "#120806" if colour.startswith("figure") else "#fff"
            out += (
                f'<circle cx="{num(x + right)}" cy="{num(y + down)}" r="{num(radius)}" fill="var(--{colour})" '
                f'stroke="{edge}" stroke-width="1.2"/>'
            )
    return out
