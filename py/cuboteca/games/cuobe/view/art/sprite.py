"""The sheet of symbols that every picture of the game uses, with its pawns, chests and dice, and its own icons.

Only the site build draws it: at a table none of this is loaded.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from markupsafe import Markup

from cuboteca.draw.badges import SEATS as BADGES
from cuboteca.draw.badges import SHAPES
from cuboteca.draw.colour import mix
from cuboteca.draw.icons import icon_symbols
from cuboteca.draw.light import Stop, axis, dome
from cuboteca.draw.markup import join
from cuboteca.draw.palette import SEATS
from cuboteca.games.cuobe.view.art import emblems, sprite_figures, sprite_rooms

ICONS: Final[Mapping[str, str]] = {
    "danger": "M5.5 20v-9a6.5 6.5 0 0 1 13 0v9l-2.2-1.8-2.1 1.8-2.2-1.8-2.2 1.8-2.1-1.8zM9.7 11v.1M14.3 11v.1",
    "log": "M7 4h10a1.2 1.2 0 0 1 1.2 1.2V20l-3.1-1.8L12 20l-3.1-1.8L5.8 20V5.2A1.2 1.2 0 0 1 7 4z"
    "M9.2 8.5h5.6M9.2 12.5h5.6",
}


def render_sprite() -> Markup:
    """Draw the game's symbols and gradients. The sheet stands on the common sheet, which holds the lamp."""
    return Markup(
        '<svg id="sheet-cuobe" class="sheet" width="0" height="0" aria-hidden="true" focusable="false"><defs>'
        f"{sprite_rooms.GRADIENTS}{PIECE_GRADIENTS}{sprite_figures.GRADIENTS}</defs>"
        f"{emblems.emblem_symbols()}<defs>{sprite_rooms.room_symbols()}{piece_symbols()}"
        f"{sprite_figures.figure_symbols()}{icon_symbols(ICONS, {})}</defs></svg>"
    )


# Pawns, chests and dice: what never changes about them.


BY_SEAT: Final = tuple((number, colour, BADGES[number - 1][1]) for number, colour in enumerate(SEATS, 1))


def _inks(number: int, colour: str) -> Markup:
    dark = mix(colour, "#0A0806", 0.48)
    return axis(
        f"c-skirt-{number}", Stop(0, mix(colour, "#FFFFFF", 0.38)), Stop(0.4, colour), Stop(1, dark), to=(1, 0.25)
    ) + dome(
        f"c-head-{number}",
        Stop(0, mix(colour, "#FFFFFF", 0.62)),
        Stop(0.42, mix(colour, "#FFFFFF", 0.06)),
        Stop(1, dark),
        focus=(0.34, 0.28),
        reach=0.62,
    )


PIECE_GRADIENTS: Final = join(
    (
        *(_inks(number, colour) for number, colour, _ in BY_SEAT),
        axis("c-bone", Stop(0, "var(--bone-0)"), Stop(1, "var(--bone-1)")),
    )
)


def piece_symbols() -> Markup:
    """Draw pawns, chests, dice and what marks a player, for the sheet."""
    return join((*map(pawn, range(len(SEATS))), *map(_chest, BY_SEAT), *_states(), *_dice()))


def shape(name: str, scale: float, y: float) -> str:
    """Draw a seat's shape in white, its middle at 0, y."""
    if name == "circle":
        return f'<circle cx="0" cy="{y:g}" r="{9.6 * scale:.3g}" fill="#fff"/>'
    return (
        f'<path d="{SHAPES[name]}" transform="translate({-12 * scale:.4g} {y - 12 * scale:.4g}) scale({scale:g})" '
        'fill="#fff" stroke="#fff" stroke-width="1.2" stroke-linejoin="round"/>'
    )


def pawn(seat: int) -> Markup:
    """Draw a pawn that stands on 0,0, 28 wide and 48 high. Seats are counted from 0."""
    number, colour, form = BY_SEAT[seat]
    dark = mix(colour, "#0A0806", 0.5)
    return Markup(
        f'<g id="c-pawn-{number}"><g fill="#120806"><ellipse cx="5.5" cy="1.5" rx="15" ry="5" opacity=".3"/>'
        '<ellipse cx="6.5" cy="1.8" rx="18" ry="6.4" opacity=".2"/><ellipse cx="7.5" cy="2" rx="20.5" ry="7.6" '
        'opacity=".13"/></g>'
        '<path d="M-14-1.5C-14-9-8-12.5-6.4-22h12.8C8-12.5 14-9 14-1.5 14 2.2 8 4.6 0 4.6S-14 2.2-14-1.5z" '
        f'fill="url(#c-skirt-{number})"/>'
        f'<path d="M-14-1.5C-14 2.2-8 4.6 0 4.6S14 2.2 14-1.5c0 2.9-6 5-14 5s-14-2.1-14-5z" fill="{dark}" '
        f'opacity=".7"/>'
        f'<ellipse cy="-22.5" rx="9.2" ry="3.3" fill="{mix(colour, "#FFFFFF", 0.2)}"/>'
        f'<ellipse cy="-21.8" rx="9.2" ry="3.3" fill="{dark}" opacity=".25"/>'
        f'<circle cy="-33.5" r="10.8" fill="url(#c-head-{number})"/>'
        '<ellipse cx="-3.6" cy="-38" rx="3" ry="2.1" fill="#fff" opacity=".55" transform="rotate(-30 -3.6 -38)"/>'
        f"{shape(form, 0.5, -9.6)}</g>"
    )


