"""Pictures that are files of their own, for style sheets and launchers: they see no custom property of the page, so
every colour in them is settled here."""

from __future__ import annotations

import re
from typing import Final

from markupsafe import Markup

from cuboteca.draw.light import LAMPS
from cuboteca.draw.palette import LIGHT, Theme, tokens
from cuboteca.draw.turned_well import GRADIENTS

NICHE: Final = (168, 130)
"""How wide and how high a niche of the cabinet is drawn."""

VARIABLE: Final = re.compile(r"var\(--([a-z0-9-]+)\)")


def settled(markup: str, theme: Theme) -> str:
    """Return the markup with the theme's colours in the place of its custom properties."""
    colours = tokens(theme)
    return VARIABLE.sub(lambda found: colours[found[1]], markup)


def document(width: float, height: float, inside: str, theme: Theme, *, lamp: bool = True, view: str = "") -> str:
    """Return a self-contained SVG document, with those of the lamp's gradients that it uses."""
    defs = f"<defs>{_used(str(LAMPS) + str(GRADIENTS), inside)}</defs>" if lamp else ""
    return settled(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
        f'viewBox="{view or f"0 0 {width:g} {height:g}"}">{defs}{inside}</svg>',
        theme,
    )


def thumbnail_frame(inside: str) -> Markup:
    """Return a self-contained document on no ground, at home on any back wall of the cabinet; all its ids begin with
    `n-`."""
    picture = document(*NICHE, inside, LIGHT)
    return Markup(picture.replace('id="', 'id="n-').replace("url(#", "url(#n-").replace('href="#', 'href="#n-'))


def _used(gradients: str, inside: str) -> str:
    every = re.finditer(r'<(linear|radial)Gradient id="([^"]+)".*?</\1Gradient>', gradients)
    return "".join(found[0] for found in every if f"url(#{found[2]})" in inside)
