"""The faces of the cubes: body, bevel, crest and icon; a shadow side is the same with the lights off.

In the arena they are one picture file, laid on every face as a background: three hundred faces cost no element
inside. Elsewhere they are symbols of the sheet.
"""

from __future__ import annotations

from typing import Final

from markupsafe import Markup, escape

from cuboteca.draw.felt import BLUE, BLUE_INK, CREST, RED, RED_INK, dimmed
from cuboteca.draw.palette import LIGHT
from cuboteca.draw.path import num
from cuboteca.draw.static_art import document
from cuboteca.games.cube_quest.rules.cubes import COLOUR_OF, COLOURS, FACES, KIND_OF, KINDS, is_shadow
from cuboteca.games.cube_quest.view.art.kind_icons import CRESTS, ICON_AT, icon_shape

SIZE: Final = 64
"""The edge of a face as it is drawn."""
PITCH: Final = 72
"""From cell to cell in the picture file: each face goes on a little beyond its edge, so that no other bleeds in."""
BODIES: Final = (RED, BLUE)
INKS: Final = (RED_INK, BLUE_INK)
FILE: Final = "cube_quest-faces.svg"


def face_art(colour: int, code: str, shadow: bool, over: float = 0) -> str:
    """A face on a square of 64, `over` so much larger on every side."""
    body = dimmed(BODIES[colour]) if shadow else BODIES[colour]
    lit, unlit = (0.2, 0.34) if shadow else (0.24, 0.24)
    square = f'<rect x="{num(-over)}" y="{num(-over)}" width="{num(SIZE + 2 * over)}" height="{num(SIZE + 2 * over)}"'
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


def draw_face_file() -> str:
    """Every face there is: a column for each kind; rows Red, Blue, and once more with the lights off."""
    cells = "".join(
        f'<g transform="translate({PITCH * column + 4} {PITCH * (colour + 2 * shadow) + 4})">'
        f"{face_art(colour, kind.code, bool(shadow), 4)}</g>"
        for column, kind in enumerate(KINDS)
        for colour in (0, 1)
        for shadow in (0, 1)
        if not shadow or kind.shadows
    )
    return document(PITCH * len(KINDS), PITCH * 4, cells, LIGHT, lamp=False)


def face_id(colour: int, code: str, shadow: bool) -> str:
    """The symbol of a face: `cq-rS`, `cq-rSd` with the lights off."""
    return f"cq-{COLOURS[colour]}{code}{'d' if shadow else ''}"


def face_symbols() -> Markup:
    """Every face that a cube can show, for the sheet."""
    return Markup(
        "".join(
            f'<g id="{face_id(colour, kind.code, shadow)}">{face_art(colour, kind.code, shadow)}</g>'
            for kind in KINDS
            for colour in (0, 1)
            for shadow in ((False, True) if kind.shadows else (False,))
        )
    )


def use_face(cube: int, face: int, more: str = "") -> str:
    """A face of a cube as a reference into the sheet, on a square of 64."""
    return f'<use href="#{face_id(COLOUR_OF[cube], KIND_OF[cube].code, is_shadow(cube, face))}"{more}/>'


def draw_roll(cube: int, face: int | None, label: str = "") -> Markup:
    """A release roll: the six faces of a cube, the one that was rolled ringed; None: it is still to be rolled."""
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