def _chest(seat: tuple[int, str, str]) -> Markup:
    """Draw a chest that stands about 0,0, 30 wide and 23 high."""
    number, colour, form = seat
    lid = mix(colour, "#FFFFFF", 0.3)
    return Markup(
        f'<g id="c-chest-{number}"><g fill="#120806"><ellipse cx="2" cy="12" rx="16" ry="3.4" opacity=".35"/>'
        '<ellipse cx="3" cy="12.5" rx="19" ry="4.8" opacity=".2"/></g>'
        f'<path d="M-15 0h30v11a1.5 1.5 0 0 1-1.5 1.5h-27A1.5 1.5 0 0 1-15 11z" fill="{colour}"/>'
        f'<path d="M-15-1.5C-15-8-12-10.5-8-10.5H8c4 0 7 2.5 7 9v1h-30z" fill="{lid}"/>'
        f'<path d="M-15-1h30v2.2h-30z" fill="{mix(colour, "#0A0806", 0.55)}"/>'
        '<path d="M-12.5-6c.8-2 2.3-3 4.5-3H6" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.2" '
        f'stroke-linecap="round"/>{shape(form, 0.36, 6.2)}</g>'
    )


def _states() -> list[Markup]:
    """Draw what marks a pawn that sleeps, and one that is out of its mind: a small disc by the head."""
    disc = '<circle r="8.5" fill="#1A1420"/><circle r="8.5" fill="none" stroke="#CDBCE0" stroke-width="1.2"/>'
    pen = 'fill="none" stroke="#F3EBDF" stroke-linecap="round" stroke-linejoin="round"'
    return [
        Markup(
            f'<g id="c-asleep">{disc}<path d="M4.3 1.7A4.8 4.8 0 1 1-1.3-4.6 3.9 3.9 0 0 0 4.3 1.7z" '
            f'fill="#F3EBDF"/></g>'
        ),
        Markup(
            f'<g id="c-insane">{disc}<path d="M0 .2C0-.5 1-.6 1.3.2 1.8 1.3.7 2.4-.4 2.3-2 '
            f"2.2-3-.4-2.7-1.9-2.2-4 0-5 1.8-4.3"
            f' 4-3.5 5-1.1 4.2 1 3.4 3.3.9 4.5-1.3 3.7" {pen} stroke-width="1.4"/></g>'
        ),
    ]


PIPS: Final = {1: ((30, 30),), 2: ((19, 41), (41, 19)), 3: ((17, 43), (30, 30), (43, 17))}


def _dice() -> list[Markup]:
    shade = "".join(
        f'<ellipse cx="{17 + i:g}" cy="27.5" rx="{10.5 + 2 * i:g}" ry="{3 + i:g}" fill="#120806" opacity=".1"/>'
        for i in range(3)
    )
    cube = (
        f'<g id="c-die">{shade}<g stroke-width="1.6" stroke-linejoin="round"><path d="M16 3l11.5 6.5L16 16 4.5 9.5z" '
        'fill="#FBF3E4" stroke="#FBF3E4"/><path d="M4.5 9.5L16 16v13L4.5 22.5z" fill="#DCCDB4" stroke="#DCCDB4"/>'
        '<path d="M27.5 9.5L16 16v13l11.5-6.5z" fill="#AD9878" stroke="#AD9878"/></g><path d="M5 9.8L16 16l11-6.2M16 '
        '16v12.5" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width=".8"/><g fill="#3A2C1E"><ellipse cx="16" '
        'cy="9.5" rx="2.1" ry="1.25"/><ellipse cx="8.2" cy="14.6" rx="1.15" ry="1.7"/><ellipse cx="12.4" cy="21.8" '
        'rx="1.15" ry="1.7"/><ellipse cx="23.9" cy="14.4" rx="1.1" ry="1.65"/><ellipse cx="21.8" cy="18.9" rx="1.1" '
        'ry="1.65"/><ellipse cx="19.7" cy="23.4" rx="1.1" ry="1.65"/></g></g>'
    )
    spent = (
        '<path id="c-die-spent" d="M16 3L27.5 9.5V22.5L16 29 4.5 22.5V9.5zM16 16V29M16 16L27.5 9.5M16 16L4.5 9.5" '
        'fill="none" stroke="var(--muted)" stroke-width="1.2" stroke-linejoin="round" stroke-dasharray="2.5 2.5" '
        'opacity=".8"/>'
    )
    dark = (
        '<g id="c-die-shade" fill="#120806"><rect x="5" y="11" width="56" height="54" rx="15" opacity=".2"/>'
        '<rect x="3" y="10" width="60" height="57" rx="16" opacity=".14"/></g>'
    )
    body = (
        '<g id="c-die-flat"><rect x="3" y="9" width="54" height="52" rx="13" fill="var(--bone-foot)"/>'
        '<rect x="3" y="4" width="54" height="52" rx="13" fill="url(#c-bone)"/>'
        '<path d="M8 14a9 9 0 0 1 9-8.5H43" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/>'
        '<rect x="8" y="9" width="44" height="42" rx="10" fill="#fff" opacity=".28"/></g>'
    )
    asked = (
        '<g id="c-die-asked"><use href="#c-die-flat"/><text x="30" y="41" text-anchor="middle" font-size="30" '
        'font-weight="700" fill="#6C5A44">?</text></g>'
    )
    blank = (
        '<g id="c-die-0"><use href="#c-die-flat"/><circle cx="30" cy="30" r="8" fill="none" stroke="#A8967A" '
        'stroke-width="3.5"/></g>'
    )
    pips = [
        f'<g id="c-die-{number}"><use href="#c-die-flat"/>'
        + "".join(f'<circle cx="{x}" cy="{y}" r="5.6" fill="var(--bone-ink)"/>' for x, y in spots)
        + "</g>"
        for number, spots in PIPS.items()
    ]
    return [Markup(text) for text in (cube, spent, dark, body, asked, blank, *pips)]
