"""The game in its niche of the cabinet: a King and what guards him."""

from __future__ import annotations

from markupsafe import Markup

from cuboteca.draw.palette import LIGHT
from cuboteca.draw.static_art import document
from cuboteca.games.cube_quest.sheet import draw_sheet


def draw_niche() -> Markup:
    """A transparent document of its own."""
    cubes = (("rG", 6, 20), ("bS", 70, 20), ("rK", 38, 40))
    inside = "".join(f'<use href="#cq-{name}-corner" transform="translate({x} {y})"/>' for name, x, y in cubes)
    return Markup(document(168, 130, f"<defs>{draw_sheet()}</defs>{inside}", LIGHT))
