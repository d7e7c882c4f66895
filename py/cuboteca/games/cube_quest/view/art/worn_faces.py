"""The faces of the arena's cubes as one picture file, laid on every plate as its background: painted wood with a worn
rim and a crest let into it; a shadow side is the same with the lights off.
"""

from __future__ import annotations

from random import Random
from typing import Final

from cuboteca.draw.light import Stop, axis
from cuboteca.draw.palette import LIGHT
from cuboteca.draw.palette_cube_quest import BLUE_INK, BODIES, CREST, RED_INK, dimmed
from cuboteca.draw.path import num
from cuboteca.draw.static_art import document
from cuboteca.games.cube_quest.rules.cubes import KINDS
from cuboteca.games.cube_quest.view.art.cube_faces import CRESTS, ICON_AT, SIZE, icon_shape

FILE: Final = "cube_quest-faces.svg"
PITCH: Final = 72
"""From cell to cell in the picture file: each face goes on a little beyond its edge, so that no other bleeds in."""
OVER: Final = (PITCH - SIZE) / 2
INKS: Final = (RED_INK, BLUE_INK)
GRADIENTS: Final = axis("sheen", Stop(0, "#fff", 0.14), Stop(0.5, "#fff", 0), Stop(1, "#000", 0.16)) + axis(
    "cream", Stop(0, "#F1E4CB"), Stop(0.5, CREST), Stop(1, "#FFFAF0")
)
SMALLER: Final = "translate(2.24 2.24) scale(.93)"
"""A crest leaves the rim free."""


def render_face_file() -> str:
    """Return every face there is: a column for each kind; rows Red, Blue, and once more with the lights off."""
    cells = "".join(
        f'<g transform="translate({num(PITCH * column + OVER)} {num(PITCH * (colour + 2 * shadow) + OVER)})">'
        f'<use href="#{"d" if shadow else "b"}{colour}"/>{_icon(colour, kind.code, bool(shadow))}</g>'
        for column, kind in enumerate(KINDS)
        for colour in (0, 1)
        for shadow in (0, 1)
        if not shadow or kind.shadows
    )
    blanks = "".join(
        f'<g id="{"d" if shadow else "b"}{colour}">{_blank(colour, shadow)}</g>'
        for colour in (0, 1)
        for shadow in (False, True)
    )
    icons = "".join(f'<g id="{kind.code}">{icon_shape(kind.code, "currentColor")}</g>' for kind in KINDS)
    parts = f"<defs>{GRADIENTS}{blanks}{icons}</defs>"
    return document(PITCH * len(KINDS), PITCH * 4, f"{parts}{cells}", LIGHT, lamp=False)


def _blank(colour: int, shadow: bool) -> str:
    """Return wood, rim and crest, without an icon."""
    body = dimmed(BODIES[colour]) if shadow else BODIES[colour]
    whole = f'x="{num(-OVER)}" y="{num(-OVER)}" width="{PITCH}" height="{PITCH}"'
    worn = 0.22 if shadow else 0.34
    rim = (
        f'<rect x="1.8" y="1.8" width="60.4" height="60.4" rx="5.4" fill="none" stroke="#fff" '
        f'stroke-opacity="{num(worn)}" stroke-width="2"/>'
        f'<rect x="3.7" y="3.7" width="56.6" height="56.6" rx="5" fill="none" stroke="#fff" '
        f'stroke-opacity="{num(worn / 3)}" stroke-width="2.2"/>'
        '<path d="M62 8V57a5 5 0 0 1-5 5H8" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="2.4"/>'
    )
    return (
        f'<rect {whole} fill="{body}"/><path d="{_grain(colour)}" fill="none" stroke="#1a0a04" '
        f'stroke-opacity="{num(0.26 if shadow else 0.15)}" stroke-width="1.1"/><rect {whole} fill="url(#sheen)"/>{rim}'
        f'<g transform="{SMALLER}">{_crest(colour, shadow)}</g>'
    )


def _grain(colour: int) -> str:
    rng = Random(7 + colour)
    lines = ""
    for base in range(-2, 68, 8):
        y = [base + rng.uniform(-2, 2)] + [base + rng.uniform(-3, 3) for _ in range(3)]
        lines += f"M-5 {num(y[0])}C14 {num(y[1])} 44 {num(y[2])} 69 {num(y[3])}"
    return lines


def _crest(colour: int, shadow: bool) -> str:
    """Let into the wood: dark along its upper left edge, light along the lower right one."""
    shape = CRESTS[colour]
    if shadow:
        return (
            f'<path d="{shape}" fill="#000" fill-opacity=".3"/>'
            f'<path d="{shape}" transform="translate(1 1)" fill="none" stroke="#fff" stroke-opacity=".14" '
            'stroke-width="2.4"/>'
            f'<path d="{shape}" fill="none" stroke="{CREST}" stroke-opacity=".58" stroke-width="2.4" '
            'stroke-linejoin="round"/>'
        )
    return (
        f'<path d="{shape}" transform="translate(-1.1 -1.1)" fill="#000" fill-opacity=".34"/>'
        f'<path d="{shape}" transform="translate(1.1 1.1)" fill="#fff" fill-opacity=".36"/>'
        f'<path d="{shape}" fill="url(#cream)"/>'
    )


def _icon(colour: int, code: str, shadow: bool) -> str:
    """Carved out: its lower right edge is lit."""
    lit = "" if shadow else f'<use href="#{code}" x=".7" y=".7" color="#fff" opacity=".8"/>'
    ink = "#0A0503" if shadow else INKS[colour]
    return f'<g transform="{SMALLER} {ICON_AT[colour]}">{lit}<use href="#{code}" color="{ink}"/></g>'
