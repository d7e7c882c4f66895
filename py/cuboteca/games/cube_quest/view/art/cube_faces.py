"""The faces of the cubes beside the arena: body, bevel, crest and icon; a shadow side is the same with the lights off.

They are symbols of the sprite. The icons of the seven kinds of cubes survive at twelve pixels.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from markupsafe import Markup, escape

from cuboteca.draw.palette_cube_quest import BLUE_INK, BODIES, CREST, RED_INK, dimmed
from cuboteca.draw.path import num
from cuboteca.games.cube_quest.rules.cubes import COLOUR_OF, COLOURS, FACES, KIND_OF, KINDS, is_shadow

ICONS: Final[Mapping[str, str]] = {
    "K": "M3.5 18.5V8.2l4.6 3.7L12 4.8l3.9 7.1 4.6-3.7v10.3ZM4.5 19.3h15a1 1 0 0 1 1 1v.3a1 1 0 0 1-1 1h-15a1 1 0 "
    "0 1-1-1"
    "v-.3a1 1 0 0 1 1-1Z",
    "S": "M12 1.8 14.6 5v9.3H9.4V5ZM6 14.3h12V17h-4.2v5.2h-3.6V17H6Z",
    "H": "M12 2.5c5 0 8 3.6 8 8.5v8.5l-5.5 2V15h-5v6.5L4 19.5V11c0-4.9 3-8.5 8-8.5ZM6.5 10v2.5h11V10Z",
    "U": "M12 2c5.2 2.6 8 7 8 12 0 3.6-1.5 6.3-3.5 8h-9C5.5 20.3 4 17.6 4 14 4 9 6.8 4.6 12 2ZM12 7.5c-3 1.8-4.3 "
    "4.2-4.3 "
    "6.7 0 2 .9 3.6 2 4.6h4.6c1.1-1 2-2.6 2-4.6 0-2.5-1.3-4.9-4.3-6.7ZM10 12.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3ZM14 "
    "12.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z",
    "G": "M3 6.5 7 7.8C8.3 6.1 10 5.2 12 5.2s3.7.9 5 2.6l4-1.3c0 3-1 5.3-2.8 6.6C18 17.4 15.7 20 12 "
    "20s-6-2.6-6.2-6.9C4 "
    "11.8 3 9.5 3 6.5ZM7.6 11c.1 2.2 1.1 3.5 2.8 3.4l.6-1.7ZM16.4 11 13 12.7l.6 1.7c1.7.1 2.7-1.2 2.8-3.4Z",
    "L": "M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z",
}
"""Filled shapes by the code of the kind, on a square of 24; holes by the even-odd rule."""

ICON_PEN: Final[Mapping[str, str]] = {
    "F": "M12 2.5v19M3.8 7.2l16.4 9.5M20.2 7.2 3.8 16.7M9.3 3.8 12 6.3l2.7-2.5M9.3 20.2 12 17.7l2.7 2.5"
}
"""Icons that are strokes, 2.6 wide."""

SHIELD: Final = "M7 7H57V30C57 44.5 46.5 54.5 32 60 17.5 54.5 7 44.5 7 30Z"
DISC: Final = "M5.5 32a26.5 26.5 0 1 0 53 0a26.5 26.5 0 1 0-53 0Z"
CRESTS: Final = (SHIELD, DISC)
"""By colour, on a square of 64: the sides differ without their colours."""

ICON_AT: Final = ("translate(13 10.5) scale(1.583)", "translate(12.5 12.5) scale(1.625)")
"""Where the icon lies on the crest of each colour."""


def icon_shape(code: str, paint: str) -> str:
    """Return the icon of a kind on its square of 24."""
    pen = ICON_PEN.get(code)
    if pen:
        return f'<path d="{pen}" fill="none" stroke="{paint}" stroke-width="2.6" stroke-linecap="round"/>'
    return f'<path d="{ICONS[code]}" fill="{paint}" fill-rule="evenodd"/>'


SIZE: Final = 64
"""The edge of a face as it is drawn."""
INKS: Final = (RED_INK, BLUE_INK)


def face_art(colour: int, code: str, shadow: bool) -> str:
    """Return a face on a square of 64."""
    body = dimmed(BODIES[colour]) if shadow else BODIES[colour]
    lit, unlit = (0.2, 0.34) if shadow else (0.24, 0.24)
    square = f'<rect width="{SIZE}" height="{SIZE}"'
    bevel = (
        f'<path d="M0 0H64L60 4H4V60L0 64Z" fill="#fff" fill-opacity="{num(lit)}"/>'
        f'<path d="M64 0V64H0L4 60H60V4Z" fill="#000" fill-opacity="{num(unlit)}"/>'
    )
    crest = (
        f'<path d="{CRESTS[colour]}" fill="#000" fill-opacity=".26" stroke="{CREST}" stroke-opacity=".56" '
        'stroke-width="2.4" stroke-linejoin="round"/>'
        if shadow
        else f'<path d="{CRESTS[colour]}" fill="{CREST}"/>'
    )
    ink = "#0A0503" if shadow else INKS[colour]
    return f'{square} fill="{body}"/>{bevel}{crest}<g transform="{ICON_AT[colour]}">{icon_shape(code, ink)}</g>'


def face_id(colour: int, code: str, shadow: bool) -> str:
    """Return the symbol of a face: `cq-rS`, `cq-rSd` with the lights off."""
    return f"cq-{COLOURS[colour]}{code}{'d' if shadow else ''}"


def face_symbols() -> Markup:
    """Return every face that a cube can show, for the sprite."""
    return Markup(
        "".join(
            f'<g id="{face_id(colour, kind.code, shadow)}">{face_art(colour, kind.code, shadow)}</g>'
            for kind in KINDS
            for colour in (0, 1)
            for shadow in ((False, True) if kind.shadows else (False,))
        )
    )


def use_face(cube: int, face: int, more: str = "") -> str:
    """Return a face of a cube as a reference into the sprite, on a square of 64."""
    return f'<use href="#{face_id(COLOUR_OF[cube], KIND_OF[cube].code, is_shadow(cube, face))}"{more}/>'


def render_roll(cube: int, face: int | None, label: str = "") -> Markup:
    """Return a release roll: the six faces of a cube, the one that was rolled ringed; None: it is still to be
    rolled."""
    named = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    step = 76
    out = ""
    for place, each in enumerate(FACES):
        art = f'<g clip-path="url(#cq-round)">{use_face(cube, each)}</g>'
        at = f"translate({step * place + 8} 10)"
        if face == each:
            frame = 'x="-6" y="-6" width="76" height="76" rx="15" fill="none"'
            ring = f'<rect {frame} stroke="var(--felt-aim)" stroke-width="5"/>'
            out += f'<g class="rolled-face" transform="{at}">{art}{ring}</g>'
        else:
            faint = ' opacity=".42"' if face is not None else ""
            out += f'<g transform="{at}"{faint}>{art}</g>'
    return Markup(f'<svg class="release-roll" viewBox="0 0 {step * 6 + 4} 84" {named}>{out}</svg>')
